import { createBrowserApi } from '#app/platform/browser/browser-api.ts'
import { sendForm } from '#app/platform/browser/send-form.ts'
import type { NewMessage } from '../../contract.ts'
import { FileStore } from '../../transport/file-store.ts'
import { postFile } from '../../transport/send-file.ts'
import { FILES } from '../conversation/visitor.ts'
import * as words from './words.ts'

const api = createBrowserApi({ sendForm })

/** The files that wait to be sent. */
export const files = new FileStore(FILES)

/** Sends the file of a message once. Never rejects. */
export const sendFile = ({ id = '', user_id }: NewMessage) =>
  postFile(api, files, { id, user_id, lostReason: words.lost })
