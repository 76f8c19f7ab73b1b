### 在线牌桌：大厅、等候室、在线状态、聊天和通知。

lobby_title = 在线对战
lobby_create = 创建牌桌
lobby_createAbout = 选择游戏和座位，然后把链接发给朋友。
lobby_code = 有链接或桌号？
lobby_codeAbout = 如果有人邀请你，可以直接前往牌桌。
lobby_codeWrong = 桌号由八个字母和数字组成。
lobby_enter = 加入
lobby_mine = 你的牌桌
lobby_waiting = 开放的牌桌
lobby_noneWaiting = 暂无开放的牌桌。创建一个，把链接发给朋友。
lobby_running = 可观战的对局
lobby_join = 加入
lobby_resume = 打开
lobby_lookOn = 观战
lobby_free = { $free } 个空座
lobby_offlineTitle = 无法连接服务器
lobby_offlineText = 你仍然可以对战电脑、同机对战或学习规则。
lobby_tryAgain = 重试

phases_waiting = 已满，即将开始
phases_running = 进行中
phases_paused = 已暂停
phases_over = 已结束

create_title = 创建牌桌
create_you = 你
create_nickname = 你在牌桌上的名字
create_open = 空座
create_steadyLevels = 9 级只在你自己的设备上思考，因此在线牌桌提供 1 至 8 级。
create_visibility = 谁可以加入？
create_visibilities_link =
    .label = 仅限链接
    .about = 只有拿到链接或桌号的人。
create_visibilities_public =
    .label = 公开
    .about = 这台服务器上的所有人都能看到牌桌。
create_clock = 时间限制
create_clockAbouts_none = 想多久都行。
create_clockAbouts_move = 每走一步重新计时。
create_clockAbouts_bank = 整局的总时间，每步之后略有增加。
create_clockAbouts_days = 慢节奏对局：想起来再走。
create_atZero = 时间用完时
create_atZeros_computer =
    .label = 由电脑接替
    .about = 玩家回来后可以取回座位。
create_atZeros_forfeit =
    .label = 该玩家判负
    .about = 超时视为认输。
create_submit = 创建牌桌

clocks_none = 不限时
clocks_move = 每步 { $seconds } 秒
clocks_bank = { $minutes } 分钟 + 每步 { $increment } 秒
clocks_days = 每步 { $days } 天
clocks_units_day = 天
clocks_units_hour = 小时
clocks_left = 剩余时间

share_title = 邀请他人
share_text = 发送这个链接。打开的人可以入座，座位满了则可以观战。
share_alone = 只有这台设备能连上这台服务器。要让其他人也能加入，请这样启动：
share_link = 这张牌桌的链接
share_qr = 链接的二维码
share_code = 或告诉对方桌号
share_copy = 复制
share_copied = 已复制。
share_notCopied = 浏览器不允许在这里复制。请选中文本自行复制。
share_send = 发送

room_players = 牌桌上的玩家
room_you = （你）
room_free = 空座
room_level = 电脑，{ $level } 级
room_isReady = 已准备
room_isHere = 在场
room_waitsForPlayers = 坐满且所有人都准备好后，对局开始。
room_waitsForReady = 所有人都准备好后，对局开始。
room_shuffling = 正在洗牌…
room_ready = 我准备好了
room_notReady = 取消准备
room_leave = 离座
room_occupant = { $number } 号座位：玩家类型
room_anybody = 任何人可入座
room_computer = 电脑 { $level } 级：{ $name }
room_freeIn = 再等 { $time }，就可以空出这个座位。
room_freeSeat = 空出座位
room_freeSeatOf = 空出 { $name } 的座位（离开）
room_change = 更改
room_changeOf = 更改 { $name } 的座位
room_turnOut_title = { $name } 的座位
room_turnOut_text = 这张牌桌由谁来玩，由你决定。{ $name } 会收到通知，五分钟内不能再在这里入座。
room_turnOut_isReady = { $name } 在线，并且已准备好。
room_turnOut_free = 空出这个座位
room_turnOut_fill = 改由电脑来玩
room_sitTitle = 加入这一局
room_sit = 入座

recovery_title = 你的恢复码
recovery_text = 请抄下来：如果浏览器忘了你的座位，可以用它取回。确认之后不再显示。
recovery_noted = 我已抄下
recovery_lost = 在这里有过座位？
recovery_field = 你的恢复码
recovery_go = 取回座位

