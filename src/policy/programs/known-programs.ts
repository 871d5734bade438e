import type { ProgramLookup } from '../shell/types.js';
import { sameCommands } from './same/same-commands.js';
import { unknownWords } from './shared/opaque.js';
import { promptRisk } from './shared/prompts.js';
import { questionEffects } from './shared/questions.js';
import { programFor } from './table.js';

export const knownPrograms: ProgramLookup = {
  programFor,
  unknownWords,
  promptRisk,
  questionEffects,
  sameCommands: (base, argv) => sameCommands(base, argv, programFor),
};
