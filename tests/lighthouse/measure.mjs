/**
 * Asks Lighthouse for its opinion of the pages that a guest sees first: `npm ci && npm start`, or
 * `npm run lighthouse` in `tests/browser`.
 *
 * It wants a release build, since only that compresses its files: `target/release/tranquility`, or
 * what `TRANQUILITY_BIN` names. `RUNS=3` takes the median of so many runs, for a busy machine;
 * `PAGES=home,game` looks at some pages alone. The reports are left in `reports`.
 *
 * Lighthouse reckons with how long tasks took by the clock, and so with what else the machine did
 * meanwhile. What it would say of the time that the page's own threads took is told as well
 * (`own time`), with how fast it found the machine (`benchmark`): `SLOWDOWN` sets how many times
 * slower a phone is than that; usually, and where it is not set, 4 times.
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import lighthouse, { defaultConfig } from 'lighthouse';
import puppeteer from 'puppeteer-core';
import { startServer } from './server.mjs';
import { seat } from './tables.mjs';

const RUNS = Number(process.env.RUNS ?? 1);
const SLOWDOWN = Number(process.env.SLOWDOWN ?? 4);
const REPORTS = join(import.meta.dirname, 'reports');
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** What was seen of the page that was looked at last. */
const ARTIFACTS = join(REPORTS, 'artifacts');
const FLAGS = {
  output: 'html',
  onlyCategories: CATEGORIES,
  // The browser is new: there is nothing to be emptied but the cookies that make it a guest.
  disableStorageReset: true,
  throttling: { ...defaultConfig.settings.throttling, cpuSlowdownMultiplier: SLOWDOWN },
};

const server = await startServer();
try {
  const { cookies, paths } = await inBrowser((browser) => seat(browser, server.url));
  const wanted = process.env.PAGES?.split(',') ?? Object.keys(paths);
  await mkdir(REPORTS, { recursive: true });
  const scores = {};
  for (const name of wanted) {
    const results = [];
    for (let run = 0; run < RUNS; run += 1) {
      results.push(await look(server.url + paths[name], cookies));
    }
    results.sort((one, other) => performanceOf(one) - performanceOf(other));
    const { lhr, report, ownTime } = results[Math.floor(RUNS / 2)];
    scores[name] = { ...scoresOf(lhr), ...ownTimesOf(ownTime) };
    for (const fault of faultsOf(lhr)) console.log(`${name}: ${fault}`);
    await writeFile(join(REPORTS, `${name}.html`), report);
  }
  console.table(scores);
} finally {
  await server.stop();
}

/** One page, by a browser that has nothing of it yet. */
function look(url, cookies) {
  return inBrowser(async (browser) => {
    const page = await browser.newPage();
    await page.setCookie(...cookies);
    await lighthouse(url, { ...FLAGS, gatherMode: ARTIFACTS }, undefined, page);
    const seen = await lighthouse(undefined, { ...FLAGS, auditMode: ARTIFACTS });
    await keepOwnTimes(join(ARTIFACTS, 'defaultPass.trace.json'));
    const { lhr: ownTime } = await lighthouse(undefined, { ...FLAGS, auditMode: ARTIFACTS });
    return { ...seen, ownTime };
  });
}

/** Takes from a trace the time in which threads waited for their turn on a processor. */
async function keepOwnTimes(file) {
  const trace = JSON.parse(await readFile(file, 'utf8'));
  for (const event of trace.traceEvents) {
    if (event.ph === 'X' && event.tdur < event.dur) event.dur = event.tdur;
  }
  await writeFile(file, JSON.stringify(trace));
}

async function inBrowser(use) {
  const browser = await puppeteer.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run'],
  });
  try {
    return await use(browser);
  } finally {
    await browser.close();
  }
}

function performanceOf({ lhr }) {
  return lhr.categories.performance.score;
}

function ownTimesOf({ categories, audits, environment }) {
  return {
    'own time': Math.round(categories.performance.score * 100),
    'own LCP': audits['largest-contentful-paint'].displayValue,
    'own TBT': audits['total-blocking-time'].displayValue,
    benchmark: Math.round(environment.benchmarkIndex),
  };
}

function scoresOf({ categories, audits }) {
  const scores = CATEGORIES.map((id) => [id, Math.round(categories[id].score * 100)]);
  const shown = ['first-contentful-paint', 'largest-contentful-paint', 'total-blocking-time'];
  const times = [...shown, 'cumulative-layout-shift', 'total-byte-weight'].map((id) => [
    id,
    audits[id].displayValue,
  ]);
  return Object.fromEntries([...scores, ...times]);
}

/** What costs points. */
function faultsOf({ categories, audits }) {
  return CATEGORIES.flatMap((id) =>
    categories[id].auditRefs
      .filter(({ id: audit, weight }) => weight > 0 && (audits[audit].score ?? 1) < 0.995)
      .map(({ id: audit }) => `${id}: ${audits[audit].title} ${audits[audit].displayValue ?? ''}`),
  );
}
