import { describe, expect, test } from 'vitest';
import { fenced, htmlCode } from '../../src/sanitize/code.js';
import { inlineCode, literalMarkdown, sentenceMarkdown } from '../../src/sanitize/literal.js';

describe('literal text', () => {
  test.each([
    ['a_b *c* [d](e) `f` | g # ~h~ \\', 'a\\_b \\*c\\* \\[d\\](e) \\`f\\` \\| g \\# \\~h\\~ \\\\'],
    ['<b> &amp; @user a@b', '&lt;b> &amp;amp; @&#8203;user a@&#8203;b'],
    ['two\n lines ', 'two lines'],
    ['fixes #12', 'fixes #&#8203;12'],
    ['see https://e.example/a_b?c. And (www.e.example)', 'see `https://e.example/a_b?c`. And (`www.e.example`)'],
    ['https://e.example/a|b', '`https://e.example/a`\\|b'],
  ])('literal text: %j', (text, expected) => {
    expect(literalMarkdown(text)).toBe(expected);
  });

  test.each([
    ['No rule allows `npm test`', 'No rule allows `npm test`'],
    ['`a` and `b|c` of <x>', '`a` and <code>b&#124;c</code> of &lt;x>'],
    ['No rule allows `echo `id``', 'No rule allows `echo `id<code></code>'],
    ['one ` alone', 'one \\` alone'],
    ['`a` ` ` @user `@user`', '`a` <code> </code> @&#8203;user `@user`'],
  ])('the quotes of %j are shown as code', (text, expected) => {
    expect(sentenceMarkdown(text)).toBe(expected);
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

  test('prevents HTML code from closing a tag', () => {
    expect(htmlCode('</code><script>')).toBe('<code>&#60;/code&#62;&#60;script&#62;</code>');
  });

  test('uses a fence that is longer than any inside', () => {
    expect(fenced('a\n`````\n```', '')).toBe('``````\na\n`````\n```\n``````');
  });
});
