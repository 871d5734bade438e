import type { HostEnvironment } from '../host/host-environment.js';

/**
 * Whether to use colors. NO_COLOR disables them (no-color.org); FORCE_COLOR enables them without a terminal, or
 * disables them with 0 or false, as in Node; empty values have no effect.
 */
export function supportsColor(
  isTerminal: boolean,
  { NO_COLOR: none = '', FORCE_COLOR: forced = '' }: HostEnvironment['environment'],
): boolean {
  if (none !== '') return false;
  return forced === '' ? isTerminal : forced !== '0' && forced !== 'false';
}
