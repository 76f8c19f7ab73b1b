title = Centrální koleje
about = Čtyři dílky zakrývají centrální stanici. Linky projíždějí skrz; nic se nezdvojuje.

events_covered = Dílek { $tile } zakrývá čtvrtinu centrální stanice.
