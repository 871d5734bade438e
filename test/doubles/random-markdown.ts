/** Random documents as models write them, without anything that sanitizing must change. The same for the same seed. */
export function randomMarkdown(seed: number): string {
  const random = createRandom(seed);
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const some = (most: number): number => 1 + Math.floor(random() * most);
  const word = () => pick(words);
  const sentence = (): string => Array.from({ length: some(6) }, () => pick(inline)()).join(' ');
  const inline: readonly (() => string)[] = [
    word,
    word,
    word,
    () => `${word()} ${word()}`,
    () => `**${word()} ${word()}**`,
    () => `*${word()}*`,
    () => `~~${word()}~~`,
    () => `\`${pick(codes)}\``,
    () => `\`\` ${word()} \` ${word()} \`\``,
    () => `[${word()}](https://github.com/octo/demo/${word()})`,
    () => `[${word()}](docs/${word()}.md#${word()})`,
    () => `[\`${word()}\`](https://github.com/octo/demo)`,
    () => `<https://github.com/octo/demo/${word()}>`,
    () => `https://github.com/octo/demo/${word()}`,
    () => `[${word()}][ref]`,
    () => '[ref]',
    () => 'Note[^1]',
    () => `${word()}<br>${word()}`,
    () => `<kbd>${word()}</kbd>`,
    () => `${word()}\\*${word()}\\_`,
    () => '1 &lt; 2 &amp; 3',
    () => '#12 and $5',
  ];
  const code = (lines: readonly string[]): string => Array.from({ length: some(3) }, () => pick(lines)).join('\n');
  const fence = (): string => {
    const sign = pick(['```', '````', '~~~']);
    return `${sign}${pick(['', 'js', 'sh', 'c++'])}\n${code([...codeLines, ...onlyFenced])}\n${sign}`;
  };
  const table = (): string =>
    ['| a | b |', pick(['| --- | --- |', '|:--|--:|']), ...Array.from({ length: some(3) }, row)].join('\n');
  const row = () => `| ${pick(cells)} | ${pick([word(), `\`${word()}\``, `**${word()}**`])} |`;
  const indented = (text: string, by: string): string => text.replace(/^(?=.)/gm, by).trimStart();
  const list = (depth: number): string => {
    const marker = pick(['- ', '* ', '1. ', '10) ']);
    const by = ' '.repeat(marker.length);
    const gap = pick(['\n', '\n\n']);
    return Array.from({ length: some(3) }, () => {
      const parts = [sentence(), ...Array.from({ length: some(3) - 1 }, () => block(depth + 1))];
      return `${marker}${indented(parts.join(gap === '\n' && parts.length < 2 ? '\n' : '\n\n'), by)}`;
    }).join(gap);
  };
  const block = (depth: number): string => {
    const kinds: (() => string)[] = [
      sentence,
      () => `${sentence()}\n${sentence()}`,
      () => `${word()}  \n${word()}`,
      fence,
      fence,
      // The parser of the sanitizer does not see a list directly after such a block where GitHub does.
      () => `    ${code(codeLines).replaceAll('\n', '\n    ')}\n\n${word()}`,
      table,
      () => `${'#'.repeat(some(4))} ${sentence()}`,
    ];
    if (depth < 3)
      kinds.push(
        () => list(depth),
        () => list(depth),
        () => block(depth + 1).replace(/^/gm, '> '),
        () => `- [x] ${word()}\n- [ ] ${word()}`,
      );
    if (depth === 0)
      kinds.push(
        () => '---',
        () => '<br>',
        () => `a \`${word()}\n${word()}\` b`,
        () => `<details>\n<summary>${word()}</summary>\n\n${block(1)}\n\n</details>`,
      );
    return pick(kinds)();
  };
  const blocks = Array.from({ length: some(5) }, () => block(0));
  return `${sentence()}\n\n${blocks.join('\n\n')}\n\n[ref]: https://github.com/octo/demo/ref\n\n[^1]: ${sentence()}\n\nEnd, see [ref] and Note[^1].`;
}

const words = 'the code path/to/file.ts runs two_words when a.b is set twice src/a.ts:5 Then C++ x=1 100% done'.split(
  ' ',
);
const codes = [
  'a',
  'f(<T>)',
  'string | null',
  'a && b',
  '@user',
  '#1',
  'fixes #1',
  '&lt;',
  'C:\\dir\\x',
  '$HOME',
  '<!-- x -->',
  '![x](y)',
];
const codeLines = [
  'npm ci',
  '  return x;',
  '# comment',
  '',
  '| a | b |',
  '> quoted',
  '- item',
  '1. one',
  'if (a < b && c) {}',
  'a: [b]',
  'x = 1 # one',
];
/** In other places these lines can be text, and are then changed. */
const onlyFenced = ['const a: Array<string> = [];', '@decorator', 'fixes #1', '<b>x</b> &amp; ![y](z)'];
const cells = ['`string \\| null`', '`git log \\| head`', 'a \\| b', '`<T>`', '', 'plain', '[x](docs/a.md)'];

/** A small generator of numbers from 0 to 1 (mulberry32). */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}
