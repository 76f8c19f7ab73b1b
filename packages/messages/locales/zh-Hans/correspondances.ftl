### Correspondances：设置、事件、桌面、手牌、面板和描述。

## 句子引用的形式

# 紧跟在动词后面：数字前空一格。
point =
    { $arrival ->
        [5] 西侧的 M 点
        [6] 东侧的 M 点
       *[other] {" "}{ $arrival } 号线端点
    }
transfers =
    { $changes ->
        [0] 无换乘
       *[other] 换乘 { $changes } 次
    }
points = { $gain } 分
sections = { $length } 块板块

title = Correspondances，{ $target } 分制
# 进行中的对局：领先者的分数。
progress = { $points } 分，目标 { $target } 分

presets_match =
    .title = 比赛
    .about = 先得 10 分者胜，轮数不限。
presets_short =
    .title = 短赛
    .about = 先得 5 分者胜，常常两三轮就结束。

setup_target = 获胜分数
setup_targetChoice = { $target } 分
setup_targetLong = 大约四轮。
setup_targetShort = 大约两轮。
setup_rotate = 每轮谁先手？
setup_same = 始终同一名玩家
setup_sameAbout = 与规则书一致：每轮都由最年轻的玩家先手。
setup_next = 轮流先手
setup_nextAbout = 每轮换下一名玩家先手。先手略吃亏，这样大家分担。

## 座位以颜色相称；线路是秘密，因此不用线路的颜色

seatColours_1 = 紫色
seatColours_2 = 橙色
seatColours_3 = 棕色
seatColours_4 = 灰色

# 每种颜色一个字，各不相同。
seatLetters_1 = 紫
seatLetters_2 = 橙
seatLetters_3 = 棕
seatLetters_4 = 灰

# 颜色名，单独用。
line-colour =
    { $line ->
        [1] 红
        [2] 蓝
        [3] 黄
       *[other] 绿
    }
lineName = { $line } 号线（{ line-colour }）

kinds_cross = 交叉
kinds_bridge = 立交
kinds_link = 相接
kinds_curves = 双弯

kindAbout_cross = 两线交叉，可以换乘
kindAbout_bridge = 两线交叉，不能换乘
kindAbout_link = 两线转弯并在换乘环相接
kindAbout_curves = 两线各自转弯，互不相接

tile = { $kind } { $a }–{ $b }
straight = { $line } 号线直线板块
endTile =
    { $end ->
        [west] 西侧
       *[east] 东侧
    }端头板块

told_round = 第 { $round } 轮：直线板块的顺序为 { LIST($order, separator: "、") }。{ $name } 先手。
told_dealt = { $name } 抽取一条线路。
told_dealtLine = { $name } 抽到 { lineName }。
told_aside = { $tile } 无处可放。{ $name } 把它放到一旁。
told_placed = { $name } 把 { $tile } 放在 { $cell }。
told_journey = { $name } 持有 { lineName }，到达{ point }，{ transfers }：{ points }。
told_portion = { $name } 的路段最长，{ lineName }共 { sections }：{ points }。
told_scored = 第 { $round } 轮结束。{ LIST($seats, separator: "") }
told_seat = { $name } 持有 { lineName }：{ points }，共 { $total } 分。
told_over = { $name } 赢得比赛：{ LIST($scores, separator: "，") }。
told_score = { $name } { $total }

sources_journeys = 行程
sources_portions = 最长路段

highlights_journey = 最佳行程
highlights_round = 最佳一轮

board_label = 桌面：板块、直线板块和端头板块。方向键移动，R 旋转板块，Enter 放置。
board_fit = 显示全部
board_closer = 放大
board_farther = 缩小
board_lines = 线路
board_traceLine = 显示 { lineName }：从起点起 { sections }
# 在亮起的线路末端。
board_length = { $length }
board_growth = { $before } → { $after }
# 带有这么多次换乘的行程。
board_journey = ⇄ { $changes }
board_gain = +{ $gain }
board_way = { $way }/{ $ways }
board_cell = { $cell }：{ $what }
board_empty = 空格，不与任何板块相邻
board_open = 空格
board_openWants = 空格，需要 { $wants }
board_fits = 可放，需要 { $wants }；你的板块有 { $ways } 种放法
board_fitsFreely = 可放；你的板块有 { $ways } 种放法
# 0 北、1 东、2 南、3 西。
board_want =
    { $line } 号线在{ $side ->
        [0] 北侧
        [1] 东侧
        [2] 南侧
       *[other] 西侧
    }
board_wants = { LIST($wants, separator: "、") }
board_section = { $tile }，{ $tracks }
board_track =
    { $line } 号线{ $from ->
        [0] 北
        [1] 东
        [2] 南
       *[other] 西
    }–{ $to ->
        [0] 北
        [1] 东
        [2] 南
       *[other] 西
    }
board_tracks = { LIST($tracks, separator: "，") }
board_westEnd = 西侧端头：2 号线向北出发，3 号线向南出发，M 点在西
board_eastEnd = 东侧端头：1 号线向北出发，4 号线向南出发，M 点在东
board_coach = { $cell }；教练推荐的第 { $rank } 位

