app = Pokládej dílky a stav co nejdelší a nejklikatější linky metra: Metro a Correspondances v prohlížeči, proti počítači nebo s přáteli.
private = Máš pozvánku ke hře { $game }.
title = { $game }: { LIST($names) }
waiting =
    { $free ->
        [0] Čeká se, až budou všichni připraveni.
        [one] Volné je jedno místo.
        [few] Volná jsou { $free } místa.
       *[other] Volných je { $free } míst.
    }
running = Položeno dílků: { $placed } z { $tiles }.
over = Konečný výsledek: { LIST($scores) }
