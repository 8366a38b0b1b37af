import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { destinationsApi } from '#app/features/destinations/contract.ts'
import { factsApi, factValuesApi } from '#app/features/facts/contract.ts'
import { heroSlidesApi } from '#app/features/hero-slides/contract.ts'
import { libraryApi } from '#app/features/media/library-contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { redirectsApi } from '#app/features/redirects/contract.ts'
import { savedRepliesApi } from '#app/features/saved-replies/contract.ts'
import { scholarshipsApi } from '#app/features/scholarships/contract.ts'
import { testimonialsApi } from '#app/features/testimonials/contract.ts'
import {
  makeDestination,
  makeFact,
  makeScholarship,
  makeSlide,
  makeTestimonial,
} from '../factories.ts'
import { listCalls } from '../field-screens.ts'
import { signIn } from '../processes/api-clients.ts'
import { createUniqueImage } from '../test-images.ts'
import { expectFieldErrors, type FieldErrorForm } from './field-errors.ts'
import { openScreen, save } from './forms.ts'
import { openSite } from './site.ts'

const { url } = await openSite()
const { administrator, access } = await signIn(url)

/** Fills these fields by label and saves. */
const fillAndSave = (texts: Record<string, string>) => async (page: Page) => {
  for (const [label, text] of Object.entries(texts)) {
    await page.locator('dialog').getByLabel(label).first().fill(text)
  }
  await save(page)
}

async function addPicture() {
  const form = new FormData()
  form.append('title', 'A room')
  form.append(
    'picture',
    new Blob([new Uint8Array(await createUniqueImage())], { type: 'image/png' }),
    'room.png',
  )
  const headers = { authorization: `Bearer ${access}` }
  const answer = await fetch(`${url}${libraryApi.add.url}`, { method: 'POST', headers, body: form })
  return ((await answer.json()) as { id: string }).id
}

/** Adds a row of each type to edit. */
async function addRows() {
  const source = { source: '/old', target: '/contact' }
  const fact = await administrator.call(factsApi.add, { body: makeFact() })
  const value = await administrator.call(factValuesApi.add, {
    params: { id: fact.id },
    body: { from: '75', publisher: 'UDI', valid_from: '2026-01-01' },
  })
  const page = await administrator.call(pagesApi.add, {
    body: { type: 'page', title: 'Rules' },
  })
  return {
    destination: await administrator.call(destinationsApi.add, { body: makeDestination() }),
    slide: await administrator.call(heroSlidesApi.add, { body: makeSlide() }),
    scholarship: await administrator.call(scholarshipsApi.add, { body: makeScholarship() }),
    testimonial: await administrator.call(testimonialsApi.add, { body: makeTestimonial() }),
    answer: await administrator.call(savedRepliesApi.add, {
      body: { title: 'Fees', text: 'None.' },
    }),
    redirect: await administrator.call(redirectsApi.add, { body: source }),
    picture: { id: await addPicture() },
    fact,
    value: value as { id: string },
    page,
  }
}

const rows = await addRows()
const edit = (screen: string, { id }: { id: string }) => `/admin/${screen}?edit=${id}`
const place = { summaryOnly: ['position'] }

const saveDraft = 'PATCH /api/pages/:id/draft/'
/** Fields without a control. */
const hidden: Record<string, string[]> = {
  'home-page': ['slug'],
  'about-page': ['slug', 'rooms.picture.width', 'rooms.picture.height'],
}

