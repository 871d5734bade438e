"use strict";
exports.id = 7346;
exports.ids = [7346];
exports.modules = {

/***/ 27346:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   awsCredentials: () => (/* binding */ awsCredentials)
/* harmony export */ });
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(54466);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(58726);


const of = "AWS's token server";
/** The keys in the environment, or those of the role AWS_ROLE_ARN in exchange for GitHub's token. */
function awsCredentials(options, region) {
    const { keys, send, now } = options;
    if ((0,_variables_js__WEBPACK_IMPORTED_MODULE_1__/* .isSet */ .v)(keys, 'AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY')) {
        const sessionToken = keys['AWS_SESSION_TOKEN'];
        return () => Promise.resolve({
            accessKeyId: keys['AWS_ACCESS_KEY_ID'] ?? '',
            secretAccessKey: keys['AWS_SECRET_ACCESS_KEY'] ?? '',
            ...(sessionToken ? { sessionToken } : {}),
        });
    }
    return (0,_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .renewing */ .IU)(async () => {
        const query = new URLSearchParams({
            Action: 'AssumeRoleWithWebIdentity',
            Version: '2011-06-15',
            RoleArn: keys['AWS_ROLE_ARN'] ?? '',
            RoleSessionName: 'sallyport',
            WebIdentityToken: await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .gitHubIdToken */ .Qd)(options, 'sts.amazonaws.com'),
        });
        const suffix = region.startsWith('cn-') ? 'amazonaws.com.cn' : 'amazonaws.com';
        const address = keys['AWS_ENDPOINT_URL_STS'] ?? `https://sts.${region}.${suffix}`;
        const answer = await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .exchange */ .cv)(send, address, { body: query, headers: { accept: 'application/xml' }, of });
        return assumedRole(String(answer));
    }, now);
}
/** The answer has one element for each value, without attributes or entities. */
function assumedRole(xml) {
    const value = (name) => new RegExp(`<${name}>([^<]+)</${name}>`).exec(xml)?.[1];
    const [accessKeyId, secretAccessKey, sessionToken] = [
        value('AccessKeyId'),
        value('SecretAccessKey'),
        value('SessionToken'),
    ];
    if (accessKeyId === undefined || secretAccessKey === undefined || sessionToken === undefined) {
        throw (0,_exchange_js__WEBPACK_IMPORTED_MODULE_0__/* .credentialsProblem */ .sL)(`${of} returned no credentials`);
    }
    return {
        value: { accessKeyId, secretAccessKey, sessionToken },
        expiresAt: Date.parse(value('Expiration') ?? '') || 0,
    };
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