### Metro：事件、选择与描述。只属于某个模块的文字在 metro/modules/ 里。

points = { $points } 分
progress = 板块 { $at }/{ $of }
tiles = { $count } 块板块
shares = { $count } 张股票
chips = { $count } 枚筹码
cards = { $count } 张卡牌
tourists = { $count } 名游客
colour =
    { $colour ->
        [yellow] 黄色
        [blue] 蓝色
        [orange] 橙色
        [green] 绿色
        [purple] 紫色
        [grey] 灰色
        [red] 红色
       *[brown] 棕色
    }
owner =
    { $ownerIs ->
        [company] { $owner }
        [colour] { $owner }方
       *[player] { $owner }
    }
# 作主语：只有玩家名后面空一格。
owner-subject =
    { $ownerIs ->
        [company] { $owner }
        [colour] { $owner }方
       *[player] { $owner }{" "}
    }
# 黄色公司的、黄色方的、Anne 的。
owner-of = { owner-subject }的
start =
    { $fromIs ->
        [platform] { $from }
       *[station] { $from }
    }
# 紧跟在动词后面：“到达中央车站”“到达 9 号站”，数字前空一格。
end =
    { $toIs ->
        [centre] { $to }
        [platform] {" "}{ $to }
       *[station] {" "}{ $to }
    }

letters_yellow = 黄
letters_blue = 蓝
letters_orange = 橙
letters_green = 绿
letters_purple = 紫
letters_grey = 灰
letters_red = 红
letters_brown = 棕

game = Metro
gameWith = Metro：{ LIST($modules, separator: "、") }
gameSide = { $game }（{ $side }）

from_1 = 从北侧
from_2 = 从东侧
from_3 = 从南侧
from_4 = 从西侧

to_1 = 往北侧
to_2 = 往东侧
to_3 = 往南侧
to_4 = 往西侧

player = 玩家 { $number }
company = { colour }公司
nobody = 无主
station = { $number } 号站（{ $name }）
platform = { $number } 号站台
centre = 中央车站
departure = { $from }，{ $owner }
share = { colour } { $percent }% 股票

presets_classic =
    .title = 经典
    .about = 2000 年的原版，没有扩展。
presets_expert =
    .title = 专家
    .about = 公司、中央站台，每人两块手牌。
presets_solo-hard =
    .title = 单人，困难
    .about = 得分为最穷公司的利润减去它与最富公司的差距。

setup_modules = 模块
setup_city = 城市
setup_noCity =
    .title = 不用城市
    .about = 只有线路得分。
setup_side = 变体
setup_variants = 自定规则
setup_rotate =
    .title = 自由旋转
    .about = 不管箭头朝哪里，板块可以随意旋转。
setup_exclusive =
    .title = 一格一子
    .about = 计分棋子会跳过已被占用的格子。
setup_corners =
    .title = 对角相邻
    .about = 板块之间只碰到一个角也算相邻。
setup_hand = 手牌数
setup_handOf = { tiles }
setup_handAbout =
    { $count ->
        [1] 与规则书一致。
       *[other] 选择更多。
    }

events_first = { $name } 先手。
events_placed = { $name } 在 { $cell } 放置一块板块。
events_passed = { $name } 没有板块，跳过。
events_line = 从 { start }出发的线路到达{ end }：{ owner-subject }得 { points }（共 { $total } 分）。
events_lineDoubled = 从 { start }出发的线路到达{ end }：{ owner-subject }得 { $length } × 2 = { points }（共 { $total } 分）。
events_lineOfNobody = 从 { start }出发的线路到达{ end }。这条线路无主。
events_profit = 终局计分：{ owner-subject }得 { points }（共 { $total } 分）。
events_bonus = 终局计分：{ $name } 得 { points }（共 { $total } 分）。
# $points 是失去的分数，大于零。
events_bonusLost = 终局计分：{ $name } 失去 { points }（共 { $total } 分）。
events_over = 对局结束：{ LIST($scores, separator: "，") }。
events_score = { $name } { $score }

prompts_placeOrDraw = 放置一块板块，或抽一块。
prompts_place = 放置一块板块。
prompts_placeDrawn = 放置抽到的板块。
prompts_draw = 抽一块板块。
prompts_pass = 你没有板块了，请跳过。
prompts_decide = 请作出选择。
prompts_waiting = 轮到 { $name }。
prompts_chance = 抽取中…
prompts_over = 对局结束。

