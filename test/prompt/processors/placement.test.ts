import { describe, expect, test } from 'vitest';
import { quotedPlaceholders } from '../../../src/prompt/processors/placement.js';
import rows from '../../cases/prompt/placement.json' with { type: 'json' };

describe('quotedPlaceholders', () => {
  test.each(rows)('quotedPlaceholders: $name: $command', async ({ command, inside }) => {
    const found = await quotedPlaceholders(command.split('{{args}}'));
    expect(found.map((place) => place.inside)).toEqual(inside);
  });

  test('returns the indexes of the quoted placeholders', async () => {
    const command = 'a {{args}} "{{args}}" \'{{args}}\'';
    const found = await quotedPlaceholders(command.split('{{args}}'));
    expect(found.map(({ index }) => index)).toEqual([1, 2]);
  });

  test('is not confused by words that look like its own markers', async () => {
    const found = await quotedPlaceholders(['placeholder0x "', '" placeholderx0x']);
    expect(found.map((place) => place.inside)).toEqual(['double quotes']);
  });
});
