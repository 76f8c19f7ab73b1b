title = 斯德哥尔摩
about = 游客依次填满一排景点。你的颜色的游客站在哪里，那里的分数就归你。
preset = 游客填满一排景点，你的颜色是秘密。

sides_secret =
    .title = 秘密颜色
    .about = 只有你知道自己的颜色，终局时计分。
sides_open =
    .title = 公开颜色
    .about = 每个景点对应一种颜色，立即得分。

events_sight = 下一个景点是{ $sight }。
events_chip = { colour }筹码放在{ $sight }。
events_dealt = { $name } 分到一种秘密颜色。
events_dealtColour = { $name } 分到秘密颜色：{ colour }。
events_visited = { colour }游客前往{ $sight }，价值 { points }。
events_scored = { colour }游客前往{ $sight }：{ $name } 得 { points }（共 { $total } 分）。
events_shown = { $name } 亮出{ colour }，价值 { points }。

source = 斯德哥尔摩景点

panel_row = 景点排
panel_sight = 景点
panel_field = { $number } 号位
panel_yourColours = 你的秘密颜色
panel_coloursOf = { $name } 的颜色
panel_freeField = 空位，{ points }
panel_nextField = 下一个，{ points }
panel_takenField = { colour }游客，{ points }
panel_chipOn = { $sight }，接待{ colour }游客
panel_openRule = 游客前往其颜色对应的景点，你立即获得该位置的分数。
panel_secretRule = 每名游客都前往下一个空位。秘密颜色终局时计分。
panel_sightIs = { $sight }：{ $items }。
panel_coloursAre = 你的颜色：{ $items }；目前 { points }。
panel_coloursOfAre = { $name } 的颜色：{ $items }；{ points }。
panel_summary = 你的颜色：{ $items } · { points }
panel_summaryVisits = 已到景点的游客：{ $count }/{ $all }

sights_grona-lund = 格罗纳伦德
sights_drottningholm = 卓宁霍姆宫
sights_nobel-museum = 诺贝尔博物馆
sights_royal-palace = 王宫
sights_storkyrkan = 大教堂
sights_vasa-museum = 瓦萨博物馆
sights_globe-arena = 球形体育馆
sights_city-hall = 市政厅
