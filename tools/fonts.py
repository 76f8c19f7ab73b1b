"""
python3 tools/fonts.py

Makes the fonts of the web app from the npm packages of Fontsource: only the characters of European languages in Latin
script, only the weights and features in use, no hinting. Needs npm and FontTools with Brotli (on Debian: fonttools and
python3-brotli). The result is committed, so that nobody needs them to build Guimard.
"""

import subprocess
import tarfile
from io import BytesIO
from pathlib import Path
from tempfile import TemporaryDirectory

from fontTools import subset
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

FONTS = Path(__file__).parent.parent / 'packages/web/src/fonts'

# Western Europe with punctuation, and the rest of Europe, which browsers load only where it is used.
# styles/fonts.css has the same ranges.
SCRIPTS = {
    'latin': 'U+0000-00FF,U+0131,U+0152-0153,U+02C6,U+02DA,U+02DC,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212',
    'latin-ext': 'U+0100-0130,U+0132-0151,U+0154-017F,U+0218-021B,U+0237,U+1E80-1E85,U+1E9E,U+1EF2-1EF3',
}
FEATURES = ['kern', 'locl', 'ccmp', 'mark', 'mkmk', 'tnum']

FACES = [
    {
        'package': '@fontsource-variable/figtree@5.3.0',
        'file': 'figtree-{}-wght-normal.woff2',
        'name': 'figtree',
        'axes': {'wght': (400, 700)},
    },
    {
        # The licence reserves the name Amarante for the original: a subset must be called something else.
        'package': '@fontsource/amarante@5.3.0',
        'file': 'amarante-{}-400-normal.woff2',
        'name': 'guimard-display',
        'family': 'Guimard Display',
    },
]


def rename(font, family):
    names = {1: family, 3: family, 4: family, 6: family.replace(' ', '')}
    for record in font['name'].names:
        if record.nameID in names:
            record.string = names[record.nameID]


def cut(source, face, characters, target):
    font = TTFont(source, recalcTimestamp=False)
    if 'axes' in face:
        instancer.instantiateVariableFont(font, face['axes'], inplace=True)
        # The subsetter wants the tables as they are written.
        written = BytesIO()
        font.save(written)
        font = TTFont(written, recalcTimestamp=False)
    if 'family' in face:
        rename(font, face['family'])
    options = subset.Options(hinting=False, layout_features=FEATURES, flavor='woff2')
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    subsetter = subset.Subsetter(options)
    subsetter.populate(unicodes=subset.parse_unicodes(characters))
    subsetter.subset(font)
    subset.save_font(font, target, options)


FONTS.mkdir(exist_ok=True)
for face in FACES:
    with TemporaryDirectory() as folder:
        packed = subprocess.run(
            ['npm', 'pack', face['package'], '--loglevel=error'],
            cwd=folder, check=True, capture_output=True, text=True,
        )
        with tarfile.open(Path(folder, packed.stdout.strip())) as archive:
            archive.extractall(folder)
        package = Path(folder, 'package')
        (FONTS / f'{face["name"]}.LICENSE.txt').write_bytes((package / 'LICENSE').read_bytes())
        for script, characters in SCRIPTS.items():
            target = FONTS / f'{face["name"]}-{script}.woff2'
            cut(package / 'files' / face['file'].format(script), face, characters, target)
            print(f'{target.stat().st_size / 1000:6.1f} kB  {target.name}')
