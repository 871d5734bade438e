"use strict";

exports.id = 6421;

exports.ids = [ 6421 ];

exports.modules = {
96421: (function(e, t, r) {
r.d(t, {
setOutput: () => setOutput,
summary: () => f
});
var n = r(70857);
function utils_toCommandValue(e) {
if (e === null || e === void 0) return "";
if (typeof e === "string" || e instanceof String) return e;
return JSON.stringify(e);
}
function command_issueCommand(e, t, r) {
const i = new Command(e, t, r);
process.stdout.write(i.toString() + n.EOL);
}
const i = "::";
class Command {
constructor(e, t, r) {
e || (e = "missing.command");
this.command = e;
this.properties = t;
this.message = r;
}
toString() {
let e = i + this.command;
if (this.properties && Object.keys(this.properties).length > 0) {
e += " ";
let t = true;
for (const r in this.properties) if (this.properties.hasOwnProperty(r)) {
const n = this.properties[r];
if (n) {
t ? t = false : e += ",";
e += `${r}=${escapeProperty(n)}`;
}
}
}
e += `${i}${escapeData(this.message)}`;
return e;
}
}
function escapeData(e) {
return utils_toCommandValue(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A");
}
function escapeProperty(e) {
return utils_toCommandValue(e).replace(/%/g, "%25").replace(/\r/g, "%0D").replace(/\n/g, "%0A").replace(/:/g, "%3A").replace(/,/g, "%2C");
}
var a = r(76982);
var o = r(79896);
function file_command_issueFileCommand(e, t) {
const r = process.env[`GITHUB_${e}`];
if (!r) throw new Error(`Unable to find environment variable for file command ${e}`);
if (!o.existsSync(r)) throw new Error(`Missing file at path: ${r}`);
o.appendFileSync(r, `${utils_toCommandValue(t)}${n.EOL}`, {
encoding: "utf8"
});
}
function file_command_prepareKeyValueMessage(e, t) {
const r = `ghadelimiter_${a.randomUUID()}`;
const i = utils_toCommandValue(t);
if (e.includes(r)) throw new Error(`Unexpected input: name should not contain the delimiter "${r}"`);
if (i.includes(r)) throw new Error(`Unexpected input: value should not contain the delimiter "${r}"`);
return `${e}<<${r}${n.EOL}${i}${n.EOL}${r}`;
}
r(16928);
r(58611);
r(65692);
URL;
r(20770);
r(24371);
var s;
(function(e) {
e[e["OK"] = 200] = "OK";
e[e["MultipleChoices"] = 300] = "MultipleChoices";
e[e["MovedPermanently"] = 301] = "MovedPermanently";
e[e["ResourceMoved"] = 302] = "ResourceMoved";
e[e["SeeOther"] = 303] = "SeeOther";
e[e["NotModified"] = 304] = "NotModified";
e[e["UseProxy"] = 305] = "UseProxy";
e[e["SwitchProxy"] = 306] = "SwitchProxy";
e[e["TemporaryRedirect"] = 307] = "TemporaryRedirect";
e[e["PermanentRedirect"] = 308] = "PermanentRedirect";
e[e["BadRequest"] = 400] = "BadRequest";
e[e["Unauthorized"] = 401] = "Unauthorized";
e[e["PaymentRequired"] = 402] = "PaymentRequired";
e[e["Forbidden"] = 403] = "Forbidden";
e[e["NotFound"] = 404] = "NotFound";
e[e["MethodNotAllowed"] = 405] = "MethodNotAllowed";
e[e["NotAcceptable"] = 406] = "NotAcceptable";
e[e["ProxyAuthenticationRequired"] = 407] = "ProxyAuthenticationRequired";
e[e["RequestTimeout"] = 408] = "RequestTimeout";
e[e["Conflict"] = 409] = "Conflict";
e[e["Gone"] = 410] = "Gone";
e[e["TooManyRequests"] = 429] = "TooManyRequests";
e[e["InternalServerError"] = 500] = "InternalServerError";
e[e["NotImplemented"] = 501] = "NotImplemented";
e[e["BadGateway"] = 502] = "BadGateway";
e[e["ServiceUnavailable"] = 503] = "ServiceUnavailable";
e[e["GatewayTimeout"] = 504] = "GatewayTimeout";
})(s || (s = {}));
var d;
(function(e) {
e["Accept"] = "accept";
e["ContentType"] = "content-type";
})(d || (d = {}));
var c;
(function(e) {
e["ApplicationJson"] = "application/json";
})(c || (c = {}));
s.MovedPermanently, s.ResourceMoved, s.SeeOther, s.TemporaryRedirect, s.PermanentRedirect;
s.BadGateway, s.ServiceUnavailable, s.GatewayTimeout;
Error;
var summary_awaiter = function(e, t, r, n) {
function adopt(e) {
return e instanceof r ? e : new r(function(t) {
t(e);
});
}
return new (r || (r = Promise))(function(r, i) {
function fulfilled(e) {
try {
step(n.next(e));
} catch (e) {
i(e);
}
}
function rejected(e) {
try {
step(n["throw"](e));
} catch (e) {
i(e);
}
}
function step(e) {
e.done ? r(e.value) : adopt(e.value).then(fulfilled, rejected);
}
step((n = n.apply(e, t || [])).next());
});
};
const {access: u, appendFile: l, writeFile: p} = o.promises;
const h = "GITHUB_STEP_SUMMARY";
class Summary {
constructor() {
this._buffer = "";
}
filePath() {
return summary_awaiter(this, void 0, void 0, function*() {
if (this._filePath) return this._filePath;
const e = process.env[h];
if (!e) throw new Error(`Unable to find environment variable for $${h}. Check if your runtime environment supports job summaries.`);
try {
yield u(e, o.constants.R_OK | o.constants.W_OK);
} catch (t) {
throw new Error(`Unable to access summary file: '${e}'. Check if the file has correct read/write permissions.`);
}
this._filePath = e;
return this._filePath;
});
}
wrap(e, t, r = {}) {
const n = Object.entries(r).map(([e, t]) => ` ${e}="${t}"`).join("");
if (!t) return `<${e}${n}>`;
return `<${e}${n}>${t}</${e}>`;
}
write(e) {
return summary_awaiter(this, void 0, void 0, function*() {
const t = !!(e === null || e === void 0 ? void 0 : e.overwrite);
const r = yield this.filePath();
const n = t ? p : l;
yield n(r, this._buffer, {
encoding: "utf8"
});
return this.emptyBuffer();
});
}
clear() {
return summary_awaiter(this, void 0, void 0, function*() {
return this.emptyBuffer().write({
overwrite: true
});
});
}
stringify() {
return this._buffer;
}
isEmptyBuffer() {
return this._buffer.length === 0;
}
emptyBuffer() {
this._buffer = "";
return this;
}
addRaw(e, t = false) {
this._buffer += e;
return t ? this.addEOL() : this;
}
addEOL() {
return this.addRaw(n.EOL);
}
addCodeBlock(e, t) {
const r = Object.assign({}, t && {
lang: t
});
const n = this.wrap("pre", this.wrap("code", e), r);
return this.addRaw(n).addEOL();
}
addList(e, t = false) {
const r = t ? "ol" : "ul";
const n = e.map(e => this.wrap("li", e)).join("");
const i = this.wrap(r, n);
return this.addRaw(i).addEOL();
}
addTable(e) {
const t = e.map(e => {
const t = e.map(e => {
if (typeof e === "string") return this.wrap("td", e);
const {header: t, data: r, colspan: n, rowspan: i} = e;
const a = t ? "th" : "td";
const o = Object.assign(Object.assign({}, n && {
colspan: n
}), i && {
rowspan: i
});
return this.wrap(a, r, o);
}).join("");
return this.wrap("tr", t);
}).join("");
const r = this.wrap("table", t);
return this.addRaw(r).addEOL();
}
addDetails(e, t) {
const r = this.wrap("details", this.wrap("summary", e) + t);
return this.addRaw(r).addEOL();
}
addImage(e, t, r) {
const {width: n, height: i} = r || {};
const a = Object.assign(Object.assign({}, n && {
width: n
}), i && {
height: i
});
const o = this.wrap("img", null, Object.assign({
src: e,
alt: t
}, a));
return this.addRaw(o).addEOL();
}
addHeading(e, t) {
const r = `h${t}`;
const n = [ "h1", "h2", "h3", "h4", "h5", "h6" ].includes(r) ? r : "h1";
const i = this.wrap(n, e);
return this.addRaw(i).addEOL();
}
addSeparator() {
const e = this.wrap("hr", null);
return this.addRaw(e).addEOL();
}
addBreak() {
const e = this.wrap("br", null);
return this.addRaw(e).addEOL();
}
addQuote(e, t) {
const r = Object.assign({}, t && {
cite: t
});
const n = this.wrap("blockquote", e, r);
return this.addRaw(n).addEOL();
}
addLink(e, t) {
const r = this.wrap("a", e, {
href: t
});
return this.addRaw(r).addEOL();
}
}
const m = new Summary;
const f = m;
r(13193);
var w = r(24434);
r(35317);
r(42613);
const {chmod: y, copyFile: v, lstat: O, mkdir: g, open: R, readdir: _, rename: E, rm: b, rmdir: $, stat: P, symlink: S, unlink: U} = o.promises;
process.platform;
o.constants.O_RDONLY;
r(53557);
process.platform;
w.EventEmitter;
w.EventEmitter;
n.platform();
n.arch();
var L;
(function(e) {
e[e["Success"] = 0] = "Success";
e[e["Failure"] = 1] = "Failure";
})(L || (L = {}));
function setOutput(e, t) {
const r = process.env["GITHUB_OUTPUT"] || "";
if (r) return file_command_issueFileCommand("OUTPUT", file_command_prepareKeyValueMessage(e, t));
process.stdout.write(n.EOL);
command_issueCommand("set-output", {
name: e
}, utils_toCommandValue(t));
}
})
};
