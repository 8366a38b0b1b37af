import { type ApiClient, isFinal } from '#app/contract/api-client.ts'
import { partBytes, type UploadedFile, wordpressApi } from '../contract.ts'

interface FileSending {
  id: string
  kind: UploadedFile
  file: File
  onProgress: (fraction: number) => void
  signal: AbortSignal
}

const MAX_ATTEMPTS = 4
const RETRY_AFTER_MS = 2000

/** Sends a file in parts; a part that was lost on the way is sent again. */
export async function sendFile(api: ApiClient, { id, kind, file, ...options }: FileSending) {
  const { onProgress, signal } = options
  for (let offset = 0; ; offset += partBytes) {
    const part = file.slice(offset, offset + partBytes)
    const is_last = offset + part.size >= file.size
    const file_name = file.name.slice(-200)
    const body = { kind, file_name, offset, is_last }
    const send = () =>
      api.attempt(wordpressApi.upload, {
        params: { id },
        body,
        file: part,
        signal,
        onProgress: (sent) => onProgress((offset + sent * part.size) / file.size),
      })
    const result = await sendAgain(send, signal)
    if (!result?.ok || is_last) return result
  }
}

async function sendAgain<Value extends { ok: boolean; status?: number }>(
  send: () => Promise<Value>,
  signal: AbortSignal,
) {
  for (let attempt = 1; ; attempt++) {
    const result = await send().catch(() => undefined)
    const isAnswered = result && (result.ok || isFinal(result.status ?? 0))
    if (isAnswered || signal.aborted || attempt === MAX_ATTEMPTS) return result
    await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS * attempt))
  }
}
