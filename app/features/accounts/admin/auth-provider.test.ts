import { createElement } from 'react'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { useAuth } from './auth-provider.tsx'

test('throws outside the provider', () => {
  function Outside() {
    return useAuth().user?.username
  }

  expect(() => renderToString(createElement(Outside))).toThrow(
    'useAuth must be used within AuthProvider',
  )
})
