import type { FastifyInstance } from 'fastify'
import { Conflict } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { MAX_DOCUMENTS } from '../contract.ts'
import { MAX_FILES, MAX_TOTAL_BYTES } from '../files-contract.ts'
import { listFiles } from './files/store.ts'

/** Throws Conflict if a lead has too many documents with these new ones. */
export async function checkDocumentLimit(db: Database, primaryLeadId: string, added: number) {
  const { count } = await db
    .selectFrom('student_documents')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('lead_id', 'in', (eb) =>
      eb.selectFrom('leads').select('leads.id').where('primary_lead_id', '=', primaryLeadId),
    )
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  if (Number(count) + added <= MAX_DOCUMENTS) return
  throw new Conflict(
    `A lead can have at most ${MAX_DOCUMENTS} documents. Delete some first.`,
    'documents_full',
  )
}

/** Throws Conflict if the files of a lead are too many or too large with these new ones. */
export async function checkFileLimits(
  { services }: Pick<FastifyInstance, 'services'>,
  db: Database,
  primaryLeadId: string,
  added: { size: number; count: number },
) {
  const files = await listFiles(db, primaryLeadId, services.administrators.listNames)
  const sum = files.reduce((total, file) => total + file.size, added.size)
  if (files.length + added.count <= MAX_FILES && sum <= MAX_TOTAL_BYTES) return
  const limits = `${MAX_FILES} files and ${MAX_TOTAL_BYTES / 1024 / 1024} MB in total`
  throw new Conflict(
    `A lead can have at most ${limits}. Delete files that are no longer needed.`,
    'files_full',
  )
}
