### 牌桌：历史、教练、结果，以及每个棋盘周围的内容。

menu = 菜单
home = 首页
rules = 规则
settings = 设置
undo = 撤销
undoReviewing = 请先回到对局。
undoPractice = 练习对局中任何操作都能撤销。
hint = 询问教练
advising = 教练正在思考…
# 教练：玩家最后会怎样，例如“领先 7 分，±4”。
advice_at = 放在 { $cell }
advice_ahead = 领先 { $points } 分
advice_behind = 落后 { $points } 分
advice_level = 持平
advice_within = { $lead }，±{ $points }
advice_wins = 胜率 { $percent }%
advice_equal = 不相上下
advice_only = 只有一种走法。
advice_live = 教练只看当前这一步。请回到对局再询问。
advice_sureness_certain = 确定无疑：余下的对局已全部算清。
advice_sureness_sure = 有把握：有一种走法明显最好。
advice_sureness_fairly = 比较有把握：有一种走法看来更好。
advice_sureness_guess = 猜测：最好的几种走法不相上下。
noAdvice = 向教练询问最佳走法。教练看到的和你一样多。
history = 历史
toFirst = 回到开头
back = 上一步
forward = 下一步
toLast = 回到对局
replay = 回放最近几步
moment = 第 { $at }/{ $of } 步
lookingBack = 正在回看第 { $at }/{ $of } 步。
log = 记录
coach = 教练
inWords = 文字版
earlier = 显示全部
nothingYet = 还没有走棋。
scoringOnly = 仅显示得分的步
noScoring = 还没有得分。
players = 玩家与比分
pin = 显示 { $name } 未完成的线路
onTurn = 当前回合
thinks = 思考中…
yourTurn = 轮到你了
# 写在按钮上，用于不能收回的操作之前。
sure = { $choice }？无法撤销
computer = 电脑，{ $level } 级
# $time 如“5 秒”。
computerTimed = 电脑，{ $level } 级，每步 { $time }
# 设备太慢，级别达不到平常水平时提示一次。
slowDevice = 这台设备较慢：电脑只思考了 { $seconds } 秒，因此 { $level } 级在这里比别处弱。
points = { $points } 分
passTo = 请把设备交给 { $name }
passWhy = 其他玩家的秘密不会泄露。
lift = 我是 { $name }
over = 对局结束

# 对局结束。$scores 如 127–66，最高的在前。
headline_won = 你以 { $points } 分之差获胜
headline_youWon = 你赢了
headline_lost = 你以 { $own }–{ $best } 落败
headline_youLost = 你输了
headline_youTied = 你和 { LIST($names, separator: "、") } 并列获胜
headline_wins = { $name } 获胜，{ $scores }
headline_tied = { LIST($names, separator: "、") } 并列获胜
headline_solo = 你的得分：{ $points }
headline_newBest = 创下这台设备的新纪录。之前是 { $points } 分。
headline_best = 这台设备的最高分：{ $points }

results = 结果
highlights = 精彩时刻
showOnBoard = 在棋盘上显示

picture_share = 分享图片
picture_save = 保存图片
picture_failed = 这个浏览器无法生成图片。

# 曲线显示什么：实际得分，或假设当时结束的得分。
plot_label = 显示
plot_points = 得分
plot_value = 若当时结束
plot_valueTitle = 假设对局当时结束的得分

total = 合计
source = 来源
overTime = 对局中的得分变化
plotText = { $name } 最终 { $points } 分
lookAtBoard = 查看棋盘
rematch = 再来一局
review = 复盘

# 首次玩某个模块或城市时的卡片；open 可从面板再次打开。
introduction_several = 本局新内容
introduction_close = 明白了
introduction_lesson = 学习课程
introduction_open = 简介

# 对局进行中要开新局时询问。
again_title = 开始新的一局？
again_text = 这一局还没有下完。你可以在“我的对局”中找到它。
again_yes = 开始新的一局
again_no = 继续对局

assistance = 辅助

assistanceLevels_purist = 纯粹：只有规则
assistanceLevels_tracing = 描线：替你描出线路
assistanceLevels_preview = 预览：显示板块的效果
assistanceLevels_coach = 教练：建议最佳走法

practice = 练习：随意撤销
describe = 文字描述牌桌
followLine = 追踪一条线路
moves = 你的走法
noMoves = 还没轮到你。
trouble = 出错了
notThere = 这一局不在这个浏览器中，可能已被删除。
refused = 无法打开这一局：{ $reason }
notSaved = 这个浏览器不允许保存对局。关闭页面后这一局就会丢失。
elsewhere = 这一局在另一个标签页中打开
elsewhereWhy = 那里的一切都会保存。你也可以改在这里继续。
playHere = 在这里继续
tryAgain = 重试
look = 视图
sheet = 详情

# 牌桌窗口的标题。
title_turn = 轮到你了 – { $game }
title_versus = { $game }，对手：{ LIST($names, separator: "、") }
# 给观战者。
title_players = { $game } – { LIST($names, separator: "、") }

# 转到分析棋盘，以及在线对局中为何不行。
analyse = 分析棋盘
analyseFair = 公平竞技：你正在参加的在线对局，结束之前不能分析。
