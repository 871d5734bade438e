#!/usr/bin/env node
'use strict';

process.on('SIGUSR1', () => undefined);
require('./index.js').cli();
