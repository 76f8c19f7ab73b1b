title = 巴黎
about = 把游客送到你的景点。最长的连续段得分，其余游客每名扣一分。
preset = 用游客填满景点的位置，连续越长得分越高。

events_sight = { $name } 获得{ $sight }。
events_field = { $name } 把{ colour }游客送到{ $sight }，本排 { $field } 号位。
events_beside = { $name } 把{ colour }游客移到 { $cell }，与那里的游客会合。
events_left = { colour }游客无处会合，离开游戏。
events_row = { $name } 的景点：最长连续段 { $run }，其余游客 { $others }，满员景点 { $full }。{ points }。

prompts_placeTourist = 选择{ colour }游客的去处。
prompts_placeTourists = 选择这个格子上各名游客的去处。

choices_field = 把{ colour }游客送到{ $sight }，你这排的 { $field } 号位
choices_beside = 把{ colour }游客移到 { $cell }，与那里的游客会合

source = 巴黎景点

panel_yourSights = 你的景点
panel_sightsOf = { $name } 的景点
panel_lifted = 待安置的游客
panel_chooseField = 选择一个位置。
panel_chooseBeside = 没有合适的空位。选择让这名游客与棋盘上哪里的游客会合。
panel_field = { $number } 号位，{ colour }：空
panel_fieldTaken = { $number } 号位，{ colour }：有游客
panel_fieldInRun = { $number } 号位，{ colour }：有游客，属于最长连续段
panel_place = { $number } 号位：安置{ colour }游客
panel_full = 满员：3 分
panel_run = 最长连续段
panel_others = 其余游客
panel_fullSights = 满员景点
panel_sight = { $sight }：{ $items }
panel_sightsAre = { $name } 的景点：{ $items }。
panel_score = { $name } 的最长连续段 { $run }，其余游客 { $others }，满员景点 { $full }：目前 { points }。
panel_summary = 你的景点：最长连续段 { $run } · { points }
panel_summaryOf = 最佳景点：{ $name }，{ points }

sights_louvre = 卢浮宫
sights_notre-dame = 巴黎圣母院
sights_sacre-coeur = 圣心大教堂
sights_arc-de-triomphe = 凯旋门
sights_place-de-la-concorde = 协和广场
sights_moulin-rouge = 红磨坊
sights_dome-des-invalides = 荣军院圆顶教堂
sights_pont-alexandre-iii = 亚历山大三世桥
sights_eiffel-tower = 埃菲尔铁塔
sights_pantheon = 先贤祠
sights_versailles = 凡尔赛宫
sights_fondation-louis-vuitton = 路易威登基金会
