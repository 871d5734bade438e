import { messageOf } from '../../errors.js';
import { parsedJson } from '../../parsed-json.js';
import { evaluateGitHubRequest } from '../../policy/github/evaluate-github-request.js';
import type { GitHubRequestDecision } from '../../policy/github/github-request.js';
import type { GhCall, GitHubBridgeOptions } from '../process/github-bridge-types.js';
import { type Exchange, requestBody } from './exchange.js';
import type { Forward, LinkProblem } from './forward.js';
import { recordPath } from './paths.js';

export interface BridgeState {
  readonly knownIds: Set<string>;
  /** Requests that may still be sent. */
  left: number;
}

interface AnswerContext extends GitHubBridgeOptions {
  readonly state: BridgeState;
  readonly forward: Forward;
  readonly linkProblem: LinkProblem;
  readonly records: readonly string[];
}

/** A query of gh has a few kilobytes; the body of a comment at most 64. */
const maxBodyBytes = 1_000_000;

export async function answerRequest(exchange: Exchange, context: AnswerContext): Promise<void> {
  const { incoming } = exchange;
  const body = await requestBody(incoming, maxBodyBytes);
  const path = isApiHost(incoming.headers.host ?? '', context.serverUrl) ? pathOf(incoming.url ?? '') : null;
  if (path === null) refuse(exchange, 'Only the API of the server of this repository can be reached.');
  else if (body === null) refuse(exchange, 'The request is too large.');
  else if (path === recordPath && incoming.method === 'POST') await recordCall(exchange, body, context);
  else await evaluateRequest(exchange, { path, body: body.toString('utf8') }, context);
}

async function evaluateRequest(
  exchange: Exchange,
  { path, body }: { readonly path: string; readonly body: string },
  context: AnswerContext,
): Promise<void> {
  const { state, repository, mayRead } = context;
  const { method = 'GET' } = exchange.incoming;
  const { knownIds } = state;
  const decision = evaluateGitHubRequest({ method, path, body }, { repository, mayRead, knownIds });
  if (decision.kind === 'refuse') refuse(exchange, decision.reason);
  else if (decision.kind === 'comment') await recordComment(exchange, decision, context);
  else if (state.left <= 0) refuse(exchange, 'The commands of this run have sent too many requests.');
  else {
    state.left -= decision.file === null ? 1 : 2;
    try {
      const problem = decision.file === null ? null : await context.linkProblem(decision.file);
      if (problem !== null) refuse(exchange, problem);
      else
        await context.forward(decision, exchange, (text) => {
          for (const id of idsIn(text)) knownIds.add(id);
        });
    } catch (error) {
      sendProblem(exchange, 502, `GitHub did not answer: ${messageOf(error)}`);
    }
  }
}

/** Ids of issues, pull requests and discussions in the answer to a GraphQL query about the repository. */
function idsIn(text: string): readonly string[] {
  const repository = valueAt(valueAt(parsedJson(text), 'data'), 'repository');
  const items = ['pullRequest', 'issue', 'discussion'].map((name) => valueAt(repository, name));
  const lists = ['pullRequests', 'issues', 'discussions'].flatMap((name) => {
    const nodes = valueAt(valueAt(repository, name), 'nodes');
    return Array.isArray(nodes) ? (nodes as readonly unknown[]) : [];
  });
  return [...items, ...lists].flatMap((item) => {
    const id = valueAt(item, 'id');
    return typeof id === 'string' && isItem(id) ? [id] : [];
  });
}

function valueAt(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined;
}

/** A query can give any field the name `issue`, so the id itself must say what it is; in the older form it is encoded. */
function isItem(id: string): boolean {
  if (/^(?:PR|I|D)_[\w-]+$/.test(id)) return true;
  return /^\d+:(?:PullRequest|Issue|Discussion)\d+$/.test(Buffer.from(id, 'base64').toString('latin1'));
}

/** The host in the addresses that gh asks for. */
function isApiHost(requested: string, serverUrl: string): boolean {
  const { host } = new URL(serverUrl);
  return requested === `api.${host}` || (host !== 'github.com' && requested === host);
}

/** Without the prefix of an Enterprise server. */
function pathOf(url: string): string | null {
  if (!url.startsWith('/')) return null;
  const path = url.replace(/^\/api\/(?:v3(?=\/|$)|(?=graphql$))/, '/').replace(/^\/\//, '/');
  return path === '' ? '/' : path;
}

/** `gh api` with a comment: recorded like the one of `gh issue comment`, answered in the form of GitHub. */
async function recordComment(
  exchange: Exchange,
  { number, body }: Extract<GitHubRequestDecision, { kind: 'comment' }>,
  { answer, records }: AnswerContext,
): Promise<void> {
  const argv = ['issue', 'comment', number, '--body-file', '-'];
  const { exitCode, stdout, stderr } = await answer({ argv, body, bodyFile: '-', records });
  if (exitCode !== 0) {
    sendProblem(exchange, 422, stderr);
    return;
  }
  exchange.response.writeHead(201, { 'content-type': 'application/json; charset=utf-8' });
  exchange.response.end(JSON.stringify({ id: 0, html_url: stdout, body, note: stderr }));
}

/** The form that gh-files.ts writes and reads: words that end with NUL, and lines. */
async function recordCall({ response }: Exchange, body: Buffer, context: AnswerContext): Promise<void> {
  const call = callOf(body.toString('utf8'), context.records);
  const answer =
    call === null ? { exitCode: 1, stdout: '', stderr: 'The command could not be read.' } : await context.answer(call);
  const stderr = answer.stderr.replace(/\s*\n\s*/g, ' ');
  response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
  // The period keeps a shell from removing line ends.
  response.end(`${String(answer.exitCode)}\n${stderr}\n${answer.stdout}.`);
}

function callOf(text: string, records: readonly string[]): GhCall | null {
  const words = text.split('\0');
  const count = Number(words[0]);
  if (!Number.isSafeInteger(count) || count < 1 || words.length < count + 2) return null;
  const [file = '', ...body] = words.slice(count + 1);
  const input = file.startsWith('f')
    ? { body: body.join('\0'), bodyFile: file.slice(1) }
    : { body: null, bodyFile: null };
  return { argv: words.slice(1, count + 1), ...input, records };
}

function refuse(exchange: Exchange, reason: string): void {
  sendProblem(exchange, 403, `${reason} Sallyport refused the request.`);
}

/** The form of GitHub's own errors, so that gh prints the message. */
function sendProblem({ response }: Exchange, status: number, message: string): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8' });
  response.end(JSON.stringify({ message }));
}
