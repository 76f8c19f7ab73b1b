ambiguous = { $word } può voler dire { LIST($words, separator: ", ") }. Di’ quale.
onlyPlacementsTried = Si può provare solo a posare una tessera: try 05.
unknownDeparture = “{ $name }” non è una stazione. Le stazioni vanno da 1 a { $stations }, le banchine da p1 a p{ $platforms }.
unknownTileName = La tessera “{ $name }” non esiste. Le tessere sono { LIST($names, separator: " ") }.
allCopiesPlaced = { $count ->
    [one] Nella scatola c’è una sola { $tile }, ed è già posata.
   *[other] Nella scatola ci sono { $count } tessere { $tile }, e sono già tutte posate.
}
allRotationsPlaced = { $count ->
    [one] Nella scatola c’è una sola { $tile }, comunque ruotata, ed è già posata.
   *[other] Nella scatola ci sono { $count } tessere { $tile }, comunque ruotate, e sono già tutte posate.
}
