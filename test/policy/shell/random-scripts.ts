/** Random bash scripts: grammatical ones, and mutations of them. The same seed gives the same scripts. */

export type Random = (below: number) => number;

/** mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) % below;
  };
}

export function pick<T>(random: Random, options: readonly T[]): T {
  const option = options[random(options.length)];
  if (option === undefined) throw new Error('picking from nothing');
  return option;
}

const names = ['aa', 'bb', 'cc', 'dd', "e'e'", '"ff"', 'g\\g', "$'hh'", 'i""i', 'j\\\nj'];
const plainWords = [
  'x',
  'y z'.split(' ')[0] ?? 'y',
  '-v',
  'a=b',
  '1',
  '{}',
  '#',
  'a#b',
  '!',
  '~',
  '[x]',
  '*',
  '?',
  '.',
  '{p,q}',
  'r{1..3}',
  '--',
  'é',
  '%',
  '@',
  ':',
];
const variables = ['v', 'w', 'n', 'HOME', 'PWD', 'nosuch'];

/** A script of the grammar, about `size` constructs long. */
export function randomScript(random: Random, size: number): string {
  const count = 1 + random(3);
  return Array.from({ length: count }, () => statement(random, size)).join(
    pick(random, ['\n', '; ', ' && ', ' || ', '\n\n', ' & ']),
  );
}

function statement(random: Random, size: number): string {
  if (size <= 0) return simple(random, 0);
  const inner = (): string => randomScript(random, size - 2 - random(3));
  switch (random(32)) {
    case 0:
      return `( ${inner()} )`;
    case 1:
      return `{ ${inner()}\n}`;
    case 2:
      return `if ${inner()}\nthen ${inner()}\nfi`;
    case 3:
      return `if ${inner()}; then ${inner()}; elif ${inner()}\nthen ${inner()}\nelse ${inner()}\nfi`;
    case 4:
      return `while ${inner()}\ndo ${inner()}\nbreak; done`;
    case 5:
      return `for v in ${words(random, size)}; do ${inner()}\ndone`;
    case 6:
      return `case ${word(random, size)} in ${pick(random, ['x', 'x|y', '*', '(a)', '[ab]'])}${random(2) ? ')' : ' )'} ${inner()}\n;; *) ${inner()}\n;; esac`;
    case 7:
      return `${statement(random, size - 2)} | ${statement(random, size - 2)}`;
    case 8:
      return `! ${simple(random, size)}`;
    case 9:
      return `[[ ${word(random, size)} ${pick(random, ['==', '!=', '=~', '-eq', '<'])} ${word(random, size)} ]] && ${simple(random, size)}`;
    case 10:
      return `(( ${arithmetic(random, size)} )) || ${simple(random, size)}`;
    case 11:
      return `${simple(random, size)} <<${pick(random, ['E', "'E'", '-E', '\\E'])}\n${hereLine(random, size)}\nE`;
    case 12:
      return `${pick(random, variables.slice(0, 3))}=${word(random, size)}; ${simple(random, size)}`;
    case 13:
      return `${pick(random, ['v', 'w'])}=(${words(random, size)}); ${simple(random, size)}`;
    case 14:
      return `time ${simple(random, size)}`;
    case 15:
      return `${pick(random, ['coproc', 'coproc c', 'aa()', 'function aa'])} { ${inner()}\n}; ${simple(random, size)}`;
    case 16:
      return `${pick(random, ['v', 'w', 'n'])}[${word(random, size)}]=${word(random, size)}; ${simple(random, size)}`;
    case 17:
      return `case ${word(random, 0)} in\n(${word(random, size)}|${word(random, size)}) ${inner()} ;${pick(random, [';', '&', ';&'])}\n# ${pick(random, ['esac', "it's", ')'])}\nesac`;
    case 18:
      return `${simple(random, size)} <<E ${pick(random, ['&& ', '| ', '; ', '>f <<F '])}${simple(random, size)}\n${hereLine(random, size)}\nE\n${hereLine(random, 0)}\nF`;
    case 19:
      return `for ((n=0; n<${pick(random, ['1', 'v[$(aa)]'])}; n++)); do ${inner()}\ndone`;
    case 20:
      return `${simple(random, 0)} ${pick(random, ['@(x|y)', '!(x)', '+(a$(bb))', '?(*)'])} ${word(random, size)}`;
    case 21:
      return `until ${inner()}\ndo ${inner()}\nbreak; done ${pick(random, ['>f', '<<<"$(aa)"', '< <(bb)', '2>&1'])}`;
    case 22:
      return `[[ ${word(random, size)} =~ ${pick(random, expressions)} ]] && ${simple(random, size)}`;
    case 23:
      return `${pick(random, arrayReaders)} ${pick(random, ['v', 'w', '"v[$(aa)]"', "'n[$(bb)]'", 'PATH'])} <<<${word(random, size)}; ${simple(random, size)}`;
    case 24:
      return `v=$(echo ${pick(random, poison)}); ${pick(random, readers)}`;
    default:
      return simple(random, size);
  }
}

