// Answers for the human of a client, and then for an operator beside the robot.
import {barriers, open, shoot, tab, withBrowser} from './browser.mjs';

const target = JSON.parse(process.argv[2]);

await withBrowser(target, async (browser) => {
  const {page, wrong} = await open(browser, target);
  const report = {barriers: []};
  const call = page.getByRole('button', {name: 'Call', exact: true});
  await page.locator('.item', {hasText: 'move_arm'}).click();
  report.address = await page.evaluate(() => location.href);

  await page.getByLabel('distance_m').fill('2');
  await call.click();
  const question = page.getByRole('form', {name: 'question'});
  await question.waitFor();
  report.question = await question.locator('p.strong').textContent();
  await shoot(page, target, 'question');
  report.barriers.push(...await barriers(page));
  await question.getByRole('button', {name: 'Decline'}).click();
  await page.locator('.result .failure').waitFor();
  report.declined = await page.locator('.result pre').textContent();
  await call.click();
  await question.getByRole('button', {name: 'Accept'}).click();
  await page.locator('.result .state-succeeded').waitFor();
  report.accepted = await page.locator('.result .badge').textContent();

  await page.locator('.item', {hasText: 'heat'}).click();
  await page.getByLabel('degrees').fill('200');
  await call.click();
  await page.getByRole('button', {name: 'See Approvals'}).waitFor();
  report.pending = await page.locator('.result pre').textContent();
  await page.getByRole('button', {name: 'See Approvals'}).click();
  const approval = page.locator('.approval');
  await approval.waitFor();
  report.message = await approval.locator('p.description').textContent();
  await shoot(page, target, 'approval');
  report.barriers.push(...await barriers(page));
  await approval.getByRole('button', {name: 'Accept'}).click();
  await page.getByText('Nothing waits for an operator.').waitFor();
  await tab(page, 'Tools').click();
  await call.click();
  await page.locator('.result .state-succeeded').waitFor();
  report.afterwards = await page.locator('.result .badge').textContent();

  await tab(page, 'Resources').click();
  await page.getByRole('button', {name: 'Read', exact: true}).click();
  await page.locator('#resources pre').waitFor();
  report.resource = await page.locator('#resources pre').textContent();
  await shoot(page, target, 'resources');
  report.barriers.push(...await barriers(page));
  report.wrong = wrong;
  return report;
});
