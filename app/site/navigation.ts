import { to } from '#app/base/browser/addresses.ts'
import * as words from './words.ts'

/** The pages of the main navigation, in its order (specification §2). */
export const mainLinks = [
  { to: to('/'), label: words.home },
  { to: to('/about'), label: words.about },
  { to: to('/destinations'), label: words.studyAbroad },
  { to: to('/services'), label: words.services },
  { to: to('/contact'), label: words.contactUs },
]

/** Every guide, in the menu. */
export const guideLinks = [
  { to: to('/australia'), label: words.australia },
  { to: to('/canada'), label: words.canada },
  { to: to('/uk'), label: words.uk },
  { to: to('/usa'), label: words.usa },
  { to: to('/newzealand'), label: words.newZealand },
  { to: to('/japan'), label: words.japan },
  { to: to('/south-korea'), label: words.southKorea },
  { to: to('/malta'), label: words.malta },
]

/** The five of the footer (specification §2), and all of them side by side. */
export const footerGuideLinks = [
  ...guideLinks.slice(0, 5),
  { to: to('/compare'), label: words.compareCountries },
]

export const serviceLinks = [
  { to: to('/services/career-counseling'), label: words.careerCounseling },
  { to: to('/services/university-selection'), label: words.universitySelection },
  { to: to('/services/application-assistance'), label: words.applicationAssistance },
  { to: to('/services/visa-processing'), label: words.visaProcessing },
  { to: to('/services/scholarship-guidance'), label: words.scholarshipGuidance },
  { to: to('/services/test-preparation'), label: words.testPreparation },
]
