"use strict";

exports.id = 5554;

exports.ids = [ 5554 ];

exports.modules = {
5554: (function(e, t, n) {
n.r(t);
n.d(t, {
withFallbacks: () => withFallbacks
});
const o = new Set([ "rate-limit", "quota", "overloaded", "server", "network", "cut-off" ]);
function withFallbacks(e, t, n) {
if (t.length === 0) return e;
let r = e;
const i = [ ...t ];
let a = false;
return {
name: e.name,
get contextWindow() {
return r.contextWindow;
},
skipTurns: t => e.skipTurns?.(t),
async* stream(t, s) {
for (;;) {
const d = r;
const l = a || i.length === 0 || n?.isDown(d.name) !== true ? void 0 : i.shift();
if (l !== void 0) {
const e = `${d.name} did not answer another job. The run begins with ${l.name}.`;
yield {
type: "notice",
text: e
};
r = await l.load();
continue;
}
let c = null;
for await (const n of d.stream(t, s)) {
const t = "usage" in n && d !== e;
const o = t ? {
...n,
usage: {
...n.usage,
model: d.name
}
} : n;
if (o.type === "error") {
c = o;
break;
}
yield o;
}
if (c === null) {
a = true;
n?.succeeded(d.name);
return;
}
n?.failed(d.name, c.modelError);
const u = s.aborted || !o.has(c.modelError.kind) ? void 0 : i.shift();
if (u === void 0) {
yield c;
return;
}
yield {
...c,
type: "retry",
attempt: 1,
delayMs: 0
};
yield {
type: "notice",
text: `${c.modelError.message} The run continues with ${u.name}.`
};
r = await u.load();
}
}
};
}
})
};
