/** The one ordered list of modules. The core knows them only through it. */
import type { Module } from '../module.ts';

export const MODULES: readonly Module[] = [];
