import type { FixedAddress } from './contract.ts'

/** The labels of the pages of the code. */
export const fixedLabels: Record<FixedAddress, string> = {
  '/': 'Home',
  '/about': 'About',
  '/destinations': 'Study Abroad',
  '/services': 'Services',
  '/scholarships': 'Scholarships',
  '/compare': 'Compare countries',
  '/find': 'What fits your budget?',
  '/articles': 'Articles',
  '/events': 'Events',
  '/gallery': 'Gallery',
  '/team': 'Our team',
  '/branches': 'Our branches',
  '/contact': 'Contact Us',
}

export const countries = 'Countries'
export const services = 'Services'
export const more = 'More'
