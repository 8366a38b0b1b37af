import type { AboutContent } from '../contract.ts'

export const about: AboutContent = {
  slug: 'about',
  title: 'About Us',
  description:
    'Who we are at {office} in {address}, what we stand for, and how we help students from Nepal to study abroad.',
  picture: '',
  heading: 'About {office}',
  intro:
    'We are an office in {address}. We help students in Nepal find their place at a university abroad, and get there.',
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
    text: 'You find us at {address}. We are open {hours}. Bring your certificates and your questions, and your parents if you like.',
    picture: {
      picture: '/pictures/office.svg',
      alt: 'Drawing of an office: on the left a desk with three chairs under a wide window with a view of hills and snow mountains, on the right a classroom with a board and desks.',
      width: 1200,
      height: 720,
    },
    caption:
      'A drawing, not a photograph: the desk where we talk, and the room for test preparation.',
  },
  closing: {
    heading: 'The first talk is free',
    text: 'Tell us what you have in mind. We answer by {reply_day}.',
  },
}
