import type { ApplicationSummary } from '@app/contract/applications'
import { useEffect, useRef } from 'react'

/**
 * Keeps the focus on the page when the focused application is removed from the list. `noteRemoval` announces a removal;
 * `focusTargetFor` returns where the focus goes: to the application's link, its neighbour's link, or the page heading.
 */
export function useFocusAfterRemoval(applications: readonly ApplicationSummary[]) {
	const last = useRef<{ id: string; besideId: string | null } | null>(null)
	const isAwaited = useRef(false)
	function focusTargetFor(id: string): HTMLElement | null {
		const besideId = last.current?.id === id ? last.current.besideId : null
		return linkTo(id) ?? (besideId === null ? null : linkTo(besideId)) ?? pageHeading()
	}
	useEffect(() => {
		const id = last.current?.id
		if (!isAwaited.current || id === undefined || applications.some((each) => each.id === id))
			return
		isAwaited.current = false
		if (document.activeElement === document.body) focusTargetFor(id)?.focus()
	})
	function noteRemoval(id: string): void {
		const at = applications.findIndex((each) => each.id === id)
		const beside = at < 0 ? undefined : (applications[at + 1] ?? applications[at - 1])
		last.current = { id, besideId: beside?.id ?? null }
		isAwaited.current = true
	}
	return { noteRemoval, focusTargetFor }
}

function linkTo(applicationId: string): HTMLElement | null {
	return document.querySelector<HTMLElement>(`a[href*="open=${applicationId}"]`)
}

function pageHeading(): HTMLElement | null {
	return document.querySelector<HTMLElement>('h1[tabindex]')
}
