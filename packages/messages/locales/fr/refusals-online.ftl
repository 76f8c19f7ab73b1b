## At the table

notYourTurn = Ce n’est pas ton tour.
positionChanged = Il s’est passé quelque chose entre-temps. Regarde encore une fois.
gameBegun = La partie a déjà commencé.
gameStarting = La partie est en train de commencer.
nothingPromised = Aucune contribution aux tirages n’a été promise pour cette place.
shareTooEarly = C’est trop tôt pour contribuer aux tirages : tout le monde n’est pas prêt.
shareTwice = La contribution de cette place aux tirages est déjà arrivée.
shareNotPromised = Ce n’est pas la contribution aux tirages qui avait été promise.
gameNotBegun = La partie n’a pas encore commencé.
gamePaused = La partie est en pause.
gameNotOver = La partie n’est pas encore finie.
noGameToResign = Il n’y a pas de partie à abandonner.
youResigned = Tu as abandonné.
notReplaced = Personne ne joue pour toi.
alreadyReplaced = L’ordinateur y joue déjà.
nobodyAwaited = On n’attend personne en ce moment.
nothingToAsk = Il n’y a rien à demander maintenant.
otherRequestOpen = Autre chose a été demandé. Réponds d’abord à cela.
nothingAsked = Plus rien n’est demandé.
alreadyAgreed = Tu as déjà accepté.
playerPresent = Cette personne est de retour.
playerMayReturn = { $seconds ->
    [one] Cette personne peut encore revenir. Attends encore une seconde.
   *[other] Cette personne peut encore revenir. Attends encore { $seconds } secondes.
}
playerReady = Cette personne est prête.
spectatorsOnlyWatch = Tu regardes, tu ne joues pas.
nothingReadable = Il n’y a rien à lire là-dedans.

## Seats and tables

seatEmpty = Plus personne n’est assis là.
seatTaken = Cette place n’est plus libre.
seatWasFreed = L’hôte de cette table a libéré ta place, ou celle de quelqu’un de ton réseau. Tu pourras te rasseoir ici dans quelques minutes.
seatLost = Ta place là-bas n’est plus à toi.
nameTaken = Quelqu’un porte déjà ce nom à cette table, ou un nom qui lui ressemble trop : « { $name } ». Choisis un autre nom.
nicknameInvalid = Ce nom ne convient pas. Il lui faut de 1 à 24 caractères visibles, et certains émojis ne passent pas.
oneSeatYours = Une place, et une seule, doit être la tienne.
wrongSecret = Cette place n’est plus à toi.
playersOnly = Seules les personnes qui jouent à cette table peuvent le faire.
unknownRecovery = Aucune place de cette table n’a ce code.
unknownTable = Cette table n’existe pas.
unknownGame = Il n’y a pas de jeu « { $name } ». Les jeux sont { LIST($names) }.
tableDamaged = Les données de cette partie sont endommagées : le serveur ne peut pas l’ouvrir. Qui l’exploite a peut-être une sauvegarde.
tableOfOtherRules = Cette partie a été jouée avec une version des règles que ce serveur ne connaît pas. Ses coups peuvent encore être enregistrés.

## Dealt again, and the board of the day

dealNotOver = La partie de cette table n’est pas encore finie. Sa donne pourra être rejouée ensuite.
dealNotRepeatable = Cette partie ne peut pas être redistribuée : le serveur a redémarré entre deux tirages, ou elle a été jouée sur une version antérieure du serveur.
dealOfOtherRules = Les règles ont changé depuis cette partie ; elle ne peut donc pas être redistribuée.
dealOfOtherGame = Pour reprendre la donne de cette table, il faut le même jeu, les mêmes options et le même nombre de joueurs.
dealKnown = Tu as déjà joué cette donne : tu sais quelles tuiles vont venir.
unknownDay = Cette date n’existe pas. Les dates s’écrivent 2026-11-17.
dayClosed = Le classement de ce jour n’accepte pas de résultats.
dayOfOtherGame = Ce n’est pas la partie de ce jour.
dayNotAsDealt = Dans cette partie, une tuile tirée n’est pas celle de la donne du jour (action { $number }).
dayOtherOpponent = L’ordinateur n’aurait pas joué ainsi (action { $number }).
dayAlreadyListed = Cette même partie figure déjà au classement.
dayTooBusy = Le serveur vérifie beaucoup de parties en ce moment. Réessaie dans un instant.
dayNoResult = Tu n’as pas de résultat dans ce classement.

## Limits

tooFast = C’était trop à la fois. Attends un instant, s’il te plaît.
tableTooBusy = Il se passe trop de choses à cette table. Attends un instant ; les coups ne sont pas concernés.
tooManyTables = Tu as trop de tables ouvertes. Termine d’abord l’une d’elles.
serverFull = Ce serveur est complet pour le moment. Les parties en cours continuent normalement. Réessaie plus tard.
tooLong = C’est trop long.
keyUsed = Le serveur a déjà autre chose sous cette clé. Réessaie avec une nouvelle.

## Notifications

notificationsNotOffered = Ce serveur n’envoie pas ce genre de notification.
subscriptionInvalid = Aucun navigateur ne peut être averti ainsi.
tooManyNotifications = Une place a { $max } notifications au plus. Désactives-en une d’abord.
addressTooLong = Cette adresse est trop longue.
addressScheme = Une adresse doit commencer par https:// ou http://.
addressWithPassword = Une adresse ne doit contenir ni nom ni mot de passe.
addressPort = Le port { $port } n’est pas permis ici.
addressNotPublic = L’adresse doit être accessible sur l’Internet public.
addressUnknown = Cette adresse n’existe pas.

## Requests

offline = Il n’y a pas de connexion au serveur.
connectionClosed = La connexion à la table est fermée.
otherVersion = Ce programme et le serveur n’ont pas la même version.
serverFault = Le serveur a un problème. Réessaie.
storeFault = Le serveur ne peut rien enregistrer pour le moment : rien n’a été fait. Réessaie.
notUnderstood = Le serveur ne comprend pas.
requestInvalid = Le serveur ne comprend pas ({ $detail }).
fieldInvalid = Le serveur ne comprend pas « { $field } » ({ $detail }).
jsonOnly = Ici on ne comprend que le JSON.
helloFirst = Dis d’abord bonjour (hello).
helloTwice = Tu as déjà dit bonjour (hello).
webSocketOnly = Cette adresse est pour les WebSockets. Ouvres-en un.
otherOrigin = Seules les pages de ce serveur peuvent le faire.
otherHost = Ce serveur ne répond pas à ce nom. Qui l’exploite peut fixer le nom avec GUIMARD_PUBLIC_URL.
nothingHere = Il n’y a rien à cette adresse.
malformedPath = Cette adresse n’est pas valable.
requestTimeout = La requête a mis trop de temps à arriver.
headersTooLong = Les en-têtes de la requête sont trop longs.
notHttp = Ce n’est pas du HTTP.
expectationUnknown = De ce serveur, on ne peut attendre que 100-continue.
