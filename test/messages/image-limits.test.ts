import { expect, test } from 'vitest';
import { createHistory } from '../../src/messages/history.js';
import type { ModelMessage, Part } from '../../src/messages/types.js';

const image = (side: number, name: string): Part => {
  const head = Buffer.alloc(24);
  head.write('\x89PNG\r\n\x1a\n', 0, 'latin1');
  head.writeUInt32BE(side, 16);
  head.writeUInt32BE(side, 20);
  const data = Buffer.concat([head, Buffer.from('IEND\xae\x42\x60\x82', 'latin1')]).toString('base64');
  return { type: 'media', mediaType: 'image/png', data, name };
};

const images = (count: number, side: number): readonly Part[] =>
  Array.from({ length: count }, (_, index) => image(side, `${String(side)}-${String(index)}.png`));

const partsIn = (messages: readonly ModelMessage[]): readonly Part[] =>
  messages.flatMap((message) => {
    if (message.role === 'assistant') return [];
    return message.role === 'user' ? message.parts : message.results.flatMap((result) => result.parts);
  });

/** Each group is sent before the next one is appended: the first as the prompt, the others as results. */
function conversation(groups: readonly (readonly Part[])[]) {
  const history = createHistory();
  const requests = groups.map((parts, index) => {
    const id = `call${String(index)}`;
    if (index === 0) history.append({ role: 'user', visibility: 'everyone', parts });
    else {
      history.append({ role: 'assistant', parts: [{ type: 'tool-call', id, name: 'Read', input: {} }] });
      history.append({ role: 'tool', results: [{ type: 'tool-result', id, name: 'Read', parts, isError: false }] });
    }
    return history.render();
  });
  return { history, requests };
}

test.each<[string, readonly (readonly Part[])[], number, string | null]>([
  ['20 large images stay', [images(20, 3_000)], 20, null],
  ['100 small images stay', [images(60, 2_000), images(40, 2_000)], 100, null],
  ['the 101st image is omitted', [images(60, 100), images(41, 100)], 100, 'contains 100 images'],
  ['a large image after 20 small ones is omitted', [images(20, 100), images(1, 2_001)], 20, 'no side of any'],
  ['a small image after 20 with a large one is omitted', [images(20, 2_001), images(1, 100)], 20, 'an earlier one'],
  ['a large image is omitted and small ones after it stay', [images(20, 9), images(1, 2_001), images(3, 8)], 23, null],
])('%s', (_name, groups, kept, sentence) => {
  const { requests } = conversation(groups);
  const parts = partsIn(requests.at(-1) ?? []);
  expect(parts.filter(({ type }) => type === 'media')).toHaveLength(kept);
  const texts = parts.map((part) => (part.type === 'text' ? part.text : '')).join('\n');
  if (sentence !== null) expect(texts).toContain(sentence);
});

test('an image that is omitted changes nothing that was sent before', () => {
  const { requests } = conversation([images(20, 2_001), images(2, 100), images(1, 5_000)]);
  for (const [index, request] of requests.entries()) {
    expect(requests[index + 1]?.slice(0, request.length) ?? request).toEqual(request);
  }
});

test('after compaction, only the images that are left count', () => {
  const { history, requests } = conversation([images(1, 100), images(19, 3_000)]);
  history.restart(requests[0] ?? []);
  history.append({ role: 'user', visibility: 'everyone', parts: images(30, 2_000) });
  expect(partsIn(history.render()).filter(({ type }) => type === 'media')).toHaveLength(31);
});
