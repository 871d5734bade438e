"use strict";

exports.id = 8321;

exports.ids = [ 8321 ];

exports.modules = {
8321: (function(e, t, s) {
s.r(t);
s.d(t, {
askForName: () => askForName,
fetchBranch: () => fetchBranch,
fetchPullRequest: () => fetchPullRequest,
pushCommit: () => pushCommit,
remoteSettings: () => remoteSettings
});
var n = s(38287);
var r = s(92301);
async function fetchPullRequest(e, t, {number: s, base: n, depth: o}) {
const a = (0, r.el)({
...e,
settings: remoteSettings(t)
});
const c = `refs/sallyport/pull/${String(s)}`;
const f = [ `+refs/pull/${String(s)}/head:${c}/head`, `+refs/heads/${n}:${c}/base` ];
await (0, r.z_)(a("fetch", ...i, ...await depthOptions(a, o), "--end-of-options", t.address, ...f));
return {
head: await commitOf(a, `${c}/head`),
base: await commitOf(a, `${c}/base`)
};
}
async function fetchBranch(e, t, s) {
const n = (0, r.el)({
...e,
settings: remoteSettings(t)
});
const a = `refs/sallyport/branch/${s}`;
const c = await depthOptions(n, o);
const f = `+refs/heads/${s}:${a}`;
await (0, r.z_)(n("fetch", ...i, ...c, "--end-of-options", t.address, f));
return await commitOf(n, a);
}
const o = 50;
async function askForName(e, t, s) {
const n = (0, r.el)({
...e,
settings: remoteSettings(t)
});
const [o, a] = [ `refs/heads/${s}`, `refs/tags/${s}` ];
const i = [ o, a, `${a}^{}` ];
const c = await (0, r.z_)(n("ls-remote", "--quiet", "--end-of-options", t.address, ...i));
const f = new Map((0, r.hl)(c).split("\n").map(e => e.split("\t", 2).reverse()));
return {
branch: f.get(o) ?? null,
tag: f.get(`${a}^{}`) ?? f.get(a) ?? null
};
}
async function pushCommit(e, t, {commit: s, branch: n}) {
const o = {
...e.variables,
LC_ALL: "C"
};
const i = [ ...e.settings ?? [], ...remoteSettings(t) ];
const c = (0, r.el)({
...e,
variables: o,
settings: i
});
const f = c("push", "--porcelain", "--no-verify", "--", t.address, `${s}:refs/heads/${n}`);
const u = await f;
if (u.exitCode === 0) return {
kind: "done"
};
const [, d] = /'refs\/heads\/([^']+)' exists; cannot create/.exec(u.output) ?? [];
if (d !== void 0) return {
kind: "refused",
reason: `git cannot create ${n} while the branch ${d} exists`
};
if (a.test(u.output)) return {
kind: "behind"
};
/\[remote rejected\]|remote: error/i.test(u.output) || await (0, r.z_)(f);
const h = u.output.split("\n").flatMap(e => /^remote: (.*\S)/.exec(e)?.[1] ?? []);
const l = h.filter(e => /error|must|require|violation|GH0/i.test(e)).join(" ");
return {
kind: "refused",
reason: l === "" ? "the server refused the push" : l.slice(0, 300)
};
}
const a = /\[rejected\]|fetch first|non-fast-forward|cannot lock ref|failed to update ref|reference already exists/i;
const i = [ "--quiet", "--no-tags", "--no-recurse-submodules", "--no-auto-maintenance", "--no-write-fetch-head" ];
async function depthOptions(e, t) {
const s = (0, r.hl)(await (0, r.z_)(e("rev-parse", "--is-shallow-repository"))).trim() === "true";
return s ? [ `--depth=${String(t)}` ] : [];
}
async function commitOf(e, t) {
const s = await e("rev-parse", "--verify", "--quiet", "--end-of-options", `${t}^{commit}`);
if (s.exitCode !== 0) throw new n.U(`git fetched no commit for ${t}`);
return (0, r.hl)(s).trim();
}
function remoteSettings({address: e, token: t, headers: s = []}) {
const n = `http.${e}.extraheader`;
const r = Buffer.from(`x-access-token:${t ?? ""}`).toString("base64");
const o = t === null ? s : [ `AUTHORIZATION: basic ${r}` ];
return [ [ "http.followRedirects", "false" ], ...o.length === 0 ? [] : [ "", ...o ].map(e => [ n, e ]) ];
}
})
};
