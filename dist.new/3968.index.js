"use strict";
exports.id = 3968;
exports.ids = [3968];
exports.modules = {

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


/***/ }),

/***/ 3968:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   googleToken: () => (/* binding */ googleToken)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0___default = /*#__PURE__*/__webpack_require__.n(node_crypto__WEBPACK_IMPORTED_MODULE_0__);
/* harmony import */ var _error_text_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(92682);
/* harmony import */ var _exchange_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(54466);
/* harmony import */ var _variables_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58726);




const of = "Google's token server";
const scope = 'https://www.googleapis.com/auth/cloud-platform';
/**
 * An access token for Google Cloud: of the file that GOOGLE_APPLICATION_CREDENTIALS names (a service account, or what
 * google-github-actions/auth has written), or of GOOGLE_WORKLOAD_IDENTITY_PROVIDER in exchange for GitHub's token.
 */
function googleToken(options) {
    const { keys, now } = options;
    const path = keys['GOOGLE_APPLICATION_CREDENTIALS'];
    return (0,_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .renewing */ .IU)(async () => {
        if ((0,_variables_js__WEBPACK_IMPORTED_MODULE_3__/* .isSet */ .v)(keys, 'GOOGLE_APPLICATION_CREDENTIALS'))
            return await tokenOfFile(options, path ?? '');
        const provider = (keys['GOOGLE_WORKLOAD_IDENTITY_PROVIDER'] ?? '').replace(/^\/+/, '');
        const account = keys['GOOGLE_SERVICE_ACCOUNT'];
        return await federated(options, {
            audience: `//iam.googleapis.com/${provider}`,
            subjectToken: await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .gitHubIdToken */ .Qd)(options, `https://iam.googleapis.com/${provider}`),
            impersonation: account
                ? `https://iamcredentials.googleapis.com/v1/projects/-/serviceAccounts/${encodeURIComponent(account)}:generateAccessToken`
                : undefined,
        });
    }, now);
}
async function tokenOfFile(options, path) {
    let file;
    try {
        file = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .e)(JSON.parse(await options.readFile(path)));
    }
    catch {
        throw (0,_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .credentialsProblem */ .sL)('the file in GOOGLE_APPLICATION_CREDENTIALS cannot be read as JSON');
    }
    const text = (name) => (typeof file[name] === 'string' ? file[name] : '');
    if (text('type') === 'service_account') {
        return await serviceAccountToken(options, {
            email: text('client_email'),
            key: text('private_key'),
            address: text('token_uri') || 'https://oauth2.googleapis.com/token',
        });
    }
    if (text('type') !== 'external_account') {
        throw (0,_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .credentialsProblem */ .sL)(`credentials of the type ${JSON.stringify(text('type'))} are not supported`);
    }
    return await federated(options, {
        audience: text('audience'),
        subjectToken: await subjectToken(options, (0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .e)(file['credential_source'])),
        tokenUrl: text('token_url') || undefined,
        impersonation: text('service_account_impersonation_url') || undefined,
    });
}
async function serviceAccountToken({ send, now }, { email, key, address }) {
    const issued = Math.floor(now() / 1000);
    const encoded = (value) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { iss: email, scope, aud: address, iat: issued, exp: issued + 3_600 };
    const unsigned = `${encoded({ alg: 'RS256', typ: 'JWT' })}.${encoded(claims)}`;
    const signature = (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createSign)('RSA-SHA256').update(unsigned).sign(key, 'base64url');
    const body = new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:jwt-bearer',
        assertion: `${unsigned}.${signature}`,
    });
    return (0,_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .accessTokenOf */ .DL)(await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .exchange */ .cv)(send, address, { body, of }), of, now());
}
/** The token that an external account presents: of GitHub's token server, or in a file. */
async function subjectToken({ send, readFile }, source) {
    const { url, file, headers } = source;
    const field = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .e)(source['format'])['subject_token_field_name'];
    const answer = typeof url === 'string'
        ? await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .exchange */ .cv)(send, url, { headers: headers, of: "GitHub's identity provider" })
        : await readFile(typeof file === 'string' ? file : '');
    if (typeof answer === 'string')
        return answer.trim();
    const token = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .e)(answer)[typeof field === 'string' ? field : 'value'];
    if (typeof token !== 'string')
        throw (0,_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .credentialsProblem */ .sL)("GitHub's identity provider returned no token");
    return token;
}
async function federated({ send, now }, federation) {
    const body = new URLSearchParams({
        grant_type: 'urn:ietf:params:oauth:grant-type:token-exchange',
        audience: federation.audience,
        scope,
        requested_token_type: 'urn:ietf:params:oauth:token-type:access_token',
        subject_token: federation.subjectToken,
        subject_token_type: 'urn:ietf:params:oauth:token-type:jwt',
    });
    const address = federation.tokenUrl ?? 'https://sts.googleapis.com/v1/token';
    const token = (0,_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .accessTokenOf */ .DL)(await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .exchange */ .cv)(send, address, { body, of }), of, now());
    if (federation.impersonation === undefined)
        return token;
    const headers = { authorization: `Bearer ${token.value}` };
    const answer = (0,_error_text_js__WEBPACK_IMPORTED_MODULE_1__/* .asObject */ .e)(await (0,_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .exchange */ .cv)(send, federation.impersonation, { body: { scope: [scope] }, headers, of }));
    if (typeof answer['accessToken'] !== 'string')
        throw (0,_exchange_js__WEBPACK_IMPORTED_MODULE_2__/* .credentialsProblem */ .sL)(`${of} returned no access token`);
    return { value: answer['accessToken'], expiresAt: Date.parse(String(answer['expireTime'])) || now() + 600_000 };
}


/***/ })

};
;