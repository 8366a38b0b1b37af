import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import { onSignInElsewhere } from '../token-storage.ts'

/** Opens the screen when the user signs in in another tab. */
export function useFollowSignIn(screen = '/admin/dashboard') {
  const navigate = useNavigate()
  useEffect(
    () => onSignInElsewhere(() => void navigate(screen, { replace: true })),
    [navigate, screen],
  )
}
