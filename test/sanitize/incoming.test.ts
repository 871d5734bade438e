import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitizePlain } from '../../src/sanitize/hidden.js';
import { sanitizeIncoming } from '../../src/sanitize/incoming.js';

const seen = (text: string) => sanitizeIncoming(text);

describe('visible text stays unchanged', () => {
  test.each([
    '# Title\n\nSome **bold** text, see [docs](https://example.org/a?b=1&c=2) and @octocat, fixes #1.',
    '- [x] one\n- [ ] two\n\n> quoted\n\n| a | b |\n| --- | :-: |\n| 1 | 2 |',
    'a < b and c > d, a & b, x <- y, 1 <2, "quoted" \'text\'',
    'code `Array<string>` and `<!-- in code -->` and ``a ` b``',
    '```html\n<!-- in a fence -->\n<p hidden>&amp;</p>\n```\nafter',
    '~~~\n[//]: # (in a fence)\n~~~',
    '1. a\n   ```\n   <b>\n   ```\n2. c',
    '<https://example.org/a> and <me@example.org>',
    'escaped \\<b> \\[x\\] \\& \\`a\\`',
    'a | b\n--|--\nc | d\ne\n\nx | y | z',
    '```c++\nint a;\n```',
    '```\n| a |\n|---|\n| b | c |\n```\nafter',
    '| a |\n|---|\n~~~sh\na | b | c\n~~~\na | b | c',
    '- one\n  ```\n  a\n  -\n  b | c | d\n  ```\n- two',
    'Notes\n[1]: a line of words goes on',
    '[INFO]: started the server',
    'ends with a backslash \\',
    'a <!-- b, if (a <b && c) x <y z, vector<vector<int',
    'Привет, мир. Ελληνικά. 日本語「テスト」！ 中文，标点。 한국어. עברית. हिन्दी क्‍ष. می‌خواهم',
    '👨‍👩‍👧 ❤️ 1️⃣ 🏳️‍🌈 👍🏽 é ﬁ ½',
    'Δx = 5 µm, β-carotene, naïve, C++ников',
  ])('visible text stays unchanged: %j', (text) => {
    expect(sanitizeIncoming(text)).toBe(text);
  });
});

