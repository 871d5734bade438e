import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runGroup } from '../process-group.js';

export interface ScriptRun {
  /** The empty directory in which the script ran. */
  readonly cwd: string;
  /** Name and arguments of every command that it tried to run. */
  readonly commands: readonly (readonly string[])[];
}

/**
 * Runs scripts in the real bash where no program exists: every command that is looked up and not found is
 * logged with its arguments, per script. Scripts must hold no `/` but in `/dev/null`. One bash serves them
 * all; a script that goes on and on is killed after so many commands, and one that waits for ever after a while: what
 * they ran until then counts.
 */
export async function commandsRunByBash(scripts: readonly string[]): Promise<ScriptRun[]> {
  const place = mkdtempSync(join(tmpdir(), 'oracle-'));
  try {
    for (const [index, script] of scripts.entries()) {
      writeFileSync(join(place, `s${index}`), script);
      mkdirSync(join(place, `d${index}`));
    }
    for (let from = 0; from < scripts.length; from = scriptIn(place) + 1) {
      writeFileSync(join(place, 'at'), String(from));
      await runGroup(driver, [place, String(scripts.length), String(from)], {
        env: { PATH: join(place, 'nowhere'), HOME: '/no/home', LC_ALL: 'C.UTF-8' },
        isStuck: waitsFor(() => scriptIn(place)),
      });
    }
    return scripts.map((_, index) => ({
      cwd: join(place, `d${index}`),
      commands: readLog(join(place, `log${index}`)),
    }));
  } finally {
    rmSync(place, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
  }
}

/** The script that is running, or was the last one. */
function scriptIn(place: string): number {
  return Number(readFileSync(join(place, 'at'), 'utf8'));
}

const longestWait = 20_000;

/** Whether a number has been the same for long: no script takes so much as a tenth of it. */
function waitsFor(now: () => number): () => boolean {
  let last = { index: -1, since: Date.now() };
  return () => {
    const index = now();
    if (index !== last.index) last = { index, since: Date.now() };
    return Date.now() - last.since > longestWait;
  };
}

const driver = `
command_not_found_handle() {
  local record many stat
  printf -v record '%s\\001' "$#" "\${@//$'\\001'/$'\\003'}"
  printf '%s' "\${record//$'\\n'/$'\\002'}" >> "$LOG"
  printf x >> "$LOG.count"
  read -r many < "$LOG.count"
  if (( \${#many} > 60 )); then
    read -r -a stat < "/proc/$BASHPID/stat"
    builtin kill -9 "$SCRIPT" "\${stat[3]}"
  fi
  return 127
}
for ((INDEX = $3; INDEX < $2; INDEX++)); do
  printf %s "$INDEX" > "$1/at"
  ( ulimit -t 2 -f 256; SCRIPT=$BASHPID LOG=$1/log$INDEX; IFS= read -r -d '' text < "$1/s$INDEX"
    readonly LOG SCRIPT FUNCNEST=5; cd "$1/d$INDEX" || exit; set --
    eval "$text"; wait ) < /dev/null > /dev/null 2>&1
done
`;

function readLog(path: string): string[][] {
  if (!existsSync(path)) return [];
  const fields = readFileSync(path, 'utf8')
    .split('\u0001')
    .map((field) => field.replaceAll('\u0002', '\n').replaceAll('\u0003', '\u0001'));
  const commands: string[][] = [];
  for (let at = 0; at < fields.length - 1; ) {
    const length = Number(fields[at]);
    commands.push(fields.slice(at + 1, at + 1 + length));
    at += 1 + length;
  }
  return commands;
}
