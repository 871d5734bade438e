"use strict";

exports.id = 2847;

exports.ids = [ 2847 ];

exports.modules = {
  82847: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      anthropicToken: () => anthropicToken
    });
    var _exchange_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54466);
    const of = "Anthropic's token server";
    function anthropicToken(options, baseUrl) {
      const {keys: keys, send: send, now: now} = options;
      const optional = (field, name) => keys[name] ? {
        [field]: keys[name]
      } : {};
      return (0, _exchange_js__WEBPACK_IMPORTED_MODULE_0__.IU)(async () => {
        const body = {
          grant_type: "urn:ietf:params:oauth:grant-type:jwt-bearer",
          assertion: await (0, _exchange_js__WEBPACK_IMPORTED_MODULE_0__.Qd)(options, "https://api.anthropic.com"),
          federation_rule_id: keys["ANTHROPIC_FEDERATION_RULE_ID"],
          organization_id: keys["ANTHROPIC_ORGANIZATION_ID"],
          ...optional("service_account_id", "ANTHROPIC_SERVICE_ACCOUNT_ID"),
          ...optional("workspace_id", "ANTHROPIC_WORKSPACE_ID")
        };
        const headers = {
          "anthropic-beta": "oauth-2025-04-20"
        };
        const root = baseUrl.replace(/\/v\d+$/, "");
        return (0, _exchange_js__WEBPACK_IMPORTED_MODULE_0__.DL)(await (0, _exchange_js__WEBPACK_IMPORTED_MODULE_0__.cv)(send, `${root}/v1/oauth/token`, {
          body: body,
          headers: headers,
          of: of
        }), of, now());
      }, now);
    }
  })
};
