/** Makes a guest who has a table in its lobby and another with a game under way. */

/** The guest's cookies, and where the pages are that are looked at. */
export async function seat(browser, url) {
  const page = await browser.newPage();
  await page.goto(url);
  const codes = await page.evaluate(openTables);
  return {
    cookies: await page.cookies(),
    paths: {
      home: '/',
      lobby: `/t/${codes.lobby}`,
      game: `/t/${codes.game}`,
      tables: '/tables',
    },
  };
}

/** Runs in the page. */
async function openTables() {
  await fetch('/api/me');
  const lobby = await makeTable();
  await say(lobby, [{ type: 'sit', seat: 0, name: 'Ada' }]);
  const game = await makeTable();
  await say(game, [{ type: 'sit', seat: 0, name: 'Ada' }, { type: 'start' }]);
  return { lobby, game };

  async function makeTable() {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ game: 'tranquility', listed: true });
    const answer = await fetch('/api/rooms', { method: 'POST', headers, body });
    return (await answer.json()).code;
  }

  /** Sends commands one after another, each once the one before was done. */
  function say(code, commands) {
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/api/rooms/${code}/ws`);
    let sent = 0;
    return new Promise((resolve, reject) => {
      socket.addEventListener('error', () => reject(new Error('There is no connection.')));
      socket.addEventListener('message', ({ data }) => {
        const message = JSON.parse(data);
        if (message.type === 'refused') reject(new Error(data));
        if (message.type !== 'view') return;
        const command = commands[sent];
        sent += 1;
        if (command !== undefined) {
          socket.send(JSON.stringify({ id: `lighthouse-${sent}`, do: command }));
        } else {
          socket.close();
          resolve();
        }
      });
    });
  }
}
