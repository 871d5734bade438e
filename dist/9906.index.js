"use strict";

exports.id = 9906;

exports.ids = [ 9906 ];

exports.modules = {
9906: (function(e, r, t) {
t.d(r, {
linesOfFile: () => linesOfFile
});
var i = t(73024);
var n = t(80481);
function linesOfFile(e) {
return (0, n.createInterface)({
input: (0, i.createReadStream)(e, "utf8"),
crlfDelay: Number.POSITIVE_INFINITY
});
}
})
};
