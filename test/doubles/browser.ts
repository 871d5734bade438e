import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';

const places = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** The path of a browser. Debian's is installed if none is found and this machine allows it; `null` if it does not. */
export function findBrowser(): string | null {
  const found = places.find((path) => existsSync(path));
  if (found !== undefined) return found;
  const [command, before] = process.getuid?.() === 0 ? ['apt-get', []] : ['sudo', ['-n', 'apt-get']];
  // On the machine of a person, a test does not use their right to install packages.
  if (command === 'sudo' && process.env['CI'] === undefined) return missing('Chromium was not found');
  const run = (...argv: readonly string[]) =>
    execFileSync(command, [...before, ...argv], { stdio: 'ignore', timeout: 300_000 });
  try {
    run('update', '-qq');
    run('install', '-y', '-qq', '--no-install-recommends', 'chromium');
  } catch (error) {
    return missing(String(error));
  }
  return places.find((path) => existsSync(path)) ?? missing('the installed package has no browser');
}

function missing(why: string): null {
  process.stderr.write(`\n\nWARNING: the HTML report was NOT TESTED in a browser: ${why}. Install chromium.\n\n\n`);
  return null;
}
