import { asArray, asRecord } from '../../parsed-json.js';
import { migrateRule } from './to-rules.js';
import type { Entry, ListName, MigratedFile } from './types.js';

/** Where the settings of a product have lists of rules, as keys. Sources: the documentation of Claude Code, Gemini CLI and Qwen Code. */
const places: readonly (readonly [list: ListName, ...keys: readonly string[]])[] = [
  ['allow', 'permissions', 'allow'],
  ['ask', 'permissions', 'ask'],
  ['deny', 'permissions', 'deny'],
  ['allow', 'tools', 'allowed'],
  ['allow', 'allowedTools'],
  ['deny', 'tools', 'exclude'],
  ['deny', 'excludeTools'],
];

/** The tools that exist there at all; they are allowed if the settings allow no other ones. */
const corePlaces: typeof places = [
  ['allow', 'tools', 'core'],
  ['allow', 'coreTools'],
];

/** Settings of a session that permit calls without a rule. */
const modes: Readonly<Record<string, string>> = {
  acceptEdits: 'set mode: auto-edit to allow writing files',
  bypassPermissions: 'name what the run needs in allow',
};

export function readSettings(path: string, value: unknown): MigratedFile {
  const entries = places.flatMap((place) => entriesAt(path, value, place));
  const isCore = !entries.some(({ list }) => list === 'allow');
  const core = isCore ? corePlaces.flatMap((place) => entriesAt(path, value, place)) : [];
  const { defaultMode, additionalDirectories } = asRecord(asRecord(value)['permissions']);
  const mode = typeof defaultMode === 'string' && Object.hasOwn(modes, defaultMode) ? modes[defaultMode] : undefined;
  return {
    entries: [...entries, ...core].map(migrateRule),
    notices: [
      ...(mode === undefined ? [] : [`${path}: defaultMode is ${String(defaultMode)}: ${mode}`]),
      ...(asArray(additionalDirectories).length === 0
        ? []
        : [`${path}: additionalDirectories has no counterpart; write Read(//DIR/**) for what the run needs`]),
    ],
  };
}

function entriesAt(path: string, value: unknown, [list, ...keys]: (typeof places)[number]): readonly Entry[] {
  const found = keys.reduce<unknown>((part, key) => asRecord(part)[key], value);
  return asArray(found).map((item, index) => ({
    list,
    text: typeof item === 'string' ? item : JSON.stringify(item),
    location: `${path}: ${keys.join('.')}[${String(index)}]`,
  }));
}
