/** The least that Node can do: every request gets the same status, headers and bytes. */
import { createServer } from 'node:http'

const like = await fetch(process.env.ANSWER_LIKE ?? '')
const body = Buffer.from(await like.arrayBuffer())
const own = ['connection', 'keep-alive', 'date', 'transfer-encoding', 'content-encoding']
const headers = Object.fromEntries([...like.headers].filter(([name]) => !own.includes(name)))
headers['content-length'] = String(body.length)

const server = createServer((_request, response) => {
  response.writeHead(like.status, headers)
  response.end(body)
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') process.stdout.write(`http://127.0.0.1:${address?.port}\n`)
})
