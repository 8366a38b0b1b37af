import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { administratorsApi } from '#app/features/accounts/people-contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { savedRepliesApi } from '#app/features/saved-replies/contract.ts'
import { makeContact } from '#tests/factories.ts'
import { createClient, signIn } from '../processes/api-clients.ts'
import { openOffice } from './office.ts'
import { openSite } from './site.ts'

const { url, openPage } = await openSite()

const acts = {
  contacts: 'Delete the message of Asha Gurung',
  destinations: 'Delete Malta',
  heroslides: 'Delete Study in Australia',
  'saved-replies': 'Delete Visa',
  people: 'Disable Gita',
}

const inkOf = (button: Locator) => button.evaluate((each) => getComputedStyle(each).color)

test('shows delete buttons in the plain style and confirmation buttons in red', async () => {
  await createClient(url).call(contactsApi.send, { body: makeContact() })
  const { administrator } = await signIn(url)
  const text = { title: 'Visa', text: 'Three weeks.' }
  await administrator.call(savedRepliesApi.add, { body: text })
  const gita = { username: 'Gita', email: 'gita@office.example', role: 'owner' as const }
  await administrator.call(administratorsApi.invite, { body: gita })
  const page = await openOffice(openPage)

  for (const [screen, name] of Object.entries(acts)) {
    await page.goto(`/admin/${screen}`)
    const act = page.getByRole('button', { name })
    await act.waitFor()
    expect(await inkOf(act)).toBe(await inkOf(page.getByRole('button', { name: 'Logout' })))
    await act.click()
    const [cancel, go] = await page.getByRole('alertdialog').getByRole('button').all()
    if (!cancel || !go) throw new Error('The question has no two buttons')
    expect(await inkOf(go)).not.toBe(await inkOf(cancel))
    await cancel.click()
  }
})
