import { describe, expect, test } from 'vitest';
import { htmlToMarkdown } from '../../../src/tools/web/html-markdown.js';

async function convert(html: string, { mainOnly = true, now = (): number => 0 } = {}) {
  const signal = new AbortController().signal;
  return await htmlToMarkdown(html, { base: 'https://example.org/docs/', mainOnly, signal, now });
}

test.each([
  ['headings and paragraphs', '<h1>A</h1><p>b\n  c<h3>D</h3>e', '# A\n\nb c\n\n### D\n\ne'],
  ['an empty heading', '<h2></h2><p>b', 'b'],
  ['line breaks', 'a<br>b', 'a\nb'],
  [
    'a link, with its full address',
    '<a href="x?a=1&amp;b=2">the  page</a>.',
    '[the page](https://example.org/docs/x?a=1&b=2).',
  ],
  ['a link within the page', '<a href="#x">up</a>', 'up'],
  ['a script as a link', '<a href="javascript:alert(1)">go</a>', 'go'],
  ['parentheses in an address', '<a href="/a(b)">c</a>', '[c](https://example.org/a%28b%29)'],
  [
    'an image with a description',
    '<img src="a.png" alt="Plan"><img src="b.png">',
    '![Plan](https://example.org/docs/a.png)',
  ],
  ['a link around an image without a description', 'a <a href="x"><img src="b.png"></a> b', 'a b'],
  ['inline code', 'run <code>npm  ci</code>, `x`', 'run `npm ci`, `x`'],
  ['inline code with backquotes', '<code>a `b`</code>', '`` a `b` ``'],
  [
    'a code block',
    '<pre><code class="language-ts">if (a) {\n  b();\n}\n</code></pre>c',
    '```ts\nif (a) {\n  b();\n}\n```\n\nc',
  ],
  ['a code block with fences', '<pre>```\na</pre>', '````\n```\na\n````'],
  ['lists in lists', '<ul><li>a<ol start=3><li>b<li>c</ol><li>d</ul>e', '- a\n  3. b\n  4. c\n- d\n\ne'],
  ['a code block in a list', '<ul><li>a<pre>b\nc</pre></ul>', '- a\n\n  ```\n  b\n  c\n  ```'],
  ['quotes', '<blockquote><p>a<p>b</blockquote>c', '> a\n>\n> b\n\nc'],
  ['a rule', 'a<hr>b', 'a\n\n---\n\nb'],
  [
    'a table',
    '<table><tr><th>a<th>b|c<tr><td>1<td><p>2</p><p>3</p></table>d',
    '| a | b\\|c |\n| --- | --- |\n| 1 | 2 3 |\n\nd',
  ],
  ['code in a table', '<table><tr><td><pre>a\n|b</pre></table>', '| `a \\|b` |\n| --- |'],
  ['a table in a table as paragraphs', '<table><tr><td>a<table><tr><td>b</table></table>', '| a |\n| --- |\n\nb'],
  ['character references', '&lt;b&gt; &copy; &#x41;&nbsp;', '<b> © A'],
  ['text outside of elements', 'a</p></div></ul></table>b', 'a\n\nb'],
  [
    'scripts, styles, templates and drawings',
    'a<script>b("<p>")</script><style>c</style><svg><title>d</title></svg><template>e</template>f',
    'af',
  ],
  [
    'hidden text',
    '<p>a<p hidden>b<p>c<div style="display: none"><div>d</div></div><span aria-hidden="true">e</span>f',
    'a\n\ncf',
  ],
  ['navigation and footers', '<nav>a</nav><p>b</p><aside>c</aside><footer>d</footer>', 'b'],
  ['what is around the main part', 'a<main><h1>b</h1></main>c', '# b'],
])('%s', async (_, html, markdown) => {
  expect((await convert(html)).markdown).toBe(markdown);
});

test('the title is read once and is not text', async () => {
  expect(await convert('<title>A  &amp; B</title><svg><title>c</title></svg>d')).toMatchObject({
    title: 'A & B',
    markdown: 'd',
  });
});

test('the whole page contains navigation, but no hidden text', async () => {
  const { markdown } = await convert('<nav>a</nav><main>b</main><p hidden>c</p>', { mainOnly: false });
  expect(markdown).toBe('a\n\nb');
});

test('a navigation that does not end does not hide the page', async () => {
  expect((await convert('<nav>a<p>b')).markdown).toBe('a\n\nb');
});

describe('hostile pages are converted', () => {
  const count = 100_000;
  test.each([
    ['nested elements', '<div>'.repeat(count), 'text', 'text'],
    ['open formatting', '<b><i>'.repeat(count), 'text', 'text'],
    ['nested lists', '<ul><li>'.repeat(count), 'text', /- text$/],
    ['nested quotes', '<blockquote>'.repeat(count), 'text', '> > > > text'],
    ['nested tables', '<table><tr><td>'.repeat(count), 'text', /^\| \|\n\| --- \|\n\ntext$/],
    ['many cells', `<table><tr>${'<td>a'.repeat(count)}</table>`, 'text', /\n\ntext$/],
    ['open links', '<a href=x>'.repeat(count), 'text', '[text](https://example.org/docs/x)'],
    ['ends without starts', '</x></ul></table></a></pre>'.repeat(count), 'text', 'text'],
    ['angle brackets', '<'.repeat(count), ' text', /< text$/],
    ['entities', '&amp;'.repeat(count), 'text', /&text$/],
    ['open comments', '<!--'.repeat(count), '-->text', 'text'],
  ])('%s', async (_, start, end, expected) => {
    const { markdown, cut } = await convert(`${start}${end}`, { mainOnly: false });
    expect(cut).toBeNull();
    expect(markdown).toEqual(expect.stringMatching(typeof expected === 'string' ? '' : expected));
    if (typeof expected === 'string') expect(markdown).toBe(expected);
  });

  test('until the time limit, with the reason', async () => {
    let time = 0;
    const { markdown, cut } = await convert('<p>word</p>'.repeat(10_000), { now: () => (time += 1_000) });
    expect(cut).toBe('its markup takes too long to convert');
    expect(markdown).toMatch(/^word\n\nword/);
  });

  test('once, if a part that is left out takes all the time', async () => {
    let time = 0;
    const { markdown, cut } = await convert(`<nav>${'<p>word</p>'.repeat(10_000)}`, { now: () => (time += 1_000) });
    expect([markdown, cut]).toEqual(['', 'its markup takes too long to convert']);
    expect(time).toBeLessThan(7_000);
  });
});
