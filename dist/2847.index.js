"use strict";

exports.id = 2847;

exports.ids = [ 2847 ];

exports.modules = {
82847: (function(e, n, t) {
t.d(n, {
anthropicToken: () => anthropicToken
});
var r = t(54466);
const o = "Anthropic's token server";
function anthropicToken(e, n) {
const {keys: t, send: a, now: s} = e;
const optional = (e, n) => t[n] ? {
[e]: t[n]
} : {};
return (0, r.IU)(async () => {
const i = {
grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
assertion: await (0, r.Qd)(e, "https://api.anthropic.com"),
federation_rule_id: t["ANTHROPIC_FEDERATION_RULE_ID"],
organization_id: t["ANTHROPIC_ORGANIZATION_ID"],
...optional("service_account_id", "ANTHROPIC_SERVICE_ACCOUNT_ID"),
...optional("workspace_id", "ANTHROPIC_WORKSPACE_ID")
};
const c = {
"anthropic-beta": "oauth-2025-04-20"
};
const d = n.replace(/\/v\d+$/, "");
return (0, r.DL)(await (0, r.cv)(a, `${d}/v1/oauth/token`, {
body: i,
headers: c,
of: o
}), o, s());
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
var a = t(25422);
var s = t(92682);
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
const {value: a} = (0, s.e)(await exchange(n, r.href, {
headers: o,
of: "GitHub's identity provider"
}));
if (typeof a !== "string") throw credentialsProblem("GitHub's identity provider returned no token");
return a;
}
const c = 3e4;
async function exchange(e, n, t) {
const {body: s, of: i} = t;
const d = s instanceof URLSearchParams;
const u = d ? "application/x-www-form-urlencoded" : "application/json";
let l;
let p;
try {
l = await e(n, {
method: t.method ?? (s === void 0 ? "GET" : "POST"),
headers: {
accept: "application/json",
...s && {
"content-type": u
},
...t.headers
},
...s && {
body: d ? s.toString() : JSON.stringify(s)
},
signal: (0, a.dn)(c)
});
p = await l.text();
} catch (e) {
throw credentialsProblem(`${i} could not be reached: ${(0, r.bD)(e)}`, "unavailable");
}
const {status: f} = l;
if (f !== 200) {
const e = f === 429 || f >= 500 ? "unavailable" : "refused";
throw credentialsProblem(`${i} answered ${String(f)}: ${reasonIn(p)}`, e);
}
return (0, o.U4)(p) ?? p;
}
function reasonIn(e) {
const n = (0, s.e)((0, o.U4)(e));
const t = (0, s.e)(n["error"]);
const r = [ n["error_description"], t["message"], n["message"], n["error"] ];
return r.find(e => typeof e === "string") ?? e.slice(0, 300);
}
function accessTokenOf(e, n, t) {
const {access_token: r, expires_in: o} = (0, s.e)(e);
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
