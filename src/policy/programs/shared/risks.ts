import type { Risk, Word } from '../../shell/types.js';
import { matches, writtenForm } from '../../shell/words.js';

// Why a word is a risk: clauses that follow it.

export const runsOtherProgram = "runs a program of the caller's choice";

export const choosesCode = 'chooses another directory or configuration, which are code';

export const choosesEndpoint = 'chooses another server or its configuration';

export const choosesAccount = 'chooses another server, account or configuration';

export const isMoreThanTheRule = 'is not named by the rule';

export const choosesConfiguration = 'chooses another configuration, which can name files to read or programs to run';

export const changesMachine = 'shows or changes the system';

export const runsCommandsInside = 'can run commands or programs';

export const loadsCode = 'loads code or configuration from a path';

export const opensServer = 'opens a server or a browser';

export const choosesPrograms = 'chooses another configuration, which can name programs to run';

export const choosesPlace = 'chooses another configuration or location';

export const takesProgramCode = 'is program text or makes the program load code';

export const choosesServer = 'chooses another server or sends credentials';

export const runsElsewhere = 'runs it as another user or in another environment';

// What a rule for a program grants: sentences.

export const runsTests = 'Runs whatever the tests and their configuration in the workspace contain.';

export const runsPlugins = 'Runs plug-ins and configuration files of the workspace, which are code.';

export const runsPackageScripts = 'Runs scripts that package.json and the configuration in the workspace name.';

export const runsWorkspaceCode = 'Compiles and runs the code of the workspace.';

export const runsConfiguredPlugins = 'Runs plug-ins that its configuration in the workspace names, which are code.';

export function riskOf(word: Word, why: string, more: Partial<Risk> = {}): Risk {
  return { word: writtenForm(word), why, ...more };
}

export function risksFor(words: readonly Word[], why: string, more: Partial<Risk> = {}): Risk[] {
  return words.map((word) => riskOf(word, why, more));
}

export function risksUnless(words: readonly Word[], pattern: RegExp, why: string, more: Partial<Risk> = {}): Risk[] {
  const others = words.filter((word) => !matches(word, pattern));
  return risksFor(others, why, more);
}

export function responseFileRisks(words: readonly Word[]): Risk[] {
  const files = words.filter((word) => matches(word, /^@/));
  return risksFor(files, 'reads options from a file');
}
