import type { FastifyInstance } from 'fastify'
import { type Kysely, sql } from 'kysely'
import { v7 as newId } from 'uuid'
import { dayIn } from '#app/contract/date-format.ts'
import { addLanguagePrefix } from '#app/contract/languages.ts'
import type { Database } from '#database/connect.ts'
import { nextPosition } from '#database/positions.ts'
import { restorableSince } from '../audit/restorable.ts'
import type { AppContext, PictureReferences, SearchEntry } from '../feature/feature.ts'
import type { Services } from '../feature/services.ts'
import { siteLanguages } from '../site-languages.ts'
import { fillFactReferences, listFactKeys } from '../text/fact-texts.ts'
import { listTexts, translateFields } from '../text/translate-fields.ts'
import type { OrderedContent } from './content.ts'

type AppData = Pick<FastifyInstance, 'db' | 'services' | 'office'>

const now = () => new Date().toISOString()

/** The common columns; the others depend on the content. */
interface StoredRow {
  id: string
  position: number
  created_at: string
  deleted_at: string | null
}

/** The queries, which are the same for all such tables. */
export class OrderedStore<Row extends { id: string }> {
  #content: OrderedContent<Row>
  #table: 'content'
  #columns: never

  constructor(content: OrderedContent<Row>) {
    this.#content = content
    this.#table = content.table as 'content'
    this.#columns = content.columns as never
  }

  async list(db: Database) {
    const rows = await this.#shown(db).orderBy('position').orderBy('id').execute()
    return rows.map(this.#toRow)
  }

  /** Lists the rows with fact values in their texts, translated into a language. */
  async listRendered(db: Database, services: Services, language?: string) {
    const { facts, translated = [] } = this.#content
    const translate = await services.textTranslations.loadTranslate(db, language)
    const rows = translateFields(await this.list(db), translated, translate)
    if (!facts || listFactKeys(rows).length === 0) return rows
    const languageOf = (row: Row) => (facts.language && String(row[facts.language])) || language
    const languages = [...new Set(rows.map(languageOf))]
    const factValues = new Map(
      await Promise.all(
        languages.map(
          async (each) => [each, await services.facts.loadFactValues(db, each)] as const,
        ),
      ),
    )
    return rows.map((row) => {
      const values = factValues.get(languageOf(row))
      return values ? { ...row, ...fillFactReferences(pick(row, facts.columns), values) } : row
    })
  }

  /** Lists the rows that visitors see now. */
  async listVisible({ db, services, office }: AppData, language?: string) {
    const rows = await this.listRendered(db, services, language)
    const { selectVisible } = this.#content
    return selectVisible
      ? selectVisible(rows, dayIn((await office.read()).time_zone, new Date()))
      : rows
  }

  /** Lists the rows that visitors see now, with the focal points of their pictures. */
  async listVisibleWithFocus(app: AppData, language?: string) {
    return this.#addFocus(app, await this.listVisible(app, language))
  }

  async listWithFocus(app: AppData) {
    return this.#addFocus(app, await this.list(app.db))
  }

  /** Adds the focal point of the picture, if one is set. */
  async #addFocus({ db, services }: AppData, rows: Row[]) {
    const { picture } = this.#content
    if (!picture) return rows
    const addresses = rows.map((row) => String(row[picture]))
    const describedPictures = await services.pictures.describe(db, addresses)
    return rows.map((row) => {
      const focus = describedPictures.get(String(row[picture]))?.focus
      return focus ? { ...row, [`${picture}_focus`]: focus } : row
    })
  }

  /** Returns the search entries in English, and those whose title is translated in other languages. */
  async listSearchEntries(
    app: AppData,
    toSearchEntry: NonNullable<OrderedContent<Row>['toSearchEntry']>,
  ): Promise<SearchEntry[]> {
    const { table, translated } = this.#content
    const list = async (language?: string) =>
      (await this.listVisible(app, language)).map((row) => ({
        ...toSearchEntry(row),
        translationGroup: `${table} ${row.id}`,
      }))
    const entries = await list()
    const titles = new Map(entries.map(({ translationGroup, title }) => [translationGroup, title]))
    const others = await Promise.all(
      (translated ? siteLanguages : []).map(async (language) =>
        (await list(language))
          .filter(({ translationGroup, title }) => titles.get(translationGroup) !== title)
          .map((entry) => ({
            ...entry,
            language,
            address: addLanguagePrefix(language, entry.address),
          })),
      ),
    )
    return [...entries, ...others.flat()]
  }

