import type { CountryFactName } from '#app/features/facts/country-facts-contract.ts'
import { ValidationError } from '#app/platform/server/http/errors.ts'
import { findCountryCode } from '#database/country-code.ts'
import { englishTest, noc, usualDocuments } from '../content/from-nepal.ts'
import { fact } from '../content/read-guide.ts'
import { beware, listCosts, listSteps, refusals, sponsors } from '../content/usual-sections.ts'
import type { GuideContent } from '../guide-contract.ts'

/** Returns the code of the country with this name. Throws ValidationError. */
export function requireCountryCode(name: string) {
  const code = findCountryCode(name)
  if (code) return code
  const detail = 'Please choose a country from the list, for example Norway.'
  throw new ValidationError({ title: { code: 'not_a_country', detail } })
}

/**
 * Creates the content of a new guide: the facts of the country in their usual places, the usual
 * advice, and the requirements for students from Nepal. A place stays off the page until its facts
 * have a value.
 */
export function createGuideContent(
  name: string,
  keys: Partial<Record<CountryFactName, string>>,
): Omit<GuideContent, 'slug' | 'picture'> {
  const use = (...names: CountryFactName[]) => fact(...names.flatMap((each) => keys[each] ?? []))
  return {
    code: findCountryCode(name) ?? '',
    name,
    nameInText: name,
    label: name,
    title: `Study in ${name} from Nepal`,
    description: `Study in ${name} from Nepal: universities, costs, funds to show, the student visa, work, documents and the NOC.`,
    position: 99,
    globe: '',
    outline: '',
    tagline: '',
    intro: '',
    actions: { first: 'Talk to Our Counselors', last: 'Talk to Our Counselors' },
    gateway: { airport: '', city: '' },
    answers: {
      funds: use('funds'),
      visaFee: use('visa.fee'),
      visaTime: use('visa.time'),
      work: use('work.in-term', 'work.holidays'),
      intakes: [],
      stay: use('stay'),
      dependants: use('dependants'),
      english: use('english'),
      entry: use('marks'),
    },
    facts: [],
    reasons: [],
    universities: [],
    courseAreas: [],
    costs: listCosts(use),
    scholarships: [],
    steps: listSteps(use),
    intakes: [],
    documents: [...usualDocuments, englishTest],
    noc,
    funds: sponsors,
    proofOfFunds: {
      title: 'Proof of funds',
      text: 'You show that you can pay the first year, and say who pays the later years.',
      figures: [{ label: 'To show', figure: use('funds') }],
    },
    refusals,
    beware,
    afterwards: [
      {
        title: 'Stay after your studies',
        text: 'The rule depends on your degree. Ask us before you choose the course.',
        figures: [{ label: 'Length', figure: use('stay') }],
      },
    ],
  }
}
