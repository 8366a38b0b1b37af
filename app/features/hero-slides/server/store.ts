import { v7 as newId } from 'uuid'
import type { Database } from '#database/connect.ts'
import { nextPosition } from '#database/positions.ts'
import {
  defaultButtonText,
  defaultImage,
  type HeroSlide,
  type HeroSlideChange,
  type NewHeroSlide,
} from '../contract.ts'

const wire = [
  'id',
  'image',
  'title',
  'subtitle',
  'tagline',
  'description',
  'button_text',
  'position',
] as const

const toSlide = (row: HeroSlide): HeroSlide => ({ ...row, image: row.image || defaultImage })

/** What to keep: '' stands for the default picture, a blank button for the default text. */
function toRow({ image, button_text, ...rest }: HeroSlideChange) {
  return {
    ...rest,
    ...(image !== undefined && { image: image === defaultImage ? '' : image }),
    ...(button_text !== undefined && { button_text: button_text || defaultButtonText }),
  }
}

export async function list(db: Database): Promise<HeroSlide[]> {
  const rows = await db
    .selectFrom('hero_slides')
    .select(wire)
    .orderBy('position')
    .orderBy('id')
    .execute()
  return rows.map(toSlide)
}

export async function find(db: Database, id: string) {
  const row = await db
    .selectFrom('hero_slides')
    .select(wire)
    .where('id', '=', id)
    .executeTakeFirst()
  return row && toSlide(row)
}

export async function add(db: Database, { title, ...slide }: NewHeroSlide) {
  const row = await db
    .insertInto('hero_slides')
    .values({
      image: '',
      subtitle: '',
      tagline: '',
      description: '',
      button_text: defaultButtonText,
      position: nextPosition('hero_slides'),
      ...toRow(slide),
      title,
      id: newId(),
      created_at: new Date().toISOString(),
    })
    .returning(wire)
    .executeTakeFirstOrThrow()
  return toSlide(row)
}

/** Changes only what is given. undefined: no such row. */
export async function change(db: Database, id: string, change: HeroSlideChange) {
  const row = await db
    .updateTable('hero_slides')
    .set({ id, ...toRow(change) })
    .where('id', '=', id)
    .returning(wire)
    .executeTakeFirst()
  return row && toSlide(row)
}

/** Returns undefined when it is gone, as it then is. */
export async function remove(db: Database, id: string) {
  await db.deleteFrom('hero_slides').where('id', '=', id).execute()
  return undefined
}
