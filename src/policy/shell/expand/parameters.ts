import type { Word as Node, ParameterExpansionPart } from 'unbash';
import { type WordContext } from '../context.js';
import { Undecidable } from '../undecidable.js';
import { isOpenName } from './variable-names.js';

/** The result of an expansion: known text, an unknown number, an unknown value, or any number of unknown values. */
export type Expanded =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'number' }
  /** A number, or empty. */
  | { readonly kind: 'count' }
  /** One value that is neither an option nor a path, like `Word.plain`. */
  | { readonly kind: 'plain' }
  | { readonly kind: 'value' }
  | { readonly kind: 'any' };

/** Files through which a step communicates with the runner. */
const commandFiles = /^GITHUB_(?:ENV|PATH|OUTPUT|STEP_SUMMARY|STATE)$/;

/** Special parameters whose value is always a number, unlike `$!`, which may be empty, and `$-`, `$@`, `$*` and `$1`. */
const numeric = /^[?#$]$/;

/** The value of a variable, positional or special parameter without an operator. */
export function lookUp(name: string, context: WordContext): Expanded {
  if (numeric.test(name)) return { kind: 'number' };
  if (name === '!') return { kind: 'count' };
  const known = context.state.variables.get(name);
  if (typeof known === 'string') return { kind: 'text', text: known };
  if (known === null) return { kind: 'value' };
  if (known !== undefined) return { kind: known.number ? (known.filled ? 'number' : 'count') : 'plain' };
  if (name === 'HOME') return { kind: 'text', text: context.world.commandHome };
  if (name === 'TMPDIR' && context.world.temporary !== undefined)
    return { kind: 'text', text: context.world.temporary };
  if (name === 'GITHUB_WORKSPACE' && context.world.gitHubWorkspace !== undefined)
    return { kind: 'text', text: context.world.gitHubWorkspace };
  if (name === 'PWD')
    return context.state.cwdDoubt === null ? { kind: 'text', text: context.state.cwd } : { kind: 'value' };
  if (commandFiles.test(name))
    throw new Undecidable('private', `$${name} names a file of the runner, which is not available to commands`);
  if (!isOpenName(name)) throw new Undecidable('private', `$${name} may hold a secret`);
  return /^[@*!0-9-]/.test(name) ? { kind: 'any' } : { kind: 'value' };
}

/** Throws Undecidable for forms that assign, are indirect, or evaluate (`:=`, `!`, `@P`, subscripts). */
export function expandParameter(
  part: ParameterExpansionPart,
  context: WordContext,
  evaluate: (word: Node) => void,
): Expanded {
  if (part.prefix === '!')
    throw new Undecidable('variable', '${!…} reads the name of a variable from another variable');
  checkSubscript(part);
  const subscripted = part.index !== undefined || /[[\]]/.test(part.parameter);
  const plain: Expanded =
    subscripted && !context.state.variables.has(part.parameter)
      ? withoutKnownText(part.parameter, context)
      : lookUp(part.parameter, context);
  const value: Expanded =
    subscripted && plain.kind !== 'any' ? { kind: /[@*]/.test(part.index?.value ?? '') ? 'any' : 'value' } : plain;
  if (part.prefix === '#') return { kind: 'number' };
  if (part.operation === undefined) return value;
  return operate(part.operation, value, evaluate);
}

function withoutKnownText(name: string, context: WordContext): Expanded {
  const value = lookUp(name, context);
  return value.kind === 'text' ? { kind: 'value' } : value;
}

function checkSubscript(part: ParameterExpansionPart): void {
  const index = part.index?.value;
  if (index !== undefined && !/^(?:\d+|[@*])$/.test(index))
    throw new Undecidable('number', 'an array subscript may run a command');
}

type Operation = NonNullable<ParameterExpansionPart['operation']>;

function operate(operation: Operation, value: Expanded, evaluate: (word: Node) => void): Expanded {
  switch (operation.type) {
    case 'Default':
      if (operation.operator.endsWith('=')) throw new Undecidable('variable', '${x=…} assigns a variable');
      evaluate(operation.operand);
      return value.kind === 'text' && value.text !== '' && /^:?[-?]$/.test(operation.operator)
        ? value
        : { kind: 'value' };
    case 'Remove':
      evaluate(operation.operand);
      return withUnknownText(value);
    case 'Replace':
      evaluate(operation.pattern);
      evaluate(operation.replacement);
      return withUnknownText(value);
    case 'Slice':
      for (const number of [operation.offset, operation.length]) {
        if (number !== undefined && !/^\s*-?\d+$/.test(number.text))
          throw new Undecidable('other', 'a slice is computed, which may run a command');
      }
      return withUnknownText(value);
    case 'CaseModification':
      if (operation.operand !== undefined) evaluate(operation.operand);
      return withUnknownText(value);
    case 'Transform':
    case 'Names':
    case 'Unknown':
      throw new Undecidable('code', `\${…${operation.operator}…} cannot be analyzed`);
  }
}

function withUnknownText(value: Expanded): Expanded {
  return value.kind === 'any' || value.kind === 'number' ? value : { kind: 'value' };
}
