import { addLanguagePrefix, defaultLanguage } from '#app/contract/languages.ts'
import type { Passage, SearchEntry } from '#app/platform/server/feature/feature.ts'
import { siteLanguages } from '#app/platform/server/site-languages.ts'
import { loadDictionaries } from '#app/platform/server/text/dictionaries.ts'
import type { PublishedPage } from '#app/platform/server/text/page-content.ts'
import { comparison, finding } from '../contract.ts'
import type { GuideContent } from '../guide-contract.ts'
import * as englishWords from '../words.ts'

const wordsIn = await loadDictionaries(
  englishWords,
  (language) => import(`../words.${language}.ts`),
)

/** Returns the texts of a guide. Its figures are found as facts. */
export function toSearchEntry({ address, language, content }: PublishedPage): SearchEntry {
  const words = wordsIn(language)
  const guide = content as unknown as GuideContent
  const { name, title, intro, universities, courseAreas, costs, documents, cities } = guide
  const passages: Passage[] = [
    { text: intro },
    ...guide.facts.flatMap((fact) =>
      fact.text ? [{ heading: fact.label, anchor: 'facts', text: fact.text }] : [],
    ),
    {
      heading: words.firstYearCosts,
      anchor: 'costs',
      text: costs.map(({ item }) => item).join(', '),
    },
    ...costs.map(({ item, text }) => ({ heading: item, anchor: 'costs', text })),
    ...points('funds', [guide.proofOfFunds, ...(guide.funds ?? [])]),
    ...(guide.changes ?? []).map(({ text }) => ({
      heading: words.changingSoon,
      anchor: 'changes',
      text,
    })),
    ...points('work', guide.family),
    ...points('calendar', guide.deadlines),
    ...(cities ? points('cities', [cities]) : []),
    {
      heading: words.cities,
      anchor: 'cities',
      text: (cities?.list ?? []).map((city) => city.name).join(', '),
    },
    ...points('steps', guide.steps),
    ...(guide.entry ?? []).map(({ level, text = '' }) => ({
      heading: level,
      anchor: 'entry',
      text,
    })),
    { heading: words.gapsAndMore, anchor: 'entry', text: guide.entryText ?? '' },
    ...points('health', guide.health),
    { heading: words.documents, anchor: 'from-nepal', text: documents.join(', ') },
    ...points('from-nepal', [...guide.intakes, ...guide.noc]),
    ...points('refusals', [...(guide.refusals ?? []), ...(guide.beware ?? [])]),
    ...universities.map(({ name, place, text = '' }) => ({
      heading: words.universities,
      anchor: 'universities',
      text: [name, place, text].filter(Boolean).join(', '),
    })),
    { heading: words.courses, anchor: 'courses', text: courseAreas.join(', ') },
    ...points('reasons', guide.reasons),
    ...points('scholarships', guide.scholarships),
    ...points('afterwards', guide.afterwards),
    ...points('questions', guide.questions),
    ...(guide.links ?? []).map(({ title }) => ({
      heading: words.officialAddresses,
      anchor: 'addresses',
      text: title,
    })),
  ]
  const known = passages.filter(({ text }) => text !== '')
  const keywords = [words.firstYearCosts, ...courseAreas].join(', ')
  return { type: 'guide', address, title, country: name, keywords, passages: known }
}

/** Returns the pages that answer questions about all countries, in every language of the site. */
export const listComparisonEntries = (): SearchEntry[] =>
  [defaultLanguage, ...siteLanguages].flatMap((language) => {
    const words = wordsIn(language)
    const toEntry = (path: string) => ({
      type: 'page' as const,
      address: addLanguagePrefix(language, path),
      language: language === defaultLanguage ? undefined : language,
      translationGroup: path,
    })
    return [
      {
        ...toEntry(comparison.path),
        title: words.compareCountries,
        comparesCountries: true,
        keywords: words.comparisonKeywords,
        passages: [
          { text: words.comparisonIntro },
          ...words.comparedTopics.map(([heading, text]) => ({ heading, text })),
        ],
      },
      {
        ...toEntry(finding.path),
        title: words.whatFitsYourBudget,
        keywords: words.finderKeywords,
        passages: [{ text: words.findDescription }],
      },
    ]
  })

const points = (anchor: string, list: { title: string; text?: string }[] = []): Passage[] =>
  list.map(({ title, text = '' }) => ({ heading: title, anchor, text: text || title }))
