import { type CredentialOptions, credentialsProblem, exchange, gitHubIdToken, renewing } from './exchange.js';
import { isSet } from './variables.js';

export interface AwsCredentials {
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  readonly sessionToken?: string;
}

const of = "AWS's token server";

/** The keys in the environment, or those of the role AWS_ROLE_ARN in exchange for GitHub's token. */
export function awsCredentials(options: CredentialOptions, region: string): () => Promise<AwsCredentials> {
  const { keys, send, now } = options;
  if (isSet(keys, 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY')) {
    const sessionToken = keys['AWS_SESSION_TOKEN'];
    return () =>
      Promise.resolve({
        accessKeyId: keys['AWS_ACCESS_KEY_ID'] ?? '',
        secretAccessKey: keys['AWS_SECRET_ACCESS_KEY'] ?? '',
        ...(sessionToken ? { sessionToken } : {}),
      });
  }
  return renewing(async () => {
    const query = new URLSearchParams({
      Action: 'AssumeRoleWithWebIdentity',
      Version: '2011-06-15',
      RoleArn: keys['AWS_ROLE_ARN'] ?? '',
      RoleSessionName: 'sallyport',
      WebIdentityToken: await gitHubIdToken(options, 'sts.amazonaws.com'),
    });
    const suffix = region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com';
    const address = keys['AWS_ENDPOINT_URL_STS'] ?? `https://sts.${region}.${suffix}`;
    const answer = await exchange(send, address, { body: query, headers: { accept: 'application/xml' }, of });
    // The answer has one element for each value, without attributes or entities.
    const xml = String(answer);
    const value = (name: string) => new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml)?.[1];
    const [accessKeyId, secretAccessKey, sessionToken] = [
      value('AccessKeyId'),
      value('SecretAccessKey'),
      value('SessionToken'),
    ];
    if (accessKeyId === undefined || secretAccessKey === undefined || sessionToken === undefined) {
      throw credentialsProblem(`${of} returned no credentials`);
    }
    return {
      value: { accessKeyId, secretAccessKey, sessionToken },
      expiresAt: Date.parse(value('Expiration') ?? '') || 0,
    };
  }, now);
}
