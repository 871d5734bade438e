"use strict";

exports.id = 739;

exports.ids = [ 739 ];

exports.modules = {
739: (function(e, r, n) {
n.r(r);
n.d(r, {
compatibleEvents: () => compatibleEvents
});
var t = n(20274);
function compatibleEvents() {
return {
idle: {
choices: []
},
rewrite: e => (0, t.u4)(e) ? rewritten(e) : e
};
}
function rewritten(e) {
const r = errorOf(e);
if (r !== null) return {
error: r
};
const {choices: n, usage: i} = e;
if (Array.isArray(n) && n.every(isPlainChoice) && isPlainUsage(i)) return e;
return {
...e,
choices: (0, t._j)(n).filter(t.u4).map(plainChoice),
...isPlainUsage(i) ? {} : {
usage: (0, t.u4)(i) ? plainCounts(i) : null
}
};
}
function errorOf(e) {
const {error: r, message: n} = e;
if (Array.isArray(e["choices"])) return null;
if (typeof r === "string" && r !== "") return {
message: r
};
if ((0, t.u4)(r)) return {
...r,
message: textOf(r["message"] ?? r)
};
const i = e["object"] === "error" || e["type"] === "error";
return i && n !== void 0 ? {
...e,
message: textOf(n),
param: null
} : null;
}
function isPlainChoice(e) {
if (!(0, t.u4)(e)) return false;
const {delta: r, finish_reason: n} = e;
return (n === void 0 || n === null || typeof n === "string") && isPlainDelta(r);
}
function isPlainDelta(e) {
if (e === void 0 || e === null) return true;
if (!(0, t.u4)(e)) return false;
const {role: r, tool_calls: n} = e;
return (r === void 0 || r === null || r === "assistant") && (0, t._j)(n).every(isCall);
}
function isCall(e) {
return (0, t.u4)(e) && (0, t.u4)(e["function"]);
}
function plainChoice({delta: e, finish_reason: r, ...n}) {
const {role: i, tool_calls: s, ...u} = (0, t.u4)(e) ? e : {};
const l = Array.isArray(s) ? {
...u,
tool_calls: s.filter(isCall)
} : u;
return {
...n,
delta: l,
finish_reason: r === void 0 || r === null ? null : textOf(r)
};
}
function isPlainUsage(e) {
if (e === void 0 || e === null) return true;
return (0, t.u4)(e) && Object.values(e).every(e => typeof e === "number" || e === null);
}
function plainCounts(e) {
const r = Object.entries(e).map(([e, r]) => {
if ((0, t.u4)(r)) return [ e, plainCounts(r) ];
return [ e, typeof r === "string" && r.trim() !== "" && Number.isFinite(Number(r)) ? Number(r) : r ];
});
return Object.fromEntries(r.filter(([, e]) => typeof e === "number" || e === null || (0, 
t.u4)(e)));
}
function textOf(e) {
return typeof e === "string" ? e : JSON.stringify(e);
}
})
};
