firstSeat = Qui commence doit être à la table : une place de 0 à { $max }.
targetBetween = Les points pour gagner sont un nombre entier de { $min } à { $max }.

orderDue = Une manche commence : l’ordre des tuiles droites est d’abord tiré au sort.
lineDue = Les lignes sont en train d’être distribuées.
sectionDue = { $tile } doit être posée maintenant.
unknownOrder = { $name } n’est pas un ordre des tuiles droites. Les ordres sont { LIST($names) }.
unknownLine = Il n’y a pas de ligne « { $number } ». Les lignes vont de 1 à { $max }.
lineDealt = La ligne { $line } est déjà distribuée.
unknownSection = Il n’y a pas de section « { $name } ».

unknownRotation = { $number } n’est pas une rotation. Les rotations sont de 0, 1, 2 ou 3 quarts de tour vers la droite.
sameRotation = Un demi-tour ne change rien à { $tile } : la rotation { $number } s’écrit { $equal }.
spotTaken = Il y a déjà une tuile en { $spot }, et les tuiles ne bougent plus.
touchesNothing = En { $spot }, elle ne toucherait aucune autre tuile.
linesMustJoin = Les lignes doivent se rejoindre : cette case demande { LIST($wants) }.
fitsInNoRotation = Cette section ne va ici dans aucun sens : la case demande { LIST($wants) }.

## What a cell needs: a side and a line

names_want = { $want ->
    [north] la ligne { $detail } au nord
    [east] la ligne { $detail } à l’est
    [south] la ligne { $detail } au sud
   *[west] la ligne { $detail } à l’ouest
}
