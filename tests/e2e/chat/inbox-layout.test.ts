import { expect, test } from 'vitest'
import {
  conversationList,
  conversationRow,
  createVisitor,
  messageLog,
  openInbox,
  replyBox,
} from '../inbox.ts'
import { openSite } from '../site.ts'
import { expectAccessible, phone } from '../windows.ts'

const { url } = await openSite()
const tablet = { viewport: { width: 768, height: 1024 } }

test('shows nine conversations at once on a desktop', async () => {
  for (let number = 1; number <= 9; number++) {
    await createVisitor(url, `visitor-000${number}`).write(`Question number ${number}`)
  }
  const office = await openInbox(url)
  const oldest = conversationRow(office, 'Visitor 0001')
  await oldest.waitFor()
  await office.getByText('Select a user to view messages').waitFor()

  const [rowBox, listBox] = await Promise.all([
    oldest.boundingBox(),
    conversationList(office).boundingBox(),
  ])
  const bottom = (box: typeof rowBox) => (box ? box.y + box.height : Number.NaN)
  expect(bottom(rowBox)).toBeLessThanOrEqual(bottom(listBox))
  expect(bottom(listBox)).toBeLessThanOrEqual(800)

  await conversationRow(office, 'Visitor 0009').click()
  await messageLog(office).getByText('Question number 9').waitFor()
  expect(bottom(await oldest.boundingBox())).toBeLessThanOrEqual(bottom(listBox))
  await expectAccessible(office)
})

test('shows one pane below 1000 px: the list or a conversation with a back link', async () => {
  await createVisitor(url, 'visitor-asha').write('From a tablet')
  const office = await openInbox(url, { window: tablet })

  await conversationRow(office, 'Visitor asha').click()
  await messageLog(office).getByText('From a tablet').waitFor()
  expect(await conversationList(office).isVisible()).toBe(false)
  // A button for files stands beside it.
  expect((await replyBox(office).boundingBox())?.width).toBeGreaterThan(250)
  await expectAccessible(office)

  await office.getByRole('link', { name: 'Back to the list' }).click()
  await conversationRow(office, 'Visitor asha').waitFor()
  expect(await messageLog(office).count()).toBe(0)
})

test('shows one bar on a phone, whose menu contains the greeting and Logout', async () => {
  const office = await openInbox(url, { window: phone })
  expect(await office.getByRole('banner').count()).toBe(0)

  await office
    .getByRole('navigation', { name: 'Back office' })
    .getByText('Menu', { exact: true })
    .click()

  await office
    .getByText(/^Welcome, /)
    .first()
    .waitFor()
  await expectAccessible(office)
  await office.getByRole('button', { name: 'Logout' }).click()
  await office.waitForURL('**/login')
})

test('shows Welcome once on the dashboard', async () => {
  const office = await openInbox(url)
  await office.getByRole('banner').getByText('Welcome').waitFor()

  await office.goto('/admin/dashboard')

  await office.getByRole('main').getByText('Welcome').waitFor()
  expect(await office.getByRole('banner').getByText('Welcome').count()).toBe(0)
})
