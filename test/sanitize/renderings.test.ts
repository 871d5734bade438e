import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { sanitizeOutgoing } from '../../src/sanitize/outgoing.js';
import { hasCmark, rendered } from '../doubles/cmark.js';
import { randomMarkdown } from '../doubles/random-markdown.js';

interface Rendering {
  readonly seed: number;
  readonly posted: string;
  readonly html: string;
}
const stored = JSON.parse(
  readFileSync(join(import.meta.dirname, '../fixtures/renderings.json'), 'utf8'),
) as readonly Rendering[];
const postedOf = (text: string) => sanitizeOutgoing(text, { hosts: ['github.com'], mentions: [] }).text;

describe('Markdown without hostile markup is shown as the model wrote it', () => {
  test('stored documents are posted in the form that GitHub was seen to show alike', () => {
    for (const { seed, posted } of stored) expect(postedOf(randomMarkdown(seed)), `seed ${String(seed)}`).toBe(posted);
  });

  test.skipIf(!hasCmark)("stored renderings are those of GitHub's renderer, and of what is posted", () => {
    for (const { seed, posted, html } of stored) {
      expect(rendered(randomMarkdown(seed)), `seed ${String(seed)}`).toBe(html);
      expect(rendered(posted), `seed ${String(seed)}`).toBe(html);
    }
  });

  test.skipIf(!hasCmark)('40 more documents are shown alike', () => {
    for (let seed = 1_001; seed <= 1_040; seed += 1) {
      const markdown = randomMarkdown(seed);
      const posted = postedOf(markdown);
      if (posted !== markdown) expect(rendered(posted), `seed ${String(seed)}`).toBe(rendered(markdown));
    }
  });
});
