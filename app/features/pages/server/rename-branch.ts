import { sql } from 'kysely'
import type { BranchRename, Services } from '#app/platform/server/feature/services.ts'
import type { Database } from '#database/connect.ts'
import { publishRewritten } from './publish-rewritten.ts'

/** Fields of pages and of their sections that name a branch. */
const mentionsBranch = '%"branch":%'

/** Renames a branch in drafts, schedules and published pages, each of which gets a new version. */
export async function renameBranch(
  db: Database,
  { pictures }: Pick<Services, 'pictures'>,
  { from, to, by }: BranchRename & { by: string },
) {
  const rewrite = (content: string) =>
    JSON.stringify(
      JSON.parse(content, (name, value) => (name === 'branch' && value === from ? to : value)),
    )
  const isRenamed = ({ content }: { content: string }) =>
    rewrite(content) !== JSON.stringify(JSON.parse(content))
  const published = await db
    .selectFrom('pages')
    .innerJoin('page_versions', (join) =>
      join
        .onRef('page_versions.page_id', '=', 'pages.id')
        .onRef('page_versions.number', '=', 'pages.published_version'),
    )
    .select(['page_id', 'number', 'content'])
    .where('content', 'like', mentionsBranch)
    .execute()
  for (const { page_id, number } of published.filter(isRenamed))
    await publishRewritten(db, pictures, {
      versionId: `${page_id}.${number}`,
      rewrite,
      change_note: 'A branch was renamed.',
      username: by,
    })
  for (const table of ['page_drafts', 'page_schedules'] as const) {
    const rows = await db
      .selectFrom(table)
      .select(['page_id', 'content'])
      .where('content', 'like', mentionsBranch)
      .execute()
    for (const { page_id, content } of rows.filter(isRenamed))
      await db
        .updateTable(table)
        .set({ content: rewrite(content) })
        .where('page_id', '=', page_id)
        .execute()
    // Open editors detect the newer revision.
    const ids = rows.filter(isRenamed).map(({ page_id }) => page_id)
    if (table === 'page_drafts' && ids.length > 0)
      await db
        .updateTable(table)
        .set({ revision: sql`revision + 1` })
        .where('page_id', 'in', ids)
        .execute()
  }
}
