import { type Diagnostic, only, UserError } from '../errors.js';
import type { PromptSource } from '../prompt/types.js';
import { defaultConfigPath, readConfig } from './file.js';
import { type ParsedSettings, parseSettings } from './parse-settings.js';
import { readText } from './read-text.js';

/**
 * The settings of the configuration file. The default file may be missing, a named one may not. A file that cannot be
 * read or parsed is a diagnostic (`config-unreadable`, `config-syntax`), so that it is reported with all others.
 */
export async function loadConfig(
  named: string | undefined,
  source: Pick<PromptSource, 'read'>,
): Promise<ParsedSettings> {
  const path = named ?? defaultConfigPath;
  const nothing = parseSettings([], 'file');
  const text = await readText(path, source);
  if (typeof text === 'string') {
    const given = await readConfig(path, text).catch(only(UserError, (error) => error));
    return given instanceof UserError ? { ...nothing, diagnostics: given.diagnostics } : parseSettings(given, 'file');
  }
  if (named === undefined && text.code === 'missing') return nothing;
  const diagnostic: Diagnostic = {
    code: 'config-unreadable',
    location: path,
    message: 'the configuration file cannot be read',
    found: text.message,
    hint: named === undefined ? 'correct or remove the file' : 'correct the path, or remove config',
  };
  return { ...nothing, diagnostics: [diagnostic] };
}
