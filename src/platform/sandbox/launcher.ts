import { readFileSync } from 'node:fs';

/**
 * The text of the launcher. Perl, since the images of hosted runners and of Debian and Ubuntu contain it (perl-base is
 * essential there), it makes system calls without a compiled part, and it starts twice as fast as Python.
 * The bundler copies the file next to the bundle if the URL is one expression. The build fails otherwise.
 */
export function launcherSource(): string {
  return readFileSync(new URL('../../../src/platform/sandbox/launcher.pl', import.meta.url), 'utf8');
}
