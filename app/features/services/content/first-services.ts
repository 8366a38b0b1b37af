import type { ServiceContent } from '../service-contract.ts'
import { applicationAssistance } from './application-assistance.ts'
import { careerCounseling } from './career-counseling.ts'
import { scholarshipGuidance } from './scholarship-guidance.ts'
import { testPreparation } from './test-preparation.ts'
import { universitySelection } from './university-selection.ts'
import { visaProcessing } from './visa-processing.ts'

/** The initial services. */
export const firstServices: ServiceContent[] = [
  careerCounseling,
  universitySelection,
  applicationAssistance,
  visaProcessing,
  scholarshipGuidance,
  testPreparation,
]
