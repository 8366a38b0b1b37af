import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { savedRepliesApi } from '#app/features/saved-replies/contract.ts'
import { tasksApi } from '#app/features/tasks/tasks-contract.ts'
import { makeContact } from '../../factories.ts'
import { createClient, signIn } from '../../processes/api-clients.ts'
import { readFieldErrors, readFocus, readWidths } from '../forms.ts'
import { openOffice } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, phone } from '../windows.ts'

const { url, openPage } = await openSite()
const { administrator } = await signIn(url)

/** Adds a student with a phone, a guardian and an overdue task. */
async function addStudent(name: string, number: string) {
  const { id } = await administrator.call(leadsApi.add, { body: { name, phone: number } })
  const params = { id }
  const body = { guardian_phone: '980-0000099', language: 'ne' as const }
  await administrator.call(leadsApi.change, { params, body })
  const task = { kind: 'call' as const, due: '2026-01-01', note: `Fees of ${name}` }
  await administrator.call(tasksApi.add, { params, body: task })
  return id
}

await administrator.call(savedRepliesApi.add, {
  body: { title: 'Invitation', text: 'Dear {name}, please come.', language: 'en' },
})
await administrator.call(savedRepliesApi.add, {
  body: { title: 'निम्तो', text: '{name} जी, आउनुहोस् है।', language: 'ne' },
})

const timeline = (page: Page) => page.getByRole('region', { name: 'Timeline' })
const message = (page: Page) => page.getByRole('region', { name: 'Write message' })

/** Keeps links to WhatsApp from leaving the site. */
const stayHere = (page: Page) =>
  page.evaluate(() =>
    document.addEventListener('click', (event) => {
      const link = (event.target as Element).closest('a')
      if (link?.href.startsWith('https://wa.me/')) event.preventDefault()
    }),
  )

async function findTimeline(id: string) {
  const lead = await administrator.call(leadsApi.find, { params: { id } })
  return lead.timeline
}

test('WhatsApp opens from the list with a text in the language of the lead, by keyboard', async () => {
  const id = await addStudent('Asha Example', '9800000001')
  const page = await openOffice(openPage, desktop, '/admin/leads?q=asha')
  const link = page.getByRole('link', { name: 'WhatsApp to 9800000001' })
  await link.waitFor()
  await expectAccessible(page)
  await link.focus()
  await page.keyboard.press('Enter')
  await expect.poll(() => readFocus(page)).toBe('Write message')
  await stayHere(page)

  const replies = message(page).getByLabel('Saved reply').getByRole('option')
  expect(await replies.nth(1).textContent()).toBe('निम्तो (नेपाली)')
  await page.keyboard.press('Tab')
  expect(await readFocus(page)).toBe('Saved reply')
  await page.keyboard.press('ArrowDown')
  const open = message(page).getByRole('link', { name: 'Open WhatsApp' })
  const text = encodeURIComponent('Asha Example जी, आउनुहोस् है।')
  await expect
    .poll(() => open.getAttribute('href'))
    .toBe(`https://wa.me/9779800000001?text=${text}`)
  await message(page).getByLabel('WhatsApp number').selectOption('980-0000099 (Guardian)')
  expect(await open.getAttribute('href')).toContain('https://wa.me/9779800000099?')
  await expectAccessible(page)
  await open.focus()
  await page.keyboard.press('Enter')
  await timeline(page).getByText('Phone: 980-0000099', { exact: true }).waitFor()
  expect((await findTimeline(id))[0]).toMatchObject({ kind: 'opened' })

  await page.getByRole('button', { name: 'Mark as sent' }).click()
  await page.getByText('Marked as sent to Asha Example').waitFor()
  expect((await findTimeline(id))[0]).toMatchObject({ kind: 'whatsapp' })
})

