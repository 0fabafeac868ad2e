import { picture } from './pictures';
import { axe, expect, test } from './table';

// SS-V9, RM-4: one setting for the target, "by the number of players" or a number from 10 to 100.
test('the target is one setting, and its number is in force', async ({ player }) => {
  const ann = await player('Ann');
  const { page } = ann;
  const code = await ann.createRoom('sea-salt');
  const ben = await player('Ben', { lang: 'zh-TW' });
  await ben.join(code);
  for (const who of [ann, ben]) await who.page.getByText(who.t('web-single-settings')).click();
  const fields = (who: typeof ann) => ({
    choice: who.page.getByRole('combobox', { name: who.t('sea-salt-setting-target') }),
    number: who.page.getByRole('spinbutton', { name: who.t('sea-salt-setting-target') }),
  });
  const [host, guest] = [fields(ann), fields(ben)];
  await expect(host.choice).toHaveValue('auto');
  await expect(host.number).toHaveCount(0);

  await host.choice.selectOption({ label: ann.t('web-field-a-number') });
  for (const nonsense of ['9', '101', '']) {
    await host.number.fill(nonsense);
    await host.number.blur();
    await expect(
      page.getByText(ann.t('web-field-not-a-number', { min: 10, max: 100 })),
    ).toBeVisible();
    await expect(guest.choice).toHaveValue('auto');
  }
  await host.number.fill('50');
  await host.number.press('Enter');
  await expect(guest.number).toHaveValue('50');
  await expect(guest.number).toBeDisabled();
  await expect(page.getByText(ann.t('ss-g2', { target: 'set' }))).toBeVisible();
  await axe(page);
  await host.choice.scrollIntoViewIfNeeded();
  await picture(page, 'sea-salt-target');

  await host.choice.selectOption('auto');
  await expect(guest.choice).toHaveValue('auto');
  await expect(guest.number).toHaveCount(0);
  await expect(host.number).toHaveCount(0);

  // A preset with a number of its own shows it.
  await ann.preset('flow').check();
  await expect(guest.number).toHaveValue('30');
});

// SS-X8, RM-7: an absent player is skipped: the log says so, and nothing was drawn.
test('the turn of an absent player is skipped, and the log says so', async ({ player }) => {
  const ann = await player('Ann');
  const code = await ann.createRoom('sea-salt');
  const ben = await player('Ben');
  await ben.join(code);
  for (const who of [ann, ben]) await who.page.getByText(who.t('web-room-options')).click();
  const grace = ann.page.getByRole('spinbutton', { name: ann.t('room-setting-grace') });
  await grace.fill('5');
  await grace.press('Enter');
  await expect(ben.page.getByLabel(ben.t('room-setting-grace'))).toHaveValue('5');
  await ann.start();
  await ben.seesTable();
  const annBegins = (await ann.turn.textContent()) === ann.t('web-your-turn');
  const [first, second] = annBegins ? [ann, ben] : [ben, ann];
  await first.page.goto('about:blank');
  const log = second.page.getByRole('region', { name: second.t('web-log') }).getByRole('listitem');
  const [absent, skipped] = [
    second.t('room-event-acted', { who: first.name, 'chosen-by': 'absence' }),
    second.t('sea-salt-event-turn-skipped', { who: first.name }),
  ];
  await expect(log.filter({ hasText: skipped })).toHaveCount(1);
  await expect(log.filter({ hasText: absent })).toHaveCount(1);
  await second.hasTurn();
  const drew = second.t('sea-salt-event-drew', { who: first.name, count: 2 });
  await expect(log.filter({ hasText: drew })).toHaveCount(0);
  await picture(second.page, 'sea-salt-skipped');
});
