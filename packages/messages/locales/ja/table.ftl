### テーブル：履歴、コーチ、結果など、どのボードのまわりにもあるもの。

menu = メニュー
home = トップ
rules = ルール
settings = 設定
undo = 元に戻す
undoReviewing = 先にゲームへ戻ってください。
undoPractice = 練習ゲームでは何でも元に戻せます。
hint = コーチに聞く
advising = コーチが考えています…
advice_at = { $cell }にタイル
advice_ahead = { $points }点リード
advice_behind = { $points }点ビハインド
advice_level = 互角
advice_within = { $lead }、±{ $points }
advice_wins = 勝率{ $percent }%
advice_equal = ほぼ互角
advice_only = 打てる手は1つだけです。
advice_live = コーチが答えるのは現在の手番についてです。ゲームへ戻って尋ねてください。
advice_sureness_certain = 確定：残りは最後まで読み切りました。
advice_sureness_sure = 自信あり：明らかに最善の手が1つあります。
advice_sureness_fairly = やや自信あり：ほかより良さそうな手が1つあります。
advice_sureness_guess = 推測：上位の手はほぼ互角です。
noAdvice = コーチに最善手を尋ねられます。コーチに見えるのは、あなたに見えるものだけです。
history = 履歴
toFirst = 最初へ
back = 前の手
forward = 次の手
toLast = ゲームへ戻る
replay = 最近の手を再生
moment = { $of }手中{ $at }手目
lookingBack = { $of }手中{ $at }手目を表示中。
log = 記録
coach = コーチ
inWords = テキスト表示
earlier = すべて表示
nothingYet = まだ手がありません。
scoringOnly = 得点した手のみ
noScoring = まだ得点がありません。
players = プレイヤーと得点
pin = { $name }の未完成の路線を表示
onTurn = 手番
thinks = 考え中…
yourTurn = あなたの手番です
# ボタン自体に出る確認。
sure = { $choice }？元に戻せません
computer = コンピューター、レベル{ $level }
computerTimed = コンピューター、レベル{ $level }、1手{ $time }
slowDevice = この端末では処理が遅いため、コンピューターは{ $seconds }秒で考えるのをやめました。ここではレベル{ $level }が本来より弱くなります。
points = { $points }点
passTo = { $name }に端末を渡してください
passWhy = ほかのプレイヤーの秘密は隠されています。
lift = { $name }です
over = ゲーム終了

headline_won = { $points }点差で勝ちました
headline_youWon = 勝ちました
headline_lost = { $own }対{ $best }で負けました
headline_youLost = 負けました
headline_youTied = { LIST($names) }と同点優勝です
headline_wins = { $name }の勝ち、{ $scores }
headline_tied = { LIST($names, separator: "と") }の同点優勝
headline_solo = 得点は{ $points }点です
headline_newBest = この端末での最高得点です。これまでは{ $points }点でした。
headline_best = この端末での最高：{ $points }点

results = 結果
highlights = 見どころ
showOnBoard = ボードに表示

picture_share = 画像を共有
picture_save = 画像を保存
picture_failed = このブラウザーでは画像を作れません。

plot_label = 表示
plot_points = 得点
plot_value = 終了時換算
plot_valueTitle = その時点でゲームが終わった場合の得点

total = 合計
source = 内訳
overTime = 得点の推移
plotText = { $name }は最終{ $points }点
lookAtBoard = ボードを見る
rematch = もう一度
review = 振り返り

introduction_several = このゲームの新要素
introduction_close = 分かりました
introduction_lesson = レッスンを始める
introduction_open = 要点

again_title = 新しいゲームを始めますか？
again_text = このゲームはまだ終わっていません。「自分のゲーム」に残ります。
again_yes = 新しく始める
again_no = 続ける

assistance = アシスト

assistanceLevels_purist = ルールのみ：判定だけ
assistanceLevels_tracing = 路線追跡：路線をたどる
assistanceLevels_preview = プレビュー：置いた結果を示す
assistanceLevels_coach = コーチ：最善手を示す

practice = 練習：何でも元に戻せます
describe = テーブルの説明
followLine = 路線をたどる
moves = 打てる手
noMoves = 今はあなたの手番ではありません。
trouble = 問題が発生しました
notThere = このゲームはこのブラウザーにありません。削除された可能性があります。
refused = このゲームを開けません：{ $reason }
notSaved = このブラウザーではゲームを保存できません。ページを閉じると失われます。
elsewhere = このゲームは別のタブで開いています
elsewhereWhy = そこでの進行はすべて保存されます。ここで続けることもできます。
playHere = ここで続ける
tryAgain = 再試行
look = 表示
sheet = 詳細

title_turn = あなたの手番：{ $game }
title_versus = { $game }（対{ LIST($names) }）
title_players = { $game }：{ LIST($names) }

analyse = 検討ボード
analyseFair = フェアプレイのため、自分が参加中のオンラインゲームは、終わるまで検討できません。
