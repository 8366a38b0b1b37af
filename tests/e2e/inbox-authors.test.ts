import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { adminSettings } from '../processes/server-process.ts'
import {
  addColleague,
  colleague,
  createVisitor,
  messageLog,
  openInbox,
  replyBox,
  sendReply,
} from './inbox.ts'
import { openSite } from './site.ts'
import { expectAccessible, phone } from './windows.ts'

const query = '?user=visitor-asha'

/** Opens a site with two administrators and a visitor's message. */
async function openOffice() {
  const { url } = await openSite(onTestFinished)
  await addColleague(url)
  const asha = createVisitor(url, 'visitor-asha')
  await asha.write('What does it cost?')
  const open = async (account?: typeof colleague) => {
    const window = account && phone
    const page = await openInbox(url, { query, account, window, hasClock: true })
    await messageLog(page).getByText('What does it cost?').waitFor()
    return page
  }
  return { asha, open }
}

/** The messages as a screen reader reads them. */
const said = (page: Page) => messageLog(page).locator('li > p').allTextContents()

/** The visible names. */
const named = (page: Page) => messageLog(page).locator('li > span').allTextContents()

test('shows the author of each reply, once for consecutive replies', async () => {
  const { asha, open } = await openOffice()
  const [mine, hers] = await Promise.all([open(), open(colleague)])

  await sendReply(mine, 'About 20,000')
  await messageLog(hers).getByText('About 20,000').waitFor()
  await sendReply(hers, 'And a scholarship')
  await sendReply(hers, 'Of 5,000')
  await messageLog(mine).getByText('Of 5,000').waitFor()
  await asha.write('Thank you')
  await messageLog(mine).getByText('Thank you').waitFor()
  await sendReply(mine, 'You are welcome')
  await messageLog(hers).getByText('You are welcome').waitFor()

  await expect.poll(() => named(mine)).toEqual(['You', 'Gita', 'You'])
  const { ADMIN_USERNAME: me } = adminSettings
  expect(await named(hers)).toEqual([me, 'You', me])
  await expect
    .poll(() => said(mine))
    .toEqual([
      'Visitor: What does it cost?',
      'You: About 20,000',
      'Gita: And a scholarship',
      'Gita: Of 5,000',
      'Visitor: Thank you',
      'You: You are welcome',
    ])
  await expectAccessible(mine)
  await expectAccessible(hers)

  await mine.reload()
  await expect.poll(() => named(mine)).toEqual(['You', 'Gita', 'You'])
})

test('treats one administrator in two browsers as the same person', async () => {
  const { open } = await openOffice()
  const [mine, elsewhere, hers] = await Promise.all([open(), open(), open(colleague)])
  await replyBox(mine).fill('About 20,000')

  await replyBox(elsewhere).pressSequentially('25,000')
  await hers.getByText('is typing a reply').waitFor()
  expect(await mine.getByText('is typing a reply').count()).toBe(0)
  await replyBox(elsewhere).press('Enter')
  await messageLog(mine).getByText('25,000').waitFor()
  await replyBox(mine).press('Enter')

  await messageLog(hers).getByText('About 20,000').waitFor()
  expect(await mine.getByRole('alertdialog').isVisible()).toBe(false)
  expect(await named(mine)).toEqual(['You'])
})

test('shows who is typing while another administrator replies', async () => {
  const { open } = await openOffice()
  const [mine, hers] = await Promise.all([open(), open(colleague)])
  await replyBox(hers).pressSequentially('Let me look')
  await mine.getByText('Gita is typing a reply').waitFor()
  // Stops the clock, so that the hint does not disappear on a slow machine.
  await mine.clock.pauseAt(Date.now() + 1000)

  await sendReply(mine, 'About 20,000')
  await messageLog(hers).getByText('About 20,000').waitFor()
  await messageLog(mine).getByText('Sending…').waitFor({ state: 'detached' })

  expect(await mine.getByText('Gita is typing a reply').count()).toBe(1)
})
