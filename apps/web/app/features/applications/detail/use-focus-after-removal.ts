import type { ApplicationSummary } from '@app/contract/applications'
import { useEffect, useRef } from 'react'

/**
 * Keeps the focus on the page when the application that it was on is gone from the list. `willGo` tells that one goes;
 * `placeFor` answers where the focus goes from an application: to its link, to that of the one beside it, or to the
 * name of the page.
 */
export function useFocusAfterRemoval(applications: readonly ApplicationSummary[]) {
	const last = useRef<{ id: string; besideId: string | null } | null>(null)
	const isAwaited = useRef(false)
	function placeFor(id: string): HTMLElement | null {
		const besideId = last.current?.id === id ? last.current.besideId : null
		return linkTo(id) ?? (besideId === null ? null : linkTo(besideId)) ?? pageHeading()
	}
	useEffect(() => {
		const id = last.current?.id
		if (!isAwaited.current || id === undefined || applications.some((each) => each.id === id))
			return
		isAwaited.current = false
		if (document.activeElement === document.body) placeFor(id)?.focus()
	})
	function willGo(id: string): void {
		const at = applications.findIndex((each) => each.id === id)
		const beside = at < 0 ? undefined : (applications[at + 1] ?? applications[at - 1])
		last.current = { id, besideId: beside?.id ?? null }
		isAwaited.current = true
	}
	return { willGo, placeFor }
}

function linkTo(applicationId: string): HTMLElement | null {
	return document.querySelector<HTMLElement>(`a[href*="open=${applicationId}"]`)
}

function pageHeading(): HTMLElement | null {
	return document.querySelector<HTMLElement>('h1[tabindex]')
}
