"use strict";

exports.id = 4461;

exports.ids = [ 4461 ];

exports.modules = {
60795: (function(e, t, n) {
n.d(t, {
Lc: () => a,
g8: () => s,
qU: () => classifyEnd,
uD: () => isOutage
});
var o = n(30234);
var r = n(20653);
const s = new Set([ "auth", "quota", "not-found" ]);
const a = new Set([ "auth", "quota" ]);
function isOutage({kind: e, status: t}) {
return e === "overloaded" || e === "network" || e === "server" && t !== void 0 && t !== 501;
}
function classifyEnd({conclusion: e, code: t}, n, a) {
if (e === "cancelled") return {
kind: "cancelled"
};
if (n !== null && s.has(n.kind)) return {
kind: "fatal",
code: (0, o.g)(n.kind),
reason: `${n.message} ${n.hint}`
};
if (n?.kind === "rate-limit") return {
kind: "deferred",
reason: (0, r.Kx)(n.message),
closesPool: (n.retryAfterMs ?? Number.POSITIVE_INFINITY) > a.longestWaitMs
};
if (n?.kind === "overloaded" && a.flex) return {
kind: "deferred",
reason: `no capacity at the flex tier: ${(0, r.Kx)(n.message)}`,
closesPool: true
};
if (t === "max-cost-usd") {
if (a.wholeCost) return {
kind: "record",
reached: "max-cost-usd"
};
if (a.cost) return limitReached("max-cost-usd");
}
if (t === "timeout-minutes" && a.time) return limitReached("timeout-minutes");
return {
kind: "record"
};
}
function limitReached(e) {
return {
kind: "deferred",
reason: `${e} of the batch was reached`,
closesPool: false,
reached: e
};
}
}),
24799: (function(e, t, n) {
n.d(t, {
L_: () => savePosted,
e9: () => readPosted
});
var o = n(94343);
var r = n(43759);
var s = n(31734);
const text = e => o.YjP().check(r.Eb(e));
const a = o.Ikc({
formatVersion: o.euz(1),
done: o.YOg(o.Whr().check(r.UI())).check(r.Eb(100)),
isComplete: o.zMY(),
rows: o.YOg(o.Ikc({
what: text(1e4),
outcome: o.k5n([ "created", "updated", "unchanged", "fell back" ]),
url: o.mee(text(1e4)),
note: text(1e5)
})).check(r.Eb(1e3))
});
const nameOf = e => `writes/${e}.json`;
const i = {
done: [],
isComplete: false,
rows: []
};
async function readPosted(e, t) {
return await (0, s.h)(e, nameOf(t), a) ?? i;
}
async function savePosted(e, t, n) {
await e.write(nameOf(t), `${JSON.stringify({
formatVersion: 1,
...n
})}\n`);
}
})
};
