import type { TestProject } from 'vitest/node'
import { makeTemporaryFolder, removeWithUs } from './temporary-folder.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Where the tests put their SQLite files; undefined: they run on PostgreSQL. */
    sqliteFolder?: string
  }
}

/** Gives the tests a folder for their SQLite files. */
export default function setUpSqlite(project: TestProject) {
  const folder = makeTemporaryFolder('sqlite')
  project.provide('sqliteFolder', folder)
  return removeWithUs([folder])
}
