import { type Static, Type } from 'typebox'
import { Id, IdParams, NoContent, singleLine, Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

/** Accepted content types. */
export const fileTypes = ['pdf', 'jpeg', 'png', 'webp', 'docx'] as const
export type FileType = (typeof fileTypes)[number]

/** Limits per lead, including its merged leads. */
export const MAX_FILES = 100
export const MAX_TOTAL_BYTES = 100 * 1024 * 1024

/** A page or version of a student document, or the proof of its verification. */
export const LeadFile = Type.Object({
  id: Id,
  document_id: Id,
  /** The original name with the extension of the content type. */
  name: Type.String(),
  type: Type.Enum([...fileTypes]),
  /** Size in bytes. */
  size: Type.Integer(),
  created_at: Timestamp,
  /** Name of the administrator who added it; '' for a visitor. */
  by: Type.String(),
  /** Whether it was sent in the chat. It is deleted with the chat. */
  is_from_chat: Type.Boolean(),
  /** Whether it was sent with a form. It is deleted with the answers. */
  is_from_form: Type.Boolean(),
  /** Whether it proves the verification, and is no page of the document. */
  is_proof: Type.Boolean(),
  /** Whether a virus scanner has accepted it; null if this was not recorded. */
  is_scanned: Type.Union([Type.Boolean(), Type.Null()]),
})
export type LeadFile = Static<typeof LeadFile>

const config = { access: 'administrator', right: 'leads:work', rowAccess: 'viewer-scope' } as const
const readConfig = { ...config, keyRight: 'documents:read' } as const
const writeConfig = { ...config, keyRight: 'documents:write' } as const
const url = '/api/lead-files/:id/'

/** Files of student documents. Downloads need a session and are always attachments. */
export const filesApi = {
  add: {
    method: 'POST',
    url: '/api/leads/:id/files/',
    schema: {
      summary:
        'Add a file to a document of a lead: PDF, JPEG, PNG, WebP or DOCX, at most 10 MB. The same file within 10 minutes is a repeat, which returns 200',
      params: IdParams,
      body: Type.Object({
        document_id: Type.Optional(
          Type.String({
            format: 'uuid',
            description:
              'The document whose page or version it is. Without it the file fills the first needed, asked or rejected document of the kind that its name says (one of a sponsor only if it shows funds), or else becomes a new document.',
          }),
        ),
        file: Type.Optional(Type.String(singleLine)),
      }),
      response: { 200: LeadFile, 201: LeadFile },
    },
    config: { ...writeConfig, upload: 'file', acceptsAnyFile: true },
  },
  read: {
    method: 'GET',
    url: `${url}content/`,
    schema: {
      summary: 'Download a file; the audit log records the download',
      params: IdParams,
      response: { 200: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }) },
    },
    config: readConfig,
  },
  remove: {
    method: 'DELETE',
    url,
    schema: { summary: 'Delete a file', params: IdParams, response: { 204: NoContent } },
    config: writeConfig,
  },
  restore: {
    method: 'POST',
    url: `${url}restore/`,
    schema: {
      summary: 'Restore a file within 30 days after its deletion',
      params: IdParams,
      response: { 200: LeadFile },
    },
    config: writeConfig,
  },
} satisfies Record<string, Endpoint>
