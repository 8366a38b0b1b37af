import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { conversationsApi } from '#app/features/chat/conversations-contract.ts'
import { savedRepliesApi } from '#app/features/saved-replies/contract.ts'
import { signIn } from '../../processes/api-clients.ts'
import { openChat, readVisitorId } from '../chat-panel.ts'
import { moveByKeyboard } from '../dragging.ts'
import { readText, readWidths } from '../forms.ts'
import { createVisitor, messageLog, openInbox, replyBox } from '../inbox.ts'
import { openOfficeScreen } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, openHydrated, openWindow, phone } from '../windows.ts'

const savedReplies = [
  { title: 'Fees', text: 'Fees are 20,000 to 45,000 a year.' },
  { title: 'Visa', text: 'A visa takes\nthree weeks.' },
  { title: 'Visa fee', text: 'The visa fee is 150.' },
]

async function openSiteWithSavedReplies() {
  const site = await openSite(onTestFinished)
  const { administrator } = await signIn(site.url)
  for (const body of savedReplies) await administrator.call(savedRepliesApi.add, { body })
  await createVisitor(site.url, 'visitor-asha').write('How long does it take?')
  return site
}

const options = (page: Page) =>
  page.getByRole('listbox', { name: 'Saved replies' }).getByRole('option')
const chosen = (page: Page) =>
  page.getByRole('option', { selected: true }).locator('span').first().textContent()
const titles = (page: Page) =>
  page.getByRole('main').getByRole('heading', { level: 2 }).allTextContents()

