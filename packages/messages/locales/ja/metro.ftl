### メトロ：できごと、選択肢、ボードの説明。モジュールだけの文は metro/modules/ にあります。
### 色の名前はどれも「の」でつなぎます（黄色の路線、青の路線）。数えるときの語は枚・人・点で、複数形はありません。

points = { $points }点
progress = { $of }枚中{ $at }枚目
tiles = タイル{ $count }枚
shares = 株{ $count }枚
chips = チップ{ $count }枚
cards = カード{ $count }枚
tourists = 観光客{ $count }人
colour =
    { $colour ->
        [yellow] 黄色
        [blue] 青
        [orange] オレンジ
        [green] 緑
        [purple] 紫
        [grey] 灰色
        [red] 赤
       *[brown] 茶色
    }
owner = { $owner }
start = { $from }
end = { $to }

# 列車とバッジの一文字。オレンジは「橙」で表します。
letters_yellow = 黄
letters_blue = 青
letters_orange = 橙
letters_green = 緑
letters_purple = 紫
letters_grey = 灰
letters_red = 赤
letters_brown = 茶

game = メトロ
gameWith = メトロ：{ LIST($modules) }
gameSide = { $game }（{ $side }）

from_1 = 北から
from_2 = 東から
from_3 = 南から
from_4 = 西から

to_1 = 北へ
to_2 = 東へ
to_3 = 南へ
to_4 = 西へ

player = プレイヤー{ $number }
company = { colour }の会社
nobody = 持ち主なし
station = { $number }番駅（{ $name }）
platform = { $number }番ホーム
centre = 中央駅
departure = { $from }、{ $owner }
share = { colour }の{ $percent }%株

presets_classic =
    .title = クラシック
    .about = 2000年のゲームそのまま。追加要素はありません。
presets_expert =
    .title = エキスパート
    .about = 会社、中央ホーム、手札2枚で遊びます。
presets_solo-hard =
    .title = ソロ（難しい）
    .about = 最下位の会社の利益から、首位との差を引いて得点にします。

setup_modules = モジュール
setup_city = 都市
setup_noCity =
    .title = 都市なし
    .about = 路線だけが得点になります。
setup_side = 種類
setup_variants = ハウスルール
setup_rotate =
    .title = 回転自由
    .about = 矢印に関係なく、タイルを好きな向きに置けます。
setup_exclusive =
    .title = 1マス1マーカー
    .about = 得点マーカーは、ふさがったマスを飛ばして進みます。
setup_corners =
    .title = 角の接触
    .about = 角だけで接する場所にもタイルを置けます。
setup_hand = 手札の枚数
setup_handOf = { tiles }
setup_handAbout =
    { $count ->
        [1] ルールブックどおりです。
       *[other] 選択肢が増えます。
    }

events_first = { $name }が先番です。
events_placed = { $name }が{ $cell }にタイルを置きました。
events_passed = { $name }はタイルがないのでパスします。
events_line = { start }発の路線が{ end }に到着：{ owner }に{ points }（計{ $total }点）。
events_lineDoubled = { start }発の路線が{ end }に到着：{ owner }に{ $length }×2＝{ points }（計{ $total }点）。
events_lineOfNobody = { start }発の路線が{ end }に到着。持ち主はいません。
events_profit = 終了時の得点：{ owner }に{ points }（計{ $total }点）。
events_bonus = 終了時の得点：{ $name }に{ points }（計{ $total }点）。
events_bonusLost = 終了時の失点：{ $name }から{ points }（計{ $total }点）。
events_over = ゲーム終了：{ LIST($scores) }。
events_score = { $name }は{ $score }点

prompts_placeOrDraw = タイルを置くか、1枚引いてください。
prompts_place = タイルを置いてください。
prompts_placeDrawn = 引いたタイルを置いてください。
prompts_draw = タイルを引いてください。
prompts_pass = タイルがもうありません。パスしてください。
prompts_decide = 選んでください。
prompts_waiting = { $name }の手番です。
prompts_chance = 引いています…
prompts_over = ゲーム終了です。

