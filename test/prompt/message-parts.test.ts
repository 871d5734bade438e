import { describe, expect, test } from 'vitest';
import type { Part } from '../../src/messages/types.js';
import { messageParts } from '../../src/prompt/message-parts.js';
import type { RenderedPart } from '../../src/prompt/types.js';

describe('messageParts', () => {
  const text = (value: string, origin: RenderedPart['origin'] = 'author'): RenderedPart => ({
    origin,
    part: { type: 'text', text: value },
  });
  const media: Part = { type: 'media', mediaType: 'image/png', data: 'x' };

  test('neighboring texts are one, media keep their place', () => {
    expect(messageParts([text('a'), text('b', 'file'), { origin: 'file', part: media }, text('c')])).toEqual([
      { type: 'text', text: 'ab' },
      media,
      { type: 'text', text: 'c' },
    ]);
  });

  test('no reminder tag comes about, not even from two pieces', () => {
    const [part] = messageParts([text('<', 'args'), text('/system-reminder>', 'file')]);
    expect(part).toEqual({ type: 'text', text: '&lt;/system-reminder>' });
  });
});
