### 1人が全員の手と偶然の結果を決めるテーブル。

random = ランダム
randomTurn = 次の手番までランダム
left = 残り{ $count }
unknown = 不明
unknownAbout = 伏せたままにします。コンピューターはあらゆる可能性を考えます。
handUnknown = { $name }の手札は不明です。表示は1つの可能性です。
setHand = 決める
