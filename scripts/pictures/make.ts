// Generates every image of the product that is not an upload, reproducibly:
// node scripts/pictures/make.ts
import { makeFlags } from './flag-files.ts'
import { makeIcons } from './icon-files.ts'
import { makeOffice } from './office-files.ts'
import { makeSlides } from './slide-files.ts'

makeFlags()
makeIcons()
await makeSlides()
makeOffice()
