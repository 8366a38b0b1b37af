import { SaxesParser } from 'saxes'
import { type TSchema, Type } from 'typebox'
import { Value } from 'typebox/value'
import { expect, test, vi } from 'vitest'
import { toCalendarPath } from '#app/features/events/contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { publicUrl, registerBuiltPages } from '#tests/built-pages.ts'
import { publishEvent } from '#tests/publish-event.ts'
import { publishEveryType, typeAddresses } from '#tests/publish-every-type.ts'
import { startTestApp } from '#tests/test-app.ts'

// Many pages are rendered here, which is slow on a busy machine.
vi.setConfig({ testTimeout: 120_000 })

const text = Type.String({ minLength: 1 })
const url = Type.String({ pattern: `^${publicUrl}/` })
const time = Type.String({
  pattern: '^20\\d\\d-\\d\\d-\\d\\dT\\d\\d:\\d\\d:\\d\\d(\\.\\d+)?(Z|[+-]\\d\\d:\\d\\d)$',
})
const day = Type.String({ pattern: '^20\\d\\d-\\d\\d-\\d\\d$' })
const typed = <Fields extends Record<string, TSchema>>(type: string, fields: Fields) =>
  Type.Object({ '@type': Type.Literal(type), ...fields })

/** The fields that search engines need: https://developers.google.com/search/docs/appearance/structured-data */
const schemas: Record<string, TSchema> = {
  WebPage: typed('WebPage', {
    '@id': url,
    name: text,
    description: text,
    image: url,
    inLanguage: text,
  }),
  BreadcrumbList: typed('BreadcrumbList', {
    itemListElement: Type.Array(
      typed('ListItem', { position: Type.Integer({ minimum: 1 }), name: text, item: url }),
      { minItems: 2 },
    ),
  }),
  Article: typed('Article', {
    headline: text,
    image: Type.Array(url, { minItems: 1 }),
    datePublished: day,
    dateModified: time,
    author: typed('Person', { name: text }),
    publisher: typed('Organization', { name: text }),
  }),
  Event: typed('Event', {
    name: text,
    description: text,
    startDate: time,
    endDate: time,
    eventStatus: Type.Literal('https://schema.org/EventScheduled'),
    eventAttendanceMode: Type.Literal('https://schema.org/OfflineEventAttendanceMode'),
    location: Type.Array(typed('Place', { name: text, address: text }), { minItems: 1 }),
    organizer: typed('Organization', { name: text, url: text }),
  }),
  ImageGallery: typed('ImageGallery', {
    name: text,
    image: Type.Array(typed('ImageObject', { contentUrl: url, name: text }), { minItems: 1 }),
  }),
  Organization: typed('Organization', {
    name: text,
    employee: Type.Array(typed('Person', { name: text, jobTitle: text, image: url })),
  }),
  LocalBusiness: Type.Object({ name: text, url, telephone: text, address: Type.Any() }),
}

/** The topic of each page, besides the page and its breadcrumbs. */
const topics: Record<string, string> = {
  '/articles/visa-interviews': 'Article',
  '/events/education-fair': 'Event',
  '/gallery/farewell': 'ImageGallery',
  '/team': 'Organization',
  '/branches/pokhara': 'LocalBusiness',
}

async function start() {
  const started = await startTestApp({ pages: registerBuiltPages, withFirstContent: true })
  await publishEveryType(started.administrator)
  const get = async (address: string) => {
    const { body, statusCode } = await started.app.inject(address)
    expect([address, statusCode]).toEqual([address, 200])
    return body
  }
  return { ...started, get }
}

test('the structured data of every type has what search engines need', async () => {
  const { get } = await start()

  const found: Record<string, string> = {}
  for (const address of typeAddresses) {
    const scripts = [
      ...(await get(address)).matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs),
    ]
    expect([address, scripts.length]).toEqual([address, 1])
    const data = JSON.parse(scripts[0]?.[1] ?? '')
    expect(data['@context']).toBe('https://schema.org')
    for (const each of data['@graph']) {
      const types = [each['@type']].flat()
      const type = types.find((name) => name in schemas) ?? types[0]
      const schema = schemas[type] ?? Type.Never()
      const errors = [...Value.Errors(schema, each)].map(({ instancePath }) => instancePath)
      expect([address, type, errors]).toEqual([address, type, []])
      if (type !== 'WebPage' && type !== 'BreadcrumbList') found[address] = type
    }
  }
  expect(found).toEqual(topics)
})

