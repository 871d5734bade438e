import { createSign } from 'node:crypto';
import { asObject } from '../error-text.js';
import {
  accessTokenOf,
  type CredentialOptions,
  credentialsProblem,
  type Expiring,
  exchange,
  gitHubIdToken,
  renewing,
} from './exchange.js';
import { isSet } from './variables.js';

const of = "Google's token server";
const scope = 'https://www.googleapis.com/auth/cloud-platform';

/**
 * From the file of GOOGLE_APPLICATION_CREDENTIALS (a service account, or what google-github-actions/auth writes), or
 * from GOOGLE_WORKLOAD_IDENTITY_PROVIDER in exchange for GitHub's token.
 */
export function googleToken(options: CredentialOptions): () => Promise<string> {
  const { keys, now } = options;
  const path = keys['GOOGLE_APPLICATION_CREDENTIALS'];
  return renewing(async () => {
    if (isSet(keys, 'GOOGLE_APPLICATION_CREDENTIALS')) return await tokenOfFile(options, path ?? '');
    const provider = (keys['GOOGLE_WORKLOAD_IDENTITY_PROVIDER'] ?? '').replace(/^\/+/, '');
    const account = keys['GOOGLE_SERVICE_ACCOUNT'];
    return await federated(options, {
      audience: `//iam.googleapis.com/${provider}`,
      subjectToken: await gitHubIdToken(options, `https://iam.googleapis.com/${provider}`),
      impersonation: account
        ? `https://iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/${encodeURIComponent(account)}:generateAccessToken`
        : undefined,
    });
  }, now);
}

async function tokenOfFile(options: CredentialOptions, path: string): Promise<Expiring<string>> {
  let file: Readonly<Record<string, unknown>>;
  try {
    file = asObject(JSON.parse(await options.readFile(path)));
  } catch {
    throw credentialsProblem('the file in GOOGLE_APPLICATION_CREDENTIALS cannot be read as JSON');
  }
  const text = (name: string) => (typeof file[name] === 'string' ? file[name] : '');
  if (text('type') === 'service_account') {
    const address = text('token_uri') || 'https://oauth2.googleapis.com/token';
    const issued = Math.floor(options.now() / 1000);
    const encoded = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { iss: text('client_email'), scope, aud: address, iat: issued, exp: issued + 3_600 };
    const unsigned = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}`;
    const signature = createSign('RSA-SHA256').update(unsigned).sign(text('private_key'), 'base64url');
    const body = new URLSearchParams({
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: `${unsigned}.${signature}`,
    });
    return accessTokenOf(await exchange(options.send, address, { body, of }), of, options.now());
  }
  if (text('type') !== 'external_account') {
    throw credentialsProblem(`credentials of the type ${JSON.stringify(text('type'))} are not supported`);
  }
  return await federated(options, {
    audience: text('audience'),
    subjectToken: await subjectToken(options, asObject(file['credential_source'])),
    tokenUrl: text('token_url') || undefined,
    impersonation: text('service_account_impersonation_url') || undefined,
  });
}

/** The token that an external account presents: of GitHub's token server, or in a file. */
async function subjectToken(
  { send, readFile }: CredentialOptions,
  source: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { url, file, headers } = source;
  const field = asObject(source['format'])['subject_token_field_name'];
  const answer =
    typeof url === 'string'
      ? await exchange(send, url, { headers: headers as Record<string, string>, of: "GitHub's identity provider" })
      : await readFile(typeof file === 'string' ? file : '');
  if (typeof answer === 'string') return answer.trim();
  const token = asObject(answer)[typeof field === 'string' ? field : 'value'];
  if (typeof token !== 'string') throw credentialsProblem("GitHub's identity provider returned no token");
  return token;
}

interface Federation {
  readonly audience: string;
  readonly subjectToken: string;
  readonly tokenUrl?: string | undefined;
  /** The address that exchanges the federated token for one of a service account. */
  readonly impersonation?: string | undefined;
}

async function federated({ send, now }: CredentialOptions, federation: Federation): Promise<Expiring<string>> {
  const body = new URLSearchParams({
    grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
    audience: federation.audience,
    scope,
    requested_token_type: 'urn:ietf:params:oauth:token-type:access_token',
    subject_token: federation.subjectToken,
    subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
  });
  const address = federation.tokenUrl ?? 'https://sts.googleapis.com/v1/token';
  const token = accessTokenOf(await exchange(send, address, { body, of }), of, now());
  if (federation.impersonation === undefined) return token;
  const headers = { authorization: `Bearer ${token.value}` };
  const answer = asObject(await exchange(send, federation.impersonation, { body: { scope: [scope] }, headers, of }));
  if (typeof answer['accessToken'] !== 'string') throw credentialsProblem(`${of} returned no access token`);
  return { value: answer['accessToken'], expiresAt: Date.parse(String(answer['expireTime'])) || now() + 600_000 };
}
