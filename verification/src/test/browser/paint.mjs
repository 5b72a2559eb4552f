// Opens the inspector and, beside it, the shortest answer that the server has, which says what the browser costs itself.
import {withBrowser} from './browser.mjs';

const target = JSON.parse(process.argv[2]);

/** When a page was answered, was painted and, where it has tools, shows the first: milliseconds from the call. */
async function visit(browser, url, tools) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(url);
  const seen = await page.evaluate(async () => {
    const paint = () => performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
    while (paint() === undefined) await new Promise((done) => setTimeout(done, 5));
    const [document] = performance.getEntriesByType('navigation');
    return {answer: document.responseStart, whole: document.responseEnd, paint: paint()};
  });
  if (tools) {
    await page.locator('.item').first().waitFor();
    seen.tools = await page.evaluate(() => performance.now());
    seen.files = await page.evaluate(() => performance.getEntriesByType('resource').filter((file) => file.startTime < performance.getEntriesByName('first-contentful-paint')[0].startTime
      && file.renderBlockingStatus === 'blocking').length);
  }
  await context.close();
  return seen;
}

await withBrowser(target, async (browser) => {
  const report = {first: await visit(browser, target.page, true), short: [], inspector: []};
  for (let round = 0; round < target.rounds; round++) {
    report.short.push(await visit(browser, target.short, false));
    report.inspector.push(await visit(browser, target.page, true));
  }
  return report;
});
