random = Náhodně
randomTurn = Náhodně až k dalšímu tahu
left =
    { $count ->
        [one] zbývá { $count }
        [few] zbývají { $count }
       *[other] zbývá { $count }
    }
unknown = Neznámý
unknownAbout = Zůstane skrytý: počítač bere v úvahu všechny možnosti.
handUnknown = Co má v ruce { $name }, se neví: zobrazena je jedna z možností.
setHand = Zadat
