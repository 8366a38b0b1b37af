/**
 * The office that this site speaks for. This one is an example: put your own here, and nowhere else.
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
} as const
