title = ベルリン
about = 路線が通った観光客のカードを集めます。色ごとに1位と2位が得点します。
preset = 観光客のカードを集め、枚数の多さを競います。

sides_A =
    .title = A面
    .about = 2位でも1位に近い点が入ります。
sides_B =
    .title = B面
    .about = 1位の得点が2位よりずっと高くなります。
sides_mixed =
    .title = 混合
    .about = 名所ごとに面をランダムに決めます。

events_visits = { colour }の観光客が「{ $sight }」を訪れます。カードの枚数1位は{ $high }点、2位は{ $low }点です。
events_took = { owner }が{ colour }のカードを{ $count }枚取りました。
events_won = 「{ $sight }」で{ owner }に{ points }。

source = ベルリンの枚数争い

panel_sights = 名所とカード
panel_sight = 名所
panel_numbers = { $high }/{ $low }
panel_imaginary = 未回収
panel_holds = { cards }
panel_holdsMost = { cards }で1位：{ points }
panel_holdsSecond = { cards }で2位：{ points }
panel_keyMost = 枚数1位
panel_keySecond = 枚数2位
panel_imaginaryRule = だれも取らなかったカードは、もう1人のプレイヤーのものとして数えます。
panel_sightIs = { $sight }（{ colour }）、枚数1位は{ $high }点、2位は{ $low }点：{ $items }。
panel_ownerHas = { $owner }は{ $held }
panel_sumsAre = 現在の得点：{ $items }。
panel_summary = カード：{ $count }枚／{ points }
panel_summaryCollected = 回収されたカード：64枚中{ $count }枚

sights_alexanderplatz = アレクサンダー広場
sights_red-town-hall = 赤の市庁舎
sights_victory-column = 戦勝記念塔
sights_brandenburg-gate = ブランデンブルク門
sights_berlin-cathedral = ベルリン大聖堂
sights_museum-island = 博物館島
sights_reichstag = 国会議事堂
sights_memorial-church = カイザー・ヴィルヘルム記念教会
