/* Greets browsers that are too old for the app. They run this file themselves: nothing in it is newer than ES5. */
(function (words) {
  // Never a literal, which Safari before 16.4 could not even read.
  var lookbehind = '(?<=a)b';

  /** Each question is for what one of the oldest supported browsers got last: Safari, Chrome, Firefox. */
  function isNewEnough() {
    try {
      return (
        'noModule' in document.createElement('script') &&
        new RegExp(lookbehind).test('ab') &&
        CSS.supports('color', 'color-mix(in srgb, red, blue)') &&
        CSS.supports('selector(:has(a))')
      );
      // oxlint-disable-next-line no-unused-vars -- in ES5 it must have a name
    } catch (_error) {
      return false;
    }
  }

  function languageOf(tag) {
    return tag.toLowerCase().replace(/-.*/, '');
  }

  /**
   * As chooseLocale in packages/messages, without Intl.Locale: of what we speak only Chinese has another script, which is
   * told by where it is read; a language alone is the form of it that was wanted before.
   */
  function spoken(inAnyScript) {
    var wanted = navigator.languages || [navigator.language || ''];
    var forms = {};
    var found = '';
    for (var i = 0; i < wanted.length && !found; i++) {
      var language = languageOf(wanted[i]);
      var form = wanted[i] === language && forms[language] ? forms[language] : wanted[i];
      forms[language] = forms[language] || form;
      if (inAnyScript || !/^zh-(hant|tw|hk|mo)/i.test(form)) found = formOf(language, form);
    }
    return found;
  }

  function formOf(language, form) {
    var found = '';
    for (var tag in words)
      if (languageOf(tag) === language && (!found || tag.toLowerCase() === form.toLowerCase())) found = tag;
    return found;
  }

  function greet() {
    var said = words[spoken(false) || spoken(true) || 'en'];
    var box = document.createElement('main');
    var title = document.createElement('h1');
    var text = document.createElement('p');
    title.appendChild(document.createTextNode(said.title));
    text.appendChild(document.createTextNode(said.text));
    box.appendChild(title);
    box.appendChild(text);
    box.style.cssText = 'max-width: 34em; margin: 15vh auto; padding: 0 24px; font: 18px/1.5 sans-serif';
    // Whatever of the app has come up until now.
    while (document.body.firstChild) document.body.removeChild(document.body.firstChild);
    document.body.appendChild(box);
  }

  if (!isNewEnough()) document.addEventListener('DOMContentLoaded', greet);
})(WORDS);
