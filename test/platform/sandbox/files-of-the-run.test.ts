import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { aRepository, git, put } from '../../doubles/place.js';
import { playCommands } from '../../doubles/played-commands.js';
import { leaveOut } from '../../doubles/sandbox.js';

const files = {
  'a.txt': 'a\n',
  'make.sh': 'echo K=1 >> .env; mkdir -p build/c; echo x >> build/c/a.log; echo k >> build/c/server.pem\n',
  'see.sh': 'cat .env old.pem build/c/server.pem\n',
  'move.sh': 'mv certs moved\n',
  'clean.sh': 'rm -r build .env\n',
};

/** A repository in which a key and a log were before the run. */
function aProject(): string {
  const directory = aRepository(files);
  put(directory, { 'old.pem': 'OLD\n', 'certs/old.pem': 'OLD\n', 'kept/old.log': 'OLD\n' });
  return directory;
}

const scripts = Object.keys(files).flatMap((name) => (name.endsWith('.sh') ? [`Bash(sh ${name})`] : []));
const hid = (path: string): string => `[The sandbox hid: ${path}. A rule would show it to commands: Read(${path}).]`;

/** Columns: what is shown, rules, commands, outputs. At level full, where files are hidden from code of the repository. */
describe.runIf(process.platform === 'linux')('files that commands of the run made stay its own', () => {
  test.each<
    readonly [claim: string, rules: readonly string[], commands: readonly string[], outputs: readonly string[]]
  >([
    [
      'code adds to what code made',
      [],
      ['sh make.sh', 'sh make.sh', 'sh see.sh'],
      ['[No output.]', '[No output.]', `K=1\nK=1\nk\nk\n${hid('old.pem')}`],
    ],
    [
      'also with a rule that reads it',
      ['Read(.env)'],
      ['sh make.sh', 'sh make.sh', 'cat .env'],
      ['[No output.]', '[No output.]', 'K=1\nK=1'],
    ],
    [
      'code removes what code made',
      [],
      ['sh make.sh', 'sh clean.sh', 'ls build'],
      ['[No output.]', '[No output.]', "2| ls: cannot access 'build': No such file or directory\n[Exit code 2.]"],
    ],
    [
      'a permitted command removes the directory',
      ['Bash(rm:*)', 'Write(build)', 'Write(build/**)'],
      ['sh make.sh', 'rm -rf build', 'ls build'],
      ['[No output.]', '[No output.]', "2| ls: cannot access 'build': No such file or directory\n[Exit code 2.]"],
    ],
    [
      'a permitted command removes an older one with its directory',
      ['Bash(rm:*)', 'Write(kept)', 'Write(kept/**)'],
      ['rm -rf kept', 'ls kept'],
      ['[No output.]', "2| ls: cannot access 'kept': No such file or directory\n[Exit code 2.]"],
    ],
    [
      'what was there before the run is hidden, and named',
      [],
      ['sh see.sh'],
      [
        `2| cat: .env: No such file or directory\n2| cat: build/c/server.pem: No such file or directory\n[Exit code 1.]\n${hid('old.pem')}`,
      ],
    ],
    [
      'what was there before is hidden when its directory was moved',
      ['Bash(cat:*)', 'Bash(sh -c "cat moved/old.pem")'],
      ['sh move.sh', 'sh -c "cat moved/old.pem"'],
      ['[No output.]', expect.not.stringContaining('OLD') as string],
    ],
  ])('%s', async (_claim, rules, commands, outputs) => {
    const played = await playCommands(aProject(), [...scripts, ...rules], commands);
    if (played.level !== 'full') {
      leaveOut('files of the run at level full');
      return;
    }
    expect(played.outputs).toEqual(outputs);
  });

  test('other commands and the tools still need a rule for a key that code made', async () => {
    const { outputs } = await playCommands(
      aProject(),
      [...scripts, 'Bash(grep:*)'],
      ['sh make.sh', 'cat build/c/server.pem'],
    );
    expect(outputs[1]).toContain('the file may contain credentials');
  });

  test('git adds, lists and removes worktrees', async () => {
    const directory = aProject();
    git(directory, 'branch', 'topic');
    const commands = [
      'git worktree add wt topic',
      'git worktree add -b new wt2',
      'git worktree remove wt',
      'git worktree list',
    ];
    const rules = ['Bash(git worktree:*)', 'Write(wt)', 'Write(wt/**)', 'Write(wt2)', 'Write(wt2/**)'];
    const { outputs } = await playCommands(directory, rules, commands);
    expect(outputs[2]).toBe('[No output.]');
    expect(outputs[3]?.split('\n')).toHaveLength(2);
    expect([existsSync(join(directory, 'wt')), existsSync(join(directory, 'wt2/a.txt'))]).toEqual([false, true]);
  });

  test('a Django project and an automake project work twice', async () => {
    const directory = aRepository({
      'migrate.sh': 'echo schema > db.sqlite3\n',
      'tests.sh': 'grep -q schema db.sqlite3 && echo run >> db.sqlite3\n',
      Makefile: 'check:\n\trm -f p.log p.trs\n\techo PASS > p.log\n\techo PASS > p.trs\n',
    });
    const { outputs } = await playCommands(
      directory,
      ['Bash(sh migrate.sh)', 'Bash(sh tests.sh)', 'Bash(make:*)'],
      ['sh migrate.sh', 'sh tests.sh', 'sh tests.sh', 'make -s check', 'make -s check'],
    );
    expect(outputs).toEqual(Array.from({ length: 5 }, () => '[No output.]'));
    expect(readFileSync(join(directory, 'db.sqlite3'), 'utf8')).toBe('schema\nrun\nrun\n');
  });
});
