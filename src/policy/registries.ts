import type { HostPattern } from './host-pattern.js';

/** The package managers that take the address of their registry from the environment. */
export type RegistryFamily = 'npm' | 'python' | 'cargo' | 'go';

export type Registries = Readonly<Partial<Record<RegistryFamily, readonly HostPattern[]>>>;

const variables: readonly (readonly [family: RegistryFamily, name: RegExp])[] = [
  ['npm', /^(?:npm_config_registry|NPM_CONFIG_REGISTRY|YARN_NPM_REGISTRY_SERVER|YARN_REGISTRY)$/],
  ['python', /^(?:PIP_INDEX_URL|PIP_EXTRA_INDEX_URL|UV_INDEX_URL|UV_EXTRA_INDEX_URL|UV_DEFAULT_INDEX|UV_INDEX)$/],
  ['cargo', /^CARGO_REGISTRIES_[A-Z0-9_]+_INDEX$/],
  ['go', /^GOPROXY$/],
];

function familyOf(name: string): RegistryFamily | undefined {
  return variables.find(([, pattern]) => pattern.test(name))?.[0];
}

export function isRegistryVariable(name: string): boolean {
  return familyOf(name) !== undefined;
}

/** The hosts of the registries that the environment of the job names: the workflow chose them. */
export function registriesIn(environment: Readonly<Record<string, string | undefined>>): Registries {
  const registries: Partial<Record<RegistryFamily, HostPattern[]>> = {};
  for (const [name, value = ''] of Object.entries(environment)) {
    const family = familyOf(name);
    if (family === undefined) continue;
    const hosts = addressesIn(value).map((url) => ({ host: url.hostname, port: Number(url.port) || portOf(url) }));
    registries[family] = [...(registries[family] ?? []), ...hosts];
  }
  return registries;
}

/** Whether commands get this variable: the address of a registry, without a login and without a key in its path. */
export function isOpenRegistry(name: string, value: string): boolean {
  return isRegistryVariable(name) && /^[\w.,:/+| -]+$/.test(value) && !hasKey(value);
}

/** Some registries take a key as a part of the path: a long run of letters and digits. */
function hasKey(value: string): boolean {
  const parts = addressesIn(value).flatMap(({ pathname }) => pathname.split('/'));
  return parts.some((part) => part.length >= 16 && /\d/.test(part) && /[A-Za-z]/.test(part));
}

function portOf({ protocol }: URL): number {
  return protocol === 'http:' ? 80 : 443;
}

/** Several addresses are separated by spaces for Python, by commas and bars for Go. */
function addressesIn(value: string): readonly URL[] {
  return value.split(/[\s,|]+/).flatMap((word) => {
    // `sparse+https://` for Cargo, `name=https://` for uv.
    const address = word.replace(/^(?:sparse\+|[\w.-]+=)/, '');
    return /^https?:\/\//.test(address) && URL.canParse(address) ? [new URL(address)] : [];
  });
}
