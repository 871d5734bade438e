"use strict";

exports.id = 393;

exports.ids = [ 393 ];

exports.modules = {
50393: (function(e, n, t) {
t.d(n, {
Oc: () => handoffMarkdown,
handoffOf: () => handoffOf,
j6: () => handoffMarker,
nt: () => f,
wo: () => handoffComment
});
var o = t(84182);
var i = t(20544);
var r = t(32622);
var a = t(20653);
var s = t(15917);
const f = {
fileBytes: 1e6,
text: 4e4,
findings: 100,
path: 500,
title: 200,
message: 1e3
};
function handoffOf({text: e}, n, t) {
const o = n.filter(({path: e}) => e.length <= f.path).slice(0, f.findings);
const i = o.map(({path: e, line: n, endLine: t, severity: o, title: i, message: r}) => ({
...{
path: e,
line: n,
severity: o,
...t === void 0 ? {} : {
endLine: t
}
},
title: (0, a.ml)(i, f.title),
message: (0, a.ml)(r, f.message)
}));
return {
version: 1,
head: t,
text: (0, r.o)(e, {
limit: f.text,
unit: "characters",
whole: null
}),
...i.length === 0 ? {} : {
findings: i
}
};
}
function handoffMarkdown({text: e, findings: n, head: t, run: o}) {
const i = o === null ? "A run" : `[A run](${o})`;
return `${[ "### From the pull request's own code", `${i} without secrets on commit ${t.slice(0, 12)} produced this result. The author of the pull request could have changed it: it has not been verified.`, ...e === "" ? [ "It contains no text." ] : [ "---", e, "---" ], ...n.length === 0 ? [] : [ (0, 
s.WT)(n, f.findings) ] ].join("\n\n")}\n`;
}
function handoffMarker(e) {
return (0, i._)(e, "handoff");
}
function handoffComment(e, n) {
const t = handoffMarker(e);
return `${t}\n${(0, r.o)(n, {
limit: o.j9 - t.length - 1,
unit: "characters",
whole: null
})}`;
}
})
};
