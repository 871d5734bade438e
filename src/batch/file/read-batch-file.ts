import { createHash } from 'node:crypto';
import { posix } from 'node:path';
import { type Diagnostic, UserError } from '../../errors.js';
import type { BatchFile } from '../model/types.js';
import { readBatchDocument } from './batch-document.js';
import { readEntries } from './read-entries.js';
import { type BatchValue, batchSchema } from './schema.js';
import { schemaDiagnostics } from './schema-problems.js';

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
  diagnostics.push(...schemaDiagnostics(document, issues));
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

function wholeBatch(value: BatchValue, path: string): Omit<BatchFile, 'path' | 'digest' | 'defaults' | 'jobs'> {
  const { budget, publish } = value;
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
    publish: {
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

/** By position in the file; the same problem of one place once. */
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
