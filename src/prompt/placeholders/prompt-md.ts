import { posix } from 'node:path';
import { percentDecoded } from '../../text.js';
import { findCode, isInsideCode } from './code.js';
import type { FoundPlaceholders, UnclosedPlaceholder } from './types.js';

/** Variables of the editor and of the workspace. Source: VS Code's page on prompt files. */
const variables =
  'workspaceFolderBasename|workspaceFolder|selection|selectedText|fileBasenameNoExtension|fileBasename|fileDirname|file';
const variablePattern = new RegExp(`\\$\\{(?:(${variables})|input:([A-Za-z_][\\w-]*)(?::[^}\\n]*)?)\\}`, 'g');

/** Links and `#file:path` only outside code. A link is relative to `source`; one with a `/` to the workspace. */
export function findPromptMd(body: string, source: string): (FoundPlaceholders | UnclosedPlaceholder)[] {
  const inputs = [...body.matchAll(variablePattern)].map(
    ({ 0: text, 1: variable, 2: input = '', index: start }): FoundPlaceholders => ({
      kind: 'variable',
      start,
      end: start + text.length,
      content: variable ?? input,
    }),
  );
  // A link that contains a variable does not name a file yet.
  const files = findFiles(body, source).filter((file) => !body.slice(file.start, file.end).includes('${'));
  return [...inputs, ...unclosedInputs(body, inputs), ...files].sort((a, b) => a.start - b.start);
}

function unclosedInputs(body: string, inputs: readonly FoundPlaceholders[]): UnclosedPlaceholder[] {
  return [...body.matchAll(/\$\{input:/g)]
    .filter(({ index }) => !isInsideCode(inputs, index))
    .slice(0, 20)
    .map(({ index }) => ({
      kind: 'unclosed',
      start: index,
      message: 'the placeholder ${input: is incomplete',
      hint: 'write ${input:name} or ${input:name:hint}; names have letters, digits, dashes and underscores',
    }));
}

/** A link; its text and its target may have brackets in pairs, as folders such as `[locale]` and `(auth)` have. */
const linkPattern =
  /!?\[(?:[^\]\n]|\[[^[\]\n]*\](?!\())*\]\((?:<([^>\n]+)>|((?:[^\s()<>]|\([^\s()<>]*\))+))(?:[ \t]+(?:"[^"\n]*"|'[^'\n]*'))?[ \t]*\)/g;
const mentionPattern =
  /(?<=^|[\s(])#file:((?:[^\s()<>[\]"'`,;]|\([^\s()<>[\]]*\)|\[[^\s()<>[\]]*\])*(?:[^\s()<>[\]"'`,;.:!?]|\([^\s()<>[\]]*\)|\[[^\s()<>[\]]*\]))/g;

function findFiles(body: string, source: string): FoundPlaceholders[] {
  const { fences, spans } = findCode(body);
  const links = [...body.matchAll(linkPattern)];
  const mentions = [...body.matchAll(mentionPattern)];
  return [...links, ...mentions]
    .filter(({ index }) => !isInsideCode(fences, index) && !isInsideCode(spans, index))
    .flatMap(({ 0: text, 1: bracketed, 2: second, index: start }): FoundPlaceholders[] => {
      const path = pathOf(bracketed ?? second ?? '', source);
      return path === null ? [] : [{ kind: 'file', start, end: start + text.length, content: path }];
    });
}

/** The target of a link relative to the workspace; `null` for a URL, an anchor on the same page, or nothing. */
function pathOf(link: string, source: string): string | null {
  if (/^(?:[a-z][a-z0-9+.-]*:|#|\/\/)/i.test(link)) return null;
  const target = percentDecoded(link.replace(/[?#].*$/, '').replace(/:\d+(?:-\d+)?$/, ''));
  if (target === '') return null;
  return posix.normalize(target.startsWith('/') ? target.slice(1) : posix.join(posix.dirname(source), target));
}
