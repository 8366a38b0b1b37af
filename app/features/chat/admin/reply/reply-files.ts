import type { ApiClient } from '#app/contract/api-client.ts'
import { FileStore } from '../../transport/file-store.ts'
import * as sending from '../../transport/send-file.ts'

/** The files of replies that wait to be sent. */
const files = new FileStore('officeFiles')
const lostReason = 'This file is no longer in this browser. Discard it and choose it again.'

/** Returns the file as it is sent, or why it is not accepted. */
export const checkFile = (file: File) => sending.checkFile(file)

/** Stores the file of a reply, and removes those of replies that are not among `replyIds`. */
export async function storeFile(id: string, file: File, replyIds: string[]) {
  await files.removeExcept(replyIds)
  await files.write(id, file)
}

export const sendFile = (api: ApiClient, { id, user_id }: { id: string; user_id: string }) =>
  sending.postFile(api, files, { id, user_id, lostReason })

export async function removeFile(id: string) {
  sending.cancelFile(id)
  await files.remove(id)
}
