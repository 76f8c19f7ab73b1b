title = Paris
about = Mande turistas às suas atrações. Sua maior sequência pontua; cada turista fora dela custa um ponto.
preset = Encha de turistas os espaços das suas atrações; sequências longas pontuam.

events_sight = { $name } recebe { $sight }.
events_field = { $name } manda o turista { colour } para { $sight }, espaço { $field } da fileira.
events_beside = { $name } põe o turista { colour } junto aos de { $cell }.
events_left = O turista { colour } não tem a quem se juntar e sai do jogo.
events_row = Atrações de { $name }: maior sequência { $run }, outros turistas { $others }, atrações cheias { $full }. { points }.

prompts_placeTourist = Escolha aonde vai o turista { colour }.
prompts_placeTourists = Escolha aonde vão os turistas desta casa.

choices_field = Mandar o turista { colour } para { $sight }, espaço { $field } da sua fileira
choices_beside = Pôr o turista { colour } junto aos de { $cell }

source = Atrações de Paris

panel_yourSights = Suas atrações
panel_sightsOf = Atrações de { $name }
panel_lifted = Turistas a colocar
panel_chooseField = Escolha um espaço.
panel_chooseBeside = Não há espaço livre para ele. Escolha a que turistas do tabuleiro ele se junta.
panel_field = Espaço { $number }, { colour }: livre
panel_fieldTaken = Espaço { $number }, { colour }: turista
panel_fieldInRun = Espaço { $number }, { colour }: turista, na maior sequência
panel_place = Espaço { $number }: pôr o turista { colour }
panel_full = Cheia: 3 pontos
panel_run = Maior sequência
panel_others = Outros turistas
panel_fullSights = Atrações cheias
panel_sight = { $sight }: { $items }
panel_sightsAre = Atrações de { $name }: { $items }.
panel_score = { $name }: maior sequência { $run }, outros turistas { $others }, atrações cheias { $full }: { points } até agora.
panel_summary = Suas atrações: maior sequência { $run } · { points }
panel_summaryOf = Melhores atrações: { $name }, { points }

sights_louvre = Louvre
sights_notre-dame = Notre-Dame
sights_sacre-coeur = Sacré-Cœur
sights_arc-de-triomphe = Arco do Triunfo
sights_place-de-la-concorde = Place de la Concorde
sights_moulin-rouge = Moulin Rouge
sights_dome-des-invalides = Dôme des Invalides
sights_pont-alexandre-iii = Ponte Alexandre III
sights_eiffel-tower = Torre Eiffel
sights_pantheon = Panthéon
sights_versailles = Versalhes
sights_fondation-louis-vuitton = Fundação Louis Vuitton
