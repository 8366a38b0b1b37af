import {
  type ApiClient,
  type ApiFailure,
  createApiClient,
  type Send,
} from '#app/contract/api-client.ts'
import type { sendForm } from './send-form.ts'

interface BrowserApiOptions {
  /** The access token of the signed-in administrator. */
  token?: () => string | undefined
  /** Called after a 401. Returns whether there is a new token, with which the call is repeated. */
  renew?: () => Promise<boolean>
  /**
   * Called after 403 reauthentication_required. Returns whether it succeeded, so that the call is
   * repeated.
   */
  reauthenticate?: () => Promise<boolean>
  timeoutMs?: number
  /** Localizes errors; by default those of visitors, and none with a token. */
  localize?: Parameters<typeof createApiClient>[1]
  /** Passed only by code that sends files, so that the pages of visitors do not load it. */
  sendForm?: typeof sendForm
}

/**
 * The API client of the browser. Rejects with a TypeError when the connection fails, as `fetch` does,
 * and with a TimeoutError after `timeoutMs`.
 */
export function createBrowserApi(options: BrowserApiOptions = {}): ApiClient {
  const { token, renew, reauthenticate, timeoutMs, sendForm } = options
  const { localize = token ? undefined : localizeFailure } = options

  const sendOnce: Send = async (request) => {
    const { method, url, body, file } = request
    const access = token?.()
    if (file && sendForm) return sendForm(request, access)
    const headers = new Headers()
    if (access) headers.set('authorization', `Bearer ${access}`)
    if (body) headers.set('content-type', 'application/json')
    const payload = body && JSON.stringify(body)
    const signal = timeoutMs ? AbortSignal.timeout(timeoutMs) : undefined
    const response = await fetch(url, { method, headers, body: payload, signal })
    const { status, headers: responseHeaders } = response
    // A file is returned unparsed.
    const isFile = responseHeaders.has('content-disposition')
    const text = isFile ? '' : await response.text()
    const total = Number(responseHeaders.get('x-total-count') ?? Number.NaN)
    const retryAfter = Number(responseHeaders.get('retry-after')) || 0
    const responseBody = isFile ? await response.blob() : text && JSON.parse(text)
    return { status, body: responseBody, total, retryAfter, headers: responseHeaders }
  }

  const send: Send = async (request) => {
    const response = await sendOnce(request)
    const isExpired = response.status === 401 && (await renew?.())
    const final = isExpired ? await sendOnce(request) : response
    return isReauthenticationRequired(final) && (await reauthenticate?.())
      ? sendOnce(request)
      : final
  }
  return createApiClient(send, localize)
}

const isReauthenticationRequired = ({ status, body }: Awaited<ReturnType<Send>>) =>
  status === 403 && (body as ApiFailure | null)?.code === 'reauthentication_required'

/** Loads the localized messages when the first error occurs. If this fails, returns the API's messages. */
async function localizeFailure(failure: ApiFailure) {
  const loaded = await import('./error-messages/localize-error.ts').catch(() => undefined)
  return loaded ? loaded.localizeError(failure) : failure
}

/** The API client without a token. */
export const anonymousApi = createBrowserApi()
