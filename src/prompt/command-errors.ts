import { type Diagnostic, nearest } from '../errors.js';
import { listed } from '../text.js';
import { commandDirectories } from './well-known-folders.js';

/** Diagnostics about the locations of commands, and about a command name that was requested. */

/** Maximum number of names that an error lists. */
const maxNames = 50;

export function tooManyCommands(path: string, maxFiles: number): Diagnostic {
  return {
    code: 'prompt-unreadable',
    message: `the directory contains more than ${maxFiles} commands`,
    location: path,
    hint: 'move other files out of this directory, or select a prompt by its path with prompt-file',
  };
}

export function noDirectory(path: string): Diagnostic {
  return {
    code: 'prompt-unreadable',
    message: 'the command directory in the setting does not exist',
    location: `command-directories: ${path}`,
    hint: 'correct the path; it is relative to the workspace',
  };
}

export function directoryOutside(path: string): Diagnostic {
  return {
    code: 'prompt-unreadable',
    message: 'cannot read the command directory: it is a link to a location outside the workspace',
    location: path,
    hint: 'replace it with a directory of the project, or remove it',
  };
}

export function commandOutside(path: string): Diagnostic {
  return {
    code: 'prompt-unreadable',
    message: 'the command is a link to a location outside its directory',
    location: path,
    hint: 'put the file itself there, or link to a file in the same command directory',
  };
}

export function unknownCommand(wanted: string, names: readonly string[]): Diagnostic {
  const guess = nearest(wanted, names) ?? names.find((name) => name.endsWith(`:${wanted}`));
  return {
    code: 'command-unknown',
    message: `the command ${JSON.stringify(wanted)} does not exist`,
    found: names.length === 0 ? 'no commands' : listed(names, maxNames),
    hint:
      guess === undefined
        ? `put it in ${commandDirectories[0]?.path ?? ''}/, or correct the name`
        : `did you mean ${JSON.stringify(guess)}?`,
  };
}

export function modelOnlySkill(path: string): Diagnostic {
  return {
    code: 'command-unknown',
    message: 'only the model can load this skill (`user-invocable: false`)',
    location: path,
    hint: 'remove that field, or ask the model in a prompt to load the skill',
  };
}
