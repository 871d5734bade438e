import { pick, type Random } from './random-scripts.js';

/** Programs that stand-ins play: each writes down its arguments and copies its input. */
export const standIns = ['frob', 'show', 'relay', 'g-it'];

/** The content of the directory of each command: names with spaces, wildcards, quotes and letters of other scripts. */
export const scratchFiles = [
  'a.txt',
  'b.txt',
  'a b.txt',
  '-n',
  'é.md',
  '[x]',
  'q*r',
  "it's",
  '.hidden',
  'Z.txt',
  'src/m.c',
  'src/deep/n.c',
  'src/.env.example',
  'docs/x y/z.md',
];

const texts = ['x', '', 'a b', '  ', '*', '?', '[a-z]', '~', '~/x', '$v', '$(show)', '`show`', '"', "'", '\\', '#c'];
const moreTexts = [
  'a\nb',
  '\t',
  '!',
  '!!',
  '{p,q}',
  '{1..3}',
  '=',
  ';',
  '&&',
  '|',
  '>',
  '<',
  'é',
  '日本',
  '-x',
  '--y=z',
];

const quotes: readonly ((text: string) => string)[] = [
  (text) => `'${text.replaceAll("'", "'\\''")}'`,
  (text) => `"${text.replace(/["\\$`]/g, '\\$&')}"`,
  (text) => text.replace(/[^\w\n]/g, '\\$&').replaceAll('\n', "$'\\n'") || "''",
  (text) => `$'${text.replace(/[\\']/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\t', '\\t')}'`,
  // Every character on its own, quoted in turn in another way.
  (text) =>
    Array.from(text)
      .map((char, at) => (char === "'" ? '"\'"' : at % 2 === 0 ? `'${char}'` : `"${char.replace(/["\\$`]/g, '\\$&')}"`))
      .join('') || '""',
];

const bare = [
  'x',
  'a=b',
  '--opt=v',
  '-q',
  '1',
  '.',
  './a.txt',
  '../w',
  '%',
  '@',
  'a#b',
  'x:y',
  '{}',
  '{a}',
  'é',
  '+x',
  '\u00a0',
  'x\u3000y',
  '\u2028',
];
const braces = [
  '{p,q}',
  'r{1..3}s',
  '{a,b}{1,2}',
  '{3..1}',
  '{01..03}',
  'x{,y}',
  '{a..c}',
  '{a,{b,c}}',
  '{1..7..3}',
  '{a,b',
];
const globs = [
  '*',
  '*.txt',
  '?.txt',
  '[ab].txt',
  '[!a]*',
  'src/*',
  '*/*.c',
  'no*match',
  './*.md',
  'src/*/',
  '.h*',
  '**',
  '[[]x]',
  'q\\*r',
];
const tildes = ['~', '~/x', '~/"a b"', 'x~', '"~"', '\\~', '~nobody/x', 'a=~'];
const variables = ['v', 'w', 'empty', 'HOME', 'unset'];
const ansi = ["$'a\\tb'", "$'\\x41'", "$'\\101'", "$'\\''", "$'\\u00e9'", "$'\\cA'", "$'a\\0b'", "$'\\e'"];

function quoted(random: Random): string {
  return pick(random, quotes)(pick(random, random(2) === 0 ? texts : moreTexts));
}

function piece(random: Random, depth: number): string {
  const name = pick(random, variables);
  switch (random(16)) {
    case 0:
    case 1:
    case 2:
      return quoted(random);
    case 3:
      return pick(random, braces);
    case 4:
    case 5:
      return pick(random, globs);
    case 6:
      return pick(random, tildes);
    case 7:
      return pick(random, [`$${name}`, `\${${name}}`, `"$${name}"`, `"\${${name}}"`, `x"$${name}"y`]);
    case 8:
      return pick(random, [
        `"\${${name}:-d}"`,
        `"\${${name}-d}"`,
        `"\${${name}:+s}"`,
        `"\${#${name}}"`,
        `"\${${name}%x*}"`,
      ]);
    case 9:
      return pick(random, ansi);
    case 10:
      return depth > 0 ? pick(random, [`"$(${command(random, depth - 1)})"`, `$(${command(random, depth - 1)})`]) : 'x';
    case 11:
      return pick(random, ['$((1+2))', '"$((2*3))"', '"$?"', '$#', '"$@"', '$$']);
    case 12:
      return 'x\\\ny';
    default:
      return pick(random, bare);
  }
}

