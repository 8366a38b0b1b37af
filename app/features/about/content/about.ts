import { language } from '#app/base/browser/language.ts'
import { latest, type PageFacts } from '#app/base/browser/page-facts.ts'
import type { Office } from '#app/contract/office.ts'
import { mainBranch, sayHours } from '#app/features/office/contract.ts'

/** The page without what it says of the office. */
export const aboutPage = { path: '/about', modified: '2026-11-21' }

export function aboutFacts(office: Office): PageFacts {
  return {
    ...aboutPage,
    title: 'About Us',
    description: `Who we are at ${office.name} in ${mainBranch(office).address}, what we stand for, and how we help students from Nepal to study abroad.`,
    modified: latest(aboutPage.modified, office.changed_at?.slice(0, 10)),
  }
}

/** What the page says of the office. */
export function aboutOffice(office: Office) {
  const { address } = mainBranch(office)
  return {
    heading: `About ${office.name}`,
    intro: `We are an office in ${address}. We help students in Nepal find their place at a university abroad, and get there.`,
    figures: office.figures,
    rooms: `You find us at ${address}. We are open ${sayHours(office.week, language)}. Bring your certificates and your questions, and your parents if you like.`,
  }
}

export const about = {
  figuresNote:
    'These are our own figures; nobody outside our office has checked them. Each visa is decided by the country that gives it, and nobody can promise you one.',
  mission: {
    heading: 'Our mission',
    text: 'Every student who leaves Nepal to study should know why they go, what it will cost, and what can come after.',
  },
  values: {
    heading: 'What we stand for',
    points: [
      {
        title: 'Honest advice',
        text: 'We tell you what speaks for a plan and what speaks against it. If a course or a country does not suit you, we say so.',
      },
      {
        title: 'Your decision',
        text: 'We explain, you decide. Your application is written in your words, and every document in it is true.',
      },
      {
        title: 'Beside you to the end',
        text: 'From the first question to the day you fly: choice, application, visa, and the first days abroad.',
      },
    ],
  },
  rooms: {
    heading: 'Come and talk to us',
    picture: {
      address: '/pictures/office.svg',
      width: 1200,
      height: 720,
      alt: 'Drawing of an office: on the left a desk with three chairs under a wide window with a view of hills and snow mountains, on the right a classroom with a board and desks.',
    },
    caption:
      'A drawing, not a photograph: the desk where we talk, and the room for test preparation.',
  },
}
