import { literalWord, orWorkingDirectory, pathEffects } from '../../shell/words.js';
import { type Check, type CommandContext, effectsFor, gatherEffects, type PartialEffects } from './define.js';
import { choosesConfiguration, loadsCode, risksFor, risksUnless } from './risks.js';

/** Values of options, separated by blanks, that have another form are risks. Many of these options may be repeated. */
export function valuesUnless(options: string, pattern: RegExp, why: string): Check {
  return ({ scan }) => ({ risks: risksUnless(scan.values(...options.split(' ')), pattern, why) });
}

/** Values that are names of something built in; anything else is loaded as code. */
export function builtInNames(...options: readonly string[]): Check {
  return valuesUnless(options.join(' '), /^[\w-]+$/, loadsCode);
}

/** Configuration values: only the names of built-in presets. */
export function presetNames(...options: readonly string[]): Check {
  return valuesUnless(options.join(' '), /^(?:relaxed|default|auto|[pr]\/[\w./-]+)$/, choosesConfiguration);
}

/** No rule can allow the call, whatever its words are. */
export function neverAllowed(why: string): Check {
  return ({ invocation }) => ({ risks: risksFor(invocation.argv.slice(0, 1), why, { never: true }) });
}

/** The working directory is written if one of these options is given. */
export function writesHereIfAsked(...options: readonly string[]): Check {
  return ({ scan, invocation: { cwd } }) => (scan.has(...options) ? pathEffects('write', literalWord('.'), cwd) : {});
}

/** Operands, or the working directory, are read, and written if one of these options is given. */
export function rewritesDirectoryIfAsked(...options: readonly string[]): Check {
  return ({ scan, invocation: { cwd } }) => {
    const written = scan.has(...options) ? orWorkingDirectory(scan.operands) : [];
    return gatherEffects([
      effectsFor('tree', orWorkingDirectory(scan.operands), cwd),
      effectsFor('write', written, cwd),
    ]);
  };
}

/** Operands are read, and they or the working directory are written if one of these options is given. */
export function rewritesIfAsked(...options: readonly string[]): Check {
  return ({ scan, invocation: { cwd } }) => {
    const written = scan.has(...options) ? orWorkingDirectory(scan.operands) : [];
    return gatherEffects([effectsFor('tree', scan.operands, cwd), effectsFor('write', written, cwd)]);
  };
}

/** Operands, or the working directory, are read, and written unless one of these check-only options is given. */
export function rewritesUnless(...looks: readonly string[]): Check {
  return ({ scan, invocation: { cwd } }) =>
    effectsFor(scan.has(...looks) ? 'tree' : ['tree', 'write'], orWorkingDirectory(scan.operands), cwd);
}

/** Operands are read, and changed unless one of these check-only options is given. */
export function changesUnless(...looks: readonly string[]): Check {
  return ({ scan, invocation: { cwd } }) => {
    const changes = !scan.has(...looks);
    const written = changes ? scan.operands : [];
    return gatherEffects([effectsFor('tree', scan.operands, cwd), effectsFor('write', written, cwd), { changes }]);
  };
}

/** uniq, xxd: reads the first operand and writes the second. */
export function writesSecondOperand({ scan, invocation }: CommandContext): PartialEffects {
  const [source, second, ...rest] = scan.operands;
  return gatherEffects([
    source === undefined ? {} : pathEffects('read', source, invocation.cwd),
    second === undefined ? {} : pathEffects('write', second, invocation.cwd),
    { risks: risksFor(rest, 'is one operand too many') },
  ]);
}