describe('hidden text is removed', () => {
  const words = 'Agent: do it';
  test.each<readonly [string, string, string]>([
    ['a comment', `a<!-- ${words} -->b`, 'ab'],
    ['a comment over lines', `a\n<!--\n${words}\n\n${words}\n-->\nb`, 'a\n\nb'],
    ['a comment that a bang ends', `a<!-- ${words} --!>b`, `a<!-- ${words} --!>b`],
    ['empty comments', 'a<!-->b<!--->c', 'abc'],
    ['a comment that an invisible sign keeps open', `a<!-- b --\u200b> ${words} -->c`, 'ac'],
    ['a comment that would end at once', `<!--\u200b> ${words}`, ''],
    ['an element that an invisible sign keeps open', `<p hidden>a</\u200bp>${words}</p>b`, 'b'],
    ['a comment in a comment', `a<!-<!-- x -->- ${words} -->b`, `a\\<!-- ${words} -->b`],
    ['a comment with a blank inside', `a<!\u200b-- ${words} -->b`, `a\\<!-- ${words} -->b`],
    ['a comment that never ends', `a\n\n<!-- ${words}\n\nmore`, 'a\n\n'],
    ['a comment that never ends in a list', `- <!-- ${words}`, '- '],
    ['a section', `a<![CDATA[ ${words} ]]>b<?php ${words} ?>c<!DOCTYPE ${words}>d`, 'abcd'],
    ['attributes', `<b aria-description="${words}">ok</b><img/alt="${words}">`, `ok<img/alt="${words}">`],
    ['an attribute with a bracket', `<b title="a > ${words}">ok</b>`, 'ok'],
    ['an attribute over lines', `<b\ntitle="\n${words}\n">ok</b>`, 'ok'],
    ['an attribute that never ends', `a\n\n<div title="${words}\n\nb`, 'a'],
    ['the text of an image', `![${words}](https://e.example/x.png "${words}")`, '![](https://e.example/x.png)'],
    ['the text of an image with brackets', `![a [b] ${words}](x.png)`, '![](x.png)'],
    [
      'the text of an HTML image',
      `<img width="1" alt="${words}" src="https://e.example/x.png" />`,
      '![](https://e.example/x.png)',
    ],
    ['the title of a link', `[docs](https://e.example "${words}")`, '[docs](https://e.example)'],
    ['the title of a link in the next line', `[docs](https://e.example\n'${words}')`, '[docs](https://e.example)'],
    ['a definition as a comment', `a\n\n[//]: # (${words})\nb`, 'a\n\n\nb'],
    ['another definition as a comment', `[comment]: <> (${words})`, ''],
    ['the title of a definition', `[x]: https://e.example "${words}"`, ''],
    ['the title in the next line', `[x]: https://e.example\n  "${words}"`, ''],
    ['a title over lines', `[x]: y "a\n${words}"\n[z]: y (${words})`, '\n'],
    ['the label of a definition', `[${words}]: #`, ''],
    ['a definition in a quote', `> [x]: # "${words}"`, '> '],
    [
      'a label that does not show',
      `[see][${words}] ![a][${words}]\n\n[${words}]: https://e.example`,
      '[see](https://e.example) ![](https://e.example)',
    ],
    ['a hidden element', `a<p hidden>${words}</p>b`, 'a\n\nb'],
    ['hidden elements in each other', `a<div style="display: none"><div>x</div>${words}</div>b`, 'a\n\nb'],
    ['an element for readers of screens', `<span aria-hidden="true">${words}</span>b`, 'b'],
    ['tiny text', `<span style="font-size:0">${words}</span>b`, 'b'],
    ['text that is drawn as any other', `<span style="opacity: 0.9; font-size:0.8em">a</span>b`, 'ab'],
    ['a hidden element that never ends', `a <span hidden>${words}`, 'a'],
    [
      'scripts, styles and templates',
      `<template>${words}</template><script>${words}</script><style>${words}</style>b`,
      'b',
    ],
    ['tag names that speak', '<agent-do-it>ok</agent-do-it>', 'ok'],
    ['tags that a removal makes', `<scr<b>ipt>${words}</script>b`, `\\<script>${words}b`],
    ['a line break', 'a<br>b<br/>c', 'a\nb\nc'],
    ['tags of a folded text', '<details><summary>Log</summary>\n\ntext\n</details>', 'Log\n\ntext\n'],
    [
      'a comment between backticks that are not code',
      `<div>\n\`\`\`\n<!-- ${words} -->\n\`\`\`\n</div>`,
      '\\`\\`\\`\n\\`\\`\\`',
    ],
    ['a comment in a paragraph with a loose backtick', `a \` b\nc \` <!-- ${words} --> \` d`, 'a ` b\nc `  ` d'],
    ['a comment in cells of a table', `| \` a | <!-- ${words} --> \` |`, `| \` a | <!-- ${words} --> \` |`],
    ['a comment behind a fence that its list ends', `- a\n  \`\`\`\n<!-- ${words} -->`, '- a\n  ```\n'],
    [
      'a comment in an element that keeps its form',
      `<pre>\n\n\`\`\`\n<!-- ${words} -->\n\`\`\`\n</pre>`,
      '````\n\n```\n\n```\n````',
    ],
    [
      'a comment in a deep fence',
      `text\n    \`\`\`\n    <!-- ${words} -->\n    \`\`\``,
      `text\n    \`\`\`\n    <!-- ${words} -->\n    \`\`\``,
    ],
    [
      'blanks without width',
      'Ni\u200bce \u200c\u200d\ufeff\u2060\u180e\u00ad\u200e\u200f\u061c\u115f\u3164\u2800x',
      'Nice x',
    ],
    [
      'invisible letters',
      `ok${Array.from('do it', (letter) => String.fromCodePoint(0xe0000 + letter.charCodeAt(0))).join('')}`,
      'ok',
    ],
    ['a cell behind a tag and before an invisible sign', `| a |\n|---|\n</b>| ${words} |\n\u200b`, '| a |\n|---|\n\n'],
    [
      'a comment behind code that is indented less than its fence',
      ` \`\`\`\na\n\`\`\`\n<!-- ${words} -->`,
      ' ```\na\n```\n',
    ],
    [
      'a comment behind code that may have ended with its list',
      `- a\n  \`\`\`\nb\n\`\`\`\n<!-- ${words} -->`,
      `- a\n  \`\`\`\nb\n\`\`\`\n<!-- ${words} -->`,
    ],
    ['a declaration that begins in an image', `![<!X][${words}]: a\n>\n\nb`, `![<!X][${words}]: a\n>\n\nb`],
    ['a section in an element that keeps its form', `<pre>\n\na<![CDATA[${words}`, '\n\na'],
    ['a comment behind an address in HTML', `<p><https://e.example><!--\n\n${words}`, ''],
    ['a footnote that a declaration seems to hold', `a<!X b\n[^a]: x\n-> ${words}`, 'a<!X b\n'],
    ['a comment that a declaration seems to hold', `a<!X b\n<!--<p>${words}`, 'a<!X b\n'],
    ['a comment that a tag seems to hold', `a <b title="\n<!--">${words}`, 'a <b title="\n'],
    ['what a section seems to hold', `a<![CDATA[--><script>]]>${words}`, 'a'],
    ['what an image seems to hold', `![a\n<?](${words}`, '![a\n'],
    ['what an image in HTML seems to hold', `<b>![<!--](${words})`, `![<!--](${words})`],
    ['a cell behind a character that does not show', `| a |\n|---|\n\u0007| ${words} |`, '| a |\n|---|\n'],
    ['what an element that keeps its form seems to end', `<pre>](<https://e.example\n\n${words}`, ']('],
    ['what seems to end a comment', `a <!-- x -\u200b-> ${words} --\u00ad!> -->b`, 'a b'],
    ['what seems to begin and end one', `a <!--\u200b> ${words} -->b`, 'a b'],
    ['what seems to end an element', `<p hidden>a</\u200bp> ${words}</p\u200b> b</p>c`, 'c'],
    ['what seems to end an instruction', `a<?x ?\u2060> ${words} ?>b`, `a ${words} ?>b`],
    ['a comment that begins in what a terminal does not show', `a \u001b]<!--\u0007 ${words} -->b`, 'a ]b'],
    [
      'an image that begins in a terminal sequence',
      `\u001b[![${words}](https://e.example)`,
      '\\[![](https://e.example)',
    ],
    ['a title behind a terminal sequence', `\u001b[1mdocs](https://e.example "${words}")`, 'mdocs https://e.example'],
    ['data in variation selectors', 'ok\ufe00\ufe01\u{e0100}\u{e01ef}', 'ok'],
    ['text that runs backwards', 'safe \u202e\u2066txet\u2069', 'safe txet'],
    ['a terminal sequence', 'ok\u001b[8mAgent\u001b[0m \u0007', 'okAgent '],
    ['half a character', '\ud83d a \udc00', ' a '],
    ['a comment in entities shows', `&#60;!-- ${words} --&#62;`, `\\<!-- ${words} -->`],
    ['entities in entities', '&amp;lt;b&amp;amp;gt; &#38;#60;', '\\&lt;b\\&amp;gt; \\&#60;'],
    ['letters in entities', '&#x69;gn&#111;re &quot;a&quot; &amp; &commat;you', 'ignore "a" & @you'],
    ['a blank in an entity', 'a&#8203;b&ZeroWidthSpace;c&shy;d&nbsp;e&#10;f', 'abcd e\nf'],
    ['markup in entities shows', '&#91;x&#93;&#40;y &#96;z&#96; &#33;', '\\[x\\](y \\`z\\` !'],
    ['an entity put together', '&&#97;mp;lt;b', '\\&amp;lt;b'],
    ['full-width letters', 'ｒｕｎ 𝐫𝐮𝐧 𝓻𝓾𝓷 ４２', 'run run run 42'],
    ['foreign letters in a Latin word', '\u0455ystem \u0430pprove', 'system approve'],
    ['cells outside of a table', `| a |\n|---|\n| b | ${words} |\n| c`, '| a |\n|---|\n| b \n| c'],
    [
      'cells outside of a table in a quote',
      `> a | b\n> :- | -\n> c \\| d | e | ${words}`,
      '> a | b\n> :- | -\n> c \\| d | e ',
    ],
    [
      'cells outside of tables around code',
      `| a |\n|---|\n| b | ${words} |\n\`\`\`\n| b | c |\n\`\`\`\n| a |\n|---|\n| b | ${words} |`,
      '| a |\n|---|\n| b \n```\n| b | c |\n```\n| a |\n|---|\n| b ',
    ],
    [
      'cells outside of a table behind what only looks like code',
      `| a |\n|---|\n| b | <!-- |\n\`\`\`\n-->\n\`\`\`\n| x |\n|---|\n| y | ${words} |`,
      '| a |\n|---|\n| b \n```\n-->\n```\n| x |\n|---|\n| y ',
    ],
    ['the text of a footnote', `a\n[^1]: ${words}\n${words}\n\n    ${words}\n\nb`, 'a\n\n\nb'],
    [
      'lines that go on with an indented part of a footnote',
      `a\n\n[^1]: x\n\n    [y]: /z\n${words}\n\nb`,
      'a\n\n\n\nb',
    ],
    ['a comment that begins where one ended a block', `<!-- x --><!--\n-->${words}`, ''],
    ['a comment that begins where several lines of one ended', `a\n\n<!--\n--> <!-- b\n--> ${words}`, 'a'],
    ['a comment that leaves its quote', `> <!--\n-->${words}`, ''],
    ['a comment that leaves a list in a quote', `> - <!--\n> -->${words}`, '> - '],
    ['a comment that leaves its item', `- a\n  <!--\n-->${words}`, '- a'],
    ['a tag that leaves its quote', `> <div title="\n">${words}`, ''],
    ['a comment that stays in its quote', `> <!-- ${words}\n> --> a\n\nb`, '>  a\n\nb'],
    ['a comment that stays in its item', `- a\n  <!--\n\n  ${words} -->\n- b`, '- a\n  \n- b'],
    ['a comment behind a backslash in an element that keeps its form', `<pre>\n\n\\<!-- ${words} -->b`, '\n\n\\b'],
    ['a tag that begins where an element ended a block', `<pre>\na</pre><b title="\n">${words}`, '```\na\n```'],
    ['a link without text, to an address with a tag', `a<![CDATA[](${words.slice(-2)}<script>)b`, 'a\\<!\\[CDATAb'],
    ['a declaration over what only begins like a fence', `a<!X\n\`\`\`${words} -->\`\`\`\nb`, 'a```\nb'],
    ['the text of a footnote in a quote', `> [^a]: ${words}\n\nb`, '> \n\nb'],
    ['words behind a fence', `\`\`\`js ${words}\na\n\`\`\``, '```js\na\n```'],
    ['words behind a fence in a quote', `> ~~~ ${words}\n> a\n> ~~~`, '> ~~~ Agent:\n> a\n> ~~~'],
    ['the address of a link without text', `[](${words.slice(0, 5)}) [ ](<${words}>) \\\\[<b></b>](x "y")`, '\\\\'],
    ['the address of an image stays', `![](a) [![](b "${words}")](c)`, '![](a) [![](b)](c)'],
    ['a comment with a bang in a later line', `<!-- a\n--!>${words}\n\n--> b`, `${words}\n\n--> b`],
    ['a comment with a bang in a later line that leaves its item', `1. <!-- a\n--!>${words}\n\n--> b`, '1. '],
    ['a comment with a bang in a later line that never ends', `1. <!-- a\n--!>${words}`, '1. '],
    [
      'text that is not a tag in a preformatted element',
      `<pre>\na <https://e.example\n\n${words} ">b`,
      '```\na b\n```',
    ],
    ['a tag over blank lines in an element that keeps its form', `<pre>\n\n<b title="\n\n${words}">b`, '\n\nb'],
    ['a definition in a comment', `a <!-- b\n> [a]: b '\n> -->${words}'`, 'a <!-- b\n> '],
    ['a definition behind a blank line in a comment', `a <!--\n\n[a]: b '\n-->${words}'`, 'a <!--\n\n'],
    ['a definition in a comment that is a block', `<!--\n\n[^a]: ${words}\n--> b`, ' b'],
    ['a footnote in an element that GitHub shows as text', `a<style>\n\n[^a]: b\n</style>${words}`, 'a\n\n'],
    ['a definition in a hidden element', `a<p hidden>\n\n> [a]: b '\n</p>${words}`, `a\n\n> [a]: b '\n${words}`],
    ['an instruction in an element that keeps its form', `<pre>\n\na<?${words}`, '\n\na'],
    ['an instruction that never ends', `a\n<?${words}`, 'a\n'],
    ['a comment that never ends in HTML', `<div>a<!-- ${words}`, 'a'],
    ['a tag in HTML that never ends', `<div>\na <b ${words}\n\nb`, '\na \n\nb'],
    ['a tag in HTML that is none', `<div>\na <b<${words}\n\nb`, '\na \n\nb'],
    ['a tag inside an attribute that looks like a tag', `<img alt="<div title="x?>${words}">b`, '\\<img alt="\n\nb'],
    ['an escaped tag in HTML', `<div>\n\\<b title="${words}">a</div>`, '\n\\a'],
    ['text that is drawn faintly', '<span style="opacity: 0.9; font-size:0.8em">a</span>b', 'ab'],
  ])('hidden text is removed: %s', (_name, text, expected) => {
    const shown = sanitizeIncoming(text);
    expect(shown).toBe(expected);
    expect(sanitizeIncoming(shown)).toBe(shown);
  });

  test.each([
    ['an image', '![a\n```\n](x)'],
    ['a tag', 'x <b title="\n```\n">'],
    ['a tag in a line of its own', 'x\n<b title="\n```\n">\n'],
    ['a comment', 'x <!--\n```\n-->'],
    ['a comment in a list', '- <!--\n```\n-->'],
    ['a title', '[a]: x "\n```\n"'],
    ['a declaration', 'x<!X a\n```js\n>'],
    ['an element', '<p hidden>\n\n```\n</p>'],
    ['a footnote', '[^a]: x\n```\n'],
  ])('a comment after a fence that %s seems to contain is removed', (_name, text) => {
    const shown = sanitizeIncoming(`${text}\n\`\`\`\n<!-- ${words} -->\n`);
    expect(shown).not.toContain(words);
    expect(sanitizeIncoming(shown)).toBe(shown);
  });

  test('omits a text with markup that is too complex to parse', () => {
    expect(sanitizeIncoming('> '.repeat(30))).toMatch(/^\[Omitted: /);
    expect(sanitizeIncoming('<div>'.repeat(300))).toMatch(/^\[Omitted: /);
    expect(sanitizeIncoming('*a _b '.repeat(10_000))).toMatch(/^\[Omitted: /);
  });
});

test('keeps the markup of plain text', () => {
  expect(sanitizePlain('-<b>\u200b\r\n+&lt;<!-- c -->\u001b[0m')).toEqual({
    text: '-<b>\n+&lt;<!-- c -->',
    changes: [
      { kind: 'terminal-sequence', count: 1 },
      { kind: 'invisible-character', count: 1 },
    ],
  });
});

describe('any string', () => {
  // biome-ignore format: a list of signs
  const sign = fc.constantFrom('<!--', '-->', '--!>', '<b ', '<p hidden>', '</p>', '<img alt="', '<script>', '<![CDATA[', ']]>', '<', '>', '"', "'", '`', '``', '```', '~~~', '\n', '\n\n', ' ', '    ', '> ', '- ', '|', '![', '[', ']', '](', ']: ', '][', '(', ')', '[a]: b', '"c"', '\\', '&', '&lt;', '&amp;', '&#', '38;', '60;', 'amp;', 'lt;', '#', 'a', '\u200b', '\u200d', '\ufe0f', '👩', '\u001b', '[0m', 'ｂ', '\u0430b', '<pre>', '<br>', 'https://e.example', '| a |\n|---|\n| ', '<?', '```js x\n');
  const hostile = fc.oneof(
    { weight: 4, arbitrary: fc.array(sign, { maxLength: 24 }).map((signs) => signs.join('')) },
    { weight: 1, arbitrary: fc.string({ unit: 'binary', maxLength: 60 }) },
  );

  const numRuns = Number(process.env['SALLYPORT_FUZZ'] ?? 300);

  test('accepts any string and is idempotent', { timeout: 30_000 + numRuns * 10 }, () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const shown = seen(text);
        expect(sanitizeIncoming(shown)).toBe(shown);
        expect(shown).not.toMatch(/[\u200b\u{e0000}-\u{e0fff}\u001b]/u);
      }),
      { numRuns },
    );
  });

  // biome-ignore format: a list of signs
  test.each(['<', '<!--', '<a "', "<a '\"", '<a ', '</', '<![CDATA[', '<?', '&', '&amp;', '&#38;', '`', '`` ` ', '\\', '![', '[', '](', '](a "', '[a]: b "', '[a]: b\n', '<p hidden>', '<p style=', '\n', '\u200b', '\ud800', '\u001b[', 'ｂ', '\u0430b', '<!-', '> ', '- ', '  ```\n', '<pre>', '][a'])('%j repeated many thousand times is processed in linear time', (unit) => {
    expect(seen(unit.repeat(80_000 / unit.length))).toEqual(expect.any(String));
  });
});
