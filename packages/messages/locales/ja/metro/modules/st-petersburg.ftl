title = サンクトペテルブルク
about = 名所を通る路線が、そこの観光客から伏せたチップを取ります。
preset = 名所を通り、伏せたチップを取ります。

events_stood = { $name }が{ colour }の観光客を「{ $sight }」に立たせました。
events_took = { owner }が{ colour }のチップを{ $count }枚取りました。
events_tookValues = { owner }が{ colour }のチップを取りました：{ $values }。
events_revealed = { owner }のチップの価値は{ points }です。

prompts_stand = 「{ $sight }」の観光客を選んでください。

choices_stand = { colour }の観光客を「{ $sight }」に立たせる

source = サンクトペテルブルクのチップ

panel_tourists = 観光客とチップ
panel_tourist = 観光客
panel_chips = チップ
panel_where = 場所
panel_left = 残り{ $count }
panel_available = 待機中
panel_at = { $sight }、{ $cell }
panel_freeSights = タイルのない名所
panel_noFreeSights = どの名所にも観光客がいます。
panel_chooseTourist = 「{ $sight }」の観光客を選んでください。
panel_stand = { colour }を置く
panel_taken = 取ったチップ
panel_owner = 持ち主
panel_count = チップ
panel_sum = 得点
panel_hidden = 非公開
panel_chipTaken = { $value }、取得済み
panel_tookChips = { owner }が取った{ chips }。
panel_tookValues = { owner }が取ったチップ：{ $items }。合計{ points }。
panel_standsAt = { colour }の観光客は{ $cell }の「{ $sight }」にいます。残りは{ chips }です。
panel_freeSightsAre = タイルのない名所：{ $items }。
panel_availableAre = 待機中の観光客とチップ：{ $items }。
panel_availableOne = { colour }（{ $values }）
panel_summary = 自分のチップ：{ $count }枚／{ points }
panel_summarySights = タイルのない名所：{ $count }

sights_peterhof = ペテルゴフ宮殿
sights_church-of-the-resurrection = 血の上の救世主教会
sights_peter-and-paul-fortress = ペトロパヴロフスク要塞
sights_bronze-horseman = 青銅の騎士像
sights_kazan-cathedral = カザン大聖堂
sights_faberge-museum = ファベルジェ博物館
sights_hermitage = エルミタージュ美術館
sights_catherine-palace = エカテリーナ宮殿

outcomes_pile = { colour }の観光客のチップ、上から：{ $values }
