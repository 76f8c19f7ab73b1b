### Correspondances 中被拒绝的原因。

firstSeat = 先手必须是玩家之一：0 至 { $max } 号座位。
targetBetween = 获胜分数必须是 { $min } 至 { $max } 的整数。

orderDue = 新一轮开始：先抽取直线板块的顺序。
lineDue = 正在分发线路。
sectionDue = 现在必须放置 { $tile }。
unknownOrder = { $name } 不是直线板块的顺序。顺序有 { LIST($names, separator: "、") }。
unknownLine = 没有“{ $number }”号线。线路为 1 至 { $max } 号。
lineDealt = { $line } 号线已经分发。
unknownSection = 没有板块“{ $name }”。

unknownRotation = 没有旋转 { $number }。旋转写作 0、1、2 或 3，即顺时针转几个四分之一圈。
sameRotation = { $tile } 旋转半圈后外观不变：旋转 { $number } 请写作 { $equal }。
spotTaken = { $spot } 已有板块，而板块不能移动。
touchesNothing = 板块必须与其他板块相邻：{ $spot } 没有相邻的板块。
linesMustJoin = 线路必须接上：这个格子需要{ LIST($wants, separator: "、") }。
fitsInNoRotation = 这块板块怎么旋转都放不进这里：格子需要{ LIST($wants, separator: "、") }。

## 格子的需要：哪一侧、哪条线路

names_want = { $want ->
    [north] 北侧 { $detail } 号线
    [east] 东侧 { $detail } 号线
    [south] 南侧 { $detail } 号线
   *[west] 西侧 { $detail } 号线
}
