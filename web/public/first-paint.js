// Sets language, colours and motion before the first paint. A file of its own, since the pages are
// served under a policy without inline scripts.
(function () {
  var root = document.documentElement;
  var script = document.currentScript;
  var stored = {};
  try {
    stored = localStorage;
  } catch {
    // Without storage the page follows the system.
  }

  // The script looks here for the language, and needs its texts before it can show anything.
  var files = JSON.parse(script.dataset.languages);
  var tags = [stored['table.language']].concat(navigator.languages, 'en').map(function (tag) {
    return String(tag).slice(0, 2).toLowerCase();
  });
  root.lang = tags.find(function (tag) {
    return Object.hasOwn(files, tag);
  });
  // So does a page that is opened from outside its code.
  var pages = JSON.parse(script.dataset.pages);
  var parts = location.pathname.split('/');
  var code = parts.length < 4 ? pages[parts[1]] : [];
  [files[root.lang]].concat(code || []).forEach(function (file) {
    var link = document.createElement('link');
    link.rel = file.endsWith('.css') ? 'preload' : 'modulepreload';
    if (link.rel === 'preload') link.as = 'style';
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  });
  document.querySelector('link[rel="manifest"]').href = '/manifest.' + root.lang + '.webmanifest';

  var scheme = stored['table.scheme'];
  if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme;
  if (stored['table.motion'] === 'reduced') root.dataset.motion = 'reduced';
})();
