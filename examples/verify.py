# Whether a finished game of Metro without modules was dealt by its seeds, written from docs/engine/notation.md alone:
#   curl -s https://play.example.org/api/tables/abcdefgh/game | python3 examples/verify.py
import hashlib, json, re, sys

TILES = dict.fromkeys("aacb cbaa acba baac aaaa".split(), 4) | dict.fromkeys("cbcb bcbc".split(), 3) | dict.fromkeys(
    "cccc bbbb dacc cdac ccda accd dbba adbb badb bbad ddbc cddb bcdd dbcd adad dada dddd".split(), 2)
sha = lambda text: hashlib.sha256(text.encode()).digest()
forged = lambda why: sys.exit(f"forged: {why}")

game = json.load(open(sys.argv[1]) if len(sys.argv) > 1 else sys.stdin)
log, seeds = game["log"], game["seeds"]
options = {"players": 0, "with": [], "rotate": False} | log["options"]
if log["game"] != "metro" or options["with"] or game.get("draws") != "piles":
    sys.exit("cannot verify this game: it has modules, or is not Metro, or was dealt by an earlier server")

known = {seat: one.get("commitment") for seat, one in enumerate(game.get("seats", []))}
for number, one in enumerate(seeds):
    link = one["seed"]
    if sha(link).hex() != one["hash"]: forged(f"seed {number} has another hash")
    if "seat" in one:
        for _ in range(64):
            link = sha(link).hex()
            if link == known.get(one["seat"]): break
        else: forged(f"seed {number} is not what its seat was committed to")
        known[one["seat"]] = one["seed"]

def joined(count):
    place, groups = 0, []
    for one in seeds[:count]:
        place += "seat" not in one
        groups.append((place, one.get("seat", -1), one["seed"]))
    return "+".join(seed for *_, seed in sorted(groups, key=lambda one: one[:2]))

def numbers(name, block=0):
    while True:
        digest = sha(f"{name}/{block}")
        yield from (int.from_bytes(digest[i:i + 4], "big") for i in range(0, 32, 4))
        block += 1

kind = lambda tile: min(tile[i:] + tile[:i] for i in range(4)) if options["rotate"] else tile
bag, used, draws = {}, 0, 0
for tile, copies in TILES.items(): bag[kind(tile)] = bag.get(kind(tile), 0) + copies
for at, word in enumerate(log["actions"]):
    if not re.fullmatch("[abcd]{4}|first[0-5]", word): continue  # a player's
    due = sum(one["from"] <= draws for one in seeds)
    if due > used: used, piles = due, {}
    pile = "tile" if len(word) == 4 else "first"
    weights = bag if pile == "tile" else {f"first{seat}": 1 for seat in range(options["players"])}
    row, total = piles.setdefault(pile, numbers(f"{joined(used)}/{pile}")), sum(weights.values())
    number = next(one for one in row if one < 2**32 - 2**32 % total) % total
    for drawn, weight in weights.items():
        number -= weight
        if number < 0: break
    if drawn != word: forged(f"action {at} is {word}, and the seeds give {drawn}")
    if pile == "tile": bag[drawn] -= 1
    draws += 1
print(f"All {draws} draws follow from the seeds. Shares of seats: {sorted({one['seat'] for one in seeds if 'seat' in one})}")
