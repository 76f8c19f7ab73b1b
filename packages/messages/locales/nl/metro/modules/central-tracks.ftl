title = Centrale sporen
about = Vier tegels bedekken het centraal station. Lijnen lopen erdoorheen; niets telt dubbel.

events_covered = { $tile } bedekt een kwart van het centraal station.
