// What both entries need is loaded with the bundle, and each of them alone.
import './app/run.js';

export async function action(): Promise<void> {
  await (await import('./action.js')).startAction();
}

export async function cli(): Promise<void> {
  await (await import('./cli.js')).startCli();
}
