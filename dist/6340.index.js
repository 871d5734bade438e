"use strict";

exports.id = 6340;

exports.ids = [ 6340 ];

exports.modules = {
66340: (function(t, e, r) {
r.r(e);
r.d(e, {
createRepositoryGuard: () => createRepositoryGuard,
pathsOutside: () => pathsOutside
});
var a = r(78033);
var o = r(55559);
var s = r(3197);
var n = r(99756);
var l = r(33646);
var i = r(90559);
var c = r(39588);
function pathsOutside({allow: t}, e) {
const {rules: r} = (0, l.NR)({
allow: t,
ask: [],
deny: []
});
const pathsOf = t => {
const a = r.allow.flatMap(({tool: r, specifier: a}) => t.includes(r) && a.kind === "path" ? wholePaths(a.pattern, e) : []);
const o = a.filter(t => e.kindOf(t) !== "missing" && mayBeShown(t, e));
return [ ...new Set(o.flatMap(t => [ t, e.realpath(t) ])) ].filter(t => mayBeShown(t, e));
};
return {
readable: pathsOf([ "Read" ]),
writable: pathsOf([ "Write", "Edit" ])
};
}
function wholePaths(t, e) {
if (t.up.some(t => t > 0)) return [];
return t.globs.flatMap(r => {
const o = r.at(-1)?.kind === "globstar" ? r.slice(0, -1) : r;
const s = o.map(a.hi);
return s.length === 0 || s.includes(null) ? [] : (0, i.cF)(t, e, false).map(t => `${t === "/" ? "" : t}/${s.join("/")}`);
});
}
function mayBeShown(t, {workspace: e, home: r, temporary: a = e}) {
const n = [ e, r, a ].some(e => (0, o.FK)({
path: e,
directory: t
}));
return !n && !(0, o.FK)({
path: t,
directory: e
}) && !(0, s.WF)(t) && !d.test(t);
}
const d = /^(?:\/var)?\/run(?:\/|$)/;
function createRepositoryGuard(t, e) {
const {lists: r, world: a} = e;
const s = [ ...r.allow, `Read(${(0, i.AA)(t, a)}/**)` ];
const l = (0, c.createFileGuard)({
...e,
lists: {
...r,
allow: s
},
tool: "Read"
});
return e => (0, o.FK)({
path: e,
directory: t
}) && (0, n.y)(e) === "low" && l("read", e, "once") === null;
}
})
};
