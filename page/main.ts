import type { PageOverview } from '../src/report/page/page-data.js';
import { drawBatch } from './batch.js';
import { readOverview } from './data.js';
import { drawRun } from './run.js';

async function start(): Promise<void> {
  const overview: PageOverview = await readOverview();
  const app = document.getElementById('app');
  if (app === null) return;
  if (overview.kind === 'batch') drawBatch(app, overview);
  else await drawRun(app, overview);
  app.setAttribute('data-ready', '');
}

void start();
