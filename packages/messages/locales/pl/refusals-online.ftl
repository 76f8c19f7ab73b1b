## Przy stole

notYourTurn = To nie twoja kolej.
positionChanged = W międzyczasie coś się wydarzyło. Spójrz jeszcze raz.
gameBegun = Partia już się zaczęła.
gameStarting = Partia właśnie się zaczyna.
nothingPromised = Dla tego miejsca nie zapowiedziano wkładu w losowania.
shareTooEarly = Za wcześnie na wkład w losowania: nie każdy zgłosił gotowość.
shareTwice = Wkład tego miejsca w losowania już dotarł.
shareNotPromised = To nie jest zapowiedziany wkład w losowania.
gameNotBegun = Partia jeszcze się nie zaczęła.
gamePaused = Gra jest wstrzymana.
gameNotOver = Partia jeszcze się nie skończyła.
noGameToResign = Nie ma partii do poddania.
youResigned = Ta partia jest już przez ciebie poddana.
notReplaced = Komputer nie gra za ciebie.
alreadyReplaced = Na tym miejscu gra już komputer.
nobodyAwaited = Graczy można zastępować tylko w trakcie partii.
nothingToAsk = Nie ma teraz o co prosić.
otherRequestOpen = Jest już inna prośba. Najpierw odpowiedz na nią.
nothingAsked = Nie ma już żadnej prośby.
alreadyAgreed = Twoja zgoda jest już zapisana.
playerPresent = Ten gracz wrócił.
playerMayReturn = { $seconds ->
    [one] Ten gracz może jeszcze wrócić. Poczekaj jeszcze { $seconds } sekundę.
    [few] Ten gracz może jeszcze wrócić. Poczekaj jeszcze { $seconds } sekundy.
    [many] Ten gracz może jeszcze wrócić. Poczekaj jeszcze { $seconds } sekund.
   *[other] Ten gracz może jeszcze wrócić. Poczekaj jeszcze { $seconds } sekundy.
}
playerReady = Ten gracz jest gotowy.
spectatorsOnlyWatch = Oglądasz, nie grasz.
nothingReadable = W tej wiadomości nie ma czytelnego tekstu.

## Miejsca i stoły

seatEmpty = Na tym miejscu nikogo już nie ma.
seatTaken = To miejsce nie jest już wolne.
seatWasFreed = Osoba, która decyduje o tym stole, zwolniła twoje miejsce albo miejsce kogoś z twojej sieci. Za kilka minut możesz znowu zająć tu miejsce.
seatLost = Tamto miejsce nie jest już twoje.
nameTaken = Przy tym stole ktoś już ma taką samą lub łudząco podobną nazwę: „{ $name }”. Wybierz inną.
nicknameInvalid = Tej nazwy nie można użyć. Musi mieć od 1 do 24 widocznych znaków, a niektóre emoji nie działają.
oneSeatYours = Dokładnie jedno z miejsc musi być twoje.
wrongSecret = To miejsce nie jest już twoje.
playersOnly = Mogą to robić tylko gracze przy tym stole.
unknownRecovery = Żadne miejsce przy tym stole nie ma tego kodu.
unknownTable = Ten stół nie istnieje.
unknownGame = Nie ma gry „{ $name }”. Gry to { LIST($names) }.
tableDamaged = Zapis tej partii jest uszkodzony, więc serwer nie może jej otworzyć. Kto prowadzi serwer, może mieć kopię zapasową.
tableOfOtherRules = Tę partię rozegrano według wersji zasad, której ten serwer nie zna. Jej ruchy nadal można zapisać.

## To samo rozdanie i tablica dnia

dealNotOver = Partia przy tym stole jeszcze się nie skończyła. Jej rozdanie można zagrać ponownie, gdy się skończy.
dealNotRepeatable = Tej partii nie da się rozdać ponownie: część losowań nastąpiła po ponownym uruchomieniu serwera albo rozegrano ją na wcześniejszej wersji serwera.
dealOfOtherRules = Od czasu tej partii zmieniły się zasady, więc nie da się jej rozdać ponownie.
dealOfOtherGame = Żeby rozdać jak przy tamtym stole, nowy musi mieć tę samą grę, te same opcje i tę samą liczbę graczy.
dealKnown = To rozdanie masz już za sobą, więc wiesz, które kafelki przyjdą.
unknownDay = Nie ma takiej daty. Daty wyglądają tak: 2026-11-17.
dayClosed = Tablica tego dnia nie przyjmuje wyników.
dayOfOtherGame = To nie jest partia tego dnia.
dayNotAsDealt = W tej partii dobrano kafelek, którego tego dnia nie rozdano (ruch { $number }).
dayOtherOpponent = Komputer by tak nie zagrał (ruch { $number }).
dayAlreadyListed = Dokładnie ta partia jest już na tablicy.
dayTooBusy = Serwer sprawdza teraz wiele partii. Spróbuj ponownie za chwilę.
dayNoResult = Nie masz wyniku na tej tablicy.

## Limity

tooFast = Za dużo naraz. Poczekaj chwilę.
tableTooBusy = Za dużo dzieje się przy tym stole. Poczekaj chwilę. Ruchów to nie dotyczy.
tooManyTables = Masz za dużo otwartych stołów. Najpierw skończ jeden z nich.
serverFull = Ten serwer jest teraz pełny. Trwających partii to nie dotyczy. Spróbuj później.
tooLong = To jest za długie.
keyUsed = Tego klucza użyto już do czegoś innego. Spróbuj ponownie z nowym.

## Powiadomienia

notificationsNotOffered = Ten serwer nie wysyła takich powiadomień.
subscriptionInvalid = To nie jest poprawna subskrypcja powiadomień push.
tooManyNotifications = Największa liczba powiadomień na miejsce: { $max }. Najpierw wyłącz jedno.
addressTooLong = Ten adres jest za długi.
addressScheme = Adres musi zaczynać się od https:// albo http://.
addressWithPassword = Adres nie może zawierać nazwy użytkownika ani hasła.
addressPort = Port { $port } jest tu niedozwolony.
addressNotPublic = Adres musi być w publicznym internecie.
addressUnknown = Ten adres nie istnieje.

## Żądania

offline = Brak połączenia z serwerem.
connectionClosed = Połączenie ze stołem zostało zamknięte.
otherVersion = Ten program i serwer mają różne wersje.
serverFault = Serwer ma problem. Spróbuj ponownie.
storeFault = Serwer nie może teraz niczego zapisać, więc nic się nie stało. Spróbuj ponownie.
notUnderstood = Serwer nie rozumie tego żądania.
requestInvalid = Serwer nie rozumie tego żądania: { $detail }.
fieldInvalid = { $field }: { $detail }.
jsonOnly = Tutaj przyjmowany jest tylko JSON.
helloFirst = Pierwszą wiadomością musi być hello.
helloTwice = Wiadomość hello już wysłano.
webSocketOnly = Ten adres przyjmuje tylko połączenia WebSocket.
otherOrigin = Mogą to robić tylko strony z tego serwera.
otherHost = Ten serwer nie używa tej nazwy hosta. Kto go prowadzi, może ustawić nazwę przez GUIMARD_PUBLIC_URL.
nothingHere = Pod tym adresem nic nie ma.
malformedPath = To nie jest poprawny adres.
requestTimeout = Żądanie docierało zbyt długo.
headersTooLong = Nagłówki żądania są za długie.
notHttp = To nie jest HTTP.
expectationUnknown = Ten serwer obsługuje tylko oczekiwanie 100-continue.
