import type { Viewer } from '#app/platform/server/auth/viewer.ts'
import { listSearchVariants } from '#app/platform/server/text/name-spelling.ts'
import { digitsOf, parsePhone } from '#app/platform/server/text/phones.ts'
import type { Database } from '#database/connect.ts'
import { searchTextContains } from '#database/sql-dialect.ts'
import type { FoundGuardian, LeadGuardian } from '../../guardians-contract.ts'
import { isInScope } from '../lead-scope.ts'
import { listLinks } from './guardians.ts'

const MAX_FOUND = 8

/** Returns the ids of a lead and of the leads merged into it. */
export async function listTreeIds(db: Database, primaryLeadId: string) {
  const rows = await db
    .selectFrom('leads')
    .select('id')
    .where('primary_lead_id', '=', primaryLeadId)
    .execute()
  return rows.map(({ id }) => id)
}

/** Returns the links of a lead and of the leads merged into it, its own first. */
export async function listLinksOfTree(db: Database, primaryLeadId: string) {
  const links = await listLinks(db, await listTreeIds(db, primaryLeadId))
  const isOwn = ({ lead_id }: { lead_id: string }) => lead_id === primaryLeadId
  return [...links.filter(isOwn), ...links.filter((link) => !isOwn(link))]
}

/** Returns the guardians of a lead and of the leads merged into it, its own first. */
export async function listGuardians(
  db: Database,
  primaryLeadId: string,
  viewer: Viewer,
): Promise<LeadGuardian[]> {
  const links = await listLinksOfTree(db, primaryLeadId)
  const distinct = [...Map.groupBy(links, ({ id }) => id).values()].flatMap(([link]) => link ?? [])
  const students = await listStudents(
    db,
    distinct.map(({ id }) => id),
    viewer,
  )
  return distinct.map(({ id, name, phone, email, relation }) => ({
    id,
    name,
    phone,
    email,
    relation,
    students: (students.get(id) ?? []).filter((student) => student.id !== primaryLeadId),
  }))
}

/** Returns the phones of the guardians of each lead and of its merged leads, its own first. */
export async function listGuardianPhones(db: Database, primaryLeadIds: string[]) {
  const rows =
    primaryLeadIds.length === 0
      ? []
      : await db
          .selectFrom('leads')
          .innerJoin('lead_guardians', 'lead_guardians.lead_id', 'leads.id')
          .innerJoin('guardians', 'guardians.id', 'guardian_id')
          .select(['leads.id', 'primary_lead_id', 'guardians.name', 'guardians.phone'])
          .where('primary_lead_id', 'in', primaryLeadIds)
          .where('guardians.phone', '!=', '')
          .orderBy((eb) => eb('leads.id', '=', eb.ref('primary_lead_id')), 'desc')
          .orderBy('position')
          .orderBy('guardian_id')
          .execute()
  return Map.groupBy(rows, ({ primary_lead_id }) => primary_lead_id)
}

/** Returns the leads of these guardians in the viewer's scope, by the guardian. */
async function listStudents(db: Database, guardianIds: string[], viewer: Viewer) {
  const students = new Map<string, FoundGuardian['students']>()
  if (guardianIds.length === 0) return students
  const rows = await db
    .selectFrom('lead_guardians')
    .innerJoin('leads as own', 'own.id', 'lead_guardians.lead_id')
    .innerJoin('leads', 'leads.id', 'own.primary_lead_id')
    .select(['guardian_id', 'leads.id', 'leads.name', 'relation'])
    .where('guardian_id', 'in', guardianIds)
    .where('leads.merged_into', 'is', null)
    .where(isInScope(viewer))
    .orderBy('leads.created_at')
    .orderBy('leads.id')
    .execute()
  for (const { guardian_id, ...student } of rows) {
    const listed = students.get(guardian_id) ?? []
    if (listed.some(({ id }) => id === student.id)) continue
    students.set(guardian_id, [...listed, student])
  }
  return students
}

/** Returns guardians of leads in the viewer's scope whose name, phone or e-mail has the text. */
export async function findGuardians(db: Database, q: string, viewer: Viewer) {
  const phone = parsePhone(q, 3)
  const texts = phone ? [digitsOf(phone)] : listSearchVariants(q)
  const rows = await selectInScope(db, viewer)
    .where((eb) => eb.or(texts.map((text) => searchTextContains(db, 'search_text', text))))
    .limit(MAX_FOUND)
    .execute()
  return withStudents(db, rows, viewer)
}

/** Returns a guardian of a lead in the viewer's scope. */
export async function findGuardianInScope(db: Database, id: string, viewer: Viewer) {
  const rows = await selectInScope(db, viewer).where('id', '=', id).execute()
  return (await withStudents(db, rows, viewer))[0]
}

const selectInScope = (db: Database, viewer: Viewer) =>
  db
    .selectFrom('guardians')
    .select(['id', 'name', 'phone', 'email'])
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('lead_guardians')
        .innerJoin('leads as own', 'own.id', 'lead_guardians.lead_id')
        .innerJoin('leads', 'leads.id', 'own.primary_lead_id')
        .select('guardian_id')
        .where('leads.merged_into', 'is', null)
        .where(isInScope(viewer)),
    )
    .orderBy('name')
    .orderBy('id')

async function withStudents(
  db: Database,
  guardians: Omit<FoundGuardian, 'students'>[],
  viewer: Viewer,
): Promise<FoundGuardian[]> {
  const students = await listStudents(
    db,
    guardians.map(({ id }) => id),
    viewer,
  )
  return guardians.map((guardian) => ({ ...guardian, students: students.get(guardian.id) ?? [] }))
}
