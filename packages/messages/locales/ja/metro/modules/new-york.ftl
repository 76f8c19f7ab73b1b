title = ニューヨーク
about = どの駅にも、そこで終わる路線を待つ観光客がいます。
preset = 自分の路線の終点で観光客を乗せます。

events_board = { owner }にボード{ $board }が渡りました。
events_taken = { owner }が{ $station }の{ colour }の観光客を「{ $sight }」へ案内しました。価値は{ points }です。
events_valued = { owner }の観光客の価値は{ points }です。

source = ニューヨークの観光客

panel_boards = ボード
panel_tourist = 観光客
panel_waiting = 待機中
panel_valueOnly = 0人、価値は1人{ $value }点
panel_takenAt = { $count }人、価値は1人{ $value }点
panel_key = 小さな数字：観光客の価値。大きな数字：乗せた人数。
panel_boardOf = { owner }にとっての観光客の価値：{ $items }。
panel_takenBy = { owner }が乗せた観光客：{ $items }。現在{ points }。
panel_tookNone = { owner }はまだ観光客を乗せていません。
panel_summary = 自分の観光客：{ points }
panel_summaryWaiting = 駅で待つ{ tourists }

sights_empire-state-building = エンパイア・ステート・ビル
sights_yankee-stadium = ヤンキー・スタジアム
sights_times-square = タイムズスクエア
sights_central-park = セントラル・パーク
sights_statue-of-liberty = 自由の女神像
sights_brooklyn-bridge = ブルックリン橋
sights_st-patricks-cathedral = セント・パトリック大聖堂
sights_rockefeller-center = ロックフェラー・センター
