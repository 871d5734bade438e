import { join } from 'node:path';
import type { BatchOptions } from './batch.js';
import { aFolder, git } from './place.js';

/** A batch named docs with a job for each item, answered by a script. */
export const docsFiles = (items = 'a, b') => ({
  'batch.yml': `name: docs
defaults: { model: "script:{{item.value}}.jsonl" }
jobs:
  - id: one
    prompt: "Describe {{item.value}}."
    items: { list: [${items}] }
`,
  ...Object.fromEntries(
    ['a', 'b', 'c', 'd'].map((name) => [`${name}.jsonl`, JSON.stringify({ say: `Answer ${name}` })]),
  ),
});

/** Its branch. */
export const branch = 'sallyport/state/docs';
export const onBranch: BatchOptions = { storage: { kind: 'branch' } };

/** A server with an empty bare repository. */
export function aServer(): string {
  const server = aFolder();
  git(server, 'init', '-q', '--bare', '-b', 'main');
  return server;
}

/** A clone on a new machine: nothing of earlier runs is on its disk. */
export function aMachine(server: string, items?: string): string {
  const folder = aFolder(docsFiles(items));
  git(folder, 'init', '-q', '-b', 'main');
  git(folder, 'remote', 'add', 'origin', server);
  return folder;
}

export const filesOn = (server: string, name = branch) =>
  git(server, 'ls-tree', '-r', '--name-only', name)
    .split('\n')
    .filter((line) => line !== '');

/** Commits a change of the stored files, as someone with write access can. */
export function tamper(server: string, change: (folder: string) => void): void {
  const folder = join(aFolder(), 'clone');
  git(server, 'clone', '-q', '-b', branch, server, folder);
  change(folder);
  git(folder, 'add', '-A');
  git(folder, 'commit', '-q', '-m', 'change');
  git(folder, 'push', '-q', 'origin', branch);
}
