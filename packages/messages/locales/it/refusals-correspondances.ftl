firstSeat = Chi inizia deve essere in partita: un posto da 0 a { $max }.
targetBetween = I punti per vincere devono essere un numero intero da { $min } a { $max }.

orderDue = Inizia una manche: prima si pesca l’ordine dei rettilinei.
lineDue = Si stanno distribuendo le linee.
sectionDue = Ora va posata { $tile }.
unknownOrder = { $name } non è un ordine dei rettilinei. Gli ordini sono { LIST($names) }.
unknownLine = La linea “{ $number }” non esiste. Le linee vanno da 1 a { $max }.
lineDealt = La linea { $line } è già stata distribuita.
unknownSection = La sezione “{ $name }” non esiste.

unknownRotation = { $number } non è una rotazione. Si ruota di 0, 1, 2 o 3 quarti di giro in senso orario.
sameRotation = Mezzo giro non cambia { $tile }: la rotazione { $number } si scrive { $equal }.
spotTaken = In { $spot } c’è già una tessera, e le tessere non si spostano.
touchesNothing = In { $spot } non toccherebbe nessun’altra tessera.
linesMustJoin = Le linee devono unirsi: questa casella richiede { LIST($wants) }.
fitsInNoRotation = Qui questa sezione non sta in nessun modo: la casella richiede { LIST($wants) }.

## What a cell needs: a side and a line

names_want = { $want ->
    [north] la linea { $detail } a nord
    [east] la linea { $detail } a est
    [south] la linea { $detail } a sud
   *[west] la linea { $detail } a ovest
}
