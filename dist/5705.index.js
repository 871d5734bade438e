"use strict";

exports.id = 5705;

exports.ids = [ 5705 ];

exports.modules = {
45705: (function(t, e, n) {
n.r(e);
n.d(e, {
withThinkTags: () => withThinkTags
});
const i = /^\s*<(think|thinking)>/;
const l = /^\s*(?:<(?:t(?:h(?:i(?:n(?:k(?:i(?:n(?:g)?)?)?)?)?)?)?)?)?$/;
const s = "tags";
async function* withThinkTags(t) {
let e = "start";
let n = "";
let d = "";
let o = "";
let r = null;
const text = function*(t) {
if (t === "") return;
r !== null && (yield r);
r = null;
yield {
type: "text-delta",
id: o,
delta: t
};
};
const reasoning = function*(t) {
t !== "" && (yield {
type: "reasoning-delta",
id: s,
delta: t
});
};
const take = function*(t) {
n += t;
if (e === "start") {
const t = i.exec(n);
if (t !== null) {
e = "reasoning";
d = `</${t[1] ?? ""}>`;
n = n.slice(t[0].length);
yield {
type: "reasoning-start",
id: s
};
} else l.test(n) || (e = "text");
}
if (e === "reasoning") {
const t = n.indexOf(d);
const i = t < 0 ? n.length - keptOf(n, d) : t;
yield* reasoning(n.slice(0, i));
n = t < 0 ? n.slice(i) : n.slice(t + d.length);
if (t < 0) return;
e = "after";
yield {
type: "reasoning-end",
id: s
};
}
if (e === "after") {
n = n.trimStart();
n !== "" && (e = "text");
}
if (e === "text") {
yield* text(n);
n = "";
}
};
const rest = function*() {
if (e === "reasoning") {
yield* reasoning(n);
yield {
type: "reasoning-end",
id: s
};
} else e === "start" && (yield* text(n));
n = "";
e = "text";
};
for await (const n of t) {
if (n.type === "text-delta" && e !== "text") {
o = n.id;
yield* take(n.delta);
continue;
}
if (n.type === "text-start" && e !== "text") {
r = n;
continue;
}
n.type !== "text-end" && n.type !== "finish" || (yield* rest());
const t = n.type === "text-end" && r !== null;
r = n.type === "text-end" ? null : r;
t || (yield n);
}
}
function keptOf(t, e) {
for (let n = Math.min(e.length - 1, t.length); n > 0; n -= 1) if (e.startsWith(t.slice(-n))) return n;
return 0;
}
})
};
