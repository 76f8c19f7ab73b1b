title = Centralspår
about = Fyra brickor täcker centralstationen. Linjerna går rakt igenom; inget dubblas.

events_covered = { $tile } täcker en fjärdedel av centralstationen.
