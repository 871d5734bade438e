"use strict";

exports.id = 9366;

exports.ids = [ 9366 ];

exports.modules = {
  9366: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.r(__webpack_exports__);
    __webpack_require__.d(__webpack_exports__, {
      slimHeaders: () => slimHeaders,
      useSlimHeaders: () => useSlimHeaders
    });
    function slimHeaders(init) {
      const values = new Map;
      const sorted = () => [ ...values ].sort(([a], [b]) => a < b ? -1 : 1);
      const headers = {
        append(name, value) {
          const before = headers.get(name);
          values.set(name.toLowerCase(), before === null ? value.trim() : `${before}, ${value.trim()}`);
        },
        set: (name, value) => void values.set(name.toLowerCase(), value.trim()),
        get: name => values.get(name.toLowerCase()) ?? null,
        has: name => values.has(name.toLowerCase()),
        delete: name => void values.delete(name.toLowerCase()),
        forEach: use => sorted().forEach(([name, value]) => use(value, name)),
        entries: () => sorted().values(),
        keys: () => sorted().map(([name]) => name).values(),
        values: () => sorted().map(([, value]) => value).values(),
        [Symbol.iterator]: () => sorted().values()
      };
      Object.setPrototypeOf(headers, slimHeaders.prototype);
      for (const [name, value] of entriesOf(init)) headers.append(name, value);
      return headers;
    }
    function entriesOf(init) {
      if (init === null || init === void 0) return [];
      return isIterable(init) ? init : Object.entries(init);
    }
    function isIterable(init) {
      return Symbol.iterator in init;
    }
    function useSlimHeaders() {
      Object.defineProperty(globalThis, "Headers", {
        value: slimHeaders,
        configurable: true,
        writable: true
      });
    }
  })
};
