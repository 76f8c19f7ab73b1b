title = Seu navegador é antigo demais
text = O Guimard precisa do Chrome ou Edge { $chrome }, do Firefox { $firefox }, do Safari { $safari } ou de versões mais novas. Atualize o navegador ou abra esta página em outro.
