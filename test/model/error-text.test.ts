import { expect, test } from 'vitest';
import { plainErrorText } from '../../src/model/error-text.js';

test.each([
  ['a key of usual length, also inside a word', 'sk-abcdef', 'bad xsk-abcdefx.', 'bad x***x'],
  ['a key of one letter as a word', 'k', 'Incorrect API key provided: k.', 'Incorrect API key provided: ***'],
  ['a key of three letters as a word', 'api', 'No api key: "api"', 'No *** key: "***"'],
  ['no key inside a word', 'k', 'Incorrect keys', 'Incorrect keys'],
  ['nothing without a key', '', 'Not found', 'Not found'],
])('the text of an error hides %s', (_claim, secret, text, shown) => {
  const context = { model: 'openai/x', keySource: 'api-key', secret, now: () => 0 };
  expect(plainErrorText(text, context)).toBe(shown);
});
