title = 圣彼得堡
about = 线路经过景点时，从那里的游客处获得隐藏的筹码。
preset = 途经景点，获取隐藏的筹码。

events_stood = { $name } 把{ colour }游客安置在{ $sight }。
events_took = { owner-subject }获得 { $count } 枚{ colour }筹码。
events_tookValues = { owner-subject }获得{ colour }筹码：{ $values }。
events_revealed = { owner-of }筹码价值 { points }。

prompts_stand = 为{ $sight }选择游客。

choices_stand = 把{ colour }游客安置在{ $sight }

source = 圣彼得堡筹码

panel_tourists = 游客及其筹码
panel_tourist = 游客
panel_chips = 筹码
panel_where = 地点
panel_left = 剩 { $count } 枚
panel_available = 可选
panel_at = { $sight }，{ $cell }
panel_freeSights = 尚无板块的景点
panel_noFreeSights = 每个景点都有游客了。
panel_chooseTourist = 为{ $sight }选择游客。
panel_stand = 安置{ colour }
panel_taken = 已获筹码
panel_owner = 所有者
panel_count = 筹码
panel_sum = 分数
panel_hidden = 隐藏
panel_chipTaken = { $value }，已被取走
panel_tookChips = { owner-subject }已获得 { chips }。
panel_tookValues = { owner-subject }已获得的筹码值 { $items }：{ points }。
panel_standsAt = { colour }游客在{ $sight }，{ $cell }；剩 { chips }。
panel_freeSightsAre = 尚无板块的景点：{ $items }。
panel_availableAre = 可选的游客及其筹码：{ $items }。
panel_availableOne = { colour }（{ $values }）
panel_summary = 你的筹码：{ $count } 枚 · { points }
panel_summarySights = 尚无板块的景点：{ $count }

sights_peterhof = 彼得霍夫宫
sights_church-of-the-resurrection = 滴血救世主教堂
sights_peter-and-paul-fortress = 彼得保罗要塞
sights_bronze-horseman = 青铜骑士像
sights_kazan-cathedral = 喀山大教堂
sights_faberge-museum = 法贝热博物馆
sights_hermitage = 冬宫博物馆
sights_catherine-palace = 叶卡捷琳娜宫

# 由人代替运气决定：一堆筹码的数值。
outcomes_pile = { colour }游客的筹码，从上到下：{ $values }
