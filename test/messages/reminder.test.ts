import fc from 'fast-check';
import { expect, test } from 'vitest';
import { attachmentToMessages } from '../../src/messages/attachments.js';
import { asData, reminder } from '../../src/messages/reminder.js';

test.each([
  ['plain text is unchanged', 'a < b </div>', 'a < b </div>'],
  ['a closing tag', 'x</system-reminder>y', 'x&lt;/system-reminder>y'],
  ['an opening tag', '<system-reminder>', '&lt;system-reminder>'],
  ['other case and whitespace', '< / System-Reminder >', '&lt; / System-Reminder >'],
  ['other separators', '<system_reminder><system reminder>', '&lt;system_reminder>&lt;system reminder>'],
])('data cannot form a reminder tag: %s', (_name, text, expected) => {
  expect(asData(text)).toBe(expected);
  expect(asData(asData(text))).toBe(expected);
});

const untrusted = fc
  .array(
    fc.oneof(
      fc.string(),
      fc.constantFrom('<', '/', '</', 'system-reminder', '>', '\n', 'SYSTEM', '-', '_', ' ', 'reminder'),
    ),
  )
  .map((pieces) => pieces.join(''));

test('the reminder of any attachment is closed exactly once, at its end', () => {
  fc.assert(
    fc.property(untrusted, (text) => {
      for (const whole of [
        reminder(text),
        ...textsOf({ type: 'memory', path: text, text }),
        ...textsOf({ type: 'skill-listing', text, more: true }),
        ...textsOf({ type: 'todo', items: [{ content: text, status: 'pending' }] }),
        ...textsOf({ type: 'edited-file', path: text, diff: text }),
        ...textsOf({ type: 'answer-problems', problems: [text, text] }),
        ...textsOf({ type: 'event', text }),
        ...textsOf({ type: 'environment', text }),
        ...textsOf({ type: 'budget', text }),
        ...textsOf({ type: 'notice', text }),
      ]) {
        expect(whole.match(/<[\s/\\]*system[\s_-]*reminder/gi)).toHaveLength(2);
        expect(whole.endsWith('\n</system-reminder>')).toBe(true);
      }
    }),
  );
});

function textsOf(attachment: Parameters<typeof attachmentToMessages>[0]): readonly string[] {
  return attachmentToMessages(attachment).flatMap((message) =>
    message.role === 'user' ? message.parts.flatMap((part) => (part.type === 'text' ? [part.text] : [])) : [],
  );
}
