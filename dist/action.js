'use strict';

require('./index.js').action();
