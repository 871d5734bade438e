import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { runGroup } from '../process-group.js';
import { scratchFiles, standIns } from './random-commands.js';

/** A place in which lines are judged and then run, each in a directory of its own. */
export interface Arena {
  readonly home: string;
  /** The workspace of the line with this number, with `scratchFiles` in it. */
  workspaceOf(index: number): string;
  /** Runs the lines, each by a bash of its own as the process door does; the arguments that every stand-in got. */
  run(lines: ReadonlyMap<number, string>): Promise<ReadonlyMap<number, readonly (readonly string[])[]>>;
  remove(): void;
}

export function createArena(count: number): Arena {
  const place = realpathSync(mkdtempSync(join(tmpdir(), 'argv-')));
  const [home, programs] = [join(place, 'home'), join(place, 'bin')];
  for (const directory of [home, programs]) mkdirSync(directory);
  for (const name of standIns) writeFileSync(join(programs, name), standIn, { mode: 0o755 });
  const workspaceOf = (index: number): string => join(place, `d${index}`, 'w');
  for (let index = 0; index < count; index += 1) {
    for (const file of scratchFiles) {
      mkdirSync(dirname(join(workspaceOf(index), file)), { recursive: true });
      writeFileSync(join(workspaceOf(index), file), `${file}\n`);
    }
  }
  return {
    home,
    workspaceOf,
    async run(lines) {
      for (const [index, line] of lines) writeFileSync(join(place, `line${index}`), line);
      await runGroup(driver, [place, ...[...lines.keys()].map(String)], {
        env: { PATH: `${programs}:/usr/bin:/bin`, HOME: home, LANG: 'C.UTF-8' },
      });
      return new Map([...lines.keys()].map((index) => [index, readLog(join(place, `log${index}`))]));
    },
    remove: () => rmSync(place, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }),
  };
}

/** One write for one call, so that the parts of a pipeline do not mix. */
const standIn = `#!/bin/sh
printf '%s\\0' "$(($# + 1))" "\${0##*/}" "$@" >> "$LOG"
while IFS= read -r line; do printf '%s\\n' "$line"; done
`;

const driver = `
place=$1; shift
for index; do
  IFS= read -r -d '' line < "$place/line$index"
  cd "$place/d$index/w" || exit
  LOG=$place/log$index "$BASH" --noprofile --norc -c -- "$line" < /dev/null > /dev/null 2>&1
done
`;

function readLog(path: string): string[][] {
  if (!existsSync(path)) return [];
  const fields = readFileSync(path, 'utf8').split('\0');
  const calls: string[][] = [];
  for (let at = 0; at < fields.length - 1; ) {
    const length = Number(fields[at]);
    calls.push(fields.slice(at + 1, at + 1 + length));
    at += 1 + length;
  }
  return calls;
}
