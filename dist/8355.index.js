"use strict";

exports.id = 8355;

exports.ids = [ 8355 ];

exports.modules = {
  18355: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      createSkillCatalog: () => createSkillCatalog
    });
    var _errors_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(84422);
    var _policy_files_glob_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(69444);
    function createSkillCatalog(skills) {
      const forModel = skills.filter(({head: head}) => head.modelInvocable);
      const waiting = new Map(forModel.filter(isGated).map(skill => [ skill.name, matcherOf(skill) ]));
      const open = () => forModel.filter(({name: name}) => !waiting.has(name));
      return {
        open: open,
        touch: paths => {
          const opened = forModel.filter(({name: name}) => paths.some(path => waiting.get(name)?.(path) === true));
          for (const {name: name} of opened) waiting.delete(name);
          return opened;
        },
        find: name => {
          const skill = skills.find(one => one.name === name);
          if (skill === void 0) return {
            refusal: unknown(name, open())
          };
          if (!skill.head.modelInvocable) return {
            refusal: `The skill ${name} is started by people only.`
          };
          if (!waiting.has(name)) return skill;
          return {
            refusal: `The skill ${name} is for files that match ${(skill.head.paths ?? []).join(", ")}; read such a file first.`
          };
        }
      };
    }
    function isGated({head: head}) {
      return head.paths !== null && head.paths.length > 0;
    }
    function matcherOf({head: head}) {
      const globs = (head.paths ?? []).map(glob => (0, _policy_files_glob_js__WEBPACK_IMPORTED_MODULE_1__.qF)(glob.includes("/") ? glob : `**/${glob}`));
      return path => globs.some(glob => glob === null || glob.some(one => (0, _policy_files_glob_js__WEBPACK_IMPORTED_MODULE_1__.kt)(one, path.split("/"), false)));
    }
    const mostNames = 50;
    function unknown(name, open) {
      const names = open.map(skill => skill.name);
      const guess = (0, _errors_js__WEBPACK_IMPORTED_MODULE_0__.pA)(name, names);
      const hint = guess === void 0 ? "" : ` Did you mean ${guess}?`;
      const list = names.length === 0 ? "There are none." : `The skills are ${names.slice(0, mostNames).join(", ")}.`;
      return `There is no skill ${JSON.stringify(name)}.${hint} ${list}`;
    }
  })
};
