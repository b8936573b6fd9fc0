import { useState } from 'react'
import { useSession } from './use-session.ts'

/** A number that changes when a person leaves: what is drawn under it as a key forgets what it held of them. */
export function usePersonKey(): number {
	const id = useSession().user?.id ?? null
	const [seen, setSeen] = useState({ id, turn: 0 })
	if (id === seen.id) return seen.turn
	const turn = seen.id === null ? seen.turn : seen.turn + 1
	setSeen({ id, turn })
	return turn
}
