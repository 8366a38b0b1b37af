import { checkTexts } from '#app/base/admin/check-texts.ts'
import { type Destination, type DestinationChange, defaultFlag } from '../contract.ts'

/** What stands in the form. */
export type DestinationTexts = Record<'country' | 'description' | 'benefits' | 'flag', string>

export const emptyDestination: DestinationTexts = {
  country: '',
  description: '',
  benefits: '',
  flag: '',
}

export function toTexts({ country, description, benefits, flag }: Destination): DestinationTexts {
  return {
    country,
    description,
    benefits: benefits.join(', '),
    flag: flag === defaultFlag ? '' : flag,
  }
}

export function toChange({ benefits, ...others }: Partial<DestinationTexts>): DestinationChange {
  return { ...others, ...(benefits !== undefined && { benefits: splitBenefits(benefits) }) }
}

export function splitBenefits(text: string) {
  return text
    .split(',')
    .map((benefit) => benefit.trim())
    .filter(Boolean)
}

export function checkDestination(texts: DestinationTexts) {
  const benefits = splitBenefits(texts.benefits)
  const isLong = benefits.some((benefit) => [...benefit].length > 120)
  return {
    ...checkTexts(texts, {
      country: { most: 60, isRequired: true },
      description: { most: 2000, isRequired: true },
    }),
    ...(isLong && { benefits: 'At most 120 characters each, please.' }),
    ...(benefits.length > 12 && { benefits: 'At most 12, please.' }),
  }
}
