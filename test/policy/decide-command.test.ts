import { describe, expect, test } from 'vitest';
import { judgeCommand } from './calls.js';

/** Columns: command, allow rules, outcome. */
describe('what a rule for a command means', () => {
  test.each([
    ['git log', ['Bash(git log:*)'], 'run'],
    ['git log -n 3', ['Bash(git log:*)'], 'run'],
    ['git log -n 3', ['Bash(git log *)'], 'run'],
    ['git logs', ['Bash(git log:*)'], 'refuse'],
    ['git status', ['Bash(git log:*)'], 'refuse'],
    ['npm test', ['Bash(npm test)'], 'run'],
    ['npm test x', ['Bash(npm test)'], 'refuse'],
    ['npmevil', ['Bash(npm:*)'], 'refuse'],
    ['frob run test:a', ['Bash(frob run test*)'], 'run'],
    ['frob run tester', ['Bash(frob run test:*)'], 'refuse'],
    ['  echo   "a"\'b\'  ', ['Bash(echo ab)'], 'run'],
    ["ec'h'o x", ['Bash(echo:*)'], 'run'],
    ['\\echo x', ['Bash(echo:*)'], 'run'],
    ['/bin/echo x', ['Bash(echo:*)'], 'run'],
    ['/usr/bin/echo x', ['Bash(echo:*)'], 'run'],
    ['/usr/bin/../../tmp/echo x', ['Bash(echo:*)'], 'refuse'],
    ['./echo x', ['Bash(echo:*)'], 'refuse'],
    ['ECHO x', ['Bash(echo:*)'], 'refuse'],
    ['./scripts/run.sh a', ['Bash(./scripts/run.sh:*)'], 'run'],
    ['scripts/run.sh a', ['Bash(./scripts/run.sh:*)'], 'run'],
    ['cd src && ./scripts/run.sh', ['Bash(./scripts/run.sh:*)'], 'refuse'],
    ['./scripts/run.sh --opt "$X"', ['Bash(./scripts/run.sh:*)'], 'refuse'],
    ['frob a b', ['Bash(frob:*)'], 'run'],
    ['frob --plugin=x', ['Bash(frob:*)'], 'refuse'],
    ['frob --plugin=x', ['Bash(frob --plugin=x:*)'], 'run'],
    ['frob .env', ['Bash(frob:*)'], 'refuse'],
    ['frob --version', ['Bash(* --version)'], 'refuse'],
    ["git commit -m 'a b'", ["Bash(git commit -m 'a b')"], 'run'],
    ['cd src && make', ['Bash(make:*)', 'Bash(cd:*)'], 'run'],
    ['cd src && make', ['Bash(make:*)', 'Bash(cd s*)'], 'run'],
    ['cd src && make', ['Bash(make:*)', 'Bash(cd d*)'], 'refuse'],
    ['cd src && make', ['Bash(make:*)', 'Bash(cd src/*)'], 'refuse'],
    ['cd src && make', ['Bash(make:*)', 'Bash(cd)'], 'refuse'],
    ['cd src && make', ['Bash(make:*)', 'Bash(cd src)'], 'run'],
    ['cd src && make', ['Bash(make:*)', 'Bash(cd docs)'], 'refuse'],
    ['echo x', ['Bash'], 'run'],
    ['echo x', ['Read'], 'refuse'],
    ['npmevil', ['Bash(npm*)'], 'run'],
    ['npmevil a', ['Bash(*evil a)'], 'refuse'],
    ['npmevil a', ['Bash(npm* a)'], 'run'],
    ['git stash drop', ['Bash(git:*)'], 'run'],
    ['git stash drop', ['Bash(git stash:*)'], 'run'],
    ['git stash drop', ['Bash(git stash)'], 'refuse'],
    ['git stash drop', ['Bash(g*:*)'], 'refuse'],
    ['git push', ['Bash(git:*)'], 'run'],
    ['git push', ['Bash(git *)'], 'run'],
    ['git push -f', ['Bash(git:*)'], 'refuse'],
    ['git config core.pager x', ['Bash(git:*)'], 'refuse'],
    ['git config edit', ['Bash(git:*)'], 'refuse'],
    ['npm install', ['Bash(npm:*)'], 'run'],
    ['npm install x', ['Bash(npm:*)'], 'refuse'],
    ['npm publish', ['Bash(npm:*)'], 'refuse'],
    ['npm publish', ['Bash(npm publish:*)'], 'run'],
    ['npx npm test', ['Bash(npx npm:*)'], 'run'],
    ['cargo test', ['Bash(cargo:*)'], 'run'],
    ['cargo publish', ['Bash(cargo:*)'], 'refuse'],
    ['python3 -m pytest -q', ['Bash(python3 -m:*)'], 'run'],
    ['python3 -m pytest -q', ['Bash(python3 -c:*)'], 'refuse'],
    ['turbo run build', ['Bash(turbo:*)'], 'run'],
    ['turbo run build', ['Bash(turbo run test:*)'], 'refuse'],
    ['npx turbo run build', ['Bash(npx:*)'], 'run'],
    ['terraform apply', ['Bash(terraform:*)'], 'refuse'],
    ['gh pr merge 3', ['Bash(gh:*)'], 'refuse'],
    ['gh pr merge 3', ['Bash(gh pr:*)'], 'refuse'],
    ['docker build .', ['Bash(docker:*)'], 'refuse'],
    ['PORT=1 frob a', ['Bash(frob:*)'], 'refuse'],
    ['PORT=1 frob a', ['Bash'], 'run'],
    ['PORT=1 frob a', ['Bash(PORT=1 frob:*)'], 'run'],
    ['PORT=2 frob a', ['Bash(PORT=1 frob:*)'], 'refuse'],
    ['frob a', ['Bash(PORT=1 frob:*)'], 'refuse'],
    ['CI=1 PORT=1 frob a', ['Bash(PORT=1 frob:*)'], 'run'],
    ['PORT=1 CI=1 frob a', ['Bash(CI=1 PORT=1 frob:*)'], 'run'],
    ['PORT=1 frob a', ['Bash(CI=1 PORT=1 frob:*)'], 'refuse'],
    ['CI=1 frob a', ['Bash(CI=1 frob a)'], 'run'],
    ['PORT=1 HOST=x frob a', ['Bash(PORT=1 frob a)'], 'refuse'],
    ["NOTE='a b' frob a", ["Bash(NOTE='a b' frob a)"], 'run'],
    ['NOTE=1 NOTE=2 frob a', ['Bash(NOTE=1 frob a)'], 'refuse'],
    ['PORT=1 frob a', ['Bash(PORT=* frob a)'], 'run'],
    ['PORT=$(cat a.txt) frob a', ['Bash(PORT=* frob a)', 'Bash(cat:*)'], 'run'],
    ['PORT=$(cat a.txt) frob a', ['Bash(PORT=1* frob a)', 'Bash(cat:*)'], 'refuse'],
    ['A=1; A=2 B=$A frob a', ['Bash(A=2 B=1 frob a)'], 'refuse'],
    ['A=1; A=2 B=$A frob a', ['Bash(A=2 B=2 frob a)'], 'run'],
    ['A=1 frob a; frob "$A"', ['Bash(A=1 frob a)', 'Bash(frob 1)'], 'refuse'],
    ['PORT=1 timeout 5 frob a', ['Bash(frob a)'], 'refuse'],
    ['PORT=1 timeout 5 frob a', ['Bash(PORT=1 timeout 5 frob a)'], 'run'],
    ['timeout 5 env PORT=1 frob a', ['Bash(PORT=1 frob a)'], 'refuse'],
    ['PORT=1 echo a', ['Bash(echo:*)'], 'refuse'],
    ['PORT=1 export PORT', ['Bash'], 'refuse'],
    ['PORT=1 command frob a', ['Bash(PORT=1 frob a)'], 'refuse'],
    ['PATH=x frob a', ['Bash'], 'refuse'],
    ['PATH=x frob a', ['Bash(PATH=x frob a)'], 'refuse'],
    ['PORT+=1 frob a', ['Bash'], 'refuse'],
    ['PORT=(1 2) frob a', ['Bash'], 'refuse'],
  ])('%s under %j: %s', (command, allow, outcome) =>
    expect(judgeCommand(command, { allow })).toMatchObject({ outcome }));
});

