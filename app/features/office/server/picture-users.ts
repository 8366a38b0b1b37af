import type { OfficeProfile } from '#app/contract/office.ts'
import type { PictureReferences } from '#app/platform/server/feature/feature.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import * as store from './store.ts'
import { validatePicture } from './validate-office.ts'

const names = new Map([
  ['logo', 'the office’s logo'],
  ['mark', 'the office’s icon'],
  ['photographs.home', 'the picture on the home page'],
  ['photographs.about', 'the picture of the rooms'],
  ['photographs.people', 'the picture of the team'],
])

/** Returns the picture addresses of the office profile by field. */
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

/** Whether the field is the logo or the icon, which have a minimum size. */
export const isLogoOrIcon = (field: string) => field === 'logo' || field === 'mark'

export const pictureReferences: PictureReferences[] = [
  {
    subject: 'office',
    listNames: async () => names,
    async replacePicture(db, ids, { from, to }) {
      const error = ids.some(isLogoOrIcon) && validatePicture(to)
      if (error) throw new ValidationError({ picture: error })
      const { profile, version, examples } = await store.find(db)
      const replaceFile = (address: string) => address.replace(from, to.name)
      const { home, about, people } = profile.photographs
      const pictures = {
        logo: replaceFile(profile.logo),
        mark: replaceFile(profile.mark),
        photographs: {
          home: replaceFile(home),
          about: replaceFile(about),
          people: replaceFile(people),
        },
      }
      await store.save(db, { ...profile, ...pictures, examples, version: version + 1 })
    },
  },
]
