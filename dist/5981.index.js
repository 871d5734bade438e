"use strict";

exports.id = 5981;

exports.ids = [ 5981 ];

exports.modules = {
35981: (function(e, n, t) {
t.r(n);
t.d(n, {
differencesTo: () => differencesTo,
differingFrom: () => differingFrom,
historySince: () => historySince,
unmergedFiles: () => unmergedFiles
});
var i = t(4573);
var s = t(38287);
var r = t(92301);
async function historySince(e, n, t) {
if (t.every(e => e === n)) return {
isKept: true,
joined: []
};
const {exitCode: i} = await e("merge-base", "--is-ancestor", n, t[0] ?? "");
const s = [ "--not", n, "--remotes", "--glob=refs/sallyport", "FETCH_HEAD" ];
const r = await linesOf(e("rev-list", "--ignore-missing", "--boundary", "--parents", ...t, ...s));
const a = r.map(e => e.split(" ")).filter(([e = ""]) => !e.startsWith("-"));
const f = new Set(a.map(([e]) => e));
const c = new Set(await linesOf(e("rev-list", "--ancestry-path", ...t, "--not", n)));
const l = [ ...t.filter(e => !f.has(e)), ...r.flatMap(e => /^-(\w+)/.exec(e)?.[1] ?? []), ...a.flatMap(([, ...e]) => e.length > 1 ? e : []) ].filter(e => !(f.has(e) && c.has(e)));
const d = [ ...new Set(l) ].slice(0, o);
const u = await linesOf(e("merge-base", "--independent", n, ...d));
return {
isKept: i === 0,
joined: u.filter(e => e !== n)
};
}
const o = 200;
async function differencesTo(e, n, t) {
const i = namesIn(await (0, r.z_)(e("diff-tree", "-r", "-z", "--no-renames", "--raw", n, t)));
return i.flatMap((e, n) => {
const [, t, , s = "", r] = n % 2 === 0 ? e.split(" ") : [];
if (r === void 0) return [];
return [ {
path: i[n + 1] ?? "",
mode: t,
id: r === "D" ? null : s,
isNew: r === "A"
} ];
});
}
async function differingFrom(e, n) {
const t = [ "--name-only", "-z", "--no-renames", "--no-ext-diff", "--ignore-submodules=dirty" ];
return new Set(namesIn(await (0, r.z_)(e("diff", ...t, n, "--"))));
}
async function unmergedFiles(e) {
return (0, r.M$)(await (0, r.z_)(e("diff", "--name-only", "-z", "--diff-filter=U")));
}
function namesIn(e) {
if (!(0, i.isUtf8)(e.stdoutBytes)) throw new s.U("the name of a file is not UTF-8");
return (0, r.M$)(e);
}
async function linesOf(e) {
return (0, r.hl)(await (0, r.z_)(e)).split("\n").filter(e => e !== "");
}
})
};
