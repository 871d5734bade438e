"use strict";

exports.id = 1815;

exports.ids = [ 1815 ];

exports.modules = {
41815: (function(t, e, n) {
n.d(e, {
compileGlob: () => compileGlob,
existingPathHint: () => existingPathHint
});
var i = n(76760);
var r = n(42357);
var s = n(72443);
var a = n(56091);
const o = 1e3;
async function compileGlob(t, {anywhere: e}) {
const {Minimatch: r} = await n.e(1138).then(n.bind(n, 91138));
if (t.length > o) return `The glob is longer than ${o} characters.`;
if ((0, i.isAbsolute)(t) || t.split("/").includes("..")) return 'The glob must be relative and must not contain ".."; set path to the directory instead.';
const s = [ t, ...literalReadings(t) ].map(a.P);
if (s[0] === null) return "The braces of the glob have more than 64 alternatives.";
const c = [ ...new Set(s.flatMap(t => t ?? [])) ].map(t => new r(withoutEmptySegments(t), {
dot: true,
nonegate: true,
nocomment: true,
nobrace: true,
noext: true,
matchBase: e
}));
return t => c.some(e => e.match(t));
}
function literalReadings(t) {
const inNames = e => t.split("/").map(t => e.test(t) ? escaped(t, "[") : t).join("/");
return [ inNames(/^\[+[^[\]]*\]+$/), inNames(/^\[/), escaped(t, "["), escaped(t, "[{") ];
}
function escaped(t, e) {
return t.replace(e === "[" ? /(?<!\\)[[\]]/g : /(?<!\\)[[\]{}]/g, "\\$&");
}
async function existingPathHint(t, e) {
try {
const {kind: n} = await e.files.info(`${e.files.resolve(e.directory)}/${t}`);
const i = t.replace(/\/+$/, "").replace(/[\\*?[\]{}]/g, "\\$&");
if (n === "directory") return `${t} is a directory; for the files in it, use ${i}/**.`;
if (e.isSearched === true) return null;
return `${t} exists, but it is a link, ignored by git or not permitted; its pattern is ${i}.`;
} catch (t) {
(0, r.ki)(t, s.k);
return null;
}
}
function withoutEmptySegments(t) {
return t.split("/").filter(t => t !== "" && t !== ".").join("/");
}
})
};
