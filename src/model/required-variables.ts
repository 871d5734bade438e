/** Environment variables of a provider. */
type Variables = Readonly<Record<string, string | undefined>>;

const isSet = (keys: Variables, ...names: readonly string[]) => names.every((name) => (keys[name] ?? '').trim() !== '');
const hasIdentity = (keys: Variables) =>
  isSet(keys, 'ACTIONS_ID_TOKEN_REQUEST_URL') && isSet(keys, 'ACTIONS_ID_TOKEN_REQUEST_TOKEN');
const page = 'docs/credentials.md';

export interface Given {
  readonly hasKey: boolean;
  readonly hasBaseUrl: boolean;
  /** Where a plain key can be, for the instruction. */
  readonly keySource: string;
}

/** What is missing to use a provider without a plain key, as an instruction; `null` if nothing is. */
export type MissingVariables = (keys: Variables, given: Given) => string | null;

export const anthropicFederation: MissingVariables = (keys, { hasKey, keySource }) => {
  if (hasKey || (isSet(keys, 'ANTHROPIC_FEDERATION_RULE_ID', 'ANTHROPIC_ORGANIZATION_ID') && hasIdentity(keys))) {
    return null;
  }
  return isSet(keys, 'ANTHROPIC_FEDERATION_RULE_ID')
    ? `set ANTHROPIC_ORGANIZATION_ID, and give the job the permission id-token: write, or set ANTHROPIC_API_KEY (${page})`
    : `set ${keySource}`;
};

export const bedrockVariables: MissingVariables = (keys, { hasKey, hasBaseUrl }) => {
  if (!hasBaseUrl && !isSet(keys, 'AWS_REGION') && !isSet(keys, 'AWS_DEFAULT_REGION')) return 'set AWS_REGION';
  const isReady =
    hasKey ||
    isSet(keys, 'AWS_BEARER_TOKEN_BEDROCK') ||
    isSet(keys, 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY') ||
    (isSet(keys, 'AWS_ROLE_ARN') && hasIdentity(keys));
  return isReady
    ? null
    : `use aws-actions/configure-aws-credentials, or set AWS_BEARER_TOKEN_BEDROCK, or AWS_ROLE_ARN with the permission id-token: write (${page})`;
};

export const vertexVariables: MissingVariables = (keys, { hasKey, hasBaseUrl }) => {
  const projects = ['GOOGLE_VERTEX_PROJECT', 'GOOGLE_CLOUD_PROJECT', 'GCP_PROJECT'];
  if (!hasBaseUrl && !projects.some((name) => isSet(keys, name))) return 'set GOOGLE_VERTEX_PROJECT';
  const isReady =
    hasKey ||
    isSet(keys, 'GOOGLE_APPLICATION_CREDENTIALS') ||
    (isSet(keys, 'GOOGLE_WORKLOAD_IDENTITY_PROVIDER') && hasIdentity(keys));
  return isReady
    ? null
    : `use google-github-actions/auth, or set GOOGLE_WORKLOAD_IDENTITY_PROVIDER with the permission id-token: write (${page})`;
};

export const azureVariables: MissingVariables = (keys, { hasKey, hasBaseUrl }) => {
  if (!hasBaseUrl && !isSet(keys, 'AZURE_RESOURCE_NAME')) return 'set AZURE_RESOURCE_NAME';
  return hasKey || (isSet(keys, 'AZURE_CLIENT_ID', 'AZURE_TENANT_ID') && hasIdentity(keys))
    ? null
    : `set AZURE_API_KEY, or AZURE_CLIENT_ID and AZURE_TENANT_ID with the permission id-token: write (${page})`;
};
