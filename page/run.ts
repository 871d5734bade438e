import type { PageOverview } from '../src/report/page/page-data.js';
import { readJob } from './data.js';
import { pageHeader } from './header.js';
import { jobView } from './job.js';
import { listenToKeys } from './keyboard.js';

/** The page of a single run: its conversation. */
export async function drawRun(app: HTMLElement, overview: PageOverview): Promise<void> {
  const click = (id: string) => document.getElementById(id)?.click();
  const showHelp = listenToKeys({
    search: () => undefined,
    move: () => undefined,
    back: () => undefined,
    expand: () => click('expand'),
    theme: () => click('theme'),
  });
  const header = pageHeader(overview, showHelp, () => undefined);
  const [row] = overview.rows;
  app.replaceChildren(header);
  if (row === undefined) return;
  const view = jobView(row, await readJob(0), []);
  // The header of the page says the same.
  view.querySelector('.job-head')?.remove();
  app.append(view);
}
