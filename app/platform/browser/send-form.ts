import type { Send } from '#app/contract/api-client.ts'

/** Sends a file with XMLHttpRequest, because `fetch` does not report the upload progress. */
export function sendForm(request: Parameters<Send>[0], token = '') {
  const { method, url, body, file, field = '', onProgress, signal } = request
  return new Promise<Awaited<ReturnType<Send>>>((resolve, reject) => {
    const carrier = new XMLHttpRequest()
    carrier.upload.onprogress = ({ loaded, total }) => onProgress?.(loaded / total)
    carrier.onload = () => {
      const { status, responseText } = carrier
      try {
        resolve({ status, body: JSON.parse(responseText), total: Number.NaN })
      } catch (error) {
        reject(error)
      }
    }
    carrier.onerror = () => reject(new TypeError('The connection was lost'))
    carrier.onabort = () => reject(signal?.reason)
    signal?.addEventListener('abort', () => carrier.abort())
    carrier.open(method, url)
    if (token) carrier.setRequestHeader('authorization', `Bearer ${token}`)
    carrier.send(toForm({ ...body, [field]: file }))
  })
}

/** Lists are sent as JSON text, as the specification requires for `benefits`. */
function toForm(values: object) {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) continue
    const isPlain = typeof value === 'string' || value instanceof Blob
    form.append(name, isPlain ? value : JSON.stringify(value))
  }
  return form
}
