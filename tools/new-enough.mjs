/** Imported first by what a programmer may start without our tools, such as `npx vitest`: an old Node says so in one line, not in a strange error. */
import { giveUp, isNewEnough, needsNode } from './setup.mjs';

if (!isNewEnough()) giveUp(needsNode());
