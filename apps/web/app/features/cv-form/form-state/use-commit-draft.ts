import { useEffect, useRef } from 'react'
import { useCvFormContext } from './cv-form-context.tsx'

/** While something is typed that is not in the form yet, makes sure that `commit` runs before the page goes. */
export function useCommitDraft(isDrafting: boolean, commit: () => void): void {
	const { store } = useCvFormContext()
	const latest = useRef(commit)
	latest.current = commit
	useEffect(
		() => (isDrafting ? store.addDraft(() => latest.current()) : undefined),
		[isDrafting, store],
	)
}
