import { describe, expect, test } from 'vitest';
import { terminalText } from '../../../src/tools/bash/terminal-text.js';

describe('output as a terminal shows it', () => {
  test.each([
    ['a progress line', '\rprogress 1%\rprogress 2%\rprogress 100%\ndone\n', 'progress 100%\ndone\n'],
    ['a progress line that ends with a return', 'a 1%\ra 2%\r\nnext', 'a 2%\nnext'],
    ['a line that is cleared at its end', '50%\r   \rdone', 'done'],
    ['lines of Windows', 'one\r\ntwo\r\n', 'one\ntwo\n'],
    ['an erased line', 'working\u001b[2K\rready\n', 'ready\n'],
    ['an erased rest', 'loading…\r\u001b[Kok\n', 'ok\n'],
    ['backspaces of a spinner', 'wait |\b/\b-\b\\\b done', 'wait  done'],
    ['backspaces that erase', 'Reading 5%\b\b\b 10%', 'Reading 10%'],
    ['standard error with its mark', '2| get 1%\rget 99%\n2| plain\n', '2| get 99%\n2| plain\n'],
    ['colors', '\u001b[31mred\u001b[0m\n', 'red\n'],
    ['text without any of these', 'a\tb\n\n c', 'a\tb\n\n c'],
    ['an empty line', '\r\n\r', '\n'],
  ])('%s', (_, output, shown) => {
    expect(terminalText(output)).toBe(shown);
  });

  test('two thousand steps of progress become one', () => {
    const steps = Array.from({ length: 2_000 }, (_, step) => `\rprogress ${String(step)}%`).join('');
    expect(terminalText(`${steps}\nbuilt\n`)).toBe('progress 1999%\nbuilt\n');
  });
});
