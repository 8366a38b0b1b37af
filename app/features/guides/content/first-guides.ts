import type { GuideContent } from '../guide-contract.ts'
import { australia } from './australia.ts'
import { canada } from './canada.ts'
import { germany } from './germany.ts'
import { ireland } from './ireland.ts'
import { japan } from './japan.ts'
import { malta } from './malta.ts'
import { newZealand } from './new-zealand.ts'
import { southKorea } from './south-korea.ts'
import { uk } from './uk.ts'
import { usa } from './usa.ts'

/** The initial guides. */
export const firstGuides: GuideContent[] = [
  australia,
  canada,
  uk,
  usa,
  newZealand,
  japan,
  southKorea,
  malta,
  germany,
  ireland,
]
