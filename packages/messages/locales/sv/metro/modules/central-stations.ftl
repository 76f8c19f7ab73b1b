title = Centralstationer
about = Ställ en markör på en av centralstationens plattformar, så blir linjen därifrån också din.

events_token = { $name } ställer den { colour-a } markören på { $platform }.

prompts_token = Eller välj en plattform för en markör.

choices_token = Ställ den { colour-a } markören på { $platform }
choices_tokenFor = Visa { $share } och ställ den { colour-a } markören på { $platform }

panel_platforms = Centrala plattformar
panel_toPlace = Markörer att placera ut
panel_allPlaced = Alla markörer är utplacerade.
panel_chooseShare = Eller visa en aktie och placera ut bolagets markör:
panel_choosePlatform = Välj en plattform för den.
panel_chooseOwn = Välj en plattform för att placera ut din markör i stället för att lägga en bricka.
panel_token = Plattform { $platform }: { colour } markör
panel_free = Plattform { $platform }: ledig
panel_complete = Plattform { $platform }: linjen är klar
panel_place = Plattform { $platform }: ställ markören här
panel_toPlaceAre = Markörer att placera ut: { $items }.
panel_freeAre = Lediga plattformar: { $items }.
panel_noneFree = Ingen plattform är ledig.
panel_tokenAt = Den { colour-a } markören står på plattform { $platform }.
panel_summary = Markörer att placera ut: { $count }
