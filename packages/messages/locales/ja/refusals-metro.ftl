### メトロで手が認められない理由。

## オプション

notModuleNames = 「{ $option }」はモジュール名のリストでなければなりません。
oneCity = 都市は一度に1つだけで、{ LIST($modules, separator: "と") }を同時には使えません。
playedAlone = { names_module }はほかのモジュールと組み合わせられません。
platformsCovered = 中央線路は、中央ホームに必要なホームを覆ってしまいます。
playersExactly = プレイヤーはちょうど{ $players }人です。
firstSeatOrRandom = 先番は0から{ $max }の席か「random」でなければなりません。
handSize = 手札は{ $min }〜{ $max }枚です。
handFixed = { names_module }では、手札は常に{ $count }枚です。
exclusiveWithoutOwners = { names_module }ではプレイヤーが路線を持たないため、「1マス1マーカー」は使えません。
noSides = このゲームに選べる種類はありません。
unknownSide = 「{ $option }」は{ LIST($names, separator: "、") }のいずれかでなければなりません。

## 表記

notPlacement = 「{ $text }」は配置ではありません。配置は、aからdの4文字に行と列を続けたものです。例：cbaa72。
unknownTile = タイル{ $name }はありません。線路のうち2本が同じ辺から出ることになります。
unknownCell = マス{ $name }はありません。行と列は0から7です。
noSuchAction = そのようなアクションはありません。

## 時機

firstUndecided = 先に先番を決めなければなりません。
firstDecided = 先番はすでに決まっています。
unknownSeat = 席{ $number }はありません。席は0から{ $max }です。
handsBeingFilled = まだ手札を配っているところです。
decisionDue = 先に決めることがあります：{ names_module }。
notNow = 今「{ $word }」はできません。
tileDue = 今はタイルを置くか引かなければなりません。
drawnTileDue = 今は引いたタイルを置かなければなりません。
noPassing = パスできるのは、タイルを持っておらず、引くタイルも残っていないときだけです。
pileEmpty = 引けるタイルは残っていません。

## タイル

drawnAs = 「回転自由」では、{ $tile }は{ $drawnTile }として引かれます。
rotated = { $tile }は{ $heldTile }を回転させたものですが、タイルは矢印の向きに置きます。
notTheDrawnTile = 置かなければならないのは{ $tile }ではなく、引いた{ $drawnTile }です。
notInHand = { $tile }は手札にありません。手札は{ LIST($heldTiles) }です。
handEmpty = 置けるタイルを持っていません。

## マス

centralStation = { $cell }は中央駅の一部で、タイルは置けません。
cellTaken = { $cell }にはすでにタイルがあります。
besideNoTile = タイルは外周か別のタイルの隣に置くため、{ $cell }には置けません。
touchesNoTile = タイルは外周か別のタイルに接する場所に置くため、{ $cell }には置けません。
oneTileLine = { $from }番駅から{ $to }番駅までがタイル1枚の路線になってしまいます。このタイルはほかの場所に置けます。

## 会社

shareDealt = { names_colour_feminine }の{ $percent }%株はすでに配られています。
otherSharesBeingDealt = { $percent }%株を配っているところです。
exchangingOver = 会社の利益が{ $profit }に達したため、株はもう交換できません。
exchangingPaused = { $rounds }巡の間、だれも何も置いていません。先にタイルかトークンを置いてください。
shareShown = あなたの{ $percent }%株はトークンのために公開されたため、交換できません。

## 中央ホームと中央線路

tokenPlaced = { names_colour_masculine }のトークンはすでに置かれています。
tokenNotYours = { names_colour_masculine }のトークンはあなたのものではありません。
noShareToShow = 公開できる{ names_colour_feminine }の伏せた株がありません。
platformTaken = { $platform }番ホームにはすでにトークンがあります。
platformLineComplete = { $platform }番ホーム発の路線はすでに完成しています。
platformLineEnds = { $platform }番ホーム発の路線が、このタイル1枚で終わってしまいます。
centreTileUsed = { $tile }はすでに中央にあります。

## ソロ

noDrawing = このゲームでは手札からタイルを置きます。先に引くことはできません。
cardNotInDeck = { names_colour_feminine }の色札は残りにありません。
keepOrRefuse = このタイルは、残すか断るかのどちらかです。
lineToExtend = { names_colour_feminine }の路線をどれか延ばしてください。置けるマス：{ LIST($cells, separator: "、") }。

## 都市

allTouristsPlaced = 置ける{ names_colour_masculine }の観光客は残っていません。
sightInRow = この名所はすでに列にあります。
sightDealt = この名所はすでに配られています。
touristNotWaiting = 行き先を待つ{ names_colour_masculine }の観光客はいません。
fieldNotFree = 自分の列の{ $field }番マスは、空いている{ names_colour_masculine }のマスではありません。
fieldIsFree = 観光客は、あなたの空いている{ names_colour_masculine }のマスへ行きます。
noTouristOn = { $cell }に観光客はいません。
touristsNearby = { $cell }の隣に観光客がいます。そのだれかに合流させなければなりません。
chipDealt = { names_colour_masculine }のチップはすでに配られています。
boardDealt = ボード{ $board }はすでに配られています。
otherChipsBeingShuffled = { names_colour_feminine }のチップを混ぜているところです。
touristPlaced = { names_colour_masculine }の観光客はすでに置かれています。
colourTwiceInGroup = このグループにはすでに{ names_colour_masculine }の観光客がいます。
groupsWouldRepeat = ここに{ names_colour_masculine }の観光客を置くと、同じ色が2人いるグループができてしまいます。
touristOnSight = { names_colour_masculine }の観光客はすでに名所にいます。
otherSide = このゲームは{ $side }面で遊びます。

## 名前

names_module = { $module ->
    [companies] 会社
    [central-stations] 中央ホーム
    [central-tracks] 中央線路
    [solo] ソロ
    [paris] パリ
    [stockholm] ストックホルム
    [london] ロンドン
    [new-york] ニューヨーク
    [st-petersburg] サンクトペテルブルク
    [berlin] ベルリン
   *[other] { $module }
}
# 色はエンジンの英語で来ます。
names_colour_masculine = { $colour ->
    [yellow] 黄色
    [blue] 青
    [orange] オレンジ
    [green] 緑
    [purple] 紫
    [grey] 灰色
    [red] 赤
    [brown] 茶色
   *[other] { $colour }
}
names_colour_feminine = { names_colour_masculine }
