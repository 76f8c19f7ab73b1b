### 任何游戏中被拒绝的原因。id 是拒绝的代码，参数也是该代码的参数。

## 撤销

nothingToUndo = 没有可撤销的操作。
drawnSince = 不能撤销：之后已经抽过了。
playedSince = 不能撤销：之后已有别人走过。
shownSince = 不能撤销：之后已经亮出过隐藏内容。

## 选项

optionsNotObject = 选项必须是对象，例如 { "{" } "players": 2 { "}" }。
unknownOption = 没有选项“{ $option }”。选项有 { LIST($options, separator: "、") }。
notTrueOrFalse = “{ $option }”必须是 true 或 false。
notText = “{ $option }”必须是文本。
playersBetween = 需要 { $min } 至 { $max } 名玩家。
unknownModule = 没有模块“{ $name }”。模块有 { LIST($names, separator: "、") }。
moduleMissing = 模块“{ $name }”需要“{ $missing }”。

## 对局记录

otherGame = 这是“{ $game }”的对局，不是“{ $expected }”的。
otherRules = 它使用第 { $version } 版规则，这里是第 { $expected } 版。
notJson = 不是有效的 JSON（{ $detail }）。
logNotObject = 对局记录必须是 JSON 对象。
logWithoutGame = “game”必须是游戏的名称。
logWithoutRules = “rules”必须是版本号。
logWithoutOptions = “options”必须是对象。
logWithoutActions = “actions”必须是由单词组成的列表。
notGameText = 对局文本的写法类似 metro.1/players=2,first=0/aacb.cbaa.aacb05。
optionMalformed = “{ $text }”不是选项。选项的写法类似 players=2。
optionTwice = 选项“{ $option }”给出了两次。
seedsIncomplete = 种子没有涵盖整局。
seedDiffers = 种子给出 { $expected }，而不是 { $action }。

## 操作

gameOver = 对局已结束。
unknownAction = “{ $word }”不是操作。操作的写法类似 { LIST($examples, separator: "、") }。
tileBeingDrawn = 正在抽取板块。
noneLeft = 没有 { $tile } 可抽了。

## 电脑玩家

unknownAgent = “{ $word }”不是电脑玩家。可选 random、rollout:N、search:N（模拟次数）、search:Nms，或 level:1 至 level:{ $levels }。
