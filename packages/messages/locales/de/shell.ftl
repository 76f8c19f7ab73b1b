app_name = Guimard
app_promise = Leg Plättchen und lass deine Metrolinien durch die Stadt kurven. Gezählt wird für dich.
app_home = Start
app_close = Schließen
app_cancel = Abbrechen
app_loading = Einen Moment …
app_failed = Etwas ist schiefgegangen
app_unknownTitle = Hier ist keine Station
app_unknownText = Unter dieser Adresse gibt es nichts. Vielleicht wurde die Linie verlegt.
app_goHome = Zur Startseite

games_metro = Mach deine Linien so lang und verschlungen, wie du kannst.
games_correspondances = Geheime Fahrten und die Kunst des Umsteigens.

home_play = Neue Partie
home_modes_computer =
    .title = Gegen den Computer
    .about = In acht Spielstärken.
home_modes_people =
    .title = Reihum spielen
    .about = Zu mehreren an einem Gerät.
home_modes_solo =
    .title = Solo
    .about = Du und die Plättchen.
home_online =
    .title = Online spielen
    .about = Mit Freunden anderswo, per Link.
home_study =
    .title = Studieren
    .about = Die Partie des Tages, Aufgaben, Analysen deiner Partien.
home_resume = Letzte Partie fortsetzen
home_more = Mehr
home_learn = Lernen
home_games = Meine Partien
home_settings = Einstellungen
home_language = Sprache
home_free = Frei und offen. Kein Konto, keine Werbung.
home_documentation = Dokumentation (englisch)

setup_titles_computer = Gegen den Computer
setup_titles_people = Reihum spielen
setup_titles_solo = Solo
setup_whichGame = Welches Spiel?
setup_presets = Welche Variante?
setup_custom = Eigene Mischung
setup_customAbout = Was du unter „Weitere Optionen“ gewählt hast.
setup_learnFirst = Zuerst lernen: { $title }
setup_seats = Wer spielt?
setup_seat = Platz { $number }, { $colour }
setup_player = Spieler { $number }
setup_name = Name an Platz { $number }
setup_kind = Wer sitzt an Platz { $number }?
setup_person = Person
setup_computer = Computer
setup_level = Spielstärke des Computers an Platz { $number }
setup_levelShown = { $level } · { $name }
setup_addSeat = Platz hinzufügen
setup_seatsFull =
    Das ist für höchstens { $seats } { $seats ->
        [one] Person
       *[other] Personen
    }.
setup_removeSeat = { $name } entfernen
setup_first = Wer beginnt?
setup_firstRandom = Ausgelost

setup_hands_label = Hände
setup_hands_hidden = Verdeckt
setup_hands_open = Offen
setup_hands_hiddenAbout = Zwischen den Zügen verbirgt ein Vorhang, was jeder auf der Hand hat.
setup_hands_openAbout = Alle sehen die Hand dessen, der am Zug ist. Ohne Vorhang.
setup_more = Weitere Optionen
setup_assistance = Wie viel Hilfe?
setup_practice = Übungspartie
setup_practiceAbout = Nimm alles zurück, auch nachdem ein Plättchen gezogen wurde.
setup_refused = Das geht nicht: { $reason }
setup_seatsChanged =
    { $title } ist für { $seats } { $seats ->
        [one] Person
       *[other] Personen
    }; die Plätze wurden angepasst.
setup_presetRefused = { $title } lässt sich so nicht spielen: { $reason }
setup_play = Spielen
setup_versus = { $title } · { LIST($names) }

levels_1 =
    .name = Kind
    .about = Legt fast irgendetwas. Für erste Partien mit Kindern.
levels_2 =
    .name = Neuling
    .about = Sieht ab und zu einen guten Zug.
levels_3 =
    .name = locker
    .about = Spielt zum Spaß und vertut sich oft.
levels_4 =
    .name = aufmerksam
    .about = Macht selten grobe Fehler.
levels_5 =
    .name = geübt
    .about = Macht den auf den ersten Blick besten Zug.
levels_6 =
    .name = versiert
    .about = Denkt ein wenig voraus.
levels_7 =
    .name = Profi
    .about = Denkt weit voraus.
levels_8 =
    .name = meisterhaft
    .about = Denkt über jeden Zug mehr als eine Sekunde nach.

assistance_purist =
    .name = Pur
    .about = Auf die Regeln wird geachtet, mehr wird nicht gezeigt.
assistance_tracing =
    .name = Linien
    .about = Linien werden für dich verfolgt und gezählt.
assistance_preview =
    .name = Vorschau
    .about = Du siehst, was ein Plättchen bewirkt, bevor du es legst.
assistance_coach =
    .name = Coach
    .about = Auf Wunsch zeigt der Computer seine besten Züge.

