import { accessTokenOf, type CredentialOptions, exchange, gitHubIdToken, renewing } from './exchange.js';

const of = "Anthropic's token server";

export function anthropicToken(options: CredentialOptions, baseUrl: string): () => Promise<string> {
  const { keys, send, now } = options;
  const optional = (field: string, name: string) => (keys[name] ? { [field]: keys[name] } : {});
  return renewing(async () => {
    const body = {
      grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
      assertion: await gitHubIdToken(options, 'https://api.anthropic.com'),
      federation_rule_id: keys['ANTHROPIC_FEDERATION_RULE_ID'],
      organization_id: keys['ANTHROPIC_ORGANIZATION_ID'],
      ...optional('service_account_id', 'ANTHROPIC_SERVICE_ACCOUNT_ID'),
      ...optional('workspace_id', 'ANTHROPIC_WORKSPACE_ID'),
    };
    const headers = { 'anthropic-beta': 'oauth-2025-04-20' };
    const root = baseUrl.replace(/\/v\d+$/, '');
    return accessTokenOf(await exchange(send, `${root}/v1/oauth/token`, { body, headers, of }), of, now());
  }, now);
}
