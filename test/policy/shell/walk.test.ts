import { describe, expect, test } from 'vitest';
import { knownPrograms } from '../../../src/policy/programs/known-programs.js';
import { expandBraceWord } from '../../../src/policy/shell/expand/braces.js';
import { analyzeCommandLine } from '../../../src/policy/shell/walk.js';
import { worldOf } from './worlds.js';

const world = worldOf(['a.txt', 'b.txt', '.c.txt', 'src/x.c', 'src/y.h', '-n'], { out: '/elsewhere' });

/** The commands of a line, one string each; a word that is not known as `?`, one known in part as `x…`. */
function commandsOf(line: string): string[] | string {
  const loaded = analyzeCommandLine(line, '/work/space', { world, programs: knownPrograms });
  if ('problem' in loaded) return loaded.problem;
  return loaded.steps.map((step) =>
    step.argv
      .map((word) => (word.kind === 'literal' ? word.value : word.kind === 'partial' ? `${word.prefix}…` : '?'))
      .join(' '),
  );
}

describe('words become the arguments that bash would pass', () => {
  test.each([
    ['frob a "b c" \'d\' e\\ f', ['frob a b c d e f']],
    ["frob $'a\\tb' \"x\"y'z'", ['frob a\tb xyz']],
    ["frob $'\\u0041'", ['frob …']],
    ['frob ~ ~/x "~"', ['frob /no/home /no/home/x ~']],
    ['frob a=~/x', ['frob ?']],
    ['frob a\\\n=~/x', ['frob ?']],
    ['X=\\\n~; frob "$X"', ['frob …']],
    ['frob *.txt', ['frob a.txt b.txt']],
    ['frob ./*.txt', ['frob ./a.txt ./b.txt']],
    ['frob .*.txt', ['frob .c.txt']],
    ['frob .*', ['frob ?']],
    ['frob .c*', ['frob .c.txt']],
    ['frob src/[xy].?', ['frob src/x.c src/y.h']],
    ['frob */', ['frob src/']],
    ['frob */.', ['frob src/.']],
    ['frob *.none', ['frob *.none']],
    ['frob > z.txt <<E\n$(date *.txt)\nE', ['date ?', 'frob']],
    ['frob <<E > z.txt\n$(date *.txt)\nE', ['date a.txt b.txt', 'frob']],
    ['{ frob; } > z.txt <<< $(date *.txt)', ['date ?', 'frob']],
    ['frob *', ['frob -n a.txt b.txt out src']],
    ['frob "*" \\*', ['frob * *']],
    ['frob out/*', ['frob ?']],
    ['frob /work/*', ['frob ?']],
    ['frob [[:alpha:]]*', ['frob ?']],
    ['frob {a,b}{1..3}', ['frob a1 a2 a3 b1 b2 b3']],
    ['frob {a,}', ['frob a']],
    ['frob {a,b}.txt {}', ['frob a.txt b.txt {}']],
    ['frob "$HOME" $PWD/x', ['frob /no/home /work/space/x']],
    ['X=a; frob $X "$X" ${X} ${X:-b} ${Y:-b}', ['frob a a a a ?']],
    ['X=\'a b\'; frob $X "$X"', ['frob ? a b']],
    ['X=; frob $X "$X"', ['frob ? ']],
    ['X=a; X+=b; frob "$X"', ['frob …']],
    ['frob "a$Y" a$Y "$?" $#', ['frob a… ? … …']],
    ['frob "a$(date)" $(date)', ['date', 'date', 'frob a… ?']],
    ['frob "$@" "${x[@]}"', ['frob ? ?']],
    ['frob <(date)', ['date', 'frob /dev/fd/63']],
    ['frob $((1+2)) "$((2*3-10))p"', ['frob 3 -4p']],
    ['n=4; frob $((n+1)) $((010+1)) $((1/0))', ['frob 5 … …']],
    ['frob $((999999999*999999999))', ['frob …']],
    ['n=$((1+$?)); frob -n$n "a$n"', ['frob -n… a…']],
    ['frob -j$(nproc) a$(wc -l) $(wc -l)', ['nproc', 'wc -l', 'wc -l', 'frob -j… a… ?']],
    ['i=0; while false; do frob $i; i=$((i+1)); done', ['false', 'frob …']],
    ['for ((i=0; i<3; i++)); do frob $i; done', ['frob …']],
    ['for f in a b; do frob $f; done', ['frob a', 'frob b']],
    ['for f in $(date); do frob "$f"; done', ['date', 'frob …']],
    ['X=a; (X=b; frob $X); frob $X', ['frob b', 'frob a']],
    ['X=a; if true; then X=b; fi; frob "$X"', ['true', 'frob …']],
    ['X=a; true && X=b; frob "$X"', ['true', 'frob …']],
    ['X=a; while false; do frob "$X"; X=b; done', ['false', 'frob …']],
    ['read -r X; frob "$X"', ['read -r X', 'frob …']],
    ['touch z.txt; frob *.txt', ['touch z.txt', 'frob ?']],
    ['cat a.txt; frob *.txt', ['cat a.txt', 'frob a.txt b.txt']],
    ['frob *.txt "$(touch q.txt)"', ['touch q.txt', 'frob ? …']],
  ])('words become the arguments that bash would pass: %s', (line, expected) =>
    expect(commandsOf(line)).toEqual(expected));
});

