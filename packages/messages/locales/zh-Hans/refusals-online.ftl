### 服务器拒绝请求或无法连接的原因。

## 牌桌上

notYourTurn = 还没轮到你。
positionChanged = 这期间情况有变，请重新查看。
gameBegun = 对局已经开始。
gameStarting = 对局正在开始。
nothingPromised = 这个座位没有承诺为抽取提供种子。
shareTooEarly = 现在为抽取提供种子还太早：并非所有人都已准备好。
shareTwice = 这个座位为抽取提供的种子已经收到。
shareNotPromised = 这不是先前承诺为抽取提供的种子。
gameNotBegun = 对局还没有开始。
gamePaused = 对局已暂停。
gameNotOver = 对局还没有结束。
noGameToResign = 没有可以认输的对局。
youResigned = 你已经认输。
notReplaced = 电脑没有在替你打。
alreadyReplaced = 这个座位已由电脑代打。
nobodyAwaited = 只有在对局进行时才能接替玩家。
nothingToAsk = 现在没有什么可请求的。
otherRequestOpen = 还有另一个请求未答复，请先答复它。
nothingAsked = 已经没有待答复的请求。
alreadyAgreed = 你已经同意了。
playerPresent = 这名玩家已经回来。
playerMayReturn = 这名玩家可能还会回来。请再等 { $seconds } 秒。
playerReady = 这名玩家已准备好。
spectatorsOnlyWatch = 你在观战，没有参加对局。
nothingReadable = 这条消息没有可读的文字。

## 座位与牌桌

seatEmpty = 这个座位上已经没有人。
seatTaken = 这个座位已经有人。
seatWasFreed = 这张牌桌的桌主空出了你的座位，或与你同一网络的人的座位。几分钟后你可以重新在这里入座。
seatLost = 你在那里的座位已不属于你。
nameTaken = 这张牌桌上已有人使用相同或易混淆的名字：“{ $name }”。请换一个名字。
nicknameInvalid = 不能使用这个名字。名字需要 1 至 24 个可见字符，部分表情符号不可用。
oneSeatYours = 必须有且只有一个座位是你的。
wrongSecret = 这个座位不再属于你。
playersOnly = 只有这张牌桌的玩家才能这样做。
unknownRecovery = 这张牌桌上没有座位使用这个恢复码。
unknownTable = 这张牌桌不存在。
unknownGame = 没有游戏“{ $name }”。游戏有 { LIST($names, separator: "、") }。
tableDamaged = 这一局的记录已损坏，服务器无法打开。服务器的管理者或许有备份。
tableOfOtherRules = 这一局所用的规则版本，这台服务器不认识。但仍然可以保存走法。

## 重新发牌与今日排行榜

dealNotOver = 这张牌桌的对局还没有结束。结束后才能再用这副牌序。
dealNotRepeatable = 这一局不能重新发牌：有些抽取发生在服务器重启之后，或者对局是在较早版本的服务器上进行的。
dealOfOtherRules = 这一局之后规则已有变化，因此不能重新发牌。
dealOfOtherGame = 要与那张牌桌同一牌序，新牌桌的游戏、选项和玩家人数必须相同。
dealKnown = 你已经用过这副牌序，知道会出现哪些板块。
unknownDay = 没有这个日期。日期的写法类似 2026-11-17。
dayClosed = 这一天的排行榜不接受成绩。
dayOfOtherGame = 这不是那一天的对局。
dayNotAsDealt = 这一局抽到了一块当天没有发的板块（第 { $number } 个操作）。
dayOtherOpponent = 电脑不会这样走（第 { $number } 个操作）。
dayAlreadyListed = 这一局已经在榜上。
dayTooBusy = 服务器正在核对大量对局，请稍后再试。
dayNoResult = 你在这个榜上没有成绩。

## 限制

tooFast = 一下子操作太多了。请稍等片刻。
tableTooBusy = 这张牌桌上操作太多。请稍等片刻，走棋不受影响。
tooManyTables = 你打开的牌桌太多。请先结束一张。
serverFull = 服务器目前已满。进行中的对局不受影响，请稍后再试。
tooLong = 太长了。
keyUsed = 这个密钥已用于其他用途。请换一个新的再试。

## 通知

notificationsNotOffered = 这台服务器不发送这种通知。
subscriptionInvalid = 这不是有效的推送订阅。
tooManyNotifications = 每个座位最多 { $max } 个通知。请先关闭一个。
addressTooLong = 这个地址太长。
addressScheme = 地址必须以 https:// 或 http:// 开头。
addressWithPassword = 地址中不能包含用户名或密码。
addressPort = 这里不允许使用端口 { $port }。
addressNotPublic = 地址必须在公共互联网上。
addressUnknown = 这个地址不存在。

## 请求

offline = 无法连接服务器。
connectionClosed = 与牌桌的连接已关闭。
otherVersion = 本程序与服务器的版本不同。
serverFault = 服务器出了问题，请重试。
storeFault = 服务器目前无法保存，因此没有执行任何操作。请重试。
notUnderstood = 服务器无法理解这个请求。
requestInvalid = 服务器无法理解这个请求：{ $detail }。
fieldInvalid = { $field }：{ $detail }。
jsonOnly = 这里只接受 JSON。
helloFirst = 第一条消息必须是 hello。
helloTwice = 你已经发送过 hello。
webSocketOnly = 这个地址只接受 WebSocket 连接。
otherOrigin = 只有这台服务器的页面才能这样做。
otherHost = 这台服务器不使用这个主机名。服务器的管理者可以用 GUIMARD_PUBLIC_URL 设置名称。
nothingHere = 这个地址上什么也没有。
malformedPath = 这不是有效的地址。
requestTimeout = 请求到达得太慢。
headersTooLong = 请求标头太长。
notHttp = 这不是 HTTP。
expectationUnknown = 这台服务器只支持 100-continue 期望。
