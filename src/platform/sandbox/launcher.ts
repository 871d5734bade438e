import { readFileSync } from 'node:fs';

/**
 * The text of the launcher for a level. Perl, since the images of hosted runners and of Debian and Ubuntu contain it
 * (perl-base is essential there), it makes system calls without a compiled part, and it starts twice as fast as Python.
 * The bundler copies the files next to the bundle if each URL is one expression. The build fails otherwise.
 */
export function launcherSource(level: 'full' | 'landlock'): string {
  const common = readFileSync(new URL('../../../src/platform/sandbox/launcher-common.pl', import.meta.url), 'utf8');
  const ofLevel =
    level === 'full'
      ? readFileSync(new URL('../../../src/platform/sandbox/launcher-full.pl', import.meta.url), 'utf8')
      : readFileSync(new URL('../../../src/platform/sandbox/launcher-landlock.pl', import.meta.url), 'utf8');
  return `${common}\n${ofLevel}`;
}
