import { spawnSync } from 'node:child_process';

/** GitHub's own renderer, from the package cmark-gfm of Debian. */
export const hasCmark = spawnSync('cmark-gfm', ['--version']).status === 0;

const extensions = ['footnotes', 'table', 'strikethrough', 'autolink', 'tagfilter', 'tasklist'];

/** The page, without differences that no reader sees: white space between blocks, the form of an address. */
export function rendered(markdown: string): string {
  const options = ['--unsafe', ...extensions.flatMap((name) => ['-e', name])];
  const { status, stdout } = spawnSync('cmark-gfm', options, { input: markdown, encoding: 'utf8' });
  if (status !== 0) throw new Error('cmark-gfm failed');
  return samePage(stdout);
}

function samePage(html: string): string {
  return html
    .split(/(<pre>.*?<\/pre>)/s)
    .map((part, at) =>
      at % 2 === 1
        ? part
        : part
            .replace(/<br ?\/?>\s*/g, '<br>')
            .replace(/\s+/g, ' ')
            .replace(/> (?=<)/g, '>'),
    )
    .join('')
    .replaceAll('&#124;', '|')
    .trim();
}
