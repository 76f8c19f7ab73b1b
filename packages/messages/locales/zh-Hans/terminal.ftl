### 除拒绝原因外，终端对玩家说的话：复盘，以及无法打开的对局。

reviewed = { $title }，复盘深度 { $depth }，种子 { $seed }
guessed = 未知的抽取已随机补上；有 { $count } 步受其影响，不作评判。
noGame = { $file } 中没有对局：{ $reason }
actionRefused = 第 { $number } 个操作（{ $action }）不被允许：{ $reason }
ruleChanged = 该局使用第 { $version } 版规则，此后 { $rule } 已有改动。
