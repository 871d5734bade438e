import { type Document, isMap, isNode, isScalar, isSeq, LineCounter, type Node, parseDocument, visit } from 'yaml';
import { type Diagnostic, UserError } from '../../errors.js';
import { aliasProblem, maxNesting, maxYamlErrors, nestsTooDeep } from '../../prompt/formats/yaml-bounds.js';
import { exactNumber } from '../items/exact-json.js';

export type DocumentPath = readonly (string | number)[];

/** A batch file as a value, with the position of every part of it. */
export interface BatchDocument {
  readonly path: string;
  /** With syntax errors: `defaults` and the entries of `jobs` as far as they end before the first of them. */
  readonly value: unknown;
  readonly syntaxErrors: readonly Diagnostic[];
  /** `FILE:LINE:COLUMN` of the value at this path, or of its nearest parent that is present. */
  locationOf(path: DocumentPath): string;
  keyLocation(path: DocumentPath, key: string): string;
}

/** Reads the YAML of a batch file. Throws UserError `batch-invalid` if nothing of it can be read. */
export function readBatchDocument(path: string, text: string): BatchDocument {
  const lines = new LineCounter();
  if (nestsTooDeep(text)) throw invalidYaml(path, `the file is nested deeper than ${String(maxNesting)}`);
  const document = parseDocument(text, { lineCounter: lines, uniqueKeys: true, logLevel: 'error', intAsBigInt: true });
  // In a schema, a number is one: large whole numbers are texts elsewhere, such as ids.
  visit(document, {
    Pair: (_key, { key, value }) => {
      if (!isScalar(key) || (key.value !== 'json-schema' && key.value !== 'output-schema') || !isNode(value)) return;
      visit(value, {
        Scalar: (_, scalar) => {
          if (typeof scalar.value === 'bigint') scalar.value = Number(scalar.value);
        },
      });
    },
  });
  const at = (offset: number): string => {
    const { line, col } = lines.linePos(offset);
    return `${path}:${String(line)}:${String(col)}`;
  };
  const syntaxErrors = document.errors.slice(0, maxYamlErrors).map((error) => {
    if (error.code === 'MULTIPLE_DOCS')
      return problemAt(at(error.pos[0]), 'the file has more than one YAML document', 'remove the line with ---');
    const reason = (error.message.split('\n')[0] ?? '').replace(/ at line \d+, column \d+:?$/, '');
    return problemAt(at(error.pos[0]), `invalid YAML: ${reason}`);
  });
  return {
    path,
    value: syntaxErrors.length === 0 ? valueOf(document, path) : valueBefore(document),
    syntaxErrors,
    locationOf: (where) => at(nodeAt(document, where)?.range?.[0] ?? 0),
    keyLocation: (where, key) => at(keyNode(document, where, key)?.range?.[0] ?? 0),
  };
}

const toJs = { maxAliasCount: 100, reviver: exactNumber };

function valueOf(document: Document, path: string): unknown {
  try {
    return document.toJS(toJs) as unknown;
  } catch (error) {
    throw invalidYaml(path, `invalid YAML: ${aliasProblem(error)}`);
  }
}

/** Content near a syntax error may not be parsed as its author meant it. */
function valueBefore(document: Document): unknown {
  const end = Math.min(...document.errors.map(({ pos: [start] }) => start));
  const before = (node: unknown) => isNode(node) && (node.range?.[1] ?? end) < end;
  const jobs = document.get('jobs', true);
  const defaults = document.get('defaults', true);
  // The entries keep their places: nothing is missing in front of one that is whole.
  const entries = isSeq(jobs) ? jobs.items.filter(before) : [];
  const json = (node: unknown): unknown => (isNode(node) ? jsonOf(node, document) : undefined);
  return { jobs: entries.map(json), ...(before(defaults) ? { defaults: json(defaults) } : {}) };
}

/** An alias may have lost its anchor to the error. */
function jsonOf(node: Node, document: Document): unknown {
  try {
    return node.toJS(document, toJs) as unknown;
  } catch (error) {
    aliasProblem(error);
    return undefined;
  }
}

function nodeAt(document: Document, path: DocumentPath): Node | undefined {
  for (let length = path.length; length > 0; length -= 1) {
    const node = document.getIn(path.slice(0, length), true);
    if (typeof node === 'object' && node !== null && 'range' in node) return node as Node;
  }
  return document.contents ?? undefined;
}

function keyNode(document: Document, path: DocumentPath, key: string): Node | undefined {
  const map = path.length === 0 ? document.contents : document.getIn(path, true);
  const pair = isMap(map) ? map.items.find((item) => (item.key as { value?: unknown }).value === key) : undefined;
  return pair === undefined ? nodeAt(document, path) : (pair.key as Node);
}

const problemAt = (location: string, message: string, hint = 'correct the YAML at this location'): Diagnostic => ({
  code: 'batch-invalid',
  location,
  message,
  hint,
});

const invalidYaml = (location: string, message: string) => new UserError(problemAt(location, message));
