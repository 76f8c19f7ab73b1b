title = 中央ホーム
about = 中央駅のホームにトークンを置くと、そこから出る路線も自分のものになります。

events_token = { $name }が{ colour }のトークンを{ $platform }に置きました。

prompts_token = または、トークンを置くホームを選んでください。

choices_token = { colour }のトークンを{ $platform }に置く
choices_tokenFor = { $share }を公開し、{ colour }のトークンを{ $platform }に置く

panel_platforms = 中央駅のホーム
panel_toPlace = 未配置のトークン
panel_allPlaced = トークンはすべて置かれました。
panel_chooseShare = または、株を公開してその会社のトークンを置けます：
panel_choosePlatform = 置くホームを選んでください。
panel_chooseOwn = タイルの代わりにトークンを置くなら、ホームを選んでください。
panel_token = { $platform }番ホーム：{ colour }のトークン
panel_free = { $platform }番ホーム：空き
panel_complete = { $platform }番ホーム：路線は完成済み
panel_place = { $platform }番ホーム：ここにトークンを置く
panel_toPlaceAre = 未配置のトークン：{ $items }。
panel_freeAre = 空きホーム：{ $items }。
panel_noneFree = 空きホームはありません。
panel_tokenAt = { $platform }番ホームに{ colour }のトークンがあります。
panel_summary = 未配置のトークン：{ $count }個
