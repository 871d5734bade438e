"use strict";

exports.id = 7346;

exports.ids = [ 7346 ];

exports.modules = {
27346: (function(e, n, t) {
t.d(n, {
awsCredentials: () => awsCredentials
});
var s = t(54466);
var r = t(58726);
const o = "AWS's token server";
function awsCredentials(e, n) {
const {keys: t, send: a, now: c} = e;
if ((0, r.v)(t, "AWS_ACCESS_KEY_ID", "AWS_SECRET_ACCESS_KEY")) {
const e = t["AWS_SESSION_TOKEN"];
return () => Promise.resolve({
accessKeyId: t["AWS_ACCESS_KEY_ID"] ?? "",
secretAccessKey: t["AWS_SECRET_ACCESS_KEY"] ?? "",
...e ? {
sessionToken: e
} : {}
});
}
return (0, s.IU)(async () => {
const r = new URLSearchParams({
Action: "AssumeRoleWithWebIdentity",
Version: "2011-06-15",
RoleArn: t["AWS_ROLE_ARN"] ?? "",
RoleSessionName: "sallyport",
WebIdentityToken: await (0, s.Qd)(e, "sts.amazonaws.com")
});
const c = n.startsWith("cn-") ? "amazonaws.com.cn" : "amazonaws.com";
const i = t["AWS_ENDPOINT_URL_STS"] ?? `https://sts.${n}.${c}`;
const d = await (0, s.cv)(a, i, {
body: r,
headers: {
accept: "application/xml"
},
of: o
});
const l = String(d);
const value = e => new RegExp(`<${e}>([^<]+)</${e}>`).exec(l)?.[1];
const [u, S, E] = [ value("AccessKeyId"), value("SecretAccessKey"), value("SessionToken") ];
if (u === void 0 || S === void 0 || E === void 0) throw (0, s.sL)(`${o} returned no credentials`);
return {
value: {
accessKeyId: u,
secretAccessKey: S,
sessionToken: E
},
expiresAt: Date.parse(value("Expiration") ?? "") || 0
};
}, c);
}
}),
54466: (function(e, n, t) {
t.d(n, {
DL: () => accessTokenOf,
IU: () => renewing,
Qd: () => gitHubIdToken,
Vg: () => c,
cv: () => exchange,
sL: () => credentialsProblem
});
var s = t(42357);
var r = t(20274);
var o = t(25422);
var a = t(92682);
const c = {
refused: "ERR_CREDENTIALS",
unavailable: "ERR_CREDENTIALS_UNAVAILABLE"
};
function credentialsProblem(e, n = "refused") {
return Object.assign(new Error(e), {
code: c[n]
});
}
async function gitHubIdToken({keys: e, send: n}, t) {
const s = new URL(e["ACTIONS_ID_TOKEN_REQUEST_URL"] ?? "");
s.searchParams.set("audience", t);
const r = {
authorization: `Bearer ${e["ACTIONS_ID_TOKEN_REQUEST_TOKEN"] ?? ""}`
};
const {value: o} = (0, a.e)(await exchange(n, s.href, {
headers: r,
of: "GitHub's identity provider"
}));
if (typeof o !== "string") throw credentialsProblem("GitHub's identity provider returned no token");
return o;
}
const i = 3e4;
async function exchange(e, n, t) {
const {body: a, of: c} = t;
const d = a instanceof URLSearchParams;
const l = d ? "application/x-www-form-urlencoded" : "application/json";
let u;
let S;
try {
u = await e(n, {
method: t.method ?? (a === void 0 ? "GET" : "POST"),
headers: {
accept: "application/json",
...a && {
"content-type": l
},
...t.headers
},
...a && {
body: d ? a.toString() : JSON.stringify(a)
},
signal: (0, o.dn)(i)
});
S = await u.text();
} catch (e) {
throw credentialsProblem(`${c} could not be reached: ${(0, s.bD)(e)}`, "unavailable");
}
const {status: E} = u;
if (E !== 200) {
const e = E === 429 || E >= 500 ? "unavailable" : "refused";
throw credentialsProblem(`${c} answered ${String(E)}: ${reasonIn(S)}`, e);
}
return (0, r.U4)(S) ?? S;
}
function reasonIn(e) {
const n = (0, a.e)((0, r.U4)(e));
const t = (0, a.e)(n["error"]);
const s = [ n["error_description"], t["message"], n["message"], n["error"] ];
return s.find(e => typeof e === "string") ?? e.slice(0, 300);
}
function accessTokenOf(e, n, t) {
const {access_token: s, expires_in: r} = (0, a.e)(e);
if (typeof s !== "string") throw credentialsProblem(`${n} returned no access token`);
return {
value: s,
expiresAt: t + (Number(r) > 0 ? Number(r) : 600) * 1e3
};
}
function renewing(e, n) {
let t = null;
let s = 0;
return async () => {
const r = await (t?.catch(() => null));
if (r !== null && r !== void 0 && n() < r.expiresAt - margin(r.expiresAt - s)) return r.value;
s = n();
t = e();
return (await t).value;
};
}
const margin = e => Math.min(3e5, e / 5);
})
};
