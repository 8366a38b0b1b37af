import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { leadsApi } from '#app/features/leads/contract.ts'
import { signIn } from '../../processes/api-clients.ts'
import { createVisitor, openInbox } from '../inbox.ts'
import { openOffice } from '../office.ts'
import { openSite } from '../site.ts'

const { url, openPage } = await openSite()

/** Contains all single-key commands. */
const text = 'joins on sunday, needs fees f n s j k e d'

/** Adds three leads with overdue tasks. */
async function addLeads() {
  const { administrator } = await signIn(url)
  const follow_up_at = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString()
  const names = ['One Example', 'Two Example', 'Three Example']
  const ids: string[] = []
  for (const [index, name] of names.entries()) {
    const { id } = await administrator.call(leadsApi.add, { body: { name } })
    const body = { follow_up_at: follow_up_at(30 - index), follow_up_channel: 'phone' as const }
    await administrator.call(leadsApi.change, { params: { id }, body })
    ids.push(id)
  }
  const find = (index: number) =>
    administrator.call(leadsApi.find, { params: { id: ids[index] ?? '' } })
  return { administrator, find, ids }
}

async function slowDown(page: Page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
}

/** Types at 20 ms a key without waiting for the screen. */
const typeQuickly = (page: Page, keys: string) => page.keyboard.type(keys, { delay: 20 })

test('on a slow computer, text typed after a command goes into the opened form', async () => {
  const { administrator, find, ids } = await addLeads()
  const page = await openOffice(openPage, undefined, '/admin/today')
  const overdue = page.getByRole('region', { name: /Overdue/ })
  await overdue.getByRole('link', { name: 'Three Example' }).waitFor()
  await slowDown(page)
  const before = await find(2)

  await typeQuickly(page, `jjjn${text}`)
  const notes = overdue.getByLabel('Notes')
  await expect.poll(() => notes.inputValue()).toBe(text)
  // A colleague completes the task meanwhile; the form and its text stay.
  await administrator.call(leadsApi.change, {
    params: { id: ids[2] ?? '' },
    body: { follow_up_at: null },
  })
  await page.getByRole('heading', { name: 'Overdue 2' }).waitFor()
  await typeQuickly(page, ', jks')
  await page.evaluate(() => (document.activeElement as HTMLElement).blur())
  await typeQuickly(page, 'jsejfknd')
  await page.getByRole('button', { name: 'Log activity' }).click()
  await page.getByText('Note logged for Three Example').waitFor()
  const after = await find(2)
  expect(after.stage_id).toBe(before.stage_id)
  expect(after.timeline[0]).toMatchObject({ kind: 'note', text: `${text}, jks` })

  await typeQuickly(page, 'jjftomorrow 11')
  expect(await overdue.getByLabel('When').inputValue()).toBe('tomorrow 11')
  await page.keyboard.press('Enter')
  await page.getByRole('heading', { name: 'Overdue 1' }).waitFor()
  expect((await find(1)).stage_id).toBe(before.stage_id)

  // Changes only the note; the date stays.
  const { follow_up_at } = await find(0)
  await typeQuickly(page, 'jf')
  await overdue.getByRole('textbox', { name: 'Note', exact: true }).fill('The fees')
  await page.keyboard.press('Enter')
  await overdue.getByText('The fees').waitFor()
  expect(await find(0)).toMatchObject({ follow_up_at, follow_up_note: 'The fees' })
})

test('text typed after an inbox command goes into its dialog', async () => {
  const asha = createVisitor(url, 'visitor-asha')
  await asha.write('Hello')
  const page = await openInbox(url, { query: '?user=visitor-asha' })
  const createButton = page.getByRole('button', { name: 'Create lead' })
  await createButton.waitFor()
  await slowDown(page)

  await page.getByLabel('Your reply').focus()
  await page.keyboard.press('Alt+l')
  await typeQuickly(page, 'Asha Lama')

  expect(await page.getByRole('dialog').getByLabel('Name').inputValue()).toBe('Asha Lama')
  expect(await page.getByLabel('Your reply').inputValue()).toBe('')
})