mine_title = Meine Partien
mine_kept = Partien werden nur in diesem Browser aufbewahrt.
mine_views_games = Partien
mine_views_record = Bilanz
mine_won = Gewonnen: { LIST($names) }
mine_filter_search = Nach Mitspielern suchen
mine_filter_state = Stand
mine_filter_all = Alle
mine_filter_kind = Variante
mine_filter_kinds = Alle Varianten
mine_filter_against = Gegner
mine_filter_anybody = Alle Gegner
mine_filter_computer = Computer
mine_filter_people = Menschen
mine_filter_solo = Solo
mine_filter_none = Keine Partie passt dazu.
mine_filter_clear = Alle Partien zeigen
mine_record_about = Jede beendete Partie zählt, außer Übungspartien, importierten Partien und Partien unter Freunden. Die Bilanz bleibt auf diesem Gerät, auch wenn du Partien löschst.
mine_record_empty = Beende eine Partie, allein oder gegen den Computer, dann zählt sie hier.
mine_record_level = Stufe
mine_record_played = Gespielt
mine_record_won = Gewonnen
mine_record_best = Rekord
mine_record_margin = Abstand im Schnitt
mine_record_streak = Siege in Folge
mine_record_games =
    { $played ->
        [one] { $played } Partie
       *[other] { $played } Partien
    }
mine_record_bestSolo = Bestes Ergebnis: { $points }
mine_record_history = Ergebnisse, das älteste zuerst: { LIST($scores) }
mine_record_save = Als Datei speichern
mine_record_erase = Bilanz löschen
mine_record_eraseSure = Endgültig löschen?
mine_record_erased = Bilanz gelöscht.
mine_underWay = Angefangen
mine_finished = Beendet
mine_score = { $name } { $points }
mine_played =
    { $practice ->
        [true] Übung, zuletzt gespielt { $date }
       *[false] Zuletzt gespielt { $date }
    }
mine_resume = Fortsetzen
mine_replay = Nachspielen
mine_review = Analyse
mine_share = Export
mine_shareOf = { $title } exportieren
mine_remove = { $title } löschen
mine_removeTitle = Diese Partie löschen?
mine_removeText = { $title }, zuletzt gespielt { $date }, ist dann endgültig weg.
mine_removeYes = Löschen
mine_exportTitle = Partie exportieren
mine_exportText = Die ganze Partie in einer Zeile: zum Aufheben oder Verschicken.
mine_exportLine = Die Partie als Text
mine_copy = Text kopieren
mine_copied = Kopiert.
mine_notCopied = Der Browser erlaubt kein Kopieren. Markiere den Text und kopiere ihn selbst.
mine_download = Als Datei speichern
# The game as HTML, to embed it in other pages.
mine_embed = HTML kopieren
mine_embedCopied = Kopiert. Füge es in das HTML einer Webseite ein, um die Partie dort zu zeigen.
mine_embedNotCopied = Der Browser erlaubt kein Kopieren.
mine_import = Import
mine_importTitle = Partie importieren
mine_importText = Öffne eine aus Guimard exportierte Datei oder füge den Text einer Partie oder den Link zu einer beendeten Online-Partie ein. Du kannst auch eine Datei auf diese Seite ziehen.
mine_importFile = Datei wählen
mine_importPaste = Oder hier einfügen
mine_importYes = Importieren
mine_imported = Die Partie wurde importiert.
mine_importDone = Die Partie steht in deiner Liste. Lass den Computer jeden Zug beurteilen, oder sieh sie dir einfach noch einmal an.
mine_importGuessed = Einige Plättchen waren unbekannt, weil andere sie auf der Hand hatten. Die später gelegten sind sicher, die übrigen wurden ausgelost.
mine_removed = Die Partie wurde gelöscht.
mine_emptyTitle = Noch keine Partien
mine_emptyText = Deine Partien werden hier automatisch gespeichert.
mine_emptyPlay = Die erste beginnen

