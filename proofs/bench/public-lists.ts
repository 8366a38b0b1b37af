import { compareWithBareServer } from './beside-bare.ts'
import { account, inFolder, startProduct } from './processes.ts'
import type { Row } from './report.ts'

/** Measures GET /api/destinations/ with 12 destinations, and a conversation of 50 messages. */
export function publicLists(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const product = await startProduct(folder)
    await addDestinations(product.url, 4)
    await addMessages(product.url, 50)
    const list = { path: '/api/destinations/', subject: '12 destinations' }
    const messages = { path: '/api/messages/?user_id=bench', subject: '50 messages' }
    const rows = [
      await compareWithBareServer(product, { ...list, least: 0.7 }),
      await compareWithBareServer(product, { ...messages, least: 0.15 }),
    ]
    await product.stop()
    return rows
  })
}

async function addDestinations(url: string, count: number) {
  const signedIn = await post(`${url}/api/token/`, account)
  const { access } = (await signedIn.json()) as { access: string }
  for (let index = 0; index < count; index++) {
    const body = {
      country: `Example ${index}`,
      description: 'An example',
      benefits: ['One', 'Two'],
    }
    await post(`${url}/api/destinations/`, body, { authorization: `Bearer ${access}` })
  }
}

async function addMessages(url: string, count: number) {
  for (let index = 0; index < count; index++) {
    const message = `Message ${index}: which documents does the university ask for?`
    await post(`${url}/api/messages/`, { user_id: 'bench', sender: 'user', message })
  }
}

async function post(url: string, body: object, headers = {}) {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  })
  if (!response.ok) throw new Error(`${url} answered ${response.status}`)
  return response
}
