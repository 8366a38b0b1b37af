import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { factsApi, factValuesApi } from '#app/features/facts/contract.ts'
import { filesApi } from '#app/features/media/files-contract.ts'
import { libraryApi } from '#app/features/media/library-contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { redirectsApi } from '#app/features/redirects/contract.ts'
import { makeFact } from '../../factories.ts'
import { listCalls } from '../../field-screens.ts'
import { nameCall, orderedSamples } from '../../ordered-samples.ts'
import { signIn } from '../../processes/api-clients.ts'
import { createUniqueImage, toFile } from '../../test-images.ts'
import { expectFieldErrors, type FieldErrorForm } from '../field-errors.ts'
import { openScreen, save } from '../forms.ts'
import { openSite } from '../site.ts'

const { url } = await openSite()
const { administrator, access } = await signIn(url)

/** Fills these fields by label and saves. */
const fillAndSave = (texts: Record<string, string>) => async (page: Page) => {
  for (const [label, text] of Object.entries(texts)) {
    await page.locator('dialog').getByLabel(label).first().fill(text)
  }
  await save(page)
}

/** Uploads a file and returns its id. */
async function upload(call: { url: string }, field: string, file: File) {
  const form = new FormData()
  form.append('title', 'A room')
  form.append(field, file)
  const headers = { authorization: `Bearer ${access}` }
  const answer = await fetch(`${url}${call.url}`, { method: 'POST', headers, body: form })
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
    ordered: await Promise.all(
      orderedSamples.map(async (sample) => {
        const added = await administrator.call(sample.api.add, { body: sample.body } as object)
        return { ...sample, ...(added as { id: string }) }
      }),
    ),
    redirect: await administrator.call(redirectsApi.add, { body: source }),
    picture: { id: await upload(libraryApi.add, 'picture', toFile(await createUniqueImage())) },
    file: { id: await upload(filesApi.add, 'file', toFile('%PDF-1.7\n%%EOF', 'room.pdf')) },
    fact,
    value: value as { id: string },
    page,
  }
}

const rows = await addRows()
const edit = (screen: string, { id }: { id: string }) => `/admin/${screen}?edit=${id}`

const saveDraft = 'PATCH /api/pages/:id/draft/'
/** Fields without a control. */
const hidden: Record<string, string[]> = {
  'home-page': ['slug'],
  'about-page': ['slug', 'rooms.picture.width', 'rooms.picture.height'],
}

const forms: FieldErrorForm[] = [
  ...rows.ordered.flatMap(({ api, screen, form, id }): FieldErrorForm[] => [
    {
      call: nameCall(api.add),
      path: `${screen}?add`,
      summaryOnly: ['position'],
      send: fillAndSave(form),
    },
    {
      call: nameCall(api.change),
      path: `${screen}?edit=${id}`,
      summaryOnly: ['position'],
      send: fillAndSave(Object.fromEntries(Object.entries(form).slice(0, 1))),
    },
  ]),
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
    call: 'PATCH /api/files/:id/',
    path: edit('files', rows.file),
    send: fillAndSave({ Title: 'Another form' }),
  },
  {
    call: 'PATCH /api/pictures/:id/',
    path: edit('pictures', rows.picture),
    send: fillAndSave({ Title: 'Another room' }),
  },
  {
    call: 'POST /api/facts/',
    path: '/admin/facts?new=',
    send: fillAndSave({ Name: 'A fee' }),
  },
  {
    call: 'PUT /api/exchange-rates/',
    path: '/admin/facts?rates=',
    // What the form shows, not what is typed.
    summaryOnly: ['present'],
    async send(page) {
      const inputs = page.getByRole('dialog').getByLabel(/ = NPR$/)
      await inputs.first().waitFor()
      for (const input of await inputs.all()) await input.fill('100')
      const confirm = page.getByRole('dialog').getByLabel('The new amount is right')
      if (await confirm.isVisible()) await confirm.check()
      await save(page)
    },
  },
  {
    call: 'PATCH /api/facts/:id/',
    path: `${edit('facts', rows.fact)}&change=`,
    send: fillAndSave({ Name: 'A fee' }),
  },
  {
    call: 'POST /api/facts/:id/values/',
    path: `${edit('facts', rows.fact)}&add=`,
    // The end of a range and the qualifier are typed in the field of the amount.
    validFields: ['to', 'bound'],
    summaryOnly: [
      'time_zone',
      'is_official',
      'quote',
      'page_date',
      'revision',
      'is_amount_confirmed',
    ],
    send: fillAndSave({ 'New amount': '12', 'Source address': 'https://udi.no/fees' }),
  },
  {
    call: 'PATCH /api/fact-values/:id/',
    path: `${edit('facts', rows.fact)}&value=${rows.value.id}`,
    summaryOnly: ['time_zone', 'is_official', 'revision', 'is_amount_confirmed'],
    send: fillAndSave({ Number: '12' }),
  },
  {
    call: 'POST /api/pages/',
    path: '/admin/pages?add=page',
    // Asked only if there is a guide for the country.
    summaryOnly: ['type', 'is_second'],
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
    summaryOnly: ['source_version'],
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
    summaryOnly: ['source_version'],
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
