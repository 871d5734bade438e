"use strict";

exports.id = 6058;

exports.ids = [ 6058 ];

exports.modules = {
56058: (function(n, t, e) {
e.d(t, {
gitFacts: () => gitFacts,
projectFacts: () => projectFacts
});
var o = e(54539);
var s = e(76760);
var r = e(10258);
var i = e(31421);
var c = e(48161);
var l = e(64666);
const a = 1e4;
const u = 1e7;
function quickGit({cwd: n, path: t, environment: e}) {
const o = (0, l.oq)("git", t);
const s = [ "-c", "core.fsmonitor=false", "-c", `core.hooksPath=${c.devNull}` ];
const r = {
...e,
PATH: t,
HOME: c.devNull,
GIT_NO_REPLACE_OBJECTS: "1",
GIT_NO_LAZY_FETCH: "1"
};
const f = {
cwd: n,
env: r,
timeout: a,
maxBuffer: u,
windowsHide: true
};
return (...n) => new Promise(t => {
o === null ? t(null) : (0, i.execFile)(o, [ ...s, ...n ], f, (n, e) => t(n === null ? e.trim() : null));
});
}
const f = /^[A-Za-z0-9_][\w./+@-]{0,199}$/;
async function checkoutFacts(n, {commit: t, base: e, comparesFiles: o}) {
const s = quickGit(n);
const i = t ?? "HEAD";
const c = o && !(0, r.cS)(n.cwd).some(r.Ty);
const l = t === null ? branchIn(n.cwd) : null;
const [a, u, m, d] = await Promise.all([ s("rev-list", "--parents", "--max-count=1", i, "--"), s("describe", "--tags", "--abbrev=0", i), c ? s("status", "--porcelain", "--untracked-files=no", "--ignore-submodules=all") : null, e !== null && f.test(e) ? baseOf(s, e, i) : null ]);
const [h, ...p] = a?.split(" ") ?? [];
if (h === void 0) return null;
const g = m === null ? null : m === "" ? 0 : m.split("\n").length;
return {
head: h,
parents: p,
branch: l,
tag: u !== null && f.test(u) ? u : null,
changedFiles: g,
base: d
};
}
function branchIn(n) {
const t = (0, r.II)(n);
const e = t === null ? void 0 : /^ref: refs\/heads\/(.+)$/m.exec((0, r.Ut)((0, s.join)(t, "HEAD")) ?? "")?.[1];
return e !== void 0 && f.test(e) ? e : null;
}
async function baseOf(n, t, e) {
for (const o of [ `origin/${t}`, t ]) {
const s = await n("rev-parse", "--verify", "--quiet", "--end-of-options", `${o}^{commit}`);
if (s === null) continue;
const r = await n("merge-base", s, e);
if (r === null) return {
branch: t,
revision: o,
mergeBase: null,
commits: null
};
const i = await n("rev-list", "--count", `${r}..${e}`, "--");
return {
branch: t,
revision: o,
mergeBase: r,
commits: i === null ? null : Number(i)
};
}
return {
branch: t,
revision: null,
mergeBase: null,
commits: null
};
}
const m = [ [ "pnpm", "pnpm-lock.yaml" ], [ "yarn", "yarn.lock" ], [ "bun", "bun.lock" ], [ "bun", "bun.lockb" ], [ "npm", "package-lock.json" ], [ "npm", "npm-shrinkwrap.json" ], [ "uv", "uv.lock" ], [ "poetry", "poetry.lock" ] ];
const d = [ "pyproject.toml", "tox.ini", "Cargo.toml", "go.mod", "pom.xml", "build.gradle", "build.gradle.kts", "Makefile", "justfile", "CMakeLists.txt", "Gemfile", "composer.json", "mix.exs", "deno.json", "Taskfile.yml" ];
const h = 30;
const p = /^[\w:.-]{1,40}$/;
function projectFacts(n) {
const {workspace: t} = n;
const e = new Set(n.entries(t));
const o = [ ...new Set(m.flatMap(([n, t]) => e.has(t) ? [ n ] : [])) ];
const s = e.has("package.json") ? scriptsIn(n.packageManifest(t)) : [];
const r = d.filter(n => e.has(n));
return [ ...o.length === 0 ? [] : [ `The lock file is that of ${o.join(" and ")}.` ], ...s.length === 0 ? [] : [ `The scripts of package.json are ${s.join(", ")}.` ], ...r.length === 0 ? [] : [ `The workspace has ${r.join(", ")}.` ] ];
}
function scriptsIn(n) {
if (n === null) return [];
try {
const {scripts: t} = JSON.parse(n);
if (typeof t !== "object" || t === null) return [];
return Object.keys(t).filter(n => p.test(n)).slice(0, h);
} catch {
return [];
}
}
const g = new WeakMap;
async function gitFacts({git: n, event: t, pull: e, workspace: o}, s) {
if (n === null) return [];
const r = {
commit: e?.commit ?? null,
base: e?.facts.base ?? t.baseBranch ?? null,
comparesFiles: e === null && !t.isUntrustedCheckout
};
const i = g.get(n) ?? new Map;
g.set(n, i);
const c = JSON.stringify(r);
const l = i.get(c) ?? checkoutFacts({
path: s.path,
environment: s.environment,
cwd: o
}, r);
i.set(c, l);
const a = await l;
return a === null ? [] : inWords(a, {
event: t,
pull: e
});
}
const project_facts_short = n => n.slice(0, 12);
function inWords(n, {event: t, pull: e}) {
const {head: s, branch: r, tag: i, changedFiles: c, base: l} = n;
const a = r === null ? "" : `, on branch ${r}`;
return [ ...e === null ? [ `HEAD is ${project_facts_short(s)}${a}${originOf(n, t)}.` ] : [], ...l === null ? [] : baseInWords(l), i === null ? "No tag is before this commit in the clone." : `The last tag is ${i}.`, ...c === null ? [] : [ c === 0 ? "No tracked file differs from HEAD." : `${(0, 
o.B4)(c, "tracked file")} ${c === 1 ? "differs" : "differ"} from HEAD.` ] ];
}
function originOf({head: n, parents: t}, {item: e, headSha: o}) {
if (e?.kind !== "pull-request" || o === null) return "";
const s = `pull request #${String(e.number)}`;
if (n === o) return `, the head of ${s}`;
return t[1] === o ? `, the merge of ${s} into its base that GitHub made` : "";
}
function baseInWords({branch: n, revision: t, mergeBase: e, commits: s}) {
if (t === null) return [ `The base branch ${n} is not in this clone.` ];
if (e === null) return [ `The base is ${t}; the clone does not reach its last common commit with HEAD.` ];
const r = s === null ? "" : `, ${(0, o.B4)(s, "commit")} ago`;
return [ `The base is ${t}; the last common commit is ${project_facts_short(e)}${r}.` ];
}
}),
10258: (function(n, t, e) {
e.d(t, {
II: () => gitDirectory,
Ty: () => mayStartPrograms,
Ut: () => configText,
aF: () => i,
cS: () => configurations
});
var o = e(73024);
var s = e(76760);
const r = /\[\s*(?:include|filter|diff|merge|man|browser|trailer|hook|alias)|uploadpack|receivepack|vcs|\bupdate\b|alternaterefscommand|gitproxy/i;
const i = 1e6;
function mayStartPrograms(n) {
return r.test(configText(n) ?? "[include");
}
function configurations(n) {
const t = gitDirectory(n);
if (t === null) return [];
const e = (0, s.resolve)(t, (configText((0, s.join)(t, "commondir")) ?? "").trim());
const o = new Set([ t, e, ...submodules((0, s.join)(e, "modules"), 0) ]);
return [ ...o ].flatMap(n => [ (0, s.join)(n, "config"), (0, s.join)(n, "config.worktree") ]);
}
function gitDirectory(n) {
for (let t = (0, s.resolve)(n); ;t = (0, s.dirname)(t)) {
const n = (0, s.join)(t, ".git");
const e = (0, o.statSync)(n, {
throwIfNoEntry: false
});
if (e?.isDirectory() === true) return n;
if (e?.isFile() === true) {
const e = /^gitdir: (.+)$/m.exec(configText(n) ?? "")?.[1];
return e === void 0 ? null : (0, s.resolve)(t, e);
}
if ((0, s.dirname)(t) === t) return null;
}
}
function submodules(n, t) {
if (t > 4 || (0, o.statSync)(n, {
throwIfNoEntry: false
})?.isDirectory() !== true) return [];
const e = (0, o.readdirSync)(n, {
withFileTypes: true
}).filter(n => n.isDirectory());
return e.flatMap(({name: e}) => {
const r = (0, s.join)(n, e);
const i = (0, o.statSync)((0, s.join)(r, "HEAD"), {
throwIfNoEntry: false
}) !== void 0;
return i ? [ r, ...submodules((0, s.join)(r, "modules"), t + 1) ] : submodules(r, t + 1);
});
}
function configText(n) {
const t = (0, o.statSync)(n, {
throwIfNoEntry: false
});
if (t?.isFile() !== true) return "";
return t.size > i ? null : (0, o.readFileSync)(n, "utf8");
}
})
};
