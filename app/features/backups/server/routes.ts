import { createHmac, timingSafeEqual } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import type { FastifyPluginAsyncTypebox } from '@fastify/type-provider-typebox'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { listRights } from '#app/contract/rights.ts'
import { auditAction } from '#app/platform/server/audit/audit.ts'
import { listActiveSessions, requireAdministrator } from '#app/platform/server/auth/access.ts'
import { NotFound, PermissionDenied } from '#app/platform/server/http/errors.ts'
import { requeueJob } from '#app/platform/server/jobs/store.ts'
import { type Backups, backupsApi } from '../contract.ts'
import { FolderUnreadable, listBackupFiles } from './folder.ts'
import { backUpJob, verifyJob } from './jobs.ts'
import * as store from './store.ts'

type Running = NonNullable<Backups['running']>

const backupRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const folder = app.archives.backupDir

  app.route({
    ...backupsApi.list,
    async handler(): Promise<Backups> {
      const { backups, folderFailure } = await listBackups(app.db, folder)
      const since = backups[0]?.made_at
      const backupState = await store.readJobState(app.db, [backUpJob.name], since)
      const verificationState = await store.readJobState(app.db, [verifyJob.name], since)
      const type: Running['type'] | undefined = backupState.running
        ? 'backup'
        : verificationState.running
          ? 'verification'
          : undefined
      const running = type ? { type, progress: app.backupProgress.last(type) } : null
      const { next_at, failure } = backupState
      return {
        backups,
        folder,
        next_at,
        running,
        failure: folderFailure ?? failure ?? verificationState.failure,
      }
    },
  })

  app.route({
    ...backupsApi.create,
    async handler(request, reply) {
      const { username } = requireAdministrator(request)
      await app.db.transaction().execute(async (db) => {
        await requeueJob(db, backUpJob, { payload: { made_by: username }, key: 'now' })
        const change = { action: 'added', subject: 'backup', subject_id: 'now' } as const
        await auditAction(db, request, { ...change, subject_name: '' })
      })
      return reply.code(202).send(null)
    },
  })

  app.route({
    ...backupsApi.requestDownload,
    async handler(request) {
      const { name } = request.body
      const files = await listBackupFiles(folder)
      if (!files.some((file) => file.name === name)) throw new NotFound('Backup')
      const exported = { subject: 'backup', subject_id: name, subject_name: name }
      await auditAction(app.db, request, { action: 'exported', ...exported })
      return { ticket: makeTicket(request, name) }
    },
  })
}

/** Lists the backups. Reports an unreadable folder as a failure instead of throwing an error. */
async function listBackups(...args: Parameters<typeof store.list>) {
  try {
    return { backups: await store.list(...args), folderFailure: null }
  } catch (error) {
    if (!(error instanceof FolderUnreadable)) throw error
    return { backups: [], folderFailure: { error: error.message, retry_at: null } }
  }
}

/** A separate plugin, because only its route parses HTML forms. */
export const downloadRoutes: FastifyPluginAsyncTypebox = async (app) => {
  const form = 'application/x-www-form-urlencoded'
  app.addContentTypeParser(form, { parseAs: 'string' }, (_request, body, done) =>
    done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  app.route({
    ...backupsApi.download,
    async handler(request, reply) {
      const name = await readTicket(app, request.body.ticket)
      if (!name)
        throw new PermissionDenied('This download has expired. Please press Download again.')
      const file = await open(join(app.archives.backupDir, name)).catch(() => undefined)
      if (!file) throw new NotFound('Backup')
      reply.headers({
        'content-disposition': `attachment; filename="${name}"`,
        'content-length': (await file.stat()).size,
        // nginx would buffer a gigabyte and then pause reading until the connection times out.
        'x-accel-buffering': 'no',
      })
      reply.type('application/zstd')
      return file.createReadStream() as unknown as Blob
    },
  })
}

export default backupRoutes

const MINUTE_MS = 60_000

interface Claims {
  name: string
  sessionId: string
  until: number
}

/**
 * Creates a ticket that replaces the access token for a minute, because form downloads do not send
 * the token. The ticket is sent in the body, so that addresses and logs do not contain it.
 */
function makeTicket(request: FastifyRequest, name: string) {
  const { sessionId } = requireAdministrator(request)
  const claims: Claims = { name, sessionId, until: Date.now() + MINUTE_MS }
  const text = Buffer.from(JSON.stringify(claims)).toString('base64url')
  return `${text}.${sign(request.server, text)}`
}

/**
 * Returns the file name. Returns undefined if the ticket is invalid or expired, or its session has
 * ended or lost the right.
 */
async function readTicket(app: FastifyInstance, ticket: string) {
  const [text = '', signature = ''] = ticket.split('.')
  const [given, expected] = [Buffer.from(signature), Buffer.from(sign(app, text))]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) return undefined
  const { name, sessionId, until }: Claims = JSON.parse(Buffer.from(text, 'base64url').toString())
  if (until < Date.now()) return undefined
  const session = (await listActiveSessions(app, [sessionId])).get(sessionId)
  return session && listRights(session).includes('backups:manage') ? name : undefined
}

const sign = (app: FastifyInstance, text: string) =>
  createHmac('sha256', app.deriveKey('backup ticket')).update(text).digest('base64url')
