// Looks on while very much happens, and counts how long the page stood still.
import {barriers, open, shoot, tab, withBrowser} from './browser.mjs';

const target = JSON.parse(process.argv[2]);

await withBrowser(target, async (browser) => {
  const {page, wrong} = await open(browser, target);
  await page.locator('.item').first().waitFor();
  await page.evaluate(() => {
    globalThis.stalls = [];
    new PerformanceObserver((list) => { for (const one of list.getEntries()) globalThis.stalls.push(one.duration); }).observe({type: 'longtask'});
  });
  await tab(page, 'Trace').click();
  console.error('looking');
  await page.waitForFunction(() => Number(document.querySelector('#trace [role=option]:not([hidden])')?.getAttribute('aria-setsize')) >= 10000, undefined, {timeout: 150000});
  const report = {rows: await page.locator('#trace [role=option]').count(), elements: await page.evaluate(() => document.querySelectorAll('*').length)};
  const since = Date.now();
  for (const key of ['Home', 'End', 'PageUp', 'PageUp', 'ArrowDown']) {
    await page.locator('#trace .rows').press(key);
  }
  for (let at = 0; at < 20; at++) {
    await page.locator('#trace .rows').evaluate((list, part) => { list.scrollTop = list.scrollHeight * part; }, at / 20);
    await page.waitForTimeout(10);
  }
  await page.getByLabel('Filter').locator('visible=true').fill('nap');
  await page.getByLabel('Filter').locator('visible=true').fill('');
  report.scrolledMs = Date.now() - since;
  await shoot(page, target, 'crowd-trace');
  await tab(page, 'Tasks').click();
  await page.getByText(/ in all$/).waitFor();
  report.summary = await page.locator('#tasks .bar p').textContent();
  report.cards = await page.locator('#tasks .card').count();
  await page.getByRole('button', {name: /^Show/}).click();
  await page.waitForFunction((before) => document.querySelectorAll('#tasks .card').length > before, report.cards);
  await shoot(page, target, 'crowd-tasks');
  await tab(page, 'Events').click();
  await page.locator('#events [role=option]:visible').first().waitFor();
  await shoot(page, target, 'crowd-events');
  report.gate = await page.locator('.gate').textContent();
  report.barriers = await barriers(page);
  report.longest = await page.evaluate(() => Math.max(0, ...globalThis.stalls));
  report.wrong = wrong;
  return report;
});
