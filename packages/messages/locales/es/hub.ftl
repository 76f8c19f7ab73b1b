title = Estudio
intro = Aprende de tus partidas, practica con problemas o deja que Guimard cuente los puntos de una partida con el juego físico.

daily =
    .title = Reparto del día
    .about = Las mismas losetas para todo el mundo. A ver cuántos de los ocho niveles superas.
puzzles =
    .title = Problemas
    .about = Una posición: encuentra la mejor jugada. Tu rating crece contigo.
analysis =
    .title = Tablero de análisis
    .about = Prueba cualquier jugada en cualquier posición, con la evaluación de la máquina.
companion =
    .title = Ayudante
    .about = ¿Tienes el juego físico en la mesa? Introduce el tablero y deja que Guimard cuente.

games =
    .title = Tus partidas
    .about = Partidas terminadas, listas para revisar.
review = Revisar { $title }
none = Termina una partida y aquí te esperará su revisión.
all = Todas las partidas
