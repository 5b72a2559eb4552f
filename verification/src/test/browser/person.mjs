// Does with the inspector of the sample what a person would.
import {barriers, open, shoot, sideways, tab, withBrowser} from './browser.mjs';

const target = JSON.parse(process.argv[2]);

await withBrowser(target, async (browser) => {
  const report = {barriers: [], sideways: []};
  const {page, wrong} = await open(browser, target);

  // The door
  report.before = await page.locator('main').isVisible();
  await shoot(page, target, 'token');
  await page.getByLabel('This server needs a token').fill('wrong-token-0123456789');
  await page.getByRole('button', {name: 'Look in'}).click();
  await page.locator('#token-note', {hasText: 'is not one of this server'}).waitFor();
  await page.getByLabel('This server needs a token').fill(target.token);
  await page.keyboard.press('Enter');
  await page.getByText('live', {exact: true}).waitFor();
  report.paint = await page.evaluate(() => performance.getEntriesByName('first-contentful-paint')[0]?.startTime);
  report.stored = await page.evaluate(() => [Object.keys(localStorage).length, document.cookie, location.href.includes('token')]);

  // The tools
  await page.locator('.item').first().waitFor();
  report.tools = await page.locator('.item .strong').allTextContents();
  report.effect = await page.locator('.item').first().locator('.badge').first().textContent();
  await page.getByText('All that a model receives').click();
  report.model = JSON.parse(await page.getByLabel('All that a model receives').textContent());

  // Wrong, then right
  const call = page.getByRole('button', {name: 'Call', exact: true});
  await call.click();
  report.missing = await page.locator('.field', {hasText: 'duration_s'}).first().locator('.wrong').textContent();
  await page.getByLabel('duration_s').fill('long');
  await page.getByRole('button', {name: 'Add trigger'}).click();
  await call.click();
  report.noNumber = await page.locator('.field', {hasText: 'duration_s'}).first().locator('.wrong').textContent();
  report.focus = await page.evaluate(() => document.activeElement.labels?.[0]?.textContent ?? document.activeElement.tagName);
  await page.getByLabel('duration_s').fill('4000');
  await page.getByLabel('seconds', {exact: true}).fill('6');
  await call.click();
  report.tooLarge = await page.locator('.field', {hasText: 'duration_s'}).first().locator('.wrong').textContent();
  report.invalid = await page.getByLabel('duration_s').getAttribute('aria-invalid');
  await shoot(page, target, 'wrong-1600-light');
  report.barriers.push(...await barriers(page));
  await page.getByLabel('duration_s').fill('8');
  await call.click();

  // The bar moves, the trigger fires
  const card = page.locator('.result .card');
  await card.waitFor();
  report.first = await card.getByRole('progressbar').getAttribute('value');
  await page.waitForFunction(() => document.querySelector('.result progress')?.value > 0);
  const early = await card.getByRole('progressbar').evaluate((bar) => bar.value);
  await page.waitForFunction((before) => document.querySelector('.result progress')?.value > before, early);
  report.moved = true;
  await card.locator('.fired').waitFor();
  report.fired = await card.locator('.fired').textContent();
  await shoot(page, target, 'called-1600-light');
  report.barriers.push(...await barriers(page));
  await card.locator('.state-succeeded').waitFor();
  report.end = await card.locator('.end').textContent();

  // Another is cancelled, by keyboard
  await page.getByLabel('duration_s').fill('3000');
  await page.getByRole('button', {name: 'Remove'}).click();
  await call.click();
  await page.locator('.result .card .state-running').waitFor();
  await tab(page, 'Tools').focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Tab');
  report.afterTab = await page.evaluate(() => document.activeElement.id);
  await page.keyboard.press('Tab');
  report.onCancel = await page.evaluate(() => document.activeElement.textContent);
  await page.keyboard.press('Enter');
  await page.locator('#tasks .state-cancelled').waitFor();
  report.states = await page.locator('#tasks .card .badge').allTextContents();
  await page.getByLabel('Filter').first().fill('cancelled');
  await page.getByText('1 found').waitFor();
  await page.getByLabel('Filter').first().fill('');

  // The events
  await tab(page, 'Events').click();
  await page.locator('#events [role=option]', {hasText: 'task_done'}).locator('.is-delivered').waitFor();
  report.attempts = await page.locator('#events [role=option]').first().locator('.attempts').textContent();
  report.gate = await page.locator('.gate').textContent();
  await page.locator('#events .rows').focus();
  await page.keyboard.press('Home');
  report.payload = JSON.parse(await page.locator('#events .detail pre').textContent());

  // The trace
  await tab(page, 'Trace').click();
  const rows = page.locator('#trace [role=option]:visible');
  await rows.filter({hasText: 'cancel_task'}).first().waitFor();
  await page.getByLabel('Show').selectOption('tool calls');
  await page.getByLabel('Filter').locator('visible=true').fill('sleep_task');
  await page.waitForFunction(() => [...document.querySelectorAll('#trace [role=option]:not([hidden])')].every((row) => row.textContent.includes('sleep_task')));
  await rows.first().click();
  report.traced = JSON.parse(await page.locator('#trace .detail pre').textContent());
  await shoot(page, target, 'trace-1600-light');
  await page.getByLabel('Filter').locator('visible=true').fill('');
  await page.getByLabel('Show').selectOption('everything');
  await page.locator('#trace').getByRole('button', {name: 'Clear'}).click();
  await page.locator('#trace').getByText('Nothing was said yet').waitFor();
  await page.reload();
  await page.locator('.item').first().waitFor({state: 'attached'});
  await page.locator('#trace [role=option]:visible', {hasText: 'tools/list'}).first().waitFor();
  report.afterClear = await page.locator('#trace [role=option]:visible', {hasText: 'sleep_task'}).count();
  report.wholePage = await page.content();
  report.wrong = wrong;

  // As it looks
  for (const [width, height] of [[360, 740], [1600, 1000]]) {
    for (const scheme of ['light', 'dark']) {
      await page.setViewportSize({width, height});
      await page.emulateMedia({colorScheme: scheme, reducedMotion: 'reduce'});
      for (const name of ['Tools', 'Tasks', 'Events', 'Trace', 'Resources', 'Approvals']) {
        await tab(page, name).click();
        await page.waitForTimeout(150);
        const choices = page.locator('[role=option]:visible');
        if (await choices.count()) await choices.first().click();
        await shoot(page, target, `${name.toLowerCase()}-${width}-${scheme}`);
        report.barriers.push(...(await barriers(page)).map((one) => `${name} ${width} ${scheme}: ${one}`));
        const out = await sideways(page);
        if (out > 0) report.sideways.push(`${name} ${width}: ${out}`);
      }
    }
  }

  // Forgotten
  await page.getByRole('button', {name: 'Forget the token'}).click();
  await page.getByLabel('This server needs a token').waitFor();
  report.forgotten = await page.evaluate(() => JSON.stringify(Object.values(sessionStorage)));
  return report;
});
