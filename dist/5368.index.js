"use strict";

exports.id = 5368;

exports.ids = [ 5368 ];

exports.modules = {
45368: (function(e, n, t) {
t.r(n);
t.d(n, {
azureToken: () => azureToken
});
var r = t(54466);
const o = "Azure's token server";
function azureToken(e) {
const {keys: n, send: t, now: s} = e;
return (0, r.IU)(async () => {
const a = (n["AZURE_AUTHORITY_HOST"] ?? "https://login.microsoftonline.com").replace(/\/+$/, "");
const i = new URLSearchParams({
grant_type: "client_credentials",
client_id: n["AZURE_CLIENT_ID"] ?? "",
scope: "https://cognitiveservices.azure.com/.default",
client_assertion_type: "urn:ietf:params:oauth:client-assertion-type:jwt-bearer",
client_assertion: await (0, r.Qd)(e, "api://AzureADTokenExchange")
});
const c = encodeURIComponent(n["AZURE_TENANT_ID"] ?? "");
const u = await (0, r.cv)(t, `${a}/${c}/oauth2/v2.0/token`, {
body: i,
of: o
});
return (0, r.DL)(u, o, s());
}, s);
}
}),
54466: (function(e, n, t) {
t.d(n, {
DL: () => accessTokenOf,
IU: () => renewing,
Qd: () => gitHubIdToken,
Vg: () => i,
cv: () => exchange,
sL: () => credentialsProblem
});
var r = t(42357);
var o = t(20274);
var s = t(25422);
var a = t(92682);
const i = {
refused: "ERR_CREDENTIALS",
unavailable: "ERR_CREDENTIALS_UNAVAILABLE"
};
function credentialsProblem(e, n = "refused") {
return Object.assign(new Error(e), {
code: i[n]
});
}
async function gitHubIdToken({keys: e, send: n}, t) {
const r = new URL(e["ACTIONS_ID_TOKEN_REQUEST_URL"] ?? "");
r.searchParams.set("audience", t);
const o = {
authorization: `Bearer ${e["ACTIONS_ID_TOKEN_REQUEST_TOKEN"] ?? ""}`
};
const {value: s} = (0, a.e)(await exchange(n, r.href, {
headers: o,
of: "GitHub's identity provider"
}));
if (typeof s !== "string") throw credentialsProblem("GitHub's identity provider returned no token");
return s;
}
const c = 3e4;
async function exchange(e, n, t) {
const {body: a, of: i} = t;
const u = a instanceof URLSearchParams;
const d = u ? "application/x-www-form-urlencoded" : "application/json";
let l;
let f;
try {
l = await e(n, {
method: t.method ?? (a === void 0 ? "GET" : "POST"),
headers: {
accept: "application/json",
...a && {
"content-type": d
},
...t.headers
},
...a && {
body: u ? a.toString() : JSON.stringify(a)
},
signal: (0, s.dn)(c)
});
f = await l.text();
} catch (e) {
throw credentialsProblem(`${i} could not be reached: ${(0, r.bD)(e)}`, "unavailable");
}
const {status: p} = l;
if (p !== 200) {
const e = p === 429 || p >= 500 ? "unavailable" : "refused";
throw credentialsProblem(`${i} answered ${String(p)}: ${reasonIn(f)}`, e);
}
return (0, o.U4)(f) ?? f;
}
function reasonIn(e) {
const n = (0, a.e)((0, o.U4)(e));
const t = (0, a.e)(n["error"]);
const r = [ n["error_description"], t["message"], n["message"], n["error"] ];
return r.find(e => typeof e === "string") ?? e.slice(0, 300);
}
function accessTokenOf(e, n, t) {
const {access_token: r, expires_in: o} = (0, a.e)(e);
if (typeof r !== "string") throw credentialsProblem(`${n} returned no access token`);
return {
value: r,
expiresAt: t + (Number(o) > 0 ? Number(o) : 600) * 1e3
};
}
function renewing(e, n) {
let t = null;
let r = 0;
return async () => {
const o = await (t?.catch(() => null));
if (o !== null && o !== void 0 && n() < o.expiresAt - margin(o.expiresAt - r)) return o.value;
r = n();
t = e();
return (await t).value;
};
}
const margin = e => Math.min(3e5, e / 5);
})
};
