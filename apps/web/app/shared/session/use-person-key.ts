import { useState } from 'react'
import { useSession } from './use-session.ts'

/**
 * Returns a number that changes when a person leaves: components with it as their key then lose that person's state.
 */
export function usePersonKey(): number {
	const id = useSession().user?.id ?? null
	const [seen, setSeen] = useState({ id, turn: 0 })
	if (id === seen.id) return seen.turn
	const turn = seen.id === null ? seen.turn : seen.turn + 1
	setSeen({ id, turn })
	return turn
}
