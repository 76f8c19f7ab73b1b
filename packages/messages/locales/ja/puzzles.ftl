### パズル：最善手が1つだけある局面。

title = パズル
intro = 明らかな最善手が1つある局面です。それを見つけ、ほかの手がなぜ劣るかを確かめましょう。
titled = パズル／{ $game }
toPuzzles = すべてのパズル
noPuzzle = パズルがありません
unknown = このパズルは存在しないか、なくなりました。ほかにもたくさんあります。

ofTheDay = 今日のパズル
solveToday = 解く
doneToday = 解答済み：見直す
ratingOf = レーティング{ $rating }
train = 練習
solve = パズルを解く
fitting = 該当{ $count }問
noneFits = 該当するパズルがありません。テーマかゲームを変えてください。
difficulty = 難しさ
difficulties_easier = やさしめ
difficulties_matching = 自分向き
difficulties_harder = 難しめ
theme = テーマ
allThemes = すべてのテーマ
game = ゲーム
allGames = すべてのゲーム
byTheme = テーマ別
solvedOf = { $count }問中{ $solved }問正解

themes_finish =
    .name = 完成させる
    .about = 路線を完成させて大きく得点します。
themes_save =
    .name = 路線を守る
    .about = 自分の路線が低い得点で終わるのを防ぎます。
themes_spoil =
    .name = じゃまをする
    .about = 相手の路線を、得点が低いうちに終わらせます。
themes_long =
    .name = 遠回り
    .about = 路線を完成させず、さらに先へ延ばします。
themes_draw =
    .name = 先に引く
    .about = 手札のタイルを置かずに引きます。
themes_share =
    .name = 株を選ぶ
    .about = 自分が株を持つ会社のために打ちます。
themes_city =
    .name = 都市で
    .about = 都市やモジュールの要素を生かします。
themes_journey =
    .name = 旅
    .about = コレスポンダンスで、自分の旅をつなぐか、ほかの旅を妨げます。

yourRating = レーティング
noRating = パズルを解くとレーティングがつきます。この端末に残ります。
within = ±{ $points }
provisional = （暫定）
chart =
    { $count ->
        [1] レーティング：{ $to }
       *[other] 最近{ $count }問のレーティング：{ $from }から{ $to }
    }
streak = 連続日数
days = { $count }日
run = 連続正解
solved = 正解数
notKept = このブラウザーには何も保存されません。ページを閉じるとレーティングは失われます。
erase = レーティングをリセット
eraseSure = レーティングと解いたパズルをリセットしますか？
erased = パズルのレーティングをリセットしました。

find = あなたは{ $name }です。最善手を見つけてください。
findAlone = 最善手を見つけてください。
showSolution = 正解を見る
giveUpSure = 見ますか？不正解になります
right = 正解！
rightLater = { $count }回目で正解です。
wrong = 最善手ではありません。
told = 正解
judging = 手を判定しています…
notJudged = 手を判定できませんでした。
lost_both = { $points }点と勝率{ $percent }%の損です。
lost_points = { $points }点の損です。
lost_win = 勝率{ $percent }%の損です。
margin_both = ほかのどの手よりも、推定で{ $points }点と勝率{ $percent }%まさります。
margin_points = ほかのどの手よりも、推定で{ $points }点まさります。
margin_win = ほかのどの手よりも、推定で勝率が{ $percent }%まさります。
proved = { $playouts }回の試行で検証済みです。
provedExactly = 確定：残りは最後まで読み切りました。
rated = レーティング：{ $rating }（{ $change }）
countedBefore = 前に答えたパズルなので、レーティングは変わりません。
tryAgain = もう一度
next = 次のパズル
share = 共有
copied = リンクをコピーしました。
analyse = 検討

comparison = 手の比較
move = 手
points = 得点
chance = 勝率
loss = 損
solution = （正解）
yours = あなたの手
