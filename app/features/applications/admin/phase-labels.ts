import type { ApplicationReport } from '../report-contract.ts'

type Phase = keyof ApplicationReport['pipeline'][number]['phases']

export const phaseLabels: Record<Phase, string> = {
  none: 'Before applying',
  applied: 'Applied',
  offer: 'Offer',
  visa_lodged: 'Visa lodged',
  visa_decided: 'Visa decided',
  enrolled: 'Enrolled',
}
