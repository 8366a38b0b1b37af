import type { Branch, Office, Week } from '#app/contract/office.ts'

const days = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

/**
 * Describes the office for search engines (https://schema.org/LocalBusiness). Further branches are
 * departments.
 */
export function describeOffice(office: Office, siteUrl: string) {
  const [main, ...otherBranches] = office.branches
  const type = ['LocalBusiness', 'EducationalOrganization']
  const describeBranch = (branch: Branch) => ({
    telephone: branch.phone || office.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: branch.address,
      addressLocality: branch.city,
      addressCountry: branch.country,
    },
    ...(branch.map && { hasMap: branch.map }),
    openingHours: formatOpeningHours(branch.week.length > 0 ? branch.week : office.week),
  })
  return {
    '@type': type,
    '@id': `${siteUrl}/#office`,
    name: office.name,
    url: `${siteUrl}/`,
    image: `${siteUrl}/social/journey.jpg`,
    logo: siteUrl + (office.logo || office.mark || '/icons/icon-512.png'),
    email: office.email,
    ...(main && describeBranch(main)),
    ...(office.social.length > 0 && { sameAs: office.social }),
    ...(otherBranches.length > 0 && {
      department: otherBranches.map((branch) => ({
        '@type': type,
        name: [office.name, branch.name].filter(Boolean).join(', '),
        ...describeBranch(branch),
      })),
    }),
  }
}

/**
 * Formats opening hours as "Su-Fr 09:00-18:00" (https://schema.org/openingHours). Returns a list of
 * texts if the times differ between days.
 */
function formatOpeningHours(week: Week) {
  const groups: { times: string; days: number[] }[] = []
  for (const [day, spans] of week.entries()) {
    const times = spans.map(({ from, until }) => `${from}-${until}`).join(',')
    const last = groups.at(-1)
    if (last?.times === times && last.days.at(-1) === day - 1) last.days.push(day)
    else if (times) groups.push({ times, days: [day] })
  }
  const texts = groups.map(({ times, days: [first = 0, ...rest] }) => {
    const until = rest.at(-1)
    return `${days[first]}${until === undefined ? '' : `-${days[until]}`} ${times}`
  })
  return texts.length === 1 ? texts[0] : texts
}