for (const [name, window] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test(`adds, edits, reorders and deletes saved replies on a ${name}`, async () => {
    const { url } = await openSite(onTestFinished)
    const page = await openWindow(url, window)
    await openOfficeScreen(page, '/admin/saved-replies')
    await page.getByText('No saved replies found').waitFor()
    await expectAccessible(page)

    await page.getByRole('button', { name: '+ Add saved reply' }).click()
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    const blank = page.getByText('Please fill this in.', { exact: true })
    await expect.poll(() => blank.count()).toBe(2)
    await page.getByLabel('Title').fill('Visa')
    await page.getByRole('textbox', { name: 'Text' }).click()
    await page.keyboard.type('Three weeks, {name}')
    const last = page.getByRole('button', { name: 'Insert {name}' })
    await last.evaluate((button) => button.scrollIntoView({ block: 'center' }))
    await expectAccessible(page)
    await last.click()
    expect(await readText(page.getByRole('textbox', { name: 'Text' }))).toBe(
      'Three weeks, {name}{name}',
    )
    await page.getByRole('textbox', { name: 'Text' }).fill('Three weeks.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Saved reply saved').waitFor()
    await page.getByText('Three weeks.').waitFor()

    await page.getByRole('button', { name: 'Edit Visa' }).click()
    await page.getByRole('textbox', { name: 'Text' }).fill('Four weeks.')
    await page.getByRole('button', { name: 'Save', exact: true }).click()
    await page.getByText('Four weeks.').waitFor()
    // The address contains the open dialog and would open it again.
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
    const { administrator } = await signIn(url)
    await administrator.call(savedRepliesApi.add, {
      body: savedReplies[0] ?? { title: '', text: '' },
    })
    await page.reload()
    await expect.poll(() => titles(page)).toEqual(['Visa', 'Fees'])
    await expectAccessible(page)

    await moveByKeyboard(page, 'Fees', [['ArrowUp', 1]])
    await expect
      .poll(async () =>
        (await administrator.call(savedRepliesApi.list, {})).map((each) => each.title),
      )
      .toEqual(['Fees', 'Visa'])

    await page.getByRole('button', { name: 'Delete Visa' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete this saved reply?' })
    await expectAccessible(page)
    await question.getByRole('button', { name: 'Delete' }).click()
    await page.getByText('Visa deleted').waitFor()
    await expect.poll(() => titles(page)).toEqual(['Fees'])
  })
}

test('offers saved replies on /, and lets the user edit the selected one before sending', async () => {
  const { url } = await openSiteWithSavedReplies()
  const page = await openInbox(url, { query: '?user=visitor-asha' })
  await messageLog(page).getByText('How long does it take?').waitFor()

  await replyBox(page).pressSequentially('/')
  await expect.poll(() => options(page).count()).toBe(3)
  expect(await chosen(page)).toBe('Fees')
  await expectAccessible(page)
  await page.keyboard.press('ArrowUp')
  expect(await chosen(page)).toBe('Visa fee')
  await page.keyboard.press('ArrowDown')
  expect(await chosen(page)).toBe('Fees')

  await replyBox(page).pressSequentially('vis')
  await expect.poll(() => options(page).count()).toBe(2)
  await page.getByRole('status').filter({ hasText: '2 saved replies' }).waitFor()
  const active = await replyBox(page).getAttribute('aria-activedescendant')
  expect(await page.locator(`[id="${active}"]`).textContent()).toContain('A visa takes')
  await page.keyboard.press('Enter')
  expect(await replyBox(page).inputValue()).toBe('A visa takes\nthree weeks.')
  expect(await options(page).count()).toBe(0)
  expect(await messageLog(page).getByText('A visa takes').count()).toBe(0)

  await replyBox(page).pressSequentially(' Or four.')
  await page.keyboard.press('Enter')
  await messageLog(page).getByText('three weeks. Or four.').waitFor()

  await replyBox(page).pressSequentially('/fee')
  await expect.poll(() => options(page).count()).toBe(2)
  await page.keyboard.press('Escape')
  await expect.poll(() => options(page).count()).toBe(0)
  expect(await replyBox(page).inputValue()).toBe('/fee')
  await replyBox(page).fill('')
  await replyBox(page).pressSequentially('/visa f')
  await expect.poll(() => options(page).count()).toBe(1)
  await page.keyboard.press('Tab')
  expect(await replyBox(page).inputValue()).toBe('The visa fee is 150.')
  expect(await replyBox(page).evaluate((each) => each === document.activeElement)).toBe(true)
})

test('shows the language of the visitor and offers saved replies in it first', async () => {
  const { url } = await openSiteWithSavedReplies()
  const admin = await openWindow(url, phone)
  await openOfficeScreen(admin, '/admin/saved-replies')
  await admin.getByRole('button', { name: '+ Add saved reply' }).click()
  await admin.getByLabel('Title').fill('भिसा')
  await admin.getByLabel('Language').selectOption('नेपाली')
  await admin.getByRole('textbox', { name: 'Text' }).fill('भिसा आउन ३ हप्ता लाग्छ।')
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Save', exact: true }).click()
  await admin.getByText('Saved reply saved').waitFor()
  await admin.locator('main p[lang=ne]').getByText('नेपाली').waitFor()

  const visitor = await openWindow(url, phone)
  await openHydrated(visitor, '/ne/australia')
  await openChat(visitor)
  await visitor.getByRole('textbox', { name: 'सन्देश लेख्नुहोस्' }).fill('भिसा कति दिनमा आउँछ?')
  await visitor.keyboard.press('Enter')
  const visitorId = await readVisitorId(visitor)
  const page = await openInbox(url, { query: `?user=${visitorId}`, window: phone })
  await messageLog(page).getByText('भिसा कति दिनमा आउँछ?').waitFor()
  await page.locator('main [lang=ne]', { hasText: /^नेपाली$/ }).waitFor()

  await replyBox(page).fill('/')
  await expect.poll(() => options(page).count()).toBe(4)
  expect(await chosen(page)).toBe('भिसानेपाली')
  expect(await readWidths(page)).toEqual([360, 360])
  await expectAccessible(page)
  await options(page).first().tap()
  expect(await replyBox(page).inputValue()).toBe('भिसा आउन ३ हप्ता लाग्छ।')
})

test('fills in placeholders, and requires missing values before sending', async () => {
  const { url } = await openSiteWithSavedReplies()
  const { administrator } = await signIn(url)
  const answer = { title: 'Invitation', text: 'Dear {name}, come on {next date}.' }
  await administrator.call(savedRepliesApi.add, { body: answer })
  const person = { name: 'Example Student', phone: '9811111111' }
  const params = { user_id: 'visitor-asha' }
  await administrator.call(conversationsApi.link, { params, body: person })
  const page = await openInbox(url, { query: '?user=visitor-asha' })
  await messageLog(page).getByText('How long does it take?').waitFor()

  await replyBox(page).pressSequentially('/inv')
  await options(page).filter({ hasText: 'Dear Example Student' }).waitFor()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.getByText('Please replace {next date} before you send.').waitFor()
  await expectAccessible(page)
  await page.keyboard.type('Sunday')
  await page.keyboard.press('Enter')
  await messageLog(page).getByText('Dear Example Student, come on Sunday.').waitFor()
})

test('selects a saved reply by touch', async () => {
  const { url } = await openSiteWithSavedReplies()
  const page = await openInbox(url, { query: '?user=visitor-asha', window: phone })
  await messageLog(page).getByText('How long does it take?').waitFor()

  await replyBox(page).fill('/')
  await options(page).first().waitFor()
  await expectAccessible(page)
  await options(page).filter({ hasText: 'Visa fee' }).tap()

  expect(await replyBox(page).inputValue()).toBe('The visa fee is 150.')
  expect(await replyBox(page).evaluate((each) => each === document.activeElement)).toBe(true)
})

test('links to the saved replies when there are none', async () => {
  const { url } = await openSite(onTestFinished)
  await createVisitor(url, 'visitor-asha').write('Hello')
  const page = await openInbox(url, { query: '?user=visitor-asha' })
  await messageLog(page).getByText('Hello').waitFor()

  await replyBox(page).fill('/')
  await page.getByText('No saved replies yet.').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Add one' }).click()
  await page.getByRole('heading', { name: 'Saved replies', level: 1 }).waitFor()
})
