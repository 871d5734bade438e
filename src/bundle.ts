import { startAction as action } from './action.js';
import { startCli as cli } from './cli.js';

export { action, cli };
