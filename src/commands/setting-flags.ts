import { type SettingName, settingNames, settingsTable } from '../settings/table.js';
import type { Flag } from './flag-types.js';

/** The flags of these settings, from the table; those without a flag are left out. */
export function settingFlags(...names: readonly SettingName[]): readonly Flag[] {
  return names.flatMap((name): readonly Flag[] => {
    const { flag, default: fallback } = settingsTable[name];
    if (flag === undefined) return [];
    const shown = flag.value === undefined || fallback === undefined ? '' : [fallback].flat().join(', ');
    return [{ name, ...flag, text: `${flag.text}${shown === '' ? '' : ` (default: ${shown})`}`, setting: name }];
  });
}

/** Every setting that has a flag. */
export const allSettingFlags = settingFlags(...settingNames);