describe('the working directory is tracked', () => {
  const directories = (line: string) => {
    const loaded = analyzeCommandLine(line, '/work/space', { world, programs: knownPrograms });
    return 'problem' in loaded
      ? loaded.problem
      : loaded.steps.filter((step) => step.name === 'frob').map((step) => step.cwd);
  };
  test.each([
    ['cd src; frob', ['/work/space/src']],
    ['cd src && frob && cd .. && frob', ['/work/space/src', '/work/space']],
    ['(cd src; frob); frob', ['/work/space/src', '/work/space']],
    ['cd src | frob', ['/work/space']],
    ['cd new && frob', ['/work/space/new']],
    ['cd new; frob', 'the directory that a command runs in is not certain'],
    ['cd new && true; frob', 'the directory that a command runs in is not certain'],
    ['if true; then cd src; fi; frob', 'the directory that a command runs in is not certain'],
    ['cd out; frob', 'cd leads through a link'],
    ['cd -; frob', 'cd goes to a directory that is not written in the line'],
  ])('the working directory is tracked: %s', (line, expected) => expect(directories(line)).toEqual(expected));
});

/** Found by running random scripts in bash 5.2; each of them once ran something that was not seen. */
describe('fixed bypasses stay fixed', () => {
  test.each([
    ['a=($(frob))b c', 'where a substitution begins'],
    ['frob x {a[$(frob)]}>/dev/null', 'a pattern contains an expansion'],
    ['frob -v<(date)', 'part of a longer word'],
    ['frob <(date)x', 'part of a longer word'],
    ['frob 2\\\n>&1', 'where a substitution begins'],
    ['frob 3\\\n\\\n<x', 'where a substitution begins'],
    ['frob $PWD{p,q}', 'completes the name of a variable'],
    ['frob r{1..3}$(date)', 'repeats a substitution'],
    ['frob y{a},{p,q}}', 'braces next to'],
    ['frob {,x}~', 'a tilde may begin a word'],
    ['frob {a,`aa * >f`}{b,c}', 'repeats a substitution'],
    ['frob {$(aa * >f){b,c},d}', 'repeats a substitution'],
    ['frob {a,}{,x}~/y', 'a tilde may begin a word'],
    ['frob {a},--}', 'braces may be a brace expansion'],
    ['{a},b}', 'braces may be a brace expansion'],
    ['frob "$(date <<E\nx\nE\ndate a; date b)"', 'a here-document with other commands'],
    ["frob 'a\nb' x\\", 'ends with a backslash'],
    ['frob * | touch x', 'while another command may create files'],
    ['frob * & touch x', 'while another command may create files'],
    ['echo "${x:-\'}"; frob; echo "\'}"', 'there are quotes inside an expansion'],
    ['frob ~\\\n/x', 'a tilde that means something else'],
    ['time $\\\nx', 'where a substitution begins'],
    ['frob "$HOME\\\ny"', 'may continue on the next line'],
    ["frob `frob 'a\\\nb'`", 'continued between backquotes'],
    ['frob "`date # " r{1..3}`"', 'between backquotes'],
    ['frob $DEPLOY_TOK\\\nEN', 'may continue on the next line'],
  ])('fixed bypasses stay fixed: %s', (line, words) => expect(commandsOf(line)).toContain(words));
});

/** Links are looked up before anything runs, so what the line itself links must not be gone through. */
describe('links that the line creates', () => {
  const refused = /may be behind a link that the line itself creates/;
  test.each([
    'ln -s a.txt l; cat l',
    'ln -s .. l && cat l/secret',
    'ln -s a.txt l; frob > l',
    'ln -s a.txt src/l; cat src/../src/l',
    'ln a.txt l; cat l',
    'cp -a src m; cat m/x.c',
    'cp -r . m; cat m/out/secret',
    'mv src m; cat m/x.c',
    'mv out l; cat l/secret',
    'ln -s .. l; cd l',
    'env ln -s a.txt l; cat l',
    'tar xf a.tar -C src; cat src/x.c',
    'git pull && cat a.txt',
    'git checkout main; cat a.txt',
    'git clone https://example.org/r d && cat d/x',
    'ln -s a.txt l | cat l',
    'cat l | ln -s a.txt l',
    'cat l & ln -s a.txt l',
    'while frob; do cat l; ln -s a.txt l; done',
    'for f in $X; do cat l; ln -s a.txt l; done',
    'find . -exec cat l \\; -exec ln -s a.txt l \\;',
    "bash -c 'ln -s a.txt l'; cat l",
    'if frob; then ln -s a.txt l; fi; cat l',
  ])('links that the line creates: %s', (line) => expect(commandsOf(line)).toMatch(refused));

  test.each([
    'ln -s a.txt l; cat b.txt',
    'cat a.txt; ln -sf b.txt a.txt',
    'cp a.txt m; cat m',
    'mv a.txt m; cat m',
    'tar xf a.tar -C src && cd src && frob',
    'git clone https://example.org/r d && cd d && frob',
    'curl -s https://example.org/x | tar xz -C src',
    'git checkout -b x && cat a.txt',
    'git reset a.txt; cat a.txt',
  ])('links that the line creates: %s', (line) => expect(commandsOf(line)).toBeInstanceOf(Array));
});

describe('brace expansion', () => {
  test.each([
    ['{a,b,}', ['a', 'b', '']],
    ['x{1..3}y', ['x1y', 'x2y', 'x3y']],
    ['{3..1}', ['3', '2', '1']],
    ['{01..3}', ['01', '02', '03']],
    ['{1..7..3}', ['1', '4', '7']],
    ['{a..c}', ['a', 'b', 'c']],
    ['{a,{b,c}d}', ['a', 'bd', 'cd']],
    ['{a}', null],
    ['{1..99999}', null],
    ['{a,$x}', null],
    ['{a,b}'.repeat(9), null],
  ])('brace expansion: %s', (text, expected) => expect(expandBraceWord(text)).toEqual(expected));
});
