title = 柏林
about = 线路经过游客时收集卡牌。每种颜色收集最多和第二多者得分。
preset = 收集游客的卡牌，数量领先者得分。

sides_A =
    .title = A 面
    .about = 第二名的得分与第一名相差不大。
sides_B =
    .title = B 面
    .about = 第一名的得分远高于第二名。
sides_mixed =
    .title = 混合
    .about = 每个景点随机使用一面。

events_visits = { colour }游客到访{ $sight }：卡牌最多者得 { $high } 分，第二多者得 { $low } 分。
events_took = { owner-subject }获得 { $count } 张{ colour }卡牌。
events_won = { owner-subject }在{ $sight }得 { points }。

source = 柏林多数奖励

panel_sights = 景点与卡牌
panel_sight = 景点
panel_numbers = { $high }/{ $low }
panel_imaginary = 未收集
panel_holds = { cards }
panel_holdsMost = { cards }，最多：{ points }
panel_holdsSecond = { cards }，第二多：{ points }
panel_keyMost = 卡牌最多
panel_keySecond = 卡牌第二多
panel_imaginaryRule = 无人收集的卡牌视为另一名玩家所有，同样参与比较。
panel_sightIs = { $sight }，{ colour }，最多者得 { $high } 分，第二多者得 { $low } 分：{ $items }。
panel_ownerHas = { $owner } { $held }
panel_sumsAre = 目前得分：{ $items }。
panel_summary = 你的卡牌：{ $count } 张 · { points }
panel_summaryCollected = 已收集卡牌：{ $count }/64

sights_alexanderplatz = 亚历山大广场
sights_red-town-hall = 红色市政厅
sights_victory-column = 胜利纪念柱
sights_brandenburg-gate = 勃兰登堡门
sights_berlin-cathedral = 柏林大教堂
sights_museum-island = 博物馆岛
sights_reichstag = 国会大厦
sights_memorial-church = 威廉皇帝纪念教堂
