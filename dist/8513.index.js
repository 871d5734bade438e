exports.id = 8513;

exports.ids = [ 8513 ];

exports.modules = {
99542: (function(e, t, r) {
const {createReadStream: n} = r(73024);
const {Writable: s} = r(57075);
const {toUint8Array: o, concatBytes: i} = r(92430);
const {createHash: a, createHmac: c} = r(77598);
const u = r(38522);
async function blobReader(e, t, r = 1048576) {
const n = e.size;
let s = 0;
while (s < n) {
const o = e.slice(s, Math.min(n, s + r));
t(new Uint8Array(await o.arrayBuffer()));
s += o.size;
}
}
const blobHasher = async function(e, t) {
const r = new e;
await blobReader(t, e => {
r.update(e);
});
return r.digest();
};
class HashCalculator extends s {
hash;
constructor(e, t) {
super(t);
this.hash = e;
}
_write(e, t, r) {
try {
this.hash.update(o(e));
} catch (e) {
return r(e);
}
r();
}
}
const fileStreamHasher = (e, t) => new Promise((r, s) => {
if (!isReadStream(t)) {
s(new Error("Unable to calculate hash for non-file streams."));
return;
}
const o = n(t.path, {
start: t.start,
end: t.end
});
const i = new e;
const a = new HashCalculator(i);
o.pipe(a);
o.on("error", e => {
a.end();
s(e);
});
a.on("error", s);
a.on("finish", function() {
i.digest().then(r).catch(s);
});
});
const isReadStream = e => typeof e.path === "string";
const readableStreamHasher = (e, t) => {
if (t.readableFlowing !== null) throw new Error("Unable to calculate hash for flowing readable stream");
const r = new e;
const n = new HashCalculator(r);
t.pipe(n);
return new Promise((e, s) => {
t.on("error", e => {
n.end();
s(e);
});
n.on("error", s);
n.on("finish", () => {
r.digest().then(e).catch(s);
});
});
};
class Md5Js {
digestLength=16;
state=Uint32Array.from(l);
writeBuffer=new DataView(new ArrayBuffer(64));
bufferLength=0;
bytesHashed=0;
update(e) {
const t = o(e);
let r = 0;
let n = t.byteLength;
this.bytesHashed += n;
while (n > 0) {
this.writeBuffer.setUint8(this.bufferLength++, t[r++]);
--n;
if (this.bufferLength === 64) {
compress(this.state, this.writeBuffer);
this.bufferLength = 0;
}
}
}
async digest() {
const e = Uint32Array.from(this.state);
const t = new DataView(this.writeBuffer.buffer.slice(0));
let r = this.bufferLength;
const n = this.bytesHashed * 8;
t.setUint8(r++, 128);
if (this.bufferLength % 64 >= 56) {
for (let e = r; e < 64; ++e) t.setUint8(e, 0);
compress(e, t);
r = 0;
}
for (let e = r; e < 56; ++e) t.setUint8(e, 0);
t.setUint32(56, n >>> 0, true);
t.setUint32(60, Math.floor(n / 2 ** 32), true);
compress(e, t);
const s = new Uint8Array(16);
const o = new DataView(s.buffer);
for (let t = 0; t < 4; ++t) o.setUint32(t * 4, e[t], true);
return s;
}
reset() {
this.state.set(l);
this.writeBuffer = new DataView(new ArrayBuffer(64));
this.bufferLength = 0;
this.bytesHashed = 0;
}
}
const l = [ 1732584193, 4023233417, 2562383102, 271733878 ];
const f = 4294967295;
const h = Uint8Array.of(7, 12, 17, 22, 5, 9, 14, 20, 4, 11, 16, 23, 6, 10, 15, 21);
const d = Array.from({
length: 64
}, (e, t) => Math.abs(Math.sin(t + 1)) * 2 ** 32 >>> 0);
function compress(e, t) {
let r = e[0], n = e[1], s = e[2], o = e[3];
for (let e = 0; e < 64; ++e) {
let i, a;
if (e < 16) {
i = n & s | ~n & o;
a = e;
} else if (e < 32) {
i = o & n | s & ~o;
a = (5 * e + 1) % 16;
} else if (e < 48) {
i = n ^ s ^ o;
a = (3 * e + 5) % 16;
} else {
i = s ^ (n | ~o);
a = 7 * e % 16;
}
const c = t.getUint32(a * 4, true);
const u = o;
o = s;
s = n;
const l = h[4 * (e >> 4) + (e & 3)];
const m = (r + i & f) + (c + d[e] & f) & f;
n = n + ((m << l | m >>> 32 - l) >>> 0) & f;
r = u;
}
e[0] = e[0] + r & f;
e[1] = e[1] + n & f;
e[2] = e[2] + s & f;
e[3] = e[3] + o & f;
}
const m = (() => {
try {
a("md5");
return true;
} catch {
return false;
}
})();
const p = m ? buildNativeClass$2() : Md5Js;
function buildNativeClass$2() {
return class {
digestLength=16;
hash=a("md5");
update(e) {
this.hash.update(o(e));
}
async digest() {
const e = this.hash.copy().digest();
return new Uint8Array(e.buffer, e.byteOffset, e.byteLength);
}
reset() {
this.hash = a("md5");
}
};
}
const g = new Uint32Array(256);
for (let e = 0; e < 256; ++e) {
let t = e;
for (let e = 0; e < 8; ++e) t = t & 1 ? 3988292384 ^ t >>> 1 : t >>> 1;
g[e] = t >>> 0;
}
const y = 4294967295;
class Crc32Js {
digestLength=4;
checksum=y;
update(e) {
for (let t = 0; t < e.length; ++t) this.checksum = this.checksum >>> 8 ^ g[255 & (this.checksum ^ e[t])];
}
digestSync() {
return (this.checksum ^ y) >>> 0;
}
async digest() {
const e = this.digestSync();
const t = new Uint8Array(4);
new DataView(t.buffer).setUint32(0, e, false);
return t;
}
reset() {
this.checksum = y;
}
}
const b = typeof u.crc32 === "function" ? u.crc32 : void 0;
const w = b ? buildNativeClass$1(b) : Crc32Js;
function buildNativeClass$1(e) {
return class {
digestLength=4;
value=0;
update(t) {
this.value = e(t, this.value);
}
digestSync() {
return this.value >>> 0;
}
async digest() {
const e = new Uint8Array(4);
new DataView(e.buffer).setUint32(0, this.digestSync(), false);
return e;
}
reset() {
this.value = 0;
}
};
}
const S = 64;
const E = 32;
const v = 2 ** 53 - 1;
class Sha256Js {
digestLength=E;
state=Int32Array.from(A);
w;
buffer=new Uint8Array(64);
bufferLength=0;
bytesHashed=0;
finished=false;
inner;
outer;
constructor(e) {
if (e) {
const t = Sha256Js.normalizeKey(e);
this.inner = new Sha256Js;
this.outer = new Sha256Js;
const {inner: r, outer: n} = this;
const s = new Uint8Array(S * 2);
for (let e = 0; e < S; ++e) {
s[e] = 54 ^ t[e];
s[e + S] = 92 ^ t[e];
}
r.update(s.subarray(0, S));
n.update(s.subarray(S));
}
}
update(e) {
if (this.finished) throw new Error("Attempted to update an already finished HMAC.");
if (this.inner) {
this.inner.update(e);
return;
}
const t = o(e);
let r = 0;
let {byteLength: n} = t;
this.bytesHashed += n;
if (this.bytesHashed * 8 > v) throw new Error("Cannot hash more than 2^53 - 1 bits");
while (n > 0) {
this.buffer[this.bufferLength++] = t[r++];
n--;
if (this.bufferLength === S) {
this.hashBuffer();
this.bufferLength = 0;
}
}
}
async digest() {
const {inner: e, outer: t} = this;
if (e && t) {
if (this.finished) throw new Error("Attempted to digest an already finished HMAC.");
this.finished = true;
const r = e.digestSync();
t.update(r);
return t.digestSync();
}
return this.digestSync();
}
reset() {
this.state = Int32Array.from(A);
this.buffer = new Uint8Array(64);
this.bufferLength = 0;
this.bytesHashed = 0;
}
digestSync() {
const e = this.state.slice();
const t = this.buffer.slice();
let r = this.bufferLength;
const n = this.bytesHashed * 8;
const s = new DataView(t.buffer, t.byteOffset, t.byteLength);
s.setUint8(r++, 128);
if ((r - 1) % S >= S - 8) {
for (let e = r; e < S; ++e) s.setUint8(e, 0);
this.hashBufferWith(e, t);
r = 0;
}
for (let e = r; e < S - 8; ++e) s.setUint8(e, 0);
s.setUint32(S - 8, Math.floor(n / 4294967296), false);
s.setUint32(S - 4, n, false);
this.hashBufferWith(e, t);
const o = new Uint8Array(E);
for (let t = 0; t < 8; ++t) {
o[t * 4] = e[t] >>> 24 & 255;
o[t * 4 + 1] = e[t] >>> 16 & 255;
o[t * 4 + 2] = e[t] >>> 8 & 255;
o[t * 4 + 3] = e[t] >>> 0 & 255;
}
return o;
}
static normalizeKey(e) {
const t = o(e);
if (t.byteLength > S) {
const e = new Sha256Js;
e.update(t);
const r = e.digestSync();
const n = new Uint8Array(S);
n.set(r);
return n;
}
if (t.byteLength < S) {
const e = new Uint8Array(S);
e.set(t);
return e;
}
return t;
}
hashBuffer() {
this.hashBufferWith(this.state, this.buffer);
}
hashBufferWith(e, t) {
const r = this.w ??= new Int32Array(64);
let n = e[0], s = e[1], o = e[2], i = e[3], a = e[4], c = e[5], u = e[6], l = e[7];
for (let e = 0; e < S; ++e) {
if (e < 16) r[e] = (t[e * 4] & 255) << 24 | (t[e * 4 + 1] & 255) << 16 | (t[e * 4 + 2] & 255) << 8 | t[e * 4 + 3] & 255; else {
let t = r[e - 2];
const n = (t >>> 17 | t << 15) ^ (t >>> 19 | t << 13) ^ t >>> 10;
t = r[e - 15];
const s = (t >>> 7 | t << 25) ^ (t >>> 18 | t << 14) ^ t >>> 3;
r[e] = (n + r[e - 7] | 0) + (s + r[e - 16] | 0);
}
const f = (((a >>> 6 | a << 26) ^ (a >>> 11 | a << 21) ^ (a >>> 25 | a << 7)) + (a & c ^ ~a & u) | 0) + (l + (T[e] + r[e] | 0) | 0) | 0;
const h = ((n >>> 2 | n << 30) ^ (n >>> 13 | n << 19) ^ (n >>> 22 | n << 10)) + (n & s ^ n & o ^ s & o) | 0;
l = u;
u = c;
c = a;
a = i + f | 0;
i = o;
o = s;
s = n;
n = f + h | 0;
}
e[0] += n;
e[1] += s;
e[2] += o;
e[3] += i;
e[4] += a;
e[5] += c;
e[6] += u;
e[7] += l;
}
}
const A = new Int32Array([ 1779033703, 3144134277, 1013904242, 2773480762, 1359893119, 2600822924, 528734635, 1541459225 ]);
const T = new Int32Array([ 1116352408, 1899447441, 3049323471, 3921009573, 961987163, 1508970993, 2453635748, 2870763221, 3624381080, 310598401, 607225278, 1426881987, 1925078388, 2162078206, 2614888103, 3248222580, 3835390401, 4022224774, 264347078, 604807628, 770255983, 1249150122, 1555081692, 1996064986, 2554220882, 2821834349, 2952996808, 3210313671, 3336571891, 3584528711, 113926993, 338241895, 666307205, 773529912, 1294757372, 1396182291, 1695183700, 1986661051, 2177026350, 2456956037, 2730485921, 2820302411, 3259730800, 3345764771, 3516065817, 3600352804, 4094571909, 275423344, 430227734, 506948616, 659060556, 883997877, 958139571, 1322822218, 1537002063, 1747873779, 1955562222, 2024104815, 2227730452, 2361852424, 2428436474, 2756734187, 3204031479, 3329325298 ]);
const C = (() => {
try {
a("sha256");
return true;
} catch {
return false;
}
})();
const $ = C ? buildNativeClass() : Sha256Js;
function buildNativeClass() {
return class {
digestLength=32;
secret;
hash;
isHmac;
finished=false;
constructor(e) {
this.secret = e;
this.isHmac = !!e;
this.hash = this.createHash();
}
update(e) {
if (this.finished) throw new Error("Attempted to update an already finished hash.");
this.hash.update(e);
}
async digest() {
let e;
if (this.isHmac) {
this.finished = true;
e = this.hash.digest();
} else e = this.hash.copy().digest();
return new Uint8Array(e.buffer, e.byteOffset, e.byteLength);
}
reset() {
this.hash = this.createHash();
this.finished = false;
}
createHash() {
return this.secret ? c("sha256", toBuffer(this.secret)) : a("sha256");
}
};
}
function toBuffer(e) {
if (typeof e === "string") return e;
if (ArrayBuffer.isView(e)) return Buffer.from(e.buffer, e.byteOffset, e.byteLength);
return Buffer.from(e);
}
const {digest: O, sign: I, importKey: R} = globalThis?.crypto?.subtle ?? {};
const N = typeof O === "function" && typeof I === "function" && typeof R === "function" ? globalThis.crypto.subtle : void 0;
const x = 8388608;
class Sha256WebCrypto {
digestLength=32;
secret;
pending=[];
pendingBytes=0;
fallback;
finished=false;
constructor(e) {
e && (this.secret = o(e));
}
update(e) {
if (this.finished) throw new Error("Attempted to update an already finished HMAC.");
if (this.fallback) {
this.fallback.update(e);
return;
}
this.pending.push(e.slice());
this.pendingBytes += e.byteLength;
this.pendingBytes >= x && this.switchToFallback();
}
async digest() {
if (this.fallback) return this.fallback.digest();
if (this.secret && this.finished) throw new Error("Attempted to digest an already finished HMAC.");
const e = i(this.pending);
if (N) {
if (this.secret) {
this.finished = true;
const t = await N.importKey("raw", this.secret, {
name: "HMAC",
hash: "SHA-256"
}, false, [ "sign" ]);
const r = await N.sign("HMAC", t, e);
return new Uint8Array(r);
}
const t = await N.digest("SHA-256", e);
return new Uint8Array(t);
}
const t = new Sha256Js(this.secret);
t.update(e);
return t.digest();
}
reset() {
this.pending = [];
this.pendingBytes = 0;
this.fallback = void 0;
this.finished = false;
}
switchToFallback() {
const e = new Sha256Js(this.secret);
for (const t of this.pending) e.update(t);
this.fallback = e;
this.pending = [];
this.pendingBytes = 0;
}
}
t.Crc32 = w;
t.Crc32Js = Crc32Js;
t.Crc32Node = w;
t.Md5 = p;
t.Md5Js = Md5Js;
t.Md5Node = p;
t.Sha256 = $;
t.Sha256Js = Sha256Js;
t.Sha256Node = $;
t.Sha256WebCrypto = Sha256WebCrypto;
t.blobHasher = blobHasher;
t.blobReader = blobReader;
t.fileStreamHasher = fileStreamHasher;
t.readableStreamHasher = readableStreamHasher;
}),
92658: (function(e, t, r) {
const {hasOwn: n} = r(34534);
const {getSmithyContext: s, normalizeProvider: o} = r(34534);
t.getSmithyContext = s;
t.normalizeProvider = o;
const {SMITHY_CONTEXT_KEY: i, AlgorithmId: a} = r(90690);
t.AlgorithmId = a;
const {NormalizedSchema: c} = r(26890);
const getAllAliases = (e, t) => {
const r = [];
e && r.push(e);
if (t) for (const e of t) r.push(e);
return r;
};
const getMiddlewareNameWithAliases = (e, t) => `${e || "anonymous"}${t && t.length > 0 ? ` (a.k.a. ${t.join(",")})` : ""}`;
const constructStack = () => {
let e = [];
let t = [];
let r = false;
const n = new Set;
const sort = e => e.sort((e, t) => u[t.step] - u[e.step] || l[t.priority || "normal"] - l[e.priority || "normal"]);
const removeByName = r => {
let s = false;
const filterCb = e => {
const t = getAllAliases(e.name, e.aliases);
if (t.includes(r)) {
s = true;
for (const e of t) n.delete(e);
return false;
}
return true;
};
e = e.filter(filterCb);
t = t.filter(filterCb);
return s;
};
const removeByReference = r => {
let s = false;
const filterCb = e => {
if (e.middleware === r) {
s = true;
for (const t of getAllAliases(e.name, e.aliases)) n.delete(t);
return false;
}
return true;
};
e = e.filter(filterCb);
t = t.filter(filterCb);
return s;
};
const cloneTo = r => {
e.forEach(e => {
r.add(e.middleware, {
...e
});
});
t.forEach(e => {
r.addRelativeTo(e.middleware, {
...e
});
});
r.identifyOnResolve?.(s.identifyOnResolve());
return r;
};
const expandRelativeMiddlewareList = e => {
const t = [];
e.before.forEach(e => {
e.before.length === 0 && e.after.length === 0 ? t.push(e) : t.push(...expandRelativeMiddlewareList(e));
});
t.push(e);
e.after.reverse().forEach(e => {
e.before.length === 0 && e.after.length === 0 ? t.push(e) : t.push(...expandRelativeMiddlewareList(e));
});
return t;
};
const getMiddlewareList = (r = false) => {
const n = [];
const s = [];
const o = {};
e.forEach(e => {
const t = {
...e,
before: [],
after: []
};
for (const e of getAllAliases(t.name, t.aliases)) o[e] = t;
n.push(t);
});
t.forEach(e => {
const t = {
...e,
before: [],
after: []
};
for (const e of getAllAliases(t.name, t.aliases)) o[e] = t;
s.push(t);
});
s.forEach(e => {
if (e.toMiddleware) {
const t = o[e.toMiddleware];
if (t === void 0) {
if (r) return;
throw new Error(`${e.toMiddleware} is not found when adding ${getMiddlewareNameWithAliases(e.name, e.aliases)} middleware ${e.relation} ${e.toMiddleware}`);
}
e.relation === "after" && t.after.push(e);
e.relation === "before" && t.before.push(e);
}
});
const i = sort(n).map(expandRelativeMiddlewareList).reduce((e, t) => {
e.push(...t);
return e;
}, []);
return i;
};
const s = {
add: (t, r = {}) => {
const {name: s, override: o, aliases: i} = r;
const a = {
step: "initialize",
priority: "normal",
middleware: t,
...r
};
const c = getAllAliases(s, i);
if (c.length > 0) {
if (c.some(e => n.has(e))) {
if (!o) throw new Error(`Duplicate middleware name '${getMiddlewareNameWithAliases(s, i)}'`);
for (const t of c) {
const r = e.findIndex(e => e.name === t || e.aliases?.some(e => e === t));
if (r === -1) continue;
const n = e[r];
if (n.step !== a.step || a.priority !== n.priority) throw new Error(`"${getMiddlewareNameWithAliases(n.name, n.aliases)}" middleware with ${n.priority} priority in ${n.step} step cannot be overridden by "${getMiddlewareNameWithAliases(s, i)}" middleware with ${a.priority} priority in ${a.step} step.`);
e.splice(r, 1);
}
}
for (const e of c) n.add(e);
}
e.push(a);
},
addRelativeTo: (e, r) => {
const {name: s, override: o, aliases: i} = r;
const a = {
middleware: e,
...r
};
const c = getAllAliases(s, i);
if (c.length > 0) {
if (c.some(e => n.has(e))) {
if (!o) throw new Error(`Duplicate middleware name '${getMiddlewareNameWithAliases(s, i)}'`);
for (const e of c) {
const r = t.findIndex(t => t.name === e || t.aliases?.some(t => t === e));
if (r === -1) continue;
const n = t[r];
if (n.toMiddleware !== a.toMiddleware || n.relation !== a.relation) throw new Error(`"${getMiddlewareNameWithAliases(n.name, n.aliases)}" middleware ${n.relation} "${n.toMiddleware}" middleware cannot be overridden by "${getMiddlewareNameWithAliases(s, i)}" middleware ${a.relation} "${a.toMiddleware}" middleware.`);
t.splice(r, 1);
}
}
for (const e of c) n.add(e);
}
t.push(a);
},
clone: () => cloneTo(constructStack()),
use: e => {
e.applyToStack(s);
},
remove: e => typeof e === "string" ? removeByName(e) : removeByReference(e),
removeByTag: r => {
let s = false;
const filterCb = e => {
const {tags: t, name: o, aliases: i} = e;
if (t && t.includes(r)) {
const e = getAllAliases(o, i);
for (const t of e) n.delete(t);
s = true;
return false;
}
return true;
};
e = e.filter(filterCb);
t = t.filter(filterCb);
return s;
},
concat: e => {
const t = cloneTo(constructStack());
t.use(e);
t.identifyOnResolve(r || t.identifyOnResolve() || (e.identifyOnResolve?.() ?? false));
return t;
},
applyToStack: cloneTo,
identify: () => getMiddlewareList(true).map(e => {
const t = e.step ?? e.relation + " " + e.toMiddleware;
return getMiddlewareNameWithAliases(e.name, e.aliases) + " - " + t;
}),
identifyOnResolve(e) {
typeof e === "boolean" && (r = e);
return r;
},
resolve: (e, t) => {
for (const r of getMiddlewareList().map(e => e.middleware).reverse()) e = r(e, t);
r && console.log(s.identify());
return e;
}
};
return s;
};
const u = {
initialize: 5,
serialize: 4,
build: 3,
finalizeRequest: 2,
deserialize: 1
};
const l = {
high: 3,
normal: 2,
low: 1
};
const invalidFunction = e => () => {
throw new Error(e);
};
const invalidProvider = e => () => Promise.reject(e);
const getCircularReplacer = () => {
const e = new WeakSet;
return (t, r) => {
if (typeof r === "object" && r !== null) {
if (e.has(r)) return "[Circular]";
e.add(r);
}
return r;
};
};
const sleep = e => new Promise(t => setTimeout(t, e * 1e3));
const f = {
minDelay: 2,
maxDelay: 120
};
var h;
(function(e) {
e["ABORTED"] = "ABORTED";
e["FAILURE"] = "FAILURE";
e["SUCCESS"] = "SUCCESS";
e["RETRY"] = "RETRY";
e["TIMEOUT"] = "TIMEOUT";
})(h || (h = {}));
const checkExceptions = e => {
if (e.state === h.ABORTED) {
const t = new Error(`${JSON.stringify({
...e,
reason: "Request was aborted"
}, getCircularReplacer())}`);
t.name = "AbortError";
throw t;
}
if (e.state === h.TIMEOUT) {
const t = new Error(`${JSON.stringify({
...e,
reason: "Waiter has timed out"
}, getCircularReplacer())}`);
t.name = "TimeoutError";
throw t;
}
if (e.state !== h.SUCCESS) throw new Error(`${JSON.stringify(e, getCircularReplacer())}`);
return e;
};
const runPolling = async ({minDelay: e, maxDelay: t, maxWaitTime: r, abortController: n, client: s, abortSignal: o}, i, a) => {
const c = {};
const [u, l] = [ e * 1e3, t * 1e3 ];
let f = 0;
const d = Date.now() + r * 1e3;
const m = Date.now() + 6e4;
let p = false;
while (true) {
if (f > 0) {
const e = exponentialBackoffWithJitter(u, l, f, d);
if (n?.signal?.aborted || o?.aborted) {
const e = "AbortController signal aborted.";
c[e] |= 0;
c[e] += 1;
return {
state: h.ABORTED,
observedResponses: c
};
}
if (Date.now() + e > d) return {
state: h.TIMEOUT,
observedResponses: c
};
await sleep(e / 1e3);
}
const {state: e, reason: t} = await a(s, i);
if (t) {
const e = createMessageFromResponse(t);
c[e] |= 0;
c[e] += 1;
}
if (e !== h.RETRY) return {
state: e,
reason: t,
final: t,
observedResponses: c
};
f += 1;
if (!p && Date.now() >= m) {
checkWarn403(c, s);
p = true;
}
}
};
const checkWarn403 = (e = {}, t) => {
const r = Object.keys(e);
let n = 0;
for (const t of r) {
const r = e[t] | 0;
t.startsWith("403:") && (n += r);
}
const s = t?.config?.logger;
const o = typeof s?.warn !== "function" || s.constructor?.name?.includes?.("NoOpLogger") ? console : s;
(n >= 3 || r[r.length - 1]?.startsWith("403:")) && o.warn("@smithy/util-waiter WARN - 403 status code encountered during waiter polling.");
};
const createMessageFromResponse = e => {
const t = e?.$response?.statusCode ?? e?.$metadata?.httpStatusCode;
if (e?.$responseBodyText) return `${t ? t + ": " : ""}Deserialization error for body: ${e.$responseBodyText}`;
if (t) {
if (e?.$response || e?.message) return `${t ?? "Unknown"}: ${e?.message}`;
return `${t}: OK`;
}
return String(e?.message ?? JSON.stringify(e, getCircularReplacer()) ?? "Unknown");
};
const exponentialBackoffWithJitter = (e, t, r, n) => {
const s = Math.log(t / e) / Math.log(2) + 1;
if (r > s) return t;
const o = e * 2 ** (r - 1);
const i = Math.min(o, t);
const a = randomInRange(e, i);
if (Date.now() + a > n) {
const e = n - Date.now();
return Math.max(0, e - 500);
}
return a;
};
const randomInRange = (e, t) => e + Math.random() * (t - e);
const validateWaiterOptions = e => {
if (e.maxWaitTime <= 0) throw new Error("WaiterConfiguration.maxWaitTime must be greater than 0");
if (e.minDelay <= 0) throw new Error("WaiterConfiguration.minDelay must be greater than 0");
if (e.maxDelay <= 0) throw new Error("WaiterConfiguration.maxDelay must be greater than 0");
if (e.maxWaitTime <= e.minDelay) throw new Error(`WaiterConfiguration.maxWaitTime [${e.maxWaitTime}] must be greater than WaiterConfiguration.minDelay [${e.minDelay}] for this waiter`);
if (e.maxDelay < e.minDelay) throw new Error(`WaiterConfiguration.maxDelay [${e.maxDelay}] must be greater than WaiterConfiguration.minDelay [${e.minDelay}] for this waiter`);
};
const abortTimeout = e => {
let t;
const r = new Promise(r => {
t = () => r({
state: h.ABORTED
});
typeof e.addEventListener === "function" ? e.addEventListener("abort", t) : e.onabort = t;
});
return {
clearListener() {
typeof e.removeEventListener === "function" && e.removeEventListener("abort", t);
},
aborted: r
};
};
const createWaiter = async (e, t, r) => {
const n = {
...f,
...e
};
validateWaiterOptions(n);
const s = [ runPolling(n, t, r) ];
const o = [];
if (e.abortSignal) {
const {aborted: t, clearListener: r} = abortTimeout(e.abortSignal);
o.push(r);
s.push(t);
}
if (e.abortController?.signal) {
const {aborted: t, clearListener: r} = abortTimeout(e.abortController.signal);
o.push(r);
s.push(t);
}
return Promise.race(s).then(e => {
for (const e of o) e();
return e;
});
};
class Client {
config;
middlewareStack=constructStack();
initConfig;
handlers;
constructor(e) {
this.config = e;
const {protocol: t, protocolSettings: r} = e;
r && typeof t === "function" && (e.protocol = new t(r));
}
send(e, t, r) {
const n = typeof t !== "function" ? t : void 0;
const s = typeof t === "function" ? t : r;
const o = n === void 0 && this.config.cacheMiddleware === true;
let i;
if (o) {
this.handlers || (this.handlers = new WeakMap);
const t = this.handlers;
if (t.has(e.constructor)) i = t.get(e.constructor); else {
i = e.resolveMiddleware(this.middlewareStack, this.config, n);
t.set(e.constructor, i);
}
} else {
delete this.handlers;
i = e.resolveMiddleware(this.middlewareStack, this.config, n);
}
if (!s) return i(e).then(e => e.output);
i(e).then(e => s(null, e.output), e => s(e)).catch(() => {});
}
destroy() {
this.config?.requestHandler?.destroy?.();
delete this.handlers;
}
}
const d = "***SensitiveInformation***";
function schemaLogFilter(e, t) {
if (t == null) return t;
const r = c.of(e);
if (r.getMergedTraits().sensitive) return d;
if (r.isListSchema()) {
const e = r.getValueSchema();
if (e.getMergedTraits().sensitive) return d;
if (Array.isArray(t)) return t.map(t => schemaLogFilter(e, t));
} else if (r.isMapSchema()) {
const e = r.getValueSchema();
if (r.getKeySchema().getMergedTraits().sensitive || e.getMergedTraits().sensitive) return d;
if (typeof t === "object") return Object.fromEntries(Object.entries(t).map(([t, r]) => [ t, schemaLogFilter(e, r) ]));
} else if (r.isStructSchema() && typeof t === "object") {
const e = t;
const n = {};
for (const [t, s] of r.structIterator()) e[t] != null && (n[t] = schemaLogFilter(s, e[t]));
return n;
}
return t;
}
const m = Symbol.for("@smithy/op-event-stream");
class Command {
middlewareStack=constructStack();
schema;
static classBuilder() {
return new ClassBuilder;
}
resolveMiddlewareWithContext(e, t, r, {middlewareFn: n, clientName: s, commandName: o, inputFilterSensitiveLog: a, outputFilterSensitiveLog: u, smithyContext: l, additionalContext: f, CommandCtor: h}) {
for (const s of n.bind(this)(h, e, t, r)) this.middlewareStack.use(s);
const d = e.concat(this.middlewareStack);
const {logger: p} = t;
const g = f[i];
const y = {
logger: p,
clientName: s,
commandName: o,
inputFilterSensitiveLog: a,
outputFilterSensitiveLog: u,
...f,
[i]: {
...g,
commandInstance: this,
...l,
...r?.metricsRecorder === void 0 ? {} : {
metricsRecorder: r.metricsRecorder
},
...r?.abortSignal === void 0 ? {} : {
abortSignal: r.abortSignal
}
}
};
const {requestHandler: b} = t;
let w = r ?? {};
if (w.metricsRecorder) {
w = {
...w
};
delete w.metricsRecorder;
}
let S;
const E = this.schema;
const v = E?.[m];
if (v !== void 0) S = v; else if (E && Array.isArray(E) && E[0] === 9) {
const [, , , , e, t] = E;
S = E[m] = Boolean(c.of(e).getEventStreamMember() || c.of(t).getEventStreamMember());
}
S && (w = {
isEventStream: S,
...w
});
return d.resolve(e => b.handle(e.request, w), y);
}
}
class ClassBuilder {
_init=() => {};
_ep={};
_middlewareFn=() => [];
_commandName="";
_clientName="";
_additionalContext={};
_smithyContext={};
_inputFilterSensitiveLog=void 0;
_outputFilterSensitiveLog=void 0;
_serializer=null;
_deserializer=null;
_operationSchema;
init(e) {
this._init = e;
}
ep(e) {
this._ep = e;
return this;
}
m(e) {
this._middlewareFn = e;
return this;
}
s(e, t, r = {}) {
this._smithyContext = {
service: e,
operation: t,
...r
};
return this;
}
c(e = {}) {
this._additionalContext = e;
return this;
}
n(e, t) {
this._clientName = e;
this._commandName = t;
return this;
}
f(e = e => e, t = e => e) {
this._inputFilterSensitiveLog = e;
this._outputFilterSensitiveLog = t;
return this;
}
ser(e) {
this._serializer = e;
return this;
}
de(e) {
this._deserializer = e;
return this;
}
sc(e) {
this._operationSchema = e;
this._smithyContext.operationSchema = e;
return this;
}
build() {
const e = this;
let t;
return t = class extends Command {
input;
static getEndpointParameterInstructions() {
return e._ep;
}
constructor(...[t]) {
super();
this.input = t ?? {};
e._init(this);
this.schema = e._operationSchema;
}
resolveMiddleware(r, n, s) {
const o = e._operationSchema;
const i = o?.[4] ?? o?.input;
const a = o?.[5] ?? o?.output;
return this.resolveMiddlewareWithContext(r, n, s, {
CommandCtor: t,
middlewareFn: e._middlewareFn,
clientName: e._clientName,
commandName: e._commandName,
inputFilterSensitiveLog: e._inputFilterSensitiveLog ?? (o ? schemaLogFilter.bind(null, i) : e => e),
outputFilterSensitiveLog: e._outputFilterSensitiveLog ?? (o ? schemaLogFilter.bind(null, a) : e => e),
smithyContext: e._smithyContext,
additionalContext: e._additionalContext
});
}
serialize=e._serializer;
deserialize=e._deserializer;
};
}
}
const p = "***SensitiveInformation***";
const createAggregatedClient = (e, t, r) => {
for (const [r, n] of Object.entries(e)) {
const methodImpl = async function(e, t, r) {
const s = new n(e);
if (typeof t === "function") this.send(s, t); else {
if (typeof r !== "function") return this.send(s, t);
if (typeof t !== "object") throw new Error("Expected http options but got " + typeof t);
this.send(s, t || {}, r);
}
};
const e = (r[0].toLowerCase() + r.slice(1)).replace(/Command$/, "");
t.prototype[e] = methodImpl;
}
const {paginators: n = {}, waiters: s = {}} = r ?? {};
for (const [e, r] of Object.entries(n)) t.prototype[e] === void 0 && (t.prototype[e] = function(e = {}, t, ...n) {
return r({
...t,
client: this
}, e, ...n);
});
for (const [e, r] of Object.entries(s)) t.prototype[e] === void 0 && (t.prototype[e] = async function(e = {}, t, ...n) {
let s = t;
typeof t === "number" && (s = {
maxWaitTime: t
});
return r({
...s,
client: this
}, e, ...n);
});
};
class ServiceException extends Error {
static shapeId="smithy.ts.sdk.synthetic.nonamespace.client#ServiceException";
$fault;
$response;
$retryable;
$metadata;
constructor(e) {
super(e.message);
Object.setPrototypeOf(this, Object.getPrototypeOf(this).constructor.prototype);
this.name = e.name;
this.$fault = e.$fault;
this.$metadata = e.$metadata;
}
static isInstance(e) {
if (!e) return false;
const t = e;
return ServiceException.prototype.isPrototypeOf(t) || Boolean(t.$fault) && Boolean(t.$metadata) && (t.$fault === "client" || t.$fault === "server");
}
static [Symbol.hasInstance](e) {
if (!e) return false;
const t = e;
if (this === ServiceException) return ServiceException.isInstance(e);
if (ServiceException.isInstance(e)) {
if (this.prototype.isPrototypeOf(e)) return true;
const r = Object.prototype.hasOwnProperty.call(this, "shapeId") ? this.shapeId : void 0;
let n = false;
if (r) {
let e = Object.getPrototypeOf(t);
while (e && e !== Object.prototype) {
const t = e.constructor;
const s = t !== ServiceException && Object.prototype.hasOwnProperty.call(t, "shapeId") ? t?.shapeId : void 0;
if (s) {
n = true;
if (s === r) return true;
}
e = Object.getPrototypeOf(e);
}
}
if (r && n) return false;
const s = this.name;
if (s && s.length >= 6) {
if (t.name === s) return true;
let e = Object.getPrototypeOf(t);
while (e && e !== Object.prototype) {
const t = e.constructor?.name;
if (t && t !== "Error" && t === s) return true;
e = Object.getPrototypeOf(e);
}
}
}
return false;
}
}
const decorateServiceException = (e, t = {}) => {
Object.entries(t).filter(([, e]) => e !== void 0).forEach(([t, r]) => {
e[t] != void 0 && e[t] !== "" || (e[t] = r);
});
const r = e.message || e.Message || "UnknownError";
e.message = r;
delete e.Message;
return e;
};
const throwDefaultError = ({output: e, parsedBody: t, exceptionCtor: r, errorCode: n}) => {
const s = deserializeMetadata(e);
const o = s.httpStatusCode ? s.httpStatusCode + "" : void 0;
const i = new r({
name: t?.code || t?.Code || n || o || "UnknownError",
$fault: "client",
$metadata: s
});
throw decorateServiceException(i, t);
};
const withBaseException = e => ({output: t, parsedBody: r, errorCode: n}) => {
throwDefaultError({
output: t,
parsedBody: r,
exceptionCtor: e,
errorCode: n
});
};
const deserializeMetadata = e => ({
httpStatusCode: e.statusCode,
requestId: e.headers["x-amzn-requestid"] ?? e.headers["x-amzn-request-id"] ?? e.headers["x-amz-request-id"],
extendedRequestId: e.headers["x-amz-id-2"],
cfId: e.headers["x-amz-cf-id"]
});
const loadConfigsForDefaultMode = e => {
switch (e) {
case "standard":
return {
retryMode: "standard",
connectionTimeout: 3100
};

case "in-region":
return {
retryMode: "standard",
connectionTimeout: 1100
};

case "cross-region":
return {
retryMode: "standard",
connectionTimeout: 3100
};

case "mobile":
return {
retryMode: "standard",
connectionTimeout: 3e4
};

default:
return {};
}
};
let g = false;
const emitWarningIfUnsupportedVersion = e => {
e && !g && parseInt(e.substring(1, e.indexOf("."))) < 16 && (g = true);
};
const y = Object.values(a);
const getChecksumConfiguration = e => {
const t = [];
for (const r in a) {
if (!n(a, r)) continue;
const s = a[r];
if (e[s] === void 0) continue;
t.push({
algorithmId: () => s,
checksumConstructor: () => e[s]
});
}
for (const [r, n] of Object.entries(e.checksumAlgorithms ?? {})) t.push({
algorithmId: () => r,
checksumConstructor: () => n
});
return {
addChecksumAlgorithm(r) {
e.checksumAlgorithms = e.checksumAlgorithms ?? {};
const n = r.algorithmId();
const s = r.checksumConstructor();
y.includes(n) ? e.checksumAlgorithms[n.toUpperCase()] = s : e.checksumAlgorithms[n] = s;
t.push(r);
},
checksumAlgorithms() {
return t;
}
};
};
const resolveChecksumRuntimeConfig = e => {
const t = {};
e.checksumAlgorithms().forEach(e => {
const r = e.algorithmId();
y.includes(r) && (t[r] = e.checksumConstructor());
});
return t;
};
const getRetryConfiguration = e => ({
setRetryStrategy(t) {
e.retryStrategy = t;
},
retryStrategy() {
return e.retryStrategy;
}
});
const resolveRetryRuntimeConfig = e => {
const t = {};
t.retryStrategy = e.retryStrategy();
return t;
};
const getDefaultExtensionConfiguration = e => Object.assign(getChecksumConfiguration(e), getRetryConfiguration(e));
const b = getDefaultExtensionConfiguration;
const resolveDefaultRuntimeConfig = e => Object.assign(resolveChecksumRuntimeConfig(e), resolveRetryRuntimeConfig(e));
const getArrayIfSingleItem = e => Array.isArray(e) ? e : [ e ];
const getValueFromTextNode = e => {
const t = "#text";
for (const r in e) {
if (!n(e, r)) continue;
e[r][t] !== void 0 ? e[r] = e[r][t] : typeof e[r] === "object" && e[r] !== null && (e[r] = getValueFromTextNode(e[r]));
}
return e;
};
const isSerializableHeaderValue = e => e != null;
class NoOpLogger {
trace() {}
debug() {}
info() {}
warn() {}
error() {}
}
function map(e, t, r) {
let s;
let o;
let i;
if (typeof t === "undefined" && typeof r === "undefined") {
s = {};
i = e;
} else {
s = e;
if (typeof t === "function") {
o = t;
i = r;
return mapWithFilter(s, o, i);
}
i = t;
}
for (const e in i) {
if (!n(i, e)) continue;
if (!Array.isArray(i[e])) {
s[e] = i[e];
continue;
}
applyInstruction(s, null, i, e);
}
return s;
}
const convertMap = e => {
const t = {};
for (const [r, n] of Object.entries(e || {})) t[r] = [ , n ];
return t;
};
const take = (e, t) => {
const r = {};
for (const s in t) {
if (!n(t, s)) continue;
applyInstruction(r, e, t, s);
}
return r;
};
const mapWithFilter = (e, t, r) => map(e, Object.entries(r).reduce((e, [r, n]) => {
Array.isArray(n) ? e[r] = n : e[r] = typeof n === "function" ? [ t, n() ] : [ t, n ];
return e;
}, {}));
const applyInstruction = (e, t, r, n) => {
if (t !== null) {
let s = r[n];
typeof s === "function" && (s = [ , s ]);
const [o = nonNullish, i = pass, a = n] = s;
(typeof o === "function" && o(t[a]) || typeof o !== "function" && !!o) && (e[n] = i(t[a]));
return;
}
let [s, o] = r[n];
if (typeof o === "function") {
let t;
const r = s === void 0 && (t = o()) != null;
const i = typeof s === "function" && !!s(void 0) || typeof s !== "function" && !!s;
r ? e[n] = t : i && (e[n] = o());
} else {
const t = s === void 0 && o != null;
const r = typeof s === "function" && !!s(o) || typeof s !== "function" && !!s;
(t || r) && (e[n] = o);
}
};
const nonNullish = e => e != null;
const pass = e => e;
const serializeFloat = e => {
if (e !== e) return "NaN";
switch (e) {
case 1 / 0:
return "Infinity";

case -1 / 0:
return "-Infinity";

default:
return e;
}
};
const serializeDateTime = e => e.toISOString().replace(".000Z", "Z");
const _json = e => {
if (e == null) return {};
if (Array.isArray(e)) return e.filter(e => e != null).map(_json);
if (typeof e === "object") {
const t = {};
for (const r in e) {
if (!n(e, r)) continue;
if (e[r] == null) continue;
t[r] = _json(e[r]);
}
return t;
}
return e;
};
function makeBuilder(e, t, r, n) {
return function(s, o, i, a, c = {}) {
const u = Object.assign({}, e, s);
return Command.classBuilder().ep(u).m(function(e, t, r, s) {
const i = o.call(this, e, t, r, s);
i.unshift(n(r, e.getEndpointParameterInstructions()));
return i;
}).s(t, i, c).n(r, i.charAt(0).toUpperCase() + i.slice(1) + "Command").sc(a).build();
};
}
t.Client = Client;
t.Command = Command;
t.NoOpLogger = NoOpLogger;
t.SENSITIVE_STRING = p;
t.ServiceException = ServiceException;
t.WaiterState = h;
t._json = _json;
t.checkExceptions = checkExceptions;
t.constructStack = constructStack;
t.convertMap = convertMap;
t.createAggregatedClient = createAggregatedClient;
t.createWaiter = createWaiter;
t.decorateServiceException = decorateServiceException;
t.emitWarningIfUnsupportedVersion = emitWarningIfUnsupportedVersion;
t.getArrayIfSingleItem = getArrayIfSingleItem;
t.getChecksumConfiguration = getChecksumConfiguration;
t.getDefaultClientConfiguration = b;
t.getDefaultExtensionConfiguration = getDefaultExtensionConfiguration;
t.getRetryConfiguration = getRetryConfiguration;
t.getValueFromTextNode = getValueFromTextNode;
t.invalidFunction = invalidFunction;
t.invalidProvider = invalidProvider;
t.isSerializableHeaderValue = isSerializableHeaderValue;
t.loadConfigsForDefaultMode = loadConfigsForDefaultMode;
t.makeBuilder = makeBuilder;
t.map = map;
t.resolveChecksumRuntimeConfig = resolveChecksumRuntimeConfig;
t.resolveDefaultRuntimeConfig = resolveDefaultRuntimeConfig;
t.resolveRetryRuntimeConfig = resolveRetryRuntimeConfig;
t.schemaLogFilter = schemaLogFilter;
t.serializeDateTime = serializeDateTime;
t.serializeFloat = serializeFloat;
t.take = take;
t.throwDefaultError = throwDefaultError;
t.waiterServiceDefaults = f;
t.withBaseException = withBaseException;
}),
47291: (function(e, t, r) {
const {homedir: n} = r(48161);
const {sep: s, join: o} = r(76760);
const {createHash: i} = r(77598);
const {readFile: a} = r(51455);
const {IniSectionType: c} = r(90690);
const {normalizeProvider: u} = r(92658);
const {isValidHostLabel: l} = r(34534);
class ProviderError extends Error {
name="ProviderError";
tryNextLink;
constructor(e, t = true) {
let r;
let n = true;
if (typeof t === "boolean") {
r = void 0;
n = t;
} else if (t != null && typeof t === "object") {
r = t.logger;
n = t.tryNextLink ?? true;
}
super(e);
this.tryNextLink = n;
Object.setPrototypeOf(this, ProviderError.prototype);
r?.debug?.(`@smithy/property-provider ${n ? "->" : "(!)"} ${e}`);
}
static from(e, t = true) {
return Object.assign(new this(e.message, t), e);
}
}
class CredentialsProviderError extends ProviderError {
name="CredentialsProviderError";
constructor(e, t = true) {
super(e, t);
Object.setPrototypeOf(this, CredentialsProviderError.prototype);
}
}
class TokenProviderError extends ProviderError {
name="TokenProviderError";
constructor(e, t = true) {
super(e, t);
Object.setPrototypeOf(this, TokenProviderError.prototype);
}
}
const chain = (...e) => async () => {
if (e.length === 0) throw new ProviderError("No providers in chain");
let t;
for (const r of e) try {
const e = await r();
return e;
} catch (e) {
t = e;
if (e?.tryNextLink) continue;
throw e;
}
throw t;
};
const fromValue = e => () => Promise.resolve(e);
const memoize = (e, t, r) => {
let n;
let s;
let o;
let i = false;
const coalesceProvider = async () => {
s || (s = e());
try {
n = await s;
o = true;
i = false;
} finally {
s = void 0;
}
return n;
};
if (t === void 0) return async e => {
o && !e?.forceRefresh || (n = await coalesceProvider());
return n;
};
return async e => {
o && !e?.forceRefresh || (n = await coalesceProvider());
if (i) return n;
if (r && !r(n)) {
i = true;
return n;
}
if (t(n)) {
await coalesceProvider();
return n;
}
return n;
};
};
const booleanSelector = (e, t, r) => {
if (!(t in e)) return;
if (e[t] === "true") return true;
if (e[t] === "false") return false;
throw new Error(`Cannot load ${r} "${t}". Expected "true" or "false", got ${e[t]}.`);
};
const numberSelector = (e, t, r) => {
if (!(t in e)) return;
const n = parseInt(e[t], 10);
if (Number.isNaN(n)) throw new TypeError(`Cannot load ${r} '${t}'. Expected number, got '${e[t]}'.`);
return n;
};
var f;
(function(e) {
e["ENV"] = "env";
e["CONFIG"] = "shared config entry";
})(f || (f = {}));
const h = {};
const getHomeDirCacheKey = () => {
if (process && process.geteuid) return `${process.geteuid()}`;
return "DEFAULT";
};
const getHomeDir = () => {
const {HOME: e, USERPROFILE: t, HOMEPATH: r, HOMEDRIVE: o = `C:${s}`} = process.env;
if (e) return e;
if (t) return t;
if (r) return `${o}${r}`;
const i = getHomeDirCacheKey();
h[i] || (h[i] = n());
return h[i];
};
const d = "AWS_PROFILE";
const m = "default";
const getProfileName = e => e.profile || process.env[d] || m;
const getSSOTokenFilepath = e => {
const t = i("sha1");
const r = t.update(e).digest("hex");
return o(getHomeDir(), ".aws", "sso", "cache", `${r}.json`);
};
const p = {};
const getSSOTokenFromFile = async e => {
if (p[e]) return p[e];
const t = getSSOTokenFilepath(e);
const r = await a(t, "utf8");
return JSON.parse(r);
};
const g = ".";
const getConfigData = e => Object.entries(e).filter(([e]) => {
const t = e.indexOf(g);
if (t === -1) return false;
return Object.values(c).includes(e.substring(0, t));
}).reduce((e, [t, r]) => {
const n = t.indexOf(g);
const s = t.substring(0, n) === c.PROFILE ? t.substring(n + 1) : t;
e[s] = r;
return e;
}, {
...e.default && {
default: e.default
}
});
const y = "AWS_CONFIG_FILE";
const getConfigFilepath = () => process.env[y] || o(getHomeDir(), ".aws", "config");
const b = "AWS_SHARED_CREDENTIALS_FILE";
const getCredentialsFilepath = () => process.env[b] || o(getHomeDir(), ".aws", "credentials");
const w = /^([\w-]+)\s(["'])?([\w-@+.%:/]+)\2$/;
const S = [ "__proto__", "profile __proto__" ];
const parseIni = e => {
const t = {};
let r;
let n;
for (const s of e.split(/\r?\n/)) {
const e = s.split(/(^|\s)[;#]/)[0].trim();
const o = e[0] === "[" && e[e.length - 1] === "]";
if (o) {
r = void 0;
n = void 0;
const t = e.substring(1, e.length - 1);
const s = w.exec(t);
if (s) {
const [, e, , t] = s;
Object.values(c).includes(e) && (r = [ e, t ].join(g));
} else r = t;
if (S.includes(t)) throw new Error(`Found invalid profile name "${t}"`);
} else if (r) {
const o = e.indexOf("=");
if (![ 0, -1 ].includes(o)) {
const [i, a] = [ e.substring(0, o).trim(), e.substring(o + 1).trim() ];
if (a === "") n = i; else {
n && s.trimStart() === s && (n = void 0);
t[r] = t[r] || {};
const e = n ? [ n, i ].join(g) : i;
t[r][e] = a;
}
}
}
}
return t;
};
const E = {};
const v = {};
const readFile = (e, t) => {
if (v[e] !== void 0) return v[e];
E[e] && !t?.ignoreCache || (E[e] = a(e, "utf8"));
return E[e];
};
const swallowError$1 = () => ({});
const loadSharedConfigFiles = async (e = {}) => {
const {filepath: t = getCredentialsFilepath(), configFilepath: r = getConfigFilepath()} = e;
const n = getHomeDir();
const s = "~/";
let i = t;
t.startsWith(s) && (i = o(n, t.slice(2)));
let a = r;
r.startsWith(s) && (a = o(n, r.slice(2)));
const c = await Promise.all([ readFile(a, {
ignoreCache: e.ignoreCache
}).then(parseIni).then(getConfigData).catch(swallowError$1), readFile(i, {
ignoreCache: e.ignoreCache
}).then(parseIni).catch(swallowError$1) ]);
return {
configFile: c[0],
credentialsFile: c[1]
};
};
const getSsoSessionData = e => Object.entries(e).filter(([e]) => e.startsWith(c.SSO_SESSION + g)).reduce((e, [t, r]) => ({
...e,
[t.substring(t.indexOf(g) + 1)]: r
}), {});
const swallowError = () => ({});
const loadSsoSessionData = async (e = {}) => readFile(e.configFilepath ?? getConfigFilepath()).then(parseIni).then(getSsoSessionData).catch(swallowError);
const mergeConfigFiles = (...e) => {
const t = {};
for (const r of e) for (const [e, n] of Object.entries(r)) t[e] !== void 0 ? Object.assign(t[e], n) : t[e] = n;
return t;
};
const parseKnownFiles = async e => {
const t = await loadSharedConfigFiles(e);
return mergeConfigFiles(t.configFile, t.credentialsFile);
};
const A = {
getFileRecord() {
return v;
},
interceptFile(e, t) {
v[e] = Promise.resolve(t);
},
getTokenRecord() {
return p;
},
interceptToken(e, t) {
p[e] = t;
}
};
function getSelectorName(e) {
try {
const t = new Set(Array.from(e.match(/([A-Z_]){3,}/g) ?? []));
t.delete("CONFIG");
t.delete("CONFIG_PREFIX_SEPARATOR");
t.delete("ENV");
return [ ...t ].join(", ");
} catch (t) {
return e;
}
}
const fromEnv = (e, t) => async () => {
try {
const r = e(process.env, t);
if (r === void 0) throw new Error;
return r;
} catch (r) {
throw new CredentialsProviderError(r.message || `Not found in ENV: ${getSelectorName(e.toString())}`, {
logger: t?.logger
});
}
};
const fromSharedConfigFiles = (e, {preferredFile: t = "config", ...r} = {}) => async () => {
const n = getProfileName(r);
const {configFile: s, credentialsFile: o} = await loadSharedConfigFiles(r);
const i = o[n] || {};
const a = s[n] || {};
const c = t === "config" ? {
...i,
...a
} : {
...a,
...i
};
try {
const r = t === "config" ? s : o;
const n = e(c, r);
if (n === void 0) throw new Error;
return n;
} catch (t) {
throw new CredentialsProviderError(t.message || `Not found in config files w/ profile [${n}]: ${getSelectorName(e.toString())}`, {
logger: r.logger
});
}
};
const isFunction = e => typeof e === "function";
const fromStatic = e => isFunction(e) ? async () => await e() : fromValue(e);
const loadConfig = ({environmentVariableSelector: e, configFileSelector: t, default: r}, n = {}) => {
const {signingName: s, logger: o} = n;
const i = {
signingName: s,
logger: o
};
return memoize(chain(fromEnv(e, i), fromSharedConfigFiles(t, n), fromStatic(r)));
};
const T = "AWS_USE_DUALSTACK_ENDPOINT";
const C = "use_dualstack_endpoint";
const $ = false;
const O = {
environmentVariableSelector: e => booleanSelector(e, T, f.ENV),
configFileSelector: e => booleanSelector(e, C, f.CONFIG),
default: false
};
const I = {
environmentVariableSelector: e => booleanSelector(e, T, f.ENV),
configFileSelector: e => booleanSelector(e, C, f.CONFIG),
default: void 0
};
const R = "AWS_USE_FIPS_ENDPOINT";
const N = "use_fips_endpoint";
const x = false;
const U = {
environmentVariableSelector: e => booleanSelector(e, R, f.ENV),
configFileSelector: e => booleanSelector(e, N, f.CONFIG),
default: false
};
const M = {
environmentVariableSelector: e => booleanSelector(e, R, f.ENV),
configFileSelector: e => booleanSelector(e, N, f.CONFIG),
default: void 0
};
const resolveCustomEndpointsConfig = e => {
const {tls: t, endpoint: r, urlParser: n, useDualstackEndpoint: s} = e;
return Object.assign(e, {
tls: t ?? true,
endpoint: u(typeof r === "string" ? n(r) : r),
isCustomEndpoint: true,
useDualstackEndpoint: u(s ?? false)
});
};
const getEndpointFromRegion = async e => {
const {tls: t = true} = e;
const r = await e.region();
const n = new RegExp(/^([a-zA-Z0-9]|[a-zA-Z0-9][a-zA-Z0-9-]{0,61}[a-zA-Z0-9])$/);
if (!n.test(r)) throw new Error("Invalid region in client config");
const s = await e.useDualstackEndpoint();
const o = await e.useFipsEndpoint();
const {hostname: i} = await e.regionInfoProvider(r, {
useDualstackEndpoint: s,
useFipsEndpoint: o
}) ?? {};
if (!i) throw new Error("Cannot resolve hostname from client config");
return e.urlParser(`${t ? "https:" : "http:"}//${i}`);
};
const resolveEndpointsConfig = e => {
const t = u(e.useDualstackEndpoint ?? false);
const {endpoint: r, useFipsEndpoint: n, urlParser: s, tls: o} = e;
return Object.assign(e, {
tls: o ?? true,
endpoint: r ? u(typeof r === "string" ? s(r) : r) : () => getEndpointFromRegion({
...e,
useDualstackEndpoint: t,
useFipsEndpoint: n
}),
isCustomEndpoint: !!r,
useDualstackEndpoint: t
});
};
const D = "AWS_EXECUTION_ENV";
const _ = "AWS_REGION";
const P = "AWS_DEFAULT_REGION";
const L = "AWS_EC2_METADATA_DISABLED";
const k = [ "in-region", "cross-region", "mobile", "standard", "legacy" ];
const F = "/latest/meta-data/placement/region";
const B = "/latest/api/token";
const z = "x-aws-ec2-metadata-token";
const H = "x-aws-ec2-metadata-token-ttl-seconds";
const j = 1e3;
const V = 6e4;
let W = 0;
const getInstanceMetadataRegion = async () => {
if (process.env[L]) return;
if (Date.now() < W) return;
try {
const e = resolveImdsEndpoint();
const t = (await imdsRequest({
...e,
path: B,
method: "PUT",
headers: {
[H]: "21600"
}
})).toString();
const r = (await imdsRequest({
...e,
path: F,
method: "GET",
headers: {
[z]: t
}
})).toString().trim();
return r || cacheNegativeAndReturnUndefined();
} catch {
return cacheNegativeAndReturnUndefined();
}
};
const cacheNegativeAndReturnUndefined = () => {
W = Date.now() + V;
return;
};
const resolveImdsEndpoint = () => {
const e = process.env.AWS_EC2_METADATA_SERVICE_ENDPOINT;
if (e) {
const t = new URL(e);
return {
hostname: t.hostname.replace(/^\[(.+)]$/, "$1"),
port: t.port ? Number(t.port) : void 0
};
}
if (process.env.AWS_EC2_METADATA_SERVICE_ENDPOINT_MODE === "IPv6") return {
hostname: "fd00:ec2::254"
};
return {
hostname: "169.254.169.254"
};
};
const imdsRequest = async e => {
const {request: t} = r(37067);
return new Promise((r, n) => {
const s = t({
hostname: e.hostname,
port: e.port,
path: e.path,
method: e.method,
headers: e.headers,
timeout: j,
signal: AbortSignal.timeout(j)
});
s.on("error", e => {
n(e);
s.destroy();
});
s.on("timeout", () => {
n(new Error("TimeoutError from instance metadata service"));
s.destroy();
});
s.on("response", e => {
const {statusCode: t = 400} = e;
if (t < 200 || t >= 300) {
n(Object.assign(new Error("Error response received from instance metadata service"), {
statusCode: t
}));
s.destroy();
return;
}
const o = [];
e.on("data", e => o.push(e));
e.on("end", () => {
r(Buffer.concat(o));
s.destroy();
});
});
s.end();
});
};
const q = "AWS_REGION";
const J = "region";
const G = {
environmentVariableSelector: e => e[q],
configFileSelector: e => e[J],
default: async () => {
const e = await getInstanceMetadataRegion();
if (e) return e;
throw new Error("Region is missing");
}
};
const K = {
preferredFile: "credentials"
};
const X = new Set;
const checkRegion = (e, t = l) => {
if (X.has(e) || t(e)) X.add(e); else {
if (e !== "*") throw new Error(`Region not accepted: region="${e}" is not a valid hostname component.`);
console.warn('@smithy/config-resolver WARN - Please use the caller region instead of "*". See "sigv4a" in https://github.com/aws/aws-sdk-js-v3/blob/main/supplemental-docs/CLIENTS.md.');
}
};
const isFipsRegion = e => typeof e === "string" && (e.startsWith("fips-") || e.endsWith("-fips"));
const getRealRegion = e => isFipsRegion(e) ? [ "fips-aws-global", "aws-fips" ].includes(e) ? "us-east-1" : e.replace(/fips-(dkr-|prod-)?|-fips/, "") : e;
const resolveRegionConfig = e => {
const {region: t, useFipsEndpoint: r} = e;
if (!t) throw new Error("Region is missing");
return Object.assign(e, {
region: async () => {
const e = typeof t === "function" ? await t() : t;
const r = getRealRegion(e);
checkRegion(r);
return r;
},
useFipsEndpoint: async () => {
const e = typeof t === "string" ? t : await t();
if (isFipsRegion(e)) return true;
return typeof r !== "function" ? Promise.resolve(!!r) : r();
}
});
};
const getHostnameFromVariants = (e = [], {useFipsEndpoint: t, useDualstackEndpoint: r}) => e.find(({tags: e}) => t === e.includes("fips") && r === e.includes("dualstack"))?.hostname;
const getResolvedHostname = (e, {regionHostname: t, partitionHostname: r}) => t || (r ? r.replace("{region}", e) : void 0);
const getResolvedPartition = (e, {partitionHash: t}) => Object.keys(t || {}).find(r => t[r].regions.includes(e)) ?? "aws";
const getResolvedSigningRegion = (e, {signingRegion: t, regionRegex: r, useFipsEndpoint: n}) => {
if (t) return t;
if (n) {
const t = r.replace("\\\\", "\\").replace(/^\^/g, "\\.").replace(/\$$/g, "\\.");
const n = e.match(t);
if (n) return n[0].slice(1, -1);
}
};
const getRegionInfo = (e, {useFipsEndpoint: t = false, useDualstackEndpoint: r = false, signingService: n, regionHash: s, partitionHash: o}) => {
const i = getResolvedPartition(e, {
partitionHash: o
});
const a = e in s ? e : o[i]?.endpoint ?? e;
const c = {
useFipsEndpoint: t,
useDualstackEndpoint: r
};
const u = getHostnameFromVariants(s[a]?.variants, c);
const l = getHostnameFromVariants(o[i]?.variants, c);
const f = getResolvedHostname(a, {
regionHostname: u,
partitionHostname: l
});
if (f === void 0) throw new Error(`Endpoint resolution failed for: ${{
resolvedRegion: a,
useFipsEndpoint: t,
useDualstackEndpoint: r
}}`);
const h = getResolvedSigningRegion(f, {
signingRegion: s[a]?.signingRegion,
regionRegex: o[i].regionRegex,
useFipsEndpoint: t
});
return {
partition: i,
signingService: n,
hostname: f,
...h && {
signingRegion: h
},
...s[a]?.signingService && {
signingService: s[a].signingService
}
};
};
const Y = "AWS_DEFAULTS_MODE";
const Z = "defaults_mode";
const Q = {
environmentVariableSelector: e => e[Y],
configFileSelector: e => e[Z],
default: "legacy"
};
const resolveDefaultsModeConfig = ({region: e = loadConfig(G), defaultsMode: t = loadConfig(Q)} = {}) => memoize(async () => {
const r = typeof t === "function" ? await t() : t;
switch (r?.toLowerCase()) {
case "auto":
return resolveNodeDefaultsModeAuto(e);

case "in-region":
case "cross-region":
case "mobile":
case "standard":
case "legacy":
return Promise.resolve(r?.toLocaleLowerCase());

case void 0:
return Promise.resolve("legacy");

default:
throw new Error(`Invalid parameter for "defaultsMode", expect ${k.join(", ")}, got ${r}`);
}
});
const resolveNodeDefaultsModeAuto = async e => {
if (e) {
const t = typeof e === "function" ? await e() : e;
const r = await inferPhysicalRegion();
if (!r) return "standard";
return t === r ? "in-region" : "cross-region";
}
return "standard";
};
const inferPhysicalRegion = async () => {
if (process.env[D] && (process.env[_] || process.env[P])) return process.env[_] ?? process.env[P];
return getInstanceMetadataRegion();
};
t.CONFIG_PREFIX_SEPARATOR = g;
t.CONFIG_USE_DUALSTACK_ENDPOINT = C;
t.CONFIG_USE_FIPS_ENDPOINT = N;
t.CredentialsProviderError = CredentialsProviderError;
t.DEFAULT_PROFILE = m;
t.DEFAULT_USE_DUALSTACK_ENDPOINT = $;
t.DEFAULT_USE_FIPS_ENDPOINT = x;
t.ENV_PROFILE = d;
t.ENV_USE_DUALSTACK_ENDPOINT = T;
t.ENV_USE_FIPS_ENDPOINT = R;
t.NODE_REGION_CONFIG_FILE_OPTIONS = K;
t.NODE_REGION_CONFIG_OPTIONS = G;
t.NODE_USE_DUALSTACK_ENDPOINT_CONFIG_OPTIONS = O;
t.NODE_USE_FIPS_ENDPOINT_CONFIG_OPTIONS = U;
t.ProviderError = ProviderError;
t.REGION_ENV_NAME = q;
t.REGION_INI_NAME = J;
t.SelectorType = f;
t.TokenProviderError = TokenProviderError;
t.booleanSelector = booleanSelector;
t.chain = chain;
t.externalDataInterceptor = A;
t.fromStatic = fromStatic;
t.fromValue = fromValue;
t.getHomeDir = getHomeDir;
t.getProfileName = getProfileName;
t.getRegionInfo = getRegionInfo;
t.getSSOTokenFilepath = getSSOTokenFilepath;
t.getSSOTokenFromFile = getSSOTokenFromFile;
t.loadConfig = loadConfig;
t.loadSharedConfigFiles = loadSharedConfigFiles;
t.loadSsoSessionData = loadSsoSessionData;
t.memoize = memoize;
t.nodeDualstackConfigSelectors = I;
t.nodeFipsConfigSelectors = M;
t.numberSelector = numberSelector;
t.parseKnownFiles = parseKnownFiles;
t.readFile = readFile;
t.resolveCustomEndpointsConfig = resolveCustomEndpointsConfig;
t.resolveDefaultsModeConfig = resolveDefaultsModeConfig;
t.resolveEndpointsConfig = resolveEndpointsConfig;
t.resolveRegionConfig = resolveRegionConfig;
}),
62085: (function(e, t, r) {
const {CONFIG_PREFIX_SEPARATOR: n, booleanSelector: s, SelectorType: o, loadConfig: i} = r(47291);
const {toEndpointV1: a, getSmithyContext: c, normalizeProvider: u, isValidHostLabel: l, hasOwn: f} = r(34534);
t.isValidHostLabel = l;
t.middlewareEndpointToEndpointV1 = a;
t.toEndpointV1 = a;
const {EndpointURLScheme: h} = r(90690);
const d = "AWS_ENDPOINT_URL";
const m = "endpoint_url";
const getEndpointUrlConfig = e => ({
environmentVariableSelector: t => {
const r = e.split(" ").map(e => e.toUpperCase());
const n = t[[ d, ...r ].join("_")];
if (n) return n;
const s = t[d];
if (s) return s;
return;
},
configFileSelector: (t, r) => {
if (t.services) {
const s = [ "services", t.services ].join(n);
if (!r || !r[s]) throw new Error(`The services section "${t.services}" specified in the profile is not present in the shared configuration file.`);
const o = r[s];
const i = e.split(" ").map(e => e.toLowerCase());
const a = o[[ i.join("_"), m ].join(n)];
if (a) return a;
}
const s = t[m];
if (s) return s;
return;
},
default: void 0
});
const p = "AWS_IGNORE_CONFIGURED_ENDPOINT_URLS";
const g = "ignore_configured_endpoint_urls";
const y = {
environmentVariableSelector: e => s(e, p, o.ENV),
configFileSelector: e => s(e, g, o.CONFIG),
default: false
};
const getEndpointFromConfig = async e => {
const t = await i(y)();
if (t) return;
return i(getEndpointUrlConfig(e ?? ""))();
};
const resolveParamsForS3 = async e => {
const t = e?.Bucket || "";
typeof e.Bucket === "string" && (e.Bucket = t.replace(/#/g, encodeURIComponent("#")).replace(/\?/g, encodeURIComponent("?")));
if (isArnBucketName(t)) {
if (e.ForcePathStyle === true) throw new Error("Path-style addressing cannot be used with ARN buckets");
} else (!isDnsCompatibleBucketName(t) || t.indexOf(".") !== -1 && !String(e.Endpoint).startsWith("http:") || t.toLowerCase() !== t || t.length < 3) && (e.ForcePathStyle = true);
if (e.DisableMultiRegionAccessPoints) {
e.disableMultiRegionAccessPoints = true;
e.DisableMRAP = true;
}
return e;
};
const b = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const w = /(\d+\.){3}\d+/;
const S = /\.\./;
const isDnsCompatibleBucketName = e => b.test(e) && !w.test(e) && !S.test(e);
const isArnBucketName = e => {
const [t, r, n, , , s] = e.split(":");
const o = t === "arn" && e.split(":").length >= 6;
const i = Boolean(o && r && n && s);
if (o && !i) throw new Error(`Invalid ARN: ${e} was an invalid ARN.`);
return i;
};
const createConfigValueProvider = (e, t, r, n = false) => {
const configProvider = async () => {
let s;
if (n) {
const n = r.clientContextParams;
const o = n?.[e];
s = o ?? r[e] ?? r[t];
} else s = r[e] ?? r[t];
if (typeof s === "function") return s();
return s;
};
if (e === "credentialScope" || t === "CredentialScope") return async () => {
const e = typeof r.credentials === "function" ? await r.credentials() : r.credentials;
const t = e?.credentialScope ?? e?.CredentialScope;
return t;
};
if (e === "accountId" || t === "AccountId") return async () => {
const e = typeof r.credentials === "function" ? await r.credentials() : r.credentials;
const t = e?.accountId ?? e?.AccountId;
return t;
};
if (e === "endpoint" || t === "endpoint") return async () => {
if (r.isCustomEndpoint === false) return;
const e = await configProvider();
if (e && typeof e === "object") {
if ("url" in e) return e.url.href;
if ("hostname" in e) {
const {protocol: t, hostname: r, port: n, path: s} = e;
return `${t}//${r}${n ? ":" + n : ""}${s}`;
}
}
return e;
};
return configProvider;
};
function bindGetEndpointFromInstructions(e) {
return async (t, r, n, s) => {
if (!n.isCustomEndpoint && !n.ignoreConfiguredEndpointUrls) {
let t;
t = n.serviceConfiguredEndpoint ? await n.serviceConfiguredEndpoint() : await e(n.serviceId);
if (t) {
n.endpoint = () => Promise.resolve(a(t));
n.isCustomEndpoint = true;
s?.logger?.debug?.(`@smithy/core/endpoints - resolved endpoint from config: ${t}`);
}
}
const o = await resolveParams(t, r, n);
if (typeof n.endpointProvider !== "function") throw new Error("config.endpointProvider is not set.");
const i = n.endpointProvider(o, s);
if (n.isCustomEndpoint && n.endpoint) {
const e = await n.endpoint();
if (e?.headers) {
i.headers ??= {};
for (const [t, r] of Object.entries(e.headers)) i.headers[t] = Array.isArray(r) ? r : [ r ];
}
}
return i;
};
}
const resolveParams = async (e, t, r) => {
const n = {};
const s = t?.getEndpointParameterInstructions?.() || {};
for (const [t, o] of Object.entries(s)) switch (o.type) {
case "staticContextParams":
n[t] = o.value;
break;

case "contextParams":
n[t] = e[o.name];
break;

case "clientContextParams":
case "builtInParams":
n[t] = await createConfigValueProvider(o.name, t, r, o.type !== "builtInParams")();
break;

case "operationContextParams":
n[t] = o.get(e);
break;

default:
throw new Error("Unrecognized endpoint parameter instruction: " + JSON.stringify(o));
}
Object.keys(s).length === 0 && Object.assign(n, r);
String(r.serviceId).toLowerCase() === "s3" && await resolveParamsForS3(n);
return n;
};
function setFeature(e, t, r) {
e.__smithy_context ? e.__smithy_context.features || (e.__smithy_context.features = {}) : e.__smithy_context = {
features: {}
};
e.__smithy_context.features[t] = r;
}
function bindEndpointMiddleware(e) {
const t = bindGetEndpointFromInstructions(e);
return ({config: e, instructions: r}) => (n, s) => async o => {
e.isCustomEndpoint && setFeature(s, "ENDPOINT_OVERRIDE", "N");
const i = await t(o.input, {
getEndpointParameterInstructions() {
return r;
}
}, {
...e
}, s);
s.endpointV2 = i;
s.authSchemes = i.properties?.authSchemes;
const a = s.authSchemes?.[0];
if (a) {
s["signing_region"] = a.signingRegion;
s["signing_service"] = a.signingName;
const e = c(s);
const t = e?.selectedHttpAuthScheme?.httpAuthOption;
t && (t.signingProperties = Object.assign(t.signingProperties || {}, {
signing_region: a.signingRegion,
signingRegion: a.signingRegion,
signing_service: a.signingName,
signingName: a.signingName,
signingRegionSet: a.signingRegionSet
}, a.properties));
}
return n({
...o
});
};
}
const E = {
name: "serializerMiddleware"
};
const v = {
step: "serialize",
tags: [ "ENDPOINT_PARAMETERS", "ENDPOINT_V2", "ENDPOINT" ],
name: "endpointV2Middleware",
override: true,
relation: "before",
toMiddleware: E.name
};
function bindGetEndpointPlugin(e) {
const t = bindEndpointMiddleware(e);
return (e, r) => ({
applyToStack: n => {
n.addRelativeTo(t({
config: e,
instructions: r
}), v);
}
});
}
function bindResolveEndpointConfig(e) {
return t => {
const r = t.tls ?? true;
const {endpoint: n, useDualstackEndpoint: s, useFipsEndpoint: o} = t;
const i = n != null ? async () => a(await u(n)()) : void 0;
const c = !!n;
const l = Object.assign(t, {
endpoint: i,
tls: r,
isCustomEndpoint: c,
useDualstackEndpoint: u(s ?? false),
useFipsEndpoint: u(o ?? false),
ignoreConfiguredEndpointUrls: !!t.ignoreConfiguredEndpointUrls
});
let f;
l.serviceConfiguredEndpoint = async () => {
t.serviceId && !f && (f = e(t.serviceId));
return f;
};
return l;
};
}
class BinaryDecisionDiagram {
nodes;
root;
conditions;
results;
constructor(e, t, r, n) {
this.nodes = e;
this.root = t;
this.conditions = r;
this.results = n;
}
static from(e, t, r, n) {
return new BinaryDecisionDiagram(e, t, r, n);
}
}
class EndpointCache {
capacity;
data=new Map;
parameters=[];
constructor({size: e, params: t}) {
this.capacity = e ?? 50;
t && (this.parameters = t);
}
get(e, t) {
const r = this.hash(e);
if (r === false) return t();
if (!this.data.has(r)) {
if (this.data.size > this.capacity + 10) {
const e = this.data.keys();
let t = 0;
while (true) {
const {value: r, done: n} = e.next();
this.data.delete(r);
if (n || ++t > 10) break;
}
}
this.data.set(r, t());
}
return this.data.get(r);
}
size() {
return this.data.size;
}
hash(e) {
let t = "";
const {parameters: r} = this;
if (r.length === 0) return false;
for (const n of r) {
const r = e[n];
const s = r == null ? "\0" : String(r);
if (s.includes("|;")) return false;
t += s + "|;";
}
return t;
}
}
class EndpointError extends Error {
constructor(e) {
super(e);
this.name = "EndpointError";
}
}
const A = "endpoints";
function toDebugString(e) {
if (typeof e !== "object" || e == null) return e;
if ("ref" in e) return `$${toDebugString(e.ref)}`;
if ("fn" in e) return `${e.fn}(${(e.argv || []).map(toDebugString).join(", ")})`;
return JSON.stringify(e, null, 2);
}
const T = {};
const booleanEquals = (e, t) => e === t;
function coalesce(...e) {
for (const t of e) if (t != null) return t;
return;
}
const getAttrPathList = e => {
const t = e.split(".");
const r = [];
for (const n of t) {
const t = n.indexOf("[");
if (t !== -1) {
if (n.indexOf("]") !== n.length - 1) throw new EndpointError(`Path: '${e}' does not end with ']'`);
const s = n.slice(t + 1, -1);
if (Number.isNaN(parseInt(s))) throw new EndpointError(`Invalid array index: '${s}' in path: '${e}'`);
t !== 0 && r.push(n.slice(0, t));
r.push(s);
} else r.push(n);
}
return r;
};
const getAttr = (e, t) => getAttrPathList(t).reduce((r, n) => {
if (typeof r !== "object") throw new EndpointError(`Index '${n}' in '${t}' not found in '${JSON.stringify(e)}'`);
if (Array.isArray(r)) {
const e = parseInt(n);
return r[e < 0 ? r.length + e : e];
}
return r[n];
}, e);
const isSet = e => e != null;
function ite(e, t, r) {
return e ? t : r;
}
const not = e => !e;
const C = new RegExp("^(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)(?:\\.(?:25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]\\d|\\d)){3}$");
const isIpAddress = e => C.test(e) || e.startsWith("[") && e.endsWith("]");
const $ = {
[h.HTTP]: 80,
[h.HTTPS]: 443
};
const parseURL = e => {
const t = (() => {
try {
if (e instanceof URL) return e;
if (typeof e === "object" && "hostname" in e) {
const {hostname: t, port: r, protocol: n = "", path: s = "", query: o = {}} = e;
const i = new URL(`${n}//${t}${r ? `:${r}` : ""}${s}`);
i.search = Object.entries(o).map(([e, t]) => `${e}=${t}`).join("&");
return i;
}
return new URL(e);
} catch (e) {
return null;
}
})();
if (!t) {
console.error(`Unable to parse ${JSON.stringify(e)} as a whatwg URL.`);
return null;
}
const r = t.href;
const {host: n, hostname: s, pathname: o, protocol: i, search: a} = t;
if (a) return null;
const c = i.slice(0, -1);
if (!Object.values(h).includes(c)) return null;
const u = isIpAddress(s);
const l = r.includes(`${n}:${$[c]}`) || typeof e === "string" && e.includes(`${n}:${$[c]}`);
const f = `${n}${l ? `:${$[c]}` : ""}`;
return {
scheme: c,
authority: f,
path: o,
normalizedPath: o.endsWith("/") ? o : `${o}/`,
isIp: u
};
};
function split(e, t, r) {
if (r === 1) return [ e ];
if (e === "") return [ "" ];
const n = e.split(t);
if (r === 0) return n;
return n.slice(0, r - 1).concat(n.slice(1).join(t));
}
const stringEquals = (e, t) => e === t;
const substring = (e, t, r, n) => {
if (e == null || t >= r || e.length < r || /[^\u0000-\u007f]/.test(e)) return null;
if (!n) return e.substring(t, r);
return e.substring(e.length - r, e.length - t);
};
const uriEncode = e => encodeURIComponent(e).replace(/[!*'()]/g, e => `%${e.charCodeAt(0).toString(16).toUpperCase()}`);
const O = {
booleanEquals: booleanEquals,
coalesce: coalesce,
getAttr: getAttr,
isSet: isSet,
isValidHostLabel: l,
ite: ite,
not: not,
parseURL: parseURL,
split: split,
stringEquals: stringEquals,
substring: substring,
uriEncode: uriEncode
};
const evaluateTemplate = (e, t) => {
const r = [];
const {referenceRecord: n, endpointParams: s} = t;
let o = 0;
while (o < e.length) {
const t = e.indexOf("{", o);
if (t === -1) {
r.push(e.slice(o));
break;
}
r.push(e.slice(o, t));
const i = e.indexOf("}", t);
if (i === -1) {
r.push(e.slice(t));
break;
}
if (e[t + 1] === "{" && e[i + 1] === "}") {
r.push(e.slice(t + 1, i));
o = i + 2;
}
const a = e.substring(t + 1, i);
if (a.includes("#")) {
const [e, t] = a.split("#");
r.push(getAttr(n[e] ?? s[e], t));
} else r.push(n[a] ?? s[a]);
o = i + 1;
}
return r.join("");
};
const getReferenceValue = ({ref: e}, t) => t.referenceRecord[e] ?? t.endpointParams[e];
const evaluateExpression = (e, t, r) => {
if (typeof e === "string") return evaluateTemplate(e, r);
if (e["fn"]) return I.callFunction(e, r);
if (e["ref"]) return getReferenceValue(e, r);
throw new EndpointError(`'${t}': ${String(e)} is not a string, function or reference.`);
};
const callFunction = ({fn: e, argv: t}, r) => {
const n = Array(t.length);
for (let e = 0; e < n.length; ++e) {
const s = t[e];
n[e] = typeof s === "boolean" || typeof s === "number" ? s : I.evaluateExpression(s, "arg", r);
}
const s = e.indexOf(".");
if (s !== -1) {
const t = T[e.slice(0, s)];
const r = t?.[e.slice(s + 1)];
if (typeof r === "function") return r(...n);
}
const o = O[e];
if (typeof o === "function") return o(...n);
throw new Error(`function ${e} not loaded in endpointFunctions.`);
};
const I = {
evaluateExpression: evaluateExpression,
callFunction: callFunction
};
const evaluateCondition = (e, t) => {
const {assign: r} = e;
if (r && r in t.referenceRecord) throw new EndpointError(`'${r}' is already defined in Reference Record.`);
const n = callFunction(e, t);
t.logger?.debug?.(`${A} evaluateCondition: ${toDebugString(e)} = ${toDebugString(n)}`);
const s = n === "" || !!n;
if (r != null) return {
result: s,
toAssign: {
name: r,
value: n
}
};
return {
result: s
};
};
const getEndpointHeaders = (e, t) => Object.entries(e ?? {}).reduce((e, [r, n]) => {
e[r] = n.map(e => {
const n = evaluateExpression(e, "Header value entry", t);
if (typeof n !== "string") throw new EndpointError(`Header '${r}' value '${n}' is not a string`);
return n;
});
return e;
}, {});
const getEndpointProperties = (e, t) => Object.entries(e).reduce((e, [r, n]) => {
e[r] = R.getEndpointProperty(n, t);
return e;
}, {});
const getEndpointProperty = (e, t) => {
if (Array.isArray(e)) return e.map(e => getEndpointProperty(e, t));
switch (typeof e) {
case "string":
return evaluateTemplate(e, t);

case "object":
if (e === null) throw new EndpointError(`Unexpected endpoint property: ${e}`);
return R.getEndpointProperties(e, t);

case "boolean":
return e;

default:
throw new EndpointError("Unexpected endpoint property type: " + typeof e);
}
};
const R = {
getEndpointProperty: getEndpointProperty,
getEndpointProperties: getEndpointProperties
};
const getEndpointUrl = (e, t) => {
const r = evaluateExpression(e, "Endpoint URL", t);
if (typeof r === "string") try {
return new URL(r);
} catch (e) {
console.error(`Failed to construct URL with ${r}`, e);
throw e;
}
throw new EndpointError("Endpoint URL must be a string, got " + typeof r);
};
const N = 1e8;
const decideEndpoint = (e, t) => {
const {nodes: r, root: n, results: s, conditions: o} = e;
let i = n;
const a = {};
const c = {
referenceRecord: a,
endpointParams: t.endpointParams,
logger: t.logger
};
while (i !== 1 && i !== -1 && i < N) {
const e = 3 * (Math.abs(i) - 1);
const [t, n, s] = [ r[e], r[e + 1], r[e + 2] ];
const [u, l, f] = o[t];
const h = evaluateCondition({
fn: u,
assign: f,
argv: l
}, c);
if (h.toAssign) {
const {name: e, value: t} = h.toAssign;
a[e] = t;
}
i = i >= 0 === h.result ? n : s;
}
if (i >= N) {
const e = s[i - N];
if (e[0] === -1) {
const [, t] = e;
throw new EndpointError(evaluateExpression(t, "Error", c));
}
const [t, r, n] = e;
return {
url: getEndpointUrl(t, c),
properties: getEndpointProperties(r, c),
headers: getEndpointHeaders(n ?? {}, c)
};
}
throw new EndpointError("No matching endpoint.");
};
const evaluateConditions = (e = [], t) => {
const r = {};
const n = {
...t,
referenceRecord: {
...t.referenceRecord
}
};
let s = false;
for (const o of e) {
const {result: e, toAssign: i} = evaluateCondition(o, n);
if (!e) return {
result: e
};
if (i) {
s = true;
r[i.name] = i.value;
n.referenceRecord[i.name] = i.value;
t.logger?.debug?.(`${A} assign: ${i.name} := ${toDebugString(i.value)}`);
}
}
if (s) return {
result: true,
referenceRecord: r
};
return {
result: true
};
};
const evaluateEndpointRule = (e, t) => {
const {conditions: r, endpoint: n} = e;
const {result: s, referenceRecord: o} = evaluateConditions(r, t);
if (!s) return;
const i = o ? {
...t,
referenceRecord: {
...t.referenceRecord,
...o
}
} : t;
const {url: a, properties: c, headers: u} = n;
t.logger?.debug?.(`${A} Resolving endpoint from template: ${toDebugString(n)}`);
const l = {
url: getEndpointUrl(a, i)
};
u != null && (l.headers = getEndpointHeaders(u, i));
c != null && (l.properties = getEndpointProperties(c, i));
return l;
};
const evaluateErrorRule = (e, t) => {
const {conditions: r, error: n} = e;
const {result: s, referenceRecord: o} = evaluateConditions(r, t);
if (!s) return;
const i = o ? {
...t,
referenceRecord: {
...t.referenceRecord,
...o
}
} : t;
throw new EndpointError(evaluateExpression(n, "Error", i));
};
const evaluateRules = (e, t) => {
for (const r of e) if (r.type === "endpoint") {
const e = evaluateEndpointRule(r, t);
if (e) return e;
} else if (r.type === "error") evaluateErrorRule(r, t); else {
if (r.type !== "tree") throw new EndpointError(`Unknown endpoint rule: ${r}`);
{
const e = x.evaluateTreeRule(r, t);
if (e) return e;
}
}
throw new EndpointError("Rules evaluation failed");
};
const evaluateTreeRule = (e, t) => {
const {conditions: r, rules: n} = e;
const {result: s, referenceRecord: o} = evaluateConditions(r, t);
if (!s) return;
const i = o ? {
...t,
referenceRecord: {
...t.referenceRecord,
...o
}
} : t;
return x.evaluateRules(n, i);
};
const x = {
evaluateRules: evaluateRules,
evaluateTreeRule: evaluateTreeRule
};
const resolveEndpoint = (e, t) => {
const {endpointParams: r, logger: n} = t;
const {parameters: s, rules: o} = e;
t.logger?.debug?.(`${A} Initial EndpointParams: ${toDebugString(r)}`);
for (const e in s) {
if (!f(s, e)) continue;
const t = s[e];
const n = r[e];
if (n == null && t.default != null) {
r[e] = t.default;
continue;
}
if (t.required && n == null) throw new EndpointError(`Missing required parameter: '${e}'`);
}
const i = evaluateRules(o, {
endpointParams: r,
logger: n,
referenceRecord: {}
});
t.logger?.debug?.(`${A} Resolved endpoint: ${toDebugString(i)}`);
return i;
};
const resolveEndpointRequiredConfig = e => {
const {endpoint: t} = e;
t === void 0 && (e.endpoint = async () => {
throw new Error("@smithy/middleware-endpoint: (default endpointRuleSet) endpoint is not set - you must configure an endpoint.");
});
return e;
};
const U = bindGetEndpointFromInstructions(getEndpointFromConfig);
const M = bindResolveEndpointConfig(getEndpointFromConfig);
const D = bindEndpointMiddleware(getEndpointFromConfig);
const _ = bindGetEndpointPlugin(getEndpointFromConfig);
t.BinaryDecisionDiagram = BinaryDecisionDiagram;
t.EndpointCache = EndpointCache;
t.EndpointError = EndpointError;
t.customEndpointFunctions = T;
t.decideEndpoint = decideEndpoint;
t.endpointMiddleware = D;
t.endpointMiddlewareOptions = v;
t.getEndpointFromInstructions = U;
t.getEndpointPlugin = _;
t.isIpAddress = isIpAddress;
t.resolveEndpoint = resolveEndpoint;
t.resolveEndpointConfig = M;
t.resolveEndpointRequiredConfig = resolveEndpointRequiredConfig;
t.resolveParams = resolveParams;
}),
56579: (function(e, t, r) {
const {Crc32: n} = r(99542);
const {hasOwn: s} = r(34534);
const {toHex: o, fromHex: i, toUtf8: a, fromUtf8: c} = r(92430);
const {Readable: u} = r(57075);
const {TypeRegistry: l} = r(26890);
class Int64 {
bytes;
constructor(e) {
this.bytes = e;
if (e.byteLength !== 8) throw new Error("Int64 buffers must be exactly 8 bytes");
}
static fromNumber(e) {
if (e > 0x8000000000000000 || e < -0x8000000000000000) throw new Error(`${e} is too large (or, if negative, too small) to represent as an Int64`);
const t = new Uint8Array(8);
for (let r = 7, n = Math.abs(Math.round(e)); r > -1 && n > 0; r--, n /= 256) t[r] = n;
e < 0 && negate(t);
return new Int64(t);
}
valueOf() {
const e = this.bytes.slice(0);
const t = e[0] & 128;
t && negate(e);
return parseInt(o(e), 16) * (t ? -1 : 1);
}
toString() {
return String(this.valueOf());
}
}
function negate(e) {
for (let t = 0; t < 8; t++) e[t] ^= 255;
for (let t = 7; t > -1; t--) {
e[t]++;
if (e[t] !== 0) break;
}
}
class HeaderMarshaller {
toUtf8;
fromUtf8;
constructor(e, t) {
this.toUtf8 = e;
this.fromUtf8 = t;
}
format(e) {
const t = [];
for (const r in e) {
if (!s(e, r)) continue;
const n = this.fromUtf8(r);
if (n.byteLength > 255) throw new Error(`@smithy/core/event-streams - header name exceeds 255 bytes: ${n.byteLength}`);
t.push(Uint8Array.from([ n.byteLength ]), n, this.formatHeaderValue(e[r]));
}
const r = new Uint8Array(t.reduce((e, t) => e + t.byteLength, 0));
let n = 0;
for (const e of t) {
r.set(e, n);
n += e.byteLength;
}
return r;
}
formatHeaderValue(e) {
switch (e.type) {
case "boolean":
return Uint8Array.from([ e.value ? 0 : 1 ]);

case "byte":
return Uint8Array.from([ 2, e.value ]);

case "short":
const t = new DataView(new ArrayBuffer(3));
t.setUint8(0, 3);
t.setInt16(1, e.value, false);
return new Uint8Array(t.buffer);

case "integer":
const r = new DataView(new ArrayBuffer(5));
r.setUint8(0, 4);
r.setInt32(1, e.value, false);
return new Uint8Array(r.buffer);

case "long":
const n = new Uint8Array(9);
n[0] = 5;
n.set(e.value.bytes, 1);
return n;

case "binary":
if (e.value.byteLength > v) throw new Error(`@smithy/core/event-streams - header value (binary) exceeds ${v} bytes: ${e.value.byteLength}`);
const s = new DataView(new ArrayBuffer(3 + e.value.byteLength));
s.setUint8(0, 6);
s.setUint16(1, e.value.byteLength, false);
const o = new Uint8Array(s.buffer);
o.set(e.value, 3);
return o;

case "string":
const a = this.fromUtf8(e.value);
if (a.byteLength > v) throw new Error(`@smithy/core/event-streams - header value (string) exceeds ${v} bytes: ${a.byteLength}`);
const c = new DataView(new ArrayBuffer(3 + a.byteLength));
c.setUint8(0, 7);
c.setUint16(1, a.byteLength, false);
const u = new Uint8Array(c.buffer);
u.set(a, 3);
return u;

case "timestamp":
const l = new Uint8Array(9);
l[0] = 8;
l.set(Int64.fromNumber(e.value.valueOf()).bytes, 1);
return l;

case "uuid":
if (!E.test(e.value)) throw new Error(`Invalid UUID received: ${e.value}`);
const f = new Uint8Array(17);
f[0] = 9;
f.set(i(e.value.replace(/-/g, "")), 1);
return f;
}
}
parse(e) {
const t = {};
let r = 0;
while (r < e.byteLength) {
const n = e.getUint8(r++);
const s = this.toUtf8(new Uint8Array(e.buffer, e.byteOffset + r, n));
r += n;
switch (e.getUint8(r++)) {
case 0:
t[s] = {
type: h,
value: true
};
break;

case 1:
t[s] = {
type: h,
value: false
};
break;

case 2:
t[s] = {
type: d,
value: e.getInt8(r++)
};
break;

case 3:
t[s] = {
type: m,
value: e.getInt16(r, false)
};
r += 2;
break;

case 4:
t[s] = {
type: p,
value: e.getInt32(r, false)
};
r += 4;
break;

case 5:
t[s] = {
type: g,
value: new Int64(new Uint8Array(e.buffer, e.byteOffset + r, 8))
};
r += 8;
break;

case 6:
const n = e.getUint16(r, false);
r += 2;
t[s] = {
type: y,
value: new Uint8Array(e.buffer, e.byteOffset + r, n)
};
r += n;
break;

case 7:
const i = e.getUint16(r, false);
r += 2;
t[s] = {
type: b,
value: this.toUtf8(new Uint8Array(e.buffer, e.byteOffset + r, i))
};
r += i;
break;

case 8:
t[s] = {
type: w,
value: new Date(new Int64(new Uint8Array(e.buffer, e.byteOffset + r, 8)).valueOf())
};
r += 8;
break;

case 9:
const a = new Uint8Array(e.buffer, e.byteOffset + r, 16);
r += 16;
t[s] = {
type: S,
value: `${o(a.subarray(0, 4))}-${o(a.subarray(4, 6))}-${o(a.subarray(6, 8))}-${o(a.subarray(8, 10))}-${o(a.subarray(10))}`
};
break;

default:
throw new Error("Unrecognized header type tag");
}
}
return t;
}
}
var f;
(function(e) {
e[e["boolTrue"] = 0] = "boolTrue";
e[e["boolFalse"] = 1] = "boolFalse";
e[e["byte"] = 2] = "byte";
e[e["short"] = 3] = "short";
e[e["integer"] = 4] = "integer";
e[e["long"] = 5] = "long";
e[e["byteArray"] = 6] = "byteArray";
e[e["string"] = 7] = "string";
e[e["timestamp"] = 8] = "timestamp";
e[e["uuid"] = 9] = "uuid";
})(f || (f = {}));
const h = "boolean";
const d = "byte";
const m = "short";
const p = "integer";
const g = "long";
const y = "binary";
const b = "string";
const w = "timestamp";
const S = "uuid";
const E = /^[a-f0-9]{8}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{4}-[a-f0-9]{12}$/;
const v = 32767;
const A = 4;
const T = A * 2;
const C = 4;
const $ = T + C * 2;
function splitMessage({byteLength: e, byteOffset: t, buffer: r}) {
if (e < $) throw new Error("Provided message too short to accommodate event stream message overhead");
const s = new DataView(r, t, e);
const o = s.getUint32(0, false);
if (e !== o) throw new Error("Reported message length does not match received message length");
const i = s.getUint32(A, false);
const a = s.getUint32(T, false);
const c = s.getUint32(e - C, false);
const u = new n;
u.update(new Uint8Array(r, t, T));
if (a !== u.digestSync()) throw new Error(`The prelude checksum specified in the message (${a}) does not match the calculated CRC32 checksum (${u.digestSync()})`);
u.update(new Uint8Array(r, t + T, e - (T + C)));
if (c !== u.digestSync()) throw new Error(`The message checksum (${u.digestSync()}) did not match the expected value of ${c}`);
return {
headers: new DataView(r, t + T + C, i),
body: new Uint8Array(r, t + T + C + i, o - i - (T + C + C))
};
}
class EventStreamCodec {
headerMarshaller;
messageBuffer;
isEndOfStream;
constructor(e, t) {
this.headerMarshaller = new HeaderMarshaller(e, t);
this.messageBuffer = [];
this.isEndOfStream = false;
}
feed(e) {
this.messageBuffer.push(this.decode(e));
}
endOfStream() {
this.isEndOfStream = true;
}
getMessage() {
const e = this.messageBuffer.pop();
const t = this.isEndOfStream;
return {
getMessage() {
return e;
},
isEndOfStream() {
return t;
}
};
}
getAvailableMessages() {
const e = this.messageBuffer;
this.messageBuffer = [];
const t = this.isEndOfStream;
return {
getMessages() {
return e;
},
isEndOfStream() {
return t;
}
};
}
encode({headers: e, body: t}) {
const r = this.headerMarshaller.format(e);
const s = r.byteLength + t.byteLength + 16;
const o = new Uint8Array(s);
const i = new DataView(o.buffer, o.byteOffset, o.byteLength);
const a = new n;
i.setUint32(0, s, false);
i.setUint32(4, r.byteLength, false);
a.update(o.subarray(0, 8));
i.setUint32(8, a.digestSync(), false);
o.set(r, 12);
o.set(t, r.byteLength + 12);
a.update(o.subarray(8, s - 4));
i.setUint32(s - 4, a.digestSync(), false);
return o;
}
decode(e) {
const {headers: t, body: r} = splitMessage(e);
return {
headers: this.headerMarshaller.parse(t),
body: r
};
}
formatHeaders(e) {
return this.headerMarshaller.format(e);
}
}
class MessageDecoderStream {
options;
constructor(e) {
this.options = e;
}
[Symbol.asyncIterator]() {
return this.asyncIterator();
}
async* asyncIterator() {
for await (const e of this.options.inputStream) {
const t = this.options.decoder.decode(e);
yield t;
}
}
}
class MessageEncoderStream {
options;
constructor(e) {
this.options = e;
}
[Symbol.asyncIterator]() {
return this.asyncIterator();
}
async* asyncIterator() {
for await (const e of this.options.messageStream) {
const t = this.options.encoder.encode(e);
yield t;
}
this.options.includeEndFrame && (yield new Uint8Array(0));
}
}
class SmithyMessageDecoderStream {
options;
constructor(e) {
this.options = e;
}
[Symbol.asyncIterator]() {
return this.asyncIterator();
}
async* asyncIterator() {
for await (const e of this.options.messageStream) {
const t = await this.options.deserializer(e);
if (t === void 0) continue;
yield t;
}
}
}
class SmithyMessageEncoderStream {
options;
constructor(e) {
this.options = e;
}
[Symbol.asyncIterator]() {
return this.asyncIterator();
}
async* asyncIterator() {
for await (const e of this.options.inputStream) {
const t = this.options.serializer(e);
yield t;
}
}
}
function getChunkedStream(e) {
let t = 0;
let r = 0;
let n = null;
let s = null;
const allocateMessage = e => {
if (typeof e !== "number") throw new Error("Attempted to allocate an event message where size was not a number: " + e);
t = e;
r = 4;
n = new Uint8Array(e);
const s = new DataView(n.buffer);
s.setUint32(0, e, false);
};
const iterator = async function*() {
const o = e[Symbol.asyncIterator]();
while (true) {
const {value: e, done: i} = await o.next();
if (i) {
if (!t) return;
if (t !== r) throw new Error("Truncated event message received.");
yield n;
return;
}
const a = e.length;
let c = 0;
while (c < a) {
if (!n) {
const t = a - c;
s || (s = new Uint8Array(4));
const n = Math.min(4 - r, t);
s.set(e.slice(c, c + n), r);
r += n;
c += n;
if (r < 4) break;
allocateMessage(new DataView(s.buffer).getUint32(0, false));
s = null;
}
const o = Math.min(t - r, a - c);
n.set(e.slice(c, c + o), r);
r += o;
c += o;
if (t && t === r) {
yield n;
n = null;
t = 0;
r = 0;
}
}
}
};
return {
[Symbol.asyncIterator]: iterator
};
}
function getUnmarshalledStream(e, t) {
const r = getMessageUnmarshaller(t.deserializer, t.toUtf8);
return {
[Symbol.asyncIterator]: async function*() {
for await (const n of e) {
const e = t.eventStreamCodec.decode(n);
const s = await r(e);
if (s === void 0) continue;
yield s;
}
}
};
}
function getMessageUnmarshaller(e, t) {
return async function(r) {
const {value: n} = r.headers[":message-type"];
if (n === "error") {
const e = new Error(r.headers[":error-message"].value || "UnknownError");
e.name = r.headers[":error-code"].value;
throw e;
}
if (n === "exception") {
const n = r.headers[":exception-type"].value;
const s = {
[n]: r
};
const o = await e(s);
if (o.$unknown) {
const e = new Error(t(r.body));
e.name = n;
throw e;
}
throw o[n];
}
if (n === "event") {
const t = {
[r.headers[":event-type"].value]: r
};
const n = await e(t);
if (n.$unknown) return;
return n;
}
throw Error(`Unrecognizable event type: ${r.headers[":event-type"].value}`);
};
}
let O = class {
eventStreamCodec;
utfEncoder;
constructor({utf8Encoder: e, utf8Decoder: t}) {
this.eventStreamCodec = new EventStreamCodec(e, t);
this.utfEncoder = e;
}
deserialize(e, t) {
const r = getChunkedStream(e);
return new SmithyMessageDecoderStream({
messageStream: new MessageDecoderStream({
inputStream: r,
decoder: this.eventStreamCodec
}),
deserializer: getMessageUnmarshaller(t, this.utfEncoder)
});
}
serialize(e, t) {
return new MessageEncoderStream({
messageStream: new SmithyMessageEncoderStream({
inputStream: e,
serializer: t
}),
encoder: this.eventStreamCodec,
includeEndFrame: true
});
}
};
const eventStreamSerdeProvider$1 = e => new O(e);
class EventStreamMarshaller {
universalMarshaller;
constructor({utf8Encoder: e, utf8Decoder: t}) {
this.universalMarshaller = new O({
utf8Decoder: t,
utf8Encoder: e
});
}
deserialize(e, t) {
const r = typeof e[Symbol.asyncIterator] === "function" ? e : readableToIterable(e);
return this.universalMarshaller.deserialize(r, t);
}
serialize(e, t) {
return u.from(this.universalMarshaller.serialize(e, t));
}
}
const eventStreamSerdeProvider = e => new EventStreamMarshaller(e);
async function* readableToIterable(e) {
let t = false;
let r = false;
const n = new Array;
e.on("error", e => {
t || (t = true);
if (e) throw e;
});
e.on("data", e => {
n.push(e);
});
e.on("end", () => {
t = true;
});
while (!r) {
const e = await new Promise(e => setTimeout(() => e(n.shift()), 0));
e && (yield e);
r = t && n.length === 0;
}
}
const readableStreamToIterable = e => ({
[Symbol.asyncIterator]: async function*() {
const t = e.getReader();
try {
while (true) {
const {done: e, value: r} = await t.read();
if (e) return;
yield r;
}
} finally {
t.releaseLock();
}
}
});
const iterableToReadableStream = e => {
const t = e[Symbol.asyncIterator]();
return new ReadableStream({
async pull(e) {
const {done: r, value: n} = await t.next();
if (r) return e.close();
e.enqueue(n);
}
});
};
const resolveEventStreamSerdeConfig = e => Object.assign(e, {
eventStreamMarshaller: e.eventStreamSerdeProvider(e)
});
class EventStreamSerde {
marshaller;
serializer;
deserializer;
serdeContext;
defaultContentType;
compositeErrorRegistry;
constructor({marshaller: e, serializer: t, deserializer: r, serdeContext: n, defaultContentType: s, compositeErrorRegistry: o}) {
this.marshaller = e;
this.serializer = t;
this.deserializer = r;
this.serdeContext = n;
this.defaultContentType = s;
this.compositeErrorRegistry = o;
}
async serializeEventStream({eventStream: e, requestSchema: t, initialRequest: r, initialMessageType: n}) {
const o = this.marshaller;
const i = t.getEventStreamMember();
const a = t.getMemberSchema(i);
const c = this.serializer;
const u = this.defaultContentType;
const l = Symbol("initialRequestMarker");
const f = {
async* [Symbol.asyncIterator]() {
if (r) {
const e = {
":event-type": {
type: "string",
value: n ?? "initial-request"
},
":message-type": {
type: "string",
value: "event"
},
":content-type": {
type: "string",
value: u
}
};
c.write(t, r);
const s = c.flush();
yield {
[l]: true,
headers: e,
body: s
};
}
for await (const t of e) yield t;
}
};
return o.serialize(f, e => {
if (e[l]) return {
headers: e.headers,
body: e.body
};
let t = "";
for (const r in e) {
if (!s(e, r)) continue;
if (r !== "__type") {
t = r;
break;
}
}
const {additionalHeaders: r, body: n, eventType: o, explicitPayloadContentType: i} = this.writeEventBody(t, a, e);
const c = {
":event-type": {
type: "string",
value: o
},
":message-type": {
type: "string",
value: "event"
},
":content-type": {
type: "string",
value: i ?? u
},
...r
};
return {
headers: c,
body: n
};
});
}
async deserializeEventStream({response: e, responseSchema: t, initialResponseContainer: r, initialMessageType: n}) {
const o = this.marshaller;
const i = t.getEventStreamMember();
const c = t.getMemberSchema(i);
const u = c.getMemberSchemas();
const l = Symbol("initialResponseMarker");
const f = o.deserialize(e.body, async e => {
let r = "";
for (const t in e) {
if (!s(e, t)) continue;
if (t !== "__type") {
r = t;
break;
}
}
const o = e[r].body;
if (r === (n ?? "initial-response")) {
const e = await this.deserializer.read(t, o);
delete e[i];
return {
[l]: true,
...e
};
}
if (r in u) {
const t = u[r];
if (t.isStructSchema()) {
const n = {};
let s = false;
for (const [i, c] of t.structIterator()) {
const {eventHeader: t, eventPayload: u} = c.getMergedTraits();
s = s || Boolean(t || u);
if (u) c.isBlobSchema() ? n[i] = o : c.isStringSchema() ? n[i] = (this.serdeContext?.utf8Encoder ?? a)(o) : c.isStructSchema() && (n[i] = await this.deserializer.read(c, o)); else if (t) {
const t = e[r].headers[i]?.value;
t != null && (c.isNumericSchema() ? n[i] = t && typeof t === "object" && "bytes" in t ? BigInt(t.toString()) : Number(t) : n[i] = t);
}
}
return {
[r]: await this.readEventMember(t, o, s, n)
};
}
return {
[r]: await this.deserializer.read(t, o)
};
}
return {
$unknown: e
};
});
const h = f[Symbol.asyncIterator]();
const d = await h.next();
if (d.done) return f;
if (d.value?.[l]) {
if (!t) throw new Error("@smithy::core/protocols - initial-response event encountered in event stream but no response schema given.");
for (const e in d.value) {
if (!s(d.value, e)) continue;
r[e] = d.value[e];
}
}
return {
async* [Symbol.asyncIterator]() {
d?.value?.[l] || (yield d.value);
while (true) {
const {done: e, value: t} = await h.next();
if (e) break;
yield t;
}
}
};
}
async readEventMember(e, t, r, n) {
let s;
const o = e.getSchema();
if (Array.isArray(o) && o[0] === -3) {
const e = o[1];
const t = l.for(e);
this.compositeErrorRegistry?.copyFrom(t);
s = (this.compositeErrorRegistry ?? t)?.getErrorCtor(o);
}
const i = r ? n : t.byteLength === 0 ? {} : await this.deserializer.read(e, t);
if (s) {
const t = i.message ?? i.Message ?? "Unknown";
const r = {};
const n = e.getMergedTraits().error;
n && (r.$fault = n);
return Object.assign(new s({}), r, {
message: t
}, i);
}
return i;
}
writeEventBody(e, t, r) {
const n = this.serializer;
let s = e;
let o = null;
let i;
const a = (() => {
const r = t.getSchema();
return r[4].includes(e);
})();
const u = {};
if (a) {
const s = t.getMemberSchema(e);
if (s.isStructSchema()) {
for (const [t, n] of s.structIterator()) {
const {eventHeader: s, eventPayload: i} = n.getMergedTraits();
if (i) o = t; else if (s) {
const s = r[e][t];
let o = "binary";
n.isNumericSchema() ? o = (-2) ** 31 <= s && s <= 2 ** 31 - 1 ? "integer" : "long" : n.isTimestampSchema() ? o = "timestamp" : n.isStringSchema() ? o = "string" : n.isBooleanSchema() && (o = "boolean");
if (s != null) {
u[t] = {
type: o,
value: s
};
delete r[e][t];
}
}
}
if (o !== null) {
const t = s.getMemberSchema(o);
t.isBlobSchema() ? i = "application/octet-stream" : t.isStringSchema() && (i = "text/plain");
n.write(t, r[e][o]);
} else n.write(s, r[e]);
} else {
if (!s.isUnitSchema()) throw new Error("@smithy/core/event-streams - non-struct member not supported in event stream union.");
n.write(s, {});
}
} else {
const [t, o] = r[e];
s = t;
n.write(15, o);
}
const l = n.flush() ?? new Uint8Array;
const f = typeof l === "string" ? (this.serdeContext?.utf8Decoder ?? c)(l) : l;
return {
body: f,
eventType: s,
explicitPayloadContentType: i,
additionalHeaders: u
};
}
}
t.EventStreamCodec = EventStreamCodec;
t.EventStreamMarshaller = EventStreamMarshaller;
t.EventStreamSerde = EventStreamSerde;
t.HeaderMarshaller = HeaderMarshaller;
t.Int64 = Int64;
t.MessageDecoderStream = MessageDecoderStream;
t.MessageEncoderStream = MessageEncoderStream;
t.SmithyMessageDecoderStream = SmithyMessageDecoderStream;
t.SmithyMessageEncoderStream = SmithyMessageEncoderStream;
t.UniversalEventStreamMarshaller = O;
t.eventStreamSerdeProvider = eventStreamSerdeProvider;
t.getChunkedStream = getChunkedStream;
t.getMessageUnmarshaller = getMessageUnmarshaller;
t.getUnmarshalledStream = getUnmarshalledStream;
t.iterableToReadableStream = iterableToReadableStream;
t.readableStreamToIterable = readableStreamToIterable;
t.resolveEventStreamSerdeConfig = resolveEventStreamSerdeConfig;
t.universalEventStreamSerdeProvider = eventStreamSerdeProvider$1;
}),
26890: (function(e, t, r) {
const {getSmithyContext: n, HttpResponse: s, toEndpointV1: o} = r(34534);
const deref = e => {
if (typeof e === "function") return e();
return e;
};
const operation = (e, t, r, n, s) => ({
name: t,
namespace: e,
traits: r,
input: n,
output: s
});
const schemaDeserializationMiddleware = e => (t, r) => async o => {
const {response: i} = await t(o);
const {operationSchema: a} = n(r);
const [, c, u, l, f, h] = a ?? [];
try {
const t = await e.protocol.deserializeResponse(operation(c, u, l, f, h), {
...e,
...r
}, i);
return {
response: i,
output: t
};
} catch (e) {
Object.defineProperty(e, "$response", {
value: i,
enumerable: false,
writable: false,
configurable: false
});
if (!("$metadata" in e)) {
const t = "Deserialization error: to see the raw response, inspect the hidden field {error}.$response on this object.";
try {
e.message += "\n  " + t;
} catch (e) {
r.logger && r.logger?.constructor?.name !== "NoOpLogger" ? r.logger?.warn?.(t) : console.warn(t);
}
typeof e.$responseBodyText !== "undefined" && e.$response && (e.$response.body = e.$responseBodyText);
try {
if (s.isInstance(i)) {
const {headers: t = {}, statusCode: r} = i;
const n = Object.entries(t);
e.$metadata = {
httpStatusCode: r,
requestId: findHeader(/^x-[\w-]+-request-?id$/, n),
extendedRequestId: findHeader(/^x-[\w-]+-id-2$/, n),
cfId: findHeader(/^x-[\w-]+-cf-id$/, n)
};
}
} catch (e) {}
}
throw e;
}
};
const findHeader = (e, t) => (t.find(([t]) => t.match(e)) || [ void 0, void 0 ])[1];
const schemaSerializationMiddleware = e => (t, r) => async s => {
const {operationSchema: i} = n(r);
const [, a, c, u, l, f] = i ?? [];
const h = r.endpointV2 ? async () => o(r.endpointV2) : e.endpoint;
const d = await e.protocol.serializeRequest(operation(a, c, u, l, f), s.input, {
...e,
...r,
endpoint: h
});
return t({
...s,
request: d
});
};
const i = {
name: "deserializerMiddleware",
step: "deserialize",
tags: [ "DESERIALIZER" ],
override: true
};
const a = {
name: "serializerMiddleware",
step: "serialize",
tags: [ "SERIALIZER" ],
override: true
};
function getSchemaSerdePlugin(e) {
return {
applyToStack: t => {
t.add(schemaSerializationMiddleware(e), a);
t.add(schemaDeserializationMiddleware(e), i);
e.protocol.setSerdeContext(e);
}
};
}
class Schema {
name;
namespace;
traits;
static assign(e, t) {
const r = Object.assign(e, t);
return r;
}
static [Symbol.hasInstance](e) {
const t = this.prototype.isPrototypeOf(e);
if (!t && typeof e === "object" && e !== null) {
const t = e;
return t.symbol === this.symbol;
}
return t;
}
getName() {
return this.namespace + "#" + this.name;
}
}
class ListSchema extends Schema {
static symbol=Symbol.for("@smithy/lis");
valueSchema;
symbol=ListSchema.symbol;
}
const list = (e, t, r, n) => Schema.assign(new ListSchema, {
name: t,
namespace: e,
traits: r,
valueSchema: n
});
class MapSchema extends Schema {
static symbol=Symbol.for("@smithy/map");
keySchema;
valueSchema;
symbol=MapSchema.symbol;
}
const map = (e, t, r, n, s) => Schema.assign(new MapSchema, {
name: t,
namespace: e,
traits: r,
keySchema: n,
valueSchema: s
});
class OperationSchema extends Schema {
static symbol=Symbol.for("@smithy/ope");
input;
output;
symbol=OperationSchema.symbol;
}
const op = (e, t, r, n, s) => Schema.assign(new OperationSchema, {
name: t,
namespace: e,
traits: r,
input: n,
output: s
});
class StructureSchema extends Schema {
static symbol=Symbol.for("@smithy/str");
memberNames;
memberList;
symbol=StructureSchema.symbol;
}
const struct = (e, t, r, n, s) => Schema.assign(new StructureSchema, {
name: t,
namespace: e,
traits: r,
memberNames: n,
memberList: s
});
class ErrorSchema extends StructureSchema {
static symbol=Symbol.for("@smithy/err");
ctor;
symbol=ErrorSchema.symbol;
}
const error = (e, t, r, n, s, o) => Schema.assign(new ErrorSchema, {
name: t,
namespace: e,
traits: r,
memberNames: n,
memberList: s,
ctor: null
});
const c = [];
function translateTraits(e) {
if (typeof e === "object") return e;
e |= 0;
if (c[e]) return c[e];
const t = {};
let r = 0;
for (const n of [ "httpLabel", "idempotent", "idempotencyToken", "sensitive", "httpPayload", "httpResponseCode", "httpQueryParams" ]) (e >> r++ & 1) === 1 && (t[n] = 1);
return c[e] = t;
}
const u = {
it: Symbol.for("@smithy/nor-struct-it"),
ns: Symbol.for("@smithy/ns")
};
const l = [];
const f = {};
class NormalizedSchema {
ref;
memberName;
static symbol=Symbol.for("@smithy/nor");
symbol=NormalizedSchema.symbol;
name;
schema;
_isMemberSchema;
traits;
memberTraits;
normalizedTraits;
constructor(e, t) {
this.ref = e;
this.memberName = t;
const r = [];
let n = e;
let s = e;
this._isMemberSchema = false;
while (isMemberSchema(n)) {
r.push(n[1]);
n = n[0];
s = deref(n);
this._isMemberSchema = true;
}
if (r.length > 0) {
this.memberTraits = {};
for (let e = r.length - 1; e >= 0; --e) {
const t = r[e];
Object.assign(this.memberTraits, translateTraits(t));
}
} else this.memberTraits = 0;
if (s instanceof NormalizedSchema) {
const e = this.memberTraits;
Object.assign(this, s);
this.memberTraits = Object.assign({}, e, s.getMemberTraits(), this.getMemberTraits());
this.normalizedTraits = void 0;
this.memberName = t ?? s.memberName;
return;
}
this.schema = deref(s);
if (isStaticSchema(this.schema)) {
this.name = `${this.schema[1]}#${this.schema[2]}`;
this.traits = this.schema[3];
} else {
this.name = this.memberName ?? String(s);
this.traits = 0;
}
if (this._isMemberSchema && !t) throw new Error(`@smithy/core/schema - NormalizedSchema member init ${this.getName(true)} missing member name.`);
}
static [Symbol.hasInstance](e) {
const t = this.prototype.isPrototypeOf(e);
if (!t && typeof e === "object" && e !== null) {
const t = e;
return t.symbol === this.symbol;
}
return t;
}
static of(e) {
const t = typeof e === "function" || typeof e === "object" && e !== null;
if (typeof e === "number") {
if (l[e]) return l[e];
} else if (typeof e === "string") {
if (f[e]) return f[e];
} else if (t && e[u.ns]) return e[u.ns];
const r = deref(e);
if (r instanceof NormalizedSchema) return r;
if (isMemberSchema(r)) {
const [t, n] = r;
if (t instanceof NormalizedSchema) {
Object.assign(t.getMergedTraits(), translateTraits(n));
return t;
}
throw new Error(`@smithy/core/schema - may not init unwrapped member schema=${JSON.stringify(e, null, 2)}.`);
}
const n = new NormalizedSchema(r);
if (t) return e[u.ns] = n;
if (typeof r === "string") return f[r] = n;
if (typeof r === "number") return l[r] = n;
return n;
}
getSchema() {
const e = this.schema;
if (Array.isArray(e) && e[0] === 0) return e[4];
return e;
}
getName(e = false) {
const {name: t} = this;
const r = !e && t && t.includes("#");
return r ? t.split("#")[1] : t || void 0;
}
getMemberName() {
return this.memberName;
}
isMemberSchema() {
return this._isMemberSchema;
}
isListSchema() {
const e = this.getSchema();
return typeof e === "number" ? e >= 64 && e < 128 : e[0] === 1;
}
isMapSchema() {
const e = this.getSchema();
return typeof e === "number" ? e >= 128 && e <= 255 : e[0] === 2;
}
isStructSchema() {
const e = this.getSchema();
if (typeof e !== "object") return false;
const t = e[0];
return t === 3 || t === -3 || t === 4;
}
isUnionSchema() {
const e = this.getSchema();
if (typeof e !== "object") return false;
return e[0] === 4;
}
isBlobSchema() {
const e = this.getSchema();
return e === 21 || e === 42;
}
isTimestampSchema() {
const e = this.getSchema();
return typeof e === "number" && e >= 4 && e <= 7;
}
isUnitSchema() {
return this.getSchema() === "unit";
}
isDocumentSchema() {
return this.getSchema() === 15;
}
isStringSchema() {
return this.getSchema() === 0;
}
isBooleanSchema() {
return this.getSchema() === 2;
}
isNumericSchema() {
return this.getSchema() === 1;
}
isBigIntegerSchema() {
return this.getSchema() === 17;
}
isBigDecimalSchema() {
return this.getSchema() === 19;
}
isStreaming() {
const {streaming: e} = this.getMergedTraits();
return !!e || this.getSchema() === 42;
}
isIdempotencyToken() {
return !!this.getMergedTraits().idempotencyToken;
}
getMergedTraits() {
return this.normalizedTraits ?? (this.normalizedTraits = {
...this.getOwnTraits(),
...this.getMemberTraits()
});
}
getMemberTraits() {
return translateTraits(this.memberTraits);
}
getOwnTraits() {
return translateTraits(this.traits);
}
getKeySchema() {
const [e, t] = [ this.isDocumentSchema(), this.isMapSchema() ];
if (!e && !t) throw new Error(`@smithy/core/schema - cannot get key for non-map: ${this.getName(true)}`);
const r = this.getSchema();
const n = e ? 15 : r[4] ?? 0;
return member([ n, 0 ], "key");
}
getValueSchema() {
const e = this.getSchema();
const [t, r, n] = [ this.isDocumentSchema(), this.isMapSchema(), this.isListSchema() ];
const s = typeof e === "number" ? 63 & e : e && typeof e === "object" && (r || n) ? e[3 + e[0]] : t ? 15 : void 0;
if (s != null) return member([ s, 0 ], r ? "value" : "member");
throw new Error(`@smithy/core/schema - ${this.getName(true)} has no value member.`);
}
getMemberSchema(e) {
const t = this.getSchema();
if (this.isStructSchema() && t[4].includes(e)) {
const r = t[4].indexOf(e);
const n = t[5][r];
return member(isMemberSchema(n) ? n : [ n, 0 ], e);
}
if (this.isDocumentSchema()) return member([ 15, 0 ], e);
throw new Error(`@smithy/core/schema - ${this.getName(true)} has no member=${e}.`);
}
getMemberSchemas() {
const e = {};
try {
for (const [t, r] of this.structIterator()) e[t] = r;
} catch (e) {}
return e;
}
getEventStreamMember() {
if (this.isStructSchema()) for (const [e, t] of this.structIterator()) if (t.isStreaming() && t.isStructSchema()) return e;
return "";
}
* structIterator() {
if (this.isUnitSchema()) return;
if (!this.isStructSchema()) throw new Error("@smithy/core/schema - cannot iterate non-struct schema.");
const e = this.getSchema();
const t = e[4].length;
let r = e[u.it];
if (r && t === r.length) {
yield* r;
return;
}
r = Array(t);
for (let n = 0; n < t; ++n) {
const t = e[4][n];
const s = member([ e[5][n], 0 ], t);
yield r[n] = [ t, s ];
}
e[u.it] = r;
}
}
function member(e, t) {
if (e instanceof NormalizedSchema) return Object.assign(e, {
memberName: t,
_isMemberSchema: true
});
const r = NormalizedSchema;
return new r(e, t);
}
const isMemberSchema = e => Array.isArray(e) && e.length === 2;
const isStaticSchema = e => Array.isArray(e) && e.length >= 5;
class SimpleSchema extends Schema {
static symbol=Symbol.for("@smithy/sim");
schemaRef;
symbol=SimpleSchema.symbol;
}
const sim = (e, t, r, n) => Schema.assign(new SimpleSchema, {
name: t,
namespace: e,
traits: n,
schemaRef: r
});
const simAdapter = (e, t, r, n) => Schema.assign(new SimpleSchema, {
name: t,
namespace: e,
traits: r,
schemaRef: n
});
const h = {
BLOB: 21,
STREAMING_BLOB: 42,
BOOLEAN: 2,
STRING: 0,
NUMERIC: 1,
BIG_INTEGER: 17,
BIG_DECIMAL: 19,
DOCUMENT: 15,
TIMESTAMP_DEFAULT: 4,
TIMESTAMP_DATE_TIME: 5,
TIMESTAMP_HTTP_DATE: 6,
TIMESTAMP_EPOCH_SECONDS: 7,
LIST_MODIFIER: 64,
MAP_MODIFIER: 128
};
class TypeRegistry {
namespace;
schemas;
exceptions;
static registries=new Map;
constructor(e, t = new Map, r = new Map) {
this.namespace = e;
this.schemas = t;
this.exceptions = r;
TypeRegistry.registries.has(e) || TypeRegistry.registries.set(e, this);
}
static for(e) {
return TypeRegistry.registries.get(e) ?? new TypeRegistry(e);
}
copyFrom(e) {
const {schemas: t, exceptions: r} = this;
for (const [r, n] of e.schemas) t.has(r) || t.set(r, n);
for (const [t, n] of e.exceptions) r.has(t) || r.set(t, n);
}
register(e, t) {
const r = this.normalizeShapeId(e);
for (const e of [ this, TypeRegistry.for(r.split("#")[0]) ]) e.schemas.has(r) || e.schemas.set(r, t);
}
getSchema(e) {
const t = this.normalizeShapeId(e);
if (!this.schemas.has(t)) {
if (!e.includes("#")) {
const t = "#" + e;
const r = [];
for (const [e, n] of this.schemas.entries()) e.endsWith(t) && r.push(n);
if (r.length === 1) return r[0];
}
throw new Error(`@smithy/core/schema - schema not found for ${t}`);
}
return this.schemas.get(t);
}
registerError(e, t) {
const r = e;
const n = r[1];
const s = n + "#" + r[2];
t.hasOwnProperty?.("shapeId") || (t.shapeId = s);
for (const e of [ this, TypeRegistry.for(n) ]) if (!e.schemas.has(s) && !e.exceptions.has(r)) {
e.schemas.set(s, r);
e.exceptions.set(r, t);
}
}
getErrorCtor(e) {
const t = e;
if (this.exceptions.has(t)) return this.exceptions.get(t);
const r = TypeRegistry.for(t[1]);
return r.exceptions.get(t);
}
getBaseException() {
for (const e of this.exceptions.keys()) if (Array.isArray(e)) {
const [, t, r] = e;
const n = t + "#" + r;
if (n.startsWith("smithy.ts.sdk.synthetic.") && n.endsWith("ServiceException")) return e;
}
return;
}
find(e) {
for (const t of this.schemas.values()) if (e(t)) return t;
return;
}
clear() {
this.schemas.clear();
this.exceptions.clear();
}
normalizeShapeId(e) {
if (e.includes("#")) return e;
return this.namespace + "#" + e;
}
}
t.ErrorSchema = ErrorSchema;
t.ListSchema = ListSchema;
t.MapSchema = MapSchema;
t.NormalizedSchema = NormalizedSchema;
t.OperationSchema = OperationSchema;
t.SCHEMA = h;
t.Schema = Schema;
t.SimpleSchema = SimpleSchema;
t.StructureSchema = StructureSchema;
t.TypeRegistry = TypeRegistry;
t.deref = deref;
t.deserializerMiddlewareOption = i;
t.error = error;
t.getSchemaSerdePlugin = getSchemaSerdePlugin;
t.isStaticSchema = isStaticSchema;
t.list = list;
t.map = map;
t.op = op;
t.operation = operation;
t.serializerMiddlewareOption = a;
t.sim = sim;
t.simAdapter = simAdapter;
t.simpleSchemaCacheN = l;
t.simpleSchemaCacheS = f;
t.struct = struct;
t.traitsCache = c;
t.translateTraits = translateTraits;
}),
92430: (function(e, t, r) {
const {createHmac: n, createHash: s, getRandomValues: o} = r(77598);
const {hasOwn: i, HttpResponse: a} = r(34534);
t.hasOwn = i;
const {ReadStream: c, lstatSync: u, fstatSync: l} = r(73024);
const {toEndpointV1: f} = r(62085);
const {Readable: h, Writable: d, PassThrough: m} = r(57075);
const isArrayBuffer = e => typeof ArrayBuffer === "function" && e instanceof ArrayBuffer || Object.prototype.toString.call(e) === "[object ArrayBuffer]";
const fromArrayBuffer = (e, t = 0, r = e.byteLength - t) => {
if (!isArrayBuffer(e)) throw new TypeError(`The "input" argument must be ArrayBuffer. Received type ${typeof e} (${e})`);
return Buffer.from(e, t, r);
};
const fromString = (e, t) => {
if (typeof e !== "string") throw new TypeError(`The "input" argument must be of type string. Received type ${typeof e} (${e})`);
return t ? Buffer.from(e, t) : Buffer.from(e);
};
const p = /^[A-Za-z0-9+/]*={0,2}$/;
const fromBase64 = e => {
if (e.length * 3 % 4 !== 0) throw new TypeError("Incorrect padding on base64 string.");
if (!p.exec(e)) throw new TypeError("Invalid base64 string.");
const t = fromString(e, "base64");
return new Uint8Array(t.buffer, t.byteOffset, t.byteLength);
};
const fromUtf8$1 = e => {
const t = fromString(e, "utf8");
return new Uint8Array(t.buffer, t.byteOffset, t.byteLength / Uint8Array.BYTES_PER_ELEMENT);
};
const toBase64$1 = e => {
let t;
t = typeof e === "string" ? fromUtf8$1(e) : e;
if (typeof t !== "object" || typeof t.byteOffset !== "number" || typeof t.byteLength !== "number") throw new Error("@smithy/util-base64: toBase64 encoder function only accepts string | Uint8Array.");
return fromArrayBuffer(t.buffer, t.byteOffset, t.byteLength).toString("base64");
};
function bindUint8ArrayBlobAdapter(e, t, r, n) {
return class Uint8ArrayBlobAdapter extends Uint8Array {
static fromString(e, r = "utf-8") {
if (typeof e === "string") {
if (r === "base64") return Uint8ArrayBlobAdapter.mutate(n(e));
return Uint8ArrayBlobAdapter.mutate(t(e));
}
throw new Error(`Unsupported conversion from ${typeof e} to Uint8ArrayBlobAdapter.`);
}
static mutate(e) {
Object.setPrototypeOf(e, Uint8ArrayBlobAdapter.prototype);
return e;
}
transformToString(t = "utf-8") {
if (t === "base64") return r(this);
return e(this);
}
};
}
const toUtf8$1 = e => {
if (typeof e === "string") return e;
if (typeof e !== "object" || typeof e.byteOffset !== "number" || typeof e.byteLength !== "number") throw new Error("@smithy/util-utf8: toUtf8 encoder function only accepts string | Uint8Array.");
return fromArrayBuffer(e.buffer, e.byteOffset, e.byteLength).toString("utf8");
};
const g = Array.from({
length: 256
}, (e, t) => t.toString(16).padStart(2, "0"));
function bindV4(e) {
if (typeof crypto !== "undefined" && typeof crypto.randomUUID === "function") return () => crypto.randomUUID();
return () => {
const t = new Uint8Array(16);
e(t);
t[6] = t[6] & 15 | 64;
t[8] = t[8] & 63 | 128;
return g[t[0]] + g[t[1]] + g[t[2]] + g[t[3]] + "-" + g[t[4]] + g[t[5]] + "-" + g[t[6]] + g[t[7]] + "-" + g[t[8]] + g[t[9]] + "-" + g[t[10]] + g[t[11]] + g[t[12]] + g[t[13]] + g[t[14]] + g[t[15]];
};
}
const copyDocumentWithTransform = (e, t, r = e => e) => e;
const parseBoolean = e => {
switch (e) {
case "true":
return true;

case "false":
return false;

default:
throw new Error(`Unable to parse boolean value "${e}"`);
}
};
const expectBoolean = e => {
if (e === null || e === void 0) return;
if (typeof e === "number") {
e !== 0 && e !== 1 || T.warn(stackTraceWarning(`Expected boolean, got ${typeof e}: ${e}`));
if (e === 0) return false;
if (e === 1) return true;
}
if (typeof e === "string") {
const t = e.toLowerCase();
t !== "false" && t !== "true" || T.warn(stackTraceWarning(`Expected boolean, got ${typeof e}: ${e}`));
if (t === "false") return false;
if (t === "true") return true;
}
if (typeof e === "boolean") return e;
throw new TypeError(`Expected boolean, got ${typeof e}: ${e}`);
};
const expectNumber = e => {
if (e === null || e === void 0) return;
if (typeof e === "string") {
const t = parseFloat(e);
if (!Number.isNaN(t)) {
String(t) !== String(e) && T.warn(stackTraceWarning(`Expected number but observed string: ${e}`));
return t;
}
}
if (typeof e === "number") return e;
throw new TypeError(`Expected number, got ${typeof e}: ${e}`);
};
const y = Math.ceil(2 ** 127 * (2 - 2 ** -23));
const expectFloat32 = e => {
const t = expectNumber(e);
if (t !== void 0 && !Number.isNaN(t) && t !== 1 / 0 && t !== -1 / 0 && Math.abs(t) > y) throw new TypeError(`Expected 32-bit float, got ${e}`);
return t;
};
const expectLong = e => {
if (e === null || e === void 0) return;
if (Number.isInteger(e) && !Number.isNaN(e)) return e;
throw new TypeError(`Expected integer, got ${typeof e}: ${e}`);
};
const b = expectLong;
const expectInt32 = e => expectSizedInt(e, 32);
const expectShort = e => expectSizedInt(e, 16);
const expectByte = e => expectSizedInt(e, 8);
const expectSizedInt = (e, t) => {
const r = expectLong(e);
if (r !== void 0 && castInt(r, t) !== r) throw new TypeError(`Expected ${t}-bit integer, got ${e}`);
return r;
};
const castInt = (e, t) => {
switch (t) {
case 32:
return Int32Array.of(e)[0];

case 16:
return Int16Array.of(e)[0];

case 8:
return Int8Array.of(e)[0];
}
};
const expectNonNull = (e, t) => {
if (e === null || e === void 0) {
if (t) throw new TypeError(`Expected a non-null value for ${t}`);
throw new TypeError("Expected a non-null value");
}
return e;
};
const expectObject = e => {
if (e === null || e === void 0) return;
if (typeof e === "object" && !Array.isArray(e)) return e;
const t = Array.isArray(e) ? "array" : typeof e;
throw new TypeError(`Expected object, got ${t}: ${e}`);
};
const expectString = e => {
if (e === null || e === void 0) return;
if (typeof e === "string") return e;
if ([ "boolean", "number", "bigint" ].includes(typeof e)) {
T.warn(stackTraceWarning(`Expected string, got ${typeof e}: ${e}`));
return String(e);
}
throw new TypeError(`Expected string, got ${typeof e}: ${e}`);
};
const expectUnion = e => {
if (e === null || e === void 0) return;
const t = expectObject(e);
const r = [];
for (const e in t) {
if (!i(t, e)) continue;
t[e] != null && r.push(e);
}
if (r.length === 0) throw new TypeError("Unions must have exactly one non-null member. None were found.");
if (r.length > 1) throw new TypeError(`Unions must have exactly one non-null member. Keys ${r} were not null.`);
return t;
};
const strictParseDouble = e => {
if (typeof e == "string") return expectNumber(parseNumber(e));
return expectNumber(e);
};
const w = strictParseDouble;
const strictParseFloat32 = e => {
if (typeof e == "string") return expectFloat32(parseNumber(e));
return expectFloat32(e);
};
const S = /(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?)|(-?Infinity)|(NaN)/g;
const parseNumber = e => {
const t = e.match(S);
if (t === null || t[0].length !== e.length) throw new TypeError("Expected real number, got implicit NaN");
return parseFloat(e);
};
const limitedParseDouble = e => {
if (typeof e == "string") return parseFloatString(e);
return expectNumber(e);
};
const E = limitedParseDouble;
const v = limitedParseDouble;
const limitedParseFloat32 = e => {
if (typeof e == "string") return parseFloatString(e);
return expectFloat32(e);
};
const parseFloatString = e => {
switch (e) {
case "NaN":
return NaN;

case "Infinity":
return 1 / 0;

case "-Infinity":
return -1 / 0;

default:
throw new Error(`Unable to parse float value: ${e}`);
}
};
const strictParseLong = e => {
if (typeof e === "string") return expectLong(parseNumber(e));
return expectLong(e);
};
const A = strictParseLong;
const strictParseInt32 = e => {
if (typeof e === "string") return expectInt32(parseNumber(e));
return expectInt32(e);
};
const strictParseShort = e => {
if (typeof e === "string") return expectShort(parseNumber(e));
return expectShort(e);
};
const strictParseByte = e => {
if (typeof e === "string") return expectByte(parseNumber(e));
return expectByte(e);
};
const stackTraceWarning = e => String(new TypeError(e).stack || e).split("\n").slice(0, 5).filter(e => !e.includes("stackTraceWarning")).join("\n");
const T = {
warn: console.warn
};
const C = [ "Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat" ];
const $ = [ "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec" ];
function dateToUtcString(e) {
const t = e.getUTCFullYear();
const r = e.getUTCMonth();
const n = e.getUTCDay();
const s = e.getUTCDate();
const o = e.getUTCHours();
const i = e.getUTCMinutes();
const a = e.getUTCSeconds();
const c = s < 10 ? `0${s}` : `${s}`;
const u = o < 10 ? `0${o}` : `${o}`;
const l = i < 10 ? `0${i}` : `${i}`;
const f = a < 10 ? `0${a}` : `${a}`;
return `${C[n]}, ${c} ${$[r]} ${t} ${u}:${l}:${f} GMT`;
}
const O = new RegExp(/^(\d{4})-(\d{2})-(\d{2})[tT](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?[zZ]$/);
const parseRfc3339DateTime = e => {
if (e === null || e === void 0) return;
if (typeof e !== "string") throw new TypeError("RFC-3339 date-times must be expressed as strings");
const t = O.exec(e);
if (!t) throw new TypeError("Invalid RFC-3339 date-time value");
const [r, n, s, o, i, a, c, u] = t;
const l = strictParseShort(stripLeadingZeroes(n));
const f = parseDateValue(s, "month", 1, 12);
const h = parseDateValue(o, "day", 1, 31);
return buildDate(l, f, h, {
hours: i,
minutes: a,
seconds: c,
fractionalMilliseconds: u
});
};
const I = new RegExp(/^(\d{4})-(\d{2})-(\d{2})[tT](\d{2}):(\d{2}):(\d{2})(?:\.(\d+))?(([-+]\d{2}:\d{2})|[zZ])$/);
const parseRfc3339DateTimeWithOffset = e => {
if (e === null || e === void 0) return;
if (typeof e !== "string") throw new TypeError("RFC-3339 date-times must be expressed as strings");
const t = I.exec(e);
if (!t) throw new TypeError("Invalid RFC-3339 date-time value");
const [r, n, s, o, i, a, c, u, l] = t;
const f = strictParseShort(stripLeadingZeroes(n));
const h = parseDateValue(s, "month", 1, 12);
const d = parseDateValue(o, "day", 1, 31);
const m = buildDate(f, h, d, {
hours: i,
minutes: a,
seconds: c,
fractionalMilliseconds: u
});
l.toUpperCase() != "Z" && m.setTime(m.getTime() - parseOffsetToMilliseconds(l));
return m;
};
const R = new RegExp(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (\d{2}) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) (\d{4}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? GMT$/);
const N = new RegExp(/^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday), (\d{2})-(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)-(\d{2}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? GMT$/);
const x = new RegExp(/^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) (Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) ( [1-9]|\d{2}) (\d{1,2}):(\d{2}):(\d{2})(?:\.(\d+))? (\d{4})$/);
const parseRfc7231DateTime = e => {
if (e === null || e === void 0) return;
if (typeof e !== "string") throw new TypeError("RFC-7231 date-times must be expressed as strings");
let t = R.exec(e);
if (t) {
const [e, r, n, s, o, i, a, c] = t;
return buildDate(strictParseShort(stripLeadingZeroes(s)), parseMonthByShortName(n), parseDateValue(r, "day", 1, 31), {
hours: o,
minutes: i,
seconds: a,
fractionalMilliseconds: c
});
}
t = N.exec(e);
if (t) {
const [e, r, n, s, o, i, a, c] = t;
return adjustRfc850Year(buildDate(parseTwoDigitYear(s), parseMonthByShortName(n), parseDateValue(r, "day", 1, 31), {
hours: o,
minutes: i,
seconds: a,
fractionalMilliseconds: c
}));
}
t = x.exec(e);
if (t) {
const [e, r, n, s, o, i, a, c] = t;
return buildDate(strictParseShort(stripLeadingZeroes(c)), parseMonthByShortName(r), parseDateValue(n.trimLeft(), "day", 1, 31), {
hours: s,
minutes: o,
seconds: i,
fractionalMilliseconds: a
});
}
throw new TypeError("Invalid RFC-7231 date-time value");
};
const parseEpochTimestamp = e => {
if (e === null || e === void 0) return;
let t;
if (typeof e === "number") t = e; else if (typeof e === "string") t = strictParseDouble(e); else {
if (typeof e !== "object" || e.tag !== 1) throw new TypeError("Epoch timestamps must be expressed as floating point numbers or their string representation");
t = e.value;
}
if (Number.isNaN(t) || t === 1 / 0 || t === -1 / 0) throw new TypeError("Epoch timestamps must be valid, non-Infinite, non-NaN numerics");
return new Date(Math.round(t * 1e3));
};
const buildDate = (e, t, r, n) => {
const s = t - 1;
validateDayOfMonth(e, s, r);
return new Date(Date.UTC(e, s, r, parseDateValue(n.hours, "hour", 0, 23), parseDateValue(n.minutes, "minute", 0, 59), parseDateValue(n.seconds, "seconds", 0, 60), parseMilliseconds(n.fractionalMilliseconds)));
};
const parseTwoDigitYear = e => {
const t = (new Date).getUTCFullYear();
const r = Math.floor(t / 100) * 100 + strictParseShort(stripLeadingZeroes(e));
if (r < t) return r + 100;
return r;
};
const U = 15768e8;
const adjustRfc850Year = e => {
if (e.getTime() - (new Date).getTime() > U) return new Date(Date.UTC(e.getUTCFullYear() - 100, e.getUTCMonth(), e.getUTCDate(), e.getUTCHours(), e.getUTCMinutes(), e.getUTCSeconds(), e.getUTCMilliseconds()));
return e;
};
const parseMonthByShortName = e => {
const t = $.indexOf(e);
if (t < 0) throw new TypeError(`Invalid month: ${e}`);
return t + 1;
};
const M = [ 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31 ];
const validateDayOfMonth = (e, t, r) => {
let n = M[t];
t === 1 && isLeapYear(e) && (n = 29);
if (r > n) throw new TypeError(`Invalid day for ${$[t]} in ${e}: ${r}`);
};
const isLeapYear = e => e % 4 === 0 && (e % 100 !== 0 || e % 400 === 0);
const parseDateValue = (e, t, r, n) => {
const s = strictParseByte(stripLeadingZeroes(e));
if (s < r || s > n) throw new TypeError(`${t} must be between ${r} and ${n}, inclusive`);
return s;
};
const parseMilliseconds = e => {
if (e === null || e === void 0) return 0;
return strictParseFloat32("0." + e) * 1e3;
};
const parseOffsetToMilliseconds = e => {
const t = e[0];
let r = 1;
if (t == "+") r = 1; else {
if (t != "-") throw new TypeError(`Offset direction, ${t}, must be "+" or "-"`);
r = -1;
}
const n = Number(e.substring(1, 3));
const s = Number(e.substring(4, 6));
return r * (n * 60 + s) * 60 * 1e3;
};
const stripLeadingZeroes = e => {
let t = 0;
while (t < e.length - 1 && e.charAt(t) === "0") t++;
if (t === 0) return e;
return e.slice(t);
};
const LazyJsonString = function(e) {
const t = Object.assign(new String(e), {
deserializeJSON() {
return JSON.parse(String(e));
},
toString() {
return String(e);
},
toJSON() {
return String(e);
}
});
return t;
};
LazyJsonString.from = e => {
if (e && typeof e === "object" && (e instanceof LazyJsonString || "deserializeJSON" in e)) return e;
if (typeof e === "string" || Object.getPrototypeOf(e) === String.prototype) return LazyJsonString(String(e));
return LazyJsonString(JSON.stringify(e));
};
LazyJsonString.fromObject = LazyJsonString.from;
function quoteHeader(e) {
(e.includes(",") || e.includes('"')) && (e = `"${e.replace(/\\/g, "\\\\").replace(/"/g, '\\"')}"`);
return e;
}
const D = "(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun)(?:[ne|u?r]?s?day)?";
const _ = "(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)";
const P = "(\\d?\\d):(\\d{2}):(\\d{2})(?:\\.(\\d+))?";
const L = "(\\d?\\d)";
const k = "(\\d{4})";
const F = new RegExp(/^(\d{4})-(\d\d)-(\d\d)[tT](\d\d):(\d\d):(\d\d)(\.(\d+))?(([-+]\d\d:\d\d)|[zZ])$/);
const B = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun), (?:0[1-9]|[12]\d|3[01]) (?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec) [1-9]\d{3} (?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d GMT$/;
const z = new RegExp(`^${D}, ${L} ${_} ${k} ${P} GMT$`);
const H = new RegExp(`^${D}, ${L}-${_}-(\\d\\d) ${P} GMT$`);
const j = new RegExp(`^${D} ${_} ( [1-9]|\\d\\d) ${P} ${k}$`);
const V = [ "Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec" ];
const _parseEpochTimestamp = e => {
if (e == null) return;
let t = NaN;
if (typeof e === "number") t = e; else if (typeof e === "string") {
if (!/^-?\d*\.?\d+$/.test(e)) throw new TypeError("parseEpochTimestamp - numeric string invalid.");
t = Number.parseFloat(e);
} else typeof e === "object" && e.tag === 1 && (t = e.value);
if (isNaN(t) || Math.abs(t) === 1 / 0) throw new TypeError("Epoch timestamps must be valid finite numbers.");
return new Date(Math.round(t * 1e3));
};
const _parseRfc3339DateTimeWithOffset = e => {
if (e == null) return;
if (typeof e !== "string") throw new TypeError("RFC3339 timestamps must be strings");
const t = F.exec(e);
if (!t) throw new TypeError(`Invalid RFC3339 timestamp format ${e}`);
const [, r, n, s, o, i, a, , c, u] = t;
range(n, 1, 12);
range(s, 1, 31);
range(o, 0, 23);
range(i, 0, 59);
range(a, 0, 60);
const l = new Date(Date.UTC(Number(r), Number(n) - 1, Number(s), Number(o), Number(i), Number(a), Number(c) ? Math.round(parseFloat(`0.${c}`) * 1e3) : 0));
l.setUTCFullYear(Number(r));
if (u.toUpperCase() != "Z") {
const [, e, t, r] = /([+-])(\d\d):(\d\d)/.exec(u) || [ void 0, "+", 0, 0 ];
const n = e === "-" ? 1 : -1;
l.setTime(l.getTime() + n * (Number(t) * 60 * 60 * 1e3 + Number(r) * 60 * 1e3));
}
return l;
};
const _parseRfc7231DateTime = e => {
if (e == null) return;
if (typeof e !== "string") throw new TypeError("RFC7231 timestamps must be strings.");
if (B.test(e)) return new Date(e);
let t;
let r;
let n;
let s;
let o;
let i;
let a;
let c;
if (c = z.exec(e)) [, t, r, n, s, o, i, a] = c; else if (c = H.exec(e)) {
[, t, r, n, s, o, i, a] = c;
n = (Number(n) + 1900).toString();
} else (c = j.exec(e)) && ([, r, t, s, o, i, a, n] = c);
if (n && i) {
const e = Date.UTC(Number(n), V.indexOf(r), Number(t), Number(s), Number(o), Number(i), a ? Math.round(parseFloat(`0.${a}`) * 1e3) : 0);
range(t, 1, 31);
range(s, 0, 23);
range(o, 0, 59);
range(i, 0, 60);
const c = new Date(e);
c.setUTCFullYear(Number(n));
return c;
}
throw new TypeError(`Invalid RFC7231 date-time value ${e}.`);
};
function range(e, t, r) {
const n = Number(e);
if (n < t || n > r) throw new Error(`Value ${n} out of range [${t}, ${r}]`);
}
function splitEvery(e, t, r) {
if (r <= 0 || !Number.isInteger(r)) throw new Error("Invalid number of delimiters (" + r + ") for splitEvery.");
const n = e.split(t);
if (r === 1) return n;
const s = [];
let o = "";
for (let e = 0; e < n.length; e++) {
o === "" ? o = n[e] : o += t + n[e];
if ((e + 1) % r === 0) {
s.push(o);
o = "";
}
}
o !== "" && s.push(o);
return s;
}
const splitHeader = e => {
const t = e.length;
const r = [];
let n = false;
let s = false;
let o = 0;
for (let i = 0; i < t; ++i) {
const t = e[i];
switch (t) {
case '"':
s || (n = !n);
break;

case ",":
if (!n) {
r.push(e.slice(o, i));
o = i + 1;
}
break;
}
s = t === "\\" && !s;
}
r.push(e.slice(o));
return r.map(e => {
e = e.trim();
const t = e.length;
if (t < 2) return e;
if (e[0] === '"' && e[t - 1] === '"') {
e = e.slice(1, t - 1);
return e.replace(/\\(["\\])/g, "$1");
}
return e.replace(/\\"/g, '"');
});
};
const W = /^-?((0|[1-9]\d*)(\.\d+)?|\.\d+)([eE][+-]?\d+)?$/;
class NumericValue {
string;
type;
constructor(e, t) {
this.string = e;
this.type = t;
if (!W.test(e)) throw new Error(`@smithy/core/serde - NumericValue string must conform to the Smithy bigDecimal format. Received: "${e}"`);
}
toString() {
return this.string;
}
static [Symbol.hasInstance](e) {
if (!e || typeof e !== "object") return false;
const t = e;
return NumericValue.prototype.isPrototypeOf(e) || t.type === "bigDecimal" && W.test(t.string);
}
}
function nv(e) {
return new NumericValue(String(e), "bigDecimal");
}
const q = {};
const J = {};
for (let e = 0; e < 256; e++) {
let t = e.toString(16).toLowerCase();
t.length === 1 && (t = `0${t}`);
q[e] = t;
J[t] = e;
}
function fromHex(e) {
if (e.length % 2 !== 0) throw new Error("Hex encoded strings must have an even number length");
const t = new Uint8Array(e.length / 2);
for (let r = 0; r < e.length; r += 2) {
const n = e.slice(r, r + 2).toLowerCase();
if (!(n in J)) throw new Error(`Cannot decode unrecognized sequence ${n} as hexadecimal`);
t[r / 2] = J[n];
}
return t;
}
function toHex(e) {
let t = "";
for (let r = 0; r < e.byteLength; r++) t += q[e[r]];
return t;
}
const calculateBodyLength = e => {
if (!e) return 0;
if (typeof e === "string") return Buffer.byteLength(e);
if (typeof e.byteLength === "number") return e.byteLength;
if (typeof e.size === "number") return e.size;
if (typeof e.start === "number" && typeof e.end === "number") return e.end + 1 - e.start;
if (e instanceof c) {
if (e.path != null) return u(e.path).size;
if (typeof e.fd === "number") return l(e.fd).size;
}
throw new Error(`Body Length computation failed for ${e}`);
};
const toUint8Array = e => {
if (e instanceof Uint8Array) return e;
if (typeof e === "string") return fromUtf8$1(e);
if (ArrayBuffer.isView(e)) return new Uint8Array(e.buffer, e.byteOffset, e.byteLength / Uint8Array.BYTES_PER_ELEMENT);
return new Uint8Array(e);
};
function concatBytes(e, t) {
if (t === void 0) {
t = 0;
for (const r of e) t += r.byteLength;
}
const r = new Uint8Array(t);
let n = 0;
for (const t of e) {
r.set(t, n);
n += t.byteLength;
}
return r;
}
const deserializerMiddleware = (e, t) => (r, n) => async s => {
const {response: o} = await r(s);
try {
const r = await t(o, e);
return {
response: o,
output: r
};
} catch (e) {
Object.defineProperty(e, "$response", {
value: o,
enumerable: false,
writable: false,
configurable: false
});
if (!("$metadata" in e)) {
const t = "Deserialization error: to see the raw response, inspect the hidden field {error}.$response on this object.";
try {
e.message += "\n  " + t;
} catch (e) {
n.logger && n.logger?.constructor?.name !== "NoOpLogger" ? n.logger?.warn?.(t) : console.warn(t);
}
typeof e.$responseBodyText !== "undefined" && e.$response && (e.$response.body = e.$responseBodyText);
try {
if (a.isInstance(o)) {
const {headers: t = {}} = o;
const r = Object.entries(t);
e.$metadata = {
httpStatusCode: o.statusCode,
requestId: findHeader(/^x-[\w-]+-request-?id$/, r),
extendedRequestId: findHeader(/^x-[\w-]+-id-2$/, r),
cfId: findHeader(/^x-[\w-]+-cf-id$/, r)
};
}
} catch (e) {}
}
throw e;
}
};
const findHeader = (e, t) => (t.find(([t]) => t.match(e)) || [ void 0, void 0 ])[1];
const serializerMiddleware = (e, t) => (r, n) => async s => {
const o = e;
const i = n.endpointV2 ? async () => f(n.endpointV2) : o.endpoint;
if (!i) throw new Error("No valid endpoint provider available.");
const a = await t(s.input, {
...e,
endpoint: i
});
return r({
...s,
request: a
});
};
const G = {
name: "deserializerMiddleware",
step: "deserialize",
tags: [ "DESERIALIZER" ],
override: true
};
const K = {
name: "serializerMiddleware",
step: "serialize",
tags: [ "SERIALIZER" ],
override: true
};
function getSerdePlugin(e, t, r) {
return {
applyToStack: n => {
n.add(deserializerMiddleware(e, r), G);
n.add(serializerMiddleware(e, t), K);
}
};
}
class Hash {
algorithmIdentifier;
secret;
hash;
constructor(e, t) {
this.algorithmIdentifier = e;
this.secret = t;
this.reset();
}
update(e, t) {
this.hash.update(toUint8Array(castSourceData(e, t)));
}
digest() {
return Promise.resolve(this.hash.digest());
}
reset() {
this.hash = this.secret ? n(this.algorithmIdentifier, castSourceData(this.secret)) : s(this.algorithmIdentifier);
}
}
function castSourceData(e, t) {
if (Buffer.isBuffer(e)) return e;
if (typeof e === "string") return fromString(e, t);
if (ArrayBuffer.isView(e)) return fromArrayBuffer(e.buffer, e.byteOffset, e.byteLength);
return fromArrayBuffer(e);
}
let X = class extends h {
expectedChecksum;
checksumSourceLocation;
checksum;
source;
base64Encoder;
constructor({expectedChecksum: e, checksum: t, source: r, checksumSourceLocation: n, base64Encoder: s}) {
super();
if (typeof r.pipe !== "function") throw new Error(`@smithy/util-stream: unsupported source type ${r?.constructor?.name ?? r} in ChecksumStream.`);
this.source = r;
this.base64Encoder = s ?? toBase64$1;
this.expectedChecksum = e;
this.checksum = t;
this.checksumSourceLocation = n;
this.source.on("data", this.onSourceData);
this.source.on("end", this.onSourceEnd);
this.source.on("error", this.onSourceError);
this.source.on("close", this.onSourceClose);
this.source.pause();
}
onSourceData=e => {
if (this.destroyed) return;
try {
this.checksum.update(e);
} catch (e) {
this.destroy(e);
return;
}
this.push(e) || this.source.pause();
};
onSourceEnd=async () => {
if (this.destroyed) return;
try {
const e = await this.checksum.digest();
const t = this.base64Encoder(e);
if (this.expectedChecksum !== t) {
this.destroy(new Error(`Checksum mismatch: expected "${this.expectedChecksum}" but received "${t}" in response header "${this.checksumSourceLocation}".`));
return;
}
} catch (e) {
this.destroy(e);
return;
}
this.push(null);
};
onSourceError=e => {
this.destroy(e);
};
onSourceClose=() => {
this.destroyed || this.source.readableEnded || this.destroy(new Error("Connection lost or stream closed before all data was received."));
};
_read(e) {
this.source.resume();
}
_destroy(e, t) {
this.source?.removeListener("data", this.onSourceData);
this.source?.removeListener("end", this.onSourceEnd);
this.source?.removeListener("error", this.onSourceError);
this.source?.removeListener("close", this.onSourceClose);
this.source?.destroy();
t(e);
}
};
const isReadableStream = e => typeof ReadableStream === "function" && (e?.constructor?.name === ReadableStream.name || e instanceof ReadableStream);
const isBlob = e => typeof Blob === "function" && (e?.constructor?.name === Blob.name || e instanceof Blob);
const fromUtf8 = e => (new TextEncoder).encode(e);
const Y = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
Object.entries(Y).reduce((e, [t, r]) => {
e[r] = Number(t);
return e;
}, {});
const Z = Y.split("");
const Q = 6;
const ee = 8;
const te = 63;
function toBase64(e) {
let t;
t = typeof e === "string" ? fromUtf8(e) : e;
const r = typeof t === "object" && typeof t.length === "number";
const n = typeof t === "object" && typeof t.byteOffset === "number" && typeof t.byteLength === "number";
if (!r && !n) throw new Error("@smithy/util-base64: toBase64 encoder function only accepts string | Uint8Array.");
let s = "";
for (let e = 0; e < t.length; e += 3) {
let r = 0;
let n = 0;
for (let s = e, o = Math.min(e + 3, t.length); s < o; s++) {
r |= t[s] << (o - s - 1) * ee;
n += ee;
}
const o = Math.ceil(n / Q);
r <<= o * Q - n;
for (let e = 1; e <= o; e++) {
const t = (o - e) * Q;
s += Z[(r & te << t) >> t];
}
s += "==".slice(0, 4 - o);
}
return s;
}
const re = typeof ReadableStream === "function" ? ReadableStream : function() {};
class ChecksumStream extends re {}
const createChecksumStream$1 = ({expectedChecksum: e, checksum: t, source: r, checksumSourceLocation: n, base64Encoder: s}) => {
if (!isReadableStream(r)) throw new Error(`@smithy/util-stream: unsupported source type ${r?.constructor?.name ?? r} in ChecksumStream.`);
const o = s ?? toBase64;
if (typeof TransformStream !== "function") throw new Error("@smithy/util-stream: unable to instantiate ChecksumStream because API unavailable: ReadableStream/TransformStream.");
const i = new TransformStream({
start() {},
async transform(e, r) {
t.update(e);
r.enqueue(e);
},
async flush(r) {
const s = await t.digest();
const i = o(s);
if (e !== i) {
const t = new Error(`Checksum mismatch: expected "${e}" but received "${i}" in response header "${n}".`);
r.error(t);
} else r.terminate();
}
});
r.pipeThrough(i);
const a = i.readable;
Object.setPrototypeOf(a, ChecksumStream.prototype);
return a;
};
function createChecksumStream(e) {
if (typeof ReadableStream === "function" && isReadableStream(e.source)) return createChecksumStream$1(e);
return new X(e);
}
class ByteArrayCollector {
allocByteArray;
byteLength=0;
byteArrays=[];
constructor(e) {
this.allocByteArray = e;
}
push(e) {
this.byteArrays.push(e);
this.byteLength += e.byteLength;
}
flush() {
if (this.byteArrays.length === 1) {
const e = this.byteArrays[0];
this.reset();
return e;
}
const e = this.allocByteArray(this.byteLength);
let t = 0;
for (let r = 0; r < this.byteArrays.length; ++r) {
const n = this.byteArrays[r];
e.set(n, t);
t += n.byteLength;
}
this.reset();
return e;
}
reset() {
this.byteArrays = [];
this.byteLength = 0;
}
}
function createBufferedReadableStream(e, t, r) {
const n = e.getReader();
let s = false;
let o = 0;
const i = [ "", new ByteArrayCollector(e => new Uint8Array(e)) ];
let a = -1;
const pull = async e => {
const {value: c, done: u} = await n.read();
const l = c;
if (u) {
if (a !== -1) {
const t = flush(i, a);
sizeOf(t) > 0 && e.enqueue(t);
}
e.close();
} else {
const n = modeOf(l, false);
if (a !== n) {
a >= 0 && e.enqueue(flush(i, a));
a = n;
}
if (a === -1) {
e.enqueue(l);
return;
}
const c = sizeOf(l);
o += c;
const u = sizeOf(i[a]);
if (c >= t && u === 0) e.enqueue(l); else {
const n = merge(i, a, l);
if (!s && o > t * 2) {
s = true;
r?.warn(`@smithy/util-stream - stream chunk size ${c} is below threshold of ${t}, automatically buffering.`);
}
n >= t ? e.enqueue(flush(i, a)) : await pull(e);
}
}
};
return new ReadableStream({
pull: pull
});
}
function merge(e, t, r) {
switch (t) {
case 0:
e[0] += r;
return sizeOf(e[0]);

case 1:
case 2:
e[t].push(r);
return sizeOf(e[t]);
}
}
function flush(e, t) {
switch (t) {
case 0:
const r = e[0];
e[0] = "";
return r;

case 1:
case 2:
return e[t].flush();
}
throw new Error(`@smithy/util-stream - invalid index ${t} given to flush()`);
}
function sizeOf(e) {
return e?.byteLength ?? e?.length ?? 0;
}
function modeOf(e, t = true) {
if (t && typeof Buffer !== "undefined" && e instanceof Buffer) return 2;
if (e instanceof Uint8Array) return 1;
if (typeof e === "string") return 0;
return -1;
}
function createBufferedReadable(e, t, r) {
if (isReadableStream(e)) return createBufferedReadableStream(e, t, r);
const n = new h({
read() {}
});
let s = false;
let o = 0;
const i = [ "", new ByteArrayCollector(e => new Uint8Array(e)), new ByteArrayCollector(e => Buffer.from(new Uint8Array(e))) ];
let a = -1;
e.on("data", e => {
const c = modeOf(e, true);
if (a !== c) {
a >= 0 && n.push(flush(i, a));
a = c;
}
if (a === -1) {
n.push(e);
return;
}
const u = sizeOf(e);
o += u;
const l = sizeOf(i[a]);
if (u >= t && l === 0) n.push(e); else {
const c = merge(i, a, e);
if (!s && o > t * 2) {
s = true;
r?.warn(`@smithy/util-stream - stream chunk size ${u} is below threshold of ${t}, automatically buffering.`);
}
c >= t && n.push(flush(i, a));
}
});
e.on("end", () => {
if (a !== -1) {
const e = flush(i, a);
sizeOf(e) > 0 && n.push(e);
}
n.push(null);
});
return n;
}
const getAwsChunkedEncodingStream$1 = (e, t) => {
const {base64Encoder: r, bodyLengthChecker: n, checksumAlgorithmFn: s, checksumLocationName: o, streamHasher: i} = t;
const a = r !== void 0 && n !== void 0 && s !== void 0 && o !== void 0 && i !== void 0;
const c = a ? i(s, e) : void 0;
Promise.resolve(c).catch(() => {});
const u = e.getReader();
return new ReadableStream({
async pull(e) {
const {value: t, done: s} = await u.read();
if (s) {
e.enqueue("0\r\n");
if (a) {
const t = r(await c);
e.enqueue(`${o}:${t}\r\n`);
e.enqueue("\r\n");
}
e.close();
} else e.enqueue(`${(n(t) || 0).toString(16)}\r\n${t}\r\n`);
}
});
};
function getAwsChunkedEncodingStream(e, t) {
const r = e;
const n = e;
if (isReadableStream(n)) return getAwsChunkedEncodingStream$1(n, t);
const {base64Encoder: s, bodyLengthChecker: o, checksumAlgorithmFn: i, checksumLocationName: a, streamHasher: c} = t;
const u = s !== void 0 && i !== void 0 && a !== void 0 && c !== void 0;
const l = u ? c(i, r) : void 0;
Promise.resolve(l).catch(() => {});
const f = new h({
read() {
r.resume();
}
});
r.on("data", e => {
const t = o(e) || 0;
if (t === 0) return;
f.push(`${t.toString(16)}\r\n`);
f.push(e);
f.push("\r\n") || r.pause();
});
r.on("error", e => {
f.destroy(e);
});
r.pause();
r.on("end", async () => {
try {
f.push("0\r\n");
if (u) {
const e = s(await l);
f.push(`${a}:${e}\r\n`);
f.push("\r\n");
}
f.push(null);
} catch (e) {
f.destroy(e);
}
});
return f;
}
async function headStream$1(e, t) {
let r = 0;
const n = [];
const s = e.getReader();
let o = false;
while (!o) {
const {done: e, value: i} = await s.read();
if (i) {
n.push(i);
r += i?.byteLength ?? 0;
}
if (r >= t) break;
o = e;
}
s.releaseLock();
const i = new Uint8Array(Math.min(t, r));
let a = 0;
for (const e of n) {
if (e.byteLength > i.byteLength - a) {
i.set(e.subarray(0, i.byteLength - a), a);
break;
}
i.set(e, a);
a += e.length;
}
return i;
}
const headStream = (e, t) => {
if (isReadableStream(e)) return headStream$1(e, t);
return new Promise((r, n) => {
const s = new ne;
s.limit = t;
e.pipe(s);
e.on("error", e => {
s.end();
n(e);
});
s.on("error", n);
s.on("finish", function() {
const e = concatBytes(this.buffers);
r(e);
});
});
};
let ne = class extends d {
buffers=[];
limit=1 / 0;
bytesBuffered=0;
_write(e, t, r) {
this.buffers.push(e);
this.bytesBuffered += e.byteLength ?? 0;
if (this.bytesBuffered >= this.limit) {
const e = this.bytesBuffered - this.limit;
const t = this.buffers[this.buffers.length - 1];
this.buffers[this.buffers.length - 1] = t.subarray(0, t.byteLength - e);
this.emit("finish");
}
r();
}
};
const toUtf8 = e => {
if (typeof e === "string") return e;
if (typeof e !== "object" || typeof e.byteOffset !== "number" || typeof e.byteLength !== "number") throw new Error("@smithy/util-utf8: toUtf8 encoder function only accepts string | Uint8Array.");
return new TextDecoder("utf-8").decode(e);
};
const streamCollector$1 = async e => {
if (isBlob(e)) return collectBlob(e);
return collectReadableStream(e);
};
async function collectBlob(e) {
return e.arrayBuffer().then(e => new Uint8Array(e));
}
async function collectReadableStream(e) {
const t = [];
const r = e.getReader();
let n = 0;
while (true) {
const {done: e, value: s} = await r.read();
if (s) {
t.push(s);
n += s.length;
}
if (e) break;
}
return concatBytes(t, n);
}
const se = "The stream has already been transformed.";
const sdkStreamMixin$1 = e => {
if (!isBlobInstance(e) && !isReadableStream(e)) {
const t = e?.__proto__?.constructor?.name || e;
throw new Error(`Unexpected stream implementation, expect Blob or ReadableStream, got ${t}`);
}
let t = false;
const transformToByteArray = async () => {
if (t) throw new Error(se);
t = true;
return await streamCollector$1(e);
};
const blobToWebStream = e => {
if (typeof e.stream !== "function") throw new Error("Cannot transform payload Blob to web stream. Please make sure the Blob.stream() is polyfilled.\nIf you are using React Native, this API is not yet supported, see: https://react-native.canny.io/feature-requests/p/fetch-streaming-body");
return e.stream();
};
return Object.assign(e, {
transformToByteArray: transformToByteArray,
transformToString: async e => {
const t = await transformToByteArray();
if (e === "base64") return toBase64(t);
if (e === "hex") return toHex(t);
if (e === void 0 || e === "utf8" || e === "utf-8") return toUtf8(t);
if (typeof TextDecoder === "function") return new TextDecoder(e).decode(t);
throw new Error("TextDecoder is not available, please make sure polyfill is provided.");
},
transformToWebStream: () => {
if (t) throw new Error(se);
t = true;
if (isBlobInstance(e)) return blobToWebStream(e);
if (isReadableStream(e)) return e;
throw new Error(`Cannot transform payload to web stream, got ${e}`);
}
});
};
const isBlobInstance = e => typeof Blob === "function" && e instanceof Blob;
const streamCollector = e => {
if (isBlob(e)) return collectBlob(e);
if (isReadableStream(e)) return collectReadableStream(e);
return new Promise((t, r) => {
const n = new Collector;
const s = e;
s.pipe(n);
s.on("error", e => {
n.end();
r(e);
});
n.on("error", r);
n.on("finish", function() {
const e = concatBytes(this.bufferedBytes);
t(e);
});
});
};
class Collector extends d {
bufferedBytes=[];
_write(e, t, r) {
this.bufferedBytes.push(e);
r();
}
}
const oe = "The stream has already been transformed.";
const sdkStreamMixin = e => {
if (!(e instanceof h)) try {
return sdkStreamMixin$1(e);
} catch (t) {
const r = e?.__proto__?.constructor?.name || e;
throw new Error(`Unexpected stream implementation, expect Stream.Readable instance, got ${r}`);
}
let t = false;
const transformToByteArray = async () => {
if (t) throw new Error(oe);
t = true;
return await streamCollector(e);
};
return Object.assign(e, {
transformToByteArray: transformToByteArray,
transformToString: async e => {
const t = await transformToByteArray();
if (e === void 0 || Buffer.isEncoding(e)) return fromArrayBuffer(t.buffer, t.byteOffset, t.byteLength).toString(e);
{
const r = new TextDecoder(e);
return r.decode(t);
}
},
transformToWebStream: () => {
if (t) throw new Error(oe);
if (e.readableFlowing !== null) throw new Error("The stream has been consumed by other callbacks.");
if (typeof h.toWeb !== "function") throw new Error("Readable.toWeb() is not supported. Please ensure a polyfill is available.");
t = true;
return h.toWeb(e);
}
});
};
async function splitStream$1(e) {
typeof e.stream === "function" && (e = e.stream());
const t = e;
return t.tee();
}
async function splitStream(e) {
if (isReadableStream(e) || isBlob(e)) return splitStream$1(e);
const t = new m;
const r = new m;
e.pipe(t);
e.pipe(r);
return [ t, r ];
}
function writeKey(e) {
Object.defineProperty(e, "__proto__", {
value: void 0,
writable: true,
enumerable: true,
configurable: true
});
}
class Uint8ArrayBlobAdapter extends(bindUint8ArrayBlobAdapter(toUtf8$1, fromUtf8$1, toBase64$1, fromBase64)){}
const ie = o;
const ae = bindV4(ie);
const ce = ae;
t.ChecksumStream = X;
t.Hash = Hash;
t.LazyJsonString = LazyJsonString;
t.NumericValue = NumericValue;
t.Uint8ArrayBlobAdapter = Uint8ArrayBlobAdapter;
t._parseEpochTimestamp = _parseEpochTimestamp;
t._parseRfc3339DateTimeWithOffset = _parseRfc3339DateTimeWithOffset;
t._parseRfc7231DateTime = _parseRfc7231DateTime;
t.calculateBodyLength = calculateBodyLength;
t.concatBytes = concatBytes;
t.copyDocumentWithTransform = copyDocumentWithTransform;
t.createBufferedReadable = createBufferedReadable;
t.createChecksumStream = createChecksumStream;
t.dateToUtcString = dateToUtcString;
t.deserializerMiddleware = deserializerMiddleware;
t.deserializerMiddlewareOption = G;
t.expectBoolean = expectBoolean;
t.expectByte = expectByte;
t.expectFloat32 = expectFloat32;
t.expectInt = b;
t.expectInt32 = expectInt32;
t.expectLong = expectLong;
t.expectNonNull = expectNonNull;
t.expectNumber = expectNumber;
t.expectObject = expectObject;
t.expectShort = expectShort;
t.expectString = expectString;
t.expectUnion = expectUnion;
t.fromArrayBuffer = fromArrayBuffer;
t.fromBase64 = fromBase64;
t.fromHex = fromHex;
t.fromString = fromString;
t.fromUtf8 = fromUtf8$1;
t.generateIdempotencyToken = ce;
t.getAwsChunkedEncodingStream = getAwsChunkedEncodingStream;
t.getSerdePlugin = getSerdePlugin;
t.handleFloat = E;
t.headStream = headStream;
t.isArrayBuffer = isArrayBuffer;
t.isBlob = isBlob;
t.isReadableStream = isReadableStream;
t.limitedParseDouble = limitedParseDouble;
t.limitedParseFloat = v;
t.limitedParseFloat32 = limitedParseFloat32;
t.logger = T;
t.nv = nv;
t.parseBoolean = parseBoolean;
t.parseEpochTimestamp = parseEpochTimestamp;
t.parseRfc3339DateTime = parseRfc3339DateTime;
t.parseRfc3339DateTimeWithOffset = parseRfc3339DateTimeWithOffset;
t.parseRfc7231DateTime = parseRfc7231DateTime;
t.quoteHeader = quoteHeader;
t.sdkStreamMixin = sdkStreamMixin;
t.serializerMiddleware = serializerMiddleware;
t.serializerMiddlewareOption = K;
t.splitEvery = splitEvery;
t.splitHeader = splitHeader;
t.splitStream = splitStream;
t.streamCollector = streamCollector;
t.strictParseByte = strictParseByte;
t.strictParseDouble = strictParseDouble;
t.strictParseFloat = w;
t.strictParseFloat32 = strictParseFloat32;
t.strictParseInt = A;
t.strictParseInt32 = strictParseInt32;
t.strictParseLong = strictParseLong;
t.strictParseShort = strictParseShort;
t.toBase64 = toBase64$1;
t.toHex = toHex;
t.toUint8Array = toUint8Array;
t.toUtf8 = toUtf8$1;
t.v4 = ae;
t.writeKey = writeKey;
}),
34534: (function(e, t, r) {
const {SMITHY_CONTEXT_KEY: n} = r(90690);
const getSmithyContext = e => e[n] || (e[n] = {});
function hasOwn(e, t) {
return Object.prototype.hasOwnProperty.call(e, t);
}
class HttpRequest {
method;
protocol;
hostname;
port;
path;
query;
headers;
username;
password;
fragment;
body;
constructor(e) {
this.method = e.method || "GET";
this.hostname = e.hostname || "localhost";
this.port = e.port;
this.query = e.query || {};
this.headers = e.headers || {};
this.body = e.body;
this.protocol = e.protocol ? e.protocol.slice(-1) !== ":" ? `${e.protocol}:` : e.protocol : "https:";
this.path = e.path ? e.path.charAt(0) !== "/" ? `/${e.path}` : e.path : "/";
this.username = e.username;
this.password = e.password;
this.fragment = e.fragment;
}
static clone(e) {
const t = new HttpRequest({
...e,
headers: {
...e.headers
}
});
t.query && (t.query = cloneQuery(t.query));
return t;
}
static isInstance(e) {
if (!e) return false;
const t = e;
return "method" in t && "protocol" in t && "hostname" in t && "path" in t && typeof t["query"] === "object" && typeof t["headers"] === "object";
}
clone() {
return HttpRequest.clone(this);
}
}
function cloneQuery(e) {
return Object.keys(e).reduce((t, r) => {
const n = e[r];
return {
...t,
[r]: Array.isArray(n) ? [ ...n ] : n
};
}, {});
}
class HttpResponse {
statusCode;
reason;
headers;
body;
constructor(e) {
this.statusCode = e.statusCode;
this.reason = e.reason;
this.headers = e.headers || {};
this.body = e.body;
}
static isInstance(e) {
if (!e) return false;
const t = e;
return typeof t.statusCode === "number" && typeof t.headers === "object";
}
}
const s = new RegExp("^(?!.*-$)(?!-)[a-zA-Z0-9-]{1,63}$");
const isValidHostLabel = (e, t = false) => {
if (!t) return s.test(e);
const r = e.split(".");
for (const e of r) if (!isValidHostLabel(e)) return false;
return true;
};
function isValidHostname(e) {
const t = /^[a-z0-9][a-z0-9.-]*[a-z0-9]$/;
return t.test(e);
}
const normalizeProvider = e => {
if (typeof e === "function") return e;
const t = Promise.resolve(e);
return () => t;
};
function parseQueryString(e) {
const t = {};
e = e.replace(/^\?/, "");
if (e) for (const r of e.split("&")) {
let [e, n = null] = r.split("=");
e = decodeURIComponent(e);
n && (n = decodeURIComponent(n));
e in t ? Array.isArray(t[e]) ? t[e].push(n) : t[e] = [ t[e], n ] : t[e] = n;
}
return t;
}
const parseUrl = e => {
if (typeof e === "string") return parseUrl(new URL(e));
const {hostname: t, pathname: r, port: n, protocol: s, search: o} = e;
let i;
o && (i = parseQueryString(o));
return {
hostname: t,
port: n ? parseInt(n) : void 0,
protocol: s,
path: r,
query: i
};
};
const toEndpointV1 = e => {
if (typeof e === "object") {
if ("url" in e) {
const t = parseUrl(e.url);
if (e.headers) {
t.headers = {};
for (const r in e.headers) {
if (!hasOwn(e.headers, r)) continue;
t.headers[r.toLowerCase()] = e.headers[r].join(", ");
}
}
return t;
}
return e;
}
return parseUrl(e);
};
t.HttpRequest = HttpRequest;
t.HttpResponse = HttpResponse;
t.getSmithyContext = getSmithyContext;
t.hasOwn = hasOwn;
t.isValidHostLabel = isValidHostLabel;
t.isValidHostname = isValidHostname;
t.normalizeProvider = normalizeProvider;
t.parseQueryString = parseQueryString;
t.parseUrl = parseUrl;
t.toEndpointV1 = toEndpointV1;
}),
37788: (function(e, t, r) {
"use strict";
0;
t.BF = void 0;
var n = r(56579);
Object.defineProperty(t, "BF", {
enumerable: true,
get: function() {
return n.EventStreamCodec;
}
});
0;
0;
0;
0;
0;
0;
}),
90690: (function(e, t) {
var r;
(function(e) {
e["HEADER"] = "header";
e["QUERY"] = "query";
})(r || (r = {}));
var n;
(function(e) {
e["HEADER"] = "header";
e["QUERY"] = "query";
})(n || (n = {}));
var s;
(function(e) {
e["HTTP"] = "http";
e["HTTPS"] = "https";
})(s || (s = {}));
var o;
(function(e) {
e["MD5"] = "md5";
e["CRC32"] = "crc32";
e["CRC32C"] = "crc32c";
e["SHA1"] = "sha1";
e["SHA256"] = "sha256";
})(o || (o = {}));
const getChecksumConfiguration = e => {
const t = [];
e.sha256 !== void 0 && t.push({
algorithmId: () => o.SHA256,
checksumConstructor: () => e.sha256
});
e.md5 != void 0 && t.push({
algorithmId: () => o.MD5,
checksumConstructor: () => e.md5
});
return {
addChecksumAlgorithm(e) {
t.push(e);
},
checksumAlgorithms() {
return t;
}
};
};
const resolveChecksumRuntimeConfig = e => {
const t = {};
e.checksumAlgorithms().forEach(e => {
t[e.algorithmId()] = e.checksumConstructor();
});
return t;
};
const getDefaultClientConfiguration = e => getChecksumConfiguration(e);
const resolveDefaultRuntimeConfig = e => resolveChecksumRuntimeConfig(e);
var i;
(function(e) {
e[e["HEADER"] = 0] = "HEADER";
e[e["TRAILER"] = 1] = "TRAILER";
})(i || (i = {}));
const a = "__smithy_context";
var c;
(function(e) {
e["PROFILE"] = "profile";
e["SSO_SESSION"] = "sso-session";
e["SERVICES"] = "services";
})(c || (c = {}));
var u;
(function(e) {
e["HTTP_0_9"] = "http/0.9";
e["HTTP_1_0"] = "http/1.0";
e["TDS_8_0"] = "tds/8.0";
})(u || (u = {}));
t.AlgorithmId = o;
t.EndpointURLScheme = s;
t.FieldPosition = i;
t.HttpApiKeyAuthLocation = n;
t.HttpAuthLocation = r;
t.IniSectionType = c;
t.RequestHandlerProtocol = u;
t.SMITHY_CONTEXT_KEY = a;
t.getDefaultClientConfiguration = getDefaultClientConfiguration;
t.resolveDefaultRuntimeConfig = resolveDefaultRuntimeConfig;
}),
71577: (function(e, t, r) {
"use strict";
0;
t.Pq = t.ar = void 0;
var n = r(92430);
Object.defineProperty(t, "ar", {
enumerable: true,
get: function() {
return n.fromUtf8;
}
});
0;
Object.defineProperty(t, "Pq", {
enumerable: true,
get: function() {
return n.toUtf8;
}
});
}),
12580: (function(e, t, r) {
"use strict";
r.d(t, {
s: () => AwsV4Signer
});
const n = new TextEncoder;
const s = {
appstream2: "appstream",
cloudhsmv2: "cloudhsm",
email: "ses",
marketplace: "aws-marketplace",
mobile: "AWSMobileHubService",
pinpoint: "mobiletargeting",
queue: "sqs",
"git-codecommit": "codecommit",
"mturk-requester-sandbox": "mturk-requester",
"personalize-runtime": "personalize"
};
const o = new Set([ "authorization", "content-type", "content-length", "user-agent", "presigned-expires", "expect", "x-amzn-trace-id", "range", "connection" ]);
class AwsV4Signer {
constructor({method: e, url: t, headers: r, body: n, accessKeyId: s, secretAccessKey: i, sessionToken: a, service: c, region: u, cache: l, datetime: f, signQuery: h, appendSessionToken: d, allHeaders: m, singleEncode: p}) {
if (t == null) throw new TypeError("url is a required option");
if (s == null) throw new TypeError("accessKeyId is a required option");
if (i == null) throw new TypeError("secretAccessKey is a required option");
this.method = e || (n ? "POST" : "GET");
this.url = new URL(t);
this.headers = new Headers(r || {});
this.body = n;
this.accessKeyId = s;
this.secretAccessKey = i;
this.sessionToken = a;
let g, y;
c && u || ([g, y] = guessServiceRegion(this.url, this.headers));
this.service = c || g || "";
this.region = u || y || "us-east-1";
this.cache = l || new Map;
this.datetime = f || (new Date).toISOString().replace(/[:-]|\.\d{3}/g, "");
this.signQuery = h;
this.appendSessionToken = d || this.service === "iotdevicegateway";
this.headers.delete("Host");
this.service !== "s3" || this.signQuery || this.headers.has("X-Amz-Content-Sha256") || this.headers.set("X-Amz-Content-Sha256", "UNSIGNED-PAYLOAD");
const b = this.signQuery ? this.url.searchParams : this.headers;
b.set("X-Amz-Date", this.datetime);
this.sessionToken && !this.appendSessionToken && b.set("X-Amz-Security-Token", this.sessionToken);
this.signableHeaders = [ "host", ...this.headers.keys() ].filter(e => m || !o.has(e)).sort();
this.signedHeaders = this.signableHeaders.join(";");
this.canonicalHeaders = this.signableHeaders.map(e => e + ":" + (e === "host" ? this.url.host : (this.headers.get(e) || "").replace(/\s+/g, " "))).join("\n");
this.credentialString = [ this.datetime.slice(0, 8), this.region, this.service, "aws4_request" ].join("/");
if (this.signQuery) {
this.service !== "s3" || b.has("X-Amz-Expires") || b.set("X-Amz-Expires", "86400");
b.set("X-Amz-Algorithm", "AWS4-HMAC-SHA256");
b.set("X-Amz-Credential", this.accessKeyId + "/" + this.credentialString);
b.set("X-Amz-SignedHeaders", this.signedHeaders);
}
if (this.service === "s3") try {
this.encodedPath = decodeURIComponent(this.url.pathname.replace(/\+/g, " "));
} catch (e) {
this.encodedPath = this.url.pathname;
} else this.encodedPath = this.url.pathname.replace(/\/+/g, "/");
p || (this.encodedPath = encodeURIComponent(this.encodedPath).replace(/%2F/g, "/"));
this.encodedPath = encodeRfc3986(this.encodedPath);
const w = new Set;
this.encodedSearch = [ ...this.url.searchParams ].filter(([e]) => {
if (!e) return false;
if (this.service === "s3") {
if (w.has(e)) return false;
w.add(e);
}
return true;
}).map(e => e.map(e => encodeRfc3986(encodeURIComponent(e)))).sort(([e, t], [r, n]) => e < r ? -1 : e > r ? 1 : t < n ? -1 : t > n ? 1 : 0).map(e => e.join("=")).join("&");
}
async sign() {
if (this.signQuery) {
this.url.searchParams.set("X-Amz-Signature", await this.signature());
this.sessionToken && this.appendSessionToken && this.url.searchParams.set("X-Amz-Security-Token", this.sessionToken);
} else this.headers.set("Authorization", await this.authHeader());
return {
method: this.method,
url: this.url,
headers: this.headers,
body: this.body
};
}
async authHeader() {
return [ "AWS4-HMAC-SHA256 Credential=" + this.accessKeyId + "/" + this.credentialString, "SignedHeaders=" + this.signedHeaders, "Signature=" + await this.signature() ].join(", ");
}
async signature() {
const e = this.datetime.slice(0, 8);
const t = [ this.secretAccessKey, e, this.region, this.service ].join();
let r = this.cache.get(t);
if (!r) {
const n = await hmac("AWS4" + this.secretAccessKey, e);
const s = await hmac(n, this.region);
const o = await hmac(s, this.service);
r = await hmac(o, "aws4_request");
this.cache.set(t, r);
}
return buf2hex(await hmac(r, await this.stringToSign()));
}
async stringToSign() {
return [ "AWS4-HMAC-SHA256", this.datetime, this.credentialString, buf2hex(await hash(await this.canonicalString())) ].join("\n");
}
async canonicalString() {
return [ this.method.toUpperCase(), this.encodedPath, this.encodedSearch, this.canonicalHeaders + "\n", this.signedHeaders, await this.hexBodyHash() ].join("\n");
}
async hexBodyHash() {
let e = this.headers.get("X-Amz-Content-Sha256") || (this.service === "s3" && this.signQuery ? "UNSIGNED-PAYLOAD" : null);
if (e == null) {
if (this.body && typeof this.body !== "string" && !("byteLength" in this.body)) throw new Error("body must be a string, ArrayBuffer or ArrayBufferView, unless you include the X-Amz-Content-Sha256 header");
e = buf2hex(await hash(this.body || ""));
}
return e;
}
}
async function hmac(e, t) {
const r = await crypto.subtle.importKey("raw", typeof e === "string" ? n.encode(e) : e, {
name: "HMAC",
hash: {
name: "SHA-256"
}
}, false, [ "sign" ]);
return crypto.subtle.sign("HMAC", r, n.encode(t));
}
async function hash(e) {
return crypto.subtle.digest("SHA-256", typeof e === "string" ? n.encode(e) : e);
}
const i = [ "0", "1", "2", "3", "4", "5", "6", "7", "8", "9", "a", "b", "c", "d", "e", "f" ];
function buf2hex(e) {
const t = new Uint8Array(e);
let r = "";
for (let e = 0; e < t.length; e++) {
const n = t[e];
r += i[n >>> 4 & 15];
r += i[n & 15];
}
return r;
}
function encodeRfc3986(e) {
return e.replace(/[!'()*]/g, e => "%" + e.charCodeAt(0).toString(16).toUpperCase());
}
function guessServiceRegion(e, t) {
const {hostname: r, pathname: n} = e;
if (r.endsWith(".on.aws")) {
const e = r.match(/^[^.]{1,63}\.lambda-url\.([^.]{1,63})\.on\.aws$/);
return e != null ? [ "lambda", e[1] || "" ] : [ "", "" ];
}
if (r.endsWith(".r2.cloudflarestorage.com")) return [ "s3", "auto" ];
if (r.endsWith(".backblazeb2.com")) {
const e = r.match(/^(?:[^.]{1,63}\.)?s3\.([^.]{1,63})\.backblazeb2\.com$/);
return e != null ? [ "s3", e[1] || "" ] : [ "", "" ];
}
const o = r.replace("dualstack.", "").match(/([^.]{1,63})\.(?:([^.]{0,63})\.)?amazonaws\.com(?:\.cn)?$/);
let i = o && o[1] || "";
let a = o && o[2];
if (a === "us-gov") a = "us-gov-west-1"; else if (a === "s3" || a === "s3-accelerate") {
a = "us-east-1";
i = "s3";
} else if (i === "iot") i = r.startsWith("iot.") ? "execute-api" : r.startsWith("data.jobs.iot.") ? "iot-jobs-data" : n === "/mqtt" ? "iotdevicegateway" : "iotdata"; else if (i === "autoscaling") {
const e = (t.get("X-Amz-Target") || "").split(".")[0];
e === "AnyScaleFrontendService" ? i = "application-autoscaling" : e === "AnyScaleScalingPlannerFrontendService" && (i = "autoscaling-plans");
} else if (a == null && i.startsWith("s3-")) {
a = i.slice(3).replace(/^fips-|^external-1/, "");
i = "s3";
} else i.endsWith("-fips") ? i = i.slice(0, -5) : a && /-\d$/.test(i) && !/-\d$/.test(a) && ([i, a] = [ a, i ]);
return [ s[i] || i, a || "" ];
}
})
};
