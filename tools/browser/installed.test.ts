import { expect, test } from 'vitest';
import { installedBrowsers } from './installed.mjs';

const find = (platform: string, env: Record<string, string>, there: readonly string[]) =>
  installedBrowsers({ platform, arch: 'x64', env, exists: (path) => there.includes(path) });

test('Linux: by the search path, and where packages put them', () => {
  const env = { PATH: '/home/ann/bin:/usr/bin' };
  expect(find('linux', env, [])).toEqual([]);
  expect(find('linux', env, ['/usr/bin/google-chrome'])).toEqual(['/usr/bin/google-chrome']);
  expect(find('linux', env, ['/home/ann/bin/microsoft-edge'])).toEqual(['/home/ann/bin/microsoft-edge']);
  expect(find('linux', {}, ['/snap/bin/chromium', '/usr/bin/chromium'])).toEqual([
    '/usr/bin/chromium',
    '/snap/bin/chromium',
  ]);
});

test('macOS: for everybody, or for one user', () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  const chromium = '/Users/ann/Applications/Chromium.app/Contents/MacOS/Chromium';
  expect(find('darwin', { HOME: '/Users/ann' }, [chromium, chrome])).toEqual([chrome, chromium]);
  expect(find('darwin', { HOME: '/Users/ben' }, [chromium])).toEqual([]);
});

test('Windows: for everybody, or for one user', () => {
  const env = {
    ProgramFiles: 'C:\\Program Files',
    'ProgramFiles(x86)': 'C:\\Program Files (x86)',
    LOCALAPPDATA: 'C:\\Users\\ann\\AppData\\Local',
  };
  const edge = 'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe';
  const chrome = 'C:\\Users\\ann\\AppData\\Local\\Google\\Chrome\\Application\\chrome.exe';
  expect(find('win32', env, [edge, chrome])).toEqual([chrome, edge]);
  expect(find('win32', {}, [edge])).toEqual([]);
});
