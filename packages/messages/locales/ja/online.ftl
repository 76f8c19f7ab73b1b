### オンラインのテーブル：ロビー、待合室、在席、チャット、通知。

lobby_title = オンライン対戦
lobby_create = テーブルを作る
lobby_createAbout = ゲームと席を選び、友だちにリンクを送ります。
lobby_code = リンクやコードをお持ちですか？
lobby_codeAbout = 招待された方は、すぐにテーブルへ進めます。
lobby_codeWrong = コードは8文字の英数字です。
lobby_enter = 入る
lobby_mine = 自分のテーブル
lobby_waiting = 募集中のテーブル
lobby_noneWaiting = 募集中のテーブルはありません。テーブルを作り、友だちにリンクを送りましょう。
lobby_running = 観戦できるゲーム
lobby_join = 参加
lobby_resume = 開く
lobby_lookOn = 観戦
lobby_free = 空席{ $free }
lobby_offlineTitle = サーバーに接続できません
lobby_offlineText = コンピューターとの対戦、1台での対戦、遊び方の確認はできます。
lobby_tryAgain = 再試行

phases_waiting = 満席、まもなく開始
phases_running = 進行中
phases_paused = 一時停止
phases_over = 終了

create_title = テーブルを作る
create_you = 自分
create_nickname = テーブルでの名前
create_open = 空席
create_steadyLevels = レベル9は自分の端末でしか考えられないため、オンラインのテーブルではレベル1～8から選びます。
create_visibility = 参加できる人は？
create_visibilities_link =
    .label = リンクのみ
    .about = リンクかコードを知らせた人だけです。
create_visibilities_public =
    .label = 公開
    .about = このサーバーの全員にテーブルが見えます。
create_clock = 持ち時間
create_clockAbouts_none = 好きなだけ時間を使えます。
create_clockAbouts_move = 1手ごとに時間を計り直します。
create_clockAbouts_bank = ゲーム全体の時間に、1手ごとに少し加算します。
create_clockAbouts_days = ゆっくり進めるゲームです。都合の良いときに打てます。
create_atZero = 時間切れになったら
create_atZeros_computer =
    .label = コンピューターが代行
    .about = 戻ってきた人は席に復帰できます。
create_atZeros_forfeit =
    .label = 負け
    .about = 時間切れは投了と同じです。
create_submit = 作成

clocks_none = 無制限
clocks_move = 1手{ $seconds }秒
clocks_bank = { $minutes }分＋1手{ $increment }秒
clocks_days = 1手{ $days }日
clocks_units_day = 日
clocks_units_hour = 時間
clocks_left = 残り時間

share_title = 招待
share_text = このリンクを送ってください。開いた人はだれでも席に着けます。満席なら観戦できます。
share_alone = このサーバーにはこの端末からしか接続できません。ほかの人も入れるようにするには、次のように起動してください：
share_link = このテーブルのリンク
share_qr = リンクのQRコード
share_code = またはコードを伝える
share_copy = コピー
share_copied = コピーしました。
share_notCopied = このブラウザーではコピーできません。テキストを選択して、ご自分でコピーしてください。
share_send = 送る

room_players = テーブルの参加者
room_you = （自分）
room_free = 空席
room_level = コンピューター、レベル{ $level }
room_isReady = 準備完了
room_isHere = 在席
room_waitsForPlayers = 席が埋まり、全員の準備ができるとゲームが始まります。
room_waitsForReady = 全員の準備ができるとゲームが始まります。
room_shuffling = シャッフルしています…
room_ready = 準備完了
room_notReady = 準備を取り消す
room_leave = 席を離れる
room_occupant = { $number }番席：プレイヤーの種類
room_anybody = だれでも可
room_computer = コンピューター{ $level }：{ $name }
room_freeIn = あと{ $time }で、この席を空席にできます。
room_freeSeat = 空席にする
room_freeSeatOf = { $name }（離席中）の席を空席にする
room_change = 変更
room_changeOf = { $name }の席を変更
room_turnOut_title = { $name }の席
room_turnOut_text = このテーブルでだれがプレイするかは、あなたが決められます。{ $name }には通知され、5分間はこのテーブルの席に着けません。
room_turnOut_isReady = { $name }はオンラインで、準備完了です。
room_turnOut_free = この席を空ける
room_turnOut_fill = 代わりにコンピューターがプレイ
room_sitTitle = このゲームに参加
room_sit = 席に着く

recovery_title = 復帰コード
recovery_text = 書き留めてください。このブラウザーが席を忘れても、コードで取り戻せます。確認した後は二度と表示されません。
recovery_noted = 書き留めました
recovery_lost = すでに席をお持ちでしたか？
recovery_field = 復帰コード
recovery_go = 席に復帰

