import { describe, expect, test } from 'vitest';
import { evaluateCommand } from '../../calls.js';

describe('the program of a shell is evaluated, wherever it comes from', () => {
  /** All of them run `rm a.txt`. */
  test.each([
    "bash -c 'rm a.txt'",
    "bash +e -c 'rm a.txt'",
    "bash -c +e 'rm a.txt'",
    "bash +c 'rm a.txt'",
    "bash -oc pipefail 'rm a.txt'",
    "bash -oc posix 'rm a.txt'",
    "bash +o posix -c 'rm a.txt'",
    "bash +O extglob -c 'rm a.txt'",
    "bash -norc -c 'rm a.txt'",
    "bash -s <<< 'rm a.txt'",
    "bash - <<< 'rm a.txt'",
    "bash -- <<< 'rm a.txt'",
    "bash +e <<< 'rm a.txt'",
    "bash 0<<< 'rm a.txt'",
    "bash <<'E'\nrm a.txt\nE",
    "bash <<-'E'\n\trm a.txt\n\tE",
    "bash /dev/stdin <<< 'rm a.txt'",
    "bash /dev/fd/0 <<< 'rm a.txt'",
    "bash /proc/self/fd/0 <<< 'rm a.txt'",
    "bash //dev/../dev/stdin <<< 'rm a.txt'",
    "bash /dev/fd/3 3<<< 'rm a.txt'",
    'bash <(echo rm a.txt)',
    "bash --rcfile <(echo rm a.txt) -ic ':'",
    "bash --init-file /dev/stdin -i <<< 'rm a.txt'",
    "echo 'rm a.txt' | bash",
    "echo 'rm a.txt' | bash -",
    "{ bash; } <<< 'rm a.txt'",
    "bash -c bash <<< 'rm a.txt'",
    "bash -c 'echo x' -s <<< 'rm a.txt'; dash -sc ': x' <<< 'rm a.txt'",
    "dash - <<< 'rm a.txt'",
    "sh /dev/stdin <<< 'rm a.txt'",
    "zsh - <<< 'rm a.txt'",
    "zsh -c 'eval rm a.txt'",
    "busybox sh <<< 'rm a.txt'",
    'busybox rm a.txt',
    "env bash - <<< 'rm a.txt'",
    "timeout 5 nice setsid bash <<< 'rm a.txt'",
    "find . -maxdepth 0 -exec bash - ';' <<< 'rm a.txt'",
    "xargs bash -c 'rm a.txt' <<< x",
    "xargs -a b.txt bash - <<< 'rm a.txt'",
    "bash <<'E'\nread x\ncat <<'X'\nrm a.txt\nX\nE",
    "bash <<'E'\nhead -c 5\necho rm a.txt\nE",
    "bash <<'E'\necho $(head -c 5)\necho rm a.txt\nE",
  ])('the program of a shell is evaluated, wherever it comes from: %s', (command) => {
    expect(evaluateCommand(command, { allow: ['Bash'], deny: ['Bash(rm:*)'] })).toMatchObject({ outcome: 'refuse' });
  });

  test.each([
    ["bash <<'E'\nset -e\ncd src\nls\nE", ['Bash(ls:*)'], 'run'],
    ["bash - <<< 'ls -l'", ['Bash(ls:*)'], 'run'],
    ["timeout 5 env bash <<< 'ls'", ['Bash(ls:*)'], 'run'],
    ["bash <<< 'ls; id'", ['Bash(ls:*)', 'Bash(bash:*)'], 'refuse'],
    ['bash <<E\nls $X\nE', ['Bash(ls:*)', 'Bash(bash:*)'], 'refuse'],
    ["bash -eo pipefail -c 'ls | wc'", ['Bash(ls:*)', 'Bash(wc:*)'], 'run'],
    ['bash scripts/run.sh', ['Bash(bash:*)'], 'run'],
    ['bash -e scripts/run.sh', ['Bash(bash:*)'], 'run'],
    ['bash - scripts/run.sh', ['Bash(bash:*)'], 'run'],
    ["bash - <<< 'echo x > .git/hooks/pre-commit'", ['Bash'], 'refuse'],
    ["bash - <<< 'cat .env'", ['Bash'], 'refuse'],
  ])('the program of a shell is evaluated, wherever it comes from: %s under %j: %s', (command, allow, outcome) => {
    expect(evaluateCommand(command, { allow })).toMatchObject({ outcome });
  });
});

