import type { SyntaxNode } from 'unbash';

/** Nodes in which a single-quoted word keeps its quotes. Fails closed: no other node does. */
const transparent: ReadonlySet<string> = new Set(
  (
    'Script Statement AndOr Pipeline Command CompoundList Subshell BraceGroup If Elif For While Case CaseItem Function ' +
    'Redirected Redirect HereString Word Assignment ArrayValue ProcessSubstitution'
  ).split(' '),
);

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

/** Where single quotes have no effect, each with its index and construct. By a bash grammar; fails closed. */
export async function quotedPlaceholders(pieces: readonly string[]) {
  const { forEachChild, parse } = await import('unbash');
  const markers = pieces.slice(1).map((_, index) => `${unusedWord(pieces)}${index}x`);
  const script = parse(
    pieces.map((piece, index) => (index === 0 ? piece : `'${markers[index - 1] ?? ''}'${piece}`)).join(''),
  );
  /** Marker → the construct that contains it; `null` if its quotes have effect. */
  const constructs = new Map<string, string | null>();
  const record = (node: SyntaxNode, inside: string | null): void => {
    if (node.type === 'SingleQuoted' && markers.includes(node.value)) {
      constructs.set(node.value, inside);
      return;
    }
    const text = literalText(node);
    for (const marker of markers) {
      if (text.includes(marker)) constructs.set(marker, inside ?? names[node.type] ?? 'quotes');
    }
  };
  const visit = (node: SyntaxNode, inside: string | null): void => {
    record(node, inside);
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
      constructs.get(marker) ??
      (constructs.has(marker) ? broken : (broken ?? 'a comment, or another place that bash does not read as a word'));
    return inside === null ? [] : [{ index, inside }];
  });
}

/** The text of a leaf of the syntax tree; a word is covered by its parts. */
function literalText(node: SyntaxNode): string {
  if (node.type === 'HereDocBody') return node.text;
  return node.type !== 'Word' && 'value' in node && typeof node.value === 'string' ? node.value : '';
}

function insideOf(node: SyntaxNode, inside: string | null): string | null {
  if (node.type === 'CommandExpansion') {
    if (node.text.startsWith('`')) return 'backticks';
    // $(…) starts a new quoting context, so only the double quotes directly around it are ignored.
    return inside === 'double quotes' ? null : inside;
  }
  return transparent.has(node.type)
    ? inside
    : (inside ?? names[node.type] ?? 'a construct in which quotes have no effect');
}

function unusedWord(pieces: readonly string[]): string {
  let word = 'placeholder';
  while (pieces.some((piece) => piece.includes(word))) word += 'x';
  return word;
}
