### 课程、规则和教程的周边：各个游戏共用的页面。

title = 学习玩法
intro = 玩一遍教程，或读一张卡片：每张大约一分钟。其余内容都在规则里。
tutorialTitle = 边玩边学
tutorialAbout = 一局真正的 { $game }，一步步带你玩。不必事先阅读。
tutorialStart = 开始教程
lessonsTitle = 短课程
lessonsAbout = 每个模块和城市各一课。加入一局已经开始的对局，试试新玩法。
finishedMark = 已完成
cardsTitle = 一分钟卡片
minutes = { $n } 分钟
inFull = 完整规则
rulesOf = { $game } 规则
rulesIntro = 如果一步被拒绝，可以在这里查找对应的规则编号。
contents = 目录
find = 查找规则
findHint = 一个词，或 { $example }
found = 找到 { $n } 条规则
nothing = 没有规则包含这些词。请减少或更换词语。
ruleCalled = 规则 { $id }
print = 打印
# 教程。
next = 下一步
leave = 离开教程
step = 第 { $at }/{ $of } 步
playing = { $name } 正在走…
drawing = 抽取中…
notAsked = 想法不错，但先别急。在教程中请按标出的走。
finished = 课程完成
finish = 完成
whatNext = 接下来呢？
learnt = 学到的内容
nextLesson = 下一课：{ $title }
allLessons = 所有课程
play = 玩 { $title }
