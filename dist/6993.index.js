exports.id = 6993;

exports.ids = [ 6993 ];

exports.modules = {
80546: (function(n, r, s) {
"use strict";
const a = s(35317);
const l = s(97877);
const d = s(16469);
function spawn(n, r, s) {
const u = l(n, r, s);
const f = a.spawn(u.command, u.args, u.options);
d.hookChildProcess(f, u);
return f;
}
function spawnSync(n, r, s) {
const u = l(n, r, s);
const f = a.spawnSync(u.command, u.args, u.options);
f.error = f.error || d.verifyENOENTSync(f.status, u);
return f;
}
n.exports = spawn;
n.exports.spawn = spawn;
n.exports.sync = spawnSync;
n.exports._parse = l;
n.exports._enoent = d;
}),
16469: (function(n) {
"use strict";
const r = process.platform === "win32";
function notFoundError(n, r) {
return Object.assign(new Error(`${r} ${n.command} ENOENT`), {
code: "ENOENT",
errno: "ENOENT",
syscall: `${r} ${n.command}`,
path: n.command,
spawnargs: n.args
});
}
function hookChildProcess(n, s) {
if (!r) return;
const a = n.emit;
n.emit = function(r, l) {
if (r === "exit") {
const r = verifyENOENT(l, s);
if (r) return a.call(n, "error", r);
}
return a.apply(n, arguments);
};
}
function verifyENOENT(n, s) {
if (r && n === 1 && !s.file) return notFoundError(s.original, "spawn");
return null;
}
function verifyENOENTSync(n, s) {
if (r && n === 1 && !s.file) return notFoundError(s.original, "spawnSync");
return null;
}
n.exports = {
hookChildProcess: hookChildProcess,
verifyENOENT: verifyENOENT,
verifyENOENTSync: verifyENOENTSync,
notFoundError: notFoundError
};
}),
97877: (function(n, r, s) {
"use strict";
const a = s(16928);
const l = s(64866);
const d = s(2164);
const u = s(70599);
const f = process.platform === "win32";
const p = /\.(?:com|exe)$/i;
const m = /node_modules[\\/].bin[\\/][^\\/]+\.cmd$/i;
function detectShebang(n) {
n.file = l(n);
const r = n.file && u(n.file);
if (r) {
n.args.unshift(n.file);
n.command = r;
return l(n);
}
return n.file;
}
function parseNonShell(n) {
if (!f) return n;
const r = detectShebang(n);
const s = !p.test(r);
if (n.options.forceShell || s) {
const s = m.test(r);
n.command = a.normalize(n.command);
n.command = d.command(n.command);
n.args = n.args.map(n => d.argument(n, s));
const l = [ n.command ].concat(n.args).join(" ");
n.args = [ "/d", "/s", "/c", `"${l}"` ];
n.command = process.env.comspec || "cmd.exe";
n.options.windowsVerbatimArguments = true;
}
return n;
}
function parse(n, r, s) {
if (r && !Array.isArray(r)) {
s = r;
r = null;
}
r = r ? r.slice(0) : [];
s = Object.assign({}, s);
const a = {
command: n,
args: r,
options: s,
file: void 0,
original: {
command: n,
args: r
}
};
return s.shell ? a : parseNonShell(a);
}
n.exports = parse;
}),
2164: (function(n) {
"use strict";
const r = /([()\][%!^"`<>&|;, *?])/g;
function escapeCommand(n) {
n = n.replace(r, "^$1");
return n;
}
function escapeArgument(n, s) {
n = `${n}`;
n = n.replace(/(?=(\\+?)?)\1"/g, '$1$1\\"');
n = n.replace(/(?=(\\+?)?)\1$/, "$1$1");
n = `"${n}"`;
n = n.replace(r, "^$1");
s && (n = n.replace(r, "^$1"));
return n;
}
n.exports.command = escapeCommand;
n.exports.argument = escapeArgument;
}),
70599: (function(n, r, s) {
"use strict";
const a = s(79896);
const l = s(79152);
function readShebang(n) {
const r = 150;
const s = Buffer.alloc(r);
let d;
try {
d = a.openSync(n, "r");
a.readSync(d, s, 0, r, 0);
a.closeSync(d);
} catch (n) {}
return l(s.toString());
}
n.exports = readShebang;
}),
64866: (function(n, r, s) {
"use strict";
const a = s(16928);
const l = s(26848);
const d = s(56689);
function resolveCommandAttempt(n, r) {
const s = n.options.env || process.env;
const u = process.cwd();
const f = n.options.cwd != null;
const p = f && process.chdir !== void 0 && !process.chdir.disabled;
if (p) try {
process.chdir(n.options.cwd);
} catch (n) {}
let m;
try {
m = l.sync(n.command, {
path: s[d({
env: s
})],
pathExt: r ? a.delimiter : void 0
});
} catch (n) {} finally {
p && process.chdir(u);
}
m && (m = a.resolve(f ? n.options.cwd : "", m));
return m;
}
function resolveCommand(n) {
return resolveCommandAttempt(n) || resolveCommandAttempt(n, true);
}
n.exports = resolveCommand;
}),
72940: (function(n, r, s) {
s(79896);
var a;
a = process.platform === "win32" || global.TESTING_WINDOWS ? s(59225) : s(81025);
n.exports = isexe;
isexe.sync = sync;
function isexe(n, r, s) {
if (typeof r === "function") {
s = r;
r = {};
}
if (!s) {
if (typeof Promise !== "function") throw new TypeError("callback not provided");
return new Promise(function(s, a) {
isexe(n, r || {}, function(n, r) {
n ? a(n) : s(r);
});
});
}
a(n, r || {}, function(n, a) {
if (n && (n.code === "EACCES" || r && r.ignoreErrors)) {
n = null;
a = false;
}
s(n, a);
});
}
function sync(n, r) {
try {
return a.sync(n, r || {});
} catch (n) {
if (r && r.ignoreErrors || n.code === "EACCES") return false;
throw n;
}
}
}),
81025: (function(n, r, s) {
n.exports = isexe;
isexe.sync = sync;
var a = s(79896);
function isexe(n, r, s) {
a.stat(n, function(n, a) {
s(n, !n && checkStat(a, r));
});
}
function sync(n, r) {
return checkStat(a.statSync(n), r);
}
function checkStat(n, r) {
return n.isFile() && checkMode(n, r);
}
function checkMode(n, r) {
var s = n.mode;
var a = n.uid;
var l = n.gid;
var d = r.uid !== void 0 ? r.uid : process.getuid && process.getuid();
var u = r.gid !== void 0 ? r.gid : process.getgid && process.getgid();
var f = parseInt("100", 8);
var p = parseInt("010", 8);
var m = parseInt("001", 8);
var b = f | p;
var g = s & m || s & p && l === u || s & f && a === d || s & b && d === 0;
return g;
}
}),
59225: (function(n, r, s) {
n.exports = isexe;
isexe.sync = sync;
var a = s(79896);
function checkPathExt(n, r) {
var s = r.pathExt !== void 0 ? r.pathExt : process.env.PATHEXT;
if (!s) return true;
s = s.split(";");
if (s.indexOf("") !== -1) return true;
for (var a = 0; a < s.length; a++) {
var l = s[a].toLowerCase();
if (l && n.substr(-l.length).toLowerCase() === l) return true;
}
return false;
}
function checkStat(n, r, s) {
if (!n.isSymbolicLink() && !n.isFile()) return false;
return checkPathExt(r, s);
}
function isexe(n, r, s) {
a.stat(n, function(a, l) {
s(a, !a && checkStat(l, n, r));
});
}
function sync(n, r) {
return checkStat(a.statSync(n), n, r);
}
}),
56689: (function(n) {
"use strict";
const pathKey = (n = {}) => {
const r = n.env || process.env;
const s = n.platform || process.platform;
if (s !== "win32") return "PATH";
return Object.keys(r).reverse().find(n => n.toUpperCase() === "PATH") || "Path";
};
n.exports = pathKey;
n.exports["default"] = pathKey;
}),
79152: (function(n, r, s) {
"use strict";
const a = s(77334);
n.exports = (n = "") => {
const r = n.match(a);
if (!r) return null;
const [s, l] = r[0].replace(/#! ?/, "").split(" ");
const d = s.split("/").pop();
if (d === "env") return l;
return l ? `${d} ${l}` : d;
};
}),
77334: (function(n) {
"use strict";
n.exports = /^#!(.*)/;
}),
26848: (function(n, r, s) {
const a = process.platform === "win32" || process.env.OSTYPE === "cygwin" || process.env.OSTYPE === "msys";
const l = s(16928);
const d = a ? ";" : ":";
const u = s(72940);
const getNotFoundError = n => Object.assign(new Error(`not found: ${n}`), {
code: "ENOENT"
});
const getPathInfo = (n, r) => {
const s = r.colon || d;
const l = n.match(/\//) || a && n.match(/\\/) ? [ "" ] : [ ...a ? [ process.cwd() ] : [], ...(r.path || process.env.PATH || "").split(s) ];
const u = a ? r.pathExt || process.env.PATHEXT || ".EXE;.CMD;.BAT;.COM" : "";
const f = a ? u.split(s) : [ "" ];
a && n.indexOf(".") !== -1 && f[0] !== "" && f.unshift("");
return {
pathEnv: l,
pathExt: f,
pathExtExe: u
};
};
const which = (n, r, s) => {
if (typeof r === "function") {
s = r;
r = {};
}
r || (r = {});
const {pathEnv: a, pathExt: d, pathExtExe: f} = getPathInfo(n, r);
const p = [];
const step = s => new Promise((d, u) => {
if (s === a.length) return r.all && p.length ? d(p) : u(getNotFoundError(n));
const f = a[s];
const m = /^".*"$/.test(f) ? f.slice(1, -1) : f;
const b = l.join(m, n);
const g = !m && /^\.[\\\/]/.test(n) ? n.slice(0, 2) + b : b;
d(subStep(g, s, 0));
});
const subStep = (n, s, a) => new Promise((l, m) => {
if (a === d.length) return l(step(s + 1));
const b = d[a];
u(n + b, {
pathExt: f
}, (d, u) => {
if (!d && u) {
if (!r.all) return l(n + b);
p.push(n + b);
}
return l(subStep(n, s, a + 1));
});
});
return s ? step(0).then(n => s(null, n), s) : step(0);
};
const whichSync = (n, r) => {
r = r || {};
const {pathEnv: s, pathExt: a, pathExtExe: d} = getPathInfo(n, r);
const f = [];
for (let p = 0; p < s.length; p++) {
const m = s[p];
const b = /^".*"$/.test(m) ? m.slice(1, -1) : m;
const g = l.join(b, n);
const y = !b && /^\.[\\\/]/.test(n) ? n.slice(0, 2) + g : g;
for (let n = 0; n < a.length; n++) {
const s = y + a[n];
try {
const n = u.sync(s, {
pathExt: d
});
if (n) {
if (!r.all) return s;
f.push(s);
}
} catch (n) {}
}
}
if (r.all && f.length) return f;
if (r.nothrow) return null;
throw getNotFoundError(n);
};
n.exports = which;
which.sync = whichSync;
}),
16993: (function(n, r, s) {
"use strict";
s.d(r, {
Ho: () => Rt
});
function isPlainObject(n) {
if (typeof n !== "object" || n === null) return false;
const r = Object.getPrototypeOf(n);
return (r === null || r === Object.prototype || Object.getPrototypeOf(r) === null) && !(Symbol.toStringTag in n) && !(Symbol.iterator in n);
}
var a = s(73136);
const safeNormalizeFileUrl = (n, r) => {
const s = normalizeFileUrl(normalizeDenoExecPath(n));
if (typeof s !== "string") throw new TypeError(`${r} must be a string or a file URL: ${s}.`);
return s;
};
const normalizeDenoExecPath = n => isDenoExecPath(n) ? n.toString() : n;
const isDenoExecPath = n => typeof n !== "string" && n && Object.getPrototypeOf(n) === String.prototype;
const normalizeFileUrl = n => n instanceof URL ? (0, a.fileURLToPath)(n) : n;
const normalizeParameters = (n, r = [], s = {}) => {
const a = safeNormalizeFileUrl(n, "First argument");
const [l, d] = isPlainObject(r) ? [ [], r ] : [ r, s ];
if (!Array.isArray(l)) throw new TypeError(`Second argument must be either an array of arguments or an options object: ${l}`);
if (l.some(n => typeof n === "object" && n !== null)) throw new TypeError(`Second argument must be an array of strings: ${l}`);
const u = l.map(String);
const f = u.find(n => n.includes("\0"));
if (f !== void 0) throw new TypeError(`Arguments cannot contain null bytes ("\\0"): ${f}`);
if (!isPlainObject(d)) throw new TypeError(`Last argument must be an options object: ${d}`);
return [ a, u, d ];
};
var l = s(31421);
var d = s(46193);
const {toString: u} = Object.prototype;
const isArrayBuffer = n => u.call(n) === "[object ArrayBuffer]";
const isUint8Array = n => u.call(n) === "[object Uint8Array]";
const bufferToUint8Array = n => new Uint8Array(n.buffer, n.byteOffset, n.byteLength);
const f = new TextEncoder;
const stringToUint8Array = n => f.encode(n);
const p = new TextDecoder;
const uint8ArrayToString = n => p.decode(n);
const joinToString = (n, r) => {
const s = uint8ArraysToStrings(n, r);
return s.join("");
};
const uint8ArraysToStrings = (n, r) => {
if (r === "utf8" && n.every(n => typeof n === "string")) return n;
const s = new d.StringDecoder(r);
const a = n.map(n => typeof n === "string" ? stringToUint8Array(n) : n).map(n => s.write(n));
const l = s.end();
return l === "" ? a : [ ...a, l ];
};
const joinToUint8Array = n => {
if (n.length === 1 && isUint8Array(n[0])) return n[0];
return concatUint8Arrays(stringsToUint8Arrays(n));
};
const stringsToUint8Arrays = n => n.map(n => typeof n === "string" ? stringToUint8Array(n) : n);
const concatUint8Arrays = n => {
const r = new Uint8Array(getJoinLength(n));
let s = 0;
for (const a of n) {
r.set(a, s);
s += a.length;
}
return r;
};
const getJoinLength = n => {
let r = 0;
for (const s of n) r += s.length;
return r;
};
const isTemplateString = n => Array.isArray(n) && Array.isArray(n.raw);
const parseTemplates = (n, r) => {
let s = [];
for (const [a, l] of n.entries()) s = parseTemplate({
templates: n,
expressions: r,
tokens: s,
index: a,
template: l
});
if (s.length === 0) throw new TypeError("Template script must not be empty");
const [a, ...l] = s;
return [ a, l, {} ];
};
const parseTemplate = ({templates: n, expressions: r, tokens: s, index: a, template: l}) => {
if (l === void 0) throw new TypeError(`Invalid backslash sequence: ${n.raw[a]}`);
const {nextTokens: d, leadingWhitespaces: u, trailingWhitespaces: f} = splitByWhitespaces(l, n.raw[a]);
const p = concatTokens(s, d, u);
if (a === r.length) return p;
const m = r[a];
const b = Array.isArray(m) ? m.map(n => parseExpression(n)) : [ parseExpression(m) ];
return concatTokens(p, b, f);
};
const splitByWhitespaces = (n, r) => {
if (r.length === 0) return {
nextTokens: [],
leadingWhitespaces: false,
trailingWhitespaces: false
};
const s = [];
let a = 0;
const l = m.has(r[0]);
for (let l = 0, d = 0; l < n.length; l += 1, d += 1) {
const u = r[d];
if (m.has(u)) {
a !== l && s.push(n.slice(a, l));
a = l + 1;
} else if (u === "\\") {
const n = r[d + 1];
if (n === "\n") {
l -= 1;
d += 1;
} else n === "u" && r[d + 2] === "{" ? d = r.indexOf("}", d + 3) : d += b[n] ?? 1;
}
}
const d = a === n.length;
d || s.push(n.slice(a));
return {
nextTokens: s,
leadingWhitespaces: l,
trailingWhitespaces: d
};
};
const m = new Set([ " ", "\t", "\r", "\n" ]);
const b = {
x: 3,
u: 5
};
const concatTokens = (n, r, s) => s || n.length === 0 || r.length === 0 ? [ ...n, ...r ] : [ ...n.slice(0, -1), `${n.at(-1)}${r[0]}`, ...r.slice(1) ];
const parseExpression = n => {
const r = typeof n;
if (r === "string") return n;
if (r === "number") return String(n);
if (isPlainObject(n) && ("stdout" in n || "isMaxBuffer" in n)) return getSubprocessResult(n);
if (n instanceof l.ChildProcess || Object.prototype.toString.call(n) === "[object Promise]") throw new TypeError("Unexpected subprocess in template expression. Please use ${await subprocess} instead of ${subprocess}.");
throw new TypeError(`Unexpected "${r}" in template expression`);
};
const getSubprocessResult = ({stdout: n}) => {
if (typeof n === "string") return n;
if (isUint8Array(n)) return uint8ArrayToString(n);
if (n === void 0) throw new TypeError('Missing result.stdout in template expression. This is probably due to the previous subprocess\' "stdout" option.');
throw new TypeError(`Unexpected "${typeof n}" stdout in template expression`);
};
var g = s(57975);
var y = s(1708);
const isStandardStream = n => w.includes(n);
const w = [ y.stdin, y.stdout, y.stderr ];
const S = [ "stdin", "stdout", "stderr" ];
const getStreamName = n => S[n] ?? `stdio[${n}]`;
const normalizeFdSpecificOptions = n => {
const r = {
...n
};
for (const s of D) r[s] = normalizeFdSpecificOption(n, s);
return r;
};
const normalizeFdSpecificOption = (n, r) => {
const s = Array.from({
length: getStdioLength(n) + 1
});
const a = normalizeFdSpecificValue(n[r], s, r);
return addDefaultValue(a, r);
};
const getStdioLength = ({stdio: n}) => Array.isArray(n) ? Math.max(n.length, S.length) : S.length;
const normalizeFdSpecificValue = (n, r, s) => isPlainObject(n) ? normalizeOptionObject(n, r, s) : r.fill(n);
const normalizeOptionObject = (n, r, s) => {
for (const a of Object.keys(n).sort(compareFdName)) for (const l of parseFdName(a, s, r)) r[l] = n[a];
return r;
};
const compareFdName = (n, r) => getFdNameOrder(n) < getFdNameOrder(r) ? 1 : -1;
const getFdNameOrder = n => {
if (n === "stdout" || n === "stderr") return 0;
return n === "all" ? 2 : 1;
};
const parseFdName = (n, r, s) => {
if (n === "ipc") return [ s.length - 1 ];
const a = parseFd(n);
if (a === void 0 || a === 0) throw new TypeError(`"${r}.${n}" is invalid.\nIt must be "${r}.stdout", "${r}.stderr", "${r}.all", "${r}.ipc", or "${r}.fd3", "${r}.fd4" (and so on).`);
if (a >= s.length) throw new TypeError(`"${r}.${n}" is invalid: that file descriptor does not exist.\nPlease set the "stdio" option to ensure that file descriptor exists.`);
return a === "all" ? [ 1, 2 ] : [ a ];
};
const parseFd = n => {
if (n === "all") return n;
if (S.includes(n)) return S.indexOf(n);
const r = v.exec(n);
if (r !== null) return Number(r[1]);
};
const v = /^fd(\d+)$/;
const addDefaultValue = (n, r) => n.map(n => n === void 0 ? E[r] : n);
const x = (0, g.debuglog)("execa").enabled ? "full" : "none";
const E = {
lines: false,
buffer: true,
maxBuffer: 1e8,
verbose: x,
stripFinalNewline: true
};
const D = [ "lines", "buffer", "maxBuffer", "verbose", "stripFinalNewline" ];
const getFdSpecificValue = (n, r) => r === "ipc" ? n.at(-1) : n[r];
const isVerbose = ({verbose: n}, r) => getFdVerbose(n, r) !== "none";
const isFullVerbose = ({verbose: n}, r) => ![ "none", "short" ].includes(getFdVerbose(n, r));
const getVerboseFunction = ({verbose: n}, r) => {
const s = getFdVerbose(n, r);
return isVerboseFunction(s) ? s : void 0;
};
const getFdVerbose = (n, r) => r === void 0 ? getFdGenericVerbose(n) : getFdSpecificValue(n, r);
const getFdGenericVerbose = n => n.find(n => isVerboseFunction(n)) ?? T.findLast(r => n.includes(r));
const isVerboseFunction = n => typeof n === "function";
const T = [ "none", "short", "full" ];
const joinCommand = (n, r) => {
const s = [ n, ...r ];
const a = s.join(" ");
const l = s.map(n => quoteString(escapeControlCharacters(n))).join(" ");
return {
command: a,
escapedCommand: l
};
};
const escapeLines = n => (0, g.stripVTControlCharacters)(n).split("\n").map(n => escapeControlCharacters(n)).join("\n");
const escapeControlCharacters = n => n.replaceAll(O, n => escapeControlCharacter(n));
const escapeControlCharacter = n => {
const r = I[n];
if (r !== void 0) return r;
const s = n.codePointAt(0);
const a = s.toString(16);
return s <= M ? `\\u${a.padStart(4, "0")}` : `\\U${a}`;
};
const getSpecialCharRegExp = () => {
try {
return new RegExp("\\p{Separator}|\\p{Other}", "gu");
} catch {
return /[\s\u0000-\u001F\u007F-\u009F\u00AD]/g;
}
};
const O = getSpecialCharRegExp();
const I = {
" ": " ",
"\b": "\\b",
"\f": "\\f",
"\n": "\\n",
"\r": "\\r",
"\t": "\\t"
};
const M = 65535;
const quoteString = n => {
if (N.test(n)) return n;
return y.platform === "win32" ? `"${n.replaceAll('"', '""')}"` : `'${n.replaceAll("'", "'\\''")}'`;
};
const N = /^[\w./-]+$/;
function isUnicodeSupported() {
const {env: n} = y;
const {TERM: r, TERM_PROGRAM: s} = n;
if (y.platform !== "win32") return r !== "linux";
return Boolean(n.WT_SESSION) || Boolean(n.TERMINUS_SUBLIME) || n.ConEmuTask === "{cmd::Cmder}" || s === "Terminus-Sublime" || s === "vscode" || r === "xterm-256color" || r === "alacritty" || r === "rxvt-unicode" || r === "rxvt-unicode-256color" || n.TERMINAL_EMULATOR === "JetBrains-JediTerm";
}
const C = {
circleQuestionMark: "(?)",
questionMarkPrefix: "(?)",
square: "\u2588",
squareDarkShade: "\u2593",
squareMediumShade: "\u2592",
squareLightShade: "\u2591",
squareTop: "\u2580",
squareBottom: "\u2584",
squareLeft: "\u258c",
squareRight: "\u2590",
squareCenter: "\u25a0",
bullet: "\u25cf",
dot: "\u2024",
ellipsis: "\u2026",
pointerSmall: "\u203a",
triangleUp: "\u25b2",
triangleUpSmall: "\u25b4",
triangleDown: "\u25bc",
triangleDownSmall: "\u25be",
triangleLeftSmall: "\u25c2",
triangleRightSmall: "\u25b8",
home: "\u2302",
heart: "\u2665",
musicNote: "\u266a",
musicNoteBeamed: "\u266b",
arrowUp: "\u2191",
arrowDown: "\u2193",
arrowLeft: "\u2190",
arrowRight: "\u2192",
arrowLeftRight: "\u2194",
arrowUpDown: "\u2195",
almostEqual: "\u2248",
notEqual: "\u2260",
lessOrEqual: "\u2264",
greaterOrEqual: "\u2265",
identical: "\u2261",
infinity: "\u221e",
subscriptZero: "\u2080",
subscriptOne: "\u2081",
subscriptTwo: "\u2082",
subscriptThree: "\u2083",
subscriptFour: "\u2084",
subscriptFive: "\u2085",
subscriptSix: "\u2086",
subscriptSeven: "\u2087",
subscriptEight: "\u2088",
subscriptNine: "\u2089",
oneHalf: "\xbd",
oneThird: "\u2153",
oneQuarter: "\xbc",
oneFifth: "\u2155",
oneSixth: "\u2159",
oneEighth: "\u215b",
twoThirds: "\u2154",
twoFifths: "\u2156",
threeQuarters: "\xbe",
threeFifths: "\u2157",
threeEighths: "\u215c",
fourFifths: "\u2158",
fiveSixths: "\u215a",
fiveEighths: "\u215d",
sevenEighths: "\u215e",
line: "\u2500",
lineBold: "\u2501",
lineDouble: "\u2550",
lineDashed0: "\u2504",
lineDashed1: "\u2505",
lineDashed2: "\u2508",
lineDashed3: "\u2509",
lineDashed4: "\u254c",
lineDashed5: "\u254d",
lineDashed6: "\u2574",
lineDashed7: "\u2576",
lineDashed8: "\u2578",
lineDashed9: "\u257a",
lineDashed10: "\u257c",
lineDashed11: "\u257e",
lineDashed12: "\u2212",
lineDashed13: "\u2013",
lineDashed14: "\u2010",
lineDashed15: "\u2043",
lineVertical: "\u2502",
lineVerticalBold: "\u2503",
lineVerticalDouble: "\u2551",
lineVerticalDashed0: "\u2506",
lineVerticalDashed1: "\u2507",
lineVerticalDashed2: "\u250a",
lineVerticalDashed3: "\u250b",
lineVerticalDashed4: "\u254e",
lineVerticalDashed5: "\u254f",
lineVerticalDashed6: "\u2575",
lineVerticalDashed7: "\u2577",
lineVerticalDashed8: "\u2579",
lineVerticalDashed9: "\u257b",
lineVerticalDashed10: "\u257d",
lineVerticalDashed11: "\u257f",
lineDownLeft: "\u2510",
lineDownLeftArc: "\u256e",
lineDownBoldLeftBold: "\u2513",
lineDownBoldLeft: "\u2512",
lineDownLeftBold: "\u2511",
lineDownDoubleLeftDouble: "\u2557",
lineDownDoubleLeft: "\u2556",
lineDownLeftDouble: "\u2555",
lineDownRight: "\u250c",
lineDownRightArc: "\u256d",
lineDownBoldRightBold: "\u250f",
lineDownBoldRight: "\u250e",
lineDownRightBold: "\u250d",
lineDownDoubleRightDouble: "\u2554",
lineDownDoubleRight: "\u2553",
lineDownRightDouble: "\u2552",
lineUpLeft: "\u2518",
lineUpLeftArc: "\u256f",
lineUpBoldLeftBold: "\u251b",
lineUpBoldLeft: "\u251a",
lineUpLeftBold: "\u2519",
lineUpDoubleLeftDouble: "\u255d",
lineUpDoubleLeft: "\u255c",
lineUpLeftDouble: "\u255b",
lineUpRight: "\u2514",
lineUpRightArc: "\u2570",
lineUpBoldRightBold: "\u2517",
lineUpBoldRight: "\u2516",
lineUpRightBold: "\u2515",
lineUpDoubleRightDouble: "\u255a",
lineUpDoubleRight: "\u2559",
lineUpRightDouble: "\u2558",
lineUpDownLeft: "\u2524",
lineUpBoldDownBoldLeftBold: "\u252b",
lineUpBoldDownBoldLeft: "\u2528",
lineUpDownLeftBold: "\u2525",
lineUpBoldDownLeftBold: "\u2529",
lineUpDownBoldLeftBold: "\u252a",
lineUpDownBoldLeft: "\u2527",
lineUpBoldDownLeft: "\u2526",
lineUpDoubleDownDoubleLeftDouble: "\u2563",
lineUpDoubleDownDoubleLeft: "\u2562",
lineUpDownLeftDouble: "\u2561",
lineUpDownRight: "\u251c",
lineUpBoldDownBoldRightBold: "\u2523",
lineUpBoldDownBoldRight: "\u2520",
lineUpDownRightBold: "\u251d",
lineUpBoldDownRightBold: "\u2521",
lineUpDownBoldRightBold: "\u2522",
lineUpDownBoldRight: "\u251f",
lineUpBoldDownRight: "\u251e",
lineUpDoubleDownDoubleRightDouble: "\u2560",
lineUpDoubleDownDoubleRight: "\u255f",
lineUpDownRightDouble: "\u255e",
lineDownLeftRight: "\u252c",
lineDownBoldLeftBoldRightBold: "\u2533",
lineDownLeftBoldRightBold: "\u252f",
lineDownBoldLeftRight: "\u2530",
lineDownBoldLeftBoldRight: "\u2531",
lineDownBoldLeftRightBold: "\u2532",
lineDownLeftRightBold: "\u252e",
lineDownLeftBoldRight: "\u252d",
lineDownDoubleLeftDoubleRightDouble: "\u2566",
lineDownDoubleLeftRight: "\u2565",
lineDownLeftDoubleRightDouble: "\u2564",
lineUpLeftRight: "\u2534",
lineUpBoldLeftBoldRightBold: "\u253b",
lineUpLeftBoldRightBold: "\u2537",
lineUpBoldLeftRight: "\u2538",
lineUpBoldLeftBoldRight: "\u2539",
lineUpBoldLeftRightBold: "\u253a",
lineUpLeftRightBold: "\u2536",
lineUpLeftBoldRight: "\u2535",
lineUpDoubleLeftDoubleRightDouble: "\u2569",
lineUpDoubleLeftRight: "\u2568",
lineUpLeftDoubleRightDouble: "\u2567",
lineUpDownLeftRight: "\u253c",
lineUpBoldDownBoldLeftBoldRightBold: "\u254b",
lineUpDownBoldLeftBoldRightBold: "\u2548",
lineUpBoldDownLeftBoldRightBold: "\u2547",
lineUpBoldDownBoldLeftRightBold: "\u254a",
lineUpBoldDownBoldLeftBoldRight: "\u2549",
lineUpBoldDownLeftRight: "\u2540",
lineUpDownBoldLeftRight: "\u2541",
lineUpDownLeftBoldRight: "\u253d",
lineUpDownLeftRightBold: "\u253e",
lineUpBoldDownBoldLeftRight: "\u2542",
lineUpDownLeftBoldRightBold: "\u253f",
lineUpBoldDownLeftBoldRight: "\u2543",
lineUpBoldDownLeftRightBold: "\u2544",
lineUpDownBoldLeftBoldRight: "\u2545",
lineUpDownBoldLeftRightBold: "\u2546",
lineUpDoubleDownDoubleLeftDoubleRightDouble: "\u256c",
lineUpDoubleDownDoubleLeftRight: "\u256b",
lineUpDownLeftDoubleRightDouble: "\u256a",
lineCross: "\u2573",
lineBackslash: "\u2572",
lineSlash: "\u2571"
};
const $ = {
tick: "\u2714",
info: "\u2139",
warning: "\u26a0",
cross: "\u2718",
squareSmall: "\u25fb",
squareSmallFilled: "\u25fc",
circle: "\u25ef",
circleFilled: "\u25c9",
circleDotted: "\u25cc",
circleDouble: "\u25ce",
circleCircle: "\u24de",
circleCross: "\u24e7",
circlePipe: "\u24be",
radioOn: "\u25c9",
radioOff: "\u25ef",
checkboxOn: "\u2612",
checkboxOff: "\u2610",
checkboxCircleOn: "\u24e7",
checkboxCircleOff: "\u24be",
pointer: "\u276f",
triangleUpOutline: "\u25b3",
triangleLeft: "\u25c0",
triangleRight: "\u25b6",
lozenge: "\u25c6",
lozengeOutline: "\u25c7",
hamburger: "\u2630",
smiley: "\u32e1",
mustache: "\u0df4",
star: "\u2605",
play: "\u25b6",
nodejs: "\u2b22",
oneSeventh: "\u2150",
oneNinth: "\u2151",
oneTenth: "\u2152"
};
const A = {
tick: "\u221a",
info: "i",
warning: "\u203c",
cross: "\xd7",
squareSmall: "\u25a1",
squareSmallFilled: "\u25a0",
circle: "( )",
circleFilled: "(*)",
circleDotted: "( )",
circleDouble: "( )",
circleCircle: "(\u25cb)",
circleCross: "(\xd7)",
circlePipe: "(\u2502)",
radioOn: "(*)",
radioOff: "( )",
checkboxOn: "[\xd7]",
checkboxOff: "[ ]",
checkboxCircleOn: "(\xd7)",
checkboxCircleOff: "( )",
pointer: ">",
triangleUpOutline: "\u2206",
triangleLeft: "\u25c4",
triangleRight: "\u25ba",
lozenge: "\u2666",
lozengeOutline: "\u25ca",
hamburger: "\u2261",
smiley: "\u263a",
mustache: "\u250c\u2500\u2510",
star: "\u2736",
play: "\u25ba",
nodejs: "\u2666",
oneSeventh: "1/7",
oneNinth: "1/9",
oneTenth: "1/10"
};
const B = {
...C,
...$
};
const P = {
...C,
...A
};
const j = isUnicodeSupported();
const k = j ? B : P;
const R = k;
Object.entries($);
var L = s(7066);
const U = L?.WriteStream?.prototype?.hasColors?.() ?? false;
const format = (n, r) => {
if (!U) return n => n;
const s = `\x1b[${n}m`;
const a = `\x1b[${r}m`;
return n => {
const l = n + "";
let d = l.indexOf(a);
if (d === -1) return s + l + a;
let u = s;
let f = 0;
const p = r === 22;
const m = (p ? a : "") + s;
while (d !== -1) {
u += l.slice(f, d) + m;
f = d + a.length;
d = l.indexOf(a, f);
}
u += l.slice(f) + a;
return u;
};
};
format(0, 0);
const F = format(1, 22);
format(2, 22);
format(3, 23);
format(4, 24);
format("4:2", 24);
format("4:3", 24);
format("4:4", 24);
format("4:5", 24);
format(53, 55);
format(7, 27);
format(8, 28);
format(9, 29);
format(30, 39);
format(31, 39);
format(32, 39);
format(33, 39);
format(34, 39);
format(35, 39);
format(36, 39);
format(37, 39);
const G = format(90, 39);
format(40, 49);
format(41, 49);
format(42, 49);
format(43, 49);
format(44, 49);
format(45, 49);
format(46, 49);
format(47, 49);
format(100, 49);
const W = format(91, 39);
format(92, 39);
const _ = format(93, 39);
format(94, 39);
format(95, 39);
format(96, 39);
format(97, 39);
format(101, 49);
format(102, 49);
format(103, 49);
format(104, 49);
format(105, 49);
format(106, 49);
format(107, 49);
format("58;5;0", 59);
format("58;5;1", 59);
format("58;5;2", 59);
format("58;5;3", 59);
format("58;5;4", 59);
format("58;5;5", 59);
format("58;5;6", 59);
format("58;5;7", 59);
format("58;5;8", 59);
format("58;5;9", 59);
format("58;5;10", 59);
format("58;5;11", 59);
format("58;5;12", 59);
format("58;5;13", 59);
format("58;5;14", 59);
format("58;5;15", 59);
const defaultVerboseFunction = ({type: n, message: r, timestamp: s, piped: a, commandId: l, result: {failed: d = false} = {}, options: {reject: u = true}}) => {
const f = serializeTimestamp(s);
const p = z[n]({
failed: d,
reject: u,
piped: a
});
const m = V[n]({
reject: u
});
return `${G(`[${f}]`)} ${G(`[${l}]`)} ${m(p)} ${m(r)}`;
};
const serializeTimestamp = n => `${padField(n.getHours(), 2)}:${padField(n.getMinutes(), 2)}:${padField(n.getSeconds(), 2)}.${padField(n.getMilliseconds(), 3)}`;
const padField = (n, r) => String(n).padStart(r, "0");
const getFinalIcon = ({failed: n, reject: r}) => {
if (!n) return R.tick;
return r ? R.cross : R.warning;
};
const z = {
command: ({piped: n}) => n ? "|" : "$",
output: () => " ",
ipc: () => "*",
error: getFinalIcon,
duration: getFinalIcon
};
const identity = n => n;
const V = {
command: () => F,
output: () => identity,
ipc: () => identity,
error: ({reject: n}) => n ? W : _,
duration: () => G
};
const applyVerboseOnLines = (n, r, s) => {
const a = getVerboseFunction(r, s);
return n.map(({verboseLine: n, verboseObject: r}) => applyVerboseFunction(n, r, a)).filter(n => n !== void 0).map(n => appendNewline(n)).join("");
};
const applyVerboseFunction = (n, r, s) => {
if (s === void 0) return n;
const a = s(n, r);
if (typeof a === "string") return a;
};
const appendNewline = n => n.endsWith("\n") ? n : `${n}\n`;
const verboseLog = ({type: n, verboseMessage: r, fdNumber: s, verboseInfo: a, result: l}) => {
const d = getVerboseObject({
type: n,
result: l,
verboseInfo: a
});
const u = getPrintedLines(r, d);
const f = applyVerboseOnLines(u, a, s);
f !== "" && console.warn(f.slice(0, -1));
};
const getVerboseObject = ({type: n, result: r, verboseInfo: {escapedCommand: s, commandId: a, rawOptions: {piped: l = false, ...d}}}) => ({
type: n,
escapedCommand: s,
commandId: `${a}`,
timestamp: new Date,
piped: l,
result: r,
options: d
});
const getPrintedLines = (n, r) => n.split("\n").map(n => getPrintedLine({
...r,
message: n
}));
const getPrintedLine = n => {
const r = defaultVerboseFunction(n);
return {
verboseLine: r,
verboseObject: n
};
};
const serializeVerboseMessage = n => {
const r = typeof n === "string" ? n : (0, g.inspect)(n);
const s = escapeLines(r);
return s.replaceAll("\t", " ".repeat(H));
};
const H = 2;
const logCommand = (n, r) => {
if (!isVerbose(r)) return;
verboseLog({
type: "command",
verboseMessage: n,
verboseInfo: r
});
};
const getVerboseInfo = (n, r, s) => {
validateVerbose(n);
const a = getCommandId(n);
return {
verbose: n,
escapedCommand: r,
commandId: a,
rawOptions: s
};
};
const getCommandId = n => isVerbose({
verbose: n
}) ? K++ : void 0;
let K = 0n;
const validateVerbose = n => {
for (const r of n) {
if (r === false) throw new TypeError('The "verbose: false" option was renamed to "verbose: \'none\'".');
if (r === true) throw new TypeError('The "verbose: true" option was renamed to "verbose: \'short\'".');
if (!T.includes(r) && !isVerboseFunction(r)) {
const n = T.map(n => `'${n}'`).join(", ");
throw new TypeError(`The "verbose" option must not be ${r}. Allowed values are: ${n} or a function.`);
}
}
};
const getStartTime = () => y.hrtime.bigint();
const getDurationMs = n => Number(y.hrtime.bigint() - n) / 1e6;
const handleCommand = (n, r, s) => {
const a = getStartTime();
const {command: l, escapedCommand: d} = joinCommand(n, r);
const u = normalizeFdSpecificOption(s, "verbose");
const f = getVerboseInfo(u, d, {
...s
});
logCommand(d, f);
return {
command: l,
escapedCommand: d,
startTime: a,
verboseInfo: f
};
};
var q = s(76760);
var Y = s(80546);
function pathKey(n = {}) {
const {env: r = process.env, platform: s = process.platform} = n;
if (s !== "win32") return "PATH";
return Object.keys(r).reverse().find(n => n.toUpperCase() === "PATH") || "Path";
}
(0, g.promisify)(l.execFile);
function toPath(n) {
return n instanceof URL ? (0, a.fileURLToPath)(n) : n;
}
function traversePathUp(n) {
return {
* [Symbol.iterator]() {
let r = q.resolve(toPath(n));
let s;
while (s !== r) {
yield r;
s = r;
r = q.resolve(r, "..");
}
}
};
}
const npmRunPath = ({cwd: n = y.cwd(), path: r = y.env[pathKey()], preferLocal: s = true, execPath: a = y.execPath, addExecPath: l = true} = {}) => {
const d = q.resolve(toPath(n));
const u = [];
const f = r.split(q.delimiter);
s && applyPreferLocal(u, f, d);
l && applyExecPath(u, f, a, d);
return r === "" || r === q.delimiter ? `${u.join(q.delimiter)}${r}` : [ ...u, r ].join(q.delimiter);
};
const applyPreferLocal = (n, r, s) => {
for (const a of traversePathUp(s)) {
const s = q.join(a, "node_modules/.bin");
r.includes(s) || n.push(s);
}
};
const applyExecPath = (n, r, s, a) => {
const l = q.resolve(a, toPath(s), "..");
r.includes(l) || n.push(l);
};
const npmRunPathEnv = ({env: n = y.env, ...r} = {}) => {
n = {
...n
};
const s = pathKey({
env: n
});
r.path = n[s];
n[s] = npmRunPath(r);
return n;
};
var X = s(58500);
const getFinalError = (n, r, s) => {
const a = s ? ExecaSyncError : ExecaError;
const l = n instanceof DiscardedError ? {} : {
cause: n
};
return new a(r, l);
};
class DiscardedError extends Error {}
const setErrorName = (n, r) => {
Object.defineProperty(n.prototype, "name", {
value: r,
writable: true,
enumerable: false,
configurable: true
});
Object.defineProperty(n.prototype, Q, {
value: true,
writable: false,
enumerable: false,
configurable: false
});
};
const isExecaError = n => isErrorInstance(n) && Q in n;
const Q = Symbol("isExecaError");
const isErrorInstance = n => Object.prototype.toString.call(n) === "[object Error]";
class ExecaError extends Error {}
setErrorName(ExecaError, ExecaError.name);
class ExecaSyncError extends Error {}
setErrorName(ExecaSyncError, ExecaSyncError.name);
var J = s(48161);
const getRealtimeSignals = () => {
const n = ee - Z + 1;
return Array.from({
length: n
}, getRealtimeSignal);
};
const getRealtimeSignal = (n, r) => ({
name: `SIGRT${r + 1}`,
number: Z + r,
action: "terminate",
description: "Application-specific signal (realtime)",
standard: "posix"
});
const Z = 34;
const ee = 64;
const te = [ {
name: "SIGHUP",
number: 1,
action: "terminate",
description: "Terminal closed",
standard: "posix"
}, {
name: "SIGINT",
number: 2,
action: "terminate",
description: "User interruption with CTRL-C",
standard: "ansi"
}, {
name: "SIGQUIT",
number: 3,
action: "core",
description: "User interruption with CTRL-\\",
standard: "posix"
}, {
name: "SIGILL",
number: 4,
action: "core",
description: "Invalid machine instruction",
standard: "ansi"
}, {
name: "SIGTRAP",
number: 5,
action: "core",
description: "Debugger breakpoint",
standard: "posix"
}, {
name: "SIGABRT",
number: 6,
action: "core",
description: "Aborted",
standard: "ansi"
}, {
name: "SIGIOT",
number: 6,
action: "core",
description: "Aborted",
standard: "bsd"
}, {
name: "SIGBUS",
number: 7,
action: "core",
description: "Bus error due to misaligned, non-existing address or paging error",
standard: "bsd"
}, {
name: "SIGEMT",
number: 7,
action: "terminate",
description: "Command should be emulated but is not implemented",
standard: "other"
}, {
name: "SIGFPE",
number: 8,
action: "core",
description: "Floating point arithmetic error",
standard: "ansi"
}, {
name: "SIGKILL",
number: 9,
action: "terminate",
description: "Forced termination",
standard: "posix",
forced: true
}, {
name: "SIGUSR1",
number: 10,
action: "terminate",
description: "Application-specific signal",
standard: "posix"
}, {
name: "SIGSEGV",
number: 11,
action: "core",
description: "Segmentation fault",
standard: "ansi"
}, {
name: "SIGUSR2",
number: 12,
action: "terminate",
description: "Application-specific signal",
standard: "posix"
}, {
name: "SIGPIPE",
number: 13,
action: "terminate",
description: "Broken pipe or socket",
standard: "posix"
}, {
name: "SIGALRM",
number: 14,
action: "terminate",
description: "Timeout or timer",
standard: "posix"
}, {
name: "SIGTERM",
number: 15,
action: "terminate",
description: "Termination",
standard: "ansi"
}, {
name: "SIGSTKFLT",
number: 16,
action: "terminate",
description: "Stack is empty or overflowed",
standard: "other"
}, {
name: "SIGCHLD",
number: 17,
action: "ignore",
description: "Child process terminated, paused or unpaused",
standard: "posix"
}, {
name: "SIGCLD",
number: 17,
action: "ignore",
description: "Child process terminated, paused or unpaused",
standard: "other"
}, {
name: "SIGCONT",
number: 18,
action: "unpause",
description: "Unpaused",
standard: "posix",
forced: true
}, {
name: "SIGSTOP",
number: 19,
action: "pause",
description: "Paused",
standard: "posix",
forced: true
}, {
name: "SIGTSTP",
number: 20,
action: "pause",
description: 'Paused using CTRL-Z or "suspend"',
standard: "posix"
}, {
name: "SIGTTIN",
number: 21,
action: "pause",
description: "Background process cannot read terminal input",
standard: "posix"
}, {
name: "SIGBREAK",
number: 21,
action: "terminate",
description: "User interruption with CTRL-BREAK",
standard: "other"
}, {
name: "SIGTTOU",
number: 22,
action: "pause",
description: "Background process cannot write to terminal output",
standard: "posix"
}, {
name: "SIGURG",
number: 23,
action: "ignore",
description: "Socket received out-of-band data",
standard: "bsd"
}, {
name: "SIGXCPU",
number: 24,
action: "core",
description: "Process timed out",
standard: "bsd"
}, {
name: "SIGXFSZ",
number: 25,
action: "core",
description: "File too big",
standard: "bsd"
}, {
name: "SIGVTALRM",
number: 26,
action: "terminate",
description: "Timeout or timer",
standard: "bsd"
}, {
name: "SIGPROF",
number: 27,
action: "terminate",
description: "Timeout or timer",
standard: "bsd"
}, {
name: "SIGWINCH",
number: 28,
action: "ignore",
description: "Terminal window size changed",
standard: "bsd"
}, {
name: "SIGIO",
number: 29,
action: "terminate",
description: "I/O is available",
standard: "other"
}, {
name: "SIGPOLL",
number: 29,
action: "terminate",
description: "Watched event",
standard: "other"
}, {
name: "SIGINFO",
number: 29,
action: "ignore",
description: "Request for process information",
standard: "other"
}, {
name: "SIGPWR",
number: 30,
action: "terminate",
description: "Device running out of power",
standard: "systemv"
}, {
name: "SIGSYS",
number: 31,
action: "core",
description: "Invalid system call",
standard: "other"
}, {
name: "SIGUNUSED",
number: 31,
action: "terminate",
description: "Invalid system call",
standard: "other"
} ];
const getSignals = () => {
const n = getRealtimeSignals();
const r = [ ...te, ...n ].map(normalizeSignal);
return r;
};
const normalizeSignal = ({name: n, number: r, description: s, action: a, forced: l = false, standard: d}) => {
const {signals: {[n]: u}} = J.constants;
const f = u !== void 0;
const p = f ? u : r;
return {
name: n,
number: p,
description: s,
supported: f,
action: a,
forced: l,
standard: d
};
};
const getSignalsByName = () => {
const n = getSignals();
return Object.fromEntries(n.map(getSignalByName));
};
const getSignalByName = ({name: n, number: r, description: s, supported: a, action: l, forced: d, standard: u}) => [ n, {
name: n,
number: r,
description: s,
supported: a,
action: l,
forced: d,
standard: u
} ];
const ne = getSignalsByName();
const getSignalsByNumber = () => {
const n = getSignals();
const r = ee + 1;
const s = Array.from({
length: r
}, (r, s) => getSignalByNumber(s, n));
return Object.assign({}, ...s);
};
const getSignalByNumber = (n, r) => {
const s = findSignalByNumber(n, r);
if (s === void 0) return {};
const {name: a, description: l, supported: d, action: u, forced: f, standard: p} = s;
return {
[n]: {
name: a,
number: n,
description: l,
supported: d,
action: u,
forced: f,
standard: p
}
};
};
const findSignalByNumber = (n, r) => {
const s = r.find(({name: r}) => J.constants.signals[r] === n);
if (s !== void 0) return s;
return r.find(r => r.number === n);
};
getSignalsByNumber();
const normalizeKillSignal = n => {
const r = "option `killSignal`";
if (n === 0) throw new TypeError(`Invalid ${r}: 0 cannot be used.`);
return signal_normalizeSignal(n, r);
};
const normalizeSignalArgument = n => n === 0 ? n : signal_normalizeSignal(n, "`subprocess.kill()`'s argument");
const signal_normalizeSignal = (n, r) => {
if (Number.isInteger(n)) return normalizeSignalInteger(n, r);
if (typeof n === "string") return normalizeSignalName(n, r);
throw new TypeError(`Invalid ${r} ${String(n)}: it must be a string or an integer.\n${getAvailableSignals()}`);
};
const normalizeSignalInteger = (n, r) => {
if (oe.has(n)) return oe.get(n);
throw new TypeError(`Invalid ${r} ${n}: this signal integer does not exist.\n${getAvailableSignals()}`);
};
const getSignalsIntegerToName = () => new Map(Object.entries(J.constants.signals).reverse().map(([n, r]) => [ r, n ]));
const oe = getSignalsIntegerToName();
const normalizeSignalName = (n, r) => {
if (n in J.constants.signals) return n;
if (n.toUpperCase() in J.constants.signals) throw new TypeError(`Invalid ${r} '${n}': please rename it to '${n.toUpperCase()}'.`);
throw new TypeError(`Invalid ${r} '${n}': this signal name does not exist.\n${getAvailableSignals()}`);
};
const getAvailableSignals = () => `Available signal names: ${getAvailableSignalNames()}.\nAvailable signal numbers: ${getAvailableSignalIntegers()}.`;
const getAvailableSignalNames = () => Object.keys(J.constants.signals).sort().map(n => `'${n}'`).join(", ");
const getAvailableSignalIntegers = () => [ ...new Set(Object.values(J.constants.signals).sort((n, r) => n - r)) ].join(", ");
const getSignalDescription = n => ne[n].description;
const normalizeForceKillAfterDelay = n => {
if (n === false) return n;
if (n === true) return re;
if (!Number.isFinite(n) || n < 0) throw new TypeError(`Expected the \`forceKillAfterDelay\` option to be a non-negative integer, got \`${n}\` (${typeof n})`);
return n;
};
const re = 5e3;
const subprocessKill = ({kill: n, options: {forceKillAfterDelay: r, killSignal: s}, onInternalError: a, context: l, controller: d}, u, f) => {
const {signal: p, error: m} = parseKillArguments(u, f, s);
emitKillError(m, a);
const b = n(p);
setKillTimeout({
kill: n,
signal: p,
forceKillAfterDelay: r,
killSignal: s,
killResult: b,
context: l,
controller: d
});
return b;
};
const parseKillArguments = (n, r, s) => {
const [a = s, l] = isErrorInstance(n) ? [ void 0, n ] : [ n, r ];
if (typeof a !== "string" && !Number.isInteger(a)) throw new TypeError(`The first argument must be an error instance or a signal name string/integer: ${String(a)}`);
if (l !== void 0 && !isErrorInstance(l)) throw new TypeError(`The second argument is optional. If specified, it must be an error instance: ${l}`);
return {
signal: normalizeSignalArgument(a),
error: l
};
};
const emitKillError = (n, r) => {
n !== void 0 && r.reject(n);
};
const setKillTimeout = async ({kill: n, signal: r, forceKillAfterDelay: s, killSignal: a, killResult: l, context: d, controller: u}) => {
r === a && l && killOnTimeout({
kill: n,
forceKillAfterDelay: s,
context: d,
controllerSignal: u.signal
});
};
const killOnTimeout = async ({kill: n, forceKillAfterDelay: r, context: s, controllerSignal: a}) => {
if (r === false) return;
try {
await (0, X.setTimeout)(r, void 0, {
signal: a
});
n("SIGKILL") && (s.isForcefullyTerminated ??= true);
} catch {}
};
var se = s(78474);
const onAbortedSignal = async (n, r) => {
n.aborted || await (0, se.once)(n, "abort", {
signal: r
});
};
const validateCancelSignal = ({cancelSignal: n}) => {
if (n !== void 0 && Object.prototype.toString.call(n) !== "[object AbortSignal]") throw new Error(`The \`cancelSignal\` option must be an AbortSignal: ${String(n)}`);
};
const throwOnCancel = ({subprocess: n, cancelSignal: r, gracefulCancel: s, context: a, controller: l}) => r === void 0 || s ? [] : [ terminateOnCancel(n, r, a, l) ];
const terminateOnCancel = async (n, r, s, {signal: a}) => {
await onAbortedSignal(r, a);
s.terminationReason ??= "cancel";
n.kill();
throw r.reason;
};
const validateIpcMethod = ({methodName: n, isSubprocess: r, ipc: s, isConnected: a}) => {
validateIpcOption(n, r, s);
validateConnection(n, r, a);
};
const validateIpcOption = (n, r, s) => {
if (!s) throw new Error(`${getMethodName(n, r)} can only be used if the \`ipc\` option is \`true\`.`);
};
const validateConnection = (n, r, s) => {
if (!s) throw new Error(`${getMethodName(n, r)} cannot be used: the ${getOtherProcessName(r)} has already exited or disconnected.`);
};
const throwOnEarlyDisconnect = n => {
throw new Error(`${getMethodName("getOneMessage", n)} could not complete: the ${getOtherProcessName(n)} exited or disconnected.`);
};
const throwOnStrictDeadlockError = n => {
throw new Error(`${getMethodName("sendMessage", n)} failed: the ${getOtherProcessName(n)} is sending a message too, instead of listening to incoming messages.\nThis can be fixed by both sending a message and listening to incoming messages at the same time:\n\nconst [receivedMessage] = await Promise.all([\n\t${getMethodName("getOneMessage", n)},\n\t${getMethodName("sendMessage", n, "message, {strict: true}")},\n]);`);
};
const getStrictResponseError = (n, r) => new Error(`${getMethodName("sendMessage", r)} failed when sending an acknowledgment response to the ${getOtherProcessName(r)}.`, {
cause: n
});
const throwOnMissingStrict = n => {
throw new Error(`${getMethodName("sendMessage", n)} failed: the ${getOtherProcessName(n)} is not listening to incoming messages.`);
};
const throwOnStrictDisconnect = n => {
throw new Error(`${getMethodName("sendMessage", n)} failed: the ${getOtherProcessName(n)} exited without listening to incoming messages.`);
};
const getAbortDisconnectError = () => new Error(`\`cancelSignal\` aborted: the ${getOtherProcessName(true)} disconnected.`);
const throwOnMissingParent = () => {
throw new Error("`getCancelSignal()` cannot be used without setting the `cancelSignal` subprocess option.");
};
const handleEpipeError = ({error: n, methodName: r, isSubprocess: s}) => {
if (n.code === "EPIPE") throw new Error(`${getMethodName(r, s)} cannot be used: the ${getOtherProcessName(s)} is disconnecting.`, {
cause: n
});
};
const handleSerializationError = ({error: n, methodName: r, isSubprocess: s, message: a}) => {
if (isSerializationError(n)) throw new Error(`${getMethodName(r, s)}'s argument type is invalid: the message cannot be serialized: ${String(a)}.`, {
cause: n
});
};
const isSerializationError = ({code: n, message: r}) => ie.has(n) || ae.some(n => r.includes(n));
const ie = new Set([ "ERR_MISSING_ARGS", "ERR_INVALID_ARG_TYPE" ]);
const ae = [ "could not be cloned", "circular structure", "call stack size exceeded" ];
const getMethodName = (n, r, s = "") => n === "cancelSignal" ? "`cancelSignal`'s `controller.abort()`" : `${getNamespaceName(r)}${n}(${s})`;
const getNamespaceName = n => n ? "" : "subprocess.";
const getOtherProcessName = n => n ? "parent process" : "subprocess";
const disconnect = n => {
n.connected && n.disconnect();
};
const createDeferred = () => {
const n = {};
const r = new Promise((r, s) => {
Object.assign(n, {
resolve: r,
reject: s
});
});
return Object.assign(r, n);
};
const getToStream = (n, r = "stdin") => {
const s = true;
const {options: a, fileDescriptors: l} = ce.get(n);
const d = getFdNumber(l, r, s);
const u = n.stdio[d];
if (u === null) throw new TypeError(getInvalidStdioOptionMessage(d, r, a, s));
return u;
};
const getFromStream = (n, r = "stdout") => {
const s = false;
const {options: a, fileDescriptors: l} = ce.get(n);
const d = getFdNumber(l, r, s);
const u = d === "all" ? n.all : n.stdio[d];
if (u === null || u === void 0) throw new TypeError(getInvalidStdioOptionMessage(d, r, a, s));
return u;
};
const ce = new WeakMap;
const getFdNumber = (n, r, s) => {
const a = parseFdNumber(r, s);
validateFdNumber(a, r, s, n);
return a;
};
const parseFdNumber = (n, r) => {
const s = parseFd(n);
if (s !== void 0) return s;
const {validOptions: a, defaultValue: l} = r ? {
validOptions: '"stdin"',
defaultValue: "stdin"
} : {
validOptions: '"stdout", "stderr", "all"',
defaultValue: "stdout"
};
throw new TypeError(`"${getOptionName(r)}" must not be "${n}".\nIt must be ${a} or "fd3", "fd4" (and so on).\nIt is optional and defaults to "${l}".`);
};
const validateFdNumber = (n, r, s, a) => {
const l = a[getUsedDescriptor(n)];
if (l === void 0) throw new TypeError(`"${getOptionName(s)}" must not be ${r}. That file descriptor does not exist.\nPlease set the "stdio" option to ensure that file descriptor exists.`);
if (l.direction === "input" && !s) throw new TypeError(`"${getOptionName(s)}" must not be ${r}. It must be a readable stream, not writable.`);
if (l.direction !== "input" && s) throw new TypeError(`"${getOptionName(s)}" must not be ${r}. It must be a writable stream, not readable.`);
};
const getInvalidStdioOptionMessage = (n, r, s, a) => {
if (n === "all" && !s.all) return 'The "all" option must be true to use "from: \'all\'".';
const {optionName: l, optionValue: d} = getInvalidStdioOption(n, s);
return `The "${l}: ${serializeOptionValue(d)}" option is incompatible with using "${getOptionName(a)}: ${serializeOptionValue(r)}".\nPlease set this option with "pipe" instead.`;
};
const getInvalidStdioOption = (n, {stdin: r, stdout: s, stderr: a, stdio: l}) => {
const d = getUsedDescriptor(n);
if (d === 0 && r !== void 0) return {
optionName: "stdin",
optionValue: r
};
if (d === 1 && s !== void 0) return {
optionName: "stdout",
optionValue: s
};
if (d === 2 && a !== void 0) return {
optionName: "stderr",
optionValue: a
};
return {
optionName: `stdio[${d}]`,
optionValue: l[d]
};
};
const getUsedDescriptor = n => n === "all" ? 1 : n;
const getOptionName = n => n ? "to" : "from";
const serializeOptionValue = n => {
if (typeof n === "string") return `'${n}'`;
return typeof n === "number" ? `${n}` : "Stream";
};
const incrementMaxListeners = (n, r, s) => {
const a = n.getMaxListeners();
if (a === 0 || a === Number.POSITIVE_INFINITY) return;
n.setMaxListeners(a + r);
(0, se.addAbortListener)(s, () => {
n.setMaxListeners(n.getMaxListeners() - r);
});
};
const addReference = (n, r) => {
r && addReferenceCount(n);
};
const addReferenceCount = n => {
n.refCounted();
};
const removeReference = (n, r) => {
r && removeReferenceCount(n);
};
const removeReferenceCount = n => {
n.unrefCounted();
};
const undoAddedReferences = (n, r) => {
if (r) {
removeReferenceCount(n);
removeReferenceCount(n);
}
};
const redoAddedReferences = (n, r) => {
if (r) {
addReferenceCount(n);
addReferenceCount(n);
}
};
const onMessage = async ({anyProcess: n, channel: r, isSubprocess: s, ipcEmitter: a}, l) => {
if (handleStrictResponse(l) || handleAbort(l)) return;
le.has(n) || le.set(n, []);
const d = le.get(n);
d.push(l);
if (d.length > 1) return;
while (d.length > 0) {
await waitForOutgoingMessages(n, a, l);
await X.scheduler.yield();
const u = await handleStrictRequest({
wrappedMessage: d[0],
anyProcess: n,
channel: r,
isSubprocess: s,
ipcEmitter: a
});
d.shift();
a.emit("message", u);
a.emit("message:done");
}
};
const onDisconnect = async ({anyProcess: n, channel: r, isSubprocess: s, ipcEmitter: a, boundOnMessage: l}) => {
abortOnDisconnect();
const d = le.get(n);
while (d?.length > 0) await (0, se.once)(a, "message:done");
n.removeListener("message", l);
redoAddedReferences(r, s);
a.connected = false;
a.emit("disconnect");
};
const le = new WeakMap;
const getIpcEmitter = (n, r, s) => {
if (de.has(n)) return de.get(n);
const a = new se.EventEmitter;
a.connected = true;
de.set(n, a);
forwardEvents({
ipcEmitter: a,
anyProcess: n,
channel: r,
isSubprocess: s
});
return a;
};
const de = new WeakMap;
const forwardEvents = ({ipcEmitter: n, anyProcess: r, channel: s, isSubprocess: a}) => {
const l = onMessage.bind(void 0, {
anyProcess: r,
channel: s,
isSubprocess: a,
ipcEmitter: n
});
r.on("message", l);
r.once("disconnect", onDisconnect.bind(void 0, {
anyProcess: r,
channel: s,
isSubprocess: a,
ipcEmitter: n,
boundOnMessage: l
}));
undoAddedReferences(s, a);
};
const isConnected = n => {
const r = de.get(n);
return r === void 0 ? n.channel !== null : r.connected;
};
const handleSendStrict = ({anyProcess: n, channel: r, isSubprocess: s, message: a, strict: l}) => {
if (!l) return a;
const d = getIpcEmitter(n, r, s);
const u = hasMessageListeners(n, d);
return {
id: ue++,
type: pe,
message: a,
hasListeners: u
};
};
let ue = 0n;
const validateStrictDeadlock = (n, r) => {
if (r?.type !== pe || r.hasListeners) return;
for (const {id: r} of n) r !== void 0 && fe[r].resolve({
isDeadlock: true,
hasListeners: false
});
};
const handleStrictRequest = async ({wrappedMessage: n, anyProcess: r, channel: s, isSubprocess: a, ipcEmitter: l}) => {
if (n?.type !== pe || !r.connected) return n;
const {id: d, message: u} = n;
const f = {
id: d,
type: me,
message: hasMessageListeners(r, l)
};
try {
await sendMessage({
anyProcess: r,
channel: s,
isSubprocess: a,
ipc: true
}, f);
} catch (n) {
l.emit("strict:error", n);
}
return u;
};
const handleStrictResponse = n => {
if (n?.type !== me) return false;
const {id: r, message: s} = n;
fe[r]?.resolve({
isDeadlock: false,
hasListeners: s
});
return true;
};
const waitForStrictResponse = async (n, r, s) => {
if (n?.type !== pe) return;
const a = createDeferred();
fe[n.id] = a;
const l = new AbortController;
try {
const {isDeadlock: n, hasListeners: d} = await Promise.race([ a, throwOnDisconnect(r, s, l) ]);
n && throwOnStrictDeadlockError(s);
d || throwOnMissingStrict(s);
} finally {
l.abort();
delete fe[n.id];
}
};
const fe = {};
const throwOnDisconnect = async (n, r, {signal: s}) => {
incrementMaxListeners(n, 1, s);
await (0, se.once)(n, "disconnect", {
signal: s
});
throwOnStrictDisconnect(r);
};
const pe = "execa:ipc:request";
const me = "execa:ipc:response";
const startSendMessage = (n, r, s) => {
he.has(n) || he.set(n, new Set);
const a = he.get(n);
const l = createDeferred();
const d = s ? r.id : void 0;
const u = {
onMessageSent: l,
id: d
};
a.add(u);
return {
outgoingMessages: a,
outgoingMessage: u
};
};
const endSendMessage = ({outgoingMessages: n, outgoingMessage: r}) => {
n.delete(r);
r.onMessageSent.resolve();
};
const waitForOutgoingMessages = async (n, r, s) => {
while (!hasMessageListeners(n, r) && he.get(n)?.size > 0) {
const r = [ ...he.get(n) ];
validateStrictDeadlock(r, s);
await Promise.all(r.map(({onMessageSent: n}) => n));
}
};
const he = new WeakMap;
const hasMessageListeners = (n, r) => r.listenerCount("message") > getMinListenerCount(n);
const getMinListenerCount = n => ce.has(n) && !getFdSpecificValue(ce.get(n).options.buffer, "ipc") ? 1 : 0;
const sendMessage = ({anyProcess: n, channel: r, isSubprocess: s, ipc: a}, l, {strict: d = false} = {}) => {
const u = "sendMessage";
validateIpcMethod({
methodName: u,
isSubprocess: s,
ipc: a,
isConnected: n.connected
});
return sendMessageAsync({
anyProcess: n,
channel: r,
methodName: u,
isSubprocess: s,
message: l,
strict: d
});
};
const sendMessageAsync = async ({anyProcess: n, channel: r, methodName: s, isSubprocess: a, message: l, strict: d}) => {
const u = handleSendStrict({
anyProcess: n,
channel: r,
isSubprocess: a,
message: l,
strict: d
});
const f = startSendMessage(n, u, d);
try {
await sendOneMessage({
anyProcess: n,
methodName: s,
isSubprocess: a,
wrappedMessage: u,
message: l
});
} catch (r) {
disconnect(n);
throw r;
} finally {
endSendMessage(f);
}
};
const sendOneMessage = async ({anyProcess: n, methodName: r, isSubprocess: s, wrappedMessage: a, message: l}) => {
const d = getSendMethod(n);
try {
await Promise.all([ waitForStrictResponse(a, n, s), d(a) ]);
} catch (n) {
handleEpipeError({
error: n,
methodName: r,
isSubprocess: s
});
handleSerializationError({
error: n,
methodName: r,
isSubprocess: s,
message: l
});
throw n;
}
};
const getSendMethod = n => {
if (be.has(n)) return be.get(n);
const r = (0, g.promisify)(n.send.bind(n));
be.set(n, r);
return r;
};
const be = new WeakMap;
const sendAbort = (n, r) => {
const s = "cancelSignal";
validateConnection(s, false, n.connected);
return sendOneMessage({
anyProcess: n,
methodName: s,
isSubprocess: false,
wrappedMessage: {
type: ye,
message: r
},
message: r
});
};
const getCancelSignal = async ({anyProcess: n, channel: r, isSubprocess: s, ipc: a}) => {
await startIpc({
anyProcess: n,
channel: r,
isSubprocess: s,
ipc: a
});
return we.signal;
};
const startIpc = async ({anyProcess: n, channel: r, isSubprocess: s, ipc: a}) => {
if (ge) return;
ge = true;
if (!a) {
throwOnMissingParent();
return;
}
if (r === null) {
abortOnDisconnect();
return;
}
getIpcEmitter(n, r, s);
await X.scheduler.yield();
};
let ge = false;
const handleAbort = n => {
if (n?.type !== ye) return false;
we.abort(n.message);
return true;
};
const ye = "execa:ipc:cancel";
const abortOnDisconnect = () => {
we.abort(getAbortDisconnectError());
};
const we = new AbortController;
const validateGracefulCancel = ({gracefulCancel: n, cancelSignal: r, ipc: s, serialization: a}) => {
if (!n) return;
if (r === void 0) throw new Error("The `cancelSignal` option must be defined when setting the `gracefulCancel` option.");
if (!s) throw new Error("The `ipc` option cannot be false when setting the `gracefulCancel` option.");
if (a === "json") throw new Error("The `serialization` option cannot be 'json' when setting the `gracefulCancel` option.");
};
const throwOnGracefulCancel = ({subprocess: n, cancelSignal: r, gracefulCancel: s, forceKillAfterDelay: a, context: l, controller: d}) => s ? [ sendOnAbort({
subprocess: n,
cancelSignal: r,
forceKillAfterDelay: a,
context: l,
controller: d
}) ] : [];
const sendOnAbort = async ({subprocess: n, cancelSignal: r, forceKillAfterDelay: s, context: a, controller: {signal: l}}) => {
await onAbortedSignal(r, l);
const d = getReason(r);
await sendAbort(n, d);
killOnTimeout({
kill: n.kill,
forceKillAfterDelay: s,
context: a,
controllerSignal: l
});
a.terminationReason ??= "gracefulCancel";
throw r.reason;
};
const getReason = ({reason: n}) => {
if (!(n instanceof DOMException)) return n;
const r = new Error(n.message);
Object.defineProperty(r, "stack", {
value: n.stack,
enumerable: false,
configurable: true,
writable: true
});
return r;
};
const validateTimeout = ({timeout: n}) => {
if (n !== void 0 && (!Number.isFinite(n) || n < 0)) throw new TypeError(`Expected the \`timeout\` option to be a non-negative integer, got \`${n}\` (${typeof n})`);
};
const throwOnTimeout = (n, r, s, a) => r === 0 || r === void 0 ? [] : [ killAfterTimeout(n, r, s, a) ];
const killAfterTimeout = async (n, r, s, {signal: a}) => {
await (0, X.setTimeout)(r, void 0, {
signal: a
});
s.terminationReason ??= "timeout";
n.kill();
throw new DiscardedError;
};
const mapNode = ({options: n}) => {
if (n.node === false) throw new TypeError('The "node" option cannot be false with `execaNode()`.');
return {
options: {
...n,
node: true
}
};
};
const handleNodeOption = (n, r, {node: s = false, nodePath: a = y.execPath, nodeOptions: l = y.execArgv.filter(n => !n.startsWith("--inspect")), cwd: d, execPath: u, ...f}) => {
if (u !== void 0) throw new TypeError('The "execPath" option has been removed. Please use the "nodePath" option instead.');
const p = safeNormalizeFileUrl(a, 'The "nodePath" option');
const m = q.resolve(d, p);
const b = {
...f,
nodePath: m,
node: s,
cwd: d
};
if (!s) return [ n, r, b ];
if (q.basename(n, ".exe") === "node") throw new TypeError('When the "node" option is true, the first argument does not need to be "node".');
return [ m, [ ...l, n, ...r ], {
ipc: true,
...b,
shell: false
} ];
};
var Se = s(78877);
const validateIpcInputOption = ({ipcInput: n, ipc: r, serialization: s}) => {
if (n === void 0) return;
if (!r) throw new Error("The `ipcInput` option cannot be set unless the `ipc` option is `true`.");
ve[s](n);
};
const validateAdvancedInput = n => {
try {
(0, Se.serialize)(n);
} catch (n) {
throw new Error("The `ipcInput` option is not serializable with a structured clone.", {
cause: n
});
}
};
const validateJsonInput = n => {
try {
JSON.stringify(n);
} catch (n) {
throw new Error("The `ipcInput` option is not serializable with JSON.", {
cause: n
});
}
};
const ve = {
advanced: validateAdvancedInput,
json: validateJsonInput
};
const sendIpcInput = async (n, r) => {
if (r === void 0) return;
await n.sendMessage(r);
};
const validateEncoding = ({encoding: n}) => {
if (De.has(n)) return;
const r = getCorrectEncoding(n);
if (r !== void 0) throw new TypeError(`Invalid option \`encoding: ${serializeEncoding(n)}\`.\nPlease rename it to ${serializeEncoding(r)}.`);
const s = [ ...De ].map(n => serializeEncoding(n)).join(", ");
throw new TypeError(`Invalid option \`encoding: ${serializeEncoding(n)}\`.\nPlease rename it to one of: ${s}.`);
};
const xe = new Set([ "utf8", "utf16le" ]);
const Ee = new Set([ "buffer", "hex", "base64", "base64url", "latin1", "ascii" ]);
const De = new Set([ ...xe, ...Ee ]);
const getCorrectEncoding = n => {
if (n === null) return "buffer";
if (typeof n !== "string") return;
const r = n.toLowerCase();
if (r in Te) return Te[r];
if (De.has(r)) return r;
};
const Te = {
"utf-8": "utf8",
"utf-16le": "utf16le",
"ucs-2": "utf16le",
ucs2: "utf16le",
binary: "latin1"
};
const serializeEncoding = n => typeof n === "string" ? `"${n}"` : String(n);
var Oe = s(73024);
const normalizeCwd = (n = getDefaultCwd()) => {
const r = safeNormalizeFileUrl(n, 'The "cwd" option');
return q.resolve(r);
};
const getDefaultCwd = () => {
try {
return y.cwd();
} catch (n) {
n.message = `The current directory does not exist.\n${n.message}`;
throw n;
}
};
const fixCwdError = (n, r) => {
if (r === getDefaultCwd()) return n;
let s;
try {
s = (0, Oe.statSync)(r);
} catch (s) {
return `The "cwd" option is invalid: ${r}.\n${s.message}\n${n}`;
}
if (!s.isDirectory()) return `The "cwd" option is not a directory: ${r}.\n${n}`;
return n;
};
const normalizeOptions = (n, r, s) => {
s.cwd = normalizeCwd(s.cwd);
const [a, l, d] = handleNodeOption(n, r, s);
const {command: u, args: f, options: p} = Y._parse(a, l, d);
const m = normalizeFdSpecificOptions(p);
const b = addDefaultOptions(m);
validateTimeout(b);
validateEncoding(b);
validateIpcInputOption(b);
validateCancelSignal(b);
validateGracefulCancel(b);
b.shell = normalizeFileUrl(b.shell);
b.env = getEnv(b);
b.killSignal = normalizeKillSignal(b.killSignal);
b.forceKillAfterDelay = normalizeForceKillAfterDelay(b.forceKillAfterDelay);
b.lines = b.lines.map((n, r) => n && !Ee.has(b.encoding) && b.buffer[r]);
y.platform === "win32" && q.basename(u, ".exe") === "cmd" && f.unshift("/q");
return {
file: u,
commandArguments: f,
options: b
};
};
const addDefaultOptions = ({extendEnv: n = true, preferLocal: r = false, cwd: s, localDir: a = s, encoding: l = "utf8", reject: d = true, cleanup: u = true, all: f = false, windowsHide: p = true, killSignal: m = "SIGTERM", forceKillAfterDelay: b = true, gracefulCancel: g = false, ipcInput: y, ipc: w = y !== void 0 || g, serialization: S = "advanced", ...v}) => ({
...v,
extendEnv: n,
preferLocal: r,
cwd: s,
localDirectory: a,
encoding: l,
reject: d,
cleanup: u,
all: f,
windowsHide: p,
killSignal: m,
forceKillAfterDelay: b,
gracefulCancel: g,
ipcInput: y,
ipc: w,
serialization: S
});
const getEnv = ({env: n, extendEnv: r, preferLocal: s, node: a, localDirectory: l, nodePath: d}) => {
const u = r ? {
...y.env,
...n
} : n;
if (s || a) return npmRunPathEnv({
env: u,
cwd: l,
execPath: d,
preferLocal: s,
addExecPath: a
});
return u;
};
const concatenateShell = (n, r, s) => s.shell && r.length > 0 ? [ [ n, ...r ].join(" "), [], s ] : [ n, r, s ];
function strip_final_newline_stripFinalNewline(n) {
if (typeof n === "string") return stripFinalNewlineString(n);
if (!(ArrayBuffer.isView(n) && n.BYTES_PER_ELEMENT === 1)) throw new Error("Input must be a string or a Uint8Array");
return stripFinalNewlineBinary(n);
}
const stripFinalNewlineString = n => n.at(-1) === Ie ? n.slice(0, n.at(-2) === Ne ? -2 : -1) : n;
const stripFinalNewlineBinary = n => n.at(-1) === Me ? n.subarray(0, n.at(-2) === Ce ? -2 : -1) : n;
const Ie = "\n";
const Me = Ie.codePointAt(0);
const Ne = "\r";
const Ce = Ne.codePointAt(0);
function isStream(n, {checkOpen: r = true} = {}) {
return n !== null && typeof n === "object" && (n.writable || n.readable || !r || n.writable === void 0 && n.readable === void 0) && typeof n.pipe === "function";
}
function isWritableStream(n, {checkOpen: r = true} = {}) {
return isStream(n, {
checkOpen: r
}) && (n.writable || !r) && typeof n.write === "function" && typeof n.end === "function" && typeof n.writable === "boolean" && typeof n.writableObjectMode === "boolean" && typeof n.destroy === "function" && typeof n.destroyed === "boolean";
}
function isReadableStream(n, {checkOpen: r = true} = {}) {
return isStream(n, {
checkOpen: r
}) && (n.readable || !r) && typeof n.read === "function" && typeof n.readable === "boolean" && typeof n.readableObjectMode === "boolean" && typeof n.destroy === "function" && typeof n.destroyed === "boolean";
}
function isDuplexStream(n, r) {
return isWritableStream(n, r) && isReadableStream(n, r);
}
const $e = Object.getPrototypeOf(Object.getPrototypeOf(async function*() {}).prototype);
class c {
#e;
#t;
#n=!1;
#o=void 0;
constructor(n, r) {
this.#e = n, this.#t = r;
}
next() {
const e = () => this.#r();
return this.#o = this.#o ? this.#o.then(e, e) : e(), this.#o;
}
return(n) {
const t = () => this.#s(n);
return this.#o ? this.#o.then(t, t) : t();
}
async #r() {
if (this.#n) return {
done: !0,
value: void 0
};
let n;
try {
n = await this.#e.read();
} catch (n) {
throw this.#o = void 0, this.#n = !0, this.#e.releaseLock(), n;
}
return n.done && (this.#o = void 0, this.#n = !0, this.#e.releaseLock()), n;
}
async #s(n) {
if (this.#n) return {
done: !0,
value: n
};
if (this.#n = !0, !this.#t) {
const r = this.#e.cancel(n);
return this.#e.releaseLock(), await r, {
done: !0,
value: n
};
}
return this.#e.releaseLock(), {
done: !0,
value: n
};
}
}
const Ae = Symbol();
function i() {
return this[Ae].next();
}
Object.defineProperty(i, "name", {
value: "next"
});
function o(n) {
return this[Ae].return(n);
}
Object.defineProperty(o, "name", {
value: "return"
});
const Be = Object.create($e, {
next: {
enumerable: !0,
configurable: !0,
writable: !0,
value: i
},
return: {
enumerable: !0,
configurable: !0,
writable: !0,
value: o
}
});
function h({preventCancel: n = !1} = {}) {
const r = this.getReader(), s = new c(r, n), a = Object.create(Be);
return a[Ae] = s, a;
}
const getAsyncIterable = n => {
if (isReadableStream(n, {
checkOpen: false
}) && je.on !== void 0) return getStreamIterable(n);
if (typeof n?.[Symbol.asyncIterator] === "function") return n;
if (Pe.call(n) === "[object ReadableStream]") return h.call(n);
throw new TypeError("The first argument must be a Readable, a ReadableStream, or an async iterable.");
};
const {toString: Pe} = Object.prototype;
const getStreamIterable = async function*(n) {
const r = new AbortController;
const s = {};
handleStreamEnd(n, r, s);
try {
for await (const [s] of je.on(n, "data", {
signal: r.signal
})) yield s;
} catch (n) {
if (s.error !== void 0) throw s.error;
if (!r.signal.aborted) throw n;
} finally {
n.destroy();
}
};
const handleStreamEnd = async (n, r, s) => {
try {
await je.finished(n, {
cleanup: true,
readable: true,
writable: false,
error: false
});
} catch (n) {
s.error = n;
} finally {
r.abort();
}
};
const je = {};
const getStreamContents = async (n, {init: r, convertChunk: s, getSize: a, truncateChunk: l, addChunk: d, getFinalChunk: u, finalize: f}, {maxBuffer: p = Number.POSITIVE_INFINITY} = {}) => {
const m = getAsyncIterable(n);
const b = r();
b.length = 0;
try {
for await (const n of m) {
const r = getChunkType(n);
const u = s[r](n, b);
appendChunk({
convertedChunk: u,
state: b,
getSize: a,
truncateChunk: l,
addChunk: d,
maxBuffer: p
});
}
appendFinalChunk({
state: b,
convertChunk: s,
getSize: a,
truncateChunk: l,
addChunk: d,
getFinalChunk: u,
maxBuffer: p
});
return f(b);
} catch (n) {
const r = typeof n === "object" && n !== null ? n : new Error(n);
r.bufferedData = f(b);
throw r;
}
};
const appendFinalChunk = ({state: n, getSize: r, truncateChunk: s, addChunk: a, getFinalChunk: l, maxBuffer: d}) => {
const u = l(n);
u !== void 0 && appendChunk({
convertedChunk: u,
state: n,
getSize: r,
truncateChunk: s,
addChunk: a,
maxBuffer: d
});
};
const appendChunk = ({convertedChunk: n, state: r, getSize: s, truncateChunk: a, addChunk: l, maxBuffer: d}) => {
const u = s(n);
const f = r.length + u;
if (f <= d) {
addNewChunk(n, r, l, f);
return;
}
const p = a(n, d - r.length);
p !== void 0 && addNewChunk(p, r, l, d);
throw new MaxBufferError;
};
const addNewChunk = (n, r, s, a) => {
r.contents = s(n, r, a);
r.length = a;
};
const getChunkType = n => {
const r = typeof n;
if (r === "string") return "string";
if (r !== "object" || n === null) return "others";
if (globalThis.Buffer?.isBuffer(n)) return "buffer";
const s = ke.call(n);
if (s === "[object ArrayBuffer]") return "arrayBuffer";
if (s === "[object DataView]") return "dataView";
if (Number.isInteger(n.byteLength) && Number.isInteger(n.byteOffset) && ke.call(n.buffer) === "[object ArrayBuffer]") return "typedArray";
return "others";
};
const {toString: ke} = Object.prototype;
class MaxBufferError extends Error {
name="MaxBufferError";
constructor() {
super("maxBuffer exceeded");
}
}
const handleMaxBuffer = ({error: n, stream: r, readableObjectMode: s, lines: a, encoding: l, fdNumber: d}) => {
if (!(n instanceof MaxBufferError)) throw n;
if (d === "all") return n;
const u = getMaxBufferUnit(s, a, l);
n.maxBufferInfo = {
fdNumber: d,
unit: u
};
r.destroy();
throw n;
};
const getMaxBufferUnit = (n, r, s) => {
if (n) return "objects";
if (r) return "lines";
if (s === "buffer") return "bytes";
return "characters";
};
const checkIpcMaxBuffer = (n, r, s) => {
if (r.length !== s) return;
const a = new MaxBufferError;
a.maxBufferInfo = {
fdNumber: "ipc"
};
throw a;
};
const getMaxBufferMessage = (n, r) => {
const {streamName: s, threshold: a, unit: l} = getMaxBufferInfo(n, r);
return `Command's ${s} was larger than ${a} ${l}`;
};
const getMaxBufferInfo = (n, r) => {
if (n?.maxBufferInfo === void 0) return {
streamName: "output",
threshold: r[1],
unit: "bytes"
};
const {maxBufferInfo: {fdNumber: s, unit: a}} = n;
delete n.maxBufferInfo;
const l = getFdSpecificValue(r, s);
if (s === "ipc") return {
streamName: "IPC output",
threshold: l,
unit: "messages"
};
return {
streamName: getStreamName(s),
threshold: l,
unit: a
};
};
const isMaxBufferSync = (n, r, s) => n?.code === "ENOBUFS" && r !== null && r.some(n => n !== null && n.length > getMaxBufferSync(s));
const truncateMaxBufferSync = (n, r, s) => {
if (!r) return n;
const a = getMaxBufferSync(s);
return n.length > a ? n.slice(0, a) : n;
};
const getMaxBufferSync = ([, n]) => n;
const createMessages = ({stdio: n, all: r, ipcOutput: s, originalError: a, signal: l, signalDescription: d, exitCode: u, escapedCommand: f, timedOut: p, isCanceled: m, isGracefullyCanceled: b, isMaxBuffer: g, isForcefullyTerminated: y, forceKillAfterDelay: w, killSignal: S, maxBuffer: v, timeout: x, cwd: E}) => {
const D = a?.code;
const T = getErrorPrefix({
originalError: a,
timedOut: p,
timeout: x,
isMaxBuffer: g,
maxBuffer: v,
errorCode: D,
signal: l,
signalDescription: d,
exitCode: u,
isCanceled: m,
isGracefullyCanceled: b,
isForcefullyTerminated: y,
forceKillAfterDelay: w,
killSignal: S
});
const O = getOriginalMessage(a, E);
const I = O === void 0 ? "" : `\n${O}`;
const M = `${T}: ${f}${I}`;
const N = r === void 0 ? [ n[2], n[1] ] : [ r ];
const C = [ M, ...N, ...n.slice(3), s.map(n => serializeIpcMessage(n)).join("\n") ].map(n => escapeLines(strip_final_newline_stripFinalNewline(serializeMessagePart(n)))).filter(Boolean).join("\n\n");
return {
originalMessage: O,
shortMessage: M,
message: C
};
};
const getErrorPrefix = ({originalError: n, timedOut: r, timeout: s, isMaxBuffer: a, maxBuffer: l, errorCode: d, signal: u, signalDescription: f, exitCode: p, isCanceled: m, isGracefullyCanceled: b, isForcefullyTerminated: g, forceKillAfterDelay: y, killSignal: w}) => {
const S = getForcefulSuffix(g, y);
if (r) return `Command timed out after ${s} milliseconds${S}`;
if (b) {
if (u === void 0) return `Command was gracefully canceled with exit code ${p}`;
return g ? `Command was gracefully canceled${S}` : `Command was gracefully canceled with ${u} (${f})`;
}
if (m) return `Command was canceled${S}`;
if (a) return `${getMaxBufferMessage(n, l)}${S}`;
if (d !== void 0) return `Command failed with ${d}${S}`;
if (g) return `Command was killed with ${w} (${getSignalDescription(w)})${S}`;
if (u !== void 0) return `Command was killed with ${u} (${f})`;
if (p !== void 0) return `Command failed with exit code ${p}`;
return "Command failed";
};
const getForcefulSuffix = (n, r) => n ? ` and was forcefully terminated after ${r} milliseconds` : "";
const getOriginalMessage = (n, r) => {
if (n instanceof DiscardedError) return;
const s = isExecaError(n) ? n.originalMessage : String(n?.message ?? n);
const a = escapeLines(fixCwdError(s, r));
return a === "" ? void 0 : a;
};
const serializeIpcMessage = n => typeof n === "string" ? n : (0, g.inspect)(n);
const serializeMessagePart = n => Array.isArray(n) ? n.map(n => strip_final_newline_stripFinalNewline(serializeMessageItem(n))).filter(Boolean).join("\n") : serializeMessageItem(n);
const serializeMessageItem = n => {
if (typeof n === "string") return n;
if (isUint8Array(n)) return uint8ArrayToString(n);
return "";
};
const makeSuccessResult = ({command: n, escapedCommand: r, stdio: s, all: a, ipcOutput: l, options: {cwd: d}, startTime: u}) => omitUndefinedProperties({
command: n,
escapedCommand: r,
cwd: d,
durationMs: getDurationMs(u),
failed: false,
timedOut: false,
isCanceled: false,
isGracefullyCanceled: false,
isTerminated: false,
isMaxBuffer: false,
isForcefullyTerminated: false,
exitCode: 0,
stdout: s[1],
stderr: s[2],
all: a,
stdio: s,
ipcOutput: l,
pipedFrom: []
});
const makeEarlyError = ({error: n, command: r, escapedCommand: s, fileDescriptors: a, options: l, startTime: d, isSync: u}) => makeError({
error: n,
command: r,
escapedCommand: s,
startTime: d,
timedOut: false,
isCanceled: false,
isGracefullyCanceled: false,
isMaxBuffer: false,
isForcefullyTerminated: false,
stdio: Array.from({
length: a.length
}),
ipcOutput: [],
options: l,
isSync: u
});
const makeError = ({error: n, command: r, escapedCommand: s, startTime: a, timedOut: l, isCanceled: d, isGracefullyCanceled: u, isMaxBuffer: f, isForcefullyTerminated: p, exitCode: m, signal: b, stdio: g, all: y, ipcOutput: w, options: {timeoutDuration: S, timeout: v = S, forceKillAfterDelay: x, killSignal: E, cwd: D, maxBuffer: T}, isSync: O}) => {
const {exitCode: I, signal: M, signalDescription: N} = normalizeExitPayload(m, b);
const {originalMessage: C, shortMessage: $, message: A} = createMessages({
stdio: g,
all: y,
ipcOutput: w,
originalError: n,
signal: M,
signalDescription: N,
exitCode: I,
escapedCommand: s,
timedOut: l,
isCanceled: d,
isGracefullyCanceled: u,
isMaxBuffer: f,
isForcefullyTerminated: p,
forceKillAfterDelay: x,
killSignal: E,
maxBuffer: T,
timeout: v,
cwd: D
});
const B = getFinalError(n, A, O);
Object.assign(B, getErrorProperties({
error: B,
command: r,
escapedCommand: s,
startTime: a,
timedOut: l,
isCanceled: d,
isGracefullyCanceled: u,
isMaxBuffer: f,
isForcefullyTerminated: p,
exitCode: I,
signal: M,
signalDescription: N,
stdio: g,
all: y,
ipcOutput: w,
cwd: D,
originalMessage: C,
shortMessage: $
}));
return B;
};
const getErrorProperties = ({error: n, command: r, escapedCommand: s, startTime: a, timedOut: l, isCanceled: d, isGracefullyCanceled: u, isMaxBuffer: f, isForcefullyTerminated: p, exitCode: m, signal: b, signalDescription: g, stdio: y, all: w, ipcOutput: S, cwd: v, originalMessage: x, shortMessage: E}) => omitUndefinedProperties({
shortMessage: E,
originalMessage: x,
command: r,
escapedCommand: s,
cwd: v,
durationMs: getDurationMs(a),
failed: true,
timedOut: l,
isCanceled: d,
isGracefullyCanceled: u,
isTerminated: b !== void 0,
isMaxBuffer: f,
isForcefullyTerminated: p,
exitCode: m,
signal: b,
signalDescription: g,
code: n.cause?.code,
stdout: y[1],
stderr: y[2],
all: w,
stdio: y,
ipcOutput: S,
pipedFrom: []
});
const omitUndefinedProperties = n => Object.fromEntries(Object.entries(n).filter(([, n]) => n !== void 0));
const normalizeExitPayload = (n, r) => {
const s = n === null ? void 0 : n;
const a = r === null ? void 0 : r;
const l = a === void 0 ? void 0 : getSignalDescription(r);
return {
exitCode: s,
signal: a,
signalDescription: l
};
};
const toZeroIfInfinity = n => Number.isFinite(n) ? n : 0;
function parseNumber(n) {
return {
days: Math.trunc(n / 864e5),
hours: Math.trunc(n / 36e5 % 24),
minutes: Math.trunc(n / 6e4 % 60),
seconds: Math.trunc(n / 1e3 % 60),
milliseconds: Math.trunc(n % 1e3),
microseconds: Math.trunc(toZeroIfInfinity(n * 1e3) % 1e3),
nanoseconds: Math.trunc(toZeroIfInfinity(n * 1e6) % 1e3)
};
}
function parseBigint(n) {
return {
days: n / 86400000n,
hours: n / 3600000n % 24n,
minutes: n / 60000n % 60n,
seconds: n / 1000n % 60n,
milliseconds: n % 1000n,
microseconds: 0n,
nanoseconds: 0n
};
}
function parseMilliseconds(n) {
switch (typeof n) {
case "number":
if (Number.isFinite(n)) return parseNumber(n);
break;

case "bigint":
return parseBigint(n);
}
throw new TypeError("Expected a finite number or bigint");
}
const isZero = n => n === 0 || n === 0n;
const pluralize = (n, r) => r === 1 || r === 1n ? n : `${n}s`;
const Re = 1e-7;
const Le = 86400000n;
function prettyMilliseconds(n, r) {
const s = typeof n === "bigint";
if (!s && !Number.isFinite(n)) throw new TypeError("Expected a finite number or bigint");
r = {
...r
};
const a = n < 0 ? "-" : "";
n = n < 0 ? -n : n;
if (r.colonNotation) {
r.compact = false;
r.formatSubMilliseconds = false;
r.separateMilliseconds = false;
r.verbose = false;
}
if (r.compact) {
r.unitCount = 1;
r.secondsDecimalDigits = 0;
r.millisecondsDecimalDigits = 0;
}
let l = [];
const floorDecimals = (n, r) => {
const s = Math.floor(n * 10 ** r + Re);
const a = Math.round(s) / 10 ** r;
return a.toFixed(r);
};
const add = (n, s, a, d) => {
if ((l.length === 0 || !r.colonNotation) && isZero(n) && !(r.colonNotation && a === "m")) return;
d ??= String(n);
if (r.colonNotation) {
const n = d.includes(".") ? d.split(".")[0].length : d.length;
const r = l.length > 0 ? 2 : 1;
d = "0".repeat(Math.max(0, r - n)) + d;
} else d += r.verbose ? " " + pluralize(s, n) : a;
l.push(d);
};
const d = parseMilliseconds(n);
const u = BigInt(d.days);
if (r.hideYearAndDays) add(BigInt(u) * 24n + BigInt(d.hours), "hour", "h"); else {
if (r.hideYear) add(u, "day", "d"); else {
add(u / 365n, "year", "y");
add(u % 365n, "day", "d");
}
add(Number(d.hours), "hour", "h");
}
add(Number(d.minutes), "minute", "m");
if (!r.hideSeconds) if (r.separateMilliseconds || r.formatSubMilliseconds || !r.colonNotation && n < 1e3 && !r.subSecondsAsDecimals) {
const n = Number(d.seconds);
const s = Number(d.milliseconds);
const a = Number(d.microseconds);
const l = Number(d.nanoseconds);
add(n, "second", "s");
if (r.formatSubMilliseconds) {
add(s, "millisecond", "ms");
add(a, "microsecond", "\xb5s");
add(l, "nanosecond", "ns");
} else {
const n = s + a / 1e3 + l / 1e6;
const d = typeof r.millisecondsDecimalDigits === "number" ? r.millisecondsDecimalDigits : 0;
const u = n >= 1 ? Math.round(n) : Math.ceil(n);
const f = 1e3 - 10 ** -d;
const p = d ? Math.min(n, f).toFixed(d) : Math.min(u, f);
add(Number.parseFloat(p), "millisecond", "ms", p);
}
} else {
const a = (s ? Number(n % Le) : n) / 1e3 % 60;
const l = typeof r.secondsDecimalDigits === "number" ? r.secondsDecimalDigits : 1;
const d = floorDecimals(a, l);
const u = r.keepDecimalsOnWholeSeconds ? d : d.replace(/\.0+$/, "");
add(Number.parseFloat(u), "second", "s", u);
}
if (l.length === 0) return a + "0" + (r.verbose ? " milliseconds" : "ms");
const f = r.colonNotation ? ":" : " ";
typeof r.unitCount === "number" && (l = l.slice(0, Math.max(r.unitCount, 1)));
return a + l.join(f);
}
const logError = (n, r) => {
n.failed && verboseLog({
type: "error",
verboseMessage: n.shortMessage,
verboseInfo: r,
result: n
});
};
const logResult = (n, r) => {
if (!isVerbose(r)) return;
logError(n, r);
logDuration(n, r);
};
const logDuration = (n, r) => {
const s = `(done in ${prettyMilliseconds(n.durationMs)})`;
verboseLog({
type: "duration",
verboseMessage: s,
verboseInfo: r,
result: n
});
};
const handleResult = (n, r, {reject: s}) => {
logResult(n, r);
if (n.failed && s) throw n;
return n;
};
const getStdioItemType = (n, r) => {
if (isAsyncGenerator(n)) return "asyncGenerator";
if (isSyncGenerator(n)) return "generator";
if (isUrl(n)) return "fileUrl";
if (isFilePathObject(n)) return "filePath";
if (isWebStream(n)) return "webStream";
if (isStream(n, {
checkOpen: false
})) return "native";
if (isUint8Array(n)) return "uint8Array";
if (isAsyncIterableObject(n)) return "asyncIterable";
if (isIterableObject(n)) return "iterable";
if (type_isTransformStream(n)) return getTransformStreamType({
transform: n
}, r);
if (isTransformOptions(n)) return getTransformObjectType(n, r);
return "native";
};
const getTransformObjectType = (n, r) => {
if (isDuplexStream(n.transform, {
checkOpen: false
})) return getDuplexType(n, r);
if (type_isTransformStream(n.transform)) return getTransformStreamType(n, r);
return getGeneratorObjectType(n, r);
};
const getDuplexType = (n, r) => {
validateNonGeneratorType(n, r, "Duplex stream");
return "duplex";
};
const getTransformStreamType = (n, r) => {
validateNonGeneratorType(n, r, "web TransformStream");
return "webTransform";
};
const validateNonGeneratorType = ({final: n, binary: r, objectMode: s}, a, l) => {
checkUndefinedOption(n, `${a}.final`, l);
checkUndefinedOption(r, `${a}.binary`, l);
checkBooleanOption(s, `${a}.objectMode`);
};
const checkUndefinedOption = (n, r, s) => {
if (n !== void 0) throw new TypeError(`The \`${r}\` option can only be defined when using a generator, not a ${s}.`);
};
const getGeneratorObjectType = ({transform: n, final: r, binary: s, objectMode: a}, l) => {
if (n !== void 0 && !isGenerator(n)) throw new TypeError(`The \`${l}.transform\` option must be a generator, a Duplex stream or a web TransformStream.`);
if (isDuplexStream(r, {
checkOpen: false
})) throw new TypeError(`The \`${l}.final\` option must not be a Duplex stream.`);
if (type_isTransformStream(r)) throw new TypeError(`The \`${l}.final\` option must not be a web TransformStream.`);
if (r !== void 0 && !isGenerator(r)) throw new TypeError(`The \`${l}.final\` option must be a generator.`);
checkBooleanOption(s, `${l}.binary`);
checkBooleanOption(a, `${l}.objectMode`);
return isAsyncGenerator(n) || isAsyncGenerator(r) ? "asyncGenerator" : "generator";
};
const checkBooleanOption = (n, r) => {
if (n !== void 0 && typeof n !== "boolean") throw new TypeError(`The \`${r}\` option must use a boolean.`);
};
const isGenerator = n => isAsyncGenerator(n) || isSyncGenerator(n);
const isAsyncGenerator = n => Object.prototype.toString.call(n) === "[object AsyncGeneratorFunction]";
const isSyncGenerator = n => Object.prototype.toString.call(n) === "[object GeneratorFunction]";
const isTransformOptions = n => isPlainObject(n) && (n.transform !== void 0 || n.final !== void 0);
const isUrl = n => Object.prototype.toString.call(n) === "[object URL]";
const isRegularUrl = n => isUrl(n) && n.protocol !== "file:";
const isFilePathObject = n => isPlainObject(n) && Object.keys(n).length > 0 && Object.keys(n).every(n => Ue.has(n)) && isFilePathString(n.file);
const Ue = new Set([ "file", "append" ]);
const isFilePathString = n => typeof n === "string";
const isUnknownStdioString = (n, r) => n === "native" && typeof r === "string" && !Fe.has(r);
const Fe = new Set([ "ipc", "ignore", "inherit", "overlapped", "pipe" ]);
const type_isReadableStream = n => Object.prototype.toString.call(n) === "[object ReadableStream]";
const type_isWritableStream = n => Object.prototype.toString.call(n) === "[object WritableStream]";
const isWebStream = n => type_isReadableStream(n) || type_isWritableStream(n);
const type_isTransformStream = n => type_isReadableStream(n?.readable) && type_isWritableStream(n?.writable);
const isAsyncIterableObject = n => isObject(n) && typeof n[Symbol.asyncIterator] === "function";
const isIterableObject = n => isObject(n) && typeof n[Symbol.iterator] === "function";
const isObject = n => typeof n === "object" && n !== null;
const Ge = new Set([ "generator", "asyncGenerator", "duplex", "webTransform" ]);
const We = new Set([ "fileUrl", "filePath", "fileNumber" ]);
const _e = new Set([ "fileUrl", "filePath" ]);
const ze = new Set([ ..._e, "webStream", "nodeStream" ]);
const Ve = new Set([ "webTransform", "duplex" ]);
const He = {
generator: "a generator",
asyncGenerator: "an async generator",
fileUrl: "a file URL",
filePath: "a file path string",
fileNumber: "a file descriptor number",
webStream: "a web stream",
nodeStream: "a Node.js stream",
webTransform: "a web TransformStream",
duplex: "a Duplex stream",
native: "any value",
iterable: "an iterable",
asyncIterable: "an async iterable",
string: "a string",
uint8Array: "a Uint8Array"
};
const getTransformObjectModes = (n, r, s, a) => a === "output" ? getOutputObjectModes(n, r, s) : getInputObjectModes(n, r, s);
const getOutputObjectModes = (n, r, s) => {
const a = r !== 0 && s[r - 1].value.readableObjectMode;
const l = n ?? a;
return {
writableObjectMode: a,
readableObjectMode: l
};
};
const getInputObjectModes = (n, r, s) => {
const a = r === 0 ? n === true : s[r - 1].value.readableObjectMode;
const l = r !== s.length - 1 && (n ?? a);
return {
writableObjectMode: a,
readableObjectMode: l
};
};
const getFdObjectMode = (n, r) => {
const s = n.findLast(({type: n}) => Ge.has(n));
if (s === void 0) return false;
return r === "input" ? s.value.writableObjectMode : s.value.readableObjectMode;
};
const normalizeTransforms = (n, r, s, a) => [ ...n.filter(({type: n}) => !Ge.has(n)), ...getTransforms(n, r, s, a) ];
const getTransforms = (n, r, s, {encoding: a}) => {
const l = n.filter(({type: n}) => Ge.has(n));
const d = Array.from({
length: l.length
});
for (const [n, u] of Object.entries(l)) d[n] = normalizeTransform({
stdioItem: u,
index: Number(n),
newTransforms: d,
optionName: r,
direction: s,
encoding: a
});
return sortTransforms(d, s);
};
const normalizeTransform = ({stdioItem: n, stdioItem: {type: r}, index: s, newTransforms: a, optionName: l, direction: d, encoding: u}) => {
if (r === "duplex") return normalizeDuplex({
stdioItem: n,
optionName: l
});
if (r === "webTransform") return normalizeTransformStream({
stdioItem: n,
index: s,
newTransforms: a,
direction: d
});
return normalizeGenerator({
stdioItem: n,
index: s,
newTransforms: a,
direction: d,
encoding: u
});
};
const normalizeDuplex = ({stdioItem: n, stdioItem: {value: {transform: r, transform: {writableObjectMode: s, readableObjectMode: a}, objectMode: l = a}}, optionName: d}) => {
if (l && !a) throw new TypeError(`The \`${d}.objectMode\` option can only be \`true\` if \`new Duplex({objectMode: true})\` is used.`);
if (!l && a) throw new TypeError(`The \`${d}.objectMode\` option cannot be \`false\` if \`new Duplex({objectMode: true})\` is used.`);
return {
...n,
value: {
transform: r,
writableObjectMode: s,
readableObjectMode: a
}
};
};
const normalizeTransformStream = ({stdioItem: n, stdioItem: {value: r}, index: s, newTransforms: a, direction: l}) => {
const {transform: d, objectMode: u} = isPlainObject(r) ? r : {
transform: r
};
const {writableObjectMode: f, readableObjectMode: p} = getTransformObjectModes(u, s, a, l);
return {
...n,
value: {
transform: d,
writableObjectMode: f,
readableObjectMode: p
}
};
};
const normalizeGenerator = ({stdioItem: n, stdioItem: {value: r}, index: s, newTransforms: a, direction: l, encoding: d}) => {
const {transform: u, final: f, binary: p = false, preserveNewlines: m = false, objectMode: b} = isPlainObject(r) ? r : {
transform: r
};
const g = p || Ee.has(d);
const {writableObjectMode: y, readableObjectMode: w} = getTransformObjectModes(b, s, a, l);
return {
...n,
value: {
transform: u,
final: f,
binary: g,
preserveNewlines: m,
writableObjectMode: y,
readableObjectMode: w
}
};
};
const sortTransforms = (n, r) => r === "input" ? n.reverse() : n;
const getStreamDirection = (n, r, s) => {
const a = n.map(n => getStdioItemDirection(n, r));
if (a.includes("input") && a.includes("output")) throw new TypeError(`The \`${s}\` option must not be an array of both readable and writable values.`);
return a.find(Boolean) ?? Ye;
};
const getStdioItemDirection = ({type: n, value: r}, s) => Ke[s] ?? qe[n](r);
const Ke = [ "input", "output", "output" ];
const anyDirection = () => {};
const alwaysInput = () => "input";
const qe = {
generator: anyDirection,
asyncGenerator: anyDirection,
fileUrl: anyDirection,
filePath: anyDirection,
iterable: alwaysInput,
asyncIterable: alwaysInput,
uint8Array: alwaysInput,
webStream: n => type_isWritableStream(n) ? "output" : "input",
nodeStream(n) {
if (!isReadableStream(n, {
checkOpen: false
})) return "output";
return isWritableStream(n, {
checkOpen: false
}) ? void 0 : "input";
},
webTransform: anyDirection,
duplex: anyDirection,
native(n) {
const r = getStandardStreamDirection(n);
if (r !== void 0) return r;
if (isStream(n, {
checkOpen: false
})) return qe.nodeStream(n);
}
};
const getStandardStreamDirection = n => {
if ([ 0, y.stdin ].includes(n)) return "input";
if ([ 1, 2, y.stdout, y.stderr ].includes(n)) return "output";
};
const Ye = "output";
const normalizeIpcStdioArray = (n, r) => r && !n.includes("ipc") ? [ ...n, "ipc" ] : n;
const normalizeStdioOption = ({stdio: n, ipc: r, buffer: s, ...a}, l, d) => {
const u = getStdioArray(n, a).map((n, r) => stdio_option_addDefaultValue(n, r));
return d ? normalizeStdioSync(u, s, l) : normalizeIpcStdioArray(u, r);
};
const getStdioArray = (n, r) => {
if (n === void 0) return S.map(n => r[n]);
if (hasAlias(r)) throw new Error(`It's not possible to provide \`stdio\` in combination with one of ${S.map(n => `\`${n}\``).join(", ")}`);
if (typeof n === "string") return [ n, n, n ];
if (!Array.isArray(n)) throw new TypeError(`Expected \`stdio\` to be of type \`string\` or \`Array\`, got \`${typeof n}\``);
const s = Math.max(n.length, S.length);
return Array.from({
length: s
}, (r, s) => n[s]);
};
const hasAlias = n => S.some(r => n[r] !== void 0);
const stdio_option_addDefaultValue = (n, r) => {
if (Array.isArray(n)) return n.map(n => stdio_option_addDefaultValue(n, r));
if (n === null || n === void 0) return r >= S.length ? "ignore" : "pipe";
return n;
};
const normalizeStdioSync = (n, r, s) => n.map((n, a) => r[a] || a === 0 || isFullVerbose(s, a) || !isOutputPipeOnly(n) ? n : "ignore");
const isOutputPipeOnly = n => n === "pipe" || Array.isArray(n) && n.every(n => n === "pipe");
const handleNativeStream = ({stdioItem: n, stdioItem: {type: r}, isStdioArray: s, fdNumber: a, direction: l, isSync: d}) => {
if (!s || r !== "native") return n;
return d ? handleNativeStreamSync({
stdioItem: n,
fdNumber: a,
direction: l
}) : handleNativeStreamAsync({
stdioItem: n,
fdNumber: a
});
};
const handleNativeStreamSync = ({stdioItem: n, stdioItem: {value: r, optionName: s}, fdNumber: a, direction: l}) => {
const d = getTargetFd({
value: r,
optionName: s,
fdNumber: a,
direction: l
});
if (d !== void 0) return d;
if (isStream(r, {
checkOpen: false
})) throw new TypeError(`The \`${s}: Stream\` option cannot both be an array and include a stream with synchronous methods.`);
return n;
};
const getTargetFd = ({value: n, optionName: r, fdNumber: s, direction: a}) => {
const l = getTargetFdNumber(n, s);
if (l === void 0) return;
if (a === "output") return {
type: "fileNumber",
value: l,
optionName: r
};
if (L.isatty(l)) throw new TypeError(`The \`${r}: ${serializeOptionValue(n)}\` option is invalid: it cannot be a TTY with synchronous methods.`);
return {
type: "uint8Array",
value: bufferToUint8Array((0, Oe.readFileSync)(l)),
optionName: r
};
};
const getTargetFdNumber = (n, r) => {
if (n === "inherit") return r;
if (typeof n === "number") return n;
const s = w.indexOf(n);
if (s !== -1) return s;
};
const handleNativeStreamAsync = ({stdioItem: n, stdioItem: {value: r, optionName: s}, fdNumber: a}) => {
if (r === "inherit") return {
type: "nodeStream",
value: getStandardStream(a, r, s),
optionName: s
};
if (typeof r === "number") return {
type: "nodeStream",
value: getStandardStream(r, r, s),
optionName: s
};
if (isStream(r, {
checkOpen: false
})) return {
type: "nodeStream",
value: r,
optionName: s
};
return n;
};
const getStandardStream = (n, r, s) => {
const a = w[n];
if (a === void 0) throw new TypeError(`The \`${s}: ${r}\` option is invalid: no such standard stream.`);
return a;
};
const handleInputOptions = ({input: n, inputFile: r}, s) => s === 0 ? [ ...handleInputOption(n), ...handleInputFileOption(r) ] : [];
const handleInputOption = n => n === void 0 ? [] : [ {
type: getInputType(n),
value: n,
optionName: "input"
} ];
const getInputType = n => {
if (isReadableStream(n, {
checkOpen: false
})) return "nodeStream";
if (typeof n === "string") return "string";
if (isUint8Array(n)) return "uint8Array";
throw new Error("The `input` option must be a string, a Uint8Array or a Node.js Readable stream.");
};
const handleInputFileOption = n => n === void 0 ? [] : [ {
...getInputFileType(n),
optionName: "inputFile"
} ];
const getInputFileType = n => {
if (isUrl(n)) return {
type: "fileUrl",
value: n
};
if (isFilePathString(n)) return {
type: "filePath",
value: {
file: n
}
};
throw new Error("The `inputFile` option must be a file path string or a file URL.");
};
const filterDuplicates = n => n.filter((r, s) => n.every((n, a) => r.value !== n.value || s >= a || r.type === "generator" || r.type === "asyncGenerator"));
const getDuplicateStream = ({stdioItem: {type: n, value: r, optionName: s}, direction: a, fileDescriptors: l, isSync: d}) => {
const u = getOtherStdioItems(l, n);
if (u.length === 0) return;
if (d) {
validateDuplicateStreamSync({
otherStdioItems: u,
type: n,
value: r,
optionName: s,
direction: a
});
return;
}
if (ze.has(n)) return getDuplicateStreamInstance({
otherStdioItems: u,
type: n,
value: r,
optionName: s,
direction: a
});
Ve.has(n) && validateDuplicateTransform({
otherStdioItems: u,
type: n,
value: r,
optionName: s
});
};
const getOtherStdioItems = (n, r) => n.flatMap(({direction: n, stdioItems: s}) => s.filter(n => n.type === r).map(r => ({
...r,
direction: n
})));
const validateDuplicateStreamSync = ({otherStdioItems: n, type: r, value: s, optionName: a, direction: l}) => {
_e.has(r) && getDuplicateStreamInstance({
otherStdioItems: n,
type: r,
value: s,
optionName: a,
direction: l
});
};
const getDuplicateStreamInstance = ({otherStdioItems: n, type: r, value: s, optionName: a, direction: l}) => {
const d = n.filter(n => hasSameValue(n, s));
if (d.length === 0) return;
const u = d.find(n => n.direction !== l);
throwOnDuplicateStream(u, a, r);
return l === "output" ? d[0].stream : void 0;
};
const hasSameValue = ({type: n, value: r}, s) => {
if (n === "filePath") return r.file === s.file;
if (n === "fileUrl") return r.href === s.href;
return r === s;
};
const validateDuplicateTransform = ({otherStdioItems: n, type: r, value: s, optionName: a}) => {
const l = n.find(({value: {transform: n}}) => n === s.transform);
throwOnDuplicateStream(l, a, r);
};
const throwOnDuplicateStream = (n, r, s) => {
if (n !== void 0) throw new TypeError(`The \`${n.optionName}\` and \`${r}\` options must not target ${He[s]} that is the same.`);
};
const handleStdio = (n, r, s, a) => {
const l = normalizeStdioOption(r, s, a);
const d = l.map((n, s) => getFileDescriptor({
stdioOption: n,
fdNumber: s,
options: r,
isSync: a
}));
const u = getFinalFileDescriptors({
initialFileDescriptors: d,
addProperties: n,
options: r,
isSync: a
});
r.stdio = u.map(({stdioItems: n}) => forwardStdio(n));
return u;
};
const getFileDescriptor = ({stdioOption: n, fdNumber: r, options: s, isSync: a}) => {
const l = getStreamName(r);
const {stdioItems: d, isStdioArray: u} = initializeStdioItems({
stdioOption: n,
fdNumber: r,
options: s,
optionName: l
});
const f = getStreamDirection(d, r, l);
const p = d.map(n => handleNativeStream({
stdioItem: n,
isStdioArray: u,
fdNumber: r,
direction: f,
isSync: a
}));
const m = normalizeTransforms(p, l, f, s);
const b = getFdObjectMode(m, f);
validateFileObjectMode(m, b);
return {
direction: f,
objectMode: b,
stdioItems: m
};
};
const initializeStdioItems = ({stdioOption: n, fdNumber: r, options: s, optionName: a}) => {
const l = Array.isArray(n) ? n : [ n ];
const d = [ ...l.map(n => initializeStdioItem(n, a)), ...handleInputOptions(s, r) ];
const u = filterDuplicates(d);
const f = u.length > 1;
validateStdioArray(u, f, a);
validateStreams(u);
return {
stdioItems: u,
isStdioArray: f
};
};
const initializeStdioItem = (n, r) => ({
type: getStdioItemType(n, r),
value: n,
optionName: r
});
const validateStdioArray = (n, r, s) => {
if (n.length === 0) throw new TypeError(`The \`${s}\` option must not be an empty array.`);
if (!r) return;
for (const {value: r, optionName: s} of n) if (Xe.has(r)) throw new Error(`The \`${s}\` option must not include \`${r}\`.`);
};
const Xe = new Set([ "ignore", "ipc" ]);
const validateStreams = n => {
for (const r of n) validateFileStdio(r);
};
const validateFileStdio = ({type: n, value: r, optionName: s}) => {
if (isRegularUrl(r)) throw new TypeError(`The \`${s}: URL\` option must use the \`file:\` scheme.\nFor example, you can use the \`pathToFileURL()\` method of the \`url\` core module.`);
if (isUnknownStdioString(n, r)) throw new TypeError(`The \`${s}: { file: '...' }\` option must be used instead of \`${s}: '...'\`.`);
};
const validateFileObjectMode = (n, r) => {
if (!r) return;
const s = n.find(({type: n}) => We.has(n));
if (s !== void 0) throw new TypeError(`The \`${s.optionName}\` option cannot use both files and transforms in objectMode.`);
};
const getFinalFileDescriptors = ({initialFileDescriptors: n, addProperties: r, options: s, isSync: a}) => {
const l = [];
try {
for (const d of n) l.push(getFinalFileDescriptor({
fileDescriptor: d,
fileDescriptors: l,
addProperties: r,
options: s,
isSync: a
}));
return l;
} catch (n) {
cleanupCustomStreams(l);
throw n;
}
};
const getFinalFileDescriptor = ({fileDescriptor: {direction: n, objectMode: r, stdioItems: s}, fileDescriptors: a, addProperties: l, options: d, isSync: u}) => {
const f = s.map(r => addStreamProperties({
stdioItem: r,
addProperties: l,
direction: n,
options: d,
fileDescriptors: a,
isSync: u
}));
return {
direction: n,
objectMode: r,
stdioItems: f
};
};
const addStreamProperties = ({stdioItem: n, addProperties: r, direction: s, options: a, fileDescriptors: l, isSync: d}) => {
const u = getDuplicateStream({
stdioItem: n,
direction: s,
fileDescriptors: l,
isSync: d
});
if (u !== void 0) return {
...n,
stream: u
};
return {
...n,
...r[s][n.type](n, a)
};
};
const cleanupCustomStreams = n => {
for (const {stdioItems: r} of n) for (const {stream: n} of r) n === void 0 || isStandardStream(n) || n.destroy();
};
const forwardStdio = n => {
if (n.length > 1) return n.some(({value: n}) => n === "overlapped") ? "overlapped" : "pipe";
const [{type: r, value: s}] = n;
return r === "native" ? s : "pipe";
};
const handleStdioSync = (n, r) => handleStdio(Je, n, r, true);
const forbiddenIfSync = ({type: n, optionName: r}) => {
throwInvalidSyncValue(r, He[n]);
};
const forbiddenNativeIfSync = ({optionName: n, value: r}) => {
r !== "ipc" && r !== "overlapped" || throwInvalidSyncValue(n, `"${r}"`);
return {};
};
const throwInvalidSyncValue = (n, r) => {
throw new TypeError(`The \`${n}\` option cannot be ${r} with synchronous methods.`);
};
const Qe = {
generator() {},
asyncGenerator: forbiddenIfSync,
webStream: forbiddenIfSync,
nodeStream: forbiddenIfSync,
webTransform: forbiddenIfSync,
duplex: forbiddenIfSync,
asyncIterable: forbiddenIfSync,
native: forbiddenNativeIfSync
};
const Je = {
input: {
...Qe,
fileUrl: ({value: n}) => ({
contents: [ bufferToUint8Array((0, Oe.readFileSync)(n)) ]
}),
filePath: ({value: {file: n}}) => ({
contents: [ bufferToUint8Array((0, Oe.readFileSync)(n)) ]
}),
fileNumber: forbiddenIfSync,
iterable: ({value: n}) => ({
contents: [ ...n ]
}),
string: ({value: n}) => ({
contents: [ n ]
}),
uint8Array: ({value: n}) => ({
contents: [ n ]
})
},
output: {
...Qe,
fileUrl: ({value: n}) => ({
path: n
}),
filePath: ({value: {file: n, append: r}}) => ({
path: n,
append: r
}),
fileNumber: ({value: n}) => ({
path: n
}),
iterable: forbiddenIfSync,
string: forbiddenIfSync,
uint8Array: forbiddenIfSync
}
};
const stripNewline = (n, {stripFinalNewline: r}, s) => getStripFinalNewline(r, s) && n !== void 0 && !Array.isArray(n) ? strip_final_newline_stripFinalNewline(n) : n;
const getStripFinalNewline = (n, r) => r === "all" ? n[1] || n[2] : n[r];
var Ze = s(57075);
const getSplitLinesGenerator = (n, r, s, a) => n || s ? void 0 : initializeSplitLines(r, a);
const splitLinesSync = (n, r, s) => s ? n.flatMap(n => splitLinesItemSync(n, r)) : splitLinesItemSync(n, r);
const splitLinesItemSync = (n, r) => {
const {transform: s, final: a} = initializeSplitLines(r, {});
return [ ...s(n), ...a() ];
};
const initializeSplitLines = (n, r) => {
r.previousChunks = "";
return {
transform: splitGenerator.bind(void 0, r, n),
final: linesFinal.bind(void 0, r)
};
};
const splitGenerator = function*(n, r, s) {
if (typeof s !== "string") {
yield s;
return;
}
let {previousChunks: a} = n;
let l = -1;
for (let d = 0; d < s.length; d += 1) if (s[d] === "\n") {
const u = getNewlineLength(s, d, r, n);
let f = s.slice(l + 1, d + 1 - u);
if (a.length > 0) {
f = concatString(a, f);
a = "";
}
yield f;
l = d;
}
l !== s.length - 1 && (a = concatString(a, s.slice(l + 1)));
n.previousChunks = a;
};
const getNewlineLength = (n, r, s, a) => {
if (s) return 0;
a.isWindowsNewline = r !== 0 && n[r - 1] === "\r";
return a.isWindowsNewline ? 2 : 1;
};
const linesFinal = function*({previousChunks: n}) {
n.length > 0 && (yield n);
};
const getAppendNewlineGenerator = ({binary: n, preserveNewlines: r, readableObjectMode: s, state: a}) => n || r || s ? void 0 : {
transform: appendNewlineGenerator.bind(void 0, a)
};
const appendNewlineGenerator = function*({isWindowsNewline: n = false}, r) {
const {unixNewline: s, windowsNewline: a, LF: l, concatBytes: d} = typeof r === "string" ? et : tt;
if (r.at(-1) === l) {
yield r;
return;
}
const u = n ? a : s;
yield d(r, u);
};
const concatString = (n, r) => `${n}${r}`;
const et = {
windowsNewline: "\r\n",
unixNewline: "\n",
LF: "\n",
concatBytes: concatString
};
const concatUint8Array = (n, r) => {
const s = new Uint8Array(n.length + r.length);
s.set(n, 0);
s.set(r, n.length);
return s;
};
const tt = {
windowsNewline: new Uint8Array([ 13, 10 ]),
unixNewline: new Uint8Array([ 10 ]),
LF: 10,
concatBytes: concatUint8Array
};
var nt = s(4573);
const getValidateTransformInput = (n, r) => n ? void 0 : validateStringTransformInput.bind(void 0, r);
const validateStringTransformInput = function*(n, r) {
if (typeof r !== "string" && !isUint8Array(r) && !nt.Buffer.isBuffer(r)) throw new TypeError(`The \`${n}\` option's transform must use "objectMode: true" to receive as input: ${typeof r}.`);
yield r;
};
const getValidateTransformReturn = (n, r) => n ? validateObjectTransformReturn.bind(void 0, r) : validateStringTransformReturn.bind(void 0, r);
const validateObjectTransformReturn = function*(n, r) {
validateEmptyReturn(n, r);
yield r;
};
const validateStringTransformReturn = function*(n, r) {
validateEmptyReturn(n, r);
if (typeof r !== "string" && !isUint8Array(r)) throw new TypeError(`The \`${n}\` option's function must yield a string or an Uint8Array, not ${typeof r}.`);
yield r;
};
const validateEmptyReturn = (n, r) => {
if (r === null || r === void 0) throw new TypeError(`The \`${n}\` option's function must not call \`yield ${r}\`.\nInstead, \`yield\` should either be called with a value, or not be called at all. For example:\n  if (condition) { yield value; }`);
};
const getEncodingTransformGenerator = (n, r, s) => {
if (s) return;
if (n) return {
transform: encodingUint8ArrayGenerator.bind(void 0, new TextEncoder)
};
const a = new d.StringDecoder(r);
return {
transform: encodingStringGenerator.bind(void 0, a),
final: encodingStringFinal.bind(void 0, a)
};
};
const encodingUint8ArrayGenerator = function*(n, r) {
nt.Buffer.isBuffer(r) ? yield bufferToUint8Array(r) : typeof r === "string" ? yield n.encode(r) : yield r;
};
const encodingStringGenerator = function*(n, r) {
yield isUint8Array(r) ? n.write(r) : r;
};
const encodingStringFinal = function*(n) {
const r = n.end();
r !== "" && (yield r);
};
const ot = (0, g.callbackify)(async (n, r, s, a) => {
r.currentIterable = n(...s);
try {
for await (const n of r.currentIterable) a.push(n);
} finally {
delete r.currentIterable;
}
});
const transformChunk = async function*(n, r, s) {
if (s === r.length) {
yield n;
return;
}
const {transform: a = identityGenerator} = r[s];
for await (const l of a(n)) yield* transformChunk(l, r, s + 1);
};
const finalChunks = async function*(n) {
for (const [r, {final: s}] of Object.entries(n)) yield* generatorFinalChunks(s, Number(r), n);
};
const generatorFinalChunks = async function*(n, r, s) {
if (n === void 0) return;
for await (const a of n()) yield* transformChunk(a, s, r + 1);
};
const rt = (0, g.callbackify)(async ({currentIterable: n}, r) => {
if (n !== void 0) {
await (r ? n.throw(r) : n.return());
return;
}
if (r) throw r;
});
const identityGenerator = function*(n) {
yield n;
};
const pushChunksSync = (n, r, s, a) => {
try {
for (const a of n(...r)) s.push(a);
a();
} catch (n) {
a(n);
}
};
const runTransformSync = (n, r) => [ ...r.flatMap(r => [ ...transformChunkSync(r, n, 0) ]), ...finalChunksSync(n) ];
const transformChunkSync = function*(n, r, s) {
if (s === r.length) {
yield n;
return;
}
const {transform: a = run_sync_identityGenerator} = r[s];
for (const l of a(n)) yield* transformChunkSync(l, r, s + 1);
};
const finalChunksSync = function*(n) {
for (const [r, {final: s}] of Object.entries(n)) yield* generatorFinalChunksSync(s, Number(r), n);
};
const generatorFinalChunksSync = function*(n, r, s) {
if (n === void 0) return;
for (const a of n()) yield* transformChunkSync(a, s, r + 1);
};
const run_sync_identityGenerator = function*(n) {
yield n;
};
const generatorToStream = ({value: n, value: {transform: r, final: s, writableObjectMode: a, readableObjectMode: l}, optionName: d}, {encoding: u}) => {
const f = {};
const p = addInternalGenerators(n, u, d);
const m = isAsyncGenerator(r);
const b = isAsyncGenerator(s);
const g = m ? ot.bind(void 0, transformChunk, f) : pushChunksSync.bind(void 0, transformChunkSync);
const y = m || b ? ot.bind(void 0, finalChunks, f) : pushChunksSync.bind(void 0, finalChunksSync);
const w = m || b ? rt.bind(void 0, f) : void 0;
const S = new Ze.Transform({
writableObjectMode: a,
writableHighWaterMark: (0, Ze.getDefaultHighWaterMark)(a),
readableObjectMode: l,
readableHighWaterMark: (0, Ze.getDefaultHighWaterMark)(l),
transform(n, r, s) {
g([ n, p, 0 ], this, s);
},
flush(n) {
y([ p ], this, n);
},
destroy: w
});
return {
stream: S
};
};
const runGeneratorsSync = (n, r, s, a) => {
const l = r.filter(({type: n}) => n === "generator");
const d = a ? l.reverse() : l;
for (const {value: r, optionName: a} of d) {
const l = addInternalGenerators(r, s, a);
n = runTransformSync(l, n);
}
return n;
};
const addInternalGenerators = ({transform: n, final: r, binary: s, writableObjectMode: a, readableObjectMode: l, preserveNewlines: d}, u, f) => {
const p = {};
return [ {
transform: getValidateTransformInput(a, f)
}, getEncodingTransformGenerator(s, u, a), getSplitLinesGenerator(s, d, a, p), {
transform: n,
final: r
}, {
transform: getValidateTransformReturn(l, f)
}, getAppendNewlineGenerator({
binary: s,
preserveNewlines: d,
readableObjectMode: l,
state: p
}) ].filter(Boolean);
};
const addInputOptionsSync = (n, r) => {
for (const s of getInputFdNumbers(n)) addInputOptionSync(n, s, r);
};
const getInputFdNumbers = n => new Set(Object.entries(n).filter(([, {direction: n}]) => n === "input").map(([n]) => Number(n)));
const addInputOptionSync = (n, r, s) => {
const {stdioItems: a} = n[r];
const l = a.filter(({contents: n}) => n !== void 0);
if (l.length === 0) return;
if (r !== 0) {
const [{type: n, optionName: r}] = l;
throw new TypeError(`Only the \`stdin\` option, not \`${r}\`, can be ${He[n]} with synchronous methods.`);
}
const d = l.map(({contents: n}) => n);
const u = d.map(n => applySingleInputGeneratorsSync(n, a));
s.input = joinToUint8Array(u);
};
const applySingleInputGeneratorsSync = (n, r) => {
const s = runGeneratorsSync(n, r, "utf8", true);
validateSerializable(s);
return joinToUint8Array(s);
};
const validateSerializable = n => {
const r = n.find(n => typeof n !== "string" && !isUint8Array(n));
if (r !== void 0) throw new TypeError(`The \`stdin\` option is invalid: when passing objects as input, a transform must be used to serialize them to strings or Uint8Arrays: ${r}.`);
};
const shouldLogOutput = ({stdioItems: n, encoding: r, verboseInfo: s, fdNumber: a}) => a !== "all" && isFullVerbose(s, a) && !Ee.has(r) && fdUsesVerbose(a) && (n.some(({type: n, value: r}) => n === "native" && st.has(r)) || n.every(({type: n}) => Ge.has(n)));
const fdUsesVerbose = n => n === 1 || n === 2;
const st = new Set([ "pipe", "overlapped" ]);
const logLines = async (n, r, s, a) => {
for await (const l of n) isPipingStream(r) || logLine(l, s, a);
};
const logLinesSync = (n, r, s) => {
for (const a of n) logLine(a, r, s);
};
const isPipingStream = n => n._readableState.pipes.length > 0;
const logLine = (n, r, s) => {
const a = serializeVerboseMessage(n);
verboseLog({
type: "output",
verboseMessage: a,
fdNumber: r,
verboseInfo: s
});
};
const transformOutputSync = ({fileDescriptors: n, syncResult: {output: r}, options: s, isMaxBuffer: a, verboseInfo: l}) => {
if (r === null) return {
output: Array.from({
length: 3
})
};
const d = {};
const u = new Set([]);
const f = r.map((r, f) => transformOutputResultSync({
result: r,
fileDescriptors: n,
fdNumber: f,
state: d,
outputFiles: u,
isMaxBuffer: a,
verboseInfo: l
}, s));
return {
output: f,
...d
};
};
const transformOutputResultSync = ({result: n, fileDescriptors: r, fdNumber: s, state: a, outputFiles: l, isMaxBuffer: d, verboseInfo: u}, {buffer: f, encoding: p, lines: m, stripFinalNewline: b, maxBuffer: g}) => {
if (n === null) return;
const y = truncateMaxBufferSync(n, d, g);
const w = bufferToUint8Array(y);
const {stdioItems: S, objectMode: v} = r[s];
const x = runOutputGeneratorsSync([ w ], S, p, a);
const {serializedResult: E, finalResult: D = E} = serializeChunks({
chunks: x,
objectMode: v,
encoding: p,
lines: m,
stripFinalNewline: b,
fdNumber: s
});
logOutputSync({
serializedResult: E,
fdNumber: s,
state: a,
verboseInfo: u,
encoding: p,
stdioItems: S,
objectMode: v
});
const T = f[s] ? D : void 0;
try {
a.error === void 0 && writeToFiles(E, S, l);
return T;
} catch (n) {
a.error = n;
return T;
}
};
const runOutputGeneratorsSync = (n, r, s, a) => {
try {
return runGeneratorsSync(n, r, s, false);
} catch (r) {
a.error = r;
return n;
}
};
const serializeChunks = ({chunks: n, objectMode: r, encoding: s, lines: a, stripFinalNewline: l, fdNumber: d}) => {
if (r) return {
serializedResult: n
};
if (s === "buffer") return {
serializedResult: joinToUint8Array(n)
};
const u = joinToString(n, s);
if (a[d]) return {
serializedResult: u,
finalResult: splitLinesSync(u, !l[d], r)
};
return {
serializedResult: u
};
};
const logOutputSync = ({serializedResult: n, fdNumber: r, state: s, verboseInfo: a, encoding: l, stdioItems: d, objectMode: u}) => {
if (!shouldLogOutput({
stdioItems: d,
encoding: l,
verboseInfo: a,
fdNumber: r
})) return;
const f = splitLinesSync(n, false, u);
try {
logLinesSync(f, r, a);
} catch (n) {
s.error ??= n;
}
};
const writeToFiles = (n, r, s) => {
for (const {path: a, append: l} of r.filter(({type: n}) => We.has(n))) {
const r = typeof a === "string" ? a : a.toString();
if (l || s.has(r)) (0, Oe.appendFileSync)(a, n); else {
s.add(r);
(0, Oe.writeFileSync)(a, n);
}
}
};
const getAllSync = ([, n, r], s) => {
if (!s.all) return;
if (n === void 0) return r;
if (r === void 0) return n;
if (Array.isArray(n)) return Array.isArray(r) ? [ ...n, ...r ] : [ ...n, stripNewline(r, s, "all") ];
if (Array.isArray(r)) return [ stripNewline(n, s, "all"), ...r ];
if (isUint8Array(n) && isUint8Array(r)) return concatUint8Arrays([ n, r ]);
return `${n}${r}`;
};
const waitForExit = async (n, r) => {
const [s, a] = await waitForExitOrError(n);
r.isForcefullyTerminated ??= false;
return [ s, a ];
};
const waitForExitOrError = async n => {
const [r, s] = await Promise.allSettled([ (0, se.once)(n, "spawn"), (0, se.once)(n, "exit") ]);
if (r.status === "rejected") return [];
return s.status === "rejected" ? waitForSubprocessExit(n) : s.value;
};
const waitForSubprocessExit = async n => {
try {
return await (0, se.once)(n, "exit");
} catch {
return waitForSubprocessExit(n);
}
};
const waitForSuccessfulExit = async n => {
const [r, s] = await n;
if (!isSubprocessErrorExit(r, s) && isFailedExit(r, s)) throw new DiscardedError;
return [ r, s ];
};
const isSubprocessErrorExit = (n, r) => n === void 0 && r === void 0;
const isFailedExit = (n, r) => n !== 0 || r !== null;
const getExitResultSync = ({error: n, status: r, signal: s, output: a}, {maxBuffer: l}) => {
const d = getResultError(n, r, s);
const u = d?.code === "ETIMEDOUT";
const f = isMaxBufferSync(d, a, l);
return {
resultError: d,
exitCode: r,
signal: s,
timedOut: u,
isMaxBuffer: f
};
};
const getResultError = (n, r, s) => {
if (n !== void 0) return n;
return isFailedExit(r, s) ? new DiscardedError : void 0;
};
const execaCoreSync = (n, r, s) => {
const {file: a, commandArguments: l, command: d, escapedCommand: u, startTime: f, verboseInfo: p, options: m, fileDescriptors: b} = handleSyncArguments(n, r, s);
const g = spawnSubprocessSync({
file: a,
commandArguments: l,
options: m,
command: d,
escapedCommand: u,
verboseInfo: p,
fileDescriptors: b,
startTime: f
});
return handleResult(g, p, m);
};
const handleSyncArguments = (n, r, s) => {
const {command: a, escapedCommand: l, startTime: d, verboseInfo: u} = handleCommand(n, r, s);
const f = normalizeSyncOptions(s);
const {file: p, commandArguments: m, options: b} = normalizeOptions(n, r, f);
validateSyncOptions(b);
const g = handleStdioSync(b, u);
return {
file: p,
commandArguments: m,
command: a,
escapedCommand: l,
startTime: d,
verboseInfo: u,
options: b,
fileDescriptors: g
};
};
const normalizeSyncOptions = n => n.node && !n.ipc ? {
...n,
ipc: false
} : n;
const validateSyncOptions = ({ipc: n, ipcInput: r, detached: s, cancelSignal: a}) => {
r && throwInvalidSyncOption("ipcInput");
n && throwInvalidSyncOption("ipc: true");
s && throwInvalidSyncOption("detached: true");
a && throwInvalidSyncOption("cancelSignal");
};
const throwInvalidSyncOption = n => {
throw new TypeError(`The "${n}" option cannot be used with synchronous methods.`);
};
const spawnSubprocessSync = ({file: n, commandArguments: r, options: s, command: a, escapedCommand: l, verboseInfo: d, fileDescriptors: u, startTime: f}) => {
const p = runSubprocessSync({
file: n,
commandArguments: r,
options: s,
command: a,
escapedCommand: l,
fileDescriptors: u,
startTime: f
});
if (p.failed) return p;
const {resultError: m, exitCode: b, signal: g, timedOut: y, isMaxBuffer: w} = getExitResultSync(p, s);
const {output: S, error: v = m} = transformOutputSync({
fileDescriptors: u,
syncResult: p,
options: s,
isMaxBuffer: w,
verboseInfo: d
});
const x = S.map((n, r) => stripNewline(n, s, r));
const E = stripNewline(getAllSync(S, s), s, "all");
return getSyncResult({
error: v,
exitCode: b,
signal: g,
timedOut: y,
isMaxBuffer: w,
stdio: x,
all: E,
options: s,
command: a,
escapedCommand: l,
startTime: f
});
};
const runSubprocessSync = ({file: n, commandArguments: r, options: s, command: a, escapedCommand: d, fileDescriptors: u, startTime: f}) => {
try {
addInputOptionsSync(u, s);
const a = normalizeSpawnSyncOptions(s);
return (0, l.spawnSync)(...concatenateShell(n, r, a));
} catch (n) {
return makeEarlyError({
error: n,
command: a,
escapedCommand: d,
fileDescriptors: u,
options: s,
startTime: f,
isSync: true
});
}
};
const normalizeSpawnSyncOptions = ({encoding: n, maxBuffer: r, ...s}) => ({
...s,
encoding: "buffer",
maxBuffer: getMaxBufferSync(r)
});
const getSyncResult = ({error: n, exitCode: r, signal: s, timedOut: a, isMaxBuffer: l, stdio: d, all: u, options: f, command: p, escapedCommand: m, startTime: b}) => n === void 0 ? makeSuccessResult({
command: p,
escapedCommand: m,
stdio: d,
all: u,
ipcOutput: [],
options: f,
startTime: b
}) : makeError({
error: n,
command: p,
escapedCommand: m,
timedOut: a,
isCanceled: false,
isGracefullyCanceled: false,
isMaxBuffer: l,
isForcefullyTerminated: false,
exitCode: r,
signal: s,
stdio: d,
all: u,
ipcOutput: [],
options: f,
startTime: b,
isSync: true
});
const getOneMessage = ({anyProcess: n, channel: r, isSubprocess: s, ipc: a}, {reference: l = true, filter: d} = {}) => {
validateIpcMethod({
methodName: "getOneMessage",
isSubprocess: s,
ipc: a,
isConnected: isConnected(n)
});
return getOneMessageAsync({
anyProcess: n,
channel: r,
isSubprocess: s,
filter: d,
reference: l
});
};
const getOneMessageAsync = async ({anyProcess: n, channel: r, isSubprocess: s, filter: a, reference: l}) => {
addReference(r, l);
const d = getIpcEmitter(n, r, s);
const u = new AbortController;
try {
return await Promise.race([ getMessage(d, a, u), get_one_throwOnDisconnect(d, s, u), throwOnStrictError(d, s, u) ]);
} catch (r) {
disconnect(n);
throw r;
} finally {
u.abort();
removeReference(r, l);
}
};
const getMessage = async (n, r, {signal: s}) => {
if (r === void 0) {
const [r] = await (0, se.once)(n, "message", {
signal: s
});
return r;
}
for await (const [a] of (0, se.on)(n, "message", {
signal: s
})) if (r(a)) return a;
};
const get_one_throwOnDisconnect = async (n, r, {signal: s}) => {
await (0, se.once)(n, "disconnect", {
signal: s
});
throwOnEarlyDisconnect(r);
};
const throwOnStrictError = async (n, r, {signal: s}) => {
const [a] = await (0, se.once)(n, "strict:error", {
signal: s
});
throw getStrictResponseError(a, r);
};
const getEachMessage = ({anyProcess: n, channel: r, isSubprocess: s, ipc: a}, {reference: l = true} = {}) => loopOnMessages({
anyProcess: n,
channel: r,
isSubprocess: s,
ipc: a,
shouldAwait: !s,
reference: l
});
const loopOnMessages = ({anyProcess: n, channel: r, isSubprocess: s, ipc: a, shouldAwait: l, reference: d}) => {
validateIpcMethod({
methodName: "getEachMessage",
isSubprocess: s,
ipc: a,
isConnected: isConnected(n)
});
addReference(r, d);
const u = getIpcEmitter(n, r, s);
const f = new AbortController;
const p = {};
stopOnDisconnect(n, u, f);
abortOnStrictError({
ipcEmitter: u,
isSubprocess: s,
controller: f,
state: p
});
return iterateOnMessages({
anyProcess: n,
channel: r,
ipcEmitter: u,
isSubprocess: s,
shouldAwait: l,
controller: f,
state: p,
reference: d
});
};
const stopOnDisconnect = async (n, r, s) => {
try {
await (0, se.once)(r, "disconnect", {
signal: s.signal
});
s.abort();
} catch {}
};
const abortOnStrictError = async ({ipcEmitter: n, isSubprocess: r, controller: s, state: a}) => {
try {
const [l] = await (0, se.once)(n, "strict:error", {
signal: s.signal
});
a.error = getStrictResponseError(l, r);
s.abort();
} catch {}
};
const iterateOnMessages = async function*({anyProcess: n, channel: r, ipcEmitter: s, isSubprocess: a, shouldAwait: l, controller: d, state: u, reference: f}) {
try {
for await (const [n] of (0, se.on)(s, "message", {
signal: d.signal
})) {
throwIfStrictError(u);
yield n;
}
} catch {
throwIfStrictError(u);
} finally {
d.abort();
removeReference(r, f);
a || disconnect(n);
l && await n;
}
};
const throwIfStrictError = ({error: n}) => {
if (n) throw n;
};
const addIpcMethods = (n, {ipc: r}) => {
Object.assign(n, getIpcMethods(n, false, r));
};
const getIpcExport = () => {
const n = y;
const r = true;
const s = y.channel !== void 0;
return {
...getIpcMethods(n, r, s),
getCancelSignal: getCancelSignal.bind(void 0, {
anyProcess: n,
channel: n.channel,
isSubprocess: r,
ipc: s
})
};
};
const getIpcMethods = (n, r, s) => ({
sendMessage: sendMessage.bind(void 0, {
anyProcess: n,
channel: n.channel,
isSubprocess: r,
ipc: s
}),
getOneMessage: getOneMessage.bind(void 0, {
anyProcess: n,
channel: n.channel,
isSubprocess: r,
ipc: s
}),
getEachMessage: getEachMessage.bind(void 0, {
anyProcess: n,
channel: n.channel,
isSubprocess: r,
ipc: s
})
});
const handleEarlyError = ({error: n, command: r, escapedCommand: s, fileDescriptors: a, options: d, startTime: u, verboseInfo: f}) => {
cleanupCustomStreams(a);
const p = new l.ChildProcess;
createDummyStreams(p, a);
Object.assign(p, {
readable: readable,
writable: writable,
duplex: duplex
});
const m = makeEarlyError({
error: n,
command: r,
escapedCommand: s,
fileDescriptors: a,
options: d,
startTime: u,
isSync: false
});
const b = handleDummyPromise(m, f, d);
return {
subprocess: p,
promise: b
};
};
const createDummyStreams = (n, r) => {
const s = createDummyStream();
const a = createDummyStream();
const l = createDummyStream();
const d = Array.from({
length: r.length - 3
}, createDummyStream);
const u = createDummyStream();
const f = [ s, a, l, ...d ];
Object.assign(n, {
stdin: s,
stdout: a,
stderr: l,
all: u,
stdio: f
});
};
const createDummyStream = () => {
const n = new Ze.PassThrough;
n.end();
return n;
};
const readable = () => new Ze.Readable({
read() {}
});
const writable = () => new Ze.Writable({
write() {}
});
const duplex = () => new Ze.Duplex({
read() {},
write() {}
});
const handleDummyPromise = async (n, r, s) => handleResult(n, r, s);
const handleStdioAsync = (n, r) => handleStdio(at, n, r, false);
const forbiddenIfAsync = ({type: n, optionName: r}) => {
throw new TypeError(`The \`${r}\` option cannot be ${He[n]}.`);
};
const it = {
fileNumber: forbiddenIfAsync,
generator: generatorToStream,
asyncGenerator: generatorToStream,
nodeStream: ({value: n}) => ({
stream: n
}),
webTransform({value: {transform: n, writableObjectMode: r, readableObjectMode: s}}) {
const a = r || s;
const l = Ze.Duplex.fromWeb(n, {
objectMode: a
});
return {
stream: l
};
},
duplex: ({value: {transform: n}}) => ({
stream: n
}),
native() {}
};
const at = {
input: {
...it,
fileUrl: ({value: n}) => ({
stream: (0, Oe.createReadStream)(n)
}),
filePath: ({value: {file: n}}) => ({
stream: (0, Oe.createReadStream)(n)
}),
webStream: ({value: n}) => ({
stream: Ze.Readable.fromWeb(n)
}),
iterable: ({value: n}) => ({
stream: Ze.Readable.from(n)
}),
asyncIterable: ({value: n}) => ({
stream: Ze.Readable.from(n)
}),
string: ({value: n}) => ({
stream: Ze.Readable.from(n)
}),
uint8Array: ({value: n}) => ({
stream: Ze.Readable.from(nt.Buffer.from(n))
})
},
output: {
...it,
fileUrl: ({value: n}) => ({
stream: (0, Oe.createWriteStream)(n)
}),
filePath: ({value: {file: n, append: r}}) => ({
stream: (0, Oe.createWriteStream)(n, r ? {
flags: "a"
} : {})
}),
webStream: ({value: n}) => ({
stream: Ze.Writable.fromWeb(n)
}),
iterable: forbiddenIfAsync,
asyncIterable: forbiddenIfAsync,
string: forbiddenIfAsync,
uint8Array: forbiddenIfAsync
}
};
var ct = s(46466);
function mergeStreams(n) {
if (!Array.isArray(n)) throw new TypeError(`Expected an array, got \`${typeof n}\`.`);
for (const r of n) validateStream(r);
const r = n.some(({readableObjectMode: n}) => n);
const s = getHighWaterMark(n, r);
const a = new MergedStream({
objectMode: r,
writableHighWaterMark: s,
readableHighWaterMark: s
});
for (const r of n) a.add(r);
return a;
}
const getHighWaterMark = (n, r) => {
if (n.length === 0) return (0, Ze.getDefaultHighWaterMark)(r);
const s = n.filter(({readableObjectMode: n}) => n === r).map(({readableHighWaterMark: n}) => n);
return Math.max(...s);
};
class MergedStream extends Ze.PassThrough {
#i=new Set([]);
#a=new Set([]);
#c=new Set([]);
#l;
#d=Symbol("unpipe");
#u=new WeakMap;
add(n) {
validateStream(n);
if (this.#i.has(n)) return;
this.#i.add(n);
this.#l ??= onMergedStreamFinished(this, this.#i, this.#d);
const r = endWhenStreamsDone({
passThroughStream: this,
stream: n,
streams: this.#i,
ended: this.#a,
aborted: this.#c,
onFinished: this.#l,
unpipeEvent: this.#d
});
this.#u.set(n, r);
n.pipe(this, {
end: false
});
}
async remove(n) {
validateStream(n);
if (!this.#i.has(n)) return false;
const r = this.#u.get(n);
if (r === void 0) return false;
this.#u.delete(n);
n.unpipe(this);
await r;
return true;
}
}
const onMergedStreamFinished = async (n, r, s) => {
updateMaxListeners(n, lt);
const a = new AbortController;
try {
await Promise.race([ onMergedStreamEnd(n, a), onInputStreamsUnpipe(n, r, s, a) ]);
} finally {
a.abort();
updateMaxListeners(n, -lt);
}
};
const onMergedStreamEnd = async (n, {signal: r}) => {
try {
await (0, ct.finished)(n, {
signal: r,
cleanup: true
});
} catch (r) {
errorOrAbortStream(n, r);
throw r;
}
};
const onInputStreamsUnpipe = async (n, r, s, {signal: a}) => {
for await (const [l] of (0, se.on)(n, "unpipe", {
signal: a
})) r.has(l) && l.emit(s);
};
const validateStream = n => {
if (typeof n?.pipe !== "function") throw new TypeError(`Expected a readable stream, got: \`${typeof n}\`.`);
};
const endWhenStreamsDone = async ({passThroughStream: n, stream: r, streams: s, ended: a, aborted: l, onFinished: d, unpipeEvent: u}) => {
updateMaxListeners(n, dt);
const f = new AbortController;
try {
await Promise.race([ afterMergedStreamFinished(d, r, f), onInputStreamEnd({
passThroughStream: n,
stream: r,
streams: s,
ended: a,
aborted: l,
controller: f
}), onInputStreamUnpipe({
stream: r,
streams: s,
ended: a,
aborted: l,
unpipeEvent: u,
controller: f
}) ]);
} finally {
f.abort();
updateMaxListeners(n, -dt);
}
s.size > 0 && s.size === a.size + l.size && (a.size === 0 && l.size > 0 ? abortStream(n) : endStream(n));
};
const afterMergedStreamFinished = async (n, r, {signal: s}) => {
try {
await n;
s.aborted || abortStream(r);
} catch (n) {
s.aborted || errorOrAbortStream(r, n);
}
};
const onInputStreamEnd = async ({passThroughStream: n, stream: r, streams: s, ended: a, aborted: l, controller: {signal: d}}) => {
try {
await (0, ct.finished)(r, {
signal: d,
cleanup: true,
readable: true,
writable: false
});
s.has(r) && a.add(r);
} catch (a) {
if (d.aborted || !s.has(r)) return;
isAbortError(a) ? l.add(r) : errorStream(n, a);
}
};
const onInputStreamUnpipe = async ({stream: n, streams: r, ended: s, aborted: a, unpipeEvent: l, controller: {signal: d}}) => {
await (0, se.once)(n, l, {
signal: d
});
if (!n.readable) return (0, se.once)(d, "abort", {
signal: d
});
r.delete(n);
s.delete(n);
a.delete(n);
};
const endStream = n => {
n.writable && n.end();
};
const errorOrAbortStream = (n, r) => {
isAbortError(r) ? abortStream(n) : errorStream(n, r);
};
const isAbortError = n => n?.code === "ERR_STREAM_PREMATURE_CLOSE";
const abortStream = n => {
(n.readable || n.writable) && n.destroy();
};
const errorStream = (n, r) => {
if (!n.destroyed) {
n.once("error", noop);
n.destroy(r);
}
};
const noop = () => {};
const updateMaxListeners = (n, r) => {
const s = n.getMaxListeners();
s !== 0 && s !== Number.POSITIVE_INFINITY && n.setMaxListeners(s + r);
};
const lt = 2;
const dt = 1;
const pipeStreams = (n, r) => {
n.pipe(r);
onSourceFinish(n, r);
onDestinationFinish(n, r);
};
const onSourceFinish = async (n, r) => {
if (isStandardStream(n) || isStandardStream(r)) return;
try {
await (0, ct.finished)(n, {
cleanup: true,
readable: true,
writable: false
});
} catch {}
endDestinationStream(r);
};
const endDestinationStream = n => {
n.writable && n.end();
};
const onDestinationFinish = async (n, r) => {
if (isStandardStream(n) || isStandardStream(r)) return;
try {
await (0, ct.finished)(r, {
cleanup: true,
readable: false,
writable: true
});
} catch {}
abortSourceStream(n);
};
const abortSourceStream = n => {
n.readable && n.destroy();
};
const pipeOutputAsync = (n, r, s) => {
const a = new Map;
for (const [l, {stdioItems: d, direction: u}] of Object.entries(r)) {
for (const {stream: r} of d.filter(({type: n}) => Ge.has(n))) pipeTransform(n, r, u, l);
for (const {stream: r} of d.filter(({type: n}) => !Ge.has(n))) pipeStdioItem({
subprocess: n,
stream: r,
direction: u,
fdNumber: l,
pipeGroups: a,
controller: s
});
}
for (const [n, r] of a.entries()) {
const s = r.length === 1 ? r[0] : mergeStreams(r);
pipeStreams(s, n);
}
};
const pipeTransform = (n, r, s, a) => {
s === "output" ? pipeStreams(n.stdio[a], r) : pipeStreams(r, n.stdio[a]);
const l = ut[a];
l !== void 0 && (n[l] = r);
n.stdio[a] = r;
};
const ut = [ "stdin", "stdout", "stderr" ];
const pipeStdioItem = ({subprocess: n, stream: r, direction: s, fdNumber: a, pipeGroups: l, controller: d}) => {
if (r === void 0) return;
setStandardStreamMaxListeners(r, d);
const [u, f] = s === "output" ? [ r, n.stdio[a] ] : [ n.stdio[a], r ];
const p = l.get(u) ?? [];
l.set(u, [ ...p, f ]);
};
const setStandardStreamMaxListeners = (n, {signal: r}) => {
isStandardStream(n) && incrementMaxListeners(n, ft, r);
};
const ft = 2;
const pt = [];
pt.push("SIGHUP", "SIGINT", "SIGTERM");
process.platform !== "win32" && pt.push("SIGALRM", "SIGABRT", "SIGVTALRM", "SIGXCPU", "SIGXFSZ", "SIGUSR2", "SIGTRAP", "SIGSYS", "SIGQUIT", "SIGIOT");
process.platform === "linux" && pt.push("SIGIO", "SIGPOLL", "SIGPWR", "SIGSTKFLT");
const processOk = n => !!n && typeof n === "object" && typeof n.removeListener === "function" && typeof n.emit === "function" && typeof n.reallyExit === "function" && typeof n.listeners === "function" && typeof n.kill === "function" && typeof n.pid === "number" && typeof n.on === "function";
const mt = Symbol.for("signal-exit emitter");
const ht = globalThis;
const bt = Object.defineProperty.bind(Object);
class Emitter {
emitted={
afterExit: false,
exit: false
};
listeners={
afterExit: [],
exit: []
};
count=0;
id=Math.random();
constructor() {
if (ht[mt]) return ht[mt];
bt(ht, mt, {
value: this,
writable: false,
enumerable: false,
configurable: false
});
}
on(n, r) {
this.listeners[n].push(r);
}
removeListener(n, r) {
const s = this.listeners[n];
const a = s.indexOf(r);
if (a === -1) return;
a === 0 && s.length === 1 ? s.length = 0 : s.splice(a, 1);
}
emit(n, r, s) {
if (this.emitted[n]) return false;
this.emitted[n] = true;
let a = false;
for (const l of this.listeners[n]) a = l(r, s) === true || a;
n === "exit" && (a = this.emit("afterExit", r, s) || a);
return a;
}
}
class SignalExitBase {}
const signalExitWrap = n => ({
onExit(r, s) {
return n.onExit(r, s);
},
load() {
return n.load();
},
unload() {
return n.unload();
}
});
class SignalExitFallback extends SignalExitBase {
onExit() {
return () => {};
}
load() {}
unload() {}
}
class SignalExit extends SignalExitBase {
#f=gt.platform === "win32" ? "SIGINT" : "SIGHUP";
#p=new Emitter;
#m;
#h;
#b;
#g={};
#y=false;
constructor(n) {
super();
this.#m = n;
this.#g = {};
for (const r of pt) this.#g[r] = () => {
const s = this.#m.listeners(r);
let {count: a} = this.#p;
const l = n;
typeof l.__signal_exit_emitter__ === "object" && typeof l.__signal_exit_emitter__.count === "number" && (a += l.__signal_exit_emitter__.count);
if (s.length === a) {
this.unload();
const s = this.#p.emit("exit", null, r);
const a = r === "SIGHUP" ? this.#f : r;
s || n.kill(n.pid, a);
}
};
this.#b = n.reallyExit;
this.#h = n.emit;
}
onExit(n, r) {
if (!processOk(this.#m)) return () => {};
this.#y === false && this.load();
const s = r?.alwaysLast ? "afterExit" : "exit";
this.#p.on(s, n);
return () => {
this.#p.removeListener(s, n);
this.#p.listeners["exit"].length === 0 && this.#p.listeners["afterExit"].length === 0 && this.unload();
};
}
load() {
if (this.#y) return;
this.#y = true;
this.#p.count += 1;
for (const n of pt) try {
const r = this.#g[n];
r && this.#m.on(n, r);
} catch (n) {}
this.#m.emit = (n, ...r) => this.#w(n, ...r);
this.#m.reallyExit = n => this.#S(n);
}
unload() {
if (!this.#y) return;
this.#y = false;
pt.forEach(n => {
const r = this.#g[n];
if (!r) throw new Error("Listener not defined for signal: " + n);
try {
this.#m.removeListener(n, r);
} catch (n) {}
});
this.#m.emit = this.#h;
this.#m.reallyExit = this.#b;
this.#p.count -= 1;
}
#S(n) {
if (!processOk(this.#m)) return 0;
this.#m.exitCode = n || 0;
this.#p.emit("exit", this.#m.exitCode, null);
return this.#b.call(this.#m, this.#m.exitCode);
}
#w(n, ...r) {
const s = this.#h;
if (n === "exit" && processOk(this.#m)) {
typeof r[0] === "number" && (this.#m.exitCode = r[0]);
const a = s.call(this.#m, n, ...r);
this.#p.emit("exit", this.#m.exitCode, null);
return a;
}
return s.call(this.#m, n, ...r);
}
}
const gt = globalThis.process;
const {onExit: yt, load: wt, unload: St} = signalExitWrap(processOk(gt) ? new SignalExit(gt) : new SignalExitFallback);
const cleanupOnExit = (n, {cleanup: r, detached: s}, {signal: a}) => {
if (!r || s) return;
const l = yt(() => {
n.kill();
});
(0, se.addAbortListener)(a, () => {
l();
});
};
const normalizePipeArguments = ({source: n, sourcePromise: r, boundOptions: s, createNested: a}, ...l) => {
const d = getStartTime();
const {destination: u, destinationStream: f, destinationError: p, from: m, unpipeSignal: b} = getDestinationStream(s, a, l);
const {sourceStream: g, sourceError: y} = getSourceStream(n, m);
const {options: w, fileDescriptors: S} = ce.get(n);
return {
sourcePromise: r,
sourceStream: g,
sourceOptions: w,
sourceError: y,
destination: u,
destinationStream: f,
destinationError: p,
unpipeSignal: b,
fileDescriptors: S,
startTime: d
};
};
const getDestinationStream = (n, r, s) => {
try {
const {destination: a, pipeOptions: {from: l, to: d, unpipeSignal: u} = {}} = getDestination(n, r, ...s);
const f = getToStream(a, d);
return {
destination: a,
destinationStream: f,
from: l,
unpipeSignal: u
};
} catch (n) {
return {
destinationError: n
};
}
};
const getDestination = (n, r, s, ...a) => {
if (Array.isArray(s)) {
const l = r(mapDestinationArguments, n)(s, ...a);
return {
destination: l,
pipeOptions: n
};
}
if (typeof s === "string" || s instanceof URL || isDenoExecPath(s)) {
if (Object.keys(n).length > 0) throw new TypeError('Please use .pipe("file", ..., options) or .pipe(execa("file", ..., options)) instead of .pipe(options)("file", ...).');
const [l, d, u] = normalizeParameters(s, ...a);
const f = r(mapDestinationArguments)(l, d, u);
return {
destination: f,
pipeOptions: u
};
}
if (ce.has(s)) {
if (Object.keys(n).length > 0) throw new TypeError("Please use .pipe(options)`command` or .pipe($(options)`command`) instead of .pipe(options)($`command`).");
return {
destination: s,
pipeOptions: a[0]
};
}
throw new TypeError(`The first argument must be a template string, an options object, or an Execa subprocess: ${s}`);
};
const mapDestinationArguments = ({options: n}) => ({
options: {
...n,
stdin: "pipe",
piped: true
}
});
const getSourceStream = (n, r) => {
try {
const s = getFromStream(n, r);
return {
sourceStream: s
};
} catch (n) {
return {
sourceError: n
};
}
};
const handlePipeArgumentsError = ({sourceStream: n, sourceError: r, destinationStream: s, destinationError: a, fileDescriptors: l, sourceOptions: d, startTime: u}) => {
const f = getPipeArgumentsError({
sourceStream: n,
sourceError: r,
destinationStream: s,
destinationError: a
});
if (f !== void 0) throw createNonCommandError({
error: f,
fileDescriptors: l,
sourceOptions: d,
startTime: u
});
};
const getPipeArgumentsError = ({sourceStream: n, sourceError: r, destinationStream: s, destinationError: a}) => {
if (r !== void 0 && a !== void 0) return a;
if (a !== void 0) {
abortSourceStream(n);
return a;
}
if (r !== void 0) {
endDestinationStream(s);
return r;
}
};
const createNonCommandError = ({error: n, fileDescriptors: r, sourceOptions: s, startTime: a}) => makeEarlyError({
error: n,
command: vt,
escapedCommand: vt,
fileDescriptors: r,
options: s,
startTime: a,
isSync: false
});
const vt = "source.pipe(destination)";
const waitForBothSubprocesses = async n => {
const [{status: r, reason: s, value: a = s}, {status: l, reason: d, value: u = d}] = await n;
u.pipedFrom.includes(a) || u.pipedFrom.push(a);
if (l === "rejected") throw u;
if (r === "rejected") throw a;
return u;
};
const pipeSubprocessStream = (n, r, s) => {
const a = xt.has(r) ? pipeMoreSubprocessStream(n, r) : pipeFirstSubprocessStream(n, r);
incrementMaxListeners(n, Et, s.signal);
incrementMaxListeners(r, Dt, s.signal);
cleanupMergedStreamsMap(r);
return a;
};
const pipeFirstSubprocessStream = (n, r) => {
const s = mergeStreams([ n ]);
pipeStreams(s, r);
xt.set(r, s);
return s;
};
const pipeMoreSubprocessStream = (n, r) => {
const s = xt.get(r);
s.add(n);
return s;
};
const cleanupMergedStreamsMap = async n => {
try {
await (0, ct.finished)(n, {
cleanup: true,
readable: false,
writable: true
});
} catch {}
xt.delete(n);
};
const xt = new WeakMap;
const Et = 2;
const Dt = 1;
const unpipeOnAbort = (n, r) => n === void 0 ? [] : [ unpipeOnSignalAbort(n, r) ];
const unpipeOnSignalAbort = async (n, {sourceStream: r, mergedStream: s, fileDescriptors: a, sourceOptions: l, startTime: d}) => {
await (0, g.aborted)(n, r);
await s.remove(r);
const u = new Error("Pipe canceled by `unpipeSignal` option.");
throw createNonCommandError({
error: u,
fileDescriptors: a,
sourceOptions: l,
startTime: d
});
};
const pipeToSubprocess = (n, ...r) => {
if (isPlainObject(r[0])) return pipeToSubprocess.bind(void 0, {
...n,
boundOptions: {
...n.boundOptions,
...r[0]
}
});
const {destination: s, ...a} = normalizePipeArguments(n, ...r);
const l = handlePipePromise({
...a,
destination: s
});
l.pipe = pipeToSubprocess.bind(void 0, {
...n,
source: s,
sourcePromise: l,
boundOptions: {}
});
return l;
};
const handlePipePromise = async ({sourcePromise: n, sourceStream: r, sourceOptions: s, sourceError: a, destination: l, destinationStream: d, destinationError: u, unpipeSignal: f, fileDescriptors: p, startTime: m}) => {
const b = getSubprocessPromises(n, l);
handlePipeArgumentsError({
sourceStream: r,
sourceError: a,
destinationStream: d,
destinationError: u,
fileDescriptors: p,
sourceOptions: s,
startTime: m
});
const g = new AbortController;
try {
const n = pipeSubprocessStream(r, d, g);
return await Promise.race([ waitForBothSubprocesses(b), ...unpipeOnAbort(f, {
sourceStream: r,
mergedStream: n,
sourceOptions: s,
fileDescriptors: p,
startTime: m
}) ]);
} finally {
g.abort();
}
};
const getSubprocessPromises = (n, r) => Promise.allSettled([ n, r ]);
const utils_identity = n => n;
const utils_noop = () => {};
const getContentsProperty = ({contents: n}) => n;
const throwObjectStream = n => {
throw new Error(`Streams in object mode are not supported: ${String(n)}`);
};
const getLengthProperty = n => n.length;
async function getStreamAsArray(n, r) {
return getStreamContents(n, Tt, r);
}
const initArray = () => ({
contents: []
});
const increment = () => 1;
const addArrayChunk = (n, {contents: r}) => {
r.push(n);
return r;
};
const Tt = {
init: initArray,
convertChunk: {
string: utils_identity,
buffer: utils_identity,
arrayBuffer: utils_identity,
dataView: utils_identity,
typedArray: utils_identity,
others: utils_identity
},
getSize: increment,
truncateChunk: utils_noop,
addChunk: addArrayChunk,
getFinalChunk: utils_noop,
finalize: getContentsProperty
};
async function getStreamAsArrayBuffer(n, r) {
return getStreamContents(n, Mt, r);
}
const initArrayBuffer = () => ({
contents: new ArrayBuffer(0)
});
const useTextEncoder = n => Ot.encode(n);
const Ot = new TextEncoder;
const useUint8Array = n => new Uint8Array(n);
const useUint8ArrayWithOffset = n => new Uint8Array(n.buffer, n.byteOffset, n.byteLength);
const truncateArrayBufferChunk = (n, r) => n.slice(0, r);
const addArrayBufferChunk = (n, {contents: r, length: s}, a) => {
const l = hasArrayBufferResize() ? resizeArrayBuffer(r, a) : resizeArrayBufferSlow(r, a);
new Uint8Array(l).set(n, s);
return l;
};
const resizeArrayBufferSlow = (n, r) => {
if (r <= n.byteLength) return n;
const s = new ArrayBuffer(getNewContentsLength(r));
new Uint8Array(s).set(new Uint8Array(n), 0);
return s;
};
const resizeArrayBuffer = (n, r) => {
if (r <= n.maxByteLength) {
n.resize(r);
return n;
}
const s = new ArrayBuffer(r, {
maxByteLength: getNewContentsLength(r)
});
new Uint8Array(s).set(new Uint8Array(n), 0);
return s;
};
const getNewContentsLength = n => It ** Math.ceil(Math.log(n) / Math.log(It));
const It = 2;
const finalizeArrayBuffer = ({contents: n, length: r}) => hasArrayBufferResize() ? n : n.slice(0, r);
const hasArrayBufferResize = () => "resize" in ArrayBuffer.prototype;
const Mt = {
init: initArrayBuffer,
convertChunk: {
string: useTextEncoder,
buffer: useUint8Array,
arrayBuffer: useUint8Array,
dataView: useUint8ArrayWithOffset,
typedArray: useUint8ArrayWithOffset,
others: throwObjectStream
},
getSize: getLengthProperty,
truncateChunk: truncateArrayBufferChunk,
addChunk: addArrayBufferChunk,
getFinalChunk: utils_noop,
finalize: finalizeArrayBuffer
};
async function getStreamAsString(n, r) {
return getStreamContents(n, Nt, r);
}
const initString = () => ({
contents: "",
textDecoder: new TextDecoder
});
const useTextDecoder = (n, {textDecoder: r}) => r.decode(n, {
stream: true
});
const addStringChunk = (n, {contents: r}) => r + n;
const truncateStringChunk = (n, r) => n.slice(0, r);
const getFinalStringChunk = ({textDecoder: n}) => {
const r = n.decode();
return r === "" ? void 0 : r;
};
const Nt = {
init: initString,
convertChunk: {
string: utils_identity,
buffer: useTextDecoder,
arrayBuffer: useTextDecoder,
dataView: useTextDecoder,
typedArray: useTextDecoder,
others: throwObjectStream
},
getSize: getLengthProperty,
truncateChunk: truncateStringChunk,
addChunk: addStringChunk,
getFinalChunk: getFinalStringChunk,
finalize: getContentsProperty
};
const iterateOnSubprocessStream = ({subprocessStdout: n, subprocess: r, binary: s, shouldEncode: a, encoding: l, preserveNewlines: d}) => {
const u = new AbortController;
stopReadingOnExit(r, u);
return iterateOnStream({
stream: n,
controller: u,
binary: s,
shouldEncode: !n.readableObjectMode && a,
encoding: l,
shouldSplit: !n.readableObjectMode,
preserveNewlines: d
});
};
const stopReadingOnExit = async (n, r) => {
try {
await n;
} catch {} finally {
r.abort();
}
};
const iterateForResult = ({stream: n, onStreamEnd: r, lines: s, encoding: a, stripFinalNewline: l, allMixed: d}) => {
const u = new AbortController;
stopReadingOnStreamEnd(r, u, n);
const f = n.readableObjectMode && !d;
return iterateOnStream({
stream: n,
controller: u,
binary: a === "buffer",
shouldEncode: !f,
encoding: a,
shouldSplit: !f && s,
preserveNewlines: !l
});
};
const stopReadingOnStreamEnd = async (n, r, s) => {
try {
await n;
} catch {
s.destroy();
} finally {
r.abort();
}
};
const iterateOnStream = ({stream: n, controller: r, binary: s, shouldEncode: a, encoding: l, shouldSplit: d, preserveNewlines: u}) => {
const f = (0, se.on)(n, "data", {
signal: r.signal,
highWaterMark: $t,
highWatermark: $t
});
return iterateOnData({
onStdoutChunk: f,
controller: r,
binary: s,
shouldEncode: a,
encoding: l,
shouldSplit: d,
preserveNewlines: u
});
};
const Ct = (0, Ze.getDefaultHighWaterMark)(true);
const $t = Ct;
const iterateOnData = async function*({onStdoutChunk: n, controller: r, binary: s, shouldEncode: a, encoding: l, shouldSplit: d, preserveNewlines: u}) {
const f = getGenerators({
binary: s,
shouldEncode: a,
encoding: l,
shouldSplit: d,
preserveNewlines: u
});
try {
for await (const [r] of n) yield* transformChunkSync(r, f, 0);
} catch (n) {
if (!r.signal.aborted) throw n;
} finally {
yield* finalChunksSync(f);
}
};
const getGenerators = ({binary: n, shouldEncode: r, encoding: s, shouldSplit: a, preserveNewlines: l}) => [ getEncodingTransformGenerator(n, s, !r), getSplitLinesGenerator(n, l, !a, {}) ].filter(Boolean);
const getStreamOutput = async ({stream: n, onStreamEnd: r, fdNumber: s, encoding: a, buffer: l, maxBuffer: d, lines: u, allMixed: f, stripFinalNewline: p, verboseInfo: m, streamInfo: b}) => {
const g = logOutputAsync({
stream: n,
onStreamEnd: r,
fdNumber: s,
encoding: a,
allMixed: f,
verboseInfo: m,
streamInfo: b
});
if (!l) {
await Promise.all([ resumeStream(n), g ]);
return;
}
const y = getStripFinalNewline(p, s);
const w = iterateForResult({
stream: n,
onStreamEnd: r,
lines: u,
encoding: a,
stripFinalNewline: y,
allMixed: f
});
const [S] = await Promise.all([ contents_getStreamContents({
stream: n,
iterable: w,
fdNumber: s,
encoding: a,
maxBuffer: d,
lines: u
}), g ]);
return S;
};
const logOutputAsync = async ({stream: n, onStreamEnd: r, fdNumber: s, encoding: a, allMixed: l, verboseInfo: d, streamInfo: {fileDescriptors: u}}) => {
if (!shouldLogOutput({
stdioItems: u[s]?.stdioItems,
encoding: a,
verboseInfo: d,
fdNumber: s
})) return;
const f = iterateForResult({
stream: n,
onStreamEnd: r,
lines: true,
encoding: a,
stripFinalNewline: true,
allMixed: l
});
await logLines(f, n, s, d);
};
const resumeStream = async n => {
await (0, X.setImmediate)();
n.readableFlowing === null && n.resume();
};
const contents_getStreamContents = async ({stream: n, stream: {readableObjectMode: r}, iterable: s, fdNumber: a, encoding: l, maxBuffer: d, lines: u}) => {
try {
if (r || u) return await getStreamAsArray(s, {
maxBuffer: d
});
if (l === "buffer") return new Uint8Array(await getStreamAsArrayBuffer(s, {
maxBuffer: d
}));
return await getStreamAsString(s, {
maxBuffer: d
});
} catch (s) {
return handleBufferedData(handleMaxBuffer({
error: s,
stream: n,
readableObjectMode: r,
lines: u,
encoding: l,
fdNumber: a
}));
}
};
const getBufferedData = async n => {
try {
return await n;
} catch (n) {
return handleBufferedData(n);
}
};
const handleBufferedData = ({bufferedData: n}) => isArrayBuffer(n) ? new Uint8Array(n) : n;
const waitForStream = async (n, r, s, {isSameDirection: a, stopOnExit: l = false} = {}) => {
const d = handleStdinDestroy(n, s);
const u = new AbortController;
try {
await Promise.race([ ...l ? [ s.exitPromise ] : [], (0, ct.finished)(n, {
cleanup: true,
signal: u.signal
}) ]);
} catch (n) {
d.stdinCleanedUp || handleStreamError(n, r, s, a);
} finally {
u.abort();
}
};
const handleStdinDestroy = (n, {originalStreams: [r], subprocess: s}) => {
const a = {
stdinCleanedUp: false
};
n === r && spyOnStdinDestroy(n, s, a);
return a;
};
const spyOnStdinDestroy = (n, r, s) => {
const {_destroy: a} = n;
n._destroy = (...l) => {
setStdinCleanedUp(r, s);
a.call(n, ...l);
};
};
const setStdinCleanedUp = ({exitCode: n, signalCode: r}, s) => {
n === null && r === null || (s.stdinCleanedUp = true);
};
const handleStreamError = (n, r, s, a) => {
if (!shouldIgnoreStreamError(n, r, s, a)) throw n;
};
const shouldIgnoreStreamError = (n, r, s, a = true) => {
if (s.propagating) return isStreamEpipe(n) || isStreamAbort(n);
s.propagating = true;
return isInputFileDescriptor(s, r) === a ? isStreamEpipe(n) : isStreamAbort(n);
};
const isInputFileDescriptor = ({fileDescriptors: n}, r) => r !== "all" && n[r].direction === "input";
const isStreamAbort = n => n?.code === "ERR_STREAM_PREMATURE_CLOSE";
const isStreamEpipe = n => n?.code === "EPIPE";
const waitForStdioStreams = ({subprocess: n, encoding: r, buffer: s, maxBuffer: a, lines: l, stripFinalNewline: d, verboseInfo: u, streamInfo: f}) => n.stdio.map((n, p) => waitForSubprocessStream({
stream: n,
fdNumber: p,
encoding: r,
buffer: s[p],
maxBuffer: a[p],
lines: l[p],
allMixed: false,
stripFinalNewline: d,
verboseInfo: u,
streamInfo: f
}));
const waitForSubprocessStream = async ({stream: n, fdNumber: r, encoding: s, buffer: a, maxBuffer: l, lines: d, allMixed: u, stripFinalNewline: f, verboseInfo: p, streamInfo: m}) => {
if (!n) return;
const b = waitForStream(n, r, m);
if (isInputFileDescriptor(m, r)) {
await b;
return;
}
const [g] = await Promise.all([ getStreamOutput({
stream: n,
onStreamEnd: b,
fdNumber: r,
encoding: s,
buffer: a,
maxBuffer: l,
lines: d,
allMixed: u,
stripFinalNewline: f,
verboseInfo: p,
streamInfo: m
}), b ]);
return g;
};
const makeAllStream = ({stdout: n, stderr: r}, {all: s}) => s && (n || r) ? mergeStreams([ n, r ].filter(Boolean)) : void 0;
const waitForAllStream = ({subprocess: n, encoding: r, buffer: s, maxBuffer: a, lines: l, stripFinalNewline: d, verboseInfo: u, streamInfo: f}) => waitForSubprocessStream({
...getAllStream(n, s),
fdNumber: "all",
encoding: r,
maxBuffer: a[1] + a[2],
lines: l[1] || l[2],
allMixed: getAllMixed(n),
stripFinalNewline: d,
verboseInfo: u,
streamInfo: f
});
const getAllStream = ({stdout: n, stderr: r, all: s}, [, a, l]) => {
const d = a || l;
if (!d) return {
stream: s,
buffer: d
};
if (!a) return {
stream: r,
buffer: d
};
if (!l) return {
stream: n,
buffer: d
};
return {
stream: s,
buffer: d
};
};
const getAllMixed = ({all: n, stdout: r, stderr: s}) => n && r && s && r.readableObjectMode !== s.readableObjectMode;
const shouldLogIpc = n => isFullVerbose(n, "ipc");
const logIpcOutput = (n, r) => {
const s = serializeVerboseMessage(n);
verboseLog({
type: "ipc",
verboseMessage: s,
fdNumber: "ipc",
verboseInfo: r
});
};
const waitForIpcOutput = async ({subprocess: n, buffer: r, maxBuffer: s, ipc: a, ipcOutput: l, verboseInfo: d}) => {
if (!a) return l;
const u = shouldLogIpc(d);
const f = getFdSpecificValue(r, "ipc");
const p = getFdSpecificValue(s, "ipc");
for await (const r of loopOnMessages({
anyProcess: n,
channel: n.channel,
isSubprocess: false,
ipc: a,
shouldAwait: false,
reference: true
})) {
if (f) {
checkIpcMaxBuffer(n, l, p);
l.push(r);
}
u && logIpcOutput(r, d);
}
return l;
};
const getBufferedIpcOutput = async (n, r) => {
await Promise.allSettled([ n ]);
return r;
};
const waitForSubprocessResult = async ({subprocess: n, options: {encoding: r, buffer: s, maxBuffer: a, lines: l, timeoutDuration: d, cancelSignal: u, gracefulCancel: f, forceKillAfterDelay: p, stripFinalNewline: m, ipc: b, ipcInput: g}, context: y, verboseInfo: w, fileDescriptors: S, originalStreams: v, onInternalError: x, controller: E}) => {
const D = waitForExit(n, y);
const T = {
originalStreams: v,
fileDescriptors: S,
subprocess: n,
exitPromise: D,
propagating: false
};
const O = waitForStdioStreams({
subprocess: n,
encoding: r,
buffer: s,
maxBuffer: a,
lines: l,
stripFinalNewline: m,
verboseInfo: w,
streamInfo: T
});
const I = waitForAllStream({
subprocess: n,
encoding: r,
buffer: s,
maxBuffer: a,
lines: l,
stripFinalNewline: m,
verboseInfo: w,
streamInfo: T
});
const M = [];
const N = waitForIpcOutput({
subprocess: n,
buffer: s,
maxBuffer: a,
ipc: b,
ipcOutput: M,
verboseInfo: w
});
const C = waitForOriginalStreams(v, n, T);
const $ = waitForCustomStreamsEnd(S, T);
try {
return await Promise.race([ Promise.all([ {}, waitForSuccessfulExit(D), Promise.all(O), I, N, sendIpcInput(n, g), ...C, ...$ ]), x, throwOnSubprocessError(n, E), ...throwOnTimeout(n, d, y, E), ...throwOnCancel({
subprocess: n,
cancelSignal: u,
gracefulCancel: f,
context: y,
controller: E
}), ...throwOnGracefulCancel({
subprocess: n,
cancelSignal: u,
gracefulCancel: f,
forceKillAfterDelay: p,
context: y,
controller: E
}) ]);
} catch (n) {
y.terminationReason ??= "other";
return Promise.all([ {
error: n
}, D, Promise.all(O.map(n => getBufferedData(n))), getBufferedData(I), getBufferedIpcOutput(N, M), Promise.allSettled(C), Promise.allSettled($) ]);
}
};
const waitForOriginalStreams = (n, r, s) => n.map((n, a) => n === r.stdio[a] ? void 0 : waitForStream(n, a, s));
const waitForCustomStreamsEnd = (n, r) => n.flatMap(({stdioItems: n}, s) => n.filter(({value: n, stream: r = n}) => isStream(r, {
checkOpen: false
}) && !isStandardStream(r)).map(({type: n, value: a, stream: l = a}) => waitForStream(l, s, r, {
isSameDirection: Ge.has(n),
stopOnExit: n === "native"
})));
const throwOnSubprocessError = async (n, {signal: r}) => {
const [s] = await (0, se.once)(n, "error", {
signal: r
});
throw s;
};
const initializeConcurrentStreams = () => ({
readableDestroy: new WeakMap,
writableFinal: new WeakMap,
writableDestroy: new WeakMap
});
const addConcurrentStream = (n, r, s) => {
const a = n[s];
a.has(r) || a.set(r, []);
const l = a.get(r);
const d = createDeferred();
l.push(d);
const u = d.resolve.bind(d);
return {
resolve: u,
promises: l
};
};
const waitForConcurrentStreams = async ({resolve: n, promises: r}, s) => {
n();
const [a] = await Promise.race([ Promise.allSettled([ true, s ]), Promise.all([ false, ...r ]) ]);
return !a;
};
const safeWaitForSubprocessStdin = async n => {
if (n === void 0) return;
try {
await waitForSubprocessStdin(n);
} catch {}
};
const safeWaitForSubprocessStdout = async n => {
if (n === void 0) return;
try {
await waitForSubprocessStdout(n);
} catch {}
};
const waitForSubprocessStdin = async n => {
await (0, ct.finished)(n, {
cleanup: true,
readable: false,
writable: true
});
};
const waitForSubprocessStdout = async n => {
await (0, ct.finished)(n, {
cleanup: true,
readable: true,
writable: false
});
};
const waitForSubprocess = async (n, r) => {
await n;
if (r) throw r;
};
const destroyOtherStream = (n, r, s) => {
s && !isStreamAbort(s) ? n.destroy(s) : r && n.destroy();
};
const createReadable = ({subprocess: n, concurrentStreams: r, encoding: s}, {from: a, binary: l = true, preserveNewlines: d = true} = {}) => {
const u = l || Ee.has(s);
const {subprocessStdout: f, waitReadableDestroy: p} = getSubprocessStdout(n, a, r);
const {readableEncoding: m, readableObjectMode: b, readableHighWaterMark: y} = getReadableOptions(f, u);
const {read: w, onStdoutDataDone: S} = getReadableMethods({
subprocessStdout: f,
subprocess: n,
binary: u,
encoding: s,
preserveNewlines: d
});
const v = new Ze.Readable({
read: w,
destroy: (0, g.callbackify)(onReadableDestroy.bind(void 0, {
subprocessStdout: f,
subprocess: n,
waitReadableDestroy: p
})),
highWaterMark: y,
objectMode: b,
encoding: m
});
onStdoutFinished({
subprocessStdout: f,
onStdoutDataDone: S,
readable: v,
subprocess: n
});
return v;
};
const getSubprocessStdout = (n, r, s) => {
const a = getFromStream(n, r);
const l = addConcurrentStream(s, a, "readableDestroy");
return {
subprocessStdout: a,
waitReadableDestroy: l
};
};
const getReadableOptions = ({readableEncoding: n, readableObjectMode: r, readableHighWaterMark: s}, a) => a ? {
readableEncoding: n,
readableObjectMode: r,
readableHighWaterMark: s
} : {
readableEncoding: n,
readableObjectMode: true,
readableHighWaterMark: Ct
};
const getReadableMethods = ({subprocessStdout: n, subprocess: r, binary: s, encoding: a, preserveNewlines: l}) => {
const d = createDeferred();
const u = iterateOnSubprocessStream({
subprocessStdout: n,
subprocess: r,
binary: s,
shouldEncode: !s,
encoding: a,
preserveNewlines: l
});
return {
read() {
onRead(this, u, d);
},
onStdoutDataDone: d
};
};
const onRead = async (n, r, s) => {
try {
const {value: a, done: l} = await r.next();
l ? s.resolve() : n.push(a);
} catch {}
};
const onStdoutFinished = async ({subprocessStdout: n, onStdoutDataDone: r, readable: s, subprocess: a, subprocessStdin: l}) => {
try {
await waitForSubprocessStdout(n);
await a;
await safeWaitForSubprocessStdin(l);
await r;
s.readable && s.push(null);
} catch (n) {
await safeWaitForSubprocessStdin(l);
destroyOtherReadable(s, n);
}
};
const onReadableDestroy = async ({subprocessStdout: n, subprocess: r, waitReadableDestroy: s}, a) => {
if (await waitForConcurrentStreams(s, r)) {
destroyOtherReadable(n, a);
await waitForSubprocess(r, a);
}
};
const destroyOtherReadable = (n, r) => {
destroyOtherStream(n, n.readable, r);
};
const createWritable = ({subprocess: n, concurrentStreams: r}, {to: s} = {}) => {
const {subprocessStdin: a, waitWritableFinal: l, waitWritableDestroy: d} = getSubprocessStdin(n, s, r);
const u = new Ze.Writable({
...getWritableMethods(a, n, l),
destroy: (0, g.callbackify)(onWritableDestroy.bind(void 0, {
subprocessStdin: a,
subprocess: n,
waitWritableFinal: l,
waitWritableDestroy: d
})),
highWaterMark: a.writableHighWaterMark,
objectMode: a.writableObjectMode
});
onStdinFinished(a, u);
return u;
};
const getSubprocessStdin = (n, r, s) => {
const a = getToStream(n, r);
const l = addConcurrentStream(s, a, "writableFinal");
const d = addConcurrentStream(s, a, "writableDestroy");
return {
subprocessStdin: a,
waitWritableFinal: l,
waitWritableDestroy: d
};
};
const getWritableMethods = (n, r, s) => ({
write: onWrite.bind(void 0, n),
final: (0, g.callbackify)(onWritableFinal.bind(void 0, n, r, s))
});
const onWrite = (n, r, s, a) => {
n.write(r, s) ? a() : n.once("drain", a);
};
const onWritableFinal = async (n, r, s) => {
if (await waitForConcurrentStreams(s, r)) {
n.writable && n.end();
await r;
}
};
const onStdinFinished = async (n, r, s) => {
try {
await waitForSubprocessStdin(n);
r.writable && r.end();
} catch (n) {
await safeWaitForSubprocessStdout(s);
destroyOtherWritable(r, n);
}
};
const onWritableDestroy = async ({subprocessStdin: n, subprocess: r, waitWritableFinal: s, waitWritableDestroy: a}, l) => {
await waitForConcurrentStreams(s, r);
if (await waitForConcurrentStreams(a, r)) {
destroyOtherWritable(n, l);
await waitForSubprocess(r, l);
}
};
const destroyOtherWritable = (n, r) => {
destroyOtherStream(n, n.writable, r);
};
const createDuplex = ({subprocess: n, concurrentStreams: r, encoding: s}, {from: a, to: l, binary: d = true, preserveNewlines: u = true} = {}) => {
const f = d || Ee.has(s);
const {subprocessStdout: p, waitReadableDestroy: m} = getSubprocessStdout(n, a, r);
const {subprocessStdin: b, waitWritableFinal: y, waitWritableDestroy: w} = getSubprocessStdin(n, l, r);
const {readableEncoding: S, readableObjectMode: v, readableHighWaterMark: x} = getReadableOptions(p, f);
const {read: E, onStdoutDataDone: D} = getReadableMethods({
subprocessStdout: p,
subprocess: n,
binary: f,
encoding: s,
preserveNewlines: u
});
const T = new Ze.Duplex({
read: E,
...getWritableMethods(b, n, y),
destroy: (0, g.callbackify)(onDuplexDestroy.bind(void 0, {
subprocessStdout: p,
subprocessStdin: b,
subprocess: n,
waitReadableDestroy: m,
waitWritableFinal: y,
waitWritableDestroy: w
})),
readableHighWaterMark: x,
writableHighWaterMark: b.writableHighWaterMark,
readableObjectMode: v,
writableObjectMode: b.writableObjectMode,
encoding: S
});
onStdoutFinished({
subprocessStdout: p,
onStdoutDataDone: D,
readable: T,
subprocess: n,
subprocessStdin: b
});
onStdinFinished(b, T, p);
return T;
};
const onDuplexDestroy = async ({subprocessStdout: n, subprocessStdin: r, subprocess: s, waitReadableDestroy: a, waitWritableFinal: l, waitWritableDestroy: d}, u) => {
await Promise.all([ onReadableDestroy({
subprocessStdout: n,
subprocess: s,
waitReadableDestroy: a
}, u), onWritableDestroy({
subprocessStdin: r,
subprocess: s,
waitWritableFinal: l,
waitWritableDestroy: d
}, u) ]);
};
const createIterable = (n, r, {from: s, binary: a = false, preserveNewlines: l = false} = {}) => {
const d = a || Ee.has(r);
const u = getFromStream(n, s);
const f = iterateOnSubprocessStream({
subprocessStdout: u,
subprocess: n,
binary: d,
shouldEncode: true,
encoding: r,
preserveNewlines: l
});
return iterateOnStdoutData(f, u, n);
};
const iterateOnStdoutData = async function*(n, r, s) {
try {
yield* n;
} finally {
r.readable && r.destroy();
await s;
}
};
const addConvertedStreams = (n, {encoding: r}) => {
const s = initializeConcurrentStreams();
n.readable = createReadable.bind(void 0, {
subprocess: n,
concurrentStreams: s,
encoding: r
});
n.writable = createWritable.bind(void 0, {
subprocess: n,
concurrentStreams: s
});
n.duplex = createDuplex.bind(void 0, {
subprocess: n,
concurrentStreams: s,
encoding: r
});
n.iterable = createIterable.bind(void 0, n, r);
n[Symbol.asyncIterator] = createIterable.bind(void 0, n, r, {});
};
const mergePromise = (n, r) => {
for (const [s, a] of Bt) {
const l = a.value.bind(r);
Reflect.defineProperty(n, s, {
...a,
value: l
});
}
};
const At = (async () => {})().constructor.prototype;
const Bt = [ "then", "catch", "finally" ].map(n => [ n, Reflect.getOwnPropertyDescriptor(At, n) ]);
const execaCoreAsync = (n, r, s, a) => {
const {file: l, commandArguments: d, command: u, escapedCommand: f, startTime: p, verboseInfo: m, options: b, fileDescriptors: g} = handleAsyncArguments(n, r, s);
const {subprocess: y, promise: w} = spawnSubprocessAsync({
file: l,
commandArguments: d,
options: b,
startTime: p,
verboseInfo: m,
command: u,
escapedCommand: f,
fileDescriptors: g
});
y.pipe = pipeToSubprocess.bind(void 0, {
source: y,
sourcePromise: w,
boundOptions: {},
createNested: a
});
mergePromise(y, w);
ce.set(y, {
options: b,
fileDescriptors: g
});
return y;
};
const handleAsyncArguments = (n, r, s) => {
const {command: a, escapedCommand: l, startTime: d, verboseInfo: u} = handleCommand(n, r, s);
const {file: f, commandArguments: p, options: m} = normalizeOptions(n, r, s);
const b = handleAsyncOptions(m);
const g = handleStdioAsync(b, u);
return {
file: f,
commandArguments: p,
command: a,
escapedCommand: l,
startTime: d,
verboseInfo: u,
options: b,
fileDescriptors: g
};
};
const handleAsyncOptions = ({timeout: n, signal: r, ...s}) => {
if (r !== void 0) throw new TypeError('The "signal" option has been renamed to "cancelSignal" instead.');
return {
...s,
timeoutDuration: n
};
};
const spawnSubprocessAsync = ({file: n, commandArguments: r, options: s, startTime: a, verboseInfo: d, command: u, escapedCommand: f, fileDescriptors: p}) => {
let m;
try {
m = (0, l.spawn)(...concatenateShell(n, r, s));
} catch (n) {
return handleEarlyError({
error: n,
command: u,
escapedCommand: f,
fileDescriptors: p,
options: s,
startTime: a,
verboseInfo: d
});
}
const b = new AbortController;
(0, se.setMaxListeners)(Number.POSITIVE_INFINITY, b.signal);
const g = [ ...m.stdio ];
pipeOutputAsync(m, p, b);
cleanupOnExit(m, s, b);
const y = {};
const w = createDeferred();
m.kill = subprocessKill.bind(void 0, {
kill: m.kill.bind(m),
options: s,
onInternalError: w,
context: y,
controller: b
});
m.all = makeAllStream(m, s);
addConvertedStreams(m, s);
addIpcMethods(m, s);
const S = handlePromise({
subprocess: m,
options: s,
startTime: a,
verboseInfo: d,
fileDescriptors: p,
originalStreams: g,
command: u,
escapedCommand: f,
context: y,
onInternalError: w,
controller: b
});
return {
subprocess: m,
promise: S
};
};
const handlePromise = async ({subprocess: n, options: r, startTime: s, verboseInfo: a, fileDescriptors: l, originalStreams: d, command: u, escapedCommand: f, context: p, onInternalError: m, controller: b}) => {
const [g, [y, w], S, v, x] = await waitForSubprocessResult({
subprocess: n,
options: r,
context: p,
verboseInfo: a,
fileDescriptors: l,
originalStreams: d,
onInternalError: m,
controller: b
});
b.abort();
m.resolve();
const E = S.map((n, s) => stripNewline(n, r, s));
const D = stripNewline(v, r, "all");
const T = getAsyncResult({
errorInfo: g,
exitCode: y,
signal: w,
stdio: E,
all: D,
ipcOutput: x,
context: p,
options: r,
command: u,
escapedCommand: f,
startTime: s
});
return handleResult(T, a, r);
};
const getAsyncResult = ({errorInfo: n, exitCode: r, signal: s, stdio: a, all: l, ipcOutput: d, context: u, options: f, command: p, escapedCommand: m, startTime: b}) => "error" in n ? makeError({
error: n.error,
command: p,
escapedCommand: m,
timedOut: u.terminationReason === "timeout",
isCanceled: u.terminationReason === "cancel" || u.terminationReason === "gracefulCancel",
isGracefullyCanceled: u.terminationReason === "gracefulCancel",
isMaxBuffer: n.error instanceof MaxBufferError,
isForcefullyTerminated: u.isForcefullyTerminated,
exitCode: r,
signal: s,
stdio: a,
all: l,
ipcOutput: d,
options: f,
startTime: b,
isSync: false
}) : makeSuccessResult({
command: p,
escapedCommand: m,
stdio: a,
all: l,
ipcOutput: d,
options: f,
startTime: b
});
const mergeOptions = (n, r) => {
const s = Object.fromEntries(Object.entries(r).map(([r, s]) => [ r, mergeOption(r, n[r], s) ]));
return {
...n,
...s
};
};
const mergeOption = (n, r, s) => {
if (Pt.has(n) && isPlainObject(r) && isPlainObject(s)) return {
...r,
...s
};
return s;
};
const Pt = new Set([ "env", ...D ]);
const createExeca = (n, r, s, a) => {
const createNested = (n, r, a) => createExeca(n, r, s, a);
const boundExeca = (...l) => callBoundExeca({
mapArguments: n,
deepOptions: s,
boundOptions: r,
setBoundExeca: a,
createNested: createNested
}, ...l);
a !== void 0 && a(boundExeca, createNested, r);
return boundExeca;
};
const callBoundExeca = ({mapArguments: n, deepOptions: r = {}, boundOptions: s = {}, setBoundExeca: a, createNested: l}, d, ...u) => {
if (isPlainObject(d)) return l(n, mergeOptions(s, d), a);
const {file: f, commandArguments: p, options: m, isSync: b} = parseArguments({
mapArguments: n,
firstArgument: d,
nextArguments: u,
deepOptions: r,
boundOptions: s
});
return b ? execaCoreSync(f, p, m) : execaCoreAsync(f, p, m, l);
};
const parseArguments = ({mapArguments: n, firstArgument: r, nextArguments: s, deepOptions: a, boundOptions: l}) => {
const d = isTemplateString(r) ? parseTemplates(r, s) : [ r, ...s ];
const [u, f, p] = normalizeParameters(...d);
const m = mergeOptions(mergeOptions(a, l), p);
const {file: b = u, commandArguments: g = f, options: y = m, isSync: w = false} = n({
file: u,
commandArguments: f,
options: m
});
return {
file: b,
commandArguments: g,
options: y,
isSync: w
};
};
const mapCommandAsync = ({file: n, commandArguments: r}) => parseCommand(n, r);
const mapCommandSync = ({file: n, commandArguments: r}) => ({
...parseCommand(n, r),
isSync: true
});
const parseCommand = (n, r) => {
if (r.length > 0) throw new TypeError(`The command and its arguments must be passed as a single string: ${n} ${r}.`);
const [s, ...a] = parseCommandString(n);
return {
file: s,
commandArguments: a
};
};
const parseCommandString = n => {
if (typeof n !== "string") throw new TypeError(`The command must be a string: ${String(n)}.`);
const r = n.trim();
if (r === "") return [];
const s = [];
for (const n of r.split(jt)) {
const r = s.at(-1);
r && r.endsWith("\\") ? s[s.length - 1] = `${r.slice(0, -1)} ${n}` : s.push(n);
}
return s;
};
const jt = / +/g;
const setScriptSync = (n, r, s) => {
n.sync = r(mapScriptSync, s);
n.s = n.sync;
};
const mapScriptAsync = ({options: n}) => getScriptOptions(n);
const mapScriptSync = ({options: n}) => ({
...getScriptOptions(n),
isSync: true
});
const getScriptOptions = n => ({
options: {
...getScriptStdinOption(n),
...n
}
});
const getScriptStdinOption = ({input: n, inputFile: r, stdio: s}) => n === void 0 && r === void 0 && s === void 0 ? {
stdin: "inherit"
} : {};
const kt = {
preferLocal: true
};
const Rt = createExeca(() => ({}));
createExeca(() => ({
isSync: true
}));
createExeca(mapCommandAsync);
createExeca(mapCommandSync);
createExeca(mapNode);
createExeca(mapScriptAsync, {}, kt, setScriptSync);
const {sendMessage: Lt, getOneMessage: Ut, getEachMessage: Ft, getCancelSignal: Gt} = getIpcExport();
})
};
