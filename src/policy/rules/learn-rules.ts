import { isProtectedPath, protectedSegment } from '../files/protected.js';
import { sensitivity } from '../files/sensitivity.js';
import { coveringRules, covers } from './covering-rules.js';
import { parseRules, type Rule } from './parse-rules.js';

export interface Learned {
  /** Ready to paste, narrowest first: files, addresses and tools by name before commands, exact before open. */
  readonly rules: readonly string[];
  /** Suggested, but better not granted by a list that somebody pastes. */
  readonly leftOut: readonly { readonly rule: string; readonly why: string }[];
}

/**
 * The smallest list of rules under which denied calls would have passed, from what the judge suggested for
 * each of them (`Evaluation.suggest`). A suggestion that another one covers is dropped. Pure; the order of the
 * denials does not matter.
 */
export function learnRules(suggestions: readonly (readonly string[])[]): Learned {
  const texts = [...new Set(suggestions.flat())].sort();
  const { allow } = parseRules({ allow: texts, ask: [], deny: [] }).rules;
  const evaluated = allow.map((rule) => ({ rule, why: whyNot(rule) }));
  const granted = evaluated.filter((one) => one.why === null).map((one) => one.rule);
  const needed = granted.filter(
    (rule) =>
      !coveringRules(granted, rule).some(
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

/** Programs that take other rights or run whatever text they are given: the command has to be written out by a person. */
const powerful =
  /^(?:sudo|doas|su|pkexec|chroot|nsenter|unshare|mount|ssh|scp|docker|podman|kubectl|dash|ksh|zsh|fish|sh|bash|crontab|at|systemctl|dd|mkfs.*|gpg2?|openssl|nc|ncat|socat|telnet|passwd|useradd|usermod|visudo|iptables|nft)$/;
/** Commands that hand out, publish or delete for good: by their first words. */
const final =
  /^(?:(?:npm|pnpm|yarn|bun|cargo|poetry|uv|twine|gem|lerna) (?:publish|login|token|adduser|yank|unpublish|upload|push)|mvn deploy|gradle publish|gh (?:auth|secret|ssh-key|gpg-key|extension|alias|config|repo (?:delete|rename|archive|edit)|release delete)|git config|git remote (?:add|set-url)|(?:terraform|tofu) (?:apply|destroy)|helm (?:install|upgrade|uninstall))(?: |$)/;
const inlineCode = /^(?:-c|-e|-E|-p|-r|--eval|--print|--execute|-[a-z]*c)$/;
const interpreter = /^(?:node|deno|bun|python[\d.]*|ruby|perl|php|lua|Rscript|osascript|pwsh)$/;

function whyNot(rule: Rule): string | null {
  if (rule.specifier.kind === 'command') {
    const words = rule.specifier.pattern.words.map((word) => (word.kind === 'literal' ? word.text : '*'));
    const program = (words[0] ?? '').replace(/^.*\//, '');
    if (powerful.test(program)) return `${program} reaches beyond what an agent needs`;
    if (final.test(words.join(' '))) return 'it hands out rights, publishes or deletes for good';
    if (
      program === 'git' &&
      words[1] === 'push' &&
      words.some((word) => /^(?:-f|--force.*|--mirror|--delete|-d|\+.*|:.+)$/.test(word))
    )
      return 'it takes away what others have pushed';
    if (interpreter.test(program) && words.slice(1).some((word) => inlineCode.test(word)))
      return `it runs code that the model wrote`;
    return null;
  }
  if (rule.specifier.kind !== 'path') return null;
  const path = `/${rule.text.replace(/^\w+\(\/*|\)$/g, '').replaceAll('\\', '')}`;
  if (isProtectedPath(path)) return 'no rule opens this place';
  if (sensitivity(path) === 'high') return 'the file may contain credentials';
  return rule.tool !== 'Read' && protectedSegment(path) !== null
    ? 'the path is protected: who writes there runs code later'
    : null;
}
