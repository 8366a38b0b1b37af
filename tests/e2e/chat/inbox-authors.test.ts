import type { Page } from 'playwright-core'
import { expect, onTestFinished, test } from 'vitest'
import { adminSettings } from '../../processes/server-process.ts'
import {
  addColleague,
  colleague,
  createVisitor,
  messageLog,
  openInbox,
  replyBox,
  sendReply,
} from '../inbox.ts'
import { openSite } from '../site.ts'
import { expectAccessible, phone } from '../windows.ts'

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
const listTexts = (page: Page) => messageLog(page).locator('li > p').allTextContents()

/** The visible names. */
const listAuthors = (page: Page) => messageLog(page).locator('li > span').allTextContents()

test('shows the author of each reply, once for consecutive replies', async () => {
  const { asha, open } = await openOffice()
  const [ownPage, colleaguePage] = await Promise.all([open(), open(colleague)])

  await sendReply(ownPage, 'About 20,000')
  await messageLog(colleaguePage).getByText('About 20,000').waitFor()
  await sendReply(colleaguePage, 'And a scholarship')
  await sendReply(colleaguePage, 'Of 5,000')
  await messageLog(ownPage).getByText('Of 5,000').waitFor()
  await asha.write('Thank you')
  await messageLog(ownPage).getByText('Thank you').waitFor()
  await sendReply(ownPage, 'You are welcome')
  await messageLog(colleaguePage).getByText('You are welcome').waitFor()

  await expect.poll(() => listAuthors(ownPage)).toEqual(['You', 'Gita', 'You'])
  const { ADMIN_USERNAME: me } = adminSettings
  expect(await listAuthors(colleaguePage)).toEqual([me, 'You', me])
  await expect
    .poll(() => listTexts(ownPage))
    .toEqual([
      'Visitor: What does it cost?',
      'You: About 20,000',
      'Gita: And a scholarship',
      'Gita: Of 5,000',
      'Visitor: Thank you',
      'You: You are welcome',
    ])
  await expectAccessible(ownPage)
  await expectAccessible(colleaguePage)

  await ownPage.reload()
  await expect.poll(() => listAuthors(ownPage)).toEqual(['You', 'Gita', 'You'])
})

test('treats one administrator in two browsers as the same person', async () => {
  const { open } = await openOffice()
  const [ownPage, secondPage, colleaguePage] = await Promise.all([open(), open(), open(colleague)])
  await replyBox(ownPage).fill('About 20,000')

  await replyBox(secondPage).pressSequentially('25,000')
  await colleaguePage.getByText('is typing a reply').waitFor()
  expect(await ownPage.getByText('is typing a reply').count()).toBe(0)
  await replyBox(secondPage).press('Enter')
  await messageLog(ownPage).getByText('25,000').waitFor()
  await replyBox(ownPage).press('Enter')

  await messageLog(colleaguePage).getByText('About 20,000').waitFor()
  expect(await ownPage.getByRole('alertdialog').isVisible()).toBe(false)
  expect(await listAuthors(ownPage)).toEqual(['You'])
})

test('shows who is typing while another administrator replies', async () => {
  const { open } = await openOffice()
  const [ownPage, colleaguePage] = await Promise.all([open(), open(colleague)])
  await replyBox(colleaguePage).pressSequentially('Let me look')
  await ownPage.getByText('Gita is typing a reply').waitFor()
  // Stops the clock, so that the hint does not disappear on a slow machine.
  await ownPage.clock.pauseAt(Date.now() + 1000)

  await sendReply(ownPage, 'About 20,000')
  await messageLog(colleaguePage).getByText('About 20,000').waitFor()
  await messageLog(ownPage).getByText('Sending…').waitFor({ state: 'detached' })

  expect(await ownPage.getByText('Gita is typing a reply').count()).toBe(1)
})
