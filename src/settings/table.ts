import type * as z from 'zod/mini';
import type { Setting } from './setting.js';
import { batchSettings } from './table/batch-settings.js';
import { commandSettings } from './table/command-settings.js';
import { eventSettings } from './table/event-settings.js';
import { hookSettings } from './table/hook-settings.js';
import { mcpSettings } from './table/mcp-settings.js';
import { modelSettings } from './table/model-settings.js';
import { promptSettings } from './table/prompt-settings.js';
import { publishSettings } from './table/publish-settings.js';
import { ruleSettings } from './table/rule-settings.js';
import { searchSettings } from './table/search-settings.js';
import { workspaceSettings } from './table/workspace-settings.js';

/** By its name as input and in the file; types, validation, flags, action.yml, JSON Schema and docs follow. */
const table = {
  ...promptSettings,
  ...modelSettings,
  ...ruleSettings,
  ...commandSettings,
  ...hookSettings,
  ...mcpSettings,
  ...searchSettings,
  ...publishSettings,
  ...eventSettings,
  ...workspaceSettings,
  ...batchSettings,
} as const;

type Table = typeof table;

export type SettingName = keyof Table;
export const settingNames = Object.keys(table) as SettingName[];

/** The same rows, for code that handles any setting. */
export const settingsTable: Readonly<Record<SettingName, Setting>> = table;

type ValueOf<Name extends SettingName> = z.output<ReturnType<Table[Name]['value']['schema']>>;
type DefaultName = {
  [Name in SettingName]: Table[Name] extends { readonly default: unknown } ? Name : never;
}[SettingName];

export type Settings = { [Name in DefaultName]: ValueOf<Name> } & {
  [Name in Exclude<SettingName, DefaultName>]?: ValueOf<Name> | undefined;
};

type EarlyName = { [Name in SettingName]: Table[Name] extends { readonly isEarly: true } ? Name : never }[SettingName];

export type EarlySettings = Pick<Settings, EarlyName>;

export function defaultSettings(): Settings {
  const defaults = settingNames.flatMap((name) => ('default' in table[name] ? [[name, table[name].default]] : []));
  return Object.fromEntries(defaults) as Settings;
}

/** For the documentation, in its order. */
export const settingGroups = [
  { title: 'Prompt', settings: promptSettings },
  { title: 'Model and limits', settings: modelSettings },
  { title: 'Rules', settings: ruleSettings },
  { title: 'Commands', settings: commandSettings },
  { title: 'Hooks', settings: hookSettings },
  { title: 'MCP servers', settings: mcpSettings },
  { title: 'Web search', settings: searchSettings },
  { title: 'Results', settings: publishSettings },
  { title: 'Events', settings: eventSettings },
  { title: 'Workspace and files', settings: workspaceSettings },
  { title: 'Batches', settings: batchSettings },
] as const satisfies readonly { readonly title: string; readonly settings: Readonly<Record<string, Setting>> }[];
