import type { HostEnvironment } from '../host/host-environment.js';

/** NO_COLOR disables (no-color.org), FORCE_COLOR enables, or disables with 0 or false, as in Node; empty: neither. */
export function supportsColor(
  isTerminal: boolean,
  { NO_COLOR: none = '', FORCE_COLOR: forced = '' }: HostEnvironment['environment'],
): boolean {
  if (none !== '') return false;
  return forced === '' ? isTerminal : forced !== '0' && forced !== 'false';
}
