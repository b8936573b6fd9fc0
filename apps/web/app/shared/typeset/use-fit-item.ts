import { Shrink } from 'lucide-react'
import { useState } from 'react'
import { describeShortPage, nameRoom } from './describe-fit.ts'
import { findShortPage } from './find-short-page.ts'
import type { PreviewInput } from './preview-scheduler.ts'
import { canGo, type ShortPage, type Tightness, useFit } from './use-fit.ts'

type FitItemWish = {
	getInput: () => PreviewInput
	onFit: ((to: Tightness) => void | Promise<void>) | undefined
	/** `undefined` where nobody has looked yet. */
	shortPage: ShortPage | null | undefined
}

/**
 * Returns the menu item of a file menu for a last page that holds next to nothing. If that is known when the menu
 * opens, the item comes first; if it is found out later, the item comes last, so that nothing moves under a finger.
 */
export function useFitItem({ getInput, onFit, shortPage }: FitItemWish) {
	const [late, setLate] = useState<ShortPage | null>(null)
	const { fit, isBusy } = useFit({ getInput, apply: (to) => onFit?.(to) })

	function handleOpen(isOpen: boolean) {
		setLate(null)
		const isUnknown = isOpen && onFit !== undefined && shortPage === undefined
		if (isUnknown) void findShortPage(getInput()).then(setLate)
	}

	const itemFor = (found: ShortPage | null | undefined) =>
		onFit === undefined || found === undefined || !canGo(found)
			? []
			: [
					{
						id: 'fit',
						label: `Fit on ${nameRoom(found.page - 1)}`,
						note: describeShortPage(found.lines, found.page),
						icon: Shrink,
						isDisabled: isBusy,
						onSelect: () => void fit(found.page - 1),
					},
				]
	return { handleOpen, before: itemFor(shortPage), after: itemFor(late) }
}
