import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { makeTemporaryFolder, removeWithUs } from './temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests put their SQLite files; undefined: they run on PostgreSQL. */
    sqliteFolder?: string
    /** A migrated file, to be copied. */
    sqliteTemplate: string
  }
}

/** Gives the tests a folder for their SQLite files. */
export default async function setUpSqlite(project: TestProject) {
  const folder = makeTemporaryFolder('sqlite')
  const template = join(folder, 'template.sqlite')
  const db = openDatabase(template)
  await migrate(db)
  // What is left beside the file is written into it.
  await db.destroy()
  project.provide('sqliteFolder', folder)
  project.provide('sqliteTemplate', template)
  return removeWithUs([folder])
}
