reviewed = { $title }, geanalyseerd met diepte “{ $depth }”, startwaarde { $seed }
guessed = { $count ->
    [one] Onbekende trekkingen zijn aangevuld; één zet hangt ervan af en wordt niet beoordeeld.
   *[other] Onbekende trekkingen zijn aangevuld; { $count } zetten hangen ervan af en worden niet beoordeeld.
}
noGame = { $file } bevat geen partij: { $reason }
actionRefused = Actie { $number } ({ $action }) mag niet: { $reason }
ruleChanged = Er is gespeeld met versie { $version } van de regels; { $rule } is sindsdien veranderd.
