import { cardsAndSlides } from './ne/cards-and-slides.ts'
import { factsAustralia } from './ne/facts-australia.ts'
import { factsCanada } from './ne/facts-canada.ts'
import { factsGermany } from './ne/facts-germany.ts'
import { factsIreland } from './ne/facts-ireland.ts'
import { factsJapan } from './ne/facts-japan.ts'
import { factsMalta } from './ne/facts-malta.ts'
import { factsNepal } from './ne/facts-nepal.ts'
import { factsNewZealand } from './ne/facts-new-zealand.ts'
import { factsSouthKorea } from './ne/facts-south-korea.ts'
import { factsUnitedKingdom } from './ne/facts-united-kingdom.ts'
import { factsUnitedStates } from './ne/facts-united-states.ts'
import { fixedPages } from './ne/fixed-pages.ts'
import { guideAustralia } from './ne/guide-australia.ts'
import { guideCanada } from './ne/guide-canada.ts'
import { guideGermany } from './ne/guide-germany.ts'
import { guideIreland } from './ne/guide-ireland.ts'
import { guideJapan } from './ne/guide-japan.ts'
import { guideMalta } from './ne/guide-malta.ts'
import { guideNewZealand } from './ne/guide-new-zealand.ts'
import { guideSouthKorea } from './ne/guide-south-korea.ts'
import { guideSteps } from './ne/guide-steps.ts'
import { guideUk } from './ne/guide-uk.ts'
import { guideUsa } from './ne/guide-usa.ts'
import { pageFromNepal } from './ne/page-from-nepal.ts'
import { pagePrivacyPolicy } from './ne/page-privacy-policy.ts'
import { services } from './ne/services.ts'

/** The first content in Nepali, by English text. */
export const texts: Record<string, string> = Object.assign(
  {},
  cardsAndSlides,
  factsAustralia,
  factsCanada,
  factsGermany,
  factsIreland,
  factsJapan,
  factsMalta,
  factsNepal,
  factsNewZealand,
  factsSouthKorea,
  factsUnitedKingdom,
  factsUnitedStates,
  fixedPages,
  guideAustralia,
  guideCanada,
  guideGermany,
  guideIreland,
  guideJapan,
  guideMalta,
  guideNewZealand,
  guideSouthKorea,
  guideSteps,
  guideUk,
  guideUsa,
  pageFromNepal,
  pagePrivacyPolicy,
  services,
)
