// Reads tools that would like to be markup, and answers what the server asks a human.
import {barriers, open, shoot, sideways, tab, withBrowser} from './browser.mjs';

const target = JSON.parse(process.argv[2]);

await withBrowser(target, async (browser) => {
  const report = {};
  for (const width of [360, 1600]) {
    const {page, wrong} = await open(browser, target, {width, scheme: 'dark'});
    await page.locator('.item', {hasText: 'wicked'}).click();
    report.description = await page.locator('.tool .description').textContent();
    await page.getByLabel('<b>bold</b>').fill('<i>x</i>');
    await page.getByRole('button', {name: 'Call', exact: true}).click();
    await page.locator('.result pre').waitFor();
    report.answer = await page.locator('.result pre').textContent();
    await shoot(page, target, `hostile-${width}-dark`);
    await tab(page, 'Trace').click();
    await page.getByLabel('Filter').locator('visible=true').fill('hidden');
    await page.waitForFunction(() => document.querySelector('#trace [role=option]:not([hidden])')?.getAttribute('aria-setsize') < 5);
    await page.locator('#trace [role=option]:visible').first().click();
    report.unseen = await page.locator('#trace .detail .unseen').allTextContents();
    report.wrong = wrong;
    report.pwned = await page.evaluate(() => [globalThis.pwned ?? null, document.querySelectorAll('script').length, document.querySelectorAll('iframe, object, b, i').length]);
    report.sideways = Math.max(report.sideways ?? 0, await sideways(page));
    report.barriers = [...(report.barriers ?? []), ...await barriers(page)];
    await page.context().close();
  }
  return report;
});
