### 由一个人替所有人和运气作决定的牌桌。

random = 随机
# 在轮到玩家之前由运气决定的一切。
randomTurn = 随机到下一回合
# 某种板块还能抽几块。
left = 剩 { $count }
# 别人看不到的抽取可以保持未知。
unknown = 未知
unknownAbout = 保持隐藏：电脑会考虑所有可能。
handUnknown = { $name } 的手牌未知：显示的是一种可能。
setHand = 指定手牌
