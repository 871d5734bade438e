import { literalSegment, matchesGlob } from '../files/glob.js';
import { coversHost } from '../host-pattern.js';
import { matchesCommand } from '../shell/command-pattern.js';
import type { Rule, Specifier } from './parse-rules.js';
import { allowRulesFor, hostRulesFor, nameRulesFor, pathRulesFor } from './rule-index.js';

export function coveringRules(list: readonly Rule[], narrow: Rule): readonly Rule[] {
  const { specifier, tool } = narrow;
  switch (specifier.kind) {
    case 'command':
      return allowRulesFor(list, () => [
        specifier.pattern.words.map((word) => (word.kind === 'literal' ? word.text : null)),
      ]);
    case 'path': {
      const names = (specifier.pattern.globs[0] ?? []).flatMap((segment) => literalSegment(segment) ?? []);
      return pathRulesFor(list, `/${names.join('/')}`, tool);
    }
    case 'domain':
      return hostRulesFor(list, specifier.host.replace(/^\*\./, ''), tool);
    case 'host':
    case 'literal':
    case 'any':
      return nameRulesFor(list, tool, specifier.kind === 'literal' ? specifier.text : null);
  }
}

/** Whether `wide` matches every call that `narrow` matches; false if unknown. */
export function covers(wide: Rule, narrow: Rule): boolean {
  if (wide.tool !== narrow.tool) return wide.tool.startsWith('mcp__') && narrow.tool.startsWith(`${wide.tool}__`);
  if (wide.specifier.kind === 'any') return true;
  return coversSpecifier(wide.specifier, narrow.specifier);
}

function coversSpecifier(wide: Specifier, narrow: Specifier): boolean {
  if (wide.kind === 'command' && narrow.kind === 'command') {
    const words = narrow.pattern.words.map((word) => (word.kind === 'literal' ? word.text : null));
    if (narrow.pattern.open && !wide.pattern.open) return false;
    if (JSON.stringify(narrow.pattern.assignments) !== JSON.stringify(wide.pattern.assignments)) return false;
    return matchesCommand(wide.pattern, words, { matchUnknown: false, sameProgram: (text, word) => text === word });
  }
  if (wide.kind === 'path' && narrow.kind === 'path') {
    if (
      wide.pattern.base !== narrow.pattern.base ||
      !narrow.pattern.exact ||
      narrow.pattern.up[0] !== wide.pattern.up[0]
    )
      return false;
    const path = (narrow.pattern.globs[0] ?? []).map((segment) => literalSegment(segment) ?? '');
    return wide.pattern.globs.some((glob) => matchesGlob(glob, path, false));
  }
  if (wide.kind === 'domain' && narrow.kind === 'domain') {
    return wide.host === narrow.host || narrow.host.endsWith(`.${wide.host.replace(/^\*\./, '')}`);
  }
  if (wide.kind === 'host' && narrow.kind === 'host') {
    const { host, port } = narrow.pattern;
    const isPort = wide.pattern.port === port;
    return isPort && coversHost({ ...wide.pattern, port: 443 }, host, 443);
  }
  return wide.kind === 'literal' && narrow.kind === 'literal' && wide.text === narrow.text;
}
