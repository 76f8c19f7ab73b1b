### Estudo: uma página que leva a tudo com que se pode aprender.

title = Estudo
intro = Aprenda com suas partidas, treine com problemas ou deixe o Guimard contar os pontos de uma partida com o jogo físico.

daily =
    .title = Desafio do dia
    .about = As mesmas peças para todos. Veja quantos dos oito níveis você supera.
puzzles =
    .title = Problemas
    .about = Uma posição: encontre a melhor jogada. Seu rating cresce com você.
analysis =
    .title = Tabuleiro de análise
    .about = Teste qualquer jogada em qualquer posição, com a avaliação do computador.
companion =
    .title = Companheiro de mesa
    .about = O jogo físico está na mesa? Registre o tabuleiro e deixe o Guimard contar os pontos.

# Partidas terminadas neste aparelho.
games =
    .title = Suas partidas
    .about = Partidas terminadas, prontas para uma revisão.
review = Revisar { $title }
none = Termine uma partida, e a revisão dela estará esperando aqui.
all = Todas as partidas
