app_name = Guimard
app_promise = Posa tessere e manda le tue linee a serpeggiare per la città. Ai conti pensiamo noi.
app_home = Inizio
app_close = Chiudi
app_cancel = Annulla
app_loading = Un momento…
app_failed = Qualcosa è andato storto
app_unknownTitle = Fermata inesistente
app_unknownText = A questo indirizzo non c’è nulla. Forse la linea è stata deviata.
app_goHome = Alla pagina iniziale

games_metro = Fai linee lunghe e tortuose quanto puoi.
games_correspondances = Viaggi segreti e l’arte di cambiare treno.

home_play = Inizia una partita
home_modes_computer =
    .title = Contro il computer
    .about = A uno di otto livelli.
home_modes_people =
    .title = Passa e gioca
    .about = Tra amici, con un solo dispositivo.
home_modes_solo =
    .title = Solitario
    .about = Tu e le tessere.
home_online =
    .title = Gioca online
    .about = Con amici lontani, con un link.
home_resume = Continua l’ultima partita
home_more = Altro
home_learn = Impara
home_games = Le mie partite
home_settings = Impostazioni
home_language = Lingua
home_free = Libero e aperto. Senza account né pubblicità.

setup_titles_computer = Contro il computer
setup_titles_people = Passa e gioca
setup_titles_solo = Solitario
setup_whichGame = Quale gioco?
setup_presets = Quale variante?
setup_custom = Il tuo mix
setup_customAbout = Quello che hai scelto in “Altre opzioni”.
setup_learnFirst = Prima impara: { $title }
setup_seats = Chi gioca?
setup_seat = Posto { $number }, { $colour }
setup_player = Giocatore { $number }
setup_name = Nome al posto { $number }
setup_kind = Chi siede al posto { $number }?
setup_person = Persona
setup_computer = Computer
setup_level = Livello del computer al posto { $number }
setup_levelShown = { $level } · { $name }
setup_addSeat = Nuovo posto
setup_seatsFull =
    Al massimo si gioca in { $seats } { $seats ->
        [one] giocatore
       *[other] giocatori
    }.
setup_removeSeat = Togli { $name }
setup_first = Chi inizia?
setup_firstRandom = A sorteggio

setup_hands_label = Mani
setup_hands_hidden = Coperte
setup_hands_open = Scoperte
setup_hands_hiddenAbout = Tra un turno e l’altro, un sipario nasconde ciò che ciascuno ha in mano.
setup_hands_openAbout = Tutti vedono la mano di chi è di turno. Senza sipario.
setup_more = Altre opzioni
setup_assistance = Quanto aiuto?
setup_practice = Allenamento
setup_practiceAbout = Puoi ritirare tutto, anche dopo aver pescato.
setup_refused = Non è possibile: { $reason }
setup_seatsChanged =
    { $title }: si gioca in { $seats } { $seats ->
        [one] giocatore
       *[other] giocatori
    }; i posti sono stati adattati.
setup_presetRefused = { $title } non si può giocare così: { $reason }
setup_play = Gioca
setup_versus = { $title } · { LIST($names) }

levels_1 =
    .name = bambino
    .about = Posa quasi a caso. Per le prime partite con i bambini.
levels_2 =
    .name = principiante
    .about = Ogni tanto vede una buona mossa.
levels_3 =
    .name = occasionale
    .about = Gioca per divertirsi, e sbaglia spesso.
levels_4 =
    .name = attento
    .about = Fa pochi errori grossolani.
levels_5 =
    .name = pratico
    .about = Sceglie la mossa migliore a prima vista.
levels_6 =
    .name = abile
    .about = Guarda un po’ avanti.
levels_7 =
    .name = esperto
    .about = Guarda molto avanti.
levels_8 =
    .name = maestro
    .about = Pensa più di un secondo a ogni mossa.

assistance_purist =
    .name = Purista
    .about = Le regole valgono, non si mostra altro.
assistance_tracing =
    .name = Tracciato
    .about = Le linee vengono seguite e contate per te.
assistance_preview =
    .name = Anteprima
    .about = Vedi che cosa farebbe una tessera prima di posarla.
assistance_coach =
    .name = Coach
    .about = Se lo chiedi, il computer mostra le sue mosse migliori.

mine_title = Le mie partite
mine_kept = Le partite restano solo in questo browser.
mine_underWay = In corso
mine_finished = Finite
mine_score = { $name } { $points }
mine_played =
    { $practice ->
        [true] Allenamento, ultima volta: { $date }
       *[false] Ultima volta: { $date }
    }
mine_resume = Continua
mine_replay = Rivedi
mine_share = Esporta
mine_shareOf = Esporta { $title }
mine_remove = Elimina { $title }
mine_removeTitle = Eliminare questa partita?
mine_removeText = { $title }, ultima volta: { $date }. Andrà persa per sempre.
mine_removeYes = Elimina
mine_exportTitle = Esporta la partita
mine_exportText = L’intera partita in una riga: conservala, o mandala a chi vuoi.
mine_exportLine = La partita come testo
mine_copy = Copia il testo
mine_copied = Copiato.
mine_notCopied = Il browser non permette di copiare. Seleziona il testo e copialo tu.
mine_download = Salva come file
mine_import = Importa
mine_importTitle = Importa una partita
mine_importText = Apri un file esportato da Guimard, o incolla il testo di una partita.
mine_importFile = Scegli un file
mine_importPaste = O incollalo qui
mine_importYes = Importa
mine_imported = La partita è stata importata.
mine_removed = La partita è stata eliminata.
mine_emptyTitle = Nessuna partita
mine_emptyText = Le tue partite vengono salvate qui automaticamente.
mine_emptyPlay = Inizia la prima

settings_title = Impostazioni
settings_you = Tu
settings_name = Il tuo nome
settings_nameAbout = Si vede al tavolo. Resta su questo dispositivo.
settings_look = Aspetto e suoni
settings_language = Lingua
settings_theme = Chiaro o scuro
settings_themes_auto = Auto
settings_themes_light = Chiaro
settings_themes_dark = Scuro
settings_sound = Suoni
settings_soundAbout = Un lieve clic quando si posa una tessera.
settings_play = Al tavolo
settings_speed = Velocità del computer
settings_speeds_slow = Lente
settings_speeds_normal = Normali
settings_speeds_fast = Rapide
settings_speeds_instant = Subito
settings_confirm = Conferma prima di posare
settings_confirmAbout = Tocca due volte per posare una tessera. Utile sugli schermi piccoli.
settings_about = Su Guimard
settings_aboutText = Guimard è software libero. Tutto qui è stato fatto apposta: parole, immagini e codice.
settings_notice = Guimard è indipendente. Non ha legami con gli editori, gli autori o gli illustratori di Metro o Correspondances. I nomi dei giochi indicano soltanto con quali regole si gioca.
settings_buy = Se il gioco ti piace, compra la scatola: gli amici attorno a un tavolo restano lo schermo migliore.
settings_version = Versione { $version }

errors_notDeleted = La partita non è stata eliminata.
errors_empty = Non c’è ancora nulla da importare: scegli un file o incolla un testo.
errors_noGame = Questa non è una partita: { $reason }
errors_unknownGame = È una partita a “{ $game }”, che qui non si gioca.
errors_otherRules = È stata giocata con la versione { $theirs } delle regole, e questa è la versione { $ours }.
errors_badOptions = Le sue opzioni non sono permesse: { $reason }
errors_badStep = Il passo { $number } ({ $action }) non è permesso: { $reason }
errors_unreadable = Il file non si può leggere.
