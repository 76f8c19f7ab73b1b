// @ts-check
/** Where Chrome, Chromium and Edge are usually installed. */
import { posix, win32 } from 'node:path';

/**
 * @typedef {object} Machine
 * @property {string} platform as `process.platform` says
 * @property {string} arch as `process.arch` says
 * @property {Readonly<Record<string, string | undefined>>} env
 * @property {(path: string) => boolean} exists
 */

const LINUX_NAMES = [
  // Without a window, tabs and menus, it needs half the processor time.
  'chromium-headless-shell',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
  'microsoft-edge',
];
const MAC_APPS = ['Google Chrome', 'Chromium', 'Microsoft Edge'];
const WINDOWS_FILES = [
  'Google\\Chrome\\Application\\chrome.exe',
  'Chromium\\Application\\chrome.exe',
  'Microsoft\\Edge\\Application\\msedge.exe',
];

/**
 * The browsers that are there, in the order in which to try them.
 * @param {Machine} machine
 */
export function installedBrowsers({ platform, env, exists }) {
  return places(platform, env).filter(exists);
}

/**
 * @param {string} platform
 * @param {Machine['env']} env
 */
function places(platform, env) {
  if (platform === 'win32') {
    const folders = [env['ProgramFiles'], env['ProgramFiles(x86)'], env['LOCALAPPDATA']].filter(Boolean);
    return WINDOWS_FILES.flatMap((file) => folders.map((folder) => win32.join(`${folder}`, file)));
  }
  if (platform === 'darwin') {
    const folders = ['/Applications', posix.join(env['HOME'] ?? '/', 'Applications')];
    return MAC_APPS.flatMap((app) => folders.map((folder) => `${folder}/${app}.app/Contents/MacOS/${app}`));
  }
  const folders = new Set([...(env['PATH'] ?? '').split(':').filter(Boolean), '/usr/bin', '/snap/bin']);
  return LINUX_NAMES.flatMap((name) => [...folders].map((folder) => posix.join(folder, name)));
}
