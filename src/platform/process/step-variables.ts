import { readFileSync, realpathSync, statSync } from 'node:fs';
import { isAbsolute } from 'node:path';
import { isInside } from '../../policy/files/paths.js';

type Variables = Readonly<Record<string, string | undefined>>;

/** From these, Node.js, OpenSSL, Python, curl, git and pip learn whom to trust, behind a proxy that opens TLS. */
const certificateNames = [
  ...['NODE_EXTRA_CA_CERTS', 'SSL_CERT_FILE', 'SSL_CERT_DIR', 'REQUESTS_CA_BUNDLE', 'CURL_CA_BUNDLE'],
  ...['GIT_SSL_CAINFO', 'GIT_SSL_CAPATH', 'PIP_CERT'],
];

const maxCertificateBytes = 10_000_000;

/** The certificate variables of the step: files and directories outside the workspace, without a private key. */
export function certificateVariables(source: Variables, workspace: string): Record<string, string> {
  return Object.fromEntries(
    certificateNames.flatMap((name) => {
      const path = source[name];
      return path !== undefined && isCertificate(path, workspace) ? [[name, path] as const] : [];
    }),
  );
}

export function certificatePaths(environment: Variables): readonly string[] {
  return certificateNames.flatMap((name) => environment[name] ?? []);
}

function isCertificate(path: string, workspace: string): boolean {
  if (!isAbsolute(path)) return false;
  try {
    const real = realpathSync(path);
    if ([path, real].some((one) => isInside({ path: one, directory: workspace }))) return false;
    const stat = statSync(real);
    if (stat.isDirectory()) return true;
    return stat.isFile() && stat.size <= maxCertificateBytes && !/PRIVATE KEY/.test(readFileSync(real, 'latin1'));
  } catch {
    return false;
  }
}
