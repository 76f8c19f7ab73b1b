### 分析棋盘。

title = 分析棋盘
about = 替所有座位走棋，自己决定每次抽取，看看电脑如何评估。一切都保存在这台设备上。
fresh = 新分析
players = 人数
begin = 开始
studies = 已保存的研究
deleteOne = 删除“{ $name }”
deleteSure = 确定删除？
fair = 公平竞技：你正在参加的在线对局不能分析。
toStudies = 所有研究

# 研究的菜单和内容。
study = 研究
name = 名称
link = 复制链接
linkCopied = 链接已在剪贴板中。它包含整份研究，任何服务器都看不到。
linkThere = 请从这里复制链接。它包含整份研究，任何服务器都看不到。
linkTooLong = 这份研究太长，无法放进链接。请改为发送文件。
file = 存为文件
kept = 更改会随时保存在这个浏览器中。
notThere = 这份研究不在这台设备上。
unknownGame = 这是“{ $game }”的研究，这里不支持该游戏。
refused = 其中一步不被允许：{ $reason }

# 文件或链接有什么问题。
faults_notStudy = 这不是研究。
faults_newer = 这份研究由更新版本的应用制作。请重新载入页面以更新。
faults_tooLarge = 这份研究太大。
faults_badLog = 这份研究中的对局已损坏。
faults_badNode = 这份研究中有一步或一条注释已损坏。
tree = 变化

# 一步棋的下面：还可以怎么走。
variations = 其他走法
start = 开局
treeEmpty = 在棋盘上走棋，每一步都会列在这里。退回去另走一步，就得到一个变化。
note = 局面注释
mark = 走法评价
comment = 评语
promote = 设为主线
remove = 从这里起删除
removeSure = 删除这一步及其后的所有走法？
marks_brilliant = 妙着
marks_good = 好着
marks_interesting = 有趣的一着
marks_dubious = 可疑的一着
marks_mistake = 失误
marks_blunder = 大失误
evaluation = 评估
evaluate = 评估局面
evaluateAbout = 依据当前玩家所能知道的信息，隐藏内容以抽样估算。等得越久越准确。
depth = 评估进度
failed = 评估失败：{ $reason }
solved = 确定无疑：余下的对局已全部算清。

# $points 如 42.5，$win 如 54 %。
expected = 预计 { $points } 分
expectedWin = 预计 { $points } 分，胜率 { $win }
chances = 胜率
toFirst = 回到开头
back = 后退
forward = 前进
toLast = 跳到末尾
# 链接指向这台设备上尚未结束的对局。
inPlay = 这一局还在这里进行。请打开它，在菜单中选择“分析棋盘”。
running = 公平竞技：这是你正在参加的在线对局中的局面，对局结束后才能分析。
drawing_title = 在棋盘上绘制
drawing_tools_cell = 格子
drawing_tools_arrow = 箭头
drawing_tools_line = 线路
drawing_about_cell = 在棋盘上选择要突出显示的格子。
drawing_about_arrow = 先选箭头的起点，再选终点。
drawing_arrowFrom = 箭头始于 { $cell }：请选择终点。
drawing_line = 要突出显示的线路
drawing_chooseLine = 选择线路
drawing_nothing = 还没有绘制内容
drawing_clear = 清除
drawing_done = 完成
importTitle = 导入研究或对局
importAbout = 可以是文件、链接或对局文本。对局中无人知晓的抽取可以写作 ?。
