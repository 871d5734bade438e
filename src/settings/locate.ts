import { UserError } from '../errors.js';
import { FileProblem } from '../platform/types.js';
import type { PromptSource } from '../prompt/types.js';
import { defaultConfigPath, readConfig } from './file.js';
import type { GivenSetting } from './load.js';

const maxBytes = 1_000_000;

/**
 * The settings of the configuration file. The default file may be missing, a named one may not.
 * Rejects with UserError `config-unreadable` or `config-syntax`.
 */
export async function loadConfig(
  named: string | undefined,
  source: Pick<PromptSource, 'read'>,
): Promise<readonly GivenSetting[]> {
  const path = named ?? defaultConfigPath;
  try {
    const bytes = await source.read(path, maxBytes);
    return await readConfig(path, new TextDecoder().decode(bytes));
  } catch (error) {
    if (!(error instanceof FileProblem)) throw error;
    if (named === undefined && error.code === 'missing') return [];
    throw new UserError(
      {
        code: 'config-unreadable',
        location: path,
        message: 'the configuration file cannot be read',
        found: error.message,
        hint: named === undefined ? 'correct or remove the file' : 'correct the path, or leave config out',
      },
      { cause: error },
    );
  }
}

/** The text that was given for a setting before anything is validated; for what has to be known first. */
export function textSetting(given: readonly GivenSetting[], name: string): string | undefined {
  const value = given.findLast((one) => one.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}
