import type { FixedAddress } from './contract.ts'

/** The labels of the pages of the code. */
export const fixedLabels: Record<FixedAddress, string> = {
  '/': 'गृहपृष्ठ',
  '/about': 'हाम्रो बारेमा',
  '/destinations': 'विदेश अध्ययन',
  '/services': 'सेवाहरू',
  '/scholarships': 'छात्रवृत्ति',
  '/compare': 'देशहरूको तुलना',
  '/find': 'तपाईंको बजेटमा कुन देश मिल्छ?',
  '/articles': 'लेख',
  '/events': 'कार्यक्रम',
  '/gallery': 'ग्यालरी',
  '/team': 'हाम्रो टोली',
  '/branches': 'हाम्रा शाखा',
  '/contact': 'सम्पर्क',
}

export const countries = 'देश'
export const services = 'सेवाहरू'
export const more = 'थप'
