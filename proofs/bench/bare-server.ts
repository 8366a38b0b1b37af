/** The least that Node can do: every request gets the same status, headers and bytes. */
import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

const { ANSWER_LIKE = '', ACCEPT_ENCODING = 'identity', AUTHORIZATION = '' } = process.env
// fetch would decompress the response.
const asked = get(ANSWER_LIKE, {
  headers: { 'accept-encoding': ACCEPT_ENCODING, authorization: AUTHORIZATION },
})
const [like] = (await once(asked, 'response')) as [IncomingMessage]
const body = await buffer(like)
const own = ['connection', 'keep-alive', 'date', 'transfer-encoding']
const headers = Object.fromEntries(
  Object.entries(like.headers).filter(([name]) => !own.includes(name)),
)
headers['content-length'] = String(body.length)

const server = createServer((_request, response) => {
  response.writeHead(like.statusCode ?? 200, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address?.port}\n`)
})
