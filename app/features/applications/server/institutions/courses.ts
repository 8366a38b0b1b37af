import { sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { foldText } from '#app/contract/fold-text.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import type { Database } from '#database/connect.ts'
import { acquireLock } from '#database/locks.ts'
import { foldCase } from '#database/sql-dialect.ts'
import type { Course, CourseChange, NewCourse } from '../../institutions-contract.ts'

const now = () => new Date().toISOString()

/**
 * Reads the courses of institutions and of those merged into them, or all courses: archived ones last, by
 * name.
 */
export async function readCourses(db: Database, ids?: string[]) {
  if (ids?.length === 0) return []
  const rows = await db
    .selectFrom('courses')
    .innerJoin('institutions', 'institutions.id', 'courses.institution_id')
    .select(['courses.id', 'courses.name', 'level', 'currency', 'fee', 'courses.deleted_at'])
    .select(['institution_id', 'primary_id'])
    .$if(ids !== undefined, (query) => query.where('primary_id', 'in', ids ?? []))
    .orderBy(sql`courses.deleted_at is not null`)
    .orderBy(foldCase(db, 'courses.name'))
    // The course of the institution itself comes before those of merged ones.
    .orderBy(sql`courses.institution_id <> primary_id`)
    .orderBy('courses.id')
    .execute()
  return rows.map(({ institution_id, primary_id, deleted_at, currency, ...course }) => ({
    institution_id,
    primary_id,
    course: {
      ...course,
      currency: currency as Course['currency'],
      is_archived: deleted_at !== null,
    },
  }))
}

/**
 * Lists the courses of institutions by the id of the institution. Courses of merged institutions with
 * the same name are one, whose values are those of the first.
 */
export async function listCourses(db: Database, ids: string[]) {
  const courses = new Map<string, Map<string, Course>>()
  for (const { primary_id, course } of await readCourses(db, ids)) {
    const byName = courses.get(primary_id) ?? new Map<string, Course>()
    const key = foldText(course.name)
    if (!byName.has(key)) byName.set(key, course)
    courses.set(primary_id, byName)
  }
  return new Map([...courses].map(([id, byName]) => [id, [...byName.values()]]))
}

/** Returns a course of the institution by its name. Locks the list until the transaction ends. */
export async function findCourseByName(db: Database, institutionId: string, name: string) {
  await acquireLock(db, 'institutions')
  const courses = (await listCourses(db, [institutionId])).get(institutionId) ?? []
  const wanted = foldText(name)
  return courses.find((course) => foldText(course.name) === wanted)
}

/** Returns a course as `listCourses` does. */
export async function findCourse(db: Database, id: string) {
  const row = await db
    .selectFrom('courses')
    .innerJoin('institutions', 'institutions.id', 'courses.institution_id')
    .select(['courses.name', 'primary_id'])
    .where('courses.id', '=', id.toLowerCase())
    .executeTakeFirst()
  if (!row) return undefined
  const course = await findCourseByName(db, row.primary_id, row.name)
  return course && { ...course, institution_id: row.primary_id }
}

interface NamedCourse extends Pick<NewCourse, 'level'> {
  institutionId: string
  /** '' if unknown. */
  name: string
}

/**
 * Returns the id of the institution's own course, which is added if it is new; null without a name. It gets
 * the values of the same course of an institution merged with it, so that `unmerge` is exact.
 */
export async function findOrAddCourse(db: Database, { institutionId, ...course }: NamedCourse) {
  if (course.name === '') return null
  await acquireLock(db, 'institutions')
  const { primary_id } = await db
    .selectFrom('institutions')
    .select('primary_id')
    .where('id', '=', institutionId)
    .executeTakeFirstOrThrow()
  const same = await readSameCourses(db, primary_id, course.name)
  const own = same.find(({ institution_id }) => institution_id === institutionId)
  const found = own?.course ?? (await insertCourse(db, institutionId, same[0]?.course ?? course))
  return found.id
}

/** Reads the courses of an institution, and of those merged into it, that have the name. */
async function readSameCourses(db: Database, primaryId: string, name: string) {
  const wanted = foldText(name)
  const courses = await readCourses(db, [primaryId])
  return courses.filter(({ course }) => foldText(course.name) === wanted)
}

/** Adds a course. Throws ValidationError if its name is taken. */
export async function addCourse(db: Database, institutionId: string, course: NewCourse) {
  if (await findCourseByName(db, institutionId, course.name)) throw createNameError()
  return insertCourse(db, institutionId, course)
}

type CourseToAdd = NewCourse & Partial<Pick<Course, 'is_archived'>>

export async function insertCourse(
  db: Database,
  institution_id: string,
  { name, level = '', currency = '', fee = null, is_archived = false }: CourseToAdd,
): Promise<Course> {
  const values = { id: newId(), name, level, currency, fee }
  await db
    .insertInto('courses')
    .values({
      ...values,
      institution_id,
      created_at: now(),
      deleted_at: is_archived ? now() : null,
    })
    .execute()
  return { ...values, is_archived }
}

/**
 * Changes a course, and those of merged institutions that are the same. Throws ValidationError if its
 * name is taken.
 */
export async function changeCourse(
  db: Database,
  before: Course & { institution_id: string },
  { is_archived = before.is_archived, ...values }: CourseChange,
) {
  const { institution_id, name } = before
  if (values.name !== undefined && foldText(values.name) !== foldText(name)) {
    if (await findCourseByName(db, institution_id, values.name)) throw createNameError()
  }
  const same = await readSameCourses(db, institution_id, name)
  await db
    .updateTable('courses')
    .set({ ...values, deleted_at: is_archived ? now() : null })
    .where(
      'id',
      'in',
      same.map(({ course }) => course.id),
    )
    .execute()
  return { ...before, ...values, is_archived }
}

const createNameError = () =>
  new ValidationError({
    name: {
      code: 'name_taken',
      detail:
        'Another course of this institution has this name. It may be archived. Please choose another name.',
    },
  })
