## Options

notModuleNames = « { $option } » doit être une liste de noms de modules.
oneCity = Une seule ville à la fois, pas { LIST($modules) } ensemble.
playedAlone = { names_module } se joue sans aucun autre module.
platformsCovered = Les voies centrales couvrent les quais dont les gares centrales ont besoin.
playersExactly = { $players ->
    [one] Cela se joue en solitaire.
   *[other] Il faut exactement { $players } joueurs.
}
firstSeatOrRandom = Qui commence doit être à la table : une place de 0 à { $max }, ou « random ».
handSize = Une main compte de { $min } à { $max } tuiles.
handFixed = { $count ->
    [one] Avec { names_module }, la main compte toujours une tuile.
   *[other] Avec { names_module }, la main compte toujours { $count } tuiles.
}
exclusiveWithoutOwners = Pas de piste exclusive avec { names_module } : les lignes n’y sont à personne.
noSides = Rien de ce qui est en jeu n’a de variantes.
unknownSide = « { $option } » doit être parmi { LIST($names, separator: ", ") }.

## Notation

notPlacement = « { $text } » n’est pas une pose. Une pose, c’est quatre lettres a–d, une rangée et une colonne : cbaa72.
unknownTile = La tuile { $name } n’existe pas : deux de ses voies sortiraient du même côté.
unknownCell = La case { $name } n’existe pas : rangées et colonnes vont de 0 à 7.
noSuchAction = Cette action n’existe pas.

## When

firstUndecided = Il faut d’abord décider qui commence.
firstDecided = On sait déjà qui commence.
unknownSeat = La place { $number } n’existe pas. Les places vont de 0 à { $max }.
handsBeingFilled = Les mains sont en train d’être complétées.
decisionDue = Il y a d’abord autre chose à décider : { names_module }.
notNow = « { $word } » n’est pas possible maintenant.
tileDue = Il faut maintenant poser ou piocher une tuile.
drawnTileDue = Il faut maintenant poser la tuile piochée.
noPassing = On ne passe que sans tuile en main, quand la pioche est vide.
pileEmpty = Il n’y a plus de tuile à piocher.

## Tiles

drawnAs = Avec la rotation libre, { $tile } se pioche sous le nom { $drawnTile }.
rotated = { $tile } est { $heldTile } tournée : une tuile se pose dans le sens de sa flèche.
notTheDrawnTile = Il faut poser la tuile piochée : { $drawnTile }, pas { $tile }.
notInHand = { $tile } n’est pas en main, il n’y a que { LIST($heldTiles) }.
handEmpty = Tu n’as pas de tuile à poser.

## Cells

centralStation = { $cell } fait partie de la gare centrale : aucune tuile ne s’y pose.
cellTaken = Il y a déjà une tuile en { $cell }.
besideNoTile = { $cell } n’est ni au bord, ni à côté d’une tuile.
touchesNoTile = { $cell } n’est pas au bord et ne touche aucune tuile.
oneTileLine = Cela ferait une ligne d’une seule tuile, de la station { $from } à la station { $to }, et la tuile peut aller ailleurs.

## Companies

shareDealt = L’action { names_colour_feminine } de { $percent } % est déjà distribuée.
otherSharesBeingDealt = Ce sont les actions de { $percent } % qui sont distribuées.
exchangingOver = Une compagnie a atteint { $profit } : les échanges sont terminés pour de bon.
exchangingPaused = Personne n’a rien posé depuis { $rounds } tours de table : pose d’abord une tuile ou un jeton.
shareShown = Ton action de { $percent } % est restée visible pour un jeton : elle ne s’échange plus.

## Central stations and tracks

tokenPlaced = Le jeton { names_colour_masculine } est déjà placé.
tokenNotYours = Le jeton { names_colour_masculine } n’est pas à toi.
noShareToShow = Tu n’as pas d’action { names_colour_feminine } cachée de ce genre à montrer.
platformTaken = Il y a déjà un jeton sur le quai { $platform }.
platformLineComplete = La ligne du quai { $platform } est déjà terminée.
platformLineEnds = La ligne du quai { $platform } se terminerait après cette seule tuile.
centreTileUsed = { $tile } est déjà au centre.

## Solo

noDrawing = Ici les tuiles se posent depuis la main, sans piocher d’abord.
cardNotInDeck = La carte { names_colour_feminine } n’est pas dans le paquet.
keepOrRefuse = On ne peut que la garder ou la refuser.
lineToExtend = Il faut prolonger une ligne { names_colour_feminine }, sur une de ces cases : { LIST($cells, separator: ", ") }.

## Cities

allTouristsPlaced = Il n’y a plus de touriste { names_colour_masculine } à placer.
sightInRow = Ce site est déjà dans la rangée.
sightDealt = Ce site est déjà distribué.
touristNotWaiting = Aucun touriste { names_colour_masculine } n’attend d’être placé.
fieldNotFree = L’emplacement { $field } de ta rangée n’est pas un emplacement { names_colour_masculine } libre.
fieldIsFree = Tu as un emplacement { names_colour_masculine } libre : le touriste y va.
noTouristOn = Il n’y a pas de touriste en { $cell }.
touristsNearby = Il y a des touristes à côté de { $cell } : il rejoint l’un d’eux.
chipDealt = La pastille { names_colour_feminine } est déjà distribuée.
boardDealt = Le plateau { $board } est déjà distribué.
otherChipsBeingShuffled = C’est la pile { names_colour_feminine } de pastilles qui est mélangée.
touristPlaced = Le touriste { names_colour_masculine } est déjà placé.
colourTwiceInGroup = Ce groupe a déjà son touriste { names_colour_masculine }.
groupsWouldRepeat = Avec le touriste { names_colour_masculine } ici, un groupe aurait deux fois la même couleur.
touristOnSight = Le touriste { names_colour_masculine } est déjà sur un site.
otherSide = Cette partie se joue sur la face { $side }.

## Names

names_module = { $module ->
    [companies] Compagnies
    [central-stations] Gares centrales
    [central-tracks] Voies centrales
    [solo] Solo
    [paris] Paris
    [stockholm] Stockholm
    [london] Londres
    [new-york] New York
    [st-petersburg] Saint-Pétersbourg
    [berlin] Berlin
   *[other] { CAPITAL($module) }
}
names_colour_masculine = { $colour ->
    [yellow] jaune
    [blue] bleu
    [orange] orange
    [green] vert
    [purple] violet
    [grey] gris
    [red] rouge
    [brown] marron
   *[other] { $colour }
}
names_colour_feminine = { $colour ->
    [yellow] jaune
    [blue] bleue
    [orange] orange
    [green] verte
    [purple] violette
    [grey] grise
    [red] rouge
    [brown] marron
   *[other] { $colour }
}
