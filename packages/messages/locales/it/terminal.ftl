reviewed = { $title }, analizzata con profondità “{ $depth }”, seme { $seed }
guessed = { $count ->
    [one] Le pescate ignote sono state completate; una mossa dipende da queste e non viene giudicata.
   *[other] Le pescate ignote sono state completate; { $count } mosse dipendono da queste e non vengono giudicate.
}
noGame = { $file } non contiene una partita: { $reason }
actionRefused = L’azione { $number } ({ $action }) non è permessa: { $reason }
ruleChanged = La partita è stata giocata con la versione { $version } del regolamento; da allora { $rule } è cambiata.
