"use strict";

exports.id = 6460;

exports.ids = [ 6460 ];

exports.modules = {
6460: (function(e, t, r) {
r.r(t);
r.d(t, {
CompactEncrypt: () => CompactEncrypt,
CompactSign: () => CompactSign,
EmbeddedJWK: () => EmbeddedJWK,
EncryptJWT: () => EncryptJWT,
FlattenedEncrypt: () => FlattenedEncrypt,
FlattenedSign: () => FlattenedSign,
GeneralEncrypt: () => GeneralEncrypt,
GeneralSign: () => GeneralSign,
SignJWT: () => SignJWT,
UnsecuredJWT: () => UnsecuredJWT,
base64url: () => i,
calculateJwkThumbprint: () => calculateJwkThumbprint,
calculateJwkThumbprintUri: () => calculateJwkThumbprintUri,
compactDecrypt: () => compactDecrypt,
compactVerify: () => compactVerify,
createLocalJWKSet: () => createLocalJWKSet,
createRemoteJWKSet: () => createRemoteJWKSet,
cryptoRuntime: () => U,
customFetch: () => P,
decodeJwt: () => decodeJwt,
decodeProtectedHeader: () => decodeProtectedHeader,
errors: () => n,
exportJWK: () => exportJWK,
exportPKCS8: () => exportPKCS8,
exportSPKI: () => exportSPKI,
flattenedDecrypt: () => flattenedDecrypt,
flattenedVerify: () => flattenedVerify,
generalDecrypt: () => generalDecrypt,
generalVerify: () => generalVerify,
generateKeyPair: () => generateKeyPair,
generateSecret: () => generateSecret,
importJWK: () => importJWK,
importPKCS8: () => importPKCS8,
importSPKI: () => importSPKI,
importX509: () => importX509,
jwksCache: () => O,
jwtDecrypt: () => jwtDecrypt,
jwtVerify: () => jwtVerify
});
var n = {};
r.r(n);
r.d(n, {
JOSEAlgNotAllowed: () => JOSEAlgNotAllowed,
JOSEError: () => JOSEError,
JOSENotSupported: () => JOSENotSupported,
JWEDecryptionFailed: () => JWEDecryptionFailed,
JWEInvalid: () => JWEInvalid,
JWKInvalid: () => JWKInvalid,
JWKSInvalid: () => JWKSInvalid,
JWKSMultipleMatchingKeys: () => JWKSMultipleMatchingKeys,
JWKSNoMatchingKey: () => JWKSNoMatchingKey,
JWKSTimeout: () => JWKSTimeout,
JWSInvalid: () => JWSInvalid,
JWSSignatureVerificationFailed: () => JWSSignatureVerificationFailed,
JWTClaimValidationFailed: () => JWTClaimValidationFailed,
JWTExpired: () => JWTExpired,
JWTInvalid: () => JWTInvalid
});
var i = {};
r.r(i);
r.d(i, {
decode: () => decode,
encode: () => base64url_encode
});
const a = new TextEncoder, o = new TextDecoder, s = new TextDecoder("utf-8", {
fatal: !0
}), c = 2 ** 32;
function concat(...e) {
const t = e.reduce((e, {length: t}) => e + t, 0), r = new Uint8Array(t);
let n = 0;
for (const t of e) r.set(t, n), n += t.length;
return r;
}
function writeUInt32BE(e, t, r) {
if (t < 0 || t >= c) throw new RangeError(`value must be >= 0 and <= ${c - 1}. Received ${t}`);
e.set([ t >>> 24, t >>> 16, t >>> 8, t & 255 ], r);
}
function uint64be(e) {
const t = Math.floor(e / c), r = e % c, n = new Uint8Array(8);
return writeUInt32BE(n, t, 0), writeUInt32BE(n, r, 4), n;
}
function uint32be(e) {
const t = new Uint8Array(4);
return writeUInt32BE(t, e), t;
}
const d = /[^\x00-\x7f]/;
function encode(e) {
if (typeof e == "string" && e.length >= 128) {
if (d.test(e)) throw new TypeError("non-ASCII string encountered in encode()");
return a.encode(e);
}
const t = new Uint8Array(e.length);
for (let r = 0; r < e.length; r++) {
const n = e.charCodeAt(r);
if (n > 127) throw new TypeError("non-ASCII string encountered in encode()");
t[r] = n;
}
return t;
}
function encodeBase64(e, t = !1) {
if (Uint8Array.prototype.toBase64) return e.toBase64({
alphabet: t ? "base64url" : "base64",
omitPadding: t
});
const r = 32768, n = [];
for (let t = 0; t < e.length; t += r) n.push(String.fromCharCode.apply(null, e.subarray(t, t + r)));
const i = btoa(n.join(""));
return t ? i.replace(/=/g, "").replace(/\+/g, "-").replace(/\//g, "_") : i;
}
function decodeBase64(e, t = !1) {
if (Uint8Array.fromBase64) return Uint8Array.fromBase64(e, {
alphabet: t ? "base64url" : "base64"
});
if (t) {
if (e.includes("+") || e.includes("/")) throw new TypeError("Invalid base64url");
e = e.replace(/-/g, "+").replace(/_/g, "/");
}
const r = atob(e), n = new Uint8Array(r.length);
for (let e = 0; e < r.length; e++) n[e] = r.charCodeAt(e);
return n;
}
async function digest(e, t) {
const r = `SHA-${e.slice(-3)}`;
return new Uint8Array(await crypto.subtle.digest(r, t));
}
class JOSEError extends Error {
static code="ERR_JOSE_GENERIC";
code="ERR_JOSE_GENERIC";
constructor(e, t) {
super(e, t), this.name = this.constructor.name, Error.captureStackTrace?.(this, this.constructor);
}
}
class JWTClaimValidationFailed extends JOSEError {
static code="ERR_JWT_CLAIM_VALIDATION_FAILED";
code="ERR_JWT_CLAIM_VALIDATION_FAILED";
claim;
reason;
payload;
constructor(e, t, r = "unspecified", n = "unspecified") {
super(e, {
cause: {
claim: r,
reason: n,
payload: t
}
}), this.claim = r, this.reason = n, this.payload = t;
}
}
class JWTExpired extends JOSEError {
static code="ERR_JWT_EXPIRED";
code="ERR_JWT_EXPIRED";
claim;
reason;
payload;
constructor(e, t, r = "unspecified", n = "unspecified") {
super(e, {
cause: {
claim: r,
reason: n,
payload: t
}
}), this.claim = r, this.reason = n, this.payload = t;
}
}
class JOSEAlgNotAllowed extends JOSEError {
static code="ERR_JOSE_ALG_NOT_ALLOWED";
code="ERR_JOSE_ALG_NOT_ALLOWED";
}
class JOSENotSupported extends JOSEError {
static code="ERR_JOSE_NOT_SUPPORTED";
code="ERR_JOSE_NOT_SUPPORTED";
}
class JWEDecryptionFailed extends JOSEError {
static code="ERR_JWE_DECRYPTION_FAILED";
code="ERR_JWE_DECRYPTION_FAILED";
constructor(e = "decryption operation failed", t) {
super(e, t);
}
}
class JWEInvalid extends JOSEError {
static code="ERR_JWE_INVALID";
code="ERR_JWE_INVALID";
}
class JWSInvalid extends JOSEError {
static code="ERR_JWS_INVALID";
code="ERR_JWS_INVALID";
}
class JWTInvalid extends JOSEError {
static code="ERR_JWT_INVALID";
code="ERR_JWT_INVALID";
}
class JWKInvalid extends JOSEError {
static code="ERR_JWK_INVALID";
code="ERR_JWK_INVALID";
}
class JWKSInvalid extends JOSEError {
static code="ERR_JWKS_INVALID";
code="ERR_JWKS_INVALID";
}
class JWKSNoMatchingKey extends JOSEError {
static code="ERR_JWKS_NO_MATCHING_KEY";
code="ERR_JWKS_NO_MATCHING_KEY";
constructor(e = "no applicable key found in the JSON Web Key Set", t) {
super(e, t);
}
}
class JWKSMultipleMatchingKeys extends JOSEError {
[Symbol.asyncIterator]=async function*() {};
static code="ERR_JWKS_MULTIPLE_MATCHING_KEYS";
code="ERR_JWKS_MULTIPLE_MATCHING_KEYS";
constructor(e = "multiple matching keys found in the JSON Web Key Set", t) {
super(e, t);
}
}
class JWKSTimeout extends JOSEError {
static code="ERR_JWKS_TIMEOUT";
code="ERR_JWKS_TIMEOUT";
constructor(e = "request timed out", t) {
super(e, t);
}
}
class JWSSignatureVerificationFailed extends JOSEError {
static code="ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
code="ERR_JWS_SIGNATURE_VERIFICATION_FAILED";
constructor(e = "signature verification failed", t) {
super(e, t);
}
}
const p = "The input to be decoded is not correctly encoded.";
function decode(e) {
try {
return decodeBase64(typeof e == "string" ? e : o.decode(e), !0);
} catch (e) {
throw new TypeError(p, {
cause: e
});
}
}
function base64url_encode(e) {
return encodeBase64(typeof e == "string" ? a.encode(e) : e, !0);
}
function assertUint8Array(e, t) {
if (!(e instanceof Uint8Array)) throw new TypeError(`${t} must be an instance of Uint8Array`);
}
function isObject(e) {
if (typeof e != "object" || e === null || Object.prototype.toString.call(e) !== "[object Object]") return !1;
const t = Object.getPrototypeOf(e);
return t === null || Object.getPrototypeOf(t) === null;
}
function isJwkSet(e) {
return isObject(e) && Array.isArray(e.keys) && Array.from(e.keys).every(isObject);
}
function isDisjoint(...e) {
const t = new Set;
for (const r of e) if (r) for (const e of Object.keys(r)) {
if (t.has(e)) return !1;
t.add(e);
}
return !0;
}
function assertNotSet(e, t) {
if (e !== void 0) throw new TypeError(`${t} can only be called once`);
}
function decodeBase64url(e, t, r) {
try {
return decode(e);
} catch (e) {
throw new r(`Failed to base64url decode the ${t}`, {
cause: e
});
}
}
function encodeAsciiMember(e, t, r) {
try {
return encode(e);
} catch (e) {
throw new r(`The ${t} is not a valid base64url string`, {
cause: e
});
}
}
function parseJoseHeader(e, t, r) {
let n;
try {
n = JSON.parse(s.decode(decode(e)));
} catch (e) {
throw new t(r, {
cause: e
});
}
if (!isObject(n)) throw new t(r);
return n;
}
const l = {
__proto__: null,
b64: !0
}, u = {
__proto__: null
};
function validateAlgorithms(e, t) {
if (t !== void 0 && (!Array.isArray(t) || t.some(e => typeof e != "string"))) throw new TypeError(`"${e}" option must be an array of strings`);
return t === void 0 ? void 0 : new Set(t);
}
function validateCritDuplicates(e, t) {
const {crit: r} = t ?? {};
if (Array.isArray(r) && new Set(r).size !== r.length) throw new e('"crit" (Critical) Header Parameter MUST NOT contain duplicate values');
}
function validateCrit(e, t, r, n, i) {
if (i.crit !== void 0 && n?.crit === void 0) throw new e('"crit" (Critical) Header Parameter MUST be integrity protected');
if (!n || n.crit === void 0) return [];
if (!Array.isArray(n.crit) || n.crit.length === 0 || n.crit.some(e => typeof e != "string" || e.length === 0)) throw new e('"crit" (Critical) Header Parameter MUST be an array of non-empty strings when present');
const a = r === void 0 ? t : {
__proto__: null,
...r,
...t
};
for (const t of n.crit) {
if (!(t in a)) throw new JOSENotSupported(`Extension Header Parameter "${t}" is not recognized`);
if (!Object.hasOwn(i, t) || i[t] === void 0) throw new e(`Extension Header Parameter "${t}" is missing`);
if (a[t] && (!Object.hasOwn(n, t) || n[t] === void 0)) throw new e(`Extension Header Parameter "${t}" MUST be integrity protected`);
}
return n.crit;
}
function validateB64(e, t) {
if (t.includes("b64")) {
const t = e.b64;
if (typeof t != "boolean") throw new JWSInvalid('The "b64" (base64url-encode payload) Header Parameter must be a boolean');
return t;
}
return !0;
}
function serializeJoseHeader(e, t) {
let r, n;
try {
r = JSON.stringify(t), n = JSON.parse(r);
} catch (t) {
throw new e("JOSE Header is not valid JSON", {
cause: t
});
}
if (!isObject(n)) throw new e("JOSE Header is not a JSON object");
return [ n, r ];
}
const tag = e => e[Symbol.toStringTag], jwkMatchesOp = (e, t, r) => {
const {alg: n} = e;
if (t.use !== void 0) {
const e = r === "sign" || r === "verify" ? "sig" : "enc";
if (t.use !== e) throw new TypeError(`Invalid key for this operation, its "use" must be "${e}" when present`);
}
if (t.alg !== void 0 && t.alg !== n) throw new TypeError(`Invalid key for this operation, its "alg" must be "${n}" when present`);
if (Array.isArray(t.key_ops)) {
const n = r === "encrypt" || r === "decrypt" ? e.ops?.[r === "encrypt" ? 0 : 1] : r;
if (n && !t.key_ops.includes(n)) throw new TypeError(`Invalid key for this operation, its "key_ops" must include "${n}" when present`);
}
};
async function prepareKey(e, t, r) {
const {alg: n, secret: i} = e, a = r === "decrypt" || r === "sign";
if (i && t instanceof Uint8Array) return t;
let o, s;
if (isObject(t)) {
if (o = normalizeJwk(t), typeof o.kty != "string") throw invalidKeyType(n, t, i);
if (!(i ? o.kty === "oct" && typeof o.k == "string" : o.kty !== "oct" && (a ? o.kty === "AKP" && typeof o.priv == "string" || typeof o.d == "string" : o.d === void 0 && o.priv === void 0))) throw new TypeError(i ? 'JSON Web Key for symmetric algorithms must have JWK "kty" (Key Type) equal to "oct" and the JWK "k" (Key Value) present' : `JSON Web Key for this operation must be a ${a ? "private" : "public"} JWK`);
if (jwkMatchesOp(e, o, r), o.kty === "oct") return decode(o.k);
if (!Object.isFrozen(t)) {
const {key_ops: e} = t;
Array.isArray(e) && Object.freeze(e), Object.freeze(t);
}
} else {
if (!isKeyLike(t)) throw invalidKeyType(n, t, i);
const e = i ? "secret" : a ? "private" : "public";
if (t.type !== e && (i || [ "secret", "public", "private" ].includes(t.type))) throw new TypeError(`${tag(t)} instances must be of type "${e}" for the ${n} algorithm`);
if (isCryptoKey(t)) return t;
if (s = t, s.type === "secret") return s.export();
}
y ||= new WeakMap;
const c = t;
let d = y.get(c);
if (d?.[n]) return d[n];
if (d || y.set(c, d = {}), s && typeof s.toCryptoKey == "function") {
const t = s.type === "public", r = h[s.asymmetricKeyDetails?.namedCurve], i = e.resolve?.({
crv: r,
asymmetricKeyType: s.asymmetricKeyType
}) ?? e.subtle;
return d[n] = s.toCryptoKey(i, t, e.usages[t ? 0 : 1]);
}
return o ??= s.export({
format: "jwk"
}), o.alg = n, d[n] = await jwkToKey(e, o);
}
let y;
const h = {
__proto__: null,
prime256v1: "P-256",
secp384r1: "P-384",
secp521r1: "P-521"
};
function assertCryptoKey(e) {
if (!isCryptoKey(e)) throw new Error("CryptoKey instance expected");
}
const isCryptoKey = e => {
if (e?.[Symbol.toStringTag] === "CryptoKey") return !0;
try {
return e instanceof CryptoKey;
} catch {
return !1;
}
}, isKeyObject = e => e?.[Symbol.toStringTag] === "KeyObject", isKeyLike = e => isCryptoKey(e) || isKeyObject(e);
function message(e, t, ...r) {
if (r.length > 2) {
const t = r.pop();
e += `one of type ${r.join(", ")}, or ${t}.`;
} else r.length === 2 ? e += `one of type ${r[0]} or ${r[1]}.` : e += `of type ${r[0]}.`;
return t == null ? e += ` Received ${t}` : typeof t == "function" && t.name ? e += ` Received function ${t.name}` : typeof t == "object" && t != null && t.constructor?.name && (e += ` Received an instance of ${t.constructor.name}`), 
e;
}
const invalidKeyInput = (e, ...t) => message("Key must be ", e, ...t);
function invalidKeyType(e, t, r) {
const n = [ "CryptoKey", "KeyObject", "JSON Web Key" ];
return r && n.push("Uint8Array"), new TypeError(message(`Key for the ${e} algorithm must be `, t, ...n));
}
const unusable = (e, t = "algorithm.name") => new TypeError(`CryptoKey does not support this operation, its ${t} must be ${e}`);
function checkUsage(e, t) {
if (t && !e.usages.includes(t)) throw new TypeError(`CryptoKey does not support this operation, its usages must include ${t}.`);
}
function checkModulusLength(e, t) {
const {modulusLength: r} = t.algorithm;
if (typeof r != "number" || r < 2048) throw new TypeError(`${e} requires key modulusLength to be 2048 bits or larger`);
}
function checkCryptoKey(e, t, r) {
const n = e.algorithm;
if (n.name !== t.name) throw unusable(t.name);
if (t.hash && n.hash?.name !== t.hash) throw unusable(t.hash, "algorithm.hash");
if (t.namedCurve && n.namedCurve !== t.namedCurve) throw unusable(t.namedCurve, "algorithm.namedCurve");
if (t.length !== void 0 && n.length !== t.length) throw unusable(t.length, "algorithm.length");
checkUsage(e, r);
}
function snapshotJwk(e) {
return {
__proto__: null,
...e
};
}
function normalizeJwk(e) {
const t = snapshotJwk(e);
if (t.ext !== void 0 && typeof t.ext != "boolean") throw new TypeError('"ext" (Extractable) Parameter must be a boolean');
if (t.key_ops !== void 0) {
const e = t.key_ops, r = Array.isArray(e) ? [ ...e ] : void 0;
if (!r || r.some(e => typeof e != "string") || new Set(r).size !== r.length) throw new TypeError('"key_ops" (Key Operations) Parameter must be an array of unique strings');
t.key_ops = r;
}
return t;
}
function validateExtractableOption(e) {
if (e !== void 0 && typeof e != "boolean") throw new TypeError('"extractable" option must be a boolean');
return e;
}
async function jwkToKey(e, t, r) {
if (!e.kty.includes(t.kty)) throw new JOSENotSupported('Invalid or unsupported JWK "alg" (Algorithm) Parameter value');
const n = e.resolve?.({
kty: t.kty,
crv: t.crv
}) ?? e.subtle, i = !!(t.d || t.priv), a = {
...t,
ext: r ?? t.ext
};
return a.kty !== "AKP" && delete a.alg, delete a.use, crypto.subtle.importKey("jwk", a, n, a.ext ?? !i, t.key_ops ?? e.usages[i ? 1 : 0]);
}
async function rawKey(e, t, r, n = !1) {
return e instanceof Uint8Array && (e = await crypto.subtle.importKey("raw", e, t, n, [ r ])), 
checkCryptoKey(e, t, r), e;
}
const generateCek = e => crypto.getRandomValues(new Uint8Array(e.cekBits >> 3));
function checkCekLength(e, t) {
const r = e.byteLength << 3;
if (r !== t) throw new JWEInvalid(`Invalid Content Encryption Key length. Expected ${t} bits, got ${r} bits`);
}
const generateIv = e => crypto.getRandomValues(new Uint8Array(e.ivBits >> 3));
function checkIvLength(e, t) {
if (t.length << 3 !== e.ivBits) throw new JWEInvalid("Invalid Initialization Vector length");
}
async function cbcKeySetup(e, t, r) {
if (!(t instanceof Uint8Array)) throw new TypeError(invalidKeyInput(t, "Uint8Array"));
const n = e.cekBits >> 1, i = await crypto.subtle.importKey("raw", t.subarray(n >> 3), "AES-CBC", !1, [ r ]), a = await crypto.subtle.importKey("raw", t.subarray(0, n >> 3), {
hash: "SHA-" + (n << 1),
name: "HMAC"
}, !1, [ "sign" ]);
return [ i, a, n ];
}
async function cbcHmacTag(e, t, r) {
return new Uint8Array((await crypto.subtle.sign("HMAC", e, t)).slice(0, r >> 3));
}
async function cbcEncrypt(e, t, r, n, i) {
const [a, o, s] = await cbcKeySetup(e, r, "encrypt"), c = new Uint8Array(await crypto.subtle.encrypt({
iv: n,
name: "AES-CBC"
}, a, t)), d = uint64be(i.length * 8), p = concat(i, n, c, d), l = await cbcHmacTag(o, p, s);
return {
ciphertext: c,
tag: l,
iv: n
};
}
async function timingSafeEqual(e, t) {
const r = {
name: "HMAC",
hash: "SHA-256"
}, n = await crypto.subtle.generateKey(r, !1, [ "sign", "verify" ]), i = await crypto.subtle.sign(r, n, e);
return crypto.subtle.verify(r, n, i, t);
}
async function cbcDecrypt(e, t, r, n, i, a) {
const [o, s, c] = await cbcKeySetup(e, t, "decrypt"), d = uint64be(a.length * 8), p = concat(a, n, r, d), l = await cbcHmacTag(s, p, c);
try {
if (await timingSafeEqual(i, l)) return new Uint8Array(await crypto.subtle.decrypt({
iv: n,
name: "AES-CBC"
}, o, r));
} catch {}
throw new JWEDecryptionFailed;
}
async function encrypt(e, t, r, n, i) {
if (!isCryptoKey(r) && !(r instanceof Uint8Array)) throw new TypeError(invalidKeyInput(r, "CryptoKey", "KeyObject", "Uint8Array", "JSON Web Key"));
if (n ? checkIvLength(e, n) : n = generateIv(e), r instanceof Uint8Array && checkCekLength(r, e.cekBits), 
e.cbc) return cbcEncrypt(e, t, r, n, i);
const a = await rawKey(r, e.subtle, "encrypt"), o = new Uint8Array(await crypto.subtle.encrypt({
additionalData: i,
iv: n,
name: "AES-GCM",
tagLength: 128
}, a, t));
return {
ciphertext: o.subarray(0, -16),
tag: o.subarray(-16),
iv: n
};
}
async function decrypt(e, t, r, n, i, a) {
if (!isCryptoKey(t) && !(t instanceof Uint8Array)) throw new TypeError(invalidKeyInput(t, "CryptoKey", "KeyObject", "Uint8Array", "JSON Web Key"));
if (!n) throw new JWEInvalid("JWE Initialization Vector missing");
if (!i) throw new JWEInvalid("JWE Authentication Tag missing");
if (!e.cbc && i.length !== 16) throw new JWEInvalid("Invalid Authentication Tag length");
if (checkIvLength(e, n), t instanceof Uint8Array && checkCekLength(t, e.cekBits), 
e.cbc) return cbcDecrypt(e, t, r, n, i, a);
const o = await rawKey(t, e.subtle, "decrypt");
try {
return new Uint8Array(await crypto.subtle.decrypt({
additionalData: a,
iv: n,
name: "AES-GCM",
tagLength: 128
}, o, concat(r, i)));
} catch {
throw new JWEDecryptionFailed;
}
}
function table(e) {
const t = {
__proto__: null
};
for (const r in e) t[r] = {
...e[r],
alg: r
};
return t;
}
const f = [ [ "encrypt", "wrapKey" ], [ "decrypt", "unwrapKey" ] ], w = [ [], [ "deriveBits" ] ], m = [ [], [] ];
function rsaes(e) {
return {
kty: [ "RSA" ],
mode: "key-encryption",
subtle: {
name: "RSA-OAEP",
hash: `SHA-${e}`
},
usages: f,
ops: [ "wrapKey", "unwrapKey" ]
};
}
function ecdh(e) {
return {
kty: [ "EC", "OKP" ],
mode: e,
subtle: {
name: "ECDH"
},
resolve: ({kty: e, crv: t, asymmetricKeyType: r}) => {
if (t === "X25519" || r === "x25519") return {
name: "X25519"
};
if (e === "OKP") throw new JOSENotSupported('Invalid or unsupported JWK "alg" (Algorithm) Parameter value');
return {
name: "ECDH",
namedCurve: t
};
},
usages: w,
ops: [ void 0, "deriveBits" ]
};
}
function aeskw(e, t = !1) {
return {
kty: [ "oct" ],
mode: "key-wrapping",
secret: !0,
subtle: {
name: t ? "AES-GCM" : "AES-KW",
length: e
},
usages: m,
ops: t ? [ "encrypt", "decrypt" ] : [ "wrapKey", "unwrapKey" ]
};
}
function pbes2() {
return {
kty: [ "oct" ],
mode: "key-wrapping",
secret: !0,
subtle: {
name: "PBKDF2"
},
usages: m,
ops: [ "deriveBits", "deriveBits" ]
};
}
const g = table({
dir: {
kty: [ "oct" ],
mode: "direct-encryption",
secret: !0,
subtle: {
name: "AES-GCM"
},
usages: m,
ops: [ "encrypt", "decrypt" ]
},
"RSA-OAEP": rsaes(1),
"RSA-OAEP-256": rsaes(256),
"RSA-OAEP-384": rsaes(384),
"RSA-OAEP-512": rsaes(512),
"ECDH-ES": ecdh("direct-key-agreement"),
"ECDH-ES+A128KW": ecdh("key-agreement-with-key-wrapping"),
"ECDH-ES+A192KW": ecdh("key-agreement-with-key-wrapping"),
"ECDH-ES+A256KW": ecdh("key-agreement-with-key-wrapping"),
A128KW: aeskw(128),
A192KW: aeskw(192),
A256KW: aeskw(256),
A128GCMKW: aeskw(128, !0),
A192GCMKW: aeskw(192, !0),
A256GCMKW: aeskw(256, !0),
"PBES2-HS256+A128KW": pbes2(),
"PBES2-HS384+A192KW": pbes2(),
"PBES2-HS512+A256KW": pbes2()
}), v = [ "encrypt", "decrypt" ];
function contentEncryption(e, t = !1) {
return {
kty: [ "oct" ],
secret: !0,
subtle: {
name: t ? "AES-CBC" : "AES-GCM",
length: e
},
usages: m,
ops: v,
cekBits: e,
ivBits: t ? 128 : 96,
cbc: t
};
}
const E = table({
A128GCM: contentEncryption(128),
A192GCM: contentEncryption(192),
A256GCM: contentEncryption(256),
"A128CBC-HS256": contentEncryption(256, !0),
"A192CBC-HS384": contentEncryption(384, !0),
"A256CBC-HS512": contentEncryption(512, !0)
});
function unsupported(e, t) {
throw new JOSENotSupported(`Invalid or unsupported "${e}" (JWE ${t}) header value`);
}
function jweAlgorithm(e) {
return (typeof e == "string" ? g[e] : void 0) ?? unsupported("alg", "Algorithm");
}
function isJWECEKTransport(e) {
return e.mode === "key-wrapping" || e.mode === "key-encryption" || e.mode === "key-agreement-with-key-wrapping";
}
function jweEncryption(e) {
return (typeof e == "string" ? E[e] : void 0) ?? unsupported("enc", "Encryption Algorithm");
}
function checkEcdhCryptoKey(e, t) {
if (e.algorithm.name !== "ECDH" && e.algorithm.name !== "X25519") throw new TypeError("CryptoKey does not support this operation, its algorithm.name must be ECDH or X25519");
checkUsage(e, t);
}
async function aeskwWrap(e, t, r) {
const n = await rawKey(t, jweAlgorithm(e).subtle, "wrapKey", !0), i = await crypto.subtle.importKey("raw", r, {
hash: "SHA-256",
name: "HMAC"
}, !0, [ "sign" ]);
return new Uint8Array(await crypto.subtle.wrapKey("raw", i, n, "AES-KW"));
}
async function aeskwUnwrap(e, t, r) {
const n = await rawKey(t, jweAlgorithm(e).subtle, "unwrapKey", !0), i = await crypto.subtle.unwrapKey("raw", r, n, "AES-KW", {
hash: "SHA-256",
name: "HMAC"
}, !0, [ "sign" ]);
return new Uint8Array(await crypto.subtle.exportKey("raw", i));
}
function checkRsaKey(e, t, r) {
checkCryptoKey(t, jweAlgorithm(e).subtle, r), checkModulusLength(e, t);
}
async function deriveKey(e, t, r, n) {
if (!(e instanceof Uint8Array) || e.length < 8) throw new JWEInvalid("PBES2 Salt Input must be 8 or more octets");
if (!Number.isSafeInteger(r) || Math.sign(r) !== 1) throw new JWEInvalid("PBES2 Count Input must be a positive integer");
const i = concat(encode(t), Uint8Array.of(0), e), a = parseInt(t.slice(13, 16), 10), o = {
hash: `SHA-${t.slice(8, 11)}`,
iterations: r,
name: "PBKDF2",
salt: i
}, s = await rawKey(n, jweAlgorithm(t).subtle, "deriveBits");
return new Uint8Array(await crypto.subtle.deriveBits(o, s, a));
}
function lengthAndInput(e) {
return concat(uint32be(e.length), e);
}
async function concatKdf(e, t, r) {
const n = t >> 3, i = 32, a = Math.ceil(n / i), o = new Uint8Array(a * i);
for (let t = 1; t <= a; t++) {
const n = await digest("sha256", concat(uint32be(t), e, r));
o.set(n, (t - 1) * i);
}
return o.slice(0, n);
}
async function ecdhesDeriveKey(e, t, r, n, i = new Uint8Array, a = new Uint8Array) {
checkEcdhCryptoKey(e), checkEcdhCryptoKey(t, "deriveBits");
const o = concat(lengthAndInput(encode(r)), lengthAndInput(i), lengthAndInput(a), uint32be(n)), s = new Uint8Array(await crypto.subtle.deriveBits({
name: e.algorithm.name,
public: e
}, t, e.algorithm.name === "X25519" ? 256 : Math.ceil(parseInt(e.algorithm.namedCurve.slice(-3), 10) / 8) << 3));
return concatKdf(s, n, o);
}
function assertEcdhKey(e) {
assertCryptoKey(e);
const t = e.algorithm.namedCurve;
if (t !== "P-256" && t !== "P-384" && t !== "P-521" && e.algorithm.name !== "X25519") throw new JOSENotSupported("ECDH with the provided key is not allowed or not supported by your javascript runtime");
}
function partyInfo(e, t) {
const r = e[t];
if (r !== void 0) {
if (typeof r != "string") throw new JWEInvalid(`JOSE Header "${t}" (Agreement Party${t === "apu" ? "U" : "V"}Info) invalid`);
return decodeBase64url(r, t, JWEInvalid);
}
}
function checkPartyInfo(e, t) {
if (!(e === void 0 || t === void 0 || e.byteLength !== t.byteLength)) {
for (let r = 0; r < e.byteLength; r++) if (e[r] !== t[r]) return;
throw new JWEInvalid('JOSE Header "apu" and "apv" values must be distinct');
}
}
function assertEncryptedKey(e) {
if (e === void 0) throw new JWEInvalid("JWE Encrypted Key missing");
}
function assertNoEncryptedKey(e) {
if (e !== void 0) throw new JWEInvalid("Encountered unexpected JWE Encrypted Key");
}
function validateMaxPBES2Count(e) {
if (e !== void 0 && e !== 1 / 0 && (!Number.isSafeInteger(e) || e < 1)) throw new TypeError("maxPBES2Count must be a positive safe integer or Infinity");
}
async function decryptKeyManagement(e, t, r, n, i, a) {
const {alg: o} = e, s = e.mode;
if (s === "direct-encryption") return assertNoEncryptedKey(n), r;
const c = s === "direct-key-agreement";
switch (c ? assertNoEncryptedKey(n) : assertEncryptedKey(n), e.subtle.name) {
case "ECDH":
{
const {epk: n} = i;
if (!isObject(n) || [ "d", "k", "p", "q", "dp", "dq", "qi", "oth", "priv" ].some(e => Object.hasOwn(n, e))) throw new JWEInvalid('JOSE Header "epk" (Ephemeral Public Key) missing or invalid');
assertEcdhKey(r);
const a = await jwkToKey(e, n), s = partyInfo(i, "apu"), d = partyInfo(i, "apv");
checkPartyInfo(s, d);
const p = await ecdhesDeriveKey(a, r, c ? t.alg : o, c ? t.cekBits : parseInt(o.slice(-5, -2), 10), s, d);
if (c) return p;
r = p;
break;
}

case "RSA-OAEP":
return assertCryptoKey(r), checkRsaKey(o, r, "decrypt"), new Uint8Array(await crypto.subtle.decrypt("RSA-OAEP", r, n));

case "PBKDF2":
{
if (typeof i.p2c != "number") throw new JWEInvalid('JOSE Header "p2c" (PBES2 Count) missing or invalid');
const e = a ?? 1e4;
if (i.p2c > e) throw new JWEInvalid('JOSE Header "p2c" (PBES2 Count) out is of acceptable bounds');
if (typeof i.p2s != "string") throw new JWEInvalid('JOSE Header "p2s" (PBES2 Salt) missing or invalid');
const t = decodeBase64url(i.p2s, "p2s", JWEInvalid);
r = await deriveKey(t, o, i.p2c, r);
break;
}

case "AES-GCM":
{
if (typeof i.iv != "string") throw new JWEInvalid('JOSE Header "iv" (Initialization Vector) missing or invalid');
if (typeof i.tag != "string") throw new JWEInvalid('JOSE Header "tag" (Authentication Tag) missing or invalid');
const e = decodeBase64url(i.iv, "iv", JWEInvalid), t = decodeBase64url(i.tag, "tag", JWEInvalid);
if (e.byteLength !== 12) throw new JWEInvalid("Invalid Initialization Vector length");
if (t.byteLength !== 16) throw new JWEInvalid("Invalid Authentication Tag length");
return decrypt(jweEncryption(o.slice(0, -2)), r, n, e, t, new Uint8Array);
}
}
return aeskwUnwrap(o.slice(-6), r, n);
}
async function encryptKeyManagement(e, t, r, n, i, a = {}) {
const {alg: o, mode: s} = e, c = isJWECEKTransport(e);
if (i !== void 0 && !c) throw new TypeError(`setContentEncryptionKey cannot be called with JWE "alg" (Algorithm) Header ${o}`);
let d = await prepareKey(s === "direct-encryption" ? t : e, r, "encrypt");
if (s === "direct-encryption") return [ d, void 0, void 0 ];
const p = c ? i ?? generateCek(t) : void 0;
p && checkCekLength(p, t.cekBits);
let l, u;
switch (e.subtle.name) {
case "ECDH":
{
assertEcdhKey(d);
const {apu: r, apv: i} = a;
r !== void 0 && assertUint8Array(r, '"apu"'), i !== void 0 && assertUint8Array(i, '"apv"');
const c = r ?? partyInfo(n, "apu"), p = i ?? partyInfo(n, "apv");
checkPartyInfo(c, p);
let l;
l = a.epk !== void 0 ? await prepareKey(e, a.epk, "decrypt") : (await crypto.subtle.generateKey(d.algorithm, !0, [ "deriveBits" ])).privateKey;
const y = crypto.subtle;
let h = l;
if (!h.extractable) {
if (typeof y.getPublicKey != "function") throw new TypeError('CryptoKey for "epk" must be extractable');
h = await y.getPublicKey(l, []);
}
const {x: f, y: w, crv: m, kty: g} = await y.exportKey("jwk", h), v = s === "direct-key-agreement", E = await ecdhesDeriveKey(d, l, v ? t.alg : o, v ? t.cekBits : parseInt(o.slice(-5, -2), 10), c, p), J = {
x: f,
crv: m,
kty: g
};
if (g === "EC" && (J.y = w), u = {
epk: J
}, r !== void 0 && (u.apu = base64url_encode(r)), i !== void 0 && (u.apv = base64url_encode(i)), 
v) return [ E, void 0, u ];
d = E;
break;
}

case "RSA-OAEP":
assertCryptoKey(d), checkRsaKey(o, d, "encrypt"), l = new Uint8Array(await crypto.subtle.encrypt("RSA-OAEP", d, p));
break;

case "PBKDF2":
{
const {p2c: e = 2048, p2s: t = crypto.getRandomValues(new Uint8Array(16))} = a;
d = await deriveKey(t, o, e, d), u = {
p2c: e,
p2s: base64url_encode(t)
};
break;
}

case "AES-GCM":
{
const e = a.iv === void 0 ? crypto.getRandomValues(new Uint8Array(12)) : a.iv;
if (!(e instanceof Uint8Array)) throw new TypeError('"iv" must be an instance of Uint8Array');
const t = await encrypt(jweEncryption(o.slice(0, -2)), p, d, e, new Uint8Array);
l = t.ciphertext, u = {
iv: base64url_encode(t.iv),
tag: base64url_encode(t.tag)
};
}
}
if (l ??= await aeskwWrap(o.slice(-6), d, p), !(l instanceof Uint8Array) || !l.byteLength) throw new TypeError("JWE key management algorithm did not produce an Encrypted Key");
return [ p, l, u ];
}
function validateZip(e, t) {
if (e.zip !== void 0 && e.zip !== "DEF") throw new JOSENotSupported('Unsupported JWE "zip" (Compression Algorithm) Header Parameter value.');
if (e.zip !== void 0 && !t?.zip) throw new JWEInvalid('JWE "zip" (Compression Algorithm) Header Parameter MUST be in a protected header.');
}
function supported(e) {
if (typeof globalThis[e] > "u") throw new JOSENotSupported(`JWE "zip" (Compression Algorithm) Header Parameter requires the ${e} API.`);
}
async function transform(e, t, r = 1 / 0) {
const n = e.writable.getWriter();
n.write(t).catch(() => {}), n.close().catch(() => {});
const i = [];
let a = 0;
const o = e.readable.getReader();
for (;;) {
const {value: e, done: t} = await o.read();
if (t) break;
if (i.push(e), a += e.byteLength, r !== 1 / 0 && a > r) throw await o.cancel().catch(() => {}), 
new JWEInvalid("Decompressed plaintext exceeded the configured limit");
}
return concat(...i);
}
async function compress(e) {
return supported("CompressionStream"), transform(new CompressionStream("deflate-raw"), e);
}
async function decompress(e, t) {
return supported("DecompressionStream"), transform(new DecompressionStream("deflate-raw"), e, t);
}
function snapshotSharedJWE(e) {
const {aad: t, ciphertext: r, iv: n, protected: i, tag: a, unprotected: o} = e;
if (n !== void 0 && (typeof n != "string" || !n)) throw new JWEInvalid("JWE Initialization Vector incorrect type");
if (typeof r != "string") throw new JWEInvalid("JWE Ciphertext missing or incorrect type");
if (a !== void 0 && (typeof a != "string" || !a)) throw new JWEInvalid("JWE Authentication Tag incorrect type");
if (i !== void 0 && typeof i != "string") throw new JWEInvalid("JWE Protected Header incorrect type");
if (t !== void 0 && (typeof t != "string" || !t)) throw new JWEInvalid("JWE AAD incorrect type");
if (o !== void 0 && !isObject(o)) throw new JWEInvalid("JWE Shared Unprotected Header incorrect type");
return {
aad: t,
ciphertext: r,
iv: n,
protected: i,
tag: a,
unprotected: o === void 0 ? void 0 : {
...o
}
};
}
function snapshotRecipientJWE(e) {
let t, r;
try {
const {header: n} = e;
if (isObject(n)) {
r = n.alg;
const e = Object.keys(n);
e.includes("alg") || (r = void 0), t = Object.fromEntries(e.map(e => [ e, e === "alg" ? r : n[e] ]));
} else t = n;
const {encrypted_key: i} = e;
return [ {
encrypted_key: i,
header: t
}, r ];
} catch (e) {
return [ void 0, r, e ];
}
}
function checkRecipient(e) {
const {encrypted_key: t, header: r} = e;
if (t !== void 0 && typeof t != "string") throw new JWEInvalid("JWE Encrypted Key incorrect type");
if (r !== void 0 && !isObject(r)) throw new JWEInvalid("JWE Per-Recipient Unprotected Header incorrect type");
if (e.protected === void 0 && r === void 0 && e.unprotected === void 0) throw new JWEInvalid("JOSE Header missing");
}
function shareJWE(e) {
const {protected: t, ciphertext: r, iv: n, tag: i, aad: a} = e;
let o;
return t !== void 0 && (o = parseJoseHeader(t, JWEInvalid, "JWE Protected Header is invalid")), 
[ o, decodeBase64url(r, "ciphertext", JWEInvalid), n !== void 0 ? decodeBase64url(n, "iv", JWEInvalid) : void 0, i !== void 0 ? decodeBase64url(i, "tag", JWEInvalid) : void 0, encodeAsciiMember((t ?? "") + (a !== void 0 ? `.${a}` : ""), "aad", JWEInvalid) ];
}
function prepareDecrypt(e) {
const t = e && validateAlgorithms("keyManagementAlgorithms", e.keyManagementAlgorithms), r = e && validateAlgorithms("contentEncryptionAlgorithms", e.contentEncryptionAlgorithms), {crit: n, maxPBES2Count: i, maxDecompressedLength: a} = e ?? {};
validateMaxPBES2Count(i);
const o = a ?? 25e4;
if (o !== 0 && o !== 1 / 0 && (!Number.isSafeInteger(o) || o < 1)) throw new TypeError("maxDecompressedLength must be 0, a positive safe integer, or Infinity");
return [ t, r, n, i, a ];
}
async function decryptJWE(e, t, r, n = shareJWE(e)) {
const [i, a, o, s, c] = n, {header: d, unprotected: p, aad: l} = e;
let y;
if (d !== void 0 || p !== void 0) {
if (!isDisjoint(i, d, p)) throw new JWEInvalid("JWE Protected, JWE Unprotected Header, and JWE Per-Recipient Unprotected Header Parameter names must be disjoint");
y = {
...i,
...d,
...p
};
} else y = i ?? {};
const [h, f, w, m, v] = t, {encrypted_key: E} = e;
validateCrit(JWEInvalid, u, w, i, y), validateZip(y, i);
const {alg: J, enc: S} = y;
if (typeof J != "string" || !J) throw new JWEInvalid("missing JWE Algorithm (alg) in JWE Header");
const b = g[J];
if (E === "" && (!b || !isJWECEKTransport(b))) throw new JWEInvalid("JWE Encrypted Key incorrect type");
const W = b?.mode === "integrated-encryption";
if (!W && (typeof S != "string" || !S)) throw new JWEInvalid("missing JWE Encryption Algorithm (enc) in JWE Header");
if (h && !h.has(J) || !h && J.startsWith("PBES2")) throw new JOSEAlgNotAllowed('"alg" (Algorithm) Header Parameter value not allowed');
let A;
if (W) {
if (S !== void 0) throw new JWEInvalid('JWE "enc" (Encryption Algorithm) Header Parameter must not be present for integrated encryption');
if (o?.byteLength) throw new JWEInvalid("JWE Initialization Vector must be empty for integrated encryption");
if (s?.byteLength) throw new JWEInvalid("JWE Authentication Tag must be empty for integrated encryption");
} else {
if (f && !f.has(S)) throw new JOSEAlgNotAllowed('"enc" (Encryption Algorithm) Header Parameter value not allowed');
A = jweEncryption(S);
}
let I;
if (E !== void 0) try {
I = decodeBase64url(E, "encrypted_key", JWEInvalid);
} catch (e) {
if (!b || !isJWECEKTransport(b)) throw e;
I = new Uint8Array;
}
let K = !1;
typeof r == "function" && (r = await r(i, e), K = !0);
const k = b ?? jweAlgorithm(J);
isJWECEKTransport(k) && I === void 0 && (I = new Uint8Array);
const C = await prepareKey(k.mode === "direct-encryption" ? A : k, r, "decrypt");
let T;
if (k.mode === "integrated-encryption") T = await k.decrypt(C, I, a, c, i, y); else {
const e = A;
let t;
try {
t = await decryptKeyManagement(k, e, C, I, y, m), isJWECEKTransport(k) && t instanceof Uint8Array && t.byteLength << 3 !== e.cekBits && (t = generateCek(e));
} catch (r) {
if (r instanceof TypeError || r instanceof JWEInvalid || r instanceof JOSENotSupported) throw r;
t = generateCek(e);
}
T = await decrypt(e, t, a, o, s, c);
}
if (y.zip === "DEF") {
const e = v ?? 25e4;
if (e === 0) throw new JOSENotSupported('JWE "zip" (Compression Algorithm) Header Parameter is not supported.');
T = await decompress(T, e).catch(e => {
throw e instanceof JWEInvalid ? e : new JWEInvalid("Failed to decompress plaintext", {
cause: e
});
});
}
return {
plaintext: T,
...i && {
protectedHeader: i
},
...l !== void 0 && {
additionalAuthenticatedData: decodeBase64url(l, "aad", JWEInvalid)
},
...p && {
sharedUnprotectedHeader: p
},
...d && {
unprotectedHeader: d
},
...K && {
key: C
}
};
}
async function decryptCompact(e, t, r) {
if (e instanceof Uint8Array && (e = o.decode(e)), typeof e != "string") throw new JWEInvalid("Compact JWE must be a string or Uint8Array");
const {0: n, 1: i, 2: a, 3: s, 4: c, length: d} = e.split(".");
if (d !== 5) throw new JWEInvalid("Invalid Compact JWE");
return decryptJWE({
ciphertext: s,
iv: a || void 0,
protected: n,
tag: c || void 0,
encrypted_key: i || void 0
}, t, r);
}
async function compactDecrypt(e, t, r) {
return decryptCompact(e, prepareDecrypt(r), t);
}
async function flattenedDecrypt(e, t, r) {
if (!isObject(e)) throw new JWEInvalid("Flattened JWE must be an object");
const n = snapshotSharedJWE(e), [i, , a] = snapshotRecipientJWE(e);
if (!i) throw a;
const o = {
...n,
...i
};
return checkRecipient(o), decryptJWE(o, prepareDecrypt(r), t);
}
async function generalDecrypt(e, t, r) {
if (!isObject(e)) throw new JWEInvalid("General JWE must be an object");
const n = e.recipients;
if (!Array.isArray(n)) throw new JWEInvalid("JWE Recipients missing or incorrect type");
const i = Array.from(n);
if (!i.every(isObject)) throw new JWEInvalid("JWE Recipients missing or incorrect type");
if (!i.length) throw new JWEInvalid("JWE Recipients has no members");
const a = prepareDecrypt(r);
let o, s;
try {
o = snapshotSharedJWE(e), s = shareJWE(o);
} catch {
throw new JWEDecryptionFailed;
}
const c = i.map(e => snapshotRecipientJWE(e));
if (i.length > 1) for (const [, e] of c) {
const t = s[0]?.alg ?? e ?? o.unprotected?.alg, r = typeof t == "string" ? g[t] : void 0;
if (r && !isJWECEKTransport(r)) throw new JWEInvalid(`"${t}" alg may only have a single recipient`);
}
for (const [e] of c) if (e) try {
const r = {
...o,
...e
};
return checkRecipient(r), await decryptJWE(r, a, t, s);
} catch {}
throw new JWEDecryptionFailed;
}
function checkDisjoint(e, t, r) {
if (!isDisjoint(e, t, r)) throw new JWEInvalid("JWE Protected, JWE Shared Unprotected and JWE Per-Recipient Header Parameter names must be disjoint");
}
function checkEncryptHeaders(e, t, r = !1) {
if (!e[1] && !e[2] && !e[3]) throw new JWEInvalid("either setProtectedHeader, setUnprotectedHeader, or sharedUnprotectedHeader must be called before #encrypt()");
t !== void 0 && (e[8] = t?.crit);
let [, n, i, a, o, s, c, d, p] = e;
if (o !== void 0 && assertUint8Array(o, "JWE Additional Authenticated Data"), s !== void 0 && assertUint8Array(s, "JWE Content Encryption Key"), 
c !== void 0 && assertUint8Array(c, "JWE Initialization Vector"), !r && n !== void 0 && (n = serializeJoseHeader(JWEInvalid, n)[0], 
e[1] = n), i !== void 0 && (i = serializeJoseHeader(JWEInvalid, i)[0], e[2] = i), 
!r && a !== void 0 && (a = serializeJoseHeader(JWEInvalid, a)[0], e[3] = a), d !== void 0 && !isObject(d)) throw new TypeError("JWE Key Management Parameters must be an object");
checkDisjoint(n, i, a);
const l = {
...n,
...i,
...a
};
validateCritDuplicates(JWEInvalid, n), validateCrit(JWEInvalid, u, p, n, l), validateZip(l, n);
const {alg: y, enc: h} = l;
if (typeof y != "string" || !y) throw new JWEInvalid('JWE "alg" (Algorithm) Header Parameter missing or invalid');
const f = g[y];
if (f?.mode === "integrated-encryption") {
if (h !== void 0) throw new JWEInvalid('JWE "enc" (Encryption Algorithm) Header Parameter must not be present for integrated encryption');
if (s !== void 0) throw new TypeError(`setContentEncryptionKey cannot be called with JWE "alg" (Algorithm) Header ${y}`);
if (c !== void 0) throw new TypeError(`setInitializationVector cannot be called with JWE "alg" (Algorithm) Header ${y}`);
return [ l, void 0, f ];
}
if (typeof h != "string" || !h) throw new JWEInvalid('JWE "enc" (Encryption Algorithm) Header Parameter missing or invalid');
return [ l, jweEncryption(h), f ];
}
async function encryptJWE(e, t, r) {
const [n, i, a] = t, [o, s, c, d, p, l, u, y, , h] = e;
let f = s, w = c;
const m = a ?? jweAlgorithm(n.alg);
let g, v, E;
m.mode === "integrated-encryption" ? E = await prepareKey(m, r, "encrypt") : [E, g, v] = await encryptKeyManagement(m, i, r, n, l, y), 
v && (h ? w = w ? {
...w,
...v
} : v : f = f ? {
...f,
...v
} : v, checkDisjoint(f, w, d));
const J = f ? base64url_encode(JSON.stringify(f)) : "", S = p?.byteLength ? base64url_encode(p) : void 0, b = encode(S ? `${J}.${S}` : J);
let W = o;
n.zip === "DEF" && (W = await compress(W).catch(e => {
throw new JWEInvalid("Failed to compress plaintext", {
cause: e
});
}));
let A, I, K;
m.mode === "integrated-encryption" ? [g, A] = await m.encrypt(E, W, b, f, n, y) : ({ciphertext: A, tag: I, iv: K} = await encrypt(i, W, E, u, b));
const k = {
ciphertext: base64url_encode(A)
};
return K && (k.iv = base64url_encode(K)), I && (k.tag = base64url_encode(I)), g?.byteLength && (k.encrypted_key = base64url_encode(g)), 
S && (k.aad = S), f && (k.protected = J), d && (k.unprotected = d), w && (k.header = w), 
k;
}
async function createJWE(e, t, r) {
return encryptJWE(e, checkEncryptHeaders(e, r), t);
}
function compactJWE(e) {
return [ e.protected, e.encrypted_key, e.iv, e.ciphertext, e.tag ].join(".");
}
class IndividualRecipient {
#e;
state;
constructor(e, t, r) {
this.#e = e, this.state = [ void 0, void 0, t, r ];
}
setUnprotectedHeader(e) {
return assertNotSet(this.state[0], "setUnprotectedHeader"), this.state[0] = e, this;
}
setKeyManagementParameters(e) {
return assertNotSet(this.state[1], "setKeyManagementParameters"), this.state[1] = e, 
this;
}
addRecipient(...e) {
return this.#e.addRecipient(...e);
}
encrypt(...e) {
return this.#e.encrypt(...e);
}
done() {
return this.#e;
}
}
class GeneralEncrypt {
#t;
#r=[];
#n;
#i;
#a;
constructor(e) {
this.#t = e;
}
addRecipient(e, t) {
const r = new IndividualRecipient(this, e, t?.crit);
return this.#r.push(r), r;
}
setProtectedHeader(e) {
return assertNotSet(this.#n, "setProtectedHeader"), this.#n = e, this;
}
setSharedUnprotectedHeader(e) {
return assertNotSet(this.#i, "setSharedUnprotectedHeader"), this.#i = e, this;
}
setAdditionalAuthenticatedData(e) {
return this.#a = e, this;
}
async encrypt() {
if (!this.#r.length) throw new JWEInvalid("at least one recipient must be added");
assertUint8Array(this.#t, "plaintext");
const e = this.#r.length > 1;
let t, r = this.#n, n = this.#i;
const i = [];
for (const a of this.#r) {
const [o, s, c, d] = a.state, p = [ this.#t, r, o, n, this.#a, void 0, void 0, s, d, e ], l = checkEncryptHeaders(p, void 0, i.length > 0);
i.length || (r = p[1], n = p[3]), i.push([ p, l, c ]);
const [{alg: u, enc: y}, , h] = l;
if (e && h && !isJWECEKTransport(h)) throw new JWEInvalid(`"${u}" alg may only have a single recipient`);
if (t) {
if (t !== y) throw new JWEInvalid('JWE "enc" (Encryption Algorithm) Header Parameter must be the same for all recipients');
} else t = y;
}
for (const [, e] of i) e[2] ??= jweAlgorithm(e[0].alg);
const [a, o, s] = i[0], c = e ? generateCek(o[1]) : void 0;
a[5] = c;
const {encrypted_key: d, header: p, ...l} = await encryptJWE(a, o, s), u = {
...l,
recipients: [ {} ]
};
d && (u.recipients[0].encrypted_key = d), p && (u.recipients[0].header = p);
for (let e = 1; e < i.length; e++) {
const [t, [r, n, a], o] = i[e], s = t[2], [, d, p] = await encryptKeyManagement(a, n, o, r, c, t[7]), l = {
encrypted_key: base64url_encode(d)
};
if (s || p) {
const e = {
...s,
...p
};
p && checkDisjoint(t[1], e, t[3]), l.header = e;
}
u.recipients.push(l);
}
return u;
}
}
const J = [ [ "verify" ], [ "sign" ] ];
function hmac(e) {
const t = {
name: "HMAC",
hash: `SHA-${e}`
};
return {
kty: [ "oct" ],
secret: !0,
subtle: t,
signing: t,
usages: J
};
}
function rsa(e, t) {
const r = {
name: t ? "RSA-PSS" : "RSASSA-PKCS1-v1_5",
hash: `SHA-${e}`
};
return {
kty: [ "RSA" ],
subtle: r,
signing: t ? {
...r,
saltLength: t
} : r,
usages: J,
minRsaBits: 2048
};
}
function ecdsa(e, t) {
return {
kty: [ "EC" ],
crv: e,
subtle: {
name: "ECDSA",
namedCurve: e
},
signing: {
name: "ECDSA",
hash: `SHA-${t}`
},
usages: J
};
}
function eddsa() {
const e = {
name: "Ed25519"
};
return {
kty: [ "OKP" ],
crv: "Ed25519",
subtle: e,
signing: e,
usages: J
};
}
function mldsa(e) {
const t = {
name: `ML-DSA-${e}`
};
return {
kty: [ "AKP" ],
subtle: t,
signing: t,
usages: J
};
}
const S = table({
HS256: hmac(256),
HS384: hmac(384),
HS512: hmac(512),
RS256: rsa(256),
RS384: rsa(384),
RS512: rsa(512),
PS256: rsa(256, 32),
PS384: rsa(384, 48),
PS512: rsa(512, 64),
ES256: ecdsa("P-256", 256),
ES384: ecdsa("P-384", 384),
ES512: ecdsa("P-521", 512),
EdDSA: eddsa(),
Ed25519: eddsa(),
"ML-DSA-44": mldsa(44),
"ML-DSA-65": mldsa(65),
"ML-DSA-87": mldsa(87)
});
function jwsAlgorithm(e) {
const t = typeof e == "string" ? S[e] : void 0;
if (!t) throw new JOSENotSupported(`alg ${e} is not supported either by JOSE or your javascript runtime`);
return t;
}
function snapshotJws(e, t) {
const r = e.protected, n = e.header, i = isObject(n) ? {
...n
} : n;
let a = t ? t[0] : e.payload;
!t && a instanceof Uint8Array && (a = new Uint8Array(a));
const o = e.signature, s = {
payload: a,
signature: o
};
if (r !== void 0 && (s.protected = r), n !== void 0 && (s.header = i), r === void 0 && i === void 0) throw new JWSInvalid('Flattened JWS must have either of the "protected" or "header" members');
if (r !== void 0 && typeof r != "string") throw new JWSInvalid("JWS Protected Header incorrect type");
if (a === void 0) throw new JWSInvalid("JWS Payload missing");
if (typeof o != "string") throw new JWSInvalid("JWS Signature missing or incorrect type");
if (i !== void 0 && !isObject(i)) throw new JWSInvalid("JWS Unprotected Header incorrect type");
return s;
}
function prepareVerify(e) {
return [ e && validateAlgorithms("algorithms", e.algorithms), e?.crit ];
}
function parseProtectedHeader(e) {
return e === void 0 ? {} : parseJoseHeader(e, JWSInvalid, "JWS Protected Header is invalid");
}
function encodeJsonUnencodedPayload(e) {
const t = /[\p{Cs}\p{Cn}]/u.exec(e)?.[0];
if (t !== void 0) throw new JWSInvalid(/\p{Cs}/u.test(t) ? "JWS Payload must be a well-formed Unicode string" : "JWS Payload must not contain unassigned Unicode code points");
return a.encode(e);
}
function encodeCompactUnencodedPayload(e) {
try {
return encode(e);
} catch (e) {
throw new JWSInvalid("JWS Compact Serialization payload must use only ASCII characters", {
cause: e
});
}
}
async function verifySignature(e, t, r, n, i) {
const {protected: a, header: o, payload: s} = e, c = i ?? parseProtectedHeader(a);
if (!isDisjoint(c, o)) throw new JWSInvalid("JWS Protected and JWS Unprotected Header Parameter names must be disjoint");
const d = {
...c,
...o
}, p = validateB64(c, validateCrit(JWSInvalid, l, t[1], c, d)), {alg: u} = d;
if (typeof u != "string" || !u) throw new JWSInvalid('JWS "alg" (Algorithm) Header Parameter missing or invalid');
if (t[0] && !t[0].has(u)) throw new JOSEAlgNotAllowed('"alg" (Algorithm) Header Parameter value not allowed');
if (p) {
if (typeof s != "string") throw new JWSInvalid("JWS Payload must be a string");
} else if (typeof s != "string" && !(s instanceof Uint8Array)) throw new JWSInvalid("JWS Payload must be a string or an Uint8Array instance");
const y = p || typeof s != "string" ? s : n(s);
let h = !1;
typeof r == "function" && (r = await r(c, e), h = !0);
const f = jwsAlgorithm(u), w = concat(a !== void 0 ? encode(a) : new Uint8Array, encode("."), typeof y == "string" ? t[2] ??= encodeAsciiMember(y, "payload", JWSInvalid) : y), m = decodeBase64url(e.signature, "signature", JWSInvalid), g = await prepareKey(f, r, "verify"), v = await rawKey(g, f.subtle, "verify");
f.minRsaBits && checkModulusLength(f.alg, v);
let E = !1;
try {
E = await crypto.subtle.verify(f.signing, v, m, w);
} catch (e) {
throw new JWSSignatureVerificationFailed(void 0, {
cause: e
});
}
if (!E) throw new JWSSignatureVerificationFailed;
const J = {
payload: typeof y == "string" ? decodeBase64url(y, "payload", JWSInvalid) : y
};
return a !== void 0 && (J.protectedHeader = c), o !== void 0 && (J.unprotectedHeader = o), 
h ? [ {
...J,
key: g
}, p ] : [ J, p ];
}
async function verifyCompact(e, t, r) {
if (e instanceof Uint8Array && (e = o.decode(e)), typeof e != "string") throw new JWSInvalid("Compact JWS must be a string or Uint8Array");
const {0: n, 1: i, 2: a, length: s} = e.split(".");
if (s !== 3) throw new JWSInvalid("Invalid Compact JWS");
return verifySignature({
payload: i,
protected: n,
signature: a
}, t, r, encodeCompactUnencodedPayload);
}
async function compactVerify(e, t, r) {
const [n] = await verifyCompact(e, prepareVerify(r), t);
return n;
}
async function flattenedVerify(e, t, r) {
if (!isObject(e)) throw new JWSInvalid("Flattened JWS must be an object");
const n = snapshotJws(e), [i] = await verifySignature(n, prepareVerify(r), t, encodeJsonUnencodedPayload);
return i;
}
function snapshotSignature(e, t) {
try {
const r = snapshotJws(e, [ t ]), n = parseProtectedHeader(r.protected), {b64: i, crit: a} = n;
return [ r, n, Array.isArray(a) && a.includes("b64") ? typeof i == "boolean" ? i ? 1 : 2 : 0 : 1 ];
} catch {
return;
}
}
async function generalVerify(e, t, r) {
if (!isObject(e)) throw new JWSInvalid("General JWS must be an object");
const {signatures: n, payload: i} = e;
if (!Array.isArray(n)) throw new JWSInvalid("JWS Signatures missing or incorrect type");
const a = Array.from(n);
if (!a.every(isObject)) throw new JWSInvalid("JWS Signatures missing or incorrect type");
if (i === void 0) throw new JWSSignatureVerificationFailed;
const o = prepareVerify(r), s = i instanceof Uint8Array ? new Uint8Array(i) : i, c = a.map(e => snapshotSignature(e, s)).filter(e => e !== void 0);
let d = 0;
for (const [, , e] of c) if (d |= e, d === 3) throw new JWSInvalid("inconsistent use of JWS Unencoded Payload (RFC7797)");
for (const e of c) try {
const [r] = await verifySignature(e[0], o, t, encodeJsonUnencodedPayload, e[1]);
return r;
} catch {}
throw new JWSSignatureVerificationFailed;
}
const epoch = e => Math.floor(e.getTime() / 1e3), b = {
s: 1,
m: 60,
h: 3600,
d: 86400,
w: 604800,
y: 31557600
}, W = /^(\+|\-)? ?(\d+|\d+\.\d+) ?(seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d|weeks?|w|years?|yrs?|y)(?: (ago|from now))?$/i, A = "check_failed";
function invalidDuration() {
throw new TypeError("Invalid time period format");
}
function secs(e) {
typeof e != "string" && invalidDuration();
const t = W.exec(e);
(!t || t[4] && t[1]) && invalidDuration();
const r = parseFloat(t[2]), n = Math.round(r * b[t[3][0].toLowerCase()]);
return Number.isFinite(n) || invalidDuration(), t[1] === "-" || t[4] === "ago" ? -n : n;
}
function validateInput(e, t) {
if (!Number.isFinite(t)) throw new TypeError(`Invalid ${e} input`);
return t;
}
function validateStringClaim(e, t) {
if (typeof t != "string") throw new TypeError(`"${e}" claim must be a string`);
}
function validateAudienceClaim(e) {
if (typeof e != "string" && (!Array.isArray(e) || Array.from(e).some(e => typeof e != "string"))) throw new TypeError('"aud" claim must be a string or an array of strings');
}
function numericDate(e, t) {
return typeof e == "number" ? validateInput(t, e) : e instanceof Date ? validateInput(t, epoch(e)) : epoch(new Date) + secs(e);
}
const normalizeTyp = e => {
const t = e.toLowerCase();
return e.includes("/") ? t : `application/${t}`;
}, checkAudiencePresence = (e, t) => typeof e == "string" ? t.includes(e) : !!Array.isArray(e) && t.some(t => e.includes(t));
function validateNumericDate(e, t, r = !1) {
const n = e[t];
if (!(n === void 0 && !r)) {
if (typeof n != "number") throw new JWTClaimValidationFailed(`"${t}" claim must be a number`, e, t, "invalid");
return n;
}
}
function unexpectedClaim(e, t) {
throw new JWTClaimValidationFailed(`unexpected "${t}" claim value`, e, t, A);
}
function validateClaimsSet(e, t, r = {}) {
let n;
try {
n = JSON.parse(s.decode(t));
} catch (e) {
throw new JWTInvalid("JWT Claims Set must be a top-level JSON object", {
cause: e
});
}
if (!isObject(n)) throw new JWTInvalid("JWT Claims Set must be a top-level JSON object");
const {typ: i} = r;
if (i !== void 0 && (typeof e.typ != "string" || normalizeTyp(e.typ) !== normalizeTyp(i))) throw new JWTClaimValidationFailed('unexpected "typ" JWT header value', n, "typ", A);
const {requiredClaims: a = [], issuer: o, subject: c, audience: d, maxTokenAge: p} = r, l = [ ...a ];
p !== void 0 && l.push("iat"), d !== void 0 && l.push("aud"), c !== void 0 && l.push("sub"), 
o !== void 0 && l.push("iss");
for (const e of new Set(l.reverse())) if (!Object.hasOwn(n, e)) throw new JWTClaimValidationFailed(`missing required "${e}" claim`, n, e, "missing");
o !== void 0 && !(Array.isArray(o) ? o : [ o ]).includes(n.iss) && unexpectedClaim(n, "iss"), 
c !== void 0 && n.sub !== c && unexpectedClaim(n, "sub"), d !== void 0 && !checkAudiencePresence(n.aud, typeof d == "string" ? [ d ] : d) && unexpectedClaim(n, "aud");
const {clockTolerance: u} = r;
let y = 0;
if (typeof u == "string") y = secs(u); else if (u !== void 0) {
if (typeof u != "number") throw new TypeError("Invalid clockTolerance option type");
y = u;
}
if (validateInput("clockTolerance option", y), y < 0) throw new TypeError("Invalid clockTolerance option input");
const {currentDate: h} = r, f = validateInput("currentDate option", epoch(h === void 0 ? new Date : h)), w = validateNumericDate(n, "iat", p !== void 0), m = validateNumericDate(n, "nbf");
if (m !== void 0 && m > f + y) throw new JWTClaimValidationFailed('"nbf" claim timestamp check failed', n, "nbf", A);
const g = validateNumericDate(n, "exp");
if (g !== void 0 && g <= f - y) throw new JWTExpired('"exp" claim timestamp check failed', n, "exp", A);
if (p !== void 0) {
const e = f - w, t = validateInput("maxTokenAge option", typeof p == "number" ? p : secs(p));
if (t < 0) throw new TypeError("Invalid maxTokenAge option input");
if (e - y > t) throw new JWTExpired('"iat" claim timestamp check failed (too far in the past)', n, "iat", A);
if (e < -y) throw new JWTClaimValidationFailed('"iat" claim timestamp check failed (it should be in the past)', n, "iat", A);
}
return n;
}
let I;
function producerClaimsSet(e) {
return I.get(e);
}
function jwtClaimsSetBytes(e) {
const t = producerClaimsSet(e);
for (const e of [ "iat", "nbf", "exp" ]) {
const r = t[e];
if (typeof r == "number" && !Number.isFinite(r)) throw new TypeError(`"${e}" claim must be a finite number`);
}
return a.encode(JSON.stringify(t));
}
function jwtClaim(e, t) {
return producerClaimsSet(e)[t];
}
class JWTClaimsBuilder {
constructor(e = {}) {
if (!isObject(e)) throw new TypeError("JWT Claims Set MUST be an object");
(I ||= new WeakMap).set(this, structuredClone(e));
}
setIssuer(e) {
return validateStringClaim("iss", e), producerClaimsSet(this).iss = e, this;
}
setSubject(e) {
return validateStringClaim("sub", e), producerClaimsSet(this).sub = e, this;
}
setAudience(e) {
return validateAudienceClaim(e), producerClaimsSet(this).aud = e, this;
}
setJti(e) {
return validateStringClaim("jti", e), producerClaimsSet(this).jti = e, this;
}
setNotBefore(e) {
return producerClaimsSet(this).nbf = numericDate(e, "setNotBefore"), this;
}
setExpirationTime(e) {
return producerClaimsSet(this).exp = numericDate(e, "setExpirationTime"), this;
}
setIssuedAt(e) {
const t = producerClaimsSet(this);
return t.iat = e === void 0 ? epoch(new Date) : typeof e == "string" ? validateInput("setIssuedAt", epoch(new Date) + secs(e)) : numericDate(e, "setIssuedAt"), 
this;
}
}
async function jwtVerify(e, t, r) {
const [n, i] = await verifyCompact(e, prepareVerify(r), t);
if (!i) throw new JWTInvalid("JWTs MUST NOT use unencoded payload");
const a = validateClaimsSet(n.protectedHeader, n.payload, r);
return {
...n,
payload: a
};
}
async function jwtDecrypt(e, t, r) {
const {plaintext: n, ...i} = await decryptCompact(e, prepareDecrypt(r), t), {protectedHeader: a} = i, o = validateClaimsSet(a, n, r);
for (const e of [ "iss", "sub", "aud" ]) if (a[e] !== void 0 && (e === "aud" ? JSON.stringify(a.aud) !== JSON.stringify(o.aud) : a[e] !== o[e])) throw new JWTClaimValidationFailed(`replicated "${e}" claim header parameter mismatch`, o, e, "mismatch");
return {
payload: o,
...i
};
}
class CompactEncrypt {
#o;
constructor(e) {
assertUint8Array(e, "plaintext"), this.#o = [ e ];
}
setContentEncryptionKey(e) {
return assertNotSet(this.#o[5], "setContentEncryptionKey"), this.#o[5] = e, this;
}
setInitializationVector(e) {
return assertNotSet(this.#o[6], "setInitializationVector"), this.#o[6] = e, this;
}
setProtectedHeader(e) {
return assertNotSet(this.#o[1], "setProtectedHeader"), this.#o[1] = e, this;
}
setKeyManagementParameters(e) {
return assertNotSet(this.#o[7], "setKeyManagementParameters"), this.#o[7] = e, this;
}
async encrypt(e, t) {
return compactJWE(await createJWE([ ...this.#o ], e, t));
}
}
class FlattenedEncrypt {
#o;
constructor(e) {
assertUint8Array(e, "plaintext"), this.#o = [ e ];
}
setKeyManagementParameters(e) {
return assertNotSet(this.#o[7], "setKeyManagementParameters"), this.#o[7] = e, this;
}
setProtectedHeader(e) {
return assertNotSet(this.#o[1], "setProtectedHeader"), this.#o[1] = e, this;
}
setSharedUnprotectedHeader(e) {
return assertNotSet(this.#o[3], "setSharedUnprotectedHeader"), this.#o[3] = e, this;
}
setUnprotectedHeader(e) {
return assertNotSet(this.#o[2], "setUnprotectedHeader"), this.#o[2] = e, this;
}
setAdditionalAuthenticatedData(e) {
return this.#o[4] = e, this;
}
setContentEncryptionKey(e) {
return assertNotSet(this.#o[5], "setContentEncryptionKey"), this.#o[5] = e, this;
}
setInitializationVector(e) {
return assertNotSet(this.#o[6], "setInitializationVector"), this.#o[6] = e, this;
}
async encrypt(e, t) {
return createJWE([ ...this.#o ], e, t);
}
}
async function createSignature(e, t, r) {
let [n, i, o, s] = e, c = "";
if (i !== void 0) {
const e = serializeJoseHeader(JWSInvalid, i);
i = e[0], c = base64url_encode(e[1]);
}
if (o !== void 0 && (o = serializeJoseHeader(JWSInvalid, o)[0]), !i && !o) throw new JWSInvalid("either setProtectedHeader or setUnprotectedHeader must be called before #sign()");
if (!isDisjoint(i, o)) throw new JWSInvalid("JWS Protected and JWS Unprotected Header Parameter names must be disjoint");
const d = {
...i,
...o
};
validateCritDuplicates(JWSInvalid, i);
const p = validateB64(i, validateCrit(JWSInvalid, l, s, i, d));
p || r?.();
const {alg: u} = d;
if (typeof u != "string" || !u) throw new JWSInvalid('JWS "alg" (Algorithm) Header Parameter missing or invalid');
const y = jwsAlgorithm(u);
let h, f = "", w = n;
if (p) {
const t = e[4];
t ? (f = t[0] ??= base64url_encode(n), w = t[1] ??= encode(f)) : (f = base64url_encode(n), 
h = a.encode(`${c}.${f}`));
}
h ??= concat(encode(c), encode("."), w);
const m = await rawKey(await prepareKey(y, t, "sign"), y.subtle, "sign");
y.minRsaBits && checkModulusLength(y.alg, m);
const g = {
signature: base64url_encode(new Uint8Array(await crypto.subtle.sign(y.signing, m, h))),
payload: f
};
return i && (g.protected = c), o && (g.header = o), [ g, p ];
}
async function createCompactSignature(e, t, r, n, i) {
const [a] = await createSignature([ e, t, void 0, r ], n, i);
return `${a.protected}.${a.payload}.${a.signature}`;
}
class CompactSign {
#s;
#n;
constructor(e) {
assertUint8Array(e, "payload"), this.#s = e;
}
setProtectedHeader(e) {
return assertNotSet(this.#n, "setProtectedHeader"), this.#n = e, this;
}
async sign(e, t) {
return createCompactSignature(this.#s, this.#n, t?.crit, e, () => {
throw new TypeError("use the flattened module for creating JWS with b64: false");
});
}
}
class FlattenedSign {
#o;
constructor(e) {
assertUint8Array(e, "payload"), this.#o = [ e ];
}
setProtectedHeader(e) {
return assertNotSet(this.#o[1], "setProtectedHeader"), this.#o[1] = e, this;
}
setUnprotectedHeader(e) {
return assertNotSet(this.#o[2], "setUnprotectedHeader"), this.#o[2] = e, this;
}
async sign(e, t) {
const r = [ ...this.#o ];
r[3] = t?.crit;
const [n] = await createSignature(r, e);
return n;
}
}
class IndividualSignature {
#e;
state;
constructor(e, t, r) {
this.#e = e, this.state = [ void 0, void 0, t, r?.crit ];
}
setProtectedHeader(e) {
return assertNotSet(this.state[0], "setProtectedHeader"), this.state[0] = e, this;
}
setUnprotectedHeader(e) {
return assertNotSet(this.state[1], "setUnprotectedHeader"), this.state[1] = e, this;
}
addSignature(...e) {
return this.#e.addSignature(...e);
}
sign(...e) {
return this.#e.sign(...e);
}
done() {
return this.#e;
}
}
class GeneralSign {
#s;
#c=[];
constructor(e) {
this.#s = e;
}
addSignature(e, t) {
const r = new IndividualSignature(this, e, t);
return this.#c.push(r), r;
}
async sign() {
if (!this.#c.length) throw new JWSInvalid("at least one signature must be added");
assertUint8Array(this.#s, "payload");
const e = {
signatures: [],
payload: ""
}, t = [];
let r;
for (const n of this.#c) {
const [i, a, o, s] = n.state, [{payload: c, ...d}, p] = await createSignature([ this.#s, i, a, s, t ], o);
if (r === void 0) r = p, e.payload = c; else if (r !== p) throw new JWSInvalid("inconsistent use of JWS Unencoded Payload (RFC7797)");
e.signatures.push(d);
}
return e;
}
}
const K = JWTClaimsBuilder;
class SignJWT extends K {
#n;
setProtectedHeader(e) {
return assertNotSet(this.#n, "setProtectedHeader"), this.#n = e, this;
}
async sign(e, t) {
return createCompactSignature(jwtClaimsSetBytes(this), this.#n, t?.crit, e, () => {
throw new JWTInvalid("JWTs MUST NOT use unencoded payload");
});
}
}
const k = JWTClaimsBuilder;
class EncryptJWT extends k {
#o=[ void 0 ];
#d;
#p;
#l;
setProtectedHeader(e) {
return assertNotSet(this.#o[1], "setProtectedHeader"), this.#o[1] = e, this;
}
setKeyManagementParameters(e) {
return assertNotSet(this.#o[7], "setKeyManagementParameters"), this.#o[7] = e, this;
}
setContentEncryptionKey(e) {
return assertNotSet(this.#o[5], "setContentEncryptionKey"), this.#o[5] = e, this;
}
setInitializationVector(e) {
return assertNotSet(this.#o[6], "setInitializationVector"), this.#o[6] = e, this;
}
replicateIssuerAsHeader() {
return this.#d = !0, this;
}
replicateSubjectAsHeader() {
return this.#p = !0, this;
}
replicateAudienceAsHeader() {
return this.#l = !0, this;
}
async encrypt(e, t) {
const r = jwtClaimsSetBytes(this);
this.#o[1] && (this.#d || this.#p || this.#l) && (this.#o[1] = {
...this.#o[1],
iss: this.#d ? jwtClaim(this, "iss") : void 0,
sub: this.#p ? jwtClaim(this, "sub") : void 0,
aud: this.#l ? jwtClaim(this, "aud") : void 0
});
const n = [ ...this.#o ];
return n[0] = r, compactJWE(await createJWE(n, e, t));
}
}
const C = '"alg" (Algorithm)';
function unsupportedAlg(e = 'JWK "alg" (Algorithm) Parameter') {
throw new JOSENotSupported(`Invalid or unsupported ${e} value`);
}
function keyAlgorithm(e, t) {
return (typeof e == "string" ? S[e] ?? g[e] : void 0) ?? unsupportedAlg(t);
}
const formatPEM = (e, t) => {
const r = (e.match(/.{1,64}/g) || []).join("\n");
return `-----BEGIN ${t}-----\n${r}\n-----END ${t}-----`;
}, genericExport = async (e, t, r) => {
if (isKeyObject(r)) {
if (r.type !== e) throw new TypeError(`key is not a ${e} key`);
return r.export({
format: "pem",
type: t
});
}
if (!isCryptoKey(r)) throw new TypeError(invalidKeyInput(r, "CryptoKey", "KeyObject"));
if (!r.extractable) throw new TypeError("CryptoKey is not extractable");
if (r.type !== e) throw new TypeError(`key is not a ${e} key`);
return formatPEM(encodeBase64(new Uint8Array(await crypto.subtle.exportKey(t, r))), `${e.toUpperCase()} KEY`);
}, toSPKI = e => genericExport("public", "spki", e), toPKCS8 = e => genericExport("private", "pkcs8", e), bytesEqual = (e, t) => {
if (e.byteLength !== t.length) return !1;
for (let r = 0; r < e.byteLength; r++) if (e[r] !== t[r]) return !1;
return !0;
}, createASN1State = e => ({
data: e,
pos: 0
}), readByte = e => {
const t = e.data[e.pos++];
if (t === void 0) throw new Error("Unexpected end of ASN.1 input");
return t;
}, parseLength = e => {
const t = readByte(e);
if (t & 128) {
const r = t & 127;
let n = 0;
for (let t = 0; t < r; t++) n = n << 8 | readByte(e);
return n;
}
return t;
}, skipElement = (e, t = 1) => {
for (;t-- > 0; ) {
e.pos++;
const t = parseLength(e);
e.pos += t;
}
}, expectTag = (e, t, r) => {
if (readByte(e) !== t) throw new Error(r);
}, getSubarray = (e, t) => {
if (t < 0 || e.pos + t > e.data.length) throw new Error("Unexpected end of ASN.1 input");
const r = e.data.subarray(e.pos, e.pos + t);
return e.pos += t, r;
}, parseAlgorithmOID = e => {
expectTag(e, 6, "Expected algorithm OID");
const t = parseLength(e);
return getSubarray(e, t);
};
function parseKeyHeader(e, t) {
if (expectTag(e, 48, `Invalid ${t === "spki" ? "SPKI" : "PKCS#8"} structure`), parseLength(e), 
t === "pkcs8") {
expectTag(e, 2, "Expected version field");
const t = parseLength(e);
e.pos += t;
}
expectTag(e, 48, "Expected algorithm identifier"), parseLength(e);
}
const parseECAlgorithmIdentifier = e => {
const t = parseAlgorithmOID(e);
if (bytesEqual(t, [ 43, 101, 110 ])) return "X25519";
if (!bytesEqual(t, [ 42, 134, 72, 206, 61, 2, 1 ])) throw new Error("Unsupported key algorithm");
expectTag(e, 6, "Expected curve OID");
const r = parseLength(e), n = getSubarray(e, r);
if (bytesEqual(n, [ 42, 134, 72, 206, 61, 3, 1, 7 ])) return "P-256";
if (bytesEqual(n, [ 43, 129, 4, 0, 34 ])) return "P-384";
if (bytesEqual(n, [ 43, 129, 4, 0, 35 ])) return "P-521";
throw new Error("Unsupported named curve");
}, genericImport = async (e, t, r, n) => {
const i = validateExtractableOption(n?.extractable), a = keyAlgorithm(r, C);
a.secret && unsupportedAlg(C);
const o = e === "spki";
let s;
if (a.resolve) try {
const r = createASN1State(t);
parseKeyHeader(r, e), s = a.resolve({
crv: parseECAlgorithmIdentifier(r)
});
} catch (e) {
throw new JOSENotSupported("Invalid or unsupported key format", {
cause: e
});
} else s = a.subtle;
return crypto.subtle.importKey(e, t, s, i ?? o, a.usages[o ? 0 : 1]);
}, processPEMData = (e, t) => decodeBase64(e.replace(t, "")), fromPKCS8 = (e, t, r) => {
const n = processPEMData(e, /(?:-----(?:BEGIN|END) PRIVATE KEY-----|\s)/g);
return genericImport("pkcs8", n, t, r);
}, fromSPKI = (e, t, r) => {
const n = processPEMData(e, /(?:-----(?:BEGIN|END) PUBLIC KEY-----|\s)/g);
return genericImport("spki", n, t, r);
};
function spkiFromX509(e) {
const t = createASN1State(e);
expectTag(t, 48, "Invalid certificate structure");
const r = parseLength(t);
if (r < 0 || t.pos + r > t.data.length) throw new Error("Unexpected end of ASN.1 input");
expectTag(t, 48, "Invalid tbsCertificate structure"), parseLength(t), e[t.pos] === 160 ? skipElement(t, 6) : skipElement(t, 5);
const n = t.pos;
expectTag(t, 48, "Invalid SPKI structure");
const i = parseLength(t);
return e.subarray(n, n + i + (t.pos - n));
}
const fromX509 = (e, t, r) => {
let n;
try {
const t = processPEMData(e, /(?:-----(?:BEGIN|END) CERTIFICATE-----|\s)/g);
n = spkiFromX509(t);
} catch (e) {
throw new TypeError("Failed to parse the X.509 certificate", {
cause: e
});
}
return genericImport("spki", n, t, r);
};
function exportSPKI(e) {
return toSPKI(e);
}
function exportPKCS8(e) {
return toPKCS8(e);
}
async function exportJWK(e) {
if (isKeyObject(e)) {
if (e.type !== "secret") return e.export({
format: "jwk"
});
e = e.export();
}
if (e instanceof Uint8Array) return {
kty: "oct",
k: base64url_encode(e)
};
if (!isCryptoKey(e)) throw new TypeError(invalidKeyInput(e, "CryptoKey", "KeyObject", "Uint8Array"));
if (!e.extractable) throw new TypeError("non-extractable CryptoKey cannot be exported as a JWK");
const t = await crypto.subtle.exportKey("jwk", e);
delete t.ext, delete t.key_ops, delete t.use, t.kty !== "AKP" && delete t.alg;
for (const e of Object.keys(t)) t[e] === void 0 && delete t[e];
return t;
}
const check = (e, t) => {
if (typeof e != "string" || !e) throw new JWKInvalid(`${t} missing or invalid`);
};
async function calculateJwkThumbprint(e, t) {
let r;
if (isObject(e)) {
if (r = snapshotJwk(e), typeof r.kty != "string") throw new TypeError(invalidKeyInput(e, "CryptoKey", "KeyObject", "JSON Web Key"));
} else {
if (!isKeyLike(e)) throw new TypeError(invalidKeyInput(e, "CryptoKey", "KeyObject", "JSON Web Key"));
r = snapshotJwk(await exportJWK(e));
}
if (t ??= "sha256", t !== "sha256" && t !== "sha384" && t !== "sha512") throw new TypeError('digestAlgorithm must one of "sha256", "sha384", or "sha512"');
let n;
switch (r.kty) {
case "AKP":
check(r.alg, '"alg" (Algorithm) Parameter'), check(r.pub, '"pub" (Public key) Parameter'), 
n = {
alg: r.alg,
kty: r.kty,
pub: r.pub
};
break;

case "EC":
check(r.crv, '"crv" (Curve) Parameter'), check(r.x, '"x" (X Coordinate) Parameter'), 
check(r.y, '"y" (Y Coordinate) Parameter'), n = {
crv: r.crv,
kty: r.kty,
x: r.x,
y: r.y
};
break;

case "OKP":
check(r.crv, '"crv" (Subtype of Key Pair) Parameter'), check(r.x, '"x" (Public Key) Parameter'), 
n = {
crv: r.crv,
kty: r.kty,
x: r.x
};
break;

case "RSA":
check(r.e, '"e" (Exponent) Parameter'), check(r.n, '"n" (Modulus) Parameter'), n = {
e: r.e,
kty: r.kty,
n: r.n
};
break;

case "oct":
if (typeof r.k != "string") throw new JWKInvalid('"k" (Key Value) Parameter missing or invalid');
n = {
k: r.k,
kty: r.kty
};
break;

default:
throw new JOSENotSupported('"kty" (Key Type) Parameter missing or unsupported');
}
const i = encode(JSON.stringify(n));
return base64url_encode(await digest(t, i));
}
async function calculateJwkThumbprintUri(e, t) {
t ??= "sha256";
const r = await calculateJwkThumbprint(e, t);
return `urn:ietf:params:oauth:jwk-thumbprint:sha-${t.slice(-3)}:${r}`;
}
async function EmbeddedJWK(e, t) {
const r = {
...e,
...t?.header
};
if (!isObject(r.jwk)) throw new JWSInvalid('"jwk" (JSON Web Key) Header Parameter must be a JSON object');
let n;
try {
n = normalizeJwk(r.jwk);
} catch (e) {
throw new JWSInvalid("Invalid Embedded JWK", {
cause: e
});
}
const i = jwsAlgorithm(r.alg);
if (n.use !== void 0 && n.use !== "sig") throw new JWSInvalid('Invalid Embedded JWK, its "use" must be "sig" when present');
if (n.alg !== void 0 && n.alg !== i.alg) throw new JWSInvalid(`Invalid Embedded JWK, its "alg" must be "${i.alg}" when present`);
const a = await jwkToKey(i, n, !0);
if (a.type !== "public") throw new JWSInvalid('"jwk" (JSON Web Key) Header Parameter must be a public key');
return a;
}
function isUsableJWK(e, t, r, n) {
const {kty: i, key_ops: a, ext: o, kid: s, alg: c, use: d, crv: p} = e;
return (o === void 0 || typeof o == "boolean") && (a === void 0 || Array.isArray(a) && a.every((e, t) => typeof e == "string" && a.indexOf(e) === t) && a.includes("verify")) && t.kty.includes(i) && (n === void 0 || typeof n == "string" && n === s) && (c === void 0 ? i !== "AKP" : r === c) && (d === void 0 || d === "sig") && (!t.crv || p === t.crv);
}
async function importWithAlgCache(e, t, r) {
const n = e.get(t) || e.set(t, {}).get(t), {alg: i} = r;
if (n[i] === void 0) {
const e = jwkToKey(r, t, !0).then(e => {
if (e.type !== "public") throw new JWKSInvalid("JSON Web Key Set members must be public keys");
return n[i] = e, e;
}).catch(t => {
throw n[i] === e && delete n[i], t;
});
n[i] = e;
}
return n[i];
}
function createLocalJWKSet(e) {
let t;
try {
t = structuredClone(e);
} catch (e) {
throw new JWKSInvalid("JSON Web Key Set malformed", {
cause: e
});
}
if (!isJwkSet(t)) throw new JWKSInvalid("JSON Web Key Set malformed");
const r = t.keys.map(e => {
const t = snapshotJwk(e);
return Array.isArray(t.key_ops) && (t.key_ops = [ ...t.key_ops ]), t;
}), n = new WeakMap;
return Object.defineProperty(async (e, i) => {
const {alg: a, kid: o} = {
...e,
...i?.header
}, s = typeof a == "string" ? S[a] : void 0;
if (!s || s.secret) throw new JOSENotSupported('Unsupported "alg" value for a JSON Web Key Set');
const c = t.keys.filter((e, t) => isUsableJWK(r[t], s, a, o)), {0: d, length: p} = c;
if (!p) throw new JWKSNoMatchingKey;
if (p !== 1) {
const e = new JWKSMultipleMatchingKeys;
throw e[Symbol.asyncIterator] = async function*() {
for (const e of c) try {
yield await importWithAlgCache(n, e, s);
} catch {}
}, e;
}
return importWithAlgCache(n, d, s);
}, "jwks", {
value: () => structuredClone(t)
});
}
function isCloudflareWorkers() {
return typeof WebSocketPair < "u" || typeof navigator < "u" && navigator.userAgent === "Cloudflare-Workers" || typeof EdgeRuntime < "u" && EdgeRuntime === "vercel";
}
let T;
(typeof navigator > "u" || !navigator.userAgent?.startsWith?.("Mozilla/5.0 ")) && (T = "jose/v6.2.17");
const P = Symbol();
async function fetchJwks(e, t, r, n = fetch) {
const i = await n(e, {
method: "GET",
signal: r,
redirect: "manual",
headers: t
}).catch(e => {
throw e.name === "TimeoutError" ? new JWKSTimeout(void 0, {
cause: e
}) : e;
});
if (i.status !== 200) throw new JOSEError("Expected 200 OK from the JSON Web Key Set HTTP response");
try {
return await i.json();
} catch (e) {
throw new JOSEError("Failed to parse the JSON Web Key Set HTTP response as JSON", {
cause: e
});
}
}
const O = Symbol();
function isFreshFor(e, t) {
return Number.isFinite(e) && Date.now() < e + t;
}
function validateDuration(e, t, r) {
if (Number.isNaN(e)) throw new TypeError(`"${r}" option must not be NaN`);
if (typeof e == "number" && e < 0) throw new TypeError(`"${r}" option must not be negative`);
return typeof e == "number" ? e : t;
}
function createRemoteJWKSet(e, t) {
if (!(e instanceof URL)) throw new TypeError("url must be an instance of URL");
const r = new URL(e.href).href, n = t ?? {}, i = n.timeoutDuration;
if (typeof i == "number" && (!Number.isInteger(i) || i < 0)) throw new TypeError('"timeoutDuration" option must be a non-negative integer');
const a = typeof i == "number" ? i : 5e3, o = validateDuration(n.cooldownDuration, 3e4, "cooldownDuration"), s = validateDuration(n.cacheMaxAge, 6e5, "cacheMaxAge"), c = new Headers(n.headers);
T && !c.has("User-Agent") && c.set("User-Agent", T), c.has("accept") || c.set("accept", "application/json, application/jwk-set+json");
const d = n[P], p = n[O];
let l, u, y, h = 0, f = 0;
if (p && typeof p == "object") {
const {uat: e, jwks: t} = p;
isFreshFor(e, s) && isJwkSet(t) && (l = e, y = createLocalJWKSet(t));
}
const reload = async () => {
if (u && isCloudflareWorkers() && (u = void 0), !u) {
const e = ++h, t = u = fetchJwks(r, c, AbortSignal.timeout(a), d).then(t => {
const r = createLocalJWKSet(t);
if (e <= f) return;
y = r;
const n = Date.now();
p && (p.uat = n, p.jwks = t), l = n, f = e;
}).finally(() => {
u === t && (u = void 0);
});
}
await u;
};
return Object.defineProperties(async (e, t) => {
(!y || !isFreshFor(l, s)) && await reload();
try {
return await y(e, t);
} catch (r) {
if (r instanceof JWKSNoMatchingKey && !isFreshFor(l, o)) return await reload(), 
y(e, t);
throw r;
}
}, {
coolingDown: {
get: () => isFreshFor(l, o),
enumerable: !0
},
fresh: {
get: () => isFreshFor(l, s),
enumerable: !0
},
reload: {
value: reload,
enumerable: !0
},
reloading: {
get: () => !!u,
enumerable: !0
},
jwks: {
value: () => y?.jwks(),
enumerable: !0
}
});
}
const H = JWTClaimsBuilder;
class UnsecuredJWT extends H {
encode() {
const e = base64url_encode(JSON.stringify({
alg: "none"
})), t = base64url_encode(jwtClaimsSetBytes(this));
return `${e}.${t}.`;
}
static decode(e, t) {
if (typeof e != "string") throw new JWTInvalid("Unsecured JWT must be a string");
const {0: r, 1: n, 2: i, length: a} = e.split(".");
if (a !== 3 || i !== "") throw new JWTInvalid("Invalid Unsecured JWT");
let o, s;
try {
o = parseJoseHeader(r, JWSInvalid, "JWS Protected Header is invalid");
const e = validateCrit(JWSInvalid, l, void 0, o, o);
s = validateB64(o, e);
} catch (e) {
throw e instanceof JWSInvalid ? new JWTInvalid("Invalid Unsecured JWT", {
cause: e
}) : e;
}
if (o.alg !== "none") throw new JWTInvalid("Invalid Unsecured JWT");
if (!s) throw new JWTInvalid("JWTs MUST NOT use unencoded payload");
return {
payload: validateClaimsSet(o, decodeBase64url(n, "payload", JWTInvalid), t),
header: o
};
}
}
async function importSPKI(e, t, r) {
if (typeof e != "string" || e.indexOf("-----BEGIN PUBLIC KEY-----") !== 0) throw new TypeError('"spki" must be SPKI formatted string');
return fromSPKI(e, t, r);
}
async function importX509(e, t, r) {
if (typeof e != "string" || e.indexOf("-----BEGIN CERTIFICATE-----") !== 0) throw new TypeError('"x509" must be X.509 formatted string');
return fromX509(e, t, r);
}
async function importPKCS8(e, t, r) {
if (typeof e != "string" || e.indexOf("-----BEGIN PRIVATE KEY-----") !== 0) throw new TypeError('"pkcs8" must be PKCS#8 formatted string');
return fromPKCS8(e, t, r);
}
async function importJWK(e, t, r) {
if (!isObject(e)) throw new TypeError("JWK must be an object");
const n = normalizeJwk(e), i = validateExtractableOption(r?.extractable), {alg: a} = n;
if (t ??= a, n.kty !== "oct" && !t) throw new TypeError('"alg" argument is required when "jwk.alg" is not present');
switch (n.kty) {
case "oct":
if (typeof n.k != "string") throw new TypeError('missing "k" (Key Value) Parameter value');
return decode(n.k);

case "AKP":
if (typeof a != "string" || !a) throw new TypeError('missing "alg" (Algorithm) Parameter value');
if (t !== a) throw new TypeError("JWK alg and alg option value mismatch");
return jwkToKey(keyAlgorithm(t), n, i);

case "RSA":
case "EC":
case "OKP":
return jwkToKey(keyAlgorithm(t), n, i);

default:
throw new JOSENotSupported('Unsupported "kty" (Key Type) Parameter value');
}
}
function decodeProtectedHeader(e) {
let t;
if (typeof e == "string") {
const r = e.split(".");
(r.length === 3 || r.length === 5) && ([t] = r);
} else if (typeof e == "object" && e) {
if (!("protected" in e)) throw new TypeError("Token does not contain a Protected Header");
t = e.protected;
}
const r = "Invalid Token or Protected Header formatting";
if (typeof t != "string" || !t) throw new TypeError(r);
return parseJoseHeader(t, TypeError, r);
}
function decodeJwt(e) {
if (typeof e != "string") throw new JWTInvalid("JWTs must use Compact JWS serialization, JWT must be a string");
const {1: t, length: r} = e.split(".");
if (r === 5) throw new JWTInvalid("Only JWTs using Compact JWS serialization can be decoded");
if (r !== 3) throw new JWTInvalid("Invalid JWT");
if (!t) throw new JWTInvalid("JWTs must contain a payload");
let n;
try {
n = decode(t);
} catch (e) {
throw new JWTInvalid("Failed to base64url decode the payload", {
cause: e
});
}
let i;
try {
i = JSON.parse(s.decode(n));
} catch (e) {
throw new JWTInvalid("Failed to parse the decoded payload as JSON", {
cause: e
});
}
if (!isObject(i)) throw new JWTInvalid("Invalid JWT Claims Set");
return i;
}
function getModulusLengthOption(e) {
const t = e?.modulusLength ?? 2048;
if (typeof t != "number" || !Number.isInteger(t) || t < 2048) throw new JOSENotSupported("Invalid or unsupported modulusLength option provided, 2048 bits or larger keys must be used");
return t;
}
async function generateKeyPair(e, t) {
const r = validateExtractableOption(t?.extractable), n = keyAlgorithm(e, C);
n.secret && unsupportedAlg(C);
let i;
if (n.resolve) {
const e = t?.crv ?? "P-256";
if (![ "P-256", "P-384", "P-521", "X25519" ].includes(e)) throw new JOSENotSupported("Invalid or unsupported crv option provided, supported values are P-256, P-384, P-521, and X25519");
i = n.resolve({
crv: e
});
} else {
if (n.crv !== void 0 && t?.crv !== void 0 && t.crv !== n.crv) throw new JOSENotSupported(`Invalid or unsupported crv option provided, the only supported value for ${e} is ${n.crv}`);
i = n.kty[0] === "RSA" ? {
...n.subtle,
publicExponent: Uint8Array.of(1, 0, 1),
modulusLength: getModulusLengthOption(t)
} : n.subtle;
}
return crypto.subtle.generateKey(i, r ?? !1, [ ...n.usages[1], ...n.usages[0] ]);
}
async function generateSecret(e, t) {
const r = validateExtractableOption(t?.extractable);
let n, i, a;
switch (e) {
case "HS256":
case "HS384":
case "HS512":
n = +e.slice(-3), i = {
name: "HMAC",
hash: `SHA-${n}`,
length: n
}, a = [ "sign", "verify" ];
break;

case "A128CBC-HS256":
case "A192CBC-HS384":
case "A256CBC-HS512":
return crypto.getRandomValues(new Uint8Array(+e.slice(-3) >> 3));

case "A128KW":
case "A192KW":
case "A256KW":
n = +e.slice(1, 4), i = {
name: "AES-KW",
length: n
}, a = [ "wrapKey", "unwrapKey" ];
break;

case "A128GCMKW":
case "A192GCMKW":
case "A256GCMKW":
case "A128GCM":
case "A192GCM":
case "A256GCM":
n = +e.slice(1, 4), i = {
name: "AES-GCM",
length: n
}, a = [ "encrypt", "decrypt" ];
break;

default:
unsupportedAlg(C);
}
return crypto.subtle.generateKey(i, r ?? !1, a);
}
const U = "WebCryptoAPI";
})
};
