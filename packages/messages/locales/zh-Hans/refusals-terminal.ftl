### 终端拒绝输入内容的原因。

ambiguous = { $word } 可以指 { LIST($words, separator: "、") }。请说明是哪一个。
onlyPlacementsTried = 只能试放板块，例如：try 05。
unknownDeparture = “{ $name }”不是车站。车站为 1 至 { $stations }，站台为 p1 至 p{ $platforms }。
unknownTileName = 没有板块“{ $name }”。板块有 { LIST($names, separator: " ") }。
allCopiesPlaced = 盒中有 { $count } 块 { $tile }，都已在棋盘上。
allRotationsPlaced = 盒中的 { $tile }（不论旋转方向）共 { $count } 块，都已在棋盘上。
