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

  test('joins adjacent texts and keeps media in place', () => {
    expect(messageParts([text('a'), text('b', 'file'), { origin: 'file', part: media }, text('c')])).toEqual([
      { type: 'text', text: 'ab' },
      media,
      { type: 'text', text: 'c' },
    ]);
  });

  test('prevents a reminder tag, even one assembled from two parts', () => {
    const [part] = messageParts([text('<', 'args'), text('/system-reminder>', 'file')]);
    expect(part).toEqual({ type: 'text', text: '&lt;/system-reminder>' });
  });
});
