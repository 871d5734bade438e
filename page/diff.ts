import { element } from './dom.js';

/** A diff with colors. Every line is a text node. */
export function diffView(diff: string): HTMLElement {
  const lines = diff
    .replace(/\n$/, '')
    .split('\n')
    .map((line) => element('span', { class: toneOf(line) }, `${line}\n`));
  return element('pre', { class: 'diff', tabindex: '0' }, ...lines);
}

function toneOf(line: string): string {
  if (line.startsWith('+++') || line.startsWith('---')) return 'line file';
  if (line.startsWith('@@')) return 'line place';
  if (line.startsWith('+')) return 'line added';
  return line.startsWith('-') ? 'line removed' : 'line';
}
