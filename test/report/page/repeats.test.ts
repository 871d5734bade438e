import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { restoreRepeats, unitsOf } from '../../../page/restore-repeats.js';
import { asPriorText, shortenRepeats } from '../../../src/report/page/shorten-repeats.js';

const sentence = 'A sentence that is long enough to be worth a reference, with “quotes” and 🎉. ';

describe('repeats in the blocks of the HTML report', () => {
  test('every text without control characters comes back unchanged', () => {
    const parts = fc.oneof(fc.constant(sentence), fc.constant('x'.repeat(50)), fc.string({ unit: 'grapheme' }));
    fc.assert(
      fc.property(fc.array(parts, { maxLength: 40 }), (pieces) => {
        const text = JSON.stringify(pieces.join(''));
        expect(restoreRepeats(shortenRepeats(text))).toBe(text);
      }),
    );
  });

  test('every text comes back with a text before it, however much they share', () => {
    const parts = fc.oneof(fc.constant(sentence), fc.constant('x'.repeat(50)), fc.string({ unit: 'grapheme' }));
    const texts = fc.array(parts, { maxLength: 40 }).map((pieces) => JSON.stringify(pieces.join('')));
    fc.assert(
      fc.property(texts, texts, (prior, text) => {
        expect(restoreRepeats(shortenRepeats(text, asPriorText(prior)), unitsOf(prior))).toBe(text);
      }),
    );
  });

  test('what the text before it has said is a short reference', () => {
    const prior = Array.from({ length: 20_000 }, (_, at) => String(Math.sin(at))).join('');
    expect(shortenRepeats(`x${prior}y`, asPriorText(prior)).length).toBeLessThan(1_000);
  });

  test.each(['', 'x', '\ufeffy', sentence, `${sentence}${sentence}`, 'ab'.repeat(5_000)])('"%s" comes back', (text) => {
    expect(restoreRepeats(shortenRepeats(text))).toBe(text);
  });

  test.each([1, 2, 3, 4, 5, 6, 7, 8])('a repeat after %i other characters is one reference to all of it', (between) => {
    const [text, other] = [JSON.stringify({ sentence }), 'x'.repeat(between)];
    expect(shortenRepeats(`${text}${other}${text}`)).toMatch(/^\d+\n[^\u0001]+\u00010,[0-9a-z]+;$/u);
  });

  test('what was said far before is a short reference', () => {
    const far = Array.from({ length: 20_000 }, (_, at) => String(Math.sin(at))).join('');
    const text = `${far}${sentence.repeat(3)}${far}`;
    expect(shortenRepeats(text).length).toBeLessThan(far.length + 1_000);
  });
});