test('the feed of articles is valid RSS 2.0, also with signs of XML in titles', async () => {
  const { get } = await start()
  const elements = readXml(await get('/articles/feed.xml'))

  const valuesOf = (path: string) => elements.flatMap(([at, value]) => (at === path ? value : []))
  expect(valuesOf('rss/channel/language')).toEqual(['en'])
  expect(valuesOf('rss/channel/link')).toEqual([`${publicUrl}/articles`])
  for (const name of ['title', 'description'])
    expect(valuesOf(`rss/channel/${name}`)[0]).toBeTruthy()
  const titles = valuesOf('rss/channel/item/title')
  expect(titles).toHaveLength(3)
  expect(titles).toContain('Fees & “visas” <2027>')
  const guids = valuesOf('rss/channel/item/guid')
  expect(new Set(guids).size).toBe(3)
  expect(valuesOf('rss/channel/item/link')).toEqual(guids)
  for (const guid of guids) await get(guid.slice(publicUrl.length))
  const dates = valuesOf('rss/channel/item/pubDate')
  // https://www.rfc-editor.org/rfc/rfc822#section-5
  for (const date of dates)
    expect(date).toMatch(/^[A-Z][a-z]{2}, \d\d [A-Z][a-z]{2} \d{4} [\d:]{8} GMT$/)
  expect(dates).toHaveLength(3)
})

test('calendar files are valid, also with long and Nepali texts and after the event is cancelled', async () => {
  const { administrator, app, get } = await start()
  const { id } = await publishEvent(administrator, {
    slug: 'long',
    title: 'शैक्षिक मेला; fair, with \\ signs',
    text: `${'नमस्ते 🎓 '.repeat(40)}\n\nSecond, paragraph; of it.`,
  })
  const calendar = readCalendar(await get(toCalendarPath(id)))
  expect(calendar).toMatchObject({
    VERSION: '2.0',
    METHOD: 'PUBLISH',
    SUMMARY: 'शैक्षिक मेला\\; fair\\, with \\\\ signs',
    LOCATION: 'Hotel Example\\, Lalitpur',
  })
  expect(calendar.DESCRIPTION).toContain('\\n\\nSecond\\, paragraph\\; of it.')
  for (const name of ['UID', 'DTSTAMP', 'DTSTART', 'DTEND', 'PRODID'])
    expect(calendar[name], name).toBeTruthy()
  expect(String(calendar.DTSTART) < String(calendar.DTEND)).toBe(true)

  const { headers } = await app.inject(toCalendarPath(id))
  expect(headers['content-type']).toMatch(/^text\/calendar/)
  await administrator.call(pagesApi.archive, { params: { id } })
  expect((await app.inject(toCalendarPath(id))).statusCode).toBe(404)
})

/** Parses well-formed XML with namespaces. Returns the text of each element with its path. */
function readXml(xml: string) {
  const parser = new SaxesParser({ xmlns: true })
  const path: string[] = []
  const elements: [path: string, value: string][] = []
  let value = ''
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    path.push(name)
    value = ''
  })
  parser.on('text', (text) => {
    value += text
  })
  parser.on('closetag', () => {
    elements.push([path.join('/'), value])
    path.pop()
  })
  parser.write(xml).close()
  return elements
}

/** Reads a calendar with one event. Throws if it breaks the format of RFC 5545, section 3.1. */
function readCalendar(file: string) {
  const lines = file.split('\r\n')
  if (/[^\r]\n/.test(file)) throw new Error('A line ends without CRLF.')
  const long = lines.filter((line) => Buffer.byteLength(line) > 75)
  if (long.length > 0) throw new Error(`Longer than 75 bytes: ${long[0]}`)
  const open: string[] = []
  const values: Record<string, string> = {}
  for (const line of file
    .replaceAll(/\r\n[ \t]/g, '')
    .trimEnd()
    .split('\r\n')) {
    const [, name = '', value = ''] = /^([A-Z-]+)(?:;[^:]*)?:(.*)$/s.exec(line) ?? []
    if (!name) throw new Error(`No property: ${line}`)
    if (name === 'BEGIN') open.push(value)
    else if (name !== 'END') values[name] = value
    else if (open.pop() !== value) throw new Error(`Not open: ${value}`)
  }
  expect(open).toEqual([])
  return values
}
