// A browser with a page in it: what goes wrong on it is kept, what it looks like is kept, barriers are looked for.
import {existsSync, mkdirSync, readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {delimiter, join} from 'node:path';
import {chromium} from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Where a command of that name lies. */
const whole = (command) => process.env.PATH.split(delimiter).map((folder) => join(folder, command)).find((path) => existsSync(path));

export async function withBrowser(target, work) {
  const browser = await chromium.launch({executablePath: whole(target.chromium), args: ['--no-sandbox', '--disable-gpu']});
  try {
    const report = await work(browser);
    console.log(JSON.stringify(report));
  } finally {
    await browser.close();
  }
}

/** A page: {page, wrong: what the browser has complained about}. A refusal of the server is no complaint. */
export async function open(browser, target, {width = 1600, height = 1000, scheme = 'light'} = {}) {
  const context = await browser.newContext({viewport: {width, height}, colorScheme: scheme, reducedMotion: 'reduce'});
  const page = await context.newPage();
  page.setDefaultTimeout(30000);
  const wrong = [];
  page.on('pageerror', (error) => wrong.push(String(error.stack ?? error)));
  page.on('console', (line) => {
    if (line.type() === 'error' && !line.text().startsWith('Failed to load resource')) wrong.push(line.text());
  });
  await page.goto(target.page);
  return {page, wrong};
}

export async function shoot(page, target, name) {
  mkdirSync(target.shots, {recursive: true});
  await page.screenshot({path: `${target.shots}/${name}.png`});
}

/** The serious and critical barriers on the page as it is, each in a line. */
export async function barriers(page) {
  await page.evaluate(AXE);
  const found = await page.evaluate(async () => (await globalThis.axe.run(document, {
    runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  })).violations.filter((one) => one.impact === 'serious' || one.impact === 'critical')
    .map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`));
  return found;
}

export const tab = (page, name) => page.getByRole('tab', {name: new RegExp(`^${name}`)});

/** Whether anything sticks out at the side. */
export const sideways = (page) => page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
