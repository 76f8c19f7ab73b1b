### コレスポンダンスで手が認められない理由。

firstSeat = 先番はプレイヤーの席（0から{ $max }）でなければなりません。
targetBetween = 目標点は{ $min }から{ $max }までの整数でなければなりません。

orderDue = ラウンドの開始です。先に直線タイルの順序を引きます。
lineDue = 路線を配っています。
sectionDue = 今は{ $tile }を置かなければなりません。
unknownOrder = { $name }は直線タイルの順序ではありません。順序は{ LIST($names) }です。
unknownLine = 路線「{ $number }」はありません。路線は1号線から{ $max }号線までです。
lineDealt = { $line }号線はすでに配られています。
unknownSection = タイル「{ $name }」はありません。

unknownRotation = { $number }は回転ではありません。回転は時計回りに90度ずつ、0、1、2、3です。
sameRotation = { $tile }は半回転しても同じに見えます。回転{ $number }は{ $equal }と書いてください。
spotTaken = { $spot }にはすでにタイルがあり、タイルは動かせません。
touchesNothing = タイルは別のタイルの隣に置きます。{ $spot }の隣にはタイルがありません。
linesMustJoin = 路線はつながらなければなりません。このマスに必要なのは{ LIST($wants) }です。
fitsInNoRotation = このタイルはどの向きでもここに合いません。このマスに必要なのは{ LIST($wants) }です。

## マスに必要な辺と路線

names_want = { $want ->
    [north] 北に{ $detail }号線
    [east] 東に{ $detail }号線
    [south] 南に{ $detail }号線
   *[west] 西に{ $detail }号線
}
