title = パリ
about = 観光客を自分の名所へ送ります。最長の列が得点になり、ほかの観光客は1人1点の減点です。
preset = 自分の名所を観光客で埋めます。長く続く列が得点です。

events_sight = { $name }に「{ $sight }」が配られました。
events_field = { $name }が{ colour }の観光客を「{ $sight }」（列の{ $field }番マス）へ送りました。
events_beside = { $name }が{ colour }の観光客を{ $cell }の観光客に合流させました。
events_left = { colour }の観光客は合流する相手がなく、ゲームから除かれました。
events_row = { $name }の名所：最長の列{ $run }、ほかの観光客{ $others }、満員の名所{ $full }。{ points }。

prompts_placeTourist = { colour }の観光客の行き先を選んでください。
prompts_placeTourists = このマスの観光客の行き先を選んでください。

choices_field = { colour }の観光客を「{ $sight }」（自分の列の{ $field }番マス）へ送る
choices_beside = { colour }の観光客を{ $cell }の観光客に合流させる

source = パリの名所

panel_yourSights = 自分の名所
panel_sightsOf = { $name }の名所
panel_lifted = 行き先待ちの観光客
panel_chooseField = マスを選んでください。
panel_chooseBeside = 空きマスがありません。ボード上のどの観光客に合流させるか選んでください。
panel_field = { $number }番マス、{ colour }：空き
panel_fieldTaken = { $number }番マス、{ colour }：観光客
panel_fieldInRun = { $number }番マス、{ colour }：観光客、最長の列の中
panel_place = { $number }番マス：{ colour }の観光客を置く
panel_full = 満員：3点
panel_run = 最長の列
panel_others = ほかの観光客
panel_fullSights = 満員の名所
panel_sight = { $sight }：{ $items }
panel_sightsAre = { $name }の名所：{ $items }。
panel_score = { $name }は最長の列{ $run }、ほかの観光客{ $others }、満員の名所{ $full }：現在{ points }。
panel_summary = 自分の名所：最長の列{ $run }／{ points }
panel_summaryOf = 首位の名所：{ $name }、{ points }

sights_louvre = ルーヴル美術館
sights_notre-dame = ノートルダム大聖堂
sights_sacre-coeur = サクレ・クール寺院
sights_arc-de-triomphe = 凱旋門
sights_place-de-la-concorde = コンコルド広場
sights_moulin-rouge = ムーラン・ルージュ
sights_dome-des-invalides = アンヴァリッド
sights_pont-alexandre-iii = アレクサンドル3世橋
sights_eiffel-tower = エッフェル塔
sights_pantheon = パンテオン
sights_versailles = ヴェルサイユ宮殿
sights_fondation-louis-vuitton = ルイ・ヴィトン財団美術館
