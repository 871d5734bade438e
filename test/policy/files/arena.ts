import { execFileSync, spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { childEnvironment } from '../../../src/platform/process/child-environment.js';
import { runGroup } from '../process-group.js';
import { readTrace, type Touched, traced } from './trace.js';

export const hasStrace = spawnSync('strace', ['-f', '-qq', '-e', 'trace=none', '/bin/true']).status === 0;

/** A directory in which lines are evaluated, with a workspace `w`, a sibling `out` and a home, and copies to run them in. */
export interface FileArena {
  readonly pattern: string;
  /** The copy in which the line with this number runs. */
  directoryOf(index: number): string;
  run(lines: readonly string[]): Promise<readonly (readonly Touched[])[]>;
  remove(): void;
}

const files = {
  'w/a.txt': 'alpha x\nbeta\n',
  'w/b.txt': 'beta\n',
  'w/a b.txt': '{"a":1}\n',
  'w/src/m.c': 'x\n',
  'w/src/.env': 'KEY=1\n',
  'w/docs/n.md': '# x\n',
  'w/docs/deep/o.md': 'o\n',
  'w/.env': 'KEY=1\n',
  'w/.github/x.yml': 'on: push\n',
  'w/payload/.github/x.yml': 'on: evil\n',
  'w/payload/.git/hooks/pre-commit': 'evil\n',
  'w/payload/.env': 'EVIL=1\n',
  'w/payload/plain': 'x\n',
  'out/secret': 'secret\n',
  'home/.netrc': 'secret\n',
};

const links = {
  'w/dirlink': 'src',
  'w/filelink': 'a.txt',
  'w/outlink': '../out',
  'w/secretlink': '../out/secret',
  'w/hooklink': '.git/hooks',
  'w/docs/up': '../../out',
  'w/dangling': '../out/not-there',
};

export function createFileArena(): FileArena {
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'files-')));
  const directoryOf = (index: number): string => join(place, `d${index}`);
  const first = join(place, 'pattern');
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(first, name)), { recursive: true });
    writeFileSync(join(first, name), text);
  }
  for (const [name, target] of Object.entries(links)) symlinkSync(target, join(first, name));
  const workspace = join(first, 'w');
  execFileSync('tar', ['-cf', 'x.tar', '-C', 'payload', '.'], { cwd: workspace });
  const git = (...args: readonly string[]): unknown =>
    execFileSync('git', ['-c', 'user.name=T', '-c', 'user.email=t@example.org', ...args], { cwd: workspace });
  git('init', '-q', '-b', 'main', '--template=');
  mkdirSync(join(workspace, '.git', 'hooks'));
  git('add', 'a.txt', 'b.txt', 'src/m.c', 'docs/n.md');
  git('commit', '-q', '-m', 'x');
  return {
    pattern: first,
    directoryOf,
    async run(lines) {
      for (const [index, line] of lines.entries()) {
        writeFileSync(join(place, `line${index}`), line);
        cpSync(first, directoryOf(index), { recursive: true, verbatimSymlinks: true });
      }
      return await runTraced(place, lines.length);
    },
    remove: () => rmSync(place, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }),
  };
}

const driver = `
place=$1
for ((index = 0; index < $2; index++)); do
  : > "$place/mark-$index"
  IFS= read -r -d '' line < "$place/line$index"
  cd "$place/d$index/w" || exit
  HOME=$place/d$index/home TMPDIR=$place/d$index/tmp timeout 10 "$BASH" --noprofile --norc -c -- "$line" < /dev/null > /dev/null 2>&1
done
exit 0
`;

async function runTraced(place: string, count: number): Promise<readonly (readonly Touched[])[]> {
  const log = join(place, 'trace');
  const environment = childEnvironment(
    { PATH: '/usr/bin:/bin' },
    { home: place, workspace: join(place, 'pattern', 'w'), temp: place },
  );
  const strace = ['-f', '-y', '-z', '-qq', '-s', '4096', '--seccomp-bpf', '-e', `trace=${traced}`, '-o', log];
  const code = await runGroup(driver, [place, String(count)], {
    env: { ...environment, LANG: 'C.UTF-8' },
    command: ['strace', ...strace],
  });
  if (code !== 0) throw new Error(`strace ended with ${String(code)}`);
  const parts = readTrace(readFileSync(log, 'latin1'));
  return Array.from({ length: count }, (_, index) => {
    const part = parts.get(index);
    if (part === undefined) throw new Error(`no trace of line ${index}`);
    return part;
  });
}
