import { expect, test } from 'vitest'
import { contactsApi } from '#app/features/contacts/contract.ts'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { makeContact, makeDestination } from '#tests/factories.ts'
import { createClient, signIn } from '../../processes/api-clients.ts'
import { openOfficeScreen } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop, expectAccessible, openWindow, phone } from '../windows.ts'

const { url } = await openSite()

test('explains an empty activity log', async () => {
  const page = await openWindow(url)
  await openOfficeScreen(page, '/admin/activity-log')

  await page.getByText('No activity found').waitFor()
  await expectAccessible(page)
})

for (const [name, size] of [
  ['phone', phone],
  ['desktop', desktop],
] as const) {
  test(`describes changes in sentences with their values on a ${name}`, async () => {
    const country = `Norway of the ${name}`
    const { administrator } = await signIn(url)
    const body = makeDestination({ country })
    const { id } = await administrator.call(destinationsApi.add, { body })
    const change = {
      benefits: ['Programmes in English', '<b>Northern lights</b>'],
      description: 'Fjords. '.repeat(100),
    }
    await administrator.call(destinationsApi.change, { params: { id }, body: change })
    const page = await openWindow(url, size)
    await openOfficeScreen(page, '/admin/activity-log')

    await page.getByText(`added the destination ${country}`).waitFor()
    const [changed, added] = await page.getByRole('listitem').filter({ hasText: country }).all()
    expect(await added?.locator('p').first().textContent()).toBe(
      `admin added the destination ${country}`,
    )
    expect(await changed?.locator('p').first().textContent()).toBe(
      `admin changed the destination ${country}`,
    )
    const benefits = changed?.locator('dl > div').filter({ hasText: 'Benefits' })
    expect(await benefits?.getByRole('listitem').allTextContents()).toEqual([
      'No tuition fees',
      'Programmes in English',
      'Programmes in English',
      '<b>Northern lights</b>',
    ])
    const description = changed?.locator('dl > div').filter({ hasText: 'Description' })
    await description?.getByText('Show all').click()
    await description?.getByText('Show less').waitFor()
    await added?.getByText('Show details').click()
    await added?.getByText('Programmes in English').waitFor()
    await expectAccessible(page)
    const widths = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
    expect(widths).toEqual([size.viewport.width, size.viewport.width])
  })
}

test('searches and pages by the address', async () => {
  const { administrator } = await signIn(url)
  const { id } = await createClient(url).call(contactsApi.send, { body: makeContact() })
  await administrator.call(contactsApi.remove, { params: { id } })
  const added = await administrator.call(destinationsApi.add, {
    body: makeDestination({ country: 'Finland' }),
  })
  for (let number = 1; number <= 60; number++) {
    const body = { description: `Lakes, version ${number}.` }
    await administrator.call(destinationsApi.change, { params: { id: added.id }, body })
  }
  const page = await openWindow(url)
  await openOfficeScreen(page, '/admin/activity-log')

  const rows = page.getByRole('main').locator('ol > li')
  await page.getByText('Lakes, version 60.').waitFor()
  expect(await rows.count()).toBe(50)
  await page.getByRole('link', { name: 'Older' }).click()
  await page.getByText('added the destination Finland').waitFor()
  await expectAccessible(page)
  await page.goBack()
  await page.getByText('Lakes, version 60.').waitFor()

  await page.getByLabel('Type').selectOption('Contact Messages')
  await page.getByLabel('Search activity').fill('asha@')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByText('1 change in Contact Messages with “asha@”, newest first').waitFor()
  expect(new URL(page.url()).search).toBe('?subject=contact&q=asha%40')
  await page.reload()
  await page.getByText('deleted the contact message of Asha Gurung').waitFor()
  expect(await page.getByLabel('Type').inputValue()).toBe('contact')

  await page.getByLabel('Search activity').fill('missing')
  await page.getByRole('button', { name: 'Search' }).click()
  await page.getByText('Try another search').waitFor()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Clear' }).click()
  await page.getByText('Lakes, version 60.').waitFor()
})
