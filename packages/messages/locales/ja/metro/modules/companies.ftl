title = 会社
about = 路線は8つの会社のもの。伏せた株を持ち、交換できます。
preset = 自分の路線の代わりに、8つの会社の株を伏せて持ちます。

events_dealt = { $name }に{ $percent }%株が配られました。
events_dealtShare = { $name }に{ $share }が配られました。
events_turned = { $share }が表になりました。
events_tookOpen = { $name }が株を1枚、{ $share }と交換しました。
events_tookHidden = { $name }が{ $percent }%株を1枚、山札の株と交換しました。
events_tookHiddenShare = { $name }が株を1枚、山札の{ $share }と交換しました。
events_shown = { $name }が{ $share }を公開しました。
events_valued = { $name }の株の価値は{ points }です。

prompts_exchange = 代わりに株を交換することもできます。
prompts_title = 株の交換

choices_exchangeOpen = { $given }を表の{ $taken }と交換
choices_exchangeHidden = { $given }を伏せた{ $percent }%株と交換

source = 株
sourceBonus = 筆頭株主
# 10%あたりの点。
sourceValue = 10%につき{ $value }

panel_yourShares = 自分の株
panel_percent = { $percent }%
panel_worthNow = 現在{ $points }点
panel_shown = トークンのため公開
panel_choose = 交換に出す株を選んでください。
panel_instead = 交換した手番はタイルを置きません。
panel_takeOpen = 表の{ $share }を取る
panel_takeTop = { $percent }%株の山札の一番上を、伏せたまま取る（{ shares }）
panel_takeKnownTop = 山札の一番上を取る（{ $share }と分かっている）
panel_give = { $share }を出す
panel_known = 自分が知っていること
panel_knownToAll = 全員が知っていること
panel_holder = 場所
panel_faceUp = 表
panel_pile = 山札
panel_ofPile = 裏（{ shares }）
panel_ranking = 会社の順位
panel_company = 会社
panel_profit = 利益
panel_value = 価値
panel_held = 自分
panel_paused = タイルかトークンが置かれるまで、交換は休止です。
panel_ended = 交換は終了しました。
panel_allowed = どこかの会社の利益が25に達すると、交換は終了します。
panel_youHold = 自分の株：{ $items }。
panel_holds = { $name }について分かっている株：{ $items }。
panel_faceUpAre = 表の株：{ $items }。
panel_inPiles = 各山札に{ shares }。
panel_ranked = 利益順の会社：{ $items }。
panel_rankedOne = { colour }{ $profit }（価値{ $value }）
panel_worthSentence = 今ゲームが終われば、株で{ points }、筆頭株主のボーナスで{ $least }点です。
panel_worthRange = 今ゲームが終われば、株で{ points }、筆頭株主のボーナスで{ $least }〜{ $most }点です。
panel_summary = 自分の株：現在{ points }
panel_summaryRange = 自分の株：現在{ $least }〜{ points }
panel_summaryLeader = 首位の会社：{ colour }、利益{ $profit }
