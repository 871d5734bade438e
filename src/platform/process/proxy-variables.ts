/** The variables from which programs learn the proxy of this machine. */
export function proxyVariables(environment: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).filter(
      (entry): entry is [string, string] => /^(?:https?|no)_proxy$/i.test(entry[0]) && entry[1] !== undefined,
    ),
  );
}
