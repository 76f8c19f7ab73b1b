title = 中央站台
about = 在中央车站的一个站台放上站台标记，从那里出发的线路就归你所有。

events_token = { $name } 在 { $platform }放置{ colour }站台标记。

prompts_token = 或选择一个站台放置站台标记。

choices_token = 在 { $platform }放置{ colour }站台标记
choices_tokenFor = 展示{ $share }，在 { $platform }放置{ colour }站台标记

panel_platforms = 中央车站的站台
panel_toPlace = 待放置的站台标记
panel_allPlaced = 所有站台标记均已放置。
panel_chooseShare = 或展示一张股票，放置该公司的站台标记：
panel_choosePlatform = 请为它选择一个站台。
panel_chooseOwn = 可以不放板块，改为选择一个站台放置你的站台标记。
panel_token = { $platform } 号站台：{ colour }站台标记
panel_free = { $platform } 号站台：空闲
panel_complete = { $platform } 号站台：线路已完成
panel_place = { $platform } 号站台：在此放置站台标记
panel_toPlaceAre = 待放置的站台标记：{ $items }。
panel_freeAre = 空闲的站台：{ $items }。
panel_noneFree = 没有空闲的站台。
panel_tokenAt = { colour }站台标记在 { $platform } 号站台。
panel_summary = 待放置的站台标记：{ $count }