/** Values that are unknown before the line runs, with words and code in them for builtins that evaluate. */
const poison = [
  "'x w[$(aa)]'",
  "'-v w[$(bb)]'",
  "'-a w[$(cc)]'",
  "'w[$(dd)]'",
  "'1 w[$(aa)]'",
  "'-C aa'",
  "'$(bb)'",
  "'-p aa'",
  'aa bb',
];

/** What builtins do with such a value, as one word or as many. */
const readers = [
  'read -p $v w <<<1',
  'read -rd $v w <<<1',
  'read -n $v <<<1',
  'read -t $v w <<<1',
  'read -p "$v" w <<<1',
  'read $v <<<1',
  'read -a $v <<<1',
  'mapfile -d $v w <<<1',
  'mapfile -n $v w <<<1',
  'mapfile -t $v <<<1',
  '[ $v ]',
  '[ -n $v ]',
  'test $v',
  'test "$v" -gt 1',
  '[ 1 -eq "$v" ]',
  '[[ -v $v ]]',
  '[[ $v -eq 1 ]]',
  '[[ $v ]]',
  'printf $v x',
  'printf %s $v',
  'printf %d "$v"',
  'wait $v',
  'shift $v',
  '(( v ))',
  ': $(( v + 1 ))',
  ': "${w:$v}"',
  ': "${w[$v]}"',
  ': "${!v}"',
  ': "${v@P}"',
  'declare $v',
  'declare w=$v',
  'declare "$v"=1',
  'local $v',
  'unset $v',
  'unset "$v"',
  'for w in $v; do read -p $w n <<<1; done',
  'for w in $v; do : $(( w )); done',
  'case $v in *) : ;; esac',
  'hash $v',
  'type $v',
  'command $v',
  'command -v $v',
  'builtin $v',
  'exec $v',
  '$v',
  'cd $v',
  'set $v',
  'w=$v; (( w ))',
  'w[$v]=1',
  'aa $v',
];

/** Right sides of `=~`: groups that are text, and substitutions that look like them. */
const expressions = [
  '^(x|y)$',
  '(a|$(aa))',
  'v([0-9]+)\\.(b)',
  '(^|,)x(,|$)',
  '(`bb`)',
  '[(]x',
  '\\(aa\\)',
  '(a <(bb))',
  '($v)\\ x',
  '(a|b)||(c)',
];

const arrayReaders = [
  'mapfile -t',
  'readarray -td x',
  'mapfile -tC aa',
  "mapfile -C 'aa #' -c 1",
  'mapfile -n 1',
  'read -ra',
  'read -a',
];

function hereLine(random: Random, size: number): string {
  return `${pick(random, ['text ', '\tx ', "it's ", '"', '\\$v ', '# '])}${word(random, size)}`;
}

function simple(random: Random, size: number): string {
  const prefix = random(12) === 0 ? `${pick(random, ['LANG=C', 'v=1', 'CI=1', `w=${word(random, size)}`])} ` : '';
  const more = prefix !== '' && random(3) === 0 ? `${pick(random, ['v=2', 'n="$w"', `v=${word(random, size)}`])} ` : '';
  const name = random(14) === 0 ? word(random, size) : pick(random, names);
  const tail =
    random(6) === 0 ? pick(random, [' >f', ' 2>&1', ' </dev/null', ' >/dev/null 2>&1', ' <<<x', ' &>f']) : '';
  const comment = random(25) === 0 ? ` # ${pick(random, ["it's", '$(aa)', '"', '`', 'x'])}` : '';
  return `${prefix}${more}${name} ${words(random, size)}${tail}${comment}`;
}

