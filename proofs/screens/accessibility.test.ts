import { expect, test } from 'vitest'
import { applicationsApi } from '#app/features/applications/contract.ts'
import { factsApi } from '#app/features/facts/contract.ts'
import { leadsApi } from '#app/features/leads/contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { progressLinksApi } from '#app/features/progress-links/contract.ts'
import { studentDocumentsApi } from '#app/features/student-documents/contract.ts'
import { openScreen, readWidths } from '#tests/e2e/forms.ts'
import { routes, toNepali } from '#tests/e2e/routes.ts'
import { openSite } from '#tests/e2e/site.ts'
import { desktop, expectAccessible, openWindow, phone } from '#tests/e2e/windows.ts'
import { signIn } from '#tests/processes/api-clients.ts'
import { publishEveryType, typeAddresses } from '#tests/publish-every-type.ts'

const { url } = await openSite()
await publishEveryType((await signIn(url)).administrator)
const others = [
  '/compare?countries=au,ca,gb,nz',
  '/events/past',
  '/events/register?event=education-fair',
  '/nothing-here',
]
const english = [...routes.map(({ path }) => path), ...typeAddresses, ...others]
const languages = { English: english, Nepali: toNepali(english) }

for (const [language, paths] of Object.entries(languages)) {
  for (const [name, window] of [
    ['a phone', phone],
    ['a desktop', desktop],
  ] as const) {
    test(`axe finds no problem on any page in ${language} on ${name}`, async () => {
      const page = await openWindow(url, { ...window, reducedMotion: 'reduce' })

      for (const path of paths) {
        await page.goto(path)
        await expectAccessible(page)
      }
    })
  }

  test(`no page in ${language} scrolls sideways at 320 px`, async () => {
    const page = await openWindow(url, { ...phone, viewport: { width: 320, height: 640 } })

    for (const path of paths) {
      await page.goto(path)
      const widths = await page.evaluate(() => [innerWidth, document.documentElement.scrollWidth])
      expect([path, widths]).toEqual([path, [320, 320]])
    }
  })
}

test('axe finds no problem on office screens that no other journey opens', async () => {
  const { administrator } = await signIn(url)
  const [document] = await administrator.call(pagesApi.list, {})
  const [fact] = await administrator.call(factsApi.list, { querystring: { limit: 1 } })
  const page = await openScreen(url, '/admin/jobs', phone)
  await page.getByText('Delete expired data').waitFor()
  await expectAccessible(page)

  await page.goto('/admin/status')
  await page.getByText('Email is not set up').waitFor()
  await expectAccessible(page)

  for (const [path, button] of [
    ['/admin/redirects', '+ Add redirect'],
    ['/admin/redirects', 'Import CSV'],
    ['/admin/webhooks', '+ Add webhook'],
    [`/admin/facts?edit=${fact?.id}`, 'New value'],
    [`/admin/pages/edit?id=${document?.id}`, 'Share'],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: button }).first().click()
    await page.getByRole('dialog').getByRole('button').first().waitFor()
    await expectAccessible(page)
  }
})

/** Screens of applications, documents, events, forms and other types of content. */
const newScreens = [
  '/admin/applications',
  '/admin/applications/board',
  '/admin/applications/tracks',
  '/admin/reports/applications',
  '/admin/reports/rates',
  '/admin/reports/visits',
  '/admin/articles',
  '/admin/events',
  '/admin/event-registrations',
  '/admin/contacts/forms',
  '/admin/contacts/newsletter',
  '/admin/team',
  '/admin/announcements',
  '/admin/files',
  '/admin/wordpress',
]

test.each([
  ['English', ''],
  ['Nepali', '/ne'],
])(
  'axe finds no problem on screens of applications and content in %s on a phone',
  async (_, prefix) => {
    const { administrator } = await signIn(url)
    const { id } = await administrator.call(leadsApi.add, { body: { name: 'Asha Example' } })
    const params = { id }
    const body = { institution: 'Example College', country: 'GB', deadline: '2036-12-05' }
    await administrator.call(applicationsApi.add, { params, body })
    await administrator.call(studentDocumentsApi.add, { params, body: { kind: 'passport' } })
    await administrator.call(progressLinksApi.add, { params, body: { guardian_id: null } })
    const page = await openScreen(url, '/admin/dashboard', phone)

    for (const path of [...newScreens, `/admin/leads/${id}`]) {
      await page.goto(prefix + path)
      await page.getByRole('heading', { level: 1 }).waitFor()
      await expectAccessible(page)
      expect([path, await readWidths(page)]).toEqual([path, [360, 360]])
    }
  },
)