settings_title = Einstellungen
settings_you = Du
settings_name = Dein Name
settings_nameAbout = Steht am Tisch. Er bleibt auf diesem Gerät.
settings_look = Darstellung
settings_language = Sprache
settings_theme = Hell oder dunkel
settings_themes_auto = Auto
settings_themes_light = Hell
settings_themes_dark = Dunkel
settings_boardTheme = Spielplan
settings_boardThemes_ceramic = Keramik
settings_boardThemes_map = Netzplan
settings_boardThemes_cobalt = Kobalt
settings_textSize = Schriftgröße
settings_textSizes_normal = Normal
settings_textSizes_large = Groß
settings_textSizes_largest = Sehr groß
settings_motion = Bewegung
settings_motions_auto = Auto
settings_motions_full = Voll
settings_motions_reduced = Reduziert
settings_autoAbout = Auto richtet sich nach deinem Gerät.
settings_lines = Linien und Farben
settings_sample = Beispiel: ein Ausschnitt des Plans mit sechs Spielern.
settings_paint = Farbige Linien
settings_paints_all = Alle Linien
settings_paints_mine = Meine Linien
settings_paints_pointed = Nur beim Zeigen
settings_palette = Farbpalette
settings_palettes_enamel = Emaille
settings_palettes_deutan = Rot-Grün
settings_palettes_tritan = Blau-Gelb
settings_paletteAbout = Rot-Grün und Blau-Gelb sind für Farbfehlsichtige gemacht.
settings_signs = Marken und Züge
settings_signKinds_letters = Buchstaben
settings_signKinds_symbols = Symbole
settings_play = Am Tisch
settings_speed = Tempo des Computers
settings_speeds_slow = Langsam
settings_speeds_normal = Normal
settings_speeds_fast = Schnell
settings_speeds_instant = Sofort
settings_confirm = Vor dem Legen bestätigen
settings_confirmAbout = Zweimal tippen, um ein Plättchen zu legen. Gut auf kleinen Bildschirmen.
settings_askFirst = Vor endgültigen Zügen nachfragen
settings_askFirstAbout = Zum Beispiel, bevor du ein neues Plättchen ziehst.
settings_shortcuts = Tastenkürzel
settings_shortcutsAbout = Einzelne Tasten wie M oder U. Ohne sie gelten die des Spielplans nur auf dem Spielplan.
settings_sounds = Töne
settings_soundOn = Töne abspielen
settings_soundKinds_turn = Du bist dran
settings_soundKinds_place = Plättchen gelegt
settings_soundKinds_score = Linie gewertet
settings_soundKinds_over = Spielende
settings_soundKinds_chat = Chat-Nachricht
settings_turnAbout = Auch wenn Guimard in einem Tab im Hintergrund ist.
settings_trySound = Anhören: { $sound }
settings_about = Über Guimard
settings_aboutText = Guimard ist freie Software. Alles hier wurde dafür gemacht: Texte, Bilder und Code.
settings_notice = Guimard ist unabhängig. Es steht in keiner Verbindung zu Verlagen, Autoren oder Illustratoren von Metro oder Correspondances. Deren Namen sagen nur, nach welchen Regeln gespielt wird.
settings_buy = Gefällt dir das Spiel, dann kauf die Schachtel: Der beste Bildschirm ist immer noch ein Tisch mit Freunden.
settings_fonts = Schriften: Figtree sowie Guimard Display, geschnitten aus Amarante von Sorkin Type. Beide unter der SIL Open Font License.
settings_version = Version { $version }

errors_notDeleted = Die Partie konnte nicht gelöscht werden.
errors_empty = Noch gibt es nichts zu importieren: Wähle eine Datei oder füge einen Text ein.
errors_noGame = Das ist keine Partie: { $reason }
errors_unknownGame = Das ist eine Partie „{ $game }“, die hier nicht gespielt wird.
errors_otherRules = Sie wurde nach Version { $theirs } der Regeln gespielt, und hier gilt Version { $ours }.
errors_badOptions = Ihre Optionen sind nicht erlaubt: { $reason }
errors_badStep = Schritt { $number } ({ $action }) ist nicht erlaubt: { $reason }
errors_unreadable = Die Datei lässt sich nicht lesen.
errors_linkElsewhere = Dieser Link führt zu einem anderen Server. Öffne ihn dort, exportiere die Partie und importiere die Datei hier.
errors_linkNoGame = Dieser Link führt zu keiner Partie. Importieren lässt sich der Link zu einem beendeten Online-Tisch.
errors_linkNotHere = Die Partie zu diesem Link ist nicht in diesem Browser gespeichert.

## Keyboard shortcuts

keys_title = Tastenkürzel
keys_about = Kürzel aus einer einzigen Taste lassen sich in den Einstellungen abschalten. Die des Spielplans gelten dann nur noch auf dem Spielplan.
keys_of_help = Diese Liste zeigen
keys_of_search = In den Regeln suchen
keys_of_menu = Menü des Tischs
keys_of_history = Verlauf ein- oder ausblenden
keys_of_undo = Zurücknehmen
keys_of_coach = Coach fragen
keys_of_paint = Wählen, welche Linien farbig sind
keys_of_move = Auf dem Spielplan bewegen
keys_of_place = Plättchen legen
keys_of_rotate = Plättchen drehen
keys_of_rotateBack = Andersherum drehen
keys_of_choose = Plättchen wählen; in Correspondances eine Linie zeigen
keys_of_cancel = Abbrechen
keys_of_line = Analyse: durch die Züge gehen
keys_of_variation = Analyse: zu einer anderen Variante wechseln