## 按钮上的选择

choices_place = 把 { $tile } 放在 { $cell }
choices_draw = 抽一块板块
choices_pass = 跳过

look_lines = 线路上色
look_paint_all = 全部
look_paint_mine = 我的
look_paint_pointed = 指向时
look_track = 计分条

labels_board = 棋盘
labels_otherMoves = 其他走法
labels_hand = 你的手牌
# 放置抽到的板块时，留在手里的那一块下面的字。
labels_kept = 保留
labels_pile = 牌堆剩 { tiles }
labels_rotate = 旋转
labels_draw = 抽取
labels_pass = 跳过
labels_place = 放置
labels_cancel = 取消
labels_decide = 选择…

## 放下板块会怎样

effects_brings = { owner-subject }得 { points }
effects_finishes = { owner-subject }从 { start }出发的线路完成：{ points }
effects_finishesDoubled = { owner-subject }从 { start }出发的线路在中央车站完成：{ $length } × 2 = { points }
effects_bringsYou = 你得 { points }
effects_finishesYours = 你从 { start }出发的线路完成：{ points }
effects_finishesYoursDoubled = 你从 { start }出发的线路在中央车站完成：{ $length } × 2 = { points }
effects_lengthensYours = 你从 { start }出发的线路延长：长度由 { $before } 变为 { $after }
effects_finishesNobodys = 从 { start }出发的无主线路完成
effects_lengthens = { owner-subject }从 { start }出发的线路延长：长度由 { $before } 变为 { $after }
effects_asks = 然后由你选择
effects_nothing = 没有线路变化
effects_sentence = { $choice }：{ $effects }。
effects_plain = { $choice }。

## 用文字描述棋盘

board_names = 列从左到右为 A 至 H，行从上到下为 1 至 8。车站从右上角起按逆时针方向编号。
board_placed = 棋盘上有 { $placed } 块板块，牌堆剩 { $pile } 块。
board_row = 第 { $row } 行：{ $cells }。
board_emptyRow = 第 { $row } 行：没有板块。
board_tileOn = { $cell } 上为 { $tile }
board_free = 可以放置的格子：{ $cells }。
# 有几块板块时，说其中一块。
board_freeFor = { $tile } 可以放在：{ $cells }。

cell_centre = { $cell } 属于中央车站。
cell_empty = { $cell } 是空格。
cell_tile = { $cell } 上是板块 { $tile }。
cell_enters = { owner-subject }从 { start }出发的线路将{ $side }驶入这里。
cell_crosses = { owner-subject }从 { start }出发的线路{ $side }{ $exit }穿过这里。
cell_tourist = 这里有{ colour }游客。
cell_sight = 这里是景点：{ $sight }。

line_of = 从 { start }出发的线路属于{ $ownerIs ->
        [player] {" "}{ owner }
       *[company] { owner }
    }。
line_ofNobody = 从 { start }出发的线路无主。
line_none = { start }没有线路出发。
line_noTile = 它还没有经过任何板块。
line_length = 目前长度：{ $length }。
line_path = 它依次穿过 { LIST($crossings, separator: "；") }。
line_crossing = { $cell }：{ $side }{ $exit }
line_next = 接下来将{ $side }驶入 { $cell }。
line_ended = 它终止于{ end }，长度 { $length }。
line_doubled = 它终止于{ end }，长度 { $length }，得分翻倍。

tile_is = { $tile }：{ $tracks }。
tile_track = { $side }进、{ $exit }出

hand_holds = 你手里有 { $tiles }。
hand_drew = 你抽到了 { $tile }，必须放置它。
hand_empty = 你手里没有板块。
hand_none = 你在观战。

scores_seat = { $name }：{ points }。
scores_company = { $owner }：利润 { $points }。

## 分数的来源

sources_lines = 线路
sources_doubled = 中央翻倍
sources_exclusive = 跳过占用格

highlights_longest = 最长线路
highlights_biggest = 单次最高分

## 多个模块共用的面板文字

panels_unknown = 未知
panels_total = 合计
panels_points = { points }
panels_coloured = { colour } { $count }

## 由人代替运气作决定

outcomes_first = 谁先手？
outcomes_tile = { $name } 抽到哪块板块？
outcomes_tourist = { $cell } 上是哪名游客？
outcomes_other = 随机结果是什么？
