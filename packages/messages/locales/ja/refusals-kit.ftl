### どのゲームでも手などが認められない理由。

nothingToUndo = 元に戻せるものがありません。
drawnSince = その後に何かが引かれたため、元に戻せません。
playedSince = その後にほかの人が打ったため、元に戻せません。
shownSince = その後に伏せたものが公開されたため、元に戻せません。

## オプション

optionsNotObject = オプションは{ "{" } "players": 2 { "}" }のようなオブジェクトでなければなりません。
unknownOption = オプション「{ $option }」はありません。使えるのは{ LIST($options) }です。
notTrueOrFalse = 「{ $option }」はtrueかfalseでなければなりません。
notText = 「{ $option }」はテキストでなければなりません。
playersBetween = プレイヤーは{ $min }〜{ $max }人です。
unknownModule = モジュール「{ $name }」はありません。使えるのは{ LIST($names) }です。
moduleMissing = モジュール「{ $name }」には「{ $missing }」が必要です。

## 記録されたゲーム

otherGame = 「{ $expected }」ではなく「{ $game }」のゲームです。
otherRules = ルールのバージョン{ $version }で遊ばれたゲームですが、こちらは{ $expected }です。
notJson = 正しいJSONではありません（{ $detail }）。
logNotObject = 記録されたゲームはJSONオブジェクトでなければなりません。
logWithoutGame = 「game」はゲームの名前でなければなりません。
logWithoutRules = 「rules」はバージョン番号でなければなりません。
logWithoutOptions = 「options」はオブジェクトでなければなりません。
logWithoutActions = 「actions」は単語のリストでなければなりません。
notGameText = ゲームのテキストはmetro.1/players=2,first=0/aacb.cbaa.aacb05のような形です。
optionMalformed = 「{ $text }」はオプションではありません。オプションはplayers=2のような形です。
optionTwice = オプション「{ $option }」が2回指定されています。
seedsIncomplete = シードがゲーム全体に足りません。
seedDiffers = シードから出るのは{ $action }ではなく{ $expected }です。

## アクション

gameOver = ゲームは終了しています。
unknownAction = 「{ $word }」はアクションではありません。例：{ LIST($examples) }。
tileBeingDrawn = タイルを引いているところです。
noneLeft = 引ける{ $tile }は残っていません。

## コンピューター

unknownAgent = 「{ $word }」はコンピュータープレイヤーではありません。random、rollout:N、search:N（試行回数）、search:Nms、level:1からlevel:{ $levels }のいずれかを選んでください。
