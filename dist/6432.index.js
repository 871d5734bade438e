"use strict";

exports.id = 6432;

exports.ids = [ 6432 ];

exports.modules = {
26432: (function(t, e, n) {
n.d(e, {
placeHooks: () => placeHooks,
skippedHooks: () => skippedHooks
});
var o = n(73024);
var r = n(76760);
const s = {
am: [ "applypatch-msg", "pre-applypatch" ],
commit: [ "pre-commit", "prepare-commit-msg", "commit-msg" ],
merge: [ "pre-merge-commit", "commit-msg" ],
pull: [ "pre-merge-commit" ],
push: [ "pre-push" ],
rebase: [ "pre-rebase" ]
};
function skippedHooks(t, e) {
const n = [ ...new Set(e.flatMap(t => s[t] ?? [])) ];
const o = n.length === 0 ? null : topOf(t);
if (o === null) return [];
const i = /^gitdir: (.+)$/m.exec(textOf((0, r.join)(o, ".git")) ?? "")?.[1];
const c = i === void 0 ? (0, r.join)(o, ".git") : (0, r.resolve)(o, i);
const m = textOf((0, r.join)(c, "commondir"));
const l = m === null ? c : (0, r.resolve)(c, m.trim());
const a = textOf((0, r.join)(l, "config")) ?? "";
const u = /^\[core\][^\n]*\n(?:[\t ][^\n]*\n)*?[\t ]*hookspath *= *([^\n]+)$/im.exec(a)?.[1]?.trim();
const f = u === void 0 ? (0, r.join)(l, "hooks") : (0, r.resolve)(o, u.replaceAll('"', ""));
const p = (0, r.basename)(f) === "_" && (0, r.basename)((0, r.dirname)(f)) === ".husky";
return n.flatMap(t => {
const e = (0, r.join)(p ? (0, r.dirname)(f) : f, t);
const n = textOf(e);
if (n === null || /\bgit[ -]lfs\b/.test(n) || !p && !isExecutable(e)) return [];
return [ {
name: t,
run: commandFor(n, {
name: t,
path: (0, r.relative)(o, e),
isHusky: p
})
} ];
});
}
function placeHooks(t, e) {
const n = Buffer.from('#!/usr/bin/env sh\nset -e\nPATH="node_modules/.bin:$PATH"\n');
for (const [s, i] of e) {
const e = i.toString("latin1", 0, 2) === "#!" ? [ i ] : [ n, i ];
(0, o.writeFileSync)((0, r.join)(t, s), Buffer.concat(e), {
mode: 493
});
}
(0, o.mkdirSync)((0, r.join)(t, "_"), {
mode: 493
});
(0, o.writeFileSync)((0, r.join)(t, "_/husky.sh"), "");
}
function commandFor(t, {name: e, path: n, isHusky: o}) {
if (/\bpre[-_]commit\b.*\bhook-impl\b/.test(t)) return `pre-commit run --hook-stage ${e}`;
if (/\blefthook\b/.test(t)) return `lefthook run ${e}`;
const r = t.split("\n").filter(t => t.trim() !== "" && !/^\s*#|husky\.sh/.test(t));
const [s = ""] = r;
return o && r.length === 1 && /^[\w./@:=-]+(?: [\w./@:=-]+)*$/.test(s) ? s : `sh ${n}`;
}
function topOf(t) {
for (let e = (0, r.resolve)(t); ;e = (0, r.dirname)(e)) {
if ((0, o.statSync)((0, r.join)(e, ".git"), {
throwIfNoEntry: false
}) !== void 0) return e;
if ((0, r.dirname)(e) === e) return null;
}
}
const i = 1e5;
function textOf(t) {
try {
const e = (0, o.statSync)(t, {
throwIfNoEntry: false
});
return e?.isFile() === true && e.size <= i ? (0, o.readFileSync)(t, "utf8") : null;
} catch {
return null;
}
}
function isExecutable(t) {
try {
(0, o.accessSync)(t, o.constants.X_OK);
return true;
} catch {
return false;
}
}
})
};
