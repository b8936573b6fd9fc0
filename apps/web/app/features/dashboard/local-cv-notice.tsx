import { fullName } from '@app/cv'
import { useState } from 'react'
import { browserStorage } from '#shared/browser-storage.ts'
import { isLeftInBrowser } from '#shared/local-cvs/sent-cvs.ts'
import { localCvMover, useLocalCvMover } from '#shared/local-cvs/use-local-cv-mover.ts'
import { useSession } from '#shared/session/use-session.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { useStoredForm } from '#shared/use-stored-form.ts'

/** Says that a CV was left in this browser, with a button that moves it into the account. */
export function LocalCvNotice() {
	const { status } = useLocalCvMover()
	// Mounted again after every move and every undo of one.
	return status === 'idle' ? <Notice key={status} /> : null
}

function Notice() {
	const stored = useStoredForm()
	const { user } = useSession()
	const [isBusy, setIsBusy] = useState(false)
	if (!stored || !user || !isLeftInBrowser(browserStorage(), user.id)) return null
	const name = fullName(stored.data.personalInfo)
	async function handleMove(accountId: string) {
		setIsBusy(true)
		// A failure is told at the top of the page.
		await localCvMover.bring(accountId).catch(() => undefined)
		setIsBusy(false)
	}
	return (
		<aside className="mb-8 flex flex-wrap items-center gap-x-6 gap-y-3 rounded-panel border border-line bg-paper px-5 py-4">
			<p className="min-w-0 flex-1 basis-72">
				<strong>There’s a CV{name ? ` for ${name}` : ''} in this browser.</strong> It stays here
				unless you move it to your account.
			</p>
			<div className="flex flex-wrap gap-2">
				<ButtonLink to="/cv-writer/preview/local" size="small">
					View it
				</ButtonLink>
				<Button size="small" disabled={isBusy} onClick={() => void handleMove(user.id)}>
					Move to my account
				</Button>
			</div>
		</aside>
	)
}
