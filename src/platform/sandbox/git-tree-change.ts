import { basename, join } from 'node:path';
import type { CommandNeeds } from '../../policy/types.js';
import { listed } from '../../text.js';
import type { BlockedAttempt } from '../process/sandbox-types.js';
import type { MachineFolders } from './machine-folders.js';
import type { SandboxOptions } from './options.js';
import { hasOtherCalls } from './protected-state.js';
import { type PathRules, type WithheldPaths, workspacePath } from './withheld-paths.js';

/**
 * Before a line of git commands that may bring the files of another commit into the working tree, if paths are protected:
 * git cannot replace those, and would leave the tree or HEAD half done. The result undoes such a line as a whole.
 */
export async function beginTreeChange(
  { changesTree }: CommandNeeds,
  before: WithheldPaths | null,
  { workspace }: MachineFolders,
  { beginGitCall, directory, rules }: Pick<SandboxOptions, 'beginGitCall' | 'directory' | 'rules'>,
): Promise<((succeeded: boolean) => Promise<readonly BlockedAttempt[]>) | null> {
  const isProtected = before?.readOnly.some((path) => basename(path) !== '.git') === true;
  if (changesTree === undefined || !isProtected || beginGitCall === undefined || hasOtherCalls(workspace)) return null;
  const call = await beginGitCall(directory);
  if (call === null) return null;
  return async (succeeded) => {
    try {
      const { staged, wanted, hasConflicts, leftDifferences } = await call.compare(changesTree);
      const isForbidden = (path: string): boolean => !rules.mayWrite(path);
      const forbidden = staged.filter(isForbidden);
      const hasFailed = !succeeded && !hasConflicts;
      const isHalfDone = forbidden.length > 0 || (hasFailed && leftDifferences);
      const paths = forbidden.length > 0 ? forbidden : hasFailed ? wanted.filter(isForbidden) : [];
      // What another command has written at the same time cannot be distinguished.
      if ((paths.length === 0 && !isHalfDone) || hasOtherCalls(workspace)) return [];
      if (isHalfDone) await call.undo();
      return [undoneAttempt(paths, workspace, rules)];
    } finally {
      call.end();
    }
  };
}

const mostNamed = 5;

function undoneAttempt(paths: readonly string[], workspace: string, rules: PathRules): BlockedAttempt {
  const label = 'git';
  const undone = 'so the line changed nothing';
  if (paths.length === 0) return { label, reason: `it failed before it had written all files, ${undone}`, suggest: [] };
  const names = paths.map((path) => workspacePath(path, workspace));
  const suggest = [...new Set(names.map((name) => ruleFor(name, workspace, rules)))].slice(0, mostNamed);
  const which = listed(names, mostNamed);
  return {
    label,
    reason: `it would change what is protected, and no rule names it (${which}), ${undone}; permitted by ${suggest.join(' ')}`,
    suggest,
  };
}

/** The rule that permits git to write a path: git replaces files, so it needs the directory that is protected. */
function ruleFor(name: string, workspace: string, { mayWrite }: PathRules): string {
  const parents = name
    .split('/')
    .slice(0, -1)
    .map((_, at, all) => all.slice(0, at + 1).join('/'));
  const directory = parents.find((parent) => !mayWrite(join(workspace, parent, 'new-file')));
  return directory === undefined ? `Write(${name})` : `Write(${directory}/**)`;
}
