lobby_title = Jouer en ligne
lobby_create = Ouvrir une table
lobby_createAbout = Choisis le jeu et les places, puis envoie le lien à tes amis.
lobby_code = Tu as un lien ou un code ?
lobby_codeAbout = Si on t’a invité, va droit à la table.
lobby_codeWrong = Un code a huit lettres et chiffres.
lobby_enter = Rejoindre
lobby_mine = Tes tables
lobby_waiting = Tables ouvertes
lobby_noneWaiting = Aucune table publique n’attend en ce moment. Ouvres-en une et envoie le lien à tes amis.
lobby_running = Parties à regarder
lobby_join = Rejoindre
lobby_resume = Ouvrir
lobby_lookOn = Regarder
lobby_free =
    { $free } { $free ->
        [one] place libre
       *[other] places libres
    }
lobby_offlineTitle = Pas de connexion au serveur
lobby_offlineText = Tout le reste marche sans : contre l’ordinateur, chacun son tour, ou apprendre les règles.
lobby_tryAgain = Réessayer

phases_waiting = Complète, bientôt le départ
phases_running = En cours
phases_paused = En pause
phases_over = Terminée

create_title = Ouvrir une table
create_you = Toi
create_nickname = Ton nom à la table
create_open = Place libre
create_steadyLevels = Le niveau 9 ne réfléchit que sur ton propre appareil ; les tables en ligne proposent donc les niveaux 1 à 8.
create_visibility = Qui peut rejoindre la table ?
create_visibilities_link =
    .label = Par lien
    .about = Seulement ceux à qui tu donnes le lien ou le code.
create_visibilities_public =
    .label = Publique
    .about = La table est montrée à tous sur ce serveur.
create_clock = Cadence
create_clockAbouts_none = Prends tout ton temps.
create_clockAbouts_move = La pendule repart à chaque coup.
create_clockAbouts_bank = Pour toute la partie, et un peu plus après chaque coup.
create_clockAbouts_days = Par correspondance : reviens quand tu veux.
create_atZero = Quand le temps est écoulé
create_atZeros_computer =
    .label = L’ordinateur continue
    .about = Qui revient retrouve sa place.
create_atZeros_forfeit =
    .label = La partie est perdue
    .about = Dépasser le temps revient à abandonner.
create_submit = Ouvrir la table

clocks_none = Sans pendule
clocks_move = { $seconds } secondes par coup
clocks_bank = { $minutes } minutes + { $increment } secondes par coup
clocks_days =
    { $days } { $days ->
        [one] jour
       *[other] jours
    } par coup
clocks_units_day = j
clocks_units_hour = h
clocks_left = Temps restant

share_title = Invite les autres
share_text = Envoie ce lien. Qui l’ouvre peut s’asseoir, ou regarder quand tout est pris.
share_alone = Seul cet appareil peut atteindre ce serveur. Pour ouvrir aux autres, démarre-le ainsi :
share_link = Le lien vers cette table
share_qr = Le lien en code QR
share_code = Ou donne le code
share_copy = Copier
share_copied = Copié.
share_notCopied = Le navigateur ne permet pas de copier. Sélectionne le texte et copie-le toi-même.
share_send = Envoyer

# d’Anne, de Paul.
name-of =
    { INITIAL($name) ->
        [vowel] d’{ $name }
       *[consonant] de { $name }
    }
held-of =
    { INITIAL($held) ->
        [vowel] d’{ $held }
       *[consonant] de { $held }
    }
offered-of =
    { INITIAL($offered) ->
        [vowel] d’{ $offered }
       *[consonant] de { $offered }
    }

room_players = À la table
room_you = (toi)
room_free = libre
room_level = ordinateur, niveau { $level }
room_isReady = prêt
room_isHere = en ligne
room_waitsForPlayers = La partie commence quand toutes les places sont prises et que tous sont prêts.
room_waitsForReady = La partie commence quand tous sont prêts.
room_shuffling = On mélange…
room_ready = Je suis prêt
room_notReady = Pas prêt
room_leave = Rendre la place
room_occupant = Qui joue à la place { $number } ?
room_anybody = Libre pour tous
room_computer = Ordinateur { $level } : { $name }
room_freeIn = Tu peux libérer cette place dans { $time }.
room_freeSeat = Libérer la place
room_freeSeatOf = Libérer la place { name-of }, qui n’est pas là
room_change = Changer
room_changeOf = Changer la place { name-of }
room_turnOut_title = La place { name-of }
room_turnOut_text = C’est toi qui décides qui joue à cette table. { $name } recevra un message et ne pourra pas se rasseoir ici pendant cinq minutes.
room_turnOut_isReady = { $name } est là et joue dès que possible.
room_turnOut_free = Libérer la place
room_turnOut_fill = Faire jouer l’ordinateur
room_sitTitle = Rejoindre cette partie
room_sit = S’asseoir