describe('program text of an interpreter needs a rule that contains it, also under Bash and in mode yolo', () => {
  test.each([
    ["node -e 'x'", 'Bash(node -e:*)'],
    ["node --eval='x'", 'Bash(node --eval=x)'],
    ["node - <<< 'x'", 'Bash(node -:*)'],
    ["node /dev/stdin <<< 'x'", 'Bash(node /dev/stdin)'],
    ['node inspect a.js', 'Bash(node inspect a.js)'],
    ["python3 -c 'x'", 'Bash(python3 -c:*)'],
    ["python3 -Ic 'x'", 'Bash(python3 -Ic:*)'],
    ["python3 - <<< 'x'", 'Bash(python3 -:*)'],
    ["python3 -m code <<< 'x'", 'Bash(python3 -m code)'],
    ["python3 -mcode <<< 'x'", 'Bash(python3 -mcode)'],
    ["python3 -m timeit 'x'", 'Bash(python3 -m timeit:*)'],
    ["perl -e 'x'", 'Bash(perl -e:*)'],
    ["perl -wne 'x'", 'Bash(perl -wne:*)'],
    ["perl - <<< 'x'", 'Bash(perl -:*)'],
    ["ruby -e 'x'", 'Bash(ruby -e:*)'],
    ["php -r 'x'", 'Bash(php -r:*)'],
    ["bun -e 'x'", 'Bash(bun -e:*)'],
    ["deno eval 'x'", 'Bash(deno eval x)'],
    ["lua -e 'x'", 'Bash(lua -e:*)'],
    ["fish -c 'x'", 'Bash(fish -c:*)'],
  ])('program text of an interpreter needs a rule that contains it, also under Bash and in mode yolo: %s', (command, rule) => {
    const program = command.split(' ')[0] ?? '';
    const outcomes = [['Bash'], [`Bash(${program}:*)`], [rule]].map(
      (allow) => evaluateCommand(command, { allow }).outcome,
    );
    expect([...outcomes, evaluateCommand(command, { mode: 'yolo' }).outcome]).toEqual([
      'refuse',
      'refuse',
      'run',
      'refuse',
    ]);
  });

  test.each([
    'node <(echo x)',
    "node --import 'data:text/javascript,x' a.js",
    'python3 < a.txt',
    "sqlite3 x.db <<< '.shell id'",
  ])('%s is refused under Bash', (command) => {
    expect(evaluateCommand(command, { allow: ['Bash'] })).toMatchObject({ outcome: 'refuse' });
  });

  test.each([
    'node a.js',
    'node -r dotenv/config a.js',
    'python3 a.py',
    'python3 -m http.server',
    'perl a.pl',
    'lua a.lua',
  ])('%s runs under Bash', (command) => {
    expect(evaluateCommand(command, { allow: ['Bash'] })).toMatchObject({ outcome: 'run' });
  });
});

