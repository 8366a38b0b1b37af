import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { administratorsApi } from '#app/features/accounts/people-contract.ts'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { savedRepliesApi } from '#app/features/saved-replies/contract.ts'
import { makeContact } from '#tests/factories.ts'
import { createClient, signIn } from '../../processes/api-clients.ts'
import { openOffice } from '../office.ts'
import { openSite } from '../site.ts'

const { url, openPage } = await openSite()

const actionNames = {
  contacts: 'Delete the message of Asha Gurung',
  destinations: 'Delete Malta',
  heroslides: 'Delete Study in Australia',
  'saved-replies': 'Delete Visa',
  people: 'Disable Gita',
}

const readColor = (button: Locator) => button.evaluate((each) => getComputedStyle(each).color)

test('shows delete buttons in the plain style and confirmation buttons in red', async () => {
  await createClient(url).call(contactsApi.send, { body: makeContact() })
  const { administrator } = await signIn(url)
  const text = { title: 'Visa', text: 'Three weeks.' }
  await administrator.call(savedRepliesApi.add, { body: text })
  const gita = { username: 'Gita', email: 'gita@office.example', role: 'owner' as const }
  await administrator.call(administratorsApi.invite, { body: gita })
  const page = await openOffice(openPage)

  for (const [screen, name] of Object.entries(actionNames)) {
    await page.goto(`/admin/${screen}`)
    const button = page.getByRole('button', { name })
    await button.waitFor()
    expect(await readColor(button)).toBe(
      await readColor(page.getByRole('button', { name: 'Logout' })),
    )
    await button.click()
    const [cancel, confirm] = await page.getByRole('alertdialog').getByRole('button').all()
    if (!cancel || !confirm) throw new Error('The question has no two buttons')
    expect(await readColor(confirm)).not.toBe(await readColor(cancel))
    await cancel.click()
  }
})