recovery_title = Ton code de secours
recovery_text = Note-le : il te rend ta place si ce navigateur l’oublie. Il disparaît dès que tu dis l’avoir noté.
recovery_noted = Je l’ai noté
recovery_lost = Tu avais déjà une place ici ?
recovery_field = Ton code de secours
recovery_go = La reprendre

seatLink_switch_title = Prendre la place { offered-of } ?
seatLink_switch_text = Tu joues déjà ici sous le nom { held-of }. Passer à la place { offered-of } sur cet appareil ?
seatLink_switch_after = Un appareil ne garde qu’une place par table : celui-ci oubliera celle { held-of }. La place elle-même reste : son code de secours ou son lien permet de la retrouver. Garde l’un des deux avant de changer.
seatLink_switch_recovery = Code de secours de la place { held-of }
seatLink_switch_link = Lien vers la place { held-of }
seatLink_switch_stay = Rester { $held }
seatLink_switch_go = Passer à { $offered }
seatLink_wrong =
    .title = Ce lien ne marche plus
    .text = Il ne mène à aucune place de cette table. Il est peut-être incomplet, ou la place a été déplacée, rendue ou libérée. Rien n’a changé sur cet appareil.
seatLink_unreachable =
    .title = Le lien n’a pas pu être vérifié
    .text = Le serveur n’a pas répondu. Rien n’a changé sur cet appareil.
seatLink_close = OK
seatLink_later = Pas maintenant

presence_here = est en ligne
presence_away = n’est pas là
presence_awayFor = pas là depuis { $time }
presence_replaced = l’ordinateur continue
presence_resigned = a abandonné

notices_connecting = Connexion…
notices_cut = Connexion perdue. Nouvel essai…
notices_cutSending = Connexion perdue. Ton coup partira dès son retour.
notices_spectator =
    { $others ->
        [0] Tu regardes.
        [one] Tu regardes, avec { $others } autre.
       *[other] Tu regardes, avec { $others } autres.
    }
notices_resigned = Tu as abandonné. L’ordinateur continue pour toi.
notices_replaced = L’ordinateur joue à ta place
notices_comeBack = Reprendre ta place
notices_paused = La partie est en pause.
notices_goOn = Demander à reprendre
notices_absent = { $name } n’est pas là.
notices_absentUntil = { $name } n’est pas là. Tu peux laisser jouer l’ordinateur dans { $time }.
notices_absentFor = { $name } n’est pas là depuis { $time }.
notices_mayReplace = { $name } n’est pas là. Tu peux maintenant laisser jouer l’ordinateur.
notices_replace = Laisser jouer l’ordinateur
notices_rematch = La partie suivante se prépare à une autre table.
notices_goThere = Rejoindre

asks_undo = { $name } aimerait défaire le dernier coup.
asks_pause = { $name } aimerait faire une pause.
asks_resume = { $name } aimerait reprendre.
asks_agree = D’accord
asks_decline = Refuser
asks_waiting =
    { $agreed ->
        [0] Tu as demandé aux autres. Personne n’a encore répondu.
       *[other] D’accord jusqu’ici : { $agreed }.
    }

turnNotice_label = Me prévenir quand c’est mon tour
turnNotice_about = Une notification sur cet appareil, même quand cette page est fermée.
turnNotice_blocked = Ce navigateur bloque les notifications de ce site. Tu peux changer cela dans ses réglages.
turnNotice_failed = Les notifications n’ont pas pu être activées. Réessaie plus tard.
turnNotice_title = À toi de jouer
turnNotice_body = C’est ton tour à une table de Guimard.

webhook_title = Prévenir mon programme (webhook)
webhook_about = Pour les développeurs : quand c’est ton tour à cette table et que tu n’es pas là, ton adresse reçoit une requête POST.
webhook_address = Adresse du webhook
webhook_turnOn = Activer
webhook_turnOff = Désactiver
webhook_on = activé
webhook_told = Ton adresse est prévenue de tes tours à cette table.
webhook_key = Clé de signature
webhook_keyAbout = Note-la maintenant : elle ne sera plus montrée.
webhook_signed = Chaque notification est signée dans l’en-tête ci-dessous : HEX est le HMAC-SHA256, avec cette clé telle quelle, de SECONDS, d’un point et du corps.

menu_lobby = Toutes les tables
menu_pause = Demander une pause
menu_resign = Abandonner
menu_resignTitle = Abandonner ?
menu_resignText = Tu ne pourras plus gagner. Si d’autres continuent, l’ordinateur joue pour toi.
menu_stay = Continuer à jouer
menu_erase = Supprimer mon nom et mes messages
menu_eraseTitle = Supprimer ton nom et tes messages ?
menu_eraseText = Ton nom et tes messages disparaissent de cette table, pour tout le monde et pour de bon. Tu gardes ta place ; les autres te voient comme { $name }.
menu_eraseYes = Supprimer
menu_erased = Ton nom et tes messages ont été supprimés.
menu_link = Lien pour joueurs et spectateurs
menu_moment = Lien vers ce moment de la partie
menu_move = Transférer ta place sur un autre appareil
menu_moveText = Ouvre ce lien là-bas. Ne le donne à personne : quiconque l’a peut jouer à ta place.

