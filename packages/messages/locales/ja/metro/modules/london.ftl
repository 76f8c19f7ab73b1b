title = ロンドン
about = 観光客の上にタイルを置くとタクシーが走ります。目的の色に着けば、走ったマスの数が得点です。
preset = タクシーを名所めぐりに走らせ、運賃を稼ぎます。

events_sight = 列の次の名所は「{ $sight }」です。
events_arrived = タクシーが「{ $sight }」の{ colour }に到着：{ $name }に{ points }（計{ $total }点）。
events_missed = タクシーは{ $driven }マス走りましたが、{ colour }に着きませんでした。

source = ロンドンのタクシー

panel_circuit = タクシーのコース
panel_start = スタート
panel_startTaxi = スタート：タクシー
panel_turn = 折り返し点
panel_rides = 今、観光客の上に置くと
panel_ride = { colour }：{ points }、「{ $sight }」まで
panel_noRide = { colour }：なし
panel_field = { $number }番マス、{ colour }
panel_fieldTaxi = { $number }番マス、{ colour }：タクシー
panel_fieldAhead = { $number }番マス、{ colour }：タクシーが止まれば{ points }
panel_down = 行き
panel_up = 帰り
panel_taxiAt = タクシーは{ $number }番マス（「{ $sight }」の{ colour }）にいます。
panel_taxiAtStart = タクシーは1番マスの手前のスタートにいます。
panel_aheadOne = 「{ $sight }」の{ colour }
panel_ahead = 次の4マス：{ $items }。
panel_ridesAre = 観光客の上にタイルを置いたときの得点：{ $items }。ほかの色は0点です。
panel_sightIs = { $sight }：行きは{ $upper }、帰りは{ $lower }。
panel_summary = タクシー：{ $number }番マス／{ $sight }
panel_summaryStart = タクシー：スタート

sights_tower-bridge = タワーブリッジ
sights_big-ben = ビッグ・ベン
sights_westminster-palace = ウェストミンスター宮殿
sights_st-pauls-cathedral = セント・ポール大聖堂
sights_trafalgar-square = トラファルガー広場
sights_london-eye = ロンドン・アイ
sights_tower-of-london = ロンドン塔
sights_buckingham-palace = バッキンガム宮殿
