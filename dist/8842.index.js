"use strict";

exports.id = 8842;

exports.ids = [ 8842 ];

exports.modules = {
28842: (function(o, e, n) {
n.d(e, {
UR: () => hookLabel,
YX: () => hookLine,
nL: () => hookProblem
});
function hookLabel({handler: o}) {
const e = o.type === "request" ? o.url.replace(/[?#].*$/, "") : [ o.command, ...o.args ?? [] ].join(" ").replaceAll(/\s+/g, " ").trim();
return e.length > t ? `${e.slice(0, t - 1)}\u2026` : e;
}
function hookLine(o) {
return `${[ o.event, o.matcher ].filter(o => o !== "").join(" ")}: ${hookLabel(o)}`;
}
const t = 60;
function hookProblem(o, e, n, t) {
return {
code: "hook-invalid",
location: o,
message: e,
found: n,
hint: t
};
}
})
};
