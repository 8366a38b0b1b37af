import { type Static, Type } from 'typebox'
import {
  Id,
  IdParams,
  NoContent,
  OptionalText,
  singleLine,
  Text,
  Timestamp,
} from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'
import { bodyWithSeen } from '#app/contract/seen.ts'
import { PictureUsage } from './library-contract.ts'

/** A PDF that texts link to. */
export const StoredFile = Type.Object({
  id: Id,
  /** The address of the file, at which visitors download it. */
  address: Type.String(),
  title: Type.String(),
  /** In bytes. */
  size: Type.Integer(),
  /** 0 if unknown, as of an encrypted PDF. */
  pages: Type.Integer({ minimum: 0 }),
  /** The number of current usages. */
  uses: Type.Integer(),
  /** The number of usages in old versions of pages. */
  version_use_count: Type.Integer(),
  created_at: Timestamp,
  /** The username at that time. */
  created_by: Type.String(),
})
export type StoredFile = Static<typeof StoredFile>

export const FileQuery = Type.Object({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 50 })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  /** Search text for the title. */
  q: OptionalText(200),
})
export type FileQuery = Static<typeof FileQuery>

const config = { access: 'administrator', right: 'content:write' } as const
const url = '/api/files/:id/'

export const filesApi = {
  list: {
    method: 'GET',
    url: '/api/files/',
    schema: {
      summary: 'List files, newest first; X-Total-Count is the number of matches',
      querystring: FileQuery,
      response: { 200: Type.Array(StoredFile) },
    },
    config,
  },
  add: {
    method: 'POST',
    url: '/api/files/',
    schema: {
      summary: 'Upload a PDF of at most 10 MB; 200 if it already exists',
      body: Type.Object({
        file: Type.Optional(Type.String(singleLine)),
        title: OptionalText(120),
      }),
      response: { 200: StoredFile, 201: StoredFile },
    },
    config: { ...config, upload: 'file', acceptsAnyFile: true },
  },
  change: {
    method: 'PATCH',
    url,
    schema: {
      summary: 'Update the title of a file',
      params: IdParams,
      body: bodyWithSeen({ title: Text(120) }),
      response: { 200: StoredFile },
    },
    config,
  },
  listUses: {
    method: 'GET',
    url: `${url}uses/`,
    schema: {
      summary: 'List where a file is used',
      params: IdParams,
      response: { 200: Type.Array(PictureUsage) },
    },
    config,
  },
  remove: {
    method: 'DELETE',
    url,
    schema: {
      summary: 'Delete a file; 409 while it is in use',
      params: IdParams,
      response: { 204: NoContent },
    },
    config,
  },
  restore: {
    method: 'POST',
    url: `${url}restore/`,
    schema: {
      summary: 'Restore a file deleted within the last 30 days',
      params: IdParams,
      response: { 200: StoredFile },
    },
    config,
  },
} satisfies Record<string, Endpoint>
