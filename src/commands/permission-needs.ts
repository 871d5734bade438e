import { permissionsFor } from '../github-writes/kind.js';
import { checkRun } from '../github-writes/kinds/check-run.js';
import { review } from '../github-writes/kinds/review.js';
import { gitHubWriteKinds } from '../github-writes/kinds.js';
import { couldOffer } from '../job/github/github-writes.js';
import type { RuleLists } from '../policy/types.js';
import type { Settings } from '../settings/table.js';

export interface PermissionNeed {
  /** A setting or a tool. */
  readonly feature: string;
  /** Lines such as `issues: write`, any of which is enough. */
  readonly anyOf: readonly string[];
}

export type ItemKind = 'issue' | 'pull-request';

export interface NeedingSettings
  extends Pick<
    Settings,
    'publish' | 'reaction' | 'context' | 'max-writes' | 'batch' | 'batch-step' | 'state-storage' | 'shard' | 'continue'
  > {
  readonly lists: RuleLists;
}

/** `items`: what an event can be about; with several, a permission of any counts. The lists must be valid. */
export function permissionNeeds(settings: NeedingSettings, items: ReadonlySet<ItemKind>): readonly PermissionNeed[] {
  if (settings.batch !== undefined || settings['batch-step'] !== 'run') return needsOfBatch(settings);
  const { publish, reaction, context, lists } = settings;
  const onItem = [...items].flatMap((item) => permissionsFor('item', item));
  const needs: PermissionNeed[] = [];
  const add = (isNeeded: boolean, feature: string, anyOf: readonly string[]): void => {
    if (isNeeded && anyOf.length > 0) needs.push({ feature, anyOf });
  };
  add(
    context === 'full',
    'context: full',
    onItem.map((line) => line.replace('write', 'read')),
  );
  add(publish.includes('comment'), 'publish: comment', onItem);
  add(
    publish.includes('review') && items.has('pull-request'),
    'publish: review',
    permissionsFor(review.permissions, 'pull-request'),
  );
  add(publish.includes('check'), 'publish: check', permissionsFor(checkRun.permissions, null));
  add(reaction, 'reaction', onItem);
  add(settings.continue === 'true' && settings['state-storage'] === 'branch', 'state-storage: branch', [
    'contents: write',
  ]);
  if (settings['max-writes'] === 0) return needs;
  for (const { tool, permissions } of gitHubWriteKinds) {
    const isOffered = couldOffer(tool, { lists, mode: 'default', spec: { allowedTools: null } });
    if (permissions === 'item') add(isOffered, tool, onItem);
    else for (const line of permissions) add(isOffered, tool, [line]);
  }
  return needs;
}

/** Of a step of a batch: its jobs can need more, which only the batch file says. */
function needsOfBatch({ 'state-storage': storage, 'batch-step': step, shard }: NeedingSettings): PermissionNeed[] {
  if (storage !== 'branch' || step === 'plan') return [];
  // The step merge stores the results of shards.
  return [{ feature: 'state-storage: branch', anyOf: [shard === undefined ? 'contents: write' : 'contents: read'] }];
}

export function isCovered(line: string, levelOf: (permission: string) => string): boolean {
  const [permission = '', level = ''] = line.split(': ');
  const granted = levelOf(permission);
  return granted === 'write' || granted === level;
}
