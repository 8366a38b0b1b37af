import { australia } from './australia.ts'
import { canada } from './canada.ts'
import type { WrittenGuide } from './guide.ts'
import { japan } from './japan.ts'
import { malta } from './malta.ts'
import { newZealand } from './new-zealand.ts'
import { southKorea } from './south-korea.ts'
import { uk } from './uk.ts'
import { usa } from './usa.ts'

/** Every country's guide. Only for loaders: a page brings its own guide, not all of them. */
export const guides: WrittenGuide[] = [
  australia,
  canada,
  uk,
  usa,
  newZealand,
  japan,
  southKorea,
  malta,
]
