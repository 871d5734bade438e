import { reminder } from './reminder.js';
import type { Attachment, ModelMessage, TodoItem } from './types.js';

/** The one place where structured context becomes what a model reads: a reminder, or a tool pair that really ran. */
export function attachmentToMessages(attachment: Attachment): readonly ModelMessage[] {
  switch (attachment.type) {
    case 'file':
    case 'directory':
      return [
        { role: 'assistant', parts: [attachment.call] },
        { role: 'tool', results: [attachment.result] },
      ];
    case 'memory':
      return [say(`Instructions of this repository, from ${attachment.path}:\n\n${attachment.text}`)];
    case 'skill-listing':
      return [say(`${attachment.more ? moreSkills : skills}\n\n${attachment.text}`)];
    case 'date':
      return [say(`Today's date is ${attachment.date}.`)];
    case 'event':
      return [say(attachment.text)];
    case 'context':
      return [
        {
          role: 'user',
          parts: [{ type: 'text', text: reminder(`${attachment.title}:\n\n${attachment.text}`) }, ...attachment.images],
        },
      ];
    case 'todo':
      return [say(`Your todo list has open steps. As you last sent it:\n${attachment.items.map(todoLine).join('\n')}`)];
    case 'edited-file':
      return [say(editedFile(attachment.path, attachment.diff))];
    case 'answer-problems':
      return [say(answerDiagnostics(attachment.problems))];
    case 'budget':
    case 'notice':
      return [say(attachment.text)];
  }
}

const skills =
  'Skills of this repository. Each is a set of instructions that its owners wrote for one kind of task. When one fits, load it with the Skill tool before you begin, and follow it:';
const moreSkills = 'These skills fit the files that you have looked at, and can be loaded from now on:';

function say(text: string): ModelMessage {
  return { role: 'user', parts: [{ type: 'text', text: reminder(text) }] };
}

function editedFile(path: string, diff: string | null): string {
  const what = `${JSON.stringify(path)} is not what it was when you last saw it; no call of yours to Write or Edit did it.`;
  return diff === null ? `${what} It is gone, or read it again.` : `${what} What changed:\n\n${diff}`;
}

function answerDiagnostics(problems: readonly string[]): string {
  return [
    'Your answer does not fit the schema that it has to follow:',
    ...problems.map((problem) => `- ${problem}`),
    'Send the whole answer again, corrected, as JSON and nothing else. No tool can be called any more.',
  ].join('\n');
}

const marks: Record<TodoItem['status'], string> = { pending: '[ ]', in_progress: '[~]', completed: '[x]' };

/** One line of a todo list, with its mark. */
export function todoLine(item: TodoItem): string {
  return `${marks[item.status]} ${item.content}`;
}
