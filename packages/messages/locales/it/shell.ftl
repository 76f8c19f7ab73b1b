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
home_study =
    .title = Studio
    .about = La partita del giorno, problemi, analisi delle tue partite.
home_resume = Continua l’ultima partita
home_more = Altro
home_learn = Impara
home_games = Le mie partite
home_settings = Impostazioni
home_language = Lingua
home_free = Libero e aperto. Senza account né pubblicità.
home_documentation = Documentazione (in inglese)

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
mine_views_games = Partite
mine_views_record = Risultati
mine_won = Vittoria: { LIST($names) }
mine_filter_search = Cerca un giocatore
mine_filter_state = Stato
mine_filter_all = Tutte
mine_filter_kind = Variante
mine_filter_kinds = Tutte le varianti
mine_filter_against = Avversari
mine_filter_anybody = Tutti gli avversari
mine_filter_computer = Computer
mine_filter_people = Persone
mine_filter_solo = Solitario
mine_filter_none = Nessuna partita corrisponde.
mine_filter_clear = Mostra tutte le partite
mine_record_about = Conta ogni partita finita, tranne l’allenamento, le partite importate e quelle tra amici. I risultati restano su questo dispositivo, anche se elimini delle partite.
mine_record_empty = Finisci una partita, in solitario o contro il computer, e verrà contata qui.
mine_record_level = Livello
mine_record_played = Giocate
mine_record_won = Vinte
mine_record_best = Record
mine_record_margin = Scarto medio
mine_record_streak = Vittorie di fila
mine_record_games =
    { $played ->
        [one] { $played } partita
       *[other] { $played } partite
    }
mine_record_bestSolo = Miglior punteggio: { $points }
mine_record_history = Punteggi, dal più vecchio: { LIST($scores) }
mine_record_save = Salva come file
mine_record_erase = Cancella i risultati
mine_record_eraseSure = Cancellare per sempre?
mine_record_erased = Risultati cancellati.
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
mine_review = Analisi
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
# The game as HTML, to embed it in other pages.
mine_embed = Copia l’HTML
mine_embedCopied = Copiato. Incollalo nell’HTML di una pagina web per mostrare lì la partita.
mine_embedNotCopied = Il browser non permette di copiare.
mine_import = Importa
mine_importTitle = Importa una partita
mine_importText = Apri un file esportato da Guimard, o incolla il testo di una partita o il link di una partita online finita. Puoi anche trascinare un file su questa pagina.
mine_importFile = Scegli un file
mine_importPaste = O incollalo qui
mine_importYes = Importa
mine_imported = La partita è stata importata.
mine_importDone = La partita è nella tua lista. Fai giudicare ogni mossa dal computer, o rivedila semplicemente.
mine_importGuessed = Alcune tessere erano sconosciute, perché le avevano in mano altri giocatori. Quelle piazzate in seguito sono certe; le altre sono state sorteggiate.
mine_removed = La partita è stata eliminata.
mine_emptyTitle = Nessuna partita
mine_emptyText = Le tue partite vengono salvate qui automaticamente.
mine_emptyPlay = Inizia la prima

