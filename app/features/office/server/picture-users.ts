import { ValidationError } from '#app/base/server/errors.ts'
import type { PictureReferences } from '#app/base/server/feature.ts'
import type { OfficeProfile } from '#app/contract/office.ts'
import * as store from './store.ts'
import { validatePicture } from './validate-office.ts'

const names = new Map([
  ['logo', 'the office’s logo'],
  ['mark', 'the office’s icon'],
  ['photographs.home', 'the photograph of the home page'],
  ['photographs.about', 'the photograph of the rooms'],
  ['photographs.people', 'the photograph of the people'],
])

/** Picture addresses of the record by field. */
export function listPictures({ logo, mark, photographs }: OfficeProfile) {
  const { home, about, people } = photographs
  return {
    logo,
    mark,
    'photographs.home': home,
    'photographs.about': about,
    'photographs.people': people,
  }
}

/** Logo and mark have a minimum size. */
export const isLogoOrMark = (place: string) => place === 'logo' || place === 'mark'

export const pictureReferences: PictureReferences[] = [
  {
    subject: 'office',
    listNames: async () => names,
    async replacePicture(db, ids, { from, to }) {
      const fault = ids.some(isLogoOrMark) && validatePicture(to)
      if (fault) throw new ValidationError({ picture: fault })
      const { record, version, examples } = await store.find(db)
      const put = (address: string) => address.replace(from, to.name)
      const { home, about, people } = record.photographs
      const shown = {
        logo: put(record.logo),
        mark: put(record.mark),
        photographs: { home: put(home), about: put(about), people: put(people) },
      }
      await store.save(db, { ...record, ...shown, examples, version: version + 1 })
    },
  },
]