seatLink_switch_title = 换到 { $offered } 的座位？
seatLink_switch_text = 你在这里以 { $held } 的身份参加对局。要在这台设备上换到 { $offered } 的座位吗？
seatLink_switch_after = 每台设备在一张牌桌上只能占一个座位，因此这台设备会忘记 { $held } 的座位。座位本身仍然保留：用恢复码或链接就能取回。请在更换之前保存其中一个。
seatLink_switch_recovery = { $held } 的座位恢复码
seatLink_switch_link = { $held } 的座位链接
seatLink_switch_stay = 继续做 { $held }
seatLink_switch_go = 换到 { $offered }
seatLink_wrong =
    .title = 这个链接已失效
    .text = 它不能打开这张牌桌的座位。可能缺了一部分，也可能座位已被转移、放弃或空出。这台设备上没有任何变化。
seatLink_unreachable =
    .title = 无法核对链接
    .text = 服务器没有响应。这台设备上没有任何变化。
seatLink_close = 好
seatLink_later = 以后再说

presence_here = 在线
presence_away = 离开
presence_awayFor = 已离开 { $time }
presence_replaced = 电脑代打
presence_resigned = 已认输

notices_connecting = 连接中…
notices_cut = 连接中断，正在重连…
notices_cutSending = 连接中断。恢复后会发送你的这一步。
notices_spectator =
    { $others ->
        [0] 你在观战。
       *[other] 你和另外 { $others } 人在观战。
    }
notices_resigned = 你已认输，由电脑代打。
notices_replaced = 电脑正在替你打
notices_comeBack = 取回座位
notices_paused = 对局已暂停。
notices_goOn = 请求继续
notices_absent = { $name } 不在。
notices_absentUntil = { $name } 不在。再等 { $time }，就可以让电脑接替。
notices_absentFor = { $name } 已离开 { $time }。
notices_mayReplace = { $name } 不在。现在可以让电脑接替。
notices_replace = 让电脑接替
notices_rematch = 下一局正在另一张牌桌上准备。
notices_goThere = 加入

asks_undo = { $name } 想撤销上一步。
asks_pause = { $name } 想暂停对局。
asks_resume = { $name } 想继续对局。
asks_agree = 同意
asks_decline = 拒绝
asks_waiting =
    { $agreed ->
        [0] 你已向其他人发出请求，还没有人答复。
       *[other] 目前 { $agreed } 人同意。
    }

turnNotice_label = 轮到我时通知我
turnNotice_about = 在这台设备上通知，关闭页面也有效。
turnNotice_blocked = 浏览器屏蔽了本站的通知。可以在浏览器设置中更改。
turnNotice_failed = 无法开启通知，请稍后再试。
turnNotice_title = 轮到你了
turnNotice_body = 一张 Guimard 牌桌轮到你走了。

webhook_title = 通知我的程序（webhook）
webhook_about = 面向开发者：当你不在而这张牌桌轮到你时，你的地址会收到 POST 请求。
webhook_address = Webhook 地址
webhook_turnOn = 开启
webhook_turnOff = 关闭
webhook_on = 已开启
webhook_told = 轮到你时，会通知你的地址。
webhook_key = 签名密钥
webhook_keyAbout = 请立即保存：之后不再显示。
webhook_signed = 每个通知都用下面的标头签名。HEX 是 SECONDS、一个点和正文的 HMAC-SHA256 值，密钥与上面所示完全一致。

menu_lobby = 所有牌桌
menu_pause = 请求暂停
menu_resign = 认输
menu_resignTitle = 认输？
menu_resignText = 之后你就不能获胜了。如果其他人继续，由电脑替你打。
menu_stay = 继续对局
menu_erase = 删除我的名字和消息
menu_eraseTitle = 删除你的名字和消息？
menu_eraseText = 你的名字和聊天消息会从这张牌桌上永久删除，所有人都看不到。你仍保留座位，其他人看到的名字是 { $name }。
menu_eraseYes = 删除
menu_erased = 你的名字和消息已删除。
menu_link = 玩家和观战者的链接
menu_moment = 此刻的链接
menu_move = 把座位移到另一台设备
menu_moveText = 请在那台设备上打开这个链接。不要分享：谁拿到它，谁就能替你玩。

