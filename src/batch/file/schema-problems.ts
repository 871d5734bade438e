import type * as z from 'zod/mini';
import type { Diagnostic } from '../../errors.js';
import { shorten } from '../../text.js';
import type { BatchDocument, DocumentPath } from './batch-document.js';
import { keysByParent } from './schema.js';
import { unknownKey } from './unknown-key.js';

type Issue = z.core.$ZodIssue;

const longestFound = 200;

/** Every problem of a value, with its location in the file. */
export function schemaDiagnostics(document: BatchDocument, issues: readonly Issue[]): readonly Diagnostic[] {
  return issues.flatMap((issue) => diagnosticsFor(document, issue, []));
}

function diagnosticsFor(document: BatchDocument, issue: Issue, above: DocumentPath): readonly Diagnostic[] {
  const path = [...above, ...issue.path.map((part) => (typeof part === 'number' ? part : String(part)))];
  if (issue.code === 'unrecognized_keys') {
    const known = keysByParent[lastName(path)] ?? [];
    const place = path.length === 0 ? 'file' : 'part';
    return issue.keys.map((key) => unknownKey({ key, location: document.keyLocation(path, key), place, known }));
  }
  if (issue.code === 'invalid_key') return [invalidKey(document, issue, path)];
  const nested = issue.code === 'invalid_union' ? closestBranch(issue.errors) : [];
  if (nested.length > 0) return nested.flatMap((inner) => diagnosticsFor(document, inner, path));
  const value = valueAt(document.value, path);
  const name = lastName(path) || 'the file';
  return [
    {
      code: 'batch-invalid',
      location: document.locationOf(path),
      message: value === undefined ? `${name} is missing` : `${name} ${issue.message}`,
      ...(value === undefined ? {} : { found: shorten(JSON.stringify(value), longestFound) }),
      hint: value === undefined ? `add ${name}` : `correct the value; ${pageOf(path)} describes ${name}`,
    },
  ];
}

function invalidKey(document: BatchDocument, issue: Issue & { code: 'invalid_key' }, path: DocumentPath): Diagnostic {
  const [parent, key] = [path.slice(0, -1), String(path.at(-1))];
  return {
    code: 'batch-invalid',
    location: document.keyLocation(parent, key),
    message: `${lastName(parent)} ${issue.issues[0]?.message ?? issue.message}`,
    found: JSON.stringify(key),
    hint: 'rename the key',
  };
}

/** The problems inside the one form whose type fits the value; empty if no form fits. */
function closestBranch(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  return (
    branches.find((issues) => issues.every(({ path, code }) => path.length > 0 || code === 'unrecognized_keys')) ?? []
  );
}

const pageOf = (path: DocumentPath) => (path.includes('evaluate') ? 'docs/evaluations.md' : 'docs/batches.md');

function lastName(path: DocumentPath): string {
  return path.findLast((part) => typeof part === 'string') ?? '';
}

function valueAt(value: unknown, path: DocumentPath): unknown {
  return path.reduce<unknown>(
    (inner, part) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string | number, unknown>)[part] : undefined,
    value,
  );
}
