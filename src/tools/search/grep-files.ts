import type { FileSystem, FoundFile, FoundLine, SearchedFiles, SearchResult } from '../../platform/files/types.js';
import { listed } from '../../text.js';
import { failedOutput, listedPath, omittedNote, textOutput, undecodableNames } from '../output.js';
import type { ToolOutput } from '../types.js';
import { compileGlob, existingPathHint, type PathMatcher } from './glob-match.js';
import { compilePattern } from './grep-pattern.js';

const maxCharacters = 60_000;
const maxNamed = 5;

export interface GrepCall {
  readonly pattern: string;
  readonly path?: string | undefined;
  readonly glob?: string | undefined;
  readonly type?: string | undefined;
  readonly output_mode?: View['output'] | undefined;
  readonly ignore_case?: boolean | undefined;
  readonly multiline?: boolean | undefined;
  readonly context?: number | undefined;
  readonly before?: number | undefined;
  readonly after?: number | undefined;
  readonly limit: number;
  readonly offset?: number | undefined;
}

/** Searches files. Rejects with FileProblem. */
export async function grepFiles(files: FileSystem, call: GrepCall, signal: AbortSignal): Promise<ToolOutput> {
  const compiled = compilePattern(call.pattern, call.ignore_case ?? false);
  if (!compiled.ok) return failedOutput(`Invalid pattern: ${compiled.message}. Escape literal characters with "\\".`);
  const matches = await fileFilter(call);
  if (typeof matches === 'string') return failedOutput(matches);
  const directory = files.resolve(call.path ?? '.');
  const view: View = {
    output: call.output_mode ?? 'content',
    before: call.before ?? call.context ?? 0,
    after: call.after ?? call.context ?? 0,
    offset: call.offset ?? 0,
    limit: call.limit,
    maxCharacters,
    pathOf: (name) => listedPath(files.relative(name === '' ? directory : `${directory}/${name}`)),
  };
  const { ok: _, ...expression } = compiled;
  const query = {
    ...expression,
    anyLine: call.multiline === true ? null : expression.anyLine,
    multiline: call.multiline ?? false,
    output: view.output,
    before: view.before,
    after: view.after,
    // One extra match shows whether there are more.
    maxMatches: view.offset + view.limit + 1,
  };
  const found = await files.search(call.path ?? '.', query, { matches, signal });
  const existing =
    call.glob === undefined || found.files.length > 0
      ? null
      : await existingPathHint(call.glob, { files, directory, isSearched: true });
  return textOutput([...report(call, view, found), ...(existing === null ? [] : [`[${existing}]`])].join('\n'));
}

/** Whether to search a file, or a string that describes a problem with the glob or type. */
async function fileFilter({ glob, type }: GrepCall): Promise<PathMatcher | string> {
  const typeGlob = type === undefined ? undefined : fileTypes[type];
  if (type !== undefined && (typeGlob === undefined || !Object.hasOwn(fileTypes, type)))
    return `Unknown file type ${JSON.stringify(type)}; use glob, or one of ${Object.keys(fileTypes).join(', ')}.`;
  const matchers: PathMatcher[] = [];
  for (const one of [glob, typeGlob]) {
    if (one === undefined) continue;
    const matcher = await compileGlob(one, { anywhere: true });
    if (typeof matcher === 'string') return matcher;
    matchers.push(matcher);
  }
  return (name) => matchers.every((matches) => matches(name));
}

type Found = SearchResult & SearchedFiles;

function report(call: GrepCall, view: View, found: Found): readonly string[] {
  const { lines, hasMore, shownTo } =
    view.output === 'content' ? showLines(found.files, view) : showFiles(found.files, view);
  const notes: string[] = [];
  if (found.stuckIn !== null) {
    notes.push(
      `[The pattern takes too long to match in ${view.pathOf(found.stuckIn)}; the search ended there. Use a simpler pattern.]`,
    );
  }
  if (lines.length === 0) notes.push(...nothingShown(call, view, found));
  if (hasMore || found.truncated)
    notes.push(
      `[There are more matches; continue with offset ${shownTo}, or narrow the pattern, the path or the glob.]`,
    );
  if (found.tooLarge.length > 0) {
    const names = listed(found.tooLarge.map(view.pathOf), maxNamed);
    notes.push(`[Not searched, too large: ${names}.]`);
  }
  const omitted = omittedNote([
    [found.binary, 'binary'],
    [found.unread, 'unreadable'],
    [found.links, found.links === 1 ? 'link' : 'links'],
    [found.refused, 'not permitted by the rules'],
    [found.undecodable, undecodableNames],
  ]);
  return [...lines, ...notes, ...omitted];
}

