import { messageOf } from '../errors.js';
import { type ReadHooks, readHooks } from '../hooks/read-hooks.js';
import { ignoredParts, readSettingsFile } from '../hooks/read-settings-file.js';
import { type Hook, hookProblem } from '../hooks/types.js';
import type { PromptSource } from '../prompt/types.js';
import { ruleLocation } from './check-rules.js';
import type { ParsedSettings } from './parse-settings.js';
import { readText } from './read-text.js';

export interface LoadedHooks {
  readonly hooks: readonly Hook[];
  readonly notices: ReadHooks['notices'];
  /** The ask and deny rules of the files, with the diagnostics of all hooks. */
  readonly restrictions: ParsedSettings;
}

interface GivenHooks {
  /** The value of `hooks`: a mapping, or its JSON. */
  readonly hooks: unknown;
  readonly from: readonly string[];
  /** Where `hooks` was given. */
  readonly location: string;
}

export async function loadHooks(given: GivenHooks, source: Pick<PromptSource, 'read'>): Promise<LoadedHooks> {
  const own = given.hooks === undefined ? null : ownHooks(given.hooks, given.location);
  const files = await Promise.all(given.from.map((path) => readFile(path, source)));
  const locations = (list: 'ask' | 'deny') =>
    files.flatMap(({ path, ...file }) => file[list].map((_, at) => ruleLocation(`${path} permissions.${list}`, at)));
  const rules = (list: 'ask' | 'deny') => files.flatMap((file) => file[list]);
  const all: readonly ReadHooks[] = [...(own === null ? [] : [own]), ...files];
  return {
    hooks: all.flatMap(({ hooks }) => hooks),
    notices: all.flatMap(({ notices }) => notices),
    restrictions: {
      values: { ask: rules('ask'), deny: rules('deny') },
      ruleLocations: { allow: [], ask: locations('ask'), deny: locations('deny') },
      diagnostics: all.flatMap(({ diagnostics }) => diagnostics),
    },
  };
}

function ownHooks(given: unknown, location: string): ReadHooks {
  if (typeof given !== 'string') return readHooks(given, location, false);
  try {
    return readHooks(JSON.parse(given), location, false);
  } catch (error) {
    const found = messageOf(error);
    const hint = 'write the mapping of events as JSON, or put it into the configuration file';
    return { hooks: [], notices: [], diagnostics: [hookProblem(location, 'invalid JSON', found, hint)] };
  }
}

async function readFile(path: string, source: Pick<PromptSource, 'read'>) {
  const text = await readText(path, source);
  if (typeof text === 'string') return { path, ...readSettingsFile(text, path) };
  const diagnostics = [
    hookProblem(path, 'the file of hooks-from cannot be read', text.message, 'correct the path, or remove hooks-from'),
  ];
  return { path, hooks: [], notices: [], ask: [], deny: [], diagnostics };
}

/** The parts of a settings file that a run without `hooks-from` ignores: a phrase, or `null` if there are none. */
export async function ignoredPartsOf(path: string, source: Pick<PromptSource, 'read'>): Promise<string | null> {
  const text = await readText(path, source);
  return typeof text === 'string' ? ignoredParts(text) : null;
}
