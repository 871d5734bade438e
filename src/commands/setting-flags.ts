import { type SettingName, settingNames, settingsTable } from '../settings/table.js';
import type { Flag } from './flag-types.js';

/** The flags of these settings, from the table; those without a flag are left out. */
export function settingFlags(...names: readonly SettingName[]): readonly Flag[] {
  return names.flatMap((name): readonly Flag[] => {
    const { flag, default: fallback } = settingsTable[name];
    if (flag === undefined) return [];
    const shown = flag.value === undefined ? '' : defaultText(fallback);
    return [{ name, ...flag, text: `${flag.text}${shown === '' ? '' : ` (default: ${shown})`}`, setting: name }];
  });
}

function defaultText(value: unknown): string {
  if (Array.isArray(value)) return value.map(defaultText).join(', ');
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

export const allSettingFlags = settingFlags(...settingNames);
