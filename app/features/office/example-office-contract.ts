import { firstColours } from '#app/contract/brand.ts'
import type { OfficeProfile, Week } from '#app/contract/office.ts'

const day = [{ from: '09:00', until: '18:00' }]
const week: Week = [day, day, day, day, day, day, []]

/** Example data until the office completes its profile. The first branch is the main office. */
export const exampleOffice: OfficeProfile = {
  name: 'Gantavya Education Consultancy',
  short_name: 'Gantavya',
  logo: '',
  logo_on_dark: '',
  mark: '',
  photographs: { home: '', about: '', people: '' },
  email: 'info@gantavya.example',
  phone: '+977 1 000 0000',
  other_phones: [],
  whatsapp: '+977 1 000 0000',
  social: [],
  branches: [
    {
      name: '',
      address: 'Putalisadak, Kathmandu',
      city: 'Kathmandu',
      country: 'NP',
      phone: '',
      map: '',
      week: [],
    },
  ],
  week,
  holidays: [],
  time_zone: 'Asia/Kathmandu',
  is_bikram_sambat_shown: false,
  bikram_sambat_years: [],
  figures: [
    { label: 'Years of experience', value: '5+', is_shown: true },
    { label: 'Students guided', value: '5,000+', is_shown: true },
    { label: 'Countries', value: '15+', is_shown: true },
    { label: 'Visa success rate', value: '95%', is_shown: true },
  ],
  licence: { authority: '', number: '', valid_until: '' },
  primary_colour: firstColours.primary_colour,
  accent_colour: firstColours.accent_colour,
}

/** Fields whose example values the office has to replace or confirm. */
export const exampleFields: (keyof OfficeProfile)[] = [
  'name',
  'short_name',
  'email',
  'phone',
  'whatsapp',
  'branches',
  'week',
  'figures',
]
