"use strict";

exports.id = 1619;

exports.ids = [ 1619 ];

exports.modules = {
81619: (function(t, e, s) {
s.d(e, {
postMergedResults: () => postMergedResults
});
var n = s(42357);
var o = s(91080);
var r = s(9269);
var i = s(71415);
async function postMergedResults({plan: t, jobs: e, state: s, problems: n, hasWrites: a, isSealed: c}, l, p) {
const u = (await s.directory.names("trees")).length > 0;
const withhold = t => {
u && p.log.warning(p.redact(`No pull request was opened: ${t}`));
a && p.log.warning(p.redact(`The writes of the jobs were not posted: ${t}`));
return r.bj;
};
const h = await openOrWhyNot(l);
if (typeof h === "string") return withhold(h);
const {file: d, runContext: f} = h;
if (d.digest !== t.fileDigest) return withhold(`${d.path} is not the batch file that the plan was made from.`);
const {hostEnvironment: g} = p;
const m = (0, o.P)(h, g);
const b = f.settings["dry-run"] ? "dry-run is set" : d.publish.off;
const w = {
...d,
publish: {
...d.publish,
off: b
}
};
const y = {
file: w,
runContext: f,
hostEnvironment: g,
state: s,
shard: null,
prepare: m
};
const stateOf = t => e[t]?.state ?? {
kind: "open",
reason: ""
};
const j = n.length === 0 ? {} : {
incomplete: `The merge is not complete: ${n.join("; ")}.`
};
const isAuthentic = () => c;
return await (0, i.l)({
batch: y,
jobs: t.jobs,
stateOf: stateOf,
isAuthentic: isAuthentic,
...j
}, p);
}
async function openOrWhyNot(t) {
const e = await t().catch((0, n.j6)(n.yo, ({diagnostics: t}) => t.map(({message: t, hint: e}) => `${t}; ${e}.`).join(" ")));
return typeof e !== "string" && "refusal" in e ? e.refusal.reason : e;
}
})
};
