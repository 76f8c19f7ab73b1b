### 同样的板块再来一次；每日一局。

## 已经玩过、可以再玩的牌序

# 按钮。
same_title = 同一牌序
same_titleOf = 与 { $title } 同一牌序
same_about = 同样的板块，同样的顺序。再玩一次，或把链接发给朋友，比比成绩。
same_results = 这副牌序的成绩
same_noResults = 这台设备上还没有人下完这副牌序。
# 表头。
same_who = 玩家
same_points = 分数
same_margin = 分差
same_date = 日期
same_against = 对手：{ LIST($names, separator: "、") }
# 代替日期，表示刚看过的这一局。
same_here = 本局
same_share = 这副牌序的链接
same_shareAbout = 打开的人会拿到同样的游戏和同样的板块。
same_damaged = 链接不完整。请完整复制，或请对方重发。
same_bad = 这个链接没有指向牌序：{ $reason }
# 在线。
same_online = 同一牌序，新牌桌
same_onlineAbout = 板块的顺序与牌桌 { $code } 相同。看过那一局的人都知道接下来是什么。
same_tables = 使用这副牌序的牌桌
same_watch = 去看看
# 进行中不列出的牌桌。
same_others = 还有 { $count } 张牌桌正在进行。

## 每日一局

daily_title = 每日一局
# 这是什么。
daily_about = 所有人拿到同样的板块，顺序也相同。以你下完的第一局为准。
daily_practice = 以你下完的第一局为准，其余算练习。
daily_against =
    { $count ->
        [1] 对战电脑，级别 { $level }
       *[other] 对战 { $count } 个电脑，级别 { $level }
    }
daily_againstNobody = 独自一人，尽量多得分
daily_future = 这一天的对局还没有发牌。
daily_play = 开始
daily_resume = 继续
daily_again = 再玩一次
daily_streak = 连续 { $days } 天
daily_noCoach = 每日一局没有教练。
# 对局结束时。
daily_toResult = 今日成绩

# 成绩。
daily_alone = { $points } 分
daily_won = 以 { daily_alone }获胜，领先 { $margin } 分
daily_lost = 以 { daily_alone }落败，落后 { $margin } 分
daily_drawn = 以 { daily_alone }打平
daily_beaten = 你胜过 { $beaten } 个级别，共 { $levels } 个。
daily_comparing = 八个级别正在你的座位上对局… { $percent }%
daily_notCompared = 电脑无法用这副牌序对局：{ $reason }
daily_tryAgain = 重试
daily_levels = 八个级别分别坐你的座位，对阵同样的对手
daily_you = 你
daily_outcomes_better = 胜过
daily_outcomes_equal = 持平
daily_outcomes_worse = 未胜过
daily_review = 复盘你的对局

# 发给朋友的文字。
daily_share = 分享成绩
daily_shareTitle = Guimard，{ $date }：{ $title }
daily_shareBeaten = 胜过 { $beaten } 个电脑级别，共 { $levels } 个
daily_copy = 复制
daily_copied = 已复制。
daily_notCopied = 浏览器不允许在这里复制。请选中文本自行复制。
daily_send = 发送

# 前些天。
daily_yesterday = 昨日一局
daily_modelTitle = 大师这样下
daily_modelAbout = 最强的级别坐你的座位用这副牌序对局，并复盘每一步。你会看到所有板块。
daily_model = 复盘示范对局
daily_modelPlaying = 电脑正在对局… { $percent }%
daily_calendar = 最近 30 天
daily_calendarAbout = 数字表示你在八个级别中胜过几个。以往的对局也可以玩，但只有当天开始的才计入连续天数。
daily_notPlayed = 未玩

# 服务器上所有人的成绩。
daily_board_title = 今日排行榜
daily_board_empty = 还没有成绩。
daily_board_rank = 名次
daily_board_nameless = （名字已移除）
daily_board_count = { $count } 名玩家
daily_board_counted = 你在 { $count } 人中排第 { $rank } 名。
daily_board_name = 你在榜上的名字
daily_board_send = 提交我的成绩
daily_board_sending = 核对中…
daily_board_sendAbout = 你的每一步会发送到服务器，整局核对之后才计入。所有人都能看到你的名字和得分。
daily_board_erase = 从榜上移除我的名字
