import { type ApiClient, createApiClient, type Send } from '#app/contract/api-client.ts'

interface UploadApiOptions {
  token: () => string | undefined
  /** As of `createBrowserApi`. */
  renew: () => Promise<boolean>
  /** How much of the body has left, from 0 to 1. */
  onProgress: (fraction: number) => void
}

/** The API for calls with a file, by XMLHttpRequest: `fetch` cannot tell how far an upload is. */
export function createUploadApi({ token, renew, onProgress }: UploadApiOptions): ApiClient {
  const sendOnce: Send = ({ method, url, body, file, field }) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest()
      request.upload.onprogress = ({ loaded, total }) => onProgress(loaded / total)
      request.onload = () => {
        const { status, responseText } = request
        try {
          resolve({ status, body: JSON.parse(responseText), total: Number.NaN })
        } catch (error) {
          reject(error)
        }
      }
      request.onerror = () => reject(new TypeError('The connection broke'))
      request.open(method, url)
      const access = token()
      if (access) request.setRequestHeader('authorization', `Bearer ${access}`)
      request.send(toForm({ ...body, ...(file && field && { [field]: file }) }))
    })
  return createApiClient(async (request) => {
    const answer = await sendOnce(request)
    return answer.status === 401 && (await renew()) ? sendOnce(request) : answer
  })
}

/** Lists travel as JSON text, as the specification has it for `benefits`. */
function toForm(values: object) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    const isPlain = typeof value === 'string' || value instanceof Blob
    form.append(name, isPlain ? value : JSON.stringify(value))
  }
  return form
}
