### 谜题：只有一步最佳走法的局面。

title = 谜题
intro = 这些局面都有一步明显最佳的走法。找出它，看看其他走法差在哪里。
# 在棋盘上方。
titled = 谜题 · { $game }
toPuzzles = 所有谜题
# 没有这道谜题。
noPuzzle = 没有这道谜题
unknown = 这道谜题不存在，或已不再提供。还有很多其他谜题。

## 所有谜题的页面

ofTheDay = 每日谜题
solveToday = 解题
doneToday = 已解出：再看一遍
# 谜题的等级分。
ratingOf = 等级分 { $rating }
train = 训练
solve = 来一道谜题
fitting = { $count } 道谜题符合
noneFits = 没有符合的谜题。请选择其他主题或游戏。
difficulty = 难度
difficulties_easier = 较易
difficulties_matching = 我的水平
difficulties_harder = 较难
theme = 主题
allThemes = 所有主题
game = 游戏
allGames = 所有游戏
byTheme = 按主题
solvedOf = 已解出 { $solved }/{ $count }

themes_finish =
    .name = 一举完成
    .about = 完成线路，拿下高分。
themes_save =
    .name = 保住线路
    .about = 别让你的线路草草收场。
themes_spoil =
    .name = 搅局
    .about = 趁对手的线路还不值钱，让它终止。
themes_long =
    .name = 绕道远行
    .about = 不急着完成，让线路走得更远。
themes_draw =
    .name = 先抽一块
    .about = 不放手里的板块，改为抽取。
themes_share =
    .name = 选对股票
    .about = 为你持股的公司出力。
themes_city =
    .name = 城市之中
    .about = 利用城市或模块带来的玩法。
themes_journey =
    .name = 行程
    .about = 在 Correspondances 中接通自己的行程，或堵住别人的行程。

yourRating = 你的等级分
noRating = 解一道谜题就能获得等级分。它只保存在这台设备上。
# $points 如 140。
within = ± { $points }
provisional = （暂定）
# $from 和 $to 是等级分。
chart =
    { $count ->
        [1] 你的等级分：{ $to }
       *[other] 最近 { $count } 道谜题的等级分，从 { $from } 到 { $to }
    }
streak = 连续天数
days = { $count } 天
run = 连续答对
solved = 已解出
notKept = 这个浏览器不保存任何内容：关闭页面后等级分就会丢失。
erase = 重置等级分
eraseSure = 确定重置等级分和已解出的谜题？
erased = 你的谜题等级分已重置。

## 解题

# $name 是颜色，或“玩家 1”之类；没有对手时不用。
find = 你是{ $name }。找出最佳走法。
findAlone = 找出最佳走法。
showSolution = 显示答案
# 写在按钮上。
giveUpSure = 确定显示？会算作答错
right = 正确！
rightLater = 正确，第 { $count } 次答对。
wrong = 不是最佳走法。
told = 答案
judging = 正在评判你的走法…
notJudged = 无法评判你的走法。
# $points 和 $percent 如 4.2 和 6。
lost_both = 损失 { $points } 分和 { $percent }% 的胜率。
lost_points = 损失 { $points } 分。
lost_win = 损失 { $percent }% 的胜率。
margin_both = 估计比其他任何走法好 { $points } 分，胜率高 { $percent }%。
margin_points = 估计比其他任何走法好 { $points } 分。
margin_win = 估计比其他任何走法胜率高 { $percent }%。
proved = 经 { $playouts } 次模拟验证。
provedExactly = 确定无疑：余下的对局已全部算清。
# $change 如 +12。
rated = 你的等级分：{ $rating }（{ $change }）
countedBefore = 你以前答过这道谜题，等级分不变。
tryAgain = 再试一次
next = 下一题
share = 分享
copied = 链接已复制。
analyse = 分析

## 其他走法为何较差：表格

comparison = 走法比较
move = 走法
points = 分数
chance = 胜率
loss = 损失
solution = （答案）
yours = 你的走法
