"use strict";

exports.id = 1268;

exports.ids = [ 1268 ];

exports.modules = {
 41268: (function(s, t, o) {
  o.d(t, {
   Validator: () => r.D
  });
  var r = o(60207);
 })
};
