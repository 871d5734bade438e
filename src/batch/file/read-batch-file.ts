import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import type * as z from 'zod/mini';
import { type Diagnostic, UserError } from '../../errors.js';
import { shorten } from '../../text.js';
import type { BatchFile } from '../model/types.js';
import { type BatchDocument, type DocumentPath, readBatchDocument } from './batch-document.js';
import { unknownKey } from './job-settings.js';
import { readEntries } from './read-entries.js';
import { type BatchValue, batchSchema, keysByParent } from './schema.js';

/** Reads a batch file. Throws UserError `batch-invalid` with every problem of the file at once. */
export function readBatchFile(path: string, bytes: Uint8Array): BatchFile {
  const text = new TextDecoder().decode(bytes);
  const document = readBatchDocument(path, text);
  const parsed = batchSchema.safeParse(document.value);
  const { syntaxErrors } = document;
  const diagnostics: Diagnostic[] = [...syntaxErrors];
  // With syntax errors, the value is only a part of the file, so other keys are missing without being wrong.
  const isCertain = ([section, second]: readonly PropertyKey[]) =>
    syntaxErrors.length === 0 || (section === 'jobs' && second !== undefined);
  const issues = parsed.success ? [] : parsed.error.issues.filter(({ path }) => isCertain(path));
  diagnostics.push(...issues.flatMap((issue) => diagnosticsFor(document, issue, [])));
  const entries = readEntries(document, diagnostics);
  if (parsed.success && parsed.data['judge-delivery'] === 'batch' && parsed.data.delivery !== 'batch') {
    diagnostics.push({
      code: 'batch-invalid',
      location: document.locationOf(['judge-delivery']),
      message: 'judge-delivery is for answers that a batch API delivers',
      hint: 'add delivery: batch, or remove judge-delivery',
    });
  }
  if (!parsed.success || diagnostics.length > 0) throw new UserError(inOrder(diagnostics));
  return {
    path,
    digest: createHash('sha256').update(bytes).digest('hex'),
    ...wholeBatch(parsed.data, path),
    ...entries,
  };
}

export const publishIsNone = 'publish is none';

function wholeBatch(value: BatchValue, path: string): Omit<BatchFile, 'path' | 'digest' | 'defaults' | 'jobs'> {
  const { budget } = value;
  const publish = value.publish === 'none' ? undefined : value.publish;
  return {
    name: value.name ?? nameOfPath(path),
    budget: {
      maxCostUsd: budget?.['max-cost-usd'] ?? null,
      maxJobs: budget?.['max-jobs'] ?? null,
      timeoutMinutes: budget?.['timeout-minutes'] ?? null,
    },
    order: value.order ?? 'listed',
    concurrency: value.concurrency ?? 4,
    onFailure: value['on-failure'] ?? 'continue',
    parkAfter: value['park-after'] ?? null,
    delivery: value.delivery ?? 'now',
    warmsUp: value['cache-warm-up'] ?? true,
    onExpired: value['on-expired'] ?? 'again',
    minPassRate: value['min-pass-rate'] ?? 1,
    judge: value.judge ?? null,
    judgeDelivery: value.delivery === 'batch' ? (value['judge-delivery'] ?? 'batch') : 'now',
    maxWrites: value['max-writes'] ?? 100,
    publish: {
      off: value.publish === 'none' ? publishIsNone : null,
      draft: publish?.draft ?? true,
      maxOpen: publish?.['max-open'] ?? 10,
      recreate: publish?.recreate ?? 'never',
    },
  };
}

/** The name of a state directory, so only characters that every file system has. */
function nameOfPath(path: string): string {
  const stem = posix.basename(path).replace(/\.ya?ml$/i, '');
  return (
    stem
      .replace(/[^A-Za-z0-9._-]+/g, '-')
      .replace(/^[^A-Za-z0-9]+/, '')
      .slice(0, 64) || 'batch'
  );
}

function inOrder(diagnostics: readonly Diagnostic[]): readonly Diagnostic[] {
  const place = ({ location = '' }: Diagnostic): readonly number[] => {
    const [, line = '0', column = '0'] = /:(\d+):(\d+)$/.exec(location) ?? [];
    return [Number(line), Number(column)];
  };
  const unique = new Map(
    diagnostics.map((diagnostic) => [`${diagnostic.location ?? ''} ${diagnostic.message}`, diagnostic]),
  );
  return [...unique.values()].sort((a, b) => {
    const [[line = 0, column = 0], [otherLine = 0, otherColumn = 0]] = [place(a), place(b)];
    return line - otherLine || column - otherColumn;
  });
}

type Issue = z.core.$ZodIssue;

const longestFound = 200;

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
  const value = path.reduce<unknown>(
    (inner, part) =>
      typeof inner === 'object' && inner !== null ? (inner as Record<string | number, unknown>)[part] : undefined,
    document.value,
  );
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
