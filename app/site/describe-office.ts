import { office } from '#app/features/office/contract.ts'

/** https://schema.org/LocalBusiness */
export function describeOffice(siteUrl: string) {
  return {
    '@type': ['LocalBusiness', 'EducationalOrganization'],
    '@id': `${siteUrl}/#office`,
    name: office.name,
    url: `${siteUrl}/`,
    image: `${siteUrl}/social/journey.jpg`,
    logo: `${siteUrl}/icons/icon-512.png`,
    email: office.email,
    telephone: office.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: office.address,
      addressLocality: 'Kathmandu',
      addressCountry: 'NP',
    },
    openingHours: 'Su-Fr 09:00-18:00',
  }
}
