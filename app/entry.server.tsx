import { renderToReadableStream } from 'react-dom/server'
import { type HandleDocumentRequestFunction, ServerRouter } from 'react-router'
import { pageContext } from './page-context.ts'

// The Fastify side fills these for every page; both must hold the same tokens.
export { apiContext } from './api-context.ts'
export { pageContext }

const handleRequest: HandleDocumentRequestFunction = async (
  request,
  status,
  headers,
  router,
  context,
) => {
  const { nonce } = context.get(pageContext)
  const body = await renderToReadableStream(
    <ServerRouter context={router} url={request.url} nonce={nonce} />,
    { signal: request.signal, nonce },
  )
  await body.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(body, { status, headers })
}

export default handleRequest
