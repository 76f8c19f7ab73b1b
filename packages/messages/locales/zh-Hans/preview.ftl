### 其他网站显示应用链接时的文字。

app = 放置板块，修建尽可能又长又曲折的地铁线路：在浏览器中玩 Metro 和 Correspondances，对战电脑或与朋友同乐。
private = 邀请你来玩一局 { $game }。
title = { $game }：{ LIST($names, separator: "、") }
waiting =
    { $free ->
        [0] 等待玩家准备。
       *[other] 还有 { $free } 个空座。
    }
running = 已放置 { $placed } 块板块，共 { $tiles } 块。
over = 最终比分：{ LIST($scores, separator: "，") }