  async listTranslatableTexts(db: Database) {
    const { translated = [], displayName } = this.#content
    return listTexts(await this.list(db), translated).map((source) => ({
      source,
      place: displayName,
    }))
  }

  /** Lists the facts that the rows refer to. */
  async listFactUsages(db: Database) {
    const { facts, displayName, name } = this.#content
    if (!facts) return []
    return (await this.list(db)).flatMap((row) =>
      listFactKeys(pick(row, facts.columns)).map((key) => ({
        key,
        page: facts.page,
        name: `${displayName.toLowerCase()} “${row[name]}”`,
      })),
    )
  }

  async find(db: Database, id: string) {
    return this.#read(this.#shown(db).where('id', '=', id))
  }

  async add(db: Database, given: object) {
    const position = nextPosition(this.#content.table)
    const values = { position, ...this.#toStored(given), id: newId(), created_at: now() }
    const adding = asContentTable(db)
      .insertInto(this.#table)
      .values(values as unknown as StoredRow)
    return this.#toRow(await adding.returning(this.#columns).executeTakeFirstOrThrow())
  }

  /** Changes only the given columns. Returns undefined when there is no such row. */
  async change(db: Database, before: Row, given: object) {
    const changing = this.#update(db, before.id, this.#toStored(given, before))
    return this.#read(changing.where('deleted_at', 'is', null).returning(this.#columns))
  }

  /** Returns undefined, because the row is deleted afterwards. */
  async remove(db: Database, id: string) {
    await this.#update(db, id, { deleted_at: now() }).execute()
    return undefined
  }

  /**
   * Restores a deleted row. Returns undefined when it is not deleted, or was deleted more than 30
   * days ago.
   */
  async restore(db: Database, id: string) {
    const restoring = this.#update(db, id, { deleted_at: null })
    return this.#read(
      restoring.where('deleted_at', '>', restorableSince()).returning(this.#columns),
    )
  }

  /**
   * Permanently deletes rows that were deleted more than 30 days ago, with their picture
   * references.
   */
  async purge({ db, services }: AppContext) {
    const { picture, subject } = this.#content
    await db.transaction().execute(async (transaction) => {
      const purged = await asContentTable(transaction)
        .deleteFrom(this.#table)
        .where('deleted_at', '<', restorableSince())
        .returning('id')
        .execute()
      if (!picture) return
      for (const { id } of purged) {
        await services.pictures.setUsage(transaction, { subject, subject_id: id })
      }
    })
  }

  /** Deleted rows are included, because they can be restored. */
  toPictureReferences(picture: string): PictureReferences {
    const { subject, name } = this.#content
    return {
      subject,
      listNames: async (db, ids) => {
        const rows = await asContentTable(db)
          .selectFrom(this.#table)
          .select(['id', 'deleted_at', sql<string>`${sql.ref(name)}`.as('called')])
          .where('id', 'in', ids)
          .execute()
        const call = (displayName: string, isDeleted: boolean) =>
          isDeleted ? `${displayName} (deleted)` : displayName
        return new Map(
          rows.map(({ id, called: displayName, deleted_at }) => [
            id,
            call(displayName, !!deleted_at),
          ]),
        )
      },
      replacePicture: async (db, ids, { from, to }) => {
        const column = sql.ref(picture)
        const address = sql`replace(${column}, ${from}, ${to.name})`
        await asContentTable(db)
          .updateTable(this.#table)
          .set({ [picture]: address } as never)
          .where('id', 'in', ids)
          .execute()
      },
    }
  }

  #shown(db: Database) {
    return asContentTable(db)
      .selectFrom(this.#table)
      .select(this.#columns)
      .where('deleted_at', 'is', null)
  }

  #update(db: Database, id: string, values: object) {
    // With the id there is always a value to set.
    return asContentTable(db)
      .updateTable(this.#table)
      .set({ id, ...values })
      .where('id', '=', id)
  }

  async #read(query: { executeTakeFirst: () => Promise<object | undefined> }) {
    const stored = await query.executeTakeFirst()
    return stored && this.#toRow(stored)
  }

  #toRow = (stored: object) => {
    const { toRow } = this.#content
    return (toRow ? toRow(stored as never) : stored) as Row
  }

  #toStored(given: object, before?: Row) {
    return this.#content.toStored?.(given as never, before) ?? given
  }
}

const pick = <Row extends object>(row: Row, columns: readonly (keyof Row)[]) =>
  Object.fromEntries(columns.map((column) => [column, row[column]]))

/** Treats all these tables as one for the types. */
const asContentTable = (db: Database) => db as unknown as Kysely<{ content: StoredRow }>
