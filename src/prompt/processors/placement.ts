import type { SyntaxNode } from 'unbash';

/** A placeholder whose argument would not stay one word. */
export interface QuotedPlaceholder {
  /** Which one, from 0. */
  readonly index: number;
  /** What it stands in, for a message. */
  readonly inside: string;
}

/** Nodes through which a single-quoted word keeps its quotes. Closed: what is not here does not protect. */
const transparent: ReadonlySet<string> = new Set([
  'Script',
  'Statement',
  'AndOr',
  'Pipeline',
  'Command',
  'CompoundList',
  'Subshell',
  'BraceGroup',
  'If',
  'Elif',
  'For',
  'While',
  'Case',
  'CaseItem',
  'Function',
  'Redirected',
  'Redirect',
  'HereString',
  'Word',
  'Assignment',
  'ArrayValue',
  'ProcessSubstitution',
]);

const names: Readonly<Record<string, string>> = {
  DoubleQuoted: 'double quotes',
  LocaleString: 'double quotes',
  AnsiCQuoted: "the quotes $'…'",
  HereDoc: 'a here-document',
  HereDocBody: 'a here-document',
  ArithmeticExpansion: 'an arithmetic expression',
  ArithmeticCommand: 'an arithmetic expression',
  ParameterExpansion: 'a parameter expansion ${…}',
  TestCommand: 'a test [[ … ]]',
  BraceExpansion: 'a brace expansion',
};

/**
 * Which of the placeholders between the `pieces` of a command stand where single quotes do not hold: inside
 * quotes, here-documents, backticks, arithmetic, a comment. A grammar of bash answers, and what it does not
 * show as a plain single-quoted piece of a word counts as quoted.
 */
export async function quotedPlaceholders(pieces: readonly string[]): Promise<QuotedPlaceholder[]> {
  const { forEachChild, parse } = await import('unbash');
  const markers = pieces.slice(1).map((_, index) => `${unusedWord(pieces)}${index}x`);
  const script = parse(
    pieces.map((piece, index) => (index === 0 ? piece : `'${markers[index - 1] ?? ''}'${piece}`)).join(''),
  );
  const places = new Map<string, string | null>();
  const visit = (node: SyntaxNode, inside: string | null): void => {
    notePlaces(node, { inside, markers, places });
    const within = insideOf(node, inside);
    forEachChild(node, (child) => {
      const isIndex = node.type === 'Assignment' && child === node.index;
      visit(child, isIndex ? 'an array subscript' : within);
    });
  };
  visit(script, null);
  const broken = (script.errors ?? []).length > 0 ? 'a command that bash cannot read' : null;
  return markers.flatMap((marker, index) => {
    const inside =
      places.get(marker) ??
      (places.has(marker) ? broken : (broken ?? 'a comment, or another place that bash does not read as a word'));
    return inside === null ? [] : [{ index, inside }];
  });
}

interface Notes {
  readonly inside: string | null;
  readonly markers: readonly string[];
  /** Marker → what it stands in; null = its quotes hold. */
  readonly places: Map<string, string | null>;
}

function notePlaces(node: SyntaxNode, { inside, markers, places }: Notes): void {
  if (node.type === 'SingleQuoted' && markers.includes(node.value)) {
    places.set(node.value, inside);
    return;
  }
  const text = literalText(node);
  for (const marker of markers) {
    if (text.includes(marker)) places.set(marker, inside ?? names[node.type] ?? 'quotes');
  }
}

/** What a leaf of the tree says; a word is told by its pieces. */
function literalText(node: SyntaxNode): string {
  if (node.type === 'HereDocBody') return node.text;
  return node.type !== 'Word' && 'value' in node && typeof node.value === 'string' ? node.value : '';
}

function insideOf(node: SyntaxNode, inside: string | null): string | null {
  if (node.type === 'CommandExpansion') {
    if (node.text.startsWith('`')) return 'backticks';
    // Quoting begins anew inside $(…), so only the quotes right around it are forgotten.
    return inside === 'double quotes' ? null : inside;
  }
  return transparent.has(node.type) ? inside : (inside ?? names[node.type] ?? 'a place where quotes do not hold');
}

function unusedWord(pieces: readonly string[]): string {
  let word = 'placeholder';
  while (pieces.some((piece) => piece.includes(word))) word += 'x';
  return word;
}
