import type { Branch, OfficeProfile, Week } from '#app/contract/office.ts'

/** The types of the office: https://schema.org/LocalBusiness */
export const businessTypes = ['LocalBusiness', 'EducationalOrganization']

/** Describes a branch for search engines, with the office's phone and hours where it has none. */
export const describeBranch = (branch: Branch, office: Pick<OfficeProfile, 'phone' | 'week'>) => ({
  telephone: branch.phone || office.phone,
  address: {
    '@type': 'PostalAddress',
    streetAddress: branch.address,
    addressLocality: branch.city,
    addressCountry: branch.country,
  },
  hasMap: branch.map || undefined,
  openingHours: formatOpeningHours(branch.week.length > 0 ? branch.week : office.week),
})

const days = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa']

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
