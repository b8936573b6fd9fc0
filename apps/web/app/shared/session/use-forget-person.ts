import { useEffect, useRef } from 'react'
import { browserStorage, tabStorage } from '#shared/browser-storage.ts'
import { commonStorageKeys } from '#shared/common-storage-keys.ts'
import { useSession } from './use-session.ts'

/**
 * Leaves nothing of a person in the browser once they have signed out, their session has ended, or somebody else has
 * signed in. A note of who was here last finds what a closed browser or another tab has left.
 */
export function useForgetPerson(): void {
	const { user, signedOutBecause } = useSession()
	const id = user?.id ?? null
	const wasHere = useRef(false)
	const isOut = signedOutBecause !== null && signedOutBecause !== 'unreachable'
	const wasAsked = signedOutBecause === 'left'

	useEffect(() => {
		if (id === null && !(isOut && (wasHere.current || isNoted()))) return
		const how = { hasJustLeft: wasHere.current, wasAsked }
		wasHere.current = id !== null
		// Nobody who only reads the site needs it. It is here before its person can leave, also without a connection.
		const following = import('./person-here.ts').then(
			({ arrive, leave }) => (id === null ? leave(how) : arrive(id)),
			() => undefined,
		)
		return () => void following.then((stop) => stop?.())
	}, [id, isOut, wasAsked])
}

function isNoted(): boolean {
	return [browserStorage(), tabStorage()].some(
		(storage) => storage.getItem(commonStorageKeys.lastPerson) !== null,
	)
}
