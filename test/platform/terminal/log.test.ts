import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { plainText } from '../../../src/plain-text.js';
import { createLog } from '../../../src/platform/terminal/log.js';
import {
  escapeData,
  maskCommands,
  neutralize,
  workflowCommand,
} from '../../../src/platform/terminal/workflow-commands.js';

/** Reads a log as the runner does: lines end at CR or LF, and both forms of a command are recognized. */
function commandsIn(log: string): readonly string[] {
  const ignorable = /(?!\t)[\p{Cf}\p{DI}\p{Cc}]/gu;
  return log.split(/\r\n|\r|\n/).filter((line) => {
    const seen = line.replace(ignorable, '').trimStart();
    return seen.startsWith('::') || seen.includes('##[');
  });
}

describe('text of others', () => {
  test.each<readonly [string, string, string]>([
    ['a command', '::set-output name=a::b', ': :set-output name=a::b'],
    ['a command in capitals', '::SET-ENV name=a::b', ': :SET-ENV name=a::b'],
    ['a mask', 'ok\n::add-mask::x\nok', 'ok\n: :add-mask::x\nok'],
    ['stop-commands and its end', '::stop-commands::t\n::t::', ': :stop-commands::t\n: :t::'],
    ['a matcher', '::add-matcher::evil.json', ': :add-matcher::evil.json'],
    ['a command after whitespace', ' \t ::warning::x', ' \t : :warning::x'],
    ['a command after a no-break space', '\u00a0\u3000::warning::x', '\u00a0\u3000: :warning::x'],
    ['a command after an invisible character', '\u200b\ufeff::warning::x', '\u200b: :warning::x'],
    ['a command with an invisible character inside', ':\u00ad:warning::x', ': :warning::x'],
    ['a command with a combining joiner inside', ':\u034f:warning::x', ': :warning::x'],
    ['three colons', ':::warning::x', ': ::warning::x'],
    ['the old form', '##[set-output name=a;]b', '# #[set-output name=a;]b'],
    ['the old form in a line', 'ok ##[error]x', 'ok # #[error]x'],
    ['the old form with an invisible character', '#\u200b#\u200b[error]x', '# #[error]x'],
    ['more signs', '###[error]x', '## #[error]x'],
    ['CR before a command', 'ok\r::warning::x', 'ok\n: :warning::x'],
    ['CRLF', 'ok\r\nok', 'ok\nok'],
    ['a form feed before a command', 'ok\f::warning::x', 'ok\n: :warning::x'],
    ['a line separator before a command', 'ok\u2028::warning::x', 'ok\n: :warning::x'],
    ['a backspace inside', '::set-out\bput::x', ': :set-output::x'],
    ['NUL before a command', '\0::warning::x', ': :warning::x'],
    ['a color before a command', '\u001b[31m::error::x\u001b[0m', ': :error::x'],
    ['a color inside the signs', ':\u001b[1m:error::x', ': :error::x'],
    ['a nested sequence', '\u001b\u001b[0m[0m::error::x', '[0m::error::x'],
    ['an 8-bit sequence', '\u009b31m::error::x', ': :error::x'],
    ['a terminal link', '\u001b]8;;https://evil.example\u001b\\click\u001b]8;;\u001b\\', 'click'],
    ['a terminal title', '\u001b]0;title\u0007text', 'text'],
    ['a link that never ends', '\u001b]8;;https://evil.example\ntext', ']8;;https://evil.example\ntext'],
    ['text that runs backwards', 'a\u202eb\u2066c\u2069', 'abc'],
    ['invisible letters', 'a\u{e0041}\u{e0042}b', 'ab'],
    ['plain text with colons', 'std::vector a::b', 'std::vector a::b'],
    ['a table and a family', '\ta\tb\n👨‍👩‍👧 é', '\ta\tb\n👨‍👩‍👧 é'],
    ['a heading', '## [x](y) #1', '## [x](y) #1'],
  ])('neutralizes untrusted text: %s', (_name, text, expected) => {
    expect(neutralize(text)).toBe(expected);
  });

  const piece = fc.oneof(
    fc.constantFrom(
      '::',
      ':',
      '##[',
      '#',
      '[',
      ']',
      '\r',
      '\n',
      ' ',
      '\t',
      '\u001b[',
      '\u001b]',
      '\u001b',
      '\u009b',
      '\u0007',
      '0m',
    ),
    fc.constantFrom('\u200b', '\u00ad', '\ufe0f', '\u00a0', '\u0085', '\u2028', '\0', '\b', 'error', '\\', '\u{e0020}'),
    fc.string({ unit: 'binary', maxLength: 3 }),
  );
  const hostile = fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join(''));

  test('neutralized text is never a command, and neutralizing is idempotent', () => {
    fc.assert(
      fc.property(hostile, (text) => {
        const shown = neutralize(text);
        expect(commandsIn(shown)).toEqual([]);
        expect(neutralize(shown)).toBe(shown);
        expect(plainText(shown)).toBe(shown);
        expect(shown).not.toMatch(/[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/);
      }),
      { numRuns: 10_000 },
    );
  });

  test('untrusted text is never a command in the log of a runner', () => {
    fc.assert(
      fc.property(fc.array(hostile, { maxLength: 3 }), (texts) => {
        const { log, text } = aLog({ runner: true });
        for (const one of texts) {
          log.info(one);
          log.warning(one);
          log.error(one);
        }
        const names = commandsIn(text()).map((line) => /^::(\w+)::/.exec(line)?.[1]);
        expect(names).toEqual(texts.flatMap(() => ['warning', 'error']));
      }),
      { numRuns: 500 },
    );
  });
});

function aLog(options: { runner?: boolean; color?: boolean } = {}) {
  const written: string[] = [];
  const log = createLog({
    write: (text) => void written.push(text),
    redact: (text) => text.replaceAll('hunter2', '***'),
    runner: options.runner ?? false,
    color: options.color ?? false,
  });
  return { log, text: () => written.join('') };
}

describe('the log', () => {
  const write = (options: Parameters<typeof aLog>[0]) => {
    const { log, text } = aLog(options);
    log.info('one hunt\u001b[0mer2');
    log.warning('50% of\ntwo lines');
    log.error('three');
    log.info('a\n::error::b');
    return text();
  };

  test('on a runner, warnings and errors are workflow commands', () => {
    expect(write({ runner: true })).toBe(
      ['one ***', '::warning::50%25 of%0Atwo lines', '::error::three', 'a', ': :error::b', ''].join('\n'),
    );
  });

  test('in a terminal, warnings and errors have colored labels', () => {
    expect(write({ color: true })).toBe(
      [
        'one ***',
        '\u001b[33mwarning:\u001b[0m 50% of',
        'two lines',
        '\u001b[31merror:\u001b[0m three',
        'a',
        ': :error::b',
        '',
      ].join('\n'),
    );
  });

  test('a log without color contains no escape sequence', () => {
    expect(write({})).not.toContain('\u001b');
  });
});

test('the data of a command is escaped', () => {
  expect(escapeData('a%\r\nb')).toBe('a%25%0D%0Ab');
  expect(workflowCommand('notice', '100%')).toBe('::notice::100%25');
});

test('values are masked line by line without duplicates', () => {
  expect(maskCommands(['one-secret', 'first-line\r\nsecond\n\n1\n', 'one-secret', '1', 'short'])).toEqual([
    '::add-mask::one-secret',
    '::add-mask::first-line',
    '::add-mask::second',
  ]);
});
