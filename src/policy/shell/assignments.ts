import type { Assignment } from 'unbash';
import { absolutePath, hasParentAfterName, isInside } from '../files/paths.js';
import { type ShellValue, setVariable, type WordContext } from './context.js';
import { isSafeVariable } from './environment.js';
import { evaluateValue, evaluateWord } from './expand/expand-word.js';
import { isScriptVariable, staysInScript } from './expand/script-variables.js';
import type { Assigned } from './simple-command.js';
import type { Word } from './types.js';
import { Undecidable } from './undecidable.js';
import { literalOf } from './words.js';

const none: readonly Assigned[] = [];

/** Records `NAME=value` without a command, which applies to the rest of the line. */
export function assignVariable(node: Assignment, context: WordContext): void {
  const value = valueOf(node, context);
  if (!staysInScript(node.name)) {
    if (typeof value !== 'string' || !isSafeVariable(node.name, value))
      throw new Undecidable('environment', `${node.name}=… changes what later commands do`);
  }
  setVariable(context.state, node.name, value);
}

/**
 * In bash's order. `IFS=` before `read` is accepted. Throws Undecidable for a variable of bash, the loader or a
 * program.
 */
export function readPrefix(
  nodes: readonly Assignment[],
  command: string,
  argv: readonly Word[],
  context: WordContext,
): readonly Assigned[] {
  if (nodes.length === 0) return none;
  const { variables } = context.state;
  const before = new Map(variables);
  const assigned: Assigned[] = [];
  for (const node of nodes) {
    const value = valueOf(node, context);
    variables.set(node.name, value);
    if (node.name === 'IFS' && command === 'read') continue;
    const harmless =
      typeof value === 'string' &&
      (isSafeVariable(node.name, value) || isWorkspaceModulePath(node.name, value, argv, context));
    if (node.append === true || node.value.type === 'ArrayValue' || (!harmless && !isScriptVariable(node.name)))
      throw new Undecidable(
        'variable',
        `the variable ${node.name} set for a command may change what it does (a rule can allow it with env: \`env ${node.name}=… ${command}\`)`,
      );
    assigned.push({
      name: node.name,
      value: typeof value === 'string' ? value : null,
      source: node.text,
      isSafe: harmless,
    });
  }
  for (const { name } of nodes) {
    const value = before.get(name);
    if (value === undefined) variables.delete(name);
    else variables.set(name, value);
  }
  return assigned;
}

/** Programs that always load code from the workspace. */
const loadsCode = /^(?:pytest|py\.test|coverage|tox|nox|uv|poetry|pdm|hatch|sphinx-build|mkdocs)$/;

const runningModule = /^(?:pytest|unittest|coverage|tox|nox|flask)$/;

/** `python -u -m pytest` runs code of the workspace as `pytest` does. */
function runsWorkspaceCode([program, ...rest]: readonly Word[]): boolean {
  const name = literalOf(program) ?? '';
  if (loadsCode.test(name)) return true;
  const module = rest.findIndex((word) => !/^-[uBq]+$/.test(literalOf(word) ?? ''));
  return (
    /^python(?:3(?:\.\d+)?)?$/.test(name) &&
    literalOf(rest[module]) === '-m' &&
    runningModule.test(literalOf(rest[module + 1]) ?? '')
  );
}

/** Whether a value is a list of workspace directories without links, as in `PYTHONPATH=src pytest`. */
function isWorkspaceModulePath(
  name: string,
  value: string,
  argv: readonly Word[],
  { state, world }: WordContext,
): boolean {
  if (name !== 'PYTHONPATH' || !runsWorkspaceCode(argv) || state.cwdDoubt !== null) return false;
  return value.split(':').every((entry) => {
    const path = absolutePath(entry, state.cwd);
    return (
      /^[\w./-]+$/.test(entry) &&
      isInside({ path, directory: world.workspace }) &&
      world.realpath(path) === path &&
      !hasParentAfterName(entry)
    );
  });
}

/** The value if known. Walks the scripts of its substitutions. */
function valueOf(node: Assignment, context: WordContext): ShellValue {
  if (node.index !== undefined) throw new Undecidable('other', 'an assignment to an array element may run a command');
  if (node.value.type === 'ArrayValue') {
    for (const element of node.value.elements) {
      if (/^\[/.test(element.text)) throw new Undecidable('number', 'an array subscript may run a command');
      evaluateWord(element, context);
    }
    return null;
  }
  const value = evaluateValue(node.value, context);
  return node.append === true ? null : value;
}
