import { existsSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';

/** Attempts from inside; `%ENVIRON%`, `%PORT%` and `%FILE%` are replaced. Prints one word per failure, then `done`. */
const attempts = String.raw`
use strict;
my ($environ, $byte, $file, $listener);
print "environment\n" if open($environ, '<', '%ENVIRON%') && read($environ, $byte, 1);
my $reach = sub { socket(my $socket, 2, 1, 0) or return 0; return connect($socket, pack('S n a4 x8', 2, $_[0], "\x7f\0\0\1")) };
print "listener\n" if $reach->(%PORT%);
print "write\n" if open($file, '>', '%FILE%');
socket($listener, 2, 1, 0) && bind($listener, pack('S n a4 x8', 2, 0, "\x7f\0\0\1")) && listen($listener, 1) or print "listen\n";
print "loopback\n" unless $reach->(unpack('x2 n', getsockname $listener));
print "landlock\n" if syscall(444, 0, 0, 1) >= 2;
print "done\n";
`;

const meaning: Readonly<Record<string, string>> = {
  environment: 'the environment of Sallyport is readable',
  listener: 'a listener of Sallyport is reachable',
  write: 'a file outside the workspace is writable',
  listen: 'no program can listen on localhost',
  loopback: 'localhost does not work',
};

/** Runs a Perl program inside, and returns what it printed; `null` if it did not start, with the reason. */
export type RunInside = (program: string) => Promise<{ readonly output: string; readonly problem: string | null }>;

export interface SelfTestResult {
  /** Why the sandbox must not be used, as a clause; `null` if it passes. */
  readonly problem: string | null;
  /** The kernel has a Landlock that the launcher uses. */
  readonly hasLandlock: boolean;
}

/** `sharesLocalhost`: commands reach the listeners of this machine by design, and Sallyport itself has none. */
export async function selfTest(
  { directory, perl }: { readonly directory: string; readonly perl: string },
  run: RunInside,
  { sharesLocalhost }: { readonly sharesLocalhost: boolean },
): Promise<SelfTestResult> {
  const server = createServer((socket) => socket.destroy());
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  const port = typeof address === 'object' && address !== null ? address.port : 0;
  const file = join(directory, 'written');
  try {
    const program = attempts
      .replace('%ENVIRON%', `/proc/${String(process.pid)}/environ`)
      .replace('%PORT%', String(port))
      .replace('%FILE%', file);
    const { output, problem } = await run(program);
    if (problem !== null) return { problem, hasLandlock: false };
    const lines = output.split('\n').filter((line) => line !== '');
    if (lines.at(-1) !== 'done')
      return {
        problem: `the self-test did not run with ${perl} (${output.trim().slice(0, 200) || 'no output'})`,
        hasLandlock: false,
      };
    const expected = sharesLocalhost ? ['listener'] : [];
    const hasLandlock = lines.includes('landlock');
    const failed = [...lines.slice(0, -1), ...(existsSync(file) ? ['write'] : [])].filter(
      (word) => word !== 'landlock' && !expected.includes(word),
    );
    const meanings = [...new Set(failed)].map((word) => meaning[word] ?? word);
    return { problem: failed.length === 0 ? null : meanings.join('; '), hasLandlock };
  } finally {
    server.close();
  }
}