restored =
    .title = La partie est revenue en arrière
    .text = Le serveur a été restauré depuis une sauvegarde : la partie reprend d’une position antérieure.

chance_title = Des tirages vérifiables
chance_text = Chaque tirage vient de graines fixées avant de servir : celle du serveur et une du programme de chaque personne qui joue. L’empreinte d’une graine est publiée aussitôt, la graine du serveur elle-même à la fin de la partie. Si le serveur redémarre en cours de partie, des graines s’ajoutent pour les tirages à venir. Ainsi personne ne peut choisir les tirages, pas même la personne qui gère le serveur.
chance_server = Serveur
chance_fromStart = Dès le premier tirage
chance_fromDraw = À partir du tirage { $draw }
chance_hash = Empreinte (SHA-256)
chance_seed = Graine
chance_fits = La graine correspond à son empreinte.
chance_differs = La graine ne correspond pas à son empreinte.

chat_title = Discussion
chat_unread =
    Discussion, { $unread } { $unread ->
        [one] nouveau message
       *[other] nouveaux messages
    }
chat_empty = Personne n’a encore rien dit.
chat_say = Écrire un message
chat_toPlayers = Message aux joueurs
chat_toSpectators = Message aux spectateurs
chat_send = Envoyer
chat_mute = Masquer la discussion
chat_somebody = Quelqu’un
# Players who are writing a message now.
chat_typing =
    { $count ->
        [one] { LIST($names) } écrit…
       *[other] { LIST($names) } écrivent…
    }

final_resigned = { $name } a abandonné.
final_verdicts_checking = Vérification des tirages…
final_verdicts_honest = Tirage équitable, vérifié.
final_verdicts_restored = Tirage équitable, vérifié, mais le serveur a été restauré depuis une sauvegarde pendant la partie : certains tirages ont été refaits.
final_verdicts_dishonest = Les tirages ne viennent pas de la graine publiée. Ne te fie pas à ce serveur.
final_verdicts_unknown = Les tirages n’ont pas pu être vérifiés.
final_chance_by = Les tirages viennent de la graine du serveur et de contributions de { LIST($names) }.
final_chance_silent = Aucune contribution de { LIST($names) }.
final_chance_nobody = Aucun programme n’a contribué aux tirages : la personne qui gère le serveur aurait pu les choisir.
final_chance_gap = Tirages sans contribution de { LIST($names) } : nº { $draws }.
final_save = Enregistrer dans mes parties
final_saved = Enregistrée dans tes parties.
final_notSaved = La partie n’a pas pu être enregistrée.

rescue_download = Télécharger la partie
rescue_nothing = Rien de cette partie ne peut être lu.

reload = Recharger la page

ends_offline =
    .title = Pas de connexion au serveur
    .text = Ta place est en sûreté. Tout le reste marche sans connexion.
ends_no-table =
    .title = Cette table n’existe pas
    .text = Le code est peut-être mal tapé, ou la table a disparu depuis longtemps.
ends_noTable =
    .title = Cette table n’existe plus
    .text = Elle a été supprimée du serveur.
ends_damaged =
    .title = Cette partie est endommagée
    .text = Le serveur ne peut plus la lire en entier : personne ne peut continuer. Tu peux télécharger ce qu’il en reste.
ends_rules =
    .title = Jouée avec d’autres règles
    .text = Cette partie a été jouée avec une version des règles que ce serveur ne connaît pas. Tu peux la télécharger et l’ouvrir dans une version de Guimard qui la connaît.
ends_full-server =
    .title = Ce serveur est complet
    .text = Réessaie dans un moment. Les parties en cours continuent normalement.
ends_request =
    .title = Cette table n’existe pas
    .text = Un code a huit lettres et chiffres.
ends_rate =
    .title = Un instant
    .text = C’était trop à la fois. Attends un peu, s’il te plaît.
ends_server =
    .title = Quelque chose n’a pas marché
    .text = Le serveur a un problème. Réessaie.
ends_store =
    .title = Quelque chose n’a pas marché
    .text = Le serveur a un problème. Réessaie.
ends_updating =
    .title = Une nouvelle version arrive
    .text = Le serveur a été mis à jour. Cette page charge la nouvelle version ; ta partie est en sûreté.
ends_outdated =
    .title = La page et le serveur ne vont pas ensemble
    .text = Recharger la page n’a pas suffi : le serveur est peut-être en cours de mise à jour. Réessaie dans quelques minutes ; ta partie est en sûreté.
ends_seatMoved =
    .title = Ta place est ailleurs
    .text = Elle a été reprise sur un autre appareil, ou rendue.
ends_seatFreed =
    .title = Ta place a été libérée
    .text = C’est l’hôte de cette table qui l’a libérée. Tu pourras te rasseoir ici dans quelques minutes, ou trouver une autre table.
ends_wrongSecret =
    .title = Cette place n’est plus à toi
    .text = Elle a été reprise sur un autre appareil, rendue, ou libérée en ton absence.
