import { expect, test } from 'vitest'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { makeContact } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { whatAreTheFigures } from '../words.ts'

test('recognizes the prepared question of the guides', async () => {
  const { administrator, visitor } = await startTestApp()
  const send = (index: number, message: string) => {
    const person = { name: `Example ${index}`, email: `s${index}@student.example` }
    return visitor.call(contactsApi.send, { body: makeContact({ ...person, message }) })
  }

  for (const index of [1, 2, 3]) await send(index, whatAreTheFigures('Canada'))
  const more = whatAreTheFigures(`Canada ${'and your offer of the day '.repeat(5)}`)
  for (const index of [4, 5]) await send(index, more)

  expect(await administrator.call(contactsApi.list, { querystring: {} })).toHaveLength(4)
  const held = await administrator.call(contactsApi.listSpam, { querystring: {} })
  expect(held).toMatchObject([{ name: 'Example 5', spam_reason: 'same_text' }])
})
