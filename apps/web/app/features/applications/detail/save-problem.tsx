import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#shared/ui/button.tsx'
import type { ApplicationAutosave, SaverView } from './application-autosave.ts'
import { ConflictChoice } from './conflict-choice.tsx'

/** Says what keeps an application from being saved, and what can be done about it. */
export function SaveProblem({ saver, view }: { saver: ApplicationAutosave; view: SaverView }) {
	const { state, pending } = view
	return (
		<div role="alert" className="sticky top-0 z-[5] empty:hidden">
			{state.kind === 'failed' ? (
				<Notice text={`Your latest changes aren’t saved yet. ${state.error.message}`}>
					<Button size="small" className="mt-3" onClick={() => saver.change({})}>
						Try again
					</Button>
				</Notice>
			) : null}
			{state.kind === 'conflict' ? (
				<Notice text="You also changed this in another tab or on another device. Choose which version to keep.">
					<ConflictChoice saver={saver} conflict={state} pending={pending} />
				</Notice>
			) : null}
		</div>
	)
}

function Notice({ text, children }: { text: string; children: ReactNode }) {
	return (
		<div className="mx-5 mb-6 max-h-[70dvh] overflow-y-auto rounded-control border border-brick bg-paper px-4 py-3 text-sm shadow-paper sm:mx-8">
			<p className="flex gap-2.5">
				<CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-brick" />
				{text}
			</p>
			<div className="sm:pl-7">{children}</div>
		</div>
	)
}