describe('every command of a line counts', () => {
  const allow = ['Bash(echo:*)', 'Bash(cat:*)'];
  test.each([
    ['echo a; cat a.txt', 'run'],
    ['echo a | cat && echo b || echo c & echo d', 'run'],
    ['echo a\ncat a.txt', 'run'],
    ['(echo a; { cat a.txt; })', 'run'],
    ['if [ -f a.txt ]; then cat a.txt; else echo no; fi', 'run'],
    ['for f in a.txt b.txt; do cat "$f"; done', 'run'],
    ['for f in *.txt; do echo "$f"; done', 'run'],
    ['case x in a) echo 1;; *) echo 2;; esac', 'run'],
    ['while read -r l; do echo "$l"; done < a.txt', 'run'],
    ['[[ -f a.txt ]] && echo y', 'run'],
    ['echo "$(cat a.txt)"', 'run'],
    ['echo "$((1 + 2))"', 'run'],
    ["cat <<'E'\n$(frob)\nE", 'run'],
    ['cat <<E\n$(echo x)\nE', 'run'],
    ['cat <(echo x)', 'run'],
    ['X=1; echo "$X"', 'run'],
    ['LANG=C NO_COLOR=1 echo x', 'run'],
    ['echo x 2>&1 >/dev/null', 'run'],
    ['timeout 5 cat a.txt', 'run'],
    ['command cat a.txt', 'run'],
    ['# nothing but this: $(frob)\necho x', 'run'],
    ['echo a; frob', 'refuse'],
    ['echo a\nfrob', 'refuse'],
    ['echo a & frob', 'refuse'],
    ['echo a | frob', 'refuse'],
    ['echo $(frob)', 'refuse'],
    ['echo "`frob`"', 'refuse'],
    ['echo ${x:-$(frob)}', 'refuse'],
    ['cat <(frob)', 'refuse'],
    ['cat <<E\n$(frob)\nE', 'refuse'],
    ['echo $((a[$(frob)]))', 'refuse'],
    ['[[ -f $(frob) ]] && echo y', 'refuse'],
    ['case x in $(frob)) echo 1;; esac', 'refuse'],
    ['X=$(frob) echo x', 'refuse'],
    ['X=(a $(frob)); echo x', 'refuse'],
    ['for f in $(frob); do echo 1; done', 'refuse'],
    ['while false; do frob; done', 'refuse'],
    ['{ echo a; } > >(frob)', 'refuse'],
    ['timeout 5 frob', 'refuse'],
    ['command frob', 'refuse'],
    ['echo x {a[$(frob)]}>/dev/null', 'refuse'],
  ])('%s: %s', (command, outcome) => expect(judgeCommand(command, { allow })).toMatchObject({ outcome }));
});

