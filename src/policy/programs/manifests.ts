import { type Context, type Findings, gather, hazard, judgeOperand } from './define.js';
import { valueOf, valuesOf } from './scan.js';
import { literalOf, spelled, touch } from './words.js';

/** kustomize and its like build what a folder says; `github.com/owner/name` is an address for them. */
export function folder({ scan, invocation }: Context): Findings {
  return gather([
    ...scan.operands.map((word) =>
      /^[\w./-]+$/.test(literalOf(word) ?? ':') && !/^[\w-]+\.[\w.-]+\//.test(literalOf(word) ?? '')
        ? judgeOperand('read', word, invocation)
        : { hazards: [hazard(word, 'is an address')] },
    ),
    ...valuesOf(scan, '-o', '--output').map((word) => touch('write', word, invocation.cwd)),
  ]);
}

/** Files that kubectl takes: those of the workspace are read, an address is a hazard. */
export function manifests({ scan, invocation }: Context): Findings {
  const files = valuesOf(scan, '-f', '--filename', '-k', '--kustomize');
  return gather(
    files.map(
      (word): Findings =>
        /^[\w./-]+$/.test(literalOf(word) ?? ':')
          ? touch('read', word, invocation.cwd)
          : { hazards: [{ word: spelled(word), why: 'is an address or comes from elsewhere' }] },
    ),
  );
}

/** `kubectl apply --dry-run=client` changes nothing, as long as nothing takes it back. */
export function onlyTries({ scan }: Context): boolean {
  const tries = scan.given.filter((one) => one.name === '--dry-run');
  return tries.length === 1 && /^(?:client|server)$/.test(literalOf(valueOf(scan, '--dry-run') ?? undefined) ?? '');
}
