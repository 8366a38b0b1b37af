import { office } from '#app/features/office/contract.ts'

const OPENS_AT = 9
const CLOSES_AT = 18
const SATURDAY = 6

const city = office.timeZone.split('/').at(-1)?.replaceAll('_', ' ')

/** What the server said of the office at a moment of this device's clock. */
interface Said {
  isOpen: boolean
  at: Date
}

/** "Open until 6:00 PM", and the same moment by the visitor's clock where that is another. */
export function describeOpening(now: Date, said: Said | undefined) {
  const isClockWrong = said && openingAt(said.at).isOpen !== said.isOpen
  if (isClockWrong) return { office: said.isOpen ? 'Open now' : 'Closed now' }
  const { isOpen, changesAt } = openingAt(now)
  const there = nameMoment(changesAt, now, office.timeZone)
  const here = nameMoment(changesAt, now)
  const until = `${isOpen ? 'Open' : 'Closed'} until ${there}`
  return here === there ? { office: until } : { office: `${until} in ${city}`, own: here }
}

/** Whether the office is open by its hours, 9:00–18:00 Sunday–Friday, and until when. */
export function openingAt(now: Date) {
  for (let day = 0; ; day += 1) {
    const [opens, closes] = [atOfficeHour(now, day, OPENS_AT), atOfficeHour(now, day, CLOSES_AT)]
    const isWorkday = new Date(asOfficeClock(opens)).getUTCDay() !== SATURDAY
    if (isWorkday && now < opens) return { isOpen: false, changesAt: opens }
    if (isWorkday && now < closes) return { isOpen: true, changesAt: closes }
  }
}

/** That hour at the office, so many days after the day that it is there now. */
function atOfficeHour(now: Date, days: number, hour: number) {
  const clock = new Date(asOfficeClock(now))
  const wanted = clock.setUTCHours(24 * days + hour, 0, 0, 0)
  return new Date(wanted - (asOfficeClock(new Date(wanted)) - wanted))
}

/** What the office's clock shows, as if it were UTC. */
function asOfficeClock(moment: Date) {
  const shown = moment.toLocaleString('sv-SE', { timeZone: office.timeZone })
  return Date.parse(`${shown.replace(' ', 'T')}Z`)
}

/** "6:00 PM", with the weekday when it is not today. */
function nameMoment(moment: Date, now: Date, timeZone?: string) {
  const isToday = [moment, now].map((each) => each.toLocaleDateString('en', { timeZone }))
  const weekday = isToday[0] === isToday[1] ? undefined : 'long'
  return moment.toLocaleString('en', { timeZone, weekday, hour: 'numeric', minute: '2-digit' })
}
