import { type Diagnostic, rethrowUnless, UserError } from '../errors.js';
import { FileProblem } from '../platform/files/types.js';
import type { PromptSource } from '../prompt/types.js';
import { defaultConfigPath, readConfig } from './file.js';
import { type ParsedSettings, parseSettings } from './parse-settings.js';

const maxBytes = 1_000_000;

/**
 * The settings of the configuration file. The default file may be missing, a named one may not. A file that cannot be
 * read or parsed is a diagnostic (`config-unreadable`, `config-syntax`), so that it is reported with all others.
 */
export async function loadConfig(
  named: string | undefined,
  source: Pick<PromptSource, 'read'>,
): Promise<ParsedSettings> {
  const path = named ?? defaultConfigPath;
  try {
    const bytes = await source.read(path, maxBytes);
    return parseSettings(await readConfig(path, new TextDecoder().decode(bytes)), 'file');
  } catch (error) {
    if (error instanceof UserError) return { ...parseSettings([], 'file'), diagnostics: error.diagnostics };
    rethrowUnless(error, FileProblem);
    const nothing = parseSettings([], 'file');
    if (named === undefined && error.code === 'missing') return nothing;
    const diagnostic: Diagnostic = {
      code: 'config-unreadable',
      location: path,
      message: 'the configuration file cannot be read',
      found: error.message,
      hint: named === undefined ? 'correct or remove the file' : 'correct the path, or remove config',
    };
    return { ...nothing, diagnostics: [diagnostic] };
  }
}
