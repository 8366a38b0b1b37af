import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { MAX_FILE_BYTES } from '#app/contract/files.ts'
import type { FileType } from '#app/features/student-documents/files-contract.ts'
import { type FieldError, ValidationError } from '#app/platform/server/http/errors.ts'
import { scanFile } from '#app/platform/server/uploads/scan-file.ts'
import type { SentForm } from '#app/platform/server/uploads/sent-form.ts'
import {
  type FileKind,
  type FormField,
  typesOfKind,
  usualFileKinds,
} from '../definition-contract.ts'
import { error } from './answer-errors.ts'

interface CheckedFile {
  name: string
  type: FileType
  bytes: Buffer
  /** SHA-256. */
  hash: string
}

/** The files of each question, or why they are refused, by the key of the field. */
export type CheckedFiles = Map<string, { accepted?: CheckedFile[]; error?: FieldError }>

const MAX_MEGABYTES = MAX_FILE_BYTES / 1024 / 1024

/** Checks the files of each question by their content. */
export async function checkFiles(
  { services }: Pick<FastifyInstance, 'services'>,
  fields: FormField[],
  sent: SentForm | undefined,
): Promise<CheckedFiles> {
  const checked: CheckedFiles = new Map()
  for (const field of fields.filter(({ kind }) => kind === 'file')) {
    const files = sent?.files.filter((file) => file.field === `answers.${field.key}`) ?? []
    if (files.length > 0) checked.set(field.key, await check(field, files))
  }
  return checked

  async function check(
    { file_kinds: kinds = usualFileKinds, max_files: limit = 1 }: FormField,
    files: SentForm['files'],
  ) {
    if (files.length > limit) return { error: error('file_count', { limit }) }
    if (files.some(({ isTooLarge }) => isTooLarge))
      return { error: error('file_large', { limit: MAX_MEGABYTES }) }
    const { code, detail } = error('file_kind', { kinds: kinds.join() })
    const acceptance = { types: kinds.flatMap((kind) => typesOfKind[kind]), code, detail }
    const accepted: CheckedFile[] = []
    for (const file of files) {
      try {
        const { name, type, bytes } = await services.formFiles.checkType(file, acceptance)
        const hash = createHash('sha256').update(bytes).digest('hex')
        accepted.push({ name, type, bytes, hash })
      } catch (refusal) {
        if (!(refusal instanceof ValidationError)) throw refusal
        const { code } = refusal.fieldErrors.file as FieldError
        const isDamaged = code === 'file_kind' && hasAcceptedName(file.name, kinds)
        return { error: error(isDamaged ? 'file_damaged' : code, { kinds: kinds.join() }) }
      }
    }
    return { accepted }
  }
}

const extensions: Record<FileKind, RegExp> = {
  pdf: /\.pdf$/i,
  picture: /\.(jpe?g|png|webp)$/i,
  word: /\.docx$/i,
}

/** Whether the name is that of an accepted file, whatever its content. */
const hasAcceptedName = (name: string, kinds: FileKind[]) =>
  kinds.some((kind) => extensions[kind].test(name))

/**
 * Scans files for viruses if the office has a scanner. Returns the refused fields by key, and whether
 * there is a scanner.
 */
export async function scanFiles({ scanCommand }: FastifyInstance, files: CheckedFiles) {
  const errors: Record<string, FieldError> = {}
  for (const [key, { accepted = [] }] of files) {
    for (const { bytes } of accepted) {
      try {
        await scanFile(scanCommand, bytes)
      } catch (refusal) {
        if (!(refusal instanceof ValidationError)) throw refusal
        errors[key] = error('file_infected')
      }
    }
  }
  return { errors, isScanned: scanCommand.length > 0 }
}
