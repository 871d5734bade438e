'use strict';

process.on('SIGUSR1', () => undefined);
require('./index.js').action();
