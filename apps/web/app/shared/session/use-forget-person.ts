import { useEffect, useRef } from 'react'
import { browserStorage, tabStorage } from '#shared/browser-storage.ts'
import { commonStorageKeys } from '#shared/common-storage-keys.ts'
import { useSession } from './use-session.ts'

/**
 * Deletes a person's data from the browser after they sign out, their session ends, or another person signs in. A
 * stored note of the last person finds data that a closed browser or another tab has left.
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
		// Visitors who don't sign in never load it. It is loaded before its person can leave, so it works offline too.
		const following = import('./last-person.ts').then(
			({ takeOverFromLastPerson, forgetLastPerson }) =>
				id === null ? forgetLastPerson(how) : takeOverFromLastPerson(id),
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
