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
var o = s(92301);
async function fetchPullRequest(e, t, {number: s, base: n, depth: r}) {
const a = (0, o.el)({
...e,
settings: remoteSettings(t)
});
const c = `refs/sallyport/pull/${String(s)}`;
const f = [ `+refs/pull/${String(s)}/head:${c}/head`, `+refs/heads/${n}:${c}/base` ];
await (0, o.z_)(a("fetch", ...i, ...await depthOptions(a, r), "--end-of-options", t.address, ...f));
return {
head: await commitOf(a, `${c}/head`),
base: await commitOf(a, `${c}/base`)
};
}
async function fetchBranch(e, t, s) {
const n = (0, o.el)({
...e,
settings: remoteSettings(t)
});
const a = `refs/sallyport/branch/${s}`;
const c = await depthOptions(n, r);
const f = `+refs/heads/${s}:${a}`;
await (0, o.z_)(n("fetch", ...i, ...c, "--end-of-options", t.address, f));
return await commitOf(n, a);
}
const r = 50;
async function askForName(e, t, s) {
const n = (0, o.el)({
...e,
settings: remoteSettings(t)
});
const [r, a] = [ `refs/heads/${s}`, `refs/tags/${s}` ];
const i = [ r, a, `${a}^{}` ];
const c = await (0, o.z_)(n("ls-remote", "--quiet", "--end-of-options", t.address, ...i));
const f = new Map((0, o.hl)(c).split("\n").map(e => e.split("\t", 2).reverse()));
return {
branch: f.get(r) ?? null,
tag: f.get(`${a}^{}`) ?? f.get(a) ?? null
};
}
async function pushCommit(e, t, {commit: s, branch: n, replaces: r}) {
const i = {
...e.variables,
LC_ALL: "C"
};
const c = [ ...e.settings ?? [], ...remoteSettings(t) ];
const f = (0, o.el)({
...e,
variables: i,
settings: c
});
const u = `refs/heads/${n}`;
const d = r === void 0 ? [] : [ `--force-with-lease=${u}:${r ?? ""}` ];
const h = f("push", "--porcelain", "--no-verify", ...d, "--", t.address, `${s}:${u}`);
const l = await h;
if (l.exitCode === 0) return {
kind: "done"
};
const [, m] = /'refs\/heads\/([^']+)' exists; cannot create/.exec(l.output) ?? [];
if (m !== void 0) return {
kind: "refused",
reason: `git cannot create ${n} while the branch ${m} exists`
};
if (a.test(l.output)) return {
kind: "behind"
};
/\[remote rejected\]|remote: error/i.test(l.output) || await (0, o.z_)(h);
const p = l.output.split("\n").flatMap(e => /^remote: (.*\S)/.exec(e)?.[1] ?? []);
const $ = p.filter(e => /error|must|require|violation|GH0/i.test(e)).join(" ");
return {
kind: "refused",
reason: $ === "" ? "the server refused the push" : $.slice(0, 300)
};
}
const a = /\[rejected\]|fetch first|non-fast-forward|cannot lock ref|failed to update ref|reference already exists/i;
const i = [ "--quiet", "--no-tags", "--no-recurse-submodules", "--no-auto-maintenance", "--no-write-fetch-head" ];
async function depthOptions(e, t) {
const s = (0, o.hl)(await (0, o.z_)(e("rev-parse", "--is-shallow-repository"))).trim() === "true";
return s ? [ `--depth=${String(t)}` ] : [];
}
async function commitOf(e, t) {
const s = await e("rev-parse", "--verify", "--quiet", "--end-of-options", `${t}^{commit}`);
if (s.exitCode !== 0) throw new n.U(`git fetched no commit for ${t}`);
return (0, o.hl)(s).trim();
}
function remoteSettings({address: e, token: t, headers: s = []}) {
const n = `http.${e}.extraheader`;
const o = Buffer.from(`x-access-token:${t ?? ""}`).toString("base64");
const r = t === null ? s : [ `AUTHORIZATION: basic ${o}` ];
return [ [ "http.followRedirects", "false" ], ...r.length === 0 ? [] : [ "", ...r ].map(e => [ n, e ]) ];
}
})
};
