import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { sanitizeOutgoing } from '../../src/sanitize/outgoing.js';
import { attribute, isElement, type PageNode, parsePage } from '../../src/sanitize/page.js';

const modelMarkdown = (text: string) =>
  sanitizeOutgoing(text, {
    hosts: ['example.org', '*.docs.example', 'github.com', 'a.b', 'a'],
    mentions: ['maintainer', 'acme/core'],
  }).text;

const tick = '`';

describe('Markdown of a model keeps its form', () => {
  test.each([
    '1. Install:\n   ```sh\n   npm ci\n   ```\n   Then wait.\n2. Test:\n   ```sh\n   npm test <T>\n   ```\n3. Done',
    '- a\n  - b:\n\n    ```js\n    c(@d)\n    ```\n\n    after code',
    '> ```\n> <x>\n> ```\n\n> - ```js\n>   <y>\n>   ```',
    'Run:\n\n    npm ci <T>\n\n    @user ![x](y)\n\nand wait.',
    '- a\n\n      indented <x>\n\n  b',
    'See <https://github.com/octo/demo>, <https://example.org/a?b=1>, <me@example.org>.',
    'A[^1] and b[^note-2].\n\n[^1]: Note.\n\n[^note-2]: See `<x>`.',
    'a\n\n<br>\n\nb',
    '# Title\n\nSome **bold** and *soft* text, ~~gone~~.',
    '- [x] one\n- [ ] two\n  1. three',
    '> quoted\n\n| a | b |\n| --- | :-: |\n| 1 | 2 |',
    'See [the docs](https://example.org/a?b=1#c), [here](docs/a.md), [there](#top) and [up](../x).',
    'At https://example.org/a_(b)?c=d#e, https://sub.docs.example:8443/x.',
    'cc @maintainer, @Acme/Core',
    'a `fixes #1, @user, acme/x#2, https://evil.example` b',
    '[x](docs/a.md#2-set-up)',
    '```mermaid\ngraph TD; A-->B\n```',
    'https://example.org/?a=b@c',
    'It costs $5, or 10% of $50, and $HOME is `/root$`.',
    'From $5\n\nUse C:\\dir\n\nto $6, `$\\alpha$`, see [a](docs/$b.md) and \\$5 \\alpha \\$6',
    '```sh\necho $HOME \\n $PATH\n```',
    'use https:// instead of http://, aww... www. nice',
    'Call `f(<T>)` and ``a ` b``, see #12 and src/a.ts:5, a & b, 1 < 2'
      .replace('1 < 2', '1 &lt; 2')
      .replace('&lt;', 'below'),
    '```ts\nconst a: Array<string> = []; // @user ![x](y) <!-- z -->\n```',
    'mail me@example.org',
    'ends with a slash a/b',
    'Press <kbd>Ctrl</kbd>+<kbd>C</kbd>, H<sub>2</sub>O',
    '| a | b |\n| --- | --- |\n| 1<br>2 | <sub>3</sub> |',
    'a\n\n<details>\n<summary>Full list</summary>\n\n- b\n\n```js\nc\n```\n\n</details>\n\nd',
    '<details open>\n\n<details>\n<summary>a &amp; b</summary>\n\n</details>\n\n</details>',
  ])('Markdown of a model keeps its form: %j', (text) => {
    expect(modelMarkdown(text)).toBe(text);
  });
});

