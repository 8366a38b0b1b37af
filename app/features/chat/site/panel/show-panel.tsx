import { createRoot } from 'react-dom/client'
import { ErrorRecovery } from '#app/platform/browser/error-recovery.tsx'
import { guardAgainstTranslation } from '#app/platform/browser/translation-guard.ts'
import { cannotLoad } from '../launcher/words.ts'
import { ChatPanel, type ChatPanelProps } from './chat-panel.tsx'

/** Renders the chat into the page. Returns a function that removes it. */
export function showPanel(container: HTMLElement, props: ChatPanelProps) {
  guardAgainstTranslation()
  const root = createRoot(container)
  root.render(
    <ErrorRecovery onGiveUp={() => props.onClose(cannotLoad)}>
      <ChatPanel {...props} />
    </ErrorRecovery>,
  )
  return () => root.unmount()
}
