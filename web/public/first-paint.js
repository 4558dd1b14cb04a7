// Sets language, colours and motion before the first paint. A file of its own, since the pages are
// served under a policy without inline scripts.
(function () {
  var root = document.documentElement;
  var stored = {};
  try {
    stored = localStorage;
  } catch {
    // Without storage the page follows the system.
  }

  // The script looks here for the language, and needs its texts before it can show anything.
  var files = JSON.parse(document.currentScript.dataset.languages);
  var tags = [stored['table.language']].concat(navigator.languages, 'en').map(function (tag) {
    return String(tag).slice(0, 2).toLowerCase();
  });
  root.lang = tags.find(function (tag) {
    return Object.hasOwn(files, tag);
  });
  var texts = document.createElement('link');
  texts.rel = 'modulepreload';
  texts.href = files[root.lang];
  document.head.append(texts);
  document.querySelector('link[rel="manifest"]').href = '/manifest.' + root.lang + '.webmanifest';

  var scheme = stored['table.scheme'];
  if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme;
  if (stored['table.motion'] === 'reduced') root.dataset.motion = 'reduced';
})();
