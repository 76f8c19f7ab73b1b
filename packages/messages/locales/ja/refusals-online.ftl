### サーバーが断る理由、またはサーバーに問い合わせられない理由。

## テーブルで

notYourTurn = 今はあなたの手番ではありません。
positionChanged = その間に状況が変わりました。もう一度ご確認ください。
gameBegun = ゲームはすでに始まっています。
gameStarting = ゲームが始まるところです。
nothingPromised = この席からは、抽選への提供が約束されていません。
shareTooEarly = 抽選への提供にはまだ早すぎます。全員の準備ができていません。
shareTwice = この席から抽選への提供は、すでに届いています。
shareNotPromised = 約束された抽選への提供とは異なります。
gameNotBegun = ゲームはまだ始まっていません。
gamePaused = ゲームは一時停止中です。
gameNotOver = ゲームはまだ終わっていません。
noGameToResign = 投了するゲームがありません。
youResigned = すでに投了しました。
notReplaced = コンピューターは代行していません。
alreadyReplaced = この席はすでにコンピューターが代行しています。
nobodyAwaited = コンピューターへの交代は、ゲームの進行中にしかできません。
nothingToAsk = 今、提案できることはありません。
otherRequestOpen = 別の提案があります。先にそちらに答えてください。
nothingAsked = 未回答の提案はもうありません。
alreadyAgreed = すでに同意しています。
playerPresent = このプレイヤーは戻ってきました。
playerMayReturn = このプレイヤーはまだ戻ってくるかもしれません。あと{ $seconds }秒お待ちください。
playerReady = このプレイヤーは準備完了です。
spectatorsOnlyWatch = 観戦中のため、打てません。
nothingReadable = このメッセージには読める文字がありません。

## 席とテーブル

seatEmpty = この席にはもうだれもいません。
seatTaken = この席はもう空いていません。
seatWasFreed = このテーブルの主催者が、あなたの席、または同じネットワークのだれかの席を空席にしました。数分後にまた席に着けます。
seatLost = そこの席はもうあなたのものではありません。
nameTaken = このテーブルには、同じ名前か見分けにくい名前の「{ $name }」がすでにいます。別の名前を選んでください。
nicknameInvalid = この名前は使えません。表示される文字で1〜24文字が必要です。一部の絵文字は使えません。
oneSeatYours = 自分の席はちょうど1つでなければなりません。
wrongSecret = この席はもうあなたのものではありません。
playersOnly = これができるのは、このテーブルのプレイヤーだけです。
unknownRecovery = このテーブルに、このコードの席はありません。
unknownTable = このテーブルは存在しません。
unknownGame = ゲーム「{ $name }」はありません。遊べるのは{ LIST($names) }です。
tableDamaged = ゲームの記録が壊れているため、サーバーが開けません。サーバーの管理者がバックアップを持っているかもしれません。
tableOfOtherRules = このゲームのルールのバージョンは、このサーバーでは扱えません。手の記録は保存できます。

## お題と今日の順位表

dealNotOver = このテーブルのゲームはまだ終わっていません。終わると、同じお題で遊べます。
dealNotRepeatable = このゲームと同じお題では遊べません。抽選の一部がサーバーの再起動後に行われたか、以前のバージョンのサーバーで遊ばれたためです。
dealOfOtherRules = このゲームの後にルールが変わったため、同じお題では遊べません。
dealOfOtherGame = そのテーブルと同じお題にするには、ゲーム、オプション、プレイヤー数も同じでなければなりません。
dealKnown = このお題はすでに遊んだので、どのタイルが来るか知っているはずです。
unknownDay = そのような日付はありません。日付は2026-11-17のような形です。
dayClosed = この日の順位表は結果を受け付けていません。
dayOfOtherGame = その日のゲームではありません。
dayNotAsDealt = その日のお題と異なるタイルが引かれています（アクション{ $number }）。
dayOtherOpponent = コンピューターはこのように打たないはずです（アクション{ $number }）。
dayAlreadyListed = このゲームはすでに順位表にあります。
dayTooBusy = サーバーが多くのゲームを確認しています。少し後でもう一度お試しください。
dayNoResult = この順位表にあなたの結果はありません。

## 上限

tooFast = 一度に操作が多すぎました。少しお待ちください。
tableTooBusy = このテーブルは混み合っています。少しお待ちください。手には影響ありません。
tooManyTables = 開いているテーブルが多すぎます。先に1つ終えてください。
serverFull = サーバーは今満員です。進行中のゲームに影響はありません。後でもう一度お試しください。
tooLong = 長すぎます。
keyUsed = このキーはすでに別の用途に使われました。新しいキーでもう一度お試しください。

## 通知

notificationsNotOffered = このサーバーはこの種類の通知を送りません。
subscriptionInvalid = 有効なプッシュ購読ではありません。
tooManyNotifications = 1つの席の通知は最大{ $max }件です。先に1つオフにしてください。
addressTooLong = このアドレスは長すぎます。
addressScheme = アドレスはhttps://またはhttp://で始まらなければなりません。
addressWithPassword = アドレスにユーザー名やパスワードを含めることはできません。
addressPort = ポート{ $port }はここでは使えません。
addressNotPublic = アドレスは公開インターネット上のものでなければなりません。
addressUnknown = このアドレスは存在しません。

## リクエスト

offline = サーバーに接続できません。
connectionClosed = テーブルとの接続が閉じられました。
otherVersion = このプログラムとサーバーのバージョンが異なります。
serverFault = サーバーに問題があります。もう一度お試しください。
storeFault = サーバーが今は何も保存できないため、何も行われませんでした。もう一度お試しください。
notUnderstood = サーバーがこのリクエストを理解できません。
requestInvalid = サーバーがこのリクエストを理解できません：{ $detail }。
fieldInvalid = { $field }：{ $detail }。
jsonOnly = ここで使えるのはJSONだけです。
helloFirst = 最初のメッセージはhelloでなければなりません。
helloTwice = helloはすでに送信済みです。
webSocketOnly = このアドレスはWebSocket接続だけを受け付けます。
otherOrigin = これができるのは、このサーバーのページだけです。
otherHost = このサーバーはそのホスト名を使っていません。サーバーの管理者はGUIMARD_PUBLIC_URLで名前を設定できます。
nothingHere = このアドレスには何もありません。
malformedPath = 有効なアドレスではありません。
requestTimeout = リクエストの到着に時間がかかりすぎました。
headersTooLong = リクエストのヘッダーが長すぎます。
notHttp = HTTPではありません。
expectationUnknown = このサーバーが対応するexpectationは100-continueだけです。
