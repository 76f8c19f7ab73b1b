title = 单人
# 一局单人游戏的名称。
game = Metro 单人
about = 独自延长八家公司的线路。得分为最穷公司的利润。
preset = 独自游戏：八家公司中最穷的一家就是你的得分。

sides_normal =
    .title = 普通
    .about = 得分为最穷公司的利润。
sides_hard =
    .title = 困难
    .about = 再减去最富与最穷公司的差距。

events_turned = 本次颜色是{ colour }。
events_refused = 拒绝 dddd，换来 { $tile }。

prompts_extend = 延长任意一条{ colour }线路。

source = 最穷公司
sourceGap = 与最富公司的差距

panel_colour = 当前颜色
panel_noColour = 尚未翻开颜色。
panel_extend = 延长任意一条{ colour }线路
panel_deck = 卡牌堆中还有
panel_deckEmpty = 卡牌堆已空：所有颜色重新洗混。
panel_profits = 利润
panel_gone = 已完成
panel_last = 最穷
panel_resultNow = 当前得分 { $points }
panel_resultOf = 最穷公司的利润：{ $last }
panel_resultOfHard = 最穷公司 { $last }，减去与最富公司的差距 { $gap }
panel_question = 这块板块会让所有列车掉头。要保留吗？
panel_keep = 保留
panel_refuse = 拒绝并重抽
panel_colourIs = 当前颜色是{ colour }。
panel_deckHas = 卡牌堆中还有：{ $items }。
panel_goneAre = 已完成并移出游戏：{ $items }。
panel_profitsAre = 利润：{ $items }。
panel_resultIs = 你的当前得分：{ points }。
panel_summary = 颜色：{ colour } · 当前得分 { $points }
panel_summaryResult = 当前得分 { $points }
