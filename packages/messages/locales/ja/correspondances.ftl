### コレスポンダンス：設定、できごと、テーブル、手札、パネル、説明。
### 路線は「1号線」のように呼びます。「発着点」は各路線の出発点であり到着点です。

point =
    { $arrival ->
        [5] 西のM
        [6] 東のM
       *[other] { $arrival }号線の発着点
    }
transfers =
    { $changes ->
        [0] 乗り換えなし
       *[other] 乗り換え{ $changes }回
    }
points = { $gain }点
sections = タイル{ $length }枚
# 路線の色。
line-colour =
    { $line ->
        [1] 赤
        [2] 青
        [3] 黄色
       *[other] 緑
    }
# 東西。
from-end =
    { $from ->
        [west] 西
       *[east] 東
    }
to-end =
    { $to ->
        [west] 西
       *[east] 東
    }

title = コレスポンダンス、{ $target }点先取
progress = { $target }点中{ $points }点

presets_match =
    .title = マッチ
    .about = 必要なだけラウンドを重ね、10点先取です。
presets_short =
    .title = 短いマッチ
    .about = 5点先取。たいてい2〜3ラウンドです。

setup_target = 目標点
setup_targetChoice = { $target }点
setup_targetLong = 約4ラウンド。
setup_targetShort = 約2ラウンド。
setup_rotate = 各ラウンドの先番は？
setup_same = いつも同じ人
setup_sameAbout = ルールブックどおり、最年少の人が毎ラウンド先番です。
setup_next = 交代制
setup_nextAbout = 次のラウンドは次の人が先番です。先番はわずかに不利なので、公平になります。

## 席の色。路線は秘密なので、路線の色とは別の色です。

seatColours_1 = 紫
seatColours_2 = オレンジ
seatColours_3 = 茶色
seatColours_4 = 灰色

seatLetters_1 = 紫
seatLetters_2 = 橙
seatLetters_3 = 茶
seatLetters_4 = 灰

lineName = { $line }号線（{ line-colour }）

kinds_cross = 交差
kinds_bridge = 立体交差
kinds_link = 接続
kinds_curves = カーブ

kindAbout_cross = 2路線が交差、乗り換えできる
kindAbout_bridge = 2路線が交差、乗り換えできない
kindAbout_link = 2路線が曲がって接し、乗り換えできる
kindAbout_curves = 2路線が離れて曲がる

tile = { $kind }{ $a }–{ $b }
straight = { $line }号線の直線タイル
endTile =
    { $end ->
        [west] 西の端タイル
       *[east] 東の端タイル
    }

told_round = 第{ $round }ラウンド：直線タイルの順序は{ LIST($order, separator: "、") }です。{ $name }が先番です。
told_dealt = { $name }が路線を引きました。
told_dealtLine = { $name }が{ lineName }を引きました。
told_aside = { $tile }はどこにも置けません。{ $name }が脇によけました。
told_placed = { $name }が{ $cell }に{ $tile }を置きました。
told_journey = { lineName }の{ $name }が{ point }に到着、{ transfers }：{ points }。
told_portion = 最長区間は{ $name }、{ lineName }の{ sections }：{ points }。
told_scored = 第{ $round }ラウンド終了。{ LIST($seats, separator: "") }
told_seat = { $name }は{ lineName }で{ points }、計{ $total }点。
told_over = { $name }がマッチに勝ちました：{ LIST($scores) }。
told_score = { $name }は{ $total }点

sources_journeys = 旅
sources_portions = 最長区間

highlights_journey = 最高の旅
highlights_round = 最高のラウンド

board_label = テーブル：タイル、直線タイル、端タイル。矢印キーで移動、Rでタイルを回転、Enterで配置します。
board_fit = 全体を表示
board_closer = 拡大
board_farther = 縮小
board_lines = 路線
board_traceLine = { lineName }を表示：出発点から{ sections }
board_length = { $length }
board_growth = { $before }→{ $after }
board_journey = ⇄{ $changes }
board_gain = +{ $gain }
board_way = { $way }/{ $ways }
board_cell = { $cell }：{ $what }
board_empty = 空き、隣にタイルなし
board_open = 空き
board_openWants = 空き、必要なのは{ $wants }
board_fits = 空き、必要なのは{ $wants }。今のタイルは{ $ways }通りに置けます
board_fitsFreely = 空き。今のタイルは{ $ways }通りに置けます
board_want =
    { $side ->
        [0] 北
        [1] 東
        [2] 南
       *[other] 西
    }に{ $line }号線
board_wants = { LIST($wants) }
board_section = { $tile }、{ $tracks }
board_track =
    { $line }号線は{ $from ->
        [0] 北
        [1] 東
        [2] 南
       *[other] 西
    }と{ $to ->
        [0] 北
        [1] 東
        [2] 南
       *[other] 西
    }
board_tracks = { LIST($tracks) }
board_westEnd = 西の端タイル：2号線は北へ、3号線は南へ出発、Mは西
board_eastEnd = 東の端タイル：1号線は北へ、4号線は南へ出発、Mは東
board_coach = { $cell }、コーチの第{ $rank }候補

