"use strict";
exports.id = 356;
exports.ids = [356];
exports.modules = {

/***/ 40356:
/***/ ((__unused_webpack_module, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   openMergedPullRequests: () => (/* binding */ openMergedPullRequests)
/* harmony export */ });
/* harmony import */ var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42357);
/* harmony import */ var _open_prepare_batch_job_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91080);
/* harmony import */ var _open_types_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(9269);
/* harmony import */ var _pull_requests_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(73212);




/**
 * Opens the pull requests of a batch that ran in shards. The merged state is complete without them, so a problem is a
 * warning.
 */
async function openMergedPullRequests({ plan, jobs, state, problems }, open, ports) {
    const hasChanges = (await state.directory.names('trees')).length > 0;
    const withhold = (why) => {
        // Without changes, only pull requests of earlier runs would be named.
        if (hasChanges)
            ports.log.warning(ports.redact(`No pull request was opened: ${why}`));
        return _open_types_js__WEBPACK_IMPORTED_MODULE_2__/* .noPullRequests */ .P;
    };
    const opened = await openOrWhyNot(open);
    if (typeof opened === 'string')
        return withhold(opened);
    const { file, runContext } = opened;
    if (file.digest !== plan.fileDigest)
        return withhold(`${file.path} is not the batch file that the plan was made from.`);
    if (runContext.settings['dry-run']) {
        ports.log.info('No pull request was opened: dry-run is set.');
        return _open_types_js__WEBPACK_IMPORTED_MODULE_2__/* .noPullRequests */ .P;
    }
    const { hostEnvironment } = ports;
    const prepare = (0,_open_prepare_batch_job_js__WEBPACK_IMPORTED_MODULE_1__/* .createJobPreparation */ .P)(opened, hostEnvironment);
    const batch = { file, runContext, hostEnvironment, state, shard: null, prepare };
    const stateOf = (position) => jobs[position]?.state ?? { kind: 'open', reason: '' };
    const missing = problems.length === 0 ? {} : { incomplete: `The merge is not complete: ${problems.join('; ')}.` };
    return await (0,_pull_requests_js__WEBPACK_IMPORTED_MODULE_3__/* .openPullRequests */ .S)({ batch, jobs: plan.jobs, stateOf, ...missing }, ports);
}
async function openOrWhyNot(open) {
    const opened = await open().catch((0,_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .only */ .j6)(_errors_js__WEBPACK_IMPORTED_MODULE_0__/* .UserError */ .yo, ({ diagnostics }) => diagnostics.map(({ message, hint }) => `${message}; ${hint}.`).join(' ')));
    return typeof opened !== 'string' && 'refusal' in opened ? opened.refusal.reason : opened;
}


/***/ })

};
;