import { expect, test } from 'vitest'
import type { ApiClient } from '#app/contract/api-client.ts'
import { announcementsApi } from '#app/features/announcements/contract.ts'
import { type PageContent, pagesApi } from '#app/features/pages/contract.ts'
import { createEmptyValue, type FieldSchema } from '#app/features/pages/form-contract.ts'
import { teamApi } from '#app/features/team/contract.ts'
import { makePage } from '#tests/factories.ts'
import { publishEveryType } from '#tests/publish-every-type.ts'
import { makeForm, makeQuestion } from '#tests/publish-form.ts'
import { signIn } from '../../processes/api-clients.ts'
import { readWidths } from '../forms.ts'
import { openSite } from '../site.ts'
import { openWindow, phone } from '../windows.ts'

const { url } = await openSite()

const word = 'Visabewilligungsverfahrensbeschleunigungsgesetzesentwurfstext'
/** Every kind of block that a formatted text can have, each with the word. */
const blocks = `${word}\n\n- ${word}\n\n1. ${word}\n\n> ${word}\n\n**${word}** [${word}](https://example.com)`

/** Values that a text of any other form would not pass. */
const given: Record<string, unknown> = {
  address: 'https://youtu.be/M7lc1UVf-VE',
  place: '27.7041, 85.3145',
  target: '/contact',
}

/** Fills every text of a schema that can be any text with the longest word that it may hold. */
function fill(schema: FieldSchema, value: unknown, name = ''): unknown {
  const { type, properties = {}, items, control, maxLength = 0, markup } = schema
  if (type === 'array' && items && Array.isArray(value))
    return value.map((each) => fill(items, each))
  if (type === 'object' && typeof value === 'object' && value !== null)
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, fill(properties[key] ?? {}, each, key)]),
    )
  if (type !== 'string' || control || schema.enum || ['slug', 'id', 'key'].includes(name))
    return value
  if (given[name] !== undefined) return value || given[name]
  if (markup === 'blocks' && maxLength >= blocks.length) return blocks
  return word.slice(0, maxLength)
}

/** Publishes a page with long words; fields that accept no such text keep what they had. */
async function publishFilled(administrator: ApiClient, id: string, schema: FieldSchema) {
  const params = { id }
  const before = await administrator.call(pagesApi.read, { params })
  const content = fill(schema, before.draft) as PageContent
  const saving = { params, body: { revision: before.revision, content } }
  const { revision } = await administrator.call(pagesApi.save, saving)
  const result = await administrator.attempt(pagesApi.publish, { params, body: { revision } })
  if (result.ok) return
  const { fields = {} } = result.failure
  for (const path of Object.keys(fields)) restore(content, before.draft, path.split('.'))
  const again = { params, body: { revision, content } }
  const saved = await administrator.call(pagesApi.save, again)
  await administrator.call(pagesApi.publish, { params, body: { revision: saved.revision } })
}

type Values = Record<string, unknown>

function restore(changed: object, before: object, [name = '', ...rest]: string[]) {
  const [to, from] = [changed as Values, before as Values]
  if (rest.length === 0) to[name] = from[name]
  else restore(to[name] as object, from[name] as object, rest)
}

const sectionExtras: Record<string, unknown> = {
  count: 3,
  tone: 'information',
  width: 0,
  height: 0,
}
/** These need a picture, a file or a form, which other pages of this test show. */
const withContent = ['picture', 'gallery', 'files', 'form']

/** A page with every section that needs no picture, file or form. */
function makeSections(schema: FieldSchema) {
  const variants = schema.properties?.sections?.items?.oneOf ?? []
  return variants
    .filter(({ properties }) => !withContent.includes(properties?.type?.const ?? ''))
    .map((variant) => {
      const type = variant.properties?.type?.const ?? ''
      const empty = createEmptyValue(variant) as Values
      const extras = Object.entries(sectionExtras).filter(([name]) => name in empty)
      const items = empty.items ? { items: [{ title: 'One', text: '' }] } : {}
      return { ...empty, ...Object.fromEntries(extras), ...items, type, id: `section-${type}` }
    })
}

test('no text of a page, a form, the team or an announcement widens the page of a phone', async () => {
  const { administrator } = await signIn(url)
  await publishEveryType(administrator)
  const types = await administrator.call(pagesApi.listTypes, {})
  const schemaOf = new Map<string, FieldSchema>(types.map(({ type, schema }) => [type, schema]))
  const page = await administrator.call(pagesApi.add, { body: { type: 'page', title: 'Sections' } })
  const sections = makeSections(schemaOf.get('page') ?? {})
  expect(sections.length).toBeGreaterThan(12)
  const content = {
    ...makePage({ slug: 'every-section', title: 'Sections' }),
    sections,
  } as unknown as PageContent
  await administrator.call(pagesApi.save, {
    params: { id: page.id },
    body: { revision: 1, content },
  })
  const form = (await administrator.call(pagesApi.list, {})).find(({ type }) => type === 'form')
  const kinds = [
    'text',
    'long_text',
    'choice',
    'choices',
    'number',
    'country',
    'test_score',
    'file',
  ]
  const fields = kinds.map((kind, index) =>
    makeQuestion(`Question${'abcdefgh'[index]}`, {
      kind: kind as 'text',
      choices: kind.startsWith('choice') ? [{ key: `choice0${index}`, label: word }] : [],
      key: `question${index}`.slice(-8),
    }),
  )
  const read = await administrator.call(pagesApi.read, { params: { id: form?.id ?? '' } })
  await administrator.call(pagesApi.save, {
    params: { id: form?.id ?? '' },
    body: { revision: read.revision, content: { ...makeForm({ fields }) } },
  })
  const pages = await administrator.call(pagesApi.list, {})
  for (const { id, type } of pages) await publishFilled(administrator, id, schemaOf.get(type) ?? {})
  for (const { id } of await administrator.call(teamApi.list, {}))
    await administrator.call(teamApi.change, {
      params: { id },
      body: { name: word, role: word, languages: word, text: word },
    })
  await administrator.call(announcementsApi.add, {
    body: { text: word, link: '/contact', link_text: word.slice(0, 40) },
  })

  const addresses = pages.map(({ address }) => address).filter(Boolean)
  const lists = ['/', '/articles', '/events', '/gallery', '/team', '/branches', '/every-section']
  const window = await openWindow(url, phone)
  const wide: unknown[] = []
  for (const path of new Set([...addresses, ...lists])) {
    const response = await window.goto(path)
    expect([path, response?.status()]).toEqual([path, 200])
    const [screen, width] = await readWidths(window)
    if (width !== screen) wide.push([path, width, await findWide(window)])
  }
  expect(wide).toEqual([])
})

/** Names the innermost elements that are wider than the window. */
function findWide(window: Awaited<ReturnType<typeof openWindow>>) {
  return window.evaluate(() =>
    [...document.querySelectorAll('body *')]
      .filter((each) => each.getBoundingClientRect().right > 361 && each.children.length === 0)
      .slice(0, 6)
      .map((each) => `${each.parentElement?.outerHTML.slice(0, 160)}`),
  )
}
