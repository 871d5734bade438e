/** The variables from which programs learn the proxy of this machine. */
export function proxyVariables(environment: Readonly<Record<string, string | undefined>>): Record<string, string> {
  return Object.fromEntries(
    Object.entries(environment).filter(
      (one): one is [string, string] => /^(?:https?|no)_proxy$/i.test(one[0]) && one[1] !== undefined,
    ),
  );
}
