title = 中央轨道
about = 四块板块覆盖中央车站。线路直接穿过，不再翻倍。

events_covered = { $tile } 覆盖中央车站的四分之一。
