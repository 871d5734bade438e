import { generateKeyPairSync, verify } from 'node:crypto';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { EventStreamCodec } from '@smithy/eventstream-codec';
import { afterEach, describe, expect, test } from 'vitest';
import { createModel } from '../../src/model/choose.js';
import type { ModelOptions } from '../../src/model/endpoint.js';
import { toStream } from '../doubles/wire.js';
import { aClock, aRequest, diagnosticOf, eventsOf, finishOf } from './setup.js';

interface Seen {
  readonly path: string;
  readonly headers: http.IncomingHttpHeaders;
  readonly text: string;
}

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close().closeAllConnections();
});

/** Plays GitHub's identity provider, the token servers and the model servers of all clouds. */
async function aCloud(failing?: { readonly path: string; readonly how: 'refused' | 'unavailable once' | 'hangs' }) {
  let failures = 0;
  const seen: Seen[] = [];
  let issued = 0;
  const server = http.createServer((request, response) => {
    let text = '';
    request.on('data', (chunk: Buffer) => (text += chunk.toString()));
    request.on('end', () => {
      const path = request.url ?? '';
      seen.push({ path, headers: request.headers, text });
      if (failing !== undefined && path.includes(failing.path)) {
        failures += 1;
        if (failing.how === 'hangs') return;
        if (failing.how === 'refused') {
          response.writeHead(400, { 'content-type': 'application/json' });
          response.end(
            JSON.stringify({ error: 'invalid_grant', error_description: 'no rule matches this repository' }),
          );
          return;
        }
        if (failures === 1) return void response.writeHead(503).end('try again');
      }
      issued += 1;
      const model = modelAnswer(path);
      if (model !== null) response.writeHead(200, { 'content-type': model.type }).end(model.body);
      else response.writeHead(200).end(tokenAnswer(path, issued));
    });
  });
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { url: `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`, seen };
}

const expiration = new Date(3_600_000).toISOString();

function tokenAnswer(path: string, issued: number): string {
  if (path.startsWith('/github')) return JSON.stringify({ value: 'github-token' });
  if (path.startsWith('/sts-aws')) {
    return `<R><Credentials><AccessKeyId>AKIA</AccessKeyId><SecretAccessKey>s</SecretAccessKey><SessionToken>t${String(issued)}</SessionToken><Expiration>${expiration}</Expiration></Credentials></R>`;
  }
  if (path.startsWith('/impersonate')) return JSON.stringify({ accessToken: 'impersonated', expireTime: expiration });
  return JSON.stringify({ access_token: `token-${String(issued)}`, expires_in: 600 });
}

const sse = 'text/event-stream';
const joined = ({ body, end }: ReturnType<typeof toStream>) => [...body, ...end].join('');

function modelAnswer(path: string): { readonly type: string; readonly body: string | Buffer } | null {
  if (path.includes('invoke-with-response-stream')) {
    return { type: 'application/vnd.amazon.eventstream', body: framed(joined(toStream('anthropic', { text: 'ok' }))) };
  }
  if (path.includes('streamRawPredict') || path.includes('/v1/messages')) {
    return { type: sse, body: joined(toStream('anthropic', { text: 'ok' })) };
  }
  if (path.includes('streamGenerateContent')) return { type: sse, body: joined(toStream('google', { text: 'ok' })) };
  return path.includes('/responses') ? { type: sse, body: joined(toStream('openai', { text: 'ok' })) } : null;
}

/** The events of a stream in the binary frames of AWS. */
function framed(stream: string): Buffer {
  const codec = new EventStreamCodec(
    (bytes) => Buffer.from(bytes).toString('utf8'),
    (text) => Buffer.from(text, 'utf8'),
  );
  const text = (value: string) => ({ type: 'string', value }) as const;
  const headers = {
    ':event-type': text('chunk'),
    ':content-type': text('application/json'),
    ':message-type': text('event'),
  };
  const events = stream.split('\n').flatMap((line) => (line.startsWith('data: ') ? [line.slice(6)] : []));
  return Buffer.concat(
    events.map((event) =>
      codec.encode({ headers, body: Buffer.from(JSON.stringify({ bytes: Buffer.from(event).toString('base64') })) }),
    ),
  );
}

async function modelOf(name: string, keys: ModelOptions['keys'], changes: Partial<ModelOptions> = {}) {
  return await createModel({
    name,
    endpoint: {},
    keys,
    readScript: () => Promise.reject(new Error('the script is missing')),
    clock: aClock(),
    random: () => 0.5,
    retry: { maxWaitMs: 0 },
    ...changes,
  });
}