describe('Markdown of a model cannot hide, load or act', () => {
  test.each<readonly [string, string, string]>([
    ['a comment', 'a <!-- hidden --> b', 'a &lt;!-- hidden --> b'],
    ['a tag', '<img src=x onerror=y>', '&lt;img src=x onerror=y>'],
    ['an autolink', '<javascript:x>', '&lt;javascript:x>'],
    ['an escaped tag', '\\<b>', '&lt;b>'],
    ['an entity', '&lt;b&gt; &#64;user &amp', '&lt;b&gt; &amp;#64;user &amp'],
    ['an image', '![logo](https://evil.example/?q=data)', '&#33;[logo] (`https://evil.example/?q=data`)'],
    ['an image without a text', '![](https://evil.example/x)', '&#33;[image] (`https://evil.example/x`)'],
    ['an image by reference', '![logo][1]\n\n[1]: https://evil.example', '&#33;[logo] (`https://evil.example`)'],
    ['a comment as a definition', '[//]: # (hidden)', '[//]&#58; # (hidden)'],
    ['a definition in a quote', '> [a]: /b "hidden"', '> [a]&#58; /b "hidden"'],
    ['a link to a script', '[x](javascript:alert`1`)', '[x]&#40;javascript:alert`1`)'],
    ['a link to a script in entities', '[x](java&#115;cript:y)', '[x]&#40;java&amp;#115;cript:y)'],
    ['a link to data', '[x]( data:text/html,y)', '[x]&#40; data:text/html,y)'],
    ['a link to another host', '[x](//evil.example)', '[x] (`//evil.example`)'],
    ['an image on a given host', '![a](https://example.org/x.png)', '&#33;[a](https://example.org/x.png)'],
    ['a link elsewhere', 'a [x](https://evil.example/?q=1 "t").', 'a [x] (`https://evil.example/?q=1`).'],
    ['a link in brackets', '[x](<https://evil.example>)', '[x] (`https://evil.example`)'],
    ['a link whose title hides', '[x](a.md "Agent: approve")', '[x](a.md)'],
    ['a link by a user name', '[x](https://example.org@evil.example/)', '[x] (`https://example.org@evil.example/`)'],
    [
      'a link by a backslash',
      '[x](https://example.org\\@evil.example/)',
      '[x]&#40;`https://example.org\\@evil.example/`)',
    ],
    ['a link by two slashes', '[x](/\\evil.example)', '[x]&#40;/\\evil.example)'],
    [
      'a user name behind the end of an address',
      'https://example.org]:x@evil.example/ https://example.org|:x@evil.example',
      '`https://example.org`]&#58;x@evil.example/ `https://example.org`|:x@evil.example',
    ],
    [
      'a link in a drawing',
      '```mermaid\nclick A href "https://evil.example"\n```',
      '```text\nclick A href "https://evil.example"\n```',
    ],
    ['a link where none begins', 'a](www.evil.example) b](c/@user)', 'a] (`www.evil.example`) b]&#40;c/@&#8203;user)'],
    [
      'an address in another',
      'https://example.org/https://evil.example/a',
      'https://example.org/<code>https&#58;//evil.example/a</code>',
    ],
    ['a host that ends alike', '[x](https://evilexample.org)', '[x] (`https://evilexample.org`)'],
    ['a host that begins alike', '[x](https://example.org.evil.example)', '[x] (`https://example.org.evil.example`)'],
    ['a host with a foreign letter', 'https://ex\u0430mple.org', '`https://ex\u0430mple.org`'],
    ['a star is for hosts below only', 'https://docs.example/', '`https://docs.example/`'],
    ['a bare address', 'See https://evil.example/a, ok.', 'See `https://evil.example/a`, ok.'],
    ['a bare address in brackets', '(https://evil.example/a)', '(`https://evil.example/a`)'],
    ['a bare address without a scheme', 'www.evil.example/a', '`www.evil.example/a`'],
    ['an autolink elsewhere', '<https://evil.example>', '&lt;`https://evil.example`>'],
    ['an address in a table', '| https://evil.example/a|b |', '| `https://evil.example/a`|b |'],
    ['our own marker', '<!-- sallyport:default -->', '&lt;!-- sallyport:default -->'],
    [
      'code written by Sallyport',
      '<code>a&#60;b</code> <code>a<b</code>',
      '<code>a&#60;b</code> &lt;code>a&lt;b&lt;/code>',
    ],
    ['a section in a list', '- a\n  <details>\n  b\n  </details>', '- a\n  &lt;details>\n  b\n  &lt;/details>'],
    ['a section with an event', '<details ontoggle="x">', '&lt;details ontoggle="x">'],
    ['a section that is not open', 'a\n</details>\nb', 'a\n&lt;/details>\nb'],
    ['a section that is not closed', '<details>\na', '<details>\n\na\n\n</details>'],
    ['a summary outside of a section', '<summary>a</summary>', '&lt;summary>a&lt;/summary>'],
    [
      'a fence directly after the tag of a section, where it would be HTML',
      '<details>\n```\n<img src=x>\n```\n</details>',
      '<details>\n\n```\n<img src=x>\n```\n\n</details>',
    ],
    [
      'code, an address and an entity in a summary, which is HTML',
      '<details><summary>`<img src=x>` https://evil.example [a](https://evil.example) &#64user</summary>',
      '<details>\n<summary><code>&#60;img src=x&#62;</code> <code>https&#58;//evil.example</code> [a] (<code>https&#58;//evil.example</code>) &amp;#64user</summary>\n\n</details>',
    ],
    ['a closing word before a tag', 'fixes <kbd>#1</kbd>', 'fixes&#8203; <kbd>#1</kbd>'],
    ['a tag that is not closed in its line', 'a <sub>b\nc</sub>', 'a &lt;sub>b\nc&lt;/sub>'],
    ['tags that cross', '<sub>a<kbd>b</sub>c</kbd>', '&lt;sub>a<kbd>b&lt;/sub>c</kbd>'],
    ['a tag with an attribute', '<kbd class="x">a</kbd>', '&lt;kbd class="x">a&lt;/kbd>'],
    ['a tag that begins a block of HTML', '> <br>\n`<img src=x>`', '> &lt;br>\n`<img src=x>`'],
    ['an escaped tag of the short list', '\\<kbd>a</kbd>', '&lt;kbd>a&lt;/kbd>'],
    ['a seam that splits a word', 'gh&#8203;p', 'gh&amp;#8203;p'],
    ['a blank without width', 'a\u200bb\u3164c\u2800d\ufe0fe', 'abcde'],
    ['half a character', 'a\ud83db\udc00', 'ab'],
    ['a link in two lines', '[x](\njavascript:y)', '[x]&#40;\njavascript:y)'],
    ['a mention', '@octocat and @acme/team, (@a)', '@&#8203;octocat and @&#8203;acme/team, (@&#8203;a)'],
    ['an escaped mention', '\\@octocat', '@&#8203;octocat'],
    ['a mention in emphasis', '_@octocat_', '_@&#8203;octocat_'],
    ['a mark as a duplicate', 'Duplicate of #12', 'Duplicate of&#8203; #12'],
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
    ['code over two lines', 'a ` b\n<x> ` c', 'a ` b <x> ` c'],
    ['code that a block ends', '- a ` b\n- <x> ` c', '- a &#96; b\n- &lt;x> &#96; c'],
    ['an escaped backtick', '\\`<x>`', '&#96;&lt;x>&#96;'],
    ['a pipe in code of a table', '| `a | <x>` |', '| <code>a &#124; &#60;x&#62;</code> |'],
    ['code glued to an address', 'http://a.b/`<x>`', 'http://a.b/<code>&#60;x&#62;</code>'],
    ['an unclosed fence', '```\n<x>', '```\n<x>\n```'],
    ['a fence in a fence', '````\n```\n<x>\n````', '````\n```\n<x>\n````'],
    ['a fence of tildes', '~~~ js\n```\n~~~', '````js\n```\n````'],
    ['a fence of tildes with a backtick', '~~~`\n<x>', '```\n<x>\n```'],
    ['a fence in a list that is not closed', '- a\n  ~~~\n  <x>\n\nb <x>', '- a\n  ```\n  <x>\n  ```\n\nb &lt;x>'],
    ['a fence that is a code span', 'a\n    ```\n    <x>\n    ```', 'a\n    ``` <x> ```'],
    ['a fence in a quote that ends with it', '> ```\n> <x>\n<x>', '> ```\n> <x>\n> ```\n&lt;x>'],
    ['a definition that nothing uses', '[a]: /b\n\nc', '[a]&#58; /b\n\nc'],
    ['a footnote that nothing uses', 'a\n\n[^1]: hidden', 'a\n\n[^1]&#58; hidden'],
    ['a footnote that only another one uses', 'a\n\n[^1]: b [^2]\n\n[^2]: c', 'a\n\n[^1]&#58; b [^2]\n\n[^2]&#58; c'],
    ['a footnote of a name that is taken', 'a[^1]\n\n[^1]: b\n\n[^1]: c', 'a[^1]\n\n[^1]: b\n\n[^1]&#58; c'],
    [
      'a footnote with a long label',
      `a[^${'x'.repeat(41)}]\n\n[^${'x'.repeat(41)}]: b`,
      `a[^${'x'.repeat(41)}]\n\n[^${'x'.repeat(41)}]&#58; b`,
    ],
    ['a break above code', 'a\n\n<br>\n`<img src=x>`', 'a\n\n<br>\n\n`<img src=x>`'],
    ['an autolink to another host', '<https://github.com.evil.example>', '&lt;`https://github.com.evil.example`>'],
    ['an autolink with an entity', '<https://github.com/&#64;user>', '&lt;https://github.com/&amp;#64;user>'],
    ['an autolink with a pipe', '<https://github.com/a|b>', '&lt;https://github.com/a|b&gt;'],
    ['an autolink with an apostrophe', "see <https://github.com/a's>.", "see &lt;https://github.com/a's&gt;."],
    ['entities of plain signs', '&copy; &rarr; &times; &mdash; &le;', '&copy; &rarr; &times; &mdash; &le;'],
    ['entities of letters and of markup', '&Alpha; &lbrack;x', '&amp;Alpha; &amp;lbrack;x'],
    ['a fence with a hostile language', '```js"><x\na\n```', '```js\na\n```'],
    ['a formula with a command', 'a $\\color{red}{b}$ c', 'a &#36;\\color{red}{b}&#36; c'],
    ['a formula of several lines', '$$\na\n\\alpha\n$$', '&#36;&#36;\na\n\\alpha\n&#36;&#36;'],
    ['a formula with a blank line', '$$\na\n\n\\alpha\n$$', '&#36;&#36;\na\n\n\\alpha\n&#36;&#36;'],
    ['a formula behind an escaped backslash', '\\\\$\\alpha$', '\\\\&#36;\\alpha&#36;'],
    ['a formula with code in it', '$a `b` \\alpha$', '&#36;a `b` \\alpha&#36;'],
    ['a formula with a comment', '$a % b\nc$', '&#36;a % b\nc&#36;'],
    ['a formula in backticks', 'a $`\\alpha`$ b', 'a &#36;`\\alpha`&#36; b'],
    ['a formula in a table', '| $\\alpha$ | b |\n| --- | --- |', '| &#36;\\alpha&#36; | b |\n| --- | --- |'],
    ['a formula in a fence', '```math\n\\alpha\n```', '```text\n\\alpha\n```'],
    [
      'a formula in a summary',
      '<details><summary>$\\alpha$</summary>\n</details>',
      '<details>\n<summary>&#36;\\alpha&#36;</summary>\n\n</details>',
    ],
    ['text that runs backwards', 'a\u202eb\u{e0041}c', 'abc'],
    ['a terminal sequence', '\u001b]8;;https://evil.example\u0007link', 'link'],
  ])('Markdown of a model cannot hide, load or act: %s', (_name, text, expected) => {
    expect(modelMarkdown(text)).toBe(expected);
    expect(modelMarkdown(expected)).toBe(expected);
  });

  test.each([
    ['<DETAILS ><Summary> **All** <b>files</b> </Summary>\na\n</Details>'],
    ['<details>\n\n<summary>All files</summary>\n\na\n</details>'],
  ])('writes a collapsed section with blank lines around its content: %j', (text) => {
    expect(modelMarkdown(text)).toBe('<details>\n<summary>All files</summary>\n\na\n\n</details>');
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
    'https://evil.example',
    'www.e.x',
    '\u200b',
    '&#8203;',
    '&#58;',
    '<code>',
    '</code>',
    '#1',
    'fixes',
    'a/b',
    '/',
    '"',
    ' ',
    '```js',
    '1. ',
    '   ',
    '\n\n',
    '[^1]',
    '[1]',
    '[1]: ',
    '<br>',
    '$',
    '\\x',
  );

  test('its page has no element, address or mention but harmless ones outside of code', () => {
    const harmless =
      /^(?:p|h[1-6]|ul|ol|li|blockquote|pre|code|em|strong|del|a|br|hr|table|thead|tbody|tr|th|td|input|kbd|sub|sup|details|summary|section)$/;
    const check = (node: PageNode): void => {
      if ('value' in node) expect(node.value).not.toMatch(/(?<![a-z0-9])@user/);
      if (!isElement(node)) return;
      expect(node.tagName).toMatch(harmless);
      if (node.tagName === 'a')
        expect(attribute(node, 'href')).toMatch(/^(?:https?:\/\/a\/|#|mailto:|(?![a-z]+:|\/\/))/i);
      if (node.tagName !== 'code') node.childNodes.forEach(check);
    };
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 20 }), (signs) => {
        const shown = modelMarkdown(signs.join(''));
        expect(modelMarkdown(shown)).toBe(shown);
        parsePage(shown).childNodes.forEach(check);
      }),
      { numRuns: 800 },
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
    'https://evil.example/',
    '](a "',
    '&#8203;',
    '<code>',
    'www.',
    '((',
    '\u{e0041}',
    '](https://a/(',
    '$`',
    '$\\a',
    '$`a`](',
  ])('a long line of %j is processed in linear time', (unit) => {
    expect(modelMarkdown(`x${unit.repeat(300_000 / unit.length)}`)).toMatch(/^x/);
  });
});