const forms: FieldErrorForm[] = [
  {
    call: 'POST /api/destinations/',
    path: '/admin/destinations?add',
    ...place,
    send: fillAndSave({ Country: 'Norway', Description: 'Fjords.' }),
  },
  {
    call: 'PATCH /api/destinations/:id/',
    path: edit('destinations', rows.destination),
    ...place,
    send: fillAndSave({ Description: 'Other fjords.' }),
  },
  {
    call: 'POST /api/hero-slides/',
    path: '/admin/heroslides?add',
    ...place,
    send: fillAndSave({ Title: 'Norway' }),
  },
  {
    call: 'PATCH /api/hero-slides/:id/',
    path: edit('heroslides', rows.slide),
    ...place,
    send: fillAndSave({ Title: 'Norway' }),
  },
  {
    call: 'POST /api/scholarships/',
    path: '/admin/scholarships?add',
    ...place,
    send: fillAndSave({
      Title: 'A grant',
      Provider: 'A university',
      Amount: 'All fees',
      Deadline: '2030-01-31',
      'Source link': 'https://grants.example/',
    }),
  },
  {
    call: 'PATCH /api/scholarships/:id/',
    path: edit('scholarships', rows.scholarship),
    ...place,
    send: fillAndSave({ Title: 'Another grant' }),
  },
  {
    call: 'POST /api/testimonials/',
    path: '/admin/testimonials?add',
    ...place,
    send: fillAndSave({ Name: 'Asha', Quote: 'It went well.' }),
  },
  {
    call: 'PATCH /api/testimonials/:id/',
    path: edit('testimonials', rows.testimonial),
    ...place,
    send: fillAndSave({ Name: 'Asha G.' }),
  },
  {
    call: 'POST /api/saved-replies/',
    path: '/admin/saved-replies?add',
    ...place,
    send: fillAndSave({ Title: 'Fees', Text: 'None.' }),
  },
  {
    call: 'PATCH /api/saved-replies/:id/',
    path: edit('saved-replies', rows.answer),
    ...place,
    send: fillAndSave({ Title: 'Costs' }),
  },
  {
    call: 'POST /api/redirects/',
    path: '/admin/redirects?add',
    summaryOnly: ['is_permanent'],
    send: fillAndSave({ Address: '/older', Target: '/contact' }),
  },
  {
    call: 'PATCH /api/redirects/:id/',
    path: edit('redirects', rows.redirect),
    summaryOnly: ['is_permanent'],
    send: fillAndSave({ Target: '/about' }),
  },
  {
    call: 'PATCH /api/pictures/:id/',
    path: edit('pictures', rows.picture),
    send: fillAndSave({ Title: 'Another room' }),
  },
  {
    call: 'POST /api/facts/',
    path: '/admin/facts?new=',
    send: fillAndSave({ Name: 'A fee', Key: 'no.other.fee' }),
  },
  {
    call: 'PATCH /api/facts/:id/',
    path: `${edit('facts', rows.fact)}&change=`,
    send: fillAndSave({ Name: 'A fee' }),
  },
  {
    call: 'POST /api/facts/:id/values/',
    path: `${edit('facts', rows.fact)}&add=`,
    summaryOnly: ['time_zone', 'is_official'],
    send: fillAndSave({ Number: '12' }),
  },
  {
    call: 'PATCH /api/fact-values/:id/',
    path: `${edit('facts', rows.fact)}&value=${rows.value.id}`,
    summaryOnly: ['time_zone', 'is_official'],
    send: fillAndSave({ Number: '12' }),
  },
  {
    call: 'POST /api/pages/',
    path: '/admin/pages?add=page',
    summaryOnly: ['type'],
    send: fillAndSave({ Title: 'House rules' }),
  },
  {
    call: 'PUT /api/office/',
    path: '/admin/office',
    validFields: ['version'],
    summaryOnly: ['examples', 'phone_labels'],
    send: save,
  },
  {
    call: 'POST /api/pages/:id/schedule/',
    path: `/admin/pages/edit?id=${rows.page.id}`,
    validFields: ['revision'],
    async send(page) {
      await page.getByRole('button', { name: 'Publish…' }).click()
      await page.getByLabel('Publish later').fill('2031-01-01T10:00')
      await page.getByRole('button', { name: 'Schedule' }).click()
    },
  },
  {
    call: 'POST /api/pages/:id/publish/',
    path: `/admin/pages/edit?id=${rows.page.id}`,
    validFields: ['revision'],
    async send(page) {
      await page.getByRole('button', { name: 'Publish…' }).click()
      await page.getByRole('button', { name: 'Publish now' }).click()
    },
  },
]

for (const form of forms) {
  test(`marks and lists the errors of ${form.call} in its form`, async () => {
    await expectFieldErrors(await openScreen(url, '/admin/account'), form)
  })
}

const drafts = ['page', 'guide', 'service', 'home-page', 'about-page'] as const

for (const type of drafts) {
  test(`marks and lists the errors of a ${type} draft in the editor`, async () => {
    const listed = await administrator.call(pagesApi.list, { querystring: {} })
    const { id } = listed.find((each) => each.type === type) ?? { id: '' }
    await expectFieldErrors(await openScreen(url, '/admin/account'), {
      call: saveDraft,
      path: `/admin/pages/edit?id=${id}`,
      sentFieldsOnly: true,
      validFields: ['revision', 'content.sections.*.id', 'content.sections.*.type'],
      summaryOnly: hidden[type] ?? [],
      send: (page) => page.getByLabel('Description for search engines').fill('Another one.'),
    })
  })
}

test('the table lists a test of this file for each form', () => {
  const calls = [saveDraft, ...forms.map(({ call }) => call)]
  expect([...new Set(calls)].toSorted()).toEqual(listCalls('field-errors-content'))
})
