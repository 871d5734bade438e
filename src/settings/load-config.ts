import { only, UserError, userError } from '../errors.js';
import type { PromptSource } from '../prompt/types.js';
import { defaultConfigPath, readConfig } from './file.js';
import { type ParsedSettings, parseSettings } from './parse-settings.js';
import { readText } from './read-text.js';

export interface LoadedConfig {
  readonly parsed: ParsedSettings;
  /** The file that was read, relative to the workspace; `null` if there is none. */
  readonly path: string | null;
}

/** `up` leads to the directory. Only a named file must exist. Diagnostics: `config-unreadable`, `config-syntax`. */
export async function loadConfig(
  named: string | undefined,
  source: Pick<PromptSource, 'read'>,
  up = '',
): Promise<LoadedConfig> {
  const file = named ?? defaultConfigPath;
  const path = `${up}${file}`;
  const nothing = parseSettings([], 'file');
  const text = await readText(path, source);
  if (typeof text === 'string') {
    const given = await readConfig(path, text).catch(only(UserError, (error) => error));
    const parsed =
      given instanceof UserError ? { ...nothing, diagnostics: given.diagnostics } : parseSettings(given, 'file');
    return { parsed, path };
  }
  if (named === undefined && text.code === 'missing') return { parsed: nothing, path: null };
  const hint = named === undefined ? 'correct or remove the file' : 'correct the path, or remove config';
  const message = 'the configuration file cannot be read';
  const { diagnostics } = userError(['config-unreadable', path], message, hint, text.message);
  return { parsed: { ...nothing, diagnostics }, path: null };
}
