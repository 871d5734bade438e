"use strict";

exports.id = 3968;

exports.ids = [ 3968 ];

exports.modules = {
54466: (function(e, t, n) {
n.d(t, {
DL: () => accessTokenOf,
IU: () => renewing,
Qd: () => gitHubIdToken,
Vg: () => i,
cv: () => exchange,
sL: () => credentialsProblem
});
var o = n(42357);
var r = n(20274);
var a = n(25422);
var s = n(92682);
const i = {
refused: "ERR_CREDENTIALS",
unavailable: "ERR_CREDENTIALS_UNAVAILABLE"
};
function credentialsProblem(e, t = "refused") {
return Object.assign(new Error(e), {
code: i[t]
});
}
async function gitHubIdToken({keys: e, send: t}, n) {
const o = new URL(e["ACTIONS_ID_TOKEN_REQUEST_URL"] ?? "");
o.searchParams.set("audience", n);
const r = {
authorization: `Bearer ${e["ACTIONS_ID_TOKEN_REQUEST_TOKEN"] ?? ""}`
};
const {value: a} = (0, s.e)(await exchange(t, o.href, {
headers: r,
of: "GitHub's identity provider"
}));
if (typeof a !== "string") throw credentialsProblem("GitHub's identity provider returned no token");
return a;
}
const c = 3e4;
async function exchange(e, t, n) {
const {body: s, of: i} = n;
const u = s instanceof URLSearchParams;
const d = u ? "application/x-www-form-urlencoded" : "application/json";
let l;
let p;
try {
l = await e(t, {
method: n.method ?? (s === void 0 ? "GET" : "POST"),
headers: {
accept: "application/json",
...s && {
"content-type": d
},
...n.headers
},
...s && {
body: u ? s.toString() : JSON.stringify(s)
},
signal: (0, a.dn)(c)
});
p = await l.text();
} catch (e) {
throw credentialsProblem(`${i} could not be reached: ${(0, o.bD)(e)}`, "unavailable");
}
const {status: f} = l;
if (f !== 200) {
const e = f === 429 || f >= 500 ? "unavailable" : "refused";
throw credentialsProblem(`${i} answered ${String(f)}: ${reasonIn(p)}`, e);
}
return (0, r.U4)(p) ?? p;
}
function reasonIn(e) {
const t = (0, s.e)((0, r.U4)(e));
const n = (0, s.e)(t["error"]);
const o = [ t["error_description"], n["message"], t["message"], t["error"] ];
return o.find(e => typeof e === "string") ?? e.slice(0, 300);
}
function accessTokenOf(e, t, n) {
const {access_token: o, expires_in: r} = (0, s.e)(e);
if (typeof o !== "string") throw credentialsProblem(`${t} returned no access token`);
return {
value: o,
expiresAt: n + (Number(r) > 0 ? Number(r) : 600) * 1e3
};
}
function renewing(e, t) {
let n = null;
let o = 0;
return async () => {
const r = await (n?.catch(() => null));
if (r !== null && r !== void 0 && t() < r.expiresAt - margin(r.expiresAt - o)) return r.value;
o = t();
n = e();
return (await n).value;
};
}
const margin = e => Math.min(3e5, e / 5);
}),
3968: (function(e, t, n) {
n.d(t, {
googleToken: () => googleToken
});
var o = n(77598);
var r = n(92682);
var a = n(54466);
var s = n(58726);
const i = "Google's token server";
const c = "https://www.googleapis.com/auth/cloud-platform";
function googleToken(e) {
const {keys: t, now: n} = e;
const o = t["GOOGLE_APPLICATION_CREDENTIALS"];
return (0, a.IU)(async () => {
if ((0, s.v)(t, "GOOGLE_APPLICATION_CREDENTIALS")) return await tokenOfFile(e, o ?? "");
const n = (t["GOOGLE_WORKLOAD_IDENTITY_PROVIDER"] ?? "").replace(/^\/+/, "");
const r = t["GOOGLE_SERVICE_ACCOUNT"];
return await federated(e, {
audience: `//iam.googleapis.com/${n}`,
subjectToken: await (0, a.Qd)(e, `https://iam.googleapis.com/${n}`),
impersonation: r ? `https://iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/${encodeURIComponent(r)}:generateAccessToken` : void 0
});
}, n);
}
async function tokenOfFile(e, t) {
let n;
try {
n = (0, r.e)(JSON.parse(await e.readFile(t)));
} catch {
throw (0, a.sL)("the file in GOOGLE_APPLICATION_CREDENTIALS cannot be read as JSON");
}
const text = e => typeof n[e] === "string" ? n[e] : "";
if (text("type") === "service_account") {
const t = text("token_uri") || "https://oauth2.googleapis.com/token";
const n = Math.floor(e.now() / 1e3);
const encoded = e => Buffer.from(JSON.stringify(e)).toString("base64url");
const r = {
iss: text("client_email"),
scope: c,
aud: t,
iat: n,
exp: n + 3600
};
const s = `${encoded({
alg: "RS256",
typ: "JWT"
})}.${encoded(r)}`;
const u = (0, o.createSign)("RSA-SHA256").update(s).sign(text("private_key"), "base64url");
const d = new URLSearchParams({
grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
assertion: `${s}.${u}`
});
return (0, a.DL)(await (0, a.cv)(e.send, t, {
body: d,
of: i
}), i, e.now());
}
if (text("type") !== "external_account") throw (0, a.sL)(`credentials of the type ${JSON.stringify(text("type"))} are not supported`);
return await federated(e, {
audience: text("audience"),
subjectToken: await subjectToken(e, (0, r.e)(n["credential_source"])),
tokenUrl: text("token_url") || void 0,
impersonation: text("service_account_impersonation_url") || void 0
});
}
async function subjectToken({send: e, readFile: t}, n) {
const {url: o, file: s, headers: i} = n;
const c = (0, r.e)(n["format"])["subject_token_field_name"];
const u = typeof o === "string" ? await (0, a.cv)(e, o, {
headers: i,
of: "GitHub's identity provider"
}) : await t(typeof s === "string" ? s : "");
if (typeof u === "string") return u.trim();
const d = (0, r.e)(u)[typeof c === "string" ? c : "value"];
if (typeof d !== "string") throw (0, a.sL)("GitHub's identity provider returned no token");
return d;
}
async function federated({send: e, now: t}, n) {
const o = new URLSearchParams({
grant_type: "urn:ietf:params:oauth:grant-type:token-exchange",
audience: n.audience,
scope: c,
requested_token_type: "urn:ietf:params:oauth:token-type:access_token",
subject_token: n.subjectToken,
subject_token_type: "urn:ietf:params:oauth:token-type:jwt"
});
const s = n.tokenUrl ?? "https://sts.googleapis.com/v1/token";
const u = (0, a.DL)(await (0, a.cv)(e, s, {
body: o,
of: i
}), i, t());
if (n.impersonation === void 0) return u;
const d = {
authorization: `Bearer ${u.value}`
};
const l = (0, r.e)(await (0, a.cv)(e, n.impersonation, {
body: {
scope: [ c ]
},
headers: d,
of: i
}));
if (typeof l["accessToken"] !== "string") throw (0, a.sL)(`${i} returned no access token`);
return {
value: l["accessToken"],
expiresAt: Date.parse(String(l["expireTime"])) || t() + 6e5
};
}
})
};
