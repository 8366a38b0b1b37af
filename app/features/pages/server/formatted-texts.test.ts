import { expect, test } from 'vitest'
import { makePage } from '#tests/factories.ts'
import { startTestApp } from '#tests/test-app.ts'
import { pagesApi } from '../contract.ts'
import type { StandardContent } from '../standard-contract.ts'

const picture = '![Our desk](/media/0123456789abcdef0123456789abcdef.webp "16x9")'

/** Starts an office with a page whose texts are published one after the other. */
async function start() {
  const { administrator } = await startTestApp()
  const { id } = await administrator.call(pagesApi.add, {
    body: { type: 'page', title: 'Terms of Service' },
  })
  const params = { id }
  async function publish(content: Partial<StandardContent>) {
    const { revision } = await administrator.call(pagesApi.read, { params })
    const body = { revision, content: makePage(content) }
    const saved = await administrator.call(pagesApi.save, { params, body })
    return administrator.attempt(pagesApi.publish, { params, body: { revision: saved.revision } })
  }
  const refusalOf = async (content: Partial<StandardContent>) => {
    const result = await publish(content)
    return result.ok ? {} : result.failure.fields
  }
  return { publish, refusalOf }
}

const section = (text: string, item = 'An answer.'): StandardContent['sections'][number] => ({
  id: 'fees',
  type: 'questions',
  heading: 'Fees',
  text,
  items: [{ title: 'When?', text: item }],
})

test('refuses formatting that a text cannot have, at its field', async () => {
  const { refusalOf } = await start()
  const ofText = async (text: string) =>
    (await refusalOf({ sections: [section(text)] }))?.['sections.0.text']

  expect(await ofText('### Third level')).toMatch('levels')
  expect(await ofText('## Subheading first')).toMatch('needs a heading above it')
  expect(await ofText('- # In a list')).toMatch('cannot contain headings')
  expect(await ofText('> | A |\n> | --- |\n> | 1 |')).toMatch('cannot contain tables')
  expect(await ofText(`Words ${picture}`)).toMatch('paragraph of its own')
  expect(await ofText(picture.replace('Our desk', ''))).toMatch('no alternative text')
  expect(await ofText('![Desk](https://evil.example/a.png "16x9")')).toMatch(
    'not a picture of the library',
  )
  expect(await ofText('![Desk](javascript:alert(1))')).toMatch('not a valid link')
  expect(await ofText('> [here](javascript:alert(1))')).toMatch('not a valid link')
  expect(await refusalOf({ intro: '# A heading' })).toEqual({
    intro: 'This text cannot contain headings.',
  })
  expect(await refusalOf({ sections: [section('', '# One\n\n## Two')] })).toEqual({
    'sections.0.items.0.text': 'This text cannot contain subheadings.',
  })
})

test('refuses blocks in a caption', async () => {
  const { refusalOf, publish } = await start()
  const caption = (text: string): Partial<StandardContent> => ({
    sections: [
      {
        id: 'desk',
        type: 'picture',
        picture: '/desk.png',
        alt: 'Our desk',
        text,
        width: 0,
        height: 0,
      },
    ],
  })

  expect(await refusalOf(caption('- a list'))).toHaveProperty(['sections.0.text'])
  expect(await refusalOf(caption(picture))).toHaveProperty(['sections.0.text'])
  expect((await publish(caption('**Bold** and [a link](/contact)'))).ok).toBe(true)
})
