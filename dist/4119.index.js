exports.id = 4119;

exports.ids = [ 4119 ];

exports.modules = {
20770: (function(A, e, t) {
A.exports = t(20218);
}),
20218: (function(A, e, t) {
"use strict";
t(69278);
var r = t(64756);
var s = t(58611);
var n = t(65692);
var o = t(24434);
t(42613);
var i = t(39023);
e.httpOverHttp = httpOverHttp;
e.httpsOverHttp = httpsOverHttp;
e.httpOverHttps = httpOverHttps;
e.httpsOverHttps = httpsOverHttps;
function httpOverHttp(A) {
var e = new TunnelingAgent(A);
e.request = s.request;
return e;
}
function httpsOverHttp(A) {
var e = new TunnelingAgent(A);
e.request = s.request;
e.createSocket = createSecureSocket;
e.defaultPort = 443;
return e;
}
function httpOverHttps(A) {
var e = new TunnelingAgent(A);
e.request = n.request;
return e;
}
function httpsOverHttps(A) {
var e = new TunnelingAgent(A);
e.request = n.request;
e.createSocket = createSecureSocket;
e.defaultPort = 443;
return e;
}
function TunnelingAgent(A) {
var e = this;
e.options = A || {};
e.proxyOptions = e.options.proxy || {};
e.maxSockets = e.options.maxSockets || s.Agent.defaultMaxSockets;
e.requests = [];
e.sockets = [];
e.on("free", function(A, t, r, s) {
var n = toOptions(t, r, s);
for (var o = 0, i = e.requests.length; o < i; ++o) {
var a = e.requests[o];
if (a.host === n.host && a.port === n.port) {
e.requests.splice(o, 1);
a.request.onSocket(A);
return;
}
}
A.destroy();
e.removeSocket(A);
});
}
i.inherits(TunnelingAgent, o.EventEmitter);
TunnelingAgent.prototype.addRequest = function(A, e, t, r) {
var s = this;
var n = mergeOptions({
request: A
}, s.options, toOptions(e, t, r));
if (s.sockets.length >= this.maxSockets) {
s.requests.push(n);
return;
}
s.createSocket(n, function(e) {
e.on("free", onFree);
e.on("close", onCloseOrRemove);
e.on("agentRemove", onCloseOrRemove);
A.onSocket(e);
function onFree() {
s.emit("free", e, n);
}
function onCloseOrRemove(A) {
s.removeSocket(e);
e.removeListener("free", onFree);
e.removeListener("close", onCloseOrRemove);
e.removeListener("agentRemove", onCloseOrRemove);
}
});
};
TunnelingAgent.prototype.createSocket = function(A, e) {
var t = this;
var r = {};
t.sockets.push(r);
var s = mergeOptions({}, t.proxyOptions, {
method: "CONNECT",
path: A.host + ":" + A.port,
agent: false,
headers: {
host: A.host + ":" + A.port
}
});
A.localAddress && (s.localAddress = A.localAddress);
if (s.proxyAuth) {
s.headers = s.headers || {};
s.headers["Proxy-Authorization"] = "Basic " + new Buffer(s.proxyAuth).toString("base64");
}
a("making CONNECT request");
var n = t.request(s);
n.useChunkedEncodingByDefault = false;
n.once("response", onResponse);
n.once("upgrade", onUpgrade);
n.once("connect", onConnect);
n.once("error", onError);
n.end();
function onResponse(A) {
A.upgrade = true;
}
function onUpgrade(A, e, t) {
process.nextTick(function() {
onConnect(A, e, t);
});
}
function onConnect(s, o, i) {
n.removeAllListeners();
o.removeAllListeners();
if (s.statusCode !== 200) {
a("tunneling socket could not be established, statusCode=%d", s.statusCode);
o.destroy();
var c = new Error("tunneling socket could not be established, statusCode=" + s.statusCode);
c.code = "ECONNRESET";
A.request.emit("error", c);
t.removeSocket(r);
return;
}
if (i.length > 0) {
a("got illegal response body from proxy");
o.destroy();
c = new Error("got illegal response body from proxy");
c.code = "ECONNRESET";
A.request.emit("error", c);
t.removeSocket(r);
return;
}
a("tunneling connection has established");
t.sockets[t.sockets.indexOf(r)] = o;
return e(o);
}
function onError(e) {
n.removeAllListeners();
a("tunneling socket could not be established, cause=%s\n", e.message, e.stack);
var s = new Error("tunneling socket could not be established, cause=" + e.message);
s.code = "ECONNRESET";
A.request.emit("error", s);
t.removeSocket(r);
}
};
TunnelingAgent.prototype.removeSocket = function(A) {
var e = this.sockets.indexOf(A);
if (e === -1) return;
this.sockets.splice(e, 1);
var t = this.requests.shift();
t && this.createSocket(t, function(A) {
t.request.onSocket(A);
});
};
function createSecureSocket(A, e) {
var t = this;
TunnelingAgent.prototype.createSocket.call(t, A, function(s) {
var n = A.request.getHeader("host");
var o = mergeOptions({}, t.options, {
socket: s,
servername: n ? n.replace(/:.*$/, "") : A.host
});
var i = r.connect(0, o);
t.sockets[t.sockets.indexOf(s)] = i;
e(i);
});
}
function toOptions(A, e, t) {
if (typeof A === "string") return {
host: A,
port: e,
localAddress: t
};
return A;
}
function mergeOptions(A) {
for (var e = 1, t = arguments.length; e < t; ++e) {
var r = arguments[e];
if (typeof r === "object") {
var s = Object.keys(r);
for (var n = 0, o = s.length; n < o; ++n) {
var i = s[n];
r[i] !== void 0 && (A[i] = r[i]);
}
}
}
return A;
}
var a;
a = process.env.NODE_DEBUG && /\btunnel\b/.test(process.env.NODE_DEBUG) ? function() {
var A = Array.prototype.slice.call(arguments);
typeof A[0] === "string" ? A[0] = "TUNNEL: " + A[0] : A.unshift("TUNNEL:");
console.error.apply(console, A);
} : function() {};
e.debug = a;
}),
24371: (function(A, e, t) {
"use strict";
const r = t(23701);
const s = t(30883);
const n = t(30628);
const o = t(837);
const i = t(57405);
const a = t(76672);
const c = t(53137);
const g = t(30050);
const Q = t(68707);
const E = t(3440);
const {InvalidArgumentError: B} = Q;
const C = t(56615);
const I = t(59136);
const l = t(47365);
const h = t(47501);
const u = t(94004);
const d = t(52429);
const f = t(17816);
const {getGlobalDispatcher: y, setGlobalDispatcher: p} = t(32581);
const w = t(58155);
const D = t(8754);
const k = t(25092);
Object.assign(s.prototype, C);
A.exports.Dispatcher = s;
A.exports.Client = r;
A.exports.Pool = n;
A.exports.BalancedPool = o;
A.exports.Agent = i;
A.exports.ProxyAgent = a;
A.exports.EnvHttpProxyAgent = c;
A.exports.RetryAgent = g;
A.exports.RetryHandler = f;
A.exports.DecoratorHandler = w;
A.exports.RedirectHandler = D;
A.exports.createRedirectInterceptor = k;
A.exports.interceptors = {
redirect: t(21514),
retry: t(92026),
dump: t(88060),
dns: t(70379)
};
A.exports.buildConnector = I;
A.exports.errors = Q;
A.exports.util = {
parseHeaders: E.parseHeaders,
headerNameToString: E.headerNameToString
};
function makeDispatcher(A) {
return (e, t, r) => {
if (typeof t === "function") {
r = t;
t = null;
}
if (!e || typeof e !== "string" && typeof e !== "object" && !(e instanceof URL)) throw new B("invalid url");
if (t != null && typeof t !== "object") throw new B("invalid opts");
if (t && t.path != null) {
if (typeof t.path !== "string") throw new B("invalid opts.path");
let A = t.path;
t.path.startsWith("/") || (A = `/${A}`);
e = new URL(E.parseOrigin(e).origin + A);
} else {
t || (t = typeof e === "object" ? e : {});
e = E.parseURL(e);
}
const {agent: s, dispatcher: n = y()} = t;
if (s) throw new B("unsupported opts.agent. Did you mean opts.client?");
return A.call(n, {
...t,
origin: e.origin,
path: e.search ? `${e.pathname}${e.search}` : e.pathname,
method: t.method || (t.body ? "PUT" : "GET")
}, r);
};
}
A.exports.setGlobalDispatcher = p;
A.exports.getGlobalDispatcher = y;
const R = t(54398).fetch;
A.exports.fetch = async function(A, e = void 0) {
try {
return await R(A, e);
} catch (A) {
A && typeof A === "object" && Error.captureStackTrace(A);
throw A;
}
};
A.exports.Headers = t(60660).Headers;
A.exports.Response = t(99051).Response;
A.exports.Request = t(9967).Request;
A.exports.FormData = t(35910).FormData;
A.exports.File = globalThis.File ?? t(4573).File;
A.exports.FileReader = t(48355).FileReader;
const {setGlobalOrigin: m, getGlobalOrigin: F} = t(51059);
A.exports.setGlobalOrigin = m;
A.exports.getGlobalOrigin = F;
const {CacheStorage: b} = t(3245);
const {kConstruct: S} = t(20109);
A.exports.caches = new b(S);
const {deleteCookie: N, getCookies: M, getSetCookies: U, setCookie: L} = t(79061);
A.exports.deleteCookie = N;
A.exports.getCookies = M;
A.exports.getSetCookies = U;
A.exports.setCookie = L;
const {parseMIMEType: T, serializeAMimeType: Y} = t(51900);
A.exports.parseMIMEType = T;
A.exports.serializeAMimeType = Y;
const {CloseEvent: G, ErrorEvent: H, MessageEvent: v} = t(15188);
A.exports.WebSocket = t(13726).WebSocket;
A.exports.CloseEvent = G;
A.exports.ErrorEvent = H;
A.exports.MessageEvent = v;
A.exports.request = makeDispatcher(C.request);
A.exports.stream = makeDispatcher(C.stream);
A.exports.pipeline = makeDispatcher(C.pipeline);
A.exports.connect = makeDispatcher(C.connect);
A.exports.upgrade = makeDispatcher(C.upgrade);
A.exports.MockClient = l;
A.exports.MockPool = u;
A.exports.MockAgent = h;
A.exports.mockErrors = d;
const {EventSource: J} = t(21238);
A.exports.EventSource = J;
}),
80158: (function(A, e, t) {
const {addAbortListener: r} = t(3440);
const {RequestAbortedError: s} = t(68707);
const n = Symbol("kListener");
const o = Symbol("kSignal");
function abort(A) {
A.abort ? A.abort(A[o]?.reason) : A.reason = A[o]?.reason ?? new s;
removeSignal(A);
}
function addSignal(A, e) {
A.reason = null;
A[o] = null;
A[n] = null;
if (!e) return;
if (e.aborted) {
abort(A);
return;
}
A[o] = e;
A[n] = () => {
abort(A);
};
r(A[o], A[n]);
}
function removeSignal(A) {
if (!A[o]) return;
"removeEventListener" in A[o] ? A[o].removeEventListener("abort", A[n]) : A[o].removeListener("abort", A[n]);
A[o] = null;
A[n] = null;
}
A.exports = {
addSignal: addSignal,
removeSignal: removeSignal
};
}),
34660: (function(A, e, t) {
"use strict";
const r = t(34589);
const {AsyncResource: s} = t(16698);
const {InvalidArgumentError: n, SocketError: o} = t(68707);
const i = t(3440);
const {addSignal: a, removeSignal: c} = t(80158);
class ConnectHandler extends s {
constructor(A, e) {
if (!A || typeof A !== "object") throw new n("invalid opts");
if (typeof e !== "function") throw new n("invalid callback");
const {signal: t, opaque: r, responseHeaders: s} = A;
if (t && typeof t.on !== "function" && typeof t.addEventListener !== "function") throw new n("signal must be an EventEmitter or EventTarget");
super("UNDICI_CONNECT");
this.opaque = r || null;
this.responseHeaders = s || null;
this.callback = e;
this.abort = null;
a(this, t);
}
onConnect(A, e) {
if (this.reason) {
A(this.reason);
return;
}
r(this.callback);
this.abort = A;
this.context = e;
}
onHeaders() {
throw new o("bad connect", null);
}
onUpgrade(A, e, t) {
const {callback: r, opaque: s, context: n} = this;
c(this);
this.callback = null;
let o = e;
o != null && (o = this.responseHeaders === "raw" ? i.parseRawHeaders(e) : i.parseHeaders(e));
this.runInAsyncScope(r, null, null, {
statusCode: A,
headers: o,
socket: t,
opaque: s,
context: n
});
}
onError(A) {
const {callback: e, opaque: t} = this;
c(this);
if (e) {
this.callback = null;
queueMicrotask(() => {
this.runInAsyncScope(e, null, A, {
opaque: t
});
});
}
}
}
function connect(A, e) {
if (e === void 0) return new Promise((e, t) => {
connect.call(this, A, (A, r) => A ? t(A) : e(r));
});
try {
const t = new ConnectHandler(A, e);
this.dispatch({
...A,
method: "CONNECT"
}, t);
} catch (t) {
if (typeof e !== "function") throw t;
const r = A?.opaque;
queueMicrotask(() => e(t, {
opaque: r
}));
}
}
A.exports = connect;
}),
76862: (function(A, e, t) {
"use strict";
const {Readable: r, Duplex: s, PassThrough: n} = t(57075);
const {InvalidArgumentError: o, InvalidReturnValueError: i, RequestAbortedError: a} = t(68707);
const c = t(3440);
const {AsyncResource: g} = t(16698);
const {addSignal: Q, removeSignal: E} = t(80158);
const B = t(34589);
const C = Symbol("resume");
class PipelineRequest extends r {
constructor() {
super({
autoDestroy: true
});
this[C] = null;
}
_read() {
const {[C]: A} = this;
if (A) {
this[C] = null;
A();
}
}
_destroy(A, e) {
this._read();
e(A);
}
}
class PipelineResponse extends r {
constructor(A) {
super({
autoDestroy: true
});
this[C] = A;
}
_read() {
this[C]();
}
_destroy(A, e) {
A || this._readableState.endEmitted || (A = new a);
e(A);
}
}
class PipelineHandler extends g {
constructor(A, e) {
if (!A || typeof A !== "object") throw new o("invalid opts");
if (typeof e !== "function") throw new o("invalid handler");
const {signal: t, method: r, opaque: n, onInfo: i, responseHeaders: g} = A;
if (t && typeof t.on !== "function" && typeof t.addEventListener !== "function") throw new o("signal must be an EventEmitter or EventTarget");
if (r === "CONNECT") throw new o("invalid method");
if (i && typeof i !== "function") throw new o("invalid onInfo callback");
super("UNDICI_PIPELINE");
this.opaque = n || null;
this.responseHeaders = g || null;
this.handler = e;
this.abort = null;
this.context = null;
this.onInfo = i || null;
this.req = (new PipelineRequest).on("error", c.nop);
this.ret = new s({
readableObjectMode: A.objectMode,
autoDestroy: true,
read: () => {
const {body: A} = this;
A?.resume && A.resume();
},
write: (A, e, t) => {
const {req: r} = this;
r.push(A, e) || r._readableState.destroyed ? t() : r[C] = t;
},
destroy: (A, e) => {
const {body: t, req: r, res: s, ret: n, abort: o} = this;
A || n._readableState.endEmitted || (A = new a);
o && A && o();
c.destroy(t, A);
c.destroy(r, A);
c.destroy(s, A);
E(this);
e(A);
}
}).on("prefinish", () => {
const {req: A} = this;
A.push(null);
});
this.res = null;
Q(this, t);
}
onConnect(A, e) {
const {ret: t, res: r} = this;
if (this.reason) {
A(this.reason);
return;
}
B(!r, "pipeline cannot be retried");
B(!t.destroyed);
this.abort = A;
this.context = e;
}
onHeaders(A, e, t) {
const {opaque: r, handler: s, context: n} = this;
if (A < 200) {
if (this.onInfo) {
const t = this.responseHeaders === "raw" ? c.parseRawHeaders(e) : c.parseHeaders(e);
this.onInfo({
statusCode: A,
headers: t
});
}
return;
}
this.res = new PipelineResponse(t);
let o;
try {
this.handler = null;
const t = this.responseHeaders === "raw" ? c.parseRawHeaders(e) : c.parseHeaders(e);
o = this.runInAsyncScope(s, null, {
statusCode: A,
headers: t,
opaque: r,
body: this.res,
context: n
});
} catch (A) {
this.res.on("error", c.nop);
throw A;
}
if (!o || typeof o.on !== "function") throw new i("expected Readable");
o.on("data", A => {
const {ret: e, body: t} = this;
!e.push(A) && t.pause && t.pause();
}).on("error", A => {
const {ret: e} = this;
c.destroy(e, A);
}).on("end", () => {
const {ret: A} = this;
A.push(null);
}).on("close", () => {
const {ret: A} = this;
A._readableState.ended || c.destroy(A, new a);
});
this.body = o;
}
onData(A) {
const {res: e} = this;
return e.push(A);
}
onComplete(A) {
const {res: e} = this;
e.push(null);
}
onError(A) {
const {ret: e} = this;
this.handler = null;
c.destroy(e, A);
}
}
function pipeline(A, e) {
try {
const t = new PipelineHandler(A, e);
this.dispatch({
...A,
body: t.req
}, t);
return t.ret;
} catch (A) {
return (new n).destroy(A);
}
}
A.exports = pipeline;
}),
14043: (function(A, e, t) {
"use strict";
const r = t(34589);
const {Readable: s} = t(49927);
const {InvalidArgumentError: n, RequestAbortedError: o} = t(68707);
const i = t(3440);
const {getResolveErrorBodyCallback: a} = t(87655);
const {AsyncResource: c} = t(16698);
class RequestHandler extends c {
constructor(A, e) {
if (!A || typeof A !== "object") throw new n("invalid opts");
const {signal: t, method: r, opaque: s, body: a, onInfo: c, responseHeaders: g, throwOnError: Q, highWaterMark: E} = A;
try {
if (typeof e !== "function") throw new n("invalid callback");
if (E && (typeof E !== "number" || E < 0)) throw new n("invalid highWaterMark");
if (t && typeof t.on !== "function" && typeof t.addEventListener !== "function") throw new n("signal must be an EventEmitter or EventTarget");
if (r === "CONNECT") throw new n("invalid method");
if (c && typeof c !== "function") throw new n("invalid onInfo callback");
super("UNDICI_REQUEST");
} catch (A) {
i.isStream(a) && i.destroy(a.on("error", i.nop), A);
throw A;
}
this.method = r;
this.responseHeaders = g || null;
this.opaque = s || null;
this.callback = e;
this.res = null;
this.abort = null;
this.body = a;
this.trailers = {};
this.context = null;
this.onInfo = c || null;
this.throwOnError = Q;
this.highWaterMark = E;
this.signal = t;
this.reason = null;
this.removeAbortListener = null;
i.isStream(a) && a.on("error", A => {
this.onError(A);
});
this.signal && (this.signal.aborted ? this.reason = this.signal.reason ?? new o : this.removeAbortListener = i.addAbortListener(this.signal, () => {
this.reason = this.signal.reason ?? new o;
this.res ? i.destroy(this.res.on("error", i.nop), this.reason) : this.abort && this.abort(this.reason);
if (this.removeAbortListener) {
this.res?.off("close", this.removeAbortListener);
this.removeAbortListener();
this.removeAbortListener = null;
}
}));
}
onConnect(A, e) {
if (this.reason) {
A(this.reason);
return;
}
r(this.callback);
this.abort = A;
this.context = e;
}
onHeaders(A, e, t, r) {
const {callback: n, opaque: o, abort: c, context: g, responseHeaders: Q, highWaterMark: E} = this;
const B = Q === "raw" ? i.parseRawHeaders(e) : i.parseHeaders(e);
if (A < 200) {
this.onInfo && this.onInfo({
statusCode: A,
headers: B
});
return;
}
const C = Q === "raw" ? i.parseHeaders(e) : B;
const I = C["content-type"];
const l = C["content-length"];
const h = new s({
resume: t,
abort: c,
contentType: I,
contentLength: this.method !== "HEAD" && l ? Number(l) : null,
highWaterMark: E
});
this.removeAbortListener && h.on("close", this.removeAbortListener);
this.callback = null;
this.res = h;
n !== null && (this.throwOnError && A >= 400 ? this.runInAsyncScope(a, null, {
callback: n,
body: h,
contentType: I,
statusCode: A,
statusMessage: r,
headers: B
}) : this.runInAsyncScope(n, null, null, {
statusCode: A,
headers: B,
trailers: this.trailers,
opaque: o,
body: h,
context: g
}));
}
onData(A) {
return this.res.push(A);
}
onComplete(A) {
i.parseHeaders(A, this.trailers);
this.res.push(null);
}
onError(A) {
const {res: e, callback: t, body: r, opaque: s} = this;
if (t) {
this.callback = null;
queueMicrotask(() => {
this.runInAsyncScope(t, null, A, {
opaque: s
});
});
}
if (e) {
this.res = null;
queueMicrotask(() => {
i.destroy(e, A);
});
}
if (r) {
this.body = null;
i.destroy(r, A);
}
if (this.removeAbortListener) {
e?.off("close", this.removeAbortListener);
this.removeAbortListener();
this.removeAbortListener = null;
}
}
}
function request(A, e) {
if (e === void 0) return new Promise((e, t) => {
request.call(this, A, (A, r) => A ? t(A) : e(r));
});
try {
this.dispatch(A, new RequestHandler(A, e));
} catch (t) {
if (typeof e !== "function") throw t;
const r = A?.opaque;
queueMicrotask(() => e(t, {
opaque: r
}));
}
}
A.exports = request;
A.exports.RequestHandler = RequestHandler;
}),
3560: (function(A, e, t) {
"use strict";
const r = t(34589);
const {finished: s, PassThrough: n} = t(57075);
const {InvalidArgumentError: o, InvalidReturnValueError: i} = t(68707);
const a = t(3440);
const {getResolveErrorBodyCallback: c} = t(87655);
const {AsyncResource: g} = t(16698);
const {addSignal: Q, removeSignal: E} = t(80158);
class StreamHandler extends g {
constructor(A, e, t) {
if (!A || typeof A !== "object") throw new o("invalid opts");
const {signal: r, method: s, opaque: n, body: i, onInfo: c, responseHeaders: g, throwOnError: E} = A;
try {
if (typeof t !== "function") throw new o("invalid callback");
if (typeof e !== "function") throw new o("invalid factory");
if (r && typeof r.on !== "function" && typeof r.addEventListener !== "function") throw new o("signal must be an EventEmitter or EventTarget");
if (s === "CONNECT") throw new o("invalid method");
if (c && typeof c !== "function") throw new o("invalid onInfo callback");
super("UNDICI_STREAM");
} catch (A) {
a.isStream(i) && a.destroy(i.on("error", a.nop), A);
throw A;
}
this.responseHeaders = g || null;
this.opaque = n || null;
this.factory = e;
this.callback = t;
this.res = null;
this.abort = null;
this.context = null;
this.trailers = null;
this.body = i;
this.onInfo = c || null;
this.throwOnError = E || false;
a.isStream(i) && i.on("error", A => {
this.onError(A);
});
Q(this, r);
}
onConnect(A, e) {
if (this.reason) {
A(this.reason);
return;
}
r(this.callback);
this.abort = A;
this.context = e;
}
onHeaders(A, e, t, r) {
const {factory: o, opaque: g, context: Q, callback: E, responseHeaders: B} = this;
const C = B === "raw" ? a.parseRawHeaders(e) : a.parseHeaders(e);
if (A < 200) {
this.onInfo && this.onInfo({
statusCode: A,
headers: C
});
return;
}
this.factory = null;
let I;
if (this.throwOnError && A >= 400) {
const t = B === "raw" ? a.parseHeaders(e) : C;
const s = t["content-type"];
I = new n;
this.callback = null;
this.runInAsyncScope(c, null, {
callback: E,
body: I,
contentType: s,
statusCode: A,
statusMessage: r,
headers: C
});
} else {
if (o === null) return;
I = this.runInAsyncScope(o, null, {
statusCode: A,
headers: C,
opaque: g,
context: Q
});
if (!I || typeof I.write !== "function" || typeof I.end !== "function" || typeof I.on !== "function") throw new i("expected Writable");
s(I, {
readable: false
}, A => {
const {callback: e, res: t, opaque: r, trailers: s, abort: n} = this;
this.res = null;
!A && t.readable || a.destroy(t, A);
this.callback = null;
this.runInAsyncScope(e, null, A || null, {
opaque: r,
trailers: s
});
A && n();
});
}
I.on("drain", t);
this.res = I;
const l = I.writableNeedDrain !== void 0 ? I.writableNeedDrain : I._writableState?.needDrain;
return l !== true;
}
onData(A) {
const {res: e} = this;
return !e || e.write(A);
}
onComplete(A) {
const {res: e} = this;
E(this);
if (!e) return;
this.trailers = a.parseHeaders(A);
e.end();
}
onError(A) {
const {res: e, callback: t, opaque: r, body: s} = this;
E(this);
this.factory = null;
if (e) {
this.res = null;
a.destroy(e, A);
} else if (t) {
this.callback = null;
queueMicrotask(() => {
this.runInAsyncScope(t, null, A, {
opaque: r
});
});
}
if (s) {
this.body = null;
a.destroy(s, A);
}
}
}
function stream(A, e, t) {
if (t === void 0) return new Promise((t, r) => {
stream.call(this, A, e, (A, e) => A ? r(A) : t(e));
});
try {
this.dispatch(A, new StreamHandler(A, e, t));
} catch (e) {
if (typeof t !== "function") throw e;
const r = A?.opaque;
queueMicrotask(() => t(e, {
opaque: r
}));
}
}
A.exports = stream;
}),
61882: (function(A, e, t) {
"use strict";
const {InvalidArgumentError: r, SocketError: s} = t(68707);
const {AsyncResource: n} = t(16698);
const o = t(3440);
const {addSignal: i, removeSignal: a} = t(80158);
const c = t(34589);
class UpgradeHandler extends n {
constructor(A, e) {
if (!A || typeof A !== "object") throw new r("invalid opts");
if (typeof e !== "function") throw new r("invalid callback");
const {signal: t, opaque: s, responseHeaders: n} = A;
if (t && typeof t.on !== "function" && typeof t.addEventListener !== "function") throw new r("signal must be an EventEmitter or EventTarget");
super("UNDICI_UPGRADE");
this.responseHeaders = n || null;
this.opaque = s || null;
this.callback = e;
this.abort = null;
this.context = null;
i(this, t);
}
onConnect(A, e) {
if (this.reason) {
A(this.reason);
return;
}
c(this.callback);
this.abort = A;
this.context = null;
}
onHeaders() {
throw new s("bad upgrade", null);
}
onUpgrade(A, e, t) {
c(A === 101);
const {callback: r, opaque: s, context: n} = this;
a(this);
this.callback = null;
const i = this.responseHeaders === "raw" ? o.parseRawHeaders(e) : o.parseHeaders(e);
this.runInAsyncScope(r, null, null, {
headers: i,
socket: t,
opaque: s,
context: n
});
}
onError(A) {
const {callback: e, opaque: t} = this;
a(this);
if (e) {
this.callback = null;
queueMicrotask(() => {
this.runInAsyncScope(e, null, A, {
opaque: t
});
});
}
}
}
function upgrade(A, e) {
if (e === void 0) return new Promise((e, t) => {
upgrade.call(this, A, (A, r) => A ? t(A) : e(r));
});
try {
const t = new UpgradeHandler(A, e);
this.dispatch({
...A,
method: A.method || "GET",
upgrade: A.protocol || "Websocket"
}, t);
} catch (t) {
if (typeof e !== "function") throw t;
const r = A?.opaque;
queueMicrotask(() => e(t, {
opaque: r
}));
}
}
A.exports = upgrade;
}),
56615: (function(A, e, t) {
"use strict";
A.exports.request = t(14043);
A.exports.stream = t(3560);
A.exports.pipeline = t(76862);
A.exports.upgrade = t(61882);
A.exports.connect = t(34660);
}),
49927: (function(A, e, t) {
"use strict";
const r = t(34589);
const {Readable: s} = t(57075);
const {RequestAbortedError: n, NotSupportedError: o, InvalidArgumentError: i, AbortError: a} = t(68707);
const c = t(3440);
const {ReadableStreamFrom: g} = t(3440);
const Q = Symbol("kConsume");
const E = Symbol("kReading");
const B = Symbol("kBody");
const C = Symbol("kAbort");
const I = Symbol("kContentType");
const l = Symbol("kContentLength");
const noop = () => {};
class BodyReadable extends s {
constructor({resume: A, abort: e, contentType: t = "", contentLength: r, highWaterMark: s = 65536}) {
super({
autoDestroy: true,
read: A,
highWaterMark: s
});
this._readableState.dataEmitted = false;
this[C] = e;
this[Q] = null;
this[B] = null;
this[I] = t;
this[l] = r;
this[E] = false;
}
destroy(A) {
A || this._readableState.endEmitted || (A = new n);
A && this[C]();
return super.destroy(A);
}
_destroy(A, e) {
this[E] ? e(A) : setImmediate(() => {
e(A);
});
}
on(A, ...e) {
A !== "data" && A !== "readable" || (this[E] = true);
return super.on(A, ...e);
}
addListener(A, ...e) {
return this.on(A, ...e);
}
off(A, ...e) {
const t = super.off(A, ...e);
A !== "data" && A !== "readable" || (this[E] = this.listenerCount("data") > 0 || this.listenerCount("readable") > 0);
return t;
}
removeListener(A, ...e) {
return this.off(A, ...e);
}
push(A) {
if (this[Q] && A !== null) {
consumePush(this[Q], A);
return !this[E] || super.push(A);
}
return super.push(A);
}
async text() {
return consume(this, "text");
}
async json() {
return consume(this, "json");
}
async blob() {
return consume(this, "blob");
}
async bytes() {
return consume(this, "bytes");
}
async arrayBuffer() {
return consume(this, "arrayBuffer");
}
async formData() {
throw new o;
}
get bodyUsed() {
return c.isDisturbed(this);
}
get body() {
if (!this[B]) {
this[B] = g(this);
if (this[Q]) {
this[B].getReader();
r(this[B].locked);
}
}
return this[B];
}
async dump(A) {
let e = Number.isFinite(A?.limit) ? A.limit : 131072;
const t = A?.signal;
if (t != null && (typeof t !== "object" || !("aborted" in t))) throw new i("signal must be an AbortSignal");
t?.throwIfAborted();
if (this._readableState.closeEmitted) return null;
return await new Promise((A, r) => {
this[l] > e && this.destroy(new a);
const onAbort = () => {
this.destroy(t.reason ?? new a);
};
t?.addEventListener("abort", onAbort);
this.on("close", function() {
t?.removeEventListener("abort", onAbort);
t?.aborted ? r(t.reason ?? new a) : A(null);
}).on("error", noop).on("data", function(A) {
e -= A.length;
e <= 0 && this.destroy();
}).resume();
});
}
}
function isLocked(A) {
return A[B] && A[B].locked === true || A[Q];
}
function isUnusable(A) {
return c.isDisturbed(A) || isLocked(A);
}
async function consume(A, e) {
r(!A[Q]);
return new Promise((t, r) => {
if (isUnusable(A)) {
const e = A._readableState;
e.destroyed && e.closeEmitted === false ? A.on("error", A => {
r(A);
}).on("close", () => {
r(new TypeError("unusable"));
}) : r(e.errored ?? new TypeError("unusable"));
} else queueMicrotask(() => {
A[Q] = {
type: e,
stream: A,
resolve: t,
reject: r,
length: 0,
body: []
};
A.on("error", function(A) {
consumeFinish(this[Q], A);
}).on("close", function() {
this[Q].body !== null && consumeFinish(this[Q], new n);
});
consumeStart(A[Q]);
});
});
}
function consumeStart(A) {
if (A.body === null) return;
const {_readableState: e} = A.stream;
if (e.bufferIndex) {
const t = e.bufferIndex;
const r = e.buffer.length;
for (let s = t; s < r; s++) consumePush(A, e.buffer[s]);
} else for (const t of e.buffer) consumePush(A, t);
e.endEmitted ? consumeEnd(this[Q]) : A.stream.on("end", function() {
consumeEnd(this[Q]);
});
A.stream.resume();
while (A.stream.read() != null) ;
}
function chunksDecode(A, e) {
if (A.length === 0 || e === 0) return "";
const t = A.length === 1 ? A[0] : Buffer.concat(A, e);
const r = t.length;
const s = r > 2 && t[0] === 239 && t[1] === 187 && t[2] === 191 ? 3 : 0;
return t.utf8Slice(s, r);
}
function chunksConcat(A, e) {
if (A.length === 0 || e === 0) return new Uint8Array(0);
if (A.length === 1) return new Uint8Array(A[0]);
const t = new Uint8Array(Buffer.allocUnsafeSlow(e).buffer);
let r = 0;
for (let e = 0; e < A.length; ++e) {
const s = A[e];
t.set(s, r);
r += s.length;
}
return t;
}
function consumeEnd(A) {
const {type: e, body: t, resolve: r, stream: s, length: n} = A;
try {
e === "text" ? r(chunksDecode(t, n)) : e === "json" ? r(JSON.parse(chunksDecode(t, n))) : e === "arrayBuffer" ? r(chunksConcat(t, n).buffer) : e === "blob" ? r(new Blob(t, {
type: s[I]
})) : e === "bytes" && r(chunksConcat(t, n));
consumeFinish(A);
} catch (A) {
s.destroy(A);
}
}
function consumePush(A, e) {
A.length += e.length;
A.body.push(e);
}
function consumeFinish(A, e) {
if (A.body === null) return;
e ? A.reject(e) : A.resolve();
A.type = null;
A.stream = null;
A.resolve = null;
A.reject = null;
A.length = 0;
A.body = null;
}
A.exports = {
Readable: BodyReadable,
chunksDecode: chunksDecode
};
}),
87655: (function(A, e, t) {
const r = t(34589);
const {ResponseStatusCodeError: s} = t(68707);
const {chunksDecode: n} = t(49927);
const o = 131072;
async function getResolveErrorBodyCallback({callback: A, body: e, contentType: t, statusCode: i, statusMessage: a, headers: c}) {
r(e);
let g = [];
let Q = 0;
try {
for await (const A of e) {
g.push(A);
Q += A.length;
if (Q > o) {
g = [];
Q = 0;
break;
}
}
} catch {
g = [];
Q = 0;
}
const E = `Response status code ${i}${a ? `: ${a}` : ""}`;
if (i === 204 || !t || !Q) {
queueMicrotask(() => A(new s(E, i, c)));
return;
}
const B = Error.stackTraceLimit;
Error.stackTraceLimit = 0;
let C;
try {
isContentTypeApplicationJson(t) ? C = JSON.parse(n(g, Q)) : isContentTypeText(t) && (C = n(g, Q));
} catch {} finally {
Error.stackTraceLimit = B;
}
queueMicrotask(() => A(new s(E, i, c, C)));
}
const isContentTypeApplicationJson = A => A.length > 15 && A[11] === "/" && A[0] === "a" && A[1] === "p" && A[2] === "p" && A[3] === "l" && A[4] === "i" && A[5] === "c" && A[6] === "a" && A[7] === "t" && A[8] === "i" && A[9] === "o" && A[10] === "n" && A[12] === "j" && A[13] === "s" && A[14] === "o" && A[15] === "n";
const isContentTypeText = A => A.length > 4 && A[4] === "/" && A[0] === "t" && A[1] === "e" && A[2] === "x" && A[3] === "t";
A.exports = {
getResolveErrorBodyCallback: getResolveErrorBodyCallback,
isContentTypeApplicationJson: isContentTypeApplicationJson,
isContentTypeText: isContentTypeText
};
}),
59136: (function(A, e, t) {
"use strict";
const r = t(77030);
const s = t(34589);
const n = t(3440);
const {InvalidArgumentError: o, ConnectTimeoutError: i} = t(68707);
const a = t(96603);
function noop() {}
let c;
let g;
g = global.FinalizationRegistry && !(process.env.NODE_V8_COVERAGE || process.env.UNDICI_NO_FG) ? class {
constructor(A) {
this._maxCachedSessions = A;
this._sessionCache = new Map;
this._sessionRegistry = new global.FinalizationRegistry(A => {
if (this._sessionCache.size < this._maxCachedSessions) return;
const e = this._sessionCache.get(A);
e !== void 0 && e.deref() === void 0 && this._sessionCache.delete(A);
});
}
get(A) {
const e = this._sessionCache.get(A);
return e ? e.deref() : null;
}
set(A, e) {
if (this._maxCachedSessions === 0) return;
this._sessionCache.set(A, new WeakRef(e));
this._sessionRegistry.register(e, A);
}
} : class {
constructor(A) {
this._maxCachedSessions = A;
this._sessionCache = new Map;
}
get(A) {
return this._sessionCache.get(A);
}
set(A, e) {
if (this._maxCachedSessions === 0) return;
if (this._sessionCache.size >= this._maxCachedSessions) {
const {value: A} = this._sessionCache.keys().next();
this._sessionCache.delete(A);
}
this._sessionCache.set(A, e);
}
};
function buildConnector({allowH2: A, maxCachedSessions: e, socketPath: i, timeout: a, session: E, ...B}) {
if (e != null && (!Number.isInteger(e) || e < 0)) throw new o("maxCachedSessions must be a positive integer or zero");
const C = {
path: i,
...B
};
const I = new g(e == null ? 100 : e);
a = a == null ? 1e4 : a;
A = A != null && A;
return function({hostname: e, host: o, protocol: i, port: g, servername: B, localAddress: l, httpSocket: h}, u) {
let d;
if (i === "https:") {
c || (c = t(41692));
B = B || C.servername || n.getServerName(o) || null;
const r = B || e;
s(r);
const i = E || I.get(r) || null;
g = g || 443;
d = c.connect({
highWaterMark: 16384,
...C,
servername: B,
session: i,
localAddress: l,
ALPNProtocols: A ? [ "http/1.1", "h2" ] : [ "http/1.1" ],
socket: h,
port: g,
host: e
});
d.on("session", function(A) {
I.set(r, A);
});
} else {
s(!h, "httpSocket can only be sent on TLS update");
g = g || 80;
d = r.connect({
highWaterMark: 65536,
...C,
localAddress: l,
port: g,
host: e
});
}
if (C.keepAlive == null || C.keepAlive) {
const A = C.keepAliveInitialDelay === void 0 ? 6e4 : C.keepAliveInitialDelay;
d.setKeepAlive(true, A);
}
const f = Q(new WeakRef(d), {
timeout: a,
hostname: e,
port: g
});
d.setNoDelay(true).once(i === "https:" ? "secureConnect" : "connect", function() {
queueMicrotask(f);
if (u) {
const A = u;
u = null;
A(null, this);
}
}).on("error", function(A) {
queueMicrotask(f);
if (u) {
const e = u;
u = null;
e(A);
}
});
return d;
};
}
const Q = process.platform === "win32" ? (A, e) => {
if (!e.timeout) return noop;
let t = null;
let r = null;
const s = a.setFastTimeout(() => {
t = setImmediate(() => {
r = setImmediate(() => onConnectTimeout(A.deref(), e));
});
}, e.timeout);
return () => {
a.clearFastTimeout(s);
clearImmediate(t);
clearImmediate(r);
};
} : (A, e) => {
if (!e.timeout) return noop;
let t = null;
const r = a.setFastTimeout(() => {
t = setImmediate(() => {
onConnectTimeout(A.deref(), e);
});
}, e.timeout);
return () => {
a.clearFastTimeout(r);
clearImmediate(t);
};
};
function onConnectTimeout(A, e) {
if (A == null) return;
let t = "Connect Timeout Error";
Array.isArray(A.autoSelectFamilyAttemptedAddresses) ? t += ` (attempted addresses: ${A.autoSelectFamilyAttemptedAddresses.join(", ")},` : t += ` (attempted address: ${e.hostname}:${e.port},`;
t += ` timeout: ${e.timeout}ms)`;
n.destroy(A, new i(t));
}
A.exports = buildConnector;
}),
10735: (function(A) {
"use strict";
const e = {};
const t = [ "Accept", "Accept-Encoding", "Accept-Language", "Accept-Ranges", "Access-Control-Allow-Credentials", "Access-Control-Allow-Headers", "Access-Control-Allow-Methods", "Access-Control-Allow-Origin", "Access-Control-Expose-Headers", "Access-Control-Max-Age", "Access-Control-Request-Headers", "Access-Control-Request-Method", "Age", "Allow", "Alt-Svc", "Alt-Used", "Authorization", "Cache-Control", "Clear-Site-Data", "Connection", "Content-Disposition", "Content-Encoding", "Content-Language", "Content-Length", "Content-Location", "Content-Range", "Content-Security-Policy", "Content-Security-Policy-Report-Only", "Content-Type", "Cookie", "Cross-Origin-Embedder-Policy", "Cross-Origin-Opener-Policy", "Cross-Origin-Resource-Policy", "Date", "Device-Memory", "Downlink", "ECT", "ETag", "Expect", "Expect-CT", "Expires", "Forwarded", "From", "Host", "If-Match", "If-Modified-Since", "If-None-Match", "If-Range", "If-Unmodified-Since", "Keep-Alive", "Last-Modified", "Link", "Location", "Max-Forwards", "Origin", "Permissions-Policy", "Pragma", "Proxy-Authenticate", "Proxy-Authorization", "RTT", "Range", "Referer", "Referrer-Policy", "Refresh", "Retry-After", "Sec-WebSocket-Accept", "Sec-WebSocket-Extensions", "Sec-WebSocket-Key", "Sec-WebSocket-Protocol", "Sec-WebSocket-Version", "Server", "Server-Timing", "Service-Worker-Allowed", "Service-Worker-Navigation-Preload", "Set-Cookie", "SourceMap", "Strict-Transport-Security", "Supports-Loading-Mode", "TE", "Timing-Allow-Origin", "Trailer", "Transfer-Encoding", "Upgrade", "Upgrade-Insecure-Requests", "User-Agent", "Vary", "Via", "WWW-Authenticate", "X-Content-Type-Options", "X-DNS-Prefetch-Control", "X-Frame-Options", "X-Permitted-Cross-Domain-Policies", "X-Powered-By", "X-Requested-With", "X-XSS-Protection" ];
for (let A = 0; A < t.length; ++A) {
const r = t[A];
const s = r.toLowerCase();
e[r] = e[s] = s;
}
Object.setPrototypeOf(e, null);
A.exports = {
wellknownHeaderNames: t,
headerNameLowerCasedRecord: e
};
}),
42414: (function(A, e, t) {
"use strict";
const r = t(53053);
const s = t(57975);
const n = s.debuglog("undici");
const o = s.debuglog("fetch");
const i = s.debuglog("websocket");
let a = false;
const c = {
beforeConnect: r.channel("undici:client:beforeConnect"),
connected: r.channel("undici:client:connected"),
connectError: r.channel("undici:client:connectError"),
sendHeaders: r.channel("undici:client:sendHeaders"),
create: r.channel("undici:request:create"),
bodySent: r.channel("undici:request:bodySent"),
headers: r.channel("undici:request:headers"),
trailers: r.channel("undici:request:trailers"),
error: r.channel("undici:request:error"),
open: r.channel("undici:websocket:open"),
close: r.channel("undici:websocket:close"),
socketError: r.channel("undici:websocket:socket_error"),
ping: r.channel("undici:websocket:ping"),
pong: r.channel("undici:websocket:pong")
};
if (n.enabled || o.enabled) {
const A = o.enabled ? o : n;
r.channel("undici:client:beforeConnect").subscribe(e => {
const {connectParams: {version: t, protocol: r, port: s, host: n}} = e;
A("connecting to %s using %s%s", `${n}${s ? `:${s}` : ""}`, r, t);
});
r.channel("undici:client:connected").subscribe(e => {
const {connectParams: {version: t, protocol: r, port: s, host: n}} = e;
A("connected to %s using %s%s", `${n}${s ? `:${s}` : ""}`, r, t);
});
r.channel("undici:client:connectError").subscribe(e => {
const {connectParams: {version: t, protocol: r, port: s, host: n}, error: o} = e;
A("connection to %s using %s%s errored - %s", `${n}${s ? `:${s}` : ""}`, r, t, o.message);
});
r.channel("undici:client:sendHeaders").subscribe(e => {
const {request: {method: t, path: r, origin: s}} = e;
A("sending request to %s %s/%s", t, s, r);
});
r.channel("undici:request:headers").subscribe(e => {
const {request: {method: t, path: r, origin: s}, response: {statusCode: n}} = e;
A("received response to %s %s/%s - HTTP %d", t, s, r, n);
});
r.channel("undici:request:trailers").subscribe(e => {
const {request: {method: t, path: r, origin: s}} = e;
A("trailers received from %s %s/%s", t, s, r);
});
r.channel("undici:request:error").subscribe(e => {
const {request: {method: t, path: r, origin: s}, error: n} = e;
A("request to %s %s/%s errored - %s", t, s, r, n.message);
});
a = true;
}
if (i.enabled) {
if (!a) {
const A = n.enabled ? n : i;
r.channel("undici:client:beforeConnect").subscribe(e => {
const {connectParams: {version: t, protocol: r, port: s, host: n}} = e;
A("connecting to %s%s using %s%s", n, s ? `:${s}` : "", r, t);
});
r.channel("undici:client:connected").subscribe(e => {
const {connectParams: {version: t, protocol: r, port: s, host: n}} = e;
A("connected to %s%s using %s%s", n, s ? `:${s}` : "", r, t);
});
r.channel("undici:client:connectError").subscribe(e => {
const {connectParams: {version: t, protocol: r, port: s, host: n}, error: o} = e;
A("connection to %s%s using %s%s errored - %s", n, s ? `:${s}` : "", r, t, o.message);
});
r.channel("undici:client:sendHeaders").subscribe(e => {
const {request: {method: t, path: r, origin: s}} = e;
A("sending request to %s %s/%s", t, s, r);
});
}
r.channel("undici:websocket:open").subscribe(A => {
const {address: {address: e, port: t}} = A;
i("connection opened %s%s", e, t ? `:${t}` : "");
});
r.channel("undici:websocket:close").subscribe(A => {
const {websocket: e, code: t, reason: r} = A;
i("closed connection to %s - %s %s", e.url, t, r);
});
r.channel("undici:websocket:socket_error").subscribe(A => {
i("connection errored - %s", A.message);
});
r.channel("undici:websocket:ping").subscribe(A => {
i("ping received");
});
r.channel("undici:websocket:pong").subscribe(A => {
i("pong received");
});
}
A.exports = {
channels: c
};
}),
68707: (function(A) {
"use strict";
const e = Symbol.for("undici.error.UND_ERR");
class UndiciError extends Error {
constructor(A) {
super(A);
this.name = "UndiciError";
this.code = "UND_ERR";
}
static [Symbol.hasInstance](A) {
return A && A[e] === true;
}
[e]=true;
}
const t = Symbol.for("undici.error.UND_ERR_CONNECT_TIMEOUT");
class ConnectTimeoutError extends UndiciError {
constructor(A) {
super(A);
this.name = "ConnectTimeoutError";
this.message = A || "Connect Timeout Error";
this.code = "UND_ERR_CONNECT_TIMEOUT";
}
static [Symbol.hasInstance](A) {
return A && A[t] === true;
}
[t]=true;
}
const r = Symbol.for("undici.error.UND_ERR_HEADERS_TIMEOUT");
class HeadersTimeoutError extends UndiciError {
constructor(A) {
super(A);
this.name = "HeadersTimeoutError";
this.message = A || "Headers Timeout Error";
this.code = "UND_ERR_HEADERS_TIMEOUT";
}
static [Symbol.hasInstance](A) {
return A && A[r] === true;
}
[r]=true;
}
const s = Symbol.for("undici.error.UND_ERR_HEADERS_OVERFLOW");
class HeadersOverflowError extends UndiciError {
constructor(A) {
super(A);
this.name = "HeadersOverflowError";
this.message = A || "Headers Overflow Error";
this.code = "UND_ERR_HEADERS_OVERFLOW";
}
static [Symbol.hasInstance](A) {
return A && A[s] === true;
}
[s]=true;
}
const n = Symbol.for("undici.error.UND_ERR_BODY_TIMEOUT");
class BodyTimeoutError extends UndiciError {
constructor(A) {
super(A);
this.name = "BodyTimeoutError";
this.message = A || "Body Timeout Error";
this.code = "UND_ERR_BODY_TIMEOUT";
}
static [Symbol.hasInstance](A) {
return A && A[n] === true;
}
[n]=true;
}
const o = Symbol.for("undici.error.UND_ERR_RESPONSE_STATUS_CODE");
class ResponseStatusCodeError extends UndiciError {
constructor(A, e, t, r) {
super(A);
this.name = "ResponseStatusCodeError";
this.message = A || "Response Status Code Error";
this.code = "UND_ERR_RESPONSE_STATUS_CODE";
this.body = r;
this.status = e;
this.statusCode = e;
this.headers = t;
}
static [Symbol.hasInstance](A) {
return A && A[o] === true;
}
[o]=true;
}
const i = Symbol.for("undici.error.UND_ERR_INVALID_ARG");
class InvalidArgumentError extends UndiciError {
constructor(A) {
super(A);
this.name = "InvalidArgumentError";
this.message = A || "Invalid Argument Error";
this.code = "UND_ERR_INVALID_ARG";
}
static [Symbol.hasInstance](A) {
return A && A[i] === true;
}
[i]=true;
}
const a = Symbol.for("undici.error.UND_ERR_INVALID_RETURN_VALUE");
class InvalidReturnValueError extends UndiciError {
constructor(A) {
super(A);
this.name = "InvalidReturnValueError";
this.message = A || "Invalid Return Value Error";
this.code = "UND_ERR_INVALID_RETURN_VALUE";
}
static [Symbol.hasInstance](A) {
return A && A[a] === true;
}
[a]=true;
}
const c = Symbol.for("undici.error.UND_ERR_ABORT");
class AbortError extends UndiciError {
constructor(A) {
super(A);
this.name = "AbortError";
this.message = A || "The operation was aborted";
this.code = "UND_ERR_ABORT";
}
static [Symbol.hasInstance](A) {
return A && A[c] === true;
}
[c]=true;
}
const g = Symbol.for("undici.error.UND_ERR_ABORTED");
class RequestAbortedError extends AbortError {
constructor(A) {
super(A);
this.name = "AbortError";
this.message = A || "Request aborted";
this.code = "UND_ERR_ABORTED";
}
static [Symbol.hasInstance](A) {
return A && A[g] === true;
}
[g]=true;
}
const Q = Symbol.for("undici.error.UND_ERR_INFO");
class InformationalError extends UndiciError {
constructor(A) {
super(A);
this.name = "InformationalError";
this.message = A || "Request information";
this.code = "UND_ERR_INFO";
}
static [Symbol.hasInstance](A) {
return A && A[Q] === true;
}
[Q]=true;
}
const E = Symbol.for("undici.error.UND_ERR_REQ_CONTENT_LENGTH_MISMATCH");
class RequestContentLengthMismatchError extends UndiciError {
constructor(A) {
super(A);
this.name = "RequestContentLengthMismatchError";
this.message = A || "Request body length does not match content-length header";
this.code = "UND_ERR_REQ_CONTENT_LENGTH_MISMATCH";
}
static [Symbol.hasInstance](A) {
return A && A[E] === true;
}
[E]=true;
}
const B = Symbol.for("undici.error.UND_ERR_RES_CONTENT_LENGTH_MISMATCH");
class ResponseContentLengthMismatchError extends UndiciError {
constructor(A) {
super(A);
this.name = "ResponseContentLengthMismatchError";
this.message = A || "Response body length does not match content-length header";
this.code = "UND_ERR_RES_CONTENT_LENGTH_MISMATCH";
}
static [Symbol.hasInstance](A) {
return A && A[B] === true;
}
[B]=true;
}
const C = Symbol.for("undici.error.UND_ERR_DESTROYED");
class ClientDestroyedError extends UndiciError {
constructor(A) {
super(A);
this.name = "ClientDestroyedError";
this.message = A || "The client is destroyed";
this.code = "UND_ERR_DESTROYED";
}
static [Symbol.hasInstance](A) {
return A && A[C] === true;
}
[C]=true;
}
const I = Symbol.for("undici.error.UND_ERR_CLOSED");
class ClientClosedError extends UndiciError {
constructor(A) {
super(A);
this.name = "ClientClosedError";
this.message = A || "The client is closed";
this.code = "UND_ERR_CLOSED";
}
static [Symbol.hasInstance](A) {
return A && A[I] === true;
}
[I]=true;
}
const l = Symbol.for("undici.error.UND_ERR_SOCKET");
class SocketError extends UndiciError {
constructor(A, e) {
super(A);
this.name = "SocketError";
this.message = A || "Socket error";
this.code = "UND_ERR_SOCKET";
this.socket = e;
}
static [Symbol.hasInstance](A) {
return A && A[l] === true;
}
[l]=true;
}
const h = Symbol.for("undici.error.UND_ERR_NOT_SUPPORTED");
class NotSupportedError extends UndiciError {
constructor(A) {
super(A);
this.name = "NotSupportedError";
this.message = A || "Not supported error";
this.code = "UND_ERR_NOT_SUPPORTED";
}
static [Symbol.hasInstance](A) {
return A && A[h] === true;
}
[h]=true;
}
const u = Symbol.for("undici.error.UND_ERR_BPL_MISSING_UPSTREAM");
class BalancedPoolMissingUpstreamError extends UndiciError {
constructor(A) {
super(A);
this.name = "MissingUpstreamError";
this.message = A || "No upstream has been added to the BalancedPool";
this.code = "UND_ERR_BPL_MISSING_UPSTREAM";
}
static [Symbol.hasInstance](A) {
return A && A[u] === true;
}
[u]=true;
}
const d = Symbol.for("undici.error.UND_ERR_HTTP_PARSER");
class HTTPParserError extends Error {
constructor(A, e, t) {
super(A);
this.name = "HTTPParserError";
this.code = e ? `HPE_${e}` : void 0;
this.data = t ? t.toString() : void 0;
}
static [Symbol.hasInstance](A) {
return A && A[d] === true;
}
[d]=true;
}
const f = Symbol.for("undici.error.UND_ERR_RES_EXCEEDED_MAX_SIZE");
class ResponseExceededMaxSizeError extends UndiciError {
constructor(A) {
super(A);
this.name = "ResponseExceededMaxSizeError";
this.message = A || "Response content exceeded max size";
this.code = "UND_ERR_RES_EXCEEDED_MAX_SIZE";
}
static [Symbol.hasInstance](A) {
return A && A[f] === true;
}
[f]=true;
}
const y = Symbol.for("undici.error.UND_ERR_REQ_RETRY");
class RequestRetryError extends UndiciError {
constructor(A, e, {headers: t, data: r}) {
super(A);
this.name = "RequestRetryError";
this.message = A || "Request retry error";
this.code = "UND_ERR_REQ_RETRY";
this.statusCode = e;
this.data = r;
this.headers = t;
}
static [Symbol.hasInstance](A) {
return A && A[y] === true;
}
[y]=true;
}
const p = Symbol.for("undici.error.UND_ERR_RESPONSE");
class ResponseError extends UndiciError {
constructor(A, e, {headers: t, data: r}) {
super(A);
this.name = "ResponseError";
this.message = A || "Response error";
this.code = "UND_ERR_RESPONSE";
this.statusCode = e;
this.data = r;
this.headers = t;
}
static [Symbol.hasInstance](A) {
return A && A[p] === true;
}
[p]=true;
}
const w = Symbol.for("undici.error.UND_ERR_PRX_TLS");
class SecureProxyConnectionError extends UndiciError {
constructor(A, e, t) {
super(e, {
cause: A,
...t ?? {}
});
this.name = "SecureProxyConnectionError";
this.message = e || "Secure Proxy Connection failed";
this.code = "UND_ERR_PRX_TLS";
this.cause = A;
}
static [Symbol.hasInstance](A) {
return A && A[w] === true;
}
[w]=true;
}
const D = Symbol.for("undici.error.UND_ERR_WS_MESSAGE_SIZE_EXCEEDED");
class MessageSizeExceededError extends UndiciError {
constructor(A) {
super(A);
this.name = "MessageSizeExceededError";
this.message = A || "Max decompressed message size exceeded";
this.code = "UND_ERR_WS_MESSAGE_SIZE_EXCEEDED";
}
static [Symbol.hasInstance](A) {
return A && A[D] === true;
}
get [D]() {
return true;
}
}
A.exports = {
AbortError: AbortError,
HTTPParserError: HTTPParserError,
UndiciError: UndiciError,
HeadersTimeoutError: HeadersTimeoutError,
HeadersOverflowError: HeadersOverflowError,
BodyTimeoutError: BodyTimeoutError,
RequestContentLengthMismatchError: RequestContentLengthMismatchError,
ConnectTimeoutError: ConnectTimeoutError,
ResponseStatusCodeError: ResponseStatusCodeError,
InvalidArgumentError: InvalidArgumentError,
InvalidReturnValueError: InvalidReturnValueError,
RequestAbortedError: RequestAbortedError,
ClientDestroyedError: ClientDestroyedError,
ClientClosedError: ClientClosedError,
InformationalError: InformationalError,
SocketError: SocketError,
NotSupportedError: NotSupportedError,
ResponseContentLengthMismatchError: ResponseContentLengthMismatchError,
BalancedPoolMissingUpstreamError: BalancedPoolMissingUpstreamError,
ResponseExceededMaxSizeError: ResponseExceededMaxSizeError,
RequestRetryError: RequestRetryError,
ResponseError: ResponseError,
SecureProxyConnectionError: SecureProxyConnectionError,
MessageSizeExceededError: MessageSizeExceededError
};
}),
44655: (function(A, e, t) {
"use strict";
const {InvalidArgumentError: r, NotSupportedError: s} = t(68707);
const n = t(34589);
const {isValidHTTPToken: o, isValidHeaderValue: i, isStream: a, destroy: c, isBuffer: g, isFormDataLike: Q, isIterable: E, isBlobLike: B, buildURL: C, validateHandler: I, getServerName: l, normalizedMethodRecords: h} = t(3440);
const {channels: u} = t(42414);
const {headerNameLowerCasedRecord: d} = t(10735);
const f = /[^\u0021-\u00ff]/;
const y = Symbol("handler");
class Request {
constructor(A, {path: e, method: t, body: s, headers: n, query: d, idempotent: p, blocking: w, upgrade: D, headersTimeout: k, bodyTimeout: R, reset: m, throwOnError: F, expectContinue: b, servername: S}, N) {
if (typeof e !== "string") throw new r("path must be a string");
if (e[0] !== "/" && !e.startsWith("http://") && !e.startsWith("https://") && t !== "CONNECT") throw new r("path must be an absolute URL or start with a slash");
if (f.test(e)) throw new r("invalid request path");
if (typeof t !== "string") throw new r("method must be a string");
if (h[t] === void 0 && !o(t)) throw new r("invalid request method");
if (D && typeof D !== "string") throw new r("upgrade must be a string");
if (D && !i(D)) throw new r("invalid upgrade header");
if (k != null && (!Number.isFinite(k) || k < 0)) throw new r("invalid headersTimeout");
if (R != null && (!Number.isFinite(R) || R < 0)) throw new r("invalid bodyTimeout");
if (m != null && typeof m !== "boolean") throw new r("invalid reset");
if (b != null && typeof b !== "boolean") throw new r("invalid expectContinue");
this.headersTimeout = k;
this.bodyTimeout = R;
this.throwOnError = F === true;
this.method = t;
this.abort = null;
if (s == null) this.body = null; else if (a(s)) {
this.body = s;
const A = this.body._readableState;
if (!A || !A.autoDestroy) {
this.endHandler = function() {
c(this);
};
this.body.on("end", this.endHandler);
}
this.errorHandler = A => {
this.abort ? this.abort(A) : this.error = A;
};
this.body.on("error", this.errorHandler);
} else if (g(s)) this.body = s.byteLength ? s : null; else if (ArrayBuffer.isView(s)) this.body = s.buffer.byteLength ? Buffer.from(s.buffer, s.byteOffset, s.byteLength) : null; else if (s instanceof ArrayBuffer) this.body = s.byteLength ? Buffer.from(s) : null; else if (typeof s === "string") this.body = s.length ? Buffer.from(s) : null; else {
if (!(Q(s) || E(s) || B(s))) throw new r("body must be a string, a Buffer, a Readable stream, an iterable, or an async iterable");
this.body = s;
}
this.completed = false;
this.aborted = false;
this.upgrade = D || null;
this.path = d ? C(e, d) : e;
this.origin = A;
this.idempotent = p == null ? t === "HEAD" || t === "GET" : p;
this.blocking = w != null && w;
this.reset = m == null ? null : m;
this.host = null;
this.contentLength = null;
this.contentType = null;
this.headers = [];
this.expectContinue = b != null && b;
if (Array.isArray(n)) {
if (n.length % 2 !== 0) throw new r("headers array must be even");
for (let A = 0; A < n.length; A += 2) processHeader(this, n[A], n[A + 1]);
} else if (n && typeof n === "object") if (n[Symbol.iterator]) for (const A of n) {
if (!Array.isArray(A) || A.length !== 2) throw new r("headers must be in key-value pair format");
processHeader(this, A[0], A[1]);
} else {
const A = Object.keys(n);
for (let e = 0; e < A.length; ++e) processHeader(this, A[e], n[A[e]]);
} else if (n != null) throw new r("headers must be an object or an array");
I(N, t, D);
this.servername = S || l(this.host);
this[y] = N;
u.create.hasSubscribers && u.create.publish({
request: this
});
}
onBodySent(A) {
if (this[y].onBodySent) try {
return this[y].onBodySent(A);
} catch (A) {
this.abort(A);
}
}
onRequestSent() {
u.bodySent.hasSubscribers && u.bodySent.publish({
request: this
});
if (this[y].onRequestSent) try {
return this[y].onRequestSent();
} catch (A) {
this.abort(A);
}
}
onConnect(A) {
n(!this.aborted);
n(!this.completed);
if (!this.error) {
this.abort = A;
return this[y].onConnect(A);
}
A(this.error);
}
onResponseStarted() {
return this[y].onResponseStarted?.();
}
onHeaders(A, e, t, r) {
n(!this.aborted);
n(!this.completed);
u.headers.hasSubscribers && u.headers.publish({
request: this,
response: {
statusCode: A,
headers: e,
statusText: r
}
});
try {
return this[y].onHeaders(A, e, t, r);
} catch (A) {
this.abort(A);
}
}
onData(A) {
n(!this.aborted);
n(!this.completed);
try {
return this[y].onData(A);
} catch (A) {
this.abort(A);
return false;
}
}
onUpgrade(A, e, t, r = "") {
this.onFinally();
n(!this.aborted);
n(!this.completed);
A !== null && this.#A(A, e, r);
const s = this[y].onUpgrade(A, e, t);
if (!this.aborted) {
this.completed = true;
A !== null && this.#e();
}
return s;
}
onUpgradeResponse(A, e, t, r = "") {
n(!this.aborted);
n(this.completed);
u.headers.hasSubscribers && this.#A(A, t(e), r);
this.#e();
}
onUpgradeError(A) {
n(!this.aborted);
n(this.completed);
u.error.hasSubscribers && u.error.publish({
request: this,
error: A
});
}
#A(A, e, t) {
u.headers.hasSubscribers && u.headers.publish({
request: this,
response: {
statusCode: A,
headers: e,
statusText: t
}
});
}
#e() {
u.trailers.hasSubscribers && u.trailers.publish({
request: this,
trailers: []
});
}
onComplete(A) {
this.onFinally();
n(!this.aborted);
this.completed = true;
u.trailers.hasSubscribers && u.trailers.publish({
request: this,
trailers: A
});
try {
return this[y].onComplete(A);
} catch (A) {
this.onError(A);
}
}
onError(A) {
this.onFinally();
u.error.hasSubscribers && u.error.publish({
request: this,
error: A
});
if (this.aborted) return;
this.aborted = true;
return this[y].onError(A);
}
onFinally() {
if (this.errorHandler) {
this.body.off("error", this.errorHandler);
this.errorHandler = null;
}
if (this.endHandler) {
this.body.off("end", this.endHandler);
this.endHandler = null;
}
}
addHeader(A, e) {
processHeader(this, A, e);
return this;
}
}
function processHeader(A, e, t) {
if (t && typeof t === "object" && !Array.isArray(t)) throw new r(`invalid ${e} header`);
if (t === void 0) return;
let n = d[e];
if (n === void 0) {
n = e.toLowerCase();
if (d[n] === void 0 && !o(n)) throw new r("invalid header key");
}
if (Array.isArray(t)) {
const A = [];
for (let s = 0; s < t.length; s++) if (typeof t[s] === "string") {
if (!i(t[s])) throw new r(`invalid ${e} header`);
A.push(t[s]);
} else if (t[s] === null) A.push(""); else {
if (typeof t[s] === "object") throw new r(`invalid ${e} header`);
{
const n = `${t[s]}`;
if (!i(n)) throw new r(`invalid ${e} header`);
A.push(n);
}
}
t = A;
} else if (typeof t === "string") {
if (!i(t)) throw new r(`invalid ${e} header`);
} else if (t === null) t = ""; else {
t = `${t}`;
if (!i(t)) throw new r(`invalid ${e} header`);
}
if (n === "host") {
if (A.host !== null) throw new r("duplicate host header");
if (typeof t !== "string") throw new r("invalid host header");
A.host = t;
} else if (n === "content-length") {
if (A.contentLength !== null) throw new r("duplicate content-length header");
A.contentLength = parseInt(t, 10);
if (!Number.isFinite(A.contentLength)) throw new r("invalid content-length header");
} else if (A.contentType === null && n === "content-type") {
A.contentType = t;
A.headers.push(e, t);
} else {
if (n === "transfer-encoding" || n === "keep-alive" || n === "upgrade") throw new r(`invalid ${n} header`);
if (n === "connection") {
const e = typeof t === "string" ? t.toLowerCase() : null;
if (e !== "close" && e !== "keep-alive") throw new r("invalid connection header");
e === "close" && (A.reset = true);
} else {
if (n === "expect") throw new s("expect header not supported");
A.headers.push(e, t);
}
}
}
A.exports = Request;
}),
36443: (function(A) {
A.exports = {
kClose: Symbol("close"),
kDestroy: Symbol("destroy"),
kDispatch: Symbol("dispatch"),
kUrl: Symbol("url"),
kWriting: Symbol("writing"),
kResuming: Symbol("resuming"),
kQueue: Symbol("queue"),
kConnect: Symbol("connect"),
kConnecting: Symbol("connecting"),
kKeepAliveDefaultTimeout: Symbol("default keep alive timeout"),
kKeepAliveMaxTimeout: Symbol("max keep alive timeout"),
kKeepAliveTimeoutThreshold: Symbol("keep alive timeout threshold"),
kKeepAliveTimeoutValue: Symbol("keep alive timeout"),
kKeepAlive: Symbol("keep alive"),
kHeadersTimeout: Symbol("headers timeout"),
kBodyTimeout: Symbol("body timeout"),
kServerName: Symbol("server name"),
kLocalAddress: Symbol("local address"),
kHost: Symbol("host"),
kNoRef: Symbol("no ref"),
kBodyUsed: Symbol("used"),
kBody: Symbol("abstracted request body"),
kRunning: Symbol("running"),
kBlocking: Symbol("blocking"),
kPending: Symbol("pending"),
kSize: Symbol("size"),
kBusy: Symbol("busy"),
kQueued: Symbol("queued"),
kFree: Symbol("free"),
kConnected: Symbol("connected"),
kClosed: Symbol("closed"),
kNeedDrain: Symbol("need drain"),
kReset: Symbol("reset"),
kDestroyed: Symbol.for("nodejs.stream.destroyed"),
kResume: Symbol("resume"),
kOnError: Symbol("on error"),
kMaxHeadersSize: Symbol("max headers size"),
kRunningIdx: Symbol("running index"),
kPendingIdx: Symbol("pending index"),
kError: Symbol("error"),
kClients: Symbol("clients"),
kClient: Symbol("client"),
kParser: Symbol("parser"),
kOnDestroyed: Symbol("destroy callbacks"),
kPipelining: Symbol("pipelining"),
kSocket: Symbol("socket"),
kHostHeader: Symbol("host header"),
kConnector: Symbol("connector"),
kStrictContentLength: Symbol("strict content length"),
kMaxRedirections: Symbol("maxRedirections"),
kMaxRequests: Symbol("maxRequestsPerClient"),
kProxy: Symbol("proxy agent options"),
kCounter: Symbol("socket request counter"),
kInterceptors: Symbol("dispatch interceptors"),
kMaxResponseSize: Symbol("max response size"),
kHTTP2Session: Symbol("http2Session"),
kHTTP2SessionState: Symbol("http2Session state"),
kRetryHandlerDefaultRetry: Symbol("retry agent default retry"),
kConstruct: Symbol("constructable"),
kListeners: Symbol("listeners"),
kHTTPContext: Symbol("http context"),
kMaxConcurrentStreams: Symbol("max concurrent streams"),
kNoProxyAgent: Symbol("no proxy agent"),
kHttpProxyAgent: Symbol("http proxy agent"),
kHttpsProxyAgent: Symbol("https proxy agent")
};
}),
67752: (function(A, e, t) {
"use strict";
const {wellknownHeaderNames: r, headerNameLowerCasedRecord: s} = t(10735);
class TstNode {
value=null;
left=null;
middle=null;
right=null;
code;
constructor(A, e, t) {
if (t === void 0 || t >= A.length) throw new TypeError("Unreachable");
const r = this.code = A.charCodeAt(t);
if (r > 127) throw new TypeError("key must be ascii string");
A.length !== ++t ? this.middle = new TstNode(A, e, t) : this.value = e;
}
add(A, e) {
const t = A.length;
if (t === 0) throw new TypeError("Unreachable");
let r = 0;
let s = this;
while (true) {
const n = A.charCodeAt(r);
if (n > 127) throw new TypeError("key must be ascii string");
if (s.code === n) {
if (t === ++r) {
s.value = e;
break;
}
if (s.middle === null) {
s.middle = new TstNode(A, e, r);
break;
}
s = s.middle;
} else if (s.code < n) {
if (s.left === null) {
s.left = new TstNode(A, e, r);
break;
}
s = s.left;
} else {
if (s.right === null) {
s.right = new TstNode(A, e, r);
break;
}
s = s.right;
}
}
}
search(A) {
const e = A.length;
let t = 0;
let r = this;
while (r !== null && t < e) {
let s = A[t];
s <= 90 && s >= 65 && (s |= 32);
while (r !== null) {
if (s === r.code) {
if (e === ++t) return r;
r = r.middle;
break;
}
r = r.code < s ? r.left : r.right;
}
}
return null;
}
}
class TernarySearchTree {
node=null;
insert(A, e) {
this.node === null ? this.node = new TstNode(A, e, 0) : this.node.add(A, e);
}
lookup(A) {
return this.node?.search(A)?.value ?? null;
}
}
const n = new TernarySearchTree;
for (let A = 0; A < r.length; ++A) {
const e = s[r[A]];
n.insert(e, e);
}
A.exports = {
TernarySearchTree: TernarySearchTree,
tree: n
};
}),
3440: (function(A, e, t) {
"use strict";
const r = t(34589);
const {kDestroyed: s, kBodyUsed: n, kListeners: o, kBody: i} = t(36443);
const {IncomingMessage: a} = t(37067);
const c = t(57075);
const g = t(77030);
const {Blob: Q} = t(4573);
const E = t(57975);
const {stringify: B} = t(41792);
const {EventEmitter: C} = t(78474);
const {InvalidArgumentError: I} = t(68707);
const {headerNameLowerCasedRecord: l} = t(10735);
const {tree: h} = t(67752);
const [u, d] = process.versions.node.split(".").map(A => Number(A));
class BodyAsyncIterable {
constructor(A) {
this[i] = A;
this[n] = false;
}
async* [Symbol.asyncIterator]() {
r(!this[n], "disturbed");
this[n] = true;
yield* this[i];
}
}
function wrapRequestBody(A) {
if (isStream(A)) {
bodyLength(A) === 0 && A.on("data", function() {
r(false);
});
if (typeof A.readableDidRead !== "boolean") {
A[n] = false;
C.prototype.on.call(A, "data", function() {
this[n] = true;
});
}
return A;
}
return A && typeof A.pipeTo === "function" || A && typeof A !== "string" && !ArrayBuffer.isView(A) && isIterable(A) ? new BodyAsyncIterable(A) : A;
}
function nop() {}
function isStream(A) {
return A && typeof A === "object" && typeof A.pipe === "function" && typeof A.on === "function";
}
function isBlobLike(A) {
if (A === null) return false;
if (A instanceof Q) return true;
if (typeof A !== "object") return false;
{
const e = A[Symbol.toStringTag];
return (e === "Blob" || e === "File") && ("stream" in A && typeof A.stream === "function" || "arrayBuffer" in A && typeof A.arrayBuffer === "function");
}
}
function buildURL(A, e) {
if (A.includes("?") || A.includes("#")) throw new Error('Query params cannot be passed when url already contains "?" or "#".');
const t = B(e);
t && (A += "?" + t);
return A;
}
function isValidPort(A) {
const e = parseInt(A, 10);
return e === Number(A) && e >= 0 && e <= 65535;
}
function isHttpOrHttpsPrefixed(A) {
return A != null && A[0] === "h" && A[1] === "t" && A[2] === "t" && A[3] === "p" && (A[4] === ":" || A[4] === "s" && A[5] === ":");
}
function parseURL(A) {
if (typeof A === "string") {
A = new URL(A);
if (!isHttpOrHttpsPrefixed(A.origin || A.protocol)) throw new I("Invalid URL protocol: the URL must start with `http:` or `https:`.");
return A;
}
if (!A || typeof A !== "object") throw new I("Invalid URL: The URL argument must be a non-null object.");
if (!(A instanceof URL)) {
if (A.port != null && A.port !== "" && isValidPort(A.port) === false) throw new I("Invalid URL: port must be a valid integer or a string representation of an integer.");
if (A.path != null && typeof A.path !== "string") throw new I("Invalid URL path: the path must be a string or null/undefined.");
if (A.pathname != null && typeof A.pathname !== "string") throw new I("Invalid URL pathname: the pathname must be a string or null/undefined.");
if (A.hostname != null && typeof A.hostname !== "string") throw new I("Invalid URL hostname: the hostname must be a string or null/undefined.");
if (A.origin != null && typeof A.origin !== "string") throw new I("Invalid URL origin: the origin must be a string or null/undefined.");
if (!isHttpOrHttpsPrefixed(A.origin || A.protocol)) throw new I("Invalid URL protocol: the URL must start with `http:` or `https:`.");
const e = A.port != null ? A.port : A.protocol === "https:" ? 443 : 80;
let t = A.origin != null ? A.origin : `${A.protocol || ""}//${A.hostname || ""}:${e}`;
let r = A.path != null ? A.path : `${A.pathname || ""}${A.search || ""}`;
t[t.length - 1] === "/" && (t = t.slice(0, t.length - 1));
r && r[0] !== "/" && (r = `/${r}`);
return new URL(`${t}${r}`);
}
if (!isHttpOrHttpsPrefixed(A.origin || A.protocol)) throw new I("Invalid URL protocol: the URL must start with `http:` or `https:`.");
return A;
}
function parseOrigin(A) {
A = parseURL(A);
if (A.pathname !== "/" || A.search || A.hash) throw new I("invalid url");
return A;
}
function getHostname(A) {
if (A[0] === "[") {
const e = A.indexOf("]");
r(e !== -1);
return A.substring(1, e);
}
const e = A.indexOf(":");
if (e === -1) return A;
return A.substring(0, e);
}
function getServerName(A) {
if (!A) return null;
r(typeof A === "string");
const e = getHostname(A);
if (g.isIP(e)) return "";
return e;
}
function deepClone(A) {
return JSON.parse(JSON.stringify(A));
}
function isAsyncIterable(A) {
return !!(A != null && typeof A[Symbol.asyncIterator] === "function");
}
function isIterable(A) {
return !!(A != null && (typeof A[Symbol.iterator] === "function" || typeof A[Symbol.asyncIterator] === "function"));
}
function bodyLength(A) {
if (A == null) return 0;
if (isStream(A)) {
const e = A._readableState;
return e && e.objectMode === false && e.ended === true && Number.isFinite(e.length) ? e.length : null;
}
if (isBlobLike(A)) return A.size != null ? A.size : null;
if (isBuffer(A)) return A.byteLength;
return null;
}
function isDestroyed(A) {
return A && !!(A.destroyed || A[s] || c.isDestroyed?.(A));
}
function destroy(A, e) {
if (A == null || !isStream(A) || isDestroyed(A)) return;
if (typeof A.destroy === "function") {
Object.getPrototypeOf(A).constructor === a && (A.socket = null);
A.destroy(e);
} else e && queueMicrotask(() => {
A.emit("error", e);
});
A.destroyed !== true && (A[s] = true);
}
const f = /timeout=(\d+)/;
function parseKeepAliveTimeout(A) {
const e = A.toString().match(f);
return e ? parseInt(e[1], 10) * 1e3 : null;
}
function headerNameToString(A) {
return typeof A === "string" ? l[A] ?? A.toLowerCase() : h.lookup(A) ?? A.toString("latin1").toLowerCase();
}
function bufferToLowerCasedHeaderName(A) {
return h.lookup(A) ?? A.toString("latin1").toLowerCase();
}
function parseHeaders(A, e) {
e === void 0 && (e = {});
for (let t = 0; t < A.length; t += 2) {
const r = headerNameToString(A[t]);
let s = e[r];
if (s) {
if (typeof s === "string") {
s = [ s ];
e[r] = s;
}
s.push(A[t + 1].toString("utf8"));
} else {
const s = A[t + 1];
e[r] = typeof s === "string" ? s : Array.isArray(s) ? s.map(A => A.toString("utf8")) : s.toString("utf8");
}
}
"content-length" in e && "content-disposition" in e && (e["content-disposition"] = Buffer.from(e["content-disposition"]).toString("latin1"));
return e;
}
function parseRawHeaders(A) {
const e = A.length;
const t = new Array(e);
let r = false;
let s = -1;
let n;
let o;
let i = 0;
for (let e = 0; e < A.length; e += 2) {
n = A[e];
o = A[e + 1];
typeof n !== "string" && (n = n.toString());
typeof o !== "string" && (o = o.toString("utf8"));
i = n.length;
i !== 14 || n[7] !== "-" || n !== "content-length" && n.toLowerCase() !== "content-length" ? i !== 19 || n[7] !== "-" || n !== "content-disposition" && n.toLowerCase() !== "content-disposition" || (s = e + 1) : r = true;
t[e] = n;
t[e + 1] = o;
}
r && s !== -1 && (t[s] = Buffer.from(t[s]).toString("latin1"));
return t;
}
function isBuffer(A) {
return A instanceof Uint8Array || Buffer.isBuffer(A);
}
function validateHandler(A, e, t) {
if (!A || typeof A !== "object") throw new I("handler must be an object");
if (typeof A.onConnect !== "function") throw new I("invalid onConnect method");
if (typeof A.onError !== "function") throw new I("invalid onError method");
if (typeof A.onBodySent !== "function" && A.onBodySent !== void 0) throw new I("invalid onBodySent method");
if (t || e === "CONNECT") {
if (typeof A.onUpgrade !== "function") throw new I("invalid onUpgrade method");
} else {
if (typeof A.onHeaders !== "function") throw new I("invalid onHeaders method");
if (typeof A.onData !== "function") throw new I("invalid onData method");
if (typeof A.onComplete !== "function") throw new I("invalid onComplete method");
}
}
function isDisturbed(A) {
return !!(A && (c.isDisturbed(A) || A[n]));
}
function isErrored(A) {
return !!(A && c.isErrored(A));
}
function isReadable(A) {
return !!(A && c.isReadable(A));
}
function getSocketInfo(A) {
return {
localAddress: A.localAddress,
localPort: A.localPort,
remoteAddress: A.remoteAddress,
remotePort: A.remotePort,
remoteFamily: A.remoteFamily,
timeout: A.timeout,
bytesWritten: A.bytesWritten,
bytesRead: A.bytesRead
};
}
function ReadableStreamFrom(A) {
let e;
return new ReadableStream({
async start() {
e = A[Symbol.asyncIterator]();
},
async pull(A) {
const {done: t, value: r} = await e.next();
if (t) queueMicrotask(() => {
A.close();
A.byobRequest?.respond(0);
}); else {
const e = Buffer.isBuffer(r) ? r : Buffer.from(r);
e.byteLength && A.enqueue(new Uint8Array(e));
}
return A.desiredSize > 0;
},
async cancel(A) {
await e.return();
},
type: "bytes"
});
}
function isFormDataLike(A) {
return A && typeof A === "object" && typeof A.append === "function" && typeof A.delete === "function" && typeof A.get === "function" && typeof A.getAll === "function" && typeof A.has === "function" && typeof A.set === "function" && A[Symbol.toStringTag] === "FormData";
}
function addAbortListener(A, e) {
if ("addEventListener" in A) {
A.addEventListener("abort", e, {
once: true
});
return () => A.removeEventListener("abort", e);
}
A.addListener("abort", e);
return () => A.removeListener("abort", e);
}
const y = typeof String.prototype.toWellFormed === "function";
const p = typeof String.prototype.isWellFormed === "function";
function toUSVString(A) {
return y ? `${A}`.toWellFormed() : E.toUSVString(A);
}
function isUSVString(A) {
return p ? `${A}`.isWellFormed() : toUSVString(A) === `${A}`;
}
function isTokenCharCode(A) {
switch (A) {
case 34:
case 40:
case 41:
case 44:
case 47:
case 58:
case 59:
case 60:
case 61:
case 62:
case 63:
case 64:
case 91:
case 92:
case 93:
case 123:
case 125:
return false;

default:
return A >= 33 && A <= 126;
}
}
function isValidHTTPToken(A) {
if (A.length === 0) return false;
for (let e = 0; e < A.length; ++e) if (!isTokenCharCode(A.charCodeAt(e))) return false;
return true;
}
const w = /[^\t\x20-\x7e\x80-\xff]/;
function isValidHeaderValue(A) {
return !w.test(A);
}
function parseRangeHeader(A) {
if (A == null || A === "") return {
start: 0,
end: null,
size: null
};
const e = A ? A.match(/^bytes (\d+)-(\d+)\/(\d+)?$/) : null;
return e ? {
start: parseInt(e[1]),
end: e[2] ? parseInt(e[2]) : null,
size: e[3] ? parseInt(e[3]) : null
} : null;
}
function addListener(A, e, t) {
const r = A[o] ??= [];
r.push([ e, t ]);
A.on(e, t);
return A;
}
function removeAllListeners(A) {
for (const [e, t] of A[o] ?? []) A.removeListener(e, t);
A[o] = null;
}
function errorRequest(A, e, t) {
try {
e.onError(t);
r(e.aborted);
} catch (t) {
A.emit("error", t);
}
}
const D = Object.create(null);
D.enumerable = true;
const k = {
delete: "DELETE",
DELETE: "DELETE",
get: "GET",
GET: "GET",
head: "HEAD",
HEAD: "HEAD",
options: "OPTIONS",
OPTIONS: "OPTIONS",
post: "POST",
POST: "POST",
put: "PUT",
PUT: "PUT"
};
const R = {
...k,
patch: "patch",
PATCH: "PATCH"
};
Object.setPrototypeOf(k, null);
Object.setPrototypeOf(R, null);
A.exports = {
kEnumerableProperty: D,
nop: nop,
isDisturbed: isDisturbed,
isErrored: isErrored,
isReadable: isReadable,
toUSVString: toUSVString,
isUSVString: isUSVString,
isBlobLike: isBlobLike,
parseOrigin: parseOrigin,
parseURL: parseURL,
getServerName: getServerName,
isStream: isStream,
isIterable: isIterable,
isAsyncIterable: isAsyncIterable,
isDestroyed: isDestroyed,
headerNameToString: headerNameToString,
bufferToLowerCasedHeaderName: bufferToLowerCasedHeaderName,
addListener: addListener,
removeAllListeners: removeAllListeners,
errorRequest: errorRequest,
parseRawHeaders: parseRawHeaders,
parseHeaders: parseHeaders,
parseKeepAliveTimeout: parseKeepAliveTimeout,
destroy: destroy,
bodyLength: bodyLength,
deepClone: deepClone,
ReadableStreamFrom: ReadableStreamFrom,
isBuffer: isBuffer,
validateHandler: validateHandler,
getSocketInfo: getSocketInfo,
isFormDataLike: isFormDataLike,
buildURL: buildURL,
addAbortListener: addAbortListener,
isValidHTTPToken: isValidHTTPToken,
isValidHeaderValue: isValidHeaderValue,
isTokenCharCode: isTokenCharCode,
parseRangeHeader: parseRangeHeader,
normalizedMethodRecordsBase: k,
normalizedMethodRecords: R,
isValidPort: isValidPort,
isHttpOrHttpsPrefixed: isHttpOrHttpsPrefixed,
nodeMajor: u,
nodeMinor: d,
safeHTTPMethods: [ "GET", "HEAD", "OPTIONS", "TRACE" ],
wrapRequestBody: wrapRequestBody
};
}),
57405: (function(A, e, t) {
"use strict";
const {InvalidArgumentError: r} = t(68707);
const {kClients: s, kRunning: n, kClose: o, kDestroy: i, kDispatch: a, kInterceptors: c} = t(36443);
const g = t(21841);
const Q = t(30628);
const E = t(23701);
const B = t(3440);
const C = t(25092);
const I = Symbol("onConnect");
const l = Symbol("onDisconnect");
const h = Symbol("onConnectionError");
const u = Symbol("maxRedirections");
const d = Symbol("onDrain");
const f = Symbol("factory");
const y = Symbol("options");
function defaultFactory(A, e) {
return e && e.connections === 1 ? new E(A, e) : new Q(A, e);
}
class Agent extends g {
constructor({factory: A = defaultFactory, maxRedirections: e = 0, connect: t, tls: n, ...o} = {}) {
if (typeof A !== "function") throw new r("factory must be a function.");
if (t != null && typeof t !== "function" && typeof t !== "object") throw new r("connect must be a function or an object");
if (!Number.isInteger(e) || e < 0) throw new r("maxRedirections must be a positive number");
super(o);
t && typeof t !== "function" && (t = {
...t
});
n && typeof n !== "function" && (n = {
...n
});
this[c] = o.interceptors?.Agent && Array.isArray(o.interceptors.Agent) ? o.interceptors.Agent : [ C({
maxRedirections: e
}) ];
this[y] = {
...B.deepClone(o),
connect: t,
tls: n
};
this[y].interceptors = o.interceptors ? {
...o.interceptors
} : void 0;
this[u] = e;
this[f] = A;
this[s] = new Map;
this[d] = (A, e) => {
this.emit("drain", A, [ this, ...e ]);
};
this[I] = (A, e) => {
this.emit("connect", A, [ this, ...e ]);
};
this[l] = (A, e, t) => {
this.emit("disconnect", A, [ this, ...e ], t);
};
this[h] = (A, e, t) => {
this.emit("connectionError", A, [ this, ...e ], t);
};
}
get [n]() {
let A = 0;
for (const e of this[s].values()) A += e[n];
return A;
}
[a](A, e) {
let t;
if (!A.origin || !(typeof A.origin === "string" || A.origin instanceof URL)) throw new r("opts.origin must be a non-empty string or URL.");
t = String(A.origin);
let n = this[s].get(t);
if (!n) {
n = this[f](A.origin, this[y]).on("drain", this[d]).on("connect", this[I]).on("disconnect", this[l]).on("connectionError", this[h]);
this[s].set(t, n);
}
return n.dispatch(A, e);
}
async [o]() {
const A = [];
for (const e of this[s].values()) A.push(e.close());
this[s].clear();
await Promise.all(A);
}
async [i](A) {
const e = [];
for (const t of this[s].values()) e.push(t.destroy(A));
this[s].clear();
await Promise.all(e);
}
}
A.exports = Agent;
}),
837: (function(A, e, t) {
"use strict";
const {BalancedPoolMissingUpstreamError: r, InvalidArgumentError: s} = t(68707);
const {PoolBase: n, kClients: o, kNeedDrain: i, kAddClient: a, kRemoveClient: c, kGetDispatcher: g} = t(42128);
const Q = t(30628);
const {kUrl: E, kInterceptors: B} = t(36443);
const {parseOrigin: C} = t(3440);
const I = Symbol("factory");
const l = Symbol("options");
const h = Symbol("kGreatestCommonDivisor");
const u = Symbol("kCurrentWeight");
const d = Symbol("kIndex");
const f = Symbol("kWeight");
const y = Symbol("kMaxWeightPerServer");
const p = Symbol("kErrorPenalty");
function getGreatestCommonDivisor(A, e) {
if (A === 0) return e;
while (e !== 0) {
const t = e;
e = A % e;
A = t;
}
return A;
}
function defaultFactory(A, e) {
return new Q(A, e);
}
class BalancedPool extends n {
constructor(A = [], {factory: e = defaultFactory, ...t} = {}) {
super();
this[l] = t;
this[d] = -1;
this[u] = 0;
this[y] = this[l].maxWeightPerServer || 100;
this[p] = this[l].errorPenalty || 15;
Array.isArray(A) || (A = [ A ]);
if (typeof e !== "function") throw new s("factory must be a function.");
this[B] = t.interceptors?.BalancedPool && Array.isArray(t.interceptors.BalancedPool) ? t.interceptors.BalancedPool : [];
this[I] = e;
for (const e of A) this.addUpstream(e);
this._updateBalancedPoolStats();
}
addUpstream(A) {
const e = C(A).origin;
if (this[o].find(A => A[E].origin === e && A.closed !== true && A.destroyed !== true)) return this;
const t = this[I](e, Object.assign({}, this[l]));
this[a](t);
t.on("connect", () => {
t[f] = Math.min(this[y], t[f] + this[p]);
});
t.on("connectionError", () => {
t[f] = Math.max(1, t[f] - this[p]);
this._updateBalancedPoolStats();
});
t.on("disconnect", (...A) => {
const e = A[2];
if (e && e.code === "UND_ERR_SOCKET") {
t[f] = Math.max(1, t[f] - this[p]);
this._updateBalancedPoolStats();
}
});
for (const A of this[o]) A[f] = this[y];
this._updateBalancedPoolStats();
return this;
}
_updateBalancedPoolStats() {
let A = 0;
for (let e = 0; e < this[o].length; e++) A = getGreatestCommonDivisor(this[o][e][f], A);
this[h] = A;
}
removeUpstream(A) {
const e = C(A).origin;
const t = this[o].find(A => A[E].origin === e && A.closed !== true && A.destroyed !== true);
t && this[c](t);
return this;
}
get upstreams() {
return this[o].filter(A => A.closed !== true && A.destroyed !== true).map(A => A[E].origin);
}
[g]() {
if (this[o].length === 0) throw new r;
const A = this[o].find(A => !A[i] && A.closed !== true && A.destroyed !== true);
if (!A) return;
const e = this[o].map(A => A[i]).reduce((A, e) => A && e, true);
if (e) return;
let t = 0;
let s = this[o].findIndex(A => !A[i]);
while (t++ < this[o].length) {
this[d] = (this[d] + 1) % this[o].length;
const A = this[o][this[d]];
A[f] > this[o][s][f] && !A[i] && (s = this[d]);
if (this[d] === 0) {
this[u] = this[u] - this[h];
this[u] <= 0 && (this[u] = this[y]);
}
if (A[f] >= this[u] && !A[i]) return A;
}
this[u] = this[o][s][f];
this[d] = s;
return this[o][s];
}
}
A.exports = BalancedPool;
}),
637: (function(A, e, t) {
"use strict";
const r = t(34589);
const s = t(3440);
const {channels: n} = t(42414);
const o = t(96603);
const {RequestContentLengthMismatchError: i, ResponseContentLengthMismatchError: a, RequestAbortedError: c, InvalidArgumentError: g, HeadersTimeoutError: Q, HeadersOverflowError: E, SocketError: B, InformationalError: C, BodyTimeoutError: I, HTTPParserError: l, ResponseExceededMaxSizeError: h} = t(68707);
const {kUrl: u, kReset: d, kClient: f, kParser: y, kBlocking: p, kRunning: w, kPending: D, kSize: k, kWriting: R, kQueue: m, kNoRef: F, kKeepAliveDefaultTimeout: b, kHostHeader: S, kPendingIdx: N, kRunningIdx: M, kError: U, kPipelining: L, kSocket: T, kKeepAliveTimeoutValue: Y, kMaxHeadersSize: G, kKeepAliveMaxTimeout: H, kKeepAliveTimeoutThreshold: v, kHeadersTimeout: J, kBodyTimeout: V, kStrictContentLength: x, kMaxRequests: W, kCounter: O, kMaxResponseSize: P, kOnError: q, kResume: z, kHTTPContext: Z} = t(36443);
const K = t(52824);
const X = Buffer.alloc(0);
const _ = Buffer[Symbol.species];
const j = s.addListener;
const $ = s.removeAllListeners;
const AA = Symbol("kIdleSocketValidation");
const eA = Symbol("kIdleSocketValidationTimeout");
const tA = Symbol("kSocketUsed");
let rA;
async function lazyllhttp() {
const A = process.env.JEST_WORKER_ID ? t(63870) : void 0;
let e;
try {
e = await WebAssembly.compile(t(53434));
} catch (r) {
e = await WebAssembly.compile(A || t(63870));
}
return await WebAssembly.instantiate(e, {
env: {
wasm_on_url: (A, e, t) => 0,
wasm_on_status: (A, e, t) => {
r(oA.ptr === A);
const s = e - cA + iA.byteOffset;
return oA.onStatus(new _(iA.buffer, s, t)) || 0;
},
wasm_on_message_begin: A => {
r(oA.ptr === A);
return oA.onMessageBegin() || 0;
},
wasm_on_header_field: (A, e, t) => {
r(oA.ptr === A);
const s = e - cA + iA.byteOffset;
return oA.onHeaderField(new _(iA.buffer, s, t)) || 0;
},
wasm_on_header_value: (A, e, t) => {
r(oA.ptr === A);
const s = e - cA + iA.byteOffset;
return oA.onHeaderValue(new _(iA.buffer, s, t)) || 0;
},
wasm_on_headers_complete: (A, e, t, s) => {
r(oA.ptr === A);
return oA.onHeadersComplete(e, Boolean(t), Boolean(s)) || 0;
},
wasm_on_body: (A, e, t) => {
r(oA.ptr === A);
const s = e - cA + iA.byteOffset;
return oA.onBody(new _(iA.buffer, s, t)) || 0;
},
wasm_on_message_complete: A => {
r(oA.ptr === A);
return oA.onMessageComplete() || 0;
}
}
});
}
let sA = null;
let nA = lazyllhttp();
nA.catch();
let oA = null;
let iA = null;
let aA = 0;
let cA = null;
const gA = 0;
const QA = 1;
const EA = 2 | QA;
const BA = 4 | QA;
const CA = 8 | gA;
class Parser {
constructor(A, e, {exports: t}) {
r(Number.isFinite(A[G]) && A[G] > 0);
this.llhttp = t;
this.ptr = this.llhttp.llhttp_alloc(K.TYPE.RESPONSE);
this.client = A;
this.socket = e;
this.timeout = null;
this.timeoutValue = null;
this.timeoutType = null;
this.statusCode = null;
this.statusText = "";
this.upgrade = false;
this.headers = [];
this.headersSize = 0;
this.headersMaxSize = A[G];
this.shouldKeepAlive = false;
this.paused = false;
this.resume = this.resume.bind(this);
this.bytesRead = 0;
this.keepAlive = "";
this.contentLength = "";
this.connection = "";
this.maxResponseSize = A[P];
}
setTimeout(A, e) {
if (A !== this.timeoutValue || e & QA ^ this.timeoutType & QA) {
if (this.timeout) {
o.clearTimeout(this.timeout);
this.timeout = null;
}
if (A) if (e & QA) this.timeout = o.setFastTimeout(onParserTimeout, A, new WeakRef(this)); else {
this.timeout = setTimeout(onParserTimeout, A, new WeakRef(this));
this.timeout.unref();
}
this.timeoutValue = A;
} else this.timeout && this.timeout.refresh && this.timeout.refresh();
this.timeoutType = e;
}
resume() {
if (this.socket.destroyed || !this.paused) return;
r(this.ptr != null);
r(oA == null);
this.llhttp.llhttp_resume(this.ptr);
r(this.timeoutType === BA);
this.timeout && this.timeout.refresh && this.timeout.refresh();
this.paused = false;
this.execute(this.socket.read() || X);
this.readMore();
}
readMore() {
while (!this.paused && this.ptr) {
const A = this.socket.read();
if (A === null) break;
this.execute(A);
}
}
execute(A) {
r(this.ptr != null);
r(oA == null);
r(!this.paused);
const {socket: e, llhttp: t} = this;
if (A.length > aA) {
cA && t.free(cA);
aA = Math.ceil(A.length / 4096) * 4096;
cA = t.malloc(aA);
}
new Uint8Array(t.memory.buffer, cA, aA).set(A);
try {
let r;
try {
iA = A;
oA = this;
r = t.llhttp_execute(this.ptr, cA, A.length);
} catch (A) {
throw A;
} finally {
oA = null;
iA = null;
}
const s = t.llhttp_get_error_pos(this.ptr) - cA;
if (r !== K.ERROR.OK) {
const t = A.subarray(s);
if (r === K.ERROR.PAUSED_UPGRADE) this.onUpgrade(t); else {
if (r !== K.ERROR.PAUSED) throw this.createError(r, t);
this.paused = true;
e.unshift(t);
}
}
} catch (A) {
s.destroy(e, A);
}
}
finish() {
r(oA === null);
r(this.ptr != null);
r(!this.paused);
const {llhttp: A} = this;
let e;
try {
oA = this;
e = A.llhttp_finish(this.ptr);
} finally {
oA = null;
}
if (e === K.ERROR.OK) return null;
if (e === K.ERROR.PAUSED || e === K.ERROR.PAUSED_UPGRADE) {
this.paused = true;
return null;
}
return this.createError(e, X);
}
createError(A, e) {
const {llhttp: t, contentLength: r, bytesRead: s} = this;
if (r && s !== parseInt(r, 10)) return new a;
const n = t.llhttp_get_error_reason(this.ptr);
let o = "";
if (n) {
const A = new Uint8Array(t.memory.buffer, n).indexOf(0);
o = "Response does not match the HTTP/1.1 protocol (" + Buffer.from(t.memory.buffer, n, A).toString() + ")";
}
return new l(o, K.ERROR[A], e);
}
destroy() {
r(this.ptr != null);
r(oA == null);
this.llhttp.llhttp_free(this.ptr);
this.ptr = null;
this.timeout && o.clearTimeout(this.timeout);
this.timeout = null;
this.timeoutValue = null;
this.timeoutType = null;
this.paused = false;
}
onStatus(A) {
this.statusText = A.toString();
}
onMessageBegin() {
const {socket: A, client: e} = this;
if (A.destroyed) return -1;
if (e[w] === 0) {
s.destroy(A, new B("bad response", s.getSocketInfo(A)));
return -1;
}
const t = e[m][e[M]];
if (!t) return -1;
t.onResponseStarted();
}
onHeaderField(A) {
const e = this.headers.length;
(e & 1) === 0 ? this.headers.push(A) : this.headers[e - 1] = Buffer.concat([ this.headers[e - 1], A ]);
this.trackHeader(A.length);
}
onHeaderValue(A) {
let e = this.headers.length;
if ((e & 1) === 1) {
this.headers.push(A);
e += 1;
} else this.headers[e - 1] = Buffer.concat([ this.headers[e - 1], A ]);
const t = this.headers[e - 2];
if (t.length === 10) {
const e = s.bufferToLowerCasedHeaderName(t);
e === "keep-alive" ? this.keepAlive += A.toString() : e === "connection" && (this.connection += A.toString());
} else t.length === 14 && s.bufferToLowerCasedHeaderName(t) === "content-length" && (this.contentLength += A.toString());
this.trackHeader(A.length);
}
trackHeader(A) {
this.headersSize += A;
this.headersSize >= this.headersMaxSize && s.destroy(this.socket, new E);
}
onUpgrade(A) {
const {upgrade: e, client: t, socket: n, headers: o, statusCode: i, statusText: a} = this;
r(e);
r(t[T] === n);
r(!n.destroyed);
r(!this.paused);
r((o.length & 1) === 0);
const c = t[m][t[M]];
r(c);
r(c.upgrade || c.method === "CONNECT");
this.statusCode = null;
this.statusText = "";
this.shouldKeepAlive = null;
this.headers = [];
this.headersSize = 0;
n.unshift(A);
n[y].destroy();
n[y] = null;
n[f] = null;
n[U] = null;
$(n);
t[T] = null;
t[Z] = null;
t[m][t[M]++] = null;
t.emit("disconnect", t[u], [ t ], new C("upgrade"));
try {
c.onUpgrade(i, o, n, a);
} catch (A) {
s.errorRequest(t, c, A);
s.destroy(n, A);
}
t[z]();
}
onHeadersComplete(A, e, t) {
const {client: n, socket: o, headers: i, statusText: a} = this;
if (o.destroyed) return -1;
if (n[w] === 0) {
s.destroy(o, new B("bad response", s.getSocketInfo(o)));
return -1;
}
const c = n[m][n[M]];
if (!c) return -1;
r(!this.upgrade);
r(this.statusCode < 200);
if (A === 100) {
s.destroy(o, new B("bad response", s.getSocketInfo(o)));
return -1;
}
if (e && !c.upgrade) {
s.destroy(o, new B("bad upgrade", s.getSocketInfo(o)));
return -1;
}
r(this.timeoutType === EA);
this.statusCode = A;
this.shouldKeepAlive = t || c.method === "HEAD" && !o[d] && this.connection.toLowerCase() === "keep-alive";
if (this.statusCode >= 200) {
const A = c.bodyTimeout != null ? c.bodyTimeout : n[V];
this.setTimeout(A, BA);
} else this.timeout && this.timeout.refresh && this.timeout.refresh();
if (c.method === "CONNECT") {
r(n[w] === 1);
this.upgrade = true;
return 2;
}
if (e) {
r(n[w] === 1);
this.upgrade = true;
return 2;
}
r((this.headers.length & 1) === 0);
this.headers = [];
this.headersSize = 0;
if (this.shouldKeepAlive && n[L]) {
const A = this.keepAlive ? s.parseKeepAliveTimeout(this.keepAlive) : null;
if (A != null) {
const e = Math.min(A - n[v], n[H]);
e <= 0 ? o[d] = true : n[Y] = e;
} else n[Y] = n[b];
} else o[d] = true;
const g = c.onHeaders(A, i, this.resume, a) === false;
if (c.aborted) return -1;
if (c.method === "HEAD") return 1;
if (A < 200) return 1;
if (o[p]) {
o[p] = false;
n[z]();
}
return g ? K.ERROR.PAUSED : 0;
}
onBody(A) {
const {client: e, socket: t, statusCode: n, maxResponseSize: o} = this;
if (t.destroyed) return -1;
const i = e[m][e[M]];
r(i);
r(this.timeoutType === BA);
this.timeout && this.timeout.refresh && this.timeout.refresh();
r(n >= 200);
if (o > -1 && this.bytesRead + A.length > o) {
s.destroy(t, new h);
return -1;
}
this.bytesRead += A.length;
if (i.onData(A) === false) return K.ERROR.PAUSED;
}
onMessageComplete() {
const {client: A, socket: e, statusCode: t, upgrade: n, headers: o, contentLength: i, bytesRead: c, shouldKeepAlive: g} = this;
if (e.destroyed && (!t || g)) return -1;
if (n) return;
r(t >= 100);
r((this.headers.length & 1) === 0);
const Q = A[m][A[M]];
r(Q);
this.statusCode = null;
this.statusText = "";
this.bytesRead = 0;
this.contentLength = "";
this.keepAlive = "";
this.connection = "";
this.headers = [];
this.headersSize = 0;
if (t < 200) return;
if (Q.method !== "HEAD" && i && c !== parseInt(i, 10)) {
s.destroy(e, new a);
return -1;
}
Q.onComplete(o);
A[m][A[M]++] = null;
e[tA] = true;
if (e[R]) {
r(A[w] === 0);
s.destroy(e, new C("reset"));
return K.ERROR.PAUSED;
}
if (!g) {
s.destroy(e, new C("reset"));
return K.ERROR.PAUSED;
}
if (e[d] && A[w] === 0) {
s.destroy(e, new C("reset"));
return K.ERROR.PAUSED;
}
A[L] == null || A[L] === 1 ? setImmediate(() => A[z]()) : A[z]();
}
}
function onParserTimeout(A) {
const {socket: e, timeoutType: t, client: n, paused: o} = A.deref();
if (t === EA) {
if (!e[R] || e.writableNeedDrain || n[w] > 1) {
r(!o, "cannot be paused while waiting for headers");
s.destroy(e, new Q);
}
} else if (t === BA) o || s.destroy(e, new I); else if (t === CA) {
r(n[w] === 0 && n[Y]);
s.destroy(e, new C("socket idle timeout"));
}
}
async function connectH1(A, e) {
A[T] = e;
if (!sA) {
sA = await nA;
nA = null;
}
e[F] = false;
e[R] = false;
e[d] = false;
e[p] = false;
e[AA] = 0;
e[eA] = null;
e[tA] = false;
e[y] = new Parser(A, e, sA);
j(e, "error", function(A) {
const e = this[y];
if (A.code === "ECONNRESET" && e.statusCode && !e.shouldKeepAlive) {
const A = e.finish();
if (A) {
this[U] = A;
this[f][q](A);
}
return;
}
this[U] = A;
this[f][q](A);
});
j(e, "readable", function() {
const A = this[y];
A && A.readMore();
});
j(e, "end", function() {
const A = this[y];
if (A.statusCode && !A.shouldKeepAlive) {
const e = A.finish();
e && s.destroy(this, e);
return;
}
s.destroy(this, new B("other side closed", s.getSocketInfo(this)));
});
j(e, "close", function() {
const A = this[f];
const e = this[y];
clearIdleSocketValidation(this);
if (e) {
this[U] || !e.statusCode || e.shouldKeepAlive || (this[U] = e.finish() || this[U]);
this[y].destroy();
this[y] = null;
}
const t = this[U] || new B("closed", s.getSocketInfo(this));
A[T] = null;
A[Z] = null;
if (A.destroyed) {
r(A[D] === 0);
const e = A[m].splice(A[M]);
for (let r = 0; r < e.length; r++) {
const n = e[r];
s.errorRequest(A, n, t);
}
} else if (A[w] > 0 && t.code !== "UND_ERR_INFO") {
const e = A[m][A[M]];
A[m][A[M]++] = null;
s.errorRequest(A, e, t);
}
A[N] = A[M];
r(A[w] === 0);
A.emit("disconnect", A[u], [ A ], t);
A[z]();
});
let t = false;
e.on("close", () => {
t = true;
});
return {
version: "h1",
defaultPipelining: 1,
write(...e) {
return writeH1(A, ...e);
},
resume() {
resumeH1(A);
},
destroy(A, r) {
t ? queueMicrotask(r) : e.destroy(A).on("close", r);
},
get destroyed() {
return e.destroyed;
},
busy(t) {
if (e[R] || e[d] || e[p] || e[AA] === 1) return true;
if (t) {
if (A[w] > 0 && !t.idempotent) return true;
if (A[w] > 0 && (t.upgrade || t.method === "CONNECT")) return true;
if (A[w] > 0 && s.bodyLength(t.body) !== 0 && (s.isStream(t.body) || s.isAsyncIterable(t.body) || s.isFormDataLike(t.body))) return true;
}
return false;
}
};
}
function clearIdleSocketValidation(A) {
if (A[eA]) {
clearImmediate(A[eA]);
A[eA] = null;
}
A[AA] = 0;
}
function scheduleIdleSocketValidation(A, e) {
e[AA] = 1;
e[eA] = setImmediate(() => {
e[eA] = null;
e[AA] = 2;
A[T] !== e || e.destroyed || A[z]();
});
}
function resumeH1(A) {
const e = A[T];
if (e && !e.destroyed) {
if (A[k] === 0) {
if (!e[F] && e.unref) {
e.unref();
e[F] = true;
}
} else if (e[F] && e.ref) {
e.ref();
e[F] = false;
}
if (A[w] === 0 && A[D] > 0 && e[tA]) {
if (e[AA] === 0) {
scheduleIdleSocketValidation(A, e);
e[y].readMore();
if (e.destroyed) return;
return;
}
if (e[AA] === 1) {
e[y].readMore();
if (e.destroyed) return;
return;
}
}
if (A[w] === 0) {
e[y].readMore();
if (e.destroyed) return;
}
if (A[k] === 0) e[y].timeoutType !== CA && e[y].setTimeout(A[Y], CA); else if (A[w] > 0 && e[y].statusCode < 200 && e[y].timeoutType !== EA) {
const t = A[m][A[M]];
const r = t.headersTimeout != null ? t.headersTimeout : A[J];
e[y].setTimeout(r, EA);
}
}
}
function shouldSendContentLength(A) {
return A !== "GET" && A !== "HEAD" && A !== "OPTIONS" && A !== "TRACE" && A !== "CONNECT";
}
function writeH1(A, e) {
const {method: o, path: a, host: Q, upgrade: E, blocking: B, reset: I} = e;
let {body: l, headers: h, contentLength: u} = e;
const f = o === "PUT" || o === "POST" || o === "PATCH" || o === "QUERY" || o === "PROPFIND" || o === "PROPPATCH";
if (s.isFormDataLike(l)) {
rA || (rA = t(84492).extractBody);
const [A, r] = rA(l);
e.contentType == null && h.push("content-type", r);
l = A.stream;
u = A.length;
} else if (s.isBlobLike(l) && e.contentType == null) {
const t = l.type;
if (t) {
const r = `${t}`;
if (!s.isValidHeaderValue(r)) {
s.errorRequest(A, e, new g("invalid content-type header"));
return false;
}
h.push("content-type", r);
}
}
l && typeof l.read === "function" && l.read(0);
const y = s.bodyLength(l);
u = y ?? u;
u === null && (u = e.contentLength);
u !== 0 || f || (u = null);
if (shouldSendContentLength(o) && u > 0 && e.contentLength !== null && e.contentLength !== u) {
if (A[x]) {
s.errorRequest(A, e, new i);
return false;
}
process.emitWarning(new i);
}
const w = A[T];
clearIdleSocketValidation(w);
const abort = t => {
if (e.aborted) return;
if (e.completed) {
(e.upgrade || e.method === "CONNECT") && s.destroy(w, new C("aborted"));
return;
}
s.errorRequest(A, e, t || new c);
s.destroy(l);
s.destroy(w, new C("aborted"));
};
try {
e.onConnect(abort);
} catch (t) {
s.errorRequest(A, e, t);
}
if (e.aborted) return false;
o === "HEAD" && (w[d] = true);
(E || o === "CONNECT") && (w[d] = true);
I != null && (w[d] = I);
A[W] && w[O]++ >= A[W] && (w[d] = true);
B && (w[p] = true);
let D = `${o} ${a} HTTP/1.1\r\n`;
D += typeof Q === "string" ? `host: ${Q}\r\n` : A[S];
E ? D += `connection: upgrade\r\nupgrade: ${E}\r\n` : A[L] && !w[d] ? D += "connection: keep-alive\r\n" : D += "connection: close\r\n";
if (Array.isArray(h)) for (let A = 0; A < h.length; A += 2) {
const e = h[A + 0];
const t = h[A + 1];
if (Array.isArray(t)) for (let A = 0; A < t.length; A++) D += `${e}: ${t[A]}\r\n`; else D += `${e}: ${t}\r\n`;
}
n.sendHeaders.hasSubscribers && n.sendHeaders.publish({
request: e,
headers: D,
socket: w
});
l && y !== 0 ? s.isBuffer(l) ? writeBuffer(abort, l, A, e, w, u, D, f) : s.isBlobLike(l) ? typeof l.stream === "function" ? writeIterable(abort, l.stream(), A, e, w, u, D, f) : writeBlob(abort, l, A, e, w, u, D, f) : s.isStream(l) ? writeStream(abort, l, A, e, w, u, D, f) : s.isIterable(l) ? writeIterable(abort, l, A, e, w, u, D, f) : r(false) : writeBuffer(abort, null, A, e, w, u, D, f);
return true;
}
function writeStream(A, e, t, n, o, i, a, g) {
r(i !== 0 || t[w] === 0, "stream body cannot be pipelined");
let Q = false;
const E = new AsyncWriter({
abort: A,
socket: o,
request: n,
contentLength: i,
client: t,
expectsPayload: g,
header: a
});
const onData = function(A) {
if (Q) return;
try {
!E.write(A) && this.pause && this.pause();
} catch (A) {
s.destroy(this, A);
}
};
const onDrain = function() {
if (Q) return;
e.resume && e.resume();
};
const onClose = function() {
queueMicrotask(() => {
e.removeListener("error", onFinished);
});
if (!Q) {
const A = new c;
queueMicrotask(() => onFinished(A));
}
};
const onFinished = function(A) {
if (Q) return;
Q = true;
r(o.destroyed || o[R] && t[w] <= 1);
o.off("drain", onDrain).off("error", onFinished);
e.removeListener("data", onData).removeListener("end", onFinished).removeListener("close", onClose);
if (!A) try {
E.end();
} catch (e) {
A = e;
}
E.destroy(A);
!A || A.code === "UND_ERR_INFO" && A.message === "reset" ? s.destroy(e) : s.destroy(e, A);
};
e.on("data", onData).on("end", onFinished).on("error", onFinished).on("close", onClose);
e.resume && e.resume();
o.on("drain", onDrain).on("error", onFinished);
e.errorEmitted ?? e.errored ? setImmediate(() => onFinished(e.errored)) : (e.endEmitted ?? e.readableEnded) && setImmediate(() => onFinished(null));
(e.closeEmitted ?? e.closed) && setImmediate(onClose);
}
function writeBuffer(A, e, t, n, o, i, a, c) {
try {
if (e) {
if (s.isBuffer(e)) {
r(i === e.byteLength, "buffer body must have content length");
o.cork();
o.write(`${a}content-length: ${i}\r\n\r\n`, "latin1");
o.write(e);
o.uncork();
n.onBodySent(e);
c || n.reset === false || (o[d] = true);
}
} else if (i === 0) o.write(`${a}content-length: 0\r\n\r\n`, "latin1"); else {
r(i === null, "no body must not have content length");
o.write(`${a}\r\n`, "latin1");
}
n.onRequestSent();
t[z]();
} catch (e) {
A(e);
}
}
async function writeBlob(A, e, t, s, n, o, a, c) {
r(o === e.size, "blob body must have content length");
try {
if (o != null && o !== e.size) throw new i;
const A = Buffer.from(await e.arrayBuffer());
n.cork();
n.write(`${a}content-length: ${o}\r\n\r\n`, "latin1");
n.write(A);
n.uncork();
s.onBodySent(A);
s.onRequestSent();
c || s.reset === false || (n[d] = true);
t[z]();
} catch (e) {
A(e);
}
}
async function writeIterable(A, e, t, s, n, o, i, a) {
r(o !== 0 || t[w] === 0, "iterator body cannot be pipelined");
let c = null;
function onDrain() {
if (c) {
const A = c;
c = null;
A();
}
}
const waitForDrain = () => new Promise((A, e) => {
r(c === null);
n[U] ? e(n[U]) : c = A;
});
n.on("close", onDrain).on("drain", onDrain);
const g = new AsyncWriter({
abort: A,
socket: n,
request: s,
contentLength: o,
client: t,
expectsPayload: a,
header: i
});
try {
for await (const A of e) {
if (n[U]) throw n[U];
g.write(A) || await waitForDrain();
}
g.end();
} catch (A) {
g.destroy(A);
} finally {
n.off("close", onDrain).off("drain", onDrain);
}
}
class AsyncWriter {
constructor({abort: A, socket: e, request: t, contentLength: r, client: s, expectsPayload: n, header: o}) {
this.socket = e;
this.request = t;
this.contentLength = r;
this.client = s;
this.bytesWritten = 0;
this.expectsPayload = n;
this.header = o;
this.abort = A;
e[R] = true;
}
write(A) {
const {socket: e, request: t, contentLength: r, client: s, bytesWritten: n, expectsPayload: o, header: a} = this;
if (e[U]) throw e[U];
if (e.destroyed) return false;
const c = Buffer.byteLength(A);
if (!c) return true;
if (r !== null && n + c > r) {
if (s[x]) throw new i;
process.emitWarning(new i);
}
e.cork();
if (n === 0) {
o || t.reset === false || (e[d] = true);
r === null ? e.write(`${a}transfer-encoding: chunked\r\n`, "latin1") : e.write(`${a}content-length: ${r}\r\n\r\n`, "latin1");
}
r === null && e.write(`\r\n${c.toString(16)}\r\n`, "latin1");
this.bytesWritten += c;
const g = e.write(A);
e.uncork();
t.onBodySent(A);
g || e[y].timeout && e[y].timeoutType === EA && e[y].timeout.refresh && e[y].timeout.refresh();
return g;
}
end() {
const {socket: A, contentLength: e, client: t, bytesWritten: r, expectsPayload: s, header: n, request: o} = this;
o.onRequestSent();
A[R] = false;
if (A[U]) throw A[U];
if (A.destroyed) return;
r === 0 ? s ? A.write(`${n}content-length: 0\r\n\r\n`, "latin1") : A.write(`${n}\r\n`, "latin1") : e === null && A.write("\r\n0\r\n\r\n", "latin1");
if (e !== null && r !== e) {
if (t[x]) throw new i;
process.emitWarning(new i);
}
A[y].timeout && A[y].timeoutType === EA && A[y].timeout.refresh && A[y].timeout.refresh();
t[z]();
}
destroy(A) {
const {socket: e, client: t, abort: s} = this;
e[R] = false;
if (A) {
r(t[w] <= 1, "pipeline should only contain this request");
s(A);
}
}
}
A.exports = connectH1;
}),
88788: (function(A, e, t) {
"use strict";
const r = t(34589);
const {errorMonitor: s} = t(78474);
const {pipeline: n} = t(57075);
const o = t(3440);
const {RequestContentLengthMismatchError: i, RequestAbortedError: a, SocketError: c, InformationalError: g} = t(68707);
const {kUrl: Q, kReset: E, kClient: B, kRunning: C, kPending: I, kQueue: l, kPendingIdx: h, kRunningIdx: u, kError: d, kSocket: f, kStrictContentLength: y, kOnError: p, kMaxConcurrentStreams: w, kHTTP2Session: D, kResume: k, kSize: R, kHTTPContext: m} = t(36443);
const F = Symbol("open streams");
let b;
let S = false;
let N;
try {
N = t(32467);
} catch {
N = {
constants: {}
};
}
const {constants: {HTTP2_HEADER_AUTHORITY: M, HTTP2_HEADER_METHOD: U, HTTP2_HEADER_PATH: L, HTTP2_HEADER_SCHEME: T, HTTP2_HEADER_CONTENT_LENGTH: Y, HTTP2_HEADER_EXPECT: G, HTTP2_HEADER_STATUS: H}} = N;
function parseH2Headers(A) {
const e = [];
for (const [t, r] of Object.entries(A)) if (Array.isArray(r)) for (const A of r) e.push(Buffer.from(t), Buffer.from(A)); else e.push(Buffer.from(t), Buffer.from(r));
return e;
}
function parseH2ResponseHeaders(A) {
const {[H]: e, ...t} = A;
return parseH2Headers(t);
}
async function connectH2(A, e) {
A[f] = e;
if (!S) {
S = true;
process.emitWarning("H2 support is experimental, expect them to change at any time.", {
code: "UNDICI-H2"
});
}
const t = N.connect(A[Q], {
createConnection: () => e,
peerMaxConcurrentStreams: A[w]
});
t[F] = 0;
t[B] = A;
t[f] = e;
o.addListener(t, "error", onHttp2SessionError);
o.addListener(t, "frameError", onHttp2FrameError);
o.addListener(t, "end", onHttp2SessionEnd);
o.addListener(t, "goaway", onHTTP2GoAway);
o.addListener(t, "close", function() {
const {[B]: A} = this;
const {[f]: e} = A;
const t = this[f][d] || this[d] || new c("closed", o.getSocketInfo(e));
A[D] = null;
if (A.destroyed) {
r(A[I] === 0);
const e = A[l].splice(A[u]);
for (let r = 0; r < e.length; r++) {
const s = e[r];
o.errorRequest(A, s, t);
}
}
});
t.unref();
A[D] = t;
e[D] = t;
o.addListener(e, "error", function(A) {
this[d] = A;
this[B][p](A);
});
o.addListener(e, "end", function() {
o.destroy(this, new c("other side closed", o.getSocketInfo(this)));
});
o.addListener(e, "close", function() {
const e = this[d] || new c("closed", o.getSocketInfo(this));
A[f] = null;
this[D] != null && this[D].destroy(e);
A[h] = A[u];
r(A[C] === 0);
A.emit("disconnect", A[Q], [ A ], e);
A[k]();
});
let s = false;
e.on("close", () => {
s = true;
});
return {
version: "h2",
defaultPipelining: 1 / 0,
write(...e) {
return writeH2(A, ...e);
},
resume() {
resumeH2(A);
},
destroy(A, t) {
s ? queueMicrotask(t) : e.destroy(A).on("close", t);
},
get destroyed() {
return e.destroyed;
},
busy() {
return false;
}
};
}
function resumeH2(A) {
const e = A[f];
if (e?.destroyed === false) if (A[R] === 0 && A[w] === 0) {
e.unref();
A[D].unref();
} else {
e.ref();
A[D].ref();
}
}
function onHttp2SessionError(A) {
this[f][d] = A;
this[B][p](A);
}
function onHttp2FrameError(A, e, t) {
if (t === 0) {
const t = new g(`HTTP/2: "frameError" received - type ${A}, code ${e}`);
this[f][d] = t;
this[B][p](t);
}
}
function onHttp2SessionEnd() {
const A = new c("other side closed", o.getSocketInfo(this[f]));
this.destroy(A);
o.destroy(this[f], A);
}
function onHTTP2GoAway(A) {
const e = this[d] || new c(`HTTP/2: "GOAWAY" frame received with code ${A}`, o.getSocketInfo(this));
const t = this[B];
t[f] = null;
t[m] = null;
if (this[D] != null) {
this[D].destroy(e);
this[D] = null;
}
o.destroy(this[f], e);
if (t[u] < t[l].length) {
const A = t[l][t[u]];
t[l][t[u]++] = null;
o.errorRequest(t, A, e);
t[h] = t[u];
}
r(t[C] === 0);
t.emit("disconnect", t[Q], [ t ], e);
t[k]();
}
function shouldSendContentLength(A) {
return A !== "GET" && A !== "HEAD" && A !== "OPTIONS" && A !== "TRACE" && A !== "CONNECT";
}
function writeH2(A, e) {
const n = A[D];
const {method: c, path: E, host: B, upgrade: C, expectContinue: I, signal: d, headers: p} = e;
let {body: w} = e;
if (C) {
o.errorRequest(A, e, new Error("Upgrade not supported for H2"));
return false;
}
const R = {};
for (let A = 0; A < p.length; A += 2) {
const e = p[A + 0];
const t = p[A + 1];
if (Array.isArray(t)) for (let A = 0; A < t.length; A++) R[e] ? R[e] += `,${t[A]}` : R[e] = t[A]; else R[e] = t;
}
let m;
const {hostname: S, port: N} = A[Q];
R[M] = B || `${S}${N ? `:${N}` : ""}`;
R[U] = c;
const abort = t => {
if (e.aborted) return;
if (e.completed) {
c === "CONNECT" && m != null && o.destroy(m, t || new a);
return;
}
t = t || new a;
o.errorRequest(A, e, t);
m != null && o.destroy(m, t);
o.destroy(w, t);
A[l][A[u]++] = null;
A[k]();
};
try {
e.onConnect(abort);
} catch (t) {
o.errorRequest(A, e, t);
}
if (e.aborted) return false;
if (c === "CONNECT") {
n.ref();
m = n.request(R, {
endStream: false,
signal: d
});
let t = false;
const onResponse = A => {
t = true;
m.off(s, onUpgradeError);
e.onUpgradeResponse(Number(A[H]), A, parseH2ResponseHeaders);
};
const onUpgradeError = A => {
t = true;
m.off("response", onResponse);
e.onUpgradeError(A);
};
const onReady = () => {
try {
e.onUpgrade(null, null, m);
} catch (A) {
m.off("response", onResponse);
abort(A);
return;
}
if (e.aborted) return;
m.off("error", abort);
m.once(s, onUpgradeError);
A[l][A[u]++] = null;
};
m.once("response", onResponse);
m.once("error", abort);
++n[F];
onReady();
m.once("close", () => {
if (!t && e.completed) {
m.off("response", onResponse);
m.off(s, onUpgradeError);
e.onUpgradeError(new g(`HTTP/2: "stream error" received - code ${m.rstCode}`));
}
n[F] -= 1;
n[F] === 0 && n.unref();
});
return true;
}
R[L] = E;
R[T] = "https";
const v = c === "PUT" || c === "POST" || c === "PATCH";
w && typeof w.read === "function" && w.read(0);
let J = o.bodyLength(w);
if (o.isFormDataLike(w)) {
b ??= t(84492).extractBody;
const [A, e] = b(w);
R["content-type"] = e;
w = A.stream;
J = A.length;
}
J == null && (J = e.contentLength);
J !== 0 && v || (J = null);
if (shouldSendContentLength(c) && J > 0 && e.contentLength != null && e.contentLength !== J) {
if (A[y]) {
o.errorRequest(A, e, new i);
return false;
}
process.emitWarning(new i);
}
if (J != null) {
r(w, "no body must not have content length");
R[Y] = `${J}`;
}
n.ref();
const V = c === "GET" || c === "HEAD" || w === null;
if (I) {
R[G] = "100-continue";
m = n.request(R, {
endStream: V,
signal: d
});
m.once("continue", writeBodyH2);
} else {
m = n.request(R, {
endStream: V,
signal: d
});
writeBodyH2();
}
++n[F];
m.once("response", t => {
const {[H]: r, ...s} = t;
e.onResponseStarted();
if (e.aborted) {
const t = new a;
o.errorRequest(A, e, t);
o.destroy(m, t);
return;
}
e.onHeaders(Number(r), parseH2Headers(s), m.resume.bind(m), "") === false && m.pause();
m.on("data", A => {
e.onData(A) === false && m.pause();
});
});
m.once("end", () => {
(m.state?.state == null || m.state.state < 6) && e.onComplete([]);
n[F] === 0 && n.unref();
abort(new g("HTTP/2: stream half-closed (remote)"));
A[l][A[u]++] = null;
A[h] = A[u];
A[k]();
});
m.once("close", () => {
n[F] -= 1;
n[F] === 0 && n.unref();
});
m.once("error", function(A) {
abort(A);
});
m.once("frameError", (A, e) => {
abort(new g(`HTTP/2: "frameError" received - type ${A}, code ${e}`));
});
return true;
function writeBodyH2() {
w && J !== 0 ? o.isBuffer(w) ? writeBuffer(abort, m, w, A, e, A[f], J, v) : o.isBlobLike(w) ? typeof w.stream === "function" ? writeIterable(abort, m, w.stream(), A, e, A[f], J, v) : writeBlob(abort, m, w, A, e, A[f], J, v) : o.isStream(w) ? writeStream(abort, A[f], v, m, w, A, e, J) : o.isIterable(w) ? writeIterable(abort, m, w, A, e, A[f], J, v) : r(false) : writeBuffer(abort, m, null, A, e, A[f], J, v);
}
}
function writeBuffer(A, e, t, s, n, i, a, c) {
try {
if (t != null && o.isBuffer(t)) {
r(a === t.byteLength, "buffer body must have content length");
e.cork();
e.write(t);
e.uncork();
e.end();
n.onBodySent(t);
}
c || (i[E] = true);
n.onRequestSent();
s[k]();
} catch (e) {
A(e);
}
}
function writeStream(A, e, t, s, i, a, c, g) {
r(g !== 0 || a[C] === 0, "stream body cannot be pipelined");
const Q = n(i, s, r => {
if (r) {
o.destroy(Q, r);
A(r);
} else {
o.removeAllListeners(Q);
c.onRequestSent();
t || (e[E] = true);
a[k]();
}
});
o.addListener(Q, "data", onPipeData);
function onPipeData(A) {
c.onBodySent(A);
}
}
async function writeBlob(A, e, t, s, n, o, a, c) {
r(a === t.size, "blob body must have content length");
try {
if (a != null && a !== t.size) throw new i;
const A = Buffer.from(await t.arrayBuffer());
e.cork();
e.write(A);
e.uncork();
e.end();
n.onBodySent(A);
n.onRequestSent();
c || (o[E] = true);
s[k]();
} catch (e) {
A(e);
}
}
async function writeIterable(A, e, t, s, n, o, i, a) {
r(i !== 0 || s[C] === 0, "iterator body cannot be pipelined");
let c = null;
function onDrain() {
if (c) {
const A = c;
c = null;
A();
}
}
const waitForDrain = () => new Promise((A, e) => {
r(c === null);
o[d] ? e(o[d]) : c = A;
});
e.on("close", onDrain).on("drain", onDrain);
try {
for await (const A of t) {
if (o[d]) throw o[d];
const t = e.write(A);
n.onBodySent(A);
t || await waitForDrain();
}
e.end();
n.onRequestSent();
a || (o[E] = true);
s[k]();
} catch (e) {
A(e);
} finally {
e.off("close", onDrain).off("drain", onDrain);
}
}
A.exports = connectH2;
}),
23701: (function(A, e, t) {
"use strict";
const r = t(34589);
const s = t(77030);
const n = t(37067);
const o = t(3440);
const {channels: i} = t(42414);
const a = t(44655);
const c = t(21841);
const {InvalidArgumentError: g, InformationalError: Q, ClientDestroyedError: E} = t(68707);
const B = t(59136);
const {kUrl: C, kServerName: I, kClient: l, kBusy: h, kConnect: u, kResuming: d, kRunning: f, kPending: y, kSize: p, kQueue: w, kConnected: D, kConnecting: k, kNeedDrain: R, kKeepAliveDefaultTimeout: m, kHostHeader: F, kPendingIdx: b, kRunningIdx: S, kError: N, kPipelining: M, kKeepAliveTimeoutValue: U, kMaxHeadersSize: L, kKeepAliveMaxTimeout: T, kKeepAliveTimeoutThreshold: Y, kHeadersTimeout: G, kBodyTimeout: H, kStrictContentLength: v, kConnector: J, kMaxRedirections: V, kMaxRequests: x, kCounter: W, kClose: O, kDestroy: P, kDispatch: q, kInterceptors: z, kLocalAddress: Z, kMaxResponseSize: K, kOnError: X, kHTTPContext: _, kMaxConcurrentStreams: j, kResume: $} = t(36443);
const AA = t(637);
const eA = t(88788);
let tA = false;
const rA = Symbol("kClosedResolve");
const noop = () => {};
function getPipelining(A) {
return A[M] ?? A[_]?.defaultPipelining ?? 1;
}
class Client extends c {
constructor(A, {interceptors: e, maxHeaderSize: t, headersTimeout: r, socketTimeout: i, requestTimeout: a, connectTimeout: c, bodyTimeout: Q, idleTimeout: E, keepAlive: l, keepAliveTimeout: h, maxKeepAliveTimeout: u, keepAliveMaxTimeout: f, keepAliveTimeoutThreshold: y, socketPath: p, pipelining: D, tls: k, strictContentLength: N, maxCachedSessions: W, maxRedirections: O, connect: P, maxRequestsPerClient: q, localAddress: AA, maxResponseSize: eA, autoSelectFamily: nA, autoSelectFamilyAttemptTimeout: oA, maxConcurrentStreams: iA, allowH2: aA, webSocket: cA, eventSource: gA} = {}) {
super({
webSocket: cA,
eventSource: gA
});
if (l !== void 0) throw new g("unsupported keepAlive, use pipelining=0 instead");
if (i !== void 0) throw new g("unsupported socketTimeout, use headersTimeout & bodyTimeout instead");
if (a !== void 0) throw new g("unsupported requestTimeout, use headersTimeout & bodyTimeout instead");
if (E !== void 0) throw new g("unsupported idleTimeout, use keepAliveTimeout instead");
if (u !== void 0) throw new g("unsupported maxKeepAliveTimeout, use keepAliveMaxTimeout instead");
if (t != null && !Number.isFinite(t)) throw new g("invalid maxHeaderSize");
if (p != null && typeof p !== "string") throw new g("invalid socketPath");
if (c != null && (!Number.isFinite(c) || c < 0)) throw new g("invalid connectTimeout");
if (h != null && (!Number.isFinite(h) || h <= 0)) throw new g("invalid keepAliveTimeout");
if (f != null && (!Number.isFinite(f) || f <= 0)) throw new g("invalid keepAliveMaxTimeout");
if (y != null && !Number.isFinite(y)) throw new g("invalid keepAliveTimeoutThreshold");
if (r != null && (!Number.isInteger(r) || r < 0)) throw new g("headersTimeout must be a positive integer or zero");
if (Q != null && (!Number.isInteger(Q) || Q < 0)) throw new g("bodyTimeout must be a positive integer or zero");
if (P != null && typeof P !== "function" && typeof P !== "object") throw new g("connect must be a function or an object");
if (O != null && (!Number.isInteger(O) || O < 0)) throw new g("maxRedirections must be a positive number");
if (q != null && (!Number.isInteger(q) || q < 0)) throw new g("maxRequestsPerClient must be a positive number");
if (AA != null && (typeof AA !== "string" || s.isIP(AA) === 0)) throw new g("localAddress must be valid string IP address");
if (eA != null && (!Number.isInteger(eA) || eA < -1)) throw new g("maxResponseSize must be a positive number");
if (oA != null && (!Number.isInteger(oA) || oA < -1)) throw new g("autoSelectFamilyAttemptTimeout must be a positive number");
if (aA != null && typeof aA !== "boolean") throw new g("allowH2 must be a valid boolean value");
if (iA != null && (typeof iA !== "number" || iA < 1)) throw new g("maxConcurrentStreams must be a positive integer, greater than 0");
typeof P !== "function" && (P = B({
...k,
maxCachedSessions: W,
allowH2: aA,
socketPath: p,
timeout: c,
...nA ? {
autoSelectFamily: nA,
autoSelectFamilyAttemptTimeout: oA
} : void 0,
...P
}));
if (e?.Client && Array.isArray(e.Client)) {
this[z] = e.Client;
if (!tA) {
tA = true;
process.emitWarning("Client.Options#interceptor is deprecated. Use Dispatcher#compose instead.", {
code: "UNDICI-CLIENT-INTERCEPTOR-DEPRECATED"
});
}
} else this[z] = [ sA({
maxRedirections: O
}) ];
this[C] = o.parseOrigin(A);
this[J] = P;
this[M] = D != null ? D : 1;
this[L] = t || n.maxHeaderSize;
this[m] = h == null ? 4e3 : h;
this[T] = f == null ? 6e5 : f;
this[Y] = y == null ? 2e3 : y;
this[U] = this[m];
this[I] = null;
this[Z] = AA != null ? AA : null;
this[d] = 0;
this[R] = 0;
this[F] = `host: ${this[C].hostname}${this[C].port ? `:${this[C].port}` : ""}\r\n`;
this[H] = Q != null ? Q : 3e5;
this[G] = r != null ? r : 3e5;
this[v] = N == null || N;
this[V] = O;
this[x] = q;
this[rA] = null;
this[K] = eA > -1 ? eA : -1;
this[j] = iA != null ? iA : 100;
this[_] = null;
this[w] = [];
this[S] = 0;
this[b] = 0;
this[$] = A => resume(this, A);
this[X] = A => onError(this, A);
}
get pipelining() {
return this[M];
}
set pipelining(A) {
this[M] = A;
this[$](true);
}
get [y]() {
return this[w].length - this[b];
}
get [f]() {
return this[b] - this[S];
}
get [p]() {
return this[w].length - this[S];
}
get [D]() {
return !!this[_] && !this[k] && !this[_].destroyed;
}
get [h]() {
return Boolean(this[_]?.busy(null) || this[p] >= (getPipelining(this) || 1) || this[y] > 0);
}
[u](A) {
connect(this);
this.once("connect", A);
}
[q](A, e) {
const t = A.origin || this[C].origin;
const r = new a(t, A, e);
this[w].push(r);
if (this[d]) ; else if (o.bodyLength(r.body) == null && o.isIterable(r.body)) {
this[d] = 1;
queueMicrotask(() => resume(this));
} else this[$](true);
this[d] && this[R] !== 2 && this[h] && (this[R] = 2);
return this[R] < 2;
}
async [O]() {
return new Promise(A => {
this[p] ? this[rA] = A : A(null);
});
}
async [P](A) {
return new Promise(e => {
const t = this[w].splice(this[b]);
for (let e = 0; e < t.length; e++) {
const r = t[e];
o.errorRequest(this, r, A);
}
const callback = () => {
if (this[rA]) {
this[rA]();
this[rA] = null;
}
e(null);
};
if (this[_]) {
this[_].destroy(A, callback);
this[_] = null;
} else queueMicrotask(callback);
this[$]();
});
}
}
const sA = t(25092);
function onError(A, e) {
if (A[f] === 0 && e.code !== "UND_ERR_INFO" && e.code !== "UND_ERR_SOCKET") {
r(A[b] === A[S]);
const t = A[w].splice(A[S]);
for (let r = 0; r < t.length; r++) {
const s = t[r];
o.errorRequest(A, s, e);
}
r(A[p] === 0);
}
}
async function connect(A) {
r(!A[k]);
r(!A[_]);
let {host: e, hostname: t, protocol: n, port: a} = A[C];
if (t[0] === "[") {
const A = t.indexOf("]");
r(A !== -1);
const e = t.substring(1, A);
r(s.isIP(e));
t = e;
}
A[k] = true;
i.beforeConnect.hasSubscribers && i.beforeConnect.publish({
connectParams: {
host: e,
hostname: t,
protocol: n,
port: a,
version: A[_]?.version,
servername: A[I],
localAddress: A[Z]
},
connector: A[J]
});
try {
const s = await new Promise((r, s) => {
A[J]({
host: e,
hostname: t,
protocol: n,
port: a,
servername: A[I],
localAddress: A[Z]
}, (A, e) => {
A ? s(A) : r(e);
});
});
if (A.destroyed) {
o.destroy(s.on("error", noop), new E);
return;
}
r(s);
try {
A[_] = s.alpnProtocol === "h2" ? await eA(A, s) : await AA(A, s);
} catch (A) {
s.destroy().on("error", noop);
throw A;
}
A[k] = false;
s[W] = 0;
s[x] = A[x];
s[l] = A;
s[N] = null;
i.connected.hasSubscribers && i.connected.publish({
connectParams: {
host: e,
hostname: t,
protocol: n,
port: a,
version: A[_]?.version,
servername: A[I],
localAddress: A[Z]
},
connector: A[J],
socket: s
});
A.emit("connect", A[C], [ A ]);
} catch (s) {
if (A.destroyed) return;
A[k] = false;
i.connectError.hasSubscribers && i.connectError.publish({
connectParams: {
host: e,
hostname: t,
protocol: n,
port: a,
version: A[_]?.version,
servername: A[I],
localAddress: A[Z]
},
connector: A[J],
error: s
});
if (s.code === "ERR_TLS_CERT_ALTNAME_INVALID") {
r(A[f] === 0);
while (A[y] > 0 && A[w][A[b]].servername === A[I]) {
const e = A[w][A[b]++];
o.errorRequest(A, e, s);
}
} else onError(A, s);
A.emit("connectionError", A[C], [ A ], s);
}
A[$]();
}
function emitDrain(A) {
A[R] = 0;
A.emit("drain", A[C], [ A ]);
}
function resume(A, e) {
if (A[d] === 2) return;
A[d] = 2;
_resume(A, e);
A[d] = 0;
if (A[S] > 256) {
A[w].splice(0, A[S]);
A[b] -= A[S];
A[S] = 0;
}
}
function _resume(A, e) {
while (true) {
if (A.destroyed) {
r(A[y] === 0);
return;
}
if (A[rA] && !A[p]) {
A[rA]();
A[rA] = null;
return;
}
A[_] && A[_].resume();
if (A[h]) A[R] = 2; else if (A[R] === 2) {
if (e) {
A[R] = 1;
queueMicrotask(() => emitDrain(A));
} else emitDrain(A);
continue;
}
if (A[y] === 0) return;
if (A[f] >= (getPipelining(A) || 1)) return;
const t = A[w][A[b]];
if (A[C].protocol === "https:" && A[I] !== t.servername) {
if (A[f] > 0) return;
A[I] = t.servername;
A[_]?.destroy(new Q("servername changed"), () => {
A[_] = null;
resume(A);
});
}
if (A[k]) return;
if (!A[_]) {
connect(A);
return;
}
if (A[_].destroyed) return;
if (A[_].busy(t)) return;
!t.aborted && A[_].write(t) ? A[b]++ : A[w].splice(A[b], 1);
}
}
A.exports = Client;
}),
21841: (function(A, e, t) {
"use strict";
const r = t(4573);
const s = t(30883);
const {ClientDestroyedError: n, ClientClosedError: o, InvalidArgumentError: i} = t(68707);
const {kDestroy: a, kClose: c, kClosed: g, kDestroyed: Q, kDispatch: E, kInterceptors: B} = t(36443);
const C = Symbol("onDestroyed");
const I = Symbol("onClosed");
const l = Symbol("Intercepted Dispatch");
const h = Symbol("webSocketOptions");
const u = Symbol("eventSourceOptions");
class DispatcherBase extends s {
constructor(A) {
super();
this[Q] = false;
this[C] = null;
this[g] = false;
this[I] = [];
this[h] = A?.webSocket ?? {};
this[u] = A?.eventSource ?? {};
}
get webSocketOptions() {
return {
maxFragments: this[h].maxFragments ?? 131072,
maxPayloadSize: this[h].maxPayloadSize ?? 134217728
};
}
get eventSourceOptions() {
return {
maxEventSize: this[u].maxEventSize ?? r.kStringMaxLength
};
}
get destroyed() {
return this[Q];
}
get closed() {
return this[g];
}
get interceptors() {
return this[B];
}
set interceptors(A) {
if (A) for (let e = A.length - 1; e >= 0; e--) {
const A = this[B][e];
if (typeof A !== "function") throw new i("interceptor must be an function");
}
this[B] = A;
}
close(A) {
if (A === void 0) return new Promise((A, e) => {
this.close((t, r) => t ? e(t) : A(r));
});
if (typeof A !== "function") throw new i("invalid callback");
if (this[Q]) {
queueMicrotask(() => A(new n, null));
return;
}
if (this[g]) {
this[I] ? this[I].push(A) : queueMicrotask(() => A(null, null));
return;
}
this[g] = true;
this[I].push(A);
const onClosed = () => {
const A = this[I];
this[I] = null;
for (let e = 0; e < A.length; e++) A[e](null, null);
};
this[c]().then(() => this.destroy()).then(() => {
queueMicrotask(onClosed);
});
}
destroy(A, e) {
if (typeof A === "function") {
e = A;
A = null;
}
if (e === void 0) return new Promise((e, t) => {
this.destroy(A, (A, r) => A ? t(A) : e(r));
});
if (typeof e !== "function") throw new i("invalid callback");
if (this[Q]) {
this[C] ? this[C].push(e) : queueMicrotask(() => e(null, null));
return;
}
A || (A = new n);
this[Q] = true;
this[C] = this[C] || [];
this[C].push(e);
const onDestroyed = () => {
const A = this[C];
this[C] = null;
for (let e = 0; e < A.length; e++) A[e](null, null);
};
this[a](A).then(() => {
queueMicrotask(onDestroyed);
});
}
[l](A, e) {
if (!this[B] || this[B].length === 0) {
this[l] = this[E];
return this[E](A, e);
}
let t = this[E].bind(this);
for (let A = this[B].length - 1; A >= 0; A--) t = this[B][A](t);
this[l] = t;
return t(A, e);
}
dispatch(A, e) {
if (!e || typeof e !== "object") throw new i("handler must be an object");
try {
if (!A || typeof A !== "object") throw new i("opts must be an object.");
if (this[Q] || this[C]) throw new n;
if (this[g]) throw new o;
return this[l](A, e);
} catch (A) {
if (typeof e.onError !== "function") throw new i("invalid onError method");
e.onError(A);
return false;
}
}
}
A.exports = DispatcherBase;
}),
30883: (function(A, e, t) {
"use strict";
const r = t(78474);
class Dispatcher extends r {
dispatch() {
throw new Error("not implemented");
}
close() {
throw new Error("not implemented");
}
destroy() {
throw new Error("not implemented");
}
compose(...A) {
const e = Array.isArray(A[0]) ? A[0] : A;
let t = this.dispatch.bind(this);
for (const A of e) {
if (A == null) continue;
if (typeof A !== "function") throw new TypeError("invalid interceptor, expected function received " + typeof A);
t = A(t);
if (t == null || typeof t !== "function" || t.length !== 2) throw new TypeError("invalid interceptor");
}
return new ComposedDispatcher(this, t);
}
}
class ComposedDispatcher extends Dispatcher {
#t=null;
#r=null;
constructor(A, e) {
super();
this.#t = A;
this.#r = e;
}
dispatch(...A) {
this.#r(...A);
}
close(...A) {
return this.#t.close(...A);
}
destroy(...A) {
return this.#t.destroy(...A);
}
}
A.exports = Dispatcher;
}),
53137: (function(A, e, t) {
"use strict";
const r = t(21841);
const {kClose: s, kDestroy: n, kClosed: o, kDestroyed: i, kDispatch: a, kNoProxyAgent: c, kHttpProxyAgent: g, kHttpsProxyAgent: Q} = t(36443);
const E = t(76672);
const B = t(57405);
const C = {
"http:": 80,
"https:": 443
};
let I = false;
class EnvHttpProxyAgent extends r {
#s=null;
#n=null;
#o=null;
constructor(A = {}) {
super();
this.#o = A;
if (!I) {
I = true;
process.emitWarning("EnvHttpProxyAgent is experimental, expect them to change at any time.", {
code: "UNDICI-EHPA"
});
}
const {httpProxy: e, httpsProxy: t, noProxy: r, ...s} = A;
this[c] = new B(s);
const n = e ?? process.env.http_proxy ?? process.env.HTTP_PROXY;
this[g] = n ? new E({
...s,
uri: n
}) : this[c];
const o = t ?? process.env.https_proxy ?? process.env.HTTPS_PROXY;
this[Q] = o ? new E({
...s,
uri: o
}) : this[g];
this.#i();
}
[a](A, e) {
const t = new URL(A.origin);
const r = this.#a(t);
return r.dispatch(A, e);
}
async [s]() {
await this[c].close();
this[g][o] || await this[g].close();
this[Q][o] || await this[Q].close();
}
async [n](A) {
await this[c].destroy(A);
this[g][i] || await this[g].destroy(A);
this[Q][i] || await this[Q].destroy(A);
}
#a(A) {
let {protocol: e, host: t, port: r} = A;
t = t.replace(/:\d*$/, "").toLowerCase();
r = Number.parseInt(r, 10) || C[e] || 0;
if (!this.#c(t, r)) return this[c];
if (e === "https:") return this[Q];
return this[g];
}
#c(A, e) {
this.#g && this.#i();
if (this.#n.length === 0) return true;
if (this.#s === "*") return false;
for (let t = 0; t < this.#n.length; t++) {
const r = this.#n[t];
if (r.port && r.port !== e) continue;
if (/^[.*]/.test(r.hostname)) {
if (A.endsWith(r.hostname.replace(/^\*/, ""))) return false;
} else if (A === r.hostname) return false;
}
return true;
}
#i() {
const A = this.#o.noProxy ?? this.#Q;
const e = A.split(/[,\s]/);
const t = [];
for (let A = 0; A < e.length; A++) {
const r = e[A];
if (!r) continue;
const s = r.match(/^(.+):(\d+)$/);
t.push({
hostname: (s ? s[1] : r).toLowerCase(),
port: s ? Number.parseInt(s[2], 10) : 0
});
}
this.#s = A;
this.#n = t;
}
get #g() {
if (this.#o.noProxy !== void 0) return false;
return this.#s !== this.#Q;
}
get #Q() {
return process.env.no_proxy ?? process.env.NO_PROXY ?? "";
}
}
A.exports = EnvHttpProxyAgent;
}),
64660: (function(A) {
"use strict";
const e = 2048;
const t = e - 1;
class FixedCircularBuffer {
constructor() {
this.bottom = 0;
this.top = 0;
this.list = new Array(e);
this.next = null;
}
isEmpty() {
return this.top === this.bottom;
}
isFull() {
return (this.top + 1 & t) === this.bottom;
}
push(A) {
this.list[this.top] = A;
this.top = this.top + 1 & t;
}
shift() {
const A = this.list[this.bottom];
if (A === void 0) return null;
this.list[this.bottom] = void 0;
this.bottom = this.bottom + 1 & t;
return A;
}
}
A.exports = class {
constructor() {
this.head = this.tail = new FixedCircularBuffer;
}
isEmpty() {
return this.head.isEmpty();
}
push(A) {
this.head.isFull() && (this.head = this.head.next = new FixedCircularBuffer);
this.head.push(A);
}
shift() {
const A = this.tail;
const e = A.shift();
A.isEmpty() && A.next !== null && (this.tail = A.next);
return e;
}
};
}),
42128: (function(A, e, t) {
"use strict";
const r = t(21841);
const s = t(64660);
const {kConnected: n, kSize: o, kRunning: i, kPending: a, kQueued: c, kBusy: g, kFree: Q, kUrl: E, kClose: B, kDestroy: C, kDispatch: I} = t(36443);
const l = t(43246);
const h = Symbol("clients");
const u = Symbol("needDrain");
const d = Symbol("queue");
const f = Symbol("closed resolve");
const y = Symbol("onDrain");
const p = Symbol("onConnect");
const w = Symbol("onDisconnect");
const D = Symbol("onConnectionError");
const k = Symbol("get dispatcher");
const R = Symbol("add client");
const m = Symbol("remove client");
const F = Symbol("stats");
class PoolBase extends r {
constructor(A) {
super(A);
this[d] = new s;
this[h] = [];
this[c] = 0;
const e = this;
this[y] = function(A, t) {
const r = e[d];
let s = false;
while (!s) {
const A = r.shift();
if (!A) break;
e[c]--;
s = !this.dispatch(A.opts, A.handler);
}
this[u] = s;
if (!this[u] && e[u]) {
e[u] = false;
e.emit("drain", A, [ e, ...t ]);
}
e[f] && r.isEmpty() && Promise.all(e[h].map(A => A.close())).then(e[f]);
};
this[p] = (A, t) => {
e.emit("connect", A, [ e, ...t ]);
};
this[w] = (A, t, r) => {
e.emit("disconnect", A, [ e, ...t ], r);
};
this[D] = (A, t, r) => {
e.emit("connectionError", A, [ e, ...t ], r);
};
this[F] = new l(this);
}
get [g]() {
return this[u];
}
get [n]() {
return this[h].filter(A => A[n]).length;
}
get [Q]() {
return this[h].filter(A => A[n] && !A[u]).length;
}
get [a]() {
let A = this[c];
for (const {[a]: e} of this[h]) A += e;
return A;
}
get [i]() {
let A = 0;
for (const {[i]: e} of this[h]) A += e;
return A;
}
get [o]() {
let A = this[c];
for (const {[o]: e} of this[h]) A += e;
return A;
}
get stats() {
return this[F];
}
async [B]() {
this[d].isEmpty() ? await Promise.all(this[h].map(A => A.close())) : await new Promise(A => {
this[f] = A;
});
}
async [C](A) {
while (true) {
const e = this[d].shift();
if (!e) break;
e.handler.onError(A);
}
await Promise.all(this[h].map(e => e.destroy(A)));
}
[I](A, e) {
const t = this[k]();
if (t) {
if (!t.dispatch(A, e)) {
t[u] = true;
this[u] = !this[k]();
}
} else {
this[u] = true;
this[d].push({
opts: A,
handler: e
});
this[c]++;
}
return !this[u];
}
[R](A) {
A.on("drain", this[y]).on("connect", this[p]).on("disconnect", this[w]).on("connectionError", this[D]);
this[h].push(A);
this[u] && queueMicrotask(() => {
this[u] && this[y](A[E], [ this, A ]);
});
return this;
}
[m](A) {
A.close(() => {
const e = this[h].indexOf(A);
e !== -1 && this[h].splice(e, 1);
});
this[u] = this[h].some(A => !A[u] && A.closed !== true && A.destroyed !== true);
}
}
A.exports = {
PoolBase: PoolBase,
kClients: h,
kNeedDrain: u,
kAddClient: R,
kRemoveClient: m,
kGetDispatcher: k
};
}),
43246: (function(A, e, t) {
const {kFree: r, kConnected: s, kPending: n, kQueued: o, kRunning: i, kSize: a} = t(36443);
const c = Symbol("pool");
class PoolStats {
constructor(A) {
this[c] = A;
}
get connected() {
return this[c][s];
}
get free() {
return this[c][r];
}
get pending() {
return this[c][n];
}
get queued() {
return this[c][o];
}
get running() {
return this[c][i];
}
get size() {
return this[c][a];
}
}
A.exports = PoolStats;
}),
30628: (function(A, e, t) {
"use strict";
const {PoolBase: r, kClients: s, kNeedDrain: n, kAddClient: o, kGetDispatcher: i} = t(42128);
const a = t(23701);
const {InvalidArgumentError: c} = t(68707);
const g = t(3440);
const {kUrl: Q, kInterceptors: E} = t(36443);
const B = t(59136);
const C = Symbol("options");
const I = Symbol("connections");
const l = Symbol("factory");
function defaultFactory(A, e) {
return new a(A, e);
}
class Pool extends r {
constructor(A, {connections: e, factory: t = defaultFactory, connect: r, connectTimeout: n, tls: o, maxCachedSessions: i, socketPath: a, autoSelectFamily: h, autoSelectFamilyAttemptTimeout: u, allowH2: d, ...f} = {}) {
if (e != null && (!Number.isFinite(e) || e < 0)) throw new c("invalid connections");
if (typeof t !== "function") throw new c("factory must be a function.");
if (r != null && typeof r !== "function" && typeof r !== "object") throw new c("connect must be a function or an object");
typeof r !== "function" && (r = B({
...o,
maxCachedSessions: i,
allowH2: d,
socketPath: a,
timeout: n,
...h ? {
autoSelectFamily: h,
autoSelectFamilyAttemptTimeout: u
} : void 0,
...r
}));
super(f);
this[E] = f.interceptors?.Pool && Array.isArray(f.interceptors.Pool) ? f.interceptors.Pool : [];
this[I] = e || null;
this[Q] = g.parseOrigin(A);
this[C] = {
...g.deepClone(f),
connect: r,
allowH2: d
};
this[C].interceptors = f.interceptors ? {
...f.interceptors
} : void 0;
this[l] = t;
this.on("connectionError", (A, e, t) => {
for (const A of e) {
const e = this[s].indexOf(A);
e !== -1 && this[s].splice(e, 1);
}
});
}
[i]() {
for (const A of this[s]) if (!A[n]) return A;
if (!this[I] || this[s].length < this[I]) {
const A = this[l](this[Q], this[C]);
this[o](A);
return A;
}
}
}
A.exports = Pool;
}),
76672: (function(A, e, t) {
"use strict";
const {kProxy: r, kClose: s, kDestroy: n, kDispatch: o, kInterceptors: i} = t(36443);
const {URL: a} = t(73136);
const c = t(57405);
const g = t(30628);
const Q = t(21841);
const {InvalidArgumentError: E, RequestAbortedError: B, SecureProxyConnectionError: C} = t(68707);
const I = t(59136);
const l = t(23701);
const h = Symbol("proxy agent");
const u = Symbol("proxy client");
const d = Symbol("proxy headers");
const f = Symbol("request tls settings");
const y = Symbol("proxy tls settings");
const p = Symbol("connect endpoint function");
const w = Symbol("tunnel proxy");
function defaultProtocolPort(A) {
return A === "https:" ? 443 : 80;
}
function defaultFactory(A, e) {
return new g(A, e);
}
const noop = () => {};
function defaultAgentFactory(A, e) {
if (e.connections === 1) return new l(A, e);
return new g(A, e);
}
class Http1ProxyWrapper extends Q {
#E;
constructor(A, {headers: e = {}, connect: t, factory: r}) {
super();
if (!A) throw new E("Proxy URL is mandatory");
this[d] = e;
this.#E = r ? r(A, {
connect: t
}) : new l(A, {
connect: t
});
}
[o](A, e) {
const t = e.onHeaders;
e.onHeaders = function(A, r, s) {
if (A === 407) {
typeof e.onError === "function" && e.onError(new E("Proxy Authentication Required (407)"));
return;
}
t && t.call(this, A, r, s);
};
const {origin: r, path: s = "/", headers: n = {}} = A;
A.path = r + s;
if (!("host" in n) && !("Host" in n)) {
const {host: A} = new a(r);
n.host = A;
}
A.headers = {
...this[d],
...n
};
return this.#E[o](A, e);
}
async [s]() {
return this.#E.close();
}
async [n](A) {
return this.#E.destroy(A);
}
}
class ProxyAgent extends Q {
constructor(A) {
super();
if (!A || typeof A === "object" && !(A instanceof a) && !A.uri) throw new E("Proxy uri is mandatory");
const {clientFactory: e = defaultFactory} = A;
if (typeof e !== "function") throw new E("Proxy opts.clientFactory must be a function.");
const {proxyTunnel: t = true} = A;
const s = this.#B(A);
const {href: n, origin: o, port: g, protocol: Q, username: l, password: D, hostname: k} = s;
this[r] = {
uri: n,
protocol: Q
};
this[i] = A.interceptors?.ProxyAgent && Array.isArray(A.interceptors.ProxyAgent) ? A.interceptors.ProxyAgent : [];
this[f] = A.requestTls;
this[y] = A.proxyTls;
this[d] = A.headers || {};
this[w] = t;
if (A.auth && A.token) throw new E("opts.auth cannot be used in combination with opts.token");
A.auth ? this[d]["proxy-authorization"] = `Basic ${A.auth}` : A.token ? this[d]["proxy-authorization"] = A.token : l && D && (this[d]["proxy-authorization"] = `Basic ${Buffer.from(`${decodeURIComponent(l)}:${decodeURIComponent(D)}`).toString("base64")}`);
const R = I({
...A.proxyTls
});
this[p] = I({
...A.requestTls
});
const m = A.factory || defaultAgentFactory;
const factory = (A, e) => {
const {protocol: t} = new a(A);
if (!this[w] && t === "http:" && this[r].protocol === "http:") return new Http1ProxyWrapper(this[r].uri, {
headers: this[d],
connect: R,
factory: m
});
return m(A, e);
};
this[u] = e(s, {
connect: R
});
this[h] = new c({
...A,
factory: factory,
connect: async (A, e) => {
let t = A.host;
A.port || (t += `:${defaultProtocolPort(A.protocol)}`);
try {
const {socket: r, statusCode: s} = await this[u].connect({
origin: o,
port: g,
path: t,
signal: A.signal,
headers: {
...this[d],
host: A.host
},
servername: this[y]?.servername || k
});
if (s !== 200) {
r.on("error", noop).destroy();
e(new B(`Proxy response (${s}) !== 200 when HTTP Tunneling`));
}
if (A.protocol !== "https:") {
e(null, r);
return;
}
let n;
n = this[f] ? this[f].servername : A.servername;
this[p]({
...A,
servername: n,
httpSocket: r
}, e);
} catch (A) {
A.code === "ERR_TLS_CERT_ALTNAME_INVALID" ? e(new C(A)) : e(A);
}
}
});
}
dispatch(A, e) {
const t = buildHeaders(A.headers);
throwIfProxyAuthIsSent(t);
if (t && !("host" in t) && !("Host" in t)) {
const {host: e} = new a(A.origin);
t.host = e;
}
return this[h].dispatch({
...A,
headers: t
}, e);
}
#B(A) {
return typeof A === "string" ? new a(A) : A instanceof a ? A : new a(A.uri);
}
async [s]() {
await this[h].close();
await this[u].close();
}
async [n]() {
await this[h].destroy();
await this[u].destroy();
}
}
function buildHeaders(A) {
if (Array.isArray(A)) {
const e = {};
for (let t = 0; t < A.length; t += 2) e[A[t]] = A[t + 1];
return e;
}
return A;
}
function throwIfProxyAuthIsSent(A) {
const e = A && Object.keys(A).find(A => A.toLowerCase() === "proxy-authorization");
if (e) throw new E("Proxy-Authorization should be sent in ProxyAgent constructor");
}
A.exports = ProxyAgent;
}),
30050: (function(A, e, t) {
"use strict";
const r = t(30883);
const s = t(17816);
class RetryAgent extends r {
#C=null;
#I=null;
constructor(A, e = {}) {
super(e);
this.#C = A;
this.#I = e;
}
dispatch(A, e) {
const t = new s({
...A,
retryOptions: this.#I
}, {
dispatch: this.#C.dispatch.bind(this.#C),
handler: e
});
return this.#C.dispatch(A, t);
}
close() {
return this.#C.close();
}
destroy() {
return this.#C.destroy();
}
}
A.exports = RetryAgent;
}),
32581: (function(A, e, t) {
"use strict";
const r = Symbol.for("undici.globalDispatcher.1");
const {InvalidArgumentError: s} = t(68707);
const n = t(57405);
getGlobalDispatcher() === void 0 && setGlobalDispatcher(new n);
function setGlobalDispatcher(A) {
if (!A || typeof A.dispatch !== "function") throw new s("Argument agent must implement Agent");
Object.defineProperty(globalThis, r, {
value: A,
writable: true,
enumerable: false,
configurable: false
});
}
function getGlobalDispatcher() {
return globalThis[r];
}
A.exports = {
setGlobalDispatcher: setGlobalDispatcher,
getGlobalDispatcher: getGlobalDispatcher
};
}),
58155: (function(A) {
"use strict";
A.exports = class {
#l;
constructor(A) {
if (typeof A !== "object" || A === null) throw new TypeError("handler must be an object");
this.#l = A;
}
onConnect(...A) {
return this.#l.onConnect?.(...A);
}
onError(...A) {
return this.#l.onError?.(...A);
}
onUpgrade(...A) {
return this.#l.onUpgrade?.(...A);
}
onResponseStarted(...A) {
return this.#l.onResponseStarted?.(...A);
}
onHeaders(...A) {
return this.#l.onHeaders?.(...A);
}
onData(...A) {
return this.#l.onData?.(...A);
}
onComplete(...A) {
return this.#l.onComplete?.(...A);
}
onBodySent(...A) {
return this.#l.onBodySent?.(...A);
}
};
}),
8754: (function(A, e, t) {
"use strict";
const r = t(3440);
const {kBodyUsed: s} = t(36443);
const n = t(34589);
const {InvalidArgumentError: o} = t(68707);
const i = t(78474);
const a = [ 300, 301, 302, 303, 307, 308 ];
const c = Symbol("body");
class BodyAsyncIterable {
constructor(A) {
this[c] = A;
this[s] = false;
}
async* [Symbol.asyncIterator]() {
n(!this[s], "disturbed");
this[s] = true;
yield* this[c];
}
}
class RedirectHandler {
constructor(A, e, t, a) {
if (e != null && (!Number.isInteger(e) || e < 0)) throw new o("maxRedirections must be a positive number");
r.validateHandler(a, t.method, t.upgrade);
this.dispatch = A;
this.location = null;
this.abort = null;
this.opts = {
...t,
maxRedirections: 0
};
this.maxRedirections = e;
this.handler = a;
this.history = [];
this.redirectionLimitReached = false;
if (r.isStream(this.opts.body)) {
r.bodyLength(this.opts.body) === 0 && this.opts.body.on("data", function() {
n(false);
});
if (typeof this.opts.body.readableDidRead !== "boolean") {
this.opts.body[s] = false;
i.prototype.on.call(this.opts.body, "data", function() {
this[s] = true;
});
}
} else (this.opts.body && typeof this.opts.body.pipeTo === "function" || this.opts.body && typeof this.opts.body !== "string" && !ArrayBuffer.isView(this.opts.body) && r.isIterable(this.opts.body)) && (this.opts.body = new BodyAsyncIterable(this.opts.body));
}
onConnect(A) {
this.abort = A;
this.handler.onConnect(A, {
history: this.history
});
}
onUpgrade(A, e, t) {
this.handler.onUpgrade(A, e, t);
}
onError(A) {
this.handler.onError(A);
}
onHeaders(A, e, t, s) {
this.location = this.history.length >= this.maxRedirections || r.isDisturbed(this.opts.body) ? null : parseLocation(A, e);
if (this.opts.throwOnMaxRedirect && this.history.length >= this.maxRedirections) {
this.request && this.request.abort(new Error("max redirects"));
this.redirectionLimitReached = true;
this.abort(new Error("max redirects"));
return;
}
this.opts.origin && this.history.push(new URL(this.opts.path, this.opts.origin));
if (!this.location) return this.handler.onHeaders(A, e, t, s);
const {origin: n, pathname: o, search: i} = r.parseURL(new URL(this.location, this.opts.origin && new URL(this.opts.path, this.opts.origin)));
const a = i ? `${o}${i}` : o;
this.opts.headers = cleanRequestHeaders(this.opts.headers, A === 303, this.opts.origin !== n);
this.opts.path = a;
this.opts.origin = n;
this.opts.maxRedirections = 0;
this.opts.query = null;
if (A === 303 && this.opts.method !== "HEAD") {
this.opts.method = "GET";
this.opts.body = null;
}
}
onData(A) {
if (!this.location) return this.handler.onData(A);
}
onComplete(A) {
if (this.location) {
this.location = null;
this.abort = null;
this.dispatch(this.opts, this);
} else this.handler.onComplete(A);
}
onBodySent(A) {
this.handler.onBodySent && this.handler.onBodySent(A);
}
}
function parseLocation(A, e) {
if (a.indexOf(A) === -1) return null;
for (let A = 0; A < e.length; A += 2) if (e[A].length === 8 && r.headerNameToString(e[A]) === "location") return e[A + 1];
}
function shouldRemoveHeader(A, e, t) {
if (A.length === 4) return r.headerNameToString(A) === "host";
if (e && r.headerNameToString(A).startsWith("content-")) return true;
if (t && (A.length === 13 || A.length === 6 || A.length === 19)) {
const e = r.headerNameToString(A);
return e === "authorization" || e === "cookie" || e === "proxy-authorization";
}
return false;
}
function cleanRequestHeaders(A, e, t) {
const r = [];
if (Array.isArray(A)) for (let s = 0; s < A.length; s += 2) shouldRemoveHeader(A[s], e, t) || r.push(A[s], A[s + 1]); else if (A && typeof A === "object") for (const s of Object.keys(A)) shouldRemoveHeader(s, e, t) || r.push(s, A[s]); else n(A == null, "headers must be an object or an array");
return r;
}
A.exports = RedirectHandler;
}),
17816: (function(A, e, t) {
"use strict";
const r = t(34589);
const {kRetryHandlerDefaultRetry: s} = t(36443);
const {RequestRetryError: n} = t(68707);
const {isDisturbed: o, parseHeaders: i, parseRangeHeader: a, wrapRequestBody: c} = t(3440);
function calculateRetryAfterHeader(A) {
const e = Date.now();
return new Date(A).getTime() - e;
}
function validatePartialResponseContentLength(A, e, t, r) {
const s = A["content-length"];
if (s == null) return null;
if (!Number.isFinite(e.start) || !Number.isFinite(e.end)) return null;
const o = Number(s);
const i = e.end - e.start + 1;
if (!Number.isFinite(o) || o !== i) return new n("Content-Length mismatch", t, {
headers: A,
data: {
count: r
}
});
return null;
}
class RetryHandler {
constructor(A, e) {
const {retryOptions: t, ...r} = A;
const {retry: n, maxRetries: o, maxTimeout: i, minTimeout: a, timeoutFactor: g, methods: Q, errorCodes: E, retryAfter: B, statusCodes: C} = t ?? {};
this.dispatch = e.dispatch;
this.handler = e.handler;
this.opts = {
...r,
body: c(A.body)
};
this.abort = null;
this.aborted = false;
this.retryOpts = {
retry: n ?? RetryHandler[s],
retryAfter: B ?? true,
maxTimeout: i ?? 3e4,
minTimeout: a ?? 500,
timeoutFactor: g ?? 2,
maxRetries: o ?? 5,
methods: Q ?? [ "GET", "HEAD", "OPTIONS", "PUT", "DELETE", "TRACE" ],
statusCodes: C ?? [ 500, 502, 503, 504, 429 ],
errorCodes: E ?? [ "ECONNRESET", "ECONNREFUSED", "ENOTFOUND", "ENETDOWN", "ENETUNREACH", "EHOSTDOWN", "EHOSTUNREACH", "EPIPE", "UND_ERR_SOCKET" ]
};
this.retryCount = 0;
this.retryCountCheckpoint = 0;
this.start = 0;
this.end = null;
this.etag = null;
this.resume = null;
this.headersSent = false;
this.handler.onConnect(A => {
this.aborted = true;
this.abort ? this.abort(A) : this.reason = A;
});
}
checkpointResponseEnd(A, e) {
if (this.end == null && this.opts.method !== "HEAD") {
const e = A["content-length"];
this.end = e != null ? Number(e) - 1 : null;
r(this.end == null || Number.isFinite(this.end), "invalid content-length");
}
this.resume = this.end != null ? e : null;
}
onRequestSent() {
this.handler.onRequestSent && this.handler.onRequestSent();
}
onUpgrade(A, e, t) {
this.handler.onUpgrade && this.handler.onUpgrade(A, e, t);
}
onConnect(A) {
this.aborted ? A(this.reason) : this.abort = A;
}
onBodySent(A) {
if (this.handler.onBodySent) return this.handler.onBodySent(A);
}
static [s](A, {state: e, opts: t}, r) {
const {statusCode: s, code: n, headers: o} = A;
const {method: i, retryOptions: a} = t;
const {maxRetries: c, minTimeout: g, maxTimeout: Q, timeoutFactor: E, statusCodes: B, errorCodes: C, methods: I} = a;
const {counter: l} = e;
if (n && n !== "UND_ERR_REQ_RETRY" && !C.includes(n)) {
r(A);
return;
}
if (Array.isArray(I) && !I.includes(i)) {
r(A);
return;
}
if (s != null && Array.isArray(B) && !B.includes(s)) {
r(A);
return;
}
if (l > c) {
r(A);
return;
}
let h = o?.["retry-after"];
if (h) {
h = Number(h);
h = Number.isNaN(h) ? calculateRetryAfterHeader(h) : h * 1e3;
}
const u = h > 0 ? Math.min(h, Q) : Math.min(g * E ** (l - 1), Q);
setTimeout(() => r(null), u);
}
onHeaders(A, e, t, s) {
const o = i(e);
this.retryCount += 1;
if (A >= 300) {
if (this.headersSent || this.retryOpts.statusCodes.includes(A) !== false) {
this.abort(new n("Request failed", A, {
headers: o,
data: {
count: this.retryCount
}
}));
return false;
}
this.headersSent = true;
this.checkpointResponseEnd(o, t);
return this.handler.onHeaders(A, e, t, s);
}
if (this.resume != null) {
this.resume = null;
if (A !== 206 && (this.start > 0 || A !== 200)) {
this.abort(new n("server does not support the range header and the payload was partially consumed", A, {
headers: o,
data: {
count: this.retryCount
}
}));
return false;
}
const e = a(o["content-range"]);
if (!e) {
this.abort(new n("Content-Range mismatch", A, {
headers: o,
data: {
count: this.retryCount
}
}));
return false;
}
if (this.etag != null && this.etag !== o.etag) {
this.abort(new n("ETag mismatch", A, {
headers: o,
data: {
count: this.retryCount
}
}));
return false;
}
const r = validatePartialResponseContentLength(o, e, A, this.retryCount);
if (r != null) {
this.abort(r);
return false;
}
const {start: s, size: i, end: c = i - 1} = e;
if (this.start !== s || this.end != null && this.end !== c) {
this.abort(new n("Content-Range mismatch", A, {
headers: o,
data: {
count: this.retryCount
}
}));
return false;
}
this.resume = t;
return true;
}
if (this.end == null) {
if (A === 206) {
const n = a(o["content-range"]);
if (n == null) {
this.headersSent = true;
return this.handler.onHeaders(A, e, t, s);
}
const i = validatePartialResponseContentLength(o, n, A, this.retryCount);
if (i != null) {
this.abort(i);
return false;
}
const {start: c, size: g, end: Q = g - 1} = n;
r(c != null && Number.isFinite(c), "content-range mismatch");
r(Q != null && Number.isFinite(Q), "invalid content-length");
this.start = c;
this.end = Q;
}
if (this.end == null) {
const A = o["content-length"];
this.end = A != null ? Number(A) - 1 : null;
}
r(Number.isFinite(this.start));
r(this.end == null || Number.isFinite(this.end), "invalid content-length");
this.resume = t;
this.headersSent = true;
this.etag = o.etag != null ? o.etag : null;
this.etag != null && this.etag.startsWith("W/") && (this.etag = null);
return this.handler.onHeaders(A, e, t, s);
}
const c = new n("Request failed", A, {
headers: o,
data: {
count: this.retryCount
}
});
this.abort(c);
return false;
}
onData(A) {
this.start += A.length;
return this.handler.onData(A);
}
onComplete(A) {
this.retryCount = 0;
return this.handler.onComplete(A);
}
onError(A) {
if (this.aborted || o(this.opts.body) || this.headersSent && this.resume == null) return this.handler.onError(A);
this.retryCount - this.retryCountCheckpoint > 0 ? this.retryCount = this.retryCountCheckpoint + (this.retryCount - this.retryCountCheckpoint) : this.retryCount += 1;
this.retryOpts.retry(A, {
state: {
counter: this.retryCount
},
opts: {
retryOptions: this.retryOpts,
...this.opts
}
}, onRetry.bind(this));
function onRetry(A) {
if (A != null || this.aborted || o(this.opts.body)) return this.handler.onError(A);
if (this.start !== 0) {
const A = {
range: `bytes=${this.start}-${this.end ?? ""}`
};
this.etag != null && (A["if-match"] = this.etag);
this.opts = {
...this.opts,
headers: {
...this.opts.headers,
...A
}
};
}
try {
this.retryCountCheckpoint = this.retryCount;
this.dispatch(this.opts, this);
} catch (A) {
this.handler.onError(A);
}
}
}
}
A.exports = RetryHandler;
}),
70379: (function(A, e, t) {
"use strict";
const {isIP: r} = t(77030);
const {lookup: s} = t(40610);
const n = t(58155);
const {InvalidArgumentError: o, InformationalError: i} = t(68707);
const a = Math.pow(2, 31) - 1;
class DNSInstance {
#h=0;
#u=0;
#d=new Map;
dualStack=true;
affinity=null;
lookup=null;
pick=null;
constructor(A) {
this.#h = A.maxTTL;
this.#u = A.maxItems;
this.dualStack = A.dualStack;
this.affinity = A.affinity;
this.lookup = A.lookup ?? this.#f;
this.pick = A.pick ?? this.#y;
}
get full() {
return this.#d.size === this.#u;
}
runLookup(A, e, t) {
const r = this.#d.get(A.hostname);
if (r == null && this.full) {
t(null, A.origin);
return;
}
const s = {
affinity: this.affinity,
dualStack: this.dualStack,
lookup: this.lookup,
pick: this.pick,
...e.dns,
maxTTL: this.#h,
maxItems: this.#u
};
if (r == null) this.lookup(A, s, (e, r) => {
if (e || r == null || r.length === 0) {
t(e ?? new i("No DNS entries found"));
return;
}
this.setRecords(A, r);
const n = this.#d.get(A.hostname);
const o = this.pick(A, n, s.affinity);
let a;
a = typeof o.port === "number" ? `:${o.port}` : A.port !== "" ? `:${A.port}` : "";
t(null, `${A.protocol}//${o.family === 6 ? `[${o.address}]` : o.address}${a}`);
}); else {
const n = this.pick(A, r, s.affinity);
if (n == null) {
this.#d.delete(A.hostname);
this.runLookup(A, e, t);
return;
}
let o;
o = typeof n.port === "number" ? `:${n.port}` : A.port !== "" ? `:${A.port}` : "";
t(null, `${A.protocol}//${n.family === 6 ? `[${n.address}]` : n.address}${o}`);
}
}
#f(A, e, t) {
s(A.hostname, {
all: true,
family: this.dualStack === false ? this.affinity : 0,
order: "ipv4first"
}, (A, e) => {
if (A) return t(A);
const r = new Map;
for (const A of e) r.set(`${A.address}:${A.family}`, A);
t(null, r.values());
});
}
#y(A, e, t) {
let r = null;
const {records: s, offset: n} = e;
let o;
if (this.dualStack) {
if (t == null) if (n == null || n === a) {
e.offset = 0;
t = 4;
} else {
e.offset++;
t = (e.offset & 1) === 1 ? 6 : 4;
}
o = s[t] != null && s[t].ips.length > 0 ? s[t] : s[t === 4 ? 6 : 4];
} else o = s[t];
if (o == null || o.ips.length === 0) return r;
o.offset == null || o.offset === a ? o.offset = 0 : o.offset++;
const i = o.offset % o.ips.length;
r = o.ips[i] ?? null;
if (r == null) return r;
if (Date.now() - r.timestamp > r.ttl) {
o.ips.splice(i, 1);
return this.pick(A, e, t);
}
return r;
}
setRecords(A, e) {
const t = Date.now();
const r = {
records: {
4: null,
6: null
}
};
for (const A of e) {
A.timestamp = t;
typeof A.ttl === "number" ? A.ttl = Math.min(A.ttl, this.#h) : A.ttl = this.#h;
const e = r.records[A.family] ?? {
ips: []
};
e.ips.push(A);
r.records[A.family] = e;
}
this.#d.set(A.hostname, r);
}
getHandler(A, e) {
return new DNSDispatchHandler(this, A, e);
}
}
class DNSDispatchHandler extends n {
#p=null;
#o=null;
#r=null;
#l=null;
#w=null;
constructor(A, {origin: e, handler: t, dispatch: r}, s) {
super(t);
this.#w = e;
this.#l = t;
this.#o = {
...s
};
this.#p = A;
this.#r = r;
}
onError(A) {
switch (A.code) {
case "ETIMEDOUT":
case "ECONNREFUSED":
if (this.#p.dualStack) {
this.#p.runLookup(this.#w, this.#o, (A, e) => {
if (A) return this.#l.onError(A);
const t = {
...this.#o,
origin: e
};
this.#r(t, this);
});
return;
}
this.#l.onError(A);
return;

case "ENOTFOUND":
this.#p.deleteRecord(this.#w);

default:
this.#l.onError(A);
break;
}
}
}
A.exports = A => {
if (A?.maxTTL != null && (typeof A?.maxTTL !== "number" || A?.maxTTL < 0)) throw new o("Invalid maxTTL. Must be a positive number");
if (A?.maxItems != null && (typeof A?.maxItems !== "number" || A?.maxItems < 1)) throw new o("Invalid maxItems. Must be a positive number and greater than zero");
if (A?.affinity != null && A?.affinity !== 4 && A?.affinity !== 6) throw new o("Invalid affinity. Must be either 4 or 6");
if (A?.dualStack != null && typeof A?.dualStack !== "boolean") throw new o("Invalid dualStack. Must be a boolean");
if (A?.lookup != null && typeof A?.lookup !== "function") throw new o("Invalid lookup. Must be a function");
if (A?.pick != null && typeof A?.pick !== "function") throw new o("Invalid pick. Must be a function");
const e = A?.dualStack ?? true;
let t;
t = e ? A?.affinity ?? null : A?.affinity ?? 4;
const s = {
maxTTL: A?.maxTTL ?? 1e4,
lookup: A?.lookup ?? null,
pick: A?.pick ?? null,
dualStack: e,
affinity: t,
maxItems: A?.maxItems ?? 1 / 0
};
const n = new DNSInstance(s);
return A => function(e, t) {
const s = e.origin.constructor === URL ? e.origin : new URL(e.origin);
if (r(s.hostname) !== 0) return A(e, t);
n.runLookup(s, e, (r, o) => {
if (r) return t.onError(r);
let i = null;
i = {
...e,
servername: s.hostname,
origin: o,
headers: {
host: s.hostname,
...e.headers
}
};
A(i, n.getHandler({
origin: s,
dispatch: A,
handler: t
}, e));
});
return true;
};
};
}),
88060: (function(A, e, t) {
"use strict";
const r = t(3440);
const {InvalidArgumentError: s, RequestAbortedError: n} = t(68707);
const o = t(58155);
class DumpHandler extends o {
#D=1048576;
#k=null;
#R=false;
#m=false;
#F=0;
#b=null;
#l=null;
constructor({maxSize: A}, e) {
super(e);
if (A != null && (!Number.isFinite(A) || A < 1)) throw new s("maxSize must be a number greater than 0");
this.#D = A ?? this.#D;
this.#l = e;
}
onConnect(A) {
this.#k = A;
this.#l.onConnect(this.#S.bind(this));
}
#S(A) {
this.#m = true;
this.#b = A;
}
onHeaders(A, e, t, s) {
const o = r.parseHeaders(e);
const i = o["content-length"];
if (i != null && i > this.#D) throw new n(`Response size (${i}) larger than maxSize (${this.#D})`);
if (this.#m) return true;
return this.#l.onHeaders(A, e, t, s);
}
onError(A) {
if (this.#R) return;
A = this.#b ?? A;
this.#l.onError(A);
}
onData(A) {
this.#F = this.#F + A.length;
if (this.#F >= this.#D) {
this.#R = true;
this.#m ? this.#l.onError(this.#b) : this.#l.onComplete([]);
}
return true;
}
onComplete(A) {
if (this.#R) return;
if (this.#m) {
this.#l.onError(this.reason);
return;
}
this.#l.onComplete(A);
}
}
function createDumpInterceptor({maxSize: A} = {
maxSize: 1048576
}) {
return e => function(t, r) {
const {dumpMaxSize: s = A} = t;
const n = new DumpHandler({
maxSize: s
}, r);
return e(t, n);
};
}
A.exports = createDumpInterceptor;
}),
25092: (function(A, e, t) {
"use strict";
const r = t(8754);
function createRedirectInterceptor({maxRedirections: A}) {
return e => function(t, s) {
const {maxRedirections: n = A} = t;
if (!n) return e(t, s);
const o = new r(e, n, t, s);
t = {
...t,
maxRedirections: 0
};
return e(t, o);
};
}
A.exports = createRedirectInterceptor;
}),
21514: (function(A, e, t) {
"use strict";
const r = t(8754);
A.exports = A => {
const e = A?.maxRedirections;
return A => function(t, s) {
const {maxRedirections: n = e, ...o} = t;
if (!n) return A(t, s);
const i = new r(A, n, t, s);
return A(o, i);
};
};
}),
92026: (function(A, e, t) {
"use strict";
const r = t(17816);
A.exports = A => e => function(t, s) {
return e(t, new r({
...t,
retryOptions: {
...A,
...t.retryOptions
}
}, {
handler: s,
dispatch: e
}));
};
}),
52824: (function(A, e, t) {
"use strict";
Object.defineProperty(e, "__esModule", {
value: true
});
e.SPECIAL_HEADERS = e.HEADER_STATE = e.MINOR = e.MAJOR = e.CONNECTION_TOKEN_CHARS = e.HEADER_CHARS = e.TOKEN = e.STRICT_TOKEN = e.HEX = e.URL_CHAR = e.STRICT_URL_CHAR = e.USERINFO_CHARS = e.MARK = e.ALPHANUM = e.NUM = e.HEX_MAP = e.NUM_MAP = e.ALPHA = e.FINISH = e.H_METHOD_MAP = e.METHOD_MAP = e.METHODS_RTSP = e.METHODS_ICE = e.METHODS_HTTP = e.METHODS = e.LENIENT_FLAGS = e.FLAGS = e.TYPE = e.ERROR = void 0;
const r = t(50172);
(function(A) {
A[A["OK"] = 0] = "OK";
A[A["INTERNAL"] = 1] = "INTERNAL";
A[A["STRICT"] = 2] = "STRICT";
A[A["LF_EXPECTED"] = 3] = "LF_EXPECTED";
A[A["UNEXPECTED_CONTENT_LENGTH"] = 4] = "UNEXPECTED_CONTENT_LENGTH";
A[A["CLOSED_CONNECTION"] = 5] = "CLOSED_CONNECTION";
A[A["INVALID_METHOD"] = 6] = "INVALID_METHOD";
A[A["INVALID_URL"] = 7] = "INVALID_URL";
A[A["INVALID_CONSTANT"] = 8] = "INVALID_CONSTANT";
A[A["INVALID_VERSION"] = 9] = "INVALID_VERSION";
A[A["INVALID_HEADER_TOKEN"] = 10] = "INVALID_HEADER_TOKEN";
A[A["INVALID_CONTENT_LENGTH"] = 11] = "INVALID_CONTENT_LENGTH";
A[A["INVALID_CHUNK_SIZE"] = 12] = "INVALID_CHUNK_SIZE";
A[A["INVALID_STATUS"] = 13] = "INVALID_STATUS";
A[A["INVALID_EOF_STATE"] = 14] = "INVALID_EOF_STATE";
A[A["INVALID_TRANSFER_ENCODING"] = 15] = "INVALID_TRANSFER_ENCODING";
A[A["CB_MESSAGE_BEGIN"] = 16] = "CB_MESSAGE_BEGIN";
A[A["CB_HEADERS_COMPLETE"] = 17] = "CB_HEADERS_COMPLETE";
A[A["CB_MESSAGE_COMPLETE"] = 18] = "CB_MESSAGE_COMPLETE";
A[A["CB_CHUNK_HEADER"] = 19] = "CB_CHUNK_HEADER";
A[A["CB_CHUNK_COMPLETE"] = 20] = "CB_CHUNK_COMPLETE";
A[A["PAUSED"] = 21] = "PAUSED";
A[A["PAUSED_UPGRADE"] = 22] = "PAUSED_UPGRADE";
A[A["PAUSED_H2_UPGRADE"] = 23] = "PAUSED_H2_UPGRADE";
A[A["USER"] = 24] = "USER";
})(e.ERROR || (e.ERROR = {}));
(function(A) {
A[A["BOTH"] = 0] = "BOTH";
A[A["REQUEST"] = 1] = "REQUEST";
A[A["RESPONSE"] = 2] = "RESPONSE";
})(e.TYPE || (e.TYPE = {}));
(function(A) {
A[A["CONNECTION_KEEP_ALIVE"] = 1] = "CONNECTION_KEEP_ALIVE";
A[A["CONNECTION_CLOSE"] = 2] = "CONNECTION_CLOSE";
A[A["CONNECTION_UPGRADE"] = 4] = "CONNECTION_UPGRADE";
A[A["CHUNKED"] = 8] = "CHUNKED";
A[A["UPGRADE"] = 16] = "UPGRADE";
A[A["CONTENT_LENGTH"] = 32] = "CONTENT_LENGTH";
A[A["SKIPBODY"] = 64] = "SKIPBODY";
A[A["TRAILING"] = 128] = "TRAILING";
A[A["TRANSFER_ENCODING"] = 512] = "TRANSFER_ENCODING";
})(e.FLAGS || (e.FLAGS = {}));
(function(A) {
A[A["HEADERS"] = 1] = "HEADERS";
A[A["CHUNKED_LENGTH"] = 2] = "CHUNKED_LENGTH";
A[A["KEEP_ALIVE"] = 4] = "KEEP_ALIVE";
})(e.LENIENT_FLAGS || (e.LENIENT_FLAGS = {}));
var s;
(function(A) {
A[A["DELETE"] = 0] = "DELETE";
A[A["GET"] = 1] = "GET";
A[A["HEAD"] = 2] = "HEAD";
A[A["POST"] = 3] = "POST";
A[A["PUT"] = 4] = "PUT";
A[A["CONNECT"] = 5] = "CONNECT";
A[A["OPTIONS"] = 6] = "OPTIONS";
A[A["TRACE"] = 7] = "TRACE";
A[A["COPY"] = 8] = "COPY";
A[A["LOCK"] = 9] = "LOCK";
A[A["MKCOL"] = 10] = "MKCOL";
A[A["MOVE"] = 11] = "MOVE";
A[A["PROPFIND"] = 12] = "PROPFIND";
A[A["PROPPATCH"] = 13] = "PROPPATCH";
A[A["SEARCH"] = 14] = "SEARCH";
A[A["UNLOCK"] = 15] = "UNLOCK";
A[A["BIND"] = 16] = "BIND";
A[A["REBIND"] = 17] = "REBIND";
A[A["UNBIND"] = 18] = "UNBIND";
A[A["ACL"] = 19] = "ACL";
A[A["REPORT"] = 20] = "REPORT";
A[A["MKACTIVITY"] = 21] = "MKACTIVITY";
A[A["CHECKOUT"] = 22] = "CHECKOUT";
A[A["MERGE"] = 23] = "MERGE";
A[A["M-SEARCH"] = 24] = "M-SEARCH";
A[A["NOTIFY"] = 25] = "NOTIFY";
A[A["SUBSCRIBE"] = 26] = "SUBSCRIBE";
A[A["UNSUBSCRIBE"] = 27] = "UNSUBSCRIBE";
A[A["PATCH"] = 28] = "PATCH";
A[A["PURGE"] = 29] = "PURGE";
A[A["MKCALENDAR"] = 30] = "MKCALENDAR";
A[A["LINK"] = 31] = "LINK";
A[A["UNLINK"] = 32] = "UNLINK";
A[A["SOURCE"] = 33] = "SOURCE";
A[A["PRI"] = 34] = "PRI";
A[A["DESCRIBE"] = 35] = "DESCRIBE";
A[A["ANNOUNCE"] = 36] = "ANNOUNCE";
A[A["SETUP"] = 37] = "SETUP";
A[A["PLAY"] = 38] = "PLAY";
A[A["PAUSE"] = 39] = "PAUSE";
A[A["TEARDOWN"] = 40] = "TEARDOWN";
A[A["GET_PARAMETER"] = 41] = "GET_PARAMETER";
A[A["SET_PARAMETER"] = 42] = "SET_PARAMETER";
A[A["REDIRECT"] = 43] = "REDIRECT";
A[A["RECORD"] = 44] = "RECORD";
A[A["FLUSH"] = 45] = "FLUSH";
})(s = e.METHODS || (e.METHODS = {}));
e.METHODS_HTTP = [ s.DELETE, s.GET, s.HEAD, s.POST, s.PUT, s.CONNECT, s.OPTIONS, s.TRACE, s.COPY, s.LOCK, s.MKCOL, s.MOVE, s.PROPFIND, s.PROPPATCH, s.SEARCH, s.UNLOCK, s.BIND, s.REBIND, s.UNBIND, s.ACL, s.REPORT, s.MKACTIVITY, s.CHECKOUT, s.MERGE, s["M-SEARCH"], s.NOTIFY, s.SUBSCRIBE, s.UNSUBSCRIBE, s.PATCH, s.PURGE, s.MKCALENDAR, s.LINK, s.UNLINK, s.PRI, s.SOURCE ];
e.METHODS_ICE = [ s.SOURCE ];
e.METHODS_RTSP = [ s.OPTIONS, s.DESCRIBE, s.ANNOUNCE, s.SETUP, s.PLAY, s.PAUSE, s.TEARDOWN, s.GET_PARAMETER, s.SET_PARAMETER, s.REDIRECT, s.RECORD, s.FLUSH, s.GET, s.POST ];
e.METHOD_MAP = r.enumToMap(s);
e.H_METHOD_MAP = {};
Object.keys(e.METHOD_MAP).forEach(A => {
/^H/.test(A) && (e.H_METHOD_MAP[A] = e.METHOD_MAP[A]);
});
(function(A) {
A[A["SAFE"] = 0] = "SAFE";
A[A["SAFE_WITH_CB"] = 1] = "SAFE_WITH_CB";
A[A["UNSAFE"] = 2] = "UNSAFE";
})(e.FINISH || (e.FINISH = {}));
e.ALPHA = [];
for (let A = "A".charCodeAt(0); A <= "Z".charCodeAt(0); A++) {
e.ALPHA.push(String.fromCharCode(A));
e.ALPHA.push(String.fromCharCode(A + 32));
}
e.NUM_MAP = {
0: 0,
1: 1,
2: 2,
3: 3,
4: 4,
5: 5,
6: 6,
7: 7,
8: 8,
9: 9
};
e.HEX_MAP = {
0: 0,
1: 1,
2: 2,
3: 3,
4: 4,
5: 5,
6: 6,
7: 7,
8: 8,
9: 9,
A: 10,
B: 11,
C: 12,
D: 13,
E: 14,
F: 15,
a: 10,
b: 11,
c: 12,
d: 13,
e: 14,
f: 15
};
e.NUM = [ "0", "1", "2", "3", "4", "5", "6", "7", "8", "9" ];
e.ALPHANUM = e.ALPHA.concat(e.NUM);
e.MARK = [ "-", "_", ".", "!", "~", "*", "'", "(", ")" ];
e.USERINFO_CHARS = e.ALPHANUM.concat(e.MARK).concat([ "%", ";", ":", "&", "=", "+", "$", "," ]);
e.STRICT_URL_CHAR = [ "!", '"', "$", "%", "&", "'", "(", ")", "*", "+", ",", "-", ".", "/", ":", ";", "<", "=", ">", "@", "[", "\\", "]", "^", "_", "`", "{", "|", "}", "~" ].concat(e.ALPHANUM);
e.URL_CHAR = e.STRICT_URL_CHAR.concat([ "\t", "\f" ]);
for (let A = 128; A <= 255; A++) e.URL_CHAR.push(A);
e.HEX = e.NUM.concat([ "a", "b", "c", "d", "e", "f", "A", "B", "C", "D", "E", "F" ]);
e.STRICT_TOKEN = [ "!", "#", "$", "%", "&", "'", "*", "+", "-", ".", "^", "_", "`", "|", "~" ].concat(e.ALPHANUM);
e.TOKEN = e.STRICT_TOKEN.concat([ " " ]);
e.HEADER_CHARS = [ "\t" ];
for (let A = 32; A <= 255; A++) A !== 127 && e.HEADER_CHARS.push(A);
e.CONNECTION_TOKEN_CHARS = e.HEADER_CHARS.filter(A => A !== 44);
e.MAJOR = e.NUM_MAP;
e.MINOR = e.MAJOR;
var n;
(function(A) {
A[A["GENERAL"] = 0] = "GENERAL";
A[A["CONNECTION"] = 1] = "CONNECTION";
A[A["CONTENT_LENGTH"] = 2] = "CONTENT_LENGTH";
A[A["TRANSFER_ENCODING"] = 3] = "TRANSFER_ENCODING";
A[A["UPGRADE"] = 4] = "UPGRADE";
A[A["CONNECTION_KEEP_ALIVE"] = 5] = "CONNECTION_KEEP_ALIVE";
A[A["CONNECTION_CLOSE"] = 6] = "CONNECTION_CLOSE";
A[A["CONNECTION_UPGRADE"] = 7] = "CONNECTION_UPGRADE";
A[A["TRANSFER_ENCODING_CHUNKED"] = 8] = "TRANSFER_ENCODING_CHUNKED";
})(n = e.HEADER_STATE || (e.HEADER_STATE = {}));
e.SPECIAL_HEADERS = {
connection: n.CONNECTION,
"content-length": n.CONTENT_LENGTH,
"proxy-connection": n.CONNECTION,
"transfer-encoding": n.TRANSFER_ENCODING,
upgrade: n.UPGRADE
};
}),
63870: (function(A, e, t) {
"use strict";
const {Buffer: r} = t(4573);
A.exports = r.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK07MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtXACAAQRhqQgA3AwAgAEIANwMAIABBOGpCADcDACAAQTBqQgA3AwAgAEEoakIANwMAIABBIGpCADcDACAAQRBqQgA3AwAgAEEIakIANwMAIABB3QE2AhwLBgAgABAyC5otAQt/IwBBEGsiCiQAQaTQACgCACIJRQRAQeTTACgCACIFRQRAQfDTAEJ/NwIAQejTAEKAgISAgIDAADcCAEHk0wAgCkEIakFwcUHYqtWqBXMiBTYCAEH40wBBADYCAEHI0wBBADYCAAtBzNMAQYDUBDYCAEGc0ABBgNQENgIAQbDQACAFNgIAQazQAEF/NgIAQdDTAEGArAM2AgADQCABQcjQAGogAUG80ABqIgI2AgAgAiABQbTQAGoiAzYCACABQcDQAGogAzYCACABQdDQAGogAUHE0ABqIgM2AgAgAyACNgIAIAFB2NAAaiABQczQAGoiAjYCACACIAM2AgAgAUHU0ABqIAI2AgAgAUEgaiIBQYACRw0AC0GM1ARBwasDNgIAQajQAEH00wAoAgA2AgBBmNAAQcCrAzYCAEGk0ABBiNQENgIAQcz/B0E4NgIAQYjUBCEJCwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB7AFNBEBBjNAAKAIAIgZBECAAQRNqQXBxIABBC0kbIgRBA3YiAHYiAUEDcQRAAkAgAUEBcSAAckEBcyICQQN0IgBBtNAAaiIBIABBvNAAaigCACIAKAIIIgNGBEBBjNAAIAZBfiACd3E2AgAMAQsgASADNgIIIAMgATYCDAsgAEEIaiEBIAAgAkEDdCICQQNyNgIEIAAgAmoiACAAKAIEQQFyNgIEDBELQZTQACgCACIIIARPDQEgAQRAAkBBAiAAdCICQQAgAmtyIAEgAHRxaCIAQQN0IgJBtNAAaiIBIAJBvNAAaigCACICKAIIIgNGBEBBjNAAIAZBfiAAd3EiBjYCAAwBCyABIAM2AgggAyABNgIMCyACIARBA3I2AgQgAEEDdCIAIARrIQUgACACaiAFNgIAIAIgBGoiBCAFQQFyNgIEIAgEQCAIQXhxQbTQAGohAEGg0AAoAgAhAwJ/QQEgCEEDdnQiASAGcUUEQEGM0AAgASAGcjYCACAADAELIAAoAggLIgEgAzYCDCAAIAM2AgggAyAANgIMIAMgATYCCAsgAkEIaiEBQaDQACAENgIAQZTQACAFNgIADBELQZDQACgCACILRQ0BIAtoQQJ0QbzSAGooAgAiACgCBEF4cSAEayEFIAAhAgNAAkAgAigCECIBRQRAIAJBFGooAgAiAUUNAQsgASgCBEF4cSAEayIDIAVJIQIgAyAFIAIbIQUgASAAIAIbIQAgASECDAELCyAAKAIYIQkgACgCDCIDIABHBEBBnNAAKAIAGiADIAAoAggiATYCCCABIAM2AgwMEAsgAEEUaiICKAIAIgFFBEAgACgCECIBRQ0DIABBEGohAgsDQCACIQcgASIDQRRqIgIoAgAiAQ0AIANBEGohAiADKAIQIgENAAsgB0EANgIADA8LQX8hBCAAQb9/Sw0AIABBE2oiAUFwcSEEQZDQACgCACIIRQ0AQQAgBGshBQJAAkACQAJ/QQAgBEGAAkkNABpBHyAEQf///wdLDQAaIARBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmoLIgZBAnRBvNIAaigCACICRQRAQQAhAUEAIQMMAQtBACEBIARBGSAGQQF2a0EAIAZBH0cbdCEAQQAhAwNAAkAgAigCBEF4cSAEayIHIAVPDQAgAiEDIAciBQ0AQQAhBSACIQEMAwsgASACQRRqKAIAIgcgByACIABBHXZBBHFqQRBqKAIAIgJGGyABIAcbIQEgAEEBdCEAIAINAAsLIAEgA3JFBEBBACEDQQIgBnQiAEEAIABrciAIcSIARQ0DIABoQQJ0QbzSAGooAgAhAQsgAUUNAQsDQCABKAIEQXhxIARrIgIgBUkhACACIAUgABshBSABIAMgABshAyABKAIQIgAEfyAABSABQRRqKAIACyIBDQALCyADRQ0AIAVBlNAAKAIAIARrTw0AIAMoAhghByADIAMoAgwiAEcEQEGc0AAoAgAaIAAgAygCCCIBNgIIIAEgADYCDAwOCyADQRRqIgIoAgAiAUUEQCADKAIQIgFFDQMgA0EQaiECCwNAIAIhBiABIgBBFGoiAigCACIBDQAgAEEQaiECIAAoAhAiAQ0ACyAGQQA2AgAMDQtBlNAAKAIAIgMgBE8EQEGg0AAoAgAhAQJAIAMgBGsiAkEQTwRAIAEgBGoiACACQQFyNgIEIAEgA2ogAjYCACABIARBA3I2AgQMAQsgASADQQNyNgIEIAEgA2oiACAAKAIEQQFyNgIEQQAhAEEAIQILQZTQACACNgIAQaDQACAANgIAIAFBCGohAQwPC0GY0AAoAgAiAyAESwRAIAQgCWoiACADIARrIgFBAXI2AgRBpNAAIAA2AgBBmNAAIAE2AgAgCSAEQQNyNgIEIAlBCGohAQwPC0EAIQEgBAJ/QeTTACgCAARAQezTACgCAAwBC0Hw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBDGpBcHFB2KrVqgVzNgIAQfjTAEEANgIAQcjTAEEANgIAQYCABAsiACAEQccAaiIFaiIGQQAgAGsiB3EiAk8EQEH80wBBMDYCAAwPCwJAQcTTACgCACIBRQ0AQbzTACgCACIIIAJqIQAgACABTSAAIAhLcQ0AQQAhAUH80wBBMDYCAAwPC0HI0wAtAABBBHENBAJAAkAgCQRAQczTACEBA0AgASgCACIAIAlNBEAgACABKAIEaiAJSw0DCyABKAIIIgENAAsLQQAQMyIAQX9GDQUgAiEGQejTACgCACIBQQFrIgMgAHEEQCACIABrIAAgA2pBACABa3FqIQYLIAQgBk8NBSAGQf7///8HSw0FQcTTACgCACIDBEBBvNMAKAIAIgcgBmohASABIAdNDQYgASADSw0GCyAGEDMiASAARw0BDAcLIAYgA2sgB3EiBkH+////B0sNBCAGEDMhACAAIAEoAgAgASgCBGpGDQMgACEBCwJAIAYgBEHIAGpPDQAgAUF/Rg0AQezTACgCACIAIAUgBmtqQQAgAGtxIgBB/v///wdLBEAgASEADAcLIAAQM0F/RwRAIAAgBmohBiABIQAMBwtBACAGaxAzGgwECyABIgBBf0cNBQwDC0EAIQMMDAtBACEADAoLIABBf0cNAgtByNMAQcjTACgCAEEEcjYCAAsgAkH+////B0sNASACEDMhAEEAEDMhASAAQX9GDQEgAUF/Rg0BIAAgAU8NASABIABrIgYgBEE4ak0NAQtBvNMAQbzTACgCACAGaiIBNgIAQcDTACgCACABSQRAQcDTACABNgIACwJAAkACQEGk0AAoAgAiAgRAQczTACEBA0AgACABKAIAIgMgASgCBCIFakYNAiABKAIIIgENAAsMAgtBnNAAKAIAIgFBAEcgACABT3FFBEBBnNAAIAA2AgALQQAhAUHQ0wAgBjYCAEHM0wAgADYCAEGs0ABBfzYCAEGw0ABB5NMAKAIANgIAQdjTAEEANgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBeCAAa0EPcSIBIABqIgIgBkE4ayIDIAFrIgFBAXI2AgRBqNAAQfTTACgCADYCAEGY0AAgATYCAEGk0AAgAjYCACAAIANqQTg2AgQMAgsgACACTQ0AIAIgA0kNACABKAIMQQhxDQBBeCACa0EPcSIAIAJqIgNBmNAAKAIAIAZqIgcgAGsiAEEBcjYCBCABIAUgBmo2AgRBqNAAQfTTACgCADYCAEGY0AAgADYCAEGk0AAgAzYCACACIAdqQTg2AgQMAQsgAEGc0AAoAgBJBEBBnNAAIAA2AgALIAAgBmohA0HM0wAhAQJAAkACQANAIAMgASgCAEcEQCABKAIIIgENAQwCCwsgAS0ADEEIcUUNAQtBzNMAIQEDQCABKAIAIgMgAk0EQCADIAEoAgRqIgUgAksNAwsgASgCCCEBDAALAAsgASAANgIAIAEgASgCBCAGajYCBCAAQXggAGtBD3FqIgkgBEEDcjYCBCADQXggA2tBD3FqIgYgBCAJaiIEayEBIAIgBkYEQEGk0AAgBDYCAEGY0ABBmNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEDAgLQaDQACgCACAGRgRAQaDQACAENgIAQZTQAEGU0AAoAgAgAWoiADYCACAEIABBAXI2AgQgACAEaiAANgIADAgLIAYoAgQiBUEDcUEBRw0GIAVBeHEhCCAFQf8BTQRAIAVBA3YhAyAGKAIIIgAgBigCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBwsgAiAANgIIIAAgAjYCDAwGCyAGKAIYIQcgBiAGKAIMIgBHBEAgACAGKAIIIgI2AgggAiAANgIMDAULIAZBFGoiAigCACIFRQRAIAYoAhAiBUUNBCAGQRBqIQILA0AgAiEDIAUiAEEUaiICKAIAIgUNACAAQRBqIQIgACgCECIFDQALIANBADYCAAwEC0F4IABrQQ9xIgEgAGoiByAGQThrIgMgAWsiAUEBcjYCBCAAIANqQTg2AgQgAiAFQTcgBWtBD3FqQT9rIgMgAyACQRBqSRsiA0EjNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAc2AgAgA0EQakHU0wApAgA3AgAgA0HM0wApAgA3AghB1NMAIANBCGo2AgBB0NMAIAY2AgBBzNMAIAA2AgBB2NMAQQA2AgAgA0EkaiEBA0AgAUEHNgIAIAUgAUEEaiIBSw0ACyACIANGDQAgAyADKAIEQX5xNgIEIAMgAyACayIFNgIAIAIgBUEBcjYCBCAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIDcUUEQEGM0AAgASADcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEGQ0AAoAgAiA0EBIAF0IgZxRQRAIAAgAjYCAEGQ0AAgAyAGcjYCACACIAA2AhggAiACNgIIIAIgAjYCDAwBCyAFQRkgAUEBdmtBACABQR9HG3QhASAAKAIAIQMCQANAIAMiACgCBEF4cSAFRg0BIAFBHXYhAyABQQF0IQEgACADQQRxakEQaiIGKAIAIgMNAAsgBiACNgIAIAIgADYCGCACIAI2AgwgAiACNgIIDAELIAAoAggiASACNgIMIAAgAjYCCCACQQA2AhggAiAANgIMIAIgATYCCAtBmNAAKAIAIgEgBE0NAEGk0AAoAgAiACAEaiICIAEgBGsiAUEBcjYCBEGY0AAgATYCAEGk0AAgAjYCACAAIARBA3I2AgQgAEEIaiEBDAgLQQAhAUH80wBBMDYCAAwHC0EAIQALIAdFDQACQCAGKAIcIgJBAnRBvNIAaiIDKAIAIAZGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAdBEEEUIAcoAhAgBkYbaiAANgIAIABFDQELIAAgBzYCGCAGKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAGQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAIaiEBIAYgCGoiBigCBCEFCyAGIAVBfnE2AgQgASAEaiABNgIAIAQgAUEBcjYCBCABQf8BTQRAIAFBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASABQQN2dCIBcUUEQEGM0AAgASACcjYCACAADAELIAAoAggLIgEgBDYCDCAAIAQ2AgggBCAANgIMIAQgATYCCAwBC0EfIQUgAUH///8HTQRAIAFBJiABQQh2ZyIAa3ZBAXEgAEEBdGtBPmohBQsgBCAFNgIcIARCADcCECAFQQJ0QbzSAGohAEGQ0AAoAgAiAkEBIAV0IgNxRQRAIAAgBDYCAEGQ0AAgAiADcjYCACAEIAA2AhggBCAENgIIIAQgBDYCDAwBCyABQRkgBUEBdmtBACAFQR9HG3QhBSAAKAIAIQACQANAIAAiAigCBEF4cSABRg0BIAVBHXYhACAFQQF0IQUgAiAAQQRxakEQaiIDKAIAIgANAAsgAyAENgIAIAQgAjYCGCAEIAQ2AgwgBCAENgIIDAELIAIoAggiACAENgIMIAIgBDYCCCAEQQA2AhggBCACNgIMIAQgADYCCAsgCUEIaiEBDAILAkAgB0UNAAJAIAMoAhwiAUECdEG80gBqIgIoAgAgA0YEQCACIAA2AgAgAA0BQZDQACAIQX4gAXdxIgg2AgAMAgsgB0EQQRQgBygCECADRhtqIAA2AgAgAEUNAQsgACAHNgIYIAMoAhAiAQRAIAAgATYCECABIAA2AhgLIANBFGooAgAiAUUNACAAQRRqIAE2AgAgASAANgIYCwJAIAVBD00EQCADIAQgBWoiAEEDcjYCBCAAIANqIgAgACgCBEEBcjYCBAwBCyADIARqIgIgBUEBcjYCBCADIARBA3I2AgQgAiAFaiAFNgIAIAVB/wFNBEAgBUF4cUG00ABqIQACf0GM0AAoAgAiAUEBIAVBA3Z0IgVxRQRAQYzQACABIAVyNgIAIAAMAQsgACgCCAsiASACNgIMIAAgAjYCCCACIAA2AgwgAiABNgIIDAELQR8hASAFQf///wdNBEAgBUEmIAVBCHZnIgBrdkEBcSAAQQF0a0E+aiEBCyACIAE2AhwgAkIANwIQIAFBAnRBvNIAaiEAQQEgAXQiBCAIcUUEQCAAIAI2AgBBkNAAIAQgCHI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEEAkADQCAEIgAoAgRBeHEgBUYNASABQR12IQQgAUEBdCEBIAAgBEEEcWpBEGoiBigCACIEDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLIANBCGohAQwBCwJAIAlFDQACQCAAKAIcIgFBAnRBvNIAaiICKAIAIABGBEAgAiADNgIAIAMNAUGQ0AAgC0F+IAF3cTYCAAwCCyAJQRBBFCAJKAIQIABGG2ogAzYCACADRQ0BCyADIAk2AhggACgCECIBBEAgAyABNgIQIAEgAzYCGAsgAEEUaigCACIBRQ0AIANBFGogATYCACABIAM2AhgLAkAgBUEPTQRAIAAgBCAFaiIBQQNyNgIEIAAgAWoiASABKAIEQQFyNgIEDAELIAAgBGoiByAFQQFyNgIEIAAgBEEDcjYCBCAFIAdqIAU2AgAgCARAIAhBeHFBtNAAaiEBQaDQACgCACEDAn9BASAIQQN2dCICIAZxRQRAQYzQACACIAZyNgIAIAEMAQsgASgCCAsiAiADNgIMIAEgAzYCCCADIAE2AgwgAyACNgIIC0Gg0AAgBzYCAEGU0AAgBTYCAAsgAEEIaiEBCyAKQRBqJAAgAQtDACAARQRAPwBBEHQPCwJAIABB//8DcQ0AIABBAEgNACAAQRB2QAAiAEF/RgRAQfzTAEEwNgIAQX8PCyAAQRB0DwsACwvcPyIAQYAICwkBAAAAAgAAAAMAQZQICwUEAAAABQBBpAgLCQYAAAAHAAAACABB3AgLii1JbnZhbGlkIGNoYXIgaW4gdXJsIHF1ZXJ5AFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fYm9keQBDb250ZW50LUxlbmd0aCBvdmVyZmxvdwBDaHVuayBzaXplIG92ZXJmbG93AFJlc3BvbnNlIG92ZXJmbG93AEludmFsaWQgbWV0aG9kIGZvciBIVFRQL3gueCByZXF1ZXN0AEludmFsaWQgbWV0aG9kIGZvciBSVFNQL3gueCByZXF1ZXN0AEV4cGVjdGVkIFNPVVJDRSBtZXRob2QgZm9yIElDRS94LnggcmVxdWVzdABJbnZhbGlkIGNoYXIgaW4gdXJsIGZyYWdtZW50IHN0YXJ0AEV4cGVjdGVkIGRvdABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3N0YXR1cwBJbnZhbGlkIHJlc3BvbnNlIHN0YXR1cwBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zAFVzZXIgY2FsbGJhY2sgZXJyb3IAYG9uX3Jlc2V0YCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfaGVhZGVyYCBjYWxsYmFjayBlcnJvcgBgb25fbWVzc2FnZV9iZWdpbmAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3N0YXR1c19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX3ZlcnNpb25fY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl91cmxfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZWAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXRob2RfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfZmllbGRfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fbmFtZWAgY2FsbGJhY2sgZXJyb3IAVW5leHBlY3RlZCBjaGFyIGluIHVybCBzZXJ2ZXIASW52YWxpZCBoZWFkZXIgdmFsdWUgY2hhcgBJbnZhbGlkIGhlYWRlciBmaWVsZCBjaGFyAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdmVyc2lvbgBJbnZhbGlkIG1pbm9yIHZlcnNpb24ASW52YWxpZCBtYWpvciB2ZXJzaW9uAEV4cGVjdGVkIHNwYWNlIGFmdGVyIHZlcnNpb24ARXhwZWN0ZWQgQ1JMRiBhZnRlciB2ZXJzaW9uAEludmFsaWQgSFRUUCB2ZXJzaW9uAEludmFsaWQgaGVhZGVyIHRva2VuAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fdXJsAEludmFsaWQgY2hhcmFjdGVycyBpbiB1cmwAVW5leHBlY3RlZCBzdGFydCBjaGFyIGluIHVybABEb3VibGUgQCBpbiB1cmwARW1wdHkgQ29udGVudC1MZW5ndGgASW52YWxpZCBjaGFyYWN0ZXIgaW4gQ29udGVudC1MZW5ndGgARHVwbGljYXRlIENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhciBpbiB1cmwgcGF0aABDb250ZW50LUxlbmd0aCBjYW4ndCBiZSBwcmVzZW50IHdpdGggVHJhbnNmZXItRW5jb2RpbmcASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgc2l6ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl92YWx1ZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl92YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHZhbHVlAE1pc3NpbmcgZXhwZWN0ZWQgTEYgYWZ0ZXIgaGVhZGVyIHZhbHVlAEludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYCBoZWFkZXIgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZSB2YWx1ZQBJbnZhbGlkIGNoYXJhY3RlciBpbiBjaHVuayBleHRlbnNpb25zIHF1b3RlZCB2YWx1ZQBQYXVzZWQgYnkgb25faGVhZGVyc19jb21wbGV0ZQBJbnZhbGlkIEVPRiBzdGF0ZQBvbl9yZXNldCBwYXVzZQBvbl9jaHVua19oZWFkZXIgcGF1c2UAb25fbWVzc2FnZV9iZWdpbiBwYXVzZQBvbl9jaHVua19leHRlbnNpb25fdmFsdWUgcGF1c2UAb25fc3RhdHVzX2NvbXBsZXRlIHBhdXNlAG9uX3ZlcnNpb25fY29tcGxldGUgcGF1c2UAb25fdXJsX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2NvbXBsZXRlIHBhdXNlAG9uX2hlYWRlcl92YWx1ZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXNzYWdlX2NvbXBsZXRlIHBhdXNlAG9uX21ldGhvZF9jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfZmllbGRfY29tcGxldGUgcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUgcGF1c2UAVW5leHBlY3RlZCBzcGFjZSBhZnRlciBzdGFydCBsaW5lAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fY2h1bmtfZXh0ZW5zaW9uX25hbWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBuYW1lAFBhdXNlIG9uIENPTk5FQ1QvVXBncmFkZQBQYXVzZSBvbiBQUkkvVXBncmFkZQBFeHBlY3RlZCBIVFRQLzIgQ29ubmVjdGlvbiBQcmVmYWNlAFNwYW4gY2FsbGJhY2sgZXJyb3IgaW4gb25fbWV0aG9kAEV4cGVjdGVkIHNwYWNlIGFmdGVyIG1ldGhvZABTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2hlYWRlcl9maWVsZABQYXVzZWQASW52YWxpZCB3b3JkIGVuY291bnRlcmVkAEludmFsaWQgbWV0aG9kIGVuY291bnRlcmVkAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2NoZW1hAFJlcXVlc3QgaGFzIGludmFsaWQgYFRyYW5zZmVyLUVuY29kaW5nYABTV0lUQ0hfUFJPWFkAVVNFX1BST1hZAE1LQUNUSVZJVFkAVU5QUk9DRVNTQUJMRV9FTlRJVFkAQ09QWQBNT1ZFRF9QRVJNQU5FTlRMWQBUT09fRUFSTFkATk9USUZZAEZBSUxFRF9ERVBFTkRFTkNZAEJBRF9HQVRFV0FZAFBMQVkAUFVUAENIRUNLT1VUAEdBVEVXQVlfVElNRU9VVABSRVFVRVNUX1RJTUVPVVQATkVUV09SS19DT05ORUNUX1RJTUVPVVQAQ09OTkVDVElPTl9USU1FT1VUAExPR0lOX1RJTUVPVVQATkVUV09SS19SRUFEX1RJTUVPVVQAUE9TVABNSVNESVJFQ1RFRF9SRVFVRVNUAENMSUVOVF9DTE9TRURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX0xPQURfQkFMQU5DRURfUkVRVUVTVABCQURfUkVRVUVTVABIVFRQX1JFUVVFU1RfU0VOVF9UT19IVFRQU19QT1JUAFJFUE9SVABJTV9BX1RFQVBPVABSRVNFVF9DT05URU5UAE5PX0NPTlRFTlQAUEFSVElBTF9DT05URU5UAEhQRV9JTlZBTElEX0NPTlNUQU5UAEhQRV9DQl9SRVNFVABHRVQASFBFX1NUUklDVABDT05GTElDVABURU1QT1JBUllfUkVESVJFQ1QAUEVSTUFORU5UX1JFRElSRUNUAENPTk5FQ1QATVVMVElfU1RBVFVTAEhQRV9JTlZBTElEX1NUQVRVUwBUT09fTUFOWV9SRVFVRVNUUwBFQVJMWV9ISU5UUwBVTkFWQUlMQUJMRV9GT1JfTEVHQUxfUkVBU09OUwBPUFRJT05TAFNXSVRDSElOR19QUk9UT0NPTFMAVkFSSUFOVF9BTFNPX05FR09USUFURVMATVVMVElQTEVfQ0hPSUNFUwBJTlRFUk5BTF9TRVJWRVJfRVJST1IAV0VCX1NFUlZFUl9VTktOT1dOX0VSUk9SAFJBSUxHVU5fRVJST1IASURFTlRJVFlfUFJPVklERVJfQVVUSEVOVElDQVRJT05fRVJST1IAU1NMX0NFUlRJRklDQVRFX0VSUk9SAElOVkFMSURfWF9GT1JXQVJERURfRk9SAFNFVF9QQVJBTUVURVIAR0VUX1BBUkFNRVRFUgBIUEVfVVNFUgBTRUVfT1RIRVIASFBFX0NCX0NIVU5LX0hFQURFUgBNS0NBTEVOREFSAFNFVFVQAFdFQl9TRVJWRVJfSVNfRE9XTgBURUFSRE9XTgBIUEVfQ0xPU0VEX0NPTk5FQ1RJT04ASEVVUklTVElDX0VYUElSQVRJT04ARElTQ09OTkVDVEVEX09QRVJBVElPTgBOT05fQVVUSE9SSVRBVElWRV9JTkZPUk1BVElPTgBIUEVfSU5WQUxJRF9WRVJTSU9OAEhQRV9DQl9NRVNTQUdFX0JFR0lOAFNJVEVfSVNfRlJPWkVOAEhQRV9JTlZBTElEX0hFQURFUl9UT0tFTgBJTlZBTElEX1RPS0VOAEZPUkJJRERFTgBFTkhBTkNFX1lPVVJfQ0FMTQBIUEVfSU5WQUxJRF9VUkwAQkxPQ0tFRF9CWV9QQVJFTlRBTF9DT05UUk9MAE1LQ09MAEFDTABIUEVfSU5URVJOQUwAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRV9VTk9GRklDSUFMAEhQRV9PSwBVTkxJTksAVU5MT0NLAFBSSQBSRVRSWV9XSVRIAEhQRV9JTlZBTElEX0NPTlRFTlRfTEVOR1RIAEhQRV9VTkVYUEVDVEVEX0NPTlRFTlRfTEVOR1RIAEZMVVNIAFBST1BQQVRDSABNLVNFQVJDSABVUklfVE9PX0xPTkcAUFJPQ0VTU0lORwBNSVNDRUxMQU5FT1VTX1BFUlNJU1RFTlRfV0FSTklORwBNSVNDRUxMQU5FT1VTX1dBUk5JTkcASFBFX0lOVkFMSURfVFJBTlNGRVJfRU5DT0RJTkcARXhwZWN0ZWQgQ1JMRgBIUEVfSU5WQUxJRF9DSFVOS19TSVpFAE1PVkUAQ09OVElOVUUASFBFX0NCX1NUQVRVU19DT01QTEVURQBIUEVfQ0JfSEVBREVSU19DT01QTEVURQBIUEVfQ0JfVkVSU0lPTl9DT01QTEVURQBIUEVfQ0JfVVJMX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19DT01QTEVURQBIUEVfQ0JfSEVBREVSX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fVkFMVUVfQ09NUExFVEUASFBFX0NCX0NIVU5LX0VYVEVOU0lPTl9OQU1FX0NPTVBMRVRFAEhQRV9DQl9NRVNTQUdFX0NPTVBMRVRFAEhQRV9DQl9NRVRIT0RfQ09NUExFVEUASFBFX0NCX0hFQURFUl9GSUVMRF9DT01QTEVURQBERUxFVEUASFBFX0lOVkFMSURfRU9GX1NUQVRFAElOVkFMSURfU1NMX0NFUlRJRklDQVRFAFBBVVNFAE5PX1JFU1BPTlNFAFVOU1VQUE9SVEVEX01FRElBX1RZUEUAR09ORQBOT1RfQUNDRVBUQUJMRQBTRVJWSUNFX1VOQVZBSUxBQkxFAFJBTkdFX05PVF9TQVRJU0ZJQUJMRQBPUklHSU5fSVNfVU5SRUFDSEFCTEUAUkVTUE9OU0VfSVNfU1RBTEUAUFVSR0UATUVSR0UAUkVRVUVTVF9IRUFERVJfRklFTERTX1RPT19MQVJHRQBSRVFVRVNUX0hFQURFUl9UT09fTEFSR0UAUEFZTE9BRF9UT09fTEFSR0UASU5TVUZGSUNJRU5UX1NUT1JBR0UASFBFX1BBVVNFRF9VUEdSQURFAEhQRV9QQVVTRURfSDJfVVBHUkFERQBTT1VSQ0UAQU5OT1VOQ0UAVFJBQ0UASFBFX1VORVhQRUNURURfU1BBQ0UAREVTQ1JJQkUAVU5TVUJTQ1JJQkUAUkVDT1JEAEhQRV9JTlZBTElEX01FVEhPRABOT1RfRk9VTkQAUFJPUEZJTkQAVU5CSU5EAFJFQklORABVTkFVVEhPUklaRUQATUVUSE9EX05PVF9BTExPV0VEAEhUVFBfVkVSU0lPTl9OT1RfU1VQUE9SVEVEAEFMUkVBRFlfUkVQT1JURUQAQUNDRVBURUQATk9UX0lNUExFTUVOVEVEAExPT1BfREVURUNURUQASFBFX0NSX0VYUEVDVEVEAEhQRV9MRl9FWFBFQ1RFRABDUkVBVEVEAElNX1VTRUQASFBFX1BBVVNFRABUSU1FT1VUX09DQ1VSRUQAUEFZTUVOVF9SRVFVSVJFRABQUkVDT05ESVRJT05fUkVRVUlSRUQAUFJPWFlfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATkVUV09SS19BVVRIRU5USUNBVElPTl9SRVFVSVJFRABMRU5HVEhfUkVRVUlSRUQAU1NMX0NFUlRJRklDQVRFX1JFUVVJUkVEAFVQR1JBREVfUkVRVUlSRUQAUEFHRV9FWFBJUkVEAFBSRUNPTkRJVElPTl9GQUlMRUQARVhQRUNUQVRJT05fRkFJTEVEAFJFVkFMSURBVElPTl9GQUlMRUQAU1NMX0hBTkRTSEFLRV9GQUlMRUQATE9DS0VEAFRSQU5TRk9STUFUSU9OX0FQUExJRUQATk9UX01PRElGSUVEAE5PVF9FWFRFTkRFRABCQU5EV0lEVEhfTElNSVRfRVhDRUVERUQAU0lURV9JU19PVkVSTE9BREVEAEhFQUQARXhwZWN0ZWQgSFRUUC8AAF4TAAAmEwAAMBAAAPAXAACdEwAAFRIAADkXAADwEgAAChAAAHUSAACtEgAAghMAAE8UAAB/EAAAoBUAACMUAACJEgAAixQAAE0VAADUEQAAzxQAABAYAADJFgAA3BYAAMERAADgFwAAuxQAAHQUAAB8FQAA5RQAAAgXAAAfEAAAZRUAAKMUAAAoFQAAAhUAAJkVAAAsEAAAixkAAE8PAADUDgAAahAAAM4QAAACFwAAiQ4AAG4TAAAcEwAAZhQAAFYXAADBEwAAzRMAAGwTAABoFwAAZhcAAF8XAAAiEwAAzg8AAGkOAADYDgAAYxYAAMsTAACqDgAAKBcAACYXAADFEwAAXRYAAOgRAABnEwAAZRMAAPIWAABzEwAAHRcAAPkWAADzEQAAzw4AAM4VAAAMEgAAsxEAAKURAABhEAAAMhcAALsTAEH5NQsBAQBBkDYL4AEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB/TcLAQEAQZE4C14CAwICAgICAAACAgACAgACAgICAgICAgICAAQAAAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEH9OQsBAQBBkToLXgIAAgICAgIAAAICAAICAAICAgICAgICAgIAAwAEAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgIAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgICAgACAAIAQfA7Cw1sb3NlZWVwLWFsaXZlAEGJPAsBAQBBoDwL4AEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBBiT4LAQEAQaA+C+cBAQEBAQEBAQEBAQEBAgEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQFjaHVua2VkAEGwwAALXwEBAAEBAQEBAAABAQABAQABAQEBAQEBAQEBAAAAAAAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAEGQwgALIWVjdGlvbmVudC1sZW5ndGhvbnJveHktY29ubmVjdGlvbgBBwMIACy1yYW5zZmVyLWVuY29kaW5ncGdyYWRlDQoNCg0KU00NCg0KVFRQL0NFL1RTUC8AQfnCAAsFAQIAAQMAQZDDAAvgAQQBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH5xAALBQECAAEDAEGQxQAL4AEEAQEFAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cYACwQBAAABAEGRxwAL3wEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAEH6yAALBAEAAAIAQZDJAAtfAwQAAAQEBAQEBAQEBAQEBQQEBAQEBAQEBAQEBAAEAAYHBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQABAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAAAAQAQfrKAAsEAQAAAQBBkMsACwEBAEGqywALQQIAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwAAAAAAAAMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAEH6zAALBAEAAAEAQZDNAAsBAQBBms0ACwYCAAAAAAIAQbHNAAs6AwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB8M4AC5YBTk9VTkNFRUNLT1VUTkVDVEVURUNSSUJFTFVTSEVURUFEU0VBUkNIUkdFQ1RJVklUWUxFTkRBUlZFT1RJRllQVElPTlNDSFNFQVlTVEFUQ0hHRU9SRElSRUNUT1JUUkNIUEFSQU1FVEVSVVJDRUJTQ1JJQkVBUkRPV05BQ0VJTkROS0NLVUJTQ1JJQkVIVFRQL0FEVFAv", "base64");
}),
53434: (function(A, e, t) {
"use strict";
const {Buffer: r} = t(4573);
A.exports = r.from("AGFzbQEAAAABJwdgAX8Bf2ADf39/AX9gAX8AYAJ/fwBgBH9/f38Bf2AAAGADf39/AALLAQgDZW52GHdhc21fb25faGVhZGVyc19jb21wbGV0ZQAEA2VudhV3YXNtX29uX21lc3NhZ2VfYmVnaW4AAANlbnYLd2FzbV9vbl91cmwAAQNlbnYOd2FzbV9vbl9zdGF0dXMAAQNlbnYUd2FzbV9vbl9oZWFkZXJfZmllbGQAAQNlbnYUd2FzbV9vbl9oZWFkZXJfdmFsdWUAAQNlbnYMd2FzbV9vbl9ib2R5AAEDZW52GHdhc21fb25fbWVzc2FnZV9jb21wbGV0ZQAAAy0sBQYAAAIAAAAAAAACAQIAAgICAAADAAAAAAMDAwMBAQEBAQEBAQEAAAIAAAAEBQFwARISBQMBAAIGCAF/AUGA1AQLB9EFIgZtZW1vcnkCAAtfaW5pdGlhbGl6ZQAIGV9faW5kaXJlY3RfZnVuY3Rpb25fdGFibGUBAAtsbGh0dHBfaW5pdAAJGGxsaHR0cF9zaG91bGRfa2VlcF9hbGl2ZQAvDGxsaHR0cF9hbGxvYwALBm1hbGxvYwAxC2xsaHR0cF9mcmVlAAwEZnJlZQAMD2xsaHR0cF9nZXRfdHlwZQANFWxsaHR0cF9nZXRfaHR0cF9tYWpvcgAOFWxsaHR0cF9nZXRfaHR0cF9taW5vcgAPEWxsaHR0cF9nZXRfbWV0aG9kABAWbGxodHRwX2dldF9zdGF0dXNfY29kZQAREmxsaHR0cF9nZXRfdXBncmFkZQASDGxsaHR0cF9yZXNldAATDmxsaHR0cF9leGVjdXRlABQUbGxodHRwX3NldHRpbmdzX2luaXQAFQ1sbGh0dHBfZmluaXNoABYMbGxodHRwX3BhdXNlABcNbGxodHRwX3Jlc3VtZQAYG2xsaHR0cF9yZXN1bWVfYWZ0ZXJfdXBncmFkZQAZEGxsaHR0cF9nZXRfZXJybm8AGhdsbGh0dHBfZ2V0X2Vycm9yX3JlYXNvbgAbF2xsaHR0cF9zZXRfZXJyb3JfcmVhc29uABwUbGxodHRwX2dldF9lcnJvcl9wb3MAHRFsbGh0dHBfZXJybm9fbmFtZQAeEmxsaHR0cF9tZXRob2RfbmFtZQAfEmxsaHR0cF9zdGF0dXNfbmFtZQAgGmxsaHR0cF9zZXRfbGVuaWVudF9oZWFkZXJzACEhbGxodHRwX3NldF9sZW5pZW50X2NodW5rZWRfbGVuZ3RoACIdbGxodHRwX3NldF9sZW5pZW50X2tlZXBfYWxpdmUAIyRsbGh0dHBfc2V0X2xlbmllbnRfdHJhbnNmZXJfZW5jb2RpbmcAJBhsbGh0dHBfbWVzc2FnZV9uZWVkc19lb2YALgkXAQBBAQsRAQIDBAUKBgcrLSwqKSglJyYK77MCLBYAQYjQACgCAARAAAtBiNAAQQE2AgALFAAgABAwIAAgAjYCOCAAIAE6ACgLFAAgACAALwEyIAAtAC4gABAvEAALHgEBf0HAABAyIgEQMCABQYAINgI4IAEgADoAKCABC48MAQd/AkAgAEUNACAAQQhrIgEgAEEEaygCACIAQXhxIgRqIQUCQCAAQQFxDQAgAEEDcUUNASABIAEoAgAiAGsiAUGc0AAoAgBJDQEgACAEaiEEAkACQEGg0AAoAgAgAUcEQCAAQf8BTQRAIABBA3YhAyABKAIIIgAgASgCDCICRgRAQYzQAEGM0AAoAgBBfiADd3E2AgAMBQsgAiAANgIIIAAgAjYCDAwECyABKAIYIQYgASABKAIMIgBHBEAgACABKAIIIgI2AgggAiAANgIMDAMLIAFBFGoiAygCACICRQRAIAEoAhAiAkUNAiABQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFKAIEIgBBA3FBA0cNAiAFIABBfnE2AgRBlNAAIAQ2AgAgBSAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCABKAIcIgJBAnRBvNIAaiIDKAIAIAFGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgAUYbaiAANgIAIABFDQELIAAgBjYCGCABKAIQIgIEQCAAIAI2AhAgAiAANgIYCyABQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAFTw0AIAUoAgQiAEEBcUUNAAJAAkACQAJAIABBAnFFBEBBpNAAKAIAIAVGBEBBpNAAIAE2AgBBmNAAQZjQACgCACAEaiIANgIAIAEgAEEBcjYCBCABQaDQACgCAEcNBkGU0ABBADYCAEGg0ABBADYCAAwGC0Gg0AAoAgAgBUYEQEGg0AAgATYCAEGU0ABBlNAAKAIAIARqIgA2AgAgASAAQQFyNgIEIAAgAWogADYCAAwGCyAAQXhxIARqIQQgAEH/AU0EQCAAQQN2IQMgBSgCCCIAIAUoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAULIAIgADYCCCAAIAI2AgwMBAsgBSgCGCEGIAUgBSgCDCIARwRAQZzQACgCABogACAFKAIIIgI2AgggAiAANgIMDAMLIAVBFGoiAygCACICRQRAIAUoAhAiAkUNAiAFQRBqIQMLA0AgAyEHIAIiAEEUaiIDKAIAIgINACAAQRBqIQMgACgCECICDQALIAdBADYCAAwCCyAFIABBfnE2AgQgASAEaiAENgIAIAEgBEEBcjYCBAwDC0EAIQALIAZFDQACQCAFKAIcIgJBAnRBvNIAaiIDKAIAIAVGBEAgAyAANgIAIAANAUGQ0ABBkNAAKAIAQX4gAndxNgIADAILIAZBEEEUIAYoAhAgBUYbaiAANgIAIABFDQELIAAgBjYCGCAFKAIQIgIEQCAAIAI2AhAgAiAANgIYCyAFQRRqKAIAIgJFDQAgAEEUaiACNgIAIAIgADYCGAsgASAEaiAENgIAIAEgBEEBcjYCBCABQaDQACgCAEcNAEGU0AAgBDYCAAwBCyAEQf8BTQRAIARBeHFBtNAAaiEAAn9BjNAAKAIAIgJBASAEQQN2dCIDcUUEQEGM0AAgAiADcjYCACAADAELIAAoAggLIgIgATYCDCAAIAE2AgggASAANgIMIAEgAjYCCAwBC0EfIQIgBEH///8HTQRAIARBJiAEQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAgsgASACNgIcIAFCADcCECACQQJ0QbzSAGohAAJAQZDQACgCACIDQQEgAnQiB3FFBEAgACABNgIAQZDQACADIAdyNgIAIAEgADYCGCABIAE2AgggASABNgIMDAELIARBGSACQQF2a0EAIAJBH0cbdCECIAAoAgAhAAJAA0AgACIDKAIEQXhxIARGDQEgAkEddiEAIAJBAXQhAiADIABBBHFqQRBqIgcoAgAiAA0ACyAHIAE2AgAgASADNgIYIAEgATYCDCABIAE2AggMAQsgAygCCCIAIAE2AgwgAyABNgIIIAFBADYCGCABIAM2AgwgASAANgIIC0Gs0ABBrNAAKAIAQQFrIgBBfyAAGzYCAAsLBwAgAC0AKAsHACAALQAqCwcAIAAtACsLBwAgAC0AKQsHACAALwEyCwcAIAAtAC4LQAEEfyAAKAIYIQEgAC0ALSECIAAtACghAyAAKAI4IQQgABAwIAAgBDYCOCAAIAM6ACggACACOgAtIAAgATYCGAu74gECB38DfiABIAJqIQQCQCAAIgIoAgwiAA0AIAIoAgQEQCACIAE2AgQLIwBBEGsiCCQAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAIoAhwiA0EBaw7dAdoBAdkBAgMEBQYHCAkKCwwNDtgBDxDXARES1gETFBUWFxgZGhvgAd8BHB0e1QEfICEiIyQl1AEmJygpKiss0wHSAS0u0QHQAS8wMTIzNDU2Nzg5Ojs8PT4/QEFCQ0RFRtsBR0hJSs8BzgFLzQFMzAFNTk9QUVJTVFVWV1hZWltcXV5fYGFiY2RlZmdoaWprbG1ub3BxcnN0dXZ3eHl6e3x9fn+AAYEBggGDAYQBhQGGAYcBiAGJAYoBiwGMAY0BjgGPAZABkQGSAZMBlAGVAZYBlwGYAZkBmgGbAZwBnQGeAZ8BoAGhAaIBowGkAaUBpgGnAagBqQGqAasBrAGtAa4BrwGwAbEBsgGzAbQBtQG2AbcBywHKAbgByQG5AcgBugG7AbwBvQG+Ab8BwAHBAcIBwwHEAcUBxgEA3AELQQAMxgELQQ4MxQELQQ0MxAELQQ8MwwELQRAMwgELQRMMwQELQRQMwAELQRUMvwELQRYMvgELQRgMvQELQRkMvAELQRoMuwELQRsMugELQRwMuQELQR0MuAELQQgMtwELQR4MtgELQSAMtQELQR8MtAELQQcMswELQSEMsgELQSIMsQELQSMMsAELQSQMrwELQRIMrgELQREMrQELQSUMrAELQSYMqwELQScMqgELQSgMqQELQcMBDKgBC0EqDKcBC0ErDKYBC0EsDKUBC0EtDKQBC0EuDKMBC0EvDKIBC0HEAQyhAQtBMAygAQtBNAyfAQtBDAyeAQtBMQydAQtBMgycAQtBMwybAQtBOQyaAQtBNQyZAQtBxQEMmAELQQsMlwELQToMlgELQTYMlQELQQoMlAELQTcMkwELQTgMkgELQTwMkQELQTsMkAELQT0MjwELQQkMjgELQSkMjQELQT4MjAELQT8MiwELQcAADIoBC0HBAAyJAQtBwgAMiAELQcMADIcBC0HEAAyGAQtBxQAMhQELQcYADIQBC0EXDIMBC0HHAAyCAQtByAAMgQELQckADIABC0HKAAx/C0HLAAx+C0HNAAx9C0HMAAx8C0HOAAx7C0HPAAx6C0HQAAx5C0HRAAx4C0HSAAx3C0HTAAx2C0HUAAx1C0HWAAx0C0HVAAxzC0EGDHILQdcADHELQQUMcAtB2AAMbwtBBAxuC0HZAAxtC0HaAAxsC0HbAAxrC0HcAAxqC0EDDGkLQd0ADGgLQd4ADGcLQd8ADGYLQeEADGULQeAADGQLQeIADGMLQeMADGILQQIMYQtB5AAMYAtB5QAMXwtB5gAMXgtB5wAMXQtB6AAMXAtB6QAMWwtB6gAMWgtB6wAMWQtB7AAMWAtB7QAMVwtB7gAMVgtB7wAMVQtB8AAMVAtB8QAMUwtB8gAMUgtB8wAMUQtB9AAMUAtB9QAMTwtB9gAMTgtB9wAMTQtB+AAMTAtB+QAMSwtB+gAMSgtB+wAMSQtB/AAMSAtB/QAMRwtB/gAMRgtB/wAMRQtBgAEMRAtBgQEMQwtBggEMQgtBgwEMQQtBhAEMQAtBhQEMPwtBhgEMPgtBhwEMPQtBiAEMPAtBiQEMOwtBigEMOgtBiwEMOQtBjAEMOAtBjQEMNwtBjgEMNgtBjwEMNQtBkAEMNAtBkQEMMwtBkgEMMgtBkwEMMQtBlAEMMAtBlQEMLwtBlgEMLgtBlwEMLQtBmAEMLAtBmQEMKwtBmgEMKgtBmwEMKQtBnAEMKAtBnQEMJwtBngEMJgtBnwEMJQtBoAEMJAtBoQEMIwtBogEMIgtBowEMIQtBpAEMIAtBpQEMHwtBpgEMHgtBpwEMHQtBqAEMHAtBqQEMGwtBqgEMGgtBqwEMGQtBrAEMGAtBrQEMFwtBrgEMFgtBAQwVC0GvAQwUC0GwAQwTC0GxAQwSC0GzAQwRC0GyAQwQC0G0AQwPC0G1AQwOC0G2AQwNC0G3AQwMC0G4AQwLC0G5AQwKC0G6AQwJC0G7AQwIC0HGAQwHC0G8AQwGC0G9AQwFC0G+AQwEC0G/AQwDC0HAAQwCC0HCAQwBC0HBAQshAwNAAkACQAJAAkACQAJAAkACQAJAIAICfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAgJ/AkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACfwJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACfwJAAkACQAJAAn8CQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCADDsYBAAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHyAhIyUmKCorLC8wMTIzNDU2Nzk6Ozw9lANAQkRFRklLTk9QUVJTVFVWWFpbXF1eX2BhYmNkZWZnaGpsb3Bxc3V2eHl6e3x/gAGBAYIBgwGEAYUBhgGHAYgBiQGKAYsBjAGNAY4BjwGQAZEBkgGTAZQBlQGWAZcBmAGZAZoBmwGcAZ0BngGfAaABoQGiAaMBpAGlAaYBpwGoAakBqgGrAawBrQGuAa8BsAGxAbIBswG0AbUBtgG3AbgBuQG6AbsBvAG9Ab4BvwHAAcEBwgHDAcQBxQHGAccByAHJAcsBzAHNAc4BzwGKA4kDiAOHA4QDgwOAA/sC+gL5AvgC9wL0AvMC8gLLAsECsALZAQsgASAERw3wAkHdASEDDLMDCyABIARHDcgBQcMBIQMMsgMLIAEgBEcNe0H3ACEDDLEDCyABIARHDXBB7wAhAwywAwsgASAERw1pQeoAIQMMrwMLIAEgBEcNZUHoACEDDK4DCyABIARHDWJB5gAhAwytAwsgASAERw0aQRghAwysAwsgASAERw0VQRIhAwyrAwsgASAERw1CQcUAIQMMqgMLIAEgBEcNNEE/IQMMqQMLIAEgBEcNMkE8IQMMqAMLIAEgBEcNK0ExIQMMpwMLIAItAC5BAUYNnwMMwQILQQAhAAJAAkACQCACLQAqRQ0AIAItACtFDQAgAi8BMCIDQQJxRQ0BDAILIAIvATAiA0EBcUUNAQtBASEAIAItAChBAUYNACACLwEyIgVB5ABrQeQASQ0AIAVBzAFGDQAgBUGwAkYNACADQcAAcQ0AQQAhACADQYgEcUGABEYNACADQShxQQBHIQALIAJBADsBMCACQQA6AC8gAEUN3wIgAkIANwMgDOACC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAARQ3MASAAQRVHDd0CIAJBBDYCHCACIAE2AhQgAkGwGDYCECACQRU2AgxBACEDDKQDCyABIARGBEBBBiEDDKQDCyABQQFqIQFBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAA3ZAgwcCyACQgA3AyBBEiEDDIkDCyABIARHDRZBHSEDDKEDCyABIARHBEAgAUEBaiEBQRAhAwyIAwtBByEDDKADCyACIAIpAyAiCiAEIAFrrSILfSIMQgAgCiAMWhs3AyAgCiALWA3UAkEIIQMMnwMLIAEgBEcEQCACQQk2AgggAiABNgIEQRQhAwyGAwtBCSEDDJ4DCyACKQMgQgBSDccBIAIgAi8BMEGAAXI7ATAMQgsgASAERw0/QdAAIQMMnAMLIAEgBEYEQEELIQMMnAMLIAFBAWohAUEAIQACQCACKAI4IgNFDQAgAygCUCIDRQ0AIAIgAxEAACEACyAADc8CDMYBC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ3GASAAQRVHDc0CIAJBCzYCHCACIAE2AhQgAkGCGTYCECACQRU2AgxBACEDDJoDC0EAIQACQCACKAI4IgNFDQAgAygCSCIDRQ0AIAIgAxEAACEACyAARQ0MIABBFUcNygIgAkEaNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMmQMLQQAhAAJAIAIoAjgiA0UNACADKAJMIgNFDQAgAiADEQAAIQALIABFDcQBIABBFUcNxwIgAkELNgIcIAIgATYCFCACQZEXNgIQIAJBFTYCDEEAIQMMmAMLIAEgBEYEQEEPIQMMmAMLIAEtAAAiAEE7Rg0HIABBDUcNxAIgAUEBaiEBDMMBC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3DASAAQRVHDcICIAJBDzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJYDCwNAIAEtAABB8DVqLQAAIgBBAUcEQCAAQQJHDcECIAIoAgQhAEEAIQMgAkEANgIEIAIgACABQQFqIgEQLSIADcICDMUBCyAEIAFBAWoiAUcNAAtBEiEDDJUDC0EAIQACQCACKAI4IgNFDQAgAygCTCIDRQ0AIAIgAxEAACEACyAARQ3FASAAQRVHDb0CIAJBGzYCHCACIAE2AhQgAkGRFzYCECACQRU2AgxBACEDDJQDCyABIARGBEBBFiEDDJQDCyACQQo2AgggAiABNgIEQQAhAAJAIAIoAjgiA0UNACADKAJIIgNFDQAgAiADEQAAIQALIABFDcIBIABBFUcNuQIgAkEVNgIcIAIgATYCFCACQYIZNgIQIAJBFTYCDEEAIQMMkwMLIAEgBEcEQANAIAEtAABB8DdqLQAAIgBBAkcEQAJAIABBAWsOBMQCvQIAvgK9AgsgAUEBaiEBQQghAwz8AgsgBCABQQFqIgFHDQALQRUhAwyTAwtBFSEDDJIDCwNAIAEtAABB8DlqLQAAIgBBAkcEQCAAQQFrDgTFArcCwwK4ArcCCyAEIAFBAWoiAUcNAAtBGCEDDJEDCyABIARHBEAgAkELNgIIIAIgATYCBEEHIQMM+AILQRkhAwyQAwsgAUEBaiEBDAILIAEgBEYEQEEaIQMMjwMLAkAgAS0AAEENaw4UtQG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwG/Ab8BvwEAvwELQQAhAyACQQA2AhwgAkGvCzYCECACQQI2AgwgAiABQQFqNgIUDI4DCyABIARGBEBBGyEDDI4DCyABLQAAIgBBO0cEQCAAQQ1HDbECIAFBAWohAQy6AQsgAUEBaiEBC0EiIQMM8wILIAEgBEYEQEEcIQMMjAMLQgAhCgJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkAgAS0AAEEwaw43wQLAAgABAgMEBQYH0AHQAdAB0AHQAdAB0AEICQoLDA3QAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdAB0AHQAdABDg8QERIT0AELQgIhCgzAAgtCAyEKDL8CC0IEIQoMvgILQgUhCgy9AgtCBiEKDLwCC0IHIQoMuwILQgghCgy6AgtCCSEKDLkCC0IKIQoMuAILQgshCgy3AgtCDCEKDLYCC0INIQoMtQILQg4hCgy0AgtCDyEKDLMCC0IKIQoMsgILQgshCgyxAgtCDCEKDLACC0INIQoMrwILQg4hCgyuAgtCDyEKDK0CC0IAIQoCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIAEtAABBMGsON8ACvwIAAQIDBAUGB74CvgK+Ar4CvgK+Ar4CCAkKCwwNvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ar4CvgK+Ag4PEBESE74CC0ICIQoMvwILQgMhCgy+AgtCBCEKDL0CC0IFIQoMvAILQgYhCgy7AgtCByEKDLoCC0IIIQoMuQILQgkhCgy4AgtCCiEKDLcCC0ILIQoMtgILQgwhCgy1AgtCDSEKDLQCC0IOIQoMswILQg8hCgyyAgtCCiEKDLECC0ILIQoMsAILQgwhCgyvAgtCDSEKDK4CC0IOIQoMrQILQg8hCgysAgsgAiACKQMgIgogBCABa60iC30iDEIAIAogDFobNwMgIAogC1gNpwJBHyEDDIkDCyABIARHBEAgAkEJNgIIIAIgATYCBEElIQMM8AILQSAhAwyIAwtBASEFIAIvATAiA0EIcUUEQCACKQMgQgBSIQULAkAgAi0ALgRAQQEhACACLQApQQVGDQEgA0HAAHFFIAVxRQ0BC0EAIQAgA0HAAHENAEECIQAgA0EIcQ0AIANBgARxBEACQCACLQAoQQFHDQAgAi0ALUEKcQ0AQQUhAAwCC0EEIQAMAQsgA0EgcUUEQAJAIAItAChBAUYNACACLwEyIgBB5ABrQeQASQ0AIABBzAFGDQAgAEGwAkYNAEEEIQAgA0EocUUNAiADQYgEcUGABEYNAgtBACEADAELQQBBAyACKQMgUBshAAsgAEEBaw4FvgIAsAEBpAKhAgtBESEDDO0CCyACQQE6AC8MhAMLIAEgBEcNnQJBJCEDDIQDCyABIARHDRxBxgAhAwyDAwtBACEAAkAgAigCOCIDRQ0AIAMoAkQiA0UNACACIAMRAAAhAAsgAEUNJyAAQRVHDZgCIAJB0AA2AhwgAiABNgIUIAJBkRg2AhAgAkEVNgIMQQAhAwyCAwsgASAERgRAQSghAwyCAwtBACEDIAJBADYCBCACQQw2AgggAiABIAEQKiIARQ2UAiACQSc2AhwgAiABNgIUIAIgADYCDAyBAwsgASAERgRAQSkhAwyBAwsgAS0AACIAQSBGDRMgAEEJRw2VAiABQQFqIQEMFAsgASAERwRAIAFBAWohAQwWC0EqIQMM/wILIAEgBEYEQEErIQMM/wILIAEtAAAiAEEJRyAAQSBHcQ2QAiACLQAsQQhHDd0CIAJBADoALAzdAgsgASAERgRAQSwhAwz+AgsgAS0AAEEKRw2OAiABQQFqIQEMsAELIAEgBEcNigJBLyEDDPwCCwNAIAEtAAAiAEEgRwRAIABBCmsOBIQCiAKIAoQChgILIAQgAUEBaiIBRw0AC0ExIQMM+wILQTIhAyABIARGDfoCIAIoAgAiACAEIAFraiEHIAEgAGtBA2ohBgJAA0AgAEHwO2otAAAgAS0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDQEgAEEDRgRAQQYhAQziAgsgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAc2AgAM+wILIAJBADYCAAyGAgtBMyEDIAQgASIARg35AiAEIAFrIAIoAgAiAWohByAAIAFrQQhqIQYCQANAIAFB9DtqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBCEYEQEEFIQEM4QILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPoCCyACQQA2AgAgACEBDIUCC0E0IQMgBCABIgBGDfgCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgJAA0AgAUHQwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw0BIAFBBUYEQEEHIQEM4AILIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADPkCCyACQQA2AgAgACEBDIQCCyABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRg0JDIECCyAEIAFBAWoiAUcNAAtBMCEDDPgCC0EwIQMM9wILIAEgBEcEQANAIAEtAAAiAEEgRwRAIABBCmsOBP8B/gH+Af8B/gELIAQgAUEBaiIBRw0AC0E4IQMM9wILQTghAwz2AgsDQCABLQAAIgBBIEcgAEEJR3EN9gEgBCABQQFqIgFHDQALQTwhAwz1AgsDQCABLQAAIgBBIEcEQAJAIABBCmsOBPkBBAT5AQALIABBLEYN9QEMAwsgBCABQQFqIgFHDQALQT8hAwz0AgtBwAAhAyABIARGDfMCIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAEGAQGstAAAgAS0AAEEgckcNASAAQQZGDdsCIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPQCCyACQQA2AgALQTYhAwzZAgsgASAERgRAQcEAIQMM8gILIAJBDDYCCCACIAE2AgQgAi0ALEEBaw4E+wHuAewB6wHUAgsgAUEBaiEBDPoBCyABIARHBEADQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxIgBBCUYNACAAQSBGDQACQAJAAkACQCAAQeMAaw4TAAMDAwMDAwMBAwMDAwMDAwMDAgMLIAFBAWohAUExIQMM3AILIAFBAWohAUEyIQMM2wILIAFBAWohAUEzIQMM2gILDP4BCyAEIAFBAWoiAUcNAAtBNSEDDPACC0E1IQMM7wILIAEgBEcEQANAIAEtAABBgDxqLQAAQQFHDfcBIAQgAUEBaiIBRw0AC0E9IQMM7wILQT0hAwzuAgtBACEAAkAgAigCOCIDRQ0AIAMoAkAiA0UNACACIAMRAAAhAAsgAEUNASAAQRVHDeYBIAJBwgA2AhwgAiABNgIUIAJB4xg2AhAgAkEVNgIMQQAhAwztAgsgAUEBaiEBC0E8IQMM0gILIAEgBEYEQEHCACEDDOsCCwJAA0ACQCABLQAAQQlrDhgAAswCzALRAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAswCzALMAgDMAgsgBCABQQFqIgFHDQALQcIAIQMM6wILIAFBAWohASACLQAtQQFxRQ3+AQtBLCEDDNACCyABIARHDd4BQcQAIQMM6AILA0AgAS0AAEGQwABqLQAAQQFHDZwBIAQgAUEBaiIBRw0AC0HFACEDDOcCCyABLQAAIgBBIEYN/gEgAEE6Rw3AAiACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgAN3gEM3QELQccAIQMgBCABIgBGDeUCIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFBkMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvwIgAUEFRg3CAiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzlAgtByAAhAyAEIAEiAEYN5AIgBCABayACKAIAIgFqIQcgACABa0EJaiEGA0AgAUGWwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw2+AkECIAFBCUYNwgIaIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOQCCyABIARGBEBByQAhAwzkAgsCQAJAIAEtAAAiAEEgciAAIABBwQBrQf8BcUEaSRtB/wFxQe4Aaw4HAL8CvwK/Ar8CvwIBvwILIAFBAWohAUE+IQMMywILIAFBAWohAUE/IQMMygILQcoAIQMgBCABIgBGDeICIAQgAWsgAigCACIBaiEGIAAgAWtBAWohBwNAIAFBoMIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNvAIgAUEBRg2+AiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBjYCAAziAgtBywAhAyAEIAEiAEYN4QIgBCABayACKAIAIgFqIQcgACABa0EOaiEGA0AgAUGiwgBqLQAAIAAtAAAiBUEgciAFIAVBwQBrQf8BcUEaSRtB/wFxRw27AiABQQ5GDb4CIAFBAWohASAEIABBAWoiAEcNAAsgAiAHNgIADOECC0HMACEDIAQgASIARg3gAiAEIAFrIAIoAgAiAWohByAAIAFrQQ9qIQYDQCABQcDCAGotAAAgAC0AACIFQSByIAUgBUHBAGtB/wFxQRpJG0H/AXFHDboCQQMgAUEPRg2+AhogAUEBaiEBIAQgAEEBaiIARw0ACyACIAc2AgAM4AILQc0AIQMgBCABIgBGDd8CIAQgAWsgAigCACIBaiEHIAAgAWtBBWohBgNAIAFB0MIAai0AACAALQAAIgVBIHIgBSAFQcEAa0H/AXFBGkkbQf8BcUcNuQJBBCABQQVGDb0CGiABQQFqIQEgBCAAQQFqIgBHDQALIAIgBzYCAAzfAgsgASAERgRAQc4AIQMM3wILAkACQAJAAkAgAS0AACIAQSByIAAgAEHBAGtB/wFxQRpJG0H/AXFB4wBrDhMAvAK8ArwCvAK8ArwCvAK8ArwCvAK8ArwCAbwCvAK8AgIDvAILIAFBAWohAUHBACEDDMgCCyABQQFqIQFBwgAhAwzHAgsgAUEBaiEBQcMAIQMMxgILIAFBAWohAUHEACEDDMUCCyABIARHBEAgAkENNgIIIAIgATYCBEHFACEDDMUCC0HPACEDDN0CCwJAAkAgAS0AAEEKaw4EAZABkAEAkAELIAFBAWohAQtBKCEDDMMCCyABIARGBEBB0QAhAwzcAgsgAS0AAEEgRw0AIAFBAWohASACLQAtQQFxRQ3QAQtBFyEDDMECCyABIARHDcsBQdIAIQMM2QILQdMAIQMgASAERg3YAiACKAIAIgAgBCABa2ohBiABIABrQQFqIQUDQCABLQAAIABB1sIAai0AAEcNxwEgAEEBRg3KASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBjYCAAzYAgsgASAERgRAQdUAIQMM2AILIAEtAABBCkcNwgEgAUEBaiEBDMoBCyABIARGBEBB1gAhAwzXAgsCQAJAIAEtAABBCmsOBADDAcMBAcMBCyABQQFqIQEMygELIAFBAWohAUHKACEDDL0CC0EAIQACQCACKAI4IgNFDQAgAygCPCIDRQ0AIAIgAxEAACEACyAADb8BQc0AIQMMvAILIAItAClBIkYNzwIMiQELIAQgASIFRgRAQdsAIQMM1AILQQAhAEEBIQFBASEGQQAhAwJAAn8CQAJAAkACQAJAAkACQCAFLQAAQTBrDgrFAcQBAAECAwQFBgjDAQtBAgwGC0EDDAULQQQMBAtBBQwDC0EGDAILQQcMAQtBCAshA0EAIQFBACEGDL0BC0EJIQNBASEAQQAhAUEAIQYMvAELIAEgBEYEQEHdACEDDNMCCyABLQAAQS5HDbgBIAFBAWohAQyIAQsgASAERw22AUHfACEDDNECCyABIARHBEAgAkEONgIIIAIgATYCBEHQACEDDLgCC0HgACEDDNACC0HhACEDIAEgBEYNzwIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGA0AgAS0AACAAQeLCAGotAABHDbEBIABBA0YNswEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMzwILQeIAIQMgASAERg3OAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYDQCABLQAAIABB5sIAai0AAEcNsAEgAEECRg2vASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAzOAgtB4wAhAyABIARGDc0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgNAIAEtAAAgAEHpwgBqLQAARw2vASAAQQNGDa0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADM0CCyABIARGBEBB5QAhAwzNAgsgAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANqgFB1gAhAwyzAgsgASAERwRAA0AgAS0AACIAQSBHBEACQAJAAkAgAEHIAGsOCwABswGzAbMBswGzAbMBswGzAQKzAQsgAUEBaiEBQdIAIQMMtwILIAFBAWohAUHTACEDDLYCCyABQQFqIQFB1AAhAwy1AgsgBCABQQFqIgFHDQALQeQAIQMMzAILQeQAIQMMywILA0AgAS0AAEHwwgBqLQAAIgBBAUcEQCAAQQJrDgOnAaYBpQGkAQsgBCABQQFqIgFHDQALQeYAIQMMygILIAFBAWogASAERw0CGkHnACEDDMkCCwNAIAEtAABB8MQAai0AACIAQQFHBEACQCAAQQJrDgSiAaEBoAEAnwELQdcAIQMMsQILIAQgAUEBaiIBRw0AC0HoACEDDMgCCyABIARGBEBB6QAhAwzIAgsCQCABLQAAIgBBCmsOGrcBmwGbAbQBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBmwGbAZsBpAGbAZsBAJkBCyABQQFqCyEBQQYhAwytAgsDQCABLQAAQfDGAGotAABBAUcNfSAEIAFBAWoiAUcNAAtB6gAhAwzFAgsgAUEBaiABIARHDQIaQesAIQMMxAILIAEgBEYEQEHsACEDDMQCCyABQQFqDAELIAEgBEYEQEHtACEDDMMCCyABQQFqCyEBQQQhAwyoAgsgASAERgRAQe4AIQMMwQILAkACQAJAIAEtAABB8MgAai0AAEEBaw4HkAGPAY4BAHwBAo0BCyABQQFqIQEMCwsgAUEBagyTAQtBACEDIAJBADYCHCACQZsSNgIQIAJBBzYCDCACIAFBAWo2AhQMwAILAkADQCABLQAAQfDIAGotAAAiAEEERwRAAkACQCAAQQFrDgeUAZMBkgGNAQAEAY0BC0HaACEDDKoCCyABQQFqIQFB3AAhAwypAgsgBCABQQFqIgFHDQALQe8AIQMMwAILIAFBAWoMkQELIAQgASIARgRAQfAAIQMMvwILIAAtAABBL0cNASAAQQFqIQEMBwsgBCABIgBGBEBB8QAhAwy+AgsgAC0AACIBQS9GBEAgAEEBaiEBQd0AIQMMpQILIAFBCmsiA0EWSw0AIAAhAUEBIAN0QYmAgAJxDfkBC0EAIQMgAkEANgIcIAIgADYCFCACQYwcNgIQIAJBBzYCDAy8AgsgASAERwRAIAFBAWohAUHeACEDDKMCC0HyACEDDLsCCyABIARGBEBB9AAhAwy7AgsCQCABLQAAQfDMAGotAABBAWsOA/cBcwCCAQtB4QAhAwyhAgsgASAERwRAA0AgAS0AAEHwygBqLQAAIgBBA0cEQAJAIABBAWsOAvkBAIUBC0HfACEDDKMCCyAEIAFBAWoiAUcNAAtB8wAhAwy6AgtB8wAhAwy5AgsgASAERwRAIAJBDzYCCCACIAE2AgRB4AAhAwygAgtB9QAhAwy4AgsgASAERgRAQfYAIQMMuAILIAJBDzYCCCACIAE2AgQLQQMhAwydAgsDQCABLQAAQSBHDY4CIAQgAUEBaiIBRw0AC0H3ACEDDLUCCyABIARGBEBB+AAhAwy1AgsgAS0AAEEgRw16IAFBAWohAQxbC0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAADXgMgAILIAEgBEYEQEH6ACEDDLMCCyABLQAAQcwARw10IAFBAWohAUETDHYLQfsAIQMgASAERg2xAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYDQCABLQAAIABB8M4Aai0AAEcNcyAAQQVGDXUgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMsQILIAEgBEYEQEH8ACEDDLECCwJAAkAgAS0AAEHDAGsODAB0dHR0dHR0dHR0AXQLIAFBAWohAUHmACEDDJgCCyABQQFqIQFB5wAhAwyXAgtB/QAhAyABIARGDa8CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDXIgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADLACCyACQQA2AgAgBkEBaiEBQRAMcwtB/gAhAyABIARGDa4CIAIoAgAiACAEIAFraiEFIAEgAGtBBWohBgJAA0AgAS0AACAAQfbOAGotAABHDXEgAEEFRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK8CCyACQQA2AgAgBkEBaiEBQRYMcgtB/wAhAyABIARGDa0CIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQfzOAGotAABHDXAgAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADK4CCyACQQA2AgAgBkEBaiEBQQUMcQsgASAERgRAQYABIQMMrQILIAEtAABB2QBHDW4gAUEBaiEBQQgMcAsgASAERgRAQYEBIQMMrAILAkACQCABLQAAQc4Aaw4DAG8BbwsgAUEBaiEBQesAIQMMkwILIAFBAWohAUHsACEDDJICCyABIARGBEBBggEhAwyrAgsCQAJAIAEtAABByABrDggAbm5ubm5uAW4LIAFBAWohAUHqACEDDJICCyABQQFqIQFB7QAhAwyRAgtBgwEhAyABIARGDakCIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQYDPAGotAABHDWwgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKoCCyACQQA2AgAgBkEBaiEBQQAMbQtBhAEhAyABIARGDagCIAIoAgAiACAEIAFraiEFIAEgAGtBBGohBgJAA0AgAS0AACAAQYPPAGotAABHDWsgAEEERg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADKkCCyACQQA2AgAgBkEBaiEBQSMMbAsgASAERgRAQYUBIQMMqAILAkACQCABLQAAQcwAaw4IAGtra2trawFrCyABQQFqIQFB7wAhAwyPAgsgAUEBaiEBQfAAIQMMjgILIAEgBEYEQEGGASEDDKcCCyABLQAAQcUARw1oIAFBAWohAQxgC0GHASEDIAEgBEYNpQIgAigCACIAIAQgAWtqIQUgASAAa0EDaiEGAkADQCABLQAAIABBiM8Aai0AAEcNaCAAQQNGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpgILIAJBADYCACAGQQFqIQFBLQxpC0GIASEDIAEgBEYNpAIgAigCACIAIAQgAWtqIQUgASAAa0EIaiEGAkADQCABLQAAIABB0M8Aai0AAEcNZyAAQQhGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMpQILIAJBADYCACAGQQFqIQFBKQxoCyABIARGBEBBiQEhAwykAgtBASABLQAAQd8ARw1nGiABQQFqIQEMXgtBigEhAyABIARGDaICIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgNAIAEtAAAgAEGMzwBqLQAARw1kIABBAUYN+gEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMogILQYsBIQMgASAERg2hAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGOzwBqLQAARw1kIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyiAgsgAkEANgIAIAZBAWohAUECDGULQYwBIQMgASAERg2gAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHwzwBqLQAARw1jIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyhAgsgAkEANgIAIAZBAWohAUEfDGQLQY0BIQMgASAERg2fAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHyzwBqLQAARw1iIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAygAgsgAkEANgIAIAZBAWohAUEJDGMLIAEgBEYEQEGOASEDDJ8CCwJAAkAgAS0AAEHJAGsOBwBiYmJiYgFiCyABQQFqIQFB+AAhAwyGAgsgAUEBaiEBQfkAIQMMhQILQY8BIQMgASAERg2dAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGRzwBqLQAARw1gIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyeAgsgAkEANgIAIAZBAWohAUEYDGELQZABIQMgASAERg2cAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGXzwBqLQAARw1fIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAydAgsgAkEANgIAIAZBAWohAUEXDGALQZEBIQMgASAERg2bAiACKAIAIgAgBCABa2ohBSABIABrQQZqIQYCQANAIAEtAAAgAEGazwBqLQAARw1eIABBBkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAycAgsgAkEANgIAIAZBAWohAUEVDF8LQZIBIQMgASAERg2aAiACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEGhzwBqLQAARw1dIABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAybAgsgAkEANgIAIAZBAWohAUEeDF4LIAEgBEYEQEGTASEDDJoCCyABLQAAQcwARw1bIAFBAWohAUEKDF0LIAEgBEYEQEGUASEDDJkCCwJAAkAgAS0AAEHBAGsODwBcXFxcXFxcXFxcXFxcAVwLIAFBAWohAUH+ACEDDIACCyABQQFqIQFB/wAhAwz/AQsgASAERgRAQZUBIQMMmAILAkACQCABLQAAQcEAaw4DAFsBWwsgAUEBaiEBQf0AIQMM/wELIAFBAWohAUGAASEDDP4BC0GWASEDIAEgBEYNlgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBp88Aai0AAEcNWSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlwILIAJBADYCACAGQQFqIQFBCwxaCyABIARGBEBBlwEhAwyWAgsCQAJAAkACQCABLQAAQS1rDiMAW1tbW1tbW1tbW1tbW1tbW1tbW1tbW1sBW1tbW1sCW1tbA1sLIAFBAWohAUH7ACEDDP8BCyABQQFqIQFB/AAhAwz+AQsgAUEBaiEBQYEBIQMM/QELIAFBAWohAUGCASEDDPwBC0GYASEDIAEgBEYNlAIgAigCACIAIAQgAWtqIQUgASAAa0EEaiEGAkADQCABLQAAIABBqc8Aai0AAEcNVyAAQQRGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlQILIAJBADYCACAGQQFqIQFBGQxYC0GZASEDIAEgBEYNkwIgAigCACIAIAQgAWtqIQUgASAAa0EFaiEGAkADQCABLQAAIABBrs8Aai0AAEcNViAAQQVGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMlAILIAJBADYCACAGQQFqIQFBBgxXC0GaASEDIAEgBEYNkgIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBtM8Aai0AAEcNVSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkwILIAJBADYCACAGQQFqIQFBHAxWC0GbASEDIAEgBEYNkQIgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABBts8Aai0AAEcNVCAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAMkgILIAJBADYCACAGQQFqIQFBJwxVCyABIARGBEBBnAEhAwyRAgsCQAJAIAEtAABB1ABrDgIAAVQLIAFBAWohAUGGASEDDPgBCyABQQFqIQFBhwEhAwz3AQtBnQEhAyABIARGDY8CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbjPAGotAABHDVIgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADJACCyACQQA2AgAgBkEBaiEBQSYMUwtBngEhAyABIARGDY4CIAIoAgAiACAEIAFraiEFIAEgAGtBAWohBgJAA0AgAS0AACAAQbrPAGotAABHDVEgAEEBRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI8CCyACQQA2AgAgBkEBaiEBQQMMUgtBnwEhAyABIARGDY0CIAIoAgAiACAEIAFraiEFIAEgAGtBAmohBgJAA0AgAS0AACAAQe3PAGotAABHDVAgAEECRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI4CCyACQQA2AgAgBkEBaiEBQQwMUQtBoAEhAyABIARGDYwCIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQbzPAGotAABHDU8gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADI0CCyACQQA2AgAgBkEBaiEBQQ0MUAsgASAERgRAQaEBIQMMjAILAkACQCABLQAAQcYAaw4LAE9PT09PT09PTwFPCyABQQFqIQFBiwEhAwzzAQsgAUEBaiEBQYwBIQMM8gELIAEgBEYEQEGiASEDDIsCCyABLQAAQdAARw1MIAFBAWohAQxGCyABIARGBEBBowEhAwyKAgsCQAJAIAEtAABByQBrDgcBTU1NTU0ATQsgAUEBaiEBQY4BIQMM8QELIAFBAWohAUEiDE0LQaQBIQMgASAERg2IAiACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEHAzwBqLQAARw1LIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyJAgsgAkEANgIAIAZBAWohAUEdDEwLIAEgBEYEQEGlASEDDIgCCwJAAkAgAS0AAEHSAGsOAwBLAUsLIAFBAWohAUGQASEDDO8BCyABQQFqIQFBBAxLCyABIARGBEBBpgEhAwyHAgsCQAJAAkACQAJAIAEtAABBwQBrDhUATU1NTU1NTU1NTQFNTQJNTQNNTQRNCyABQQFqIQFBiAEhAwzxAQsgAUEBaiEBQYkBIQMM8AELIAFBAWohAUGKASEDDO8BCyABQQFqIQFBjwEhAwzuAQsgAUEBaiEBQZEBIQMM7QELQacBIQMgASAERg2FAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHtzwBqLQAARw1IIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyGAgsgAkEANgIAIAZBAWohAUERDEkLQagBIQMgASAERg2EAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHCzwBqLQAARw1HIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyFAgsgAkEANgIAIAZBAWohAUEsDEgLQakBIQMgASAERg2DAiACKAIAIgAgBCABa2ohBSABIABrQQRqIQYCQANAIAEtAAAgAEHFzwBqLQAARw1GIABBBEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyEAgsgAkEANgIAIAZBAWohAUErDEcLQaoBIQMgASAERg2CAiACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHKzwBqLQAARw1FIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyDAgsgAkEANgIAIAZBAWohAUEUDEYLIAEgBEYEQEGrASEDDIICCwJAAkACQAJAIAEtAABBwgBrDg8AAQJHR0dHR0dHR0dHRwNHCyABQQFqIQFBkwEhAwzrAQsgAUEBaiEBQZQBIQMM6gELIAFBAWohAUGVASEDDOkBCyABQQFqIQFBlgEhAwzoAQsgASAERgRAQawBIQMMgQILIAEtAABBxQBHDUIgAUEBaiEBDD0LQa0BIQMgASAERg3/ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHNzwBqLQAARw1CIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAyAAgsgAkEANgIAIAZBAWohAUEODEMLIAEgBEYEQEGuASEDDP8BCyABLQAAQdAARw1AIAFBAWohAUElDEILQa8BIQMgASAERg39ASACKAIAIgAgBCABa2ohBSABIABrQQhqIQYCQANAIAEtAAAgAEHQzwBqLQAARw1AIABBCEYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz+AQsgAkEANgIAIAZBAWohAUEqDEELIAEgBEYEQEGwASEDDP0BCwJAAkAgAS0AAEHVAGsOCwBAQEBAQEBAQEABQAsgAUEBaiEBQZoBIQMM5AELIAFBAWohAUGbASEDDOMBCyABIARGBEBBsQEhAwz8AQsCQAJAIAEtAABBwQBrDhQAPz8/Pz8/Pz8/Pz8/Pz8/Pz8/AT8LIAFBAWohAUGZASEDDOMBCyABQQFqIQFBnAEhAwziAQtBsgEhAyABIARGDfoBIAIoAgAiACAEIAFraiEFIAEgAGtBA2ohBgJAA0AgAS0AACAAQdnPAGotAABHDT0gAEEDRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPsBCyACQQA2AgAgBkEBaiEBQSEMPgtBswEhAyABIARGDfkBIAIoAgAiACAEIAFraiEFIAEgAGtBBmohBgJAA0AgAS0AACAAQd3PAGotAABHDTwgAEEGRg0BIABBAWohACAEIAFBAWoiAUcNAAsgAiAFNgIADPoBCyACQQA2AgAgBkEBaiEBQRoMPQsgASAERgRAQbQBIQMM+QELAkACQAJAIAEtAABBxQBrDhEAPT09PT09PT09AT09PT09Aj0LIAFBAWohAUGdASEDDOEBCyABQQFqIQFBngEhAwzgAQsgAUEBaiEBQZ8BIQMM3wELQbUBIQMgASAERg33ASACKAIAIgAgBCABa2ohBSABIABrQQVqIQYCQANAIAEtAAAgAEHkzwBqLQAARw06IABBBUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz4AQsgAkEANgIAIAZBAWohAUEoDDsLQbYBIQMgASAERg32ASACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEHqzwBqLQAARw05IABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAz3AQsgAkEANgIAIAZBAWohAUEHDDoLIAEgBEYEQEG3ASEDDPYBCwJAAkAgAS0AAEHFAGsODgA5OTk5OTk5OTk5OTkBOQsgAUEBaiEBQaEBIQMM3QELIAFBAWohAUGiASEDDNwBC0G4ASEDIAEgBEYN9AEgAigCACIAIAQgAWtqIQUgASAAa0ECaiEGAkADQCABLQAAIABB7c8Aai0AAEcNNyAAQQJGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9QELIAJBADYCACAGQQFqIQFBEgw4C0G5ASEDIAEgBEYN8wEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8M8Aai0AAEcNNiAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM9AELIAJBADYCACAGQQFqIQFBIAw3C0G6ASEDIAEgBEYN8gEgAigCACIAIAQgAWtqIQUgASAAa0EBaiEGAkADQCABLQAAIABB8s8Aai0AAEcNNSAAQQFGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8wELIAJBADYCACAGQQFqIQFBDww2CyABIARGBEBBuwEhAwzyAQsCQAJAIAEtAABByQBrDgcANTU1NTUBNQsgAUEBaiEBQaUBIQMM2QELIAFBAWohAUGmASEDDNgBC0G8ASEDIAEgBEYN8AEgAigCACIAIAQgAWtqIQUgASAAa0EHaiEGAkADQCABLQAAIABB9M8Aai0AAEcNMyAAQQdGDQEgAEEBaiEAIAQgAUEBaiIBRw0ACyACIAU2AgAM8QELIAJBADYCACAGQQFqIQFBGww0CyABIARGBEBBvQEhAwzwAQsCQAJAAkAgAS0AAEHCAGsOEgA0NDQ0NDQ0NDQBNDQ0NDQ0AjQLIAFBAWohAUGkASEDDNgBCyABQQFqIQFBpwEhAwzXAQsgAUEBaiEBQagBIQMM1gELIAEgBEYEQEG+ASEDDO8BCyABLQAAQc4ARw0wIAFBAWohAQwsCyABIARGBEBBvwEhAwzuAQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCABLQAAQcEAaw4VAAECAz8EBQY/Pz8HCAkKCz8MDQ4PPwsgAUEBaiEBQegAIQMM4wELIAFBAWohAUHpACEDDOIBCyABQQFqIQFB7gAhAwzhAQsgAUEBaiEBQfIAIQMM4AELIAFBAWohAUHzACEDDN8BCyABQQFqIQFB9gAhAwzeAQsgAUEBaiEBQfcAIQMM3QELIAFBAWohAUH6ACEDDNwBCyABQQFqIQFBgwEhAwzbAQsgAUEBaiEBQYQBIQMM2gELIAFBAWohAUGFASEDDNkBCyABQQFqIQFBkgEhAwzYAQsgAUEBaiEBQZgBIQMM1wELIAFBAWohAUGgASEDDNYBCyABQQFqIQFBowEhAwzVAQsgAUEBaiEBQaoBIQMM1AELIAEgBEcEQCACQRA2AgggAiABNgIEQasBIQMM1AELQcABIQMM7AELQQAhAAJAIAIoAjgiA0UNACADKAI0IgNFDQAgAiADEQAAIQALIABFDV4gAEEVRw0HIAJB0QA2AhwgAiABNgIUIAJBsBc2AhAgAkEVNgIMQQAhAwzrAQsgAUEBaiABIARHDQgaQcIBIQMM6gELA0ACQCABLQAAQQprDgQIAAALAAsgBCABQQFqIgFHDQALQcMBIQMM6QELIAEgBEcEQCACQRE2AgggAiABNgIEQQEhAwzQAQtBxAEhAwzoAQsgASAERgRAQcUBIQMM6AELAkACQCABLQAAQQprDgQBKCgAKAsgAUEBagwJCyABQQFqDAULIAEgBEYEQEHGASEDDOcBCwJAAkAgAS0AAEEKaw4XAQsLAQsLCwsLCwsLCwsLCwsLCwsLCwALCyABQQFqIQELQbABIQMMzQELIAEgBEYEQEHIASEDDOYBCyABLQAAQSBHDQkgAkEAOwEyIAFBAWohAUGzASEDDMwBCwNAIAEhAAJAIAEgBEcEQCABLQAAQTBrQf8BcSIDQQpJDQEMJwtBxwEhAwzmAQsCQCACLwEyIgFBmTNLDQAgAiABQQpsIgU7ATIgBUH+/wNxIANB//8Dc0sNACAAQQFqIQEgAiADIAVqIgM7ATIgA0H//wNxQegHSQ0BCwtBACEDIAJBADYCHCACQcEJNgIQIAJBDTYCDCACIABBAWo2AhQM5AELIAJBADYCHCACIAE2AhQgAkHwDDYCECACQRs2AgxBACEDDOMBCyACKAIEIQAgAkEANgIEIAIgACABECYiAA0BIAFBAWoLIQFBrQEhAwzIAQsgAkHBATYCHCACIAA2AgwgAiABQQFqNgIUQQAhAwzgAQsgAigCBCEAIAJBADYCBCACIAAgARAmIgANASABQQFqCyEBQa4BIQMMxQELIAJBwgE2AhwgAiAANgIMIAIgAUEBajYCFEEAIQMM3QELIAJBADYCHCACIAE2AhQgAkGXCzYCECACQQ02AgxBACEDDNwBCyACQQA2AhwgAiABNgIUIAJB4xA2AhAgAkEJNgIMQQAhAwzbAQsgAkECOgAoDKwBC0EAIQMgAkEANgIcIAJBrws2AhAgAkECNgIMIAIgAUEBajYCFAzZAQtBAiEDDL8BC0ENIQMMvgELQSYhAwy9AQtBFSEDDLwBC0EWIQMMuwELQRghAwy6AQtBHCEDDLkBC0EdIQMMuAELQSAhAwy3AQtBISEDDLYBC0EjIQMMtQELQcYAIQMMtAELQS4hAwyzAQtBPSEDDLIBC0HLACEDDLEBC0HOACEDDLABC0HYACEDDK8BC0HZACEDDK4BC0HbACEDDK0BC0HxACEDDKwBC0H0ACEDDKsBC0GNASEDDKoBC0GXASEDDKkBC0GpASEDDKgBC0GvASEDDKcBC0GxASEDDKYBCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB8Rs2AhAgAkEGNgIMDL0BCyACQQA2AgAgBkEBaiEBQSQLOgApIAIoAgQhACACQQA2AgQgAiAAIAEQJyIARQRAQeUAIQMMowELIAJB+QA2AhwgAiABNgIUIAIgADYCDEEAIQMMuwELIABBFUcEQCACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwy7AQsgAkH4ADYCHCACIAE2AhQgAkHKGDYCECACQRU2AgxBACEDDLoBCyACQQA2AhwgAiABNgIUIAJBjhs2AhAgAkEGNgIMQQAhAwy5AQsgAkEANgIcIAIgATYCFCACQf4RNgIQIAJBBzYCDEEAIQMMuAELIAJBADYCHCACIAE2AhQgAkGMHDYCECACQQc2AgxBACEDDLcBCyACQQA2AhwgAiABNgIUIAJBww82AhAgAkEHNgIMQQAhAwy2AQsgAkEANgIcIAIgATYCFCACQcMPNgIQIAJBBzYCDEEAIQMMtQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0RIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMtAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0gIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMswELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0iIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMsgELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0OIAJB5QA2AhwgAiABNgIUIAIgADYCDEEAIQMMsQELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0dIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMsAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0fIAJB0gA2AhwgAiABNgIUIAIgADYCDEEAIQMMrwELIABBP0cNASABQQFqCyEBQQUhAwyUAQtBACEDIAJBADYCHCACIAE2AhQgAkH9EjYCECACQQc2AgwMrAELIAJBADYCHCACIAE2AhQgAkHcCDYCECACQQc2AgxBACEDDKsBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNByACQeUANgIcIAIgATYCFCACIAA2AgxBACEDDKoBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNFiACQdMANgIcIAIgATYCFCACIAA2AgxBACEDDKkBCyACKAIEIQAgAkEANgIEIAIgACABECUiAEUNGCACQdIANgIcIAIgATYCFCACIAA2AgxBACEDDKgBCyACQQA2AhwgAiABNgIUIAJBxgo2AhAgAkEHNgIMQQAhAwynAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQMgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwymAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRIgAkHTADYCHCACIAE2AhQgAiAANgIMQQAhAwylAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDRQgAkHSADYCHCACIAE2AhQgAiAANgIMQQAhAwykAQsgAigCBCEAIAJBADYCBCACIAAgARAlIgBFDQAgAkHlADYCHCACIAE2AhQgAiAANgIMQQAhAwyjAQtB1QAhAwyJAQsgAEEVRwRAIAJBADYCHCACIAE2AhQgAkG5DTYCECACQRo2AgxBACEDDKIBCyACQeQANgIcIAIgATYCFCACQeMXNgIQIAJBFTYCDEEAIQMMoQELIAJBADYCACAGQQFqIQEgAi0AKSIAQSNrQQtJDQQCQCAAQQZLDQBBASAAdEHKAHFFDQAMBQtBACEDIAJBADYCHCACIAE2AhQgAkH3CTYCECACQQg2AgwMoAELIAJBADYCACAGQQFqIQEgAi0AKUEhRg0DIAJBADYCHCACIAE2AhQgAkGbCjYCECACQQg2AgxBACEDDJ8BCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJBkDM2AhAgAkEINgIMDJ0BCyACQQA2AgAgBkEBaiEBIAItAClBI0kNACACQQA2AhwgAiABNgIUIAJB0wk2AhAgAkEINgIMQQAhAwycAQtB0QAhAwyCAQsgAS0AAEEwayIAQf8BcUEKSQRAIAIgADoAKiABQQFqIQFBzwAhAwyCAQsgAigCBCEAIAJBADYCBCACIAAgARAoIgBFDYYBIAJB3gA2AhwgAiABNgIUIAIgADYCDEEAIQMMmgELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ2GASACQdwANgIcIAIgATYCFCACIAA2AgxBACEDDJkBCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMhwELIAJB2gA2AhwgAiAFNgIUIAIgADYCDAyYAQtBACEBQQEhAwsgAiADOgArIAVBAWohAwJAAkACQCACLQAtQRBxDQACQAJAAkAgAi0AKg4DAQACBAsgBkUNAwwCCyAADQEMAgsgAUUNAQsgAigCBCEAIAJBADYCBCACIAAgAxAoIgBFBEAgAyEBDAILIAJB2AA2AhwgAiADNgIUIAIgADYCDEEAIQMMmAELIAIoAgQhACACQQA2AgQgAiAAIAMQKCIARQRAIAMhAQyHAQsgAkHZADYCHCACIAM2AhQgAiAANgIMQQAhAwyXAQtBzAAhAwx9CyAAQRVHBEAgAkEANgIcIAIgATYCFCACQZQNNgIQIAJBITYCDEEAIQMMlgELIAJB1wA2AhwgAiABNgIUIAJByRc2AhAgAkEVNgIMQQAhAwyVAQtBACEDIAJBADYCHCACIAE2AhQgAkGAETYCECACQQk2AgwMlAELIAIoAgQhACACQQA2AgQgAiAAIAEQJSIARQ0AIAJB0wA2AhwgAiABNgIUIAIgADYCDEEAIQMMkwELQckAIQMMeQsgAkEANgIcIAIgATYCFCACQcEoNgIQIAJBBzYCDCACQQA2AgBBACEDDJEBCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAlIgBFDQAgAkHSADYCHCACIAE2AhQgAiAANgIMDJABC0HIACEDDHYLIAJBADYCACAFIQELIAJBgBI7ASogAUEBaiEBQQAhAAJAIAIoAjgiA0UNACADKAIwIgNFDQAgAiADEQAAIQALIAANAQtBxwAhAwxzCyAAQRVGBEAgAkHRADYCHCACIAE2AhQgAkHjFzYCECACQRU2AgxBACEDDIwBC0EAIQMgAkEANgIcIAIgATYCFCACQbkNNgIQIAJBGjYCDAyLAQtBACEDIAJBADYCHCACIAE2AhQgAkGgGTYCECACQR42AgwMigELIAEtAABBOkYEQCACKAIEIQBBACEDIAJBADYCBCACIAAgARApIgBFDQEgAkHDADYCHCACIAA2AgwgAiABQQFqNgIUDIoBC0EAIQMgAkEANgIcIAIgATYCFCACQbERNgIQIAJBCjYCDAyJAQsgAUEBaiEBQTshAwxvCyACQcMANgIcIAIgADYCDCACIAFBAWo2AhQMhwELQQAhAyACQQA2AhwgAiABNgIUIAJB8A42AhAgAkEcNgIMDIYBCyACIAIvATBBEHI7ATAMZgsCQCACLwEwIgBBCHFFDQAgAi0AKEEBRw0AIAItAC1BCHFFDQMLIAIgAEH3+wNxQYAEcjsBMAwECyABIARHBEACQANAIAEtAABBMGsiAEH/AXFBCk8EQEE1IQMMbgsgAikDICIKQpmz5syZs+bMGVYNASACIApCCn4iCjcDICAKIACtQv8BgyILQn+FVg0BIAIgCiALfDcDICAEIAFBAWoiAUcNAAtBOSEDDIUBCyACKAIEIQBBACEDIAJBADYCBCACIAAgAUEBaiIBECoiAA0MDHcLQTkhAwyDAQsgAi0AMEEgcQ0GQcUBIQMMaQtBACEDIAJBADYCBCACIAEgARAqIgBFDQQgAkE6NgIcIAIgADYCDCACIAFBAWo2AhQMgQELIAItAChBAUcNACACLQAtQQhxRQ0BC0E3IQMMZgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIABEAgAkE7NgIcIAIgADYCDCACIAFBAWo2AhQMfwsgAUEBaiEBDG4LIAJBCDoALAwECyABQQFqIQEMbQtBACEDIAJBADYCHCACIAE2AhQgAkHkEjYCECACQQQ2AgwMewsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ1sIAJBNzYCHCACIAE2AhQgAiAANgIMDHoLIAIgAi8BMEEgcjsBMAtBMCEDDF8LIAJBNjYCHCACIAE2AhQgAiAANgIMDHcLIABBLEcNASABQQFqIQBBASEBAkACQAJAAkACQCACLQAsQQVrDgQDAQIEAAsgACEBDAQLQQIhAQwBC0EEIQELIAJBAToALCACIAIvATAgAXI7ATAgACEBDAELIAIgAi8BMEEIcjsBMCAAIQELQTkhAwxcCyACQQA6ACwLQTQhAwxaCyABIARGBEBBLSEDDHMLAkACQANAAkAgAS0AAEEKaw4EAgAAAwALIAQgAUEBaiIBRw0AC0EtIQMMdAsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIARQ0CIAJBLDYCHCACIAE2AhQgAiAANgIMDHMLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAS0AAEENRgRAIAIoAgQhAEEAIQMgAkEANgIEIAIgACABECoiAEUEQCABQQFqIQEMAgsgAkEsNgIcIAIgADYCDCACIAFBAWo2AhQMcgsgAi0ALUEBcQRAQcQBIQMMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKiIADQEMZQtBLyEDDFcLIAJBLjYCHCACIAE2AhQgAiAANgIMDG8LQQAhAyACQQA2AhwgAiABNgIUIAJB8BQ2AhAgAkEDNgIMDG4LQQEhAwJAAkACQAJAIAItACxBBWsOBAMBAgAECyACIAIvATBBCHI7ATAMAwtBAiEDDAELQQQhAwsgAkEBOgAsIAIgAi8BMCADcjsBMAtBKiEDDFMLQQAhAyACQQA2AhwgAiABNgIUIAJB4Q82AhAgAkEKNgIMDGsLQQEhAwJAAkACQAJAAkACQCACLQAsQQJrDgcFBAQDAQIABAsgAiACLwEwQQhyOwEwDAMLQQIhAwwBC0EEIQMLIAJBAToALCACIAIvATAgA3I7ATALQSshAwxSC0EAIQMgAkEANgIcIAIgATYCFCACQasSNgIQIAJBCzYCDAxqC0EAIQMgAkEANgIcIAIgATYCFCACQf0NNgIQIAJBHTYCDAxpCyABIARHBEADQCABLQAAQSBHDUggBCABQQFqIgFHDQALQSUhAwxpC0ElIQMMaAsgAi0ALUEBcQRAQcMBIQMMTwsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQKSIABEAgAkEmNgIcIAIgADYCDCACIAFBAWo2AhQMaAsgAUEBaiEBDFwLIAFBAWohASACLwEwIgBBgAFxBEBBACEAAkAgAigCOCIDRQ0AIAMoAlQiA0UNACACIAMRAAAhAAsgAEUNBiAAQRVHDR8gAkEFNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMZwsCQCAAQaAEcUGgBEcNACACLQAtQQJxDQBBACEDIAJBADYCHCACIAE2AhQgAkGWEzYCECACQQQ2AgwMZwsgAgJ/IAIvATBBFHFBFEYEQEEBIAItAChBAUYNARogAi8BMkHlAEYMAQsgAi0AKUEFRgs6AC5BACEAAkAgAigCOCIDRQ0AIAMoAiQiA0UNACACIAMRAAAhAAsCQAJAAkACQAJAIAAOFgIBAAQEBAQEBAQEBAQEBAQEBAQEBAMECyACQQE6AC4LIAIgAi8BMEHAAHI7ATALQSchAwxPCyACQSM2AhwgAiABNgIUIAJBpRY2AhAgAkEVNgIMQQAhAwxnC0EAIQMgAkEANgIcIAIgATYCFCACQdULNgIQIAJBETYCDAxmC0EAIQACQCACKAI4IgNFDQAgAygCLCIDRQ0AIAIgAxEAACEACyAADQELQQ4hAwxLCyAAQRVGBEAgAkECNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMZAtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMYwtBACEDIAJBADYCHCACIAE2AhQgAkGqHDYCECACQQ82AgwMYgsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEgCqdqIgEQKyIARQ0AIAJBBTYCHCACIAE2AhQgAiAANgIMDGELQQ8hAwxHC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxfC0IBIQoLIAFBAWohAQJAIAIpAyAiC0L//////////w9YBEAgAiALQgSGIAqENwMgDAELQQAhAyACQQA2AhwgAiABNgIUIAJBrQk2AhAgAkEMNgIMDF4LQSQhAwxEC0EAIQMgAkEANgIcIAIgATYCFCACQc0TNgIQIAJBDDYCDAxcCyACKAIEIQBBACEDIAJBADYCBCACIAAgARAsIgBFBEAgAUEBaiEBDFILIAJBFzYCHCACIAA2AgwgAiABQQFqNgIUDFsLIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQRY2AhwgAiAANgIMIAIgAUEBajYCFAxbC0EfIQMMQQtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMWQsgAigCBCEAQQAhAyACQQA2AgQgAiAAIAEQLSIARQRAIAFBAWohAQxQCyACQRQ2AhwgAiAANgIMIAIgAUEBajYCFAxYCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABEC0iAEUEQCABQQFqIQEMAQsgAkETNgIcIAIgADYCDCACIAFBAWo2AhQMWAtBHiEDDD4LQQAhAyACQQA2AhwgAiABNgIUIAJBxgw2AhAgAkEjNgIMDFYLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABEC0iAEUEQCABQQFqIQEMTgsgAkERNgIcIAIgADYCDCACIAFBAWo2AhQMVQsgAkEQNgIcIAIgATYCFCACIAA2AgwMVAtBACEDIAJBADYCHCACIAE2AhQgAkHGDDYCECACQSM2AgwMUwtBACEDIAJBADYCHCACIAE2AhQgAkHAFTYCECACQQI2AgwMUgsgAigCBCEAQQAhAyACQQA2AgQCQCACIAAgARAtIgBFBEAgAUEBaiEBDAELIAJBDjYCHCACIAA2AgwgAiABQQFqNgIUDFILQRshAww4C0EAIQMgAkEANgIcIAIgATYCFCACQcYMNgIQIAJBIzYCDAxQCyACKAIEIQBBACEDIAJBADYCBAJAIAIgACABECwiAEUEQCABQQFqIQEMAQsgAkENNgIcIAIgADYCDCACIAFBAWo2AhQMUAtBGiEDDDYLQQAhAyACQQA2AhwgAiABNgIUIAJBmg82AhAgAkEiNgIMDE4LIAIoAgQhAEEAIQMgAkEANgIEAkAgAiAAIAEQLCIARQRAIAFBAWohAQwBCyACQQw2AhwgAiAANgIMIAIgAUEBajYCFAxOC0EZIQMMNAtBACEDIAJBADYCHCACIAE2AhQgAkGaDzYCECACQSI2AgwMTAsgAEEVRwRAQQAhAyACQQA2AhwgAiABNgIUIAJBgww2AhAgAkETNgIMDEwLIAJBCjYCHCACIAE2AhQgAkHkFjYCECACQRU2AgxBACEDDEsLIAIoAgQhAEEAIQMgAkEANgIEIAIgACABIAqnaiIBECsiAARAIAJBBzYCHCACIAE2AhQgAiAANgIMDEsLQRMhAwwxCyAAQRVHBEBBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMSgsgAkEeNgIcIAIgATYCFCACQfkXNgIQIAJBFTYCDEEAIQMMSQtBACEAAkAgAigCOCIDRQ0AIAMoAiwiA0UNACACIAMRAAAhAAsgAEUNQSAAQRVGBEAgAkEDNgIcIAIgATYCFCACQbAYNgIQIAJBFTYCDEEAIQMMSQtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMSAtBACEDIAJBADYCHCACIAE2AhQgAkHaDTYCECACQRQ2AgwMRwtBACEDIAJBADYCHCACIAE2AhQgAkGnDjYCECACQRI2AgwMRgsgAkEAOgAvIAItAC1BBHFFDT8LIAJBADoALyACQQE6ADRBACEDDCsLQQAhAyACQQA2AhwgAkHkETYCECACQQc2AgwgAiABQQFqNgIUDEMLAkADQAJAIAEtAABBCmsOBAACAgACCyAEIAFBAWoiAUcNAAtB3QEhAwxDCwJAAkAgAi0ANEEBRw0AQQAhAAJAIAIoAjgiA0UNACADKAJYIgNFDQAgAiADEQAAIQALIABFDQAgAEEVRw0BIAJB3AE2AhwgAiABNgIUIAJB1RY2AhAgAkEVNgIMQQAhAwxEC0HBASEDDCoLIAJBADYCHCACIAE2AhQgAkHpCzYCECACQR82AgxBACEDDEILAkACQCACLQAoQQFrDgIEAQALQcABIQMMKQtBuQEhAwwoCyACQQI6AC9BACEAAkAgAigCOCIDRQ0AIAMoAgAiA0UNACACIAMRAAAhAAsgAEUEQEHCASEDDCgLIABBFUcEQCACQQA2AhwgAiABNgIUIAJBpAw2AhAgAkEQNgIMQQAhAwxBCyACQdsBNgIcIAIgATYCFCACQfoWNgIQIAJBFTYCDEEAIQMMQAsgASAERgRAQdoBIQMMQAsgAS0AAEHIAEYNASACQQE6ACgLQawBIQMMJQtBvwEhAwwkCyABIARHBEAgAkEQNgIIIAIgATYCBEG+ASEDDCQLQdkBIQMMPAsgASAERgRAQdgBIQMMPAsgAS0AAEHIAEcNBCABQQFqIQFBvQEhAwwiCyABIARGBEBB1wEhAww7CwJAAkAgAS0AAEHFAGsOEAAFBQUFBQUFBQUFBQUFBQEFCyABQQFqIQFBuwEhAwwiCyABQQFqIQFBvAEhAwwhC0HWASEDIAEgBEYNOSACKAIAIgAgBCABa2ohBSABIABrQQJqIQYCQANAIAEtAAAgAEGD0ABqLQAARw0DIABBAkYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw6CyACKAIEIQAgAkIANwMAIAIgACAGQQFqIgEQJyIARQRAQcYBIQMMIQsgAkHVATYCHCACIAE2AhQgAiAANgIMQQAhAww5C0HUASEDIAEgBEYNOCACKAIAIgAgBCABa2ohBSABIABrQQFqIQYCQANAIAEtAAAgAEGB0ABqLQAARw0CIABBAUYNASAAQQFqIQAgBCABQQFqIgFHDQALIAIgBTYCAAw5CyACQYEEOwEoIAIoAgQhACACQgA3AwAgAiAAIAZBAWoiARAnIgANAwwCCyACQQA2AgALQQAhAyACQQA2AhwgAiABNgIUIAJB2Bs2AhAgAkEINgIMDDYLQboBIQMMHAsgAkHTATYCHCACIAE2AhQgAiAANgIMQQAhAww0C0EAIQACQCACKAI4IgNFDQAgAygCOCIDRQ0AIAIgAxEAACEACyAARQ0AIABBFUYNASACQQA2AhwgAiABNgIUIAJBzA42AhAgAkEgNgIMQQAhAwwzC0HkACEDDBkLIAJB+AA2AhwgAiABNgIUIAJByhg2AhAgAkEVNgIMQQAhAwwxC0HSASEDIAQgASIARg0wIAQgAWsgAigCACIBaiEFIAAgAWtBBGohBgJAA0AgAC0AACABQfzPAGotAABHDQEgAUEERg0DIAFBAWohASAEIABBAWoiAEcNAAsgAiAFNgIADDELIAJBADYCHCACIAA2AhQgAkGQMzYCECACQQg2AgwgAkEANgIAQQAhAwwwCyABIARHBEAgAkEONgIIIAIgATYCBEG3ASEDDBcLQdEBIQMMLwsgAkEANgIAIAZBAWohAQtBuAEhAwwUCyABIARGBEBB0AEhAwwtCyABLQAAQTBrIgBB/wFxQQpJBEAgAiAAOgAqIAFBAWohAUG2ASEDDBQLIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0UIAJBzwE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAsgASAERgRAQc4BIQMMLAsCQCABLQAAQS5GBEAgAUEBaiEBDAELIAIoAgQhACACQQA2AgQgAiAAIAEQKCIARQ0VIAJBzQE2AhwgAiABNgIUIAIgADYCDEEAIQMMLAtBtQEhAwwSCyAEIAEiBUYEQEHMASEDDCsLQQAhAEEBIQFBASEGQQAhAwJAAkACQAJAAkACfwJAAkACQAJAAkACQAJAIAUtAABBMGsOCgoJAAECAwQFBggLC0ECDAYLQQMMBQtBBAwEC0EFDAMLQQYMAgtBBwwBC0EICyEDQQAhAUEAIQYMAgtBCSEDQQEhAEEAIQFBACEGDAELQQAhAUEBIQMLIAIgAzoAKyAFQQFqIQMCQAJAIAItAC1BEHENAAJAAkACQCACLQAqDgMBAAIECyAGRQ0DDAILIAANAQwCCyABRQ0BCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMAwsgAkHJATYCHCACIAM2AhQgAiAANgIMQQAhAwwtCyACKAIEIQAgAkEANgIEIAIgACADECgiAEUEQCADIQEMGAsgAkHKATYCHCACIAM2AhQgAiAANgIMQQAhAwwsCyACKAIEIQAgAkEANgIEIAIgACAFECgiAEUEQCAFIQEMFgsgAkHLATYCHCACIAU2AhQgAiAANgIMDCsLQbQBIQMMEQtBACEAAkAgAigCOCIDRQ0AIAMoAjwiA0UNACACIAMRAAAhAAsCQCAABEAgAEEVRg0BIAJBADYCHCACIAE2AhQgAkGUDTYCECACQSE2AgxBACEDDCsLQbIBIQMMEQsgAkHIATYCHCACIAE2AhQgAkHJFzYCECACQRU2AgxBACEDDCkLIAJBADYCACAGQQFqIQFB9QAhAwwPCyACLQApQQVGBEBB4wAhAwwPC0HiACEDDA4LIAAhASACQQA2AgALIAJBADoALEEJIQMMDAsgAkEANgIAIAdBAWohAUHAACEDDAsLQQELOgAsIAJBADYCACAGQQFqIQELQSkhAwwIC0E4IQMMBwsCQCABIARHBEADQCABLQAAQYA+ai0AACIAQQFHBEAgAEECRw0DIAFBAWohAQwFCyAEIAFBAWoiAUcNAAtBPiEDDCELQT4hAwwgCwsgAkEAOgAsDAELQQshAwwEC0E6IQMMAwsgAUEBaiEBQS0hAwwCCyACIAE6ACwgAkEANgIAIAZBAWohAUEMIQMMAQsgAkEANgIAIAZBAWohAUEKIQMMAAsAC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwXC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwWC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwVC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwUC0EAIQMgAkEANgIcIAIgATYCFCACQc0QNgIQIAJBCTYCDAwTC0EAIQMgAkEANgIcIAIgATYCFCACQekKNgIQIAJBCTYCDAwSC0EAIQMgAkEANgIcIAIgATYCFCACQbcQNgIQIAJBCTYCDAwRC0EAIQMgAkEANgIcIAIgATYCFCACQZwRNgIQIAJBCTYCDAwQC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwPC0EAIQMgAkEANgIcIAIgATYCFCACQZcVNgIQIAJBDzYCDAwOC0EAIQMgAkEANgIcIAIgATYCFCACQcASNgIQIAJBCzYCDAwNC0EAIQMgAkEANgIcIAIgATYCFCACQZUJNgIQIAJBCzYCDAwMC0EAIQMgAkEANgIcIAIgATYCFCACQeEPNgIQIAJBCjYCDAwLC0EAIQMgAkEANgIcIAIgATYCFCACQfsPNgIQIAJBCjYCDAwKC0EAIQMgAkEANgIcIAIgATYCFCACQfEZNgIQIAJBAjYCDAwJC0EAIQMgAkEANgIcIAIgATYCFCACQcQUNgIQIAJBAjYCDAwIC0EAIQMgAkEANgIcIAIgATYCFCACQfIVNgIQIAJBAjYCDAwHCyACQQI2AhwgAiABNgIUIAJBnBo2AhAgAkEWNgIMQQAhAwwGC0EBIQMMBQtB1AAhAyABIARGDQQgCEEIaiEJIAIoAgAhBQJAAkAgASAERwRAIAVB2MIAaiEHIAQgBWogAWshACAFQX9zQQpqIgUgAWohBgNAIAEtAAAgBy0AAEcEQEECIQcMAwsgBUUEQEEAIQcgBiEBDAMLIAVBAWshBSAHQQFqIQcgBCABQQFqIgFHDQALIAAhBSAEIQELIAlBATYCACACIAU2AgAMAQsgAkEANgIAIAkgBzYCAAsgCSABNgIEIAgoAgwhACAIKAIIDgMBBAIACwALIAJBADYCHCACQbUaNgIQIAJBFzYCDCACIABBAWo2AhRBACEDDAILIAJBADYCHCACIAA2AhQgAkHKGjYCECACQQk2AgxBACEDDAELIAEgBEYEQEEiIQMMAQsgAkEJNgIIIAIgATYCBEEhIQMLIAhBEGokACADRQRAIAIoAgwhAAwBCyACIAM2AhxBACEAIAIoAgQiAUUNACACIAEgBCACKAIIEQEAIgFFDQAgAiAENgIUIAIgATYCDCABIQALIAALvgIBAn8gAEEAOgAAIABB3ABqIgFBAWtBADoAACAAQQA6AAIgAEEAOgABIAFBA2tBADoAACABQQJrQQA6AAAgAEEAOgADIAFBBGtBADoAAEEAIABrQQNxIgEgAGoiAEEANgIAQdwAIAFrQXxxIgIgAGoiAUEEa0EANgIAAkAgAkEJSQ0AIABBADYCCCAAQQA2AgQgAUEIa0EANgIAIAFBDGtBADYCACACQRlJDQAgAEEANgIYIABBADYCFCAAQQA2AhAgAEEANgIMIAFBEGtBADYCACABQRRrQQA2AgAgAUEYa0EANgIAIAFBHGtBADYCACACIABBBHFBGHIiAmsiAUEgSQ0AIAAgAmohAANAIABCADcDGCAAQgA3AxAgAEIANwMIIABCADcDACAAQSBqIQAgAUEgayIBQR9LDQALCwtWAQF/AkAgACgCDA0AAkACQAJAAkAgAC0ALw4DAQADAgsgACgCOCIBRQ0AIAEoAiwiAUUNACAAIAERAAAiAQ0DC0EADwsACyAAQcMWNgIQQQ4hAQsgAQsaACAAKAIMRQRAIABB0Rs2AhAgAEEVNgIMCwsUACAAKAIMQRVGBEAgAEEANgIMCwsUACAAKAIMQRZGBEAgAEEANgIMCwsHACAAKAIMCwcAIAAoAhALCQAgACABNgIQCwcAIAAoAhQLFwAgAEEkTwRAAAsgAEECdEGgM2ooAgALFwAgAEEuTwRAAAsgAEECdEGwNGooAgALvwkBAX9B6yghAQJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAIABB5ABrDvQDY2IAAWFhYWFhYQIDBAVhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhBgcICQoLDA0OD2FhYWFhEGFhYWFhYWFhYWFhEWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYRITFBUWFxgZGhthYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhHB0eHyAhIiMkJSYnKCkqKywtLi8wMTIzNDU2YTc4OTphYWFhYWFhYTthYWE8YWFhYT0+P2FhYWFhYWFhQGFhQWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYUJDREVGR0hJSktMTU5PUFFSU2FhYWFhYWFhVFVWV1hZWlthXF1hYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFeYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhYWFhX2BhC0HhJw8LQaQhDwtByywPC0H+MQ8LQcAkDwtBqyQPC0GNKA8LQeImDwtBgDAPC0G5Lw8LQdckDwtB7x8PC0HhHw8LQfofDwtB8iAPC0GoLw8LQa4yDwtBiDAPC0HsJw8LQYIiDwtBjh0PC0HQLg8LQcojDwtBxTIPC0HfHA8LQdIcDwtBxCAPC0HXIA8LQaIfDwtB7S4PC0GrMA8LQdQlDwtBzC4PC0H6Lg8LQfwrDwtB0jAPC0HxHQ8LQbsgDwtB9ysPC0GQMQ8LQdcxDwtBoi0PC0HUJw8LQeArDwtBnywPC0HrMQ8LQdUfDwtByjEPC0HeJQ8LQdQeDwtB9BwPC0GnMg8LQbEdDwtBoB0PC0G5MQ8LQbwwDwtBkiEPC0GzJg8LQeksDwtBrB4PC0HUKw8LQfcmDwtBgCYPC0GwIQ8LQf4eDwtBjSMPC0GJLQ8LQfciDwtBoDEPC0GuHw8LQcYlDwtB6B4PC0GTIg8LQcIvDwtBwx0PC0GLLA8LQeEdDwtBjS8PC0HqIQ8LQbQtDwtB0i8PC0HfMg8LQdIyDwtB8DAPC0GpIg8LQfkjDwtBmR4PC0G1LA8LQZswDwtBkjIPC0G2Kw8LQcIiDwtB+DIPC0GeJQ8LQdAiDwtBuh4PC0GBHg8LAAtB1iEhAQsgAQsWACAAIAAtAC1B/gFxIAFBAEdyOgAtCxkAIAAgAC0ALUH9AXEgAUEAR0EBdHI6AC0LGQAgACAALQAtQfsBcSABQQBHQQJ0cjoALQsZACAAIAAtAC1B9wFxIAFBAEdBA3RyOgAtCz4BAn8CQCAAKAI4IgNFDQAgAygCBCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBxhE2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCCCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9go2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCDCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7Ro2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCECIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlRA2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCFCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBqhs2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCGCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB7RM2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCKCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABB9gg2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCHCIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBwhk2AhBBGCEECyAECz4BAn8CQCAAKAI4IgNFDQAgAygCICIDRQ0AIAAgASACIAFrIAMRAQAiBEF/Rw0AIABBlBQ2AhBBGCEECyAEC1kBAn8CQCAALQAoQQFGDQAgAC8BMiIBQeQAa0HkAEkNACABQcwBRg0AIAFBsAJGDQAgAC8BMCIAQcAAcQ0AQQEhAiAAQYgEcUGABEYNACAAQShxRSECCyACC4wBAQJ/AkACQAJAIAAtACpFDQAgAC0AK0UNACAALwEwIgFBAnFFDQEMAgsgAC8BMCIBQQFxRQ0BC0EBIQIgAC0AKEEBRg0AIAAvATIiAEHkAGtB5ABJDQAgAEHMAUYNACAAQbACRg0AIAFBwABxDQBBACECIAFBiARxQYAERg0AIAFBKHFBAEchAgsgAgtzACAAQRBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAA/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQTBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQSBq/QwAAAAAAAAAAAAAAAAAAAAA/QsDACAAQd0BNgIcCwYAIAAQMguaLQELfyMAQRBrIgokAEGk0AAoAgAiCUUEQEHk0wAoAgAiBUUEQEHw0wBCfzcCAEHo0wBCgICEgICAwAA3AgBB5NMAIApBCGpBcHFB2KrVqgVzIgU2AgBB+NMAQQA2AgBByNMAQQA2AgALQczTAEGA1AQ2AgBBnNAAQYDUBDYCAEGw0AAgBTYCAEGs0ABBfzYCAEHQ0wBBgKwDNgIAA0AgAUHI0ABqIAFBvNAAaiICNgIAIAIgAUG00ABqIgM2AgAgAUHA0ABqIAM2AgAgAUHQ0ABqIAFBxNAAaiIDNgIAIAMgAjYCACABQdjQAGogAUHM0ABqIgI2AgAgAiADNgIAIAFB1NAAaiACNgIAIAFBIGoiAUGAAkcNAAtBjNQEQcGrAzYCAEGo0ABB9NMAKAIANgIAQZjQAEHAqwM2AgBBpNAAQYjUBDYCAEHM/wdBODYCAEGI1AQhCQsCQAJAAkACQAJAAkACQAJAAkACQAJAAkACQAJAAkACQCAAQewBTQRAQYzQACgCACIGQRAgAEETakFwcSAAQQtJGyIEQQN2IgB2IgFBA3EEQAJAIAFBAXEgAHJBAXMiAkEDdCIAQbTQAGoiASAAQbzQAGooAgAiACgCCCIDRgRAQYzQACAGQX4gAndxNgIADAELIAEgAzYCCCADIAE2AgwLIABBCGohASAAIAJBA3QiAkEDcjYCBCAAIAJqIgAgACgCBEEBcjYCBAwRC0GU0AAoAgAiCCAETw0BIAEEQAJAQQIgAHQiAkEAIAJrciABIAB0cWgiAEEDdCICQbTQAGoiASACQbzQAGooAgAiAigCCCIDRgRAQYzQACAGQX4gAHdxIgY2AgAMAQsgASADNgIIIAMgATYCDAsgAiAEQQNyNgIEIABBA3QiACAEayEFIAAgAmogBTYCACACIARqIgQgBUEBcjYCBCAIBEAgCEF4cUG00ABqIQBBoNAAKAIAIQMCf0EBIAhBA3Z0IgEgBnFFBEBBjNAAIAEgBnI2AgAgAAwBCyAAKAIICyIBIAM2AgwgACADNgIIIAMgADYCDCADIAE2AggLIAJBCGohAUGg0AAgBDYCAEGU0AAgBTYCAAwRC0GQ0AAoAgAiC0UNASALaEECdEG80gBqKAIAIgAoAgRBeHEgBGshBSAAIQIDQAJAIAIoAhAiAUUEQCACQRRqKAIAIgFFDQELIAEoAgRBeHEgBGsiAyAFSSECIAMgBSACGyEFIAEgACACGyEAIAEhAgwBCwsgACgCGCEJIAAoAgwiAyAARwRAQZzQACgCABogAyAAKAIIIgE2AgggASADNgIMDBALIABBFGoiAigCACIBRQRAIAAoAhAiAUUNAyAAQRBqIQILA0AgAiEHIAEiA0EUaiICKAIAIgENACADQRBqIQIgAygCECIBDQALIAdBADYCAAwPC0F/IQQgAEG/f0sNACAAQRNqIgFBcHEhBEGQ0AAoAgAiCEUNAEEAIARrIQUCQAJAAkACf0EAIARBgAJJDQAaQR8gBEH///8HSw0AGiAEQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qCyIGQQJ0QbzSAGooAgAiAkUEQEEAIQFBACEDDAELQQAhASAEQRkgBkEBdmtBACAGQR9HG3QhAEEAIQMDQAJAIAIoAgRBeHEgBGsiByAFTw0AIAIhAyAHIgUNAEEAIQUgAiEBDAMLIAEgAkEUaigCACIHIAcgAiAAQR12QQRxakEQaigCACICRhsgASAHGyEBIABBAXQhACACDQALCyABIANyRQRAQQAhA0ECIAZ0IgBBACAAa3IgCHEiAEUNAyAAaEECdEG80gBqKAIAIQELIAFFDQELA0AgASgCBEF4cSAEayICIAVJIQAgAiAFIAAbIQUgASADIAAbIQMgASgCECIABH8gAAUgAUEUaigCAAsiAQ0ACwsgA0UNACAFQZTQACgCACAEa08NACADKAIYIQcgAyADKAIMIgBHBEBBnNAAKAIAGiAAIAMoAggiATYCCCABIAA2AgwMDgsgA0EUaiICKAIAIgFFBEAgAygCECIBRQ0DIANBEGohAgsDQCACIQYgASIAQRRqIgIoAgAiAQ0AIABBEGohAiAAKAIQIgENAAsgBkEANgIADA0LQZTQACgCACIDIARPBEBBoNAAKAIAIQECQCADIARrIgJBEE8EQCABIARqIgAgAkEBcjYCBCABIANqIAI2AgAgASAEQQNyNgIEDAELIAEgA0EDcjYCBCABIANqIgAgACgCBEEBcjYCBEEAIQBBACECC0GU0AAgAjYCAEGg0AAgADYCACABQQhqIQEMDwtBmNAAKAIAIgMgBEsEQCAEIAlqIgAgAyAEayIBQQFyNgIEQaTQACAANgIAQZjQACABNgIAIAkgBEEDcjYCBCAJQQhqIQEMDwtBACEBIAQCf0Hk0wAoAgAEQEHs0wAoAgAMAQtB8NMAQn83AgBB6NMAQoCAhICAgMAANwIAQeTTACAKQQxqQXBxQdiq1aoFczYCAEH40wBBADYCAEHI0wBBADYCAEGAgAQLIgAgBEHHAGoiBWoiBkEAIABrIgdxIgJPBEBB/NMAQTA2AgAMDwsCQEHE0wAoAgAiAUUNAEG80wAoAgAiCCACaiEAIAAgAU0gACAIS3ENAEEAIQFB/NMAQTA2AgAMDwtByNMALQAAQQRxDQQCQAJAIAkEQEHM0wAhAQNAIAEoAgAiACAJTQRAIAAgASgCBGogCUsNAwsgASgCCCIBDQALC0EAEDMiAEF/Rg0FIAIhBkHo0wAoAgAiAUEBayIDIABxBEAgAiAAayAAIANqQQAgAWtxaiEGCyAEIAZPDQUgBkH+////B0sNBUHE0wAoAgAiAwRAQbzTACgCACIHIAZqIQEgASAHTQ0GIAEgA0sNBgsgBhAzIgEgAEcNAQwHCyAGIANrIAdxIgZB/v///wdLDQQgBhAzIQAgACABKAIAIAEoAgRqRg0DIAAhAQsCQCAGIARByABqTw0AIAFBf0YNAEHs0wAoAgAiACAFIAZrakEAIABrcSIAQf7///8HSwRAIAEhAAwHCyAAEDNBf0cEQCAAIAZqIQYgASEADAcLQQAgBmsQMxoMBAsgASIAQX9HDQUMAwtBACEDDAwLQQAhAAwKCyAAQX9HDQILQcjTAEHI0wAoAgBBBHI2AgALIAJB/v///wdLDQEgAhAzIQBBABAzIQEgAEF/Rg0BIAFBf0YNASAAIAFPDQEgASAAayIGIARBOGpNDQELQbzTAEG80wAoAgAgBmoiATYCAEHA0wAoAgAgAUkEQEHA0wAgATYCAAsCQAJAAkBBpNAAKAIAIgIEQEHM0wAhAQNAIAAgASgCACIDIAEoAgQiBWpGDQIgASgCCCIBDQALDAILQZzQACgCACIBQQBHIAAgAU9xRQRAQZzQACAANgIAC0EAIQFB0NMAIAY2AgBBzNMAIAA2AgBBrNAAQX82AgBBsNAAQeTTACgCADYCAEHY0wBBADYCAANAIAFByNAAaiABQbzQAGoiAjYCACACIAFBtNAAaiIDNgIAIAFBwNAAaiADNgIAIAFB0NAAaiABQcTQAGoiAzYCACADIAI2AgAgAUHY0ABqIAFBzNAAaiICNgIAIAIgAzYCACABQdTQAGogAjYCACABQSBqIgFBgAJHDQALQXggAGtBD3EiASAAaiICIAZBOGsiAyABayIBQQFyNgIEQajQAEH00wAoAgA2AgBBmNAAIAE2AgBBpNAAIAI2AgAgACADakE4NgIEDAILIAAgAk0NACACIANJDQAgASgCDEEIcQ0AQXggAmtBD3EiACACaiIDQZjQACgCACAGaiIHIABrIgBBAXI2AgQgASAFIAZqNgIEQajQAEH00wAoAgA2AgBBmNAAIAA2AgBBpNAAIAM2AgAgAiAHakE4NgIEDAELIABBnNAAKAIASQRAQZzQACAANgIACyAAIAZqIQNBzNMAIQECQAJAAkADQCADIAEoAgBHBEAgASgCCCIBDQEMAgsLIAEtAAxBCHFFDQELQczTACEBA0AgASgCACIDIAJNBEAgAyABKAIEaiIFIAJLDQMLIAEoAgghAQwACwALIAEgADYCACABIAEoAgQgBmo2AgQgAEF4IABrQQ9xaiIJIARBA3I2AgQgA0F4IANrQQ9xaiIGIAQgCWoiBGshASACIAZGBEBBpNAAIAQ2AgBBmNAAQZjQACgCACABaiIANgIAIAQgAEEBcjYCBAwIC0Gg0AAoAgAgBkYEQEGg0AAgBDYCAEGU0ABBlNAAKAIAIAFqIgA2AgAgBCAAQQFyNgIEIAAgBGogADYCAAwICyAGKAIEIgVBA3FBAUcNBiAFQXhxIQggBUH/AU0EQCAFQQN2IQMgBigCCCIAIAYoAgwiAkYEQEGM0ABBjNAAKAIAQX4gA3dxNgIADAcLIAIgADYCCCAAIAI2AgwMBgsgBigCGCEHIAYgBigCDCIARwRAIAAgBigCCCICNgIIIAIgADYCDAwFCyAGQRRqIgIoAgAiBUUEQCAGKAIQIgVFDQQgBkEQaiECCwNAIAIhAyAFIgBBFGoiAigCACIFDQAgAEEQaiECIAAoAhAiBQ0ACyADQQA2AgAMBAtBeCAAa0EPcSIBIABqIgcgBkE4ayIDIAFrIgFBAXI2AgQgACADakE4NgIEIAIgBUE3IAVrQQ9xakE/ayIDIAMgAkEQakkbIgNBIzYCBEGo0ABB9NMAKAIANgIAQZjQACABNgIAQaTQACAHNgIAIANBEGpB1NMAKQIANwIAIANBzNMAKQIANwIIQdTTACADQQhqNgIAQdDTACAGNgIAQczTACAANgIAQdjTAEEANgIAIANBJGohAQNAIAFBBzYCACAFIAFBBGoiAUsNAAsgAiADRg0AIAMgAygCBEF+cTYCBCADIAMgAmsiBTYCACACIAVBAXI2AgQgBUH/AU0EQCAFQXhxQbTQAGohAAJ/QYzQACgCACIBQQEgBUEDdnQiA3FFBEBBjNAAIAEgA3I2AgAgAAwBCyAAKAIICyIBIAI2AgwgACACNgIIIAIgADYCDCACIAE2AggMAQtBHyEBIAVB////B00EQCAFQSYgBUEIdmciAGt2QQFxIABBAXRrQT5qIQELIAIgATYCHCACQgA3AhAgAUECdEG80gBqIQBBkNAAKAIAIgNBASABdCIGcUUEQCAAIAI2AgBBkNAAIAMgBnI2AgAgAiAANgIYIAIgAjYCCCACIAI2AgwMAQsgBUEZIAFBAXZrQQAgAUEfRxt0IQEgACgCACEDAkADQCADIgAoAgRBeHEgBUYNASABQR12IQMgAUEBdCEBIAAgA0EEcWpBEGoiBigCACIDDQALIAYgAjYCACACIAA2AhggAiACNgIMIAIgAjYCCAwBCyAAKAIIIgEgAjYCDCAAIAI2AgggAkEANgIYIAIgADYCDCACIAE2AggLQZjQACgCACIBIARNDQBBpNAAKAIAIgAgBGoiAiABIARrIgFBAXI2AgRBmNAAIAE2AgBBpNAAIAI2AgAgACAEQQNyNgIEIABBCGohAQwIC0EAIQFB/NMAQTA2AgAMBwtBACEACyAHRQ0AAkAgBigCHCICQQJ0QbzSAGoiAygCACAGRgRAIAMgADYCACAADQFBkNAAQZDQACgCAEF+IAJ3cTYCAAwCCyAHQRBBFCAHKAIQIAZGG2ogADYCACAARQ0BCyAAIAc2AhggBigCECICBEAgACACNgIQIAIgADYCGAsgBkEUaigCACICRQ0AIABBFGogAjYCACACIAA2AhgLIAEgCGohASAGIAhqIgYoAgQhBQsgBiAFQX5xNgIEIAEgBGogATYCACAEIAFBAXI2AgQgAUH/AU0EQCABQXhxQbTQAGohAAJ/QYzQACgCACICQQEgAUEDdnQiAXFFBEBBjNAAIAEgAnI2AgAgAAwBCyAAKAIICyIBIAQ2AgwgACAENgIIIAQgADYCDCAEIAE2AggMAQtBHyEFIAFB////B00EQCABQSYgAUEIdmciAGt2QQFxIABBAXRrQT5qIQULIAQgBTYCHCAEQgA3AhAgBUECdEG80gBqIQBBkNAAKAIAIgJBASAFdCIDcUUEQCAAIAQ2AgBBkNAAIAIgA3I2AgAgBCAANgIYIAQgBDYCCCAEIAQ2AgwMAQsgAUEZIAVBAXZrQQAgBUEfRxt0IQUgACgCACEAAkADQCAAIgIoAgRBeHEgAUYNASAFQR12IQAgBUEBdCEFIAIgAEEEcWpBEGoiAygCACIADQALIAMgBDYCACAEIAI2AhggBCAENgIMIAQgBDYCCAwBCyACKAIIIgAgBDYCDCACIAQ2AgggBEEANgIYIAQgAjYCDCAEIAA2AggLIAlBCGohAQwCCwJAIAdFDQACQCADKAIcIgFBAnRBvNIAaiICKAIAIANGBEAgAiAANgIAIAANAUGQ0AAgCEF+IAF3cSIINgIADAILIAdBEEEUIAcoAhAgA0YbaiAANgIAIABFDQELIAAgBzYCGCADKAIQIgEEQCAAIAE2AhAgASAANgIYCyADQRRqKAIAIgFFDQAgAEEUaiABNgIAIAEgADYCGAsCQCAFQQ9NBEAgAyAEIAVqIgBBA3I2AgQgACADaiIAIAAoAgRBAXI2AgQMAQsgAyAEaiICIAVBAXI2AgQgAyAEQQNyNgIEIAIgBWogBTYCACAFQf8BTQRAIAVBeHFBtNAAaiEAAn9BjNAAKAIAIgFBASAFQQN2dCIFcUUEQEGM0AAgASAFcjYCACAADAELIAAoAggLIgEgAjYCDCAAIAI2AgggAiAANgIMIAIgATYCCAwBC0EfIQEgBUH///8HTQRAIAVBJiAFQQh2ZyIAa3ZBAXEgAEEBdGtBPmohAQsgAiABNgIcIAJCADcCECABQQJ0QbzSAGohAEEBIAF0IgQgCHFFBEAgACACNgIAQZDQACAEIAhyNgIAIAIgADYCGCACIAI2AgggAiACNgIMDAELIAVBGSABQQF2a0EAIAFBH0cbdCEBIAAoAgAhBAJAA0AgBCIAKAIEQXhxIAVGDQEgAUEddiEEIAFBAXQhASAAIARBBHFqQRBqIgYoAgAiBA0ACyAGIAI2AgAgAiAANgIYIAIgAjYCDCACIAI2AggMAQsgACgCCCIBIAI2AgwgACACNgIIIAJBADYCGCACIAA2AgwgAiABNgIICyADQQhqIQEMAQsCQCAJRQ0AAkAgACgCHCIBQQJ0QbzSAGoiAigCACAARgRAIAIgAzYCACADDQFBkNAAIAtBfiABd3E2AgAMAgsgCUEQQRQgCSgCECAARhtqIAM2AgAgA0UNAQsgAyAJNgIYIAAoAhAiAQRAIAMgATYCECABIAM2AhgLIABBFGooAgAiAUUNACADQRRqIAE2AgAgASADNgIYCwJAIAVBD00EQCAAIAQgBWoiAUEDcjYCBCAAIAFqIgEgASgCBEEBcjYCBAwBCyAAIARqIgcgBUEBcjYCBCAAIARBA3I2AgQgBSAHaiAFNgIAIAgEQCAIQXhxQbTQAGohAUGg0AAoAgAhAwJ/QQEgCEEDdnQiAiAGcUUEQEGM0AAgAiAGcjYCACABDAELIAEoAggLIgIgAzYCDCABIAM2AgggAyABNgIMIAMgAjYCCAtBoNAAIAc2AgBBlNAAIAU2AgALIABBCGohAQsgCkEQaiQAIAELQwAgAEUEQD8AQRB0DwsCQCAAQf//A3ENACAAQQBIDQAgAEEQdkAAIgBBf0YEQEH80wBBMDYCAEF/DwsgAEEQdA8LAAsL3D8iAEGACAsJAQAAAAIAAAADAEGUCAsFBAAAAAUAQaQICwkGAAAABwAAAAgAQdwIC4otSW52YWxpZCBjaGFyIGluIHVybCBxdWVyeQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2JvZHkAQ29udGVudC1MZW5ndGggb3ZlcmZsb3cAQ2h1bmsgc2l6ZSBvdmVyZmxvdwBSZXNwb25zZSBvdmVyZmxvdwBJbnZhbGlkIG1ldGhvZCBmb3IgSFRUUC94LnggcmVxdWVzdABJbnZhbGlkIG1ldGhvZCBmb3IgUlRTUC94LnggcmVxdWVzdABFeHBlY3RlZCBTT1VSQ0UgbWV0aG9kIGZvciBJQ0UveC54IHJlcXVlc3QASW52YWxpZCBjaGFyIGluIHVybCBmcmFnbWVudCBzdGFydABFeHBlY3RlZCBkb3QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9zdGF0dXMASW52YWxpZCByZXNwb25zZSBzdGF0dXMASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucwBVc2VyIGNhbGxiYWNrIGVycm9yAGBvbl9yZXNldGAgY2FsbGJhY2sgZXJyb3IAYG9uX2NodW5rX2hlYWRlcmAgY2FsbGJhY2sgZXJyb3IAYG9uX21lc3NhZ2VfYmVnaW5gIGNhbGxiYWNrIGVycm9yAGBvbl9jaHVua19leHRlbnNpb25fdmFsdWVgIGNhbGxiYWNrIGVycm9yAGBvbl9zdGF0dXNfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl92ZXJzaW9uX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fdXJsX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGVgIGNhbGxiYWNrIGVycm9yAGBvbl9tZXNzYWdlX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fbWV0aG9kX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlYCBjYWxsYmFjayBlcnJvcgBgb25fY2h1bmtfZXh0ZW5zaW9uX25hbWVgIGNhbGxiYWNrIGVycm9yAFVuZXhwZWN0ZWQgY2hhciBpbiB1cmwgc2VydmVyAEludmFsaWQgaGVhZGVyIHZhbHVlIGNoYXIASW52YWxpZCBoZWFkZXIgZmllbGQgY2hhcgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3ZlcnNpb24ASW52YWxpZCBtaW5vciB2ZXJzaW9uAEludmFsaWQgbWFqb3IgdmVyc2lvbgBFeHBlY3RlZCBzcGFjZSBhZnRlciB2ZXJzaW9uAEV4cGVjdGVkIENSTEYgYWZ0ZXIgdmVyc2lvbgBJbnZhbGlkIEhUVFAgdmVyc2lvbgBJbnZhbGlkIGhlYWRlciB0b2tlbgBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX3VybABJbnZhbGlkIGNoYXJhY3RlcnMgaW4gdXJsAFVuZXhwZWN0ZWQgc3RhcnQgY2hhciBpbiB1cmwARG91YmxlIEAgaW4gdXJsAEVtcHR5IENvbnRlbnQtTGVuZ3RoAEludmFsaWQgY2hhcmFjdGVyIGluIENvbnRlbnQtTGVuZ3RoAER1cGxpY2F0ZSBDb250ZW50LUxlbmd0aABJbnZhbGlkIGNoYXIgaW4gdXJsIHBhdGgAQ29udGVudC1MZW5ndGggY2FuJ3QgYmUgcHJlc2VudCB3aXRoIFRyYW5zZmVyLUVuY29kaW5nAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIHNpemUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfdmFsdWUAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9jaHVua19leHRlbnNpb25fdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyB2YWx1ZQBNaXNzaW5nIGV4cGVjdGVkIExGIGFmdGVyIGhlYWRlciB2YWx1ZQBJbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AgaGVhZGVyIHZhbHVlAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgcXVvdGUgdmFsdWUASW52YWxpZCBjaGFyYWN0ZXIgaW4gY2h1bmsgZXh0ZW5zaW9ucyBxdW90ZWQgdmFsdWUAUGF1c2VkIGJ5IG9uX2hlYWRlcnNfY29tcGxldGUASW52YWxpZCBFT0Ygc3RhdGUAb25fcmVzZXQgcGF1c2UAb25fY2h1bmtfaGVhZGVyIHBhdXNlAG9uX21lc3NhZ2VfYmVnaW4gcGF1c2UAb25fY2h1bmtfZXh0ZW5zaW9uX3ZhbHVlIHBhdXNlAG9uX3N0YXR1c19jb21wbGV0ZSBwYXVzZQBvbl92ZXJzaW9uX2NvbXBsZXRlIHBhdXNlAG9uX3VybF9jb21wbGV0ZSBwYXVzZQBvbl9jaHVua19jb21wbGV0ZSBwYXVzZQBvbl9oZWFkZXJfdmFsdWVfY29tcGxldGUgcGF1c2UAb25fbWVzc2FnZV9jb21wbGV0ZSBwYXVzZQBvbl9tZXRob2RfY29tcGxldGUgcGF1c2UAb25faGVhZGVyX2ZpZWxkX2NvbXBsZXRlIHBhdXNlAG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lIHBhdXNlAFVuZXhwZWN0ZWQgc3BhY2UgYWZ0ZXIgc3RhcnQgbGluZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX2NodW5rX2V4dGVuc2lvbl9uYW1lAEludmFsaWQgY2hhcmFjdGVyIGluIGNodW5rIGV4dGVuc2lvbnMgbmFtZQBQYXVzZSBvbiBDT05ORUNUL1VwZ3JhZGUAUGF1c2Ugb24gUFJJL1VwZ3JhZGUARXhwZWN0ZWQgSFRUUC8yIENvbm5lY3Rpb24gUHJlZmFjZQBTcGFuIGNhbGxiYWNrIGVycm9yIGluIG9uX21ldGhvZABFeHBlY3RlZCBzcGFjZSBhZnRlciBtZXRob2QAU3BhbiBjYWxsYmFjayBlcnJvciBpbiBvbl9oZWFkZXJfZmllbGQAUGF1c2VkAEludmFsaWQgd29yZCBlbmNvdW50ZXJlZABJbnZhbGlkIG1ldGhvZCBlbmNvdW50ZXJlZABVbmV4cGVjdGVkIGNoYXIgaW4gdXJsIHNjaGVtYQBSZXF1ZXN0IGhhcyBpbnZhbGlkIGBUcmFuc2Zlci1FbmNvZGluZ2AAU1dJVENIX1BST1hZAFVTRV9QUk9YWQBNS0FDVElWSVRZAFVOUFJPQ0VTU0FCTEVfRU5USVRZAENPUFkATU9WRURfUEVSTUFORU5UTFkAVE9PX0VBUkxZAE5PVElGWQBGQUlMRURfREVQRU5ERU5DWQBCQURfR0FURVdBWQBQTEFZAFBVVABDSEVDS09VVABHQVRFV0FZX1RJTUVPVVQAUkVRVUVTVF9USU1FT1VUAE5FVFdPUktfQ09OTkVDVF9USU1FT1VUAENPTk5FQ1RJT05fVElNRU9VVABMT0dJTl9USU1FT1VUAE5FVFdPUktfUkVBRF9USU1FT1VUAFBPU1QATUlTRElSRUNURURfUkVRVUVTVABDTElFTlRfQ0xPU0VEX1JFUVVFU1QAQ0xJRU5UX0NMT1NFRF9MT0FEX0JBTEFOQ0VEX1JFUVVFU1QAQkFEX1JFUVVFU1QASFRUUF9SRVFVRVNUX1NFTlRfVE9fSFRUUFNfUE9SVABSRVBPUlQASU1fQV9URUFQT1QAUkVTRVRfQ09OVEVOVABOT19DT05URU5UAFBBUlRJQUxfQ09OVEVOVABIUEVfSU5WQUxJRF9DT05TVEFOVABIUEVfQ0JfUkVTRVQAR0VUAEhQRV9TVFJJQ1QAQ09ORkxJQ1QAVEVNUE9SQVJZX1JFRElSRUNUAFBFUk1BTkVOVF9SRURJUkVDVABDT05ORUNUAE1VTFRJX1NUQVRVUwBIUEVfSU5WQUxJRF9TVEFUVVMAVE9PX01BTllfUkVRVUVTVFMARUFSTFlfSElOVFMAVU5BVkFJTEFCTEVfRk9SX0xFR0FMX1JFQVNPTlMAT1BUSU9OUwBTV0lUQ0hJTkdfUFJPVE9DT0xTAFZBUklBTlRfQUxTT19ORUdPVElBVEVTAE1VTFRJUExFX0NIT0lDRVMASU5URVJOQUxfU0VSVkVSX0VSUk9SAFdFQl9TRVJWRVJfVU5LTk9XTl9FUlJPUgBSQUlMR1VOX0VSUk9SAElERU5USVRZX1BST1ZJREVSX0FVVEhFTlRJQ0FUSU9OX0VSUk9SAFNTTF9DRVJUSUZJQ0FURV9FUlJPUgBJTlZBTElEX1hfRk9SV0FSREVEX0ZPUgBTRVRfUEFSQU1FVEVSAEdFVF9QQVJBTUVURVIASFBFX1VTRVIAU0VFX09USEVSAEhQRV9DQl9DSFVOS19IRUFERVIATUtDQUxFTkRBUgBTRVRVUABXRUJfU0VSVkVSX0lTX0RPV04AVEVBUkRPV04ASFBFX0NMT1NFRF9DT05ORUNUSU9OAEhFVVJJU1RJQ19FWFBJUkFUSU9OAERJU0NPTk5FQ1RFRF9PUEVSQVRJT04ATk9OX0FVVEhPUklUQVRJVkVfSU5GT1JNQVRJT04ASFBFX0lOVkFMSURfVkVSU0lPTgBIUEVfQ0JfTUVTU0FHRV9CRUdJTgBTSVRFX0lTX0ZST1pFTgBIUEVfSU5WQUxJRF9IRUFERVJfVE9LRU4ASU5WQUxJRF9UT0tFTgBGT1JCSURERU4ARU5IQU5DRV9ZT1VSX0NBTE0ASFBFX0lOVkFMSURfVVJMAEJMT0NLRURfQllfUEFSRU5UQUxfQ09OVFJPTABNS0NPTABBQ0wASFBFX0lOVEVSTkFMAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0VfVU5PRkZJQ0lBTABIUEVfT0sAVU5MSU5LAFVOTE9DSwBQUkkAUkVUUllfV0lUSABIUEVfSU5WQUxJRF9DT05URU5UX0xFTkdUSABIUEVfVU5FWFBFQ1RFRF9DT05URU5UX0xFTkdUSABGTFVTSABQUk9QUEFUQ0gATS1TRUFSQ0gAVVJJX1RPT19MT05HAFBST0NFU1NJTkcATUlTQ0VMTEFORU9VU19QRVJTSVNURU5UX1dBUk5JTkcATUlTQ0VMTEFORU9VU19XQVJOSU5HAEhQRV9JTlZBTElEX1RSQU5TRkVSX0VOQ09ESU5HAEV4cGVjdGVkIENSTEYASFBFX0lOVkFMSURfQ0hVTktfU0laRQBNT1ZFAENPTlRJTlVFAEhQRV9DQl9TVEFUVVNfQ09NUExFVEUASFBFX0NCX0hFQURFUlNfQ09NUExFVEUASFBFX0NCX1ZFUlNJT05fQ09NUExFVEUASFBFX0NCX1VSTF9DT01QTEVURQBIUEVfQ0JfQ0hVTktfQ09NUExFVEUASFBFX0NCX0hFQURFUl9WQUxVRV9DT01QTEVURQBIUEVfQ0JfQ0hVTktfRVhURU5TSU9OX1ZBTFVFX0NPTVBMRVRFAEhQRV9DQl9DSFVOS19FWFRFTlNJT05fTkFNRV9DT01QTEVURQBIUEVfQ0JfTUVTU0FHRV9DT01QTEVURQBIUEVfQ0JfTUVUSE9EX0NPTVBMRVRFAEhQRV9DQl9IRUFERVJfRklFTERfQ09NUExFVEUAREVMRVRFAEhQRV9JTlZBTElEX0VPRl9TVEFURQBJTlZBTElEX1NTTF9DRVJUSUZJQ0FURQBQQVVTRQBOT19SRVNQT05TRQBVTlNVUFBPUlRFRF9NRURJQV9UWVBFAEdPTkUATk9UX0FDQ0VQVEFCTEUAU0VSVklDRV9VTkFWQUlMQUJMRQBSQU5HRV9OT1RfU0FUSVNGSUFCTEUAT1JJR0lOX0lTX1VOUkVBQ0hBQkxFAFJFU1BPTlNFX0lTX1NUQUxFAFBVUkdFAE1FUkdFAFJFUVVFU1RfSEVBREVSX0ZJRUxEU19UT09fTEFSR0UAUkVRVUVTVF9IRUFERVJfVE9PX0xBUkdFAFBBWUxPQURfVE9PX0xBUkdFAElOU1VGRklDSUVOVF9TVE9SQUdFAEhQRV9QQVVTRURfVVBHUkFERQBIUEVfUEFVU0VEX0gyX1VQR1JBREUAU09VUkNFAEFOTk9VTkNFAFRSQUNFAEhQRV9VTkVYUEVDVEVEX1NQQUNFAERFU0NSSUJFAFVOU1VCU0NSSUJFAFJFQ09SRABIUEVfSU5WQUxJRF9NRVRIT0QATk9UX0ZPVU5EAFBST1BGSU5EAFVOQklORABSRUJJTkQAVU5BVVRIT1JJWkVEAE1FVEhPRF9OT1RfQUxMT1dFRABIVFRQX1ZFUlNJT05fTk9UX1NVUFBPUlRFRABBTFJFQURZX1JFUE9SVEVEAEFDQ0VQVEVEAE5PVF9JTVBMRU1FTlRFRABMT09QX0RFVEVDVEVEAEhQRV9DUl9FWFBFQ1RFRABIUEVfTEZfRVhQRUNURUQAQ1JFQVRFRABJTV9VU0VEAEhQRV9QQVVTRUQAVElNRU9VVF9PQ0NVUkVEAFBBWU1FTlRfUkVRVUlSRUQAUFJFQ09ORElUSU9OX1JFUVVJUkVEAFBST1hZX0FVVEhFTlRJQ0FUSU9OX1JFUVVJUkVEAE5FVFdPUktfQVVUSEVOVElDQVRJT05fUkVRVUlSRUQATEVOR1RIX1JFUVVJUkVEAFNTTF9DRVJUSUZJQ0FURV9SRVFVSVJFRABVUEdSQURFX1JFUVVJUkVEAFBBR0VfRVhQSVJFRABQUkVDT05ESVRJT05fRkFJTEVEAEVYUEVDVEFUSU9OX0ZBSUxFRABSRVZBTElEQVRJT05fRkFJTEVEAFNTTF9IQU5EU0hBS0VfRkFJTEVEAExPQ0tFRABUUkFOU0ZPUk1BVElPTl9BUFBMSUVEAE5PVF9NT0RJRklFRABOT1RfRVhURU5ERUQAQkFORFdJRFRIX0xJTUlUX0VYQ0VFREVEAFNJVEVfSVNfT1ZFUkxPQURFRABIRUFEAEV4cGVjdGVkIEhUVFAvAABeEwAAJhMAADAQAADwFwAAnRMAABUSAAA5FwAA8BIAAAoQAAB1EgAArRIAAIITAABPFAAAfxAAAKAVAAAjFAAAiRIAAIsUAABNFQAA1BEAAM8UAAAQGAAAyRYAANwWAADBEQAA4BcAALsUAAB0FAAAfBUAAOUUAAAIFwAAHxAAAGUVAACjFAAAKBUAAAIVAACZFQAALBAAAIsZAABPDwAA1A4AAGoQAADOEAAAAhcAAIkOAABuEwAAHBMAAGYUAABWFwAAwRMAAM0TAABsEwAAaBcAAGYXAABfFwAAIhMAAM4PAABpDgAA2A4AAGMWAADLEwAAqg4AACgXAAAmFwAAxRMAAF0WAADoEQAAZxMAAGUTAADyFgAAcxMAAB0XAAD5FgAA8xEAAM8OAADOFQAADBIAALMRAAClEQAAYRAAADIXAAC7EwBB+TULAQEAQZA2C+ABAQECAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQf03CwEBAEGROAteAgMCAgICAgAAAgIAAgIAAgICAgICAgICAgAEAAAAAAACAgICAgICAgICAgICAgICAgICAgICAgICAgAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAgICAAIAAgBB/TkLAQEAQZE6C14CAAICAgICAAACAgACAgACAgICAgICAgICAAMABAAAAAICAgICAgICAgICAgICAgICAgICAgICAgICAAAAAgICAgICAgICAgICAgICAgICAgICAgICAgICAgIAAgACAEHwOwsNbG9zZWVlcC1hbGl2ZQBBiTwLAQEAQaA8C+ABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQYk+CwEBAEGgPgvnAQEBAQEBAQEBAQEBAQIBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBY2h1bmtlZABBsMAAC18BAQABAQEBAQAAAQEAAQEAAQEBAQEBAQEBAQAAAAAAAAABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQBBkMIACyFlY3Rpb25lbnQtbGVuZ3Rob25yb3h5LWNvbm5lY3Rpb24AQcDCAAstcmFuc2Zlci1lbmNvZGluZ3BncmFkZQ0KDQoNClNNDQoNClRUUC9DRS9UU1AvAEH5wgALBQECAAEDAEGQwwAL4AEEAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+cQACwUBAgABAwBBkMUAC+ABBAEBBQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEAQfnGAAsEAQAAAQBBkccAC98BAQEAAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQBB+sgACwQBAAACAEGQyQALXwMEAAAEBAQEBAQEBAQEBAUEBAQEBAQEBAQEBAQABAAGBwQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAAEAAQABAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQEBAQAAAAEAEH6ygALBAEAAAEAQZDLAAsBAQBBqssAC0ECAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAAAAAAAADAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwBB+swACwQBAAABAEGQzQALAQEAQZrNAAsGAgAAAAACAEGxzQALOgMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAAAAAAAAAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMDAwMAQfDOAAuWAU5PVU5DRUVDS09VVE5FQ1RFVEVDUklCRUxVU0hFVEVBRFNFQVJDSFJHRUNUSVZJVFlMRU5EQVJWRU9USUZZUFRJT05TQ0hTRUFZU1RBVENIR0VPUkRJUkVDVE9SVFJDSFBBUkFNRVRFUlVSQ0VCU0NSSUJFQVJET1dOQUNFSU5ETktDS1VCU0NSSUJFSFRUUC9BRFRQLw==", "base64");
}),
50172: (function(A, e) {
"use strict";
Object.defineProperty(e, "__esModule", {
value: true
});
e.enumToMap = void 0;
function enumToMap(A) {
const e = {};
Object.keys(A).forEach(t => {
const r = A[t];
typeof r === "number" && (e[t] = r);
});
return e;
}
e.enumToMap = enumToMap;
}),
47501: (function(A, e, t) {
"use strict";
const {kClients: r} = t(36443);
const s = t(57405);
const {kAgent: n, kMockAgentSet: o, kMockAgentGet: i, kDispatches: a, kIsMockActive: c, kNetConnect: g, kGetNetConnect: Q, kOptions: E, kFactory: B} = t(13498);
const C = t(47365);
const I = t(94004);
const {matchValue: l, buildMockOptions: h} = t(53397);
const {InvalidArgumentError: u, UndiciError: d} = t(68707);
const f = t(30883);
const y = t(91529);
const p = t(56142);
class MockAgent extends f {
constructor(A) {
super(A);
this[g] = true;
this[c] = true;
if (A?.agent && typeof A.agent.dispatch !== "function") throw new u("Argument opts.agent must implement Agent");
const e = A?.agent ? A.agent : new s(A);
this[n] = e;
this[r] = e[r];
this[E] = h(A);
}
get(A) {
let e = this[i](A);
if (!e) {
e = this[B](A);
this[o](A, e);
}
return e;
}
dispatch(A, e) {
this.get(A.origin);
return this[n].dispatch(A, e);
}
async close() {
await this[n].close();
this[r].clear();
}
deactivate() {
this[c] = false;
}
activate() {
this[c] = true;
}
enableNetConnect(A) {
if (typeof A === "string" || typeof A === "function" || A instanceof RegExp) Array.isArray(this[g]) ? this[g].push(A) : this[g] = [ A ]; else {
if (typeof A !== "undefined") throw new u("Unsupported matcher. Must be one of String|Function|RegExp.");
this[g] = true;
}
}
disableNetConnect() {
this[g] = false;
}
get isMockActive() {
return this[c];
}
[o](A, e) {
this[r].set(A, e);
}
[B](A) {
const e = Object.assign({
agent: this
}, this[E]);
return this[E] && this[E].connections === 1 ? new C(A, e) : new I(A, e);
}
[i](A) {
const e = this[r].get(A);
if (e) return e;
if (typeof A !== "string") {
const e = this[B]("http://localhost:9999");
this[o](A, e);
return e;
}
for (const [e, t] of Array.from(this[r])) if (t && typeof e !== "string" && l(e, A)) {
const e = this[B](A);
this[o](A, e);
e[a] = t[a];
return e;
}
}
[Q]() {
return this[g];
}
pendingInterceptors() {
const A = this[r];
return Array.from(A.entries()).flatMap(([A, e]) => e[a].map(e => ({
...e,
origin: A
}))).filter(({pending: A}) => A);
}
assertNoPendingInterceptors({pendingInterceptorsFormatter: A = new p} = {}) {
const e = this.pendingInterceptors();
if (e.length === 0) return;
const t = new y("interceptor", "interceptors").pluralize(e.length);
throw new d(`\n${t.count} ${t.noun} ${t.is} pending:\n\n${A.format(e)}\n`.trim());
}
}
A.exports = MockAgent;
}),
47365: (function(A, e, t) {
"use strict";
const {promisify: r} = t(57975);
const s = t(23701);
const {buildMockDispatch: n} = t(53397);
const {kDispatches: o, kMockAgent: i, kClose: a, kOriginalClose: c, kOrigin: g, kOriginalDispatch: Q, kConnected: E} = t(13498);
const {MockInterceptor: B} = t(31511);
const C = t(36443);
const {InvalidArgumentError: I} = t(68707);
class MockClient extends s {
constructor(A, e) {
super(A, e);
if (!e || !e.agent || typeof e.agent.dispatch !== "function") throw new I("Argument opts.agent must implement Agent");
this[i] = e.agent;
this[g] = A;
this[o] = [];
this[E] = 1;
this[Q] = this.dispatch;
this[c] = this.close.bind(this);
this.dispatch = n.call(this);
this.close = this[a];
}
get [C.kConnected]() {
return this[E];
}
intercept(A) {
return new B(A, this[o]);
}
async [a]() {
await r(this[c])();
this[E] = 0;
this[i][C.kClients].delete(this[g]);
}
}
A.exports = MockClient;
}),
52429: (function(A, e, t) {
"use strict";
const {UndiciError: r} = t(68707);
const s = Symbol.for("undici.error.UND_MOCK_ERR_MOCK_NOT_MATCHED");
class MockNotMatchedError extends r {
constructor(A) {
super(A);
Error.captureStackTrace(this, MockNotMatchedError);
this.name = "MockNotMatchedError";
this.message = A || "The request does not match any registered mock dispatches";
this.code = "UND_MOCK_ERR_MOCK_NOT_MATCHED";
}
static [Symbol.hasInstance](A) {
return A && A[s] === true;
}
[s]=true;
}
A.exports = {
MockNotMatchedError: MockNotMatchedError
};
}),
31511: (function(A, e, t) {
"use strict";
const {getResponseData: r, buildKey: s, addMockDispatch: n} = t(53397);
const {kDispatches: o, kDispatchKey: i, kDefaultHeaders: a, kDefaultTrailers: c, kContentLength: g, kMockDispatch: Q} = t(13498);
const {InvalidArgumentError: E} = t(68707);
const {buildURL: B} = t(3440);
class MockScope {
constructor(A) {
this[Q] = A;
}
delay(A) {
if (typeof A !== "number" || !Number.isInteger(A) || A <= 0) throw new E("waitInMs must be a valid integer > 0");
this[Q].delay = A;
return this;
}
persist() {
this[Q].persist = true;
return this;
}
times(A) {
if (typeof A !== "number" || !Number.isInteger(A) || A <= 0) throw new E("repeatTimes must be a valid integer > 0");
this[Q].times = A;
return this;
}
}
class MockInterceptor {
constructor(A, e) {
if (typeof A !== "object") throw new E("opts must be an object");
if (typeof A.path === "undefined") throw new E("opts.path must be defined");
typeof A.method === "undefined" && (A.method = "GET");
if (typeof A.path === "string") if (A.query) A.path = B(A.path, A.query); else {
const e = new URL(A.path, "data://");
A.path = e.pathname + e.search;
}
typeof A.method === "string" && (A.method = A.method.toUpperCase());
this[i] = s(A);
this[o] = e;
this[a] = {};
this[c] = {};
this[g] = false;
}
createMockScopeDispatchData({statusCode: A, data: e, responseOptions: t}) {
const s = r(e);
const n = this[g] ? {
"content-length": s.length
} : {};
const o = {
...this[a],
...n,
...t.headers
};
const i = {
...this[c],
...t.trailers
};
return {
statusCode: A,
data: e,
headers: o,
trailers: i
};
}
validateReplyParameters(A) {
if (typeof A.statusCode === "undefined") throw new E("statusCode must be defined");
if (typeof A.responseOptions !== "object" || A.responseOptions === null) throw new E("responseOptions must be an object");
}
reply(A) {
if (typeof A === "function") {
const wrappedDefaultsCallback = e => {
const t = A(e);
if (typeof t !== "object" || t === null) throw new E("reply options callback must return an object");
const r = {
data: "",
responseOptions: {},
...t
};
this.validateReplyParameters(r);
return {
...this.createMockScopeDispatchData(r)
};
};
const e = n(this[o], this[i], wrappedDefaultsCallback);
return new MockScope(e);
}
const e = {
statusCode: A,
data: arguments[1] === void 0 ? "" : arguments[1],
responseOptions: arguments[2] === void 0 ? {} : arguments[2]
};
this.validateReplyParameters(e);
const t = this.createMockScopeDispatchData(e);
const r = n(this[o], this[i], t);
return new MockScope(r);
}
replyWithError(A) {
if (typeof A === "undefined") throw new E("error must be defined");
const e = n(this[o], this[i], {
error: A
});
return new MockScope(e);
}
defaultReplyHeaders(A) {
if (typeof A === "undefined") throw new E("headers must be defined");
this[a] = A;
return this;
}
defaultReplyTrailers(A) {
if (typeof A === "undefined") throw new E("trailers must be defined");
this[c] = A;
return this;
}
replyContentLength() {
this[g] = true;
return this;
}
}
A.exports.MockInterceptor = MockInterceptor;
A.exports.MockScope = MockScope;
}),
94004: (function(A, e, t) {
"use strict";
const {promisify: r} = t(57975);
const s = t(30628);
const {buildMockDispatch: n} = t(53397);
const {kDispatches: o, kMockAgent: i, kClose: a, kOriginalClose: c, kOrigin: g, kOriginalDispatch: Q, kConnected: E} = t(13498);
const {MockInterceptor: B} = t(31511);
const C = t(36443);
const {InvalidArgumentError: I} = t(68707);
class MockPool extends s {
constructor(A, e) {
super(A, e);
if (!e || !e.agent || typeof e.agent.dispatch !== "function") throw new I("Argument opts.agent must implement Agent");
this[i] = e.agent;
this[g] = A;
this[o] = [];
this[E] = 1;
this[Q] = this.dispatch;
this[c] = this.close.bind(this);
this.dispatch = n.call(this);
this.close = this[a];
}
get [C.kConnected]() {
return this[E];
}
intercept(A) {
return new B(A, this[o]);
}
async [a]() {
await r(this[c])();
this[E] = 0;
this[i][C.kClients].delete(this[g]);
}
}
A.exports = MockPool;
}),
13498: (function(A) {
"use strict";
A.exports = {
kAgent: Symbol("agent"),
kOptions: Symbol("options"),
kFactory: Symbol("factory"),
kDispatches: Symbol("dispatches"),
kDispatchKey: Symbol("dispatch key"),
kDefaultHeaders: Symbol("default headers"),
kDefaultTrailers: Symbol("default trailers"),
kContentLength: Symbol("content length"),
kMockAgent: Symbol("mock agent"),
kMockAgentSet: Symbol("mock agent set"),
kMockAgentGet: Symbol("mock agent get"),
kMockDispatch: Symbol("mock dispatch"),
kClose: Symbol("close"),
kOriginalClose: Symbol("original agent close"),
kOrigin: Symbol("origin"),
kIsMockActive: Symbol("is mock active"),
kNetConnect: Symbol("net connect"),
kGetNetConnect: Symbol("get net connect"),
kConnected: Symbol("connected")
};
}),
53397: (function(A, e, t) {
"use strict";
const {MockNotMatchedError: r} = t(52429);
const {kDispatches: s, kMockAgent: n, kOriginalDispatch: o, kOrigin: i, kGetNetConnect: a} = t(13498);
const {buildURL: c} = t(3440);
const {STATUS_CODES: g} = t(37067);
const {types: {isPromise: Q}} = t(57975);
function matchValue(A, e) {
if (typeof A === "string") return A === e;
if (A instanceof RegExp) return A.test(e);
if (typeof A === "function") return A(e) === true;
return false;
}
function lowerCaseEntries(A) {
return Object.fromEntries(Object.entries(A).map(([A, e]) => [ A.toLocaleLowerCase(), e ]));
}
function getHeaderByName(A, e) {
if (Array.isArray(A)) {
for (let t = 0; t < A.length; t += 2) if (A[t].toLocaleLowerCase() === e.toLocaleLowerCase()) return A[t + 1];
return;
}
return typeof A.get === "function" ? A.get(e) : lowerCaseEntries(A)[e.toLocaleLowerCase()];
}
function buildHeadersFromArray(A) {
const e = A.slice();
const t = [];
for (let A = 0; A < e.length; A += 2) t.push([ e[A], e[A + 1] ]);
return Object.fromEntries(t);
}
function matchHeaders(A, e) {
if (typeof A.headers === "function") {
Array.isArray(e) && (e = buildHeadersFromArray(e));
return A.headers(e ? lowerCaseEntries(e) : {});
}
if (typeof A.headers === "undefined") return true;
if (typeof e !== "object" || typeof A.headers !== "object") return false;
for (const [t, r] of Object.entries(A.headers)) {
const A = getHeaderByName(e, t);
if (!matchValue(r, A)) return false;
}
return true;
}
function safeUrl(A) {
if (typeof A !== "string") return A;
const e = A.split("?");
if (e.length !== 2) return A;
const t = new URLSearchParams(e.pop());
t.sort();
return [ ...e, t.toString() ].join("?");
}
function matchKey(A, {path: e, method: t, body: r, headers: s}) {
const n = matchValue(A.path, e);
const o = matchValue(A.method, t);
const i = typeof A.body === "undefined" || matchValue(A.body, r);
const a = matchHeaders(A, s);
return n && o && i && a;
}
function getResponseData(A) {
return Buffer.isBuffer(A) || A instanceof Uint8Array || A instanceof ArrayBuffer ? A : typeof A === "object" ? JSON.stringify(A) : A.toString();
}
function getMockDispatch(A, e) {
const t = e.query ? c(e.path, e.query) : e.path;
const s = typeof t === "string" ? safeUrl(t) : t;
let n = A.filter(({consumed: A}) => !A).filter(({path: A}) => matchValue(safeUrl(A), s));
if (n.length === 0) throw new r(`Mock dispatch not matched for path '${s}'`);
n = n.filter(({method: A}) => matchValue(A, e.method));
if (n.length === 0) throw new r(`Mock dispatch not matched for method '${e.method}' on path '${s}'`);
n = n.filter(({body: A}) => typeof A === "undefined" || matchValue(A, e.body));
if (n.length === 0) throw new r(`Mock dispatch not matched for body '${e.body}' on path '${s}'`);
n = n.filter(A => matchHeaders(A, e.headers));
if (n.length === 0) {
const A = typeof e.headers === "object" ? JSON.stringify(e.headers) : e.headers;
throw new r(`Mock dispatch not matched for headers '${A}' on path '${s}'`);
}
return n[0];
}
function addMockDispatch(A, e, t) {
const r = {
timesInvoked: 0,
times: 1,
persist: false,
consumed: false
};
const s = typeof t === "function" ? {
callback: t
} : {
...t
};
const n = {
...r,
...e,
pending: true,
data: {
error: null,
...s
}
};
A.push(n);
return n;
}
function deleteMockDispatch(A, e) {
const t = A.findIndex(A => {
if (!A.consumed) return false;
return matchKey(A, e);
});
t !== -1 && A.splice(t, 1);
}
function buildKey(A) {
const {path: e, method: t, body: r, headers: s, query: n} = A;
return {
path: e,
method: t,
body: r,
headers: s,
query: n
};
}
function generateKeyValues(A) {
const e = Object.keys(A);
const t = [];
for (let r = 0; r < e.length; ++r) {
const s = e[r];
const n = A[s];
const o = Buffer.from(`${s}`);
if (Array.isArray(n)) for (let A = 0; A < n.length; ++A) t.push(o, Buffer.from(`${n[A]}`)); else t.push(o, Buffer.from(`${n}`));
}
return t;
}
function getStatusText(A) {
return g[A] || "unknown";
}
async function getResponse(A) {
const e = [];
for await (const t of A) e.push(t);
return Buffer.concat(e).toString("utf8");
}
function mockDispatch(A, e) {
const t = buildKey(A);
const r = getMockDispatch(this[s], t);
r.timesInvoked++;
r.data.callback && (r.data = {
...r.data,
...r.data.callback(A)
});
const {data: {statusCode: n, data: o, headers: i, trailers: a, error: c}, delay: g, persist: E} = r;
const {timesInvoked: B, times: C} = r;
r.consumed = !E && B >= C;
r.pending = B < C;
if (c !== null) {
deleteMockDispatch(this[s], t);
e.onError(c);
return true;
}
typeof g === "number" && g > 0 ? setTimeout(() => {
handleReply(this[s]);
}, g) : handleReply(this[s]);
function handleReply(r, s = o) {
const c = Array.isArray(A.headers) ? buildHeadersFromArray(A.headers) : A.headers;
const g = typeof s === "function" ? s({
...A,
headers: c
}) : s;
if (Q(g)) {
g.then(A => handleReply(r, A));
return;
}
const E = getResponseData(g);
const B = generateKeyValues(i);
const C = generateKeyValues(a);
e.onConnect?.(A => e.onError(A), null);
e.onHeaders?.(n, B, resume, getStatusText(n));
e.onData?.(Buffer.from(E));
e.onComplete?.(C);
deleteMockDispatch(r, t);
}
function resume() {}
return true;
}
function buildMockDispatch() {
const A = this[n];
const e = this[i];
const t = this[o];
return function(s, n) {
if (A.isMockActive) try {
mockDispatch.call(this, s, n);
} catch (o) {
if (!(o instanceof r)) throw o;
{
const i = A[a]();
if (i === false) throw new r(`${o.message}: subsequent request to origin ${e} was not allowed (net.connect disabled)`);
if (!checkNetConnect(i, e)) throw new r(`${o.message}: subsequent request to origin ${e} was not allowed (net.connect is not enabled for this origin)`);
t.call(this, s, n);
}
} else t.call(this, s, n);
};
}
function checkNetConnect(A, e) {
const t = new URL(e);
if (A === true) return true;
if (Array.isArray(A) && A.some(A => matchValue(A, t.host))) return true;
return false;
}
function buildMockOptions(A) {
if (A) {
const {agent: e, ...t} = A;
return t;
}
}
A.exports = {
getResponseData: getResponseData,
getMockDispatch: getMockDispatch,
addMockDispatch: addMockDispatch,
deleteMockDispatch: deleteMockDispatch,
buildKey: buildKey,
generateKeyValues: generateKeyValues,
matchValue: matchValue,
getResponse: getResponse,
getStatusText: getStatusText,
mockDispatch: mockDispatch,
buildMockDispatch: buildMockDispatch,
checkNetConnect: checkNetConnect,
buildMockOptions: buildMockOptions,
getHeaderByName: getHeaderByName,
buildHeadersFromArray: buildHeadersFromArray
};
}),
56142: (function(A, e, t) {
"use strict";
const {Transform: r} = t(57075);
const {Console: s} = t(37540);
const n = process.versions.icu ? "\u2705" : "Y ";
const o = process.versions.icu ? "\u274c" : "N ";
A.exports = class {
constructor({disableColors: A} = {}) {
this.transform = new r({
transform(A, e, t) {
t(null, A);
}
});
this.logger = new s({
stdout: this.transform,
inspectOptions: {
colors: !A && !process.env.CI
}
});
}
format(A) {
const e = A.map(({method: A, path: e, data: {statusCode: t}, persist: r, times: s, timesInvoked: i, origin: a}) => ({
Method: A,
Origin: a,
Path: e,
"Status code": t,
Persistent: r ? n : o,
Invocations: i,
Remaining: r ? 1 / 0 : s - i
}));
this.logger.table(e);
return this.transform.read().toString();
}
};
}),
91529: (function(A) {
"use strict";
const e = {
pronoun: "it",
is: "is",
was: "was",
this: "this"
};
const t = {
pronoun: "they",
is: "are",
was: "were",
this: "these"
};
A.exports = class {
constructor(A, e) {
this.singular = A;
this.plural = e;
}
pluralize(A) {
const r = A === 1;
const s = r ? e : t;
const n = r ? this.singular : this.plural;
return {
...s,
count: A,
noun: n
};
}
};
}),
96603: (function(A) {
"use strict";
let e = 0;
const t = 1e3;
const r = (t >> 1) - 1;
let s;
const n = Symbol("kFastTimer");
const o = [];
const i = -2;
const a = -1;
const c = 0;
const g = 1;
function onTick() {
e += r;
let A = 0;
let t = o.length;
while (A < t) {
const s = o[A];
if (s._state === c) {
s._idleStart = e - r;
s._state = g;
} else if (s._state === g && e >= s._idleStart + s._idleTimeout) {
s._state = a;
s._idleStart = -1;
s._onTimeout(s._timerArg);
}
if (s._state === a) {
s._state = i;
--t !== 0 && (o[A] = o[t]);
} else ++A;
}
o.length = t;
o.length !== 0 && refreshTimeout();
}
function refreshTimeout() {
if (s) s.refresh(); else {
clearTimeout(s);
s = setTimeout(onTick, r);
s.unref && s.unref();
}
}
class FastTimer {
[n]=true;
_state=i;
_idleTimeout=-1;
_idleStart=-1;
_onTimeout;
_timerArg;
constructor(A, e, t) {
this._onTimeout = A;
this._idleTimeout = e;
this._timerArg = t;
this.refresh();
}
refresh() {
this._state === i && o.push(this);
s && o.length !== 1 || refreshTimeout();
this._state = c;
}
clear() {
this._state = a;
this._idleStart = -1;
}
}
A.exports = {
setTimeout(A, e, r) {
return e <= t ? setTimeout(A, e, r) : new FastTimer(A, e, r);
},
clearTimeout(A) {
A[n] ? A.clear() : clearTimeout(A);
},
setFastTimeout(A, e, t) {
return new FastTimer(A, e, t);
},
clearFastTimeout(A) {
A.clear();
},
now() {
return e;
},
tick(A = 0) {
e += A - t + 1;
onTick();
onTick();
},
reset() {
e = 0;
o.length = 0;
clearTimeout(s);
s = null;
},
kFastTimer: n
};
}),
89634: (function(A, e, t) {
"use strict";
const {kConstruct: r} = t(20109);
const {urlEquals: s, getFieldValues: n} = t(76798);
const {kEnumerableProperty: o, isDisturbed: i} = t(3440);
const {webidl: a} = t(45893);
const {Response: c, cloneResponse: g, fromInnerResponse: Q} = t(99051);
const {Request: E, fromInnerRequest: B} = t(9967);
const {kState: C} = t(93627);
const {fetching: I} = t(54398);
const {urlIsHttpHttpsScheme: l, createDeferredPromise: h, readAllBytes: u} = t(73168);
const d = t(34589);
class Cache {
#N;
constructor() {
arguments[0] !== r && a.illegalConstructor();
a.util.markAsUncloneable(this);
this.#N = arguments[1];
}
async match(A, e = {}) {
a.brandCheck(this, Cache);
const t = "Cache.match";
a.argumentLengthCheck(arguments, 1, t);
A = a.converters.RequestInfo(A, t, "request");
e = a.converters.CacheQueryOptions(e, t, "options");
const r = this.#M(A, e, 1);
if (r.length === 0) return;
return r[0];
}
async matchAll(A = void 0, e = {}) {
a.brandCheck(this, Cache);
const t = "Cache.matchAll";
A !== void 0 && (A = a.converters.RequestInfo(A, t, "request"));
e = a.converters.CacheQueryOptions(e, t, "options");
return this.#M(A, e);
}
async add(A) {
a.brandCheck(this, Cache);
const e = "Cache.add";
a.argumentLengthCheck(arguments, 1, e);
A = a.converters.RequestInfo(A, e, "request");
const t = [ A ];
const r = this.addAll(t);
return await r;
}
async addAll(A) {
a.brandCheck(this, Cache);
const e = "Cache.addAll";
a.argumentLengthCheck(arguments, 1, e);
const t = [];
const r = [];
for (let t of A) {
if (t === void 0) throw a.errors.conversionFailed({
prefix: e,
argument: "Argument 1",
types: [ "undefined is not allowed" ]
});
t = a.converters.RequestInfo(t);
if (typeof t === "string") continue;
const A = t[C];
if (!l(A.url) || A.method !== "GET") throw a.errors.exception({
header: e,
message: "Expected http/s scheme when method is not GET."
});
}
const s = [];
for (const o of A) {
const A = new E(o)[C];
if (!l(A.url)) throw a.errors.exception({
header: e,
message: "Expected http/s scheme."
});
A.initiator = "fetch";
A.destination = "subresource";
r.push(A);
const i = h();
s.push(I({
request: A,
processResponse(A) {
if (A.type === "error" || A.status === 206 || A.status < 200 || A.status > 299) i.reject(a.errors.exception({
header: "Cache.addAll",
message: "Received an invalid status code or the request failed."
})); else if (A.headersList.contains("vary")) {
const e = n(A.headersList.get("vary"));
for (const A of e) if (A === "*") {
i.reject(a.errors.exception({
header: "Cache.addAll",
message: "invalid vary field value"
}));
for (const A of s) A.abort();
return;
}
}
},
processResponseEndOfBody(A) {
if (A.aborted) {
i.reject(new DOMException("aborted", "AbortError"));
return;
}
i.resolve(A);
}
}));
t.push(i.promise);
}
const o = Promise.all(t);
const i = await o;
const c = [];
let g = 0;
for (const A of i) {
const e = {
type: "put",
request: r[g],
response: A
};
c.push(e);
g++;
}
const Q = h();
let B = null;
try {
this.#U(c);
} catch (A) {
B = A;
}
queueMicrotask(() => {
B === null ? Q.resolve(void 0) : Q.reject(B);
});
return Q.promise;
}
async put(A, e) {
a.brandCheck(this, Cache);
const t = "Cache.put";
a.argumentLengthCheck(arguments, 2, t);
A = a.converters.RequestInfo(A, t, "request");
e = a.converters.Response(e, t, "response");
let r = null;
r = A instanceof E ? A[C] : new E(A)[C];
if (!l(r.url) || r.method !== "GET") throw a.errors.exception({
header: t,
message: "Expected an http/s scheme when method is not GET"
});
const s = e[C];
if (s.status === 206) throw a.errors.exception({
header: t,
message: "Got 206 status"
});
if (s.headersList.contains("vary")) {
const A = n(s.headersList.get("vary"));
for (const e of A) if (e === "*") throw a.errors.exception({
header: t,
message: "Got * vary field value"
});
}
if (s.body && (i(s.body.stream) || s.body.stream.locked)) throw a.errors.exception({
header: t,
message: "Response body is locked or disturbed"
});
const o = g(s);
const c = h();
if (s.body != null) {
const A = s.body.stream;
const e = A.getReader();
u(e).then(c.resolve, c.reject);
} else c.resolve(void 0);
const Q = [];
const B = {
type: "put",
request: r,
response: o
};
Q.push(B);
const I = await c.promise;
o.body != null && (o.body.source = I);
const d = h();
let f = null;
try {
this.#U(Q);
} catch (A) {
f = A;
}
queueMicrotask(() => {
f === null ? d.resolve() : d.reject(f);
});
return d.promise;
}
async delete(A, e = {}) {
a.brandCheck(this, Cache);
const t = "Cache.delete";
a.argumentLengthCheck(arguments, 1, t);
A = a.converters.RequestInfo(A, t, "request");
e = a.converters.CacheQueryOptions(e, t, "options");
let r = null;
if (A instanceof E) {
r = A[C];
if (r.method !== "GET" && !e.ignoreMethod) return false;
} else {
d(typeof A === "string");
r = new E(A)[C];
}
const s = [];
const n = {
type: "delete",
request: r,
options: e
};
s.push(n);
const o = h();
let i = null;
let c;
try {
c = this.#U(s);
} catch (A) {
i = A;
}
queueMicrotask(() => {
i === null ? o.resolve(!!c?.length) : o.reject(i);
});
return o.promise;
}
async keys(A = void 0, e = {}) {
a.brandCheck(this, Cache);
const t = "Cache.keys";
A !== void 0 && (A = a.converters.RequestInfo(A, t, "request"));
e = a.converters.CacheQueryOptions(e, t, "options");
let r = null;
if (A !== void 0) if (A instanceof E) {
r = A[C];
if (r.method !== "GET" && !e.ignoreMethod) return [];
} else typeof A === "string" && (r = new E(A)[C]);
const s = h();
const n = [];
if (A === void 0) for (const A of this.#N) n.push(A[0]); else {
const A = this.#L(r, e);
for (const e of A) n.push(e[0]);
}
queueMicrotask(() => {
const A = [];
for (const e of n) {
const t = B(e, (new AbortController).signal, "immutable");
A.push(t);
}
s.resolve(Object.freeze(A));
});
return s.promise;
}
#U(A) {
const e = this.#N;
const t = [ ...e ];
const r = [];
const s = [];
try {
for (const t of A) {
if (t.type !== "delete" && t.type !== "put") throw a.errors.exception({
header: "Cache.#batchCacheOperations",
message: 'operation type does not match "delete" or "put"'
});
if (t.type === "delete" && t.response != null) throw a.errors.exception({
header: "Cache.#batchCacheOperations",
message: "delete operation should not have an associated response"
});
if (this.#L(t.request, t.options, r).length) throw new DOMException("???", "InvalidStateError");
let A;
if (t.type === "delete") {
A = this.#L(t.request, t.options);
if (A.length === 0) return [];
for (const t of A) {
const A = e.indexOf(t);
d(A !== -1);
e.splice(A, 1);
}
} else if (t.type === "put") {
if (t.response == null) throw a.errors.exception({
header: "Cache.#batchCacheOperations",
message: "put operation should have an associated response"
});
const s = t.request;
if (!l(s.url)) throw a.errors.exception({
header: "Cache.#batchCacheOperations",
message: "expected http or https scheme"
});
if (s.method !== "GET") throw a.errors.exception({
header: "Cache.#batchCacheOperations",
message: "not get method"
});
if (t.options != null) throw a.errors.exception({
header: "Cache.#batchCacheOperations",
message: "options must not be defined"
});
A = this.#L(t.request);
for (const t of A) {
const A = e.indexOf(t);
d(A !== -1);
e.splice(A, 1);
}
e.push([ t.request, t.response ]);
r.push([ t.request, t.response ]);
}
s.push([ t.request, t.response ]);
}
return s;
} catch (A) {
this.#N.length = 0;
this.#N = t;
throw A;
}
}
#L(A, e, t) {
const r = [];
const s = t ?? this.#N;
for (const t of s) {
const [s, n] = t;
this.#T(A, s, n, e) && r.push(t);
}
return r;
}
#T(A, e, t = null, r) {
const o = new URL(A.url);
const i = new URL(e.url);
if (r?.ignoreSearch) {
i.search = "";
o.search = "";
}
if (!s(o, i, true)) return false;
if (t == null || r?.ignoreVary || !t.headersList.contains("vary")) return true;
const a = n(t.headersList.get("vary"));
for (const t of a) {
if (t === "*") return false;
const r = e.headersList.get(t);
const s = A.headersList.get(t);
if (r !== s) return false;
}
return true;
}
#M(A, e, t = 1 / 0) {
let r = null;
if (A !== void 0) if (A instanceof E) {
r = A[C];
if (r.method !== "GET" && !e.ignoreMethod) return [];
} else typeof A === "string" && (r = new E(A)[C]);
const s = [];
if (A === void 0) for (const A of this.#N) s.push(A[1]); else {
const A = this.#L(r, e);
for (const e of A) s.push(e[1]);
}
const n = [];
for (const A of s) {
const e = Q(A, "immutable");
n.push(e.clone());
if (n.length >= t) break;
}
return Object.freeze(n);
}
}
Object.defineProperties(Cache.prototype, {
[Symbol.toStringTag]: {
value: "Cache",
configurable: true
},
match: o,
matchAll: o,
add: o,
addAll: o,
put: o,
delete: o,
keys: o
});
const f = [ {
key: "ignoreSearch",
converter: a.converters.boolean,
defaultValue: () => false
}, {
key: "ignoreMethod",
converter: a.converters.boolean,
defaultValue: () => false
}, {
key: "ignoreVary",
converter: a.converters.boolean,
defaultValue: () => false
} ];
a.converters.CacheQueryOptions = a.dictionaryConverter(f);
a.converters.MultiCacheQueryOptions = a.dictionaryConverter([ ...f, {
key: "cacheName",
converter: a.converters.DOMString
} ]);
a.converters.Response = a.interfaceConverter(c);
a.converters["sequence<RequestInfo>"] = a.sequenceConverter(a.converters.RequestInfo);
A.exports = {
Cache: Cache
};
}),
3245: (function(A, e, t) {
"use strict";
const {kConstruct: r} = t(20109);
const {Cache: s} = t(89634);
const {webidl: n} = t(45893);
const {kEnumerableProperty: o} = t(3440);
class CacheStorage {
#Y=new Map;
constructor() {
arguments[0] !== r && n.illegalConstructor();
n.util.markAsUncloneable(this);
}
async match(A, e = {}) {
n.brandCheck(this, CacheStorage);
n.argumentLengthCheck(arguments, 1, "CacheStorage.match");
A = n.converters.RequestInfo(A);
e = n.converters.MultiCacheQueryOptions(e);
if (e.cacheName != null) {
if (this.#Y.has(e.cacheName)) {
const t = this.#Y.get(e.cacheName);
const n = new s(r, t);
return await n.match(A, e);
}
} else for (const t of this.#Y.values()) {
const n = new s(r, t);
const o = await n.match(A, e);
if (o !== void 0) return o;
}
}
async has(A) {
n.brandCheck(this, CacheStorage);
const e = "CacheStorage.has";
n.argumentLengthCheck(arguments, 1, e);
A = n.converters.DOMString(A, e, "cacheName");
return this.#Y.has(A);
}
async open(A) {
n.brandCheck(this, CacheStorage);
const e = "CacheStorage.open";
n.argumentLengthCheck(arguments, 1, e);
A = n.converters.DOMString(A, e, "cacheName");
if (this.#Y.has(A)) {
const e = this.#Y.get(A);
return new s(r, e);
}
const t = [];
this.#Y.set(A, t);
return new s(r, t);
}
async delete(A) {
n.brandCheck(this, CacheStorage);
const e = "CacheStorage.delete";
n.argumentLengthCheck(arguments, 1, e);
A = n.converters.DOMString(A, e, "cacheName");
return this.#Y.delete(A);
}
async keys() {
n.brandCheck(this, CacheStorage);
const A = this.#Y.keys();
return [ ...A ];
}
}
Object.defineProperties(CacheStorage.prototype, {
[Symbol.toStringTag]: {
value: "CacheStorage",
configurable: true
},
match: o,
has: o,
open: o,
delete: o,
keys: o
});
A.exports = {
CacheStorage: CacheStorage
};
}),
20109: (function(A, e, t) {
"use strict";
A.exports = {
kConstruct: t(36443).kConstruct
};
}),
76798: (function(A, e, t) {
"use strict";
const r = t(34589);
const {URLSerializer: s} = t(51900);
const {isValidHeaderName: n} = t(73168);
function urlEquals(A, e, t = false) {
const r = s(A, t);
const n = s(e, t);
return r === n;
}
function getFieldValues(A) {
r(A !== null);
const e = [];
for (let t of A.split(",")) {
t = t.trim();
n(t) && e.push(t);
}
return e;
}
A.exports = {
urlEquals: urlEquals,
getFieldValues: getFieldValues
};
}),
71276: (function(A) {
"use strict";
const e = 1024;
const t = 4096;
A.exports = {
maxAttributeValueSize: e,
maxNameValuePairSize: t
};
}),
79061: (function(A, e, t) {
"use strict";
const {parseSetCookie: r} = t(11978);
const {stringify: s} = t(57797);
const {webidl: n} = t(45893);
const {Headers: o} = t(60660);
function getCookies(A) {
n.argumentLengthCheck(arguments, 1, "getCookies");
n.brandCheck(A, o, {
strict: false
});
const e = A.get("cookie");
const t = {};
if (!e) return t;
for (const A of e.split(";")) {
const [e, ...r] = A.split("=");
t[e.trim()] = r.join("=");
}
return t;
}
function deleteCookie(A, e, t) {
n.brandCheck(A, o, {
strict: false
});
const r = "deleteCookie";
n.argumentLengthCheck(arguments, 2, r);
e = n.converters.DOMString(e, r, "name");
t = n.converters.DeleteCookieAttributes(t);
setCookie(A, {
name: e,
value: "",
expires: new Date(0),
...t
});
}
function getSetCookies(A) {
n.argumentLengthCheck(arguments, 1, "getSetCookies");
n.brandCheck(A, o, {
strict: false
});
const e = A.getSetCookie();
if (!e) return [];
return e.map(A => r(A));
}
function setCookie(A, e) {
n.argumentLengthCheck(arguments, 2, "setCookie");
n.brandCheck(A, o, {
strict: false
});
e = n.converters.Cookie(e);
const t = s(e);
t && A.append("Set-Cookie", t);
}
n.converters.DeleteCookieAttributes = n.dictionaryConverter([ {
converter: n.nullableConverter(n.converters.DOMString),
key: "path",
defaultValue: () => null
}, {
converter: n.nullableConverter(n.converters.DOMString),
key: "domain",
defaultValue: () => null
} ]);
n.converters.Cookie = n.dictionaryConverter([ {
converter: n.converters.DOMString,
key: "name"
}, {
converter: n.converters.DOMString,
key: "value"
}, {
converter: n.nullableConverter(A => {
if (typeof A === "number") return n.converters["unsigned long long"](A);
return new Date(A);
}),
key: "expires",
defaultValue: () => null
}, {
converter: n.nullableConverter(n.converters["long long"]),
key: "maxAge",
defaultValue: () => null
}, {
converter: n.nullableConverter(n.converters.DOMString),
key: "domain",
defaultValue: () => null
}, {
converter: n.nullableConverter(n.converters.DOMString),
key: "path",
defaultValue: () => null
}, {
converter: n.nullableConverter(n.converters.boolean),
key: "secure",
defaultValue: () => null
}, {
converter: n.nullableConverter(n.converters.boolean),
key: "httpOnly",
defaultValue: () => null
}, {
converter: n.converters.USVString,
key: "sameSite",
allowedValues: [ "Strict", "Lax", "None" ]
}, {
converter: n.sequenceConverter(n.converters.DOMString),
key: "unparsed",
defaultValue: () => new Array(0)
} ]);
A.exports = {
getCookies: getCookies,
deleteCookie: deleteCookie,
getSetCookies: getSetCookies,
setCookie: setCookie
};
}),
11978: (function(A, e, t) {
"use strict";
const {maxNameValuePairSize: r, maxAttributeValueSize: s} = t(71276);
const {isCTLExcludingHtab: n} = t(57797);
const {collectASequenceOfCodePointsFast: o} = t(51900);
const i = t(34589);
function parseSetCookie(A) {
if (n(A)) return null;
let e = "";
let t = "";
let s = "";
let i = "";
if (A.includes(";")) {
const r = {
position: 0
};
e = o(";", A, r);
t = A.slice(r.position);
} else e = A;
if (e.includes("=")) {
const A = {
position: 0
};
s = o("=", e, A);
i = e.slice(A.position + 1);
} else i = e;
s = s.trim();
i = i.trim();
if (s.length + i.length > r) return null;
return {
name: s,
value: i,
...parseUnparsedAttributes(t)
};
}
function parseUnparsedAttributes(A, e = {}) {
if (A.length === 0) return e;
i(A[0] === ";");
A = A.slice(1);
let t = "";
if (A.includes(";")) {
t = o(";", A, {
position: 0
});
A = A.slice(t.length);
} else {
t = A;
A = "";
}
let r = "";
let n = "";
if (t.includes("=")) {
const A = {
position: 0
};
r = o("=", t, A);
n = t.slice(A.position + 1);
} else r = t;
r = r.trim();
n = n.trim();
if (n.length > s) return parseUnparsedAttributes(A, e);
const a = r.toLowerCase();
if (a === "expires") {
const A = new Date(n);
e.expires = A;
} else if (a === "max-age") {
const t = n.charCodeAt(0);
if ((t < 48 || t > 57) && n[0] !== "-") return parseUnparsedAttributes(A, e);
if (!/^\d+$/.test(n)) return parseUnparsedAttributes(A, e);
const r = Number(n);
e.maxAge = r;
} else if (a === "domain") {
let A = n;
A[0] === "." && (A = A.slice(1));
A = A.toLowerCase();
e.domain = A;
} else if (a === "path") {
let A = "";
A = n.length === 0 || n[0] !== "/" ? "/" : n;
e.path = A;
} else if (a === "secure") e.secure = true; else if (a === "httponly") e.httpOnly = true; else if (a === "samesite") {
const A = n.toLowerCase();
A === "none" ? e.sameSite = "None" : A === "strict" ? e.sameSite = "Strict" : A === "lax" && (e.sameSite = "Lax");
} else {
e.unparsed ??= [];
e.unparsed.push(`${r}=${n}`);
}
return parseUnparsedAttributes(A, e);
}
A.exports = {
parseSetCookie: parseSetCookie,
parseUnparsedAttributes: parseUnparsedAttributes
};
}),
57797: (function(A) {
"use strict";
function isCTLExcludingHtab(A) {
for (let e = 0; e < A.length; ++e) {
const t = A.charCodeAt(e);
if (t >= 0 && t <= 8 || t >= 10 && t <= 31 || t === 127) return true;
}
return false;
}
function validateCookieName(A) {
for (let e = 0; e < A.length; ++e) {
const t = A.charCodeAt(e);
if (t < 33 || t > 126 || t === 34 || t === 40 || t === 41 || t === 60 || t === 62 || t === 64 || t === 44 || t === 59 || t === 58 || t === 92 || t === 47 || t === 91 || t === 93 || t === 63 || t === 61 || t === 123 || t === 125) throw new Error("Invalid cookie name");
}
}
function validateCookieValue(A) {
let e = A.length;
let t = 0;
if (A[0] === '"') {
if (e === 1 || A[e - 1] !== '"') throw new Error("Invalid cookie value");
--e;
++t;
}
while (t < e) {
const e = A.charCodeAt(t++);
if (e < 33 || e > 126 || e === 34 || e === 44 || e === 59 || e === 92) throw new Error("Invalid cookie value");
}
}
function validateCookiePath(A) {
for (let e = 0; e < A.length; ++e) {
const t = A.charCodeAt(e);
if (t < 32 || t > 126 || t === 59) throw new Error("Invalid cookie path");
}
}
function isLetterOrDigit(A) {
return A >= 48 && A <= 57 || A >= 65 && A <= 90 || A >= 97 && A <= 122;
}
function validateCookieDomain(A) {
if (A === " ") return;
if (A.length > 255) throw new Error("Invalid cookie domain");
let e = 0;
for (let t = 0; t < A.length; ++t) {
const r = A.charCodeAt(t);
if (r === 46) {
if (e === 0) throw new Error("Invalid cookie domain");
if (A.charCodeAt(t - 1) === 45) throw new Error("Invalid cookie domain");
e = 0;
continue;
}
if (e === 0 && !isLetterOrDigit(r)) throw new Error("Invalid cookie domain");
if (!isLetterOrDigit(r) && r !== 45) throw new Error("Invalid cookie domain");
if (++e > 63) throw new Error("Invalid cookie domain");
}
if (e === 0 || A.charCodeAt(A.length - 1) === 45) throw new Error("Invalid cookie domain");
}
const e = [ "Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat" ];
const t = [ "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec" ];
const r = Array(61).fill(0).map((A, e) => e.toString().padStart(2, "0"));
function toIMFDate(A) {
typeof A === "number" && (A = new Date(A));
return `${e[A.getUTCDay()]}, ${r[A.getUTCDate()]} ${t[A.getUTCMonth()]} ${A.getUTCFullYear()} ${r[A.getUTCHours()]}:${r[A.getUTCMinutes()]}:${r[A.getUTCSeconds()]} GMT`;
}
function validateCookieMaxAge(A) {
if (A < 0) throw new Error("Invalid cookie max-age");
}
function stringify(A) {
if (A.name.length === 0) return null;
validateCookieName(A.name);
validateCookieValue(A.value);
const e = [ `${A.name}=${A.value}` ];
A.name.startsWith("__Secure-") && (A.secure = true);
if (A.name.startsWith("__Host-")) {
A.secure = true;
A.domain = null;
A.path = "/";
}
A.secure && e.push("Secure");
A.httpOnly && e.push("HttpOnly");
if (typeof A.maxAge === "number") {
validateCookieMaxAge(A.maxAge);
e.push(`Max-Age=${A.maxAge}`);
}
if (A.domain) {
validateCookieDomain(A.domain);
e.push(`Domain=${A.domain}`);
}
if (A.path) {
validateCookiePath(A.path);
e.push(`Path=${A.path}`);
}
A.expires && A.expires.toString() !== "Invalid Date" && e.push(`Expires=${toIMFDate(A.expires)}`);
A.sameSite && e.push(`SameSite=${A.sameSite}`);
for (const t of A.unparsed) {
if (!t.includes("=")) throw new Error("Invalid unparsed");
const [A, ...r] = t.split("=");
const s = A.trim();
const n = r.join("=");
validateCookieName(s);
validateCookieValue(n);
e.push(`${s}=${n}`);
}
return e.join("; ");
}
A.exports = {
isCTLExcludingHtab: isCTLExcludingHtab,
validateCookieName: validateCookieName,
validateCookiePath: validateCookiePath,
validateCookieValue: validateCookieValue,
toIMFDate: toIMFDate,
stringify: stringify
};
}),
24031: (function(A, e, t) {
"use strict";
const r = t(4573);
const {Transform: s} = t(57075);
const {isASCIINumber: n, isValidLastEventId: o} = t(94811);
const i = [ 239, 187, 191 ];
const a = 10;
const c = 13;
const g = 58;
const Q = 32;
const E = r.kStringMaxLength;
const B = Buffer.from("data");
const C = Buffer.from("event");
const I = Buffer.from("id");
const l = Buffer.from("retry");
const h = 1024;
const u = 131072;
const d = 128;
function isASCIINumberBytes(A, e) {
if (e >= A.length) return false;
for (let t = e; t < A.length; t++) if (A[t] < 48 || A[t] > 57) return false;
return true;
}
function isValidLastEventIdBytes(A, e) {
for (let t = e; t < A.length; t++) if (A[t] === 0) return false;
return true;
}
function isFieldName(A, e, t) {
if (e !== t.length) return false;
for (let r = 0; r < e; r++) if (A[r] !== t[r]) return false;
return true;
}
function createMaxEventSizeExceededError() {
const A = new Error("EventSource message size exceeded");
A.aborted = false;
return A;
}
class EventSourceStream extends s {
state=null;
checkBOM=true;
crlfCheck=false;
eventEndCheck=false;
chunks=[];
chunkIndex=0;
pos=0;
lineChunkIndex=0;
linePos=0;
lineLength=0;
eventSize=0;
eventFieldSizes={
data: 0,
event: 0,
id: 0,
retry: 0
};
dataLineCount=0;
maxEventSize;
maxDataLines;
maxBufferedChunks;
event={
data: void 0,
event: void 0,
id: void 0,
retry: void 0
};
constructor(A = {}) {
A.readableObjectMode = true;
super(A);
this.state = A.eventSourceSettings || {};
this.maxEventSize = A.maxEventSize ?? E;
const e = this.maxEventSize > 0 ? Math.min(u, Math.max(h, Math.floor(this.maxEventSize / d))) : 0;
this.maxDataLines = e;
this.maxBufferedChunks = e;
A.push && (this.push = A.push);
}
_transform(A, e, t) {
if (A.length === 0) {
t();
return;
}
if (this.maxEventSize > 0 && this.chunks.length >= this.maxBufferedChunks && A[0] !== a && A[0] !== c) {
t(createMaxEventSizeExceededError());
return;
}
this.chunks.push(A);
if (this.checkBOM && this.handleBOM()) {
t();
return;
}
while (this.hasCurrentByte()) {
const A = this.currentByte();
if (this.eventEndCheck) {
if (this.crlfCheck) {
if (A === a) {
this.crlfCheck = false;
this.consumeCurrentByte();
continue;
}
this.crlfCheck = false;
}
if (A === a || A === c) {
A === c && (this.crlfCheck = true);
this.consumeCurrentByte();
this.hasPendingEvent() && this.processEvent(this.event);
this.clearEvent();
continue;
}
this.eventEndCheck = false;
continue;
}
if (A === a || A === c) {
A === c && (this.crlfCheck = true);
try {
this.parseLine(this.readLine(), this.event);
} catch (A) {
t(A);
return;
}
this.consumeCurrentByte();
this.eventEndCheck = true;
continue;
}
if (this.maxEventSize > 0 && ++this.lineLength > this.maxEventSize + 7) {
t(createMaxEventSizeExceededError());
return;
}
this.advanceCursor();
}
t();
}
_destroy(A, e) {
this.chunks.length = 0;
this.clearEvent();
super._destroy(A, e);
}
parseLine(A, e) {
if (A.length === 0) return;
const t = A.indexOf(g);
if (t === 0) return;
let r = A.length;
let s = A.length;
if (t !== -1) {
r = t;
s = t + 1;
A[s] === Q && ++s;
}
if (isFieldName(A, r, B)) {
if (this.maxEventSize > 0 && this.dataLineCount >= this.maxDataLines) throw createMaxEventSizeExceededError();
const t = A.length - s;
const r = this.eventFieldSizes.data + (e.data === void 0 ? 0 : 1) + t;
this.setEventFieldSize("data", r);
const n = A.toString("utf8", s);
e.data === void 0 ? e.data = n : e.data += `\n${n}`;
this.dataLineCount++;
return;
}
if (isFieldName(A, r, l)) {
if (isASCIINumberBytes(A, s)) {
this.setEventFieldSize("retry", A.length - s);
e.retry = A.toString("utf8", s);
}
return;
}
if (isFieldName(A, r, I)) {
if (isValidLastEventIdBytes(A, s)) {
this.setEventFieldSize("id", A.length - s);
e.id = A.toString("utf8", s);
}
return;
}
if (isFieldName(A, r, C) && s < A.length) {
this.setEventFieldSize("event", A.length - s);
e.event = A.toString("utf8", s);
}
}
setEventFieldSize(A, e) {
const t = this.eventSize - this.eventFieldSizes[A] + e;
if (this.maxEventSize > 0 && t > this.maxEventSize) throw createMaxEventSizeExceededError();
this.eventSize = t;
this.eventFieldSizes[A] = e;
}
processEvent(A) {
A.retry && n(A.retry) && (this.state.reconnectionTime = parseInt(A.retry, 10));
A.id && o(A.id) && (this.state.lastEventId = A.id);
A.data !== void 0 && this.push({
type: A.event || "message",
options: {
data: A.data,
lastEventId: this.state.lastEventId,
origin: this.state.origin
}
});
}
clearEvent() {
this.event.data = void 0;
this.event.event = void 0;
this.event.id = void 0;
this.event.retry = void 0;
this.eventSize = 0;
this.dataLineCount = 0;
this.eventFieldSizes.data = 0;
this.eventFieldSizes.event = 0;
this.eventFieldSizes.id = 0;
this.eventFieldSizes.retry = 0;
}
hasPendingEvent() {
return this.event.data !== void 0 || this.event.event !== void 0 || this.event.id !== void 0 || this.event.retry !== void 0;
}
hasCurrentByte() {
return this.chunkIndex < this.chunks.length && this.pos < this.chunks[this.chunkIndex].length;
}
currentByte() {
return this.chunks[this.chunkIndex][this.pos];
}
consumeCurrentByte() {
this.advanceCursor();
this.syncLineStartToCursor();
}
advanceCursor() {
this.pos++;
while (this.chunkIndex < this.chunks.length && this.pos >= this.chunks[this.chunkIndex].length) {
this.chunkIndex++;
this.pos = 0;
}
}
syncLineStartToCursor() {
this.lineChunkIndex = this.chunkIndex;
this.linePos = this.pos;
this.lineLength = 0;
this.dropConsumedChunks();
}
dropConsumedChunks() {
if (this.lineChunkIndex > 0) {
const A = this.lineChunkIndex;
this.chunks.splice(0, A);
this.lineChunkIndex = 0;
this.chunkIndex -= A;
}
if (this.chunkIndex === this.chunks.length) {
this.chunks.length = 0;
this.chunkIndex = 0;
this.pos = 0;
this.lineChunkIndex = 0;
this.linePos = 0;
}
}
readLine() {
if (this.lineChunkIndex === this.chunkIndex) return this.chunks[this.chunkIndex].subarray(this.linePos, this.pos);
const A = [];
let e = 0;
for (let t = this.lineChunkIndex; t <= this.chunkIndex; t++) {
const r = this.chunks[t];
const s = t === this.lineChunkIndex ? this.linePos : 0;
const n = t === this.chunkIndex ? this.pos : r.length;
const o = r.subarray(s, n);
e += o.length;
A.push(o);
}
return Buffer.concat(A, e);
}
peekBufferedByte(A) {
let e = this.lineChunkIndex;
let t = this.linePos;
while (e < this.chunks.length) {
const r = this.chunks[e];
const s = r.length - t;
if (A < s) return r[t + A];
A -= s;
e++;
t = 0;
}
}
discardLeadingBytes(A) {
while (A > 0 && this.lineChunkIndex < this.chunks.length) {
const e = this.chunks[this.lineChunkIndex];
const t = e.length - this.linePos;
if (A < t) {
this.linePos += A;
A = 0;
} else {
A -= t;
this.lineChunkIndex++;
this.linePos = 0;
}
}
this.chunkIndex = this.lineChunkIndex;
this.pos = this.linePos;
this.dropConsumedChunks();
}
handleBOM() {
const A = this.peekBufferedByte(0);
const e = this.peekBufferedByte(1);
const t = this.peekBufferedByte(2);
if (e === void 0) {
if (A === i[0]) return true;
this.checkBOM = false;
return true;
}
if (t === void 0) {
if (A === i[0] && e === i[1]) return true;
this.checkBOM = false;
return false;
}
A === i[0] && e === i[1] && t === i[2] && this.discardLeadingBytes(3);
this.checkBOM = false;
return !this.hasCurrentByte();
}
}
A.exports = {
EventSourceStream: EventSourceStream
};
}),
21238: (function(A, e, t) {
"use strict";
const {pipeline: r} = t(57075);
const {fetching: s} = t(54398);
const {makeRequest: n} = t(9967);
const {webidl: o} = t(45893);
const {EventSourceStream: i} = t(24031);
const {parseMIMEType: a} = t(51900);
const {createFastMessageEvent: c} = t(15188);
const {isNetworkError: g} = t(99051);
const {delay: Q} = t(94811);
const {kEnumerableProperty: E} = t(3440);
const {environmentSettingsObject: B} = t(73168);
const {getGlobalDispatcher: C} = t(32581);
let I = false;
const l = 3e3;
const h = 0;
const u = 1;
const d = 2;
const f = "anonymous";
const y = "use-credentials";
class EventSource extends EventTarget {
#G={
open: null,
error: null,
message: null
};
#H=null;
#v=false;
#J=h;
#V=null;
#x=null;
#t;
#p;
constructor(A, e = {}) {
super();
o.util.markAsUncloneable(this);
const t = "EventSource constructor";
o.argumentLengthCheck(arguments, 1, t);
if (!I) {
I = true;
process.emitWarning("EventSource is experimental, expect them to change at any time.", {
code: "UNDICI-ES"
});
}
A = o.converters.USVString(A, t, "url");
e = o.converters.EventSourceInitDict(e, t, "eventSourceInitDict");
this.#t = e.dispatcher;
this.#p = {
lastEventId: "",
reconnectionTime: l
};
const r = B;
let s;
try {
s = new URL(A, r.settingsObject.baseUrl);
this.#p.origin = s.origin;
} catch (A) {
throw new DOMException(A, "SyntaxError");
}
this.#H = s.href;
let i = f;
if (e.withCredentials) {
i = y;
this.#v = true;
}
const a = {
redirect: "follow",
keepalive: true,
mode: "cors",
credentials: i === "anonymous" ? "same-origin" : "omit",
referrer: "no-referrer"
};
a.client = B.settingsObject;
a.headersList = [ [ "accept", {
name: "accept",
value: "text/event-stream"
} ] ];
a.cache = "no-store";
a.initiator = "other";
a.urlList = [ new URL(this.#H) ];
this.#V = n(a);
this.#W();
}
get readyState() {
return this.#J;
}
get url() {
return this.#H;
}
get withCredentials() {
return this.#v;
}
#W() {
if (this.#J === d) return;
this.#J = h;
const A = {
request: this.#V,
dispatcher: this.#t
};
const processEventSourceEndOfBody = A => {
if (g(A)) {
this.dispatchEvent(new Event("error"));
this.close();
}
this.#O();
};
A.processResponseEndOfBody = processEventSourceEndOfBody;
A.processResponse = A => {
if (g(A)) {
if (A.aborted) {
this.close();
this.dispatchEvent(new Event("error"));
return;
}
this.#O();
return;
}
const e = A.headersList.get("content-type", true);
const t = e !== null ? a(e) : "failure";
const s = t !== "failure" && t.essence === "text/event-stream";
if (A.status !== 200 || s === false) {
this.close();
this.dispatchEvent(new Event("error"));
return;
}
this.#J = u;
this.dispatchEvent(new Event("open"));
this.#p.origin = A.urlList[A.urlList.length - 1].origin;
const n = new i({
eventSourceSettings: this.#p,
maxEventSize: this.#t.eventSourceOptions?.maxEventSize,
push: A => {
this.dispatchEvent(c(A.type, A.options));
}
});
r(A.body.stream, n, A => {
if (A?.aborted === false) {
this.close();
this.dispatchEvent(new Event("error"));
}
});
};
this.#x = s(A);
}
async #O() {
if (this.#J === d) return;
this.#J = h;
this.dispatchEvent(new Event("error"));
await Q(this.#p.reconnectionTime);
if (this.#J !== h) return;
this.#p.lastEventId.length && this.#V.headersList.set("last-event-id", this.#p.lastEventId, true);
this.#W();
}
close() {
o.brandCheck(this, EventSource);
if (this.#J === d) return;
this.#J = d;
this.#x.abort();
this.#V = null;
}
get onopen() {
return this.#G.open;
}
set onopen(A) {
this.#G.open && this.removeEventListener("open", this.#G.open);
if (typeof A === "function") {
this.#G.open = A;
this.addEventListener("open", A);
} else this.#G.open = null;
}
get onmessage() {
return this.#G.message;
}
set onmessage(A) {
this.#G.message && this.removeEventListener("message", this.#G.message);
if (typeof A === "function") {
this.#G.message = A;
this.addEventListener("message", A);
} else this.#G.message = null;
}
get onerror() {
return this.#G.error;
}
set onerror(A) {
this.#G.error && this.removeEventListener("error", this.#G.error);
if (typeof A === "function") {
this.#G.error = A;
this.addEventListener("error", A);
} else this.#G.error = null;
}
}
const p = {
CONNECTING: {
__proto__: null,
configurable: false,
enumerable: true,
value: h,
writable: false
},
OPEN: {
__proto__: null,
configurable: false,
enumerable: true,
value: u,
writable: false
},
CLOSED: {
__proto__: null,
configurable: false,
enumerable: true,
value: d,
writable: false
}
};
Object.defineProperties(EventSource, p);
Object.defineProperties(EventSource.prototype, p);
Object.defineProperties(EventSource.prototype, {
close: E,
onerror: E,
onmessage: E,
onopen: E,
readyState: E,
url: E,
withCredentials: E
});
o.converters.EventSourceInitDict = o.dictionaryConverter([ {
key: "withCredentials",
converter: o.converters.boolean,
defaultValue: () => false
}, {
key: "dispatcher",
converter: o.converters.any,
defaultValue: () => C()
} ]);
A.exports = {
EventSource: EventSource,
defaultReconnectionTime: l
};
}),
94811: (function(A) {
"use strict";
function isValidLastEventId(A) {
return A.indexOf("\0") === -1;
}
function isASCIINumber(A) {
if (A.length === 0) return false;
for (let e = 0; e < A.length; e++) if (A.charCodeAt(e) < 48 || A.charCodeAt(e) > 57) return false;
return true;
}
function delay(A) {
return new Promise(e => {
setTimeout(e, A).unref();
});
}
A.exports = {
isValidLastEventId: isValidLastEventId,
isASCIINumber: isASCIINumber,
delay: delay
};
}),
84492: (function(A, e, t) {
"use strict";
const r = t(3440);
const {ReadableStreamFrom: s, isBlobLike: n, isReadableStreamLike: o, readableStreamClose: i, createDeferredPromise: a, fullyReadBody: c, extractMimeType: g, utf8DecodeBytes: Q} = t(73168);
const {FormData: E} = t(35910);
const {kState: B} = t(93627);
const {webidl: C} = t(45893);
const {Blob: I} = t(4573);
const l = t(34589);
const {isErrored: h, isDisturbed: u} = t(57075);
const {isArrayBuffer: d} = t(73429);
const {serializeAMimeType: f} = t(51900);
const {multipartFormDataParser: y} = t(50116);
let p;
try {
const A = t(77598);
p = e => A.randomInt(0, e);
} catch {
p = A => Math.floor(Math.random(A));
}
const w = new TextEncoder;
function noop() {}
const D = globalThis.FinalizationRegistry && process.version.indexOf("v18") !== 0;
let k;
D && (k = new FinalizationRegistry(A => {
const e = A.deref();
!e || e.locked || u(e) || h(e) || e.cancel("Response object has been garbage collected").catch(noop);
}));
function extractBody(A, e = false) {
let t = null;
t = A instanceof ReadableStream ? A : n(A) ? A.stream() : new ReadableStream({
async pull(A) {
const e = typeof c === "string" ? w.encode(c) : c;
e.byteLength && A.enqueue(e);
queueMicrotask(() => i(A));
},
start() {},
type: "bytes"
});
l(o(t));
let a = null;
let c = null;
let g = null;
let Q = null;
if (typeof A === "string") {
c = A;
Q = "text/plain;charset=UTF-8";
} else if (A instanceof URLSearchParams) {
c = A.toString();
Q = "application/x-www-form-urlencoded;charset=UTF-8";
} else if (d(A)) c = new Uint8Array(A.slice()); else if (ArrayBuffer.isView(A)) c = new Uint8Array(A.buffer.slice(A.byteOffset, A.byteOffset + A.byteLength)); else if (r.isFormDataLike(A)) {
const e = `----formdata-undici-0${`${p(1e11)}`.padStart(11, "0")}`;
const t = `--${e}\r\nContent-Disposition: form-data`;
const escape = A => A.replace(/\n/g, "%0A").replace(/\r/g, "%0D").replace(/"/g, "%22");
const normalizeLinefeeds = A => A.replace(/\r?\n|\r/g, "\r\n");
const r = [];
const s = new Uint8Array([ 13, 10 ]);
g = 0;
let n = false;
for (const [e, o] of A) if (typeof o === "string") {
const A = w.encode(t + `; name="${escape(normalizeLinefeeds(e))}"` + `\r\n\r\n${normalizeLinefeeds(o)}\r\n`);
r.push(A);
g += A.byteLength;
} else {
const A = w.encode(`${t}; name="${escape(normalizeLinefeeds(e))}"` + (o.name ? `; filename="${escape(o.name)}"` : "") + "\r\n" + `Content-Type: ${o.type || "application/octet-stream"}\r\n\r\n`);
r.push(A, o, s);
typeof o.size === "number" ? g += A.byteLength + o.size + s.byteLength : n = true;
}
const o = w.encode(`--${e}--\r\n`);
r.push(o);
g += o.byteLength;
n && (g = null);
c = A;
a = async function*() {
for (const A of r) A.stream ? yield* A.stream() : yield A;
};
Q = `multipart/form-data; boundary=${e}`;
} else if (n(A)) {
c = A;
g = A.size;
A.type && (Q = A.type);
} else if (typeof A[Symbol.asyncIterator] === "function") {
if (e) throw new TypeError("keepalive");
if (r.isDisturbed(A) || A.locked) throw new TypeError("Response body object should not be disturbed or locked");
t = A instanceof ReadableStream ? A : s(A);
}
(typeof c === "string" || r.isBuffer(c)) && (g = Buffer.byteLength(c));
if (a != null) {
let e;
t = new ReadableStream({
async start() {
e = a(A)[Symbol.asyncIterator]();
},
async pull(A) {
const {value: r, done: s} = await e.next();
if (s) queueMicrotask(() => {
A.close();
A.byobRequest?.respond(0);
}); else if (!h(t)) {
const e = new Uint8Array(r);
e.byteLength && A.enqueue(e);
}
return A.desiredSize > 0;
},
async cancel(A) {
await e.return();
},
type: "bytes"
});
}
const E = {
stream: t,
source: c,
length: g
};
return [ E, Q ];
}
function safelyExtractBody(A, e = false) {
if (A instanceof ReadableStream) {
l(!r.isDisturbed(A), "The body has already been consumed.");
l(!A.locked, "The stream is locked.");
}
return extractBody(A, e);
}
function cloneBody(A, e) {
const [t, r] = e.stream.tee();
e.stream = t;
return {
stream: r,
length: e.length,
source: e.source
};
}
function throwIfAborted(A) {
if (A.aborted) throw new DOMException("The operation was aborted.", "AbortError");
}
function bodyMixinMethods(A) {
const e = {
blob() {
return consumeBody(this, A => {
let e = bodyMimeType(this);
e === null ? e = "" : e && (e = f(e));
return new I([ A ], {
type: e
});
}, A);
},
arrayBuffer() {
return consumeBody(this, A => new Uint8Array(A).buffer, A);
},
text() {
return consumeBody(this, Q, A);
},
json() {
return consumeBody(this, parseJSONFromBytes, A);
},
formData() {
return consumeBody(this, A => {
const e = bodyMimeType(this);
if (e !== null) switch (e.essence) {
case "multipart/form-data":
{
const t = y(A, e);
if (t === "failure") throw new TypeError("Failed to parse body as FormData.");
const r = new E;
r[B] = t;
return r;
}

case "application/x-www-form-urlencoded":
{
const e = new URLSearchParams(A.toString());
const t = new E;
for (const [A, r] of e) t.append(A, r);
return t;
}
}
throw new TypeError('Content-Type was not one of "multipart/form-data" or "application/x-www-form-urlencoded".');
}, A);
},
bytes() {
return consumeBody(this, A => new Uint8Array(A), A);
}
};
return e;
}
function mixinBody(A) {
Object.assign(A.prototype, bodyMixinMethods(A));
}
async function consumeBody(A, e, t) {
C.brandCheck(A, t);
if (bodyUnusable(A)) throw new TypeError("Body is unusable: Body has already been read");
throwIfAborted(A[B]);
const r = a();
const errorSteps = A => r.reject(A);
const successSteps = A => {
try {
r.resolve(e(A));
} catch (A) {
errorSteps(A);
}
};
if (A[B].body == null) {
successSteps(Buffer.allocUnsafe(0));
return r.promise;
}
await c(A[B].body, successSteps, errorSteps);
return r.promise;
}
function bodyUnusable(A) {
const e = A[B].body;
return e != null && (e.stream.locked || r.isDisturbed(e.stream));
}
function parseJSONFromBytes(A) {
return JSON.parse(Q(A));
}
function bodyMimeType(A) {
const e = A[B].headersList;
const t = g(e);
if (t === "failure") return null;
return t;
}
A.exports = {
extractBody: extractBody,
safelyExtractBody: safelyExtractBody,
cloneBody: cloneBody,
mixinBody: mixinBody,
streamRegistry: k,
hasFinalizationRegistry: D,
bodyUnusable: bodyUnusable
};
}),
4495: (function(A) {
"use strict";
const e = [ "GET", "HEAD", "POST" ];
const t = new Set(e);
const r = [ 101, 204, 205, 304 ];
const s = [ 301, 302, 303, 307, 308 ];
const n = new Set(s);
const o = [ "1", "7", "9", "11", "13", "15", "17", "19", "20", "21", "22", "23", "25", "37", "42", "43", "53", "69", "77", "79", "87", "95", "101", "102", "103", "104", "109", "110", "111", "113", "115", "117", "119", "123", "135", "137", "139", "143", "161", "179", "389", "427", "465", "512", "513", "514", "515", "526", "530", "531", "532", "540", "548", "554", "556", "563", "587", "601", "636", "989", "990", "993", "995", "1719", "1720", "1723", "2049", "3659", "4045", "4190", "5060", "5061", "6000", "6566", "6665", "6666", "6667", "6668", "6669", "6679", "6697", "10080" ];
const i = new Set(o);
const a = [ "", "no-referrer", "no-referrer-when-downgrade", "same-origin", "origin", "strict-origin", "origin-when-cross-origin", "strict-origin-when-cross-origin", "unsafe-url" ];
const c = new Set(a);
const g = [ "follow", "manual", "error" ];
const Q = [ "GET", "HEAD", "OPTIONS", "TRACE" ];
const E = new Set(Q);
const B = [ "navigate", "same-origin", "no-cors", "cors" ];
const C = [ "omit", "same-origin", "include" ];
const I = [ "default", "no-store", "reload", "no-cache", "force-cache", "only-if-cached" ];
const l = [ "content-encoding", "content-language", "content-location", "content-type", "content-length" ];
const h = [ "half" ];
const u = [ "CONNECT", "TRACE", "TRACK" ];
const d = new Set(u);
const f = [ "audio", "audioworklet", "font", "image", "manifest", "paintworklet", "script", "style", "track", "video", "xslt", "" ];
const y = new Set(f);
A.exports = {
subresource: f,
forbiddenMethods: u,
requestBodyHeader: l,
referrerPolicy: a,
requestRedirect: g,
requestMode: B,
requestCredentials: C,
requestCache: I,
redirectStatus: s,
corsSafeListedMethods: e,
nullBodyStatus: r,
safeMethods: Q,
badPorts: o,
requestDuplex: h,
subresourceSet: y,
badPortsSet: i,
redirectStatusSet: n,
corsSafeListedMethodsSet: t,
safeMethodsSet: E,
forbiddenMethodsSet: d,
referrerPolicySet: c
};
}),
51900: (function(A, e, t) {
"use strict";
const r = t(34589);
const s = new TextEncoder;
const n = /^[!#$%&'*+\-.^_|~A-Za-z0-9]+$/;
const o = /[\u000A\u000D\u0009\u0020]/;
const i = /[\u0009\u000A\u000C\u000D\u0020]/g;
const a = /^[\u0009\u0020-\u007E\u0080-\u00FF]+$/;
function dataURLProcessor(A) {
r(A.protocol === "data:");
let e = URLSerializer(A, true);
e = e.slice(5);
const t = {
position: 0
};
let s = collectASequenceOfCodePointsFast(",", e, t);
const n = s.length;
s = removeASCIIWhitespace(s, true, true);
if (t.position >= e.length) return "failure";
t.position++;
const o = e.slice(n + 1);
let i = stringPercentDecode(o);
if (/;(\u0020){0,}base64$/i.test(s)) {
const A = isomorphicDecode(i);
i = forgivingBase64(A);
if (i === "failure") return "failure";
s = s.slice(0, -6);
s = s.replace(/(\u0020)+$/, "");
s = s.slice(0, -1);
}
s.startsWith(";") && (s = "text/plain" + s);
let a = parseMIMEType(s);
a === "failure" && (a = parseMIMEType("text/plain;charset=US-ASCII"));
return {
mimeType: a,
body: i
};
}
function URLSerializer(A, e = false) {
if (!e) return A.href;
const t = A.href;
const r = A.hash.length;
const s = r === 0 ? t : t.substring(0, t.length - r);
if (!r && t.endsWith("#")) return s.slice(0, -1);
return s;
}
function collectASequenceOfCodePoints(A, e, t) {
let r = "";
while (t.position < e.length && A(e[t.position])) {
r += e[t.position];
t.position++;
}
return r;
}
function collectASequenceOfCodePointsFast(A, e, t) {
const r = e.indexOf(A, t.position);
const s = t.position;
if (r === -1) {
t.position = e.length;
return e.slice(s);
}
t.position = r;
return e.slice(s, t.position);
}
function stringPercentDecode(A) {
const e = s.encode(A);
return percentDecode(e);
}
function isHexCharByte(A) {
return A >= 48 && A <= 57 || A >= 65 && A <= 70 || A >= 97 && A <= 102;
}
function hexByteToNumber(A) {
return A >= 48 && A <= 57 ? A - 48 : (A & 223) - 55;
}
function percentDecode(A) {
const e = A.length;
const t = new Uint8Array(e);
let r = 0;
for (let s = 0; s < e; ++s) {
const e = A[s];
if (e !== 37) t[r++] = e; else if (e !== 37 || isHexCharByte(A[s + 1]) && isHexCharByte(A[s + 2])) {
t[r++] = hexByteToNumber(A[s + 1]) << 4 | hexByteToNumber(A[s + 2]);
s += 2;
} else t[r++] = 37;
}
return e === r ? t : t.subarray(0, r);
}
function parseMIMEType(A) {
A = removeHTTPWhitespace(A, true, true);
const e = {
position: 0
};
const t = collectASequenceOfCodePointsFast("/", A, e);
if (t.length === 0 || !n.test(t)) return "failure";
if (e.position > A.length) return "failure";
e.position++;
let r = collectASequenceOfCodePointsFast(";", A, e);
r = removeHTTPWhitespace(r, false, true);
if (r.length === 0 || !n.test(r)) return "failure";
const s = t.toLowerCase();
const i = r.toLowerCase();
const c = {
type: s,
subtype: i,
parameters: new Map,
essence: `${s}/${i}`
};
while (e.position < A.length) {
e.position++;
collectASequenceOfCodePoints(A => o.test(A), A, e);
let t = collectASequenceOfCodePoints(A => A !== ";" && A !== "=", A, e);
t = t.toLowerCase();
if (e.position < A.length) {
if (A[e.position] === ";") continue;
e.position++;
}
if (e.position > A.length) break;
let r = null;
if (A[e.position] === '"') {
r = collectAnHTTPQuotedString(A, e, true);
collectASequenceOfCodePointsFast(";", A, e);
} else {
r = collectASequenceOfCodePointsFast(";", A, e);
r = removeHTTPWhitespace(r, false, true);
if (r.length === 0) continue;
}
t.length === 0 || !n.test(t) || r.length !== 0 && !a.test(r) || c.parameters.has(t) || c.parameters.set(t, r);
}
return c;
}
function forgivingBase64(A) {
A = A.replace(i, "");
let e = A.length;
if (e % 4 === 0 && A.charCodeAt(e - 1) === 61) {
--e;
A.charCodeAt(e - 1) === 61 && --e;
}
if (e % 4 === 1) return "failure";
if (/[^+/0-9A-Za-z]/.test(A.length === e ? A : A.substring(0, e))) return "failure";
const t = Buffer.from(A, "base64");
return new Uint8Array(t.buffer, t.byteOffset, t.byteLength);
}
function collectAnHTTPQuotedString(A, e, t) {
const s = e.position;
let n = "";
r(A[e.position] === '"');
e.position++;
while (true) {
n += collectASequenceOfCodePoints(A => A !== '"' && A !== "\\", A, e);
if (e.position >= A.length) break;
const t = A[e.position];
e.position++;
if (t !== "\\") {
r(t === '"');
break;
}
if (e.position >= A.length) {
n += "\\";
break;
}
n += A[e.position];
e.position++;
}
if (t) return n;
return A.slice(s, e.position);
}
function serializeAMimeType(A) {
r(A !== "failure");
const {parameters: e, essence: t} = A;
let s = t;
for (let [A, t] of e.entries()) {
s += ";";
s += A;
s += "=";
if (!n.test(t)) {
t = t.replace(/(\\|")/g, "\\$1");
t = '"' + t;
t += '"';
}
s += t;
}
return s;
}
function isHTTPWhiteSpace(A) {
return A === 13 || A === 10 || A === 9 || A === 32;
}
function removeHTTPWhitespace(A, e = true, t = true) {
return removeChars(A, e, t, isHTTPWhiteSpace);
}
function isASCIIWhitespace(A) {
return A === 13 || A === 10 || A === 9 || A === 12 || A === 32;
}
function removeASCIIWhitespace(A, e = true, t = true) {
return removeChars(A, e, t, isASCIIWhitespace);
}
function removeChars(A, e, t, r) {
let s = 0;
let n = A.length - 1;
if (e) while (s < A.length && r(A.charCodeAt(s))) s++;
if (t) while (n > 0 && r(A.charCodeAt(n))) n--;
return s === 0 && n === A.length - 1 ? A : A.slice(s, n + 1);
}
function isomorphicDecode(A) {
const e = A.length;
if (65535 > e) return String.fromCharCode.apply(null, A);
let t = "";
let r = 0;
let s = 65535;
while (r < e) {
r + s > e && (s = e - r);
t += String.fromCharCode.apply(null, A.subarray(r, r += s));
}
return t;
}
function minimizeSupportedMimeType(A) {
switch (A.essence) {
case "application/ecmascript":
case "application/javascript":
case "application/x-ecmascript":
case "application/x-javascript":
case "text/ecmascript":
case "text/javascript":
case "text/javascript1.0":
case "text/javascript1.1":
case "text/javascript1.2":
case "text/javascript1.3":
case "text/javascript1.4":
case "text/javascript1.5":
case "text/jscript":
case "text/livescript":
case "text/x-ecmascript":
case "text/x-javascript":
return "text/javascript";

case "application/json":
case "text/json":
return "application/json";

case "image/svg+xml":
return "image/svg+xml";

case "text/xml":
case "application/xml":
return "application/xml";
}
if (A.subtype.endsWith("+json")) return "application/json";
if (A.subtype.endsWith("+xml")) return "application/xml";
return "";
}
A.exports = {
dataURLProcessor: dataURLProcessor,
URLSerializer: URLSerializer,
collectASequenceOfCodePoints: collectASequenceOfCodePoints,
collectASequenceOfCodePointsFast: collectASequenceOfCodePointsFast,
stringPercentDecode: stringPercentDecode,
parseMIMEType: parseMIMEType,
collectAnHTTPQuotedString: collectAnHTTPQuotedString,
serializeAMimeType: serializeAMimeType,
removeChars: removeChars,
removeHTTPWhitespace: removeHTTPWhitespace,
minimizeSupportedMimeType: minimizeSupportedMimeType,
HTTP_TOKEN_CODEPOINTS: n,
isomorphicDecode: isomorphicDecode
};
}),
66653: (function(A, e, t) {
"use strict";
const {kConnected: r, kSize: s} = t(36443);
class CompatWeakRef {
constructor(A) {
this.value = A;
}
deref() {
return this.value[r] === 0 && this.value[s] === 0 ? void 0 : this.value;
}
}
class CompatFinalizer {
constructor(A) {
this.finalizer = A;
}
register(A, e) {
A.on && A.on("disconnect", () => {
A[r] === 0 && A[s] === 0 && this.finalizer(e);
});
}
unregister(A) {}
}
A.exports = function() {
if (process.env.NODE_V8_COVERAGE && process.version.startsWith("v18")) {
process._rawDebug("Using compatibility WeakRef and FinalizationRegistry");
return {
WeakRef: CompatWeakRef,
FinalizationRegistry: CompatFinalizer
};
}
return {
WeakRef: WeakRef,
FinalizationRegistry: FinalizationRegistry
};
};
}),
27114: (function(A, e, t) {
"use strict";
const {Blob: r, File: s} = t(4573);
const {kState: n} = t(93627);
const {webidl: o} = t(45893);
class FileLike {
constructor(A, e, t = {}) {
const r = e;
const s = t.type;
const o = t.lastModified ?? Date.now();
this[n] = {
blobLike: A,
name: r,
type: s,
lastModified: o
};
}
stream(...A) {
o.brandCheck(this, FileLike);
return this[n].blobLike.stream(...A);
}
arrayBuffer(...A) {
o.brandCheck(this, FileLike);
return this[n].blobLike.arrayBuffer(...A);
}
slice(...A) {
o.brandCheck(this, FileLike);
return this[n].blobLike.slice(...A);
}
text(...A) {
o.brandCheck(this, FileLike);
return this[n].blobLike.text(...A);
}
get size() {
o.brandCheck(this, FileLike);
return this[n].blobLike.size;
}
get type() {
o.brandCheck(this, FileLike);
return this[n].blobLike.type;
}
get name() {
o.brandCheck(this, FileLike);
return this[n].name;
}
get lastModified() {
o.brandCheck(this, FileLike);
return this[n].lastModified;
}
get [Symbol.toStringTag]() {
return "File";
}
}
o.converters.Blob = o.interfaceConverter(r);
function isFileLike(A) {
return A instanceof s || A && (typeof A.stream === "function" || typeof A.arrayBuffer === "function") && A[Symbol.toStringTag] === "File";
}
A.exports = {
FileLike: FileLike,
isFileLike: isFileLike
};
}),
50116: (function(A, e, t) {
"use strict";
const {isUSVString: r, bufferToLowerCasedHeaderName: s} = t(3440);
const {utf8DecodeBytes: n} = t(73168);
const {HTTP_TOKEN_CODEPOINTS: o, isomorphicDecode: i} = t(51900);
const {isFileLike: a} = t(27114);
const {makeEntry: c} = t(35910);
const g = t(34589);
const {File: Q} = t(4573);
const E = globalThis.File ?? Q;
const B = Buffer.from('form-data; name="');
const C = Buffer.from("; filename");
const I = Buffer.from("--");
const l = Buffer.from("--\r\n");
function isAsciiString(A) {
for (let e = 0; e < A.length; ++e) if ((A.charCodeAt(e) & -128) !== 0) return false;
return true;
}
function validateBoundary(A) {
const e = A.length;
if (e < 27 || e > 70) return false;
for (let t = 0; t < e; ++t) {
const e = A.charCodeAt(t);
if (!(e >= 48 && e <= 57 || e >= 65 && e <= 90 || e >= 97 && e <= 122 || e === 39 || e === 45 || e === 95)) return false;
}
return true;
}
function multipartFormDataParser(A, e) {
g(e !== "failure" && e.essence === "multipart/form-data");
const t = e.parameters.get("boundary");
if (t === void 0) return "failure";
const s = Buffer.from(`--${t}`, "utf8");
const o = [];
const i = {
position: 0
};
while (A[i.position] === 13 && A[i.position + 1] === 10) i.position += 2;
let Q = A.length;
while (A[Q - 1] === 10 && A[Q - 2] === 13) Q -= 2;
Q !== A.length && (A = A.subarray(0, Q));
while (true) {
if (!A.subarray(i.position, i.position + s.length).equals(s)) return "failure";
i.position += s.length;
if (i.position === A.length - 2 && bufferStartsWith(A, I, i) || i.position === A.length - 4 && bufferStartsWith(A, l, i)) return o;
if (A[i.position] !== 13 || A[i.position + 1] !== 10) return "failure";
i.position += 2;
const e = parseMultipartFormDataHeaders(A, i);
if (e === "failure") return "failure";
let {name: t, filename: Q, contentType: B, encoding: C} = e;
i.position += 2;
let h;
{
const e = A.indexOf(s.subarray(2), i.position);
if (e === -1) return "failure";
h = A.subarray(i.position, e - 4);
i.position += h.length;
C === "base64" && (h = Buffer.from(h.toString(), "base64"));
}
if (A[i.position] !== 13 || A[i.position + 1] !== 10) return "failure";
i.position += 2;
let u;
if (Q !== null) {
B ??= "text/plain";
isAsciiString(B) || (B = "");
u = new E([ h ], Q, {
type: B
});
} else u = n(Buffer.from(h));
g(r(t));
g(typeof u === "string" && r(u) || a(u));
o.push(c(t, u, Q));
}
}
function parseMultipartFormDataHeaders(A, e) {
let t = null;
let r = null;
let n = null;
let a = null;
while (true) {
if (A[e.position] === 13 && A[e.position + 1] === 10) {
if (t === null) return "failure";
return {
name: t,
filename: r,
contentType: n,
encoding: a
};
}
let c = collectASequenceOfBytes(A => A !== 10 && A !== 13 && A !== 58, A, e);
c = removeChars(c, true, true, A => A === 9 || A === 32);
if (!o.test(c.toString())) return "failure";
if (A[e.position] !== 58) return "failure";
e.position++;
collectASequenceOfBytes(A => A === 32 || A === 9, A, e);
switch (s(c)) {
case "content-disposition":
t = r = null;
if (!bufferStartsWith(A, B, e)) return "failure";
e.position += 17;
t = parseMultipartFormDataName(A, e);
if (t === null) return "failure";
if (bufferStartsWith(A, C, e)) {
let t = e.position + C.length;
if (A[t] === 42) {
e.position += 1;
t += 1;
}
if (A[t] !== 61 || A[t + 1] !== 34) return "failure";
e.position += 12;
r = parseMultipartFormDataName(A, e);
if (r === null) return "failure";
}
break;

case "content-type":
{
let t = collectASequenceOfBytes(A => A !== 10 && A !== 13, A, e);
t = removeChars(t, false, true, A => A === 9 || A === 32);
n = i(t);
break;
}

case "content-transfer-encoding":
{
let t = collectASequenceOfBytes(A => A !== 10 && A !== 13, A, e);
t = removeChars(t, false, true, A => A === 9 || A === 32);
a = i(t);
break;
}

default:
collectASequenceOfBytes(A => A !== 10 && A !== 13, A, e);
}
if (A[e.position] !== 13 && A[e.position + 1] !== 10) return "failure";
e.position += 2;
}
}
function parseMultipartFormDataName(A, e) {
g(A[e.position - 1] === 34);
let t = collectASequenceOfBytes(A => A !== 10 && A !== 13 && A !== 34, A, e);
if (A[e.position] !== 34) return null;
e.position++;
t = (new TextDecoder).decode(t).replace(/%0A/gi, "\n").replace(/%0D/gi, "\r").replace(/%22/g, '"');
return t;
}
function collectASequenceOfBytes(A, e, t) {
let r = t.position;
while (r < e.length && A(e[r])) ++r;
return e.subarray(t.position, t.position = r);
}
function removeChars(A, e, t, r) {
let s = 0;
let n = A.length - 1;
if (e) while (s < A.length && r(A[s])) s++;
if (t) while (n > 0 && r(A[n])) n--;
return s === 0 && n === A.length - 1 ? A : A.subarray(s, n + 1);
}
function bufferStartsWith(A, e, t) {
if (A.length < e.length) return false;
for (let r = 0; r < e.length; r++) if (e[r] !== A[t.position + r]) return false;
return true;
}
A.exports = {
multipartFormDataParser: multipartFormDataParser,
validateBoundary: validateBoundary
};
}),
35910: (function(A, e, t) {
"use strict";
const {isBlobLike: r, iteratorMixin: s} = t(73168);
const {kState: n} = t(93627);
const {kEnumerableProperty: o} = t(3440);
const {FileLike: i, isFileLike: a} = t(27114);
const {webidl: c} = t(45893);
const {File: g} = t(4573);
const Q = t(57975);
const E = globalThis.File ?? g;
class FormData {
constructor(A) {
c.util.markAsUncloneable(this);
if (A !== void 0) throw c.errors.conversionFailed({
prefix: "FormData constructor",
argument: "Argument 1",
types: [ "undefined" ]
});
this[n] = [];
}
append(A, e, t = void 0) {
c.brandCheck(this, FormData);
const s = "FormData.append";
c.argumentLengthCheck(arguments, 2, s);
if (arguments.length === 3 && !r(e)) throw new TypeError("Failed to execute 'append' on 'FormData': parameter 2 is not of type 'Blob'");
A = c.converters.USVString(A, s, "name");
e = r(e) ? c.converters.Blob(e, s, "value", {
strict: false
}) : c.converters.USVString(e, s, "value");
t = arguments.length === 3 ? c.converters.USVString(t, s, "filename") : void 0;
const o = makeEntry(A, e, t);
this[n].push(o);
}
delete(A) {
c.brandCheck(this, FormData);
const e = "FormData.delete";
c.argumentLengthCheck(arguments, 1, e);
A = c.converters.USVString(A, e, "name");
this[n] = this[n].filter(e => e.name !== A);
}
get(A) {
c.brandCheck(this, FormData);
const e = "FormData.get";
c.argumentLengthCheck(arguments, 1, e);
A = c.converters.USVString(A, e, "name");
const t = this[n].findIndex(e => e.name === A);
if (t === -1) return null;
return this[n][t].value;
}
getAll(A) {
c.brandCheck(this, FormData);
const e = "FormData.getAll";
c.argumentLengthCheck(arguments, 1, e);
A = c.converters.USVString(A, e, "name");
return this[n].filter(e => e.name === A).map(A => A.value);
}
has(A) {
c.brandCheck(this, FormData);
const e = "FormData.has";
c.argumentLengthCheck(arguments, 1, e);
A = c.converters.USVString(A, e, "name");
return this[n].findIndex(e => e.name === A) !== -1;
}
set(A, e, t = void 0) {
c.brandCheck(this, FormData);
const s = "FormData.set";
c.argumentLengthCheck(arguments, 2, s);
if (arguments.length === 3 && !r(e)) throw new TypeError("Failed to execute 'set' on 'FormData': parameter 2 is not of type 'Blob'");
A = c.converters.USVString(A, s, "name");
e = r(e) ? c.converters.Blob(e, s, "name", {
strict: false
}) : c.converters.USVString(e, s, "name");
t = arguments.length === 3 ? c.converters.USVString(t, s, "name") : void 0;
const o = makeEntry(A, e, t);
const i = this[n].findIndex(e => e.name === A);
i !== -1 ? this[n] = [ ...this[n].slice(0, i), o, ...this[n].slice(i + 1).filter(e => e.name !== A) ] : this[n].push(o);
}
[Q.inspect.custom](A, e) {
const t = this[n].reduce((A, e) => {
A[e.name] ? Array.isArray(A[e.name]) ? A[e.name].push(e.value) : A[e.name] = [ A[e.name], e.value ] : A[e.name] = e.value;
return A;
}, {
__proto__: null
});
e.depth ??= A;
e.colors ??= true;
const r = Q.formatWithOptions(e, t);
return `FormData ${r.slice(r.indexOf("]") + 2)}`;
}
}
s("FormData", FormData, n, "name", "value");
Object.defineProperties(FormData.prototype, {
append: o,
delete: o,
get: o,
getAll: o,
has: o,
set: o,
[Symbol.toStringTag]: {
value: "FormData",
configurable: true
}
});
function makeEntry(A, e, t) {
if (typeof e === "string") ; else {
a(e) || (e = e instanceof Blob ? new E([ e ], "blob", {
type: e.type
}) : new i(e, "blob", {
type: e.type
}));
if (t !== void 0) {
const A = {
type: e.type,
lastModified: e.lastModified
};
e = e instanceof g ? new E([ e ], t, A) : new i(e, t, A);
}
}
return {
name: A,
value: e
};
}
A.exports = {
FormData: FormData,
makeEntry: makeEntry
};
}),
51059: (function(A) {
"use strict";
const e = Symbol.for("undici.globalOrigin.1");
function getGlobalOrigin() {
return globalThis[e];
}
function setGlobalOrigin(A) {
if (A === void 0) {
Object.defineProperty(globalThis, e, {
value: void 0,
writable: true,
enumerable: false,
configurable: false
});
return;
}
const t = new URL(A);
if (t.protocol !== "http:" && t.protocol !== "https:") throw new TypeError(`Only http & https urls are allowed, received ${t.protocol}`);
Object.defineProperty(globalThis, e, {
value: t,
writable: true,
enumerable: false,
configurable: false
});
}
A.exports = {
getGlobalOrigin: getGlobalOrigin,
setGlobalOrigin: setGlobalOrigin
};
}),
60660: (function(A, e, t) {
"use strict";
const {kConstruct: r} = t(36443);
const {kEnumerableProperty: s} = t(3440);
const {iteratorMixin: n, isValidHeaderName: o, isValidHeaderValue: i} = t(73168);
const {webidl: a} = t(45893);
const c = t(34589);
const g = t(57975);
const Q = Symbol("headers map");
const E = Symbol("headers map sorted");
function isHTTPWhiteSpaceCharCode(A) {
return A === 10 || A === 13 || A === 9 || A === 32;
}
function headerValueNormalize(A) {
let e = 0;
let t = A.length;
while (t > e && isHTTPWhiteSpaceCharCode(A.charCodeAt(t - 1))) --t;
while (t > e && isHTTPWhiteSpaceCharCode(A.charCodeAt(e))) ++e;
return e === 0 && t === A.length ? A : A.substring(e, t);
}
function fill(A, e) {
if (Array.isArray(e)) for (let t = 0; t < e.length; ++t) {
const r = e[t];
if (r.length !== 2) throw a.errors.exception({
header: "Headers constructor",
message: `expected name/value pair to be length 2, found ${r.length}.`
});
appendHeader(A, r[0], r[1]);
} else {
if (typeof e !== "object" || e === null) throw a.errors.conversionFailed({
prefix: "Headers constructor",
argument: "Argument 1",
types: [ "sequence<sequence<ByteString>>", "record<ByteString, ByteString>" ]
});
{
const t = Object.keys(e);
for (let r = 0; r < t.length; ++r) appendHeader(A, t[r], e[t[r]]);
}
}
}
function appendHeader(A, e, t) {
t = headerValueNormalize(t);
if (!o(e)) throw a.errors.invalidArgument({
prefix: "Headers.append",
value: e,
type: "header name"
});
if (!i(t)) throw a.errors.invalidArgument({
prefix: "Headers.append",
value: t,
type: "header value"
});
if (B(A) === "immutable") throw new TypeError("immutable");
return I(A).append(e, t, false);
}
function compareHeaderName(A, e) {
return A[0] < e[0] ? -1 : 1;
}
class HeadersList {
cookies=null;
constructor(A) {
if (A instanceof HeadersList) {
this[Q] = new Map(A[Q]);
this[E] = A[E];
this.cookies = A.cookies === null ? null : [ ...A.cookies ];
} else {
this[Q] = new Map(A);
this[E] = null;
}
}
contains(A, e) {
return this[Q].has(e ? A : A.toLowerCase());
}
clear() {
this[Q].clear();
this[E] = null;
this.cookies = null;
}
append(A, e, t) {
this[E] = null;
const r = t ? A : A.toLowerCase();
const s = this[Q].get(r);
if (s) {
const A = r === "cookie" ? "; " : ", ";
this[Q].set(r, {
name: s.name,
value: `${s.value}${A}${e}`
});
} else this[Q].set(r, {
name: A,
value: e
});
r === "set-cookie" && (this.cookies ??= []).push(e);
}
set(A, e, t) {
this[E] = null;
const r = t ? A : A.toLowerCase();
r === "set-cookie" && (this.cookies = [ e ]);
this[Q].set(r, {
name: A,
value: e
});
}
delete(A, e) {
this[E] = null;
e || (A = A.toLowerCase());
A === "set-cookie" && (this.cookies = null);
this[Q].delete(A);
}
get(A, e) {
return this[Q].get(e ? A : A.toLowerCase())?.value ?? null;
}
* [Symbol.iterator]() {
for (const {0: A, 1: {value: e}} of this[Q]) yield [ A, e ];
}
get entries() {
const A = {};
if (this[Q].size !== 0) for (const {name: e, value: t} of this[Q].values()) A[e] = t;
return A;
}
rawValues() {
return this[Q].values();
}
get entriesList() {
const A = [];
if (this[Q].size !== 0) for (const {0: e, 1: {name: t, value: r}} of this[Q]) if (e === "set-cookie") for (const e of this.cookies) A.push([ t, e ]); else A.push([ t, r ]);
return A;
}
toSortedArray() {
const A = this[Q].size;
const e = new Array(A);
if (A <= 32) {
if (A === 0) return e;
const t = this[Q][Symbol.iterator]();
const r = t.next().value;
e[0] = [ r[0], r[1].value ];
c(r[1].value !== null);
for (let r, s, n = 1, o = 0, i = 0, a = 0, g = 0; n < A; ++n) {
s = t.next().value;
r = e[n] = [ s[0], s[1].value ];
c(r[1] !== null);
a = 0;
i = n;
while (a < i) {
g = a + (i - a >> 1);
e[g][0] <= r[0] ? a = g + 1 : i = g;
}
if (n !== g) {
o = n;
while (o > a) e[o] = e[--o];
e[a] = r;
}
}
if (!t.next().done) throw new TypeError("Unreachable");
return e;
}
{
let A = 0;
for (const {0: t, 1: {value: r}} of this[Q]) {
e[A++] = [ t, r ];
c(r !== null);
}
return e.sort(compareHeaderName);
}
}
}
class Headers {
#P;
#q;
constructor(A = void 0) {
a.util.markAsUncloneable(this);
if (A === r) return;
this.#q = new HeadersList;
this.#P = "none";
if (A !== void 0) {
A = a.converters.HeadersInit(A, "Headers contructor", "init");
fill(this, A);
}
}
append(A, e) {
a.brandCheck(this, Headers);
a.argumentLengthCheck(arguments, 2, "Headers.append");
const t = "Headers.append";
A = a.converters.ByteString(A, t, "name");
e = a.converters.ByteString(e, t, "value");
return appendHeader(this, A, e);
}
delete(A) {
a.brandCheck(this, Headers);
a.argumentLengthCheck(arguments, 1, "Headers.delete");
const e = "Headers.delete";
A = a.converters.ByteString(A, e, "name");
if (!o(A)) throw a.errors.invalidArgument({
prefix: "Headers.delete",
value: A,
type: "header name"
});
if (this.#P === "immutable") throw new TypeError("immutable");
if (!this.#q.contains(A, false)) return;
this.#q.delete(A, false);
}
get(A) {
a.brandCheck(this, Headers);
a.argumentLengthCheck(arguments, 1, "Headers.get");
const e = "Headers.get";
A = a.converters.ByteString(A, e, "name");
if (!o(A)) throw a.errors.invalidArgument({
prefix: e,
value: A,
type: "header name"
});
return this.#q.get(A, false);
}
has(A) {
a.brandCheck(this, Headers);
a.argumentLengthCheck(arguments, 1, "Headers.has");
const e = "Headers.has";
A = a.converters.ByteString(A, e, "name");
if (!o(A)) throw a.errors.invalidArgument({
prefix: e,
value: A,
type: "header name"
});
return this.#q.contains(A, false);
}
set(A, e) {
a.brandCheck(this, Headers);
a.argumentLengthCheck(arguments, 2, "Headers.set");
const t = "Headers.set";
A = a.converters.ByteString(A, t, "name");
e = a.converters.ByteString(e, t, "value");
e = headerValueNormalize(e);
if (!o(A)) throw a.errors.invalidArgument({
prefix: t,
value: A,
type: "header name"
});
if (!i(e)) throw a.errors.invalidArgument({
prefix: t,
value: e,
type: "header value"
});
if (this.#P === "immutable") throw new TypeError("immutable");
this.#q.set(A, e, false);
}
getSetCookie() {
a.brandCheck(this, Headers);
const A = this.#q.cookies;
if (A) return [ ...A ];
return [];
}
get [E]() {
if (this.#q[E]) return this.#q[E];
const A = [];
const e = this.#q.toSortedArray();
const t = this.#q.cookies;
if (t === null || t.length === 1) return this.#q[E] = e;
for (let r = 0; r < e.length; ++r) {
const {0: s, 1: n} = e[r];
if (s === "set-cookie") for (let e = 0; e < t.length; ++e) A.push([ s, t[e] ]); else A.push([ s, n ]);
}
return this.#q[E] = A;
}
[g.inspect.custom](A, e) {
e.depth ??= A;
return `Headers ${g.formatWithOptions(e, this.#q.entries)}`;
}
static getHeadersGuard(A) {
return A.#P;
}
static setHeadersGuard(A, e) {
A.#P = e;
}
static getHeadersList(A) {
return A.#q;
}
static setHeadersList(A, e) {
A.#q = e;
}
}
const {getHeadersGuard: B, setHeadersGuard: C, getHeadersList: I, setHeadersList: l} = Headers;
Reflect.deleteProperty(Headers, "getHeadersGuard");
Reflect.deleteProperty(Headers, "setHeadersGuard");
Reflect.deleteProperty(Headers, "getHeadersList");
Reflect.deleteProperty(Headers, "setHeadersList");
n("Headers", Headers, E, 0, 1);
Object.defineProperties(Headers.prototype, {
append: s,
delete: s,
get: s,
has: s,
set: s,
getSetCookie: s,
[Symbol.toStringTag]: {
value: "Headers",
configurable: true
},
[g.inspect.custom]: {
enumerable: false
}
});
a.converters.HeadersInit = function(A, e, t) {
if (a.util.Type(A) === "Object") {
const r = Reflect.get(A, Symbol.iterator);
if (!g.types.isProxy(A) && r === Headers.prototype.entries) try {
return I(A).entriesList;
} catch {}
if (typeof r === "function") return a.converters["sequence<sequence<ByteString>>"](A, e, t, r.bind(A));
return a.converters["record<ByteString, ByteString>"](A, e, t);
}
throw a.errors.conversionFailed({
prefix: "Headers constructor",
argument: "Argument 1",
types: [ "sequence<sequence<ByteString>>", "record<ByteString, ByteString>" ]
});
};
A.exports = {
fill: fill,
compareHeaderName: compareHeaderName,
Headers: Headers,
HeadersList: HeadersList,
getHeadersGuard: B,
setHeadersGuard: C,
setHeadersList: l,
getHeadersList: I
};
}),
54398: (function(A, e, t) {
"use strict";
const {makeNetworkError: r, makeAppropriateNetworkError: s, filterResponse: n, makeResponse: o, fromInnerResponse: i} = t(99051);
const {HeadersList: a} = t(60660);
const {Request: c, cloneRequest: g} = t(9967);
const Q = t(38522);
const {bytesMatch: E, makePolicyContainer: B, clonePolicyContainer: C, requestBadPort: I, TAOCheck: l, appendRequestOriginHeader: h, responseLocationURL: u, requestCurrentURL: d, setRequestReferrerPolicyOnRedirect: f, tryUpgradeRequestToAPotentiallyTrustworthyURL: y, createOpaqueTimingInfo: p, appendFetchMetadata: w, corsCheck: D, crossOriginResourcePolicyCheck: k, determineRequestsReferrer: R, coarsenedSharedCurrentTime: m, createDeferredPromise: F, isBlobLike: b, sameOrigin: S, isCancelled: N, isAborted: M, isErrorLike: U, fullyReadBody: L, readableStreamClose: T, isomorphicEncode: Y, urlIsLocal: G, urlIsHttpHttpsScheme: H, urlHasHttpsScheme: v, clampAndCoarsenConnectionTimingInfo: J, simpleRangeHeaderValue: V, buildContentRange: x, createInflate: W, extractMimeType: O} = t(73168);
const {kState: P, kDispatcher: q} = t(93627);
const z = t(34589);
const {safelyExtractBody: Z, extractBody: K} = t(84492);
const {redirectStatusSet: X, nullBodyStatus: _, safeMethodsSet: j, requestBodyHeader: $, subresourceSet: AA} = t(4495);
const eA = t(78474);
const {Readable: tA, pipeline: rA, finished: sA} = t(57075);
const {addAbortListener: nA, isErrored: oA, isReadable: iA, bufferToLowerCasedHeaderName: aA} = t(3440);
const {dataURLProcessor: cA, serializeAMimeType: gA, minimizeSupportedMimeType: QA} = t(51900);
const {getGlobalDispatcher: EA} = t(32581);
const {webidl: BA} = t(45893);
const {STATUS_CODES: CA} = t(37067);
const IA = [ "GET", "HEAD" ];
const lA = typeof __UNDICI_IS_NODE__ !== "undefined" || typeof esbuildDetection !== "undefined" ? "node" : "undici";
let hA;
class Fetch extends eA {
constructor(A) {
super();
this.dispatcher = A;
this.connection = null;
this.dump = false;
this.state = "ongoing";
}
terminate(A) {
if (this.state !== "ongoing") return;
this.state = "terminated";
this.connection?.destroy(A);
this.emit("terminated", A);
}
abort(A) {
if (this.state !== "ongoing") return;
this.state = "aborted";
A || (A = new DOMException("The operation was aborted.", "AbortError"));
this.serializedAbortReason = A;
this.connection?.destroy(A);
this.emit("terminated", A);
}
}
function handleFetchDone(A) {
finalizeAndReportTiming(A, "fetch");
}
function fetch(A, e = void 0) {
BA.argumentLengthCheck(arguments, 1, "globalThis.fetch");
let t = F();
let r;
try {
r = new c(A, e);
} catch (A) {
t.reject(A);
return t.promise;
}
const s = r[P];
if (r.signal.aborted) {
abortFetch(t, s, null, r.signal.reason);
return t.promise;
}
const n = s.client.globalObject;
n?.constructor?.name === "ServiceWorkerGlobalScope" && (s.serviceWorkers = "none");
let o = null;
let a = false;
let g = null;
nA(r.signal, () => {
a = true;
z(g != null);
g.abort(r.signal.reason);
const A = o?.deref();
abortFetch(t, s, A, r.signal.reason);
});
const processResponse = A => {
if (a) return;
if (A.aborted) {
abortFetch(t, s, o, g.serializedAbortReason);
return;
}
if (A.type === "error") {
t.reject(new TypeError("fetch failed", {
cause: A.error
}));
return;
}
o = new WeakRef(i(A, "immutable"));
t.resolve(o.deref());
t = null;
};
g = fetching({
request: s,
processResponseEndOfBody: handleFetchDone,
processResponse: processResponse,
dispatcher: r[q]
});
return t.promise;
}
function finalizeAndReportTiming(A, e = "other") {
if (A.type === "error" && A.aborted) return;
if (!A.urlList?.length) return;
const t = A.urlList[0];
let r = A.timingInfo;
let s = A.cacheState;
if (!H(t)) return;
if (r === null) return;
if (!A.timingAllowPassed) {
r = p({
startTime: r.startTime
});
s = "";
}
r.endTime = m();
A.timingInfo = r;
uA(r, t.href, e, globalThis, s);
}
const uA = performance.markResourceTiming;
function abortFetch(A, e, t, r) {
A && A.reject(r);
e.body != null && iA(e.body?.stream) && e.body.stream.cancel(r).catch(A => {
if (A.code === "ERR_INVALID_STATE") return;
throw A;
});
if (t == null) return;
const s = t[P];
s.body != null && iA(s.body?.stream) && s.body.stream.cancel(r).catch(A => {
if (A.code === "ERR_INVALID_STATE") return;
throw A;
});
}
function fetching({request: A, processRequestBodyChunkLength: e, processRequestEndOfBody: t, processResponse: r, processResponseEndOfBody: s, processResponseConsumeBody: n, useParallelQueue: o = false, dispatcher: i = EA()}) {
z(i);
let a = null;
let c = false;
if (A.client != null) {
a = A.client.globalObject;
c = A.client.crossOriginIsolatedCapability;
}
const g = m(c);
const Q = p({
startTime: g
});
const E = {
controller: new Fetch(i),
request: A,
timingInfo: Q,
processRequestBodyChunkLength: e,
processRequestEndOfBody: t,
processResponse: r,
processResponseConsumeBody: n,
processResponseEndOfBody: s,
taskDestination: a,
crossOriginIsolatedCapability: c
};
z(!A.body || A.body.stream);
A.window === "client" && (A.window = A.client?.globalObject?.constructor?.name === "Window" ? A.client : "no-window");
A.origin === "client" && (A.origin = A.client.origin);
A.policyContainer === "client" && (A.client != null ? A.policyContainer = C(A.client.policyContainer) : A.policyContainer = B());
if (!A.headersList.contains("accept", true)) {
const e = "*/*";
A.headersList.append("accept", e, true);
}
A.headersList.contains("accept-language", true) || A.headersList.append("accept-language", "*", true);
A.priority;
AA.has(A.destination);
mainFetch(E).catch(A => {
E.controller.terminate(A);
});
return E.controller;
}
async function mainFetch(A, e = false) {
const t = A.request;
let s = null;
t.localURLsOnly && !G(d(t)) && (s = r("local URLs only"));
y(t);
I(t) === "blocked" && (s = r("bad port"));
t.referrerPolicy === "" && (t.referrerPolicy = t.policyContainer.referrerPolicy);
t.referrer !== "no-referrer" && (t.referrer = R(t));
s === null && (s = await (async () => {
const e = d(t);
if (S(e, t.url) && t.responseTainting === "basic" || e.protocol === "data:" || t.mode === "navigate" || t.mode === "websocket") {
t.responseTainting = "basic";
return await schemeFetch(A);
}
if (t.mode === "same-origin") return r('request mode cannot be "same-origin"');
if (t.mode === "no-cors") {
if (t.redirect !== "follow") return r('redirect mode cannot be "follow" for "no-cors" request');
t.responseTainting = "opaque";
return await schemeFetch(A);
}
if (!H(d(t))) return r("URL scheme must be a HTTP(S) scheme");
t.responseTainting = "cors";
return await httpFetch(A);
})());
if (e) return s;
if (s.status !== 0 && !s.internalResponse) {
t.responseTainting;
t.responseTainting === "basic" ? s = n(s, "basic") : t.responseTainting === "cors" ? s = n(s, "cors") : t.responseTainting === "opaque" ? s = n(s, "opaque") : z(false);
}
let o = s.status === 0 ? s : s.internalResponse;
o.urlList.length === 0 && o.urlList.push(...t.urlList);
t.timingAllowFailed || (s.timingAllowPassed = true);
s.type === "opaque" && o.status === 206 && o.rangeRequested && !t.headers.contains("range", true) && (s = o = r());
if (s.status !== 0 && (t.method === "HEAD" || t.method === "CONNECT" || _.includes(o.status))) {
o.body = null;
A.controller.dump = true;
}
if (t.integrity) {
const processBodyError = e => fetchFinale(A, r(e));
if (t.responseTainting === "opaque" || s.body == null) {
processBodyError(s.error);
return;
}
const processBody = e => {
if (!E(e, t.integrity)) {
processBodyError("integrity mismatch");
return;
}
s.body = Z(e)[0];
fetchFinale(A, s);
};
await L(s.body, processBody, processBodyError);
} else fetchFinale(A, s);
}
function schemeFetch(A) {
if (N(A) && A.request.redirectCount === 0) return Promise.resolve(s(A));
const {request: e} = A;
const {protocol: n} = d(e);
switch (n) {
case "about:":
return Promise.resolve(r("about scheme is not supported"));

case "blob:":
{
hA || (hA = t(4573).resolveObjectURL);
const A = d(e);
if (A.search.length !== 0) return Promise.resolve(r("NetworkError when attempting to fetch resource."));
const s = hA(A.toString());
if (e.method !== "GET" || !b(s)) return Promise.resolve(r("invalid method"));
const n = o();
const i = s.size;
const a = Y(`${i}`);
const c = s.type;
if (e.headersList.contains("range", true)) {
n.rangeRequested = true;
const A = e.headersList.get("range", true);
const t = V(A, true);
if (t === "failure") return Promise.resolve(r("failed to fetch the data URL"));
let {rangeStartValue: o, rangeEndValue: a} = t;
if (o === null) {
o = i - a;
a = o + a - 1;
} else {
if (o >= i) return Promise.resolve(r("Range start is greater than the blob's size."));
(a === null || a >= i) && (a = i - 1);
}
const g = s.slice(o, a, c);
const Q = K(g);
n.body = Q[0];
const E = Y(`${g.size}`);
const B = x(o, a, i);
n.status = 206;
n.statusText = "Partial Content";
n.headersList.set("content-length", E, true);
n.headersList.set("content-type", c, true);
n.headersList.set("content-range", B, true);
} else {
const A = K(s);
n.statusText = "OK";
n.body = A[0];
n.headersList.set("content-length", a, true);
n.headersList.set("content-type", c, true);
}
return Promise.resolve(n);
}

case "data:":
{
const A = d(e);
const t = cA(A);
if (t === "failure") return Promise.resolve(r("failed to fetch the data URL"));
const s = gA(t.mimeType);
return Promise.resolve(o({
statusText: "OK",
headersList: [ [ "content-type", {
name: "Content-Type",
value: s
} ] ],
body: Z(t.body)[0]
}));
}

case "file:":
return Promise.resolve(r("not implemented... yet..."));

case "http:":
case "https:":
return httpFetch(A).catch(A => r(A));

default:
return Promise.resolve(r("unknown scheme"));
}
}
function finalizeResponse(A, e) {
A.request.done = true;
A.processResponseDone != null && queueMicrotask(() => A.processResponseDone(e));
}
function fetchFinale(A, e) {
let t = A.timingInfo;
const processResponseEndOfBody = () => {
const r = Date.now();
A.request.destination === "document" && (A.controller.fullTimingInfo = t);
A.controller.reportTimingSteps = () => {
if (A.request.url.protocol !== "https:") return;
t.endTime = r;
let s = e.cacheState;
const n = e.bodyInfo;
if (!e.timingAllowPassed) {
t = p(t);
s = "";
}
let o = 0;
if (A.request.mode !== "navigator" || !e.hasCrossOriginRedirects) {
o = e.status;
const A = O(e.headersList);
A !== "failure" && (n.contentType = QA(A));
}
A.request.initiatorType != null && uA(t, A.request.url.href, A.request.initiatorType, globalThis, s, n, o);
};
const processResponseEndOfBodyTask = () => {
A.request.done = true;
A.processResponseEndOfBody != null && queueMicrotask(() => A.processResponseEndOfBody(e));
A.request.initiatorType != null && A.controller.reportTimingSteps();
};
queueMicrotask(() => processResponseEndOfBodyTask());
};
A.processResponse != null && queueMicrotask(() => {
A.processResponse(e);
A.processResponse = null;
});
const r = e.type === "error" ? e : e.internalResponse ?? e;
r.body == null ? processResponseEndOfBody() : sA(r.body.stream, () => {
processResponseEndOfBody();
});
}
async function httpFetch(A) {
const e = A.request;
let t = null;
let s = null;
const n = A.timingInfo;
e.serviceWorkers;
if (t === null) {
e.redirect === "follow" && (e.serviceWorkers = "none");
s = t = await httpNetworkOrCacheFetch(A);
if (e.responseTainting === "cors" && D(e, t) === "failure") return r("cors failure");
l(e, t) === "failure" && (e.timingAllowFailed = true);
}
if ((e.responseTainting === "opaque" || t.type === "opaque") && k(e.origin, e.client, e.destination, s) === "blocked") return r("blocked");
if (X.has(s.status)) {
e.redirect !== "manual" && A.controller.connection.destroy(void 0, false);
e.redirect === "error" ? t = r("unexpected redirect") : e.redirect === "manual" ? t = s : e.redirect === "follow" ? t = await httpRedirectFetch(A, t) : z(false);
}
t.timingInfo = n;
return t;
}
function httpRedirectFetch(A, e) {
const t = A.request;
const s = e.internalResponse ? e.internalResponse : e;
let n;
try {
n = u(s, d(t).hash);
if (n == null) return e;
} catch (A) {
return Promise.resolve(r(A));
}
if (!H(n)) return Promise.resolve(r("URL scheme must be a HTTP(S) scheme"));
if (t.redirectCount === 20) return Promise.resolve(r("redirect count exceeded"));
t.redirectCount += 1;
if (t.mode === "cors" && (n.username || n.password) && !S(t, n)) return Promise.resolve(r('cross origin not allowed for request mode "cors"'));
if (t.responseTainting === "cors" && (n.username || n.password)) return Promise.resolve(r('URL cannot contain credentials for request mode "cors"'));
if (s.status !== 303 && t.body != null && t.body.source == null) return Promise.resolve(r());
if ([ 301, 302 ].includes(s.status) && t.method === "POST" || s.status === 303 && !IA.includes(t.method)) {
t.method = "GET";
t.body = null;
for (const A of $) t.headersList.delete(A);
}
if (!S(d(t), n)) {
t.headersList.delete("authorization", true);
t.headersList.delete("proxy-authorization", true);
t.headersList.delete("cookie", true);
t.headersList.delete("host", true);
}
if (t.body != null) {
z(t.body.source != null);
t.body = Z(t.body.source)[0];
}
const o = A.timingInfo;
o.redirectEndTime = o.postRedirectStartTime = m(A.crossOriginIsolatedCapability);
o.redirectStartTime === 0 && (o.redirectStartTime = o.startTime);
t.urlList.push(n);
f(t, s);
return mainFetch(A, true);
}
async function httpNetworkOrCacheFetch(A, e = false, t = false) {
const n = A.request;
let o = null;
let i = null;
let a = null;
const c = null;
const Q = false;
if (n.window === "no-window" && n.redirect === "error") {
o = A;
i = n;
} else {
i = g(n);
o = {
...A
};
o.request = i;
}
const E = n.credentials === "include" || n.credentials === "same-origin" && n.responseTainting === "basic";
const B = i.body ? i.body.length : null;
let C = null;
i.body == null && [ "POST", "PUT" ].includes(i.method) && (C = "0");
B != null && (C = Y(`${B}`));
C != null && i.headersList.append("content-length", C, true);
B != null && i.keepalive;
i.referrer instanceof URL && i.headersList.append("referer", Y(i.referrer.href), true);
h(i);
w(i);
i.headersList.contains("user-agent", true) || i.headersList.append("user-agent", lA);
i.cache === "default" && (i.headersList.contains("if-modified-since", true) || i.headersList.contains("if-none-match", true) || i.headersList.contains("if-unmodified-since", true) || i.headersList.contains("if-match", true) || i.headersList.contains("if-range", true)) && (i.cache = "no-store");
i.cache !== "no-cache" || i.preventNoCacheCacheControlHeaderModification || i.headersList.contains("cache-control", true) || i.headersList.append("cache-control", "max-age=0", true);
if (i.cache === "no-store" || i.cache === "reload") {
i.headersList.contains("pragma", true) || i.headersList.append("pragma", "no-cache", true);
i.headersList.contains("cache-control", true) || i.headersList.append("cache-control", "no-cache", true);
}
i.headersList.contains("range", true) && i.headersList.append("accept-encoding", "identity", true);
i.headersList.contains("accept-encoding", true) || (v(d(i)) ? i.headersList.append("accept-encoding", "br, gzip, deflate", true) : i.headersList.append("accept-encoding", "gzip, deflate", true));
i.headersList.delete("host", true);
c == null && (i.cache = "no-store");
i.cache !== "no-store" && i.cache;
if (a == null) {
if (i.cache === "only-if-cached") return r("only if cached");
const A = await httpNetworkFetch(o, E, t);
!j.has(i.method) && A.status >= 200 && A.status;
Q && A.status;
a == null && (a = A);
}
a.urlList = [ ...i.urlList ];
i.headersList.contains("range", true) && (a.rangeRequested = true);
a.requestIncludesCredentials = E;
if (a.status === 407) {
if (n.window === "no-window") return r();
if (N(A)) return s(A);
return r("proxy authentication required");
}
if (a.status === 421 && !t && (n.body == null || n.body.source != null)) {
if (N(A)) return s(A);
A.controller.connection.destroy();
a = await httpNetworkOrCacheFetch(A, e, true);
}
return a;
}
async function httpNetworkFetch(A, e = false, t = false) {
z(!A.controller.connection || A.controller.connection.destroyed);
A.controller.connection = {
abort: null,
destroyed: false,
destroy(A, e = true) {
if (!this.destroyed) {
this.destroyed = true;
e && this.abort?.(A ?? new DOMException("The operation was aborted.", "AbortError"));
}
}
};
const n = A.request;
let i = null;
const c = A.timingInfo;
const g = null;
g == null && (n.cache = "no-store");
n.mode;
let E = null;
if (n.body == null && A.processRequestEndOfBody) queueMicrotask(() => A.processRequestEndOfBody()); else if (n.body != null) {
const processBodyChunk = async function*(e) {
if (N(A)) return;
yield e;
A.processRequestBodyChunkLength?.(e.byteLength);
};
const processEndOfBody = () => {
if (N(A)) return;
A.processRequestEndOfBody && A.processRequestEndOfBody();
};
const processBodyError = e => {
if (N(A)) return;
e.name === "AbortError" ? A.controller.abort() : A.controller.terminate(e);
};
E = async function*() {
try {
for await (const A of n.body.stream) yield* processBodyChunk(A);
processEndOfBody();
} catch (A) {
processBodyError(A);
}
}();
}
try {
const {body: e, status: t, statusText: r, headersList: s, socket: n} = await dispatch({
body: E
});
if (n) i = o({
status: t,
statusText: r,
headersList: s,
socket: n
}); else {
const n = e[Symbol.asyncIterator]();
A.controller.next = () => n.next();
i = o({
status: t,
statusText: r,
headersList: s
});
}
} catch (e) {
if (e.name === "AbortError") {
A.controller.connection.destroy();
return s(A, e);
}
return r(e);
}
const pullAlgorithm = async () => {
await A.controller.resume();
};
const cancelAlgorithm = e => {
N(A) || A.controller.abort(e);
};
const B = new ReadableStream({
async start(e) {
A.controller.controller = e;
},
async pull(A) {
await pullAlgorithm(A);
},
async cancel(A) {
await cancelAlgorithm(A);
},
type: "bytes"
});
i.body = {
stream: B,
source: null,
length: null
};
A.controller.resume || A.controller.on("terminated", onAborted);
A.controller.resume = async () => {
while (true) {
let e;
let t;
try {
const {done: t, value: r} = await A.controller.next();
if (M(A)) break;
e = t ? void 0 : r;
} catch (r) {
if (A.controller.ended && !c.encodedBodySize) e = void 0; else {
e = r;
t = true;
}
}
if (e === void 0) {
T(A.controller.controller);
finalizeResponse(A, i);
return;
}
c.decodedBodySize += e?.byteLength ?? 0;
if (t) {
A.controller.terminate(e);
return;
}
const r = new Uint8Array(e);
r.byteLength && A.controller.controller.enqueue(r);
if (oA(B)) {
A.controller.terminate();
return;
}
if (A.controller.controller.desiredSize <= 0) return;
}
};
function onAborted(e) {
if (M(A)) {
i.aborted = true;
iA(B) && A.controller.controller.error(A.controller.serializedAbortReason);
} else iA(B) && A.controller.controller.error(new TypeError("terminated", {
cause: U(e) ? e : void 0
}));
A.controller.connection.destroy();
}
return i;
function dispatch({body: e}) {
const t = d(n);
const r = A.controller.dispatcher;
return new Promise((s, o) => r.dispatch({
path: t.pathname + t.search,
origin: t.origin,
method: n.method,
body: r.isMockActive ? n.body && (n.body.source || n.body.stream) : e,
headers: n.headersList.entries,
maxRedirections: 0,
upgrade: n.mode === "websocket" ? "websocket" : void 0
}, {
body: null,
abort: null,
onConnect(e) {
const {connection: t} = A.controller;
c.finalConnectionTimingInfo = J(void 0, c.postRedirectStartTime, A.crossOriginIsolatedCapability);
if (t.destroyed) e(new DOMException("The operation was aborted.", "AbortError")); else {
A.controller.on("terminated", e);
this.abort = t.abort = e;
}
c.finalNetworkRequestStartTime = m(A.crossOriginIsolatedCapability);
},
onResponseStarted() {
c.finalNetworkResponseStartTime = m(A.crossOriginIsolatedCapability);
},
onHeaders(A, e, t, r) {
if (A < 200) return;
let o = "";
const i = new a;
for (let A = 0; A < e.length; A += 2) i.append(aA(e[A]), e[A + 1].toString("latin1"), true);
o = i.get("location", true);
const c = [];
const g = o && n.redirect === "follow" && X.has(A);
if (n.method !== "HEAD" && n.method !== "CONNECT" && !_.includes(A) && !g) {
const A = i.get("content-encoding", true);
const e = A ? A.toLowerCase().split(",") : [];
const t = 5;
if (e.length > t) {
this.abort(new Error(`too many content-encodings in response: ${e.length}, maximum allowed is ${t}`));
return true;
}
for (let A = e.length - 1; A >= 0; --A) {
const t = e[A].trim();
if (t === "x-gzip" || t === "gzip") c.push(Q.createGunzip({
flush: Q.constants.Z_SYNC_FLUSH,
finishFlush: Q.constants.Z_SYNC_FLUSH
})); else if (t === "deflate") c.push(W({
flush: Q.constants.Z_SYNC_FLUSH,
finishFlush: Q.constants.Z_SYNC_FLUSH
})); else {
if (t !== "br") {
c.length = 0;
break;
}
c.push(Q.createBrotliDecompress({
flush: Q.constants.BROTLI_OPERATION_FLUSH,
finishFlush: Q.constants.BROTLI_OPERATION_FLUSH
}));
}
}
}
this.body = new tA({
read: t
});
const E = this.onError.bind(this);
s({
status: A,
statusText: r,
headersList: i,
body: c.length ? rA(this.body, ...c, A => {
A && this.onError(A);
}).on("error", E) : this.body.on("error", E)
});
return true;
},
onData(e) {
if (A.controller.dump) return;
const t = e;
c.encodedBodySize += t.byteLength;
return this.body.push(t);
},
onComplete() {
this.abort && A.controller.off("terminated", this.abort);
A.controller.ended = true;
this.body.push(null);
},
onError(e) {
this.abort && A.controller.off("terminated", this.abort);
this.body?.destroy(e);
A.controller.terminate(e);
o(e);
},
onUpgrade(A, e, t) {
if (A !== 101) return;
const r = new a;
for (let A = 0; A < e.length; A += 2) r.append(aA(e[A]), e[A + 1].toString("latin1"), true);
s({
status: A,
statusText: CA[A],
headersList: r,
socket: t
});
return true;
}
}));
}
}
A.exports = {
fetch: fetch,
Fetch: Fetch,
fetching: fetching,
finalizeAndReportTiming: finalizeAndReportTiming
};
}),
9967: (function(A, e, t) {
"use strict";
const {extractBody: r, mixinBody: s, cloneBody: n, bodyUnusable: o} = t(84492);
const {Headers: i, fill: a, HeadersList: c, setHeadersGuard: g, getHeadersGuard: Q, setHeadersList: E, getHeadersList: B} = t(60660);
const {FinalizationRegistry: C} = t(66653)();
const I = t(3440);
const l = t(57975);
const {isValidHTTPToken: h, sameOrigin: u, environmentSettingsObject: d} = t(73168);
const {forbiddenMethodsSet: f, corsSafeListedMethodsSet: y, referrerPolicy: p, requestRedirect: w, requestMode: D, requestCredentials: k, requestCache: R, requestDuplex: m} = t(4495);
const {kEnumerableProperty: F, normalizedMethodRecordsBase: b, normalizedMethodRecords: S} = I;
const {kHeaders: N, kSignal: M, kState: U, kDispatcher: L} = t(93627);
const {webidl: T} = t(45893);
const {URLSerializer: Y} = t(51900);
const {kConstruct: G} = t(36443);
const H = t(34589);
const {getMaxListeners: v, setMaxListeners: J, getEventListeners: V, defaultMaxListeners: x} = t(78474);
const W = Symbol("abortController");
const O = new C(({signal: A, abort: e}) => {
A.removeEventListener("abort", e);
});
const P = new WeakMap;
function buildAbort(A) {
return abort;
function abort() {
const e = A.deref();
if (e !== void 0) {
O.unregister(abort);
this.removeEventListener("abort", abort);
e.abort(this.reason);
const A = P.get(e.signal);
if (A !== void 0) {
if (A.size !== 0) {
for (const e of A) {
const A = e.deref();
A !== void 0 && A.abort(this.reason);
}
A.clear();
}
P.delete(e.signal);
}
}
}
}
let q = false;
class Request {
constructor(A, e = {}) {
T.util.markAsUncloneable(this);
if (A === G) return;
const t = "Request constructor";
T.argumentLengthCheck(arguments, 1, t);
A = T.converters.RequestInfo(A, t, "input");
e = T.converters.RequestInit(e, t, "init");
let s = null;
let n = null;
const Q = d.settingsObject.baseUrl;
let C = null;
if (typeof A === "string") {
this[L] = e.dispatcher;
let t;
try {
t = new URL(A, Q);
} catch (e) {
throw new TypeError("Failed to parse URL from " + A, {
cause: e
});
}
if (t.username || t.password) throw new TypeError("Request cannot be constructed from a URL that includes credentials: " + A);
s = makeRequest({
urlList: [ t ]
});
n = "cors";
} else {
this[L] = e.dispatcher || A[L];
H(A instanceof Request);
s = A[U];
C = A[M];
}
const l = d.settingsObject.origin;
let p = "client";
s.window?.constructor?.name === "EnvironmentSettingsObject" && u(s.window, l) && (p = s.window);
if (e.window != null) throw new TypeError(`'window' option '${p}' must be null`);
"window" in e && (p = "no-window");
s = makeRequest({
method: s.method,
headersList: s.headersList,
unsafeRequest: s.unsafeRequest,
client: d.settingsObject,
window: p,
priority: s.priority,
origin: s.origin,
referrer: s.referrer,
referrerPolicy: s.referrerPolicy,
mode: s.mode,
credentials: s.credentials,
cache: s.cache,
redirect: s.redirect,
integrity: s.integrity,
keepalive: s.keepalive,
reloadNavigation: s.reloadNavigation,
historyNavigation: s.historyNavigation,
urlList: [ ...s.urlList ]
});
const w = Object.keys(e).length !== 0;
if (w) {
s.mode === "navigate" && (s.mode = "same-origin");
s.reloadNavigation = false;
s.historyNavigation = false;
s.origin = "client";
s.referrer = "client";
s.referrerPolicy = "";
s.url = s.urlList[s.urlList.length - 1];
s.urlList = [ s.url ];
}
if (e.referrer !== void 0) {
const A = e.referrer;
if (A === "") s.referrer = "no-referrer"; else {
let e;
try {
e = new URL(A, Q);
} catch (e) {
throw new TypeError(`Referrer "${A}" is not a valid URL.`, {
cause: e
});
}
e.protocol === "about:" && e.hostname === "client" || l && !u(e, d.settingsObject.baseUrl) ? s.referrer = "client" : s.referrer = e;
}
}
e.referrerPolicy !== void 0 && (s.referrerPolicy = e.referrerPolicy);
let D;
D = e.mode !== void 0 ? e.mode : n;
if (D === "navigate") throw T.errors.exception({
header: "Request constructor",
message: "invalid request mode navigate."
});
D != null && (s.mode = D);
e.credentials !== void 0 && (s.credentials = e.credentials);
e.cache !== void 0 && (s.cache = e.cache);
if (s.cache === "only-if-cached" && s.mode !== "same-origin") throw new TypeError("'only-if-cached' can be set only with 'same-origin' mode");
e.redirect !== void 0 && (s.redirect = e.redirect);
e.integrity != null && (s.integrity = String(e.integrity));
e.keepalive !== void 0 && (s.keepalive = Boolean(e.keepalive));
if (e.method !== void 0) {
let A = e.method;
const t = S[A];
if (t !== void 0) s.method = t; else {
if (!h(A)) throw new TypeError(`'${A}' is not a valid HTTP method.`);
const e = A.toUpperCase();
if (f.has(e)) throw new TypeError(`'${A}' HTTP method is unsupported.`);
A = b[e] ?? A;
s.method = A;
}
if (!q && s.method === "patch") {
process.emitWarning("Using `patch` is highly likely to result in a `405 Method Not Allowed`. `PATCH` is much more likely to succeed.", {
code: "UNDICI-FETCH-patch"
});
q = true;
}
}
e.signal !== void 0 && (C = e.signal);
this[U] = s;
const k = new AbortController;
this[M] = k.signal;
if (C != null) {
if (!C || typeof C.aborted !== "boolean" || typeof C.addEventListener !== "function") throw new TypeError("Failed to construct 'Request': member signal is not of type AbortSignal.");
if (C.aborted) k.abort(C.reason); else {
this[W] = k;
const A = new WeakRef(k);
const e = buildAbort(A);
try {
(typeof v === "function" && v(C) === x || V(C, "abort").length >= x) && J(1500, C);
} catch {}
I.addAbortListener(C, e);
O.register(k, {
signal: C,
abort: e
}, e);
}
}
this[N] = new i(G);
E(this[N], s.headersList);
g(this[N], "request");
if (D === "no-cors") {
if (!y.has(s.method)) throw new TypeError(`'${s.method} is unsupported in no-cors mode.`);
g(this[N], "request-no-cors");
}
if (w) {
const A = B(this[N]);
const t = e.headers !== void 0 ? e.headers : new c(A);
A.clear();
if (t instanceof c) {
for (const {name: e, value: r} of t.rawValues()) A.append(e, r, false);
A.cookies = t.cookies;
} else a(this[N], t);
}
const R = A instanceof Request ? A[U].body : null;
if ((e.body != null || R != null) && (s.method === "GET" || s.method === "HEAD")) throw new TypeError("Request with GET/HEAD method cannot have body.");
let m = null;
if (e.body != null) {
const [A, t] = r(e.body, s.keepalive);
m = A;
t && !B(this[N]).contains("content-type", true) && this[N].append("content-type", t);
}
const F = m ?? R;
if (F != null && F.source == null) {
if (m != null && e.duplex == null) throw new TypeError("RequestInit: duplex option is required when sending a body.");
if (s.mode !== "same-origin" && s.mode !== "cors") throw new TypeError('If request is made from ReadableStream, mode should be "same-origin" or "cors"');
s.useCORSPreflightFlag = true;
}
let Y = F;
if (m == null && R != null) {
if (o(A)) throw new TypeError("Cannot construct a Request with a Request object that has already been used.");
const e = new TransformStream;
R.stream.pipeThrough(e);
Y = {
source: R.source,
length: R.length,
stream: e.readable
};
}
this[U].body = Y;
}
get method() {
T.brandCheck(this, Request);
return this[U].method;
}
get url() {
T.brandCheck(this, Request);
return Y(this[U].url);
}
get headers() {
T.brandCheck(this, Request);
return this[N];
}
get destination() {
T.brandCheck(this, Request);
return this[U].destination;
}
get referrer() {
T.brandCheck(this, Request);
if (this[U].referrer === "no-referrer") return "";
if (this[U].referrer === "client") return "about:client";
return this[U].referrer.toString();
}
get referrerPolicy() {
T.brandCheck(this, Request);
return this[U].referrerPolicy;
}
get mode() {
T.brandCheck(this, Request);
return this[U].mode;
}
get credentials() {
return this[U].credentials;
}
get cache() {
T.brandCheck(this, Request);
return this[U].cache;
}
get redirect() {
T.brandCheck(this, Request);
return this[U].redirect;
}
get integrity() {
T.brandCheck(this, Request);
return this[U].integrity;
}
get keepalive() {
T.brandCheck(this, Request);
return this[U].keepalive;
}
get isReloadNavigation() {
T.brandCheck(this, Request);
return this[U].reloadNavigation;
}
get isHistoryNavigation() {
T.brandCheck(this, Request);
return this[U].historyNavigation;
}
get signal() {
T.brandCheck(this, Request);
return this[M];
}
get body() {
T.brandCheck(this, Request);
return this[U].body ? this[U].body.stream : null;
}
get bodyUsed() {
T.brandCheck(this, Request);
return !!this[U].body && I.isDisturbed(this[U].body.stream);
}
get duplex() {
T.brandCheck(this, Request);
return "half";
}
clone() {
T.brandCheck(this, Request);
if (o(this)) throw new TypeError("unusable");
const A = cloneRequest(this[U]);
const e = new AbortController;
if (this.signal.aborted) e.abort(this.signal.reason); else {
let A = P.get(this.signal);
if (A === void 0) {
A = new Set;
P.set(this.signal, A);
}
const t = new WeakRef(e);
A.add(t);
I.addAbortListener(e.signal, buildAbort(t));
}
return fromInnerRequest(A, e.signal, Q(this[N]));
}
[l.inspect.custom](A, e) {
e.depth === null && (e.depth = 2);
e.colors ??= true;
const t = {
method: this.method,
url: this.url,
headers: this.headers,
destination: this.destination,
referrer: this.referrer,
referrerPolicy: this.referrerPolicy,
mode: this.mode,
credentials: this.credentials,
cache: this.cache,
redirect: this.redirect,
integrity: this.integrity,
keepalive: this.keepalive,
isReloadNavigation: this.isReloadNavigation,
isHistoryNavigation: this.isHistoryNavigation,
signal: this.signal
};
return `Request ${l.formatWithOptions(e, t)}`;
}
}
s(Request);
function makeRequest(A) {
return {
method: A.method ?? "GET",
localURLsOnly: A.localURLsOnly ?? false,
unsafeRequest: A.unsafeRequest ?? false,
body: A.body ?? null,
client: A.client ?? null,
reservedClient: A.reservedClient ?? null,
replacesClientId: A.replacesClientId ?? "",
window: A.window ?? "client",
keepalive: A.keepalive ?? false,
serviceWorkers: A.serviceWorkers ?? "all",
initiator: A.initiator ?? "",
destination: A.destination ?? "",
priority: A.priority ?? null,
origin: A.origin ?? "client",
policyContainer: A.policyContainer ?? "client",
referrer: A.referrer ?? "client",
referrerPolicy: A.referrerPolicy ?? "",
mode: A.mode ?? "no-cors",
useCORSPreflightFlag: A.useCORSPreflightFlag ?? false,
credentials: A.credentials ?? "same-origin",
useCredentials: A.useCredentials ?? false,
cache: A.cache ?? "default",
redirect: A.redirect ?? "follow",
integrity: A.integrity ?? "",
cryptoGraphicsNonceMetadata: A.cryptoGraphicsNonceMetadata ?? "",
parserMetadata: A.parserMetadata ?? "",
reloadNavigation: A.reloadNavigation ?? false,
historyNavigation: A.historyNavigation ?? false,
userActivation: A.userActivation ?? false,
taintedOrigin: A.taintedOrigin ?? false,
redirectCount: A.redirectCount ?? 0,
responseTainting: A.responseTainting ?? "basic",
preventNoCacheCacheControlHeaderModification: A.preventNoCacheCacheControlHeaderModification ?? false,
done: A.done ?? false,
timingAllowFailed: A.timingAllowFailed ?? false,
urlList: A.urlList,
url: A.urlList[0],
headersList: A.headersList ? new c(A.headersList) : new c
};
}
function cloneRequest(A) {
const e = makeRequest({
...A,
body: null
});
A.body != null && (e.body = n(e, A.body));
return e;
}
function fromInnerRequest(A, e, t) {
const r = new Request(G);
r[U] = A;
r[M] = e;
r[N] = new i(G);
E(r[N], A.headersList);
g(r[N], t);
return r;
}
Object.defineProperties(Request.prototype, {
method: F,
url: F,
headers: F,
redirect: F,
clone: F,
signal: F,
duplex: F,
destination: F,
body: F,
bodyUsed: F,
isHistoryNavigation: F,
isReloadNavigation: F,
keepalive: F,
integrity: F,
cache: F,
credentials: F,
attribute: F,
referrerPolicy: F,
referrer: F,
mode: F,
[Symbol.toStringTag]: {
value: "Request",
configurable: true
}
});
T.converters.Request = T.interfaceConverter(Request);
T.converters.RequestInfo = function(A, e, t) {
if (typeof A === "string") return T.converters.USVString(A, e, t);
if (A instanceof Request) return T.converters.Request(A, e, t);
return T.converters.USVString(A, e, t);
};
T.converters.AbortSignal = T.interfaceConverter(AbortSignal);
T.converters.RequestInit = T.dictionaryConverter([ {
key: "method",
converter: T.converters.ByteString
}, {
key: "headers",
converter: T.converters.HeadersInit
}, {
key: "body",
converter: T.nullableConverter(T.converters.BodyInit)
}, {
key: "referrer",
converter: T.converters.USVString
}, {
key: "referrerPolicy",
converter: T.converters.DOMString,
allowedValues: p
}, {
key: "mode",
converter: T.converters.DOMString,
allowedValues: D
}, {
key: "credentials",
converter: T.converters.DOMString,
allowedValues: k
}, {
key: "cache",
converter: T.converters.DOMString,
allowedValues: R
}, {
key: "redirect",
converter: T.converters.DOMString,
allowedValues: w
}, {
key: "integrity",
converter: T.converters.DOMString
}, {
key: "keepalive",
converter: T.converters.boolean
}, {
key: "signal",
converter: T.nullableConverter(A => T.converters.AbortSignal(A, "RequestInit", "signal", {
strict: false
}))
}, {
key: "window",
converter: T.converters.any
}, {
key: "duplex",
converter: T.converters.DOMString,
allowedValues: m
}, {
key: "dispatcher",
converter: T.converters.any
} ]);
A.exports = {
Request: Request,
makeRequest: makeRequest,
fromInnerRequest: fromInnerRequest,
cloneRequest: cloneRequest
};
}),
99051: (function(A, e, t) {
"use strict";
const {Headers: r, HeadersList: s, fill: n, getHeadersGuard: o, setHeadersGuard: i, setHeadersList: a} = t(60660);
const {extractBody: c, cloneBody: g, mixinBody: Q, hasFinalizationRegistry: E, streamRegistry: B, bodyUnusable: C} = t(84492);
const I = t(3440);
const l = t(57975);
const {kEnumerableProperty: h} = I;
const {isValidReasonPhrase: u, isCancelled: d, isAborted: f, isBlobLike: y, serializeJavascriptValueToJSONString: p, isErrorLike: w, isomorphicEncode: D, environmentSettingsObject: k} = t(73168);
const {redirectStatusSet: R, nullBodyStatus: m} = t(4495);
const {kState: F, kHeaders: b} = t(93627);
const {webidl: S} = t(45893);
const {FormData: N} = t(35910);
const {URLSerializer: M} = t(51900);
const {kConstruct: U} = t(36443);
const L = t(34589);
const {types: T} = t(57975);
const Y = new TextEncoder("utf-8");
class Response {
static error() {
const A = fromInnerResponse(makeNetworkError(), "immutable");
return A;
}
static json(A, e = {}) {
S.argumentLengthCheck(arguments, 1, "Response.json");
e !== null && (e = S.converters.ResponseInit(e));
const t = Y.encode(p(A));
const r = c(t);
const s = fromInnerResponse(makeResponse({}), "response");
initializeResponse(s, e, {
body: r[0],
type: "application/json"
});
return s;
}
static redirect(A, e = 302) {
S.argumentLengthCheck(arguments, 1, "Response.redirect");
A = S.converters.USVString(A);
e = S.converters["unsigned short"](e);
let t;
try {
t = new URL(A, k.settingsObject.baseUrl);
} catch (e) {
throw new TypeError(`Failed to parse URL from ${A}`, {
cause: e
});
}
if (!R.has(e)) throw new RangeError(`Invalid status code ${e}`);
const r = fromInnerResponse(makeResponse({}), "immutable");
r[F].status = e;
const s = D(M(t));
r[F].headersList.append("location", s, true);
return r;
}
constructor(A = null, e = {}) {
S.util.markAsUncloneable(this);
if (A === U) return;
A !== null && (A = S.converters.BodyInit(A));
e = S.converters.ResponseInit(e);
this[F] = makeResponse({});
this[b] = new r(U);
i(this[b], "response");
a(this[b], this[F].headersList);
let t = null;
if (A != null) {
const [e, r] = c(A);
t = {
body: e,
type: r
};
}
initializeResponse(this, e, t);
}
get type() {
S.brandCheck(this, Response);
return this[F].type;
}
get url() {
S.brandCheck(this, Response);
const A = this[F].urlList;
const e = A[A.length - 1] ?? null;
if (e === null) return "";
return M(e, true);
}
get redirected() {
S.brandCheck(this, Response);
return this[F].urlList.length > 1;
}
get status() {
S.brandCheck(this, Response);
return this[F].status;
}
get ok() {
S.brandCheck(this, Response);
return this[F].status >= 200 && this[F].status <= 299;
}
get statusText() {
S.brandCheck(this, Response);
return this[F].statusText;
}
get headers() {
S.brandCheck(this, Response);
return this[b];
}
get body() {
S.brandCheck(this, Response);
return this[F].body ? this[F].body.stream : null;
}
get bodyUsed() {
S.brandCheck(this, Response);
return !!this[F].body && I.isDisturbed(this[F].body.stream);
}
clone() {
S.brandCheck(this, Response);
if (C(this)) throw S.errors.exception({
header: "Response.clone",
message: "Body has already been consumed."
});
const A = cloneResponse(this[F]);
E && this[F].body?.stream && B.register(this, new WeakRef(this[F].body.stream));
return fromInnerResponse(A, o(this[b]));
}
[l.inspect.custom](A, e) {
e.depth === null && (e.depth = 2);
e.colors ??= true;
const t = {
status: this.status,
statusText: this.statusText,
headers: this.headers,
body: this.body,
bodyUsed: this.bodyUsed,
ok: this.ok,
redirected: this.redirected,
type: this.type,
url: this.url
};
return `Response ${l.formatWithOptions(e, t)}`;
}
}
Q(Response);
Object.defineProperties(Response.prototype, {
type: h,
url: h,
status: h,
ok: h,
redirected: h,
statusText: h,
headers: h,
clone: h,
body: h,
bodyUsed: h,
[Symbol.toStringTag]: {
value: "Response",
configurable: true
}
});
Object.defineProperties(Response, {
json: h,
redirect: h,
error: h
});
function cloneResponse(A) {
if (A.internalResponse) return filterResponse(cloneResponse(A.internalResponse), A.type);
const e = makeResponse({
...A,
body: null
});
A.body != null && (e.body = g(e, A.body));
return e;
}
function makeResponse(A) {
return {
aborted: false,
rangeRequested: false,
timingAllowPassed: false,
requestIncludesCredentials: false,
type: "default",
status: 200,
timingInfo: null,
cacheState: "",
statusText: "",
...A,
headersList: A?.headersList ? new s(A?.headersList) : new s,
urlList: A?.urlList ? [ ...A.urlList ] : []
};
}
function makeNetworkError(A) {
const e = w(A);
return makeResponse({
type: "error",
status: 0,
error: e ? A : new Error(A ? String(A) : A),
aborted: A && A.name === "AbortError"
});
}
function isNetworkError(A) {
return A.type === "error" && A.status === 0;
}
function makeFilteredResponse(A, e) {
e = {
internalResponse: A,
...e
};
return new Proxy(A, {
get(A, t) {
return t in e ? e[t] : A[t];
},
set(A, t, r) {
L(!(t in e));
A[t] = r;
return true;
}
});
}
function filterResponse(A, e) {
if (e === "basic") return makeFilteredResponse(A, {
type: "basic",
headersList: A.headersList
});
if (e === "cors") return makeFilteredResponse(A, {
type: "cors",
headersList: A.headersList
});
if (e === "opaque") return makeFilteredResponse(A, {
type: "opaque",
urlList: Object.freeze([]),
status: 0,
statusText: "",
body: null
});
if (e === "opaqueredirect") return makeFilteredResponse(A, {
type: "opaqueredirect",
status: 0,
statusText: "",
headersList: [],
body: null
});
L(false);
}
function makeAppropriateNetworkError(A, e = null) {
L(d(A));
return f(A) ? makeNetworkError(Object.assign(new DOMException("The operation was aborted.", "AbortError"), {
cause: e
})) : makeNetworkError(Object.assign(new DOMException("Request was cancelled."), {
cause: e
}));
}
function initializeResponse(A, e, t) {
if (e.status !== null && (e.status < 200 || e.status > 599)) throw new RangeError('init["status"] must be in the range of 200 to 599, inclusive.');
if ("statusText" in e && e.statusText != null && !u(String(e.statusText))) throw new TypeError("Invalid statusText");
"status" in e && e.status != null && (A[F].status = e.status);
"statusText" in e && e.statusText != null && (A[F].statusText = e.statusText);
"headers" in e && e.headers != null && n(A[b], e.headers);
if (t) {
if (m.includes(A.status)) throw S.errors.exception({
header: "Response constructor",
message: `Invalid response status code ${A.status}`
});
A[F].body = t.body;
t.type == null || A[F].headersList.contains("content-type", true) || A[F].headersList.append("content-type", t.type, true);
}
}
function fromInnerResponse(A, e) {
const t = new Response(U);
t[F] = A;
t[b] = new r(U);
a(t[b], A.headersList);
i(t[b], e);
E && A.body?.stream && B.register(t, new WeakRef(A.body.stream));
return t;
}
S.converters.ReadableStream = S.interfaceConverter(ReadableStream);
S.converters.FormData = S.interfaceConverter(N);
S.converters.URLSearchParams = S.interfaceConverter(URLSearchParams);
S.converters.XMLHttpRequestBodyInit = function(A, e, t) {
if (typeof A === "string") return S.converters.USVString(A, e, t);
if (y(A)) return S.converters.Blob(A, e, t, {
strict: false
});
if (ArrayBuffer.isView(A) || T.isArrayBuffer(A)) return S.converters.BufferSource(A, e, t);
if (I.isFormDataLike(A)) return S.converters.FormData(A, e, t, {
strict: false
});
if (A instanceof URLSearchParams) return S.converters.URLSearchParams(A, e, t);
return S.converters.DOMString(A, e, t);
};
S.converters.BodyInit = function(A, e, t) {
if (A instanceof ReadableStream) return S.converters.ReadableStream(A, e, t);
if (A?.[Symbol.asyncIterator]) return A;
return S.converters.XMLHttpRequestBodyInit(A, e, t);
};
S.converters.ResponseInit = S.dictionaryConverter([ {
key: "status",
converter: S.converters["unsigned short"],
defaultValue: () => 200
}, {
key: "statusText",
converter: S.converters.ByteString,
defaultValue: () => ""
}, {
key: "headers",
converter: S.converters.HeadersInit
} ]);
A.exports = {
isNetworkError: isNetworkError,
makeNetworkError: makeNetworkError,
makeResponse: makeResponse,
makeAppropriateNetworkError: makeAppropriateNetworkError,
filterResponse: filterResponse,
Response: Response,
cloneResponse: cloneResponse,
fromInnerResponse: fromInnerResponse
};
}),
93627: (function(A) {
"use strict";
A.exports = {
kUrl: Symbol("url"),
kHeaders: Symbol("headers"),
kSignal: Symbol("signal"),
kState: Symbol("state"),
kDispatcher: Symbol("dispatcher")
};
}),
73168: (function(A, e, t) {
"use strict";
const {Transform: r} = t(57075);
const s = t(38522);
const {redirectStatusSet: n, referrerPolicySet: o, badPortsSet: i} = t(4495);
const {getGlobalOrigin: a} = t(51059);
const {collectASequenceOfCodePoints: c, collectAnHTTPQuotedString: g, removeChars: Q, parseMIMEType: E} = t(51900);
const {performance: B} = t(643);
const {isBlobLike: C, ReadableStreamFrom: I, isValidHTTPToken: l, normalizedMethodRecordsBase: h} = t(3440);
const u = t(34589);
const {isUint8Array: d} = t(73429);
const {webidl: f} = t(45893);
let y = [];
let p;
try {
p = t(77598);
const A = [ "sha256", "sha384", "sha512" ];
y = p.getHashes().filter(e => A.includes(e));
} catch {}
function responseURL(A) {
const e = A.urlList;
const t = e.length;
return t === 0 ? null : e[t - 1].toString();
}
function responseLocationURL(A, e) {
if (!n.has(A.status)) return null;
let t = A.headersList.get("location", true);
if (t !== null && isValidHeaderValue(t)) {
isValidEncodedURL(t) || (t = normalizeBinaryStringToUtf8(t));
t = new URL(t, responseURL(A));
}
t && !t.hash && (t.hash = e);
return t;
}
function isValidEncodedURL(A) {
for (let e = 0; e < A.length; ++e) {
const t = A.charCodeAt(e);
if (t > 126 || t < 32) return false;
}
return true;
}
function normalizeBinaryStringToUtf8(A) {
return Buffer.from(A, "binary").toString("utf8");
}
function requestCurrentURL(A) {
return A.urlList[A.urlList.length - 1];
}
function requestBadPort(A) {
const e = requestCurrentURL(A);
if (urlIsHttpHttpsScheme(e) && i.has(e.port)) return "blocked";
return "allowed";
}
function isErrorLike(A) {
return A instanceof Error || A?.constructor?.name === "Error" || A?.constructor?.name === "DOMException";
}
function isValidReasonPhrase(A) {
for (let e = 0; e < A.length; ++e) {
const t = A.charCodeAt(e);
if (!(t === 9 || t >= 32 && t <= 126 || t >= 128 && t <= 255)) return false;
}
return true;
}
const w = l;
function isValidHeaderValue(A) {
return (A[0] === "\t" || A[0] === " " || A[A.length - 1] === "\t" || A[A.length - 1] === " " || A.includes("\n") || A.includes("\r") || A.includes("\0")) === false;
}
function setRequestReferrerPolicyOnRedirect(A, e) {
const {headersList: t} = e;
const r = (t.get("referrer-policy", true) ?? "").split(",");
let s = "";
if (r.length > 0) for (let A = r.length; A !== 0; A--) {
const e = r[A - 1].trim();
if (o.has(e)) {
s = e;
break;
}
}
s !== "" && (A.referrerPolicy = s);
}
function crossOriginResourcePolicyCheck() {
return "allowed";
}
function corsCheck() {
return "success";
}
function TAOCheck() {
return "success";
}
function appendFetchMetadata(A) {
let e = null;
e = A.mode;
A.headersList.set("sec-fetch-mode", e, true);
}
function appendRequestOriginHeader(A) {
let e = A.origin;
if (e === "client" || e === void 0) return;
if (A.responseTainting === "cors" || A.mode === "websocket") A.headersList.append("origin", e, true); else if (A.method !== "GET" && A.method !== "HEAD") {
switch (A.referrerPolicy) {
case "no-referrer":
e = null;
break;

case "no-referrer-when-downgrade":
case "strict-origin":
case "strict-origin-when-cross-origin":
A.origin && urlHasHttpsScheme(A.origin) && !urlHasHttpsScheme(requestCurrentURL(A)) && (e = null);
break;

case "same-origin":
sameOrigin(A, requestCurrentURL(A)) || (e = null);
break;

default:
}
A.headersList.append("origin", e, true);
}
}
function coarsenTime(A, e) {
return A;
}
function clampAndCoarsenConnectionTimingInfo(A, e, t) {
if (!A?.startTime || A.startTime < e) return {
domainLookupStartTime: e,
domainLookupEndTime: e,
connectionStartTime: e,
connectionEndTime: e,
secureConnectionStartTime: e,
ALPNNegotiatedProtocol: A?.ALPNNegotiatedProtocol
};
return {
domainLookupStartTime: coarsenTime(A.domainLookupStartTime, t),
domainLookupEndTime: coarsenTime(A.domainLookupEndTime, t),
connectionStartTime: coarsenTime(A.connectionStartTime, t),
connectionEndTime: coarsenTime(A.connectionEndTime, t),
secureConnectionStartTime: coarsenTime(A.secureConnectionStartTime, t),
ALPNNegotiatedProtocol: A.ALPNNegotiatedProtocol
};
}
function coarsenedSharedCurrentTime(A) {
return coarsenTime(B.now(), A);
}
function createOpaqueTimingInfo(A) {
return {
startTime: A.startTime ?? 0,
redirectStartTime: 0,
redirectEndTime: 0,
postRedirectStartTime: A.startTime ?? 0,
finalServiceWorkerStartTime: 0,
finalNetworkResponseStartTime: 0,
finalNetworkRequestStartTime: 0,
endTime: 0,
encodedBodySize: 0,
decodedBodySize: 0,
finalConnectionTimingInfo: null
};
}
function makePolicyContainer() {
return {
referrerPolicy: "strict-origin-when-cross-origin"
};
}
function clonePolicyContainer(A) {
return {
referrerPolicy: A.referrerPolicy
};
}
function determineRequestsReferrer(A) {
const e = A.referrerPolicy;
u(e);
let t = null;
if (A.referrer === "client") {
const A = a();
if (!A || A.origin === "null") return "no-referrer";
t = new URL(A);
} else A.referrer instanceof URL && (t = A.referrer);
let r = stripURLForReferrer(t);
const s = stripURLForReferrer(t, true);
r.toString().length > 4096 && (r = s);
const n = sameOrigin(A, r);
const o = isURLPotentiallyTrustworthy(r) && !isURLPotentiallyTrustworthy(A.url);
switch (e) {
case "origin":
return s != null ? s : stripURLForReferrer(t, true);

case "unsafe-url":
return r;

case "same-origin":
return n ? s : "no-referrer";

case "origin-when-cross-origin":
return n ? r : s;

case "strict-origin-when-cross-origin":
{
const e = requestCurrentURL(A);
if (sameOrigin(r, e)) return r;
if (isURLPotentiallyTrustworthy(r) && !isURLPotentiallyTrustworthy(e)) return "no-referrer";
return s;
}

case "strict-origin":
case "no-referrer-when-downgrade":
default:
return o ? "no-referrer" : s;
}
}
function stripURLForReferrer(A, e) {
u(A instanceof URL);
A = new URL(A);
if (A.protocol === "file:" || A.protocol === "about:" || A.protocol === "blank:") return "no-referrer";
A.username = "";
A.password = "";
A.hash = "";
if (e) {
A.pathname = "";
A.search = "";
}
return A;
}
function isURLPotentiallyTrustworthy(A) {
if (!(A instanceof URL)) return false;
if (A.href === "about:blank" || A.href === "about:srcdoc") return true;
if (A.protocol === "data:") return true;
if (A.protocol === "file:") return true;
return isOriginPotentiallyTrustworthy(A.origin);
function isOriginPotentiallyTrustworthy(A) {
if (A == null || A === "null") return false;
const e = new URL(A);
if (e.protocol === "https:" || e.protocol === "wss:") return true;
if (/^127(?:\.[0-9]+){0,2}\.[0-9]+$|^\[(?:0*:)*?:?0*1\]$/.test(e.hostname) || e.hostname === "localhost" || e.hostname.includes("localhost.") || e.hostname.endsWith(".localhost")) return true;
return false;
}
}
function bytesMatch(A, e) {
if (p === void 0) return true;
const t = parseMetadata(e);
if (t === "no metadata") return true;
if (t.length === 0) return true;
const r = getStrongestMetadata(t);
const s = filterMetadataListByAlgorithm(t, r);
for (const e of s) {
const t = e.algo;
const r = e.hash;
let s = p.createHash(t).update(A).digest("base64");
s[s.length - 1] === "=" && (s = s[s.length - 2] === "=" ? s.slice(0, -2) : s.slice(0, -1));
if (compareBase64Mixed(s, r)) return true;
}
return false;
}
const D = /(?<algo>sha256|sha384|sha512)-((?<hash>[A-Za-z0-9+/]+|[A-Za-z0-9_-]+)={0,2}(?:\s|$)( +[!-~]*)?)?/i;
function parseMetadata(A) {
const e = [];
let t = true;
for (const r of A.split(" ")) {
t = false;
const A = D.exec(r);
if (A === null || A.groups === void 0 || A.groups.algo === void 0) continue;
const s = A.groups.algo.toLowerCase();
y.includes(s) && e.push(A.groups);
}
if (t === true) return "no metadata";
return e;
}
function getStrongestMetadata(A) {
let e = A[0].algo;
if (e[3] === "5") return e;
for (let t = 1; t < A.length; ++t) {
const r = A[t];
if (r.algo[3] === "5") {
e = "sha512";
break;
}
if (e[3] === "3") continue;
r.algo[3] === "3" && (e = "sha384");
}
return e;
}
function filterMetadataListByAlgorithm(A, e) {
if (A.length === 1) return A;
let t = 0;
for (let r = 0; r < A.length; ++r) A[r].algo === e && (A[t++] = A[r]);
A.length = t;
return A;
}
function compareBase64Mixed(A, e) {
if (A.length !== e.length) return false;
for (let t = 0; t < A.length; ++t) if (A[t] !== e[t]) {
if (A[t] === "+" && e[t] === "-" || A[t] === "/" && e[t] === "_") continue;
return false;
}
return true;
}
function tryUpgradeRequestToAPotentiallyTrustworthyURL(A) {}
function sameOrigin(A, e) {
if (A.origin === e.origin && A.origin === "null") return true;
if (A.protocol === e.protocol && A.hostname === e.hostname && A.port === e.port) return true;
return false;
}
function createDeferredPromise() {
let A;
let e;
const t = new Promise((t, r) => {
A = t;
e = r;
});
return {
promise: t,
resolve: A,
reject: e
};
}
function isAborted(A) {
return A.controller.state === "aborted";
}
function isCancelled(A) {
return A.controller.state === "aborted" || A.controller.state === "terminated";
}
function normalizeMethod(A) {
return h[A.toLowerCase()] ?? A;
}
function serializeJavascriptValueToJSONString(A) {
const e = JSON.stringify(A);
if (e === void 0) throw new TypeError("Value is not JSON serializable");
u(typeof e === "string");
return e;
}
const k = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]()));
function createIterator(A, e, t = 0, r = 1) {
class FastIterableIterator {
#z;
#Z;
#K;
constructor(A, e) {
this.#z = A;
this.#Z = e;
this.#K = 0;
}
next() {
if (typeof this !== "object" || this === null || !(#z in this)) throw new TypeError(`'next' called on an object that does not implement interface ${A} Iterator.`);
const s = this.#K;
const n = this.#z[e];
const o = n.length;
if (s >= o) return {
value: void 0,
done: true
};
const {[t]: i, [r]: a} = n[s];
this.#K = s + 1;
let c;
switch (this.#Z) {
case "key":
c = i;
break;

case "value":
c = a;
break;

case "key+value":
c = [ i, a ];
break;
}
return {
value: c,
done: false
};
}
}
delete FastIterableIterator.prototype.constructor;
Object.setPrototypeOf(FastIterableIterator.prototype, k);
Object.defineProperties(FastIterableIterator.prototype, {
[Symbol.toStringTag]: {
writable: false,
enumerable: false,
configurable: true,
value: `${A} Iterator`
},
next: {
writable: true,
enumerable: true,
configurable: true
}
});
return function(A, e) {
return new FastIterableIterator(A, e);
};
}
function iteratorMixin(A, e, t, r = 0, s = 1) {
const n = createIterator(A, t, r, s);
const o = {
keys: {
writable: true,
enumerable: true,
configurable: true,
value: function() {
f.brandCheck(this, e);
return n(this, "key");
}
},
values: {
writable: true,
enumerable: true,
configurable: true,
value: function() {
f.brandCheck(this, e);
return n(this, "value");
}
},
entries: {
writable: true,
enumerable: true,
configurable: true,
value: function() {
f.brandCheck(this, e);
return n(this, "key+value");
}
},
forEach: {
writable: true,
enumerable: true,
configurable: true,
value: function(t, r = globalThis) {
f.brandCheck(this, e);
f.argumentLengthCheck(arguments, 1, `${A}.forEach`);
if (typeof t !== "function") throw new TypeError(`Failed to execute 'forEach' on '${A}': parameter 1 is not of type 'Function'.`);
for (const {0: A, 1: e} of n(this, "key+value")) t.call(r, e, A, this);
}
}
};
return Object.defineProperties(e.prototype, {
...o,
[Symbol.iterator]: {
writable: true,
enumerable: false,
configurable: true,
value: o.entries.value
}
});
}
async function fullyReadBody(A, e, t) {
const r = e;
const s = t;
let n;
try {
n = A.stream.getReader();
} catch (A) {
s(A);
return;
}
try {
r(await readAllBytes(n));
} catch (A) {
s(A);
}
}
function isReadableStreamLike(A) {
return A instanceof ReadableStream || A[Symbol.toStringTag] === "ReadableStream" && typeof A.tee === "function";
}
function readableStreamClose(A) {
try {
A.close();
A.byobRequest?.respond(0);
} catch (A) {
if (!A.message.includes("Controller is already closed") && !A.message.includes("ReadableStream is already closed")) throw A;
}
}
const R = /[^\x00-\xFF]/;
function isomorphicEncode(A) {
u(!R.test(A));
return A;
}
async function readAllBytes(A) {
const e = [];
let t = 0;
while (true) {
const {done: r, value: s} = await A.read();
if (r) return Buffer.concat(e, t);
if (!d(s)) throw new TypeError("Received non-Uint8Array chunk");
e.push(s);
t += s.length;
}
}
function urlIsLocal(A) {
u("protocol" in A);
const e = A.protocol;
return e === "about:" || e === "blob:" || e === "data:";
}
function urlHasHttpsScheme(A) {
return typeof A === "string" && A[5] === ":" && A[0] === "h" && A[1] === "t" && A[2] === "t" && A[3] === "p" && A[4] === "s" || A.protocol === "https:";
}
function urlIsHttpHttpsScheme(A) {
u("protocol" in A);
const e = A.protocol;
return e === "http:" || e === "https:";
}
function simpleRangeHeaderValue(A, e) {
const t = A;
if (!t.startsWith("bytes")) return "failure";
const r = {
position: 5
};
e && c(A => A === "\t" || A === " ", t, r);
if (t.charCodeAt(r.position) !== 61) return "failure";
r.position++;
e && c(A => A === "\t" || A === " ", t, r);
const s = c(A => {
const e = A.charCodeAt(0);
return e >= 48 && e <= 57;
}, t, r);
const n = s.length ? Number(s) : null;
e && c(A => A === "\t" || A === " ", t, r);
if (t.charCodeAt(r.position) !== 45) return "failure";
r.position++;
e && c(A => A === "\t" || A === " ", t, r);
const o = c(A => {
const e = A.charCodeAt(0);
return e >= 48 && e <= 57;
}, t, r);
const i = o.length ? Number(o) : null;
if (r.position < t.length) return "failure";
if (i === null && n === null) return "failure";
if (n > i) return "failure";
return {
rangeStartValue: n,
rangeEndValue: i
};
}
function buildContentRange(A, e, t) {
let r = "bytes ";
r += isomorphicEncode(`${A}`);
r += "-";
r += isomorphicEncode(`${e}`);
r += "/";
r += isomorphicEncode(`${t}`);
return r;
}
class InflateStream extends r {
#X;
constructor(A) {
super();
this.#X = A;
}
_transform(A, e, t) {
if (!this._inflateStream) {
if (A.length === 0) {
t();
return;
}
this._inflateStream = (A[0] & 15) === 8 ? s.createInflate(this.#X) : s.createInflateRaw(this.#X);
this._inflateStream.on("data", this.push.bind(this));
this._inflateStream.on("end", () => this.push(null));
this._inflateStream.on("error", A => this.destroy(A));
}
this._inflateStream.write(A, e, t);
}
_final(A) {
if (this._inflateStream) {
this._inflateStream.end();
this._inflateStream = null;
}
A();
}
}
function createInflate(A) {
return new InflateStream(A);
}
function extractMimeType(A) {
let e = null;
let t = null;
let r = null;
const s = getDecodeSplit("content-type", A);
if (s === null) return "failure";
for (const A of s) {
const s = E(A);
if (s === "failure" || s.essence === "*/*") continue;
r = s;
if (r.essence !== t) {
e = null;
r.parameters.has("charset") && (e = r.parameters.get("charset"));
t = r.essence;
} else r.parameters.has("charset") || e === null || r.parameters.set("charset", e);
}
if (r == null) return "failure";
return r;
}
function gettingDecodingSplitting(A) {
const e = A;
const t = {
position: 0
};
const r = [];
let s = "";
while (t.position < e.length) {
s += c(A => A !== '"' && A !== ",", e, t);
if (t.position < e.length) if (e.charCodeAt(t.position) === 34) {
s += g(e, t);
if (t.position < e.length) continue;
} else {
u(e.charCodeAt(t.position) === 44);
t.position++;
}
s = Q(s, true, true, A => A === 9 || A === 32);
r.push(s);
s = "";
}
return r;
}
function getDecodeSplit(A, e) {
const t = e.get(A, true);
if (t === null) return null;
return gettingDecodingSplitting(t);
}
const m = new TextDecoder;
function utf8DecodeBytes(A) {
if (A.length === 0) return "";
A[0] === 239 && A[1] === 187 && A[2] === 191 && (A = A.subarray(3));
const e = m.decode(A);
return e;
}
class EnvironmentSettingsObjectBase {
get baseUrl() {
return a();
}
get origin() {
return this.baseUrl?.origin;
}
policyContainer=makePolicyContainer();
}
class EnvironmentSettingsObject {
settingsObject=new EnvironmentSettingsObjectBase;
}
const F = new EnvironmentSettingsObject;
A.exports = {
isAborted: isAborted,
isCancelled: isCancelled,
isValidEncodedURL: isValidEncodedURL,
createDeferredPromise: createDeferredPromise,
ReadableStreamFrom: I,
tryUpgradeRequestToAPotentiallyTrustworthyURL: tryUpgradeRequestToAPotentiallyTrustworthyURL,
clampAndCoarsenConnectionTimingInfo: clampAndCoarsenConnectionTimingInfo,
coarsenedSharedCurrentTime: coarsenedSharedCurrentTime,
determineRequestsReferrer: determineRequestsReferrer,
makePolicyContainer: makePolicyContainer,
clonePolicyContainer: clonePolicyContainer,
appendFetchMetadata: appendFetchMetadata,
appendRequestOriginHeader: appendRequestOriginHeader,
TAOCheck: TAOCheck,
corsCheck: corsCheck,
crossOriginResourcePolicyCheck: crossOriginResourcePolicyCheck,
createOpaqueTimingInfo: createOpaqueTimingInfo,
setRequestReferrerPolicyOnRedirect: setRequestReferrerPolicyOnRedirect,
isValidHTTPToken: l,
requestBadPort: requestBadPort,
requestCurrentURL: requestCurrentURL,
responseURL: responseURL,
responseLocationURL: responseLocationURL,
isBlobLike: C,
isURLPotentiallyTrustworthy: isURLPotentiallyTrustworthy,
isValidReasonPhrase: isValidReasonPhrase,
sameOrigin: sameOrigin,
normalizeMethod: normalizeMethod,
serializeJavascriptValueToJSONString: serializeJavascriptValueToJSONString,
iteratorMixin: iteratorMixin,
createIterator: createIterator,
isValidHeaderName: w,
isValidHeaderValue: isValidHeaderValue,
isErrorLike: isErrorLike,
fullyReadBody: fullyReadBody,
bytesMatch: bytesMatch,
isReadableStreamLike: isReadableStreamLike,
readableStreamClose: readableStreamClose,
isomorphicEncode: isomorphicEncode,
urlIsLocal: urlIsLocal,
urlHasHttpsScheme: urlHasHttpsScheme,
urlIsHttpHttpsScheme: urlIsHttpHttpsScheme,
readAllBytes: readAllBytes,
simpleRangeHeaderValue: simpleRangeHeaderValue,
buildContentRange: buildContentRange,
parseMetadata: parseMetadata,
createInflate: createInflate,
extractMimeType: extractMimeType,
getDecodeSplit: getDecodeSplit,
utf8DecodeBytes: utf8DecodeBytes,
environmentSettingsObject: F
};
}),
45893: (function(A, e, t) {
"use strict";
const {types: r, inspect: s} = t(57975);
const {markAsUncloneable: n} = t(75919);
const {toUSVString: o} = t(3440);
const i = {};
i.converters = {};
i.util = {};
i.errors = {};
i.errors.exception = function(A) {
return new TypeError(`${A.header}: ${A.message}`);
};
i.errors.conversionFailed = function(A) {
const e = A.types.length === 1 ? "" : " one of";
const t = `${A.argument} could not be converted to${e}: ${A.types.join(", ")}.`;
return i.errors.exception({
header: A.prefix,
message: t
});
};
i.errors.invalidArgument = function(A) {
return i.errors.exception({
header: A.prefix,
message: `"${A.value}" is an invalid ${A.type}.`
});
};
i.brandCheck = function(A, e, t) {
if (t?.strict !== false) {
if (!(A instanceof e)) {
const A = new TypeError("Illegal invocation");
A.code = "ERR_INVALID_THIS";
throw A;
}
} else if (A?.[Symbol.toStringTag] !== e.prototype[Symbol.toStringTag]) {
const A = new TypeError("Illegal invocation");
A.code = "ERR_INVALID_THIS";
throw A;
}
};
i.argumentLengthCheck = function({length: A}, e, t) {
if (A < e) throw i.errors.exception({
message: `${e} argument${e !== 1 ? "s" : ""} required, but${A ? " only" : ""} ${A} found.`,
header: t
});
};
i.illegalConstructor = function() {
throw i.errors.exception({
header: "TypeError",
message: "Illegal constructor"
});
};
i.util.Type = function(A) {
switch (typeof A) {
case "undefined":
return "Undefined";

case "boolean":
return "Boolean";

case "string":
return "String";

case "symbol":
return "Symbol";

case "number":
return "Number";

case "bigint":
return "BigInt";

case "function":
case "object":
if (A === null) return "Null";
return "Object";
}
};
i.util.markAsUncloneable = n || (() => {});
i.util.ConvertToInt = function(A, e, t, r) {
let s;
let n;
if (e === 64) {
s = Math.pow(2, 53) - 1;
n = t === "unsigned" ? 0 : Math.pow(-2, 53) + 1;
} else if (t === "unsigned") {
n = 0;
s = Math.pow(2, e) - 1;
} else {
n = Math.pow(-2, e) - 1;
s = Math.pow(2, e - 1) - 1;
}
let o = Number(A);
o === 0 && (o = 0);
if (r?.enforceRange === true) {
if (Number.isNaN(o) || o === Number.POSITIVE_INFINITY || o === Number.NEGATIVE_INFINITY) throw i.errors.exception({
header: "Integer conversion",
message: `Could not convert ${i.util.Stringify(A)} to an integer.`
});
o = i.util.IntegerPart(o);
if (o < n || o > s) throw i.errors.exception({
header: "Integer conversion",
message: `Value must be between ${n}-${s}, got ${o}.`
});
return o;
}
if (!Number.isNaN(o) && r?.clamp === true) {
o = Math.min(Math.max(o, n), s);
o = Math.floor(o) % 2 === 0 ? Math.floor(o) : Math.ceil(o);
return o;
}
if (Number.isNaN(o) || o === 0 && Object.is(0, o) || o === Number.POSITIVE_INFINITY || o === Number.NEGATIVE_INFINITY) return 0;
o = i.util.IntegerPart(o);
o %= Math.pow(2, e);
if (t === "signed" && o >= Math.pow(2, e) - 1) return o - Math.pow(2, e);
return o;
};
i.util.IntegerPart = function(A) {
const e = Math.floor(Math.abs(A));
if (A < 0) return -1 * e;
return e;
};
i.util.Stringify = function(A) {
const e = i.util.Type(A);
switch (e) {
case "Symbol":
return `Symbol(${A.description})`;

case "Object":
return s(A);

case "String":
return `"${A}"`;

default:
return `${A}`;
}
};
i.sequenceConverter = function(A) {
return (e, t, r, s) => {
if (i.util.Type(e) !== "Object") throw i.errors.exception({
header: t,
message: `${r} (${i.util.Stringify(e)}) is not iterable.`
});
const n = typeof s === "function" ? s() : e?.[Symbol.iterator]?.();
const o = [];
let a = 0;
if (n === void 0 || typeof n.next !== "function") throw i.errors.exception({
header: t,
message: `${r} is not iterable.`
});
while (true) {
const {done: e, value: s} = n.next();
if (e) break;
o.push(A(s, t, `${r}[${a++}]`));
}
return o;
};
};
i.recordConverter = function(A, e) {
return (t, s, n) => {
if (i.util.Type(t) !== "Object") throw i.errors.exception({
header: s,
message: `${n} ("${i.util.Type(t)}") is not an Object.`
});
const o = {};
if (!r.isProxy(t)) {
const r = [ ...Object.getOwnPropertyNames(t), ...Object.getOwnPropertySymbols(t) ];
for (const i of r) {
const r = A(i, s, n);
const a = e(t[i], s, n);
o[r] = a;
}
return o;
}
const a = Reflect.ownKeys(t);
for (const r of a) {
const i = Reflect.getOwnPropertyDescriptor(t, r);
if (i?.enumerable) {
const i = A(r, s, n);
const a = e(t[r], s, n);
o[i] = a;
}
}
return o;
};
};
i.interfaceConverter = function(A) {
return (e, t, r, s) => {
if (s?.strict !== false && !(e instanceof A)) throw i.errors.exception({
header: t,
message: `Expected ${r} ("${i.util.Stringify(e)}") to be an instance of ${A.name}.`
});
return e;
};
};
i.dictionaryConverter = function(A) {
return (e, t, r) => {
const s = i.util.Type(e);
const n = {};
if (s === "Null" || s === "Undefined") return n;
if (s !== "Object") throw i.errors.exception({
header: t,
message: `Expected ${e} to be one of: Null, Undefined, Object.`
});
for (const s of A) {
const {key: A, defaultValue: o, required: a, converter: c} = s;
if (a === true && !Object.hasOwn(e, A)) throw i.errors.exception({
header: t,
message: `Missing required key "${A}".`
});
let g = e[A];
const Q = Object.hasOwn(s, "defaultValue");
Q && g !== null && (g ??= o());
if (a || Q || g !== void 0) {
g = c(g, t, `${r}.${A}`);
if (s.allowedValues && !s.allowedValues.includes(g)) throw i.errors.exception({
header: t,
message: `${g} is not an accepted type. Expected one of ${s.allowedValues.join(", ")}.`
});
n[A] = g;
}
}
return n;
};
};
i.nullableConverter = function(A) {
return (e, t, r) => {
if (e === null) return e;
return A(e, t, r);
};
};
i.converters.DOMString = function(A, e, t, r) {
if (A === null && r?.legacyNullToEmptyString) return "";
if (typeof A === "symbol") throw i.errors.exception({
header: e,
message: `${t} is a symbol, which cannot be converted to a DOMString.`
});
return String(A);
};
i.converters.ByteString = function(A, e, t) {
const r = i.converters.DOMString(A, e, t);
for (let A = 0; A < r.length; A++) if (r.charCodeAt(A) > 255) throw new TypeError(`Cannot convert argument to a ByteString because the character at index ${A} has a value of ${r.charCodeAt(A)} which is greater than 255.`);
return r;
};
i.converters.USVString = o;
i.converters.boolean = function(A) {
const e = Boolean(A);
return e;
};
i.converters.any = function(A) {
return A;
};
i.converters["long long"] = function(A, e, t) {
const r = i.util.ConvertToInt(A, 64, "signed", void 0, e, t);
return r;
};
i.converters["unsigned long long"] = function(A, e, t) {
const r = i.util.ConvertToInt(A, 64, "unsigned", void 0, e, t);
return r;
};
i.converters["unsigned long"] = function(A, e, t) {
const r = i.util.ConvertToInt(A, 32, "unsigned", void 0, e, t);
return r;
};
i.converters["unsigned short"] = function(A, e, t, r) {
const s = i.util.ConvertToInt(A, 16, "unsigned", r, e, t);
return s;
};
i.converters.ArrayBuffer = function(A, e, t, s) {
if (i.util.Type(A) !== "Object" || !r.isAnyArrayBuffer(A)) throw i.errors.conversionFailed({
prefix: e,
argument: `${t} ("${i.util.Stringify(A)}")`,
types: [ "ArrayBuffer" ]
});
if (s?.allowShared === false && r.isSharedArrayBuffer(A)) throw i.errors.exception({
header: "ArrayBuffer",
message: "SharedArrayBuffer is not allowed."
});
if (A.resizable || A.growable) throw i.errors.exception({
header: "ArrayBuffer",
message: "Received a resizable ArrayBuffer."
});
return A;
};
i.converters.TypedArray = function(A, e, t, s, n) {
if (i.util.Type(A) !== "Object" || !r.isTypedArray(A) || A.constructor.name !== e.name) throw i.errors.conversionFailed({
prefix: t,
argument: `${s} ("${i.util.Stringify(A)}")`,
types: [ e.name ]
});
if (n?.allowShared === false && r.isSharedArrayBuffer(A.buffer)) throw i.errors.exception({
header: "ArrayBuffer",
message: "SharedArrayBuffer is not allowed."
});
if (A.buffer.resizable || A.buffer.growable) throw i.errors.exception({
header: "ArrayBuffer",
message: "Received a resizable ArrayBuffer."
});
return A;
};
i.converters.DataView = function(A, e, t, s) {
if (i.util.Type(A) !== "Object" || !r.isDataView(A)) throw i.errors.exception({
header: e,
message: `${t} is not a DataView.`
});
if (s?.allowShared === false && r.isSharedArrayBuffer(A.buffer)) throw i.errors.exception({
header: "ArrayBuffer",
message: "SharedArrayBuffer is not allowed."
});
if (A.buffer.resizable || A.buffer.growable) throw i.errors.exception({
header: "ArrayBuffer",
message: "Received a resizable ArrayBuffer."
});
return A;
};
i.converters.BufferSource = function(A, e, t, s) {
if (r.isAnyArrayBuffer(A)) return i.converters.ArrayBuffer(A, e, t, {
...s,
allowShared: false
});
if (r.isTypedArray(A)) return i.converters.TypedArray(A, A.constructor, e, t, {
...s,
allowShared: false
});
if (r.isDataView(A)) return i.converters.DataView(A, e, t, {
...s,
allowShared: false
});
throw i.errors.conversionFailed({
prefix: e,
argument: `${t} ("${i.util.Stringify(A)}")`,
types: [ "BufferSource" ]
});
};
i.converters["sequence<ByteString>"] = i.sequenceConverter(i.converters.ByteString);
i.converters["sequence<sequence<ByteString>>"] = i.sequenceConverter(i.converters["sequence<ByteString>"]);
i.converters["record<ByteString, ByteString>"] = i.recordConverter(i.converters.ByteString, i.converters.ByteString);
A.exports = {
webidl: i
};
}),
22607: (function(A) {
"use strict";
function getEncoding(A) {
if (!A) return "failure";
switch (A.trim().toLowerCase()) {
case "unicode-1-1-utf-8":
case "unicode11utf8":
case "unicode20utf8":
case "utf-8":
case "utf8":
case "x-unicode20utf8":
return "UTF-8";

case "866":
case "cp866":
case "csibm866":
case "ibm866":
return "IBM866";

case "csisolatin2":
case "iso-8859-2":
case "iso-ir-101":
case "iso8859-2":
case "iso88592":
case "iso_8859-2":
case "iso_8859-2:1987":
case "l2":
case "latin2":
return "ISO-8859-2";

case "csisolatin3":
case "iso-8859-3":
case "iso-ir-109":
case "iso8859-3":
case "iso88593":
case "iso_8859-3":
case "iso_8859-3:1988":
case "l3":
case "latin3":
return "ISO-8859-3";

case "csisolatin4":
case "iso-8859-4":
case "iso-ir-110":
case "iso8859-4":
case "iso88594":
case "iso_8859-4":
case "iso_8859-4:1988":
case "l4":
case "latin4":
return "ISO-8859-4";

case "csisolatincyrillic":
case "cyrillic":
case "iso-8859-5":
case "iso-ir-144":
case "iso8859-5":
case "iso88595":
case "iso_8859-5":
case "iso_8859-5:1988":
return "ISO-8859-5";

case "arabic":
case "asmo-708":
case "csiso88596e":
case "csiso88596i":
case "csisolatinarabic":
case "ecma-114":
case "iso-8859-6":
case "iso-8859-6-e":
case "iso-8859-6-i":
case "iso-ir-127":
case "iso8859-6":
case "iso88596":
case "iso_8859-6":
case "iso_8859-6:1987":
return "ISO-8859-6";

case "csisolatingreek":
case "ecma-118":
case "elot_928":
case "greek":
case "greek8":
case "iso-8859-7":
case "iso-ir-126":
case "iso8859-7":
case "iso88597":
case "iso_8859-7":
case "iso_8859-7:1987":
case "sun_eu_greek":
return "ISO-8859-7";

case "csiso88598e":
case "csisolatinhebrew":
case "hebrew":
case "iso-8859-8":
case "iso-8859-8-e":
case "iso-ir-138":
case "iso8859-8":
case "iso88598":
case "iso_8859-8":
case "iso_8859-8:1988":
case "visual":
return "ISO-8859-8";

case "csiso88598i":
case "iso-8859-8-i":
case "logical":
return "ISO-8859-8-I";

case "csisolatin6":
case "iso-8859-10":
case "iso-ir-157":
case "iso8859-10":
case "iso885910":
case "l6":
case "latin6":
return "ISO-8859-10";

case "iso-8859-13":
case "iso8859-13":
case "iso885913":
return "ISO-8859-13";

case "iso-8859-14":
case "iso8859-14":
case "iso885914":
return "ISO-8859-14";

case "csisolatin9":
case "iso-8859-15":
case "iso8859-15":
case "iso885915":
case "iso_8859-15":
case "l9":
return "ISO-8859-15";

case "iso-8859-16":
return "ISO-8859-16";

case "cskoi8r":
case "koi":
case "koi8":
case "koi8-r":
case "koi8_r":
return "KOI8-R";

case "koi8-ru":
case "koi8-u":
return "KOI8-U";

case "csmacintosh":
case "mac":
case "macintosh":
case "x-mac-roman":
return "macintosh";

case "iso-8859-11":
case "iso8859-11":
case "iso885911":
case "tis-620":
case "windows-874":
return "windows-874";

case "cp1250":
case "windows-1250":
case "x-cp1250":
return "windows-1250";

case "cp1251":
case "windows-1251":
case "x-cp1251":
return "windows-1251";

case "ansi_x3.4-1968":
case "ascii":
case "cp1252":
case "cp819":
case "csisolatin1":
case "ibm819":
case "iso-8859-1":
case "iso-ir-100":
case "iso8859-1":
case "iso88591":
case "iso_8859-1":
case "iso_8859-1:1987":
case "l1":
case "latin1":
case "us-ascii":
case "windows-1252":
case "x-cp1252":
return "windows-1252";

case "cp1253":
case "windows-1253":
case "x-cp1253":
return "windows-1253";

case "cp1254":
case "csisolatin5":
case "iso-8859-9":
case "iso-ir-148":
case "iso8859-9":
case "iso88599":
case "iso_8859-9":
case "iso_8859-9:1989":
case "l5":
case "latin5":
case "windows-1254":
case "x-cp1254":
return "windows-1254";

case "cp1255":
case "windows-1255":
case "x-cp1255":
return "windows-1255";

case "cp1256":
case "windows-1256":
case "x-cp1256":
return "windows-1256";

case "cp1257":
case "windows-1257":
case "x-cp1257":
return "windows-1257";

case "cp1258":
case "windows-1258":
case "x-cp1258":
return "windows-1258";

case "x-mac-cyrillic":
case "x-mac-ukrainian":
return "x-mac-cyrillic";

case "chinese":
case "csgb2312":
case "csiso58gb231280":
case "gb2312":
case "gb_2312":
case "gb_2312-80":
case "gbk":
case "iso-ir-58":
case "x-gbk":
return "GBK";

case "gb18030":
return "gb18030";

case "big5":
case "big5-hkscs":
case "cn-big5":
case "csbig5":
case "x-x-big5":
return "Big5";

case "cseucpkdfmtjapanese":
case "euc-jp":
case "x-euc-jp":
return "EUC-JP";

case "csiso2022jp":
case "iso-2022-jp":
return "ISO-2022-JP";

case "csshiftjis":
case "ms932":
case "ms_kanji":
case "shift-jis":
case "shift_jis":
case "sjis":
case "windows-31j":
case "x-sjis":
return "Shift_JIS";

case "cseuckr":
case "csksc56011987":
case "euc-kr":
case "iso-ir-149":
case "korean":
case "ks_c_5601-1987":
case "ks_c_5601-1989":
case "ksc5601":
case "ksc_5601":
case "windows-949":
return "EUC-KR";

case "csiso2022kr":
case "hz-gb-2312":
case "iso-2022-cn":
case "iso-2022-cn-ext":
case "iso-2022-kr":
case "replacement":
return "replacement";

case "unicodefffe":
case "utf-16be":
return "UTF-16BE";

case "csunicode":
case "iso-10646-ucs-2":
case "ucs-2":
case "unicode":
case "unicodefeff":
case "utf-16":
case "utf-16le":
return "UTF-16LE";

case "x-user-defined":
return "x-user-defined";

default:
return "failure";
}
}
A.exports = {
getEncoding: getEncoding
};
}),
48355: (function(A, e, t) {
"use strict";
const {staticPropertyDescriptors: r, readOperation: s, fireAProgressEvent: n} = t(53610);
const {kState: o, kError: i, kResult: a, kEvents: c, kAborted: g} = t(20961);
const {webidl: Q} = t(45893);
const {kEnumerableProperty: E} = t(3440);
class FileReader extends EventTarget {
constructor() {
super();
this[o] = "empty";
this[a] = null;
this[i] = null;
this[c] = {
loadend: null,
error: null,
abort: null,
load: null,
progress: null,
loadstart: null
};
}
readAsArrayBuffer(A) {
Q.brandCheck(this, FileReader);
Q.argumentLengthCheck(arguments, 1, "FileReader.readAsArrayBuffer");
A = Q.converters.Blob(A, {
strict: false
});
s(this, A, "ArrayBuffer");
}
readAsBinaryString(A) {
Q.brandCheck(this, FileReader);
Q.argumentLengthCheck(arguments, 1, "FileReader.readAsBinaryString");
A = Q.converters.Blob(A, {
strict: false
});
s(this, A, "BinaryString");
}
readAsText(A, e = void 0) {
Q.brandCheck(this, FileReader);
Q.argumentLengthCheck(arguments, 1, "FileReader.readAsText");
A = Q.converters.Blob(A, {
strict: false
});
e !== void 0 && (e = Q.converters.DOMString(e, "FileReader.readAsText", "encoding"));
s(this, A, "Text", e);
}
readAsDataURL(A) {
Q.brandCheck(this, FileReader);
Q.argumentLengthCheck(arguments, 1, "FileReader.readAsDataURL");
A = Q.converters.Blob(A, {
strict: false
});
s(this, A, "DataURL");
}
abort() {
if (this[o] === "empty" || this[o] === "done") {
this[a] = null;
return;
}
if (this[o] === "loading") {
this[o] = "done";
this[a] = null;
}
this[g] = true;
n("abort", this);
this[o] !== "loading" && n("loadend", this);
}
get readyState() {
Q.brandCheck(this, FileReader);
switch (this[o]) {
case "empty":
return this.EMPTY;

case "loading":
return this.LOADING;

case "done":
return this.DONE;
}
}
get result() {
Q.brandCheck(this, FileReader);
return this[a];
}
get error() {
Q.brandCheck(this, FileReader);
return this[i];
}
get onloadend() {
Q.brandCheck(this, FileReader);
return this[c].loadend;
}
set onloadend(A) {
Q.brandCheck(this, FileReader);
this[c].loadend && this.removeEventListener("loadend", this[c].loadend);
if (typeof A === "function") {
this[c].loadend = A;
this.addEventListener("loadend", A);
} else this[c].loadend = null;
}
get onerror() {
Q.brandCheck(this, FileReader);
return this[c].error;
}
set onerror(A) {
Q.brandCheck(this, FileReader);
this[c].error && this.removeEventListener("error", this[c].error);
if (typeof A === "function") {
this[c].error = A;
this.addEventListener("error", A);
} else this[c].error = null;
}
get onloadstart() {
Q.brandCheck(this, FileReader);
return this[c].loadstart;
}
set onloadstart(A) {
Q.brandCheck(this, FileReader);
this[c].loadstart && this.removeEventListener("loadstart", this[c].loadstart);
if (typeof A === "function") {
this[c].loadstart = A;
this.addEventListener("loadstart", A);
} else this[c].loadstart = null;
}
get onprogress() {
Q.brandCheck(this, FileReader);
return this[c].progress;
}
set onprogress(A) {
Q.brandCheck(this, FileReader);
this[c].progress && this.removeEventListener("progress", this[c].progress);
if (typeof A === "function") {
this[c].progress = A;
this.addEventListener("progress", A);
} else this[c].progress = null;
}
get onload() {
Q.brandCheck(this, FileReader);
return this[c].load;
}
set onload(A) {
Q.brandCheck(this, FileReader);
this[c].load && this.removeEventListener("load", this[c].load);
if (typeof A === "function") {
this[c].load = A;
this.addEventListener("load", A);
} else this[c].load = null;
}
get onabort() {
Q.brandCheck(this, FileReader);
return this[c].abort;
}
set onabort(A) {
Q.brandCheck(this, FileReader);
this[c].abort && this.removeEventListener("abort", this[c].abort);
if (typeof A === "function") {
this[c].abort = A;
this.addEventListener("abort", A);
} else this[c].abort = null;
}
}
FileReader.EMPTY = FileReader.prototype.EMPTY = 0;
FileReader.LOADING = FileReader.prototype.LOADING = 1;
FileReader.DONE = FileReader.prototype.DONE = 2;
Object.defineProperties(FileReader.prototype, {
EMPTY: r,
LOADING: r,
DONE: r,
readAsArrayBuffer: E,
readAsBinaryString: E,
readAsText: E,
readAsDataURL: E,
abort: E,
readyState: E,
result: E,
error: E,
onloadstart: E,
onprogress: E,
onload: E,
onabort: E,
onerror: E,
onloadend: E,
[Symbol.toStringTag]: {
value: "FileReader",
writable: false,
enumerable: false,
configurable: true
}
});
Object.defineProperties(FileReader, {
EMPTY: r,
LOADING: r,
DONE: r
});
A.exports = {
FileReader: FileReader
};
}),
88573: (function(A, e, t) {
"use strict";
const {webidl: r} = t(45893);
const s = Symbol("ProgressEvent state");
class ProgressEvent extends Event {
constructor(A, e = {}) {
A = r.converters.DOMString(A, "ProgressEvent constructor", "type");
e = r.converters.ProgressEventInit(e ?? {});
super(A, e);
this[s] = {
lengthComputable: e.lengthComputable,
loaded: e.loaded,
total: e.total
};
}
get lengthComputable() {
r.brandCheck(this, ProgressEvent);
return this[s].lengthComputable;
}
get loaded() {
r.brandCheck(this, ProgressEvent);
return this[s].loaded;
}
get total() {
r.brandCheck(this, ProgressEvent);
return this[s].total;
}
}
r.converters.ProgressEventInit = r.dictionaryConverter([ {
key: "lengthComputable",
converter: r.converters.boolean,
defaultValue: () => false
}, {
key: "loaded",
converter: r.converters["unsigned long long"],
defaultValue: () => 0
}, {
key: "total",
converter: r.converters["unsigned long long"],
defaultValue: () => 0
}, {
key: "bubbles",
converter: r.converters.boolean,
defaultValue: () => false
}, {
key: "cancelable",
converter: r.converters.boolean,
defaultValue: () => false
}, {
key: "composed",
converter: r.converters.boolean,
defaultValue: () => false
} ]);
A.exports = {
ProgressEvent: ProgressEvent
};
}),
20961: (function(A) {
"use strict";
A.exports = {
kState: Symbol("FileReader state"),
kResult: Symbol("FileReader result"),
kError: Symbol("FileReader error"),
kLastProgressEventFired: Symbol("FileReader last progress event fired timestamp"),
kEvents: Symbol("FileReader events"),
kAborted: Symbol("FileReader aborted")
};
}),
53610: (function(A, e, t) {
"use strict";
const {kState: r, kError: s, kResult: n, kAborted: o, kLastProgressEventFired: i} = t(20961);
const {ProgressEvent: a} = t(88573);
const {getEncoding: c} = t(22607);
const {serializeAMimeType: g, parseMIMEType: Q} = t(51900);
const {types: E} = t(57975);
const {StringDecoder: B} = t(13193);
const {btoa: C} = t(4573);
const I = {
enumerable: true,
writable: false,
configurable: false
};
function readOperation(A, e, t, a) {
if (A[r] === "loading") throw new DOMException("Invalid state", "InvalidStateError");
A[r] = "loading";
A[n] = null;
A[s] = null;
const c = e.stream();
const g = c.getReader();
const Q = [];
let B = g.read();
let C = true;
(async () => {
while (!A[o]) try {
const {done: c, value: I} = await B;
C && !A[o] && queueMicrotask(() => {
fireAProgressEvent("loadstart", A);
});
C = false;
if (!c && E.isUint8Array(I)) {
Q.push(I);
if ((A[i] === void 0 || Date.now() - A[i] >= 50) && !A[o]) {
A[i] = Date.now();
queueMicrotask(() => {
fireAProgressEvent("progress", A);
});
}
B = g.read();
} else if (c) {
queueMicrotask(() => {
A[r] = "done";
try {
const r = packageData(Q, t, e.type, a);
if (A[o]) return;
A[n] = r;
fireAProgressEvent("load", A);
} catch (e) {
A[s] = e;
fireAProgressEvent("error", A);
}
A[r] !== "loading" && fireAProgressEvent("loadend", A);
});
break;
}
} catch (e) {
if (A[o]) return;
queueMicrotask(() => {
A[r] = "done";
A[s] = e;
fireAProgressEvent("error", A);
A[r] !== "loading" && fireAProgressEvent("loadend", A);
});
break;
}
})();
}
function fireAProgressEvent(A, e) {
const t = new a(A, {
bubbles: false,
cancelable: false
});
e.dispatchEvent(t);
}
function packageData(A, e, t, r) {
switch (e) {
case "DataURL":
{
let e = "data:";
const r = Q(t || "application/octet-stream");
r !== "failure" && (e += g(r));
e += ";base64,";
const s = new B("latin1");
for (const t of A) e += C(s.write(t));
e += C(s.end());
return e;
}

case "Text":
{
let e = "failure";
r && (e = c(r));
if (e === "failure" && t) {
const A = Q(t);
A !== "failure" && (e = c(A.parameters.get("charset")));
}
e === "failure" && (e = "UTF-8");
return decode(A, e);
}

case "ArrayBuffer":
{
const e = combineByteSequences(A);
return e.buffer;
}

case "BinaryString":
{
let e = "";
const t = new B("latin1");
for (const r of A) e += t.write(r);
e += t.end();
return e;
}
}
}
function decode(A, e) {
const t = combineByteSequences(A);
const r = BOMSniffing(t);
let s = 0;
if (r !== null) {
e = r;
s = r === "UTF-8" ? 3 : 2;
}
const n = t.slice(s);
return new TextDecoder(e).decode(n);
}
function BOMSniffing(A) {
const [e, t, r] = A;
if (e === 239 && t === 187 && r === 191) return "UTF-8";
if (e === 254 && t === 255) return "UTF-16BE";
if (e === 255 && t === 254) return "UTF-16LE";
return null;
}
function combineByteSequences(A) {
const e = A.reduce((A, e) => A + e.byteLength, 0);
let t = 0;
return A.reduce((A, e) => {
A.set(e, t);
t += e.byteLength;
return A;
}, new Uint8Array(e));
}
A.exports = {
staticPropertyDescriptors: I,
readOperation: readOperation,
fireAProgressEvent: fireAProgressEvent
};
}),
86897: (function(A, e, t) {
"use strict";
const {uid: r, states: s, sentCloseFrameState: n, emptyBuffer: o, opcodes: i} = t(20736);
const {kReadyState: a, kSentClose: c, kByteParser: g, kReceivedClose: Q, kResponse: E} = t(61216);
const {fireEvent: B, failWebsocketConnection: C, isClosing: I, isClosed: l, isEstablished: h, parseExtensions: u} = t(98625);
const {channels: d} = t(42414);
const {CloseEvent: f} = t(15188);
const {makeRequest: y} = t(9967);
const {fetching: p} = t(54398);
const {Headers: w, getHeadersList: D} = t(60660);
const {getDecodeSplit: k} = t(73168);
const {WebsocketFrameSend: R} = t(3264);
let m;
try {
m = t(77598);
} catch {}
function establishWebSocketConnection(A, e, t, s, n, o) {
const i = A;
i.protocol = A.protocol === "ws:" ? "http:" : "https:";
const a = y({
urlList: [ i ],
client: t,
serviceWorkers: "none",
referrer: "no-referrer",
mode: "websocket",
credentials: "include",
cache: "no-store",
redirect: "error"
});
if (o.headers) {
const A = D(new w(o.headers));
a.headersList = A;
}
const c = m.randomBytes(16).toString("base64");
a.headersList.append("sec-websocket-key", c);
a.headersList.append("sec-websocket-version", "13");
for (const A of e) a.headersList.append("sec-websocket-protocol", A);
const g = "permessage-deflate; client_max_window_bits";
a.headersList.append("sec-websocket-extensions", g);
const Q = p({
request: a,
useParallelQueue: true,
dispatcher: o.dispatcher,
processResponse(A) {
if (A.type === "error" || A.status !== 101) {
C(s, "Received network error or non-101 status code.");
return;
}
if (e.length !== 0 && !A.headersList.get("Sec-WebSocket-Protocol")) {
C(s, "Server did not respond with sent protocols.");
return;
}
if (A.headersList.get("Upgrade")?.toLowerCase() !== "websocket") {
C(s, 'Server did not set Upgrade header to "websocket".');
return;
}
if (A.headersList.get("Connection")?.toLowerCase() !== "upgrade") {
C(s, 'Server did not set Connection header to "upgrade".');
return;
}
const t = A.headersList.get("Sec-WebSocket-Accept");
const o = m.createHash("sha1").update(c + r).digest("base64");
if (t !== o) {
C(s, "Incorrect hash received in Sec-WebSocket-Accept header.");
return;
}
const i = A.headersList.get("Sec-WebSocket-Extensions");
let g;
if (i !== null) {
g = u(i);
if (!g.has("permessage-deflate")) {
C(s, "Sec-WebSocket-Extensions header does not match.");
return;
}
}
const Q = A.headersList.get("Sec-WebSocket-Protocol");
if (Q !== null) {
const A = k("sec-websocket-protocol", a.headersList);
if (A === null || !A.includes(Q)) {
C(s, "Protocol was not set in the opening handshake.");
return;
}
}
A.socket.on("data", onSocketData);
A.socket.on("close", onSocketClose);
A.socket.on("error", onSocketError);
d.open.hasSubscribers && d.open.publish({
address: A.socket.address(),
protocol: Q,
extensions: i
});
n(A, g);
}
});
return Q;
}
function closeWebSocketConnection(A, e, t, r) {
if (I(A) || l(A)) ; else if (h(A)) if (A[c] === n.NOT_SENT) {
A[c] = n.PROCESSING;
const g = new R;
if (e !== void 0 && t === void 0) {
g.frameData = Buffer.allocUnsafe(2);
g.frameData.writeUInt16BE(e, 0);
} else if (e !== void 0 && t !== void 0) {
g.frameData = Buffer.allocUnsafe(2 + r);
g.frameData.writeUInt16BE(e, 0);
g.frameData.write(t, 2, "utf-8");
} else g.frameData = o;
const Q = A[E].socket;
Q.write(g.createFrame(i.CLOSE));
A[c] = n.SENT;
A[a] = s.CLOSING;
} else A[a] = s.CLOSING; else {
C(A, "Connection was closed before it was established.");
A[a] = s.CLOSING;
}
}
function onSocketData(A) {
this.ws[g].write(A) || this.pause();
}
function onSocketClose() {
const {ws: A} = this;
const {[E]: e} = A;
e.socket.off("data", onSocketData);
e.socket.off("close", onSocketClose);
e.socket.off("error", onSocketError);
const t = A[c] === n.SENT && A[Q];
let r = 1005;
let o = "";
const i = A[g].closingInfo;
if (i && !i.error) {
r = i.code ?? 1005;
o = i.reason;
} else A[Q] || (r = 1006);
A[a] = s.CLOSED;
B("close", A, (A, e) => new f(A, e), {
wasClean: t,
code: r,
reason: o
});
d.close.hasSubscribers && d.close.publish({
websocket: A,
code: r,
reason: o
});
}
function onSocketError(A) {
const {ws: e} = this;
e[a] = s.CLOSING;
d.socketError.hasSubscribers && d.socketError.publish(A);
this.destroy();
}
A.exports = {
establishWebSocketConnection: establishWebSocketConnection,
closeWebSocketConnection: closeWebSocketConnection
};
}),
20736: (function(A) {
"use strict";
const e = "258EAFA5-E914-47DA-95CA-C5AB0DC85B11";
const t = {
enumerable: true,
writable: false,
configurable: false
};
const r = {
CONNECTING: 0,
OPEN: 1,
CLOSING: 2,
CLOSED: 3
};
const s = {
NOT_SENT: 0,
PROCESSING: 1,
SENT: 2
};
const n = {
CONTINUATION: 0,
TEXT: 1,
BINARY: 2,
CLOSE: 8,
PING: 9,
PONG: 10
};
const o = 65535;
const i = {
INFO: 0,
PAYLOADLENGTH_16: 2,
PAYLOADLENGTH_64: 3,
READ_DATA: 4
};
const a = Buffer.allocUnsafe(0);
const c = {
string: 1,
typedArray: 2,
arrayBuffer: 3,
blob: 4
};
A.exports = {
uid: e,
sentCloseFrameState: s,
staticPropertyDescriptors: t,
states: r,
opcodes: n,
maxUnsigned16Bit: o,
parserStates: i,
emptyBuffer: a,
sendHints: c
};
}),
15188: (function(A, e, t) {
"use strict";
const {webidl: r} = t(45893);
const {kEnumerableProperty: s} = t(3440);
const {kConstruct: n} = t(36443);
const {MessagePort: o} = t(75919);
class MessageEvent extends Event {
#_;
constructor(A, e = {}) {
if (A === n) {
super(arguments[1], arguments[2]);
r.util.markAsUncloneable(this);
return;
}
const t = "MessageEvent constructor";
r.argumentLengthCheck(arguments, 1, t);
A = r.converters.DOMString(A, t, "type");
e = r.converters.MessageEventInit(e, t, "eventInitDict");
super(A, e);
this.#_ = e;
r.util.markAsUncloneable(this);
}
get data() {
r.brandCheck(this, MessageEvent);
return this.#_.data;
}
get origin() {
r.brandCheck(this, MessageEvent);
return this.#_.origin;
}
get lastEventId() {
r.brandCheck(this, MessageEvent);
return this.#_.lastEventId;
}
get source() {
r.brandCheck(this, MessageEvent);
return this.#_.source;
}
get ports() {
r.brandCheck(this, MessageEvent);
Object.isFrozen(this.#_.ports) || Object.freeze(this.#_.ports);
return this.#_.ports;
}
initMessageEvent(A, e = false, t = false, s = null, n = "", o = "", i = null, a = []) {
r.brandCheck(this, MessageEvent);
r.argumentLengthCheck(arguments, 1, "MessageEvent.initMessageEvent");
return new MessageEvent(A, {
bubbles: e,
cancelable: t,
data: s,
origin: n,
lastEventId: o,
source: i,
ports: a
});
}
static createFastMessageEvent(A, e) {
const t = new MessageEvent(n, A, e);
t.#_ = e;
t.#_.data ??= null;
t.#_.origin ??= "";
t.#_.lastEventId ??= "";
t.#_.source ??= null;
t.#_.ports ??= [];
return t;
}
}
const {createFastMessageEvent: i} = MessageEvent;
delete MessageEvent.createFastMessageEvent;
class CloseEvent extends Event {
#_;
constructor(A, e = {}) {
const t = "CloseEvent constructor";
r.argumentLengthCheck(arguments, 1, t);
A = r.converters.DOMString(A, t, "type");
e = r.converters.CloseEventInit(e);
super(A, e);
this.#_ = e;
r.util.markAsUncloneable(this);
}
get wasClean() {
r.brandCheck(this, CloseEvent);
return this.#_.wasClean;
}
get code() {
r.brandCheck(this, CloseEvent);
return this.#_.code;
}
get reason() {
r.brandCheck(this, CloseEvent);
return this.#_.reason;
}
}
class ErrorEvent extends Event {
#_;
constructor(A, e) {
const t = "ErrorEvent constructor";
r.argumentLengthCheck(arguments, 1, t);
super(A, e);
r.util.markAsUncloneable(this);
A = r.converters.DOMString(A, t, "type");
e = r.converters.ErrorEventInit(e ?? {});
this.#_ = e;
}
get message() {
r.brandCheck(this, ErrorEvent);
return this.#_.message;
}
get filename() {
r.brandCheck(this, ErrorEvent);
return this.#_.filename;
}
get lineno() {
r.brandCheck(this, ErrorEvent);
return this.#_.lineno;
}
get colno() {
r.brandCheck(this, ErrorEvent);
return this.#_.colno;
}
get error() {
r.brandCheck(this, ErrorEvent);
return this.#_.error;
}
}
Object.defineProperties(MessageEvent.prototype, {
[Symbol.toStringTag]: {
value: "MessageEvent",
configurable: true
},
data: s,
origin: s,
lastEventId: s,
source: s,
ports: s,
initMessageEvent: s
});
Object.defineProperties(CloseEvent.prototype, {
[Symbol.toStringTag]: {
value: "CloseEvent",
configurable: true
},
reason: s,
code: s,
wasClean: s
});
Object.defineProperties(ErrorEvent.prototype, {
[Symbol.toStringTag]: {
value: "ErrorEvent",
configurable: true
},
message: s,
filename: s,
lineno: s,
colno: s,
error: s
});
r.converters.MessagePort = r.interfaceConverter(o);
r.converters["sequence<MessagePort>"] = r.sequenceConverter(r.converters.MessagePort);
const a = [ {
key: "bubbles",
converter: r.converters.boolean,
defaultValue: () => false
}, {
key: "cancelable",
converter: r.converters.boolean,
defaultValue: () => false
}, {
key: "composed",
converter: r.converters.boolean,
defaultValue: () => false
} ];
r.converters.MessageEventInit = r.dictionaryConverter([ ...a, {
key: "data",
converter: r.converters.any,
defaultValue: () => null
}, {
key: "origin",
converter: r.converters.USVString,
defaultValue: () => ""
}, {
key: "lastEventId",
converter: r.converters.DOMString,
defaultValue: () => ""
}, {
key: "source",
converter: r.nullableConverter(r.converters.MessagePort),
defaultValue: () => null
}, {
key: "ports",
converter: r.converters["sequence<MessagePort>"],
defaultValue: () => new Array(0)
} ]);
r.converters.CloseEventInit = r.dictionaryConverter([ ...a, {
key: "wasClean",
converter: r.converters.boolean,
defaultValue: () => false
}, {
key: "code",
converter: r.converters["unsigned short"],
defaultValue: () => 0
}, {
key: "reason",
converter: r.converters.USVString,
defaultValue: () => ""
} ]);
r.converters.ErrorEventInit = r.dictionaryConverter([ ...a, {
key: "message",
converter: r.converters.DOMString,
defaultValue: () => ""
}, {
key: "filename",
converter: r.converters.USVString,
defaultValue: () => ""
}, {
key: "lineno",
converter: r.converters["unsigned long"],
defaultValue: () => 0
}, {
key: "colno",
converter: r.converters["unsigned long"],
defaultValue: () => 0
}, {
key: "error",
converter: r.converters.any
} ]);
A.exports = {
MessageEvent: MessageEvent,
CloseEvent: CloseEvent,
ErrorEvent: ErrorEvent,
createFastMessageEvent: i
};
}),
3264: (function(A, e, t) {
"use strict";
const {maxUnsigned16Bit: r} = t(20736);
const s = 16386;
let n;
let o = null;
let i = s;
try {
n = t(77598);
} catch {
n = {
randomFillSync: function(A, e, t) {
for (let e = 0; e < A.length; ++e) A[e] = Math.random() * 255 | 0;
return A;
}
};
}
function generateMask() {
if (i === s) {
i = 0;
n.randomFillSync(o ??= Buffer.allocUnsafe(s), 0, s);
}
return [ o[i++], o[i++], o[i++], o[i++] ];
}
class WebsocketFrameSend {
constructor(A) {
this.frameData = A;
}
createFrame(A) {
const e = this.frameData;
const t = generateMask();
const s = e?.byteLength ?? 0;
let n = s;
let o = 6;
if (s > r) {
o += 8;
n = 127;
} else if (s > 125) {
o += 2;
n = 126;
}
const i = Buffer.allocUnsafe(s + o);
i[0] = i[1] = 0;
i[0] |= 128;
i[0] = (i[0] & 240) + A;
i[o - 4] = t[0];
i[o - 3] = t[1];
i[o - 2] = t[2];
i[o - 1] = t[3];
i[1] = n;
if (n === 126) i.writeUInt16BE(s, 2); else if (n === 127) {
i[2] = i[3] = 0;
i.writeUIntBE(s, 4, 6);
}
i[1] |= 128;
for (let A = 0; A < s; ++A) i[o + A] = e[A] ^ t[A & 3];
return i;
}
}
A.exports = {
WebsocketFrameSend: WebsocketFrameSend
};
}),
19469: (function(A, e, t) {
"use strict";
const {createInflateRaw: r, Z_DEFAULT_WINDOWBITS: s} = t(38522);
const {isValidClientWindowBits: n} = t(98625);
const {MessageSizeExceededError: o} = t(68707);
const i = Buffer.from([ 0, 0, 255, 255 ]);
const a = Symbol("kBuffer");
const c = Symbol("kLength");
class PerMessageDeflate {
#j;
#I={};
#$=0;
constructor(A, e) {
this.#I.serverNoContextTakeover = A.has("server_no_context_takeover");
this.#I.serverMaxWindowBits = A.get("server_max_window_bits");
this.#$ = e.maxPayloadSize;
}
decompress(A, e, t) {
if (!this.#j) {
let A = s;
if (this.#I.serverMaxWindowBits) {
if (!n(this.#I.serverMaxWindowBits)) {
t(new Error("Invalid server_max_window_bits"));
return;
}
A = Number.parseInt(this.#I.serverMaxWindowBits);
}
try {
this.#j = r({
windowBits: A
});
} catch (A) {
t(A);
return;
}
this.#j[a] = [];
this.#j[c] = 0;
this.#j.on("data", A => {
this.#j[c] += A.length;
if (this.#$ > 0 && this.#j[c] > this.#$) {
t(new o);
this.#j.removeAllListeners();
this.#j.destroy();
this.#j = null;
return;
}
this.#j[a].push(A);
});
this.#j.on("error", A => {
this.#j = null;
t(A);
});
}
this.#j.write(A);
e && this.#j.write(i);
this.#j.flush(() => {
if (!this.#j) return;
const A = Buffer.concat(this.#j[a], this.#j[c]);
this.#j[a].length = 0;
this.#j[c] = 0;
t(null, A);
});
}
}
A.exports = {
PerMessageDeflate: PerMessageDeflate
};
}),
81652: (function(A, e, t) {
"use strict";
const {Writable: r} = t(57075);
const s = t(34589);
const {parserStates: n, opcodes: o, states: i, emptyBuffer: a, sentCloseFrameState: c} = t(20736);
const {kReadyState: g, kSentClose: Q, kResponse: E, kReceivedClose: B} = t(61216);
const {channels: C} = t(42414);
const {isValidStatusCode: I, isValidOpcode: l, failWebsocketConnection: h, websocketMessageReceived: u, utf8Decode: d, isControlFrame: f, isTextBinaryFrame: y, isContinuationFrame: p} = t(98625);
const {WebsocketFrameSend: w} = t(3264);
const {closeWebSocketConnection: D} = t(86897);
const {PerMessageDeflate: k} = t(19469);
const {MessageSizeExceededError: R} = t(68707);
function failWebsocketConnectionWithCode(A, e, t) {
D(A, e, t, Buffer.byteLength(t));
h(A, t);
}
class ByteParser extends r {
#AA=[];
#eA=0;
#tA=0;
#rA=false;
#p=n.INFO;
#sA={};
#nA=[];
#oA;
#iA;
#$;
constructor(A, e, t = {}) {
super();
this.ws = A;
this.#oA = e == null ? new Map : e;
this.#iA = t.maxFragments ?? 0;
this.#$ = t.maxPayloadSize ?? 0;
this.#oA.has("permessage-deflate") && this.#oA.set("permessage-deflate", new k(e, t));
}
_write(A, e, t) {
this.#AA.push(A);
this.#tA += A.length;
this.#rA = true;
this.run(t);
}
#aA() {
if (this.#$ > 0 && !f(this.#sA.opcode) && this.#sA.payloadLength + this.#eA > this.#$) {
failWebsocketConnectionWithCode(this.ws, 1009, "Payload size exceeds maximum allowed size");
return false;
}
return true;
}
run(A) {
while (this.#rA) if (this.#p === n.INFO) {
if (this.#tA < 2) return A();
const e = this.consume(2);
const t = (e[0] & 128) !== 0;
const r = e[0] & 15;
const s = (e[1] & 128) === 128;
const i = !t && r !== o.CONTINUATION;
const a = e[1] & 127;
const c = e[0] & 64;
const g = e[0] & 32;
const Q = e[0] & 16;
if (!l(r)) {
h(this.ws, "Invalid opcode received");
return A();
}
if (s) {
h(this.ws, "Frame cannot be masked");
return A();
}
if (c !== 0 && !this.#oA.has("permessage-deflate")) {
h(this.ws, "Expected RSV1 to be clear.");
return;
}
if (g !== 0 || Q !== 0) {
h(this.ws, "RSV1, RSV2, RSV3 must be clear");
return;
}
if (i && !y(r)) {
h(this.ws, "Invalid frame type was fragmented.");
return;
}
if (y(r) && this.#nA.length > 0) {
h(this.ws, "Expected continuation frame");
return;
}
if (this.#sA.fragmented && i) {
h(this.ws, "Fragmented frame exceeded 125 bytes.");
return;
}
if ((a > 125 || i) && f(r)) {
h(this.ws, "Control frame either too large or fragmented");
return;
}
if (p(r) && this.#nA.length === 0 && !this.#sA.compressed) {
h(this.ws, "Unexpected continuation frame");
return;
}
if (a <= 125) {
this.#sA.payloadLength = a;
this.#p = n.READ_DATA;
if (!this.#aA()) return;
} else a === 126 ? this.#p = n.PAYLOADLENGTH_16 : a === 127 && (this.#p = n.PAYLOADLENGTH_64);
if (y(r)) {
this.#sA.binaryType = r;
this.#sA.compressed = c !== 0;
}
this.#sA.opcode = r;
this.#sA.masked = s;
this.#sA.fin = t;
this.#sA.fragmented = i;
} else if (this.#p === n.PAYLOADLENGTH_16) {
if (this.#tA < 2) return A();
const e = this.consume(2);
this.#sA.payloadLength = e.readUInt16BE(0);
this.#p = n.READ_DATA;
if (!this.#aA()) return;
} else if (this.#p === n.PAYLOADLENGTH_64) {
if (this.#tA < 8) return A();
const e = this.consume(8);
const t = e.readUInt32BE(0);
const r = e.readUInt32BE(4);
if (t !== 0 || r > 2 ** 31 - 1) {
h(this.ws, "Received payload length > 2^31 bytes.");
return;
}
this.#sA.payloadLength = r;
this.#p = n.READ_DATA;
if (!this.#aA()) return;
} else if (this.#p === n.READ_DATA) {
if (this.#tA < this.#sA.payloadLength) return A();
const e = this.consume(this.#sA.payloadLength);
if (f(this.#sA.opcode)) {
this.#rA = this.parseControlFrame(e);
this.#p = n.INFO;
const t = this.ws[E].socket;
if (this.#rA && t.writableNeedDrain) {
this.#rA = false;
t.once("drain", () => {
if (this.destroyed) return;
this.#rA = true;
this.run(A);
});
return;
}
} else {
if (this.#sA.compressed) {
this.#oA.get("permessage-deflate").decompress(e, this.#sA.fin, (e, t) => {
if (e) {
const A = e instanceof R ? 1009 : 1007;
failWebsocketConnectionWithCode(this.ws, A, e.message);
return;
}
if (!this.writeFragments(t)) return;
if (this.#$ > 0 && this.#eA > this.#$) {
failWebsocketConnectionWithCode(this.ws, 1009, (new R).message);
return;
}
if (!this.#sA.fin) {
this.#p = n.INFO;
this.#rA = true;
this.run(A);
return;
}
u(this.ws, this.#sA.binaryType, this.consumeFragments());
this.#rA = true;
this.#p = n.INFO;
this.run(A);
});
this.#rA = false;
break;
}
if (!this.writeFragments(e)) return;
if (this.#$ > 0 && this.#eA > this.#$) {
failWebsocketConnectionWithCode(this.ws, 1009, (new R).message);
return;
}
!this.#sA.fragmented && this.#sA.fin && u(this.ws, this.#sA.binaryType, this.consumeFragments());
this.#p = n.INFO;
}
}
}
consume(A) {
if (A > this.#tA) throw new Error("Called consume() before buffers satiated.");
if (A === 0) return a;
if (this.#AA[0].length === A) {
this.#tA -= this.#AA[0].length;
return this.#AA.shift();
}
const e = Buffer.allocUnsafe(A);
let t = 0;
while (t !== A) {
const r = this.#AA[0];
const {length: s} = r;
if (s + t === A) {
e.set(this.#AA.shift(), t);
break;
}
if (s + t > A) {
e.set(r.subarray(0, A - t), t);
this.#AA[0] = r.subarray(A - t);
break;
}
e.set(this.#AA.shift(), t);
t += r.length;
}
this.#tA -= A;
return e;
}
writeFragments(A) {
if (this.#iA > 0 && this.#nA.length === this.#iA) {
failWebsocketConnectionWithCode(this.ws, 1008, "Too many message fragments");
return false;
}
this.#eA += A.length;
this.#nA.push(A);
return true;
}
consumeFragments() {
const A = this.#nA;
if (A.length === 1) {
this.#eA = 0;
return A.shift();
}
const e = Buffer.concat(A, this.#eA);
this.#nA = [];
this.#eA = 0;
return e;
}
parseCloseBody(A) {
s(A.length !== 1);
let e;
A.length >= 2 && (e = A.readUInt16BE(0));
if (e !== void 0 && !I(e)) return {
code: 1002,
reason: "Invalid status code",
error: true
};
let t = A.subarray(2);
t[0] === 239 && t[1] === 187 && t[2] === 191 && (t = t.subarray(3));
try {
t = d(t);
} catch {
return {
code: 1007,
reason: "Invalid UTF-8",
error: true
};
}
return {
code: e,
reason: t,
error: false
};
}
parseControlFrame(A) {
const {opcode: e, payloadLength: t} = this.#sA;
if (e === o.CLOSE) {
if (t === 1) {
h(this.ws, "Received close frame with a 1-byte body.");
return false;
}
this.#sA.closeInfo = this.parseCloseBody(A);
if (this.#sA.closeInfo.error) {
const {code: A, reason: e} = this.#sA.closeInfo;
D(this.ws, A, e, e.length);
h(this.ws, e);
return false;
}
if (this.ws[Q] !== c.SENT) {
let A = a;
if (this.#sA.closeInfo.code) {
A = Buffer.allocUnsafe(2);
A.writeUInt16BE(this.#sA.closeInfo.code, 0);
}
const e = new w(A);
this.ws[E].socket.write(e.createFrame(o.CLOSE), A => {
A || (this.ws[Q] = c.SENT);
});
}
this.ws[g] = i.CLOSING;
this.ws[B] = true;
return false;
}
if (e === o.PING) {
if (!this.ws[B]) {
const e = new w(A);
this.ws[E].socket.write(e.createFrame(o.PONG));
C.ping.hasSubscribers && C.ping.publish({
payload: A
});
}
} else e === o.PONG && C.pong.hasSubscribers && C.pong.publish({
payload: A
});
return true;
}
get closingInfo() {
return this.#sA.closeInfo;
}
}
A.exports = {
ByteParser: ByteParser
};
}),
13900: (function(A, e, t) {
"use strict";
const {WebsocketFrameSend: r} = t(3264);
const {opcodes: s, sendHints: n} = t(20736);
const o = t(64660);
const i = Buffer[Symbol.species];
class SendQueue {
#cA=new o;
#gA=false;
#QA;
constructor(A) {
this.#QA = A;
}
add(A, e, t) {
if (t !== n.blob) {
const r = createFrame(A, t);
if (this.#gA) {
const A = {
promise: null,
callback: e,
frame: r
};
this.#cA.push(A);
} else this.#QA.write(r, e);
return;
}
const r = {
promise: A.arrayBuffer().then(A => {
r.promise = null;
r.frame = createFrame(A, t);
}),
callback: e,
frame: null
};
this.#cA.push(r);
this.#gA || this.#EA();
}
async #EA() {
this.#gA = true;
const A = this.#cA;
while (!A.isEmpty()) {
const e = A.shift();
e.promise !== null && await e.promise;
this.#QA.write(e.frame, e.callback);
e.callback = e.frame = null;
}
this.#gA = false;
}
}
function createFrame(A, e) {
return new r(toBuffer(A, e)).createFrame(e === n.string ? s.TEXT : s.BINARY);
}
function toBuffer(A, e) {
switch (e) {
case n.string:
return Buffer.from(A);

case n.arrayBuffer:
case n.blob:
return new i(A);

case n.typedArray:
return new i(A.buffer, A.byteOffset, A.byteLength);
}
}
A.exports = {
SendQueue: SendQueue
};
}),
61216: (function(A) {
"use strict";
A.exports = {
kWebSocketURL: Symbol("url"),
kReadyState: Symbol("ready state"),
kController: Symbol("controller"),
kResponse: Symbol("response"),
kBinaryType: Symbol("binary type"),
kSentClose: Symbol("sent close"),
kReceivedClose: Symbol("received close"),
kByteParser: Symbol("byte parser")
};
}),
98625: (function(A, e, t) {
"use strict";
const {kReadyState: r, kController: s, kResponse: n, kBinaryType: o, kWebSocketURL: i} = t(61216);
const {states: a, opcodes: c} = t(20736);
const {ErrorEvent: g, createFastMessageEvent: Q} = t(15188);
const {isUtf8: E} = t(4573);
const {collectASequenceOfCodePointsFast: B, removeHTTPWhitespace: C} = t(51900);
function isConnecting(A) {
return A[r] === a.CONNECTING;
}
function isEstablished(A) {
return A[r] === a.OPEN;
}
function isClosing(A) {
return A[r] === a.CLOSING;
}
function isClosed(A) {
return A[r] === a.CLOSED;
}
function fireEvent(A, e, t = (A, e) => new Event(A, e), r = {}) {
const s = t(A, r);
e.dispatchEvent(s);
}
function websocketMessageReceived(A, e, t) {
if (A[r] !== a.OPEN) return;
let s;
if (e === c.TEXT) try {
s = h(t);
} catch {
failWebsocketConnection(A, "Received invalid UTF-8 in text frame.");
return;
} else e === c.BINARY && (s = A[o] === "blob" ? new Blob([ t ]) : toArrayBuffer(t));
fireEvent("message", A, Q, {
origin: A[i].origin,
data: s
});
}
function toArrayBuffer(A) {
if (A.byteLength === A.buffer.byteLength) return A.buffer;
return A.buffer.slice(A.byteOffset, A.byteOffset + A.byteLength);
}
function isValidSubprotocol(A) {
if (A.length === 0) return false;
for (let e = 0; e < A.length; ++e) {
const t = A.charCodeAt(e);
if (t < 33 || t > 126 || t === 34 || t === 40 || t === 41 || t === 44 || t === 47 || t === 58 || t === 59 || t === 60 || t === 61 || t === 62 || t === 63 || t === 64 || t === 91 || t === 92 || t === 93 || t === 123 || t === 125) return false;
}
return true;
}
function isValidStatusCode(A) {
if (A >= 1e3 && A < 1015) return A !== 1004 && A !== 1005 && A !== 1006;
return A >= 3e3 && A <= 4999;
}
function failWebsocketConnection(A, e) {
const {[s]: t, [n]: r} = A;
t.abort();
r?.socket && !r.socket.destroyed && r.socket.destroy();
e && fireEvent("error", A, (A, e) => new g(A, e), {
error: new Error(e),
message: e
});
}
function isControlFrame(A) {
return A === c.CLOSE || A === c.PING || A === c.PONG;
}
function isContinuationFrame(A) {
return A === c.CONTINUATION;
}
function isTextBinaryFrame(A) {
return A === c.TEXT || A === c.BINARY;
}
function isValidOpcode(A) {
return isTextBinaryFrame(A) || isContinuationFrame(A) || isControlFrame(A);
}
function parseExtensions(A) {
const e = {
position: 0
};
const t = new Map;
while (e.position < A.length) {
const r = B(";", A, e);
const [s, n = ""] = r.split("=");
t.set(C(s, true, false), C(n, false, true));
e.position++;
}
return t;
}
function isValidClientWindowBits(A) {
if (A.length === 0) return false;
for (let e = 0; e < A.length; e++) {
const t = A.charCodeAt(e);
if (t < 48 || t > 57) return false;
}
const e = Number.parseInt(A, 10);
return e >= 8 && e <= 15;
}
const I = typeof process.versions.icu === "string";
const l = I ? new TextDecoder("utf-8", {
fatal: true
}) : void 0;
const h = I ? l.decode.bind(l) : function(A) {
if (E(A)) return A.toString("utf-8");
throw new TypeError("Invalid utf-8 received.");
};
A.exports = {
isConnecting: isConnecting,
isEstablished: isEstablished,
isClosing: isClosing,
isClosed: isClosed,
fireEvent: fireEvent,
isValidSubprotocol: isValidSubprotocol,
isValidStatusCode: isValidStatusCode,
failWebsocketConnection: failWebsocketConnection,
websocketMessageReceived: websocketMessageReceived,
utf8Decode: h,
isControlFrame: isControlFrame,
isContinuationFrame: isContinuationFrame,
isTextBinaryFrame: isTextBinaryFrame,
isValidOpcode: isValidOpcode,
parseExtensions: parseExtensions,
isValidClientWindowBits: isValidClientWindowBits
};
}),
13726: (function(A, e, t) {
"use strict";
const {webidl: r} = t(45893);
const {URLSerializer: s} = t(51900);
const {environmentSettingsObject: n} = t(73168);
const {staticPropertyDescriptors: o, states: i, sentCloseFrameState: a, sendHints: c} = t(20736);
const {kWebSocketURL: g, kReadyState: Q, kController: E, kBinaryType: B, kResponse: C, kSentClose: I, kByteParser: l} = t(61216);
const {isConnecting: h, isEstablished: u, isClosing: d, isValidSubprotocol: f, fireEvent: y} = t(98625);
const {establishWebSocketConnection: p, closeWebSocketConnection: w} = t(86897);
const {ByteParser: D} = t(81652);
const {kEnumerableProperty: k, isBlobLike: R} = t(3440);
const {getGlobalDispatcher: m} = t(32581);
const {types: F} = t(57975);
const {ErrorEvent: b, CloseEvent: S} = t(15188);
const {SendQueue: N} = t(13900);
class WebSocket extends EventTarget {
#G={
open: null,
error: null,
close: null,
message: null
};
#BA=0;
#CA="";
#oA="";
#IA;
constructor(A, e = []) {
super();
r.util.markAsUncloneable(this);
const t = "WebSocket constructor";
r.argumentLengthCheck(arguments, 1, t);
const s = r.converters["DOMString or sequence<DOMString> or WebSocketInit"](e, t, "options");
A = r.converters.USVString(A, t, "url");
e = s.protocols;
const o = n.settingsObject.baseUrl;
let i;
try {
i = new URL(A, o);
} catch (A) {
throw new DOMException(A, "SyntaxError");
}
i.protocol === "http:" ? i.protocol = "ws:" : i.protocol === "https:" && (i.protocol = "wss:");
if (i.protocol !== "ws:" && i.protocol !== "wss:") throw new DOMException(`Expected a ws: or wss: protocol, got ${i.protocol}`, "SyntaxError");
if (i.hash || i.href.endsWith("#")) throw new DOMException("Got fragment", "SyntaxError");
typeof e === "string" && (e = [ e ]);
if (e.length !== new Set(e.map(A => A.toLowerCase())).size) throw new DOMException("Invalid Sec-WebSocket-Protocol value", "SyntaxError");
if (e.length > 0 && !e.every(A => f(A))) throw new DOMException("Invalid Sec-WebSocket-Protocol value", "SyntaxError");
this[g] = new URL(i.href);
const c = n.settingsObject;
this[E] = p(i, e, c, this, (A, e) => this.#lA(A, e), s);
this[Q] = WebSocket.CONNECTING;
this[I] = a.NOT_SENT;
this[B] = "blob";
}
close(A = void 0, e = void 0) {
r.brandCheck(this, WebSocket);
const t = "WebSocket.close";
A !== void 0 && (A = r.converters["unsigned short"](A, t, "code", {
clamp: true
}));
e !== void 0 && (e = r.converters.USVString(e, t, "reason"));
if (A !== void 0 && A !== 1e3 && (A < 3e3 || A > 4999)) throw new DOMException("invalid code", "InvalidAccessError");
let s = 0;
if (e !== void 0) {
s = Buffer.byteLength(e);
if (s > 123) throw new DOMException(`Reason must be less than 123 bytes; received ${s}`, "SyntaxError");
}
w(this, A, e, s);
}
send(A) {
r.brandCheck(this, WebSocket);
const e = "WebSocket.send";
r.argumentLengthCheck(arguments, 1, e);
A = r.converters.WebSocketSendData(A, e, "data");
if (h(this)) throw new DOMException("Sent before connected.", "InvalidStateError");
if (!u(this) || d(this)) return;
if (typeof A === "string") {
const e = Buffer.byteLength(A);
this.#BA += e;
this.#IA.add(A, () => {
this.#BA -= e;
}, c.string);
} else if (F.isArrayBuffer(A)) {
this.#BA += A.byteLength;
this.#IA.add(A, () => {
this.#BA -= A.byteLength;
}, c.arrayBuffer);
} else if (ArrayBuffer.isView(A)) {
this.#BA += A.byteLength;
this.#IA.add(A, () => {
this.#BA -= A.byteLength;
}, c.typedArray);
} else if (R(A)) {
this.#BA += A.size;
this.#IA.add(A, () => {
this.#BA -= A.size;
}, c.blob);
}
}
get readyState() {
r.brandCheck(this, WebSocket);
return this[Q];
}
get bufferedAmount() {
r.brandCheck(this, WebSocket);
return this.#BA;
}
get url() {
r.brandCheck(this, WebSocket);
return s(this[g]);
}
get extensions() {
r.brandCheck(this, WebSocket);
return this.#oA;
}
get protocol() {
r.brandCheck(this, WebSocket);
return this.#CA;
}
get onopen() {
r.brandCheck(this, WebSocket);
return this.#G.open;
}
set onopen(A) {
r.brandCheck(this, WebSocket);
this.#G.open && this.removeEventListener("open", this.#G.open);
if (typeof A === "function") {
this.#G.open = A;
this.addEventListener("open", A);
} else this.#G.open = null;
}
get onerror() {
r.brandCheck(this, WebSocket);
return this.#G.error;
}
set onerror(A) {
r.brandCheck(this, WebSocket);
this.#G.error && this.removeEventListener("error", this.#G.error);
if (typeof A === "function") {
this.#G.error = A;
this.addEventListener("error", A);
} else this.#G.error = null;
}
get onclose() {
r.brandCheck(this, WebSocket);
return this.#G.close;
}
set onclose(A) {
r.brandCheck(this, WebSocket);
this.#G.close && this.removeEventListener("close", this.#G.close);
if (typeof A === "function") {
this.#G.close = A;
this.addEventListener("close", A);
} else this.#G.close = null;
}
get onmessage() {
r.brandCheck(this, WebSocket);
return this.#G.message;
}
set onmessage(A) {
r.brandCheck(this, WebSocket);
this.#G.message && this.removeEventListener("message", this.#G.message);
if (typeof A === "function") {
this.#G.message = A;
this.addEventListener("message", A);
} else this.#G.message = null;
}
get binaryType() {
r.brandCheck(this, WebSocket);
return this[B];
}
set binaryType(A) {
r.brandCheck(this, WebSocket);
this[B] = A !== "blob" && A !== "arraybuffer" ? "blob" : A;
}
#lA(A, e) {
this[C] = A;
const t = this[E]?.dispatcher?.webSocketOptions;
const r = t?.maxFragments;
const s = t?.maxPayloadSize;
const n = new D(this, e, {
maxFragments: r,
maxPayloadSize: s
});
n.on("drain", onParserDrain);
n.on("error", onParserError.bind(this));
A.socket.ws = this;
this[l] = n;
this.#IA = new N(A.socket);
this[Q] = i.OPEN;
const o = A.headersList.get("sec-websocket-extensions");
o !== null && (this.#oA = o);
const a = A.headersList.get("sec-websocket-protocol");
a !== null && (this.#CA = a);
y("open", this);
}
}
WebSocket.CONNECTING = WebSocket.prototype.CONNECTING = i.CONNECTING;
WebSocket.OPEN = WebSocket.prototype.OPEN = i.OPEN;
WebSocket.CLOSING = WebSocket.prototype.CLOSING = i.CLOSING;
WebSocket.CLOSED = WebSocket.prototype.CLOSED = i.CLOSED;
Object.defineProperties(WebSocket.prototype, {
CONNECTING: o,
OPEN: o,
CLOSING: o,
CLOSED: o,
url: k,
readyState: k,
bufferedAmount: k,
onopen: k,
onerror: k,
onclose: k,
close: k,
onmessage: k,
binaryType: k,
send: k,
extensions: k,
protocol: k,
[Symbol.toStringTag]: {
value: "WebSocket",
writable: false,
enumerable: false,
configurable: true
}
});
Object.defineProperties(WebSocket, {
CONNECTING: o,
OPEN: o,
CLOSING: o,
CLOSED: o
});
r.converters["sequence<DOMString>"] = r.sequenceConverter(r.converters.DOMString);
r.converters["DOMString or sequence<DOMString>"] = function(A, e, t) {
if (r.util.Type(A) === "Object" && Symbol.iterator in A) return r.converters["sequence<DOMString>"](A);
return r.converters.DOMString(A, e, t);
};
r.converters.WebSocketInit = r.dictionaryConverter([ {
key: "protocols",
converter: r.converters["DOMString or sequence<DOMString>"],
defaultValue: () => new Array(0)
}, {
key: "dispatcher",
converter: r.converters.any,
defaultValue: () => m()
}, {
key: "headers",
converter: r.nullableConverter(r.converters.HeadersInit)
} ]);
r.converters["DOMString or sequence<DOMString> or WebSocketInit"] = function(A) {
if (r.util.Type(A) === "Object" && !(Symbol.iterator in A)) return r.converters.WebSocketInit(A);
return {
protocols: r.converters["DOMString or sequence<DOMString>"](A)
};
};
r.converters.WebSocketSendData = function(A) {
if (r.util.Type(A) === "Object") {
if (R(A)) return r.converters.Blob(A, {
strict: false
});
if (ArrayBuffer.isView(A) || F.isArrayBuffer(A)) return r.converters.BufferSource(A);
}
return r.converters.USVString(A);
};
function onParserDrain() {
this.ws[C].socket.resume();
}
function onParserError(A) {
let e;
let t;
if (A instanceof S) {
e = A.reason;
t = A.code;
} else e = A.message;
y("error", this, () => new b("error", {
error: A,
message: e
}));
w(this, t);
}
A.exports = {
WebSocket: WebSocket
};
})
};
