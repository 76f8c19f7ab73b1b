### 拒否の理由のほかにターミナルがプレイヤーに伝えること：振り返りと、開けないゲーム。

reviewed = { $title }の振り返り、深さ{ $depth }、シード{ $seed }
guessed = 不明な抽選はランダムに補いました。それに左右される{ $count }手は判定しません。
noGame = { $file }にゲームがありません：{ $reason }
actionRefused = 操作{ $number }（{ $action }）は許されません：{ $reason }
ruleChanged = ルールのバージョン{ $version }で行われたゲームです。その後{ $rule }が変わりました。
