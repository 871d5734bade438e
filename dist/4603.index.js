"use strict";

exports.id = 4603;

exports.ids = [ 4603 ];

exports.modules = {
4603: (function(e, t, n) {
n.r(t);
n.d(t, {
createIdentityFile: () => createIdentityFile
});
var i = n(73024);
var a = n(48161);
var r = n(16993);
var o = n(42357);
var s = n(64666);
const l = 5e3;
const c = {
name: "github-actions[bot]",
email: "41898282+github-actions[bot]@users.noreply.github.com"
};
async function identityOf(e, t) {
const n = await configuredIdentity(e, t);
const i = e["GITHUB_ACTIONS"] === "true" ? c : userOf(e);
return {
name: e["GIT_AUTHOR_NAME"] ?? e["GIT_COMMITTER_NAME"] ?? n.name ?? i.name,
email: e["GIT_AUTHOR_EMAIL"] ?? e["GIT_COMMITTER_EMAIL"] ?? n.email ?? i.email
};
}
function userOf(e) {
const t = e["USER"] ?? e["LOGNAME"] ?? "sallyport";
return {
name: t,
email: `${t}@localhost`
};
}
async function configuredIdentity(e, t) {
const n = (0, s.oq)("git", t);
if (n === null) return {};
const i = [ "HOME", "XDG_CONFIG_HOME", "USERPROFILE", "GIT_CONFIG_GLOBAL", "GIT_CONFIG_SYSTEM" ];
const o = Object.fromEntries(i.flatMap(t => e[t] === void 0 ? [] : [ [ t, e[t] ] ]));
const {stdout: c} = await (0, r.Ho)(n, [ "config", "-z", "--get-regexp", "^user\\.(name|email)$" ], {
cwd: "/",
env: {
...o,
PATH: t,
GIT_DIR: a.devNull
},
extendEnv: false,
reject: false,
stdin: "ignore",
timeout: l
});
const u = c.split("\0").map(e => e.split("\n"));
const valueOf = e => u.findLast(([t]) => t === e)?.[1];
return {
name: valueOf("user.name"),
email: valueOf("user.email")
};
}
function createIdentityFile(e, t, n) {
let a = null;
return async () => {
a ??= identityOf(e, t).then(({name: e, email: t}) => `[user]\n\tname = ${quoted(e)}\n\temail = ${quoted(t)}\n`);
const r = await a;
(0, o.CD)(() => (0, i.readFileSync)(n, "utf8"), null) !== r && (0, i.writeFileSync)(n, r);
return n;
};
}
function quoted(e) {
return `"${e.replaceAll(/[\0-\x1f]/g, " ").replaceAll(/["\\]/g, "\\$&")}"`;
}
})
};
