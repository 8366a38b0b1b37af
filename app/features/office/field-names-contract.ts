import type { OfficeProfile } from '#app/contract/office.ts'

/** Labels of the office fields, in the form and on the dashboard. */
export const fieldNames: Record<keyof OfficeProfile, string> = {
  name: 'Name',
  short_name: 'Short name',
  logo: 'Logo',
  logo_on_dark: 'Logo for dark backgrounds',
  mark: 'Icon',
  photographs: 'Pictures',
  email: 'Email',
  phone: 'Phone',
  other_phones: 'More phones',
  phone_labels: 'Phone labels',
  whatsapp: 'WhatsApp',
  social: 'Social networks',
  branches: 'Addresses',
  week: 'Opening hours',
  holidays: 'Holidays',
  time_zone: 'Time zone',
  is_bikram_sambat_shown: 'Show Bikram Sambat dates',
  bikram_sambat_years: 'Later Bikram Sambat years',
  figures: 'Figures',
  licence: 'Licence',
  primary_colour: 'Primary colour',
  accent_colour: 'Accent colour',
}
