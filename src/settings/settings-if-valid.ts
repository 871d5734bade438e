import { UserError } from '../errors.js';
import { type GivenSetting, mergeSettings } from './load.js';
import type { Settings } from './schema.js';

/** The settings of the inputs alone; null where these are wrong. */
export function settingsIfValid(given: readonly GivenSetting[]): Settings | null {
  try {
    return mergeSettings([], given);
  } catch (error) {
    if (error instanceof UserError) return null;
    throw error;
  }
}
