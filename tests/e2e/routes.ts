import { addLanguagePrefix } from '#app/contract/languages.ts'
import { pagesWithoutPrefix } from '#app/platform/browser/addresses.ts'

/**
 * Every public page (specification §2, South Korea and the comparison): its title, and words of its
 * main part.
 */
export const routes = [
  { path: '/', title: 'Study abroad from Nepal', text: 'Your journey starts in Kathmandu' },
  { path: '/about', title: 'About Us', text: '5,000+' },
  { path: '/contact', title: 'Contact Us', text: 'Preferred Destination' },
  { path: '/services', title: 'Services', text: 'Pre-Departure' },
  { path: '/destinations', title: 'Study Abroad', text: 'New Zealand' },
  { path: '/compare', title: 'Compare countries', text: 'Choose two to four countries' },
  {
    path: '/find',
    title: 'What fits your budget?',
    text: 'Choose a budget, a level and a country',
  },
  { path: '/search', title: 'Search', text: 'Search this site' },
  { path: '/hero', title: 'Highlights', text: 'Your journey starts in Kathmandu' },
  { path: '/header', title: 'Menu', text: 'Free Consultation' },
  { path: '/login', title: 'Admin Login', text: 'Password' },
  { path: '/password', title: 'Choose a password', text: 'needs JavaScript' },
  { path: '/forgotten-password', title: 'Forgotten password', text: 'Email is not set up' },
  { path: '/australia', title: 'Study in Australia from Nepal', text: 'Australia Awards' },
  { path: '/canada', title: 'Study in Canada from Nepal', text: 'CAD 150' },
  { path: '/uk', title: 'Study in the UK from Nepal', text: '20 hours a week' },
  { path: '/usa', title: 'Study in the USA from Nepal', text: 'DS-160' },
  { path: '/newzealand', title: 'Study in New Zealand from Nepal', text: 'NZD 430' },
  { path: '/japan', title: 'Study in Japan from Nepal', text: 'MEXT' },
  { path: '/malta', title: 'Study in Malta from Nepal', text: '€700–€1,200' },
  {
    path: '/south-korea',
    title: 'Study in South Korea from Nepal',
    text: 'Global Korea Scholarship',
  },
  { path: '/germany', title: 'Study in Germany from Nepal', text: 'The blocked account' },
  { path: '/ireland', title: 'Study in Ireland from Nepal', text: 'A balance with a history' },
  { path: '/from-nepal', title: 'For students from Nepal', text: 'No Objection' },
  { path: '/privacy-policy', title: 'Privacy Policy', text: 'Cookies' },
  {
    path: '/services/career-counseling',
    title: 'Career Counseling',
    text: 'choose a direction',
  },
  {
    path: '/services/university-selection',
    title: 'University Selection',
    text: 'There are thousands of universities',
  },
  {
    path: '/services/application-assistance',
    title: 'Application Assistance',
    text: 'A good application is complete',
  },
  {
    path: '/services/visa-processing',
    title: 'Visa Processing',
    text: 'decides about your visa',
  },
  {
    path: '/services/scholarship-guidance',
    title: 'Scholarship Guidance',
    text: 'Scholarships go to students',
  },
  { path: '/services/test-preparation', title: 'Test Preparation', text: 'GMAT' },
]

/** Pages that search engines must not index. */
const hidden = [
  '/find',
  '/search',
  '/hero',
  '/header',
  '/login',
  '/password',
  '/forgotten-password',
]

export const indexedRoutes = routes.filter(({ path }) => !hidden.includes(path))
export const hiddenRoutes = routes.filter(({ path }) => hidden.includes(path))

/** Returns the addresses of these pages in Nepali, without those that exist only in English. */
export const toNepali = (paths: string[]) =>
  paths
    .filter((path) => !pagesWithoutPrefix.includes(path))
    .map((path) => addLanguagePrefix('ne', path))