/** Nothing here may be opened by any rule: the reason says so and nothing is suggested. */
describe('what cannot be decided is denied', () => {
  test.each([
    ['', 'no command'],
    ['# only this', 'no command'],
    ['X=1', 'no command'],
    ['> a.txt', 'no command'],
    ['echo "', 'bash would not read it'],
    ['$X y', 'is not constant'],
    ['$(echo echo) y', 'is not constant'],
    ['ec*o y', 'is not constant'],
    ['{echo,y}', 'is not constant'],
    ['~/echo', 'is not constant'],
    ["''", 'is empty'],
    ['eval echo x', 'eval cannot be judged'],
    ['command eval echo x', 'eval cannot be judged'],
    ['. ./x', 'it runs a file in this shell'],
    ['source x', 'it runs a file in this shell'],
    ["trap 'echo x' EXIT", 'it runs code later'],
    ["alias a='b'", 'what later names mean'],
    ['hash -p ./x ls', 'which programs names mean'],
    ['enable -f x y', 'which programs names mean'],
    ['f() { echo x; }', 'a function gives a name another meaning'],
    ['coproc echo x', 'coprocess'],
    ['select a in b; do echo x; done', 'menu'],
    ['echo ${x@P}', 'cannot be judged'],
    ['echo ${!x}', 'from a variable'],
    ['echo ${x:=y}', 'assigns'],
    ["x='a[$(frob)]'; echo $((x))", 'not known to be an integer'],
    ['x=1; echo $((x=2))', 'assigns'],
    ["[[ 'a[$(frob)]' -eq 0 ]] && echo x", 'where a substitution begins'],
    ["test -v 'a[$(frob)]'", 'subscript'],
    ["printf -v 'a[$(frob)]' x", 'subscript'],
    ["printf '1%n' PATH", 'assigns a variable'],
    ["printf -- '%%%-5.3hhn' PATH", 'assigns a variable'],
    ["builtin printf '%*n' 1 PATH", 'assigns a variable'],
    ['printf -- "$X"', 'not constant'],
    ['command -p -- -x echo', 'where the name of a command should'],
    ['env - echo x', 'where the name of a command should'],
    ['flock README.md -c echo', 'where the name of a command should'],
    ["declare -i x='a[0]'", 'changes'],
    ['PATH=. echo x', 'PATH'],
    ['LD_PRELOAD=./x.so echo x', 'LD_PRELOAD'],
    ['export PATH=.; echo x', 'PATH'],
    ['IFS=/; echo x', 'IFS'],
    ["PS4='$(frob)'; set -x; echo x", 'PS4'],
    ['set -a; echo x', 'set changes'],
    ['shopt -s extglob; echo x', 'shopt'],
    ['exec > x', 'redirects everything'],
    ['cat < "$X"', 'not one constant path'],
    ['echo "$GITHUB_TOKEN"', 'may hold a secret'],
    ['echo "${MY_API_KEY:0:4}"', 'may hold a secret'],
    ['echo x\u0000', 'control character'],
    ['echo x\ry', 'control character'],
    ['echo \ud800', 'not valid Unicode'],
    ['echo \u202e', 'direction of writing'],
    ['echo\u00a0x', 'looks like another'],
    ['echo a\uff1b frob', 'looks like another'],
    [`echo ${'x'.repeat(10_000)}`, 'longer than 10000 characters'],
    ['echo x;'.repeat(65), 'more than 64 commands'],
    [`${'('.repeat(300)}echo x${')'.repeat(300)}`, 'brackets are open'],
    [`${'if true; then '.repeat(60)}echo x${'; fi'.repeat(60)}`, 'levels deep'],
    [`echo ${'x '.repeat(3000)}`, 'more than 1000 words'],
    [`echo ${'$x'.repeat(600)}`, 'more than 500 expansions'],
    [`cat ${'<<< a '.repeat(200)}`, 'more than 128 here-documents'],
    ['echo {1..9999}', 'too many words'],
    ['cd outlink && echo x', 'through a link'],
    ['cat outlink/../x', 'through a link and back'],
    ['mkdir -p new/../a.txt', 'a directory that is not there, and back'],
    ['install -D a.txt --target-directory=new/../b', 'a directory that is not there, and back'],
    ['cd "$X" && echo x', 'not constant'],
    ['true && cd src; cat a.txt', 'not certain'],
    ['for d in a b; do cd src; done', 'changes the directory'],
    ['echo a |', 'bash would not read it'],
  ])('%j', (command, words) => {
    const judgement = judgeCommand(command, { allow: ['Bash', 'Read', 'Write'], mode: 'yolo' });
    expect(judgement).toMatchObject({ decision: 'deny', outcome: 'refuse', suggest: [] });
    expect(judgement.reason).toContain(words);
  });
});

