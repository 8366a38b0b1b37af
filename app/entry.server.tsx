import { renderToReadableStream, renderToString } from 'react-dom/server'
import {
  type HandleDocumentRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  ServerRouter,
} from 'react-router'
import { DocumentContext } from '#app/platform/browser/document-context.ts'
import { pageContext } from '#app/platform/browser/page-context.ts'

// Fastify fills these for every page, so both sides must use the same objects.
export { setOfficeCalendar } from '#app/contract/set-office-calendar.ts'
export { apiContext } from '#app/platform/browser/api-context.ts'
export { localizeError } from '#app/platform/browser/error-messages/localize-error.ts'
export { pageContext }

const handleRequest: HandleDocumentRequestFunction = async (
  request,
  status,
  headers,
  router,
  context,
) => {
  const { nonce } = context.get(pageContext)
  const { entry, hmr } = router.manifest
  const pageDocument = { script: entry.module, development: hmr?.runtime, nonce, renderIsland }
  const body = await renderToReadableStream(
    <DocumentContext value={pageDocument}>
      <ServerRouter context={router} url={request.url} nonce={nonce} />
    </DocumentContext>,
    { signal: request.signal, nonce },
  )
  await body.allReady
  headers.set('content-type', 'text/html; charset=utf-8')
  return new Response(body, { status, headers })
}

const renderIsland = (content: React.ReactNode, identifierPrefix: string) =>
  renderToString(content, { identifierPrefix })

/** A refused method and a missing page are not server errors. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const isRefusal = isRouteErrorResponse(error) && error.status < 500
  if (!isRefusal && !request.signal.aborted) context.get(pageContext).logError(error)
}

export default handleRequest
