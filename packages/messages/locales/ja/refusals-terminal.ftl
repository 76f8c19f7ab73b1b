### ターミナルで入力が認められない理由。

ambiguous = { $word }は{ LIST($words, separator: "、") }のどれにも取れます。どれか指定してください。
onlyPlacementsTried = 試せるのはタイルの配置だけです。例：try 05。
unknownDeparture = 「{ $name }」は駅ではありません。駅は1から{ $stations }、ホームはp1からp{ $platforms }です。
unknownTileName = タイル「{ $name }」はありません。タイルは{ LIST($names, separator: " ") }です。
allCopiesPlaced = 箱にある{ $tile }は{ $count }枚で、すべてボードに置かれています。
allRotationsPlaced = 箱にある{ $tile }は、どの向きも合わせて{ $count }枚で、すべてボードに置かれています。
