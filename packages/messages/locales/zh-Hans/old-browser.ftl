### 浏览器太旧时显示的文字。

title = 你的浏览器版本太旧
text = Guimard 需要 Chrome 或 Edge { $chrome }、Firefox { $firefox }、Safari { $safari } 或更新的版本。请更新浏览器，或换一个浏览器打开此页面。
