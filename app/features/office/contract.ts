export interface Photograph {
  /** Of a file in public/, as in /photographs/classroom.webp. */
  address: string
  /** For those who do not see it. */
  alt: string
  width: number
  height: number
}

/** The office's own, of its rooms and, with their consent, of its people; each page is whole without. */
interface Photographs {
  home?: Photograph
  about?: Photograph
  people?: Photograph
}

/**
 * The office that this site speaks for. This one is an example: put your own here. Three more places
 * hold something of it: its hours as they are counted (office-hours/contract.ts), and its name in
 * public/site.webmanifest and on the pictures for social networks (both made by scripts/pictures).
 */
export const office = {
  name: 'Gantavya Education Consultancy',
  shortName: 'Gantavya',
  address: 'Putalisadak, Kathmandu',
  email: 'info@gantavya.example',
  phone: '+977 1 000 0000',
  whatsapp: 'https://wa.me/97710000000',
  hours: '9:00 AM - 6:00 PM (Sun-Fri)',
  timeZone: 'Asia/Kathmandu',
  yearsOfExperience: '5+',
  studentsGuided: '5,000+',
  countries: '15+',
  visaSuccessRate: '95%',
  photographs: {} as Photographs,
} as const
