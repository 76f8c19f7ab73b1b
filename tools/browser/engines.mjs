// @ts-check
/** Firefox and WebKit, where this machine has them: Debian's packages, as .ci/run installs them. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';

export const FIREFOX = '/usr/bin/firefox-esr';
/** Playwright needs commands of WebDriver BiDi that Firefox 140 lacks. */
const FIREFOX_NEEDED = 153;
const WEBKIT = ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb', '/usr/bin/python3'];
const WINDOW = "import gi; gi.require_version('Gtk', '3.0'); gi.require_version('WebKit2', '4.1')";

/**
 * What each engine lacks here; nothing if it can be used.
 * @returns {{ firefox: string | undefined, webkit: string | undefined }}
 */
export function missingForEngines() {
  const missing = WEBKIT.find((path) => !existsSync(path));
  const hasWindow = () => spawnSync('/usr/bin/python3', ['-c', WINDOW], { stdio: 'ignore' }).status === 0;
  return {
    firefox: missingFirefox(),
    webkit: missing ?? (hasWindow() ? undefined : 'gir1.2-webkit2-4.1 and python3-gi'),
  };
}

function missingFirefox() {
  if (!existsSync(FIREFOX)) return FIREFOX;
  const { stdout } = spawnSync(FIREFOX, ['--version'], { encoding: 'utf8' });
  const version = Number(/\d+/.exec(stdout)?.[0]);
  return version >= FIREFOX_NEEDED ? undefined : `Firefox ${FIREFOX_NEEDED}, instead of ${version}`;
}