function word(random: Random, depth: number): string {
  return Array.from({ length: 1 + (random(3) === 0 ? random(3) : 0) }, () => piece(random, depth)).join('');
}

function command(random: Random, depth: number): string {
  const name = pick(
    random,
    quotes.slice(0, 2).concat([(text) => text, (text) => text, (text) => `\\${text}`]),
  )(pick(random, standIns));
  const words = Array.from({ length: random(5) }, () => word(random, depth));
  const before =
    random(10) === 0
      ? pick(random, [
          'LC_ALL=C ',
          'CI=1 NO_COLOR= ',
          'PORT=1 ',
          'v=1 w="$v" ',
          '! ',
          'command ',
          'env TZ=UTC ',
          'nice -n 1 ',
        ])
      : '';
  return before + [name, ...words].join(pick(random, [' ', '  ', '\t', ' \\\n'])) + redirection(random);
}

function redirection(random: Random): string {
  if (random(5) > 0) return '';
  return pick(random, [
    ' >out',
    ' >>"o ut"',
    ' 2>&1',
    ' <a.txt',
    ' </dev/null',
    ' &>all',
    ' 2>/dev/null',
    " <<<'a b'",
    ' >|out',
    ' 3<b.txt',
    ' <<<$v',
  ]);
}

function hereDocument(random: Random): string {
  const delimiter = pick(random, ['E', "'E'", '"E"', 'E\\ F', '-E']);
  const end = delimiter === 'E\\ F' ? 'E F' : 'E';
  const lines = Array.from({ length: random(3) }, () =>
    pick(random, ['text', '$v', 'frob x', "it's", '\tE2', '\\$v', '"', '$((1+1))']),
  );
  return ` <<${delimiter}\n${[...lines, end].join('\n')}\n`;
}

function assignment(random: Random): string {
  const value = pick(random, [quoted(random), 'plain', '$w', '"$v$w"', 'a*', '~', '{a,b}', '"a  b"']);
  return `${pick(random, ['v', 'w', 'empty'])}${random(8) === 0 ? '+' : ''}=${value}`;
}

function statement(random: Random, depth: number): string {
  const inner = (): string => line(random, depth - 1);
  switch (depth > 0 ? random(16) : 15) {
    case 0:
      return `( ${inner()}\n)`;
    case 1:
      return `{ ${inner()}\n}`;
    case 2:
      return `if ${command(random, 0)}; then ${inner()}\nelse ${inner()}\nfi`;
    case 3:
      return `for v in ${word(random, 0)} ${word(random, 0)}; do ${inner()}\ndone`;
    case 4:
      return `case ${word(random, 0)} in x|a*) ${inner()}\n;; *) ${inner()}\nesac`;
    case 5:
      return `${command(random, depth)} | ${command(random, depth)}`;
    case 6:
      return `cd ${pick(random, ['src', 'docs', '"docs/x y"', '.', 'src/deep'])} && ${command(random, depth)}`;
    case 7:
      return `${command(random, 0)}${hereDocument(random)}`;
    case 8:
      return `[[ -n ${word(random, 0)} ]] && ${command(random, depth)}`;
    case 9:
      return `${assignment(random)}; ${command(random, depth)}`;
    case 10:
      return assignment(random);
    case 11:
      return `${command(random, depth)} # ${pick(random, ["it's", '$(frob)', '`'])}`;
    default:
      return command(random, depth);
  }
}

function line(random: Random, depth: number): string {
  const parts = Array.from({ length: 1 + random(3) }, () => statement(random, depth));
  return parts.reduce(
    (all, part) =>
      all + (all.endsWith('\n') || / # /.test(all) ? '\n' : pick(random, ['; ', ' && ', ' || ', '\n'])) + part,
  );
}

/** A command line that an agent might write, with every way of writing a word in it. */
export function randomCommandLine(random: Random): string {
  let text = line(random, random(3));
  for (let joints = random(4) === 0 ? 1 + random(3) : 0; joints > 0; joints -= 1) {
    const at = random(text.length + 1);
    text = `${text.slice(0, at)}\\\n${text.slice(at)}`;
  }
  return text;
}
