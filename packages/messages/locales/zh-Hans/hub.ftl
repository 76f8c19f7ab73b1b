### 研习：通往各种学习内容的页面。

title = 研习
intro = 从自己的对局中学习，用谜题训练，或让 Guimard 为实体游戏计分。

daily =
    .title = 每日一局
    .about = 所有人拿到同样的板块。看看你能胜过八个级别中的几个。
puzzles =
    .title = 谜题
    .about = 一个局面，一步最佳走法。等级分随你一同成长。
analysis =
    .title = 分析棋盘
    .about = 任意局面任意走法，由电脑评估。
companion =
    .title = 计分助手
    .about = 在玩实体游戏？输入棋盘，让 Guimard 计分。

# 这台设备上已结束的对局。
games =
    .title = 我的对局
    .about = 已结束的对局，随时可以复盘。
review = 复盘 { $title }
none = 下完一局，复盘就会在这里等你。
all = 所有对局
