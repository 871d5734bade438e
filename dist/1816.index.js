"use strict";

exports.id = 1816;

exports.ids = [ 1816 ];

exports.modules = {
41816: (function(n, i, e) {
e.r(i);
e.d(i, {
createFindingsTool: () => createFindingsTool
});
var r = e(94343);
var t = e(43759);
var s = e(54539);
var o = e(11261);
var d = e(39472);
var a = e(64287);
const input = () => r.rej({
findings: r.YOg((0, d.K)()).check(t.Eb(200), r.q0y("The findings; empty if there are none."))
});
function createFindingsTool(n) {
return (0, o.uO)({
name: "ReportFindings",
description: "Reports findings in files, each with its location. They become annotations and report files of this run.",
input: input,
readOnly: true,
effects: () => [],
label: ({findings: n}) => (0, s.B4)(n.length, "finding"),
run: ({findings: i}) => (0, a.V)(n, {
kind: "findings",
findings: i.map(d.C)
})
});
}
})
};
