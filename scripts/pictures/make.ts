// Generates every image of the product that is not an upload, reproducibly:
// node scripts/pictures/make.ts
import { makeFlags } from './flag-files.ts'
import { makeGlobes } from './globe-files.ts'
import { makeIcons } from './icon-files.ts'
import { makeOffice } from './office-files.ts'
import { makeOutlines } from './outline-files.ts'
import { makeSlides } from './slide-files.ts'
import { makeSocialCards } from './social-files.ts'

makeGlobes()
makeOutlines()
makeFlags()
await makeIcons()
await makeSlides()
await makeSocialCards()
makeOffice()
