import { PageHead } from '#app/ui/page-head.tsx'
import { Logo } from './logo.tsx'
import { MainMenu } from './main-menu.tsx'
import * as words from './words.ts'

/** A page that shows the open menu, for browsers without scripts. */
export default function HeaderPage() {
  return (
    <div className="frame section-gap">
      <PageHead title={words.menu} />
      <h1 className="font-display text-title font-semibold text-night">{words.menu}</h1>
      <nav
        aria-label={words.menuOfThisSite}
        className="mt-8 flex justify-between gap-4 card p-5 max-lg:flex-col lg:p-6"
      >
        <Logo />
        <MainMenu />
      </nav>
    </div>
  )
}
