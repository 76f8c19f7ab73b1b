### 计分助手：为桌上的实体游戏计分。

title = 计分助手
about = 配合桌上的实体游戏：按实际摆放输入板块和其他配件，就能得出比分。一切都保存在这台设备上。
missing = 这张牌桌不在这台设备上。
newTable = 新牌桌
play = 你们在玩什么？
players = 人数
name = { $number } 号玩家的名字（{ $colour }）
options = 模块与变体
start = 输入棋盘
saved = 你的牌桌
# $scores 如“Anne 54，Ben 47”。
soFarOf = 目前：{ $scores }
delete = 删除
deleteAsk = 删除这张牌桌？
deleted = 牌桌已删除。
notKept = 浏览器未能保存刚才的更改。关闭页面后就会丢失。
toTables = 所有牌桌
undo = 撤销

tabs_label = 要输入或查看的内容
tabs_tiles = 板块
tabs_form = 配件
tabs_score = 比分

# 输入板块的两种方式。
order_label = 顺序
order_cells = 逐格
order_tiles = 逐块
orderAbout_cells = 点一块板块，它就放到选中的格子，选框随即移到下一格。点一个格子可以移动选框。
orderAbout_tiles = 点一块板块，再点它所在的每个格子。再点一次就移除。
keys = 键盘：在棋盘上用方向键移动，输入板块的四个字母放置，Delete 移除，Ctrl+Z 撤销。
palette = 板块
left = 剩 { $count }
marked = 选中：{ $cell }
removeTile = 移除
putOn = { $tile } 放在 { $cell }。
removedFrom = { $cell } 是空格。
noTile = 没有板块 { $name }。

problems_tooManyCopies = 棋盘上有 { $count } 块 { $tile }，而盒中只有 { $copies } 块：{ $cells }。
problems_isolated = 从棋盘边缘没有板块通到 { $cells }。
problems_oneTileLine = { $cells }：只有当这块板块无处可放时，才允许线路只经过它一块。

# 棋盘文本，如 cbaa72aacb00。
asText = 棋盘文本
asTextAbout = 依次写出板块和格子，例如 cbaa72 表示板块 cbaa 在第 7 行、第 2 列，均从 0 数起。
enterBoard = 输入这个棋盘
notBoard = 第 { $number } 块板块：{ $reason }
boardEntered = 已输入 { $count } 块板块。

final = 最终比分
soFar = 目前比分
emptyCells = 还有 { $count } 个空格。
unfilled = 尚未填写：{ LIST($fields, separator: "、") }。
copyText = 复制为文本
copied = 已复制。
notCopied = 浏览器不允许复制。
lines = 线路
linesAre = 已完成 { $complete } 条，未完成 { $open } 条
lineOpen = 未完成，{ $length }
linePoints = 长度 { $length }：{ $points } 分

# 表单：位置及其上的配件，如“9 号站：黄色”。
placeHas = { $place }：{ $piece }
nothing = 空
pieces = 配件
clear = 移除配件
filled = 已填写 { $filled }，共 { $all }。
tooMany = 超出盒中的数量：{ LIST($pieces, separator: "、") }。
field = { $number } 号位
chip = { $colour }筹码，{ $value }
# 纽约个人板的数值，按颜色排列。
boardWith = { $values }
tourist = 游客

fields_track_spaces =
    .title = 计分条上的位置
    .about = 最后一条线路之后、终局加分之前，各枚计分棋子所在的位置：它取决于线路完成的顺序。
fields_track_first =
    .title = 先手是谁？
    .about = 终局时，计分棋子按这个顺序移动。
fields_companies_shares-10 =
    .title = 10% 的股票
    .about = 每名玩家的这张股票属于哪家公司。
fields_companies_shares-20 =
    .title = 20% 的股票
    .about = 每名玩家的这张股票属于哪家公司。
fields_companies_shares-30 =
    .title = 30% 的股票
    .about = 每名玩家的这张股票属于哪家公司。
fields_companies_shares-40 =
    .title = 40% 的股票
    .about = 每名玩家的这张股票属于哪家公司。
fields_central-stations_tokens =
    .title = 站台上的标记
    .about = 1 至 8 号站台，从右上方起按逆时针方向。其余留空。
fields_central-tracks_tiles =
    .title = 中央轨道
    .about = 中央四块板块的实际摆放。
fields_paris_rows =
    .title = 景点上的游客
    .about = 从左到右点选每个有游客的位置，每个景点四个。
fields_stockholm_sights =
    .title = 景点排
    .about = 从左到右。
fields_stockholm_tourists =
    .title = 景点排上的游客
    .about = 从左到右，每个景点四个位置。
fields_stockholm_chips =
    .title = 秘密颜色
    .about = 每名玩家的筹码。
fields_stockholm_points =
    .title = 景点得分
    .about = 每名玩家在对局中因游客获得的分数。
fields_london_fares =
    .title = 出租车得分
    .about = 每名玩家在对局中因乘车获得的分数。
fields_new-york_boards =
    .title = 个人板
    .about = 各块个人板的数值，从黄色到棕色。
fields_new-york_tourists =
    .title = 车站的游客
    .about = 开局时的位置，逐站输入。
fields_st-petersburg_chips =
    .title = 筹码
    .about = 每枚筹码归谁？仍在筹码堆中的不填。
fields_berlin_tourists =
    .title = 棋盘上的游客
    .about = 这些格子上各是哪名游客。
fields_berlin_visitors =
    .title = 景点的游客
    .about = 每个景点上的游客。
fields_berlin_sides =
    .title = 景点的面
    .about = 朝上的那一面。

# 逐步跟随一局。
follow = 跟随对局
followAbout = 逐步跟随对局：先选放置的板块，再选格子。不显示任何人的手牌，隐藏的内容最后再填。
count = 计分
followedToEnd = 最后一块板块已放置。请填写隐藏的内容，查看最终比分。
named = { $tile }：请选择格子。
typeMove = 输入一步
typeMoveAbout = 与记录中的写法相同，例如 cbaa72 或 token-yellow-20-p3。
enterMove = 输入
whichTile = { $name }：放置了哪块板块？
whichCell = { $name }：放在哪个格子？
instead = 做了别的…
# 可能全部空着的位置。
allEmpty = 都是空的

# 按顺序输入、全部公开的对局。
openAbout = 在一轮结束、线路亮出之后输入：先是直线板块和各人的线路，再是其余板块，最后是结束这一轮的那一块。
standings = 排名
