"use strict";

exports.id = 1763;

exports.ids = [ 1763 ];

exports.modules = {
21763: (function(e, t, r) {
r.d(t, {
$9: () => encodePathSegment,
$C: () => _,
$b: () => getFromApi,
CR: () => createToolNameMapping,
C_: () => zodSchema,
Cs: () => isFullMediaType,
Ds: () => createEventSourceResponseHandler,
E8: () => waitForWebSocketBufferDrain,
EK: () => createNullLanguageModelUsage,
Fv: () => loadSetting,
G1: () => getRuntimeEnvironmentUserAgent,
GU: () => postJsonToApi,
H: () => resolveWith,
HD: () => createBinaryResponseHandler,
HE: () => be,
HQ: () => mediaTypeToExtension,
ID: () => lazySchema,
J2: () => createProviderDefinedToolFactoryWithOutputSchema,
JM: () => createBinaryStreamResponseHandler,
L8: () => connectToWebSocket,
N8: () => safeParseJSON,
PX: () => extractResponseHeaders,
Qf: () => serializeModelOptions,
Qj: () => stripFileExtension,
R: () => isNonNullable,
S: () => postFormDataToApi,
S8: () => toWebSocketUrl,
SL: () => resolveFullMediaType,
WL: () => loadApiKey,
WN: () => downloadBlob,
WZ: () => withUserAgentSuffix,
Wo: () => resolveProviderOptions,
XQ: () => convertInlineFileDataToUint8Array,
Z9: () => convertBase64ToUint8Array,
ZA: () => secureJsonParse,
ZZ: () => safeValidateTypes,
_$: () => deleteFromApi,
_s: () => injectJsonInstructionIntoMessages,
ae: () => withoutTrailingSlash,
cI: () => N,
cV: () => createJsonResponseHandler,
ej: () => convertToBase64,
f3: () => stringifyWithBigIntAndCycles,
g6: () => isCustomReasoning,
hL: () => createProviderDefinedToolFactory,
hd: () => resolve,
hr: () => convertJsonResponseToolStream,
iH: () => createProviderStreamError,
jN: () => withTelemetryRedaction,
jW: () => convertToFormData,
jv: () => mapReasoningToProviderEffort,
k5: () => validateTypes,
ks: () => isProviderStreamError,
m2: () => combineHeaders,
mD: () => asSchema,
n_: () => convertUint8ArrayToBase64,
p5: () => resolveProviderReference,
qX: () => createLanguageModelResponseMetadata,
qs: () => isUrlSupported,
qx: () => normalizeHeaders,
rV: () => toolCaller,
sM: () => detectMediaType,
sl: () => createJsonErrorResponseHandler,
sq: () => mapReasoningToProviderBudget,
u4: () => isRecord,
x3: () => loadOptionalSetting,
xI: () => parseProviderOptions,
y6: () => parseJSON,
yu: () => getTopLevelMediaType,
z: () => createProviderExecutedToolFactory,
zt: () => createStatusCodeErrorResponseHandler
});
var n = r(90583);
var s = r(43852);
var a = r(88532);
var o = r(98439);
var i = r(30252);
var u = r(84985);
r(11479);
function combineHeaders(...e) {
return e.reduce((e, t) => ({
...e,
...t
}), {});
}
function removeUndefinedEntries(e) {
return Object.fromEntries(Object.entries(e).filter(([e, t]) => t != null));
}
async function delay(e, t) {
if (e == null) return;
const r = t?.abortSignal;
return new Promise((t, n) => {
if (r?.aborted) {
n(createAbortError());
return;
}
const s = setTimeout(() => {
cleanup();
t();
}, e);
const cleanup = () => {
clearTimeout(s);
r?.removeEventListener("abort", onAbort);
};
const onAbort = () => {
cleanup();
n(createAbortError());
};
r?.addEventListener("abort", onAbort);
});
}
function createAbortError() {
return new DOMException("Delay was aborted", "AbortError");
}
function getWebSocketConstructor(e) {
const t = e ?? globalThis.WebSocket;
if (t == null) throw new Error("No WebSocket implementation available.");
return t;
}
function toWebSocketUrl(e) {
const t = new URL(e);
t.protocol === "http:" ? t.protocol = "ws:" : t.protocol === "https:" && (t.protocol = "wss:");
return t;
}
const c = new TextDecoder;
async function readWebSocketMessageText(e) {
if (typeof e === "string") return e;
if (e instanceof ArrayBuffer) return c.decode(e);
if (ArrayBuffer.isView(e)) return c.decode(e);
if (typeof Blob !== "undefined" && e instanceof Blob) return e.text();
return String(e);
}
const l = 1;
async function waitForWebSocketBufferDrain(e, {highWaterMark: t = 1048576, pollIntervalMs: r = 20, abortSignal: n} = {}) {
while (e.readyState === l && (e.bufferedAmount ?? 0) > t) {
if (n?.aborted === true) return;
await delay(r);
}
}
function connectToWebSocket({url: e, protocols: t, headers: r, webSocket: n, abortSignal: s, onOpen: a, onMessageText: o, onProcessingError: i, onSocketError: u, onClose: c, onAbort: l}) {
let d;
let f;
const close = e => {
if (f != null) {
s?.removeEventListener("abort", f);
f = void 0;
}
try {
d?.close(e);
} catch {}
};
if (s?.aborted) {
l?.(s.reason ?? new Error("Aborted"));
return {
socket: void 0,
close: close
};
}
try {
d = new (getWebSocketConstructor(n))(e, t, {
headers: removeUndefinedEntries(r ?? {})
});
} catch (e) {
i(e);
return {
socket: void 0,
close: close
};
}
if (s != null && l != null) {
f = () => l(s.reason ?? new Error("Aborted"));
s.addEventListener("abort", f, {
once: true
});
}
const p = d;
d.onopen = () => {
try {
a?.(p);
} catch (e) {
i(e);
}
};
let m = Promise.resolve();
d.onmessage = e => {
m = m.then(() => readWebSocketMessageText(e.data)).then(e => o(e)).catch(i);
};
d.onerror = () => {
m = m.then(() => u?.()).catch(i);
};
d.onclose = e => {
const t = e;
const r = typeof t?.code === "number" ? t.code : void 0;
const n = typeof t?.reason === "string" ? t.reason : void 0;
m = m.then(() => c?.({
code: r,
reason: n
})).catch(i);
};
return {
socket: d,
close: close
};
}
const {btoa: d, atob: f} = globalThis;
function convertBase64ToUint8Array(e) {
const t = e.replace(/-/g, "+").replace(/_/g, "/");
const r = f(t);
const n = new Uint8Array(r.length);
for (let e = 0; e < r.length; e++) n[e] = r.charCodeAt(e);
return n;
}
function convertUint8ArrayToBase64(e) {
if (typeof globalThis.Buffer?.from === "function") return globalThis.Buffer.from(e.buffer, e.byteOffset, e.byteLength).toString("base64");
const t = [];
const r = 4096;
for (let n = 0; n < e.length; n += r) t.push(String.fromCodePoint(...e.subarray(n, n + r)));
return d(t.join(""));
}
const p = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), Symbol.toStringTag).get;
const m = Object.getOwnPropertyDescriptor(ArrayBuffer.prototype, "byteLength").get;
function isUint8Array(e) {
return ArrayBuffer.isView(e) && p.call(e) === "Uint8Array";
}
function isArrayBuffer(e) {
if (typeof e !== "object" || e === null || !("byteLength" in e)) return false;
try {
m.call(e);
return true;
} catch {
return false;
}
}
function convertToBase64(e) {
return isUint8Array(e) ? convertUint8ArrayToBase64(e) : e;
}
function convertInlineFileDataToUint8Array(e) {
if (e.type === "stream") {
const t = new n.b8({
functionality: "streaming file upload"
});
e.stream.cancel(t).catch(() => {});
throw t;
}
if (e.type === "text") return (new TextEncoder).encode(e.text);
if (e.data instanceof Uint8Array) return e.data;
if (isUint8Array(e.data)) return new Uint8Array(e.data.buffer, e.data.byteOffset, e.data.byteLength);
if (isArrayBuffer(e.data)) return new Uint8Array(e.data);
return convertBase64ToUint8Array(e.data);
}
function convertJsonResponseToolStream(e) {
const t = new Set;
const r = new Set;
let n = false;
let s = false;
return new TransformStream({
transform(a, o) {
switch (a.type) {
case "text-start":
case "text-delta":
case "text-end":
return;

case "tool-input-start":
if (a.toolName === e) {
t.add(a.id);
o.enqueue({
type: "text-start",
id: a.id,
...a.providerMetadata && {
providerMetadata: a.providerMetadata
}
});
return;
}
break;

case "tool-input-delta":
if (t.has(a.id)) {
a.delta.length > 0 && r.add(a.id);
o.enqueue({
type: "text-delta",
id: a.id,
delta: a.delta,
...a.providerMetadata && {
providerMetadata: a.providerMetadata
}
});
return;
}
break;

case "tool-input-end":
if (t.has(a.id)) return;
break;

case "tool-call":
if (a.toolName === e) {
r.has(a.toolCallId) || o.enqueue({
type: "text-delta",
id: a.toolCallId,
delta: a.input,
...a.providerMetadata && {
providerMetadata: a.providerMetadata
}
});
o.enqueue({
type: "text-end",
id: a.toolCallId,
...a.providerMetadata && {
providerMetadata: a.providerMetadata
}
});
n = true;
return;
}
a.providerExecuted || (s = true);
break;

case "finish":
if (n && !s && a.finishReason.unified === "tool-calls") {
o.enqueue({
...a,
finishReason: {
...a.finishReason,
unified: "stop"
}
});
return;
}
}
o.enqueue(a);
}
});
}
function convertToFormData(e, t = {}) {
const {useArrayBrackets: r = true} = t;
const n = new FormData;
for (const [t, s] of Object.entries(e)) {
if (s == null) continue;
if (Array.isArray(s)) {
if (s.length === 1) {
n.append(t, s[0]);
continue;
}
const e = r ? `${t}[]` : t;
for (const t of s) n.append(e, t);
continue;
}
n.append(t, s);
}
return n;
}
function createLanguageModelResponseMetadata({id: e, model: t, created: r}) {
return {
id: e ?? void 0,
modelId: t ?? void 0,
timestamp: r != null ? new Date(r * 1e3) : void 0
};
}
function createNullLanguageModelUsage() {
return {
inputTokens: {
total: void 0,
noCache: void 0,
cacheRead: void 0,
cacheWrite: void 0
},
outputTokens: {
total: void 0,
text: void 0,
reasoning: void 0
},
raw: void 0
};
}
function createToolNameMapping({tools: e = [], providerToolNames: t}) {
const r = {};
const n = {};
for (const s of e) if (s.type === "provider" && s.id in t) {
const e = t[s.id];
r[s.name] = e;
n[e] = s.name;
}
return {
toProviderToolName: e => r[e] ?? e,
toCustomToolName: e => n[e] ?? e
};
}
const h = Symbol.for("vercel.ai.providerStreamError");
function createProviderStreamError({message: e, type: t, code: r, statusCode: n, isRetryable: s, data: a}) {
const o = {
message: e,
type: t,
code: r,
statusCode: n,
isRetryable: s,
data: a
};
Object.defineProperty(o, h, {
value: true
});
return o;
}
function isProviderStreamError(e) {
return typeof e === "object" && e != null && e[h] === true;
}
function extractResponseHeaders(e) {
return Object.fromEntries([ ...e.headers ]);
}
function getRuntimeEnvironmentUserAgent(e = globalThis) {
if (e.navigator?.userAgent) return e.navigator.userAgent.toLowerCase();
if (e.process?.versions?.node) return `node.js/${e.process.version}`;
if (e.EdgeRuntime) return "vercel-edge";
return "";
}
function isAbortError(e) {
return (e instanceof Error || typeof DOMException === "function" && e instanceof DOMException) && (e.name === "AbortError" || e.name === "ResponseAborted" || e.name === "TimeoutError");
}
const y = [ "fetch failed", "failed to fetch" ];
const g = new Set([ "ConnectionRefused", "ConnectionClosed", "FailedToOpenSocket", "ECONNRESET", "ECONNREFUSED", "ETIMEDOUT", "EPIPE", "UND_ERR_SOCKET", "UND_ERR_HEADERS_TIMEOUT", "UND_ERR_BODY_TIMEOUT", "UND_ERR_CONNECT_TIMEOUT" ]);
function findNetworkError(e) {
const t = new Set;
let r = e;
while (r instanceof Error && !t.has(r)) {
t.add(r);
const e = r;
if (typeof e.code === "string" && g.has(e.code)) return e;
r = r.cause;
}
}
function handleFetchError({error: e, url: t, requestBodyValues: r}) {
if (isAbortError(e)) return e;
if (e instanceof TypeError && y.includes(e.message.toLowerCase())) {
const s = e.cause;
if (s != null) return new n.hL({
message: `Cannot connect to API: ${s.message}`,
cause: s,
url: t,
requestBodyValues: r,
isRetryable: true
});
}
const s = findNetworkError(e);
if (s != null) {
if (n.hL.isInstance(e)) return new n.hL({
message: e.message,
cause: e.cause,
url: e.url,
requestBodyValues: e.requestBodyValues,
statusCode: e.statusCode,
responseHeaders: e.responseHeaders,
responseBody: e.responseBody,
data: e.data,
isRetryable: true
});
return new n.hL({
message: `Cannot connect to API: ${e instanceof Error ? e.message : s.message}`,
cause: e,
url: t,
requestBodyValues: r,
isRetryable: true
});
}
return e;
}
const v = "5.0.81";
function normalizeHeaders(e) {
if (e == null) return {};
const t = {};
if (e instanceof Headers) e.forEach((e, r) => {
t[r.toLowerCase()] = e;
}); else {
Array.isArray(e) || (e = Object.entries(e));
for (const [r, n] of e) n != null && (t[r.toLowerCase()] = n);
}
return t;
}
function withUserAgentSuffix(e, ...t) {
const r = new Headers(normalizeHeaders(e));
const n = r.get("user-agent") || "";
r.set("user-agent", [ n, ...t ].filter(Boolean).join(" "));
return Object.fromEntries(r.entries());
}
const getOriginalFetch$3 = () => globalThis.fetch;
const deleteFromApi = async ({url: e, headers: t = {}, failedResponseHandler: r, successfulResponseHandler: s, abortSignal: a, fetch: o = getOriginalFetch$3()}) => {
try {
const i = await o(e, {
method: "DELETE",
headers: withUserAgentSuffix(t, `ai-sdk-provider-utils/${v}`, getRuntimeEnvironmentUserAgent()),
signal: a
});
const u = extractResponseHeaders(i);
if (!i.ok) {
let t;
try {
t = await r({
response: i,
url: e,
requestBodyValues: {}
});
} catch (t) {
if (isAbortError(t) || n.hL.isInstance(t)) throw t;
throw new n.hL({
message: "Failed to process error response",
cause: t,
statusCode: i.status,
url: e,
responseHeaders: u,
requestBodyValues: {}
});
}
throw t.value;
}
try {
return await s({
response: i,
url: e,
requestBodyValues: {}
});
} catch (t) {
if (t instanceof Error && (isAbortError(t) || n.hL.isInstance(t))) throw t;
throw new n.hL({
message: "Failed to process successful response",
cause: t,
statusCode: i.status,
url: e,
responseHeaders: u,
requestBodyValues: {}
});
}
} catch (t) {
throw handleFetchError({
error: t,
url: e,
requestBodyValues: {}
});
}
};
const b = [ {
mediaType: "image/gif",
bytesPrefix: [ 71, 73, 70, 56, 55, 97 ]
}, {
mediaType: "image/gif",
bytesPrefix: [ 71, 73, 70, 56, 57, 97 ]
}, {
mediaType: "image/png",
bytesPrefix: [ 137, 80, 78, 71 ]
}, {
mediaType: "image/jpeg",
bytesPrefix: [ 255, 216 ]
}, {
mediaType: "image/webp",
bytesPrefix: [ 82, 73, 70, 70, null, null, null, null, 87, 69, 66, 80 ]
}, {
mediaType: "image/bmp",
bytesPrefix: [ 66, 77, null, null, null, null, 0, 0, 0, 0 ]
}, {
mediaType: "image/tiff",
bytesPrefix: [ 73, 73, 42, 0 ]
}, {
mediaType: "image/tiff",
bytesPrefix: [ 77, 77, 0, 42 ]
}, {
mediaType: "image/avif",
bytesPrefix: [ 0, 0, 0, null, 102, 116, 121, 112, 97, 118, 105, 102 ]
}, {
mediaType: "image/heic",
bytesPrefix: [ 0, 0, 0, null, 102, 116, 121, 112, 104, 101, 105, 99 ]
} ];
const w = [ {
mediaType: "application/pdf",
bytesPrefix: [ 37, 80, 68, 70 ]
} ];
const S = [ {
mediaType: "audio/aac",
bytesPrefix: [ 255, 240 ]
}, {
mediaType: "audio/aac",
bytesPrefix: [ 255, 241 ]
}, {
mediaType: "audio/aac",
bytesPrefix: [ 255, 248 ]
}, {
mediaType: "audio/aac",
bytesPrefix: [ 255, 249 ]
}, {
mediaType: "audio/mpeg",
bytesPrefix: [ 255, 251 ]
}, {
mediaType: "audio/mpeg",
bytesPrefix: [ 255, 250 ]
}, {
mediaType: "audio/mpeg",
bytesPrefix: [ 255, 243 ]
}, {
mediaType: "audio/mpeg",
bytesPrefix: [ 255, 242 ]
}, {
mediaType: "audio/mpeg",
bytesPrefix: [ 255, 227 ]
}, {
mediaType: "audio/mpeg",
bytesPrefix: [ 255, 226 ]
}, {
mediaType: "audio/wav",
bytesPrefix: [ 82, 73, 70, 70, null, null, null, null, 87, 65, 86, 69 ]
}, {
mediaType: "audio/ogg",
bytesPrefix: [ 79, 103, 103, 83 ]
}, {
mediaType: "audio/flac",
bytesPrefix: [ 102, 76, 97, 67 ]
}, {
mediaType: "audio/aac",
bytesPrefix: [ 64, 21, 0, 0 ]
}, {
mediaType: "audio/webm",
bytesPrefix: [ 26, 69, 223, 163 ]
} ];
const x = [ ...S, {
mediaType: "audio/mp4",
bytesPrefix: [ 0, 0, 0, null, 102, 116, 121, 112 ]
} ];
const T = [ {
mediaType: "video/mp4",
bytesPrefix: [ 0, 0, 0, null, 102, 116, 121, 112 ]
}, {
mediaType: "video/webm",
bytesPrefix: [ 26, 69, 223, 163 ]
}, {
mediaType: "video/quicktime",
bytesPrefix: [ 0, 0, 0, 20, 102, 116, 121, 112, 113, 116 ]
}, {
mediaType: "video/x-msvideo",
bytesPrefix: [ 82, 73, 70, 70 ]
} ];
const P = 18;
const A = 131084;
function decodePrefix(e, t) {
if (typeof e !== "string") return e.length > t ? e.subarray(0, t) : e;
const r = Math.ceil(t / 3) * 4;
const n = convertBase64ToUint8Array(e.substring(0, Math.min(e.length, r)));
return n.length > t ? n.subarray(0, t) : n;
}
function hasID3(e) {
return e.length > 10 && e[0] === 73 && e[1] === 68 && e[2] === 51;
}
const stripID3 = e => {
const t = (e[6] & 127) << 21 | (e[7] & 127) << 14 | (e[8] & 127) << 7 | e[9] & 127;
return e.subarray(t + 10);
};
function detectMediaTypeBySignatures({data: e, signatures: t}) {
let r = decodePrefix(e, P);
hasID3(r) && (r = stripID3(decodePrefix(e, A)));
for (const e of t) if (r.length >= e.bytesPrefix.length && e.bytesPrefix.every((e, t) => e === null || r[t] === e)) return e.mediaType;
}
const I = {
image: b,
audio: x,
video: T,
application: w
};
function detectMediaType({data: e, topLevelType: t}) {
if (t === void 0) return detectMediaTypeBySignatures({
data: e,
signatures: [ ...b, ...w, ...S, ...T ]
});
if (!Object.prototype.hasOwnProperty.call(I, t)) return;
return detectMediaTypeBySignatures({
data: e,
signatures: I[t]
});
}
function getTopLevelMediaType(e) {
const t = e.indexOf("/");
return t === -1 ? e : e.substring(0, t);
}
function isFullMediaType(e) {
const t = e.indexOf("/");
if (t === -1) return false;
const r = e.substring(t + 1);
return r.length > 0 && r !== "*";
}
async function cancelResponseBody(e) {
try {
await (e.body?.cancel());
} catch {}
}
const E = "AI_DownloadError";
const k = `vercel.ai.error.${E}`;
const O = Symbol.for(k);
var D = class extends n.bD {
constructor({url: e, statusCode: t, statusText: r, cause: n, message: s = (n == null ? `Failed to download ${e}: ${t} ${r}` : `Failed to download ${e}: ${n}`)}) {
super({
name: E,
message: s,
cause: n
});
this[O] = true;
this.url = e;
this.statusCode = t;
this.statusText = r;
}
static isInstance(e) {
return n.bD.hasMarker(e, k);
}
};
function isBrowserRuntime(e = globalThis) {
return e.window != null;
}
function isSameOrigin(e, t) {
try {
return new URL(e).origin === new URL(t).origin;
} catch {
return false;
}
}
const R = [ "connection", "keep-alive", "te", "trailer", "transfer-encoding", "upgrade", "host", "forwarded", "proxy-authorization", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip", "metadata", "metadata-flavor", "x-aws-ec2-metadata-token", "x-metadata-token", "cookie", "set-cookie" ];
function sanitizeRequestHeaders(e) {
const t = new Headers(e);
for (const e of R) t.delete(e);
return t;
}
function validateDownloadUrl(e) {
let t;
try {
t = new URL(e);
} catch {
throw new D({
url: e,
message: `Invalid URL: ${e}`
});
}
if (t.protocol === "data:") return;
if (t.protocol !== "http:" && t.protocol !== "https:") throw new D({
url: e,
message: `URL scheme must be http, https, or data, got ${t.protocol}`
});
const r = t.hostname.toLowerCase().replace(/\.+$/, "");
if (!r) throw new D({
url: e,
message: "URL must have a hostname"
});
if (r === "localhost" || r.endsWith(".local") || r.endsWith(".localhost") || r.endsWith(".internal")) throw new D({
url: e,
message: `URL with hostname ${r} is not allowed`
});
if (r.startsWith("[") && r.endsWith("]")) {
if (isPrivateIPv6(r.slice(1, -1))) throw new D({
url: e,
message: `URL with IPv6 address ${r} is not allowed`
});
return;
}
if (isIPv4(r) && isPrivateIPv4(r)) throw new D({
url: e,
message: `URL with IP address ${r} is not allowed`
});
}
function isIPv4(e) {
const t = e.split(".");
if (t.length !== 4) return false;
return t.every(e => {
const t = Number(e);
return Number.isInteger(t) && t >= 0 && t <= 255 && String(t) === e;
});
}
function isPrivateIPv4(e) {
const [t, r, n] = e.split(".").map(Number);
if (t === 0) return true;
if (t === 10) return true;
if (t === 100 && r >= 64 && r <= 127) return true;
if (t === 127) return true;
if (t === 169 && r === 254) return true;
if (t === 172 && r >= 16 && r <= 31) return true;
if (t === 192 && r === 0 && n === 0) return true;
if (t === 192 && r === 0 && n === 2) return true;
if (t === 192 && r === 168) return true;
if (t === 198 && (r === 18 || r === 19)) return true;
if (t === 198 && r === 51 && n === 100) return true;
if (t === 203 && r === 0 && n === 113) return true;
if (t >= 224) return true;
return false;
}
function parseIPv6(e) {
let t = e.toLowerCase();
const r = t.indexOf("%");
r !== -1 && (t = t.slice(0, r));
const n = t.split("::");
if (n.length > 2) return null;
const toGroups = e => {
if (e === "") return [];
const t = [];
const r = e.split(":");
for (let e = 0; e < r.length; e++) {
const n = r[e];
if (n.includes(".")) {
if (e !== r.length - 1 || !isIPv4(n)) return null;
const [s, a, o, i] = n.split(".").map(Number);
t.push(s << 8 | a, o << 8 | i);
continue;
}
if (!/^[0-9a-f]{1,4}$/.test(n)) return null;
t.push(parseInt(n, 16));
}
return t;
};
const s = toGroups(n[0]);
if (s === null) return null;
if (n.length === 2) {
const e = toGroups(n[1]);
if (e === null) return null;
const t = 8 - s.length - e.length;
if (t < 0) return null;
return [ ...s, ...new Array(t).fill(0), ...e ];
}
return s.length === 8 ? s : null;
}
function isPrivateIPv6(e) {
const t = parseIPv6(e);
if (t === null) return true;
const topZero = e => t.slice(0, e).every(e => e === 0);
if (topZero(7) && (t[7] === 0 || t[7] === 1)) return true;
if ((t[0] & 65024) === 64512) return true;
if ((t[0] & 65472) === 65152) return true;
if ((t[0] & 65472) === 65216) return true;
if ((t[0] & 65280) === 65280) return true;
if (t[0] === 8193 && t[1] === 3512) return true;
if (t[0] === 16383 && (t[1] & 61440) === 0) return true;
if (topZero(6) || topZero(5) && t[5] === 65535 || topZero(4) && t[4] === 65535 && t[5] === 0 || t[0] === 100 && t[1] === 65435 && t[2] === 0 && t[3] === 0 && t[4] === 0 && t[5] === 0 || t[0] === 100 && t[1] === 65435 && t[2] === 1) return isPrivateIPv4(`${t[6] >> 8 & 255}.${t[6] & 255}.${t[7] >> 8 & 255}.${t[7] & 255}`);
return false;
}
const C = 10;
const $ = new Set([ 301, 302, 303, 307, 308 ]);
async function fetchWithValidatedRedirects({url: e, headers: t, abortSignal: r, maxRedirects: n = C, fetch: s, trustedOrigin: a}) {
let o = t === void 0 ? void 0 : sanitizeRequestHeaders(t);
const perHopInit = e => {
const t = {
signal: r,
redirect: e
};
o !== void 0 && (t.headers = new Headers(o));
return t;
};
let i = e;
for (let t = 0; t <= n; t++) {
a !== void 0 && isSameOrigin(i, a) || validateDownloadUrl(i);
const t = s ?? globalThis.fetch;
const r = await t(i, perHopInit("manual"));
if (r.type === "opaqueredirect") {
if (!isBrowserRuntime()) throw new D({
url: e,
message: `Redirect from ${i} could not be validated and was blocked`
});
return await t(i, perHopInit("follow"));
}
const n = r.headers?.get("location");
if ($.has(r.status) && n) {
cancelResponseBody(r);
const t = new URL(n, i).toString();
if (new URL(i).protocol === "https:" && new URL(t).protocol === "http:") throw new D({
url: e,
message: "Redirect from HTTPS to HTTP was blocked"
});
if (o !== void 0 && !isSameOrigin(t, i)) {
const e = o.get("user-agent");
o = new Headers(e == null ? void 0 : {
"user-agent": e
});
}
i = t;
continue;
}
return r;
}
throw new D({
url: e,
message: `Too many redirects (max ${n})`
});
}
const B = new Set([ "accept", "accept-language", "baggage", "cache-control", "idempotency-key", "if-match", "if-modified-since", "if-none-match", "if-range", "if-unmodified-since", "pragma", "range", "traceparent", "tracestate", "user-agent", "x-correlation-id", "x-request-id" ]);
async function fetchUntrustedUrl({headers: e, credentialedOrigin: t, untrustedFirstHopHeaders: r, ...n}) {
let s;
if (e !== void 0) {
s = sanitizeRequestHeaders(e);
const a = t ?? n.trustedOrigin;
if (a === void 0 || !isSameOrigin(n.url, a)) {
const e = new Set([ ...B, ...(r ?? []).map(e => e.toLowerCase()) ]);
s = new Headers([ ...s ].filter(([t]) => e.has(t)));
}
}
return fetchWithValidatedRedirects({
...n,
headers: s
});
}
const M = 2147483648;
async function readResponseWithSizeLimit({response: e, url: t, maxBytes: r = M, onChunk: n}) {
const s = e.headers.get("content-length");
if (s != null) {
const n = parseInt(s, 10);
if (!isNaN(n) && n > r) {
await cancelResponseBody(e);
throw new D({
url: t,
message: `Download of ${t} exceeded maximum size of ${r} bytes (Content-Length: ${n}).`
});
}
}
const a = e.body;
if (a == null) return new Uint8Array(0);
const o = a.getReader();
const i = [];
let u = 0;
try {
while (true) {
const {done: e, value: s} = await o.read();
if (e) break;
u += s.length;
if (u > r) throw new D({
url: t,
message: `Download of ${t} exceeded maximum size of ${r} bytes.`
});
if (n != null) {
n(s);
continue;
}
i.push(s.byteLength < s.buffer.byteLength ? new Uint8Array(s) : s);
}
} finally {
try {
await o.cancel();
} catch {} finally {
o.releaseLock();
}
}
const c = new Uint8Array(n != null ? 0 : u);
let l = 0;
for (const e of i) {
c.set(e, l);
l += e.length;
}
return c;
}
async function downloadBlob(e, t) {
try {
const r = await fetchUntrustedUrl({
url: e,
abortSignal: t?.abortSignal,
fetch: t?.fetch
});
if (!r.ok) {
await cancelResponseBody(r);
throw new D({
url: e,
statusCode: r.status,
statusText: r.statusText
});
}
const n = await readResponseWithSizeLimit({
response: r,
url: e,
maxBytes: t?.maxBytes ?? 2147483648
});
const s = r.headers.get("content-type") ?? void 0;
return new Blob([ n ], s ? {
type: s
} : void 0);
} catch (t) {
if (D.isInstance(t)) throw t;
throw new D({
url: e,
cause: t
});
}
}
const N = Symbol.for("vercel.ai.embeddingModel.maxInputBytesPerCall");
Symbol.for("vercel.ai.embeddingModel.providerOptionsTransformer");
function encodePathSegment(e) {
const t = encodeURIComponent(e);
return t === "." ? "%252E" : t === ".." ? "%252E%252E" : t;
}
const createIdGenerator = ({prefix: e, size: t = 16, alphabet: r = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", separator: s = "-"} = {}) => {
const generator = () => {
const e = r.length;
const n = new Array(t);
for (let s = 0; s < t; s++) n[s] = r[Math.random() * e | 0];
return n.join("");
};
if (e == null) return generator;
if (r.includes(s)) throw new n.Di({
argument: "separator",
message: `The separator "${s}" must not be part of the alphabet "${r}".`
});
return () => `${e}${s}${generator()}`;
};
const _ = createIdGenerator();
const getOriginalFetch$2 = () => globalThis.fetch;
const getFromApi = async ({url: e, headers: t = {}, successfulResponseHandler: r, failedResponseHandler: s, abortSignal: a, fetch: o, validateUrl: i, credentialedOrigin: u, trustedOrigin: c}) => {
try {
const l = o ?? getOriginalFetch$2();
const d = withUserAgentSuffix(u === void 0 || isSameOrigin(e, u) ? t : {}, `ai-sdk-provider-utils/${v}`, getRuntimeEnvironmentUserAgent());
const f = i ? await fetchWithValidatedRedirects({
url: e,
headers: d,
abortSignal: a,
fetch: o,
trustedOrigin: c
}) : await l(e, {
method: "GET",
headers: d,
signal: a
});
const p = extractResponseHeaders(f);
if (!f.ok) {
let t;
try {
t = await s({
response: f,
url: e,
requestBodyValues: {}
});
} catch (t) {
if (isAbortError(t) || n.hL.isInstance(t)) throw t;
throw new n.hL({
message: "Failed to process error response",
cause: t,
statusCode: f.status,
url: e,
responseHeaders: p,
requestBodyValues: {}
});
}
throw t.value;
}
try {
return await r({
response: f,
url: e,
requestBodyValues: {}
});
} catch (t) {
if (t instanceof Error && (isAbortError(t) || n.hL.isInstance(t))) throw t;
throw new n.hL({
message: "Failed to process successful response",
cause: t,
statusCode: f.status,
url: e,
responseHeaders: p,
requestBodyValues: {}
});
}
} catch (t) {
throw handleFetchError({
error: t,
url: e,
requestBodyValues: {}
});
}
};
const j = "JSON schema:";
const L = "You MUST answer with a JSON object that matches the JSON schema above.";
const F = "You MUST answer with JSON.";
function injectJsonInstruction({prompt: e, schema: t, schemaPrefix: r = (t != null ? j : void 0), schemaSuffix: n = (t != null ? L : F)}) {
return [ e != null && e.length > 0 ? e : void 0, e != null && e.length > 0 ? "" : void 0, r, t != null ? JSON.stringify(t) : void 0, n ].filter(e => e != null).join("\n");
}
function injectJsonInstructionIntoMessages({messages: e, schema: t, schemaPrefix: r, schemaSuffix: n}) {
const s = e[0]?.role === "system" ? {
...e[0]
} : {
role: "system",
content: ""
};
s.content = injectJsonInstruction({
prompt: s.content,
schema: t,
schemaPrefix: r,
schemaSuffix: n
});
return [ s, ...e[0]?.role === "system" ? e.slice(1) : e ];
}
function isNonNullable(e) {
return e != null;
}
function isRecord(e) {
return e != null && typeof e === "object" && !Array.isArray(e);
}
function isUrlSupported({mediaType: e, url: t, supportedUrls: r}) {
e = e.toLowerCase();
const n = !e.includes("/");
return Object.entries(r).map(([e, t]) => {
const r = e.toLowerCase();
return r === "*" || r === "*/*" ? {
mediaTypePrefix: "",
regexes: t
} : {
mediaTypePrefix: r.replace(/\*/, ""),
regexes: t
};
}).filter(({mediaTypePrefix: t}) => {
if (t === "") return true;
if (n) return `${e}/` === t;
return t.endsWith("/") ? e.startsWith(t) : e === t;
}).flatMap(({regexes: e}) => e).some(e => testRegExpFromStart(e, t));
}
function testRegExpFromStart(e, t) {
if (!e.global && !e.sticky) return e.test(t);
const r = e.lastIndex;
e.lastIndex = 0;
try {
return e.test(t);
} finally {
e.lastIndex = r;
}
}
function loadApiKey({apiKey: e, environmentVariableName: t, apiKeyParameterName: r = "apiKey", description: s}) {
if (typeof e === "string") return e;
if (e != null) throw new n.Kq({
message: `${s} API key must be a string.`
});
if (typeof process === "undefined") throw new n.Kq({
message: `${s} API key is missing. Pass it using the '${r}' parameter. Environment variables are not supported in this environment.`
});
e = process.env[t];
if (e == null) throw new n.Kq({
message: `${s} API key is missing. Pass it using the '${r}' parameter or the ${t} environment variable.`
});
if (typeof e !== "string") throw new n.Kq({
message: `${s} API key must be a string. The value of the ${t} environment variable is not a string.`
});
return e;
}
function loadOptionalSetting({settingValue: e, environmentVariableName: t}) {
if (typeof e === "string") return e;
if (e != null || typeof process === "undefined") return;
e = process.env[t];
if (e == null || typeof e !== "string") return;
return e;
}
function loadSetting({settingValue: e, environmentVariableName: t, settingName: r, description: s}) {
if (typeof e === "string") return e;
if (e != null) throw new n.Vf({
message: `${s} setting must be a string.`
});
if (typeof process === "undefined") throw new n.Vf({
message: `${s} setting is missing. Pass it using the '${r}' parameter. Environment variables are not supported in this environment.`
});
e = process.env[t];
if (e == null) throw new n.Vf({
message: `${s} setting is missing. Pass it using the '${r}' parameter or the ${t} environment variable.`
});
if (typeof e !== "string") throw new n.Vf({
message: `${s} setting must be a string. The value of the ${t} environment variable is not a string.`
});
return e;
}
const U = [ "minimal", "low", "medium", "high", "xhigh", "max" ];
function isCustomReasoning(e) {
return e !== void 0 && e !== "provider-default";
}
function mapReasoningToProviderEffort({reasoning: e, effortMap: t, providerOptionsEffort: r, warnings: n}) {
if (r != null) return r;
if (!isCustomReasoning(e)) return;
const s = U.indexOf(e);
const a = [ e, ...U.slice(0, Math.max(s, 0)).reverse(), ...U.slice(s + 1) ].find(e => t[e] != null);
if (a == null) {
n.push({
type: "unsupported",
feature: "reasoning",
details: `reasoning "${e}" is not supported by this model.`
});
return;
}
const o = t[a];
o !== e && n.push({
type: "compatibility",
feature: "reasoning",
details: `reasoning "${e}" is not directly supported by this model. mapped to effort "${o}".`
});
return o;
}
const V = {
minimal: .02,
low: .1,
medium: .3,
high: .6,
xhigh: .9,
max: .95
};
function mapReasoningToProviderBudget({reasoning: e, maxOutputTokens: t, maxReasoningBudget: r, minReasoningBudget: n = 1024, budgetPercentages: s, warnings: a}) {
if (e === "none") {
a.push({
type: "compatibility",
feature: "reasoning",
details: `reasoning "none" is not supported by this model. mapped to the minimum reasoning budget of ${n} tokens.`
});
return n;
}
const o = s?.[e] ?? V[e];
return Math.min(r, Math.max(n, Math.round(t * o)));
}
function mediaTypeToExtension(e) {
const [t, r = ""] = e.toLowerCase().split("/");
return {
mpeg: "mp3",
"x-wav": "wav",
opus: "ogg",
mp4: "m4a",
"x-m4a": "m4a"
}[r] ?? r;
}
const H = /"(?:_|\\u005[Ff])(?:_|\\u005[Ff])(?:p|\\u0070)(?:r|\\u0072)(?:o|\\u006[Ff])(?:t|\\u0074)(?:o|\\u006[Ff])(?:_|\\u005[Ff])(?:_|\\u005[Ff])"\s*:/;
const Z = /"(?:c|\\u0063)(?:o|\\u006[Ff])(?:n|\\u006[Ee])(?:s|\\u0073)(?:t|\\u0074)(?:r|\\u0072)(?:u|\\u0075)(?:c|\\u0063)(?:t|\\u0074)(?:o|\\u006[Ff])(?:r|\\u0072)"\s*:/;
function _parse(e) {
const t = JSON.parse(e);
if (t === null || typeof t !== "object") return t;
if (H.test(e) === false && Z.test(e) === false) return t;
return filter(t);
}
function filter(e) {
let t = [ e ];
while (t.length) {
const e = t;
t = [];
for (const r of e) {
if (Object.prototype.hasOwnProperty.call(r, "__proto__")) throw new SyntaxError("Object contains forbidden prototype property");
if (Object.prototype.hasOwnProperty.call(r, "constructor") && r.constructor !== null && typeof r.constructor === "object" && Object.prototype.hasOwnProperty.call(r.constructor, "prototype")) throw new SyntaxError("Object contains forbidden prototype property");
for (const e in r) {
const n = r[e];
n && typeof n === "object" && t.push(n);
}
}
}
return e;
}
function secureJsonParse(e) {
const {stackTraceLimit: t} = Error;
try {
Error.stackTraceLimit = 0;
} catch {
return _parse(e);
}
try {
return _parse(e);
} finally {
Error.stackTraceLimit = t;
}
}
function addAdditionalPropertiesToJsonSchema(e) {
if (e.type === "object" || Array.isArray(e.type) && e.type.includes("object")) {
const {additionalProperties: t} = e;
e.additionalProperties = t != null && typeof t !== "boolean" && visit(t);
const {properties: r} = e;
if (r != null) for (const e of Object.keys(r)) r[e] = visit(r[e]);
}
e.items != null && (e.items = Array.isArray(e.items) ? e.items.map(visit) : visit(e.items));
e.anyOf != null && (e.anyOf = e.anyOf.map(visit));
e.allOf != null && (e.allOf = e.allOf.map(visit));
e.oneOf != null && (e.oneOf = e.oneOf.map(visit));
const {definitions: t} = e;
if (t != null) for (const e of Object.keys(t)) t[e] = visit(t[e]);
return e;
}
function visit(e) {
if (typeof e === "boolean") return e;
return addAdditionalPropertiesToJsonSchema(e);
}
const q = Symbol("Let zodToJsonSchema decide on which parser to use");
const z = {
name: void 0,
$refStrategy: "root",
basePath: [ "#" ],
effectStrategy: "input",
pipeStrategy: "all",
dateStrategy: "format:date-time",
mapStrategy: "entries",
removeAdditionalStrategy: "passthrough",
allowedAdditionalProperties: true,
rejectedAdditionalProperties: false,
definitionPath: "definitions",
strictUnions: false,
definitions: {},
errorMessages: false,
patternStrategy: "escape",
applyRegexFlags: false,
emailStrategy: "format:email",
base64Strategy: "contentEncoding:base64",
nameStrategy: "ref"
};
const getDefaultOptions = e => typeof e === "string" ? {
...z,
name: e
} : {
...z,
...e
};
function parseAnyDef() {
return {};
}
function parseArrayDef(e, t) {
const r = {
type: "array"
};
e.type?._def && e.type?._def?.typeName !== "ZodAny" && (r.items = parseDef(e.type._def, {
...t,
currentPath: [ ...t.currentPath, "items" ]
}));
e.minLength && (r.minItems = e.minLength.value);
e.maxLength && (r.maxItems = e.maxLength.value);
if (e.exactLength) {
r.minItems = e.exactLength.value;
r.maxItems = e.exactLength.value;
}
return r;
}
function parseBigintDef(e) {
const t = {
type: "integer",
format: "int64"
};
if (!e.checks) return t;
for (const r of e.checks) switch (r.kind) {
case "min":
r.inclusive ? t.minimum = r.value : t.exclusiveMinimum = r.value;
break;

case "max":
r.inclusive ? t.maximum = r.value : t.exclusiveMaximum = r.value;
break;

case "multipleOf":
t.multipleOf = r.value;
}
return t;
}
function parseBooleanDef() {
return {
type: "boolean"
};
}
function parseBrandedDef(e, t) {
return parseDef(e.type._def, t);
}
const parseCatchDef = (e, t) => parseDef(e.innerType._def, t);
function parseDateDef(e, t, r) {
const n = r ?? t.dateStrategy;
if (Array.isArray(n)) return {
anyOf: n.map(r => parseDateDef(e, t, r))
};
switch (n) {
case "string":
case "format:date-time":
return {
type: "string",
format: "date-time"
};

case "format:date":
return {
type: "string",
format: "date"
};

case "integer":
return integerDateParser(e);
}
}
const integerDateParser = e => {
const t = {
type: "integer",
format: "unix-time"
};
for (const r of e.checks) switch (r.kind) {
case "min":
t.minimum = r.value;
break;

case "max":
t.maximum = r.value;
}
return t;
};
function parseDefaultDef(e, t) {
return {
...parseDef(e.innerType._def, t),
default: e.defaultValue()
};
}
function parseEffectsDef(e, t) {
return t.effectStrategy === "input" ? parseDef(e.schema._def, t) : parseAnyDef();
}
function parseEnumDef(e) {
return {
type: "string",
enum: Array.from(e.values)
};
}
const isJsonSchema7AllOfType = e => {
if ("type" in e && e.type === "string") return false;
return "allOf" in e;
};
function parseIntersectionDef(e, t) {
const r = [ parseDef(e.left._def, {
...t,
currentPath: [ ...t.currentPath, "allOf", "0" ]
}), parseDef(e.right._def, {
...t,
currentPath: [ ...t.currentPath, "allOf", "1" ]
}) ].filter(e => !!e);
const n = [];
r.forEach(e => {
if (isJsonSchema7AllOfType(e)) n.push(...e.allOf); else {
let t = e;
if ("additionalProperties" in e && e.additionalProperties === false) {
const {additionalProperties: r, ...n} = e;
t = n;
}
n.push(t);
}
});
return n.length ? {
allOf: n
} : void 0;
}
function parseLiteralDef(e) {
const t = typeof e.value;
if (t !== "bigint" && t !== "number" && t !== "boolean" && t !== "string") return {
type: Array.isArray(e.value) ? "array" : "object"
};
return {
type: t === "bigint" ? "integer" : t,
const: e.value
};
}
let J;
const W = {
cuid: /^[cC][^\s-]{8,}$/,
cuid2: /^[0-9a-z]+$/,
ulid: /^[0-9A-HJKMNP-TV-Z]{26}$/,
email: /^(?!\.)(?!.*\.\.)([a-zA-Z0-9_'+\-.]*)[a-zA-Z0-9_+-]@([a-zA-Z0-9][a-zA-Z0-9-]*\.)+[a-zA-Z]{2,}$/,
emoji: () => {
J === void 0 && (J = RegExp("^(\\p{Extended_Pictographic}|\\p{Emoji_Component})+$", "u"));
return J;
},
uuid: /^[0-9a-fA-F]{8}\b-[0-9a-fA-F]{4}\b-[0-9a-fA-F]{4}\b-[0-9a-fA-F]{4}\b-[0-9a-fA-F]{12}$/,
ipv4: /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])$/,
ipv4Cidr: /^(?:(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\.){3}(?:25[0-5]|2[0-4][0-9]|1[0-9][0-9]|[1-9][0-9]|[0-9])\/(3[0-2]|[12]?[0-9])$/,
ipv6: /^(([a-f0-9]{1,4}:){7}|::([a-f0-9]{1,4}:){0,6}|([a-f0-9]{1,4}:){1}:([a-f0-9]{1,4}:){0,5}|([a-f0-9]{1,4}:){2}:([a-f0-9]{1,4}:){0,4}|([a-f0-9]{1,4}:){3}:([a-f0-9]{1,4}:){0,3}|([a-f0-9]{1,4}:){4}:([a-f0-9]{1,4}:){0,2}|([a-f0-9]{1,4}:){5}:([a-f0-9]{1,4}:){0,1})([a-f0-9]{1,4}|(((25[0-5])|(2[0-4][0-9])|(1[0-9]{2})|([0-9]{1,2}))\.){3}((25[0-5])|(2[0-4][0-9])|(1[0-9]{2})|([0-9]{1,2})))$/,
ipv6Cidr: /^(([0-9a-fA-F]{1,4}:){7,7}[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,7}:|([0-9a-fA-F]{1,4}:){1,6}:[0-9a-fA-F]{1,4}|([0-9a-fA-F]{1,4}:){1,5}(:[0-9a-fA-F]{1,4}){1,2}|([0-9a-fA-F]{1,4}:){1,4}(:[0-9a-fA-F]{1,4}){1,3}|([0-9a-fA-F]{1,4}:){1,3}(:[0-9a-fA-F]{1,4}){1,4}|([0-9a-fA-F]{1,4}:){1,2}(:[0-9a-fA-F]{1,4}){1,5}|[0-9a-fA-F]{1,4}:((:[0-9a-fA-F]{1,4}){1,6})|:((:[0-9a-fA-F]{1,4}){1,7}|:)|fe80:(:[0-9a-fA-F]{0,4}){0,4}%[0-9a-zA-Z]{1,}|::(ffff(:0{1,4}){0,1}:){0,1}((25[0-5]|(2[0-4]|1{0,1}[0-9]){0,1}[0-9])\.){3,3}(25[0-5]|(2[0-4]|1{0,1}[0-9]){0,1}[0-9])|([0-9a-fA-F]{1,4}:){1,4}:((25[0-5]|(2[0-4]|1{0,1}[0-9]){0,1}[0-9])\.){3,3}(25[0-5]|(2[0-4]|1{0,1}[0-9]){0,1}[0-9]))\/(12[0-8]|1[01][0-9]|[1-9]?[0-9])$/,
base64: /^([0-9a-zA-Z+/]{4})*(([0-9a-zA-Z+/]{2}==)|([0-9a-zA-Z+/]{3}=))?$/,
base64url: /^([0-9a-zA-Z-_]{4})*(([0-9a-zA-Z-_]{2}(==)?)|([0-9a-zA-Z-_]{3}(=)?))?$/,
nanoid: /^[a-zA-Z0-9_-]{21}$/,
jwt: /^[A-Za-z0-9-_]+\.[A-Za-z0-9-_]+\.[A-Za-z0-9-_]*$/
};
function parseStringDef(e, t) {
const r = {
type: "string"
};
if (e.checks) for (const n of e.checks) switch (n.kind) {
case "min":
r.minLength = typeof r.minLength === "number" ? Math.max(r.minLength, n.value) : n.value;
break;

case "max":
r.maxLength = typeof r.maxLength === "number" ? Math.min(r.maxLength, n.value) : n.value;
break;

case "email":
switch (t.emailStrategy) {
case "format:email":
addFormat(r, "email", n.message, t);
break;

case "format:idn-email":
addFormat(r, "idn-email", n.message, t);
break;

case "pattern:zod":
addPattern(r, W.email, n.message, t);
}
break;

case "url":
addFormat(r, "uri", n.message, t);
break;

case "uuid":
addFormat(r, "uuid", n.message, t);
break;

case "regex":
addPattern(r, n.regex, n.message, t);
break;

case "cuid":
addPattern(r, W.cuid, n.message, t);
break;

case "cuid2":
addPattern(r, W.cuid2, n.message, t);
break;

case "startsWith":
addPattern(r, RegExp(`^${escapeLiteralCheckValue(n.value, t)}`), n.message, t);
break;

case "endsWith":
addPattern(r, RegExp(`${escapeLiteralCheckValue(n.value, t)}$`), n.message, t);
break;

case "datetime":
addFormat(r, "date-time", n.message, t);
break;

case "date":
addFormat(r, "date", n.message, t);
break;

case "time":
addFormat(r, "time", n.message, t);
break;

case "duration":
addFormat(r, "duration", n.message, t);
break;

case "length":
r.minLength = typeof r.minLength === "number" ? Math.max(r.minLength, n.value) : n.value;
r.maxLength = typeof r.maxLength === "number" ? Math.min(r.maxLength, n.value) : n.value;
break;

case "includes":
addPattern(r, RegExp(escapeLiteralCheckValue(n.value, t)), n.message, t);
break;

case "ip":
n.version !== "v6" && addFormat(r, "ipv4", n.message, t);
n.version !== "v4" && addFormat(r, "ipv6", n.message, t);
break;

case "base64url":
addPattern(r, W.base64url, n.message, t);
break;

case "jwt":
addPattern(r, W.jwt, n.message, t);
break;

case "cidr":
n.version !== "v6" && addPattern(r, W.ipv4Cidr, n.message, t);
n.version !== "v4" && addPattern(r, W.ipv6Cidr, n.message, t);
break;

case "emoji":
addPattern(r, W.emoji(), n.message, t);
break;

case "ulid":
addPattern(r, W.ulid, n.message, t);
break;

case "base64":
switch (t.base64Strategy) {
case "format:binary":
addFormat(r, "binary", n.message, t);
break;

case "contentEncoding:base64":
r.contentEncoding = "base64";
break;

case "pattern:zod":
addPattern(r, W.base64, n.message, t);
}
break;

case "nanoid":
addPattern(r, W.nanoid, n.message, t);
}
return r;
}
function escapeLiteralCheckValue(e, t) {
return t.patternStrategy === "escape" ? escapeNonAlphaNumeric(e) : e;
}
const K = new Set("ABCDEFGHIJKLMNOPQRSTUVXYZabcdefghijklmnopqrstuvxyz0123456789");
function escapeNonAlphaNumeric(e) {
let t = "";
for (let r = 0; r < e.length; r++) {
K.has(e[r]) || (t += "\\");
t += e[r];
}
return t;
}
function addFormat(e, t, r, n) {
if (e.format || e.anyOf?.some(e => e.format)) {
e.anyOf || (e.anyOf = []);
if (e.format) {
e.anyOf.push({
format: e.format
});
delete e.format;
}
e.anyOf.push({
format: t,
...r && n.errorMessages && {
errorMessage: {
format: r
}
}
});
} else e.format = t;
}
function addPattern(e, t, r, n) {
if (e.pattern || e.allOf?.some(e => e.pattern)) {
e.allOf || (e.allOf = []);
if (e.pattern) {
e.allOf.push({
pattern: e.pattern
});
delete e.pattern;
}
e.allOf.push({
pattern: stringifyRegExpWithFlags(t, n),
...r && n.errorMessages && {
errorMessage: {
pattern: r
}
}
});
} else e.pattern = stringifyRegExpWithFlags(t, n);
}
function stringifyRegExpWithFlags(e, t) {
if (!t.applyRegexFlags || !e.flags) return e.source;
const r = {
i: e.flags.includes("i"),
m: e.flags.includes("m"),
s: e.flags.includes("s")
};
const n = r.i ? e.source.toLowerCase() : e.source;
let s = "";
let a = false;
let o = false;
let i = false;
for (let e = 0; e < n.length; e++) {
if (a) {
s += n[e];
a = false;
continue;
}
if (r.i) if (o) {
if (n[e].match(/[a-z]/)) {
if (i) {
s += n[e];
s += `${n[e - 2]}-${n[e]}`.toUpperCase();
i = false;
} else if (n[e + 1] === "-" && n[e + 2]?.match(/[a-z]/)) {
s += n[e];
i = true;
} else s += `${n[e]}${n[e].toUpperCase()}`;
continue;
}
} else if (n[e].match(/[a-z]/)) {
s += `[${n[e]}${n[e].toUpperCase()}]`;
continue;
}
if (r.m) {
if (n[e] === "^") {
s += "(^|(?<=[\r\n]))";
continue;
}
if (n[e] === "$") {
s += "($|(?=[\r\n]))";
continue;
}
}
if (r.s && n[e] === ".") {
s += o ? `${n[e]}\r\n` : `[${n[e]}\r\n]`;
continue;
}
s += n[e];
n[e] === "\\" ? a = true : o && n[e] === "]" ? o = false : o || n[e] !== "[" || (o = true);
}
try {
new RegExp(s);
} catch {
console.warn(`Could not convert regex pattern at ${t.currentPath.join("/")} to a flag-independent form! Falling back to the flag-ignorant source`);
return e.source;
}
return s;
}
function parseRecordDef(e, t) {
const r = {
type: "object",
additionalProperties: parseDef(e.valueType._def, {
...t,
currentPath: [ ...t.currentPath, "additionalProperties" ]
}) ?? t.allowedAdditionalProperties
};
if (e.keyType?._def.typeName === "ZodString" && e.keyType._def.checks?.length) {
const {type: n, ...s} = parseStringDef(e.keyType._def, t);
return {
...r,
propertyNames: s
};
}
if (e.keyType?._def.typeName === "ZodEnum") return {
...r,
propertyNames: {
enum: e.keyType._def.values
}
};
if (e.keyType?._def.typeName === "ZodBranded" && e.keyType._def.type._def.typeName === "ZodString" && e.keyType._def.type._def.checks?.length) {
const {type: n, ...s} = parseBrandedDef(e.keyType._def, t);
return {
...r,
propertyNames: s
};
}
return r;
}
function parseMapDef(e, t) {
if (t.mapStrategy === "record") return parseRecordDef(e, t);
return {
type: "array",
maxItems: 125,
items: {
type: "array",
items: [ parseDef(e.keyType._def, {
...t,
currentPath: [ ...t.currentPath, "items", "items", "0" ]
}) || parseAnyDef(), parseDef(e.valueType._def, {
...t,
currentPath: [ ...t.currentPath, "items", "items", "1" ]
}) || parseAnyDef() ],
minItems: 2,
maxItems: 2
}
};
}
function parseNativeEnumDef(e) {
const t = e.values;
const r = Object.keys(e.values).filter(e => typeof t[t[e]] !== "number").map(e => t[e]);
const n = Array.from(new Set(r.map(e => typeof e)));
return {
type: n.length === 1 ? n[0] === "string" ? "string" : "number" : [ "string", "number" ],
enum: r
};
}
function parseNeverDef() {
return {
not: parseAnyDef()
};
}
function parseNullDef() {
return {
type: "null"
};
}
const G = {
ZodString: "string",
ZodNumber: "number",
ZodBigInt: "integer",
ZodBoolean: "boolean",
ZodNull: "null"
};
function parseUnionDef(e, t) {
const r = e.options instanceof Map ? Array.from(e.options.values()) : e.options;
if (r.every(e => e._def.typeName in G && (!e._def.checks || !e._def.checks.length))) {
const e = r.reduce((e, t) => {
const r = G[t._def.typeName];
return r && !e.includes(r) ? [ ...e, r ] : e;
}, []);
return {
type: e.length > 1 ? e : e[0]
};
}
if (r.every(e => e._def.typeName === "ZodLiteral" && !e.description)) {
const e = r.reduce((e, t) => {
const r = typeof t._def.value;
switch (r) {
case "string":
case "number":
case "boolean":
return [ ...e, r ];

case "bigint":
return [ ...e, "integer" ];

case "object":
if (t._def.value === null) return [ ...e, "null" ];

default:
return e;
}
}, []);
if (e.length === r.length) {
const t = e.filter((e, t, r) => r.indexOf(e) === t);
return {
type: t.length > 1 ? t : t[0],
enum: r.reduce((e, t) => e.includes(t._def.value) ? e : [ ...e, t._def.value ], [])
};
}
} else if (r.every(e => e._def.typeName === "ZodEnum")) return {
type: "string",
enum: r.reduce((e, t) => [ ...e, ...t._def.values.filter(t => !e.includes(t)) ], [])
};
return asAnyOf(e, t);
}
const asAnyOf = (e, t) => {
const r = (e.options instanceof Map ? Array.from(e.options.values()) : e.options).map((e, r) => parseDef(e._def, {
...t,
currentPath: [ ...t.currentPath, "anyOf", `${r}` ]
})).filter(e => !!e && (!t.strictUnions || typeof e === "object" && Object.keys(e).length > 0));
return r.length ? {
anyOf: r
} : void 0;
};
function parseNullableDef(e, t) {
if ([ "ZodString", "ZodNumber", "ZodBigInt", "ZodBoolean", "ZodNull" ].includes(e.innerType._def.typeName) && (!e.innerType._def.checks || !e.innerType._def.checks.length)) return {
type: [ G[e.innerType._def.typeName], "null" ]
};
const r = parseDef(e.innerType._def, {
...t,
currentPath: [ ...t.currentPath, "anyOf", "0" ]
});
return r && {
anyOf: [ r, {
type: "null"
} ]
};
}
function parseNumberDef(e) {
const t = {
type: "number"
};
if (!e.checks) return t;
for (const r of e.checks) switch (r.kind) {
case "int":
t.type = "integer";
break;

case "min":
r.inclusive ? t.minimum = r.value : t.exclusiveMinimum = r.value;
break;

case "max":
r.inclusive ? t.maximum = r.value : t.exclusiveMaximum = r.value;
break;

case "multipleOf":
t.multipleOf = r.value;
}
return t;
}
function parseObjectDef(e, t) {
const r = {
type: "object",
properties: {}
};
const n = [];
const s = e.shape();
for (const e in s) {
let a = s[e];
if (a === void 0 || a._def === void 0) continue;
const o = safeIsOptional(a);
const i = parseDef(a._def, {
...t,
currentPath: [ ...t.currentPath, "properties", e ],
propertyPath: [ ...t.currentPath, "properties", e ]
});
if (i === void 0) continue;
r.properties[e] = i;
o || n.push(e);
}
n.length && (r.required = n);
const a = decideAdditionalProperties(e, t);
a !== void 0 && (r.additionalProperties = a);
return r;
}
function decideAdditionalProperties(e, t) {
if (e.catchall._def.typeName !== "ZodNever") return parseDef(e.catchall._def, {
...t,
currentPath: [ ...t.currentPath, "additionalProperties" ]
});
switch (e.unknownKeys) {
case "passthrough":
return t.allowedAdditionalProperties;

case "strict":
return t.rejectedAdditionalProperties;

case "strip":
return t.removeAdditionalStrategy === "strict" ? t.allowedAdditionalProperties : t.rejectedAdditionalProperties;
}
}
function safeIsOptional(e) {
try {
return e.isOptional();
} catch {
return true;
}
}
const parseOptionalDef = (e, t) => {
if (t.currentPath.toString() === t.propertyPath?.toString()) return parseDef(e.innerType._def, t);
const r = parseDef(e.innerType._def, {
...t,
currentPath: [ ...t.currentPath, "anyOf", "1" ]
});
return r ? {
anyOf: [ {
not: parseAnyDef()
}, r ]
} : parseAnyDef();
};
const parsePipelineDef = (e, t) => {
if (t.pipeStrategy === "input") return parseDef(e.in._def, t);
if (t.pipeStrategy === "output") return parseDef(e.out._def, t);
const r = parseDef(e.in._def, {
...t,
currentPath: [ ...t.currentPath, "allOf", "0" ]
});
return {
allOf: [ r, parseDef(e.out._def, {
...t,
currentPath: [ ...t.currentPath, "allOf", r ? "1" : "0" ]
}) ].filter(e => e !== void 0)
};
};
function parsePromiseDef(e, t) {
return parseDef(e.type._def, t);
}
function parseSetDef(e, t) {
const r = {
type: "array",
uniqueItems: true,
items: parseDef(e.valueType._def, {
...t,
currentPath: [ ...t.currentPath, "items" ]
})
};
e.minSize && (r.minItems = e.minSize.value);
e.maxSize && (r.maxItems = e.maxSize.value);
return r;
}
function parseTupleDef(e, t) {
return e.rest ? {
type: "array",
minItems: e.items.length,
items: e.items.map((e, r) => parseDef(e._def, {
...t,
currentPath: [ ...t.currentPath, "items", `${r}` ]
})).reduce((e, t) => t === void 0 ? e : [ ...e, t ], []),
additionalItems: parseDef(e.rest._def, {
...t,
currentPath: [ ...t.currentPath, "additionalItems" ]
})
} : {
type: "array",
minItems: e.items.length,
maxItems: e.items.length,
items: e.items.map((e, r) => parseDef(e._def, {
...t,
currentPath: [ ...t.currentPath, "items", `${r}` ]
})).reduce((e, t) => t === void 0 ? e : [ ...e, t ], [])
};
}
function parseUndefinedDef() {
return {
not: parseAnyDef()
};
}
function parseUnknownDef() {
return parseAnyDef();
}
const parseReadonlyDef = (e, t) => parseDef(e.innerType._def, t);
const selectParser = (e, t, r) => {
switch (t) {
case "ZodString":
return parseStringDef(e, r);

case "ZodNumber":
return parseNumberDef(e);

case "ZodObject":
return parseObjectDef(e, r);

case "ZodBigInt":
return parseBigintDef(e);

case "ZodBoolean":
return parseBooleanDef();

case "ZodDate":
return parseDateDef(e, r);

case "ZodUndefined":
return parseUndefinedDef();

case "ZodNull":
return parseNullDef();

case "ZodArray":
return parseArrayDef(e, r);

case "ZodUnion":
case "ZodDiscriminatedUnion":
return parseUnionDef(e, r);

case "ZodIntersection":
return parseIntersectionDef(e, r);

case "ZodTuple":
return parseTupleDef(e, r);

case "ZodRecord":
return parseRecordDef(e, r);

case "ZodLiteral":
return parseLiteralDef(e);

case "ZodEnum":
return parseEnumDef(e);

case "ZodNativeEnum":
return parseNativeEnumDef(e);

case "ZodNullable":
return parseNullableDef(e, r);

case "ZodOptional":
return parseOptionalDef(e, r);

case "ZodMap":
return parseMapDef(e, r);

case "ZodSet":
return parseSetDef(e, r);

case "ZodLazy":
return () => e.getter()._def;

case "ZodPromise":
return parsePromiseDef(e, r);

case "ZodNaN":
case "ZodNever":
return parseNeverDef();

case "ZodEffects":
return parseEffectsDef(e, r);

case "ZodAny":
return parseAnyDef();

case "ZodUnknown":
return parseUnknownDef();

case "ZodDefault":
return parseDefaultDef(e, r);

case "ZodBranded":
return parseBrandedDef(e, r);

case "ZodReadonly":
return parseReadonlyDef(e, r);

case "ZodCatch":
return parseCatchDef(e, r);

case "ZodPipeline":
return parsePipelineDef(e, r);

case "ZodFunction":
case "ZodVoid":
case "ZodSymbol":
return;

default:
return (() => {})();
}
};
const getRelativePath = (e, t) => {
let r = 0;
for (;r < e.length && r < t.length; r++) if (e[r] !== t[r]) break;
return [ (e.length - r).toString(), ...t.slice(r) ].join("/");
};
function parseDef(e, t, r = false) {
const n = t.seen.get(e);
if (t.override) {
const s = t.override?.(e, t, n, r);
if (s !== q) return s;
}
if (n && !r) {
const e = get$ref(n, t);
if (e !== void 0) return e;
}
const s = {
def: e,
path: t.currentPath,
jsonSchema: void 0
};
t.seen.set(e, s);
const a = selectParser(e, e.typeName, t);
const o = typeof a === "function" ? parseDef(a(), t) : a;
o && addMeta(e, t, o);
if (t.postProcess) {
const r = t.postProcess(o, e, t);
s.jsonSchema = o;
return r;
}
s.jsonSchema = o;
return o;
}
const get$ref = (e, t) => {
switch (t.$refStrategy) {
case "root":
return {
$ref: e.path.join("/")
};

case "relative":
return {
$ref: getRelativePath(t.currentPath, e.path)
};

case "none":
case "seen":
if (e.path.length < t.currentPath.length && e.path.every((e, r) => t.currentPath[r] === e)) {
console.warn(`Recursive reference detected at ${t.currentPath.join("/")}! Defaulting to any`);
return parseAnyDef();
}
return t.$refStrategy === "seen" ? parseAnyDef() : void 0;
}
};
const addMeta = (e, t, r) => {
e.description && (r.description = e.description);
return r;
};
const getRefs = e => {
const t = getDefaultOptions(e);
const r = t.name !== void 0 ? [ ...t.basePath, t.definitionPath, t.name ] : t.basePath;
return {
...t,
currentPath: r,
propertyPath: void 0,
seen: new Map(Object.entries(t.definitions).map(([e, r]) => [ r._def, {
def: r._def,
path: [ ...t.basePath, t.definitionPath, e ],
jsonSchema: void 0
} ]))
};
};
const zod3ToJsonSchema = (e, t) => {
const r = getRefs(t);
let n = typeof t === "object" && t.definitions ? Object.entries(t.definitions).reduce((e, [t, n]) => ({
...e,
[t]: parseDef(n._def, {
...r,
currentPath: [ ...r.basePath, r.definitionPath, t ]
}, true) ?? parseAnyDef()
}), {}) : void 0;
const s = typeof t === "string" ? t : t?.nameStrategy === "title" ? void 0 : t?.name;
const a = parseDef(e._def, s === void 0 ? r : {
...r,
currentPath: [ ...r.basePath, r.definitionPath, s ]
}, false) ?? parseAnyDef();
const o = typeof t === "object" && t.name !== void 0 && t.nameStrategy === "title" ? t.name : void 0;
o !== void 0 && (a.title = o);
const i = s === void 0 ? n ? {
...a,
[r.definitionPath]: n
} : a : {
$ref: [ ...r.$refStrategy === "relative" ? [] : r.basePath, r.definitionPath, s ].join("/"),
[r.definitionPath]: {
...n,
[s]: a
}
};
i.$schema = "http://json-schema.org/draft-07/schema#";
return i;
};
const Q = Symbol.for("vercel.ai.schema");
function lazySchema(e) {
let t;
return () => {
t == null && (t = e());
return t;
};
}
function jsonSchema(e, {validate: t} = {}) {
return {
[Q]: true,
_type: void 0,
get jsonSchema() {
typeof e === "function" && (e = e());
return e;
},
validate: t
};
}
function isSchema(e) {
return typeof e === "object" && e !== null && Q in e && e[Q] === true && "jsonSchema" in e && "validate" in e;
}
function asSchema(e) {
return e == null ? jsonSchema({
type: "object",
properties: {},
additionalProperties: false
}) : isSchema(e) ? e : "~standard" in e ? e["~standard"].vendor === "zod" ? zodSchema(e) : standardSchema(e) : e();
}
function standardSchema(e) {
return jsonSchema(() => {
if (!hasStandardJsonSchema(e)) throw new Error(`Standard schema vendor '${e["~standard"].vendor}' does not support JSON Schema conversion.`);
return addAdditionalPropertiesToJsonSchema(e["~standard"].jsonSchema.input({
target: "draft-07"
}));
}, {
validate: async t => {
const r = await e["~standard"].validate(t);
return "value" in r ? {
success: true,
value: r.value
} : {
success: false,
error: new n.iM({
value: t,
cause: r.issues
})
};
}
});
}
function hasStandardJsonSchema(e) {
return e["~standard"].jsonSchema != null;
}
function zod3Schema(e, t) {
const r = t?.useReferences ?? false;
return jsonSchema(() => zod3ToJsonSchema(e, {
$refStrategy: r ? "root" : "none"
}), {
validate: async t => {
const r = await e.safeParseAsync(t);
return r.success ? {
success: true,
value: r.data
} : {
success: false,
error: r.error
};
}
});
}
function zod4Schema(e, t) {
(0, a.$W)().localeError || (0, a.$W)((0, i.A)());
const r = t?.useReferences ?? false;
return jsonSchema(() => addAdditionalPropertiesToJsonSchema((0, o.bl)(e, {
target: "draft-7",
io: "input",
reused: r ? "ref" : "inline"
})), {
validate: async t => {
const r = await (0, s.bp)(e, t);
return r.success ? {
success: true,
value: r.data
} : {
success: false,
error: r.error
};
}
});
}
function isZod4Schema(e) {
return "_zod" in e;
}
function zodSchema(e, t) {
return isZod4Schema(e) ? zod4Schema(e, t) : zod3Schema(e, t);
}
async function validateTypes({value: e, schema: t, context: r}) {
const s = await safeValidateTypes({
value: e,
schema: t,
context: r
});
if (!s.success) throw n.iM.wrap({
value: e,
cause: s.error,
context: r
});
return s.value;
}
async function safeValidateTypes({value: e, schema: t, context: r}) {
const s = asSchema(t);
try {
if (s.validate == null) return {
success: true,
value: e,
rawValue: e
};
const t = await s.validate(e);
if (t.success) return {
success: true,
value: t.value,
rawValue: e
};
return {
success: false,
error: n.iM.wrap({
value: e,
cause: t.error,
context: r
}),
rawValue: e
};
} catch (t) {
return {
success: false,
error: n.iM.wrap({
value: e,
cause: t,
context: r
}),
rawValue: e
};
}
}
async function parseJSON({text: e, schema: t}) {
try {
const r = secureJsonParse(e);
if (t == null) return r;
return await validateTypes({
value: r,
schema: t
});
} catch (t) {
if (n.u6.isInstance(t) || n.iM.isInstance(t)) throw t;
throw new n.u6({
text: e,
cause: t
});
}
}
async function safeParseJSON({text: e, schema: t}) {
try {
const r = secureJsonParse(e);
if (t == null) return {
success: true,
value: r,
rawValue: r
};
return await safeValidateTypes({
value: r,
schema: t
});
} catch (t) {
return {
success: false,
error: n.u6.isInstance(t) ? t : new n.u6({
text: e,
cause: t
}),
rawValue: void 0
};
}
}
function parseJsonEventStream({stream: e, schema: t}) {
return e.pipeThrough(new TextDecoderStream).pipeThrough(new u.Z).pipeThrough(new TransformStream({
async transform({data: e}, r) {
if (e === "[DONE]") return;
r.enqueue(await safeParseJSON({
text: e,
schema: t
}));
}
}));
}
async function parseProviderOptions({provider: e, providerOptions: t, schema: r}) {
if (t?.[e] == null) return;
const s = await safeValidateTypes({
value: t[e],
schema: r
});
if (!s.success) throw new n.Di({
argument: "providerOptions",
message: `invalid ${e} provider options`,
cause: s.error
});
return s.value;
}
async function resolveProviderOptions({providerOptions: e, namespaces: t, resolution: r, schema: n}) {
const s = [];
const a = [];
for (const o of new Set(t)) {
const t = await parseProviderOptions({
provider: o,
providerOptions: e,
schema: n
});
if (t == null) continue;
if (r === "first") return {
options: t,
namespaces: [ o ]
};
s.push(t);
a.push(o);
}
return {
options: s.length === 0 ? void 0 : Object.assign({}, ...s),
namespaces: a
};
}
const getOriginalFetch = () => globalThis.fetch;
const postJsonToApi = async ({url: e, headers: t, body: r, failedResponseHandler: n, successfulResponseHandler: s, abortSignal: a, fetch: o}) => await postToApi({
url: e,
headers: {
"Content-Type": "application/json",
...t
},
body: {
content: JSON.stringify(r),
values: r
},
failedResponseHandler: n,
successfulResponseHandler: s,
abortSignal: a,
fetch: o
});
const postFormDataToApi = async ({url: e, headers: t, formData: r, failedResponseHandler: n, successfulResponseHandler: s, abortSignal: a, fetch: o}) => await postToApi({
url: e,
headers: t,
body: {
content: r,
values: Object.fromEntries(r.entries())
},
failedResponseHandler: n,
successfulResponseHandler: s,
abortSignal: a,
fetch: o
});
const postToApi = async ({url: e, headers: t = {}, body: r, successfulResponseHandler: s, failedResponseHandler: a, abortSignal: o, fetch: i = getOriginalFetch()}) => {
try {
const u = await i(e, {
method: "POST",
headers: withUserAgentSuffix(t, `ai-sdk-provider-utils/${v}`, getRuntimeEnvironmentUserAgent()),
body: r.content,
signal: o
});
const c = extractResponseHeaders(u);
if (!u.ok) {
let t;
try {
t = await a({
response: u,
url: e,
requestBodyValues: r.values
});
} catch (t) {
if (isAbortError(t) || n.hL.isInstance(t)) throw t;
throw new n.hL({
message: "Failed to process error response",
cause: t,
statusCode: u.status,
url: e,
responseHeaders: c,
requestBodyValues: r.values
});
}
throw t.value;
}
try {
return await s({
response: u,
url: e,
requestBodyValues: r.values
});
} catch (t) {
if (t instanceof Error && (isAbortError(t) || n.hL.isInstance(t))) throw t;
throw new n.hL({
message: "Failed to process successful response",
cause: t,
statusCode: u.status,
url: e,
responseHeaders: c,
requestBodyValues: r.values
});
}
} catch (t) {
throw handleFetchError({
error: t,
url: e,
requestBodyValues: r.values
});
}
};
function tool(e) {
return e;
}
const X = Symbol.for("vercel.ai.telemetry.redact");
function withTelemetryRedaction(e, t) {
return Object.create(Object.getPrototypeOf(e), {
...Object.getOwnPropertyDescriptors(e),
[X]: {
value: t,
configurable: true
}
});
}
function createProviderDefinedToolFactory({id: e, inputSchema: t, redactArgs: r}) {
return ({execute: n, outputSchema: s, needsApproval: a, toModelOutput: o, onInputStart: i, onInputDelta: u, onInputAvailable: c, ...l}) => tool({
type: "provider",
isProviderExecuted: false,
id: e,
args: r == null ? l : withTelemetryRedaction(l, r),
inputSchema: t,
outputSchema: s,
execute: n,
needsApproval: a,
toModelOutput: o,
onInputStart: i,
onInputDelta: u,
onInputAvailable: c
});
}
function createProviderDefinedToolFactoryWithOutputSchema({id: e, inputSchema: t, outputSchema: r, redactArgs: n}) {
return ({execute: s, needsApproval: a, toModelOutput: o, onInputStart: i, onInputDelta: u, onInputAvailable: c, ...l}) => tool({
type: "provider",
isProviderExecuted: false,
id: e,
args: n == null ? l : withTelemetryRedaction(l, n),
inputSchema: t,
outputSchema: r,
execute: s,
needsApproval: a,
toModelOutput: o,
onInputStart: i,
onInputDelta: u,
onInputAvailable: c
});
}
function createProviderExecutedToolFactory({id: e, inputSchema: t, outputSchema: r, supportsDeferredResults: n, redactArgs: s}) {
return ({onInputStart: a, onInputDelta: o, onInputAvailable: i, ...u}) => tool({
type: "provider",
isProviderExecuted: true,
id: e,
args: s == null ? u : withTelemetryRedaction(u, s),
inputSchema: t,
outputSchema: r,
onInputStart: a,
onInputDelta: o,
onInputAvailable: i,
supportsDeferredResults: n
});
}
async function resolve(e) {
typeof e === "function" && (e = e());
return e;
}
function resolveWith(e, t) {
const r = typeof e === "function" ? e() : e;
if (r != null && (typeof r === "object" || typeof r === "function") && typeof r.then === "function") return Promise.resolve(r).then(t);
return t(r);
}
function resolveFullMediaType({part: e}) {
if (isFullMediaType(e.mediaType)) return e.mediaType;
if (e.data.type === "data") {
const t = detectMediaType({
data: e.data.data,
topLevelType: getTopLevelMediaType(e.mediaType)
});
if (t) return t;
throw new n.b8({
functionality: `file of media type "${e.mediaType}" must specify subtype since it could not be auto-detected`
});
}
throw new n.b8({
functionality: `file of media type "${e.mediaType}" must specify subtype since it is not passed as inline bytes`
});
}
function resolveProviderReference({reference: e, provider: t}) {
const r = e[t];
if (r != null) return r;
throw new n.vb({
provider: t,
reference: e
});
}
const Y = 65536;
const ee = 34;
const te = 92;
const re = 61;
const ne = 44;
const se = 58;
const ae = 123;
const oe = 125;
const ie = 91;
const ue = 93;
const ce = 0;
const le = 1;
const de = 2;
const fe = 3;
function compileBinaryFieldPaths(e) {
const t = new Map;
for (const r of e) {
if (!/^(?:[\w-]+|\[\*])(?:\.[\w-]+|\[\*])*$/.test(r)) throw new n.Di({
argument: "experimental_binaryFields",
message: `Invalid binary field path "${r}"`
});
let e = t;
for (const t of r.match(/\[\*]|[\w-]+/g)) {
const r = t === "[*]" ? [ null ] : (new TextEncoder).encode(`${t}"`);
for (const t of r) {
let r = e.get(t);
r === void 0 && e.set(t, r = new Map);
e = r;
}
}
e.set(true, e);
}
return t;
}
function join(e, t) {
const r = new Uint8Array(t);
let n = 0;
for (const t of e) {
r.set(t, n);
n += t.length;
}
return r;
}
function createJsonBinaryFieldScanner(e, t = Y) {
const r = new Uint8Array(256).fill(64);
for (let e = 0; e < 64; e++) r["ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/".charCodeAt(e)] = e;
const n = new TextEncoder;
const s = [];
let a = new Uint8Array(65536);
let o = 0;
let i = 0;
const u = new Map;
const c = [];
let l = 0;
let d = ce;
let f = false;
let p = 0;
let m;
let h = [];
let y = new Uint8Array(0);
let g = 0;
let v = 0;
let b = 0;
let w = 0;
let S = 0;
const add = e => {
for (let t = 0; t < e.length; ) {
const r = Math.min(a.length - o, e.length - t);
a.set(e.subarray(t, t + r), o);
o += r;
t += r;
i += r;
if (o === a.length) {
s.push(a);
a = new Uint8Array(65536);
o = 0;
}
}
};
const emit = (e, t, r) => add(e.subarray(t, r));
const reset = () => {
h = [];
y = new Uint8Array(0);
g = 0;
v = 0;
b = 0;
w = 0;
S = 0;
};
const grow = () => {
g > 0 && h.push(y.subarray(0, g));
y = new Uint8Array(Math.min(Math.max(v, 4096), 4 << 20));
g = 0;
};
const rest = () => b << 6 * (4 - w);
const restore = () => {
for (const e of [ ...h, y.subarray(0, g) ]) add(n.encode(convertUint8ArrayToBase64(e)));
const e = rest();
add(n.encode(convertUint8ArrayToBase64(Uint8Array.of(e >> 16, e >> 8, e)).slice(0, w) + "=".repeat(S)));
reset();
};
const closeBlob = () => {
d = ce;
const e = w && w - 1;
if (S === (4 - w) % 4 && !(b & (1 << 2 * (4 - w)) - 1) && v + e >= t) {
const t = rest();
const r = join([ ...h, y.subarray(0, g) ], v + e);
for (let n = 0; n < e; n++) r[v + n] = t >> 16 - 8 * n;
const s = `[binary data: ${r.length} bytes; ref ${crypto.getRandomValues(new Uint32Array(2)).join("-")}]`;
u.set(s, r);
add(n.encode(s));
reset();
} else restore();
};
const push = t => {
let n = 0;
const {length: s} = t;
for (let a = 0; a < s; a++) {
let o = t[a];
if (d === fe) {
if (S === 0) {
let e = b;
let n = w;
for (let o; a < s && (o = r[t[a]]) < 64; a++) {
e = e << 6 | o;
if (++n === 4) {
g + 3 > y.length && grow();
y[g++] = e >> 16;
y[g++] = e >> 8;
y[g++] = e;
v += 3;
e = 0;
n = 0;
}
}
b = e;
w = n;
}
if (a >= s) break;
o = t[a];
if (o === ee) {
closeBlob();
n = a;
} else if (o === re && w > 1 && S < 4 - w) S++; else {
restore();
d = de;
n = a--;
}
} else if (d !== ce) {
d === le && (m = m?.get(o));
if (f) f = false; else if (o === te) f = true; else if (o === ee) {
d === le && (c.at(-1).next = m);
d = ce;
}
} else if (o === ee) {
const r = c.at(-1);
if (l > 0) d = de; else if (!r?.keys || p !== ae && p !== ne) if ((r ? r.next : e)?.get(true)) {
d = fe;
emit(t, n, a + 1);
} else d = de; else {
d = le;
m = r.keys;
}
} else if (o === ae || o === ie) {
p = o;
const t = c.at(-1);
const r = l > 0 ? void 0 : t ? t.next : e;
const n = r?.get(null);
o === ae && r ? c.push({
keys: r
}) : o === ie && n ? c.push({
keys: null,
next: n
}) : l++;
} else o === oe || o === ue ? l > 0 ? l-- : c.pop() : o !== ne && o !== se || (p = o);
}
d !== fe && emit(t, n, s);
};
const finish = () => {
d === fe && restore();
return {
text: (new TextDecoder).decode(join([ ...s, a.subarray(0, o) ], i)),
binaries: u
};
};
return {
push: push,
finish: finish
};
}
function replaceBinaryFieldPlaceholders(e, t) {
if (typeof e === "string") return t.get(e) ?? e;
if (Array.isArray(e)) return e.map(e => replaceBinaryFieldPlaceholders(e, t));
if (e != null && typeof e === "object") return Object.fromEntries(Object.entries(e).map(([e, r]) => [ e, replaceBinaryFieldPlaceholders(r, t) ]));
return e;
}
function maskBinariesInJson(e) {
for (const [t, r] of e) Object.defineProperty(r, "toJSON", {
value: () => t,
configurable: true
});
return () => {
for (const t of e.values()) Reflect.deleteProperty(t, "toJSON");
};
}
function withBinaryFields(e, t) {
if (t.size === 0) return e;
const r = asSchema(e);
return jsonSchema({}, {
validate: async e => {
const n = replaceBinaryFieldPlaceholders(e, t);
const s = maskBinariesInJson(t);
const a = r.validate ? await r.validate(n) : {
success: true,
value: n
};
a.success && s();
return a;
}
});
}
const pe = new TextDecoder;
function wrapResponseBodyStream({stream: e, url: t, requestBodyValues: r, statusCode: s, responseHeaders: a}) {
const o = e.getReader();
let i = false;
const releaseReader = () => {
if (!i) {
o.releaseLock();
i = true;
}
};
return new ReadableStream({
async pull(e) {
try {
const {done: t, value: r} = await o.read();
if (t) {
releaseReader();
e.close();
} else e.enqueue(r);
} catch (o) {
releaseReader();
if (isAbortError(o)) {
e.error(o);
return;
}
e.error(handleFetchError({
error: new n.hL({
message: "Failed to process successful response",
cause: o,
statusCode: s,
url: t,
responseHeaders: a,
requestBodyValues: r
}),
url: t,
requestBodyValues: r
}));
}
},
async cancel(e) {
try {
await o.cancel(e);
} finally {
releaseReader();
}
}
});
}
async function readResponseBodyAsText({response: e, url: t}) {
return pe.decode(await readResponseWithSizeLimit({
response: e,
url: t
}));
}
const createJsonErrorResponseHandler = ({errorSchema: e, errorToMessage: t, isRetryable: r}) => async ({response: s, url: a, requestBodyValues: o}) => {
const i = await readResponseBodyAsText({
response: s,
url: a
});
const u = extractResponseHeaders(s);
if (i.trim() === "") return {
responseHeaders: u,
value: new n.hL({
message: s.statusText,
url: a,
requestBodyValues: o,
statusCode: s.status,
responseHeaders: u,
responseBody: i,
isRetryable: r?.(s)
})
};
try {
const c = await parseJSON({
text: i,
schema: e
});
return {
responseHeaders: u,
value: new n.hL({
message: t(c),
url: a,
requestBodyValues: o,
statusCode: s.status,
responseHeaders: u,
responseBody: i,
data: c,
isRetryable: r?.(s, c)
})
};
} catch {
return {
responseHeaders: u,
value: new n.hL({
message: s.statusText,
url: a,
requestBodyValues: o,
statusCode: s.status,
responseHeaders: u,
responseBody: i,
isRetryable: r?.(s)
})
};
}
};
const createEventSourceResponseHandler = e => async ({response: t, url: r, requestBodyValues: s}) => {
const a = extractResponseHeaders(t);
if (t.body == null) throw new n.Tt({});
return {
responseHeaders: a,
value: parseJsonEventStream({
stream: wrapResponseBodyStream({
stream: t.body,
url: r,
requestBodyValues: s,
statusCode: t.status,
responseHeaders: a
}),
schema: e
})
};
};
const createJsonResponseHandler = (e, {experimental_binaryFields: t} = {}) => {
const r = t?.length ? compileBinaryFieldPaths(t) : void 0;
return async ({response: t, url: s, requestBodyValues: a}) => {
let o;
let i = e;
if (r == null) o = await readResponseBodyAsText({
response: t,
url: s
}); else {
const n = createJsonBinaryFieldScanner(r);
await readResponseWithSizeLimit({
response: t,
url: s,
onChunk: n.push
});
const a = n.finish();
o = a.text;
i = withBinaryFields(e, a.binaries);
}
const u = await safeParseJSON({
text: o,
schema: i
});
const c = extractResponseHeaders(t);
if (!u.success) throw new n.hL({
message: "Invalid JSON response",
cause: u.error,
statusCode: t.status,
responseHeaders: c,
responseBody: o,
url: s,
requestBodyValues: a
});
return {
responseHeaders: c,
value: u.value,
rawValue: u.rawValue
};
};
};
const createBinaryResponseHandler = () => async ({response: e, url: t, requestBodyValues: r}) => {
const s = extractResponseHeaders(e);
if (!e.body) throw new n.hL({
message: "Response body is empty",
url: t,
requestBodyValues: r,
statusCode: e.status,
responseHeaders: s,
responseBody: void 0
});
try {
const t = await e.arrayBuffer();
return {
responseHeaders: s,
value: new Uint8Array(t)
};
} catch (a) {
throw new n.hL({
message: "Failed to read response as array buffer",
url: t,
requestBodyValues: r,
statusCode: e.status,
responseHeaders: s,
responseBody: void 0,
cause: a
});
}
};
const createBinaryStreamResponseHandler = () => async ({response: e, url: t, requestBodyValues: r}) => {
const s = extractResponseHeaders(e);
if (e.body == null) throw new n.Tt({});
return {
responseHeaders: s,
value: wrapResponseBodyStream({
stream: e.body,
url: t,
requestBodyValues: r,
statusCode: e.status,
responseHeaders: s
})
};
};
const createStatusCodeErrorResponseHandler = () => async ({response: e, url: t, requestBodyValues: r}) => {
const s = extractResponseHeaders(e);
const a = await readResponseBodyAsText({
response: e,
url: t
});
return {
responseHeaders: s,
value: new n.hL({
message: e.statusText,
url: t,
requestBodyValues: r,
statusCode: e.status,
responseHeaders: s,
responseBody: a
})
};
};
function isJSONSerializable(e) {
if (e === null || e === void 0) return true;
const t = typeof e;
if (t === "string" || t === "number" || t === "boolean") return true;
if (t === "function" || t === "symbol" || t === "bigint") return false;
if (Array.isArray(e)) return e.every(isJSONSerializable);
if (Object.getPrototypeOf(e) === Object.prototype) return Object.values(e).every(isJSONSerializable);
return false;
}
const me = "AI_SerializationError";
const he = `vercel.ai.error.${me}`;
const ye = Symbol.for(he);
var ge = class extends n.bD {
constructor({message: e = "Failed to serialize value.", cause: t} = {}) {
super({
name: me,
message: e,
cause: t
});
this[ye] = true;
}
static isInstance(e) {
return n.bD.hasMarker(e, he);
}
};
function serializeModelOptions(e) {
const t = {};
for (const [r, n] of Object.entries(e.config)) if (r === "headers") {
const e = resolveSync(n);
isJSONSerializable(e) && (t[r] = e);
} else isJSONSerializable(n) && (t[r] = n);
return {
modelId: e.modelId,
config: t
};
}
function resolveSync(e) {
let t = e;
typeof e === "function" && (t = e());
if (t instanceof Promise) throw new ge({
message: "Cannot serialize asynchronous model options."
});
return t;
}
function startsWithStructuredValue(e) {
if (typeof e !== "string") return false;
const t = e.trimStart()[0];
return t === "{" || t === "[";
}
var ve = class {
constructor(e = "") {
this.structure = {
kind: "undetermined"
};
this.append(e);
}
get hasCompleteStructuredValue() {
return this.structure.kind === "structured" && this.structure.complete === true;
}
append(e) {
let t = this.structure;
for (const r of e) {
if (t.kind === "undetermined") {
if (/\s/.test(r)) continue;
if (r !== "{" && r !== "[") {
t = {
kind: "other"
};
continue;
}
t = {
kind: "structured",
stack: [ r ],
inString: false,
escaped: false,
complete: false
};
continue;
}
if (t.kind !== "structured" || t.complete) continue;
if (t.inString) {
t.escaped ? t.escaped = false : r === "\\" ? t.escaped = true : r === '"' && (t.inString = false);
continue;
}
if (r === '"') t.inString = true; else if (r === "{" || r === "[") t.stack.push(r); else if (r === "}" || r === "]") {
const e = r === "}" ? "{" : "[";
if (t.stack.at(-1) !== e) {
t = {
kind: "other"
};
continue;
}
t.stack.pop();
t.stack.length === 0 && (t.complete = true);
}
}
this.structure = t;
}
};
var be = class {
constructor(e, t = {}) {
this.toolCalls = [];
this.toolCallsById = new Map;
this.toolCallsByIndex = new Map;
this.usedToolCallIds = new Set;
this.nextGeneratedIdSuffixes = new Map;
this.controller = e;
this._generateId = t.generateId ?? _;
this.typeValidation = t.typeValidation ?? "none";
this.extractMetadata = t.extractMetadata;
this.buildToolCallProviderMetadata = t.buildToolCallProviderMetadata;
}
processDelta(e) {
const t = e.function?.name;
const r = typeof t === "string" && t.trim().length === 0;
const n = this.getNonBlankString(e.id);
const s = this.getNonBlankString(t);
const a = e.function?.arguments;
const {index: o} = e;
const i = this.resolveToolCall({
wireId: n,
index: o,
name: s,
hasExplicitCallStart: s != null && startsWithStructuredValue(a),
hasEmptyArguments: a == null || a.trim().length === 0
});
if (i.kind === "ambiguous") return;
let u;
if (i.kind === "new") {
if (r) return;
u = this.processNewToolCall(e, {
wireId: n,
index: o,
name: s
});
} else {
u = i.toolCall;
n != null && this.associateWireId(u, n);
this.processExistingToolCall(u, e);
}
o != null && this.associateIndex(u, o);
}
flush() {
const e = this.toolCalls.every(e => e.index != null) ? [ ...this.toolCalls ].sort((e, t) => e.index - t.index || e.sequence - t.sequence) : this.toolCalls;
for (const t of e) t.hasFinished || this.finishToolCall(t);
}
resolveToolCall({wireId: e, index: t, name: r, hasExplicitCallStart: n, hasEmptyArguments: s}) {
const a = t != null ? this.toolCallsByIndex.get(t) : void 0;
const o = this.filterToolCallsByName(a, r);
if (e != null) {
const i = this.toolCallsById.get(e);
if (i != null) {
if (t != null) {
const e = o.filter(e => i.has(e));
const t = this.resolveMatchingToolCall(e, n);
if (t.kind !== "new") return t;
if (r != null) return {
kind: "new"
};
if (a != null) return {
kind: "ambiguous"
};
return this.resolveMatchingToolCall([ ...i ], false);
}
if (r != null) {
const e = [ ...i ].filter(e => e.function.name === r);
return this.resolveMatchingToolCall(e, n);
}
return this.resolveMatchingToolCall([ ...i ], false);
}
if (o.length > 0) return n ? {
kind: "new"
} : this.resolveMatchingToolCall(o, r != null && s);
return {
kind: "new"
};
}
if (a != null) return this.resolveMatchingToolCall(o, n);
if (r != null) return {
kind: "new"
};
const i = this.toolCalls.filter(e => !e.hasFinished);
return this.resolveMatchingToolCall(i, false);
}
filterToolCallsByName(e, t) {
if (e == null) return [];
return [ ...e ].filter(e => t == null || e.function.name === t);
}
resolveMatchingToolCall(e, t) {
if (e.length === 0) return {
kind: "new"
};
const r = e.filter(e => !e.argumentState.hasCompleteStructuredValue);
if (!t && e.length === 1) return {
kind: "existing",
toolCall: e[0]
};
if (r.length === 1) return {
kind: "existing",
toolCall: r[0]
};
if (r.length > 1 || !t) return {
kind: "ambiguous"
};
return {
kind: "new"
};
}
processNewToolCall(e, {wireId: t, index: r, name: s}) {
if (this.typeValidation === "required") {
if (e.type !== "function") throw new n.xn({
data: e,
message: "Expected 'function' type."
});
} else if (this.typeValidation === "if-present" && e.type != null && e.type !== "function") throw new n.xn({
data: e,
message: "Expected 'function' type."
});
if (s == null) throw new n.xn({
data: e,
message: "Expected 'function.name' to be a string."
});
const a = this.createToolCallId(t);
this.controller.enqueue({
type: "tool-input-start",
id: a,
toolName: s
});
const o = this.extractMetadata?.(e);
const i = e.function?.arguments ?? "";
const u = {
id: a,
index: r ?? void 0,
sequence: this.toolCalls.length,
type: "function",
function: {
name: s,
arguments: i
},
argumentState: new ve(i),
hasFinished: false,
metadata: o
};
this.toolCalls.push(u);
t != null && this.associateWireId(u, t);
u.function.arguments.length > 0 && this.controller.enqueue({
type: "tool-input-delta",
id: u.id,
delta: u.function.arguments
});
return u;
}
associateWireId(e, t) {
let r = this.toolCallsById.get(t);
if (r == null) {
r = new Set;
this.toolCallsById.set(t, r);
}
r.add(e);
}
associateIndex(e, t) {
let r = this.toolCallsByIndex.get(t);
if (r == null) {
r = new Set;
this.toolCallsByIndex.set(t, r);
}
r.add(e);
}
createToolCallId(e) {
if (e != null && !this.usedToolCallIds.has(e)) {
this.usedToolCallIds.add(e);
return e;
}
const t = this.getNonBlankString(this._generateId()) ?? "tool-call";
if (!this.usedToolCallIds.has(t)) {
this.usedToolCallIds.add(t);
return t;
}
const r = this.nextGeneratedIdSuffixes.get(t) ?? 1;
const n = r + this.usedToolCallIds.size;
for (let e = r; e <= n; e++) {
const r = `${t}-${e}`;
if (!this.usedToolCallIds.has(r)) {
this.usedToolCallIds.add(r);
this.nextGeneratedIdSuffixes.set(t, e + 1);
return r;
}
}
throw new Error("Failed to create a unique tool call ID.");
}
getNonBlankString(e) {
return e != null && e.trim().length > 0 ? e : void 0;
}
processExistingToolCall(e, t) {
if (e.hasFinished) return;
if (t.function?.arguments != null) {
e.argumentState.append(t.function.arguments);
e.function.arguments += t.function.arguments;
this.controller.enqueue({
type: "tool-input-delta",
id: e.id,
delta: t.function.arguments
});
}
}
finishToolCall(e) {
this.controller.enqueue({
type: "tool-input-end",
id: e.id
});
const t = this.buildToolCallProviderMetadata?.(e.metadata);
this.controller.enqueue({
type: "tool-call",
toolCallId: e.id,
toolName: e.function.name,
input: e.function.arguments,
...t ? {
providerMetadata: t
} : {}
});
e.hasFinished = true;
}
};
function stripFileExtension(e) {
const t = e.indexOf(".");
return t === -1 ? e : e.slice(0, t);
}
function withoutTrailingSlash(e) {
return e?.replace(/\/$/, "");
}
function toolCaller(e, t) {
return Object.defineProperty({
...e
}, "experimental_toolCaller", {
value: t
});
}
function stringifyWithBigIntAndCycles(e) {
const t = [];
return JSON.stringify(e, function(e, r) {
if (typeof r === "bigint") return r.toString();
if (typeof r !== "object" || r === null) return r;
while (t.length > 0 && t.at(-1) !== this) t.pop();
if (t.includes(r)) return "[Circular]";
t.push(r);
return r;
});
}
}),
90583: (function(e, t, r) {
r.d(t, {
Ch: () => ae,
Di: () => A,
Kq: () => U,
M3: () => O,
Tt: () => h,
Vf: () => q,
b8: () => pe,
bD: () => a,
eM: () => Q,
hL: () => d,
iM: () => ce,
k9: () => isJSONObject,
u6: () => _,
vb: () => te,
xn: () => $
});
const n = "vercel.ai.error";
const s = Symbol.for(n);
var a = class AISDKError extends Error {
constructor({name: e, message: t, cause: r}) {
super(t);
this[s] = true;
this.name = e;
this.cause = r;
}
static isInstance(e) {
return AISDKError.hasMarker(e, n);
}
static hasMarker(e, t) {
const r = Symbol.for(t);
return e != null && typeof e === "object" && r in e && typeof e[r] === "boolean" && e[r] === true;
}
};
const o = "AI_DecisionUnsupportedQuestionTypeError";
const i = `vercel.ai.error.${o}`;
Symbol.for(i);
const u = "AI_APICallError";
const c = `vercel.ai.error.${u}`;
const l = Symbol.for(c);
var d = class extends a {
constructor({message: e, url: t, requestBodyValues: r, statusCode: n, responseHeaders: s, responseBody: a, cause: o, isRetryable: i = n != null && (n === 408 || n === 409 || n === 429 || n >= 500), data: c}) {
super({
name: u,
message: e,
cause: o
});
this[l] = true;
this.url = t;
this.requestBodyValues = r;
this.statusCode = n;
this.responseHeaders = s;
this.responseBody = a;
this.isRetryable = i;
this.data = c;
}
static isInstance(e) {
return a.hasMarker(e, c);
}
};
const f = "AI_EmptyResponseBodyError";
const p = `vercel.ai.error.${f}`;
const m = Symbol.for(p);
var h = class extends a {
constructor({message: e = "Empty response body"} = {}) {
super({
name: f,
message: e
});
this[m] = true;
}
static isInstance(e) {
return a.hasMarker(e, p);
}
};
const y = "AI_DecisionRefusalError";
const g = `vercel.ai.error.${y}`;
Symbol.for(g);
const v = "AI_ExtractionRefusalError";
const b = `vercel.ai.error.${v}`;
Symbol.for(b);
const w = "AI_ExtractionUnsupportedFieldTypeError";
const S = `vercel.ai.error.${w}`;
Symbol.for(S);
function getErrorMessage(e) {
if (e == null) return "unknown error";
if (typeof e === "string") return e;
if (e instanceof Error) return e.toString();
return JSON.stringify(e);
}
const x = "AI_InvalidArgumentError";
const T = `vercel.ai.error.${x}`;
const P = Symbol.for(T);
var A = class extends a {
constructor({message: e, cause: t, argument: r}) {
super({
name: x,
message: e,
cause: t
});
this[P] = true;
this.argument = r;
}
static isInstance(e) {
return a.hasMarker(e, T);
}
};
const I = "AI_InvalidPromptError";
const E = `vercel.ai.error.${I}`;
const k = Symbol.for(E);
var O = class extends a {
constructor({prompt: e, message: t, cause: r}) {
super({
name: I,
message: `Invalid prompt: ${t}`,
cause: r
});
this[k] = true;
this.prompt = e;
}
static isInstance(e) {
return a.hasMarker(e, E);
}
};
const D = "AI_InvalidResponseDataError";
const R = `vercel.ai.error.${D}`;
const C = Symbol.for(R);
var $ = class extends a {
constructor({data: e, message: t = `Invalid response data: ${JSON.stringify(e)}.`}) {
super({
name: D,
message: t
});
this[C] = true;
this.data = e;
}
static isInstance(e) {
return a.hasMarker(e, R);
}
};
const B = "AI_JSONParseError";
const M = `vercel.ai.error.${B}`;
const N = Symbol.for(M);
var _ = class extends a {
constructor({text: e, cause: t}) {
super({
name: B,
message: `JSON parsing failed: Text: ${e}.\nError message: ${getErrorMessage(t)}`,
cause: t
});
this[N] = true;
this.text = e;
}
static isInstance(e) {
return a.hasMarker(e, M);
}
};
const j = "AI_LoadAPIKeyError";
const L = `vercel.ai.error.${j}`;
const F = Symbol.for(L);
var U = class extends a {
constructor({message: e}) {
super({
name: j,
message: e
});
this[F] = true;
}
static isInstance(e) {
return a.hasMarker(e, L);
}
};
const V = "AI_LoadSettingError";
const H = `vercel.ai.error.${V}`;
const Z = Symbol.for(H);
var q = class extends a {
constructor({message: e}) {
super({
name: V,
message: e
});
this[Z] = true;
}
static isInstance(e) {
return a.hasMarker(e, H);
}
};
const z = "AI_NoContentGeneratedError";
const J = `vercel.ai.error.${z}`;
Symbol.for(J);
const W = "AI_NoSuchModelError";
const K = `vercel.ai.error.${W}`;
const G = Symbol.for(K);
var Q = class extends a {
constructor({errorName: e = W, modelId: t, modelType: r, message: n = `No such ${r}: ${t}`}) {
super({
name: e,
message: n
});
this[G] = true;
this.modelId = t;
this.modelType = r;
}
static isInstance(e) {
return a.hasMarker(e, K);
}
};
const X = "AI_NoSuchProviderReferenceError";
const Y = `vercel.ai.error.${X}`;
const ee = Symbol.for(Y);
var te = class extends a {
constructor({provider: e, reference: t, message: r = `No provider reference found for provider '${e}'. Available providers: ${Object.keys(t).join(", ")}`}) {
super({
name: X,
message: r
});
this[ee] = true;
this.provider = e;
this.reference = t;
}
static isInstance(e) {
return a.hasMarker(e, Y);
}
};
const re = "AI_TooManyEmbeddingValuesForCallError";
const ne = `vercel.ai.error.${re}`;
const se = Symbol.for(ne);
var ae = class extends a {
constructor(e) {
super({
name: re,
message: `Too many values for a single embedding call. The ${e.provider} model "${e.modelId}" can only embed up to ${e.maxEmbeddingsPerCall} values per call, but ${e.values.length} values were provided.`
});
this[se] = true;
this.provider = e.provider;
this.modelId = e.modelId;
this.maxEmbeddingsPerCall = e.maxEmbeddingsPerCall;
this.values = e.values;
}
static isInstance(e) {
return a.hasMarker(e, ne);
}
};
const oe = "AI_TypeValidationError";
const ie = `vercel.ai.error.${oe}`;
const ue = Symbol.for(ie);
var ce = class TypeValidationError extends a {
constructor({value: e, cause: t, context: r}) {
let n = "Type validation failed";
r?.field && (n += ` for ${r.field}`);
if (r?.entityName || r?.entityId) {
n += " (";
const e = [];
r.entityName && e.push(r.entityName);
r.entityId && e.push(`id: "${r.entityId}"`);
n += e.join(", ");
n += ")";
}
super({
name: oe,
message: `${n}: Value: ${JSON.stringify(e)}.\nError message: ${getErrorMessage(t)}`,
cause: t
});
this[ue] = true;
this.value = e;
this.context = r;
}
static isInstance(e) {
return a.hasMarker(e, ie);
}
static wrap({value: e, cause: t, context: r}) {
if (TypeValidationError.isInstance(t) && t.value === e && t.context?.field === r?.field && t.context?.entityName === r?.entityName && t.context?.entityId === r?.entityId) return t;
return new TypeValidationError({
value: e,
cause: t,
context: r
});
}
};
const le = "AI_UnsupportedFunctionalityError";
const de = `vercel.ai.error.${le}`;
const fe = Symbol.for(de);
var pe = class extends a {
constructor({functionality: e, message: t = `'${e}' functionality not supported.`}) {
super({
name: le,
message: t
});
this[fe] = true;
this.functionality = e;
}
static isInstance(e) {
return a.hasMarker(e, de);
}
};
function isJSONValue(e) {
if (e === null || typeof e === "string" || typeof e === "number" || typeof e === "boolean") return true;
if (Array.isArray(e)) return e.every(isJSONValue);
if (typeof e === "object") return Object.entries(e).every(([e, t]) => typeof e === "string" && (t === void 0 || isJSONValue(t)));
return false;
}
function isJSONObject(e) {
return e != null && typeof e === "object" && Object.entries(e).every(([e, t]) => typeof e === "string" && (t === void 0 || isJSONValue(t)));
}
}),
11479: (function(e, t, r) {
r.d(t, {
C: () => s,
V: () => n
});
const n = Symbol.for("workflow-serialize");
const s = Symbol.for("workflow-deserialize");
})
};
