import type { Surroundings } from '../process/host-environment.js';

/**
 * Whether a stream takes colours. NO_COLOR forbids them (no-color.org); FORCE_COLOR wants them where no terminal is,
 * or with 0 or false not even there, as Node reads it; what is empty says nothing.
 */
export function takesColour(
  isTerminal: boolean,
  { NO_COLOR: none = '', FORCE_COLOR: forced = '' }: Surroundings['environment'],
): boolean {
  if (none !== '') return false;
  return forced === '' ? isTerminal : forced !== '0' && forced !== 'false';
}
