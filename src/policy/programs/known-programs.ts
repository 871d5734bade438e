import type { ProgramLookup } from '../shell/types.js';
import { unknownWords } from './shared/opaque.js';
import { promptRisk } from './shared/prompts.js';
import { programFor } from './table.js';

/** All programs with a table. */
export const knownPrograms: ProgramLookup = { programFor, unknownWords, promptRisk };