hand_place = 放置这块板块
hand_placeHint = 选择一个格子，或把板块拖到那里。
hand_waits = { $name } 放置这块板块
hand_thinks = { $name } 正在思考…
hand_between = 正在抽取板块…
hand_over = { $name } 赢得比赛
hand_section = 你的板块：{ $tile }。按下可旋转，也可以拖到桌面上。
hand_othersSection = 抽到的板块：{ $tile }
hand_noSection = 尚未抽取板块。
hand_rotate = 旋转
hand_placeButton = 放置
hand_cancel = 取消
hand_pile = 剩 { $pile } 块板块
hand_pileShort = 剩 { $pile }
hand_ownLine = 你的秘密线路：{ line-colour }
hand_hidden = 线路保密
hand_way =
    从{ $from ->
        [west] 西
       *[east] 东
    }端到{ $to ->
        [west] 西
       *[east] 东
    }端的 { $a }、{ $b } 或 M
hand_showOwn = 显示我的线路

effect_journey = 完成你到{ point }的行程，{ transfers }：{ points }。
effect_own = 你的路段 { $before } → { $after }。
effect_leads = 它是桌上最长的。
effect_portion = { $line } 号线：{ $before } → { $after }。
effect_ends = { $line } 号线到达：本轮结束。
effect_mayEnd = { $line } 号线到达：如果有人持有它，本轮结束。
effect_also = { $line } 号线也到达。
effect_mayAlso = { $line } 号线也到达，有人持有它才算数。
effect_last = 这是最后一块板块：本轮结束。
effect_nothing = 路段没有变化。

summary_title = 第 { $round } 轮结束
summary_byJourney = 有行程完成。所有线路亮出。
summary_byExhaustion = 没有板块可抽了。所有线路亮出。
summary_arrives =
    { transfers }，到达 { $arrival ->
        [5] M
        [6] M
       *[other] { $arrival } 号端点
    }
summary_stays = 未到达
summary_portion = 路段 { $length }
summary_longest = 最长路段 { $length }：+1
summary_gain = +{ $gain }
summary_total = { $total }，目标 { $target }
summary_unheld = 无人持有 { LIST($lines, separator: "、") }。
# 上面的一条线路。
summary_unheldLine = { lineName }
summary_wins = { $name } 赢得比赛。
summary_show = 显示 { $name } 的线路
summary_go = 继续
summary_close = 关闭

panels_totals = 分数
panels_tiles = 剩余板块
panels_round = 轮
panels_total = 合计
panels_target = 先得 { $target } 分者胜。
panels_noRound = 还没有完成计分的轮次。
panels_inRound = { points }，{ lineName }
panels_left = 还剩 { $left } 块板块。
panels_copies = { $tile }：剩 { $left } 块
panels_aside = 因无处可放而搁置：{ LIST($tiles, separator: "、") }。

text_round = 第 { $round } 轮。
text_scores = 分数：{ LIST($scores, separator: "，") }；{ $target } 分获胜。
text_row = 从西到东：西侧端头板块在 e0s0，{ LIST($order, separator: "、") } 号线的直线板块，东侧端头板块在 e5s0。
text_own =
    你持有 { lineName }。它从 { $cell } 出发，必须到达 { $a } 号线端点、{ $b } 号线端点或{ $end ->
        [west] 西侧
       *[east] 东侧
    }的 M 点。它的路段有 { sections }。
text_portions = 路段：{ LIST($portions, separator: "；") }。
text_portion = { $line } 号线：{ $length }
text_sections = 第 { $row } 行：{ LIST($tiles, separator: "；") }。
text_noSections = 还没有放置板块。
text_drawn = { $name } 必须放置 { $tile }。还剩 { $pile } 块可抽。
text_start = { lineName }从 { $cell } 出发。
text_notStarted = 那里还没有板块。
text_crossing =
    { $cell }：{ $tile }，由{ $from ->
        [0] 北
        [1] 东
        [2] 南
       *[other] 西
    }向{ $to ->
        [0] 北
        [1] 东
        [2] 南
       *[other] 西
    }。
text_openEnd = 经过 { sections }，在 { $cell } 前断开。
text_closedEnd = 经过 { sections }，停在端头板块。
text_arrives = 它的行程完成：到达{ point }，{ transfers }。
text_noJourney = 它的行程尚未完成。
text_move =
    { $cell }，{ $turned ->
        [0] 不旋转
        [1] 旋转四分之一圈
        [2] 旋转半圈
       *[other] 旋转四分之三圈
    }：{ $tracks }。

## 由人代替运气作决定

outcomes_order = 直线板块的顺序为 { LIST($order, separator: "、") }
outcomes_whichTile = { $name } 抽到哪块板块？
outcomes_whichLine = { $name } 抽到哪条线路？
outcomes_whichOrder = 直线板块按什么顺序排列？
