### 研习对局：复盘。

review = 复盘
reviewOf = 复盘 { $game }
# 在棋盘上方，回到对局所在之处。
toGame = 回到对局

# 尚未结束的对局。
notOver = 请先下完这一局：复盘会显示隐藏的内容。

# 复盘进行时和开始之前。
making = 正在复盘… { $percent }%
stop = 停止
start = 开始复盘
failed = 复盘失败：{ $reason }
again = 重新复盘
depth = 深度
depths_quick = 快速
depths_normal = 标准
depths_deep = 深入
# 如何理解。
about = 评判每一步时，只依据该玩家当时所能知道的信息：评判者也不知道隐藏的板块。
# 导入的对局缺少部分抽取。
guessed = 这一局中有些板块未知，已随机补上。手牌不确定时的走法不作评判。

# 复盘的顶部：可以学到什么。$points 如 21.5。
lesson_yours =
    { $count ->
        [1] 你最大的失误损失了 { $points } 分。
       *[other] 你最大的 { $count } 次失误共损失了 { $points } 分。
    }
lesson_of =
    { $count ->
        [1] { $name } 最大的失误损失了 { $points } 分。
       *[other] { $name } 最大的 { $count } 次失误共损失了 { $points } 分。
    }
lesson_none = 你没有值得一提的失误。
lesson_noneOf = { $name } 没有值得一提的失误。
lesson_show = 查看最大的一次

# 对走法的评价，从最好到最差。
grades_best = 最佳走法
grades_good = 好
grades_inaccuracy = 失准
grades_mistake = 失误
grades_blunder = 大失误
# 同上，带次数。
counts_best = { $count } 步最佳走法
counts_good = { $count } 步好棋
counts_inaccuracy = { $count } 次失准
counts_mistake = { $count } 次失误
counts_blunder = { $count } 次大失误

# 上一步的结果。$points 和 $percent 如 4.2 和 6。
verdict_lost = { $name } 损失 { $points } 分和 { $percent }% 的胜率。
verdict_lostPoints = { $name } 损失 { $points } 分。
verdict_nothingLost = { $name } 没有损失。
verdict_forced = { $name } 别无选择。
verdict_guessed = 未评判：{ $name } 的手牌未知。
# 评判者会把板块放在哪里，或会怎么做。
verdict_betterAt = 更好：放在 { $cell }
verdict_better = 更好：{ $move }
verdict_show = 在棋盘上显示
verdict_played = 显示实际走法
verdict_solved = 确定无疑：余下的对局已全部算清。
verdict_none = 逐步浏览对局，或选择一个关键时刻。

# 棋盘下方的曲线。
graph = 每步之后的胜率
graphPoints = 每步之后的预计分数
graphText = { $name } { $percent }%

accuracy = 准确度
key = 关键时刻
# 关键时刻中的一次随机抽取。
draw = 一次有利于 { $name } 的抽取
marked = 失准、失误和大失误
noMarked = 没有：玩得漂亮。

# 结果从何而来：各行相加。
account_title = 运气与走法
account_in = 单位
account_points = 分数
account_win = 胜率
account_start = 开局预期
account_luck = 抽取的运气
account_ownPlay = 自己的走法
account_othersPlay = 他人的走法
account_hidden = 隐藏的板块
account_result = 结果
# 有人认输或超时时，代替结果。
account_ended = 结束时的预期
account_about = 每名玩家在第一步之前的预期，以及到结束为止，运气和走法带来的变化。

# 从当前显示的时刻转到分析棋盘。
analyse = 从这里开始分析
