random = Losowo
# Wszystko, o czym decyduje los, zanim gracz ma wykonać ruch.
randomTurn = Losowo do następnej tury
# Ile kafelków danego rodzaju można jeszcze dobrać.
left = jeszcze { $count }
# Dobrany kafelek, którego inni nie widzą, może zostać nieznany.
unknown = Nieznany
unknownAbout = Zostaje ukryty: komputer bierze pod uwagę każdą możliwość.
handUnknown = Nie wiadomo, co ma na ręce { $name }: widać jedną z możliwości.
setHand = Ustal
