import type { Hook } from '../../hooks/types.js';
import type { JsonSchema } from '../../messages/types.js';
import type { Plugin } from '../../prompt/plugin.js';
import { isChanged } from '../../settings/inputs.js';
import type { SettingName, Settings } from '../../settings/table.js';
import type { BatchItem, Scalar } from '../items/item-types.js';
import { digestOf, sha256 } from '../model/digest.js';
import {
  type BatchFile,
  type BatchJobSpec,
  type KeyPartName,
  type KeyParts,
  keyFormat,
  keyPartNames,
} from '../model/types.js';
import type { ResolvedVariant } from './resolve-job.js';

export type SharedKeyParts = Pick<KeyParts, 'format' | 'prompt' | 'parameters' | 'rules' | 'settings'>;

/** What the model sees. No limits: a job that ended well within an old one has the same result under a new one. */
const shaping: readonly SettingName[] = [
  'context',
  'minimum-trust',
  'skills',
  'skill-list-percent',
  'skill-description-characters',
  'instruction-files',
  'memory-file',
  'output-style',
  'missing-files',
  'failed-commands',
  'max-writes',
  'mcp-servers',
  'mcp-config',
  'search-provider',
  'small-model',
];

/** Also what the model sees or how the job ends, but rare: with defaults, the key is that of earlier releases. */
const shapingIfSet: readonly SettingName[] = [
  ...(['summarize-output', 'correct-edits', 'correct-writes', 'on-denied', 'command-env', 'protected-paths'] as const),
  'git-hooks',
];

/** The default was `error` until `auto` came: results under the default stay. */
const missingFilesKey = { auto: 'error', error: 'always-error', keep: 'keep' } as const;

const ofModel: readonly SettingName[] = ['effort', 'thinking', 'temperature'];

export interface SharedFacts {
  readonly resolved: Pick<ResolvedVariant, 'settings' | 'spec' | 'narrowing' | 'template'>;
  readonly entry: Pick<BatchJobSpec, 'id' | 'changes' | 'findings' | 'target'>;
  readonly delivery: BatchFile['delivery'];
  readonly outputSchema: JsonSchema | null;
  /** The model can write to the item of a job. */
  readonly writes: boolean;
  readonly insertedFiles: string;
  /** Of the workflow: they are the same for all jobs. */
  readonly hooks: readonly Hook[];
  /** Of the workflow, too. */
  readonly plugins: readonly Pick<Plugin, 'name' | 'digest'>[];
}

export function sharedKeyParts({
  resolved,
  entry,
  delivery,
  outputSchema,
  writes,
  insertedFiles,
  hooks,
  plugins,
}: SharedFacts): SharedKeyParts {
  const { settings, spec, narrowing, template } = resolved;
  const { body, format, sections, instructions, allowedTools, disallowedTools, parameters } = spec;
  const { allow, ask, deny, mode } = settings;
  const narrowed = narrowing?.allowedTools ?? null;
  return {
    format: String(keyFormat),
    prompt: digestOf({
      body,
      format,
      sections,
      template,
      insertedFiles,
      ...(instructions === undefined ? {} : { instructions }),
    }),
    parameters: digestOf({
      parameters,
      ...selected(settings, ofModel),
      outputSchema: outputSchema ?? spec.outputSchema,
    }),
    rules: digestOf({
      lists: { allow, ask, deny },
      mode,
      readOnlyCommands: settings['read-only-commands'],
      narrowed,
      allowedTools,
      disallowedTools,
    }),
    settings: digestOf({
      ...selected(settings, shaping),
      'missing-files': missingFilesKey[settings['missing-files']],
      ...selected(
        settings,
        shapingIfSet.filter((name) => isChanged(name, settings)),
      ),
      entry: entry.id,
      changes: entry.changes,
      // Jobs of a batch API have no tools. At the flex tier, the model sees the same as usual.
      ...(delivery === 'batch' ? { delivery } : {}),
      ...(entry.findings === true ? { findings: true } : {}),
      ...(writes ? { writesTo: entry.target } : {}),
      ...(hooks.length === 0
        ? {}
        : { hooks: hooks.map(({ location: _, root: __, ...hook }) => hook), hookFailure: settings['hook-failure'] }),
      ...(plugins.length === 0 ? {} : { plugins: plugins.map(({ name, digest }) => ({ name, digest })) }),
    }),
  };
}

function selected(settings: Settings, names: readonly SettingName[]): Readonly<Record<string, unknown>> {
  return Object.fromEntries(names.map((name) => [name, settings[name]]));
}

export interface OwnFacts {
  readonly args: string;
  readonly vars: Readonly<Record<string, string>>;
  readonly item: BatchItem | null;
  readonly matrix: Readonly<Record<string, Scalar>>;
  readonly model: string;
  readonly repeat: number;
  /** Fields of the item that its own writes change. */
  readonly changing: readonly string[];
}

export function jobKey(
  shared: SharedKeyParts,
  { args, vars, item, matrix, model, repeat, changing }: OwnFacts,
): { readonly key: string; readonly keyParts: KeyParts } {
  // Its other values may only be in a limit, an evaluation or the path of the output: still two jobs.
  const { model: _, ...variants } = matrix;
  const keyParts: KeyParts = {
    ...shared,
    inputs: digestOf({ args, vars, ...(Object.keys(variants).length === 0 ? {} : { matrix: variants }) }),
    item: item === null ? '' : digestOf({ id: item.id, fields: lasting(item.fields, changing) }),
    content: item?.content ?? '',
    model,
    repeat: String(repeat),
  };
  return { key: sha256(keyPartNames.map((name) => keyParts[name]).join('\n')), keyParts };
}

/** A comment on an issue changes its date, but not the issue. */
function lasting(fields: BatchItem['fields'], changing: readonly string[]): BatchItem['fields'] {
  return Object.fromEntries(Object.entries(fields).filter(([name]) => name !== 'updated' && !changing.includes(name)));
}

const words: Partial<Record<KeyPartName, string>> = {
  format: 'format of keys',
  inputs: 'arguments',
  content: 'content of the file',
};

export function keyPartWord(part: KeyPartName): string {
  return words[part] ?? part;
}
