import { useState } from 'react'
import { useLocation } from 'react-router'

/** How many times the person has gone to another page since this one was loaded; a change of query or hash is none. */
export function usePathChanges(): number {
	const { pathname } = useLocation()
	const [seen, setSeen] = useState({ pathname, changes: 0 })
	if (seen.pathname === pathname) return seen.changes
	const next = { pathname, changes: seen.changes + 1 }
	setSeen(next)
	return next.changes
}
