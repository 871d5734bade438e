"use strict";

exports.id = 1268;

exports.ids = [ 1268 ];

exports.modules = {
41268: (function(s, t, d) {
d.d(t, {
Validator: () => e.D
});
var e = d(60207);
})
};
