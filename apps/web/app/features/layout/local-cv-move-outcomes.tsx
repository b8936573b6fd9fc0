import { FolderInput, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { useState } from 'react'
import type { MoveState } from '#shared/local-cvs/move-state.ts'
import { localCvMover } from '#shared/local-cvs/use-local-cv-mover.ts'
import { useSession } from '#shared/session/use-session.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/toast.ts'

/** Says where the CVs are now, with the ways to open them and to put them back. */
export function Moved(moved: Extract<MoveState, { status: 'moved' }>) {
	const { cvs, unreadDates, leftCount, letterIds } = moved
	const [first] = cvs
	const only = cvs.length === 1 ? first : undefined
	return (
		<Strip
			icon={<FolderInput size={18} aria-hidden className="mt-0.5 shrink-0 text-accent" />}
			buttons={
				<>
					{cvs.length === 0 ? null : (
						<ButtonLink
							size="small"
							to={only ? `/cv-writer/edit/${only.id}` : '/dashboard'}
							onClick={localCvMover.dismiss}
						>
							{only ? 'Open it' : 'My CVs'}
						</ButtonLink>
					)}
					<OpenLetter ids={letterIds} />
					<UndoButton />
					<Button size="small" look="bare" onClick={localCvMover.dismiss}>
						Close
					</Button>
				</>
			}
		>
			{whatMoved(moved)}{' '}
			{unreadDates.length > 0
				? `We left out dates we couldn’t read: ${unreadDates.map((text) => `“${text}”`).join(', ')}. `
				: null}
			{leftCount > 0
				? `${leftCount === 1 ? 'One more CV stays' : `${leftCount} more CVs stay`} in this browser because your account is full. Find ${leftCount === 1 ? 'it' : 'them'} under Write CV. `
				: null}
			Not yours? Undo puts everything back.
		</Strip>
	)
}

function whatMoved({ cvs, letterIds }: Extract<MoveState, { status: 'moved' }>): string {
	const [first] = cvs
	const ofCvs =
		cvs.length === 1 && first !== undefined
			? `“${first.title}” has moved from this browser to your account, under My CVs.`
			: `${cvs.length} CVs have moved from this browser to your account, under My CVs.`
	const ofLetters =
		letterIds.length === 1
			? 'Your cover letter is now under Applications.'
			: `Your ${letterIds.length} cover letters are now under Applications.`
	return [cvs.length === 0 ? '' : ofCvs, letterIds.length === 0 ? '' : ofLetters]
		.filter(Boolean)
		.join(' ')
}

function OpenLetter({ ids }: { ids: readonly string[] }) {
	if (ids.length === 0) return null
	const path = ids.length === 1 ? `/applications?open=${ids[0]}` : '/applications'
	return (
		<ButtonLink size="small" to={path} onClick={localCvMover.dismiss}>
			{ids.length === 1 ? 'Open the letter' : 'Applications'}
		</ButtonLink>
	)
}

function UndoButton() {
	const [isBusy, setIsBusy] = useState(false)
	async function handleUndo() {
		setIsBusy(true)
		try {
			await localCvMover.undo()
			toast('It’s back in this browser. The copy in your account is in the bin.')
		} catch (error) {
			toast.error(
				error instanceof Error ? error.message : 'We couldn’t undo that. Please try again.',
			)
		}
		setIsBusy(false)
	}
	return (
		<Button size="small" disabled={isBusy} onClick={() => void handleUndo()}>
			Undo
		</Button>
	)
}

/** Says why they are not in the account yet. */
export function NotMoved({ sentence, isPassing }: Extract<MoveState, { status: 'failed' }>) {
	const { user } = useSession()
	if (user === null) return null
	return (
		<Strip
			icon={<TriangleAlert size={18} aria-hidden className="mt-0.5 shrink-0 text-amber" />}
			buttons={
				<Button size="small" onClick={() => void localCvMover.run(user.id).catch(() => undefined)}>
					Try again
				</Button>
			}
		>
			The CV in this browser isn’t in your account yet. It’s safe here. {sentence}{' '}
			{isPassing ? 'We’ll keep trying.' : null}
		</Strip>
	)
}

function Strip({
	icon,
	buttons,
	children,
}: {
	icon: ReactNode
	buttons: ReactNode
	children: ReactNode
}) {
	return (
		<div className="border-y border-line bg-desk-2">
			<div className="mx-auto flex max-w-[76rem] flex-wrap items-center justify-between gap-x-8 gap-y-2.5 px-5 py-3 sm:px-6">
				<p className="flex min-w-0 flex-1 basis-80 items-start gap-2.5 text-sm">
					{icon}
					<span className="min-w-0 [overflow-wrap:anywhere]">{children}</span>
				</p>
				<div className="flex flex-wrap gap-2">{buttons}</div>
			</div>
		</div>
	)
}
