import type { GhAnswer, GhCall } from '../../platform/process/github-bridge-types.js';
import { isOwnRepository, type OwnRepository } from '../../policy/github/own-repository.js';
import { unavailableGhCommands } from '../../policy/github/unavailable-gh-commands.js';
import type { PolicyEngine } from '../../policy/types.js';
import { maxBodyCharacters } from '../inputs.js';
import type { CheckTree } from '../kind.js';
import {
  type AnyWriteKind,
  type GitHubWriteRequest,
  kindOf,
  kindOfTool,
  postEffects,
  type RequestRecorder,
} from '../kinds.js';
import { type ReadWrite, type WriteCommand, writeCommands } from './write-commands.js';

/** The commands that are answered instead of run. */
export const answeredCommands: readonly string[] = [
  ...Object.keys(writeCommands),
  ...unavailableGhCommands.keys(),
  'auth status',
];

export interface GhCallContext {
  readonly recorder: RequestRecorder;
  readonly policy: PolicyEngine;
  readonly repository: OwnRepository;
  readonly serverUrl: string;
  readonly item: { readonly kind: 'issue' | 'pull-request'; readonly number: number } | null;
  /** The branch that a pull request of the run goes to; `null` if there can be none. */
  readonly base: string | null;
  /** Why the tool has no target in this run, as a clause; `null` if it has. */
  readonly whyUnavailable: (kind: Pick<AnyWriteKind, 'tool' | 'target'>) => string | null;
  /** Why the changed files cannot become a pull request; `null` if they can. */
  readonly checkTree: CheckTree;
}

/** Records what a gh command would change, like the tool for the same change. Never rejects. */
export async function answerGhCall(call: GhCall, context: GhCallContext): Promise<GhAnswer> {
  const name = call.argv.slice(0, 2).join(' ');
  if (name === 'auth status') return done(signedIn(context), '');
  const instead = unavailableGhCommands.get(name);
  if (instead !== undefined) return failed(`\`gh ${name}\` is not available in a run: ${instead}.`);
  const command = Object.hasOwn(writeCommands, name) ? writeCommands[name] : undefined;
  if (command === undefined) return failed(`\`gh ${name}\` is unknown.`);
  const read = command.read(call.argv.slice(2), call);
  if (typeof read === 'string') return failed(read);
  const problem = targetProblem(command, read, context) ?? (await requestProblem(read.requests, call.records, context));
  if (problem !== null) return failed(problem);
  for (const request of read.requests) {
    const refusal = await context.recorder.keep(request);
    if (refusal !== null) return failed(refusal);
  }
  return done(addressOf(command, context), 'Recorded. It will be checked and posted at the end of the run.');
}

function done(stdout: string, stderr: string): GhAnswer {
  return { exitCode: 0, stdout, stderr };
}

function failed(reason: string): GhAnswer {
  return { exitCode: 1, stdout: '', stderr: `Not recorded: ${reason}` };
}

function signedIn({ repository: { owner, name } }: GhCallContext): string {
  return `gh reads ${owner}/${name} in this run. Sallyport holds the token outside of commands; none is needed here.`;
}

/** Where the recorded change will appear, as gh prints it; a new issue or pull request has no number yet. */
function addressOf({ target }: WriteCommand, { serverUrl, repository, item }: GhCallContext): string {
  const top = `${serverUrl}/${repository.owner}/${repository.name}`;
  if (target === null || item === null) return top;
  return `${top}/${item.kind === 'issue' ? 'issues' : 'pull'}/${String(item.number)}`;
}

function targetProblem(command: WriteCommand, read: ReadWrite, context: GhCallContext): string | null {
  const { repository, item, base } = context;
  const [name = '', owner = ''] = (read.repository ?? '').split('/').reverse();
  if (read.repository !== null && !isOwnRepository(owner, name, repository))
    return `only ${repository.owner}/${repository.name} can be changed.`;
  if (read.base !== null && base !== null && read.base !== base) return `a pull request of this run goes to ${base}.`;
  if (command.target === null) return null;
  if (item === null) return 'this run has no issue or pull request.';
  // For GitHub, a pull request is an issue as well.
  if (command.target === 'pull-request' && item.kind === 'issue') return `#${String(item.number)} is an issue.`;
  const number = numberIn(read.operand, context);
  return number === null || number === item.number
    ? null
    : `this run can change only #${String(item.number)}; write to it, or say in the answer what should be done.`;
}

/** `null` for an absent operand; 0 if it names nothing of this repository. */
function numberIn(operand: string | null, { repository, serverUrl }: GhCallContext): number | null {
  if (operand === null) return null;
  const plain = /^#?(\d{1,10})$/.exec(operand);
  if (plain !== null) return Number(plain[1]);
  const top = `${serverUrl}/${repository.owner}/${repository.name}/`.toLowerCase();
  if (!operand.toLowerCase().startsWith(top)) return 0;
  return Number(/^(?:pull|issues)\/(\d{1,10})(?:[/?#]|$)/.exec(operand.slice(top.length))?.[1] ?? 0);
}

async function requestProblem(
  requests: readonly GitHubWriteRequest[],
  records: readonly string[],
  { policy, whyUnavailable, checkTree }: GhCallContext,
): Promise<string | null> {
  for (const request of requests) {
    if ('body' in request && request.body.length > maxBodyCharacters)
      return `the body is longer than ${String(maxBodyCharacters)} characters.`;
    for (const effect of postEffects(request)) {
      const { what: tool, target = '' } = effect;
      if (!records.includes(tool === 'Review' ? `Review(${target})` : tool))
        return `the rules for this command line do not allow ${tool}.`;
      const kind = kindOfTool(tool);
      const unavailable = kind === undefined ? null : whyUnavailable(kind);
      if (unavailable !== null) return `${unavailable}.`;
      // A rule has allowed the command, so only a rule against its effect refuses it: the values are known only now.
      const subject = effect.target === undefined ? {} : { subject: effect.target };
      const { decision, rule, reason } = policy({ tool: effect.what, effects: [effect], ...subject });
      const refusal = decision === 'allow' || (decision === 'ask' && rule === null) ? null : `${reason}.`;
      if (refusal !== null) return refusal;
    }
    const tree = kindOf(request).isCommit ? await checkTree() : null;
    if (tree !== null && 'refused' in tree) return `${tree.refused}.`;
  }
  return null;
}
