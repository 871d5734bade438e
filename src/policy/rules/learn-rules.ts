import { isProtectedPath, protectedSegment } from '../files/protected.js';
import { sensitivity } from '../files/sensitivity.js';
import { coveringRules, covers } from './covering-rules.js';
import { parseRules, type Rule } from './parse-rules.js';

export interface Learned {
  /** Narrowest first: files, addresses and tools before commands, exact rules before prefix rules. */
  readonly rules: readonly string[];
  /** Suggested rules that should not be allowed without review. */
  readonly leftOut: readonly { readonly rule: string; readonly why: string }[];
}

/** The smallest list that would have allowed these calls, from `Evaluation.suggest` of each in any order. Pure. */
export function learnRules(suggestions: readonly (readonly string[])[]): Learned {
  const texts = [...new Set(suggestions.flat())].sort();
  const { allow } = parseRules({ allow: texts, ask: [], deny: [] }).rules;
  const evaluated = allow.map((rule) => ({ rule, why: exclusionReason(rule) }));
  const included = evaluated.filter((outcome) => outcome.why === null).map((outcome) => outcome.rule);
  const needed = included.filter(
    (rule) =>
      !coveringRules(included, rule).some(
        (other) => other !== rule && covers(other, rule) && !(covers(rule, other) && rule.text < other.text),
      ),
  );
  return {
    rules: [...needed].sort((a, b) => width(a) - width(b) || (a.text < b.text ? -1 : 1)).map((rule) => rule.text),
    leftOut: evaluated.flatMap(({ rule, why }) => (why === null ? [] : [{ rule: rule.text, why }])),
  };
}

function width(rule: Rule): number {
  if (rule.specifier.kind === 'any') return 4;
  if (rule.specifier.kind !== 'command') return 1;
  return rule.specifier.pattern.open ? 3 : 2;
}

/** Programs that change privileges or run arbitrary text: a person must write these rules. */
const powerful =
  /^(?:sudo|doas|su|pkexec|chroot|nsenter|unshare|mount|ssh|scp|docker|podman|kubectl|dash|ksh|zsh|fish|sh|bash|crontab|at|systemctl|dd|mkfs.*|gpg2?|openssl|nc|ncat|socat|telnet|passwd|useradd|usermod|visudo|iptables|nft)$/;
/** Commands that grant access, publish or delete permanently, by their first words. */
const irreversible =
  /^(?:(?:npm|pnpm|yarn|bun|cargo|poetry|uv|twine|gem|lerna) (?:publish|login|token|adduser|yank|unpublish|upload|push)|mvn deploy|gradle publish|gh (?:auth|secret|ssh-key|gpg-key|extension|alias|config|repo (?:delete|rename|archive|edit)|release delete)|git config|git remote (?:add|set-url)|(?:terraform|tofu) (?:apply|destroy)|helm (?:install|upgrade|uninstall))(?: |$)/;
const inlineCode = /^(?:-c|-e|-E|-p|-r|--eval|--print|--execute|-[a-z]*c)$/;
const interpreter = /^(?:node|deno|bun|python[\d.]*|ruby|perl|php|lua|Rscript|osascript|pwsh)$/;

function exclusionReason(rule: Rule): string | null {
  if (rule.specifier.kind === 'command') {
    const words = rule.specifier.pattern.words.map((word) => (word.kind === 'literal' ? word.text : '*'));
    const program = (words[0] ?? '').replace(/^.*\//, '');
    if (powerful.test(program)) return `${program} can do more than an agent needs`;
    if (irreversible.test(words.join(' '))) return 'it grants access, publishes, or deletes permanently';
    if (
      program === 'git' &&
      words[1] === 'push' &&
      words.some((word) => /^(?:-f|--force.*|--mirror|--delete|-d|\+.*|:.+)$/.test(word))
    )
      return 'it overwrites or deletes pushed commits';
    if (interpreter.test(program) && words.slice(1).some((word) => inlineCode.test(word)))
      return 'it runs code written by the model';
    return null;
  }
  if (rule.specifier.kind !== 'path') return null;
  const path = `/${rule.text.replace(/^\w+\(\/*|\)$/g, '').replaceAll('\\', '')}`;
  if (isProtectedPath(path)) return 'no rule can allow this path';
  if (sensitivity(path) === 'high') return 'the file may contain credentials';
  return rule.tool !== 'Read' && protectedSegment(path) !== null
    ? 'the path is protected: files written there run as code later'
    : null;
}
