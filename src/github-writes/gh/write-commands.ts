import type { GhCall } from '../../platform/process/github-bridge-types.js';
import { oneLine } from '../../text.js';
import { closeReasons } from '../kinds/close.js';
import type { GitHubWriteRequest } from '../kinds.js';
import { type FlagTable, type ParsedFlags, parseFlags } from './parse-flags.js';

export interface WriteCommand {
  /** What the operand names: the item of the run, or nothing. */
  readonly target: 'issue' | 'pull-request' | null;
  /** The requests to record; or why there are none, as a sentence. */
  readonly read: (words: readonly string[], file: Pick<GhCall, 'body' | 'bodyFile'>) => ReadWrite | string;
}

export interface ReadWrite {
  /** The number, URL or branch of the item as given; `null` if none was. */
  readonly operand: string | null;
  /** `--repo` as given. */
  readonly repository: string | null;
  readonly base: string | null;
  readonly requests: readonly GitHubWriteRequest[];
}

type Build = (flags: ParsedFlags, body: string) => readonly GitHubWriteRequest[] | string;

interface Description extends Pick<WriteCommand, 'target'>, Partial<FlagTable> {
  /** What the operand is, if it is not the item of the run. */
  readonly operand?: string;
  /** The tool to use for anything else. */
  readonly tool: string;
  readonly build: Build;
}

const editing = {
  values: ['add-label', 'remove-label', 'add-assignee', 'title', 'milestone'],
  flags: ['remove-milestone'],
  short: { t: 'title', m: 'milestone' },
  tool: 'for it',
  build: edit,
};

/** By the words of the command. */
export const writeCommands: Readonly<Record<string, WriteCommand>> = {
  'pr comment': command({ target: 'pull-request', tool: 'Comment', build: comment }),
  'issue comment': command({ target: 'issue', tool: 'Comment', build: comment }),
  'pr review': command({
    target: 'pull-request',
    flags: ['approve', 'comment', 'request-changes'],
    short: { a: 'approve', c: 'comment', r: 'request-changes' },
    tool: 'Review',
    build: review,
  }),
  'pr edit': command({ ...editing, target: 'pull-request', values: [...editing.values, 'add-reviewer'] }),
  'issue edit': command({ ...editing, target: 'issue' }),
  'issue close': command({
    ...stateOf('issue', 'close'),
    values: ['comment', 'reason'],
    short: { c: 'comment', r: 'reason' },
  }),
  'issue reopen': command(stateOf('issue', 'reopen')),
  'pr close': command(stateOf('pull-request', 'close')),
  'pr reopen': command(stateOf('pull-request', 'reopen')),
  'label create': command({
    target: null,
    operand: 'the name of the label',
    values: ['color', 'description'],
    short: { c: 'color', d: 'description' },
    tool: 'CreateLabel',
    build: newLabel,
  }),
  'issue create': command({
    target: null,
    values: ['title', 'label'],
    short: { t: 'title', l: 'label' },
    tool: 'Issue',
    build: issue,
  }),
  'pr create': command({
    target: null,
    values: ['title', 'base'],
    flags: ['draft', 'no-maintainer-edit'],
    short: { t: 'title', B: 'base', d: 'draft' },
    tool: 'PullRequest',
    build: pullRequest,
  }),
};

function command({ target, operand: named, tool, build, ...own }: Description): WriteCommand {
  const { values = [], flags = [], short = {} } = own;
  const table: FlagTable = {
    values: ['body', 'body-file', 'repo', ...values],
    flags,
    short: { b: 'body', F: 'body-file', R: 'repo', ...short },
  };
  return {
    target,
    read(words, { body: fileBody, bodyFile }) {
      const parsed = parseFlags(words, table);
      if (typeof parsed === 'string') return `${parsed} Use the tool ${tool}, or leave it out.`;
      const [operand = null, more] = parsed.operands;
      if (named !== undefined && operand === null) return `Give ${named}.`;
      if (more !== undefined || (target === null && named === undefined && operand !== null))
        return 'There is one operand too many.';
      // The program gh of the session knows no flags: it could take the value of another flag, `-t -F.env`, for the file.
      if (parsed.given.has('body-file') && fileBody !== null && parsed.last('body-file') !== bodyFile)
        return 'Give --body-file once, as the last option.';
      const body = parsed.given.has('body-file') ? (fileBody ?? '') : (parsed.last('body') ?? '');
      const requests = build(parsed, body.trim());
      if (typeof requests === 'string') return requests;
      const problem = requests.map(nameProblem).find((refusal) => refusal !== null);
      if (problem !== undefined) return problem;
      return { operand, repository: parsed.last('repo'), base: parsed.last('base'), requests };
    },
  };
}

const bodyMissing = 'The body is missing: give --body or --body-file.';

function comment(_: ParsedFlags, body: string): ReturnType<Build> {
  return body === '' ? bodyMissing : [{ kind: 'comment', body }];
}

function review({ given }: ParsedFlags, body: string): ReturnType<Build> {
  const events = ['approve', 'comment', 'request-changes'].filter((name) => given.has(name));
  if (events.length !== 1) return 'Give one of --comment, --approve and --request-changes.';
  if (body === '' && events[0] !== 'approve') return bodyMissing;
  const event = given.has('approve') ? 'APPROVE' : given.has('comment') ? 'COMMENT' : 'REQUEST_CHANGES';
  return [{ kind: 'review', event, body, comments: [] }];
}

