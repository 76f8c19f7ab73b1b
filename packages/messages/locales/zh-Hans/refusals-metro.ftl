### Metro 中被拒绝的原因。颜色以引擎的英文单词给出。

## 选项

notModuleNames = “{ $option }”必须是模块名称的列表。
oneCity = 一次只能选一座城市，不能同时选{ LIST($modules, separator: "、") }。
playedAlone = “{ names_module }”不能与其他模块同用。
platformsCovered = 中央轨道会盖住中央站台模块所需的站台。
playersExactly = 需要恰好 { $players } 名玩家。
firstSeatOrRandom = 先手必须是 0 至 { $max } 号座位，或“random”。
handSize = 手牌为 { $min } 至 { $max } 块板块。
handFixed = 使用“{ names_module }”时，手牌总是 { $count } 块板块。
exclusiveWithoutOwners = “一格一子”不能与“{ names_module }”同用：那里的线路不归玩家所有。
noSides = 这个游戏没有可选的变体。
unknownSide = “{ $option }”必须是 { LIST($names, separator: "、") } 之一。

## 记法

notPlacement = “{ $text }”不是放置的写法。请写四个字母（a 至 d）、行和列，例如 cbaa72。
unknownTile = 没有板块 { $name }：会有两条轨道从同一侧驶出。
unknownCell = 没有格子 { $name }：行和列为 0 至 7。
noSuchAction = 没有这种操作。

## 时机

firstUndecided = 必须先决定谁先手。
firstDecided = 先手已经决定。
unknownSeat = 没有 { $number } 号座位。座位为 0 至 { $max } 号。
handsBeingFilled = 仍在分发手牌。
decisionDue = 要先决定另一件事：{ names_module }。
notNow = 现在不能“{ $word }”。
tileDue = 现在必须放置或抽取板块。
drawnTileDue = 现在必须放置抽到的板块。
noPassing = 手里没有板块且无板块可抽时，才能跳过。
pileEmpty = 没有板块可抽了。

## 板块

drawnAs = 自由旋转时，抽取 { $tile } 写作 { $drawnTile }。
rotated = { $tile } 是旋转后的 { $heldTile }，而板块必须按箭头方向放置。
notTheDrawnTile = 必须放置抽到的板块：{ $drawnTile }，而不是 { $tile }。
notInHand = { $tile } 不在手里，手里只有 { LIST($heldTiles, separator: "、") }。
handEmpty = 你手里没有板块可放。

## 格子

centralStation = { $cell } 属于中央车站，那里不能放置板块。
cellTaken = { $cell } 已有板块。
besideNoTile = 板块要放在边缘或与其他板块相邻，因此不能放在 { $cell }。
touchesNoTile = 板块要放在边缘或与其他板块相接触，因此不能放在 { $cell }。
oneTileLine = 这会形成从 { $from } 号站到 { $to } 号站、只有一块板块的线路，而这块板块可以放在别处。

## 公司

shareDealt = { names_colour_feminine } { $percent }% 股票已经分发。
otherSharesBeingDealt = 正在分发 { $percent }% 的股票。
exchangingOver = 已有公司达到 { $profit }：不能再交换股票。
exchangingPaused = 已有 { $rounds } 轮没有人放置任何东西：请先放置板块或站台标记。
shareShown = 你的 { $percent }% 股票已为站台标记展示，不能交换。

## 中央站台与中央轨道

tokenPlaced = { names_colour_masculine }站台标记已经放置。
tokenNotYours = { names_colour_masculine }站台标记不是你的。
noShareToShow = 你没有这样一张隐藏的{ names_colour_feminine }股票可展示。
platformTaken = { $platform } 号站台已有站台标记。
platformLineComplete = 从 { $platform } 号站台出发的线路已完成。
platformLineEnds = 从 { $platform } 号站台出发的线路会只用这一块板块就终止。
centreTileUsed = { $tile } 已在中央。

## 单人

noDrawing = 这个游戏只放手里的板块，不能先抽。
cardNotInDeck = { names_colour_feminine }卡牌不在卡牌堆中。
keepOrRefuse = 这块板块只能保留或拒绝。
lineToExtend = 请延长任意一条{ names_colour_feminine }线路，可放的格子：{ LIST($cells, separator: "、") }。

## 城市

allTouristsPlaced = 没有{ names_colour_masculine }游客可安置了。
sightInRow = 这个景点已在排中。
sightDealt = 这个景点已经分发。
touristNotWaiting = 没有{ names_colour_masculine }游客等待安置。
fieldNotFree = 你这排的 { $field } 号位不是{ names_colour_masculine }空位。
fieldIsFree = 这名游客必须前往你的{ names_colour_masculine }空位。
noTouristOn = { $cell } 没有游客。
touristsNearby = { $cell } 旁边有游客：这名游客必须与其中之一会合。
chipDealt = { names_colour_masculine }筹码已经分发。
boardDealt = { $board } 号个人板已经分发。
otherChipsBeingShuffled = 正在洗混{ names_colour_feminine }筹码。
touristPlaced = { names_colour_masculine }游客已经安置。
colourTwiceInGroup = 这一组已有{ names_colour_masculine }游客。
groupsWouldRepeat = 如果{ names_colour_masculine }游客放在这里，会有一组出现同色游客。
touristOnSight = { names_colour_masculine }游客已在景点上。
otherSide = 这一局使用 { $side } 面。

## 名称

names_module = { $module ->
    [companies] 公司
    [central-stations] 中央站台
    [central-tracks] 中央轨道
    [solo] 单人
    [paris] 巴黎
    [stockholm] 斯德哥尔摩
    [london] 伦敦
    [new-york] 纽约
    [st-petersburg] 圣彼得堡
    [berlin] 柏林
   *[other] { $module }
}
# 中文没有性的区别，两个形式相同。
names_colour_masculine = { $colour ->
    [yellow] 黄色
    [blue] 蓝色
    [orange] 橙色
    [green] 绿色
    [purple] 紫色
    [grey] 灰色
    [red] 红色
    [brown] 棕色
   *[other] { $colour }
}
names_colour_feminine = { names_colour_masculine }
