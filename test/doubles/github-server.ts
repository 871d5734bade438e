import { readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { resolve } from 'node:path';
import { type Context, type Document, OpenAPIBackend, type Request } from 'openapi-backend';
import { type BacklogItem, backlogHandlers, searchReply } from './backlog.js';
import {
  type Account,
  bodyLimit,
  type Comment,
  commentOf,
  commentsIn,
  fileIn,
  gitHubActions,
  itemIn,
} from './github-data.js';
import { answerGraphql, type ItemOf } from './github-graphql.js';
import { createRepository, pullHandlers, type Repository, type RepositoryOptions } from './github-pulls.js';
import {
  minimizeIn,
  nothingWritten,
  resolveIn,
  threadsIn,
  type WriteOptions,
  type Written,
  writeHandlers,
} from './github-writes.js';
import { type HostedRepository, hostedHandlers } from './hosted-repository.js';
import { sampleOf } from './openapi-sample.js';

/** One planned failure for the next matching request. */
export interface Failure {
  readonly method?: string;
  /** Part of the path. */
  readonly path?: string;
  /** Part of the body. */
  readonly asks?: string;
  readonly status: number;
  readonly message?: string;
  /** Instead of the message. */
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
  /** Closes the connection instead of responding. */
  readonly hangUp?: boolean;
  /** Never responds; called when the request arrives. */
  readonly hang?: () => void;
}

export interface GitHubOptions extends WriteOptions, RepositoryOptions {
  /** The account of the token. Default: `github-actions[bot]`. */
  readonly viewer?: Account;
  /** The accepted token; any other gets 401. Default: every token. */
  readonly token?: string;
  /** `/api/v3` for an Enterprise server. Default: none. */
  readonly basePath?: '' | '/api/v3';
  /** Comments that are there already, as [item, author, body]. */
  readonly comments?: readonly (readonly [item: number, author: Account, body: string])[];
  readonly failures?: readonly Failure[];
  /** Issues and pull requests that exist. Default: 1 to 99. */
  readonly items?: readonly number[];
  /** Issues and pull requests that a search finds, each with labels and a state of its own. */
  readonly backlog?: readonly BacklogItem[];
  /** Open pull requests, by what the list of them is filtered by. */
  readonly pulls?: readonly {
    readonly number: number;
    /** `owner:branch`. */
    readonly head: string;
    readonly sha: string;
    readonly repositoryId: number;
  }[];
  /** Most comments on a page, whatever `per_page` asks for. */
  readonly pageSize?: number;
  /** What GraphQL and the list of files tell of items; each has a default. */
  readonly details?: Readonly<Record<number, ItemOf & { readonly files?: readonly object[] }>>;
  /** Fields of GraphQL that the token may not read. */
  readonly closed?: readonly string[];
  /** Logs of jobs by their number. */
  readonly logs?: Readonly<Record<number, string>>;
  /** Serves these git objects instead of made-up ones. */
  readonly hosted?: HostedRepository;
  /** Roles by login; others may read. Default: octocat is an admin. */
  readonly roles?: Readonly<Record<string, string>>;
}

export interface Recorded {
  readonly method: string;
  /** With the query, without the base path. */
  readonly path: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: unknown;
}

export interface GitHubServer {
  /** What GITHUB_API_URL would hold. */
  readonly url: string;
  readonly requests: readonly Recorded[];
  /** Requests and responses that violate GitHub's API description. Tests expect none. */
  readonly invalid: readonly string[];
  /** What was written besides comments. */
  readonly written: Written;
  readonly repository: Repository;
  comments(item: number): readonly Comment[];
  deleteComment(id: number): void;
  /** Reactions as they stand: `eyes on comment 90`, `+1 on item 7`. */
  reactions(): readonly string[];
  failNext(...failures: readonly Failure[]): void;
  close(): Promise<void>;
}

interface Reply {
  readonly status: number;
  readonly body?: unknown;
  readonly headers?: Readonly<Record<string, string>>;
}

/** GitHub on loopback: its own OpenAPI description checks every request, the comments are kept in memory. */
export async function startGitHub(options: GitHubOptions = {}): Promise<GitHubServer> {
  const requests: Recorded[] = [];
  const invalid: string[] = [];
  const failures = [...(options.failures ?? [])];
  const base = options.basePath ?? '';
  const store: Comment[] = [];
  const reactions = new Map<number, string>();
  const viewer = options.viewer ?? gitHubActions;
  const written = nothingWritten(options);
  const repository = createRepository(options, viewer);
  const server = createServer((request, response) => {
    void answer(request, response).catch((error: unknown) => {
      invalid.push(`the double failed: ${String(error)}`);
      response.destroy();
    });
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const origin = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
  const place = { origin: `${origin}${base}`, owner: '', repo: '' };
  for (const [item, author, body] of options.comments ?? []) store.push(commentOf(place, { item, author, body }));
  const served = servedBy({ repository, store, reactions, viewer, invalid, place, options, written });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const recorded = await record(request, base);
    requests.push(recorded);
    const log = /^\/logs\/(\d+)$/.exec(recorded.path);
    if (log !== null) {
      // A storage on another host, which must not get the token.
      if (recorded.headers.authorization !== undefined) invalid.push('the token was sent to the storage of logs');
      return void response.end(options.logs?.[Number(log[1])] ?? '');
    }
    const failure = takeFailure(failures, recorded);
    if (failure?.hang !== undefined) {
      failure.hang();
      return;
    }
    if (failure?.hangUp === true) return void response.destroy();
    const reply = failure === null ? await route(recorded) : failed(failure);
    response.writeHead(reply.status, { 'content-type': 'application/json; charset=utf-8', ...reply.headers });
    response.end(reply.body === undefined ? undefined : JSON.stringify(reply.body));
  }

  /** The question who the token stands for is answered by hand: building GitHub's whole schema takes a moment. */
  async function graphqlReply(recorded: Recorded): Promise<Reply> {
    const { query } = (recorded.body ?? {}) as { query?: string };
    if (recorded.method !== 'POST' || /\bviewer ?\{/.test(query ?? 'viewer {'))
      return viewerReply(recorded, viewer, invalid);
    const exists = (number: number) => options.items?.includes(number) ?? true;
    const details = (number: number) => options.details?.[number] ?? {};
    const body = await answerGraphql(
      recorded.body,
      {
        viewer,
        item: (number) => (exists(number) ? details(number) : null),
        closed: options.closed ?? [],
        pageSize: options.pageSize ?? 100,
        isMinimized: written.isMinimized,
        threads: threadsIn(written),
        resolve: (thread) => resolveIn(written, thread, options, viewer),
        minimize: (comment) => minimizeIn(written, comment, options),
        commit: (input) => repository.commit(input),
      },
      invalid,
    );
    return { status: 200, body };
  }

  async function route(recorded: Recorded): Promise<Reply> {
    const authorization = recorded.headers.authorization ?? '';
    const known =
      options.token === undefined ? /^(token|bearer) \S+$/i : new RegExp(`^(token|bearer) ${options.token}$`, 'i');
    if (!known.test(authorization)) return { status: 401, body: { message: 'Bad credentials' } };
    if (recorded.path === (base === '' ? '/graphql' : '/api/graphql')) return await graphqlReply(recorded);
    if (options.backlog !== undefined && recorded.path.startsWith('/search/issues?'))
      return searchReply(options.backlog, recorded.path, place);
    return (await api.handleRequest(toApiRequest(recorded), served)) as Reply;
  }

  return {
    url: place.origin,
    requests,
    invalid,
    written,
    repository,
    comments: (item) => commentsIn(store, item),
    reactions: () => [...reactions.values()],
    deleteComment: (id) =>
      void store.splice(
        store.findIndex((comment) => comment.id === id),
        1,
      ),
    failNext: (...more) => void failures.push(...more),
    close: () =>
      new Promise((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  };
}

async function record(request: IncomingMessage, base: string): Promise<Recorded> {
  const chunks: Buffer[] = [];
  for await (const chunk of request as AsyncIterable<Buffer>) chunks.push(chunk);
  const text = Buffer.concat(chunks).toString('utf8');
  const url = request.url ?? '/';
  const path = base !== '' && url.startsWith(`${base}/`) ? url.slice(base.length) : url;
  return {
    method: request.method ?? 'GET',
    path,
    headers: request.headers,
    body: text === '' ? undefined : JSON.parse(text),
  };
}

function toApiRequest({ method, path, headers, body }: Recorded): Request {
  const [pathname = '/', query = ''] = path.split('?');
  return { method, path: pathname, query, headers: headers as Record<string, string>, body: body as object };
}

function takeFailure(failures: Failure[], request: Recorded): Failure | null {
  const index = failures.findIndex(
    (failure) =>
      (failure.method === undefined || failure.method === request.method) &&
      (failure.path === undefined || request.path.includes(failure.path)) &&
      (failure.asks === undefined || JSON.stringify(request.body ?? '').includes(failure.asks)),
  );
  return index < 0 ? null : (failures.splice(index, 1)[0] ?? null);
}

function failed({ status, message, body, headers }: Failure): Reply {
  return {
    status,
    body: body ?? { message: message ?? `planned ${String(status)}` },
    ...(headers === undefined ? {} : { headers }),
  };
}

/** GraphQL is not in the OpenAPI description; the one question that is asked is who the token stands for. */
function viewerReply({ method, body }: Recorded, viewer: Account, invalid: string[]): Reply {
  const query = (body as { query?: unknown } | undefined)?.query;
  if (method !== 'POST' || typeof query !== 'string' || !/^(query )?\{ ?viewer ?\{[\w ]+\} ?\}$/.test(query.trim())) {
    invalid.push(`${method} graphql: ${JSON.stringify(body)}`);
    return { status: 400, body: { message: 'Problems parsing JSON' } };
  }
  return { status: 200, body: { data: { viewer: { login: viewer.login, databaseId: viewer.id } } } };
}

type Schemas = Parameters<typeof sampleOf>[1];

/** Parameters come as text; the description has checked them by then. */
type Asked = Context<unknown, Record<string, string>, Record<string, string>>;

interface Parts {
  readonly repository: Repository;
  readonly store: Comment[];
  readonly reactions: Map<number, string>;
  readonly viewer: Account;
  readonly invalid: string[];
  readonly place: { origin: string; owner: string; repo: string };
  readonly options: GitHubOptions;
  readonly written: Written;
}

type Handler = (context: Asked) => Reply | Promise<Reply>;

/** What one server answers; the API description is the same for all. */
interface Served {
  readonly handlers: Readonly<Record<string, Handler>>;
  readonly invalid: string[];
}

const definition = JSON.parse(
  readFileSync(resolve(import.meta.dirname, '../fixtures/github-openapi.json'), 'utf8'),
) as { components: { schemas: Schemas } };
const { schemas } = definition.components;

/** Checks and routes the requests of all servers: the checks of an operation are compiled once, at its first request. */
const api = await new OpenAPIBackend({
  definition: definition as unknown as Document,
  quick: true,
  ajvOpts: {
    strict: false,
    validateSchema: false,
    code: { optimize: false },
    formats: {
      'date-time': /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/,
      uri: /^https?:\/\//,
      email: true,
      'repo.nwo': true,
      int64: true,
    },
  },
  handlers: {
    notFound: (context: Context, served: Served) => refuse(context, served, 404, 'no such path'),
    validationFail: (context: Context, served: Served) =>
      refuse(context, served, 422, JSON.stringify(context.validation.errors)),
    notImplemented: (context: Context, served: Served) =>
      served.handlers[String(context.operation.operationId)]?.(context as Asked) ??
      refuse(context, served, 501, 'the double has no handler'),
    postResponseHandler: (context: Context, { invalid }: Served): Reply => {
      const reply = context.response as Reply;
      if ((context.operation as unknown) === undefined || reply.status >= 400 || reply.body === undefined) return reply;
      const { errors } = context.api.validateResponse(reply.body, context.operation, reply.status);
      if (errors !== null && errors !== undefined)
        invalid.push(`answer of ${String(context.operation.operationId)}: ${JSON.stringify(errors)}`);
      return reply;
    },
  },
}).init();

function refuse({ request }: Context, { invalid }: Served, status: number, why: string): Reply {
  invalid.push(`${request.method} ${request.path}: ${why}`);
  return { status, body: { message: why } };
}

function servedBy(parts: Parts): Served {
  const hosted = parts.options.hosted === undefined ? {} : hostedHandlers(parts.options.hosted, schemas);
  return {
    invalid: parts.invalid,
    handlers: {
      ...writeHandlers({ ...parts, schemas }),
      ...pullHandlers(parts.repository, schemas),
      ...handlers({ ...parts, schemas }),
      ...hosted,
      ...(parts.options.backlog === undefined ? {} : backlogHandlers(parts.options.backlog, { ...parts, schemas })),
    } as Readonly<Record<string, Handler>>,
  };
}

/** What runs have changed of the item. */
function itemNow({ item }: Written, { milestones = [] }: WriteOptions, schemas: Schemas): object {
  const { milestone: number, state_reason: reason, ...shown } = item;
  const rest = { ...shown, ...(reason === null ? {} : { state_reason: reason }) };
  const title = number === null ? undefined : milestones[number - 1];
  const milestone = title === undefined ? null : { ...sampleOf('milestone', schemas), number, title };
  return { ...rest, milestone };
}

function handlers({
  store,
  reactions,
  viewer,
  place,
  options,
  written,
  schemas,
}: Parts & { readonly schemas: Schemas }): Record<string, (context: Asked) => Reply> {
  const missing: Reply = { status: 404, body: { message: 'Not Found' } };
  const at = (context: Asked, name: string) => Number(context.request.params[name]);
  const bodyOf = (context: Asked) => (context.request.requestBody as { body: string }).body;
  const tooLong: Reply = {
    status: 422,
    body: {
      message: 'Validation Failed',
      errors: [{ message: `body is too long (maximum is ${String(bodyLimit)} characters)` }],
    },
  };
  const find = (context: Asked) => store.find((comment) => comment.id === at(context, 'comment_id'));
  const where = (context: Asked) => ({
    ...place,
    owner: String(context.request.params['owner']),
    repo: String(context.request.params['repo']),
  });
  const items = options.items ?? options.backlog?.map(({ number }) => number);
  const has = (item: number) => (items ?? Array.from({ length: 99 }, (_, index) => index + 1)).includes(item);
  const react = (context: Asked, on: string): Reply => {
    const { content } = context.request.requestBody as { content: string };
    const id = reactions.size + 1;
    reactions.set(id, `${content} on ${on}`);
    const user = commentOf(place, { item: 1, author: viewer, body: '' }).user;
    return { status: 201, body: { id, node_id: `R_${String(id)}`, content, user, created_at: '2026-01-02T03:04:05Z' } };
  };
  const unreact = (context: Asked): Reply => ({ status: reactions.delete(at(context, 'reaction_id')) ? 204 : 404 });
  return {
    'reactions/create-for-issue': (context) => react(context, `item ${String(at(context, 'issue_number'))}`),
    'reactions/create-for-issue-comment': (context) => react(context, `comment ${String(at(context, 'comment_id'))}`),
    'reactions/create-for-pull-request-review-comment': (context) =>
      react(context, `review comment ${String(at(context, 'comment_id'))}`),
    'reactions/delete-for-issue': unreact,
    'reactions/delete-for-issue-comment': unreact,
    'reactions/delete-for-pull-request-comment': unreact,
    'issues/list-comments': (context) => {
      const item = at(context, 'issue_number');
      if (!has(item)) return missing;
      const size = Math.min(Number(context.request.query['per_page'] ?? 30), options.pageSize ?? 100);
      const page = Number(context.request.query['page'] ?? 1);
      const all = commentsIn(store, item);
      const next = new URL(`${place.origin}${context.request.path}?per_page=${String(size)}&page=${String(page + 1)}`)
        .href;
      const headers: Record<string, string> = page * size < all.length ? { link: `<${next}>; rel="next"` } : {};
      return { status: 200, body: all.slice((page - 1) * size, page * size), headers };
    },
    'issues/create-comment': (context) => {
      const item = at(context, 'issue_number');
      if (!has(item)) return missing;
      if (bodyOf(context).length > bodyLimit) return tooLong;
      const comment = commentOf(where(context), { item, author: viewer, body: bodyOf(context) });
      store.push(comment);
      return { status: 201, body: comment };
    },
    'issues/get-comment': (context) => {
      const comment = find(context);
      return comment === undefined ? missing : { status: 200, body: comment };
    },
    'issues/update-comment': (context) => {
      const comment = find(context);
      if (comment === undefined) return missing;
      if (bodyOf(context).length > bodyLimit) return tooLong;
      comment.body = bodyOf(context);
      return { status: 200, body: comment };
    },
    'issues/delete-comment': (context) => {
      const comment = find(context);
      if (comment === undefined) return missing;
      store.splice(store.indexOf(comment), 1);
      return { status: 204 };
    },
    ...(options.pulls === undefined ? {} : { 'pulls/list': listed(options.pulls, schemas) }),
    'issues/list-labels-for-repo': () => ({
      status: 200,
      body: (options.labels ?? []).map((name) => ({
        ...sampleOf('label', schemas),
        name,
        description: `About ${name}`,
      })),
    }),
    'pulls/list-files': (context) => {
      const configured = options.details?.[at(context, 'pull_number')]?.files?.map((file) => fileIn(file));
      const all =
        configured ?? (options.pull?.files ?? []).map((file) => ({ ...sampleOf('diff-entry', schemas), ...file }));
      const size = Math.min(Number(context.request.query['per_page'] ?? 30), options.pageSize ?? 100);
      const page = Number(context.request.query['page'] ?? 1);
      const next = `${place.origin}${context.request.path}?per_page=${String(size)}&page=${String(page + 1)}`;
      const headers: Record<string, string> = page * size < all.length ? { link: `<${next}>; rel="next"` } : {};
      return { status: 200, body: all.slice((page - 1) * size, page * size), headers };
    },
    'actions/download-job-logs-for-workflow-run': (context) =>
      options.logs?.[at(context, 'job_id')] === undefined
        ? missing
        : { status: 302, headers: { location: `${place.origin}/logs/${String(at(context, 'job_id'))}` } },
    'repos/get-collaborator-permission-level': (context) => {
      const login = String(context.request.params['username']);
      const role = (options.roles ?? { octocat: 'admin' })[login] ?? 'read';
      const permission = { maintain: 'write', triage: 'read' }[role] ?? role;
      return role === 'unknown' ? missing : { status: 200, body: { permission, role_name: role, user: null } };
    },
    'issues/get': (context) =>
      has(at(context, 'issue_number'))
        ? {
            status: 200,
            body: {
              ...itemIn(where(context), at(context, 'issue_number')),
              ...(at(context, 'issue_number') === 7 ? itemNow(written, options, schemas) : {}),
              ...(options.hosted?.pull?.number === at(context, 'issue_number') && {
                pull_request: { url: null, html_url: null, diff_url: null, patch_url: null },
              }),
              assignees: [...written.assignees].map((login) => ({ ...sampleOf('simple-user', schemas), login })),
            },
          }
        : missing,
  };
}

/** Pull requests that are only listed, by the branch that GitHub is asked for. */
function listed(pulls: NonNullable<GitHubOptions['pulls']>, schemas: Schemas): (context: Asked) => Reply {
  return (context) => ({
    status: 200,
    body: pulls
      .filter((pull) => context.request.query['head'] === pull.head && context.request.query['state'] === 'open')
      .map(({ number, sha, repositoryId }) => {
        const sample = sampleOf('pull-request-simple', schemas) as { readonly head: { readonly repo: object } };
        const repo = { ...sample.head.repo, id: repositoryId };
        return { ...sample, number, state: 'open', head: { ...sample.head, sha, repo } };
      }),
  });
}
