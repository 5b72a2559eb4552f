// Calls a tool over the transport that has no other.
import {barriers, open, shoot, withBrowser} from './browser.mjs';

const target = JSON.parse(process.argv[2]);

await withBrowser(target, async (browser) => {
  const {page, wrong} = await open(browser, target);
  await page.locator('.item').first().waitFor();
  const report = {tools: await page.locator('.item .strong').allTextContents()};
  await page.getByLabel('duration_s').fill('1');
  await page.getByRole('button', {name: 'Call', exact: true}).click();
  await page.locator('.result .state-succeeded').waitFor();
  report.end = await page.locator('.result .end').textContent();
  await page.getByRole('tab', {name: 'Trace'}).click();
  const answered = page.locator('#trace [role=option]:visible', {hasText: 'response'}).filter({hasText: 'sleep_task'});
  report.took = await answered.first().locator('.took').textContent();
  await shoot(page, target, 'sse-trace');
  report.barriers = await barriers(page);
  report.wrong = wrong;
  return report;
});
