import { type Diagnostic, nearest } from '../errors.js';
import { listed } from '../text.js';
import { commandDirectories } from './well-known-folders.js';

/** Maximum number of names that an error lists. */
const maxNames = 50;

const unreadable = (message: string, location: string, hint: string): Diagnostic => ({
  ...{ code: 'prompt-unreadable', message, location, hint },
});

export const tooManyCommands = (path: string, maxFiles: number): Diagnostic =>
  unreadable(
    `the directory contains more than ${maxFiles} commands`,
    path,
    'move other files out of this directory, or select a prompt by its path with prompt-file',
  );

export const noDirectory = (path: string): Diagnostic =>
  unreadable(
    'the command directory in the setting does not exist',
    `command-directories: ${path}`,
    'correct the path; it is relative to the workspace',
  );

export const directoryOutside = (path: string): Diagnostic =>
  unreadable(
    'cannot read the command directory: it is a link to a location outside the workspace',
    path,
    'replace it with a directory of the project, or remove it',
  );

export const commandOutside = (path: string): Diagnostic =>
  unreadable(
    'the command is a link to a location outside its directory',
    path,
    'put the file itself there, or link to a file in the same command directory',
  );

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
