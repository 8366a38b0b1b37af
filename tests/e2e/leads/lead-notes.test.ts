import { expect, test } from 'vitest'
import { leadsApi } from '#app/features/leads/contract.ts'
import { signIn } from '../../processes/api-clients.ts'
import { openOffice } from '../office.ts'
import { openSite } from '../site.ts'
import { desktop } from '../windows.ts'

const { url, openPage } = await openSite()

test('the form accepts the next activity before a slow connection shows the last one', async () => {
  const { administrator } = await signIn(url)
  const body = { name: 'Asha Example', phone: '9800000001' }
  const { id } = await administrator.call(leadsApi.add, { body })
  const page = await openOffice(openPage, desktop, `/admin/leads/${id}`)
  const line = Promise.withResolvers<void>()
  await page.route(`**/api/leads/${id}/`, async (route) => {
    await line.promise
    await route.continue()
  })

  const notes = page.getByRole('textbox', { name: 'Notes' })
  await notes.fill('Comes on Sunday.')
  await page.getByRole('button', { name: 'Log activity', exact: true }).click()
  await expect.poll(() => notes.inputValue()).toBe('')
  await notes.fill('With her brother.')
  line.resolve()

  await page.getByRole('region', { name: 'Timeline' }).getByText('Comes on Sunday.').waitFor()
  expect(await notes.inputValue()).toBe('With her brother.')
})