test('on a phone WhatsApp opens without a text from Today and beside each number', async () => {
  const id = await addStudent('Binod Example', '9800000002')
  const page = await openOffice(openPage, phone, '/admin/today')
  const link = page.getByRole('link', { name: 'WhatsApp to 9800000002' }).first()
  await link.waitFor()
  await expectAccessible(page)
  expect(await readWidths(page)).toEqual([360, 360])
  await link.tap()
  await expect.poll(() => readFocus(page)).toBe('Write message')
  await stayHere(page)
  await message(page).getByRole('link', { name: 'Open WhatsApp' }).tap()
  await timeline(page).getByText('Phone: 9800000002', { exact: true }).waitFor()

  const guardian = page.getByRole('link', { name: 'WhatsApp to 980-0000099' })
  expect(await guardian.getAttribute('href')).toBe('https://wa.me/9779800000099')
  await guardian.tap()
  await timeline(page).getByText('Phone: 980-0000099', { exact: true }).waitFor()
  const [toGuardian, toStudent] = await findTimeline(id)
  expect([toGuardian?.kind, toStudent?.kind]).toEqual(['opened', 'opened'])
  await expectAccessible(page)
  expect(await readWidths(page)).toEqual([360, 360])
})

test('WhatsApp opens from a contact message, and a number that is gone is named', async () => {
  const name = 'Chandra Example'
  await createClient(url).call(contactsApi.send, {
    body: makeContact({ name, phone: '9800000003', email: 'chandra@student.example' }),
  })
  const [lead] = await administrator.call(leadsApi.list, { querystring: { q: 'chandra' } })
  const params = { id: lead?.id ?? '' }
  await administrator.call(leadsApi.change, { params, body: { guardian_phone: '9800000098' } })
  const page = await openOffice(openPage, desktop, '/admin/contacts')
  await page.getByRole('link', { name: 'WhatsApp to 9800000003' }).click()
  await expect.poll(() => readFocus(page)).toBe('Write message')
  await stayHere(page)

  await page.route('**/opened-messages/', async (route) => {
    await administrator.call(leadsApi.change, { params, body: { phones: ['9800000004'] } })
    await route.continue()
  })
  await message(page).getByRole('link', { name: 'Open WhatsApp' }).click()
  const gone = 'This lead no longer has this phone number. Choose another one.'
  await expect.poll(() => readFieldErrors(page)).toEqual({ 'WhatsApp number': gone })
  await expectAccessible(page)
})

test('numbers of selected leads are exported for SMS, once each, and recorded', async () => {
  const { id } = await administrator.call(leadsApi.add, {
    body: { name: 'Esha Sms', phone: '980-0000011' },
  })
  const other = await administrator.call(leadsApi.add, { body: { name: 'Firoz Sms' } })
  const sister = await administrator.call(leadsApi.add, { body: { name: 'Gita Sms' } })
  const shared = { phones: ['+977 9800000011'] }
  await administrator.call(leadsApi.change, { params: { id: sister.id }, body: shared })
  const guardian_phone = '980-0000097'
  await administrator.call(leadsApi.change, { params: { id }, body: { guardian_phone } })
  for (const window of [desktop, phone]) {
    const page = await openOffice(openPage, window, '/admin/leads?q=sms')
    await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space')
    await page.getByRole('button', { name: 'Numbers for SMS' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: 'Numbers for SMS' })
    await dialog.getByLabel('Recipients').selectOption('Students and guardians')
    await dialog.getByLabel('Number format').selectOption('97798XXXXXXXX')
    await expectAccessible(page)
    await dialog.getByRole('button', { name: 'Export numbers' }).press('Enter')
    await dialog.getByText('2 numbers exported').waitFor()
    await dialog.getByText('1 lead has the same number as another one.').waitFor()
    const lines = await dialog.getByLabel('Numbers, one per line').inputValue()
    expect(lines.split('\n').toSorted()).toEqual(['9779800000011', '9779800000097'])
    await dialog.getByText('1 lead left out').press('Enter')
    await dialog.getByText('Firoz Sms: No mobile number').waitFor()
    await dialog.getByRole('button', { name: 'Copy' }).press('Enter')
    await dialog.getByText('Copied').waitFor()
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: 'Download CSV' }).press('Enter')
    const csv = await readFile(await (await downloading).path(), 'utf8')
    expect(csv).toMatch(/"9779800000011","(Esha|Gita) Sms"/)
    await expectAccessible(page)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(
      window.viewport.width,
    )
    await dialog.getByRole('button', { name: 'Close' }).press('Enter')
    await dialog.waitFor({ state: 'detached' })
  }
  expect((await findTimeline(id)).filter(({ kind }) => kind === 'sms_export')).toHaveLength(2)
  expect((await findTimeline(other.id)).some(({ kind }) => kind === 'sms_export')).toBe(false)
})
