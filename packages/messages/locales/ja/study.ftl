### ゲームの研究：振り返り。

review = 振り返り
reviewOf = { $game }の振り返り
toGame = ゲームへ戻る

notOver = 先にゲームを終えてください。振り返りでは、隠れたものも見えます。

making = ゲームを振り返っています…{ $percent }%
stop = 中止
start = 振り返りを始める
failed = 振り返りに失敗しました：{ $reason }
again = もう一度振り返る
depth = 深さ
depths_quick = 簡易
depths_normal = 標準
depths_deep = 詳細
about = どの手も、そのプレイヤーがその時点で知りえたことで判定します。隠れたタイルは、判定する側にも分かりません。
guessed = このゲームには不明なタイルがあり、ランダムに補いました。手札が確かでないプレイヤーの手は判定しません。

lesson_yours =
    { $count ->
        [1] あなたの最大の失着は{ $points }点の損でした。
       *[other] あなたの大きな失着{ $count }つで、合計{ $points }点の損でした。
    }
lesson_of =
    { $count ->
        [1] { $name }の最大の失着は{ $points }点の損でした。
       *[other] { $name }の大きな失着{ $count }つで、合計{ $points }点の損でした。
    }
lesson_none = 目立った失着はありませんでした。
lesson_noneOf = { $name }に目立った失着はありませんでした。
lesson_show = 最大の失着を表示

grades_best = 最善手
grades_good = 好手
grades_inaccuracy = 緩手
grades_mistake = 悪手
grades_blunder = 大悪手
counts_best = 最善手{ $count }
counts_good = 好手{ $count }
counts_inaccuracy = 緩手{ $count }
counts_mistake = 悪手{ $count }
counts_blunder = 大悪手{ $count }

verdict_lost = { $name }は{ $points }点と勝率{ $percent }%を損しました。
verdict_lostPoints = { $name }は{ $points }点を損しました。
verdict_nothingLost = { $name }に損はありませんでした。
verdict_forced = { $name }に選択の余地はありませんでした。
verdict_guessed = 判定なし：{ $name }の手札が分かりません。
verdict_betterAt = まさる手：{ $cell }にタイル
verdict_better = まさる手：{ $move }
verdict_show = ボードに表示
verdict_played = 実際の手を表示
verdict_solved = 確定：残りは最後まで読み切りました。
verdict_none = 手を順に進めるか、重要な場面を選んでください。

graph = 各手の後の勝率
graphPoints = 各手の後の予想得点
graphText = { $name } { $percent }%

accuracy = 精度
key = 重要な場面
draw = { $name }に有利な引き
marked = 緩手、悪手、大悪手
noMarked = なし：見事な内容です。

account_title = 運と打ち方
account_in = 単位
account_points = 得点
account_win = 勝率
account_start = 開始時の予想
account_luck = 引きの運
account_ownPlay = 自分の手
account_othersPlay = 相手の手
account_hidden = 伏せたタイル
account_result = 結果
account_ended = 終了時の予想
account_about = 最初の手の前に各プレイヤーが期待できたことと、終わりまでに運と手が変えたこと。

analyse = ここから検討
