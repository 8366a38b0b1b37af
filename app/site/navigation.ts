/** The pages of the main navigation, in its order (specification §2). */
export const mainLinks = [
  { to: '/', label: 'Home' },
  { to: '/about', label: 'About' },
  { to: '/destinations', label: 'Study Abroad' },
  { to: '/services', label: 'Services' },
  { to: '/contact', label: 'Contact Us' },
]

/** The five destinations that stand in the navigation and in the footer. */
export const guideLinks = [
  { to: '/australia', label: 'Australia' },
  { to: '/canada', label: 'Canada' },
  { to: '/uk', label: 'UK' },
  { to: '/usa', label: 'USA' },
  { to: '/newzealand', label: 'New Zealand' },
]

export const serviceLinks = [
  { to: '/services/career-counseling', label: 'Career Counseling' },
  { to: '/services/university-selection', label: 'University Selection' },
  { to: '/services/application-assistance', label: 'Application Assistance' },
  { to: '/services/visa-processing', label: 'Visa Processing' },
  { to: '/services/scholarship-guidance', label: 'Scholarship Guidance' },
  { to: '/services/test-preparation', label: 'Test Preparation' },
]

export const legalLinks = ['Privacy Policy', 'Terms of Service', 'Disclaimer'].map((label) => ({
  to: '/privacy-policy',
  label,
}))
