import { useEffect, useRef } from 'react'
import { useCvFormContext } from './cv-form-context.tsx'

/** While something is typed that is not in the form yet, makes sure that `commit` runs before the page goes. */
export function useDraft(isDrafting: boolean, commit: () => void): void {
	const { drafts } = useCvFormContext()
	const latest = useRef(commit)
	latest.current = commit
	useEffect(
		() => (isDrafting ? drafts.add(() => latest.current()) : undefined),
		[isDrafting, drafts],
	)
}
