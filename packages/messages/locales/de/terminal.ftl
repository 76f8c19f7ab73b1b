reviewed = { $title }, analysiert mit Tiefe „{ $depth }“, Startwert { $seed }
guessed = { $count ->
    [one] Unbekannte Ziehungen wurden ergänzt; ein Zug hängt davon ab und wird nicht beurteilt.
   *[other] Unbekannte Ziehungen wurden ergänzt; { $count } Züge hängen davon ab und werden nicht beurteilt.
}
noGame = { $file } enthält keine Partie: { $reason }
actionRefused = Aktion { $number } ({ $action }) ist nicht erlaubt: { $reason }
ruleChanged = Gespielt wurde nach Version { $version } der Regeln; { $rule } hat sich seitdem geändert.
