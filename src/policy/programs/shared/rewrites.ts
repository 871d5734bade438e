import { type Check, effectsFor, gatherEffects } from './define.js';
import { orHere } from './words.js';

/** Operands, or the working directory, are read, and written if one of these options is given. */
export function rewritesDirectoryIfAsked(...options: readonly string[]): Check {
  return ({ scan, invocation: { cwd } }) => {
    const written = scan.has(...options) ? orHere(scan.operands) : [];
    return gatherEffects([effectsFor('tree', orHere(scan.operands), cwd), effectsFor('write', written, cwd)]);
  };
}

/** Operands are read, and they or the working directory are written if one of these options is given. */
export function rewritesIfAsked(...options: readonly string[]): Check {
  return ({ scan, invocation: { cwd } }) => {
    const written = scan.has(...options) ? orHere(scan.operands) : [];
    return gatherEffects([effectsFor('tree', scan.operands, cwd), effectsFor('write', written, cwd)]);
  };
}

/** Operands, or the working directory, are read, and written unless one of these check-only options is given. */
export function rewritesUnless(...looks: readonly string[]): Check {
  return ({ scan, invocation: { cwd } }) =>
    effectsFor(scan.has(...looks) ? 'tree' : ['tree', 'write'], orHere(scan.operands), cwd);
}

/** Operands are read, and changed unless one of these check-only options is given. */
export function changesUnless(...looks: readonly string[]): Check {
  return ({ scan, invocation: { cwd } }) => {
    const changes = !scan.has(...looks);
    const written = changes ? scan.operands : [];
    return gatherEffects([effectsFor('tree', scan.operands, cwd), effectsFor('write', written, cwd), { changes }]);
  };
}