const identity = (url: string) => ({
  ACTIONS_ID_TOKEN_REQUEST_URL: `${url}/github?api-version=2.0`,
  ACTIONS_ID_TOKEN_REQUEST_TOKEN: 'request-token',
});

const claudeOnBedrock = 'bedrock/us.anthropic.claude-sonnet-4-5-20250929-v1:0';

describe('bedrock', () => {
  test('Claude is asked in its own format, signed, with cache breakpoints', async () => {
    const { url, seen } = await aCloud();
    const keys = {
      AWS_REGION: 'eu-central-1',
      AWS_ACCESS_KEY_ID: 'AKIA',
      AWS_SECRET_ACCESS_KEY: 's',
      AWS_ENDPOINT_URL: url,
    };
    const finish = finishOf(await eventsOf(await modelOf(claudeOnBedrock, keys)));
    expect([finish.message.parts, finish.usage.inputTokens]).toEqual([[{ type: 'text', text: 'ok' }], 11]);
    const [request] = seen;
    expect(request?.path).toBe('/model/us.anthropic.claude-sonnet-4-5-20250929-v1%3A0/invoke-with-response-stream');
    expect(request?.headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=AKIA\/\d+\/eu-central-1\/bedrock\//);
    expect(JSON.parse(request?.text ?? '')).toMatchObject({
      anthropic_version: 'bedrock-2023-05-31',
      system: [{ cache_control: { type: 'ephemeral' } }],
      messages: [{ content: [{ cache_control: { type: 'ephemeral' } }] }],
    });
  });

  test('a variable that is empty does not hide another one with the same meaning', async () => {
    const { url, seen } = await aCloud();
    const region = { AWS_REGION: '', AWS_DEFAULT_REGION: 'eu-central-1' };
    const keys = { ...region, AWS_ACCESS_KEY_ID: 'AKIA', AWS_SECRET_ACCESS_KEY: 's', AWS_ENDPOINT_URL: url };
    finishOf(await eventsOf(await modelOf(claudeOnBedrock, keys)));
    expect(seen[0]?.headers.authorization).toMatch(/^AWS4-HMAC-SHA256 Credential=AKIA\/\d+\/eu-central-1\//);
  });

  test('a model that always thinks leaves readable text by default, and no input of a tool is streamed unchecked', async () => {
    const { url, seen } = await aCloud();
    const keys = { AWS_REGION: 'us-east-1', AWS_BEARER_TOKEN_BEDROCK: 'bedrock-key', AWS_ENDPOINT_URL: url };
    const tools = [{ name: 'Read', description: 'Reads.', inputSchema: { type: 'object' } }];
    const events = await eventsOf(
      await modelOf('bedrock/us.anthropic.claude-sonnet-5-5-v1:0', keys),
      aRequest({ tools }),
    );
    finishOf(events);
    const body = JSON.parse(seen[0]?.text ?? '') as Record<string, unknown>;
    expect(body).toMatchObject({ thinking: { type: 'adaptive', display: 'summarized' } });
    expect(JSON.stringify(body)).not.toMatch(/fine-grained|eager_input_streaming/);
  });

  test("a role is assumed with GitHub's token, once until it expires", async () => {
    const { url, seen } = await aCloud();
    const keys = {
      ...identity(url),
      AWS_REGION: 'us-east-1',
      AWS_ROLE_ARN: 'arn:aws:iam::1:role/ci',
      AWS_ENDPOINT_URL: url,
      AWS_ENDPOINT_URL_STS: `${url}/sts-aws`,
    };
    const model = await modelOf(claudeOnBedrock, keys);
    finishOf(await eventsOf(model));
    finishOf(await eventsOf(model));
    expect(seen.map(({ path }) => path.split('?')[0]?.split('/')[1])).toEqual(['github', 'sts-aws', 'model', 'model']);
    expect(seen[0]?.path).toContain('audience=sts.amazonaws.com');
    expect(new URLSearchParams(seen[1]?.text).get('WebIdentityToken')).toBe('github-token');
    expect(seen[2]?.headers['x-amz-security-token']).toBe('t2');
  });

  test('an API key of Bedrock is sent as it is', async () => {
    const { url, seen } = await aCloud();
    const keys = { AWS_REGION: 'us-east-1', AWS_BEARER_TOKEN_BEDROCK: 'bedrock-key', AWS_ENDPOINT_URL: url };
    finishOf(await eventsOf(await modelOf(claudeOnBedrock, keys)));
    expect(seen[0]?.headers.authorization).toBe('Bearer bedrock-key');
  });
});

describe('vertex', () => {
  const project = { GOOGLE_VERTEX_PROJECT: 'p' };

  test.each([
    ['vertex/gemini-2.5-flash', '/gemini', '/gemini/models/gemini-2.5-flash:streamGenerateContent?alt=sse'],
    ['vertex/claude-sonnet-4-5@20250929', '/claude', '/claude/claude-sonnet-4-5@20250929:streamRawPredict'],
  ])('%s is asked with the token of a service account', async (name, base, path) => {
    const { url, seen } = await aCloud();
    const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const file = {
      type: 'service_account',
      client_email: 'ci@p.iam.gserviceaccount.com',
      private_key: privateKey.export({ type: 'pkcs8', format: 'pem' }),
      token_uri: `${url}/token`,
    };
    const keys = { ...project, GOOGLE_APPLICATION_CREDENTIALS: '/creds.json', GOOGLE_VERTEX_BASE_URL: `${url}${base}` };
    const readCredentials = () => Promise.resolve(JSON.stringify(file));
    finishOf(await eventsOf(await modelOf(name, keys, { readCredentials })));
    const [head = '', claims = '', signature = ''] = (new URLSearchParams(seen[0]?.text).get('assertion') ?? '').split(
      '.',
    );
    expect(verify('RSA-SHA256', Buffer.from(`${head}.${claims}`), publicKey, Buffer.from(signature, 'base64url'))).toBe(
      true,
    );
    expect([seen[1]?.path, seen[1]?.headers.authorization]).toEqual([path, 'Bearer token-1']);
  });

  test('the file of the login action is exchanged, with impersonation', async () => {
    const { url, seen } = await aCloud();
    const file = {
      type: 'external_account',
      audience: '//iam.googleapis.com/pool',
      token_url: `${url}/sts-google`,
      service_account_impersonation_url: `${url}/impersonate`,
      credential_source: {
        url: `${url}/github`,
        headers: { Authorization: 'Bearer request-token' },
        format: { type: 'json', subject_token_field_name: 'value' },
      },
    };
    const keys = {
      ...project,
      GOOGLE_APPLICATION_CREDENTIALS: '/gha-creds-1.json',
      GOOGLE_VERTEX_BASE_URL: `${url}/g`,
    };
    const readCredentials = () => Promise.resolve(JSON.stringify(file));
    finishOf(await eventsOf(await modelOf('vertex/gemini-2.5-flash', keys, { readCredentials })));
    expect(seen[0]?.headers.authorization).toBe('Bearer request-token');
    expect(new URLSearchParams(seen[1]?.text).get('subject_token')).toBe('github-token');
    expect(seen[3]?.headers.authorization).toBe('Bearer impersonated');
  });
});

describe('azure', () => {
  test.each([
    ['a key', { AZURE_API_KEY: 'azure-key' }, 1, { 'api-key': 'azure-key' }],
    ["GitHub's token", { AZURE_CLIENT_ID: 'c', AZURE_TENANT_ID: 't' }, 3, { authorization: 'Bearer token-2' }],
  ])('a deployment is asked with %s, and stores nothing', async (_name, variables, requests, expected) => {
    const { url, seen } = await aCloud();
    const keys = {
      ...identity(url),
      ...variables,
      AZURE_AUTHORITY_HOST: `${url}/login`,
      AZURE_BASE_URL: `${url}/openai`,
    };
    finishOf(await eventsOf(await modelOf('azure/my-deployment', keys)));
    expect(seen).toHaveLength(requests);
    expect(seen.at(-1)?.headers).toMatchObject(expected);
    expect(JSON.parse(seen.at(-1)?.text ?? '')).toMatchObject({ model: 'my-deployment', store: false, stream: true });
  });
});

describe('anthropic without a key', () => {
  const federation = { ANTHROPIC_FEDERATION_RULE_ID: 'fdrl_1', ANTHROPIC_ORGANIZATION_ID: 'org' };

  test("GitHub's token is exchanged, and again before the token expires", async () => {
    const { url, seen } = await aCloud();
    let now = 0;
    const clock = { ...aClock(), now: () => now };
    const keys = { ...identity(url), ...federation, ANTHROPIC_WORKSPACE_ID: 'wrkspc_1', ANTHROPIC_BASE_URL: url };
    const model = await modelOf('anthropic/claude-sonnet-4-5', keys, { clock });
    finishOf(await eventsOf(model));
    now = 590_000;
    finishOf(await eventsOf(model));
    expect(seen.map(({ path }) => path.split('?')[0])).toEqual([
      ...['/github', '/v1/oauth/token', '/v1/messages'],
      ...['/github', '/v1/oauth/token', '/v1/messages'],
    ]);
    expect(JSON.parse(seen[1]?.text ?? '')).toEqual({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: 'github-token',
      federation_rule_id: 'fdrl_1',
      organization_id: 'org',
      workspace_id: 'wrkspc_1',
    });
    expect(seen[2]?.headers).toMatchObject({ authorization: 'Bearer token-2', 'anthropic-beta': 'oauth-2025-04-20' });
    expect(seen[2]?.headers['x-api-key']).toBeUndefined();
  });
});

describe('a token server', () => {
  const variables = (url: string) => ({
    ...identity(url),
    ...{ ANTHROPIC_FEDERATION_RULE_ID: 'fdrl_1', ANTHROPIC_ORGANIZATION_ID: 'org', ANTHROPIC_BASE_URL: url },
    ...{ AWS_REGION: 'us-east-1', AWS_ROLE_ARN: 'arn:aws:iam::1:role/ci' },
    ...{ AWS_ENDPOINT_URL: url, AWS_ENDPOINT_URL_STS: `${url}/sts-aws` },
  });

  test.each([
    ['anthropic/claude-sonnet-4-5', '/v1/oauth/token'],
    ['anthropic/claude-sonnet-4-5', '/github'],
    [claudeOnBedrock, '/sts-aws'],
  ])('%s: %s is asked again after a failure that may pass', async (name, path) => {
    const { url } = await aCloud({ path, how: 'unavailable once' });
    const events = await eventsOf(await modelOf(name, variables(url), { retry: {} }));
    finishOf(events);
    expect(events.find(({ type }) => type === 'retry')).toMatchObject({ modelError: { kind: 'network' } });
  });

  test.each([
    ['anthropic/claude-sonnet-4-5', '/v1/oauth/token', 'no rule matches this repository'],
    [claudeOnBedrock, '/sts-aws', 'no rule matches this repository'],
  ])('%s: %s that refuses is not asked again, and its reason is shown without a code', async (name, path, reason) => {
    const { url } = await aCloud({ path, how: 'refused' });
    const modelError = diagnosticOf(await eventsOf(await modelOf(name, variables(url), { retry: {} })));
    expect(modelError).toMatchObject({ kind: 'auth', retryable: false });
    expect(modelError.message).toContain(reason);
    expect(modelError.message).not.toContain('ERR_');
  });

  test('that does not answer does not delay a cancellation', async () => {
    const { url, seen } = await aCloud({ path: '/v1/oauth/token', how: 'hangs' });
    const model = await modelOf('anthropic/claude-sonnet-4-5', variables(url));
    const cancel = new AbortController();
    const ending = eventsOf(model, aRequest(), cancel.signal);
    while (seen.length < 2) await delay(5);
    cancel.abort('SIGINT');
    expect(diagnosticOf(await ending)).toMatchObject({ kind: 'cancelled' });
  });
});

test.each([
  ['anthropic/claude-sonnet-5', {}, 'set the input api-key or the variable ANTHROPIC_API_KEY'],
  ['anthropic/claude-sonnet-5', { ANTHROPIC_FEDERATION_RULE_ID: 'x' }, 'id-token: write'],
  [claudeOnBedrock, {}, 'set AWS_REGION'],
  [claudeOnBedrock, { AWS_REGION: 'us-east-1', AWS_ROLE_ARN: 'x' }, 'id-token: write'],
  ['vertex/gemini-3-pro', {}, 'set GOOGLE_VERTEX_PROJECT'],
  ['vertex/gemini-3-pro', { GCP_PROJECT: 'p' }, 'google-github-actions/auth'],
  ['azure/d', {}, 'set AZURE_RESOURCE_NAME'],
  ['azure/d', { AZURE_RESOURCE_NAME: 'r' }, 'AZURE_CLIENT_ID'],
])('%s with %j is refused before the run, with what to set', async (name, keys, hint) => {
  await expect(modelOf(name, keys)).rejects.toMatchObject({
    diagnostics: [{ code: 'model-key-missing', hint: expect.stringContaining(hint) as string }],
  });
});
