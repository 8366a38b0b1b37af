import { expect, onTestFinished, test } from 'vitest'
import { conversationsApi } from '#app/features/chat/conversations-contract.ts'
import { signIn } from '../../processes/api-clients.ts'
import { listMessages, readVisitorId, startChat, welcome, writeMessage } from '../chat-panel.ts'
import {
  addColleague,
  colleague,
  conversationList,
  conversationRow,
  createVisitor,
  listNames,
  messageLog,
  openInbox,
} from '../inbox.ts'
import { openSite } from '../site.ts'
import { expectAccessible, keepToast, openWindow, phone } from '../windows.ts'

const closed = 'The office has closed this conversation. Send a message to reopen it.'

test('removes a closed conversation from every list until it is reopened', async () => {
  const { url } = await openSite(onTestFinished)
  await addColleague(url)
  await createVisitor(url, 'visitor-asha').write('Thank you, goodbye')
  const query = '?user=visitor-asha'
  const [ownPage, colleaguePage] = await Promise.all([
    openInbox(url, { query }),
    openInbox(url, { account: colleague, window: phone }),
  ])
  await conversationRow(colleaguePage, 'Visitor asha').waitFor()

  await ownPage.getByRole('button', { name: 'Close', exact: true }).click()
  await ownPage.getByText('Select a user to view messages').waitFor()
  await keepToast(ownPage)
  for (const office of [ownPage, colleaguePage])
    await expect.poll(() => listNames(office)).toEqual([])
  await conversationList(colleaguePage).getByRole('link', { name: 'Closed' }).click()
  await expect.poll(() => listNames(colleaguePage)).toEqual(['Visitor asha'])
  await expectAccessible(colleaguePage)

  await ownPage.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => listNames(ownPage)).toEqual(['Visitor asha'])
  await expect.poll(() => listNames(colleaguePage)).toEqual([])
  await colleaguePage.getByText('No closed conversations.').waitFor()

  await conversationRow(ownPage, 'Visitor asha').click()
  await ownPage.getByRole('button', { name: 'Close', exact: true }).click()
  await expect.poll(() => listNames(colleaguePage)).toEqual(['Visitor asha'])
  await conversationRow(colleaguePage, 'Visitor asha').click()
  await expectAccessible(colleaguePage)
  await colleaguePage.getByRole('button', { name: 'Reopen' }).click()
  await colleaguePage.getByRole('button', { name: 'Close', exact: true }).waitFor()
  await expect.poll(() => listNames(ownPage)).toEqual(['Visitor asha'])
})

test('keeps a reopened conversation open when an older list arrives late', async () => {
  const { url } = await openSite(onTestFinished)
  const { administrator } = await signIn(url)
  const { user_id, write } = createVisitor(url, 'visitor-asha')
  await write('Thank you, goodbye')
  await administrator.call(conversationsApi.close, { params: { user_id } })
  const office = await openInbox(url)
  await office.getByText('No conversations yet.').waitFor()
  const [read, late] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  await office.route('**/api/conversations/?*closed=true*', async (route) => {
    const response = await route.fetch()
    read.resolve()
    await late.promise
    await route.fulfill({ response })
  })

  await conversationList(office).getByRole('link', { name: 'Closed' }).click()
  await read.promise
  // The window reloads the unread count after the event.
  const reloaded = office.waitForRequest('**/api/conversations/unread/')
  await administrator.call(conversationsApi.reopen, { params: { user_id } })
  await reloaded
  late.resolve()
  await office.getByText('No closed conversations.').waitFor()
  await conversationList(office).getByRole('link', { name: 'All' }).click()
  await expect.poll(() => listNames(office)).toEqual(['Visitor asha'])
})

test('shows the visitor that the conversation is closed, and reopens it with the next message', async () => {
  const { url } = await openSite(onTestFinished)
  const visitor = await openWindow(url, phone)
  await visitor.goto('/')
  await startChat(visitor)
  await writeMessage(visitor, 'Thank you')
  await visitor.getByText('Sending…').waitFor({ state: 'detached' })
  const office = await openInbox(url, { query: `?user=${await readVisitorId(visitor)}` })

  await office.getByRole('button', { name: 'Close', exact: true }).click()
  await visitor.getByRole('log').getByText(closed).waitFor()
  await expectAccessible(visitor)
  await visitor.reload()
  await visitor.getByRole('log').getByText(closed).waitFor()
  await writeMessage(visitor, 'One more thing')

  await visitor.getByText(closed).waitFor({ state: 'detached' })
  await conversationRow(office, 'One more thing').waitFor()
})

test('restores deleted messages on both sides, also with newer messages', async () => {
  const { url } = await openSite(onTestFinished)
  const visitor = await openWindow(url, phone)
  await visitor.goto('/')
  await startChat(visitor)
  await writeMessage(visitor, 'Please restore me')
  await visitor.getByText('Sending…').waitFor({ state: 'detached' })
  const office = await openInbox(url, { query: `?user=${await readVisitorId(visitor)}` })
  const remove = async () => {
    await office.getByRole('button', { name: 'Delete Chat' }).click()
    await office.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
    await expect.poll(() => listMessages(visitor)).toEqual([])
  }
  await remove()

  await office.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => listMessages(visitor)).toEqual([...welcome, 'You: Please restore me'])
  await conversationRow(office, 'Please restore me').click()
  await messageLog(office).getByText('Please restore me').waitFor()

  await remove()
  await writeMessage(visitor, 'New message')
  await conversationRow(office, 'New message').waitFor()
  await office.getByRole('button', { name: 'Undo' }).last().click()
  const allMessages = [...welcome, 'You: Please restore me', 'You: New message']
  await expect.poll(() => listMessages(visitor)).toEqual(allMessages)
})
