import { canonicalTool, specifierKind } from './tool-names.js';

/** Patterns as in gitignore: `/x` below the root, `x` in every folder. https://code.claude.com/docs/en/permissions */
export function fromGitignoreRule(rule: string): string {
  const [, name = '', pattern = ''] = /^([^(]*)\(\s*(.*?)\s*\)\s*$/s.exec(rule) ?? [];
  const tool = canonicalTool(name.trim());
  if (pattern === '' || tool === undefined || specifierKind(tool) !== 'path') return rule;
  if (/^(?:\/\/|~|\*\*\/)/.test(pattern)) return rule;
  const inside = pattern.replace(/^(?:\.?\/)+/, '');
  return `${name}(${inside === pattern ? '**/' : ''}${inside})`;
}