function nothingShown({ pattern, multiline }: GrepCall, { offset }: View, found: Found): readonly string[] {
  if (found.files.length > 0) return [`[No matches after the first ${offset}.]`];
  if (found.stuckIn !== null) return [];
  const hint =
    multiline !== true && /\\n|\[\\s\\S\]|\(\?s\)|\[\^\]/.test(pattern)
      ? ' Each line is matched separately; set multiline for matches that span lines.'
      : '';
  return [`[No line matches ${pattern}.${hint}]`];
}

const fileTypes: Readonly<Record<string, string>> = {
  c: '*.{c,h}',
  cpp: '*.{cc,cpp,cxx,hh,hpp,hxx,h}',
  cs: '*.cs',
  css: '*.{css,scss,sass,less}',
  docker: '{Dockerfile,Dockerfile.*,*.dockerfile}',
  go: '*.go',
  html: '*.{html,htm}',
  java: '*.java',
  js: '*.{js,jsx,mjs,cjs,vue}',
  json: '*.{json,jsonc,json5}',
  kotlin: '*.{kt,kts}',
  lua: '*.lua',
  make: '{Makefile,makefile,GNUmakefile,*.mk}',
  md: '*.{md,mdx,markdown}',
  php: '*.php',
  py: '*.{py,pyi}',
  rb: '{*.rb,*.rake,Gemfile,Rakefile}',
  rust: '*.rs',
  scala: '*.{scala,sbt}',
  sh: '*.{sh,bash,zsh}',
  sql: '*.sql',
  swift: '*.swift',
  tf: '*.{tf,tfvars}',
  toml: '*.toml',
  ts: '*.{ts,tsx,mts,cts}',
  txt: '*.txt',
  xml: '*.{xml,xsd,xsl,svg}',
  yaml: '*.{yml,yaml}',
};

interface Shown {
  readonly lines: readonly string[];
  /** Matches that are not shown: the search was truncated, or the limit of matches or characters was reached. */
  readonly hasMore: boolean;
  /** The number of matches (or files) before and in what is shown. */
  readonly shownTo: number;
}

interface View {
  readonly output: 'content' | 'files_with_matches' | 'count';
  readonly before: number;
  readonly after: number;
  /** How many matches (or files) to skip and to show. */
  readonly offset: number;
  readonly limit: number;
  readonly maxCharacters: number;
  readonly pathOf: (name: string) => string;
}

function showFiles(files: readonly FoundFile[], { output, offset, limit, maxCharacters, pathOf }: View): Shown {
  const lines: string[] = [];
  let room = maxCharacters;
  for (const { name, count } of files.slice(offset, offset + limit)) {
    const line = output === 'count' ? `${pathOf(name)}: ${count}` : pathOf(name);
    room -= line.length + 1;
    if (room < 0) break;
    lines.push(line);
  }
  const shownTo = offset + lines.length;
  return { lines, hasMore: shownTo < files.length, shownTo };
}

function showLines(files: readonly FoundFile[], view: View): Shown {
  const lines: string[] = [];
  let room = view.maxCharacters;
  let seen = 0;
  for (const file of files) {
    const first = Math.max(0, view.offset - seen);
    const last = Math.min(file.count, view.offset + view.limit - seen);
    if (first < last) {
      const block = [view.pathOf(file.name), ...numbered(linesNear(file, { ...view, first, last })), ''];
      for (const [index, line] of block.entries()) {
        room -= line.length + 1;
        if (room < 0) return { lines, hasMore: true, shownTo: seen + first + matchesIn(block.slice(0, index)) };
        lines.push(line);
      }
    }
    seen += file.count;
    if (last < file.count) return { lines, hasMore: true, shownTo: view.offset + view.limit };
  }
  return { lines, hasMore: false, shownTo: seen };
}

function matchesIn(block: readonly string[]): number {
  return block.filter((line) => /^\d+: /.test(line)).length;
}

/** The matches with these indexes in a file, and the lines around them. */
function linesNear(
  { lines }: FoundFile,
  { first, last, before, after }: View & { readonly first: number; readonly last: number },
): readonly FoundLine[] {
  const wanted = lines.filter(([, isMatch]) => isMatch).slice(first, last);
  const [from = 0, to = 0] = [wanted[0]?.[0], wanted.at(-1)?.[0]];
  return lines.filter(([line, isMatch]) =>
    isMatch ? line >= from && line <= to : line >= from - before && line <= to + after,
  );
}

/** `12: text` for a match and `13- text` for a context line; `--` between groups that are not adjacent. */
function numbered(lines: readonly FoundLine[]): readonly string[] {
  const hasContext = lines.some(([, isMatch]) => !isMatch);
  return lines.flatMap(([line, isMatch, text], index) => {
    const shown = `${line}${isMatch ? ':' : '-'} ${text}`;
    const previous = lines[index - 1]?.[0] ?? line;
    return hasContext && line > previous + 1 ? ['--', shown] : [shown];
  });
}
