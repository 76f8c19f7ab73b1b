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

  function greet() {
    var language = (navigator.language || 'en').slice(0, 2);
    var said = words[language] || words.en;
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
