import type { FastifyRequest } from 'fastify'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import { scanFile } from '#app/platform/server/uploads/scan-file.ts'
import { type FileType, fileTypes } from '../../files-contract.ts'
import { detectFileType, toFileName } from './file-types.ts'

/** The types that a call accepts, and the error for other ones. */
interface Acceptance<Type> {
  types: readonly Type[]
  code: string
  detail: string
}

export const anyDocument: Acceptance<FileType> = {
  types: fileTypes,
  code: 'file_unknown',
  detail: 'This file type is not accepted. Choose a PDF, JPEG, PNG, WebP or DOCX file.',
}

/** Returns the uploaded file. Throws ValidationError if it is missing, infected or not accepted. */
export async function receiveFile<Type extends FileType>(
  request: FastifyRequest,
  accepted: Acceptance<Type>,
) {
  const { uploadedFile, server } = request
  request.uploadedFile = null
  if (!uploadedFile) throw fileError('no_file', 'Please choose a file.')
  const file = await checkType(uploadedFile, accepted)
  await scanFile(server.scanCommand, file.bytes)
  return { ...file, isScanned: server.scanCommand.length > 0 }
}

/** Returns the file with its type by content. Throws ValidationError if the type is not accepted. */
export async function checkType<Type extends FileType>(
  { name, bytes }: { name: string; bytes: Buffer },
  accepted: Acceptance<Type>,
) {
  if (bytes.length === 0) throw fileError('file_empty', 'This file is empty. Choose another one.')
  const type = await detectFileType(bytes)
  if (type === 'active') throw fileError('file_active', activeContentDetail)
  const acceptedType = accepted.types.find((each) => each === type)
  if (!acceptedType) throw fileError(accepted.code, accepted.detail)
  return { name: toFileName(name, acceptedType), type: acceptedType, bytes }
}

const activeContentDetail =
  'This document contains macros, embedded objects (for example the table behind a chart) or content from another site. Open it in Word, save it as a PDF and upload the PDF.'

const fileError = (code: string, detail: string) => new ValidationError({ file: { code, detail } })
