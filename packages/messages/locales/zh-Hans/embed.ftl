### 嵌入博客、论坛等网页的棋盘。

replay = 回放
toFirst = 回到开头
back = 上一步
play = 播放
pause = 暂停
forward = 下一步
toLast = 跳到结尾
# 滑块。
history = 步数
moment = 第 { $at }/{ $of } 步
begin = 第一步之前。
players = 玩家与比分
points = { $points } 分
painted = 线路已上色。
bare = 线路未上色。
trouble = 无法显示这一局。{ $reason }
empty = 没有给出对局。
notLoaded = 无法从给定地址载入。
