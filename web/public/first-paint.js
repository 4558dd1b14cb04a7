// Sets language, colours and motion before the first paint. A file of its own, since the pages are
// served under a policy without inline scripts.
(function () {
  var root = document.documentElement;
  try {
    var language = localStorage.getItem('table.language') || navigator.language || 'en';
    root.lang = language.slice(0, 2).toLowerCase() === 'fr' ? 'fr' : 'en';
    var scheme = localStorage.getItem('table.scheme');
    if (scheme === 'light' || scheme === 'dark') root.dataset.scheme = scheme;
    if (localStorage.getItem('table.motion') === 'reduced') root.dataset.motion = 'reduced';
  } catch {
    // Without storage the page follows the system.
  }
})();
