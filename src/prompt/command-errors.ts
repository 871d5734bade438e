import type { Diagnostic } from '../errors.js';
import { nearest } from '../errors.js';
import { commandDirectories } from './well-known-folders.js';

/** What can be wrong with the places of commands, and with a name that somebody gives. */

/** Names that are told where none fits. */
const maxNames = 50;

export function tooManyCommands(path: string, maxFiles: number): Diagnostic {
  return {
    code: 'prompt-unreadable',
    message: `the directory holds more than ${maxFiles} commands`,
    location: path,
    hint: 'move what is no command out of it; a prompt can be given by its file too, as prompt-file',
  };
}

export function noDirectory(path: string): Diagnostic {
  return {
    code: 'prompt-unreadable',
    message: 'the directory of commands that the setting names is not there',
    location: `command-directories: ${path}`,
    hint: 'correct the path; it is relative to the workspace',
  };
}

export function directoryOutside(path: string): Diagnostic {
  return {
    code: 'prompt-unreadable',
    message: 'the directory of commands cannot be read: it is a link that leaves the workspace',
    location: path,
    hint: 'make it a directory of the project, or remove it',
  };
}

export function commandOutside(path: string): Diagnostic {
  return {
    code: 'prompt-unreadable',
    message: 'the command is a link that leaves its directory',
    location: path,
    hint: 'put the file itself there, or link to a file below the same commands directory',
  };
}

export function unknownCommand(wanted: string, names: readonly string[]): Diagnostic {
  const guess = nearest(wanted, names) ?? names.find((name) => name.endsWith(`:${wanted}`));
  const more = names.length > maxNames ? ` and ${names.length - maxNames} more` : '';
  return {
    code: 'command-unknown',
    message: `there is no command ${JSON.stringify(wanted)}`,
    found: names.length === 0 ? 'no commands at all' : `${names.slice(0, maxNames).join(', ')}${more}`,
    hint:
      guess === undefined
        ? `put it in ${commandDirectories[0]?.path ?? ''}/, or correct the name`
        : `did you mean ${JSON.stringify(guess)}?`,
  };
}

export function modelsOnly(path: string): Diagnostic {
  return {
    code: 'command-unknown',
    message: 'the skill is for the model alone (`user-invocable: false`)',
    location: path,
    hint: 'take that field out, or tell the model in a prompt to load the skill',
  };
}
