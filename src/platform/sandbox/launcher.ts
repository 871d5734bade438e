import { readFileSync } from 'node:fs';

/**
 * Perl: in hosted runners, Debian and Ubuntu (perl-base is essential), makes system calls, starts twice as fast as
 * Python. The build fails unless each URL is one expression for the bundler.
 */
export function launcherSource(level: 'full' | 'landlock'): string {
  const common = readFileSync(new URL('../../../src/platform/sandbox/launcher-common.pl', import.meta.url), 'utf8');
  const ofLevel =
    level === 'full'
      ? readFileSync(new URL('../../../src/platform/sandbox/launcher-full.pl', import.meta.url), 'utf8')
      : readFileSync(new URL('../../../src/platform/sandbox/launcher-landlock.pl', import.meta.url), 'utf8');
  return `${common}\n${ofLevel}`;
}
