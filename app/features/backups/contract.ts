import { type Static, Type } from 'typebox'
import { NoContent, Timestamp } from '#app/contract/common.ts'
import type { Endpoint } from '#app/contract/endpoint.ts'

const TimestampOrNull = Type.Union([Timestamp, Type.Null()])

/** File name such as "gantavya-2026-12-31T041500Z.tar.zst". */
const Name = Type.String({ pattern: '^gantavya-\\d{4}-\\d\\d-\\d\\dT\\d{6}Z\\.tar\\.zst$' })

export const Backup = Type.Object({
  name: Name,
  made_at: Timestamp,
  /** Username of the administrator who started the backup; '' for scheduled backups. */
  made_by: Type.String(),
  bytes: Type.Integer(),
  /** When the last test restore ran; null if there was none yet. */
  verified_at: TimestampOrNull,
  /** Error of the test restore; '' if there was none. */
  error: Type.String(),
})
export type Backup = Static<typeof Backup>

export const Backups = Type.Object({
  /** Newest first. */
  backups: Type.Array(Backup),
  /** Backup folder on the server. */
  folder: Type.String(),
  /** When the next backup is scheduled; null until the hourly job has set its time. */
  next_at: TimestampOrNull,
  /** The running task. */
  running: Type.Union([
    Type.Object({
      type: Type.Union([Type.Literal('backup'), Type.Literal('verification')]),
      /** Progress from 0 to 1; null: not reported yet. */
      progress: Type.Union([Type.Number(), Type.Null()]),
    }),
    Type.Null(),
  ]),
  /** The last failure, unless a backup has been created since. */
  failure: Type.Union([
    Type.Object({
      error: Type.String(),
      /** When the next retry is due; null if there is none. */
      retry_at: TimestampOrNull,
    }),
    Type.Null(),
  ]),
})
export type Backups = Static<typeof Backups>

const config = { access: 'administrator', right: 'backups:manage' } as const

export const backupsApi = {
  list: {
    method: 'GET',
    url: '/api/backups/',
    schema: {
      summary: 'List backups, newest first, with the next scheduled backup and the last failure',
      response: { 200: Backups },
    },
    config,
  },
  create: {
    method: 'POST',
    url: '/api/backups/',
    schema: {
      summary: 'Start a backup in the background; the list shows its progress',
      response: { 202: NoContent },
    },
    config,
  },
  requestDownload: {
    method: 'POST',
    url: '/api/backups/downloads/',
    schema: {
      summary: 'Create a download ticket for a backup, valid for one minute',
      body: Type.Object({ name: Name }),
      response: { 200: Type.Object({ ticket: Type.String() }) },
    },
    config: { ...config, reauthentication: 'recent' },
  },
  download: {
    method: 'POST',
    url: '/api/backups/file/',
    schema: {
      summary: 'Download a backup with a ticket; accepts browser forms, too',
      body: Type.Object({ ticket: Type.String({ minLength: 1, maxLength: 1000 }) }),
      response: { 200: Type.Unsafe<Blob>({ type: 'string', format: 'binary' }) },
    },
    config: { access: 'anyone' },
  },
} satisfies Record<string, Endpoint>