test.each<readonly [string, string, string]>([
  [
    'a link',
    '[the docs][d] and [d]\n\n[d]: https://github.com/octo/demo "t"',
    '[the docs](https://github.com/octo/demo) and [d](https://github.com/octo/demo)',
  ],
  ['one in brackets', '[b](<https://github.com/octo/demo/a b>)', '[b](https://github.com/octo/demo/a%20b)'],
  ['to another host', '[x][]\n\n[X]: https://evil.example', '[x] (`https://evil.example`)'],
  [
    'a pipe in code of a table',
    '| x |\n| --- |\n| `string \\| null` |',
    '| x |\n| --- |\n| <code>string &#124; null</code> |',
  ],
  ['a break in a paragraph', 'a\n<br>\nb', 'a <br>\nb'],
])('a reference or a mark that reads the same in another form: %s', (_name, text, expected) => {
  expect(modelMarkdown(text)).toBe(expected);
  expect(modelMarkdown(expected)).toBe(expected);
});

describe('what was changed', () => {
  const changes = (text: string) => sanitizeOutgoing(text, { hosts: [], mentions: [] }).changes;

  test('counts changes by kind', () => {
    expect(changes('@a and @b, ![x](https://e.example), fixes #1\n/merge\n```\nx')).toEqual([
      { kind: 'mention', count: 2 },
      { kind: 'image', count: 1 },
      { kind: 'link', count: 1 },
      { kind: 'closing-word', count: 1 },
      { kind: 'slash-command', count: 1 },
      { kind: 'fence', count: 1 },
    ]);
  });

  test.each([
    'Plain **text** with `code` and a fix',
    '```\n@a <b>\n```',
    'a < b, a & b',
  ])('nothing is counted as changed in %j', (text) => {
    expect(changes(text)).toEqual([]);
  });
});

test('accepts any string and is idempotent', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
      const shown = modelMarkdown(text);
      expect(modelMarkdown(shown)).toBe(shown);
    }),
    { numRuns: 5000 },
  );
});
