import sharp from 'sharp'
import type { ApiClient } from '#app/contract/api-client.ts'
import { filesApi } from '#app/features/media/files-contract.ts'
import { libraryApi } from '#app/features/media/library-contract.ts'
import { pagesApi } from '#app/features/pages/contract.ts'
import { teamApi } from '#app/features/team/contract.ts'
import { makePdf } from './make-pdf.ts'
import { makeEvent } from './publish-event.ts'
import { makeForm } from './publish-form.ts'
import { toFile } from './test-images.ts'

/** A type of content that an office may leave unused. */
interface UnusedType {
  name: string
  /** The address of its list; types without a list have none. */
  list?: string
  /** An address of its content. */
  address?: string
  publish: (administrator: ApiClient) => Promise<unknown>
}

const articles = {
  'visa-interviews': 'Visa interviews',
  'student-housing': 'Student housing',
  'fees-2027': 'Fees & “visas” <2027>',
}
const uncropped = { width: 1600, height: 1000 }

/** Every type with its content, which is published with pictures as large as photos of a phone. */
export const unusedTypes: UnusedType[] = [
  {
    name: 'articles',
    list: '/articles',
    address: '/articles/visa-interviews',
    async publish(administrator) {
      for (const [slug, title] of Object.entries(articles)) {
        await publish(administrator, 'article', {
          slug,
          title,
          description: 'What the officer asks.',
          date: '2026-11-20',
          author: 'Asha Example',
          picture: await addPicture(administrator),
          alt: 'Students in a classroom',
          text: `Bring **papers**.\n\n# Questions\n\n${'The officer asks about your plan. '.repeat(60)}`,
          categories: ['Student visas'],
          tags: ['Interview'],
        })
      }
    },
  },
  {
    name: 'events',
    list: '/events',
    address: '/events/education-fair',
    async publish(administrator) {
      const picture = await addPicture(administrator)
      await publish(administrator, 'event', makeEvent({ picture, alt: 'A hall with tables' }))
      const past = { slug: 'open-day', title: 'Open day', date: '2024-01-05' }
      await publish(administrator, 'event', makeEvent(past))
    },
  },
  {
    name: 'gallery',
    list: '/gallery',
    address: '/gallery/farewell',
    async publish(administrator) {
      const pictures = []
      for (const alt of ['Students with tika', 'A flight', 'A lake', 'A hill', 'A hall', 'Tea']) {
        const picture = await addPicture(administrator)
        pictures.push({ picture, alt, caption: 'Before the flight', ...uncropped })
      }
      await publish(administrator, 'album', {
        slug: 'farewell',
        title: 'Farewell',
        description: 'The students of 2026.',
        date: '2026-05-03',
        text: 'In **Lalitpur**.',
        pictures,
      })
    },
  },
  {
    name: 'team',
    list: '/team',
    async publish(administrator) {
      for (const name of ['Asha Example', 'Bina Sample', 'Chandra Example', 'Deepa Sample']) {
        const body = { name, role: 'Counsellor', languages: 'Nepali', is_published: true }
        const picture = await addPicture(administrator)
        await administrator.call(teamApi.add, { body: { ...body, picture } })
      }
    },
  },
  {
    name: 'branches',
    list: '/branches',
    address: '/branches/pokhara',
    async publish(administrator) {
      await publish(administrator, 'branch', {
        slug: 'pokhara',
        title: 'Our branch in Pokhara',
        description: 'At the lake.',
        place: '28.2096, 83.9856',
        text: 'Ring the bell.',
      })
    },
  },
  {
    name: 'forms',
    address: '/forms/assessment',
    publish: (administrator) => publish(administrator, 'form', makeForm()),
  },
  {
    name: 'downloads',
    address: '/downloads',
    async publish(administrator) {
      const file = toFile(makePdf(3), 'checklist.pdf')
      const body = { title: 'Checklist' }
      const { address } = await administrator.call(filesApi.add, { body, file })
      const section = { id: 'files', type: 'files', heading: 'Checklists', text: '' }
      const sections = [{ ...section, files: [{ address, title: 'Checklist' }] }]
      const texts = { slug: 'downloads', title: 'Downloads', description: 'Checklists to print.' }
      await publish(administrator, 'page', { ...texts, sections })
    },
  },
]

/** The addresses of all lists and of content of every type. */
export const typeAddresses = unusedTypes.flatMap(({ list = [], address = [] }) =>
  [list, address].flat(),
)

export async function publishEveryType(administrator: ApiClient) {
  for (const type of unusedTypes) await type.publish(administrator)
}

type AddedType = 'article' | 'event' | 'album' | 'branch' | 'form' | 'page'

async function publish(administrator: ApiClient, type: AddedType, content: object) {
  const { title } = content as { title: string }
  const { id, revision: old } = await administrator.call(pagesApi.add, { body: { type, title } })
  const params = { id }
  const { draft } = await administrator.call(pagesApi.read, { params })
  const saving = { params, body: { revision: old, content: { ...draft, ...content } } }
  const { revision } = await administrator.call(pagesApi.save, saving)
  return administrator.call(pagesApi.publish, { params, body: { revision } })
}

/** Adds a picture of the detail of a photo. Returns its address. */
async function addPicture(administrator: ApiClient) {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 60 }
  const bytes = await sharp({ create: { ...uncropped, channels: 3, background: '#888', noise } })
    .blur(5)
    .jpeg()
    .toBuffer()
  const file = toFile(bytes, 'photo.jpg')
  return (await administrator.call(libraryApi.add, { body: {}, file })).address
}
