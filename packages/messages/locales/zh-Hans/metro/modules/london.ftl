title = 伦敦
about = 在游客所在的格子放置板块，出租车就会出发。成功抵达时，每驶过一个位置得一分。
preset = 派出租车环游各景点，赚取车费。

events_sight = 下一个景点是{ $sight }。
events_arrived = 出租车抵达{ $sight }的{ colour }位置：{ $name } 得 { points }（共 { $total } 分）。
events_missed = 出租车驶过 { $driven } 个位置，没有遇到{ colour }。

source = 伦敦出租车

panel_circuit = 出租车环线
panel_start = 起点
panel_startTaxi = 起点：出租车
panel_turn = 出租车掉头
panel_rides = 现在接游客可得
panel_ride = { colour }：{ points }，到{ $sight }
panel_noRide = { colour }：不得分
panel_field = { $number } 号位，{ colour }
panel_fieldTaxi = { $number } 号位，{ colour }：出租车
panel_fieldAhead = { $number } 号位，{ colour }：出租车停在这里得 { points }
panel_down = 去程
panel_up = 回程
panel_taxiAt = 出租车在 { $number } 号位，{ colour }，{ $sight }。
panel_taxiAtStart = 出租车在起点，还没到第一个位置。
panel_aheadOne = { $sight }的{ colour }
panel_ahead = 前方四个位置：{ $items }。
panel_ridesAre = 现在接游客可得：{ $items }；其他颜色不得分。
panel_sightIs = { $sight }：去程{ $upper }，回程{ $lower }。
panel_summary = 出租车：{ $number } 号位 · { $sight }
panel_summaryStart = 出租车：在起点

sights_tower-bridge = 伦敦塔桥
sights_big-ben = 大本钟
sights_westminster-palace = 威斯敏斯特宫
sights_st-pauls-cathedral = 圣保罗大教堂
sights_trafalgar-square = 特拉法加广场
sights_london-eye = 伦敦眼
sights_tower-of-london = 伦敦塔
sights_buckingham-palace = 白金汉宫