test('what find starts for every file writes to the protected ones too', () => {
  const allow = ['Bash', 'Write(**)'];
  expect(judgeCommand('find . -type f -exec touch {} +', { allow }).outcome).toBe('refuse');
  expect(judgeCommand('find src -type f -exec touch {} +', { allow }).outcome).toBe('run');
});

test('what find and xargs give a command at once may be more than one name', () => {
  const allow = ['Bash(find:*)', 'Bash(xargs:*)', 'Bash(cp:*)', 'Bash(mv:*)'];
  for (const command of [
    'find src -type f -exec cp {} +',
    'find src -type f -print0 | xargs -0 cp',
    'find src -type f -print0 | xargs -0 -n2 mv',
  ])
    expect(judgeCommand(command, { allow })).toMatchObject({ outcome: 'refuse' });
});

describe('reason and suggestion', () => {
  test.each([
    ['frob a', [], 'No rule allows `frob a`', ['Bash(frob a)']],
    [
      'cat .env',
      ['Bash(cat:*)'],
      'Reading .env: the file may hold credentials, and no allow rule names exactly this path',
      ['Read(.env)'],
    ],
    ['cat a.txt > b', ['Bash(cat:*)'], 'No rule allows writing b by a command', ['Write(b)']],
    ['cat /etc/hostname', ['Bash(cat:*)'], 'No rule allows reading /etc/hostname outside', ['Read(//etc/hostname)']],
    [
      'cat a.txt; frob "$X"',
      [],
      '`frob "$X"`: nothing is known about this program, and "$X" is not constant; no allow rule changes that',
      [],
    ],
    [
      'frob a; $X',
      [],
      'The command line is refused: the name of a command ($X) is not constant; no allow rule changes that',
      [],
    ],
    ['cd src && make', ['Bash(make:*)'], '`make` runs what src says, and no rule names `cd src`', ['Bash(cd src)']],
    ["frob 'a * b' c", [], "No rule allows `frob 'a * b' c`", ["Bash(frob 'a * b' c)"]],
    ["frob 'a\nb'", [], 'No rule allows', ['Bash(frob:*)']],
  ])('%s', (command, allow, reason, suggest) => {
    const judgement = judgeCommand(command.replaceAll('\\n', '\n'), { allow });
    expect(judgement.suggest).toEqual(suggest);
    expect(judgement.reason).toContain(reason);
  });
});

