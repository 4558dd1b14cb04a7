// Sets language, colours and motion before the first paint, and asks for what the page will need
// while the script that needs it is on its way. A file of its own, since the pages are served under
// a policy without inline scripts. Browsers that can't show the pages read it as well: its syntax is theirs.
(function () {
  var root = document.documentElement;
  // The newest of what no page can do without.
  var shows =
    'noModule' in document.createElement('script') &&
    window.CSS &&
    CSS.supports &&
    CSS.supports('color', 'light-dark(red, red)');
  if (!shows) {
    root.setAttribute('data-outdated', '');
    document.addEventListener('DOMContentLoaded', function () {
      document.getElementById('outdated').removeAttribute('hidden');
    });
    return;
  }
  var stored = {};
  try {
    stored = localStorage;
    // oxlint-disable-next-line no-unused-vars -- older browsers know no `catch` without a name
  } catch (_) {
    // Without storage the page follows the system.
  }

  function loadAhead(href) {
    var link = document.createElement('link');
    var style = href.endsWith('.css');
    link.rel = style ? 'preload' : 'modulepreload';
    if (style) link.as = 'style';
    link.crossOrigin = '';
    link.href = href;
    document.head.append(link);
  }

  // The script looks here for the language, and needs its texts before it can show anything.
  var files = JSON.parse(document.currentScript.dataset.languages);
  var tags = [stored['table.language']].concat(navigator.languages, 'en').map(function (tag) {
    return String(tag).slice(0, 2).toLowerCase();
  });
  var language = tags.find(function (tag) {
    return Object.hasOwn(files, tag);
  });
  // The server has seen to those of the language that the browser asks for.
  if (language !== root.lang) {
    root.lang = language;
    // What the server has written about a table is in the browser's.
    root.dataset.retold = '';
    loadAhead(files[language]);
  }
  var base = root.dataset.base || '';
  var manifest = base + '/manifest.' + language + '.webmanifest';
  document.querySelector('link[rel="manifest"]').href = manifest;

  var scheme = stored['table.scheme'];
  if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme;
  var still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (still || stored['table.motion'] === 'reduced') root.dataset.reducedMotion = '';

  // Until the page is drawn, nothing else could say that it can't be: its texts may be what is missing.
  function say(event) {
    var told = document.querySelector('.unloaded[lang=' + root.lang + ']');
    // An image, or what was only loaded ahead, is no loss.
    if (!told || (event.target.localName && event.target.type !== 'module')) return;
    told.hidden = false;
    told.querySelector('button').addEventListener('click', function () {
      location.reload();
    });
  }
  addEventListener('error', say, true);
  addEventListener('unhandledrejection', say);

  // What is shown after the first paint must not hold that up.
  new PerformanceObserver(function (_, observer) {
    observer.disconnect();
    var then = document.querySelector('meta[name="then"]');
    if (then) then.content.split(' ').forEach(loadAhead);
  }).observe({ type: 'paint', buffered: true });

  // What the pages that links lead to ask first: `request` in `net/http.ts` takes it from here.
  var answers = (window.earlyAnswers = {});
  function ask(path) {
    answers[path] = fetch(base + path, { redirect: 'manual', signal: AbortSignal.timeout(15000) });
    // What takes it hears of its failure.
    answers[path].catch(function () {});
  }
  var path = location.pathname.slice(base.length);
  var table = /^\/t\/([^/]+)$/.exec(path);
  // A page that was opened without a server waits for one.
  if (root.dataset.offline !== undefined || !(table || path === '/')) return;
  ask('/api/me');
  ask('/api/games');
  if (table) ask('/api/rooms/' + table[1].replaceAll('-', '').toLowerCase());
})();
