import type { Ground } from '../context/run-context.js';
import type { Collected } from '../job/collect-tree.js';
import { writeNeeds } from '../job/github-writes.js';
import type { Conclusion, Result } from '../job/types.js';
import type { Artifacts } from '../platform/files/artifacts.js';
import { gitHubDoor } from '../platform/github/connections.js';
import type { Surroundings } from '../platform/process/host-environment.js';
import { GitProblem, type Log, type Redact } from '../platform/types.js';
import { answerPart } from '../report/comment.js';
import { cleaned } from '../report/report.js';
import { harmless } from '../report/sanitizer.js';
import type { WriteRow } from '../report/write-result.js';
import type { OutgoingOptions } from '../sanitize/types.js';
import { isPost, type Post } from '../tools/github/types.js';
import type { ApplyScene } from './apply-writes.js';
import { pullTargetOf } from './pull-request-target.js';
import type { PostScene } from './types.js';

export interface WriteDoors {
  readonly ground: Ground;
  readonly artifacts: Artifacts;
  readonly surroundings: Surroundings;
  readonly log: Log;
  readonly redact: Redact;
  readonly outgoing: OutgoingOptions;
  /** What a pull request is made from; null where the model asked for none. */
  readonly collected: Collected | null;
}

/** Ends after which a half-done job must not leave anything behind. */
export const withholding: ReadonlySet<Conclusion> = new Set(['cancelled', 'denied', 'config-error', 'provider-error']);

/**
 * Applies what the model recorded, once, and says of each what became of it, the refused calls included. Writes
 * `intents.json` below the artifacts where there was anything.
 */
export async function applyWrites(result: Result, doors: WriteDoors): Promise<readonly WriteRow[]> {
  const { artifacts, redact, log } = doors;
  // Redaction comes before anything is shortened.
  const intents = cleaned(result.intents, redact);
  const posts = intents.filter(isPost);
  const rows = [...(posts.length === 0 ? [] : await apply(posts, result.conclusion, doors)), ...refusedRows(result)];
  if (rows.length === 0 && result.intents.length === 0) return [];
  for (const row of rows.filter(({ outcome }) => outcome === 'failed')) log.warning(`${row.what}: ${row.note}`);
  const written = { version: 1, intents, writes: cleaned(rows, redact) };
  artifacts.writeRedacted('intents.json', `${JSON.stringify(written, null, 2)}\n`);
  return rows;
}

async function apply(posts: readonly Post[], conclusion: Conclusion, doors: WriteDoors): Promise<readonly WriteRow[]> {
  const { applyPosts, withheld } = await import('./apply-writes.js');
  if (withholding.has(conclusion)) return withheld(posts, `The run ended as ${conclusion}.`);
  return await applyPosts(posts, await postScene(posts, conclusion, doors));
}

/** What posts go to and how; only where there is a token and a repository. */
export async function postScene(
  posts: readonly Pick<Post, 'kind'>[],
  conclusion: Conclusion,
  doors: WriteDoors,
): Promise<ApplyScene> {
  const { event, settings } = doors.ground;
  const token = settings['github-token'];
  // Without these the tools were not offered.
  if (token === undefined || event.repository === null) throw new Error('writes were recorded with nowhere to go');
  const { createGitHubWrites } = await import('../platform/github/write-client.js');
  const target = { owner: event.repository.owner, repo: event.repository.name, number: event.item?.number ?? 0 };
  return {
    github: createGitHubWrites(gitHubDoor(token, doors), target),
    harmless: (text) => harmless(text, doors),
    key: settings['comment-key'],
    answer: answerPart(settings['comment-mode'], event.occasion.spoken),
    item: event.item?.kind ?? null,
    // Whoever closed one has answered for the item; not for a job that reports again and again, nor for who asks anew.
    afterClosed: event.item === null || event.occasion.spoken !== null,
    reviewedSha: posts.some(({ kind }) => kind === 'review' || kind === 'check-run')
      ? await reviewedSha(doors.ground)
      : null,
    pull: pullSceneOf(doors),
    noVerdict: conclusion === 'success' ? null : `The run ended as ${conclusion}.`,
  };
}

function pullSceneOf({ collected, ground, surroundings, redact }: WriteDoors): PostScene['pull'] {
  const target = pullTargetOf(ground, surroundings);
  if (collected === null || target === null) return null;
  const holdsSecret = (content: Buffer): boolean => {
    const text = content.toString('utf8');
    return redact(text) !== text;
  };
  return { ...target, collected, holdsSecret };
}

/** The head that the event names, else the commit that is checked out. */
async function reviewedSha({ event, git }: Ground): Promise<string | null> {
  if (event.headSha !== null || git === null) return event.headSha;
  try {
    return await git.headSha();
  } catch (error) {
    if (!(error instanceof GitProblem)) throw error;
    return null;
  }
}

function refusedRows({ denials }: Result): readonly WriteRow[] {
  return denials
    .filter(({ tool }) => Object.hasOwn(writeNeeds, tool))
    .map(({ tool, label, reason }) => ({ what: `${tool} ${label}`, outcome: 'refused', url: null, note: reason }));
}