describe('commands that publish, serve or install hooks need a rule that contains them', () => {
  test.each([
    ['mvn deploy', 'Bash(mvn:*)', 'Bash(mvn deploy)'],
    ['mvn -B release:perform', 'Bash(mvn:*)', 'Bash(mvn -B release:perform)'],
    ['mvn scm:checkin', 'Bash(mvn:*)', 'Bash(mvn scm:checkin)'],
    ['gradle publish', 'Bash(gradle:*)', 'Bash(gradle publish:*)'],
    ['gradle uploadArchives', 'Bash(gradle:*)', 'Bash(gradle uploadArchives)'],
    ['gradle closeAndReleaseRepository', 'Bash(gradle:*)', 'Bash(gradle closeAndReleaseRepository)'],
    ['make deploy', 'Bash(make:*)', 'Bash(make deploy:*)'],
    ['rake release', 'Bash(rake:*)', 'Bash(rake release)'],
    ['npx np', 'Bash(npx:*)', 'Bash(npx np)'],
    ['npx husky', 'Bash(npx:*)', 'Bash(npx husky:*)'],
    ['yarn semantic-release', 'Bash(yarn:*)', 'Bash(yarn semantic-release)'],
    ['pnpm release-it', 'Bash(pnpm:*)', 'Bash(pnpm release-it)'],
    ['python -m poetry publish', 'Bash(python:*)', 'Bash(python -m poetry publish)'],
    ['python -m twine upload dist/x', 'Bash(python:*)', 'Bash(python -m twine upload dist/x)'],
    ['python -m http.server', 'Bash(python:*)', 'Bash(python -m http.server)'],
    ['python -m ensurepip', 'Bash(python:*)', 'Bash(python -m ensurepip)'],
    ['glab mr merge 1', 'Bash(glab:*)', 'Bash(glab mr merge:*)'],
    ['hub pull-request', 'Bash(hub:*)', 'Bash(hub pull-request)'],
    ['crane push a b', 'Bash(crane:*)', 'Bash(crane push:*)'],
    ['goreleaser release', 'Bash(goreleaser:*)', 'Bash(goreleaser release:*)'],
    ['vsce publish', 'Bash(vsce:*)', 'Bash(vsce publish)'],
    ['conan upload x', 'Bash(conan:*)', 'Bash(conan upload:*)'],
    ['git remote -v add evil u', 'Bash(git remote -v:*)', 'Bash(git remote -v add evil u)'],
    ['nm @a.txt', 'Bash(nm:*)', 'Bash(nm @a.txt)'],
    ['strings -n 1 @a.txt', 'Bash(strings:*)', 'Bash(strings -n 1 @a.txt)'],
  ])('commands that publish, serve or install hooks need a rule that contains them: %s', (command, wide, literal) => {
    const outcomes = [wide, literal].map((rule) => evaluateCommand(command, { allow: [rule] }).outcome);
    expect(outcomes).toEqual(['refuse', 'run']);
  });

  test.each([
    ['mvn -B verify', 'Bash(mvn:*)'],
    ['gradle assembleRelease', 'Bash(gradle:*)'],
    ['make build-release', 'Bash(make:*)'],
    ['python -m build', 'Bash(python:*)'],
    ['python -m poetry install', 'Bash(python:*)'],
    ['glab mr list', 'Bash(glab:*)'],
    ['goreleaser build', 'Bash(goreleaser:*)'],
    ['git remote -v', 'Bash(git remote -v:*)'],
    ['tar xOf a.tgz package/package.json', 'Bash(tar:*)'],
  ])('%s runs under %s', (command, rule) => {
    expect(evaluateCommand(command, { allow: [rule] })).toMatchObject({ outcome: 'run' });
  });

  test.each([
    ['tar cf - . | tar xOf - ./.env', 'Bash(tar:*)'],
    ["tar xOf a.tar --wildcards '.en*'", 'Bash(tar:*)'],
    ['unzip -p a.zip .env', 'Bash(unzip:*)'],
    ['docker compose config', 'Bash(docker compose:*)'],
  ])('%s is refused under %s', (command, rule) => {
    expect(evaluateCommand(command, { allow: [rule] })).toMatchObject({ outcome: 'refuse' });
  });
});

describe('two parentheses that begin something other than arithmetic are refused', () => {
  test.each([
    ['((echo a); echo b)', 'refuse'],
    ['((echo <<E | cat\ntouch p\nE\n); echo d)', 'refuse'],
    ['echo $((echo a); echo b)', 'refuse'],
    ["bash -c '((echo a); echo b)'", 'refuse'],
    ['if ((echo a); echo b); then echo; fi', 'refuse'],
    ['( (echo a); echo b)', 'run'],
    ['((1 + 1)) && echo a', 'run'],
    ['echo $((1 + 1))', 'run'],
  ])('two parentheses that begin something other than arithmetic are refused: %s: %s', (command, outcome) => {
    expect(evaluateCommand(command, { allow: ['Bash(echo:*)', 'Bash(cat:*)'] })).toMatchObject({ outcome });
  });
});
