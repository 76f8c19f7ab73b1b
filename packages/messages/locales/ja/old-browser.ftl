### アプリが動かない古いブラウザーに表示するもの。

title = ブラウザーが古すぎます
text = GuimardにはChromeまたはEdge { $chrome }、Firefox { $firefox }、Safari { $safari }以降が必要です。ブラウザーを更新するか、別のブラウザーでこのページを開いてください。
