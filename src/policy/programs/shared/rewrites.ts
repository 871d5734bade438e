import { type CommandContext, gatherEffects, type PartialEffects } from './define.js';
import { hasOption } from './scan.js';
import { literalWord, pathEffects, treeEffects } from './words.js';

/** Operands are read, and written if one of these options is given. */
export function rewritesDirectoryIfAsked(...options: readonly string[]) {
  return ({ scan, invocation }: CommandContext): PartialEffects => {
    const places = scan.operands.length === 0 ? [literalWord('.')] : scan.operands;
    const written = hasOption(scan, ...options) ? places.map((word) => pathEffects('write', word, invocation.cwd)) : [];
    return gatherEffects([...places.map((word) => treeEffects(word, invocation.cwd)), ...written]);
  };
}

/** Operands are read, and written if one of these options is given. */
export function rewritesIfAsked(...options: readonly string[]) {
  return ({ scan, invocation }: CommandContext): PartialEffects => {
    const places = scan.operands.length === 0 ? [literalWord('.')] : scan.operands;
    const written = hasOption(scan, ...options) ? places.map((word) => pathEffects('write', word, invocation.cwd)) : [];
    return gatherEffects([...scan.operands.map((word) => treeEffects(word, invocation.cwd)), ...written]);
  };
}

/** Files are read, and written unless one of these check-only options is given. */
export function rewritesUnless(...looks: readonly string[]) {
  return ({ scan, invocation }: CommandContext): PartialEffects => {
    const places = scan.operands.length === 0 ? [literalWord('.')] : scan.operands;
    return gatherEffects(
      places.flatMap((word) => [
        treeEffects(word, invocation.cwd),
        hasOption(scan, ...looks) ? {} : pathEffects('write', word, invocation.cwd),
      ]),
    );
  };
}

/** Files are read, and changed unless one of these check-only options is given. */
export function changesUnless(looks: readonly string[], changing: readonly string[] = []) {
  return ({ scan, invocation }: CommandContext): PartialEffects => {
    const changes = looks.length > 0 ? !hasOption(scan, ...looks) : hasOption(scan, ...changing);
    return gatherEffects([
      ...scan.operands.map((word) => treeEffects(word, invocation.cwd)),
      ...(changes ? scan.operands.map((word) => pathEffects('write', word, invocation.cwd)) : []),
      { changes },
    ]);
  };
}
