import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { accountsApi } from '#app/features/accounts/contract.ts'
import { messagesApi } from '#app/features/chat/contract.ts'
import { conversationsApi } from '#app/features/chat/conversations-contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { makeContact } from '#tests/factories.ts'
import { listen, readEvents } from '#tests/read-events.ts'
import { admin, startTestApp } from '#tests/test-app.ts'

const HOUR_MS = 60 * 60 * 1000

/** Changes the clock as when an administrator corrects it; timers are not affected. */
function setClock(byMs: number) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + byMs })
}
afterEach(() => vi.useRealTimers())

for (const [name, steps] of [
  ['forth and back', [HOUR_MS, -HOUR_MS]],
  ['back and forth', [-HOUR_MS, HOUR_MS]],
] as const) {
  test(`setting the clock an hour ${name} loses, duplicates and reorders nothing`, async () => {
    const { app, visitor, administrator, credentials } = await startTestApp()
    const url = await listen(app)
    const user_id = randomUUID()
    const send = (message: string) =>
      visitor.call(messagesApi.send, { body: { user_id, sender: 'user', message } })
    const sendContact = (message: string) =>
      visitor.call(contactsApi.send, {
        body: makeContact({ message }),
      })
    await send('one')
    await sendContact('first')
    const stream = await readEvents(`${url}/api/messages/stream/?user_id=${user_id}`)
    const office = await readEvents(`${url}/api/conversations/stream/`, await credentials())
    const started = await visitor.call(accountsApi.signIn, { body: admin })

    setClock(steps[0])
    await send('two')
    await sendContact('second')
    const meanwhile = await visitor.call(accountsApi.signIn, { body: admin })
    setClock(steps[1])
    await send('three')
    await sendContact('third')

    const listTexts = (rows: { message: string }[]) => rows.map(({ message }) => message)
    const stored = await visitor.call(messagesApi.list, { querystring: { user_id } })
    expect(listTexts(stored).filter((text) => ['one', 'two', 'three'].includes(text))).toEqual([
      'one',
      'two',
      'three',
    ])
    const events = await stream.waitFor((events) => JSON.stringify(events).includes('"three"'))
    expect(JSON.stringify(events)).toContain('"two"')
    await office.waitFor((events) => JSON.stringify(events).includes('"three"'))
    const [conversation] = await administrator.call(conversationsApi.list, { querystring: {} })
    expect(conversation).toMatchObject({ user_id, last_message: 'three' })

    const contacts = await administrator.call(contactsApi.list, { querystring: {} })
    expect(listTexts(contacts).sort()).toEqual(['first', 'second', 'third'])
    const leads = await administrator.call(leadsApi.list, { querystring: {} })
    expect(leads).toMatchObject([{ enquiries: 3 }])

    for (const { refresh } of [started, meanwhile]) {
      const { access } = await visitor.call(accountsApi.refresh, { body: { refresh } })
      const headers = { authorization: `Bearer ${access}` }
      expect((await app.inject({ url: '/api/contacts/', headers })).statusCode).toBe(200)
    }
  })
}
