import { applicationAssistance } from './application-assistance.ts'
import { careerCounseling } from './career-counseling.ts'
import { scholarshipGuidance } from './scholarship-guidance.ts'
import type { ServiceName, ServiceText } from './service-text.ts'
import { testPreparation } from './test-preparation.ts'
import { universitySelection } from './university-selection.ts'
import { visaProcessing } from './visa-processing.ts'

export const serviceTexts: Record<ServiceName, ServiceText> = {
  'career-counseling': careerCounseling,
  'university-selection': universitySelection,
  'application-assistance': applicationAssistance,
  'visa-processing': visaProcessing,
  'scholarship-guidance': scholarshipGuidance,
  'test-preparation': testPreparation,
}
