### Em torno de lições, regras e tutoriais: as páginas comuns a todos os jogos.

title = Aprender a jogar
intro = Jogue o tutorial ou leia um cartão: cada cartão leva cerca de um minuto. O resto está nas regras.
tutorialTitle = Aprender jogando
tutorialAbout = Uma partida de { $game } de verdade, guiada passo a passo. Sem ler nada antes.
tutorialStart = Jogar o tutorial
lessonsTitle = Lições curtas
lessonsAbout = Uma para cada módulo e cidade. Você entra numa partida já começada e experimenta a novidade.
finishedMark = Concluída
cardsTitle = Cartões de um minuto
minutes =
    { $n ->
        [one] { $n } minuto
       *[other] { $n } minutos
    }
inFull = Regras completas
rulesOf = Regras de { $game }
rulesIntro = Se uma jogada for recusada, procure aqui o número da regra.
contents = Sumário
find = Buscar uma regra
findHint = Uma palavra ou { $example }
found =
    { $n ->
        [0] { $n } regras encontradas
        [one] { $n } regra encontrada
       *[other] { $n } regras encontradas
    }
nothing = Nenhuma regra contém essas palavras. Tente menos palavras ou outras.
ruleCalled = Regra { $id }
print = Imprimir
# O tutorial.
next = Próximo
leave = Sair do tutorial
step = Passo { $at } de { $of }
playing = { $name } está jogando…
drawing = Sorteando…
notAsked = Boa ideia, mas agora não. No tutorial, faça a jogada marcada.
finished = Lição concluída
finish = Concluir
whatNext = E agora?
learnt = O que você aprendeu
nextLesson = Próxima lição: { $title }
allLessons = Todas as lições
play = Jogar { $title }
