notYourTurn = Nejsi na tahu.
positionChanged = Mezitím se něco stalo. Podívej se znovu.
gameBegun = Hra už začala.
gameStarting = Hra právě začíná.
nothingPromised = Pro toto místo nebyl slíben žádný příspěvek k losování.
shareTooEarly = Na příspěvek k losování je příliš brzy: ještě nejsou všichni připraveni.
shareTwice = Příspěvek tohoto místa k losování už dorazil.
shareNotPromised = Tohle není příspěvek k losování, který byl slíben.
gameNotBegun = Hra ještě nezačala.
gamePaused = Hra je pozastavená.
gameNotOver = Hra ještě neskončila.
noGameToResign = Není tu hra, kterou by šlo vzdát.
youResigned = Tvá hra už je vzdaná.
notReplaced = Počítač za tebe nehraje.
alreadyReplaced = Na tomto místě už počítač hraje.
nobodyAwaited = Hráče lze nahradit, jen když hra běží.
nothingToAsk = Teď není o co žádat.
otherRequestOpen = Jiná žádost ještě čeká. Nejdřív odpověz na ni.
nothingAsked = Žádná žádost už nečeká.
alreadyAgreed = Tvůj souhlas už je zaznamenán.
playerPresent = Tento hráč je zpět.
playerMayReturn = { $seconds ->
    [one] Tento hráč se ještě může vrátit. Počkej ještě 1 sekundu.
    [few] Tento hráč se ještě může vrátit. Počkej ještě { $seconds } sekundy.
   *[other] Tento hráč se ještě může vrátit. Počkej ještě { $seconds } sekund.
}
playerReady = Tento hráč je připraven.
spectatorsOnlyWatch = Jen se díváš, nehraješ.
nothingReadable = V této zprávě není žádný čitelný text.

seatEmpty = Na tomto místě už nikdo není.
seatTaken = Toto místo už není volné.
seatWasFreed = Ten, kdo o tomto stolu rozhoduje, uvolnil tvé místo nebo místo někoho z tvé sítě. Za pár minut se sem můžeš znovu posadit.
seatLost = Tvé místo tam už není tvoje.
nameTaken = U tohoto stolu už má někdo stejné nebo podobné jméno: „{ $name }“. Zvol jiné jméno.
nicknameInvalid = Toto jméno nejde použít. Má mít 1 až 24 viditelných znaků a některá emoji nefungují.
oneSeatYours = Přesně jedno z míst musí být tvoje.
wrongSecret = Toto místo už není tvoje.
playersOnly = To mohou jen hráči u tohoto stolu.
unknownRecovery = Žádné místo u tohoto stolu nemá takový kód.
unknownTable = Tento stůl neexistuje.
unknownGame = Hra „{ $name }“ neexistuje. Hry jsou { LIST($names) }.
tableDamaged = Záznam této hry je poškozený, server ji neotevře. Kdo server provozuje, možná má zálohu.
tableOfOtherRules = Hrálo se s verzí pravidel, kterou tento server nezná. Tahy lze stále uložit.

dealNotOver = Hra u tohoto stolu ještě neskončila. Potom půjde rozdání hrát znovu.
dealNotRepeatable = Tuto hru nelze rozdat znovu: část losování proběhla až po restartu serveru, nebo se hrála na dřívější verzi serveru.
dealOfOtherRules = Od této hry se změnila pravidla, a tak ji nelze rozdat znovu.
dealOfOtherGame = Aby se rozdalo stejně jako u onoho stolu, musí mít nový stůl stejnou hru, volby i počet hráčů.
dealKnown = Toto rozdání už máš za sebou, a tak víš, jaké dílky přijdou.
unknownDay = Takové datum neexistuje. Datum vypadá takto: 2026-11-17.
dayClosed = Žebříček tohoto dne nepřijímá výsledky.
dayOfOtherGame = To není hra toho dne.
dayNotAsDealt = V této hře byl dobrán dílek, který se ten den nerozdával (akce { $number }).
dayOtherOpponent = Takto by počítač nehrál (akce { $number }).
dayAlreadyListed = Právě tato hra už v žebříčku je.
dayTooBusy = Server teď ověřuje mnoho her. Zkus to za chvíli.
dayNoResult = V tomto žebříčku nemáš výsledek.

tooFast = To bylo moc najednou. Chvíli počkej.
tableTooBusy = U tohoto stolu se toho děje moc. Chvíli počkej. Tahů se to netýká.
tooManyTables = Máš moc otevřených stolů. Nejdřív některý dohraj.
serverFull = Server je teď plný. Běžících her se to netýká. Zkus to později.
tooLong = Je to moc dlouhé.
keyUsed = Tento klíč už byl použit na něco jiného. Zkus to s novým.

notificationsNotOffered = Tento server taková oznámení neposílá.
subscriptionInvalid = To není platný odběr oznámení push.
tooManyNotifications = Jedno místo může mít nejvýš { $max } oznámení. Nejdřív některé vypni.
addressTooLong = Tato adresa je moc dlouhá.
addressScheme = Adresa musí začínat https:// nebo http://.
addressWithPassword = Adresa nesmí obsahovat uživatelské jméno ani heslo.
addressPort = Port { $port } tu není povolen.
addressNotPublic = Adresa musí být na veřejném internetu.
addressUnknown = Tato adresa neexistuje.

offline = Server není dostupný.
connectionClosed = Spojení se stolem bylo ukončeno.
otherVersion = Tento program a server mají různé verze.
serverFault = Server má potíže. Zkus to znovu.
storeFault = Server teď nemůže nic uložit, takže se nic neprovedlo. Zkus to znovu.
notUnderstood = Server tomuto požadavku nerozumí.
requestInvalid = Server tomuto požadavku nerozumí: { $detail }.
fieldInvalid = { $field }: { $detail }.
jsonOnly = Přijímá se tu jen JSON.
helloFirst = První zpráva musí být hello.
helloTwice = Zpráva hello už byla odeslána.
webSocketOnly = Tato adresa přijímá jen spojení WebSocket.
otherOrigin = To mohou jen stránky z tohoto serveru.
otherHost = Tento server toto jméno hostitele nepoužívá. Kdo server provozuje, může jméno nastavit pomocí GUIMARD_PUBLIC_URL.
nothingHere = Na této adrese nic není.
malformedPath = To není platná adresa.
requestTimeout = Požadavek přicházel moc dlouho.
headersTooLong = Hlavičky požadavku jsou moc dlouhé.
notHttp = To není HTTP.
expectationUnknown = Tento server podporuje jen očekávání 100-continue.
