title = Central tracks
about = Four tiles cover the central station. Lines run through it; nothing is doubled.

events_covered = { $tile } covers a quarter of the central station.
