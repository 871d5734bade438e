export type Variables = Readonly<Record<string, string | undefined>>;

export function isSet(keys: Variables, ...names: readonly string[]): boolean {
  return names.every((name) => (keys[name] ?? '').trim() !== '');
}

/** Whether a job of GitHub Actions can identify itself to a provider. */
export function hasIdentity(keys: Variables): boolean {
  return isSet(keys, 'ACTIONS_ID_TOKEN_REQUEST_URL', 'ACTIONS_ID_TOKEN_REQUEST_TOKEN');
}
