import type { PromptSource } from '../prompt/types.js';
import { combineFiles, type FileOnTheWay, restrictionsFrom } from '../settings/combine-files.js';
import { defaultConfigPath } from '../settings/file.js';
import { loadConfig } from '../settings/load-config.js';
import type { LoadedHooks } from '../settings/load-hooks.js';
import type { ParsedSettings } from '../settings/parse-settings.js';
import type { TrustedSource } from './trusted-source.js';

export interface Configuration {
  readonly fromFile: ParsedSettings;
  /** The file of the workspace alone. */
  readonly own: ParsedSettings;
  /** Hooks of upper files, with their restrictions. */
  readonly hooks: readonly LoadedHooks[];
  /** The files that were read, from the root, relative to the workspace. */
  readonly read: readonly string[];
}

/** Reads the configuration files on the way from the root of the repository to the workspace. */
export async function readConfiguration(
  named: string | undefined,
  { source, placement }: TrustedSource,
): Promise<Configuration> {
  const own = await loadConfig(named, source);
  const above = placement.above.toReversed();
  const files = await Promise.all(above.map(async (up) => ({ up, ...(await loadConfig(undefined, source, up)) })));
  const all = [...files, { up: '', ...own }];
  return {
    fromFile: combineFiles(all),
    own: own.parsed,
    hooks: (await Promise.all(files.map((file) => hooksOfFile(file, source)))).flatMap((one) => one ?? []),
    read: all.flatMap(({ path }) => path ?? []),
  };
}

async function hooksOfFile({ up, parsed }: FileOnTheWay, source: PromptSource): Promise<LoadedHooks | null> {
  const { hooks, 'hooks-from': from = [] } = parsed.values;
  if (hooks === undefined && from.length === 0) return null;
  const { loadHooks } = await import('../settings/load-hooks.js');
  const given = { hooks, from: from.map((path) => `${up}${path}`), location: `${up}${defaultConfigPath} hooks` };
  const loaded = await loadHooks(given, source);
  return {
    ...loaded,
    hooks: loaded.hooks.map((hook) => ({ ...hook, directory: up })),
    restrictions: restrictionsFrom(loaded.restrictions, up),
  };
}
