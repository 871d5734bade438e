import { accessTokenOf, type CredentialOptions, exchange, gitHubIdToken, renewing } from './exchange.js';

const of = "Azure's token server";

/** A token of Microsoft Entra for an app with a federated credential for this repository. */
export function azureToken(options: CredentialOptions): () => Promise<string> {
  const { keys, send, now } = options;
  return renewing(async () => {
    const authority = (keys['AZURE_AUTHORITY_HOST'] ?? 'https://login.microsoftonline.com').replace(/\/+$/, '');
    const body = new URLSearchParams({
      grant_type: 'client_credentials',
      client_id: keys['AZURE_CLIENT_ID'] ?? '',
      scope: 'https://cognitiveservices.azure.com/.default',
      client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
      client_assertion: await gitHubIdToken(options, 'api://AzureADTokenExchange'),
    });
    const tenant = encodeURIComponent(keys['AZURE_TENANT_ID'] ?? '');
    const answer = await exchange(send, `${authority}/${tenant}/oauth2/v2.0/token`, { body, of });
    return accessTokenOf(answer, of, now());
  }, now);
}
