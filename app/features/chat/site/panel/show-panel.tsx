import { createRoot } from 'react-dom/client'
import { ChatPanel, type ChatPanelProps } from './chat-panel.tsx'

/** Puts the chat into its place on the page. Returns how to take it away. */
export function showPanel(place: HTMLElement, props: ChatPanelProps) {
  const root = createRoot(place)
  root.render(<ChatPanel {...props} />)
  return () => root.unmount()
}
