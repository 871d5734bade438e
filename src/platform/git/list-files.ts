import { type Dirent, readdirSync } from 'node:fs';
import { join, posix } from 'node:path';
import { StringDecoder } from 'node:string_decoder';
import { rethrowUnless } from '../../errors.js';
import { createPackedNames, mergeNames, type PackedNames } from '../files/search/packed-names.js';
import type { ListGitFiles } from '../files/types.js';
import type { ProcessSetup } from '../process/run-process.js';
import type { Sandbox } from '../process/sandbox-types.js';
import { GitProblem } from '../types.js';
import { createRunGit } from './run-git.js';

/** Lists files with git, which takes a tenth of the time of a walk. `null` if git cannot list them. */
export function gitFileLister(setup: ProcessSetup, sandbox: Sandbox | null = null): ListGitFiles {
  return async (directory, isWanted, signal) => {
    const list = async (onRecord: (record: string) => void, ...args: readonly string[]): Promise<boolean> => {
      // Reads records that end in NUL; a hundred thousand names would take several times their size as one text.
      const decoder = new StringDecoder('utf8');
      let rest = '';
      const onOutput: (chunk: Buffer, stream: 'stdout' | 'stderr') => void = (chunk, stream) => {
        if (stream === 'stderr') return;
        const records = (rest + decoder.write(chunk)).split('\0');
        rest = records.pop() ?? '';
        for (const record of records) onRecord(record);
      };
      const git = createRunGit({ ...setup, cwd: directory, signal, onOutput, sandbox });
      return (await git('ls-files', '-z', ...args)).exitCode === 0;
    };
    const collected: Collected = { nested: [], links: 0, isWanted };
    const [tracked, untracked] = [createPackedNames(), createPackedNames()];
    try {
      // The slower one starts first: the tracked files are read while it examines directories.
      const listed = await Promise.all([
        list(untrackedReader(collected, untracked, directory), '--others', '--exclude-standard'),
        list(trackedReader(collected, tracked), '--stage'),
      ]);
      if (listed.includes(false)) return null;
      return { names: mergeNames(tracked, untracked), links: collected.links, nested: collected.nested };
    } catch (error) {
      rethrowUnless(error, GitProblem);
      return null;
    }
  };
}

interface Collected {
  readonly isWanted: (name: string) => boolean;
  readonly nested: string[];
  links: number;
}

const link = '120000';
const submodule = '160000';

/** `100644 0a1b… 0`, a tab and the name. */
function trackedReader(collected: Collected, names: PackedNames): (record: string) => void {
  let last = '';
  return (record) => {
    const name = record.slice(record.indexOf('\t') + 1);
    // A conflicting file has several records.
    if (name === last) return;
    last = name;
    if (record.startsWith(link)) collected.links += 1;
    else if (record.startsWith(submodule)) collected.nested.push(name);
    else collect(collected, names, name);
  };
}

function untrackedReader(collected: Collected, names: PackedNames, directory: string): (name: string) => void {
  let known = { parent: '', links: new Set<string>() };
  return (name) => {
    if (name.endsWith('/')) {
      collected.nested.push(name.slice(0, -1));
      return;
    }
    const parent = posix.dirname(name);
    if (known.parent !== parent) known = { parent, links: linksIn(join(directory, parent)) };
    if (known.links.has(posix.basename(name))) collected.links += 1;
    else collect(collected, names, name);
  };
}

function collect(collected: Collected, names: PackedNames, name: string): void {
  if (collected.isWanted(name)) names.add(name);
}

/** One listing for all files of a directory is faster than examining each of them. */
function linksIn(directory: string): Set<string> {
  let entries: readonly Dirent[] = [];
  try {
    entries = readdirSync(directory, { withFileTypes: true });
  } catch {
    // Removed since git listed it: opening its files shows that.
  }
  return new Set(entries.flatMap((entry) => (entry.isSymbolicLink() ? [entry.name] : [])));
}
