### お題：同じタイルの並びでもう一度、そして今日のお題。

same_title = 同じお題
same_titleOf = { $title }と同じお題
same_about = 同じタイルが同じ順に出ます。もう一度遊ぶか、友だちにリンクを送って比べましょう。
same_results = このお題の結果
same_noResults = この端末では、まだだれもこのお題を終えていません。
same_who = プレイヤー
same_points = 得点
same_margin = 点差
same_date = 日付
same_against = 相手：{ LIST($names) }
same_here = このゲーム
same_share = このお題のリンク
same_shareAbout = 開いた人はだれでも、同じゲームを同じタイルで遊べます。
same_damaged = このリンクは途中で切れています。全体をコピーするか、もう一度もらってください。
same_bad = このリンクの先にお題はありません：{ $reason }
same_online = 同じお題の新しいテーブル
same_onlineAbout = テーブル{ $code }と同じ順にタイルが出ます。そのゲームを見た人は、次に何が来るかを知っています。
same_tables = このお題のテーブル
same_watch = 見る
same_others = ほかに{ $count }テーブルが進行中です。

daily_title = 今日のお題
daily_about = 全員が同じタイルを同じ順に受け取ります。最初に終えたゲームが記録になります。
daily_practice = 最初に終えたゲームが記録になり、それ以降は練習です。
daily_against =
    { $count ->
        [1] 相手：コンピューター、レベル{ $level }
       *[other] 相手：コンピューター{ $count }人、レベル{ $level }
    }
daily_againstNobody = 1人で、できるだけ高得点を目指します
daily_future = このお題はまだ出ていません。
daily_play = 始める
daily_resume = 続ける
daily_again = もう一度
daily_streak = { $days }日連続
daily_noCoach = 今日のお題ではコーチを使えません。
daily_toResult = 今日の結果

daily_alone = { $points }点
daily_won = { daily_alone }、{ $margin }点差で勝ち
daily_lost = { daily_alone }、{ $margin }点差で負け
daily_drawn = { daily_alone }で引き分け
daily_beaten = { $levels }レベル中{ $beaten }レベルに勝ちました。
daily_comparing = 8つのレベルがあなたの席で打っています…{ $percent }%
daily_notCompared = コンピューターはこのお題を打てませんでした：{ $reason }
daily_tryAgain = 再試行
daily_levels = あなたの席に着いた8つのレベル（相手は同じ）
daily_you = あなた
# それぞれのレベルの行で読み上げられるので、だれの勝ちかを言います。
daily_outcomes_better = あなたの勝ち
daily_outcomes_equal = 同点
daily_outcomes_worse = あなたの負け
daily_review = ゲームを振り返る

daily_share = 結果を共有
daily_shareTitle = Guimard、{ $date }：{ $title }
daily_shareBeaten = コンピューター{ $levels }レベル中{ $beaten }レベルに勝利
daily_copy = コピー
daily_copied = コピーしました。
daily_notCopied = このブラウザーではコピーできません。テキストを選択して、ご自分でコピーしてください。
daily_send = 送る

daily_yesterday = 昨日のお題
daily_modelTitle = 達人の打ち方
daily_modelAbout = 最強のレベルがあなたの席でお題を打ち、すべての手を振り返ります。タイルがすべて見えてしまいます。
daily_model = 模範ゲームを振り返る
daily_modelPlaying = コンピューターが打っています…{ $percent }%
daily_calendar = 過去30日
daily_calendarAbout = 数字は、8つのレベルのうちいくつに勝ったかを示します。過去のお題も遊べますが、連続日数に入るのは、その日のうちに始めたお題だけです。
daily_notPlayed = 未プレイ

daily_board_title = 今日の順位表
daily_board_empty = 結果はまだありません。
daily_board_rank = 順位
daily_board_nameless = （名前は削除済み）
daily_board_count = { $count }人
daily_board_counted = { $count }人中{ $rank }位です。
daily_board_name = 順位表での名前
daily_board_send = 結果を登録
daily_board_sending = 確認中…
daily_board_sendAbout = 手の記録がサーバーに送られ、ゲーム全体の確認を経て登録されます。名前と得点は全員に見えます。
daily_board_erase = 順位表から名前を削除
