### Uma mesa em que uma pessoa decide por todos e pelo acaso.

random = Sortear
# Tudo o que o acaso decide antes da vez de um jogador.
randomTurn = Sortear até a próxima vez
# Quantas peças de um tipo ainda podem ser compradas.
left =
    { $count ->
        [0] restam { $count }
        [one] resta { $count }
       *[other] restam { $count }
    }
# Uma compra que os outros não veem pode ficar desconhecida.
unknown = Desconhecida
unknownAbout = Fica oculta: o computador considera todas as possibilidades.
handUnknown = Não se sabe o que { $name } tem: mostra-se uma possibilidade.
setHand = Definir
