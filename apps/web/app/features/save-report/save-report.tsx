import { BookmarkPlus, ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { SaveByEmail } from './save-by-email.tsx'
import { SaveInAccount } from './save-in-account.tsx'

type SaveReportProps = {
	sessionId: string
	isSignedIn: boolean
	/** Goes to sign in or to sign up, and on to claim this report. */
	onEnter: (path: '/login' | '/register') => void
	/** The report is in the account now. */
	onKept: () => void
}

/** The ways to have a guest's report for longer than its day, or on another device. */
export function SaveReport({ sessionId, isSignedIn, onEnter, onKept }: SaveReportProps) {
	const [isOpen, setIsOpen] = useState(false)
	const id = useId()
	if (isSignedIn) return <SaveInAccount sessionId={sessionId} onKept={onKept} />
	return (
		<div className="contents">
			<Button
				size="small"
				aria-expanded={isOpen}
				aria-controls={id}
				onClick={() => setIsOpen(!isOpen)}
			>
				<BookmarkPlus size={16} aria-hidden />
				<span>
					Save<span className="max-[27rem]:sr-only"> this report</span>
				</span>
				<ChevronDown
					size={16}
					aria-hidden
					className={`transition-transform duration-200 ${isOpen ? 'rotate-180' : ''}`}
				/>
			</Button>
			<div id={id} hidden={!isOpen} className="w-full">
				<div className="mt-1 rounded-panel border border-line bg-paper p-5">
					<SaveByEmail sessionId={sessionId} />
					<Account onEnter={onEnter} />
				</div>
			</div>
		</div>
	)
}

function Account({ onEnter }: Pick<SaveReportProps, 'onEnter'>) {
	return (
		<section aria-label="Save it to an account" className="mt-6 border-t border-line pt-5">
			<h2 className="text-lg">Or save it to an account</h2>
			<p className="mt-1 text-sm text-ink-soft">
				Your report stays there until you delete it, and you can edit your CV.
			</p>
			<div className="mt-4 grid gap-3 sm:flex">
				<Button size="small" onClick={() => onEnter('/register')}>
					Create an account
				</Button>
				<Button size="small" onClick={() => onEnter('/login')}>
					Sign in
				</Button>
			</div>
		</section>
	)
}
