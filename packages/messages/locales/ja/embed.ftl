### ブログや掲示板など、ほかのページに埋め込むボード。

replay = 再生
toFirst = 最初へ
back = 前の手
play = 再生
pause = 一時停止
forward = 次の手
toLast = 最後へ
# スライダー。
history = 手
moment = { $of }手中{ $at }手目
begin = 初手の前。
players = プレイヤーと得点
points = { $points }点
painted = 路線は色分けされています。
bare = 路線は色分けされていません。
trouble = このゲームを表示できません。{ $reason }
empty = ゲームが指定されていません。
notLoaded = 指定のアドレスから読み込めませんでした。
