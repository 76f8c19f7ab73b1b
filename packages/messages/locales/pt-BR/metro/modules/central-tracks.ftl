title = Trilhos centrais
about = Quatro peças cobrem a estação central. As linhas passam por ela; nada conta em dobro.

events_covered = { $tile } cobre um quarto da estação central.
