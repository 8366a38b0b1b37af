import type { ApiClient } from '#app/contract/api-client.ts'
import { MAX_FILE_BYTES } from '#app/contract/files.ts'
import { getOwn } from '#app/contract/get-own.ts'
import type { ChatFile, ChatFileType } from '../contract.ts'
import { chatFilesApi } from '../files-contract.ts'
import { type Delivery, deliver, permanentStatuses } from './delivery.ts'
import type { FileStore } from './file-store.ts'
import { Observable } from './observable.ts'

const types: Record<string, ChatFileType> = {
  'application/pdf': 'pdf',
  'image/jpeg': 'jpeg',
  'image/png': 'png',
  'image/webp': 'webp',
}

/** Returns what is known of a chosen file, or why it is not accepted. The server checks its content. */
export function checkFile({ type, size }: File): ChatFile | 'notAccepted' | 'tooLarge' {
  // Some browsers report no type.
  const accepted = type === '' ? 'pdf' : getOwn(types, type)
  if (!accepted) return 'notAccepted'
  return size > MAX_FILE_BYTES ? 'tooLarge' : { type: accepted, size }
}

/** A connection that sends nothing for so long is broken. The server may scan a file for a minute. */
const STALL_MS = 90_000

/** Too many files are refused for an hour, during which other messages must not wait. */
const refusedStatuses = [...permanentStatuses, 404, 429]

/** The fraction of each file that was sent, by message id. */
export const sendingProgress = new Observable<Record<string, number>>({})

const sending = new Map<string, AbortController>()

interface FileMessage {
  id: string
  user_id: string
}

/**
 * Posts the file of a message once. Never rejects.
 * @param lostReason the sentence for a file that is no longer in this browser
 */
export async function postFile(
  api: ApiClient,
  files: FileStore,
  { id, user_id, lostReason }: FileMessage & { lostReason: string },
): Promise<Delivery> {
  const file = await files.read(id)
  if (!file) {
    const refusal = { kind: 'refused', status: 410, code: 'file_lost', reason: lostReason } as const
    return { outcome: 'refused', refusal }
  }
  const controller = new AbortController()
  const { signal } = controller
  sending.set(id, controller)
  let stallTimer: ReturnType<typeof setTimeout> | undefined
  function onProgress(fraction: number) {
    clearTimeout(stallTimer)
    stallTimer = setTimeout(() => controller.abort(), STALL_MS)
    sendingProgress.change({ [id]: fraction })
  }
  onProgress(0)
  const querystring = { id, user_id }
  const send = () =>
    api.attempt(chatFilesApi.send, { querystring, body: {}, file, onProgress, signal })
  const delivery = await deliver(send, user_id, refusedStatuses)
  clearTimeout(stallTimer)
  sending.delete(id)
  if (delivery.outcome === 'stored') await files.remove(id)
  return delivery
}

/** Stops sending a file that its author has discarded. */
export function cancelFile(id: string) {
  sending.get(id)?.abort()
}
