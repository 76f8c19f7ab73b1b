title = 纽约
about = 每个车站都有一名游客，等候在那里终止的线路。
preset = 在线路的终点站接走游客。

events_board = { owner-subject }获得 { $board } 号个人板。
events_taken = { owner-subject }从 { $station }把{ colour }游客接到{ $sight }，价值 { points }。
events_valued = { owner-of }游客价值 { points }。

source = 纽约游客

panel_boards = 个人板
panel_tourist = 游客
panel_waiting = 等候中
panel_valueOnly = 尚未接到，每名值 { $value } 分
panel_takenAt = 已接 { $count } 名，每名值 { $value } 分
panel_key = 小数字：每名游客的价值。大数字：已接人数。
panel_boardOf = 各色游客对{ owner-subject }的价值：{ $items }。
panel_takenBy = { owner-subject }已接走 { $items }：目前 { points }。
panel_tookNone = { owner-subject }尚未接到游客。
panel_summary = 你的游客：{ points }
panel_summaryWaiting = 在车站等候：{ tourists }

sights_empire-state-building = 帝国大厦
sights_yankee-stadium = 洋基体育场
sights_times-square = 时代广场
sights_central-park = 中央公园
sights_statue-of-liberty = 自由女神像
sights_brooklyn-bridge = 布鲁克林大桥
sights_st-patricks-cathedral = 圣帕特里克大教堂
sights_rockefeller-center = 洛克菲勒中心