settings_title = Impostazioni
settings_you = Tu
settings_name = Il tuo nome
settings_nameAbout = Si vede al tavolo. Resta su questo dispositivo.
settings_look = Aspetto
settings_language = Lingua
settings_theme = Chiaro o scuro
settings_themes_auto = Auto
settings_themes_light = Chiaro
settings_themes_dark = Scuro
settings_boardTheme = Tabellone
settings_boardThemes_ceramic = Ceramica
settings_boardThemes_map = Mappa
settings_boardThemes_cobalt = Cobalto
settings_textSize = Dimensione del testo
settings_textSizes_normal = Normale
settings_textSizes_large = Grande
settings_textSizes_largest = Molto grande
settings_motion = Animazioni
settings_motions_auto = Auto
settings_motions_full = Tutte
settings_motions_reduced = Ridotte
settings_autoAbout = Auto segue le impostazioni del dispositivo.
settings_lines = Linee e colori
settings_sample = Esempio: una parte del tabellone con sei giocatori.
settings_paint = Linee colorate
settings_paints_all = Tutte
settings_paints_mine = Le mie
settings_paints_pointed = Solo se indicate
settings_palette = Tavolozza
settings_palettes_enamel = Smalto
settings_palettes_deutan = Rosso-verde
settings_palettes_tritan = Blu-giallo
settings_paletteAbout = Rosso-verde e blu-giallo sono pensate per chi è daltonico.
settings_signs = Segnalini e treni
settings_signKinds_letters = Lettere
settings_signKinds_symbols = Simboli
settings_play = Al tavolo
settings_speed = Velocità del computer
settings_speeds_slow = Lenta
settings_speeds_normal = Normale
settings_speeds_fast = Rapida
settings_speeds_instant = Immediata
settings_confirm = Conferma prima di posare
settings_confirmAbout = Tocca due volte per posare una tessera. Utile sugli schermi piccoli.
settings_askFirst = Chiedi prima delle mosse definitive
settings_askFirstAbout = Per esempio prima di pescare un’altra tessera.
settings_shortcuts = Scorciatoie da tastiera
settings_shortcutsAbout = Tasti singoli come M o U. Senza di essi, quelli del tabellone funzionano solo sul tabellone.
settings_sounds = Suoni
settings_soundOn = Riproduci i suoni
settings_soundKinds_turn = Tocca a te
settings_soundKinds_place = Tessera posata
settings_soundKinds_score = Linea segnata
settings_soundKinds_over = Fine della partita
settings_soundKinds_chat = Messaggio in chat
settings_turnAbout = Anche quando Guimard è in una scheda in secondo piano.
settings_trySound = Prova: { $sound }
settings_about = Su Guimard
settings_aboutText = Guimard è software libero. Tutto qui è stato fatto apposta: parole, immagini e codice.
settings_notice = Guimard è indipendente. Non ha legami con gli editori, gli autori o gli illustratori di Metro o Correspondances. I nomi dei giochi indicano soltanto con quali regole si gioca.
settings_buy = Se il gioco ti piace, compra la scatola: gli amici attorno a un tavolo restano lo schermo migliore.
settings_fonts = Caratteri: Figtree e Guimard Display, ricavato da Amarante di Sorkin Type. Entrambi sotto la SIL Open Font License.
settings_version = Versione { $version }

errors_notDeleted = La partita non è stata eliminata.
errors_empty = Non c’è ancora nulla da importare: scegli un file o incolla un testo.
errors_noGame = Questa non è una partita: { $reason }
errors_unknownGame = È una partita a “{ $game }”, che qui non si gioca.
errors_otherRules = È stata giocata con la versione { $theirs } delle regole, e questa è la versione { $ours }.
errors_badOptions = Le sue opzioni non sono permesse: { $reason }
errors_badStep = Il passo { $number } ({ $action }) non è permesso: { $reason }
errors_unreadable = Il file non si può leggere.
errors_linkElsewhere = Questo link porta a un altro server. Aprilo lì, esporta la partita e importa il file qui.
errors_linkNoGame = Questo link non porta a nessuna partita. Si può importare il link di un tavolo online finito.
errors_linkNotHere = La partita di questo link non è salvata in questo browser.

## Keyboard shortcuts

keys_title = Scorciatoie da tastiera
keys_about = Le scorciatoie di un solo tasto si disattivano nelle impostazioni. Quelle del tabellone funzionano allora solo sul tabellone.
keys_of_help = Mostra questo elenco
keys_of_search = Cerca nelle regole
keys_of_menu = Menu del tavolo
keys_of_history = Mostra o nascondi la cronologia
keys_of_undo = Annulla la mossa
keys_of_coach = Chiedi al coach
keys_of_paint = Cambia le linee colorate
keys_of_move = Spostati sul tabellone
keys_of_place = Posa la tessera
keys_of_rotate = Ruota la tessera
keys_of_rotateBack = Ruotala nell’altro senso
keys_of_choose = Scegli una tessera; in Correspondances, mostra una linea
keys_of_cancel = Annulla
keys_of_line = Analisi: scorri le mosse
keys_of_variation = Analisi: passa a un’altra variante
