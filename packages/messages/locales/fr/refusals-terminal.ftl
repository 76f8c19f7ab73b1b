ambiguous = { $word } peut vouloir dire { LIST($words, separator: ", ") }. Précise lequel.
onlyPlacementsTried = On ne peut essayer que de poser une tuile : try 05.
unknownDeparture = « { $name } » n’est pas une station. Les stations vont de 1 à { $stations }, les quais de p1 à p{ $platforms }.
unknownTileName = Il n’y a pas de tuile « { $name } ». Les tuiles sont { LIST($names, separator: " ") }.
allCopiesPlaced = { $count ->
    [one] La boîte contient une seule { $tile }, et elle est déjà posée.
   *[other] La boîte contient { $count } tuiles { $tile }, et toutes sont déjà posées.
}
allRotationsPlaced = { $count ->
    [one] La boîte contient une seule { $tile }, tous sens confondus, et elle est déjà posée.
   *[other] La boîte contient { $count } tuiles { $tile }, tous sens confondus, et toutes sont déjà posées.
}
