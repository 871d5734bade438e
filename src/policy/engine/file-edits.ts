import { writtenPaths } from '../files/own-files.js';
import { isFreeDevice } from '../files/protected.js';
import { gitCommandOf } from '../programs/git/git-parts.js';
import { bareName } from '../shell/commands.js';
import type { ParsedCommandLine, SimpleCommand } from '../shell/simple-command.js';
import { onlyReads } from '../shell/unknown-words.js';
import { literalOf } from '../shell/words.js';
import type { Effect, FileEdit, PathFacts } from '../types.js';
import { isDisposable } from './disposable.js';

interface Editor {
  /** The tool that does the same to a file. */
  readonly tool: FileEdit['tool'];
  /** Options with which the table names every file that changes, and none becomes another name of one that is kept. */
  readonly options: RegExp;
  /** It puts files into a directory that it is given, and the table names them. */
  readonly fills?: true;
  /** It brings back what git tracks below a path. */
  readonly restores?: true;
}

/** Programs that only change the files that their words name. */
const editors: ReadonlyMap<string, Editor> = new Map([
  ['cp', { tool: 'Write', options: /^-[finprRTuv]+$|^--(?:force|no-clobber|recursive|verbose)$/, fills: true }],
  ['mkdir', { tool: 'Write', options: /^-[pv]+$|^--(?:parents|verbose)$/, fills: true }],
  ['mv', { tool: 'Move', options: /^-[finTuv]+$|^--(?:force|no-clobber|verbose)$/, fills: true }],
  ['rm', { tool: 'Delete', options: /^-[dfiIrRv]+$|^--(?:force|recursive|verbose)$/ }],
  ['sed', { tool: 'Edit', options: /^-/ }],
  ['tee', { tool: 'Write', options: /^-a$|^--append$/ }],
  ['touch', { tool: 'Write', options: /^-[acm]+$|^--no-create$/, fills: true }],
  ['git checkout', { tool: 'Write', options: /^-q$/, restores: true }],
  ['git mv', { tool: 'Move', options: /^-[kv]+$/, fills: true }],
  ['git restore', { tool: 'Write', options: /^-[SWq]+$|^--(?:staged|worktree|quiet)$/, restores: true }],
  ['git rm', { tool: 'Delete', options: /^-[qr]+$|^--(?:cached|ignore-unmatch|quiet)$/ }],
]);

/** The most files that git restores for one word. */
const maxRestored = 300;

/** What a command does to files, if that is all that it does and each of them is known; `null` for any other one. */
export function fileEditsOf(step: SimpleCommand, world: PathFacts): readonly FileEdit[] | null {
  const editor = editorOf(step);
  if (editor === undefined || step.role !== 'known' || step.elsewhere || step.effects.every(onlyReads)) return null;
  // That it changes something is the risk of the sub-command itself.
  if (step.risks.some(({ word, openedBy }) => openedBy?.at(-1) !== word)) return null;
  if (step.assigned.some(({ isSafe }) => !isSafe)) return null;
  const edits: FileEdit[] = [];
  for (const effect of step.effects) {
    const files = editsOf(effect, editor, world);
    if (files === null) return null;
    edits.push(...files);
  }
  const paths = new Set(edits.map(({ path }) => path));
  // A target is a file or a directory, and the tables name what would be in it.
  return edits.filter(({ path }) => !paths.has(path.slice(0, path.lastIndexOf('/'))));
}

function editorOf({ name, argv }: SimpleCommand): Editor | undefined {
  const bare = bareName(name);
  const command = bare === 'git' ? gitCommandOf(argv) : null;
  const editor = editors.get(command === null ? bare : `git ${command}`);
  const words = argv.slice(1 + (command === null ? 0 : argv.findIndex((word) => literalOf(word) === command)));
  const isPlain = words.every((word) => {
    const text = literalOf(word);
    return text !== null && (!text.startsWith('-') || text === '--' || editor?.options.test(text) === true);
  });
  return isPlain ? editor : undefined;
}

function editsOf(effect: Effect, { tool, fills, restores }: Editor, world: PathFacts): readonly FileEdit[] | null {
  if (!('path' in effect) || typeof effect.path !== 'string') return null;
  const { kind, path } = effect;
  const isDirectory = world.kindOf(world.realpath(path)) === 'directory';
  switch (kind) {
    case 'list':
      return [];
    case 'read':
      // What is below a directory would get another name.
      return isDirectory ? null : [];
    case 'delete':
      return isDirectory && !isDisposable(path, world) ? null : [{ tool, access: kind, path }];
    case 'write':
      if (restores === true && world.kindOf(path) !== 'file') return restored(path, world);
      return isDirectory ? (fills === true ? [] : null) : [{ tool, access: kind, path }];
  }
}

/** The files that git brings back for a directory, or for a path where nothing is. */
function restored(path: string, world: PathFacts): readonly FileEdit[] | null {
  const tracked = world.trackedBelow?.(path) ?? [];
  if (tracked.length === 0 || tracked.length > maxRestored) return null;
  return tracked.map((file) => ({ tool: 'Write', access: 'write', path: file }));
}

/** What a line does to files that its words name: its commands, and its redirections. */
export function editsOfLine({ steps, redirected }: ParsedCommandLine, world: PathFacts): readonly FileEdit[] {
  const edits = steps.flatMap((step) => fileEditsOf(step, world) ?? []);
  const targets = writtenPaths(redirected).filter((path) => !isFreeDevice(path));
  return [...edits, ...targets.map((path): FileEdit => ({ tool: 'Write', access: 'write', path }))];
}
