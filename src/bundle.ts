import { start as action } from './action.js';
import { start as cli } from './cli.js';

export { action, cli };
