title = ストックホルム
about = 観光客が名所の列を埋めます。自分の色の観光客がいるマスの点が入ります。
preset = 観光客が名所の列を埋めます。自分の色は秘密です。

sides_secret =
    .title = 秘密の色
    .about = 色は自分だけが知っていて、最後に得点します。
sides_open =
    .title = 公開の色
    .about = 名所ごとに色が1つ決まり、すぐに得点します。

events_sight = 列の次の名所は「{ $sight }」です。
events_chip = { colour }のチップが「{ $sight }」に置かれました。
events_dealt = { $name }に秘密の色が配られました。
events_dealtColour = { $name }に配られた秘密の色は{ colour }です。
events_visited = { colour }の観光客が「{ $sight }」へ行きました。価値は{ points }です。
events_scored = { colour }の観光客が「{ $sight }」へ：{ $name }に{ points }（計{ $total }点）。
events_shown = { $name }の色は{ colour }、価値は{ points }です。

source = ストックホルムの名所

panel_row = 名所の列
panel_sight = 名所
panel_field = { $number }番マス
panel_yourColours = 自分の秘密の色
panel_coloursOf = { $name }の色
panel_freeField = 空き、{ points }
panel_nextField = 次、{ points }
panel_takenField = { colour }の観光客、{ points }
panel_chipOn = { $sight }、{ colour }の観光客用
panel_openRule = 観光客は同じ色の名所へ行き、そのマスの点がすぐに入ります。
panel_secretRule = どの観光客も次の空きマスへ行きます。秘密の色は最後に得点します。
panel_sightIs = { $sight }：{ $items }。
panel_coloursAre = 自分の色：{ $items }。現在{ points }。
panel_coloursOfAre = { $name }の色：{ $items }。{ points }。
panel_summary = 自分の色：{ $items }／{ points }
panel_summaryVisits = 名所の観光客：{ $all }人中{ $count }人

sights_grona-lund = グローナ・ルンド
sights_drottningholm = ドロットニングホルム宮殿
sights_nobel-museum = ノーベル博物館
sights_royal-palace = ストックホルム王宮
sights_storkyrkan = ストックホルム大聖堂
sights_vasa-museum = ヴァーサ博物館
sights_globe-arena = グローブ・アリーナ
sights_city-hall = ストックホルム市庁舎
