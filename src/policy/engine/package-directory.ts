import { manifestsIn } from '../files/manifest.js';
import { relativeInside } from '../files/paths.js';
import { evaluateFile, type PolicyContext } from './file.js';

/** Third-party code: installed packages and hidden directories. */
const thirdParty = /(?:^|\/)(?:node_modules|vendor|third_party|\.[^/]*)(?:\/|$)/;

/**
 * Whether a workspace package is as trusted as the workspace root: the rules do not allow writing its manifest, or they
 * also allow writing the root's.
 */
export function isTrustedPackage(directory: string, context: PolicyContext): boolean {
  const { world } = context;
  const inside = relativeInside({ path: directory, directory: world.workspace });
  if (inside === null || thirdParty.test(inside)) return false;
  const mayWrite = (path: string): boolean => evaluateFile('write', path, 'Bash', context).decision === 'allow';
  const manifests = manifestsIn(directory, world);
  return (
    manifests.length > 0 &&
    manifests.every((name) => !mayWrite(`${directory}/${name}`) || mayWrite(`${world.workspace}/${name}`))
  );
}
