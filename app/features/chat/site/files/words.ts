import { formatFileSize } from '#app/contract/files.ts'

export const sendThisFile = 'Send this file'
export const remove = 'Remove'
export const cancel = 'Cancel'
export const messageFirst = 'Please write a message first, then send the file.'
export const notAccepted =
  'This file type is not accepted. Choose a photo (JPEG, PNG or WebP) or a PDF.'
export const tooLarge = 'This file is too large. The limit is 10 MB.'
export const lost = 'This file is no longer in this browser. Discard it and choose it again.'

export const sendingFile = (name: string) => `Sending ${name}`
export const fileSize = formatFileSize
