"use strict";

exports.id = 2867;

exports.ids = [ 2867 ];

exports.modules = {
42867: (function(t, e, r) {
r.r(e);
r.d(e, {
createWebSearch: () => createWebSearch
});
var n = r(42357);
var s = r(20653);
var a = r(25422);
const i = 2e4;
const o = 2e6;
const c = 300;
const u = 2e3;
const l = 1e3;
const f = 2e3;
const p = 100;
function createWebSearch(t, e, r) {
return async (c, u, l) => {
if (!/^[\x21-\x7e]+$/.test(e)) return {
failure: "its key contains a character that no key contains"
};
const p = (0, a.dn)(i, l);
try {
const {url: n, ...a} = requestFor(t, e, {
query: c,
maxResults: u
});
const i = await r(n, {
...a,
signal: p
});
const l = [];
let d = 0;
for await (const t of i.body ?? []) {
d += t.length;
if (d > o) throw new Error(`it answered more than ${String(o)} bytes`);
l.push(t);
}
const h = Buffer.concat(l).toString("utf8");
if (!i.ok) return {
failure: problemOf(i.status)
};
const y = JSON.parse(h);
const b = t === "tavily" ? (0, s.GH)(textOf(y, "answer"), f) : "";
return {
results: resultsIn(t, y).slice(0, u),
summary: b
};
} catch (t) {
if (l.aborted) return {
failure: "the run was stopped"
};
if (p.aborted) return {
failure: `it took longer than ${String(i / 1e3)} seconds`
};
return {
failure: t instanceof SyntaxError ? "its answer is not valid JSON" : (0, n.bD)(t)
};
}
};
}
function requestFor(t, e, {query: r, maxResults: n}) {
switch (t) {
case "tavily":
return {
url: "https://api.tavily.com/search",
method: "POST",
headers: {
authorization: `Bearer ${e}`,
"content-type": "application/json"
},
body: JSON.stringify({
query: r,
max_results: n,
include_answer: true
})
};

case "brave":
return {
url: `https://api.search.brave.com/res/v1/web/search?${new URLSearchParams({
q: r,
count: String(n)
}).toString()}`,
headers: {
"x-subscription-token": e,
accept: "application/json"
}
};
}
}
function problemOf(t) {
if (t === 401 || t === 403) return `it did not accept the key (status ${String(t)})`;
if (t === 429) return "its limit of requests is used up (status 429)";
return `it answered with the status ${String(t)}`;
}
function resultsIn(t, e) {
const r = field(t === "tavily" ? e : field(e, "web"), "results");
if (!Array.isArray(r)) return [];
return r.flatMap(e => {
const r = textOf(e, "url");
if (!/^https?:\/\//i.test(r) || r.length > u) return [];
const n = textOf(e, t === "tavily" ? "content" : "description");
const a = textOf(e, t === "tavily" ? "published_date" : "age");
return [ {
title: (0, s.GH)(textOf(e, "title"), c),
url: r,
snippet: (0, s.GH)(n, l),
date: (0, s.GH)(a, p)
} ];
});
}
function field(t, e) {
return typeof t === "object" && t !== null && e in t ? t[e] : void 0;
}
function textOf(t, e) {
const r = field(t, e);
return typeof r === "string" ? r.replaceAll(/<\/?strong>/g, "").replaceAll(/\s+/g, " ").trim() : "";
}
})
};
