import type { Holiday, OfficeProfile, Week } from '#app/contract/office.ts'
import { formatDay, weekdayName } from '../contract.ts'

/** Formats the office profile for the audit log. */
export function describeOffice(profile: OfficeProfile) {
  const { photographs, branches, week, holidays, figures, licence, accent, ...texts } = profile
  const { authority, number, valid_until } = licence
  return {
    id: 'office',
    name: texts.name,
    short_name: texts.short_name,
    logo: texts.logo,
    mark: texts.mark,
    photograph_of_the_home_page: photographs.home,
    photograph_of_the_rooms: photographs.about,
    photograph_of_the_people: photographs.people,
    email: texts.email,
    phone: texts.phone,
    other_phones: texts.other_phones,
    whatsapp: texts.whatsapp,
    social: texts.social,
    branches: branches.flatMap(({ name, address, city, country, phone, map, week }) => [
      [name, address, city, country, phone, map].filter(Boolean).join(' · '),
      ...describeWeek(week).map((day) => `${name || address}: ${day}`),
    ]),
    opening_hours: describeWeek(week),
    holidays: holidays.map(describeHoliday),
    time_zone: texts.time_zone,
    figures: figures.map(
      ({ label, value, is_shown }) => `${label}: ${value}${is_shown ? '' : ' (hidden)'}`,
    ),
    licence: [authority, number, valid_until && `until ${valid_until}`].filter(Boolean).join(', '),
    accent_colour: accent,
  }
}

const describeWeek = (week: Week) =>
  week.map(
    (spans, day) => `${weekdayName(day, 'long', 'en')}: ${formatDay(spans, 'en') || 'closed'}`,
  )

function describeHoliday({ name, from, until, is_yearly }: Holiday) {
  const days = from === until ? from : `${from} to ${until}`
  return `${name}: ${days}${is_yearly ? ', every year' : ''}`
}
