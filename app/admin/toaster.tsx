import { Toaster as Sonner } from 'sonner'

export function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      visibleToasts={3}
      duration={4000}
      closeButton
      style={{ fontFamily: 'inherit' }}
    />
  )
}
