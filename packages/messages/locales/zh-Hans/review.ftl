### 对局的复盘：每一步的损失，以及哪些是运气。

## 走法的等级，从最好到最差

grades_best = 最佳
grades_good = 好
grades_inaccuracy = 失准
grades_mistake = 失误
grades_blunder = 大失误
scale = 大失误损失 { $points } 分或 { $percent }%，失误为其一半，失准为其四分之一。

## 列：某个等级的步数

counts_inaccuracy = 失准
counts_mistake = 失误
counts_blunder = 大失误

## 列：实际走法、最佳走法和损失

columns_seat = 座位
columns_played = 实际
columns_best = 最佳
# 在“最佳”列中：就是实际走法。
columns_same = 相同
columns_points = 分数
columns_win = 胜率
columns_moves = 步数
columns_accuracy = 准确度
columns_meanPoints = 平均分数
columns_meanWin = 平均胜率

## 各座位开局时的预期如何变成结果

inPoints = 运气与技巧（分数）
inChances = 运气与技巧（胜率）
account_start = 开局时
account_luck = 运气
account_ownPlay = 自己的走法
account_othersPlay = 他人的走法
# 玩家选择走法时不可能知道的。
account_hidden = 隐藏
account_result = 结果

moments = 关键时刻
# 抽取板块的一方。
chance = 运气
nothing = 没有人有过选择，因此无可评判。