seatLink_switch_title = { $offered }の席に移りますか？
seatLink_switch_text = ここではすでに{ $held }として参加しています。この端末で{ $offered }の席に移りますか？
seatLink_switch_after = 1台の端末で持てる席はテーブルごとに1つなので、この端末は{ $held }の席を忘れます。席そのものは残り、復帰コードかリンクで戻れます。移る前に、どちらかを保存してください。
seatLink_switch_recovery = { $held }の席の復帰コード
seatLink_switch_link = { $held }の席のリンク
seatLink_switch_stay = { $held }のまま
seatLink_switch_go = { $offered }の席に移る
seatLink_wrong =
    .title = このリンクはもう使えません
    .text = このテーブルの席を開けません。リンクの一部が欠けているか、席が移動、返上、または解放された可能性があります。この端末では何も変わっていません。
seatLink_unreachable =
    .title = リンクを確認できませんでした
    .text = サーバーが応答しません。この端末では何も変わっていません。
seatLink_close = OK
seatLink_later = 今はしない

presence_here = オンライン
presence_away = 離席中
presence_awayFor = 離席中（{ $time }）
presence_replaced = コンピューターが代行中
presence_resigned = 投了

notices_connecting = 接続中…
notices_cut = 接続が切れました。再接続中…
notices_cutSending = 接続が切れました。復旧すると手が送信されます。
notices_spectator =
    { $others ->
        [0] 観戦中です。
       *[other] ほかの{ $others }人と観戦中です。
    }
notices_resigned = 投了しました。コンピューターが代わりに打っています。
notices_replaced = コンピューターが代行中です
notices_comeBack = 席に戻る
notices_paused = ゲームは一時停止中です。
notices_goOn = 再開を提案
notices_absent = { $name }は離席中です。
notices_absentUntil = { $name }は離席中です。あと{ $time }で、コンピューターに代行させることができます。
notices_absentFor = { $name }は離席中です（{ $time }）。
notices_mayReplace = { $name }は離席中です。コンピューターに代行させることができます。
notices_replace = 代行させる
notices_rematch = 次のゲームを別のテーブルで準備しています。
notices_goThere = 参加

asks_undo = { $name }が最後の手の取り消しを求めています。
asks_pause = { $name }がゲームの一時停止を求めています。
asks_resume = { $name }がゲームの再開を求めています。
asks_agree = 同意
asks_decline = 断る
asks_waiting =
    { $agreed ->
        [0] ほかの人に尋ねました。まだ返事はありません。
       *[other] これまでに{ $agreed }人が同意しました。
    }

turnNotice_label = 自分の手番を通知
turnNotice_about = このページを閉じていても、この端末に通知します。
turnNotice_blocked = ブラウザーがこのサイトの通知をブロックしています。ブラウザーの設定で変更できます。
turnNotice_failed = 通知をオンにできませんでした。後でもう一度お試しください。
turnNotice_title = あなたの手番です
turnNotice_body = Guimardのテーブルで、あなたの手番です。

webhook_title = 自作プログラムに通知（Webhook）
webhook_about = 開発者向け：離席中にこのテーブルで手番が来ると、指定のアドレスにPOSTリクエストを送ります。
webhook_address = Webhookのアドレス
webhook_turnOn = オンにする
webhook_turnOff = オフにする
webhook_on = オン
webhook_told = このテーブルでの手番を、指定のアドレスに通知します。
webhook_key = 署名鍵
webhook_keyAbout = 今すぐ保存してください。二度と表示されません。
webhook_signed = 各通知には下のヘッダーで署名が付きます。HEXは、SECONDS、ドット、本文をつないだもののHMAC-SHA256で、鍵は表示どおりのものを使います。

menu_lobby = すべてのテーブル
menu_pause = 一時停止を提案
menu_resign = 投了
menu_resignTitle = 投了しますか？
menu_resignText = 投了すると勝てなくなります。ほかの人が続ける場合は、コンピューターが代わりに打ちます。
menu_stay = 続ける
menu_erase = 名前とメッセージを削除
menu_eraseTitle = 名前とメッセージを削除しますか？
menu_eraseText = あなたの名前とチャットのメッセージを、このテーブルの全員の画面から完全に削除します。席はそのままで、ほかの人には{ $name }と表示されます。
menu_eraseYes = 削除
menu_erased = 名前とメッセージを削除しました。
menu_link = 参加と観戦のリンク
menu_moment = この場面のリンク
menu_move = 席を別の端末へ移す
menu_moveText = 移す先の端末でこのリンクを開いてください。リンクを知る人はあなたの代わりに打てるので、だれにも教えないでください。

