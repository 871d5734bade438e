import { reminder } from './reminder.js';
import type { Attachment, ModelMessage, TodoItem } from './types.js';

/** The one place where structured context becomes what a model reads: a reminder, or a tool pair that really ran. */
export function attachmentToMessages(attachment: Attachment): readonly ModelMessage[] {
  switch (attachment.type) {
    case 'tool-pair':
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
      return [say(`The todo list as it stands:\n${attachment.items.map(todoLine).join('\n')}`)];
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

const marks: Record<TodoItem['status'], string> = { pending: '[ ]', in_progress: '[~]', completed: '[x]' };

/** One line of a todo list, with its mark. */
export function todoLine(item: TodoItem): string {
  return `${marks[item.status]} ${item.content}`;
}
