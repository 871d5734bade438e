import type { HostEnvironment } from '../process/host-environment.js';

/**
 * Whether a stream takes colors. NO_COLOR forbids them (no-color.org); FORCE_COLOR wants them where no terminal is,
 * or with 0 or false not even there, as Node reads it; what is empty says nothing.
 */
export function supportsColor(
  isTerminal: boolean,
  { NO_COLOR: none = '', FORCE_COLOR: forced = '' }: HostEnvironment['environment'],
): boolean {
  if (none !== '') return false;
  return forced === '' ? isTerminal : forced !== '0' && forced !== 'false';
}
