import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '#shared/ui/button.tsx'
import type { ApplicationSaver, SaveState } from './application-saver.ts'

const fieldNames: Record<string, string> = {
	...{ title: 'the job title', company: 'the employer', place: 'the place', url: 'the link' },
	...{ source: 'where you found it', salaryText: 'the pay', advert: 'the advert' },
	...{ coverLetter: 'the cover letter', notes: 'the notes', contacts: 'the contacts' },
	...{ nextStep: 'the next step', sentCv: 'the CV that was sent', salary: 'the pay' },
}

/** Says what keeps an application from being saved, and what can be done about it. */
export function SaveProblem({ saver, state }: { saver: ApplicationSaver; state: SaveState }) {
	return (
		<div role="alert" className="empty:hidden">
			{state.kind === 'failed' ? (
				<Notice text={`What you wrote last is not saved yet. ${state.error.message}`}>
					<Button size="small" onClick={() => saver.change({})}>
						Try again
					</Button>
				</Notice>
			) : null}
			{state.kind === 'conflict' ? (
				<Notice
					text={`On another page or device ${joined(state.fields.map((field) => fieldNames[field] ?? field))} got other words meanwhile. Nothing is lost: choose which to keep.`}
				>
					<Button size="small" onClick={() => saver.settle('mine')}>
						Keep what I wrote here
					</Button>
					<Button size="small" onClick={() => saver.settle('theirs')}>
						Take the other
					</Button>
				</Notice>
			) : null}
		</div>
	)
}

function Notice({ text, children }: { text: string; children: ReactNode }) {
	return (
		<div className="mx-5 mb-6 rounded-control border border-brick bg-paper px-4 py-3 text-sm sm:mx-8">
			<p className="flex gap-2.5">
				<CircleAlert aria-hidden size={18} className="mt-0.5 shrink-0 text-brick" />
				{text}
			</p>
			<div className="mt-3 flex flex-wrap gap-2 pl-7">{children}</div>
		</div>
	)
}

function joined(names: string[]): string {
	return new Intl.ListFormat('en-GB').format(names)
}
