import { expect, test } from 'vitest';
import { supportsColor } from '../../../src/platform/terminal/color.js';

test.each([
  [false, {}, false],
  [true, {}, true],
  [true, { NO_COLOR: '1' }, false],
  [true, { NO_COLOR: '' }, true],
  [false, { FORCE_COLOR: '1' }, true],
  [false, { FORCE_COLOR: 'true' }, true],
  [false, { FORCE_COLOR: '' }, false],
  [true, { FORCE_COLOR: '0' }, false],
  [true, { FORCE_COLOR: 'false' }, false],
  [false, { FORCE_COLOR: '3', NO_COLOR: '1' }, false],
])('a stream (terminal: %s) with the environment %j supports colors: %s', (isTerminal, environment, expected) => {
  expect(supportsColor(isTerminal, environment)).toBe(expected);
});
