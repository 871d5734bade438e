"use strict";
exports.id = 2847;
exports.ids = [2847];
exports.modules = {

/***/ 82847:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   anthropicToken: () => (/* binding */ anthropicToken)
/* harmony export */ });
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54466);

const of = "Anthropic's token server";
/** A token of Anthropic's Workload Identity Federation, in exchange for GitHub's. */
function anthropicToken(options, baseUrl) {
    const { keys, send, now } = options;
    const optional = (field, name) => (keys[name] ? { [field]: keys[name] } : {});
    return (0,_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .renewing */ .IU)(async () => {
        const body = {
            grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
            assertion: await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .gitHubIdToken */ .Qd)(options, 'https://api.anthropic.com'),
            federation_rule_id: keys['ANTHROPIC_FEDERATION_RULE_ID'],
            organization_id: keys['ANTHROPIC_ORGANIZATION_ID'],
            ...optional('service_account_id', 'ANTHROPIC_SERVICE_ACCOUNT_ID'),
            ...optional('workspace_id', 'ANTHROPIC_WORKSPACE_ID'),
        };
        const headers = { 'anthropic-beta': 'oauth-2025-04-20' };
        const root = baseUrl.replace(/\/v\d+$/, '');
        return (0,_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .accessTokenOf */ .DL)(await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .exchange */ .cv)(send, `${root}/v1/oauth/token`, { body, headers, of }), of, now());
    }, now);
}


/***/ }),

/***/ 54466:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   DL: () => (/* binding */ accessTokenOf),
/* harmony export */   IU: () => (/* binding */ renewing),
/* harmony export */   Qd: () => (/* binding */ gitHubIdToken),
/* harmony export */   Vg: () => (/* binding */ credentialsCodes),
/* harmony export */   cv: () => (/* binding */ exchange),
/* harmony export */   sL: () => (/* binding */ credentialsProblem)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _parsed_json_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(20274);
/* harmony import */ var _platform_host_time_limit_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(25422);
/* harmony import */ var _error_text_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(92682);




/** Codes of errors for credentials that cannot be obtained. `unavailable`: the problem may be over soon. */
const credentialsCodes = { refused: 'ERR_CREDENTIALS', unavailable: 'ERR_CREDENTIALS_UNAVAILABLE' };
function credentialsProblem(problem, kind = 'refused') {
    return Object.assign(new Error(problem), { code: credentialsCodes[kind] });
}
/** GitHub's identity token for an audience. It is valid for minutes, so it is requested for each exchange. */
async function gitHubIdToken({ keys, send }, audience) {
    const url = new URL(keys['ACTIONS_ID_TOKEN_REQUEST_URL'] ?? '');
    url.searchParams.set('audience', audience);
    const headers = { authorization: `Bearer ${keys['ACTIONS_ID_TOKEN_REQUEST_TOKEN'] ?? ''}` };
    const { value } = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .e)(await exchange(send, url.href, { headers, of: "GitHub's identity provider" }));
    if (typeof value !== 'string')
        throw credentialsProblem("GitHub's identity provider returned no token");
    return value;
}
const exchangeTimeoutMs = 30_000;
/** Sends a request to a token server; returns the parsed answer, or its text if it is not JSON. */
async function exchange(send, address, request) {
    const { body, of } = request;
    const isForm = body instanceof URLSearchParams;
    const type = isForm ? 'application/x-www-form-urlencoded' : 'application/json';
    let response;
    let text;
    try {
        response = await send(address, {
            method: request.method ?? (body === undefined ? 'GET' : 'POST'),
            headers: { accept: 'application/json', ...(body && { 'content-type': type }), ...request.headers },
            ...(body && { body: isForm ? body.toString() : JSON.stringify(body) }),
            signal: (0,_platform_host_time_limit_js__WEBPACK_IMPORTED_MODULE_1__/* .withinTime */ .dn)(exchangeTimeoutMs),
        });
        text = await response.text();
    }
    catch (error) {
        throw credentialsProblem(`${of} could not be reached: ${(0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .messageOf */ .bD)(error)}`, 'unavailable');
    }
    const { status } = response;
    if (status !== 200) {
        const kind = status === 429 || status >= 500 ? 'unavailable' : 'refused';
        throw credentialsProblem(`${of} answered ${String(status)}: ${reasonIn(text)}`, kind);
    }
    return (0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parsedJson */ .U4)(text) ?? text;
}
function reasonIn(text) {
    const body = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .e)((0,_parsed_json_js__WEBPACK_IMPORTED_MODULE_3__/* .parsedJson */ .U4)(text));
    const error = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .e)(body['error']);
    const reasons = [body['error_description'], error['message'], body['message'], body['error']];
    return reasons.find((reason) => typeof reason === 'string') ?? text.slice(0, 300);
}
/** The access token in the answer of an OAuth server. */
function accessTokenOf(answer, of, now) {
    const { access_token: value, expires_in: seconds } = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_2__/* .asObject */ .e)(answer);
    if (typeof value !== 'string')
        throw credentialsProblem(`${of} returned no access token`);
    return { value, expiresAt: now + (Number(seconds) > 0 ? Number(seconds) : 600) * 1000 };
}
/** Obtains a credential when it is first needed, and again some time before it expires. */
function renewing(obtain, now) {
    let current = null;
    let obtainedAt = 0;
    return async () => {
        const known = await current?.catch(() => null);
        if (known !== null && known !== undefined && now() < known.expiresAt - margin(known.expiresAt - obtainedAt)) {
            return known.value;
        }
        obtainedAt = now();
        current = obtain();
        return (await current).value;
    };
}
/** Five minutes, or a fifth of a short life. */
const margin = (lifeMs) => Math.min(300_000, lifeMs / 5);


/***/ })

};
;