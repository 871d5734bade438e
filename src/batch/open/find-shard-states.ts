import { join, resolve } from 'node:path';
import { only, UserError } from '../../errors.js';
import type { ShardState } from '../merge/merge-states.js';
import { type BatchState, readState } from '../state/open-state.js';
import { runFile } from '../state/run-log.js';
import { isOfOtherKey, isSealed } from '../state/seal-directory.js';

const maxRunBytes = 64_000_000;

interface Given {
  readonly directory: string;
  /** Authenticates the states; `null` = they are not authenticated. */
  readonly key: string | null;
  /** Of the plan; `null` if it is not known yet. */
  readonly shards: number | null;
}

/** In these directories or below them; others are left out with a notice. Rejects with UserError without any. */
export async function findShardStates(
  from: readonly string[],
  { directory, key, shards }: Given,
  onNotice: (text: string) => void,
): Promise<readonly ShardState[]> {
  const states: ShardState[] = [];
  let hasOtherKey = false;
  for (const path of from) {
    const state = await readState(resolve(directory, path), onNotice, key).catch(
      only(UserError, ({ diagnostics: [problem] }) => {
        onNotice(`${path} was left out: ${problem?.found ?? 'it cannot be read'}`);
        return null;
      }),
    );
    if (state === null) continue;
    const inside = (await state.directory.has(runFile)) ? [path] : await subdirectories(state, path);
    for (const shardPath of inside) {
      const shardState = shardPath === path ? state : await readState(resolve(directory, shardPath), onNotice, key);
      const run = await shardState.lastRun();
      if (run !== null) states.push({ path: shardPath, state: shardState, run });
      else if (await isOfOtherKey(shardState.directory, runFile, maxRunBytes)) {
        hasOtherKey = true;
        onNotice(`${shardPath} was left out: it was not written with this resume-key`);
      } else onNotice(`${shardPath} was left out: it is not the state of a batch`);
    }
  }
  if (states.length === 0) throw nothingFound(from, { hasOtherKey, shards });
  if (key === null) await warnWithoutKey(states, onNotice);
  return states;
}

function nothingFound(
  from: readonly string[],
  { hasOtherKey, shards }: Pick<Given, 'shards'> & { readonly hasOtherKey: boolean },
): UserError {
  const problem = hasOtherKey
    ? {
        message: 'these directories were not written with this resume-key',
        hint: 'use the same resume-key in the steps run, shard and merge',
      }
    : {
        message: 'these directories do not contain the state of a batch',
        ...(shards === null
          ? {}
          : { found: `no results of ${shards === 1 ? 'the only shard' : `the ${String(shards)} shards of the plan`}` }),
        hint: 'name the state directories of the shards, or the directory that their artifacts were downloaded to; if no shard has uploaded its state, run the shards again (on GitHub: Re-run failed jobs)',
      };
  return new UserError({ code: 'state-unusable', location: from.join(', '), ...problem });
}

async function warnWithoutKey(states: readonly ShardState[], onNotice: (text: string) => void): Promise<void> {
  for (const { path, state } of states) {
    if (!(await isSealed(state.directory))) continue;
    onNotice(
      `${path} was written with a resume-key, but the merge has none: the merged state has no MAC, so a run with the key runs and pays for all jobs again. Use the same resume-key in the merge.`,
    );
    return;
  }
}

/** Artifacts are downloaded into one directory, each into its own subdirectory. */
async function subdirectories({ directory }: BatchState, path: string): Promise<readonly string[]> {
  const names = await directory.names('.');
  const paths: string[] = [];
  for (const name of names) if (await directory.has(`${name}/${runFile}`)) paths.push(join(path, name));
  return paths;
}
