import { createHash } from 'node:crypto';
import { escapeXml } from '../formats/junit.js';
import { formatCost, formatDuration } from '../headline.js';
import type { Block } from './block.js';
import type { PageOverview, PageRow } from './page-data.js';

export interface PageAssets {
  readonly script: string;
  readonly style: string;
}

/** Nothing is loaded, only one script runs, and no text is markup. It comes first: it does not cover what precedes. */
function policyOf({ script, style }: PageAssets): string {
  return [
    "default-src 'none'",
    `script-src '${hashOf(script)}'`,
    `style-src '${hashOf(style)}'`,
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join('; ');
}

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`;

export function pageStart(overview: PageOverview, data: string, assets: PageAssets): string {
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    `<meta http-equiv="Content-Security-Policy" content="${policyOf(assets)}">`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="referrer" content="no-referrer">',
    `<title>${escapeXml(overview.title)} · Sallyport</title>`,
    `<style>${assets.style}</style>`,
    '</head>',
    '<body>',
    `<main id="app">${staticPage(overview)}</main>`,
    `<script type="text/plain" id="overview">${data}</script>`,
    `<script>${assets.script}</script>`,
    '',
  ].join('\n');
}

export function pageBlock({ from, count, data }: Block): string {
  return `<script type="text/plain" data-from="${String(from)}" data-count="${String(count)}">${data}</script>\n`;
}

/** `data` has only numbers. */
export function pageEnd(data: Readonly<Record<string, number>>): string {
  return `<script type="application/json" id="end">${JSON.stringify(data)}</script>\n</body>\n</html>\n`;
}

const maxStaticRows = 200;

/** What is shown without JavaScript, and until the script has started. */
function staticPage({ title, label, reason, rows, kind }: PageOverview): string {
  const head = `<header class="top"><div><h1>${escapeXml(title)}</h1><p>${escapeXml(label)}. ${escapeXml(reason)}</p></div></header>`;
  if (kind === 'run') return head;
  const shown = rows.slice(0, maxStaticRows).map(staticRow).join('\n');
  const more = rows.length - maxStaticRows;
  const note = more > 0 ? `<p>${String(more)} more jobs are shown with JavaScript.</p>` : '';
  return `${head}<table class="plain"><thead><tr><th>Job</th><th>Conclusion</th><th>Cost</th><th>Time</th></tr></thead><tbody>${shown}</tbody></table>${note}`;
}

function staticRow({ name, conclusion, reason, costUsd, durationMs }: PageRow): string {
  const cells = [
    name,
    conclusion === 'success' ? conclusion : `${conclusion}: ${reason}`,
    costUsd === null ? '' : formatCost(costUsd),
    durationMs === null ? '' : formatDuration(durationMs),
  ];
  return `<tr>${cells.map((cell) => `<td>${escapeXml(cell)}</td>`).join('')}</tr>`;
}