function edit(flags: ParsedFlags, body: string): ReturnType<Build> {
  const [add, remove, users] = [names(flags, 'add-label'), names(flags, 'remove-label'), names(flags, 'add-assignee')];
  const reviewers = names(flags, 'add-reviewer');
  if ([...users, ...reviewers].some((user) => user.startsWith('@'))) return 'Name the person instead of `@me`.';
  const both = add.find((name) => remove.includes(name));
  if (both !== undefined) return `${JSON.stringify(both)} cannot be added and removed in one call.`;
  const title = titleIn(flags);
  const milestone = flags.given.has('remove-milestone') ? '' : flags.last('milestone');
  const requests: readonly GitHubWriteRequest[] = [
    ...(add.length + remove.length === 0 ? [] : [{ kind: 'label', add, remove } as const]),
    ...(users.length === 0 ? [] : [{ kind: 'assign', users } as const]),
    ...(reviewers.length === 0 ? [] : [reviewersIn(reviewers)]),
    ...(title === '' && body === ''
      ? []
      : [{ kind: 'update', ...(title === '' ? {} : { title }), ...(body === '' ? {} : { body }) } as const]),
    ...(milestone === null ? [] : [{ kind: 'milestone', title: milestone.trim() } as const]),
  ];
  if (requests.length > 0) return requests;
  return 'Give --title, --body, --milestone, --add-label, --remove-label, --add-assignee or --add-reviewer.';
}

/** gh names a team with its organization. */
function reviewersIn(reviewers: readonly string[]): Extract<GitHubWriteRequest, { kind: 'reviewers' }> {
  const teams = reviewers.filter((name) => name.includes('/')).map((name) => name.slice(name.indexOf('/') + 1));
  return { kind: 'reviewers', users: reviewers.filter((name) => !name.includes('/')), teams };
}

/** Closes or reopens, with a comment if there is one. */
function stateOf(target: 'issue' | 'pull-request', kind: 'close' | 'reopen'): Description {
  const build: Build = (flags) => {
    const word = (flags.last('reason') ?? 'completed').replaceAll(' ', '_');
    const reason = closeReasons.find((known) => known === word);
    if (reason === undefined) return 'The reason is one of completed, "not planned" and duplicate.';
    const body = (flags.last('comment') ?? '').trim();
    return [
      ...(body === '' ? [] : [{ kind: 'comment', body } as const]),
      kind === 'close' ? ({ kind, reason } as const) : ({ kind } as const),
    ];
  };
  return { target, values: ['comment'], short: { c: 'comment' }, tool: kind === 'close' ? 'Close' : 'Reopen', build };
}

function newLabel(flags: ParsedFlags): ReturnType<Build> {
  const name = (flags.operands[0] ?? '').trim();
  const color = (flags.last('color') ?? 'ededed').replace(/^#/, '').toLowerCase();
  if (!/^[0-9a-f]{6}$/.test(color)) return 'The color is not six hexadecimal digits.';
  if (name === '' || name.length > 50) return 'The name of a label has 1 to 50 characters.';
  const description = oneLine(flags.last('description') ?? '').slice(0, 100);
  return [{ kind: 'create-label', name, color, description }];
}

function issue(flags: ParsedFlags, body: string): ReturnType<Build> {
  const title = titleIn(flags);
  if (title === '') return 'The title is missing: give --title.';
  return body === '' ? bodyMissing : [{ kind: 'issue', title, body, labels: names(flags, 'label') }];
}

function pullRequest(flags: ParsedFlags, body: string): ReturnType<Build> {
  const title = titleIn(flags);
  if (title === '') return 'The title is missing: give --title and --body; --fill is not possible here.';
  return body === '' ? bodyMissing : [{ kind: 'pull-request', title, body }];
}

function titleIn(flags: ParsedFlags): string {
  return oneLine(flags.last('title') ?? '').slice(0, 200);
}

/** gh accepts several names in one value. */
function names(flags: ParsedFlags, flag: string): readonly string[] {
  const all = flags.all(flag).flatMap((value) => value.split(','));
  return [...new Set(all.map((name) => name.trim()).filter((name) => name !== ''))];
}

const mostCharacters = 100;

/** Why a request has more or longer names than the tool for the same change takes, as a sentence; `null` if it has not. */
function nameProblem(request: GitHubWriteRequest): string | null {
  for (const [what, names, limit] of listsOf(request)) {
    if (names.length > limit)
      return `There are ${String(names.length)} ${what} in one command; at most ${String(limit)} are possible.`;
    if (names.some((name) => name.length > mostCharacters))
      return `A name among the ${what} has more than ${String(mostCharacters)} characters.`;
  }
  return null;
}

function listsOf(request: GitHubWriteRequest): readonly (readonly [string, readonly string[], number])[] {
  switch (request.kind) {
    case 'label':
      return [request.add, request.remove].map((labels) => ['labels', labels, 10]);
    case 'issue':
      return [['labels', request.labels, 10]];
    case 'assign':
      return [['assignees', request.users, 5]];
    case 'reviewers':
      return [
        ['reviewers', request.users, 5],
        ['teams', request.teams, 3],
      ];
    default:
      return [];
  }
}