choices_place = { $tile }を{ $cell }に置く
choices_draw = タイルを引く
choices_pass = パス

look_lines = 路線の色分け
look_paint_all = すべて
look_paint_mine = 自分のみ
look_paint_pointed = 指したとき
look_track = 得点トラック

labels_board = ボード
labels_otherMoves = ほかの手
labels_hand = 手札
# 引いたタイルを置く間、手札に残るタイルの下に出ます。
labels_kept = 手札
labels_pile = 山札{ $count }枚
labels_rotate = 回転
labels_draw = 引く
labels_pass = パス
labels_place = 置く
labels_cancel = キャンセル
labels_decide = 選ぶ…

## タイルを置くとどうなるか。読点でつながり、最後に句点がつきます。

effects_brings = { owner }に{ points }
effects_finishes = { owner }の{ start }発の路線が完成して{ points }
effects_finishesDoubled = { owner }の{ start }発の路線が中央駅で完成して{ $length }×2＝{ points }
effects_bringsYou = 自分に{ points }
effects_finishesYours = 自分の{ start }発の路線が完成して{ points }
effects_finishesYoursDoubled = 自分の{ start }発の路線が中央駅で完成して{ $length }×2＝{ points }
effects_lengthensYours = 自分の{ start }発の路線の長さが{ $before }から{ $after }に
effects_finishesNobodys = 持ち主のいない{ start }発の路線が完成
effects_lengthens = { owner }の{ start }発の路線の長さが{ $before }から{ $after }に
effects_asks = 続けて選択あり
effects_nothing = 路線は変化なし
effects_sentence = { $choice }：{ $effects }。
effects_plain = { $choice }。

## 言葉で表すボード

board_names = 列は左端がAで右端がH、行は上端が1で下端が8です。駅の番号は右上から反時計回りです。
board_placed = ボードにタイル{ $placed }枚、山札に{ $pile }枚。
board_row = { $row }行：{ $cells }。
board_emptyRow = { $row }行：タイルなし。
board_tileOn = { $cell }に{ $tile }
board_free = タイルを置けるマス：{ $cells }。
board_freeFor = { $tile }を置けるマス：{ $cells }。

cell_centre = { $cell }は中央駅の一部です。
cell_empty = { $cell }は空きマスです。
cell_tile = { $cell }にはタイル{ $tile }があります。
cell_enters = { owner }の{ start }発の路線が、次に{ $side }ここへ入ります。
cell_crosses = { owner }の{ start }発の路線が、ここを{ $side }{ $exit }通ります。
cell_tourist = ここに{ colour }の観光客がいます。
cell_sight = ここに名所「{ $sight }」があります。

line_of = { start }発の路線の持ち主は{ owner }です。
line_ofNobody = { start }発の路線に持ち主はいません。
line_none = { start }から出る路線はありません。
line_noTile = まだタイルがありません。
line_length = 現在の長さ：{ $length }。
line_path = 通るマス：{ LIST($crossings) }。
line_crossing = { $cell }（{ $side }{ $exit }）
line_next = 次は{ $cell }に{ $side }入ります。
line_ended = { end }に到着しました。長さは{ $length }です。
line_doubled = { end }に到着しました。長さは{ $length }で、得点は2倍です。

tile_is = { $tile }：{ $tracks }。
tile_track = { $side }{ $exit }

hand_holds = 手札は{ $tiles }です。
hand_drew = { $tile }を引きました。これを置いてください。
hand_empty = 手札はありません。
hand_none = 観戦中です。

scores_seat = { $name }：{ points }。
scores_company = { $owner }：利益{ $points }。

## 得点の内訳

sources_lines = 路線
sources_doubled = 中央駅で2倍
sources_exclusive = 飛ばしたマス

highlights_longest = 最長の路線
highlights_biggest = 最高の得点

panels_unknown = 不明
panels_total = 合計
panels_points = { points }
panels_coloured = { colour }{ $count }

## 偶然が決めることを人が選ぶとき

outcomes_first = 先番は？
outcomes_tile = { $name }が引くタイルは？
outcomes_tourist = { $cell }に立つ観光客は？
outcomes_other = 偶然の結果は？
