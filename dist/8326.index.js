"use strict";

exports.id = 8326;

exports.ids = [ 8326 ];

exports.modules = {
  8326: (function(__unused_webpack_module, __webpack_exports__, __webpack_require__) {
    __webpack_require__.d(__webpack_exports__, {
      listLimits: () => listLimits,
      listSkills: () => listSkills
    });
    var _text_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(42954);
    var _command_name_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(70609);
    const usualWindow = 2e5;
    const charactersPerToken = 4;
    const leastDescription = 20;
    function listLimits(contextWindow, percent, description) {
      return {
        characters: Math.floor((contextWindow ?? usualWindow) * charactersPerToken * percent / 100),
        description: description
      };
    }
    function listSkills(skills, limits) {
      const entries = skills.map(skill => ({
        name: skill.name,
        words: (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.ml)(wordsOf(skill), limits.description)
      }));
      const names = entries.map(({name: name}) => `- ${name}`);
      const room = limits.characters - lengthOf(names);
      const separators = entries.filter(({words: words}) => words !== "").length * 2;
      const share = fairShare(entries.map(({words: words}) => words.length), room - separators);
      if (share === null) return {
        text: joined(entries),
        notice: null
      };
      if (share >= leastDescription) {
        const shortened = entries.map(({name: name, words: words}) => ({
          name: name,
          words: (0, _text_js__WEBPACK_IMPORTED_MODULE_0__.ml)(words, share)
        }));
        return {
          text: joined(shortened),
          notice: `The descriptions of the skills were cut to ${share} characters each.`
        };
      }
      if (room >= 0) return {
        text: names.join("\n"),
        notice: "The model was told only the names of the skills."
      };
      return someNames(names, limits.characters);
    }
    function wordsOf({head: head}) {
      return [ head.description, head.whenToUse ].map(text => (0, _command_name_js__WEBPACK_IMPORTED_MODULE_1__.h0)(text ?? "")).filter(text => text !== "").join(" - ");
    }
    function joined(entries) {
      return entries.map(({name: name, words: words}) => words === "" ? `- ${name}` : `- ${name}: ${words}`).join("\n");
    }
    function lengthOf(lines) {
      return lines.reduce((sum, line) => sum + line.length + 1, 0);
    }
    function fairShare(lengths, room) {
      if (lengths.reduce((sum, length) => sum + length, 0) <= room) return null;
      let left = room;
      const sorted = [ ...lengths ].sort((a, b) => a - b);
      for (const [at, length] of sorted.entries()) {
        const share = Math.floor(left / (sorted.length - at));
        if (length > share) return Math.max(0, share);
        left -= length;
      }
      return 0;
    }
    function someNames(names, characters) {
      const shown = [];
      let left = characters;
      for (const name of names) {
        left -= name.length + 1;
        if (left < 0) break;
        shown.push(name);
      }
      return {
        text: shown.join("\n"),
        notice: `The list of skills has room for ${shown.length} of ${names.length} names; raise skill-list-percent for more.`
      };
    }
  })
};