describe('no input takes long or throws', () => {
  test.each([
    ['a megabyte', 'x'.repeat(1_000_000)],
    ['10,000 levels', `${'('.repeat(10_000)}${')'.repeat(10_000)}`],
    ['a thousand here-documents', `cat ${'<<E '.repeat(1000)}\n${'E\n'.repeat(1000)}`],
    ['backquotes', `echo ${'`'.repeat(9000)}`],
    ['nested ifs', 'if :; then '.repeat(800)],
    ['braces', `echo ${'{a,'.repeat(190)}`],
    ['nested subshells', '( '.repeat(190)],
    ['dollars', `echo ${'$'.repeat(9000)}`],
    ['a pattern', `echo ${'/*/..'.repeat(100)}`],
    ['surrogates', '\udc00\ud800'.repeat(4000)],
    ['NUL', '\0'.repeat(9000)],
  ])('%s', (_, command) => expect(judgeCommand(command, { allow: ['Bash(cat:*)'] }).outcome).toBe('refuse'));
});

describe('every text that a bash would read is told, for a second parser', () => {
  test.each<[string, readonly string[]]>([
    ['ls', ['ls']],
    ["bash -c 'ls -l'", ["bash -c 'ls -l'", 'ls -l']],
    [
      'timeout 5 bash -c \'ls && sh -c "pwd"\'',
      ['timeout 5 bash -c \'ls && sh -c "pwd"\'', 'ls && sh -c "pwd"', 'pwd'],
    ],
    ["find . -exec sh -c 'ls' ';'", ["find . -exec sh -c 'ls' ';'", 'ls']],
    ['echo $(ls) `pwd`', ['echo $(ls) `pwd`']],
    ['echo "', []],
  ])('%s', (command, scripts) => expect(judgeCommand(command, { allow: ['Bash'] }).scripts).toEqual(scripts));
});
