import * as fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { sanitizeIncoming } from '../../src/sanitize/incoming.js';
import { sanitizeOutgoing } from '../../src/sanitize/outgoing.js';
import { outlineOf, pageOf } from './page.js';

// What we take for code, HTML and links against another parser of GitHub-flavoured Markdown. A longer search:
// SALLYPORT_FUZZ=100000 SALLYPORT_SEED=7 npx vitest run test/sanitize/page.test.ts
const parameters = {
  numRuns: Number(process.env['SALLYPORT_FUZZ'] ?? 500),
};

// A longer search takes its time.
vi.setConfig({ testTimeout: 30_000 + parameters.numRuns * 10 });

/** Pieces of Markdown; every % becomes a word that stands nowhere else. */
// biome-ignore format: a list of pieces
const pieces = ['%', '% ', ' ', '\n', '\n\n', '    ', '> ', '- ', '1. ', '# ', '`', '``', '```', '```\n', '~~~', '~~~\n', '```js %\n', '`%`', '<!--', '-->', '<!-- % -->', '--!>', '<!-->', '<b>', '</b>', '<b title="%">', '<img alt="%">', '<p hidden>%</p>', '<div>', '</div>', '<pre>', '</pre>', '<a href="https://e.example">', '</a>', '<br>', '<', '>', '"', "'", '<?', '?>', '<!X', '<![CDATA[', ']]>', '<script>', '</script>', '<style>', '</style>', '<textarea>', '<details>', '\n<details>\n', '</details>', '\n</details>\n', '<summary>', '</summary>', '<summary>%</summary>', '<kbd>', '</kbd>', '<sub>', '</sub>', '[%](https://e.example "%")', '[%](https://e.example)', '![%](https://e.example)', '![', '[', ']', '](', '](<https://e.example', ')', '[%]', '[a]: https://e.example "%"\n', '[%]: https://e.example\n', '[^%]', '[^a]: %\n', '[^a]', '[a]', '\\', '\\`', '&lt;', '&#60;!-- % -->', '&amp;', '|', '| a |\n|---|\n', '| % |\n', '| % | % |\n', '---\n', '===\n', '*', '**', '_', '~~', 'https://e.example', 'www.e.example', '<https://e.example>', '@octocat ', 'fixes #1 ', '\t', '  \n', '\\\n', '\u200b', '- [ ] ', '\u2028', '\u000c', '\u001b', '\u001b[0m', '\u001b]', '\u0007', '-\u200b->', '--\u200b>', '</\u200bp>', '</p\u200b>', '<\u200b!-- ', '?\u200b>'];
const markdown = fc.array(fc.constantFrom(...pieces), { maxLength: 14 }).map((chosen) => {
  let number = 0;
  return chosen.join('').replaceAll('%', () => `word${String((number += 1))}x`);
});

const wordsIn = (text: string): readonly string[] => [...text.matchAll(/word\d+x/g)].map(([word]) => word);

describe('untrusted text that the model reads', () => {
  test('shows the model no word that is not on the page', () => {
    fc.assert(
      fc.property(markdown, (text) => {
        const shown = new Set(wordsIn(pageOf(text).shown));
        expect(wordsIn(sanitizeIncoming(text)).filter((word) => !shown.has(word))).toEqual([]);
      }),
      parameters,
    );
  });
});

describe('what a model posts', () => {
  const options = { hosts: ['good.example'], mentions: [] };

  test("renders a model's post without HTML beyond a few harmless tags, images and external links", () => {
    fc.assert(
      fc.property(markdown, (text) => {
        const { html, images, addresses, prose } = pageOf(sanitizeOutgoing(text, options).text);
        // What names no host stays in the repository.
        const away = addresses.filter((address) => /^[a-z]+:|^\/\//i.test(address));
        const others = html.filter((name) => !['details', 'summary', 'sub', 'kbd', 'br'].includes(name));
        expect({ others, images, away }).toEqual({ others: [], images: 0, away: [] });
        expect(prose).not.toMatch(/(?<![\w`])@octocat|\bfixes #1/i);
      }),
      parameters,
    );
  });

  test("no tag of a model's post ends a section around it or contains what follows it", () => {
    fc.assert(
      fc.property(markdown, (text) => {
        const posted = sanitizeOutgoing(text, options).text;
        const outline = outlineOf(`<details>\n\n${posted}\n\n# within\n\n</details>\n\n# after`);
        expect(outline).toMatchObject({ within: ['details'], after: [] });
      }),
      parameters,
    );
  });

  test("hides no word of a model's post", () => {
    fc.assert(
      fc.property(markdown, (text) => {
        const posted = sanitizeOutgoing(text, options).text;
        const shown = new Set(wordsIn(pageOf(posted).shown));
        expect(wordsIn(posted).filter((word) => !shown.has(word))).toEqual([]);
      }),
      parameters,
    );
  });
});
