import { only } from '../errors.js';
import { permissionsFor } from '../github-writes/kind.js';
import { type GitHubWriteRequest, kindOf } from '../github-writes/kinds.js';
import type { PublishContext } from '../github-writes/publish-context.js';
import type { GitHubWriteResult } from '../github-writes/write-result.js';
import { GitHubProblem } from '../platform/github/types.js';
import { sanitizedNotice } from '../report/sanitized-notice.js';
import { sumChanges } from '../sanitize/counts.js';
import type { SanitizedText } from '../sanitize/types.js';
import { asSentence, firstSentence } from '../text.js';

/** The context of publishing, with the list of changes for each sanitized text. */
export type ApplyContext = Omit<PublishContext, 'sanitize'> & { readonly sanitize: (text: string) => SanitizedText };

/**
 * Commits first, then the others in order, which a failed commit cancels, as they may speak of it. Each looks for posts
 * of earlier runs with the key, so that applying again changes nothing.
 */
export async function applyWriteRequests(
  requests: readonly GitHubWriteRequest[],
  context: ApplyContext,
): Promise<readonly GitHubWriteResult[]> {
  const commits = requests.filter(isCommit);
  const rest = requests.filter((request) => !isCommit(request));
  // A label must exist before it is added.
  const others = rest.toSorted((a, b) => Number(kindOf(b).isFirst) - Number(kindOf(a).isFirst));
  const rows = await applyInOrder(commits, context);
  const lost = rows.find(({ outcome }) => outcome === 'failed' || outcome === 'withheld');
  if (lost === undefined) return [...rows, ...(await applyInOrder(others, context))];
  const tool = lost.what.split(' ', 1)[0] ?? '';
  return [
    ...rows,
    ...withheld(others, 'canceled', `Canceled, because ${tool} did not succeed. ${firstSentence(lost.note)}`.trim()),
  ];
}

const failedRow = (what: string, note: string, id: GitHubProblem['id']): GitHubWriteResult => ({
  ...{ what, outcome: 'failed', url: null, note, code: id === 'rate-limited' ? id : 'github-error' },
});

const isCommit = (request: GitHubWriteRequest): boolean => kindOf(request).isCommit;

async function applyInOrder(
  requests: readonly GitHubWriteRequest[],
  context: ApplyContext,
): Promise<readonly GitHubWriteResult[]> {
  const applied: Applied[] = [];
  for (const request of requests) {
    const number = 1 + applied.filter((earlier) => earlier.request.kind === request.kind).length;
    const results = applyAndReport(request, number, context).catch(
      only(GitHubProblem, ({ message, hint, id }) => [
        failedRow(nameOf(request), `${asSentence(message)} ${hint}`, id),
      ]),
    );
    applied.push({ request, results: await results });
  }
  return [...applied.flatMap(({ results }) => results), ...(await finish(applied, context))];
}

interface Applied {
  readonly request: GitHubWriteRequest;
  readonly results: readonly GitHubWriteResult[];
}

async function finish(applied: readonly Applied[], context: ApplyContext): Promise<readonly GitHubWriteResult[]> {
  const further: GitHubWriteResult[] = [];
  for (const kind of new Set(applied.map(({ request }) => kindOf(request)))) {
    const ofKind = applied.filter(({ request }) => kindOf(request) === kind);
    const [requests, posted] = [ofKind.map(({ request }) => request), ofKind.flatMap(({ results }) => results)];
    const finished = kind.finish?.(requests, posted, context);
    const failed = only(GitHubProblem, ({ sentences, id }) => [failedRow(kind.tool, sentences, id)]);
    further.push(...((await finished?.catch(failed)) ?? []));
  }
  return further;
}

/** On the first row, if anything was posted; each text counts once, even if sanitized repeatedly. */
async function applyAndReport(
  request: GitHubWriteRequest,
  number: number,
  context: ApplyContext,
): Promise<readonly GitHubWriteResult[]> {
  const cleaned = new Map<string, SanitizedText>();
  const sanitize = (text: string): string => {
    const known = cleaned.get(text) ?? context.sanitize(text);
    cleaned.set(text, known);
    return known.text;
  };
  const kind = kindOf(request);
  const permissions = permissionsFor(kind.permissions, context.item);
  const call = { ...context, sanitize, what: kind.nameOf(request), permissions, number };
  const [main, ...others] = await kind.post(request, call);
  const changes = sumChanges(...[...cleaned.values()].map((text) => text.changes));
  if (main === undefined) return [];
  // The commit of a pull request that could not be opened has its title.
  const isPosted = [main, ...others].some(
    ({ outcome, commit }) => posted.has(outcome) || (outcome === 'failed' && commit !== undefined),
  );
  if (!isPosted || changes.length === 0) return [main, ...others];
  const notes = [...(main.note === '' ? [] : [asSentence(main.note)]), `Sanitized: ${sanitizedNotice(changes)}.`];
  const details = main.details === undefined ? {} : { details: `${main.details} ${notes.at(-1) ?? ''}`.trim() };
  return [{ ...main, note: notes.join(' '), ...details }, ...others];
}

const nameOf = (request: GitHubWriteRequest): string => kindOf(request).nameOf(request);

const posted: ReadonlySet<GitHubWriteResult['outcome']> = new Set(['created', 'updated', 'fell back']);

/** Rows for writes that are not applied at all, with the reason. */
export function withheld(
  requests: readonly GitHubWriteRequest[],
  code: NonNullable<GitHubWriteResult['code']>,
  note: string,
): readonly GitHubWriteResult[] {
  return requests.map((request) => ({ what: nameOf(request), outcome: 'withheld', url: null, note, code }));
}
