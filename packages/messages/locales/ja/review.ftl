### ゲームの振り返り：各手の損と、運。ターミナルの表に出ます。

grades_best = 最善手
grades_good = 好手
grades_inaccuracy = 緩手
grades_mistake = 悪手
grades_blunder = 大悪手
scale = 大悪手は{ $points }点または{ $percent }%の損、悪手はその半分、緩手は4分の1です。

counts_inaccuracy = 緩手
counts_mistake = 悪手
counts_blunder = 大悪手

columns_seat = 席
columns_played = 実際の手
columns_best = 最善手
columns_same = 同じ
columns_points = 得点
columns_win = 勝率
columns_moves = 手数
columns_accuracy = 精度
columns_meanPoints = 平均得点
columns_meanWin = 平均勝率

inPoints = 運と実力（得点）
inChances = 運と実力（勝率）
account_start = 開始時
account_luck = 運
account_ownPlay = 自分の手
account_othersPlay = 相手の手
account_hidden = 伏せたもの
account_result = 結果

moments = 重要な場面
chance = 偶然
nothing = だれにも選択の余地がなかったため、評価するものがありません。
