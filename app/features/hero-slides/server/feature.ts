import type { Services } from '#app/platform/server/feature/services.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import { defineOrderedList } from '#app/platform/server/ordered/ordered.ts'
import type { Database } from '#database/connect.ts'
import {
  defaultButtonText,
  defaultImage,
  type HeroSlide,
  type HeroSlideChange,
  heroSlidesApi,
  ownPages,
} from '../contract.ts'
import { manifest } from '../feature.ts'
import { addFirstSlides } from './first-content.ts'

const defaults = {
  image: '',
  subtitle: '',
  tagline: '',
  description: '',
  button_text: defaultButtonText,
  target: '',
}

export const heroSlides = {
  ...defineOrderedList<HeroSlide>({
    manifest,
    api: heroSlidesApi,
    table: 'hero_slides',
    columns: [
      'id',
      'image',
      'title',
      'subtitle',
      'tagline',
      'description',
      'button_text',
      'target',
      'position',
    ],
    subject: 'hero_slide',
    displayName: 'Slide',
    name: 'title',
    toRow: (stored: HeroSlide) => ({ ...stored, image: stored.image || defaultImage }),
    toStored: (given: HeroSlideChange, before) =>
      toStored(before ? given : { ...defaults, ...given }),
    check: requireTarget,
    isPublic: true,
    picture: 'image',
    translated: ['title', 'subtitle', 'tagline', 'description', 'button_text'],
    facts: { columns: ['title', 'subtitle', 'tagline', 'description', 'button_text'], page: '/' },
  }),
  addFirstContent: addFirstSlides,
  listInboundLinks: listSlidesLinkingTo,
}

/** '' means the default picture or button text. */
function toStored({ image, button_text, ...rest }: HeroSlideChange) {
  return {
    ...rest,
    image: image === defaultImage ? '' : image,
    button_text: button_text === '' ? defaultButtonText : button_text,
  }
}

/** Throws unless the target is a public page. */
async function requireTarget(db: Database, { addresses }: Services, { target }: HeroSlideChange) {
  if (!target || Object.hasOwn(ownPages, target)) return
  if (await addresses.isPublished(db, target)) return
  const detail = 'Please choose a page from the list.'
  throw new ValidationError({ target: { code: 'enum', detail } })
}

async function listSlidesLinkingTo(db: Database, address: string) {
  const rows = await db
    .selectFrom('hero_slides')
    .select(['id', 'title'])
    .where('target', '=', address)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.map(({ id, title }) => ({ id, title: `Slide “${title}”` }))
}