restored =
    .title = 对局已回退
    .text = 服务器从备份中恢复，因此对局从较早的局面继续。

chance_title = 可验证的抽取
chance_text = 每次抽取都由事先确定的种子决定：服务器的种子，以及每位玩家的程序各提供的一个种子。种子的指纹会立即公布，服务器的种子本身在对局结束后公布。如果服务器在对局中重启，会为之后的抽取增加种子。因此没有人能选择抽取结果，服务器的运营者也不能。
chance_server = 服务器
chance_fromStart = 从第一次抽取开始
chance_fromDraw = 从第 { $draw } 次抽取开始
chance_hash = 指纹（SHA-256）
chance_seed = 种子
chance_fits = 种子与指纹相符。
chance_differs = 种子与指纹不符。

chat_title = 聊天
chat_unread = 聊天，{ $unread } 条新消息
chat_empty = 还没有消息。
chat_say = 写消息
chat_toPlayers = 发给玩家
chat_toSpectators = 发给观战者
chat_send = 发送
chat_mute = 隐藏聊天
chat_somebody = 某人
# 正在输入消息的玩家。
chat_typing = { LIST($names, separator: "、") } 正在输入…

final_resigned = { $name } 已认输。
final_verdicts_checking = 正在核对抽取…
final_verdicts_honest = 已验证：抽取公平。
final_verdicts_restored = 已验证：抽取公平。但服务器在对局中从备份恢复过，有些板块是重新抽取的。
final_verdicts_dishonest = 抽取与公布的种子不符。不要信任这台服务器。
final_verdicts_unknown = 目前无法核对抽取。
final_chance_by = 抽取由服务器的种子和以下玩家提供的种子决定：{ LIST($names) }。
final_chance_silent = 以下玩家没有提供种子：{ LIST($names) }。
final_chance_nobody = 没有玩家的程序提供种子，因此服务器的运营者本可以选择抽取结果。
final_chance_gap = 缺少{ LIST($names) }的种子的抽取：第 { $draws } 次。
final_save = 存入“我的对局”
final_saved = 已存入“我的对局”。
final_notSaved = 无法保存这一局。

rescue_download = 下载对局
rescue_nothing = 这一局的内容完全无法读取。

reload = 重新载入页面

## 牌桌打不开的原因

ends_offline =
    .title = 无法连接服务器
    .text = 你的座位不会丢。其他功能无需联网也能使用。
ends_no-table =
    .title = 找不到牌桌
    .text = 桌号可能输错了，或者牌桌已被删除。
ends_noTable =
    .title = 这张牌桌已不存在
    .text = 它已从服务器上删除。
ends_damaged =
    .title = 这一局已损坏
    .text = 服务器无法完整读取它，因此不能再继续。你可以下载剩下的部分。
ends_rules =
    .title = 规则版本不同
    .text = 这一局所用的规则版本，这台服务器不认识。你可以下载它，再用支持该版本的 Guimard 打开。
ends_full-server =
    .title = 服务器已满
    .text = 请稍后再试。进行中的对局不受影响。
ends_request =
    .title = 找不到牌桌
    .text = 桌号由八个字母和数字组成。
ends_rate =
    .title = 请稍候
    .text = 一下子操作太多了。请稍等片刻。
ends_server =
    .title = 出错了
    .text = 服务器出了问题，请重试。
ends_store =
    .title = 出错了
    .text = 服务器出了问题，请重试。
ends_updating =
    .title = 更新中…
    .text = 服务器已更新，页面正在载入新版本。你的对局不会丢。
ends_outdated =
    .title = 页面与服务器版本不符
    .text = 重新载入页面没有用：服务器可能正在更新。请过几分钟再试，你的对局不会丢。
ends_seatMoved =
    .title = 你的座位在别处
    .text = 它已在另一台设备上启用，或已被放弃。
ends_seatFreed =
    .title = 你的座位被空出了
    .text = 这张牌桌的桌主空出了它。几分钟后你可以重新在这里入座，也可以另找一张牌桌。
ends_wrongSecret =
    .title = 这个座位不再属于你
    .text = 它已在另一台设备上启用、已被放弃，或在你离开时被空出。