restored =
    .title = ゲームが前の場面に戻りました
    .text = サーバーがバックアップから復元されたため、前の場面から続きます。

chance_title = 検証できる抽選
chance_text = 引くタイルなどはすべて、使う前に決めたシードから定まります。サーバーのシードと、各プレイヤーのプログラムのシードです。シードのフィンガープリントは直ちに、サーバーのシード自体はゲームの終了後に公開されます。ゲーム中にサーバーが再起動すると、その後の抽選のためにシードが追加されます。そのため、サーバーの運営者を含め、誰も抽選の結果を選べません。
chance_server = サーバー
chance_fromStart = 最初の抽選から
chance_fromDraw = { $draw }回目の抽選から
chance_hash = フィンガープリント（SHA-256）
chance_seed = シード
chance_fits = シードはフィンガープリントと一致します。
chance_differs = シードがフィンガープリントと一致しません。

chat_title = チャット
chat_unread = チャット、新着{ $unread }件
chat_empty = メッセージはまだありません。
chat_say = メッセージを書く
chat_toPlayers = プレイヤーへのメッセージ
chat_toSpectators = 観戦者へのメッセージ
chat_send = 送信
chat_mute = チャットを隠す
chat_somebody = だれか
chat_typing = { LIST($names, separator: "と") }が入力中…

final_resigned = { $name }が投了しました。
final_verdicts_checking = 抽選を検証中…
final_verdicts_honest = 公正な抽選を確認しました。
final_verdicts_restored = 公正な抽選を確認しました。ただし、ゲーム中にサーバーがバックアップから復元されたため、一部のタイルは引き直されました。
final_verdicts_dishonest = 抽選が公開されたシードと一致しません。このサーバーを信用しないでください。
final_verdicts_unknown = 今は抽選を検証できませんでした。
final_chance_by = 抽選は、サーバーのシードと次のプレイヤーの提供分から定まりました：{ LIST($names) }
final_chance_silent = 提供のなかったプレイヤー：{ LIST($names) }
final_chance_nobody = 抽選に関わったプレイヤーのプログラムはありません。サーバーの運営者が結果を選ぶこともできました。
final_chance_gap = { LIST($names) }の提供なしの抽選：{ $draws }回目
final_save = 「自分のゲーム」に保存
final_saved = 「自分のゲーム」に保存しました。
final_notSaved = ゲームを保存できませんでした。

rescue_download = ゲームをダウンロード
rescue_nothing = このゲームは一切読み取れません。

reload = ページを再読み込み

## テーブルを開けない理由

ends_offline =
    .title = サーバーに接続できません
    .text = 席は確保されています。ほかの機能は接続がなくても使えます。
ends_no-table =
    .title = テーブルが見つかりません
    .text = コードの入力ミスか、テーブルが削除された可能性があります。
ends_noTable =
    .title = このテーブルはなくなりました
    .text = サーバーから削除されました。
ends_damaged =
    .title = このゲームは壊れています
    .text = サーバーがゲームのすべてを読み取れなくなったため、続行できません。残っている部分はダウンロードできます。
ends_rules =
    .title = ルールのバージョンが違います
    .text = このゲームのルールのバージョンは、このサーバーでは扱えません。ダウンロードして、対応するバージョンのGuimardで開いてください。
ends_full-server =
    .title = このサーバーは満員です
    .text = 後でもう一度お試しください。進行中のゲームに影響はありません。
ends_request =
    .title = テーブルが見つかりません
    .text = コードは8文字の英数字です。
ends_rate =
    .title = お待ちください
    .text = 一度に操作が多すぎました。少しお待ちください。
ends_server =
    .title = 問題が発生しました
    .text = サーバーに問題があります。もう一度お試しください。
ends_store =
    .title = 問題が発生しました
    .text = サーバーに問題があります。もう一度お試しください。
ends_updating =
    .title = 更新中…
    .text = サーバーが更新されました。新しいバージョンを読み込んでいます。ゲームは無事です。
ends_outdated =
    .title = このページとサーバーのバージョンが合いません
    .text = 再読み込みしても直りませんでした。サーバーが更新の途中かもしれません。数分後にもう一度お試しください。ゲームは無事です。
ends_seatMoved =
    .title = 席は別の場所にあります
    .text = 別の端末に移されたか、返上されました。
ends_seatFreed =
    .title = あなたの席は空席になりました
    .text = このテーブルの主催者が空席にしました。数分後にまた席に着くか、別のテーブルを探してください。
ends_wrongSecret =
    .title = この席はもうあなたのものではありません
    .text = 別の端末に移されたか、返上されたか、離席中に空席にされました。
