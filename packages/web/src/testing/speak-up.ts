/** In the build for tests alone: pages change their language when a test says so, without a way to their settings. */
import { changeLanguage } from '../setup/apply-settings.ts';

Object.assign(globalThis, { speakUp: changeLanguage });
