title = ソロ
game = メトロ：ソロ
about = 1人で8つの会社の路線を延ばします。最下位の会社の利益が得点です。
preset = 1人用：8つの会社のうち最下位の利益が得点です。

sides_normal =
    .title = 普通
    .about = 最下位の会社の利益が得点です。
sides_hard =
    .title = 難しい
    .about = 首位と最下位の差を引きます。

events_turned = めくられた色は{ colour }です。
events_refused = ddddを断り、代わりに{ $tile }が来ました。

prompts_extend = { colour }の路線をどれか延ばしてください。

source = 最下位の会社
sourceGap = 首位との差

panel_colour = 今の色
panel_noColour = まだ色がめくられていません。
panel_extend = { colour }の路線をどれか延ばす
panel_deck = 色札の残り
panel_deckEmpty = 色札が尽きました。すべての色を混ぜ直します。
panel_profits = 利益
panel_gone = 完成
panel_last = 最下位
panel_resultNow = 現在の得点{ $points }
panel_resultOf = 最下位の会社の利益：{ $last }
panel_resultOfHard = 最下位の会社{ $last }、首位との差{ $gap }を引く
panel_question = どの列車も折り返すタイルです。残しますか？
panel_keep = 残す
panel_refuse = 断って引き直す
panel_colourIs = 今の色は{ colour }です。
panel_deckHas = 色札の残り：{ $items }。
panel_goneAre = 完成してゲームから外れた色：{ $items }。
panel_profitsAre = 利益：{ $items }。
panel_resultIs = 現在の得点：{ points }。
panel_summary = 色：{ colour }／現在{ $points }点
panel_summaryResult = 現在{ $points }点
