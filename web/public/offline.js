// The hall does not answer: say so in the language of this device, as src/text/lang.ts finds it.
(function () {
  var wanted = [].concat(navigator.languages || navigator.language);
  try {
    wanted.unshift(localStorage.getItem("cardhall.lang") || "");
  } catch (e) {
    // A browser that keeps nothing is spoken to in the language it asks for.
  }
  for (var i = 0; i < wanted.length; i += 1) {
    var lang = wanted[i].slice(0, 2).toLowerCase();
    var section = /^(en|fr|es)$/.test(lang) && document.querySelector("section[lang=" + lang + "]");
    if (!section) continue;
    document.querySelector("section[lang=en]").hidden = true;
    section.hidden = false;
    document.documentElement.lang = lang;
    return;
  }
})();