hand_place = このタイルを置いてください
hand_placeHint = マスを選ぶか、タイルをそこへドラッグします。
hand_waits = { $name }がこのタイルを置きます
hand_thinks = { $name }が考えています…
hand_between = タイルを引いています…
hand_over = { $name }がマッチに勝ちました
hand_section = 自分のタイル：{ $tile }。押すと回転、テーブルへドラッグもできます。
hand_othersSection = 引かれたタイル：{ $tile }
hand_noSection = 引かれたタイルはありません。
hand_rotate = 回転
hand_placeButton = 置く
hand_cancel = キャンセル
hand_pile = 残りタイル{ $pile }枚
hand_pileShort = 残り{ $pile }枚
hand_ownLine = 自分の秘密の路線：{ line-colour }
hand_hidden = 路線は秘密です
hand_way = { from-end }の端から、{ to-end }の{ $a }・{ $b }・Mへ
hand_showOwn = 自分の路線を表示

effect_journey = { point }への旅が完了、{ transfers }：{ points }。
effect_own = 自分の区間{ $before }→{ $after }。
effect_leads = テーブルで最長になります。
effect_portion = { $line }号線：{ $before }→{ $after }。
effect_ends = { $line }号線が到着し、ラウンドが終わります。
effect_mayEnd = { $line }号線が到着し、持つ人がいればラウンドが終わります。
effect_also = { $line }号線も到着します。
effect_mayAlso = { $line }号線も到着し、持つ人がいれば得点になります。
effect_last = 最後のタイルなので、ラウンドが終わります。
effect_nothing = 区間は変わりません。

summary_title = 第{ $round }ラウンド終了
summary_byJourney = 旅が完了しました。すべての路線を公開します。
summary_byExhaustion = 引けるタイルが尽きました。すべての路線を公開します。
summary_arrives =
    { $arrival ->
        [5] Mへ
        [6] Mへ
       *[other] { $arrival }号線へ
    }、{ transfers }
summary_stays = 未到着
summary_portion = 区間{ $length }
summary_longest = 最長区間{ $length }：+1
summary_gain = +{ $gain }
summary_total = { $target }点中{ $total }点
summary_unheld = 持つ人がいなかった路線：{ LIST($lines) }。
summary_unheldLine = { lineName }
summary_wins = { $name }がマッチに勝ちました。
summary_show = { $name }の路線を表示
summary_go = 続ける
summary_close = 閉じる

panels_totals = 得点
panels_tiles = 残りのタイル
panels_round = ラウンド
panels_total = 合計
panels_target = { $target }点先取で勝ちです。
panels_noRound = 得点したラウンドはまだありません。
panels_inRound = { lineName }で{ points }
panels_left = これから引くタイル：{ $left }枚。
panels_copies = { $tile }：残り{ $left }
panels_aside = 置けずによけたタイル：{ LIST($tiles) }。

text_round = 第{ $round }ラウンド。
text_scores = 得点：{ LIST($scores) }。{ $target }点で勝ち。
text_row = 西から東へ：e0s0に西の端タイル、直線タイルは{ LIST($order) }号線の順、e5s0に東の端タイル。
text_own =
    あなたの路線は{ lineName }です。{ $cell }から始まり、{ $a }号線か{ $b }号線の発着点、または{ $end ->
        [west] 西
       *[east] 東
    }のMに着かなければなりません。区間は{ sections }です。
text_portions = 区間：{ LIST($portions) }。
text_portion = { $line }号線は{ $length }枚
text_sections = { $row }行：{ LIST($tiles, separator: "；") }。
text_noSections = まだタイルが置かれていません。
text_drawn = { $name }は{ $tile }を置かなければなりません。引くタイルは残り{ $pile }枚です。
text_start = { lineName }は{ $cell }へ出発します。
text_notStarted = そこにはまだタイルがありません。
text_crossing =
    { $cell }：{ $tile }、{ $from ->
        [0] 北
        [1] 東
        [2] 南
       *[other] 西
    }から{ $to ->
        [0] 北
        [1] 東
        [2] 南
       *[other] 西
    }へ。
text_openEnd = { $cell }の手前で途切れています。ここまで{ sections }です。
text_closedEnd = 端タイルで止まります。ここまで{ sections }です。
text_arrives = 旅は完了：{ point }まで{ transfers }。
text_noJourney = 旅はまだ完了していません。
text_move =
    { $cell }、{ $turned ->
        [0] 引いたまま
        [1] 4分の1回転
        [2] 半回転
       *[other] 4分の3回転
    }：{ $tracks }。

## 偶然が決めることを人が選ぶとき

outcomes_order = 直線タイルの順序は{ LIST($order, separator: "、") }
outcomes_whichTile = { $name }が引くタイルは？
outcomes_whichLine = { $name }が引く路線は？
outcomes_whichOrder = 直線タイルの順序は？
