import { useEffect, useState } from 'react'
import { useBlocker } from 'react-router'
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx'
import type { Improvements } from './use-improvements.ts'

/** Asks people who leave, by a link, by going back or by closing the tab, what becomes of what isn't saved. */
export function AskBeforeLeaving({ all }: { all: Improvements }) {
	const { unsaved, isBusy, save } = all
	const isAtRisk = unsaved > 0 || isBusy
	const blocker = useBlocker(
		({ currentLocation, nextLocation }) =>
			isAtRisk && currentLocation.pathname !== nextLocation.pathname,
	)
	const [isLeaving, setIsLeaving] = useState(false)
	useEffect(() => {
		if (!isAtRisk) return
		const warn = (event: BeforeUnloadEvent) => event.preventDefault()
		window.addEventListener('beforeunload', warn)
		return () => window.removeEventListener('beforeunload', warn)
	}, [isAtRisk])
	if (blocker.state !== 'blocked') return null

	async function saveAndLeave() {
		setIsLeaving(true)
		const isAllSaved = await save()
		setIsLeaving(false)
		// An error, or a line that needs another look, is shown on the page.
		if (isAllSaved) blocker.proceed?.()
		else blocker.reset?.()
	}

	return (
		<ConfirmDialog
			title="Save before you leave?"
			action="Leave without saving"
			cancel="Keep editing"
			instead={{
				label: isLeaving ? 'Saving…' : 'Save and leave',
				isBusy: isLeaving,
				onChoose: () => void saveAndLeave(),
			}}
			onCancel={() => blocker.reset?.()}
			onConfirm={() => blocker.proceed?.()}
		>
			<p>{inWords(unsaved)}</p>
		</ConfirmDialog>
	)
}

function inWords(unsaved: number): string {
	if (unsaved === 0) return 'Your changes are still being saved.'
	return unsaved === 1
		? 'You’ve changed or answered one thing here that isn’t in your CV yet.'
		: `You’ve changed or answered ${unsaved} things here that aren’t in your CV yet.`
}
