import { type CommandContext, effectsFor, gatherEffects, type PartialEffects } from './define.js';
import { riskOf } from './risks.js';
import { literalOf, matches, pathEffects, writtenForm } from './words.js';

/** kustomize and its like build what a folder says; `github.com/owner/name` is an address for them. */
export function manifestFolder({ scan, invocation }: CommandContext): PartialEffects {
  return gatherEffects([
    ...scan.operands.map((word) =>
      matches(word, /^[\w./-]+$/) && !matches(word, /^[\w-]+\.[\w.-]+\//)
        ? pathEffects('read', word, invocation.cwd)
        : { risks: [riskOf(word, 'is an address')] },
    ),
    effectsFor('write', scan.values('-o', '--output'), invocation.cwd),
  ]);
}

/** Files for kubectl: files of the workspace are read, an address is a risk. */
export function manifestEffects({ scan, invocation }: CommandContext): PartialEffects {
  const files = scan.values('-f', '--filename', '-k', '--kustomize');
  return gatherEffects(
    files.map(
      (word): PartialEffects =>
        matches(word, /^[\w./-]+$/)
          ? pathEffects('read', word, invocation.cwd)
          : { risks: [{ word: writtenForm(word), why: 'is an address or comes from elsewhere' }] },
    ),
  );
}

/** `kubectl apply --dry-run=client` changes nothing, unless a later option cancels it. */
export function onlyTries({ scan }: CommandContext): boolean {
  const tries = scan.given.filter((one) => one.name === '--dry-run');
  return tries.length === 1 && /^(?:client|server)$/.test(literalOf(scan.value('--dry-run')) ?? '');
}
