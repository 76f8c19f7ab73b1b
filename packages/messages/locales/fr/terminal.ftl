reviewed = { $title }, analyse de profondeur « { $depth } », graine { $seed }
guessed = { $count ->
    [one] Les tirages inconnus ont été complétés ; un coup en dépend et n’est pas jugé.
   *[other] Les tirages inconnus ont été complétés ; { $count } coups en dépendent et ne sont pas jugés.
}
noGame = { $file } ne contient pas de partie : { $reason }
actionRefused = L’action { $number } ({ $action }) est refusée : { $reason }
ruleChanged = La partie a été jouée avec la version { $version } des règles ; { $rule } a changé depuis.
