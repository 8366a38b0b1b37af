import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#database/connect.ts'
import { migrate } from '#database/migrate.ts'
import { makeTemporaryFolder, removeOnExit } from './temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The folder for SQLite files; undefined when the tests run on PostgreSQL. */
    sqliteFolder?: string
    /** A migrated template file. */
    sqliteTemplate: string
  }
}

/** Provides a folder for SQLite files. */
export default async function setUpSqlite(project: TestProject) {
  const folder = makeTemporaryFolder('sqlite')
  const template = join(folder, 'template.sqlite')
  const db = openDatabase(template)
  await migrate(db)
  // Closing writes the WAL into the file.
  await db.destroy()
  project.provide('sqliteFolder', folder)
  project.provide('sqliteTemplate', template)
  return removeOnExit([folder])
}
