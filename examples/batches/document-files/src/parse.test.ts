import './parse.js';
