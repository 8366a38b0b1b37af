import { createContext } from 'react-router'

/** Marks the inline scripts that this rendering made; the server turns the mark into hashes. */
export const nonceContext = createContext<string>()