function words(random: Random, size: number): string {
  return Array.from({ length: random(4) }, () => word(random, size)).join(pick(random, [' ', '  ', '\t']));
}

function word(random: Random, size: number): string {
  return Array.from({ length: 1 + random(2) }, () => piece(random, size)).join('');
}

function piece(random: Random, size: number): string {
  const variable = pick(random, variables);
  const inner = (): string => randomScript(random, size - 3);
  if (size <= 0) return pick(random, plainWords);
  switch (random(30)) {
    case 0:
      return `$(${inner()})`;
    case 1:
      return `"$(${inner()})"`;
    case 2:
      return `\`${simple(random, 0).replaceAll('`', '')}\``;
    case 3:
      return `<(${inner()})`;
    case 4:
      return `"\${${variable}:-${piece(random, size - 2)}}"`;
    case 5:
      return `\${${variable}${pick(random, ['', '#x', '%y', '/a/b', ':1', '^^', ':1:2', '@Q', '@P'])}}`;
    case 6:
      return `$((${arithmetic(random, size)}))`;
    case 7:
      return `"$${variable}"`;
    case 8:
      return `$${variable}`;
    case 9:
      return `'${pick(random, ['a b', '$(aa)', '`bb`', '"', '#', '\\', 'a\nb'])}'`;
    case 10:
      return `"${pick(random, ['a b', "it's", '\\$(x)', '\\`y\\`', '#', '\\"', '\\\\', 'a\nb'])}"`;
    case 11:
      return `$'${pick(random, ['a\\tb', "\\'", 'x', '\\x41', '\\101', '\\n'])}'`;
    case 12:
      return `\${${pick(random, ['v', 'w'])}[${pick(random, ['0', '@', '*', 'n', `$(${inner()})`])}]}`;
    case 13:
      return `{a,${piece(random, size - 3)}}`;
    case 14:
      return `\`${simple(random, 0).replaceAll('`', '')} \\\`${simple(random, 0).replaceAll('`', '')}\\\`\``;
    case 15:
      return `"$(${simple(random, size)} <<E\n${hereLine(random, size)}\nE\n)"`;
    case 16:
      return `\${${variable}${pick(random, [':=', ':+', ':?', '/', '//', '#', '%%', ':', '^'])}${piece(random, size - 3)}}`;
    case 17:
      return pick(random, ['$[1+$(aa)]', '\u00a0', '\u2003', '\u3000', '\r', '\\\r', '\\\n', '\u0085', '\u200b']);
    case 18:
      return `"${piece(random, size - 2)}\\\n${piece(random, size - 3)}"`;
    default:
      return pick(random, plainWords);
  }
}

function arithmetic(random: Random, size: number): string {
  return pick(random, [
    '1',
    '1 + 2',
    'n',
    '$n',
    'n[0]',
    `v[$(${randomScript(random, size - 3)})]`,
    '1<<2',
    'n=1',
    '2>1',
    "'1'",
    '(1)',
  ]);
}

const noise = [
  '$',
  '(',
  ')',
  '`',
  '"',
  "'",
  '\\',
  ';',
  '&',
  '|',
  '<',
  '>',
  '{',
  '}',
  '[',
  ']',
  '#',
  '\n',
  ' ',
  '\t',
  '!',
  '~',
  '*',
  '=',
  '$(',
  '${',
  '$((',
  '<<E\n',
  '\\\n',
  'aa',
  'do',
  'fi',
  'x',
  '@P',
  '\r',
  '\u00a0',
  "$'",
  '<(',
  '((',
  '[[',
  ';;',
  '\\\\`',
  '@(',
  ':',
  ',',
];

/** One to four random edits: something put in, taken out, doubled or exchanged. */
export function mutate(random: Random, script: string): string {
  let text = script;
  for (let edits = 1 + random(4); edits > 0; edits -= 1) {
    const at = random(text.length + 1);
    const end = Math.min(text.length, at + 1 + random(4));
    const kind = random(4);
    if (kind === 0) text = text.slice(0, at) + pick(random, noise) + text.slice(at);
    else if (kind === 1) text = text.slice(0, at) + text.slice(end);
    else if (kind === 2) text = text.slice(0, end) + text.slice(at);
    else text = text.slice(0, at) + pick(random, noise) + text.slice(end);
  }
  return text;
}
