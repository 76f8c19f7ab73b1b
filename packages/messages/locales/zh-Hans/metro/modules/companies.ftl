title = 公司
about = 线路属于八家公司。你暗中持有股票，并可以交换。
preset = 没有自己的线路，而是暗中持有八家公司的股票。

events_dealt = { $name } 分到一张 { $percent }% 的股票。
events_dealtShare = { $name } 分到{ $share }。
events_turned = 翻开{ $share }。
events_tookOpen = { $name } 用一张股票换取{ $share }。
events_tookHidden = { $name } 用一张 { $percent }% 的股票换取股票堆中的一张。
events_tookHiddenShare = { $name } 用一张股票换取股票堆中的{ $share }。
events_shown = { $name } 展示{ $share }。
events_valued = { $name } 的股票价值 { points }。

prompts_exchange = 你也可以改为交换一张股票。
prompts_title = 交换股票

choices_exchangeOpen = 用{ $given }换取公开的{ $taken }
choices_exchangeHidden = 用{ $given }换取一张扣放的 { $percent }% 股票

source = 股票
sourceBonus = 大股东奖励
# 每 10% 股份的价值。
sourceValue = 每 10% 值 { $value } 分

panel_yourShares = 你的股票
panel_percent = { $percent }%
panel_worthNow = 值 { $points } 分
panel_shown = 已为站台标记展示
panel_choose = 选择一张要换出的股票。
panel_instead = 你交换股票，本回合不放板块。
panel_takeOpen = 拿取公开的{ $share }
panel_takeTop = 拿取 { $percent }% 股票堆顶扣放的一张（{ shares }）
panel_takeKnownTop = 拿取股票堆顶的一张（你知道它是{ $share }）
panel_give = 换出{ $share }
panel_known = 你知道的
panel_knownToAll = 大家知道的
panel_holder = 持有者
panel_faceUp = 公开
panel_pile = 股票堆中
panel_ofPile = 扣放（{ shares }）
panel_ranking = 公司
panel_company = 公司
panel_profit = 利润
panel_value = 价值
panel_held = 你持有
panel_paused = 暂停交换，直到有人放置板块或站台标记。
panel_ended = 不能再交换股票。
panel_allowed = 任何公司的利润达到 25 后，就不能再交换。
panel_youHold = 你持有{ $items }。
panel_holds = 已知 { $name } 持有：{ $items }。
panel_faceUpAre = 公开的股票：{ $items }。
panel_inPiles = 每个股票堆有 { shares }。
panel_ranked = 公司利润排名：{ $items }。
panel_rankedOne = { colour } { $profit }（价值 { $value }）
panel_worthSentence = 如果现在结束，你的股票可得 { points }，大股东奖励另加 { $least } 分。
panel_worthRange = 如果现在结束，你的股票可得 { points }，大股东奖励另加 { $least } 至 { $most } 分。
panel_summary = 你的股票：现值 { points }
panel_summaryRange = 你的股票：现值 { $least } 至 { points }
panel_summaryLeader = 领先公司：{ colour }，利润 { $profit }
