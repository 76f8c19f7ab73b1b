title = Londyn
about = Kafelek położony na polu z turystą wysyła taksówkę. Jeśli dojedzie, dostajesz punkt za każde pole.
preset = Wyślij taksówkę wokół atrakcji i zgarnij opłatę za kurs.

events_sight = Następna w rzędzie jest atrakcja { $sight }.
events_arrived = Taksówka dojeżdża na { colour-pl } pole ({ $sight }). { $name }: { points } (razem { $total }).
events_missed =
    Taksówka przejeżdża { $driven } { $driven ->
        [one] pole
        [few] pola
        [many] pól
       *[other] pola
    } i nie trafia na { colour-pl }.

source = Taksówka w Londynie

panel_circuit = Trasa taksówki
panel_start = Start
panel_startTaxi = Start: taksówka
panel_turn = taksówka zawraca
panel_rides = Punkty teraz za kafelek na polu z turystą
panel_ride = { colour }: { points } ({ $sight })
panel_noRide = { colour }: nic
panel_field = Pole { $number }, { colour-pl }
panel_fieldTaxi = Pole { $number }, { colour-pl }: taksówka
panel_fieldAhead = Pole { $number }, { colour-pl }: { points }, jeśli taksówka tu stanie
panel_down = tam
panel_up = z powrotem
panel_taxiAt = Taksówka stoi na polu { $number } ({ colour-pl }, { $sight }).
panel_taxiAtStart = Taksówka stoi na starcie, przed pierwszym polem.
panel_aheadOne = { colour-pl } ({ $sight })
panel_ahead = Następne cztery pola: { $items }.
panel_ridesAre = Kafelek na polu z turystą dałby: { $items }; za inne kolory nic.
panel_sightIs = { $sight }: tam { $upper }, z powrotem { $lower }.
panel_summary = Taksówka: pole { $number } · { $sight }
panel_summaryStart = Taksówka: na starcie

sights_tower-bridge = Tower Bridge
sights_big-ben = Big Ben
sights_westminster-palace = Pałac Westminsterski
sights_st-pauls-cathedral = Katedra św. Pawła
sights_trafalgar-square = Trafalgar Square
sights_london-eye = London Eye
sights_tower-of-london = Tower of London
sights_buckingham-palace = Pałac Buckingham
