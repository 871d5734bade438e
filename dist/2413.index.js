"use strict";

exports.id = 2413;

exports.ids = [ 2413 ];

exports.modules = {
89659: (function(e, r, s) {
var t = this && this.__createBinding || (Object.create ? function(e, r, s, t) {
t === void 0 && (t = s);
var o = Object.getOwnPropertyDescriptor(r, s);
o && !("get" in o ? !r.__esModule : o.writable || o.configurable) || (o = {
enumerable: true,
get: function() {
return r[s];
}
});
Object.defineProperty(e, t, o);
} : function(e, r, s, t) {
t === void 0 && (t = s);
e[t] = r[s];
});
var o = this && this.__setModuleDefault || (Object.create ? function(e, r) {
Object.defineProperty(e, "default", {
enumerable: true,
value: r
});
} : function(e, r) {
e["default"] = r;
});
var n = this && this.__importStar || function() {
var ownKeys = function(e) {
ownKeys = Object.getOwnPropertyNames || function(e) {
var r = [];
for (var s in e) Object.prototype.hasOwnProperty.call(e, s) && (r[r.length] = s);
return r;
};
return ownKeys(e);
};
return function(e) {
if (e && e.__esModule) return e;
var r = {};
if (e != null) for (var s = ownKeys(e), n = 0; n < s.length; n++) s[n] !== "default" && t(r, e, s[n]);
o(r, e);
return r;
};
}();
var i = this && this.__awaiter || function(e, r, s, t) {
function adopt(e) {
return e instanceof s ? e : new s(function(r) {
r(e);
});
}
return new (s || (s = Promise))(function(s, o) {
function fulfilled(e) {
try {
step(t.next(e));
} catch (e) {
o(e);
}
}
function rejected(e) {
try {
step(t["throw"](e));
} catch (e) {
o(e);
}
}
function step(e) {
e.done ? s(e.value) : adopt(e.value).then(fulfilled, rejected);
}
step((t = t.apply(e, r || [])).next());
});
};
Object.defineProperty(r, "__esModule", {
value: true
});
r.HttpClient = r.HttpClientResponse = r.HttpClientError = r.MediaTypes = r.Headers = r.HttpCodes = void 0;
r.getProxyUrl = getProxyUrl;
r.isHttps = isHttps;
const a = n(s(58611));
const c = n(s(65692));
const p = n(s(83335));
const u = n(s(20770));
const l = s(24371);
var g;
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
})(g || (r.HttpCodes = g = {}));
var d;
(function(e) {
e["Accept"] = "accept";
e["ContentType"] = "content-type";
})(d || (r.Headers = d = {}));
var m;
(function(e) {
e["ApplicationJson"] = "application/json";
})(m || (r.MediaTypes = m = {}));
function getProxyUrl(e) {
const r = p.getProxyUrl(new URL(e));
return r ? r.href : "";
}
const h = [ g.MovedPermanently, g.ResourceMoved, g.SeeOther, g.TemporaryRedirect, g.PermanentRedirect ];
const T = [ g.BadGateway, g.ServiceUnavailable, g.GatewayTimeout ];
const E = [ "OPTIONS", "GET", "DELETE", "HEAD" ];
const _ = 10;
const f = 5;
class HttpClientError extends Error {
constructor(e, r) {
super(e);
this.name = "HttpClientError";
this.statusCode = r;
Object.setPrototypeOf(this, HttpClientError.prototype);
}
}
r.HttpClientError = HttpClientError;
class HttpClientResponse {
constructor(e) {
this.message = e;
}
readBody() {
return i(this, void 0, void 0, function*() {
return new Promise(e => i(this, void 0, void 0, function*() {
let r = Buffer.alloc(0);
this.message.on("data", e => {
r = Buffer.concat([ r, e ]);
});
this.message.on("end", () => {
e(r.toString());
});
}));
});
}
readBodyBuffer() {
return i(this, void 0, void 0, function*() {
return new Promise(e => i(this, void 0, void 0, function*() {
const r = [];
this.message.on("data", e => {
r.push(e);
});
this.message.on("end", () => {
e(Buffer.concat(r));
});
}));
});
}
}
r.HttpClientResponse = HttpClientResponse;
function isHttps(e) {
const r = new URL(e);
return r.protocol === "https:";
}
class HttpClient {
constructor(e, r, s) {
this._ignoreSslError = false;
this._allowRedirects = true;
this._allowRedirectDowngrade = false;
this._maxRedirects = 50;
this._allowRetries = false;
this._maxRetries = 1;
this._keepAlive = false;
this._disposed = false;
this.userAgent = this._getUserAgentWithOrchestrationId(e);
this.handlers = r || [];
this.requestOptions = s;
if (s) {
s.ignoreSslError != null && (this._ignoreSslError = s.ignoreSslError);
this._socketTimeout = s.socketTimeout;
s.allowRedirects != null && (this._allowRedirects = s.allowRedirects);
s.allowRedirectDowngrade != null && (this._allowRedirectDowngrade = s.allowRedirectDowngrade);
s.maxRedirects != null && (this._maxRedirects = Math.max(s.maxRedirects, 0));
s.keepAlive != null && (this._keepAlive = s.keepAlive);
s.allowRetries != null && (this._allowRetries = s.allowRetries);
s.maxRetries != null && (this._maxRetries = s.maxRetries);
}
}
options(e, r) {
return i(this, void 0, void 0, function*() {
return this.request("OPTIONS", e, null, r || {});
});
}
get(e, r) {
return i(this, void 0, void 0, function*() {
return this.request("GET", e, null, r || {});
});
}
del(e, r) {
return i(this, void 0, void 0, function*() {
return this.request("DELETE", e, null, r || {});
});
}
post(e, r, s) {
return i(this, void 0, void 0, function*() {
return this.request("POST", e, r, s || {});
});
}
patch(e, r, s) {
return i(this, void 0, void 0, function*() {
return this.request("PATCH", e, r, s || {});
});
}
put(e, r, s) {
return i(this, void 0, void 0, function*() {
return this.request("PUT", e, r, s || {});
});
}
head(e, r) {
return i(this, void 0, void 0, function*() {
return this.request("HEAD", e, null, r || {});
});
}
sendStream(e, r, s, t) {
return i(this, void 0, void 0, function*() {
return this.request(e, r, s, t);
});
}
getJson(e) {
return i(this, arguments, void 0, function*(e, r = {}) {
r[d.Accept] = this._getExistingOrDefaultHeader(r, d.Accept, m.ApplicationJson);
const s = yield this.get(e, r);
return this._processResponse(s, this.requestOptions);
});
}
postJson(e, r) {
return i(this, arguments, void 0, function*(e, r, s = {}) {
const t = JSON.stringify(r, null, 2);
s[d.Accept] = this._getExistingOrDefaultHeader(s, d.Accept, m.ApplicationJson);
s[d.ContentType] = this._getExistingOrDefaultContentTypeHeader(s, m.ApplicationJson);
const o = yield this.post(e, t, s);
return this._processResponse(o, this.requestOptions);
});
}
putJson(e, r) {
return i(this, arguments, void 0, function*(e, r, s = {}) {
const t = JSON.stringify(r, null, 2);
s[d.Accept] = this._getExistingOrDefaultHeader(s, d.Accept, m.ApplicationJson);
s[d.ContentType] = this._getExistingOrDefaultContentTypeHeader(s, m.ApplicationJson);
const o = yield this.put(e, t, s);
return this._processResponse(o, this.requestOptions);
});
}
patchJson(e, r) {
return i(this, arguments, void 0, function*(e, r, s = {}) {
const t = JSON.stringify(r, null, 2);
s[d.Accept] = this._getExistingOrDefaultHeader(s, d.Accept, m.ApplicationJson);
s[d.ContentType] = this._getExistingOrDefaultContentTypeHeader(s, m.ApplicationJson);
const o = yield this.patch(e, t, s);
return this._processResponse(o, this.requestOptions);
});
}
request(e, r, s, t) {
return i(this, void 0, void 0, function*() {
if (this._disposed) throw new Error("Client has already been disposed.");
const o = new URL(r);
let n = this._prepareRequest(e, o, t);
const i = this._allowRetries && E.includes(e) ? this._maxRetries + 1 : 1;
let a = 0;
let c;
do {
c = yield this.requestRaw(n, s);
if (c && c.message && c.message.statusCode === g.Unauthorized) {
let e;
for (const r of this.handlers) if (r.canHandleAuthentication(c)) {
e = r;
break;
}
return e ? e.handleAuthentication(this, n, s) : c;
}
let r = this._maxRedirects;
while (c.message.statusCode && h.includes(c.message.statusCode) && this._allowRedirects && r > 0) {
const i = c.message.headers["location"];
if (!i) break;
const a = new URL(i);
if (o.protocol === "https:" && o.protocol !== a.protocol && !this._allowRedirectDowngrade) throw new Error("Redirect from HTTPS to HTTP protocol. This downgrade is not allowed for security reasons. If you want to allow this behavior, set the allowRedirectDowngrade option to true.");
yield c.readBody();
if (a.hostname !== o.hostname) for (const e in t) e.toLowerCase() === "authorization" && delete t[e];
n = this._prepareRequest(e, a, t);
c = yield this.requestRaw(n, s);
r--;
}
if (!c.message.statusCode || !T.includes(c.message.statusCode)) return c;
a += 1;
if (a < i) {
yield c.readBody();
yield this._performExponentialBackoff(a);
}
} while (a < i);
return c;
});
}
dispose() {
this._agent && this._agent.destroy();
this._disposed = true;
}
requestRaw(e, r) {
return i(this, void 0, void 0, function*() {
return new Promise((s, t) => {
function callbackForResult(e, r) {
e ? t(e) : r ? s(r) : t(new Error("Unknown error"));
}
this.requestRawWithCallback(e, r, callbackForResult);
});
});
}
requestRawWithCallback(e, r, s) {
if (typeof r === "string") {
e.options.headers || (e.options.headers = {});
e.options.headers["Content-Length"] = Buffer.byteLength(r, "utf8");
}
let t = false;
function handleResult(e, r) {
if (!t) {
t = true;
s(e, r);
}
}
const o = e.httpModule.request(e.options, e => {
const r = new HttpClientResponse(e);
handleResult(void 0, r);
});
let n;
o.on("socket", e => {
n = e;
});
o.setTimeout(this._socketTimeout || 18e4, () => {
n && n.end();
handleResult(new Error(`Request timeout: ${e.options.path}`));
});
o.on("error", function(e) {
handleResult(e);
});
r && typeof r === "string" && o.write(r, "utf8");
if (r && typeof r !== "string") {
r.on("close", function() {
o.end();
});
r.pipe(o);
} else o.end();
}
getAgent(e) {
const r = new URL(e);
return this._getAgent(r);
}
getAgentDispatcher(e) {
const r = new URL(e);
const s = p.getProxyUrl(r);
const t = s && s.hostname;
if (!t) return;
return this._getProxyAgentDispatcher(r, s);
}
_prepareRequest(e, r, s) {
const t = {};
t.parsedUrl = r;
const o = t.parsedUrl.protocol === "https:";
t.httpModule = o ? c : a;
const n = o ? 443 : 80;
t.options = {};
t.options.host = t.parsedUrl.hostname;
t.options.port = t.parsedUrl.port ? parseInt(t.parsedUrl.port) : n;
t.options.path = (t.parsedUrl.pathname || "") + (t.parsedUrl.search || "");
t.options.method = e;
t.options.headers = this._mergeHeaders(s);
this.userAgent != null && (t.options.headers["user-agent"] = this.userAgent);
t.options.agent = this._getAgent(t.parsedUrl);
if (this.handlers) for (const e of this.handlers) e.prepareRequest(t.options);
return t;
}
_mergeHeaders(e) {
if (this.requestOptions && this.requestOptions.headers) return Object.assign({}, lowercaseKeys(this.requestOptions.headers), lowercaseKeys(e || {}));
return lowercaseKeys(e || {});
}
_getExistingOrDefaultHeader(e, r, s) {
let t;
if (this.requestOptions && this.requestOptions.headers) {
const e = lowercaseKeys(this.requestOptions.headers)[r];
e && (t = typeof e === "number" ? e.toString() : e);
}
const o = e[r];
if (o !== void 0) return typeof o === "number" ? o.toString() : o;
if (t !== void 0) return t;
return s;
}
_getExistingOrDefaultContentTypeHeader(e, r) {
let s;
if (this.requestOptions && this.requestOptions.headers) {
const e = lowercaseKeys(this.requestOptions.headers)[d.ContentType];
e && (s = typeof e === "number" ? String(e) : Array.isArray(e) ? e.join(", ") : e);
}
const t = e[d.ContentType];
if (t !== void 0) return typeof t === "number" ? String(t) : Array.isArray(t) ? t.join(", ") : t;
if (s !== void 0) return s;
return r;
}
_getAgent(e) {
let r;
const s = p.getProxyUrl(e);
const t = s && s.hostname;
this._keepAlive && t && (r = this._proxyAgent);
t || (r = this._agent);
if (r) return r;
const o = e.protocol === "https:";
let n = 100;
this.requestOptions && (n = this.requestOptions.maxSockets || a.globalAgent.maxSockets);
if (s && s.hostname) {
const e = {
maxSockets: n,
keepAlive: this._keepAlive,
proxy: Object.assign(Object.assign({}, (s.username || s.password) && {
proxyAuth: `${s.username}:${s.password}`
}), {
host: s.hostname,
port: s.port
})
};
let t;
const i = s.protocol === "https:";
t = o ? i ? u.httpsOverHttps : u.httpsOverHttp : i ? u.httpOverHttps : u.httpOverHttp;
r = t(e);
this._proxyAgent = r;
}
if (!r) {
const e = {
keepAlive: this._keepAlive,
maxSockets: n
};
r = o ? new c.Agent(e) : new a.Agent(e);
this._agent = r;
}
o && this._ignoreSslError && (r.options = Object.assign(r.options || {}, {
rejectUnauthorized: false
}));
return r;
}
_getProxyAgentDispatcher(e, r) {
let s;
this._keepAlive && (s = this._proxyAgentDispatcher);
if (s) return s;
const t = e.protocol === "https:";
s = new l.ProxyAgent(Object.assign({
uri: r.href,
pipelining: this._keepAlive ? 1 : 0
}, (r.username || r.password) && {
token: `Basic ${Buffer.from(`${r.username}:${r.password}`).toString("base64")}`
}));
this._proxyAgentDispatcher = s;
t && this._ignoreSslError && (s.options = Object.assign(s.options.requestTls || {}, {
rejectUnauthorized: false
}));
return s;
}
_getUserAgentWithOrchestrationId(e) {
const r = e || "actions/http-client";
const s = process.env["ACTIONS_ORCHESTRATION_ID"];
if (s) {
const e = s.replace(/[^a-z0-9_.-]/gi, "_");
return `${r} actions_orchestration_id/${e}`;
}
return r;
}
_performExponentialBackoff(e) {
return i(this, void 0, void 0, function*() {
e = Math.min(_, e);
const r = f * Math.pow(2, e);
return new Promise(e => setTimeout(() => e(), r));
});
}
_processResponse(e, r) {
return i(this, void 0, void 0, function*() {
return new Promise((s, t) => i(this, void 0, void 0, function*() {
const o = e.message.statusCode || 0;
const n = {
statusCode: o,
result: null,
headers: {}
};
o === g.NotFound && s(n);
function dateTimeDeserializer(e, r) {
if (typeof r === "string") {
const e = new Date(r);
if (!isNaN(e.valueOf())) return e;
}
return r;
}
let i;
let a;
try {
a = yield e.readBody();
if (a && a.length > 0) {
i = r && r.deserializeDates ? JSON.parse(a, dateTimeDeserializer) : JSON.parse(a);
n.result = i;
}
n.headers = e.message.headers;
} catch (e) {}
if (o > 299) {
let e;
e = i && i.message ? i.message : a && a.length > 0 ? a : `Failed request: (${o})`;
const r = new HttpClientError(e, o);
r.result = n.result;
t(r);
} else s(n);
}));
});
}
}
r.HttpClient = HttpClient;
const lowercaseKeys = e => Object.keys(e).reduce((r, s) => (r[s.toLowerCase()] = e[s], 
r), {});
}),
83335: (function(e, r) {
Object.defineProperty(r, "__esModule", {
value: true
});
r.getProxyUrl = getProxyUrl;
r.checkBypass = checkBypass;
function getProxyUrl(e) {
const r = e.protocol === "https:";
if (checkBypass(e)) return;
const s = (() => r ? process.env["https_proxy"] || process.env["HTTPS_PROXY"] : process.env["http_proxy"] || process.env["HTTP_PROXY"])();
if (!s) return;
try {
return new DecodedURL(s);
} catch (e) {
if (!s.startsWith("http://") && !s.startsWith("https://")) return new DecodedURL(`http://${s}`);
}
}
function checkBypass(e) {
if (!e.hostname) return false;
const r = e.hostname;
if (isLoopbackAddress(r)) return true;
const s = process.env["no_proxy"] || process.env["NO_PROXY"] || "";
if (!s) return false;
let t;
e.port ? t = Number(e.port) : e.protocol === "http:" ? t = 80 : e.protocol === "https:" && (t = 443);
const o = [ e.hostname.toUpperCase() ];
typeof t === "number" && o.push(`${o[0]}:${t}`);
for (const e of s.split(",").map(e => e.trim().toUpperCase()).filter(e => e)) if (e === "*" || o.some(r => r === e || r.endsWith(`.${e}`) || e.startsWith(".") && r.endsWith(`${e}`))) return true;
return false;
}
function isLoopbackAddress(e) {
const r = e.toLowerCase();
return r === "localhost" || r.startsWith("127.") || r.startsWith("[::1]") || r.startsWith("[0:0:0:0:0:0:0:1]");
}
class DecodedURL extends URL {
constructor(e, r) {
super(e, r);
this._decodedUsername = decodeURIComponent(super.username);
this._decodedPassword = decodeURIComponent(super.password);
}
get username() {
return this._decodedUsername;
}
get password() {
return this._decodedPassword;
}
}
}),
92413: (function(e, r, s) {
s.d(r, {
getOctokit: () => getOctokit
});
var t = s(79896);
var o = s(70857);
class Context {
constructor() {
var e, r, s;
this.payload = {};
if (process.env.GITHUB_EVENT_PATH) if ((0, t.existsSync)(process.env.GITHUB_EVENT_PATH)) this.payload = JSON.parse((0, 
t.readFileSync)(process.env.GITHUB_EVENT_PATH, {
encoding: "utf8"
})); else {
const e = process.env.GITHUB_EVENT_PATH;
process.stdout.write(`GITHUB_EVENT_PATH ${e} does not exist${o.EOL}`);
}
this.eventName = process.env.GITHUB_EVENT_NAME;
this.sha = process.env.GITHUB_SHA;
this.ref = process.env.GITHUB_REF;
this.workflow = process.env.GITHUB_WORKFLOW;
this.action = process.env.GITHUB_ACTION;
this.actor = process.env.GITHUB_ACTOR;
this.job = process.env.GITHUB_JOB;
this.runAttempt = parseInt(process.env.GITHUB_RUN_ATTEMPT, 10);
this.runNumber = parseInt(process.env.GITHUB_RUN_NUMBER, 10);
this.runId = parseInt(process.env.GITHUB_RUN_ID, 10);
this.apiUrl = (e = process.env.GITHUB_API_URL) !== null && e !== void 0 ? e : "https://api.github.com";
this.serverUrl = (r = process.env.GITHUB_SERVER_URL) !== null && r !== void 0 ? r : "https://github.com";
this.graphqlUrl = (s = process.env.GITHUB_GRAPHQL_URL) !== null && s !== void 0 ? s : "https://api.github.com/graphql";
}
get issue() {
const e = this.payload;
return Object.assign(Object.assign({}, this.repo), {
number: (e.issue || e.pull_request || e).number
});
}
get repo() {
if (process.env.GITHUB_REPOSITORY) {
const [e, r] = process.env.GITHUB_REPOSITORY.split("/");
return {
owner: e,
repo: r
};
}
if (this.payload.repository) return {
owner: this.payload.repository.owner.login,
repo: this.payload.repository.name
};
throw new Error("context.repo requires a GITHUB_REPOSITORY environment variable like 'owner/repo'");
}
}
var n = s(89659);
var i = s(24371);
var __awaiter = function(e, r, s, t) {
function adopt(e) {
return e instanceof s ? e : new s(function(r) {
r(e);
});
}
return new (s || (s = Promise))(function(s, o) {
function fulfilled(e) {
try {
step(t.next(e));
} catch (e) {
o(e);
}
}
function rejected(e) {
try {
step(t["throw"](e));
} catch (e) {
o(e);
}
}
function step(e) {
e.done ? s(e.value) : adopt(e.value).then(fulfilled, rejected);
}
step((t = t.apply(e, r || [])).next());
});
};
function getAuthString(e, r) {
if (!e && !r.auth) throw new Error("Parameter token or opts.auth is required");
if (e && r.auth) throw new Error("Parameters token and opts.auth may not both be specified");
return typeof r.auth === "string" ? r.auth : `token ${e}`;
}
function getProxyAgent(e) {
const r = new n.HttpClient;
return r.getAgent(e);
}
function getProxyAgentDispatcher(e) {
const r = new n.HttpClient;
return r.getAgentDispatcher(e);
}
function getProxyFetch(e) {
const r = getProxyAgentDispatcher(e);
const proxyFetch = (e, s) => __awaiter(this, void 0, void 0, function*() {
return (0, i.fetch)(e, Object.assign(Object.assign({}, s), {
dispatcher: r
}));
});
return proxyFetch;
}
function getApiBaseUrl() {
return process.env["GITHUB_API_URL"] || "https://api.github.com";
}
function getUserAgentWithOrchestrationId(e) {
var r;
const s = (r = process.env["ACTIONS_ORCHESTRATION_ID"]) === null || r === void 0 ? void 0 : r.trim();
if (s) {
const r = s.replace(/[^a-z0-9_.-]/gi, "_");
const t = `actions_orchestration_id/${r}`;
if (e === null || e === void 0 ? void 0 : e.includes(t)) return e;
const o = e ? `${e} ` : "";
return `${o}${t}`;
}
return e;
}
function getUserAgent() {
if (typeof navigator === "object" && "userAgent" in navigator) return navigator.userAgent;
if (typeof process === "object" && process.version !== void 0) return `Node.js/${process.version.substr(1)} (${process.platform}; ${process.arch})`;
return "<environment undetectable>";
}
function register(e, r, s, t) {
if (typeof s !== "function") throw new Error("method for before hook must be a function");
t || (t = {});
if (Array.isArray(r)) return r.reverse().reduce((r, s) => register.bind(null, e, s, r, t), s)();
return Promise.resolve().then(() => {
if (!e.registry[r]) return s(t);
return e.registry[r].reduce((e, r) => r.hook.bind(null, e, t), s)();
});
}
function addHook(e, r, s, t) {
const o = t;
e.registry[s] || (e.registry[s] = []);
r === "before" && (t = (e, r) => Promise.resolve().then(o.bind(null, r)).then(e.bind(null, r)));
r === "after" && (t = (e, r) => {
let s;
return Promise.resolve().then(e.bind(null, r)).then(e => {
s = e;
return o(s, r);
}).then(() => s);
});
r === "error" && (t = (e, r) => Promise.resolve().then(e.bind(null, r)).catch(e => o(e, r)));
e.registry[s].push({
hook: t,
orig: o
});
}
function removeHook(e, r, s) {
if (!e.registry[r]) return;
const t = e.registry[r].map(e => e.orig).indexOf(s);
if (t === -1) return;
e.registry[r].splice(t, 1);
}
const a = Function.bind;
const c = a.bind(a);
function bindApi(e, r, s) {
const t = c(removeHook, null).apply(null, s ? [ r, s ] : [ r ]);
e.api = {
remove: t
};
e.remove = t;
[ "before", "error", "after", "wrap" ].forEach(t => {
const o = s ? [ r, t, s ] : [ r, t ];
e[t] = e.api[t] = c(addHook, null).apply(null, o);
});
}
function Singular() {
const e = Symbol("Singular");
const r = {
registry: {}
};
const s = register.bind(null, r, e);
bindApi(s, r, e);
return s;
}
function Collection() {
const e = {
registry: {}
};
const r = register.bind(null, e);
bindApi(r, e);
return r;
}
const p = {
Singular: Singular,
Collection: Collection
};
var u = "0.0.0-development";
var l = `octokit-endpoint.js/${u} ${getUserAgent()}`;
var g = {
method: "GET",
baseUrl: "https://api.github.com",
headers: {
accept: "application/vnd.github.v3+json",
"user-agent": l
},
mediaType: {
format: ""
}
};
function lowercaseKeys(e) {
if (!e) return {};
return Object.keys(e).reduce((r, s) => {
r[s.toLowerCase()] = e[s];
return r;
}, {});
}
function isPlainObject(e) {
if (typeof e !== "object" || e === null) return false;
if (Object.prototype.toString.call(e) !== "[object Object]") return false;
const r = Object.getPrototypeOf(e);
if (r === null) return true;
const s = Object.prototype.hasOwnProperty.call(r, "constructor") && r.constructor;
return typeof s === "function" && s instanceof s && Function.prototype.call(s) === Function.prototype.call(e);
}
function mergeDeep(e, r) {
const s = Object.assign({}, e);
Object.keys(r).forEach(t => {
isPlainObject(r[t]) ? t in e ? s[t] = mergeDeep(e[t], r[t]) : Object.assign(s, {
[t]: r[t]
}) : Object.assign(s, {
[t]: r[t]
});
});
return s;
}
function removeUndefinedProperties(e) {
for (const r in e) e[r] === void 0 && delete e[r];
return e;
}
function merge(e, r, s) {
if (typeof r === "string") {
let [e, t] = r.split(" ");
s = Object.assign(t ? {
method: e,
url: t
} : {
url: e
}, s);
} else s = Object.assign({}, r);
s.headers = lowercaseKeys(s.headers);
removeUndefinedProperties(s);
removeUndefinedProperties(s.headers);
const t = mergeDeep(e || {}, s);
if (s.url === "/graphql") {
e && e.mediaType.previews?.length && (t.mediaType.previews = e.mediaType.previews.filter(e => !t.mediaType.previews.includes(e)).concat(t.mediaType.previews));
t.mediaType.previews = (t.mediaType.previews || []).map(e => e.replace(/-preview/, ""));
}
return t;
}
function addQueryParameters(e, r) {
const s = /\?/.test(e) ? "&" : "?";
const t = Object.keys(r);
if (t.length === 0) return e;
return e + s + t.map(e => {
if (e === "q") return "q=" + r.q.split("+").map(encodeURIComponent).join("+");
return `${e}=${encodeURIComponent(r[e])}`;
}).join("&");
}
var d = /\{[^{}}]+\}/g;
function removeNonChars(e) {
return e.replace(/(?:^\W+)|(?:(?<!\W)\W+$)/g, "").split(/,/);
}
function extractUrlVariableNames(e) {
const r = e.match(d);
if (!r) return [];
return r.map(removeNonChars).reduce((e, r) => e.concat(r), []);
}
function omit(e, r) {
const s = {
__proto__: null
};
for (const t of Object.keys(e)) r.indexOf(t) === -1 && (s[t] = e[t]);
return s;
}
function encodeReserved(e) {
return e.split(/(%[0-9A-Fa-f]{2})/g).map(function(e) {
/%[0-9A-Fa-f]/.test(e) || (e = encodeURI(e).replace(/%5B/g, "[").replace(/%5D/g, "]"));
return e;
}).join("");
}
function encodeUnreserved(e) {
return encodeURIComponent(e).replace(/[!'()*]/g, function(e) {
return "%" + e.charCodeAt(0).toString(16).toUpperCase();
});
}
function encodeValue(e, r, s) {
r = e === "+" || e === "#" ? encodeReserved(r) : encodeUnreserved(r);
return s ? encodeUnreserved(s) + "=" + r : r;
}
function isDefined(e) {
return e !== void 0 && e !== null;
}
function isKeyOperator(e) {
return e === ";" || e === "&" || e === "?";
}
function getValues(e, r, s, t) {
var o = e[s], n = [];
if (isDefined(o) && o !== "") if (typeof o === "string" || typeof o === "number" || typeof o === "bigint" || typeof o === "boolean") {
o = o.toString();
t && t !== "*" && (o = o.substring(0, parseInt(t, 10)));
n.push(encodeValue(r, o, isKeyOperator(r) ? s : ""));
} else if (t === "*") Array.isArray(o) ? o.filter(isDefined).forEach(function(e) {
n.push(encodeValue(r, e, isKeyOperator(r) ? s : ""));
}) : Object.keys(o).forEach(function(e) {
isDefined(o[e]) && n.push(encodeValue(r, o[e], e));
}); else {
const e = [];
Array.isArray(o) ? o.filter(isDefined).forEach(function(s) {
e.push(encodeValue(r, s));
}) : Object.keys(o).forEach(function(s) {
if (isDefined(o[s])) {
e.push(encodeUnreserved(s));
e.push(encodeValue(r, o[s].toString()));
}
});
isKeyOperator(r) ? n.push(encodeUnreserved(s) + "=" + e.join(",")) : e.length !== 0 && n.push(e.join(","));
} else r === ";" ? isDefined(o) && n.push(encodeUnreserved(s)) : o !== "" || r !== "&" && r !== "?" ? o === "" && n.push("") : n.push(encodeUnreserved(s) + "=");
return n;
}
function parseUrl(e) {
return {
expand: expand.bind(null, e)
};
}
function expand(e, r) {
var s = [ "+", "#", ".", "/", ";", "?", "&" ];
e = e.replace(/\{([^\{\}]+)\}|([^\{\}]+)/g, function(e, t, o) {
if (t) {
let e = "";
const o = [];
if (s.indexOf(t.charAt(0)) !== -1) {
e = t.charAt(0);
t = t.substr(1);
}
t.split(/,/g).forEach(function(s) {
var t = /([^:\*]*)(?::(\d+)|(\*))?/.exec(s);
o.push(getValues(r, e, t[1], t[2] || t[3]));
});
if (e && e !== "+") {
var n = ",";
e === "?" ? n = "&" : e !== "#" && (n = e);
return (o.length !== 0 ? e : "") + o.join(n);
}
return o.join(",");
}
return encodeReserved(o);
});
return e === "/" ? e : e.replace(/\/$/, "");
}
function parse(e) {
let r = e.method.toUpperCase();
let s = (e.url || "/").replace(/:([a-z]\w+)/g, "{$1}");
let t = Object.assign({}, e.headers);
let o;
let n = omit(e, [ "method", "baseUrl", "url", "headers", "request", "mediaType" ]);
const i = extractUrlVariableNames(s);
s = parseUrl(s).expand(n);
/^http/.test(s) || (s = e.baseUrl + s);
const a = Object.keys(e).filter(e => i.includes(e)).concat("baseUrl");
const c = omit(n, a);
const p = /application\/octet-stream/i.test(t.accept);
if (!p) {
e.mediaType.format && (t.accept = t.accept.split(/,/).map(r => r.replace(/application\/vnd(\.\w+)(\.v3)?(\.\w+)?(\+json)?$/, `application/vnd$1$2.${e.mediaType.format}`)).join(","));
if (s.endsWith("/graphql") && e.mediaType.previews?.length) {
const r = t.accept.match(/(?<![\w-])[\w-]+(?=-preview)/g) || [];
t.accept = r.concat(e.mediaType.previews).map(r => {
const s = e.mediaType.format ? `.${e.mediaType.format}` : "+json";
return `application/vnd.github.${r}-preview${s}`;
}).join(",");
}
}
[ "GET", "HEAD" ].includes(r) ? s = addQueryParameters(s, c) : "data" in c ? o = c.data : Object.keys(c).length && (o = c);
t["content-type"] || typeof o === "undefined" || (t["content-type"] = "application/json; charset=utf-8");
[ "PATCH", "PUT" ].includes(r) && typeof o === "undefined" && (o = "");
return Object.assign({
method: r,
url: s,
headers: t
}, typeof o !== "undefined" ? {
body: o
} : null, e.request ? {
request: e.request
} : null);
}
function endpointWithDefaults(e, r, s) {
return parse(merge(e, r, s));
}
function withDefaults(e, r) {
const s = merge(e, r);
const t = endpointWithDefaults.bind(null, s);
return Object.assign(t, {
DEFAULTS: s,
defaults: withDefaults.bind(null, s),
merge: merge.bind(null, s),
parse: parse
});
}
var m = withDefaults(null, g);
const h = 32;
const T = 9;
const E = 59;
const _ = 61;
const f = 34;
const b = 92;
const w = 44;
const y = 1;
const v = 2;
const k = 4;
const G = 8;
const P = 16;
const O = 65280;
const A = y | O;
const R = new Uint8Array(256);
R[T] |= v;
R[h] |= v;
R[E] |= k;
R[w] |= G;
for (let e = 128; e <= 255; e++) R[e] |= y;
for (const e of "!#$%&'*+-.^_`|~") R[e.charCodeAt(0)] |= P;
for (let e = 48; e <= 57; e++) R[e] |= P;
for (let e = 65; e <= 90; e++) R[e] |= y | P;
for (let e = 97; e <= 122; e++) R[e] |= P;
const S = (() => {
const C = function() {};
C.prototype = Object.create(null);
return C;
})();
function dist_parse(e, r) {
const s = k | (r?.comma === true ? G : 0);
const t = e.length;
let o = r?.start ?? 0;
while ((R[e.charCodeAt(o)] & v) !== 0) o++;
let n = o;
let i = 0;
let a = -1;
let c = r?.parameters === false ? G : 0;
while (n < t) {
const r = e.charCodeAt(n);
const t = R[r];
if ((t & s) !== 0) {
c |= t & G;
break;
}
(t & v) !== 0 ? a === -1 && (a = n) : a = -1;
i |= r & O | t;
n++;
}
const p = a === -1 ? n : a;
const u = e.slice(o, p);
const l = (i & A) === 0 ? u : u.toLowerCase();
if (n === t || c !== 0) return {
type: l,
index: n,
parameters: new S
};
return parseParameters(e, l, n, t, s);
}
function parseParameters(e, r, s, t, o) {
const n = new S;
e: while (s < t) {
s++;
while ((R[e.charCodeAt(s)] & v) !== 0) s++;
const r = s;
let i = 0;
let a = -1;
while (s < t) {
const c = e.charCodeAt(s);
const p = R[c];
if ((p & o) !== 0) {
if ((p & G) !== 0) break e;
continue e;
}
if (c === _) {
const c = a === -1 ? s : a;
const p = e.slice(r, c);
const u = (i & A) === 0 ? p : p.toLowerCase();
s++;
while ((R[e.charCodeAt(s)] & v) !== 0) s++;
if (s < t && e.charCodeAt(s) === f) {
const r = ++s;
let i = false;
while (s < t) {
const a = e.charCodeAt(s);
if (a === f) {
n[u] === void 0 && (n[u] = i ? unescapeQuotedPairs(e, r, s) : e.slice(r, s));
s++;
let a = 0;
while (s < t) {
const r = e.charCodeAt(s);
const t = R[r];
if ((t & o) !== 0) {
a = t & G;
break;
}
s++;
}
if (a !== 0) break e;
continue e;
}
if (a === b && s + 1 < t) {
i = true;
s += 2;
continue;
}
s++;
}
continue e;
}
const l = s;
let g = 0;
let d = -1;
while (s < t) {
const r = e.charCodeAt(s);
const t = R[r];
if ((t & o) !== 0) {
g = t & G;
break;
}
(t & v) !== 0 ? d === -1 && (d = s) : d = -1;
s++;
}
if (n[u] === void 0) {
const r = d === -1 ? s : d;
n[u] = e.slice(l, r);
}
if (g !== 0) break e;
continue e;
}
(p & v) !== 0 ? a === -1 && (a = s) : a = -1;
i |= c & O | p;
s++;
}
}
return {
type: r,
index: s,
parameters: n
};
}
function unescapeQuotedPairs(e, r, s) {
let t = "";
for (let o = r; o < s; o++) if (e.charCodeAt(o) === b) {
t += e.slice(r, o);
r = ++o;
}
return t + e.slice(r, s);
}
const F = /^-?\d+$/;
const U = /^-?\d+n+$/;
const D = JSON.stringify;
const L = JSON.parse;
const I = /^-?\d+n$/;
const q = /([\[:])?"(-?\d+)n"($|\s*[,\}\]])/g;
const j = /([\[:])?("-?\d+n+)n("$|"\s*[,\}\]])/g;
const isUnstringifiable = e => e === void 0 || typeof e === "function" || typeof e === "symbol";
const isRawJSON = e => e !== null && typeof e === "object" && e.constructor && e.constructor.name === "RawJSON";
const stringifyIteratively = (e, r, s) => {
let t = "";
typeof s === "number" ? t = " ".repeat(Math.min(10, Math.max(0, Math.floor(s)))) : typeof s === "string" && (t = s.slice(0, 10));
const o = typeof r === "function";
const n = Array.isArray(r) ? new Set(r.map(String)) : null;
const prepareVal = (e, s, t) => {
const n = t !== null && typeof t === "object";
const i = n && typeof t.toJSON === "function";
i && (t = t.toJSON(s));
const a = typeof t === "string" && U.test(t);
if (a) return t + "n";
const c = typeof t === "bigint";
if (c) {
const e = "rawJSON" in JSON;
if (e) return JSON.rawJSON(t.toString());
return t.toString() + "n";
}
o && (t = r.call(e, s, t));
const p = t !== null && typeof t === "object";
if (p) {
const e = t instanceof Number || t instanceof String || t instanceof Boolean;
e && (t = t.valueOf());
}
return t;
};
const i = prepareVal({
"": e
}, "", e);
if (isUnstringifiable(i)) return;
const a = i === null || typeof i !== "object";
const c = isRawJSON(i);
if (a || c) return D(i);
const p = [];
let u = 0;
const l = [ {
parent: {
"": i
},
key: "",
val: i,
isArray: Array.isArray(i),
keys: Array.isArray(i) ? null : Object.keys(i),
index: 0,
first: true
} ];
const g = new WeakSet([ i ]);
while (l.length > 0) {
const e = l[l.length - 1];
if (e.index === 0) {
p.push(e.isArray ? "[" : "{");
u++;
}
let r = false;
if (e.isArray) if (e.index < e.val.length) {
e.first || p.push(",");
t && p.push("\n" + t.repeat(u));
const r = e.val[e.index];
const s = prepareVal(e.val, String(e.index), r);
if (isUnstringifiable(s)) {
p.push("null");
e.first = false;
e.index++;
} else {
const r = s !== null && typeof s === "object";
const t = isRawJSON(s);
if (r && !t) {
if (g.has(s)) throw new TypeError("Converting circular structure to JSON");
g.add(s);
l.push({
parent: e.val,
key: String(e.index),
val: s,
isArray: Array.isArray(s),
keys: Array.isArray(s) ? null : Object.keys(s),
index: 0,
first: true
});
e.first = false;
e.index++;
} else {
p.push(D(s));
e.first = false;
e.index++;
}
}
} else r = true; else {
while (e.index < e.keys.length) {
const r = e.keys[e.index++];
const s = n && !n.has(r);
if (s) continue;
const o = e.val[r];
const i = prepareVal(e.val, r, o);
if (isUnstringifiable(i)) continue;
e.first || p.push(",");
t ? p.push("\n" + t.repeat(u) + D(r) + ": ") : p.push(D(r) + ":");
const a = i !== null && typeof i === "object";
const c = isRawJSON(i);
if (a && !c) {
if (g.has(i)) throw new TypeError("Converting circular structure to JSON");
g.add(i);
l.push({
parent: e.val,
key: r,
val: i,
isArray: Array.isArray(i),
keys: Array.isArray(i) ? null : Object.keys(i),
index: 0,
first: true
});
e.first = false;
break;
}
p.push(D(i));
e.first = false;
}
const s = e.index >= e.keys.length && l[l.length - 1] === e;
s && (r = true);
}
if (r) {
u--;
!e.first && t && p.push("\n" + t.repeat(u));
p.push(e.isArray ? "]" : "}");
g.delete(e.val);
l.pop();
}
}
return p.join("");
};
const JSONStringify = (e, r, s) => {
try {
const t = "rawJSON" in JSON;
if (t) return D(e, (e, s) => {
if (typeof s === "bigint") return JSON.rawJSON(s.toString());
const t = typeof r === "function";
if (t) return r(e, s);
const o = Array.isArray(r) && r.includes(e);
if (o) return s;
return s;
}, s);
if (!e) return D(e, r, s);
const o = D(e, (e, s) => {
const t = typeof s === "string" && U.test(s);
if (t) return s.toString() + "n";
if (typeof s === "bigint") return s.toString() + "n";
const o = typeof r === "function";
if (o) return r(e, s);
const n = Array.isArray(r) && r.includes(e);
if (n) return s;
return s;
}, s);
const n = o.replace(q, "$1$2$3");
const i = n.replace(j, "$1$2$3");
return i;
} catch (t) {
if (t instanceof RangeError) {
const t = stringifyIteratively(e, r, s);
if (t === void 0) return;
const o = "rawJSON" in JSON;
if (o) return t;
const n = t.replace(q, "$1$2$3");
return n.replace(j, "$1$2$3");
}
throw t;
}
};
const H = new Map;
const isContextSourceSupported = () => {
const e = JSON.parse.toString();
if (H.has(e)) return H.get(e);
try {
const r = JSON.parse("1", (e, r, s) => !!s?.source && s.source === "1");
H.set(e, r);
return r;
} catch {
H.set(e, false);
return false;
}
};
const convertMarkedBigIntsReviver = (e, r, s, t) => {
const o = typeof r === "string" && I.test(r);
if (o) return BigInt(r.slice(0, -1));
const n = typeof r === "string" && U.test(r);
if (n) return r.slice(0, -1);
const i = typeof t === "function";
if (!i) return r;
return t(e, r, s);
};
const JSONParseV2 = (e, r) => JSON.parse(e, (e, s, t) => {
const o = typeof s === "number";
const n = s > Number.MAX_SAFE_INTEGER || s < Number.MIN_SAFE_INTEGER;
const i = o && n;
const a = t && F.test(t.source);
const c = i && a;
if (c) return BigInt(t.source);
const p = typeof r === "function";
if (!p) return s;
return r(e, s, t);
});
const x = Number.MAX_SAFE_INTEGER.toString();
const B = x.length;
const N = /"(?:[^"\\]|\\.)*"|-?(0|[1-9][0-9]*)(\.[0-9]+)?([eE][+-]?[0-9]+)?/g;
const V = /^"-?\d+n+"$/;
const applyReviverIteratively = (e, r) => {
const s = {
"": e
};
const t = [ {
parent: s,
key: "",
visited: false
} ];
while (t.length > 0) {
const e = t[t.length - 1];
if (e.visited) {
const {parent: s, key: o} = e;
let n = s[o];
if (typeof n === "string") {
const e = I.test(n);
if (e) n = BigInt(n.slice(0, -1)); else {
const e = U.test(n);
e && (n = n.slice(0, -1));
}
}
const i = typeof r === "function";
i && (n = r.call(s, o, n));
const a = n === void 0;
a ? delete s[o] : s[o] = n;
t.pop();
} else {
e.visited = true;
const r = e.parent[e.key];
const s = r !== null && typeof r === "object";
if (s) {
const e = Object.keys(r);
for (let s = e.length - 1; s >= 0; s--) t.push({
parent: r,
key: e[s],
visited: false
});
}
}
}
return s[""];
};
const serializeBigInts = e => e.replace(N, (e, r, s, t) => {
const o = e[0] === '"';
const n = o && V.test(e);
if (n) return e.substring(0, e.length - 1) + 'n"';
const i = s || t;
const a = r && (r.length < B || r.length === B && r <= x);
const c = o || i || a;
if (c) return e;
return '"' + e + 'n"';
});
const JSONParse = (e, r) => {
if (!e) return L(e, r);
try {
if (isContextSourceSupported()) return JSONParseV2(e, r);
const s = serializeBigInts(e);
return L(s, (e, s, t) => convertMarkedBigIntsReviver(e, s, t, r));
} catch (s) {
if (s instanceof RangeError) {
const s = serializeBigInts(e);
const t = L(s);
return applyReviverIteratively(t, r);
}
throw s;
}
};
class RequestError extends Error {
name;
status;
request;
response;
constructor(e, r, s) {
super(e, {
cause: s.cause
});
this.name = "HttpError";
this.status = Number.parseInt(r);
Number.isNaN(this.status) && (this.status = 0);
"response" in s && (this.response = s.response);
const t = Object.assign({}, s.request);
s.request.headers.authorization && (t.headers = Object.assign({}, s.request.headers, {
authorization: s.request.headers.authorization.replace(/(?<! ) .*$/, " [REDACTED]")
}));
t.url = t.url.replace(/\bclient_secret=\w+/g, "client_secret=[REDACTED]").replace(/\baccess_token=\w+/g, "access_token=[REDACTED]");
this.request = t;
}
}
var W = "10.0.16";
var $ = {
headers: {
"user-agent": `octokit-request.js/${W} ${getUserAgent()}`
}
};
function dist_bundle_isPlainObject(e) {
if (typeof e !== "object" || e === null) return false;
if (Object.prototype.toString.call(e) !== "[object Object]") return false;
const r = Object.getPrototypeOf(e);
if (r === null) return true;
const s = Object.prototype.hasOwnProperty.call(r, "constructor") && r.constructor;
return typeof s === "function" && s instanceof s && Function.prototype.call(s) === Function.prototype.call(e);
}
var noop = () => "";
async function fetchWrapper(e) {
const r = e.request?.fetch || globalThis.fetch;
if (!r) throw new Error("fetch is not set. Please pass a fetch implementation as new Octokit({ request: { fetch }}). Learn more at https://github.com/octokit/octokit.js/#fetch-missing");
const s = e.request?.log || console;
const t = e.request?.parseSuccessResponseBody !== false;
const o = dist_bundle_isPlainObject(e.body) || Array.isArray(e.body) ? JSONStringify(e.body) : e.body;
const n = Object.fromEntries(Object.entries(e.headers).map(([e, r]) => [ e, String(r) ]));
let i;
try {
i = await r(e.url, {
method: e.method,
body: o,
redirect: e.request?.redirect,
headers: n,
signal: e.request?.signal,
...e.body && {
duplex: "half"
}
});
} catch (r) {
let s = "Unknown Error";
if (r instanceof Error) {
if (r.name === "AbortError") {
r.status = 500;
throw r;
}
s = r.message;
r.name === "TypeError" && "cause" in r && (r.cause instanceof Error ? s = r.cause.message : typeof r.cause === "string" && (s = r.cause));
}
const t = new RequestError(s, 500, {
request: e
});
t.cause = r;
throw t;
}
const a = i.status;
const c = i.url;
const p = {};
for (const [e, r] of i.headers) p[e] = r;
const u = {
url: c,
status: a,
headers: p,
data: ""
};
if ("deprecation" in p) {
const r = p.link && p.link.match(/<([^<>]+)>; rel="deprecation"/);
const t = r && r.pop();
s.warn(`[@octokit/request] "${e.method} ${e.url}" is deprecated. It is scheduled to be removed on ${p.sunset}${t ? `. See ${t}` : ""}`);
}
if (a === 204 || a === 205) return u;
if (e.method === "HEAD") {
if (a < 400) return u;
throw new RequestError(i.statusText, a, {
response: u,
request: e
});
}
if (a === 304) {
u.data = await getResponseData(i);
throw new RequestError("Not modified", a, {
response: u,
request: e
});
}
if (a >= 400) {
u.data = await getResponseData(i);
throw new RequestError(toErrorMessage(u.data), a, {
response: u,
request: e
});
}
u.data = t ? await getResponseData(i) : i.body;
return u;
}
async function getResponseData(e) {
const r = e.headers.get("content-type");
if (!r) return e.text().catch(noop);
const s = dist_parse(r);
if (!isJSONResponse(s)) return s.type.startsWith("text/") || s.parameters.charset?.toLowerCase() === "utf-8" && s.type !== "application/octet-stream" ? e.text().catch(noop) : e.arrayBuffer().catch(() => new ArrayBuffer(0));
{
let r = "";
try {
r = await e.text();
return JSONParse(r);
} catch (e) {
return r;
}
}
}
function isJSONResponse(e) {
return e.type === "application/json" || e.type === "application/scim+json";
}
function toErrorMessage(e) {
if (typeof e === "string") return e;
if (e instanceof ArrayBuffer) return "Unknown error";
if (typeof e === "object" && e !== null && "message" in e) {
const r = e;
const s = "documentation_url" in r ? ` - ${r.documentation_url}` : "";
return Array.isArray(r.errors) ? `${r.message}: ${r.errors.map(e => JSON.stringify(e)).join(", ")}${s}` : `${r.message}${s}`;
}
return `Unknown error: ${JSON.stringify(e)}`;
}
function dist_bundle_withDefaults(e, r) {
const s = e.defaults(r);
const newApi = function(e, r) {
const t = s.merge(e, r);
if (!t.request || !t.request.hook) return fetchWrapper(s.parse(t));
const request2 = (e, r) => fetchWrapper(s.parse(s.merge(e, r)));
Object.assign(request2, {
endpoint: s,
defaults: dist_bundle_withDefaults.bind(null, s)
});
return t.request.hook(request2, t);
};
return Object.assign(newApi, {
endpoint: s,
defaults: dist_bundle_withDefaults.bind(null, s)
});
}
var z = dist_bundle_withDefaults(m, $);
var M = "0.0.0-development";
function _buildMessageForResponseErrors(e) {
return "Request failed due to following response errors:\n" + e.errors.map(e => ` - ${e.message}`).join("\n");
}
var K = class extends Error {
constructor(e, r, s) {
super(_buildMessageForResponseErrors(s));
this.request = e;
this.headers = r;
this.response = s;
this.errors = s.errors;
this.data = s.data;
Error.captureStackTrace && Error.captureStackTrace(this, this.constructor);
}
request;
headers;
response;
name="GraphqlResponseError";
errors;
data;
};
var J = [ "method", "baseUrl", "url", "headers", "request", "query", "mediaType", "operationName" ];
var Y = [ "query", "method", "url" ];
var Z = /\/api\/v3\/?$/;
function graphql(e, r, s) {
if (s) {
if (typeof r === "string" && "query" in s) return Promise.reject(new Error('[@octokit/graphql] "query" cannot be used as variable name'));
for (const e in s) {
if (!Y.includes(e)) continue;
return Promise.reject(new Error(`[@octokit/graphql] "${e}" cannot be used as variable name`));
}
}
const t = typeof r === "string" ? Object.assign({
query: r
}, s) : r;
const o = Object.keys(t).reduce((e, r) => {
if (J.includes(r)) {
e[r] = t[r];
return e;
}
e.variables || (e.variables = {});
e.variables[r] = t[r];
return e;
}, {});
const n = t.baseUrl || e.endpoint.DEFAULTS.baseUrl;
Z.test(n) && (o.url = n.replace(Z, "/api/graphql"));
return e(o).then(e => {
if (e.data.errors) {
const r = {};
for (const s of Object.keys(e.headers)) r[s] = e.headers[s];
throw new K(o, r, e.data);
}
return e.data.data;
});
}
function graphql_dist_bundle_withDefaults(e, r) {
const s = e.defaults(r);
const newApi = (e, r) => graphql(s, e, r);
return Object.assign(newApi, {
defaults: graphql_dist_bundle_withDefaults.bind(null, s),
endpoint: s.endpoint
});
}
graphql_dist_bundle_withDefaults(z, {
headers: {
"user-agent": `octokit-graphql.js/${M} ${getUserAgent()}`
},
method: "POST",
url: "/graphql"
});
function withCustomRequest(e) {
return graphql_dist_bundle_withDefaults(e, {
method: "POST",
url: "/graphql"
});
}
var Q = "(?:[a-zA-Z0-9_-]+)";
var X = "\\.";
var ee = new RegExp(`^${Q}${X}${Q}${X}${Q}$`);
var re = ee.test.bind(ee);
async function auth(e) {
const r = re(e);
const s = e.startsWith("v1.") || e.startsWith("ghs_");
const t = e.startsWith("ghu_");
const o = r ? "app" : s ? "installation" : t ? "user-to-server" : "oauth";
return {
type: "token",
token: e,
tokenType: o
};
}
function withAuthorizationPrefix(e) {
if (e.split(/\./).length === 3) return `bearer ${e}`;
return `token ${e}`;
}
async function hook(e, r, s, t) {
const o = r.endpoint.merge(s, t);
o.headers.authorization = withAuthorizationPrefix(e);
return r(o);
}
var createTokenAuth = function(e) {
if (!e) throw new Error("[@octokit/auth-token] No token passed to createTokenAuth");
if (typeof e !== "string") throw new Error("[@octokit/auth-token] Token passed to createTokenAuth is not a string");
e = e.replace(/^(token|bearer) +/i, "");
return Object.assign(auth.bind(null, e), {
hook: hook.bind(null, e)
});
};
const se = "7.0.8";
const dist_src_noop = () => {};
const te = console.warn.bind(console);
const oe = console.error.bind(console);
function createLogger(e = {}) {
typeof e.debug !== "function" && (e.debug = dist_src_noop);
typeof e.info !== "function" && (e.info = dist_src_noop);
typeof e.warn !== "function" && (e.warn = te);
typeof e.error !== "function" && (e.error = oe);
return e;
}
const ne = `octokit-core.js/${se} ${getUserAgent()}`;
class Octokit {
static VERSION=se;
static defaults(e) {
const r = class extends(this){
constructor(...r) {
const s = r[0] || {};
if (typeof e === "function") {
super(e(s));
return;
}
super(Object.assign({}, e, s, s.userAgent && e.userAgent ? {
userAgent: `${s.userAgent} ${e.userAgent}`
} : null));
}
};
return r;
}
static plugins=[];
static plugin(...e) {
const r = this.plugins;
const s = class extends(this){
static plugins=r.concat(e.filter(e => !r.includes(e)));
};
return s;
}
constructor(e = {}) {
const r = new p.Collection;
const s = {
baseUrl: z.endpoint.DEFAULTS.baseUrl,
headers: {},
request: Object.assign({}, e.request, {
hook: r.bind(null, "request")
}),
mediaType: {
previews: [],
format: ""
}
};
s.headers["user-agent"] = e.userAgent ? `${e.userAgent} ${ne}` : ne;
e.baseUrl && (s.baseUrl = e.baseUrl);
e.previews && (s.mediaType.previews = e.previews);
e.timeZone && (s.headers["time-zone"] = e.timeZone);
this.request = z.defaults(s);
this.graphql = withCustomRequest(this.request).defaults(s);
this.log = createLogger(e.log);
this.hook = r;
if (e.authStrategy) {
const {authStrategy: s, ...t} = e;
const o = s(Object.assign({
request: this.request,
log: this.log,
octokit: this,
octokitOptions: t
}, e.auth));
r.wrap("request", o.hook);
this.auth = o;
} else if (e.auth) {
const s = createTokenAuth(e.auth);
r.wrap("request", s.hook);
this.auth = s;
} else this.auth = async () => ({
type: "unauthenticated"
});
const t = this.constructor;
for (let r = 0; r < t.plugins.length; ++r) Object.assign(this, t.plugins[r](this, e));
}
request;
graphql;
log;
hook;
auth;
}
const ie = "17.0.0";
const ae = {
actions: {
addCustomLabelsToSelfHostedRunnerForOrg: [ "POST /orgs/{org}/actions/runners/{runner_id}/labels" ],
addCustomLabelsToSelfHostedRunnerForRepo: [ "POST /repos/{owner}/{repo}/actions/runners/{runner_id}/labels" ],
addRepoAccessToSelfHostedRunnerGroupInOrg: [ "PUT /orgs/{org}/actions/runner-groups/{runner_group_id}/repositories/{repository_id}" ],
addSelectedRepoToOrgSecret: [ "PUT /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}" ],
addSelectedRepoToOrgVariable: [ "PUT /orgs/{org}/actions/variables/{name}/repositories/{repository_id}" ],
approveWorkflowRun: [ "POST /repos/{owner}/{repo}/actions/runs/{run_id}/approve" ],
cancelWorkflowRun: [ "POST /repos/{owner}/{repo}/actions/runs/{run_id}/cancel" ],
createEnvironmentVariable: [ "POST /repos/{owner}/{repo}/environments/{environment_name}/variables" ],
createHostedRunnerForOrg: [ "POST /orgs/{org}/actions/hosted-runners" ],
createOrUpdateEnvironmentSecret: [ "PUT /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}" ],
createOrUpdateOrgSecret: [ "PUT /orgs/{org}/actions/secrets/{secret_name}" ],
createOrUpdateRepoSecret: [ "PUT /repos/{owner}/{repo}/actions/secrets/{secret_name}" ],
createOrgVariable: [ "POST /orgs/{org}/actions/variables" ],
createRegistrationTokenForOrg: [ "POST /orgs/{org}/actions/runners/registration-token" ],
createRegistrationTokenForRepo: [ "POST /repos/{owner}/{repo}/actions/runners/registration-token" ],
createRemoveTokenForOrg: [ "POST /orgs/{org}/actions/runners/remove-token" ],
createRemoveTokenForRepo: [ "POST /repos/{owner}/{repo}/actions/runners/remove-token" ],
createRepoVariable: [ "POST /repos/{owner}/{repo}/actions/variables" ],
createWorkflowDispatch: [ "POST /repos/{owner}/{repo}/actions/workflows/{workflow_id}/dispatches" ],
deleteActionsCacheById: [ "DELETE /repos/{owner}/{repo}/actions/caches/{cache_id}" ],
deleteActionsCacheByKey: [ "DELETE /repos/{owner}/{repo}/actions/caches{?key,ref}" ],
deleteArtifact: [ "DELETE /repos/{owner}/{repo}/actions/artifacts/{artifact_id}" ],
deleteCustomImageFromOrg: [ "DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}" ],
deleteCustomImageVersionFromOrg: [ "DELETE /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}" ],
deleteEnvironmentSecret: [ "DELETE /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}" ],
deleteEnvironmentVariable: [ "DELETE /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}" ],
deleteHostedRunnerForOrg: [ "DELETE /orgs/{org}/actions/hosted-runners/{hosted_runner_id}" ],
deleteOrgSecret: [ "DELETE /orgs/{org}/actions/secrets/{secret_name}" ],
deleteOrgVariable: [ "DELETE /orgs/{org}/actions/variables/{name}" ],
deleteRepoSecret: [ "DELETE /repos/{owner}/{repo}/actions/secrets/{secret_name}" ],
deleteRepoVariable: [ "DELETE /repos/{owner}/{repo}/actions/variables/{name}" ],
deleteSelfHostedRunnerFromOrg: [ "DELETE /orgs/{org}/actions/runners/{runner_id}" ],
deleteSelfHostedRunnerFromRepo: [ "DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}" ],
deleteWorkflowRun: [ "DELETE /repos/{owner}/{repo}/actions/runs/{run_id}" ],
deleteWorkflowRunLogs: [ "DELETE /repos/{owner}/{repo}/actions/runs/{run_id}/logs" ],
disableSelectedRepositoryGithubActionsOrganization: [ "DELETE /orgs/{org}/actions/permissions/repositories/{repository_id}" ],
disableWorkflow: [ "PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/disable" ],
downloadArtifact: [ "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}/{archive_format}" ],
downloadJobLogsForWorkflowRun: [ "GET /repos/{owner}/{repo}/actions/jobs/{job_id}/logs" ],
downloadWorkflowRunAttemptLogs: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/logs" ],
downloadWorkflowRunLogs: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/logs" ],
enableSelectedRepositoryGithubActionsOrganization: [ "PUT /orgs/{org}/actions/permissions/repositories/{repository_id}" ],
enableWorkflow: [ "PUT /repos/{owner}/{repo}/actions/workflows/{workflow_id}/enable" ],
forceCancelWorkflowRun: [ "POST /repos/{owner}/{repo}/actions/runs/{run_id}/force-cancel" ],
generateRunnerJitconfigForOrg: [ "POST /orgs/{org}/actions/runners/generate-jitconfig" ],
generateRunnerJitconfigForRepo: [ "POST /repos/{owner}/{repo}/actions/runners/generate-jitconfig" ],
getActionsCacheList: [ "GET /repos/{owner}/{repo}/actions/caches" ],
getActionsCacheUsage: [ "GET /repos/{owner}/{repo}/actions/cache/usage" ],
getActionsCacheUsageByRepoForOrg: [ "GET /orgs/{org}/actions/cache/usage-by-repository" ],
getActionsCacheUsageForOrg: [ "GET /orgs/{org}/actions/cache/usage" ],
getAllowedActionsOrganization: [ "GET /orgs/{org}/actions/permissions/selected-actions" ],
getAllowedActionsRepository: [ "GET /repos/{owner}/{repo}/actions/permissions/selected-actions" ],
getArtifact: [ "GET /repos/{owner}/{repo}/actions/artifacts/{artifact_id}" ],
getCustomImageForOrg: [ "GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}" ],
getCustomImageVersionForOrg: [ "GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions/{version}" ],
getCustomOidcSubClaimForRepo: [ "GET /repos/{owner}/{repo}/actions/oidc/customization/sub" ],
getEnvironmentPublicKey: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/public-key" ],
getEnvironmentSecret: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/secrets/{secret_name}" ],
getEnvironmentVariable: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}" ],
getGithubActionsDefaultWorkflowPermissionsOrganization: [ "GET /orgs/{org}/actions/permissions/workflow" ],
getGithubActionsDefaultWorkflowPermissionsRepository: [ "GET /repos/{owner}/{repo}/actions/permissions/workflow" ],
getGithubActionsPermissionsOrganization: [ "GET /orgs/{org}/actions/permissions" ],
getGithubActionsPermissionsRepository: [ "GET /repos/{owner}/{repo}/actions/permissions" ],
getHostedRunnerForOrg: [ "GET /orgs/{org}/actions/hosted-runners/{hosted_runner_id}" ],
getHostedRunnersGithubOwnedImagesForOrg: [ "GET /orgs/{org}/actions/hosted-runners/images/github-owned" ],
getHostedRunnersLimitsForOrg: [ "GET /orgs/{org}/actions/hosted-runners/limits" ],
getHostedRunnersMachineSpecsForOrg: [ "GET /orgs/{org}/actions/hosted-runners/machine-sizes" ],
getHostedRunnersPartnerImagesForOrg: [ "GET /orgs/{org}/actions/hosted-runners/images/partner" ],
getHostedRunnersPlatformsForOrg: [ "GET /orgs/{org}/actions/hosted-runners/platforms" ],
getJobForWorkflowRun: [ "GET /repos/{owner}/{repo}/actions/jobs/{job_id}" ],
getOrgPublicKey: [ "GET /orgs/{org}/actions/secrets/public-key" ],
getOrgSecret: [ "GET /orgs/{org}/actions/secrets/{secret_name}" ],
getOrgVariable: [ "GET /orgs/{org}/actions/variables/{name}" ],
getPendingDeploymentsForRun: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments" ],
getRepoPermissions: [ "GET /repos/{owner}/{repo}/actions/permissions", {}, {
renamed: [ "actions", "getGithubActionsPermissionsRepository" ]
} ],
getRepoPublicKey: [ "GET /repos/{owner}/{repo}/actions/secrets/public-key" ],
getRepoSecret: [ "GET /repos/{owner}/{repo}/actions/secrets/{secret_name}" ],
getRepoVariable: [ "GET /repos/{owner}/{repo}/actions/variables/{name}" ],
getReviewsForRun: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/approvals" ],
getSelfHostedRunnerForOrg: [ "GET /orgs/{org}/actions/runners/{runner_id}" ],
getSelfHostedRunnerForRepo: [ "GET /repos/{owner}/{repo}/actions/runners/{runner_id}" ],
getWorkflow: [ "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}" ],
getWorkflowAccessToRepository: [ "GET /repos/{owner}/{repo}/actions/permissions/access" ],
getWorkflowRun: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}" ],
getWorkflowRunAttempt: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}" ],
getWorkflowRunUsage: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/timing" ],
getWorkflowUsage: [ "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/timing" ],
listArtifactsForRepo: [ "GET /repos/{owner}/{repo}/actions/artifacts" ],
listCustomImageVersionsForOrg: [ "GET /orgs/{org}/actions/hosted-runners/images/custom/{image_definition_id}/versions" ],
listCustomImagesForOrg: [ "GET /orgs/{org}/actions/hosted-runners/images/custom" ],
listEnvironmentSecrets: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/secrets" ],
listEnvironmentVariables: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/variables" ],
listGithubHostedRunnersInGroupForOrg: [ "GET /orgs/{org}/actions/runner-groups/{runner_group_id}/hosted-runners" ],
listHostedRunnersForOrg: [ "GET /orgs/{org}/actions/hosted-runners" ],
listJobsForWorkflowRun: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/jobs" ],
listJobsForWorkflowRunAttempt: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/attempts/{attempt_number}/jobs" ],
listLabelsForSelfHostedRunnerForOrg: [ "GET /orgs/{org}/actions/runners/{runner_id}/labels" ],
listLabelsForSelfHostedRunnerForRepo: [ "GET /repos/{owner}/{repo}/actions/runners/{runner_id}/labels" ],
listOrgSecrets: [ "GET /orgs/{org}/actions/secrets" ],
listOrgVariables: [ "GET /orgs/{org}/actions/variables" ],
listRepoOrganizationSecrets: [ "GET /repos/{owner}/{repo}/actions/organization-secrets" ],
listRepoOrganizationVariables: [ "GET /repos/{owner}/{repo}/actions/organization-variables" ],
listRepoSecrets: [ "GET /repos/{owner}/{repo}/actions/secrets" ],
listRepoVariables: [ "GET /repos/{owner}/{repo}/actions/variables" ],
listRepoWorkflows: [ "GET /repos/{owner}/{repo}/actions/workflows" ],
listRunnerApplicationsForOrg: [ "GET /orgs/{org}/actions/runners/downloads" ],
listRunnerApplicationsForRepo: [ "GET /repos/{owner}/{repo}/actions/runners/downloads" ],
listSelectedReposForOrgSecret: [ "GET /orgs/{org}/actions/secrets/{secret_name}/repositories" ],
listSelectedReposForOrgVariable: [ "GET /orgs/{org}/actions/variables/{name}/repositories" ],
listSelectedRepositoriesEnabledGithubActionsOrganization: [ "GET /orgs/{org}/actions/permissions/repositories" ],
listSelfHostedRunnersForOrg: [ "GET /orgs/{org}/actions/runners" ],
listSelfHostedRunnersForRepo: [ "GET /repos/{owner}/{repo}/actions/runners" ],
listWorkflowRunArtifacts: [ "GET /repos/{owner}/{repo}/actions/runs/{run_id}/artifacts" ],
listWorkflowRuns: [ "GET /repos/{owner}/{repo}/actions/workflows/{workflow_id}/runs" ],
listWorkflowRunsForRepo: [ "GET /repos/{owner}/{repo}/actions/runs" ],
reRunJobForWorkflowRun: [ "POST /repos/{owner}/{repo}/actions/jobs/{job_id}/rerun" ],
reRunWorkflow: [ "POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun" ],
reRunWorkflowFailedJobs: [ "POST /repos/{owner}/{repo}/actions/runs/{run_id}/rerun-failed-jobs" ],
removeAllCustomLabelsFromSelfHostedRunnerForOrg: [ "DELETE /orgs/{org}/actions/runners/{runner_id}/labels" ],
removeAllCustomLabelsFromSelfHostedRunnerForRepo: [ "DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels" ],
removeCustomLabelFromSelfHostedRunnerForOrg: [ "DELETE /orgs/{org}/actions/runners/{runner_id}/labels/{name}" ],
removeCustomLabelFromSelfHostedRunnerForRepo: [ "DELETE /repos/{owner}/{repo}/actions/runners/{runner_id}/labels/{name}" ],
removeSelectedRepoFromOrgSecret: [ "DELETE /orgs/{org}/actions/secrets/{secret_name}/repositories/{repository_id}" ],
removeSelectedRepoFromOrgVariable: [ "DELETE /orgs/{org}/actions/variables/{name}/repositories/{repository_id}" ],
reviewCustomGatesForRun: [ "POST /repos/{owner}/{repo}/actions/runs/{run_id}/deployment_protection_rule" ],
reviewPendingDeploymentsForRun: [ "POST /repos/{owner}/{repo}/actions/runs/{run_id}/pending_deployments" ],
setAllowedActionsOrganization: [ "PUT /orgs/{org}/actions/permissions/selected-actions" ],
setAllowedActionsRepository: [ "PUT /repos/{owner}/{repo}/actions/permissions/selected-actions" ],
setCustomLabelsForSelfHostedRunnerForOrg: [ "PUT /orgs/{org}/actions/runners/{runner_id}/labels" ],
setCustomLabelsForSelfHostedRunnerForRepo: [ "PUT /repos/{owner}/{repo}/actions/runners/{runner_id}/labels" ],
setCustomOidcSubClaimForRepo: [ "PUT /repos/{owner}/{repo}/actions/oidc/customization/sub" ],
setGithubActionsDefaultWorkflowPermissionsOrganization: [ "PUT /orgs/{org}/actions/permissions/workflow" ],
setGithubActionsDefaultWorkflowPermissionsRepository: [ "PUT /repos/{owner}/{repo}/actions/permissions/workflow" ],
setGithubActionsPermissionsOrganization: [ "PUT /orgs/{org}/actions/permissions" ],
setGithubActionsPermissionsRepository: [ "PUT /repos/{owner}/{repo}/actions/permissions" ],
setSelectedReposForOrgSecret: [ "PUT /orgs/{org}/actions/secrets/{secret_name}/repositories" ],
setSelectedReposForOrgVariable: [ "PUT /orgs/{org}/actions/variables/{name}/repositories" ],
setSelectedRepositoriesEnabledGithubActionsOrganization: [ "PUT /orgs/{org}/actions/permissions/repositories" ],
setWorkflowAccessToRepository: [ "PUT /repos/{owner}/{repo}/actions/permissions/access" ],
updateEnvironmentVariable: [ "PATCH /repos/{owner}/{repo}/environments/{environment_name}/variables/{name}" ],
updateHostedRunnerForOrg: [ "PATCH /orgs/{org}/actions/hosted-runners/{hosted_runner_id}" ],
updateOrgVariable: [ "PATCH /orgs/{org}/actions/variables/{name}" ],
updateRepoVariable: [ "PATCH /repos/{owner}/{repo}/actions/variables/{name}" ]
},
activity: {
checkRepoIsStarredByAuthenticatedUser: [ "GET /user/starred/{owner}/{repo}" ],
deleteRepoSubscription: [ "DELETE /repos/{owner}/{repo}/subscription" ],
deleteThreadSubscription: [ "DELETE /notifications/threads/{thread_id}/subscription" ],
getFeeds: [ "GET /feeds" ],
getRepoSubscription: [ "GET /repos/{owner}/{repo}/subscription" ],
getThread: [ "GET /notifications/threads/{thread_id}" ],
getThreadSubscriptionForAuthenticatedUser: [ "GET /notifications/threads/{thread_id}/subscription" ],
listEventsForAuthenticatedUser: [ "GET /users/{username}/events" ],
listNotificationsForAuthenticatedUser: [ "GET /notifications" ],
listOrgEventsForAuthenticatedUser: [ "GET /users/{username}/events/orgs/{org}" ],
listPublicEvents: [ "GET /events" ],
listPublicEventsForRepoNetwork: [ "GET /networks/{owner}/{repo}/events" ],
listPublicEventsForUser: [ "GET /users/{username}/events/public" ],
listPublicOrgEvents: [ "GET /orgs/{org}/events" ],
listReceivedEventsForUser: [ "GET /users/{username}/received_events" ],
listReceivedPublicEventsForUser: [ "GET /users/{username}/received_events/public" ],
listRepoEvents: [ "GET /repos/{owner}/{repo}/events" ],
listRepoNotificationsForAuthenticatedUser: [ "GET /repos/{owner}/{repo}/notifications" ],
listReposStarredByAuthenticatedUser: [ "GET /user/starred" ],
listReposStarredByUser: [ "GET /users/{username}/starred" ],
listReposWatchedByUser: [ "GET /users/{username}/subscriptions" ],
listStargazersForRepo: [ "GET /repos/{owner}/{repo}/stargazers" ],
listWatchedReposForAuthenticatedUser: [ "GET /user/subscriptions" ],
listWatchersForRepo: [ "GET /repos/{owner}/{repo}/subscribers" ],
markNotificationsAsRead: [ "PUT /notifications" ],
markRepoNotificationsAsRead: [ "PUT /repos/{owner}/{repo}/notifications" ],
markThreadAsDone: [ "DELETE /notifications/threads/{thread_id}" ],
markThreadAsRead: [ "PATCH /notifications/threads/{thread_id}" ],
setRepoSubscription: [ "PUT /repos/{owner}/{repo}/subscription" ],
setThreadSubscription: [ "PUT /notifications/threads/{thread_id}/subscription" ],
starRepoForAuthenticatedUser: [ "PUT /user/starred/{owner}/{repo}" ],
unstarRepoForAuthenticatedUser: [ "DELETE /user/starred/{owner}/{repo}" ]
},
apps: {
addRepoToInstallation: [ "PUT /user/installations/{installation_id}/repositories/{repository_id}", {}, {
renamed: [ "apps", "addRepoToInstallationForAuthenticatedUser" ]
} ],
addRepoToInstallationForAuthenticatedUser: [ "PUT /user/installations/{installation_id}/repositories/{repository_id}" ],
checkToken: [ "POST /applications/{client_id}/token" ],
createFromManifest: [ "POST /app-manifests/{code}/conversions" ],
createInstallationAccessToken: [ "POST /app/installations/{installation_id}/access_tokens" ],
deleteAuthorization: [ "DELETE /applications/{client_id}/grant" ],
deleteInstallation: [ "DELETE /app/installations/{installation_id}" ],
deleteToken: [ "DELETE /applications/{client_id}/token" ],
getAuthenticated: [ "GET /app" ],
getBySlug: [ "GET /apps/{app_slug}" ],
getInstallation: [ "GET /app/installations/{installation_id}" ],
getOrgInstallation: [ "GET /orgs/{org}/installation" ],
getRepoInstallation: [ "GET /repos/{owner}/{repo}/installation" ],
getSubscriptionPlanForAccount: [ "GET /marketplace_listing/accounts/{account_id}" ],
getSubscriptionPlanForAccountStubbed: [ "GET /marketplace_listing/stubbed/accounts/{account_id}" ],
getUserInstallation: [ "GET /users/{username}/installation" ],
getWebhookConfigForApp: [ "GET /app/hook/config" ],
getWebhookDelivery: [ "GET /app/hook/deliveries/{delivery_id}" ],
listAccountsForPlan: [ "GET /marketplace_listing/plans/{plan_id}/accounts" ],
listAccountsForPlanStubbed: [ "GET /marketplace_listing/stubbed/plans/{plan_id}/accounts" ],
listInstallationReposForAuthenticatedUser: [ "GET /user/installations/{installation_id}/repositories" ],
listInstallationRequestsForAuthenticatedApp: [ "GET /app/installation-requests" ],
listInstallations: [ "GET /app/installations" ],
listInstallationsForAuthenticatedUser: [ "GET /user/installations" ],
listPlans: [ "GET /marketplace_listing/plans" ],
listPlansStubbed: [ "GET /marketplace_listing/stubbed/plans" ],
listReposAccessibleToInstallation: [ "GET /installation/repositories" ],
listSubscriptionsForAuthenticatedUser: [ "GET /user/marketplace_purchases" ],
listSubscriptionsForAuthenticatedUserStubbed: [ "GET /user/marketplace_purchases/stubbed" ],
listWebhookDeliveries: [ "GET /app/hook/deliveries" ],
redeliverWebhookDelivery: [ "POST /app/hook/deliveries/{delivery_id}/attempts" ],
removeRepoFromInstallation: [ "DELETE /user/installations/{installation_id}/repositories/{repository_id}", {}, {
renamed: [ "apps", "removeRepoFromInstallationForAuthenticatedUser" ]
} ],
removeRepoFromInstallationForAuthenticatedUser: [ "DELETE /user/installations/{installation_id}/repositories/{repository_id}" ],
resetToken: [ "PATCH /applications/{client_id}/token" ],
revokeInstallationAccessToken: [ "DELETE /installation/token" ],
scopeToken: [ "POST /applications/{client_id}/token/scoped" ],
suspendInstallation: [ "PUT /app/installations/{installation_id}/suspended" ],
unsuspendInstallation: [ "DELETE /app/installations/{installation_id}/suspended" ],
updateWebhookConfigForApp: [ "PATCH /app/hook/config" ]
},
billing: {
getGithubActionsBillingOrg: [ "GET /orgs/{org}/settings/billing/actions" ],
getGithubActionsBillingUser: [ "GET /users/{username}/settings/billing/actions" ],
getGithubBillingPremiumRequestUsageReportOrg: [ "GET /organizations/{org}/settings/billing/premium_request/usage" ],
getGithubBillingPremiumRequestUsageReportUser: [ "GET /users/{username}/settings/billing/premium_request/usage" ],
getGithubBillingUsageReportOrg: [ "GET /organizations/{org}/settings/billing/usage" ],
getGithubBillingUsageReportUser: [ "GET /users/{username}/settings/billing/usage" ],
getGithubPackagesBillingOrg: [ "GET /orgs/{org}/settings/billing/packages" ],
getGithubPackagesBillingUser: [ "GET /users/{username}/settings/billing/packages" ],
getSharedStorageBillingOrg: [ "GET /orgs/{org}/settings/billing/shared-storage" ],
getSharedStorageBillingUser: [ "GET /users/{username}/settings/billing/shared-storage" ]
},
campaigns: {
createCampaign: [ "POST /orgs/{org}/campaigns" ],
deleteCampaign: [ "DELETE /orgs/{org}/campaigns/{campaign_number}" ],
getCampaignSummary: [ "GET /orgs/{org}/campaigns/{campaign_number}" ],
listOrgCampaigns: [ "GET /orgs/{org}/campaigns" ],
updateCampaign: [ "PATCH /orgs/{org}/campaigns/{campaign_number}" ]
},
checks: {
create: [ "POST /repos/{owner}/{repo}/check-runs" ],
createSuite: [ "POST /repos/{owner}/{repo}/check-suites" ],
get: [ "GET /repos/{owner}/{repo}/check-runs/{check_run_id}" ],
getSuite: [ "GET /repos/{owner}/{repo}/check-suites/{check_suite_id}" ],
listAnnotations: [ "GET /repos/{owner}/{repo}/check-runs/{check_run_id}/annotations" ],
listForRef: [ "GET /repos/{owner}/{repo}/commits/{ref}/check-runs" ],
listForSuite: [ "GET /repos/{owner}/{repo}/check-suites/{check_suite_id}/check-runs" ],
listSuitesForRef: [ "GET /repos/{owner}/{repo}/commits/{ref}/check-suites" ],
rerequestRun: [ "POST /repos/{owner}/{repo}/check-runs/{check_run_id}/rerequest" ],
rerequestSuite: [ "POST /repos/{owner}/{repo}/check-suites/{check_suite_id}/rerequest" ],
setSuitesPreferences: [ "PATCH /repos/{owner}/{repo}/check-suites/preferences" ],
update: [ "PATCH /repos/{owner}/{repo}/check-runs/{check_run_id}" ]
},
codeScanning: {
commitAutofix: [ "POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix/commits" ],
createAutofix: [ "POST /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix" ],
createVariantAnalysis: [ "POST /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses" ],
deleteAnalysis: [ "DELETE /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}{?confirm_delete}" ],
deleteCodeqlDatabase: [ "DELETE /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}" ],
getAlert: [ "GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}", {}, {
renamedParameters: {
alert_id: "alert_number"
}
} ],
getAnalysis: [ "GET /repos/{owner}/{repo}/code-scanning/analyses/{analysis_id}" ],
getAutofix: [ "GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/autofix" ],
getCodeqlDatabase: [ "GET /repos/{owner}/{repo}/code-scanning/codeql/databases/{language}" ],
getDefaultSetup: [ "GET /repos/{owner}/{repo}/code-scanning/default-setup" ],
getSarif: [ "GET /repos/{owner}/{repo}/code-scanning/sarifs/{sarif_id}" ],
getVariantAnalysis: [ "GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}" ],
getVariantAnalysisRepoTask: [ "GET /repos/{owner}/{repo}/code-scanning/codeql/variant-analyses/{codeql_variant_analysis_id}/repos/{repo_owner}/{repo_name}" ],
listAlertInstances: [ "GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances" ],
listAlertsForOrg: [ "GET /orgs/{org}/code-scanning/alerts" ],
listAlertsForRepo: [ "GET /repos/{owner}/{repo}/code-scanning/alerts" ],
listAlertsInstances: [ "GET /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}/instances", {}, {
renamed: [ "codeScanning", "listAlertInstances" ]
} ],
listCodeqlDatabases: [ "GET /repos/{owner}/{repo}/code-scanning/codeql/databases" ],
listRecentAnalyses: [ "GET /repos/{owner}/{repo}/code-scanning/analyses" ],
updateAlert: [ "PATCH /repos/{owner}/{repo}/code-scanning/alerts/{alert_number}" ],
updateDefaultSetup: [ "PATCH /repos/{owner}/{repo}/code-scanning/default-setup" ],
uploadSarif: [ "POST /repos/{owner}/{repo}/code-scanning/sarifs" ]
},
codeSecurity: {
attachConfiguration: [ "POST /orgs/{org}/code-security/configurations/{configuration_id}/attach" ],
attachEnterpriseConfiguration: [ "POST /enterprises/{enterprise}/code-security/configurations/{configuration_id}/attach" ],
createConfiguration: [ "POST /orgs/{org}/code-security/configurations" ],
createConfigurationForEnterprise: [ "POST /enterprises/{enterprise}/code-security/configurations" ],
deleteConfiguration: [ "DELETE /orgs/{org}/code-security/configurations/{configuration_id}" ],
deleteConfigurationForEnterprise: [ "DELETE /enterprises/{enterprise}/code-security/configurations/{configuration_id}" ],
detachConfiguration: [ "DELETE /orgs/{org}/code-security/configurations/detach" ],
getConfiguration: [ "GET /orgs/{org}/code-security/configurations/{configuration_id}" ],
getConfigurationForRepository: [ "GET /repos/{owner}/{repo}/code-security-configuration" ],
getConfigurationsForEnterprise: [ "GET /enterprises/{enterprise}/code-security/configurations" ],
getConfigurationsForOrg: [ "GET /orgs/{org}/code-security/configurations" ],
getDefaultConfigurations: [ "GET /orgs/{org}/code-security/configurations/defaults" ],
getDefaultConfigurationsForEnterprise: [ "GET /enterprises/{enterprise}/code-security/configurations/defaults" ],
getRepositoriesForConfiguration: [ "GET /orgs/{org}/code-security/configurations/{configuration_id}/repositories" ],
getRepositoriesForEnterpriseConfiguration: [ "GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}/repositories" ],
getSingleConfigurationForEnterprise: [ "GET /enterprises/{enterprise}/code-security/configurations/{configuration_id}" ],
setConfigurationAsDefault: [ "PUT /orgs/{org}/code-security/configurations/{configuration_id}/defaults" ],
setConfigurationAsDefaultForEnterprise: [ "PUT /enterprises/{enterprise}/code-security/configurations/{configuration_id}/defaults" ],
updateConfiguration: [ "PATCH /orgs/{org}/code-security/configurations/{configuration_id}" ],
updateEnterpriseConfiguration: [ "PATCH /enterprises/{enterprise}/code-security/configurations/{configuration_id}" ]
},
codesOfConduct: {
getAllCodesOfConduct: [ "GET /codes_of_conduct" ],
getConductCode: [ "GET /codes_of_conduct/{key}" ]
},
codespaces: {
addRepositoryForSecretForAuthenticatedUser: [ "PUT /user/codespaces/secrets/{secret_name}/repositories/{repository_id}" ],
addSelectedRepoToOrgSecret: [ "PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}" ],
checkPermissionsForDevcontainer: [ "GET /repos/{owner}/{repo}/codespaces/permissions_check" ],
codespaceMachinesForAuthenticatedUser: [ "GET /user/codespaces/{codespace_name}/machines" ],
createForAuthenticatedUser: [ "POST /user/codespaces" ],
createOrUpdateOrgSecret: [ "PUT /orgs/{org}/codespaces/secrets/{secret_name}" ],
createOrUpdateRepoSecret: [ "PUT /repos/{owner}/{repo}/codespaces/secrets/{secret_name}" ],
createOrUpdateSecretForAuthenticatedUser: [ "PUT /user/codespaces/secrets/{secret_name}" ],
createWithPrForAuthenticatedUser: [ "POST /repos/{owner}/{repo}/pulls/{pull_number}/codespaces" ],
createWithRepoForAuthenticatedUser: [ "POST /repos/{owner}/{repo}/codespaces" ],
deleteForAuthenticatedUser: [ "DELETE /user/codespaces/{codespace_name}" ],
deleteFromOrganization: [ "DELETE /orgs/{org}/members/{username}/codespaces/{codespace_name}" ],
deleteOrgSecret: [ "DELETE /orgs/{org}/codespaces/secrets/{secret_name}" ],
deleteRepoSecret: [ "DELETE /repos/{owner}/{repo}/codespaces/secrets/{secret_name}" ],
deleteSecretForAuthenticatedUser: [ "DELETE /user/codespaces/secrets/{secret_name}" ],
exportForAuthenticatedUser: [ "POST /user/codespaces/{codespace_name}/exports" ],
getCodespacesForUserInOrg: [ "GET /orgs/{org}/members/{username}/codespaces" ],
getExportDetailsForAuthenticatedUser: [ "GET /user/codespaces/{codespace_name}/exports/{export_id}" ],
getForAuthenticatedUser: [ "GET /user/codespaces/{codespace_name}" ],
getOrgPublicKey: [ "GET /orgs/{org}/codespaces/secrets/public-key" ],
getOrgSecret: [ "GET /orgs/{org}/codespaces/secrets/{secret_name}" ],
getPublicKeyForAuthenticatedUser: [ "GET /user/codespaces/secrets/public-key" ],
getRepoPublicKey: [ "GET /repos/{owner}/{repo}/codespaces/secrets/public-key" ],
getRepoSecret: [ "GET /repos/{owner}/{repo}/codespaces/secrets/{secret_name}" ],
getSecretForAuthenticatedUser: [ "GET /user/codespaces/secrets/{secret_name}" ],
listDevcontainersInRepositoryForAuthenticatedUser: [ "GET /repos/{owner}/{repo}/codespaces/devcontainers" ],
listForAuthenticatedUser: [ "GET /user/codespaces" ],
listInOrganization: [ "GET /orgs/{org}/codespaces", {}, {
renamedParameters: {
org_id: "org"
}
} ],
listInRepositoryForAuthenticatedUser: [ "GET /repos/{owner}/{repo}/codespaces" ],
listOrgSecrets: [ "GET /orgs/{org}/codespaces/secrets" ],
listRepoSecrets: [ "GET /repos/{owner}/{repo}/codespaces/secrets" ],
listRepositoriesForSecretForAuthenticatedUser: [ "GET /user/codespaces/secrets/{secret_name}/repositories" ],
listSecretsForAuthenticatedUser: [ "GET /user/codespaces/secrets" ],
listSelectedReposForOrgSecret: [ "GET /orgs/{org}/codespaces/secrets/{secret_name}/repositories" ],
preFlightWithRepoForAuthenticatedUser: [ "GET /repos/{owner}/{repo}/codespaces/new" ],
publishForAuthenticatedUser: [ "POST /user/codespaces/{codespace_name}/publish" ],
removeRepositoryForSecretForAuthenticatedUser: [ "DELETE /user/codespaces/secrets/{secret_name}/repositories/{repository_id}" ],
removeSelectedRepoFromOrgSecret: [ "DELETE /orgs/{org}/codespaces/secrets/{secret_name}/repositories/{repository_id}" ],
repoMachinesForAuthenticatedUser: [ "GET /repos/{owner}/{repo}/codespaces/machines" ],
setRepositoriesForSecretForAuthenticatedUser: [ "PUT /user/codespaces/secrets/{secret_name}/repositories" ],
setSelectedReposForOrgSecret: [ "PUT /orgs/{org}/codespaces/secrets/{secret_name}/repositories" ],
startForAuthenticatedUser: [ "POST /user/codespaces/{codespace_name}/start" ],
stopForAuthenticatedUser: [ "POST /user/codespaces/{codespace_name}/stop" ],
stopInOrganization: [ "POST /orgs/{org}/members/{username}/codespaces/{codespace_name}/stop" ],
updateForAuthenticatedUser: [ "PATCH /user/codespaces/{codespace_name}" ]
},
copilot: {
addCopilotSeatsForTeams: [ "POST /orgs/{org}/copilot/billing/selected_teams" ],
addCopilotSeatsForUsers: [ "POST /orgs/{org}/copilot/billing/selected_users" ],
cancelCopilotSeatAssignmentForTeams: [ "DELETE /orgs/{org}/copilot/billing/selected_teams" ],
cancelCopilotSeatAssignmentForUsers: [ "DELETE /orgs/{org}/copilot/billing/selected_users" ],
copilotMetricsForOrganization: [ "GET /orgs/{org}/copilot/metrics" ],
copilotMetricsForTeam: [ "GET /orgs/{org}/team/{team_slug}/copilot/metrics" ],
getCopilotOrganizationDetails: [ "GET /orgs/{org}/copilot/billing" ],
getCopilotSeatDetailsForUser: [ "GET /orgs/{org}/members/{username}/copilot" ],
listCopilotSeats: [ "GET /orgs/{org}/copilot/billing/seats" ]
},
credentials: {
revoke: [ "POST /credentials/revoke" ]
},
dependabot: {
addSelectedRepoToOrgSecret: [ "PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}" ],
createOrUpdateOrgSecret: [ "PUT /orgs/{org}/dependabot/secrets/{secret_name}" ],
createOrUpdateRepoSecret: [ "PUT /repos/{owner}/{repo}/dependabot/secrets/{secret_name}" ],
deleteOrgSecret: [ "DELETE /orgs/{org}/dependabot/secrets/{secret_name}" ],
deleteRepoSecret: [ "DELETE /repos/{owner}/{repo}/dependabot/secrets/{secret_name}" ],
getAlert: [ "GET /repos/{owner}/{repo}/dependabot/alerts/{alert_number}" ],
getOrgPublicKey: [ "GET /orgs/{org}/dependabot/secrets/public-key" ],
getOrgSecret: [ "GET /orgs/{org}/dependabot/secrets/{secret_name}" ],
getRepoPublicKey: [ "GET /repos/{owner}/{repo}/dependabot/secrets/public-key" ],
getRepoSecret: [ "GET /repos/{owner}/{repo}/dependabot/secrets/{secret_name}" ],
listAlertsForEnterprise: [ "GET /enterprises/{enterprise}/dependabot/alerts" ],
listAlertsForOrg: [ "GET /orgs/{org}/dependabot/alerts" ],
listAlertsForRepo: [ "GET /repos/{owner}/{repo}/dependabot/alerts" ],
listOrgSecrets: [ "GET /orgs/{org}/dependabot/secrets" ],
listRepoSecrets: [ "GET /repos/{owner}/{repo}/dependabot/secrets" ],
listSelectedReposForOrgSecret: [ "GET /orgs/{org}/dependabot/secrets/{secret_name}/repositories" ],
removeSelectedRepoFromOrgSecret: [ "DELETE /orgs/{org}/dependabot/secrets/{secret_name}/repositories/{repository_id}" ],
repositoryAccessForOrg: [ "GET /organizations/{org}/dependabot/repository-access" ],
setRepositoryAccessDefaultLevel: [ "PUT /organizations/{org}/dependabot/repository-access/default-level" ],
setSelectedReposForOrgSecret: [ "PUT /orgs/{org}/dependabot/secrets/{secret_name}/repositories" ],
updateAlert: [ "PATCH /repos/{owner}/{repo}/dependabot/alerts/{alert_number}" ],
updateRepositoryAccessForOrg: [ "PATCH /organizations/{org}/dependabot/repository-access" ]
},
dependencyGraph: {
createRepositorySnapshot: [ "POST /repos/{owner}/{repo}/dependency-graph/snapshots" ],
diffRange: [ "GET /repos/{owner}/{repo}/dependency-graph/compare/{basehead}" ],
exportSbom: [ "GET /repos/{owner}/{repo}/dependency-graph/sbom" ]
},
emojis: {
get: [ "GET /emojis" ]
},
enterpriseTeamMemberships: {
add: [ "PUT /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}" ],
bulkAdd: [ "POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/add" ],
bulkRemove: [ "POST /enterprises/{enterprise}/teams/{enterprise-team}/memberships/remove" ],
get: [ "GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}" ],
list: [ "GET /enterprises/{enterprise}/teams/{enterprise-team}/memberships" ],
remove: [ "DELETE /enterprises/{enterprise}/teams/{enterprise-team}/memberships/{username}" ]
},
enterpriseTeamOrganizations: {
add: [ "PUT /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}" ],
bulkAdd: [ "POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/add" ],
bulkRemove: [ "POST /enterprises/{enterprise}/teams/{enterprise-team}/organizations/remove" ],
delete: [ "DELETE /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}" ],
getAssignment: [ "GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations/{org}" ],
getAssignments: [ "GET /enterprises/{enterprise}/teams/{enterprise-team}/organizations" ]
},
enterpriseTeams: {
create: [ "POST /enterprises/{enterprise}/teams" ],
delete: [ "DELETE /enterprises/{enterprise}/teams/{team_slug}" ],
get: [ "GET /enterprises/{enterprise}/teams/{team_slug}" ],
list: [ "GET /enterprises/{enterprise}/teams" ],
update: [ "PATCH /enterprises/{enterprise}/teams/{team_slug}" ]
},
gists: {
checkIsStarred: [ "GET /gists/{gist_id}/star" ],
create: [ "POST /gists" ],
createComment: [ "POST /gists/{gist_id}/comments" ],
delete: [ "DELETE /gists/{gist_id}" ],
deleteComment: [ "DELETE /gists/{gist_id}/comments/{comment_id}" ],
fork: [ "POST /gists/{gist_id}/forks" ],
get: [ "GET /gists/{gist_id}" ],
getComment: [ "GET /gists/{gist_id}/comments/{comment_id}" ],
getRevision: [ "GET /gists/{gist_id}/{sha}" ],
list: [ "GET /gists" ],
listComments: [ "GET /gists/{gist_id}/comments" ],
listCommits: [ "GET /gists/{gist_id}/commits" ],
listForUser: [ "GET /users/{username}/gists" ],
listForks: [ "GET /gists/{gist_id}/forks" ],
listPublic: [ "GET /gists/public" ],
listStarred: [ "GET /gists/starred" ],
star: [ "PUT /gists/{gist_id}/star" ],
unstar: [ "DELETE /gists/{gist_id}/star" ],
update: [ "PATCH /gists/{gist_id}" ],
updateComment: [ "PATCH /gists/{gist_id}/comments/{comment_id}" ]
},
git: {
createBlob: [ "POST /repos/{owner}/{repo}/git/blobs" ],
createCommit: [ "POST /repos/{owner}/{repo}/git/commits" ],
createRef: [ "POST /repos/{owner}/{repo}/git/refs" ],
createTag: [ "POST /repos/{owner}/{repo}/git/tags" ],
createTree: [ "POST /repos/{owner}/{repo}/git/trees" ],
deleteRef: [ "DELETE /repos/{owner}/{repo}/git/refs/{ref}" ],
getBlob: [ "GET /repos/{owner}/{repo}/git/blobs/{file_sha}" ],
getCommit: [ "GET /repos/{owner}/{repo}/git/commits/{commit_sha}" ],
getRef: [ "GET /repos/{owner}/{repo}/git/ref/{ref}" ],
getTag: [ "GET /repos/{owner}/{repo}/git/tags/{tag_sha}" ],
getTree: [ "GET /repos/{owner}/{repo}/git/trees/{tree_sha}" ],
listMatchingRefs: [ "GET /repos/{owner}/{repo}/git/matching-refs/{ref}" ],
updateRef: [ "PATCH /repos/{owner}/{repo}/git/refs/{ref}" ]
},
gitignore: {
getAllTemplates: [ "GET /gitignore/templates" ],
getTemplate: [ "GET /gitignore/templates/{name}" ]
},
hostedCompute: {
createNetworkConfigurationForOrg: [ "POST /orgs/{org}/settings/network-configurations" ],
deleteNetworkConfigurationFromOrg: [ "DELETE /orgs/{org}/settings/network-configurations/{network_configuration_id}" ],
getNetworkConfigurationForOrg: [ "GET /orgs/{org}/settings/network-configurations/{network_configuration_id}" ],
getNetworkSettingsForOrg: [ "GET /orgs/{org}/settings/network-settings/{network_settings_id}" ],
listNetworkConfigurationsForOrg: [ "GET /orgs/{org}/settings/network-configurations" ],
updateNetworkConfigurationForOrg: [ "PATCH /orgs/{org}/settings/network-configurations/{network_configuration_id}" ]
},
interactions: {
getRestrictionsForAuthenticatedUser: [ "GET /user/interaction-limits" ],
getRestrictionsForOrg: [ "GET /orgs/{org}/interaction-limits" ],
getRestrictionsForRepo: [ "GET /repos/{owner}/{repo}/interaction-limits" ],
getRestrictionsForYourPublicRepos: [ "GET /user/interaction-limits", {}, {
renamed: [ "interactions", "getRestrictionsForAuthenticatedUser" ]
} ],
removeRestrictionsForAuthenticatedUser: [ "DELETE /user/interaction-limits" ],
removeRestrictionsForOrg: [ "DELETE /orgs/{org}/interaction-limits" ],
removeRestrictionsForRepo: [ "DELETE /repos/{owner}/{repo}/interaction-limits" ],
removeRestrictionsForYourPublicRepos: [ "DELETE /user/interaction-limits", {}, {
renamed: [ "interactions", "removeRestrictionsForAuthenticatedUser" ]
} ],
setRestrictionsForAuthenticatedUser: [ "PUT /user/interaction-limits" ],
setRestrictionsForOrg: [ "PUT /orgs/{org}/interaction-limits" ],
setRestrictionsForRepo: [ "PUT /repos/{owner}/{repo}/interaction-limits" ],
setRestrictionsForYourPublicRepos: [ "PUT /user/interaction-limits", {}, {
renamed: [ "interactions", "setRestrictionsForAuthenticatedUser" ]
} ]
},
issues: {
addAssignees: [ "POST /repos/{owner}/{repo}/issues/{issue_number}/assignees" ],
addBlockedByDependency: [ "POST /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by" ],
addLabels: [ "POST /repos/{owner}/{repo}/issues/{issue_number}/labels" ],
addSubIssue: [ "POST /repos/{owner}/{repo}/issues/{issue_number}/sub_issues" ],
checkUserCanBeAssigned: [ "GET /repos/{owner}/{repo}/assignees/{assignee}" ],
checkUserCanBeAssignedToIssue: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/assignees/{assignee}" ],
create: [ "POST /repos/{owner}/{repo}/issues" ],
createComment: [ "POST /repos/{owner}/{repo}/issues/{issue_number}/comments" ],
createLabel: [ "POST /repos/{owner}/{repo}/labels" ],
createMilestone: [ "POST /repos/{owner}/{repo}/milestones" ],
deleteComment: [ "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}" ],
deleteLabel: [ "DELETE /repos/{owner}/{repo}/labels/{name}" ],
deleteMilestone: [ "DELETE /repos/{owner}/{repo}/milestones/{milestone_number}" ],
get: [ "GET /repos/{owner}/{repo}/issues/{issue_number}" ],
getComment: [ "GET /repos/{owner}/{repo}/issues/comments/{comment_id}" ],
getEvent: [ "GET /repos/{owner}/{repo}/issues/events/{event_id}" ],
getLabel: [ "GET /repos/{owner}/{repo}/labels/{name}" ],
getMilestone: [ "GET /repos/{owner}/{repo}/milestones/{milestone_number}" ],
getParent: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/parent" ],
list: [ "GET /issues" ],
listAssignees: [ "GET /repos/{owner}/{repo}/assignees" ],
listComments: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/comments" ],
listCommentsForRepo: [ "GET /repos/{owner}/{repo}/issues/comments" ],
listDependenciesBlockedBy: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by" ],
listDependenciesBlocking: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocking" ],
listEvents: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/events" ],
listEventsForRepo: [ "GET /repos/{owner}/{repo}/issues/events" ],
listEventsForTimeline: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/timeline" ],
listForAuthenticatedUser: [ "GET /user/issues" ],
listForOrg: [ "GET /orgs/{org}/issues" ],
listForRepo: [ "GET /repos/{owner}/{repo}/issues" ],
listLabelsForMilestone: [ "GET /repos/{owner}/{repo}/milestones/{milestone_number}/labels" ],
listLabelsForRepo: [ "GET /repos/{owner}/{repo}/labels" ],
listLabelsOnIssue: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/labels" ],
listMilestones: [ "GET /repos/{owner}/{repo}/milestones" ],
listSubIssues: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/sub_issues" ],
lock: [ "PUT /repos/{owner}/{repo}/issues/{issue_number}/lock" ],
removeAllLabels: [ "DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels" ],
removeAssignees: [ "DELETE /repos/{owner}/{repo}/issues/{issue_number}/assignees" ],
removeDependencyBlockedBy: [ "DELETE /repos/{owner}/{repo}/issues/{issue_number}/dependencies/blocked_by/{issue_id}" ],
removeLabel: [ "DELETE /repos/{owner}/{repo}/issues/{issue_number}/labels/{name}" ],
removeSubIssue: [ "DELETE /repos/{owner}/{repo}/issues/{issue_number}/sub_issue" ],
reprioritizeSubIssue: [ "PATCH /repos/{owner}/{repo}/issues/{issue_number}/sub_issues/priority" ],
setLabels: [ "PUT /repos/{owner}/{repo}/issues/{issue_number}/labels" ],
unlock: [ "DELETE /repos/{owner}/{repo}/issues/{issue_number}/lock" ],
update: [ "PATCH /repos/{owner}/{repo}/issues/{issue_number}" ],
updateComment: [ "PATCH /repos/{owner}/{repo}/issues/comments/{comment_id}" ],
updateLabel: [ "PATCH /repos/{owner}/{repo}/labels/{name}" ],
updateMilestone: [ "PATCH /repos/{owner}/{repo}/milestones/{milestone_number}" ]
},
licenses: {
get: [ "GET /licenses/{license}" ],
getAllCommonlyUsed: [ "GET /licenses" ],
getForRepo: [ "GET /repos/{owner}/{repo}/license" ]
},
markdown: {
render: [ "POST /markdown" ],
renderRaw: [ "POST /markdown/raw", {
headers: {
"content-type": "text/plain; charset=utf-8"
}
} ]
},
meta: {
get: [ "GET /meta" ],
getAllVersions: [ "GET /versions" ],
getOctocat: [ "GET /octocat" ],
getZen: [ "GET /zen" ],
root: [ "GET /" ]
},
migrations: {
deleteArchiveForAuthenticatedUser: [ "DELETE /user/migrations/{migration_id}/archive" ],
deleteArchiveForOrg: [ "DELETE /orgs/{org}/migrations/{migration_id}/archive" ],
downloadArchiveForOrg: [ "GET /orgs/{org}/migrations/{migration_id}/archive" ],
getArchiveForAuthenticatedUser: [ "GET /user/migrations/{migration_id}/archive" ],
getStatusForAuthenticatedUser: [ "GET /user/migrations/{migration_id}" ],
getStatusForOrg: [ "GET /orgs/{org}/migrations/{migration_id}" ],
listForAuthenticatedUser: [ "GET /user/migrations" ],
listForOrg: [ "GET /orgs/{org}/migrations" ],
listReposForAuthenticatedUser: [ "GET /user/migrations/{migration_id}/repositories" ],
listReposForOrg: [ "GET /orgs/{org}/migrations/{migration_id}/repositories" ],
listReposForUser: [ "GET /user/migrations/{migration_id}/repositories", {}, {
renamed: [ "migrations", "listReposForAuthenticatedUser" ]
} ],
startForAuthenticatedUser: [ "POST /user/migrations" ],
startForOrg: [ "POST /orgs/{org}/migrations" ],
unlockRepoForAuthenticatedUser: [ "DELETE /user/migrations/{migration_id}/repos/{repo_name}/lock" ],
unlockRepoForOrg: [ "DELETE /orgs/{org}/migrations/{migration_id}/repos/{repo_name}/lock" ]
},
oidc: {
getOidcCustomSubTemplateForOrg: [ "GET /orgs/{org}/actions/oidc/customization/sub" ],
updateOidcCustomSubTemplateForOrg: [ "PUT /orgs/{org}/actions/oidc/customization/sub" ]
},
orgs: {
addSecurityManagerTeam: [ "PUT /orgs/{org}/security-managers/teams/{team_slug}", {}, {
deprecated: "octokit.rest.orgs.addSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#add-a-security-manager-team"
} ],
assignTeamToOrgRole: [ "PUT /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}" ],
assignUserToOrgRole: [ "PUT /orgs/{org}/organization-roles/users/{username}/{role_id}" ],
blockUser: [ "PUT /orgs/{org}/blocks/{username}" ],
cancelInvitation: [ "DELETE /orgs/{org}/invitations/{invitation_id}" ],
checkBlockedUser: [ "GET /orgs/{org}/blocks/{username}" ],
checkMembershipForUser: [ "GET /orgs/{org}/members/{username}" ],
checkPublicMembershipForUser: [ "GET /orgs/{org}/public_members/{username}" ],
convertMemberToOutsideCollaborator: [ "PUT /orgs/{org}/outside_collaborators/{username}" ],
createArtifactStorageRecord: [ "POST /orgs/{org}/artifacts/metadata/storage-record" ],
createInvitation: [ "POST /orgs/{org}/invitations" ],
createIssueType: [ "POST /orgs/{org}/issue-types" ],
createWebhook: [ "POST /orgs/{org}/hooks" ],
customPropertiesForOrgsCreateOrUpdateOrganizationValues: [ "PATCH /organizations/{org}/org-properties/values" ],
customPropertiesForOrgsGetOrganizationValues: [ "GET /organizations/{org}/org-properties/values" ],
customPropertiesForReposCreateOrUpdateOrganizationDefinition: [ "PUT /orgs/{org}/properties/schema/{custom_property_name}" ],
customPropertiesForReposCreateOrUpdateOrganizationDefinitions: [ "PATCH /orgs/{org}/properties/schema" ],
customPropertiesForReposCreateOrUpdateOrganizationValues: [ "PATCH /orgs/{org}/properties/values" ],
customPropertiesForReposDeleteOrganizationDefinition: [ "DELETE /orgs/{org}/properties/schema/{custom_property_name}" ],
customPropertiesForReposGetOrganizationDefinition: [ "GET /orgs/{org}/properties/schema/{custom_property_name}" ],
customPropertiesForReposGetOrganizationDefinitions: [ "GET /orgs/{org}/properties/schema" ],
customPropertiesForReposGetOrganizationValues: [ "GET /orgs/{org}/properties/values" ],
delete: [ "DELETE /orgs/{org}" ],
deleteAttestationsBulk: [ "POST /orgs/{org}/attestations/delete-request" ],
deleteAttestationsById: [ "DELETE /orgs/{org}/attestations/{attestation_id}" ],
deleteAttestationsBySubjectDigest: [ "DELETE /orgs/{org}/attestations/digest/{subject_digest}" ],
deleteIssueType: [ "DELETE /orgs/{org}/issue-types/{issue_type_id}" ],
deleteWebhook: [ "DELETE /orgs/{org}/hooks/{hook_id}" ],
disableSelectedRepositoryImmutableReleasesOrganization: [ "DELETE /orgs/{org}/settings/immutable-releases/repositories/{repository_id}" ],
enableSelectedRepositoryImmutableReleasesOrganization: [ "PUT /orgs/{org}/settings/immutable-releases/repositories/{repository_id}" ],
get: [ "GET /orgs/{org}" ],
getImmutableReleasesSettings: [ "GET /orgs/{org}/settings/immutable-releases" ],
getImmutableReleasesSettingsRepositories: [ "GET /orgs/{org}/settings/immutable-releases/repositories" ],
getMembershipForAuthenticatedUser: [ "GET /user/memberships/orgs/{org}" ],
getMembershipForUser: [ "GET /orgs/{org}/memberships/{username}" ],
getOrgRole: [ "GET /orgs/{org}/organization-roles/{role_id}" ],
getOrgRulesetHistory: [ "GET /orgs/{org}/rulesets/{ruleset_id}/history" ],
getOrgRulesetVersion: [ "GET /orgs/{org}/rulesets/{ruleset_id}/history/{version_id}" ],
getWebhook: [ "GET /orgs/{org}/hooks/{hook_id}" ],
getWebhookConfigForOrg: [ "GET /orgs/{org}/hooks/{hook_id}/config" ],
getWebhookDelivery: [ "GET /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}" ],
list: [ "GET /organizations" ],
listAppInstallations: [ "GET /orgs/{org}/installations" ],
listArtifactStorageRecords: [ "GET /orgs/{org}/artifacts/{subject_digest}/metadata/storage-records" ],
listAttestationRepositories: [ "GET /orgs/{org}/attestations/repositories" ],
listAttestations: [ "GET /orgs/{org}/attestations/{subject_digest}" ],
listAttestationsBulk: [ "POST /orgs/{org}/attestations/bulk-list{?per_page,before,after}" ],
listBlockedUsers: [ "GET /orgs/{org}/blocks" ],
listFailedInvitations: [ "GET /orgs/{org}/failed_invitations" ],
listForAuthenticatedUser: [ "GET /user/orgs" ],
listForUser: [ "GET /users/{username}/orgs" ],
listInvitationTeams: [ "GET /orgs/{org}/invitations/{invitation_id}/teams" ],
listIssueTypes: [ "GET /orgs/{org}/issue-types" ],
listMembers: [ "GET /orgs/{org}/members" ],
listMembershipsForAuthenticatedUser: [ "GET /user/memberships/orgs" ],
listOrgRoleTeams: [ "GET /orgs/{org}/organization-roles/{role_id}/teams" ],
listOrgRoleUsers: [ "GET /orgs/{org}/organization-roles/{role_id}/users" ],
listOrgRoles: [ "GET /orgs/{org}/organization-roles" ],
listOrganizationFineGrainedPermissions: [ "GET /orgs/{org}/organization-fine-grained-permissions" ],
listOutsideCollaborators: [ "GET /orgs/{org}/outside_collaborators" ],
listPatGrantRepositories: [ "GET /orgs/{org}/personal-access-tokens/{pat_id}/repositories" ],
listPatGrantRequestRepositories: [ "GET /orgs/{org}/personal-access-token-requests/{pat_request_id}/repositories" ],
listPatGrantRequests: [ "GET /orgs/{org}/personal-access-token-requests" ],
listPatGrants: [ "GET /orgs/{org}/personal-access-tokens" ],
listPendingInvitations: [ "GET /orgs/{org}/invitations" ],
listPublicMembers: [ "GET /orgs/{org}/public_members" ],
listSecurityManagerTeams: [ "GET /orgs/{org}/security-managers", {}, {
deprecated: "octokit.rest.orgs.listSecurityManagerTeams() is deprecated, see https://docs.github.com/rest/orgs/security-managers#list-security-manager-teams"
} ],
listWebhookDeliveries: [ "GET /orgs/{org}/hooks/{hook_id}/deliveries" ],
listWebhooks: [ "GET /orgs/{org}/hooks" ],
pingWebhook: [ "POST /orgs/{org}/hooks/{hook_id}/pings" ],
redeliverWebhookDelivery: [ "POST /orgs/{org}/hooks/{hook_id}/deliveries/{delivery_id}/attempts" ],
removeMember: [ "DELETE /orgs/{org}/members/{username}" ],
removeMembershipForUser: [ "DELETE /orgs/{org}/memberships/{username}" ],
removeOutsideCollaborator: [ "DELETE /orgs/{org}/outside_collaborators/{username}" ],
removePublicMembershipForAuthenticatedUser: [ "DELETE /orgs/{org}/public_members/{username}" ],
removeSecurityManagerTeam: [ "DELETE /orgs/{org}/security-managers/teams/{team_slug}", {}, {
deprecated: "octokit.rest.orgs.removeSecurityManagerTeam() is deprecated, see https://docs.github.com/rest/orgs/security-managers#remove-a-security-manager-team"
} ],
reviewPatGrantRequest: [ "POST /orgs/{org}/personal-access-token-requests/{pat_request_id}" ],
reviewPatGrantRequestsInBulk: [ "POST /orgs/{org}/personal-access-token-requests" ],
revokeAllOrgRolesTeam: [ "DELETE /orgs/{org}/organization-roles/teams/{team_slug}" ],
revokeAllOrgRolesUser: [ "DELETE /orgs/{org}/organization-roles/users/{username}" ],
revokeOrgRoleTeam: [ "DELETE /orgs/{org}/organization-roles/teams/{team_slug}/{role_id}" ],
revokeOrgRoleUser: [ "DELETE /orgs/{org}/organization-roles/users/{username}/{role_id}" ],
setImmutableReleasesSettings: [ "PUT /orgs/{org}/settings/immutable-releases" ],
setImmutableReleasesSettingsRepositories: [ "PUT /orgs/{org}/settings/immutable-releases/repositories" ],
setMembershipForUser: [ "PUT /orgs/{org}/memberships/{username}" ],
setPublicMembershipForAuthenticatedUser: [ "PUT /orgs/{org}/public_members/{username}" ],
unblockUser: [ "DELETE /orgs/{org}/blocks/{username}" ],
update: [ "PATCH /orgs/{org}" ],
updateIssueType: [ "PUT /orgs/{org}/issue-types/{issue_type_id}" ],
updateMembershipForAuthenticatedUser: [ "PATCH /user/memberships/orgs/{org}" ],
updatePatAccess: [ "POST /orgs/{org}/personal-access-tokens/{pat_id}" ],
updatePatAccesses: [ "POST /orgs/{org}/personal-access-tokens" ],
updateWebhook: [ "PATCH /orgs/{org}/hooks/{hook_id}" ],
updateWebhookConfigForOrg: [ "PATCH /orgs/{org}/hooks/{hook_id}/config" ]
},
packages: {
deletePackageForAuthenticatedUser: [ "DELETE /user/packages/{package_type}/{package_name}" ],
deletePackageForOrg: [ "DELETE /orgs/{org}/packages/{package_type}/{package_name}" ],
deletePackageForUser: [ "DELETE /users/{username}/packages/{package_type}/{package_name}" ],
deletePackageVersionForAuthenticatedUser: [ "DELETE /user/packages/{package_type}/{package_name}/versions/{package_version_id}" ],
deletePackageVersionForOrg: [ "DELETE /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}" ],
deletePackageVersionForUser: [ "DELETE /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}" ],
getAllPackageVersionsForAPackageOwnedByAnOrg: [ "GET /orgs/{org}/packages/{package_type}/{package_name}/versions", {}, {
renamed: [ "packages", "getAllPackageVersionsForPackageOwnedByOrg" ]
} ],
getAllPackageVersionsForAPackageOwnedByTheAuthenticatedUser: [ "GET /user/packages/{package_type}/{package_name}/versions", {}, {
renamed: [ "packages", "getAllPackageVersionsForPackageOwnedByAuthenticatedUser" ]
} ],
getAllPackageVersionsForPackageOwnedByAuthenticatedUser: [ "GET /user/packages/{package_type}/{package_name}/versions" ],
getAllPackageVersionsForPackageOwnedByOrg: [ "GET /orgs/{org}/packages/{package_type}/{package_name}/versions" ],
getAllPackageVersionsForPackageOwnedByUser: [ "GET /users/{username}/packages/{package_type}/{package_name}/versions" ],
getPackageForAuthenticatedUser: [ "GET /user/packages/{package_type}/{package_name}" ],
getPackageForOrganization: [ "GET /orgs/{org}/packages/{package_type}/{package_name}" ],
getPackageForUser: [ "GET /users/{username}/packages/{package_type}/{package_name}" ],
getPackageVersionForAuthenticatedUser: [ "GET /user/packages/{package_type}/{package_name}/versions/{package_version_id}" ],
getPackageVersionForOrganization: [ "GET /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}" ],
getPackageVersionForUser: [ "GET /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}" ],
listDockerMigrationConflictingPackagesForAuthenticatedUser: [ "GET /user/docker/conflicts" ],
listDockerMigrationConflictingPackagesForOrganization: [ "GET /orgs/{org}/docker/conflicts" ],
listDockerMigrationConflictingPackagesForUser: [ "GET /users/{username}/docker/conflicts" ],
listPackagesForAuthenticatedUser: [ "GET /user/packages" ],
listPackagesForOrganization: [ "GET /orgs/{org}/packages" ],
listPackagesForUser: [ "GET /users/{username}/packages" ],
restorePackageForAuthenticatedUser: [ "POST /user/packages/{package_type}/{package_name}/restore{?token}" ],
restorePackageForOrg: [ "POST /orgs/{org}/packages/{package_type}/{package_name}/restore{?token}" ],
restorePackageForUser: [ "POST /users/{username}/packages/{package_type}/{package_name}/restore{?token}" ],
restorePackageVersionForAuthenticatedUser: [ "POST /user/packages/{package_type}/{package_name}/versions/{package_version_id}/restore" ],
restorePackageVersionForOrg: [ "POST /orgs/{org}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore" ],
restorePackageVersionForUser: [ "POST /users/{username}/packages/{package_type}/{package_name}/versions/{package_version_id}/restore" ]
},
privateRegistries: {
createOrgPrivateRegistry: [ "POST /orgs/{org}/private-registries" ],
deleteOrgPrivateRegistry: [ "DELETE /orgs/{org}/private-registries/{secret_name}" ],
getOrgPrivateRegistry: [ "GET /orgs/{org}/private-registries/{secret_name}" ],
getOrgPublicKey: [ "GET /orgs/{org}/private-registries/public-key" ],
listOrgPrivateRegistries: [ "GET /orgs/{org}/private-registries" ],
updateOrgPrivateRegistry: [ "PATCH /orgs/{org}/private-registries/{secret_name}" ]
},
projects: {
addItemForOrg: [ "POST /orgs/{org}/projectsV2/{project_number}/items" ],
addItemForUser: [ "POST /users/{username}/projectsV2/{project_number}/items" ],
deleteItemForOrg: [ "DELETE /orgs/{org}/projectsV2/{project_number}/items/{item_id}" ],
deleteItemForUser: [ "DELETE /users/{username}/projectsV2/{project_number}/items/{item_id}" ],
getFieldForOrg: [ "GET /orgs/{org}/projectsV2/{project_number}/fields/{field_id}" ],
getFieldForUser: [ "GET /users/{username}/projectsV2/{project_number}/fields/{field_id}" ],
getForOrg: [ "GET /orgs/{org}/projectsV2/{project_number}" ],
getForUser: [ "GET /users/{username}/projectsV2/{project_number}" ],
getOrgItem: [ "GET /orgs/{org}/projectsV2/{project_number}/items/{item_id}" ],
getUserItem: [ "GET /users/{username}/projectsV2/{project_number}/items/{item_id}" ],
listFieldsForOrg: [ "GET /orgs/{org}/projectsV2/{project_number}/fields" ],
listFieldsForUser: [ "GET /users/{username}/projectsV2/{project_number}/fields" ],
listForOrg: [ "GET /orgs/{org}/projectsV2" ],
listForUser: [ "GET /users/{username}/projectsV2" ],
listItemsForOrg: [ "GET /orgs/{org}/projectsV2/{project_number}/items" ],
listItemsForUser: [ "GET /users/{username}/projectsV2/{project_number}/items" ],
updateItemForOrg: [ "PATCH /orgs/{org}/projectsV2/{project_number}/items/{item_id}" ],
updateItemForUser: [ "PATCH /users/{username}/projectsV2/{project_number}/items/{item_id}" ]
},
pulls: {
checkIfMerged: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}/merge" ],
create: [ "POST /repos/{owner}/{repo}/pulls" ],
createReplyForReviewComment: [ "POST /repos/{owner}/{repo}/pulls/{pull_number}/comments/{comment_id}/replies" ],
createReview: [ "POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews" ],
createReviewComment: [ "POST /repos/{owner}/{repo}/pulls/{pull_number}/comments" ],
deletePendingReview: [ "DELETE /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}" ],
deleteReviewComment: [ "DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}" ],
dismissReview: [ "PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/dismissals" ],
get: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}" ],
getReview: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}" ],
getReviewComment: [ "GET /repos/{owner}/{repo}/pulls/comments/{comment_id}" ],
list: [ "GET /repos/{owner}/{repo}/pulls" ],
listCommentsForReview: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/comments" ],
listCommits: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}/commits" ],
listFiles: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}/files" ],
listRequestedReviewers: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers" ],
listReviewComments: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}/comments" ],
listReviewCommentsForRepo: [ "GET /repos/{owner}/{repo}/pulls/comments" ],
listReviews: [ "GET /repos/{owner}/{repo}/pulls/{pull_number}/reviews" ],
merge: [ "PUT /repos/{owner}/{repo}/pulls/{pull_number}/merge" ],
removeRequestedReviewers: [ "DELETE /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers" ],
requestReviewers: [ "POST /repos/{owner}/{repo}/pulls/{pull_number}/requested_reviewers" ],
submitReview: [ "POST /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}/events" ],
update: [ "PATCH /repos/{owner}/{repo}/pulls/{pull_number}" ],
updateBranch: [ "PUT /repos/{owner}/{repo}/pulls/{pull_number}/update-branch" ],
updateReview: [ "PUT /repos/{owner}/{repo}/pulls/{pull_number}/reviews/{review_id}" ],
updateReviewComment: [ "PATCH /repos/{owner}/{repo}/pulls/comments/{comment_id}" ]
},
rateLimit: {
get: [ "GET /rate_limit" ]
},
reactions: {
createForCommitComment: [ "POST /repos/{owner}/{repo}/comments/{comment_id}/reactions" ],
createForIssue: [ "POST /repos/{owner}/{repo}/issues/{issue_number}/reactions" ],
createForIssueComment: [ "POST /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions" ],
createForPullRequestReviewComment: [ "POST /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions" ],
createForRelease: [ "POST /repos/{owner}/{repo}/releases/{release_id}/reactions" ],
createForTeamDiscussionCommentInOrg: [ "POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions" ],
createForTeamDiscussionInOrg: [ "POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions" ],
deleteForCommitComment: [ "DELETE /repos/{owner}/{repo}/comments/{comment_id}/reactions/{reaction_id}" ],
deleteForIssue: [ "DELETE /repos/{owner}/{repo}/issues/{issue_number}/reactions/{reaction_id}" ],
deleteForIssueComment: [ "DELETE /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions/{reaction_id}" ],
deleteForPullRequestComment: [ "DELETE /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions/{reaction_id}" ],
deleteForRelease: [ "DELETE /repos/{owner}/{repo}/releases/{release_id}/reactions/{reaction_id}" ],
deleteForTeamDiscussion: [ "DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions/{reaction_id}" ],
deleteForTeamDiscussionComment: [ "DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions/{reaction_id}" ],
listForCommitComment: [ "GET /repos/{owner}/{repo}/comments/{comment_id}/reactions" ],
listForIssue: [ "GET /repos/{owner}/{repo}/issues/{issue_number}/reactions" ],
listForIssueComment: [ "GET /repos/{owner}/{repo}/issues/comments/{comment_id}/reactions" ],
listForPullRequestReviewComment: [ "GET /repos/{owner}/{repo}/pulls/comments/{comment_id}/reactions" ],
listForRelease: [ "GET /repos/{owner}/{repo}/releases/{release_id}/reactions" ],
listForTeamDiscussionCommentInOrg: [ "GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}/reactions" ],
listForTeamDiscussionInOrg: [ "GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/reactions" ]
},
repos: {
acceptInvitation: [ "PATCH /user/repository_invitations/{invitation_id}", {}, {
renamed: [ "repos", "acceptInvitationForAuthenticatedUser" ]
} ],
acceptInvitationForAuthenticatedUser: [ "PATCH /user/repository_invitations/{invitation_id}" ],
addAppAccessRestrictions: [ "POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps", {}, {
mapToData: "apps"
} ],
addCollaborator: [ "PUT /repos/{owner}/{repo}/collaborators/{username}" ],
addStatusCheckContexts: [ "POST /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts", {}, {
mapToData: "contexts"
} ],
addTeamAccessRestrictions: [ "POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams", {}, {
mapToData: "teams"
} ],
addUserAccessRestrictions: [ "POST /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users", {}, {
mapToData: "users"
} ],
cancelPagesDeployment: [ "POST /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}/cancel" ],
checkAutomatedSecurityFixes: [ "GET /repos/{owner}/{repo}/automated-security-fixes" ],
checkCollaborator: [ "GET /repos/{owner}/{repo}/collaborators/{username}" ],
checkImmutableReleases: [ "GET /repos/{owner}/{repo}/immutable-releases" ],
checkPrivateVulnerabilityReporting: [ "GET /repos/{owner}/{repo}/private-vulnerability-reporting" ],
checkVulnerabilityAlerts: [ "GET /repos/{owner}/{repo}/vulnerability-alerts" ],
codeownersErrors: [ "GET /repos/{owner}/{repo}/codeowners/errors" ],
compareCommits: [ "GET /repos/{owner}/{repo}/compare/{base}...{head}" ],
compareCommitsWithBasehead: [ "GET /repos/{owner}/{repo}/compare/{basehead}" ],
createAttestation: [ "POST /repos/{owner}/{repo}/attestations" ],
createAutolink: [ "POST /repos/{owner}/{repo}/autolinks" ],
createCommitComment: [ "POST /repos/{owner}/{repo}/commits/{commit_sha}/comments" ],
createCommitSignatureProtection: [ "POST /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures" ],
createCommitStatus: [ "POST /repos/{owner}/{repo}/statuses/{sha}" ],
createDeployKey: [ "POST /repos/{owner}/{repo}/keys" ],
createDeployment: [ "POST /repos/{owner}/{repo}/deployments" ],
createDeploymentBranchPolicy: [ "POST /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies" ],
createDeploymentProtectionRule: [ "POST /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules" ],
createDeploymentStatus: [ "POST /repos/{owner}/{repo}/deployments/{deployment_id}/statuses" ],
createDispatchEvent: [ "POST /repos/{owner}/{repo}/dispatches" ],
createForAuthenticatedUser: [ "POST /user/repos" ],
createFork: [ "POST /repos/{owner}/{repo}/forks" ],
createInOrg: [ "POST /orgs/{org}/repos" ],
createOrUpdateEnvironment: [ "PUT /repos/{owner}/{repo}/environments/{environment_name}" ],
createOrUpdateFileContents: [ "PUT /repos/{owner}/{repo}/contents/{path}" ],
createOrgRuleset: [ "POST /orgs/{org}/rulesets" ],
createPagesDeployment: [ "POST /repos/{owner}/{repo}/pages/deployments" ],
createPagesSite: [ "POST /repos/{owner}/{repo}/pages" ],
createRelease: [ "POST /repos/{owner}/{repo}/releases" ],
createRepoRuleset: [ "POST /repos/{owner}/{repo}/rulesets" ],
createUsingTemplate: [ "POST /repos/{template_owner}/{template_repo}/generate" ],
createWebhook: [ "POST /repos/{owner}/{repo}/hooks" ],
customPropertiesForReposCreateOrUpdateRepositoryValues: [ "PATCH /repos/{owner}/{repo}/properties/values" ],
customPropertiesForReposGetRepositoryValues: [ "GET /repos/{owner}/{repo}/properties/values" ],
declineInvitation: [ "DELETE /user/repository_invitations/{invitation_id}", {}, {
renamed: [ "repos", "declineInvitationForAuthenticatedUser" ]
} ],
declineInvitationForAuthenticatedUser: [ "DELETE /user/repository_invitations/{invitation_id}" ],
delete: [ "DELETE /repos/{owner}/{repo}" ],
deleteAccessRestrictions: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions" ],
deleteAdminBranchProtection: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins" ],
deleteAnEnvironment: [ "DELETE /repos/{owner}/{repo}/environments/{environment_name}" ],
deleteAutolink: [ "DELETE /repos/{owner}/{repo}/autolinks/{autolink_id}" ],
deleteBranchProtection: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection" ],
deleteCommitComment: [ "DELETE /repos/{owner}/{repo}/comments/{comment_id}" ],
deleteCommitSignatureProtection: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures" ],
deleteDeployKey: [ "DELETE /repos/{owner}/{repo}/keys/{key_id}" ],
deleteDeployment: [ "DELETE /repos/{owner}/{repo}/deployments/{deployment_id}" ],
deleteDeploymentBranchPolicy: [ "DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}" ],
deleteFile: [ "DELETE /repos/{owner}/{repo}/contents/{path}" ],
deleteInvitation: [ "DELETE /repos/{owner}/{repo}/invitations/{invitation_id}" ],
deleteOrgRuleset: [ "DELETE /orgs/{org}/rulesets/{ruleset_id}" ],
deletePagesSite: [ "DELETE /repos/{owner}/{repo}/pages" ],
deletePullRequestReviewProtection: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews" ],
deleteRelease: [ "DELETE /repos/{owner}/{repo}/releases/{release_id}" ],
deleteReleaseAsset: [ "DELETE /repos/{owner}/{repo}/releases/assets/{asset_id}" ],
deleteRepoRuleset: [ "DELETE /repos/{owner}/{repo}/rulesets/{ruleset_id}" ],
deleteWebhook: [ "DELETE /repos/{owner}/{repo}/hooks/{hook_id}" ],
disableAutomatedSecurityFixes: [ "DELETE /repos/{owner}/{repo}/automated-security-fixes" ],
disableDeploymentProtectionRule: [ "DELETE /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}" ],
disableImmutableReleases: [ "DELETE /repos/{owner}/{repo}/immutable-releases" ],
disablePrivateVulnerabilityReporting: [ "DELETE /repos/{owner}/{repo}/private-vulnerability-reporting" ],
disableVulnerabilityAlerts: [ "DELETE /repos/{owner}/{repo}/vulnerability-alerts" ],
downloadArchive: [ "GET /repos/{owner}/{repo}/zipball/{ref}", {}, {
renamed: [ "repos", "downloadZipballArchive" ]
} ],
downloadTarballArchive: [ "GET /repos/{owner}/{repo}/tarball/{ref}" ],
downloadZipballArchive: [ "GET /repos/{owner}/{repo}/zipball/{ref}" ],
enableAutomatedSecurityFixes: [ "PUT /repos/{owner}/{repo}/automated-security-fixes" ],
enableImmutableReleases: [ "PUT /repos/{owner}/{repo}/immutable-releases" ],
enablePrivateVulnerabilityReporting: [ "PUT /repos/{owner}/{repo}/private-vulnerability-reporting" ],
enableVulnerabilityAlerts: [ "PUT /repos/{owner}/{repo}/vulnerability-alerts" ],
generateReleaseNotes: [ "POST /repos/{owner}/{repo}/releases/generate-notes" ],
get: [ "GET /repos/{owner}/{repo}" ],
getAccessRestrictions: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions" ],
getAdminBranchProtection: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins" ],
getAllDeploymentProtectionRules: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules" ],
getAllEnvironments: [ "GET /repos/{owner}/{repo}/environments" ],
getAllStatusCheckContexts: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts" ],
getAllTopics: [ "GET /repos/{owner}/{repo}/topics" ],
getAppsWithAccessToProtectedBranch: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps" ],
getAutolink: [ "GET /repos/{owner}/{repo}/autolinks/{autolink_id}" ],
getBranch: [ "GET /repos/{owner}/{repo}/branches/{branch}" ],
getBranchProtection: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection" ],
getBranchRules: [ "GET /repos/{owner}/{repo}/rules/branches/{branch}" ],
getClones: [ "GET /repos/{owner}/{repo}/traffic/clones" ],
getCodeFrequencyStats: [ "GET /repos/{owner}/{repo}/stats/code_frequency" ],
getCollaboratorPermissionLevel: [ "GET /repos/{owner}/{repo}/collaborators/{username}/permission" ],
getCombinedStatusForRef: [ "GET /repos/{owner}/{repo}/commits/{ref}/status" ],
getCommit: [ "GET /repos/{owner}/{repo}/commits/{ref}" ],
getCommitActivityStats: [ "GET /repos/{owner}/{repo}/stats/commit_activity" ],
getCommitComment: [ "GET /repos/{owner}/{repo}/comments/{comment_id}" ],
getCommitSignatureProtection: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection/required_signatures" ],
getCommunityProfileMetrics: [ "GET /repos/{owner}/{repo}/community/profile" ],
getContent: [ "GET /repos/{owner}/{repo}/contents/{path}" ],
getContributorsStats: [ "GET /repos/{owner}/{repo}/stats/contributors" ],
getCustomDeploymentProtectionRule: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/{protection_rule_id}" ],
getDeployKey: [ "GET /repos/{owner}/{repo}/keys/{key_id}" ],
getDeployment: [ "GET /repos/{owner}/{repo}/deployments/{deployment_id}" ],
getDeploymentBranchPolicy: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}" ],
getDeploymentStatus: [ "GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses/{status_id}" ],
getEnvironment: [ "GET /repos/{owner}/{repo}/environments/{environment_name}" ],
getLatestPagesBuild: [ "GET /repos/{owner}/{repo}/pages/builds/latest" ],
getLatestRelease: [ "GET /repos/{owner}/{repo}/releases/latest" ],
getOrgRuleSuite: [ "GET /orgs/{org}/rulesets/rule-suites/{rule_suite_id}" ],
getOrgRuleSuites: [ "GET /orgs/{org}/rulesets/rule-suites" ],
getOrgRuleset: [ "GET /orgs/{org}/rulesets/{ruleset_id}" ],
getOrgRulesets: [ "GET /orgs/{org}/rulesets" ],
getPages: [ "GET /repos/{owner}/{repo}/pages" ],
getPagesBuild: [ "GET /repos/{owner}/{repo}/pages/builds/{build_id}" ],
getPagesDeployment: [ "GET /repos/{owner}/{repo}/pages/deployments/{pages_deployment_id}" ],
getPagesHealthCheck: [ "GET /repos/{owner}/{repo}/pages/health" ],
getParticipationStats: [ "GET /repos/{owner}/{repo}/stats/participation" ],
getPullRequestReviewProtection: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews" ],
getPunchCardStats: [ "GET /repos/{owner}/{repo}/stats/punch_card" ],
getReadme: [ "GET /repos/{owner}/{repo}/readme" ],
getReadmeInDirectory: [ "GET /repos/{owner}/{repo}/readme/{dir}" ],
getRelease: [ "GET /repos/{owner}/{repo}/releases/{release_id}" ],
getReleaseAsset: [ "GET /repos/{owner}/{repo}/releases/assets/{asset_id}" ],
getReleaseByTag: [ "GET /repos/{owner}/{repo}/releases/tags/{tag}" ],
getRepoRuleSuite: [ "GET /repos/{owner}/{repo}/rulesets/rule-suites/{rule_suite_id}" ],
getRepoRuleSuites: [ "GET /repos/{owner}/{repo}/rulesets/rule-suites" ],
getRepoRuleset: [ "GET /repos/{owner}/{repo}/rulesets/{ruleset_id}" ],
getRepoRulesetHistory: [ "GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history" ],
getRepoRulesetVersion: [ "GET /repos/{owner}/{repo}/rulesets/{ruleset_id}/history/{version_id}" ],
getRepoRulesets: [ "GET /repos/{owner}/{repo}/rulesets" ],
getStatusChecksProtection: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks" ],
getTeamsWithAccessToProtectedBranch: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams" ],
getTopPaths: [ "GET /repos/{owner}/{repo}/traffic/popular/paths" ],
getTopReferrers: [ "GET /repos/{owner}/{repo}/traffic/popular/referrers" ],
getUsersWithAccessToProtectedBranch: [ "GET /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users" ],
getViews: [ "GET /repos/{owner}/{repo}/traffic/views" ],
getWebhook: [ "GET /repos/{owner}/{repo}/hooks/{hook_id}" ],
getWebhookConfigForRepo: [ "GET /repos/{owner}/{repo}/hooks/{hook_id}/config" ],
getWebhookDelivery: [ "GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}" ],
listActivities: [ "GET /repos/{owner}/{repo}/activity" ],
listAttestations: [ "GET /repos/{owner}/{repo}/attestations/{subject_digest}" ],
listAutolinks: [ "GET /repos/{owner}/{repo}/autolinks" ],
listBranches: [ "GET /repos/{owner}/{repo}/branches" ],
listBranchesForHeadCommit: [ "GET /repos/{owner}/{repo}/commits/{commit_sha}/branches-where-head" ],
listCollaborators: [ "GET /repos/{owner}/{repo}/collaborators" ],
listCommentsForCommit: [ "GET /repos/{owner}/{repo}/commits/{commit_sha}/comments" ],
listCommitCommentsForRepo: [ "GET /repos/{owner}/{repo}/comments" ],
listCommitStatusesForRef: [ "GET /repos/{owner}/{repo}/commits/{ref}/statuses" ],
listCommits: [ "GET /repos/{owner}/{repo}/commits" ],
listContributors: [ "GET /repos/{owner}/{repo}/contributors" ],
listCustomDeploymentRuleIntegrations: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/deployment_protection_rules/apps" ],
listDeployKeys: [ "GET /repos/{owner}/{repo}/keys" ],
listDeploymentBranchPolicies: [ "GET /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies" ],
listDeploymentStatuses: [ "GET /repos/{owner}/{repo}/deployments/{deployment_id}/statuses" ],
listDeployments: [ "GET /repos/{owner}/{repo}/deployments" ],
listForAuthenticatedUser: [ "GET /user/repos" ],
listForOrg: [ "GET /orgs/{org}/repos" ],
listForUser: [ "GET /users/{username}/repos" ],
listForks: [ "GET /repos/{owner}/{repo}/forks" ],
listInvitations: [ "GET /repos/{owner}/{repo}/invitations" ],
listInvitationsForAuthenticatedUser: [ "GET /user/repository_invitations" ],
listLanguages: [ "GET /repos/{owner}/{repo}/languages" ],
listPagesBuilds: [ "GET /repos/{owner}/{repo}/pages/builds" ],
listPublic: [ "GET /repositories" ],
listPullRequestsAssociatedWithCommit: [ "GET /repos/{owner}/{repo}/commits/{commit_sha}/pulls" ],
listReleaseAssets: [ "GET /repos/{owner}/{repo}/releases/{release_id}/assets" ],
listReleases: [ "GET /repos/{owner}/{repo}/releases" ],
listTags: [ "GET /repos/{owner}/{repo}/tags" ],
listTeams: [ "GET /repos/{owner}/{repo}/teams" ],
listWebhookDeliveries: [ "GET /repos/{owner}/{repo}/hooks/{hook_id}/deliveries" ],
listWebhooks: [ "GET /repos/{owner}/{repo}/hooks" ],
merge: [ "POST /repos/{owner}/{repo}/merges" ],
mergeUpstream: [ "POST /repos/{owner}/{repo}/merge-upstream" ],
pingWebhook: [ "POST /repos/{owner}/{repo}/hooks/{hook_id}/pings" ],
redeliverWebhookDelivery: [ "POST /repos/{owner}/{repo}/hooks/{hook_id}/deliveries/{delivery_id}/attempts" ],
removeAppAccessRestrictions: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps", {}, {
mapToData: "apps"
} ],
removeCollaborator: [ "DELETE /repos/{owner}/{repo}/collaborators/{username}" ],
removeStatusCheckContexts: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts", {}, {
mapToData: "contexts"
} ],
removeStatusCheckProtection: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks" ],
removeTeamAccessRestrictions: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams", {}, {
mapToData: "teams"
} ],
removeUserAccessRestrictions: [ "DELETE /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users", {}, {
mapToData: "users"
} ],
renameBranch: [ "POST /repos/{owner}/{repo}/branches/{branch}/rename" ],
replaceAllTopics: [ "PUT /repos/{owner}/{repo}/topics" ],
requestPagesBuild: [ "POST /repos/{owner}/{repo}/pages/builds" ],
setAdminBranchProtection: [ "POST /repos/{owner}/{repo}/branches/{branch}/protection/enforce_admins" ],
setAppAccessRestrictions: [ "PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/apps", {}, {
mapToData: "apps"
} ],
setStatusCheckContexts: [ "PUT /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks/contexts", {}, {
mapToData: "contexts"
} ],
setTeamAccessRestrictions: [ "PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/teams", {}, {
mapToData: "teams"
} ],
setUserAccessRestrictions: [ "PUT /repos/{owner}/{repo}/branches/{branch}/protection/restrictions/users", {}, {
mapToData: "users"
} ],
testPushWebhook: [ "POST /repos/{owner}/{repo}/hooks/{hook_id}/tests" ],
transfer: [ "POST /repos/{owner}/{repo}/transfer" ],
update: [ "PATCH /repos/{owner}/{repo}" ],
updateBranchProtection: [ "PUT /repos/{owner}/{repo}/branches/{branch}/protection" ],
updateCommitComment: [ "PATCH /repos/{owner}/{repo}/comments/{comment_id}" ],
updateDeploymentBranchPolicy: [ "PUT /repos/{owner}/{repo}/environments/{environment_name}/deployment-branch-policies/{branch_policy_id}" ],
updateInformationAboutPagesSite: [ "PUT /repos/{owner}/{repo}/pages" ],
updateInvitation: [ "PATCH /repos/{owner}/{repo}/invitations/{invitation_id}" ],
updateOrgRuleset: [ "PUT /orgs/{org}/rulesets/{ruleset_id}" ],
updatePullRequestReviewProtection: [ "PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_pull_request_reviews" ],
updateRelease: [ "PATCH /repos/{owner}/{repo}/releases/{release_id}" ],
updateReleaseAsset: [ "PATCH /repos/{owner}/{repo}/releases/assets/{asset_id}" ],
updateRepoRuleset: [ "PUT /repos/{owner}/{repo}/rulesets/{ruleset_id}" ],
updateStatusCheckPotection: [ "PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks", {}, {
renamed: [ "repos", "updateStatusCheckProtection" ]
} ],
updateStatusCheckProtection: [ "PATCH /repos/{owner}/{repo}/branches/{branch}/protection/required_status_checks" ],
updateWebhook: [ "PATCH /repos/{owner}/{repo}/hooks/{hook_id}" ],
updateWebhookConfigForRepo: [ "PATCH /repos/{owner}/{repo}/hooks/{hook_id}/config" ],
uploadReleaseAsset: [ "POST /repos/{owner}/{repo}/releases/{release_id}/assets{?name,label}", {
baseUrl: "https://uploads.github.com"
} ]
},
search: {
code: [ "GET /search/code" ],
commits: [ "GET /search/commits" ],
issuesAndPullRequests: [ "GET /search/issues" ],
labels: [ "GET /search/labels" ],
repos: [ "GET /search/repositories" ],
topics: [ "GET /search/topics" ],
users: [ "GET /search/users" ]
},
secretScanning: {
createPushProtectionBypass: [ "POST /repos/{owner}/{repo}/secret-scanning/push-protection-bypasses" ],
getAlert: [ "GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}" ],
getScanHistory: [ "GET /repos/{owner}/{repo}/secret-scanning/scan-history" ],
listAlertsForOrg: [ "GET /orgs/{org}/secret-scanning/alerts" ],
listAlertsForRepo: [ "GET /repos/{owner}/{repo}/secret-scanning/alerts" ],
listLocationsForAlert: [ "GET /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}/locations" ],
listOrgPatternConfigs: [ "GET /orgs/{org}/secret-scanning/pattern-configurations" ],
updateAlert: [ "PATCH /repos/{owner}/{repo}/secret-scanning/alerts/{alert_number}" ],
updateOrgPatternConfigs: [ "PATCH /orgs/{org}/secret-scanning/pattern-configurations" ]
},
securityAdvisories: {
createFork: [ "POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/forks" ],
createPrivateVulnerabilityReport: [ "POST /repos/{owner}/{repo}/security-advisories/reports" ],
createRepositoryAdvisory: [ "POST /repos/{owner}/{repo}/security-advisories" ],
createRepositoryAdvisoryCveRequest: [ "POST /repos/{owner}/{repo}/security-advisories/{ghsa_id}/cve" ],
getGlobalAdvisory: [ "GET /advisories/{ghsa_id}" ],
getRepositoryAdvisory: [ "GET /repos/{owner}/{repo}/security-advisories/{ghsa_id}" ],
listGlobalAdvisories: [ "GET /advisories" ],
listOrgRepositoryAdvisories: [ "GET /orgs/{org}/security-advisories" ],
listRepositoryAdvisories: [ "GET /repos/{owner}/{repo}/security-advisories" ],
updateRepositoryAdvisory: [ "PATCH /repos/{owner}/{repo}/security-advisories/{ghsa_id}" ]
},
teams: {
addOrUpdateMembershipForUserInOrg: [ "PUT /orgs/{org}/teams/{team_slug}/memberships/{username}" ],
addOrUpdateRepoPermissionsInOrg: [ "PUT /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}" ],
checkPermissionsForRepoInOrg: [ "GET /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}" ],
create: [ "POST /orgs/{org}/teams" ],
createDiscussionCommentInOrg: [ "POST /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments" ],
createDiscussionInOrg: [ "POST /orgs/{org}/teams/{team_slug}/discussions" ],
deleteDiscussionCommentInOrg: [ "DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}" ],
deleteDiscussionInOrg: [ "DELETE /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}" ],
deleteInOrg: [ "DELETE /orgs/{org}/teams/{team_slug}" ],
getByName: [ "GET /orgs/{org}/teams/{team_slug}" ],
getDiscussionCommentInOrg: [ "GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}" ],
getDiscussionInOrg: [ "GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}" ],
getMembershipForUserInOrg: [ "GET /orgs/{org}/teams/{team_slug}/memberships/{username}" ],
list: [ "GET /orgs/{org}/teams" ],
listChildInOrg: [ "GET /orgs/{org}/teams/{team_slug}/teams" ],
listDiscussionCommentsInOrg: [ "GET /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments" ],
listDiscussionsInOrg: [ "GET /orgs/{org}/teams/{team_slug}/discussions" ],
listForAuthenticatedUser: [ "GET /user/teams" ],
listMembersInOrg: [ "GET /orgs/{org}/teams/{team_slug}/members" ],
listPendingInvitationsInOrg: [ "GET /orgs/{org}/teams/{team_slug}/invitations" ],
listReposInOrg: [ "GET /orgs/{org}/teams/{team_slug}/repos" ],
removeMembershipForUserInOrg: [ "DELETE /orgs/{org}/teams/{team_slug}/memberships/{username}" ],
removeRepoInOrg: [ "DELETE /orgs/{org}/teams/{team_slug}/repos/{owner}/{repo}" ],
updateDiscussionCommentInOrg: [ "PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}/comments/{comment_number}" ],
updateDiscussionInOrg: [ "PATCH /orgs/{org}/teams/{team_slug}/discussions/{discussion_number}" ],
updateInOrg: [ "PATCH /orgs/{org}/teams/{team_slug}" ]
},
users: {
addEmailForAuthenticated: [ "POST /user/emails", {}, {
renamed: [ "users", "addEmailForAuthenticatedUser" ]
} ],
addEmailForAuthenticatedUser: [ "POST /user/emails" ],
addSocialAccountForAuthenticatedUser: [ "POST /user/social_accounts" ],
block: [ "PUT /user/blocks/{username}" ],
checkBlocked: [ "GET /user/blocks/{username}" ],
checkFollowingForUser: [ "GET /users/{username}/following/{target_user}" ],
checkPersonIsFollowedByAuthenticated: [ "GET /user/following/{username}" ],
createGpgKeyForAuthenticated: [ "POST /user/gpg_keys", {}, {
renamed: [ "users", "createGpgKeyForAuthenticatedUser" ]
} ],
createGpgKeyForAuthenticatedUser: [ "POST /user/gpg_keys" ],
createPublicSshKeyForAuthenticated: [ "POST /user/keys", {}, {
renamed: [ "users", "createPublicSshKeyForAuthenticatedUser" ]
} ],
createPublicSshKeyForAuthenticatedUser: [ "POST /user/keys" ],
createSshSigningKeyForAuthenticatedUser: [ "POST /user/ssh_signing_keys" ],
deleteAttestationsBulk: [ "POST /users/{username}/attestations/delete-request" ],
deleteAttestationsById: [ "DELETE /users/{username}/attestations/{attestation_id}" ],
deleteAttestationsBySubjectDigest: [ "DELETE /users/{username}/attestations/digest/{subject_digest}" ],
deleteEmailForAuthenticated: [ "DELETE /user/emails", {}, {
renamed: [ "users", "deleteEmailForAuthenticatedUser" ]
} ],
deleteEmailForAuthenticatedUser: [ "DELETE /user/emails" ],
deleteGpgKeyForAuthenticated: [ "DELETE /user/gpg_keys/{gpg_key_id}", {}, {
renamed: [ "users", "deleteGpgKeyForAuthenticatedUser" ]
} ],
deleteGpgKeyForAuthenticatedUser: [ "DELETE /user/gpg_keys/{gpg_key_id}" ],
deletePublicSshKeyForAuthenticated: [ "DELETE /user/keys/{key_id}", {}, {
renamed: [ "users", "deletePublicSshKeyForAuthenticatedUser" ]
} ],
deletePublicSshKeyForAuthenticatedUser: [ "DELETE /user/keys/{key_id}" ],
deleteSocialAccountForAuthenticatedUser: [ "DELETE /user/social_accounts" ],
deleteSshSigningKeyForAuthenticatedUser: [ "DELETE /user/ssh_signing_keys/{ssh_signing_key_id}" ],
follow: [ "PUT /user/following/{username}" ],
getAuthenticated: [ "GET /user" ],
getById: [ "GET /user/{account_id}" ],
getByUsername: [ "GET /users/{username}" ],
getContextForUser: [ "GET /users/{username}/hovercard" ],
getGpgKeyForAuthenticated: [ "GET /user/gpg_keys/{gpg_key_id}", {}, {
renamed: [ "users", "getGpgKeyForAuthenticatedUser" ]
} ],
getGpgKeyForAuthenticatedUser: [ "GET /user/gpg_keys/{gpg_key_id}" ],
getPublicSshKeyForAuthenticated: [ "GET /user/keys/{key_id}", {}, {
renamed: [ "users", "getPublicSshKeyForAuthenticatedUser" ]
} ],
getPublicSshKeyForAuthenticatedUser: [ "GET /user/keys/{key_id}" ],
getSshSigningKeyForAuthenticatedUser: [ "GET /user/ssh_signing_keys/{ssh_signing_key_id}" ],
list: [ "GET /users" ],
listAttestations: [ "GET /users/{username}/attestations/{subject_digest}" ],
listAttestationsBulk: [ "POST /users/{username}/attestations/bulk-list{?per_page,before,after}" ],
listBlockedByAuthenticated: [ "GET /user/blocks", {}, {
renamed: [ "users", "listBlockedByAuthenticatedUser" ]
} ],
listBlockedByAuthenticatedUser: [ "GET /user/blocks" ],
listEmailsForAuthenticated: [ "GET /user/emails", {}, {
renamed: [ "users", "listEmailsForAuthenticatedUser" ]
} ],
listEmailsForAuthenticatedUser: [ "GET /user/emails" ],
listFollowedByAuthenticated: [ "GET /user/following", {}, {
renamed: [ "users", "listFollowedByAuthenticatedUser" ]
} ],
listFollowedByAuthenticatedUser: [ "GET /user/following" ],
listFollowersForAuthenticatedUser: [ "GET /user/followers" ],
listFollowersForUser: [ "GET /users/{username}/followers" ],
listFollowingForUser: [ "GET /users/{username}/following" ],
listGpgKeysForAuthenticated: [ "GET /user/gpg_keys", {}, {
renamed: [ "users", "listGpgKeysForAuthenticatedUser" ]
} ],
listGpgKeysForAuthenticatedUser: [ "GET /user/gpg_keys" ],
listGpgKeysForUser: [ "GET /users/{username}/gpg_keys" ],
listPublicEmailsForAuthenticated: [ "GET /user/public_emails", {}, {
renamed: [ "users", "listPublicEmailsForAuthenticatedUser" ]
} ],
listPublicEmailsForAuthenticatedUser: [ "GET /user/public_emails" ],
listPublicKeysForUser: [ "GET /users/{username}/keys" ],
listPublicSshKeysForAuthenticated: [ "GET /user/keys", {}, {
renamed: [ "users", "listPublicSshKeysForAuthenticatedUser" ]
} ],
listPublicSshKeysForAuthenticatedUser: [ "GET /user/keys" ],
listSocialAccountsForAuthenticatedUser: [ "GET /user/social_accounts" ],
listSocialAccountsForUser: [ "GET /users/{username}/social_accounts" ],
listSshSigningKeysForAuthenticatedUser: [ "GET /user/ssh_signing_keys" ],
listSshSigningKeysForUser: [ "GET /users/{username}/ssh_signing_keys" ],
setPrimaryEmailVisibilityForAuthenticated: [ "PATCH /user/email/visibility", {}, {
renamed: [ "users", "setPrimaryEmailVisibilityForAuthenticatedUser" ]
} ],
setPrimaryEmailVisibilityForAuthenticatedUser: [ "PATCH /user/email/visibility" ],
unblock: [ "DELETE /user/blocks/{username}" ],
unfollow: [ "DELETE /user/following/{username}" ],
updateAuthenticated: [ "PATCH /user" ]
}
};
var ce = ae;
const pe = new Map;
for (const [e, r] of Object.entries(ce)) for (const [s, t] of Object.entries(r)) {
const [r, o, n] = t;
const [i, a] = r.split(/ /);
const c = Object.assign({
method: i,
url: a
}, o);
pe.has(e) || pe.set(e, new Map);
pe.get(e).set(s, {
scope: e,
methodName: s,
endpointDefaults: c,
decorations: n
});
}
const ue = {
has({scope: e}, r) {
return pe.get(e).has(r);
},
getOwnPropertyDescriptor(e, r) {
return {
value: this.get(e, r),
configurable: true,
writable: true,
enumerable: true
};
},
defineProperty(e, r, s) {
Object.defineProperty(e.cache, r, s);
return true;
},
deleteProperty(e, r) {
delete e.cache[r];
return true;
},
ownKeys({scope: e}) {
return [ ...pe.get(e).keys() ];
},
set(e, r, s) {
return e.cache[r] = s;
},
get({octokit: e, scope: r, cache: s}, t) {
if (s[t]) return s[t];
const o = pe.get(r).get(t);
if (!o) return;
const {endpointDefaults: n, decorations: i} = o;
s[t] = i ? decorate(e, r, t, n, i) : e.request.defaults(n);
return s[t];
}
};
function endpointsToMethods(e) {
const r = {};
for (const s of pe.keys()) r[s] = new Proxy({
octokit: e,
scope: s,
cache: {}
}, ue);
return r;
}
function decorate(e, r, s, t, o) {
const n = e.request.defaults(t);
function withDecorations(...t) {
let i = n.endpoint.merge(...t);
if (o.mapToData) {
i = Object.assign({}, i, {
data: i[o.mapToData],
[o.mapToData]: void 0
});
return n(i);
}
if (o.renamed) {
const [t, n] = o.renamed;
e.log.warn(`octokit.${r}.${s}() has been renamed to octokit.${t}.${n}()`);
}
o.deprecated && e.log.warn(o.deprecated);
if (o.renamedParameters) {
const i = n.endpoint.merge(...t);
for (const [t, n] of Object.entries(o.renamedParameters)) if (t in i) {
e.log.warn(`"${t}" parameter is deprecated for "octokit.${r}.${s}()". Use "${n}" instead`);
n in i || (i[n] = i[t]);
delete i[t];
}
return n(i);
}
return n(...t);
}
return Object.assign(withDecorations, n);
}
function restEndpointMethods(e) {
const r = endpointsToMethods(e);
return {
rest: r
};
}
restEndpointMethods.VERSION = ie;
function legacyRestEndpointMethods(e) {
const r = endpointsToMethods(e);
return {
...r,
rest: r
};
}
legacyRestEndpointMethods.VERSION = ie;
var le = "0.0.0-development";
function normalizePaginatedListResponse(e) {
if (!e.data) return {
...e,
data: []
};
const r = ("total_count" in e.data || "total_commits" in e.data) && !("url" in e.data);
if (!r) return e;
const s = e.data.incomplete_results;
const t = e.data.repository_selection;
const o = e.data.total_count;
const n = e.data.total_commits;
delete e.data.incomplete_results;
delete e.data.repository_selection;
delete e.data.total_count;
delete e.data.total_commits;
const i = Object.keys(e.data)[0];
const a = e.data[i];
e.data = a;
typeof s !== "undefined" && (e.data.incomplete_results = s);
typeof t !== "undefined" && (e.data.repository_selection = t);
e.data.total_count = o;
e.data.total_commits = n;
return e;
}
function iterator(e, r, s) {
const t = typeof r === "function" ? r.endpoint(s) : e.request.endpoint(r, s);
const o = typeof r === "function" ? r : e.request;
const n = t.method;
const i = t.headers;
let a = t.url;
return {
[Symbol.asyncIterator]: () => ({
async next() {
if (!a) return {
done: true
};
try {
const e = await o({
method: n,
url: a,
headers: i
});
const r = normalizePaginatedListResponse(e);
a = ((r.headers.link || "").match(/<([^<>]+)>;\s*rel="next"/) || [])[1];
if (!a && "total_commits" in r.data) {
const e = new URL(r.url);
const s = e.searchParams;
const t = parseInt(s.get("page") || "1", 10);
const o = parseInt(s.get("per_page") || "250", 10);
if (t * o < r.data.total_commits) {
s.set("page", String(t + 1));
a = e.toString();
}
}
return {
value: r
};
} catch (e) {
if (e.status !== 409) throw e;
a = "";
return {
value: {
status: 200,
headers: {},
data: []
}
};
}
}
})
};
}
function paginate(e, r, s, t) {
if (typeof s === "function") {
t = s;
s = void 0;
}
return gather(e, [], iterator(e, r, s)[Symbol.asyncIterator](), t);
}
function gather(e, r, s, t) {
return s.next().then(o => {
if (o.done) return r;
let n = false;
function done() {
n = true;
}
r = r.concat(t ? t(o.value, done) : o.value.data);
if (n) return r;
return gather(e, r, s, t);
});
}
Object.assign(paginate, {
iterator: iterator
});
function paginateRest(e) {
return {
paginate: Object.assign(paginate.bind(null, e), {
iterator: iterator.bind(null, e)
})
};
}
paginateRest.VERSION = le;
new Context;
const ge = getApiBaseUrl();
const de = {
baseUrl: ge,
request: {
agent: getProxyAgent(ge),
fetch: getProxyFetch(ge)
}
};
const me = Octokit.plugin(restEndpointMethods, paginateRest).defaults(de);
function getOctokitOptions(e, r) {
const s = Object.assign({}, r || {});
const t = getAuthString(e, s);
t && (s.auth = t);
const o = getUserAgentWithOrchestrationId(s.userAgent);
o && (s.userAgent = o);
return s;
}
new Context;
function getOctokit(e, r, ...s) {
const t = me.plugin(...s);
return new t(getOctokitOptions(e, r));
}
})
};
