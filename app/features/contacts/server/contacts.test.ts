import { expect, test } from 'vitest'
import { startTestApp } from '#tests/test-app.ts'
import { contactsApi } from '../contract.ts'

const enquiry = {
  name: 'Asha Gurung',
  email: 'asha@student.example',
  phone: '+977 980-0000000',
  message: 'Where can I study nursing?',
}

test('what a visitor sends stands in the office’s list', async () => {
  const { visitor, administrator } = await startTestApp()

  const sent = await visitor.call(contactsApi.send, { body: enquiry })

  expect(sent).toMatchObject({ ...enquiry, country: '' })
  expect(await administrator.call(contactsApi.list, { querystring: {} })).toEqual([sent])
})
