import { CloudOff } from 'lucide-react'
import { useState } from 'react'
import { Button } from '#shared/ui/button.tsx'

/** Instead of a page for signed-in people while the server cannot say who that is. */
export function ServerUnreachable({ onTryAgain }: { onTryAgain: () => Promise<void> }) {
	const [isTrying, setIsTrying] = useState(false)
	const handleClick = async () => {
		setIsTrying(true)
		await onTryAgain()
		setIsTrying(false)
	}
	return (
		<div className="mx-auto grid min-h-[60vh] max-w-[30rem] content-center justify-items-center px-5 py-16 text-center">
			<CloudOff size={32} aria-hidden="true" className="text-ink-soft" />
			<h1 className="mt-5 text-2xl">We can’t reach Ella</h1>
			<p className="mt-3 mb-6 text-ink-soft">
				You’re still signed in. This page will open when you’re back online.
			</p>
			<Button onClick={() => void handleClick()} disabled={isTrying}>
				{isTrying ? 'Trying…' : 'Try again'}
			</Button>
		</div>
	)
}
