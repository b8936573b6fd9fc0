import { type Application, maxNotes, type Stage } from '@app/contract/applications'
import { ExternalLink, Trash2 } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { type RefObject, useEffect } from 'react'
import { Link } from 'react-router'
import { Button } from '#shared/ui/button.tsx'
import { SelectField } from '#shared/ui/field.tsx'
import { formatPay, sinceInWords } from '../application-formatting.ts'
import type { Day } from '../calendar/calendar-days.ts'
import { InterviewSection } from '../interview/interview-section.tsx'
import { LetterSection } from '../letter/letter-section.tsx'
import type { Stages } from '../stage-names.ts'
import { AdvertSection } from './advert-section.tsx'
import type { ApplicationAutosave } from './application-autosave.ts'
import { ContactsSection } from './contacts-section.tsx'
import { FactsSection } from './facts-section.tsx'
import { HistorySection } from './history-section.tsx'
import { MarkApplied } from './mark-applied.tsx'
import { NextStepSection } from './next-step-section.tsx'
import { NotesSection } from './notes-section.tsx'
import { SaveProblem } from './save-problem.tsx'
import { SentCvSection } from './sent-cv-section.tsx'
import { useApplicationAutosave, useSaverView } from './use-application-autosave.ts'

type ApplicationDetailsProps = {
	application: Application
	stages: Stages
	today: Day
	heading: RefObject<HTMLHeadingElement | null>
	/** The autosave of this application, for the parent that closes this view. */
	saverRef: RefObject<ApplicationAutosave | null>
	onStage: (stage: Stage) => void
	onDelete: (application: Application) => void
}

/** Shows everything about an application: its next step, the CV that was sent and the notes. */
export function ApplicationDetails(props: ApplicationDetailsProps) {
	const { stages, today, heading, saverRef, onStage, onDelete } = props
	const saver = useApplicationAutosave(props.application)
	useEffect(() => {
		saverRef.current = saver
	}, [saver, saverRef])
	const view = useSaverView(saver)
	const { saved } = view
	const isWaiting = stages.countsAs(saved.stage) === 'applied'
	return (
		<article>
			<TitleBar title={saved.title} heading={heading} />
			<DetailsHead application={saved} stages={stages} today={today} onStage={onStage} />
			<SaveProblem saver={saver} view={view} />
			<NextStepSection step={saved.nextStep} saver={saver} today={today} isWaiting={isWaiting} />
			<NotesSection
				title="Notes"
				label="Only you can see them"
				field="notes"
				view={view}
				saver={saver}
				rows={4}
				maxLength={maxNotes}
			/>
			<SentCvSection application={saved} saver={saver} />
			<LetterSection view={view} saver={saver} />
			<InterviewSection view={view} saver={saver} />
			<ContactsSection contacts={saved.contacts} saver={saver} />
			<FactsSection application={saved} saver={saver} />
			<AdvertSection view={view} saver={saver} />
			<HistorySection application={saved} stages={stages} today={today} />
			<footer className="border-t border-line px-5 py-6 sm:px-8">
				<Button size="small" onClick={() => onDelete(saved)}>
					<Trash2 size={17} aria-hidden />
					Delete
				</Button>
			</footer>
		</article>
	)
}

type TitleBarProps = Pick<ApplicationDetailsProps, 'heading'> & { title: string }

/** Shows the title, which stays in view beside Close while the rest scrolls. */
function TitleBar({ title, heading }: TitleBarProps) {
	return (
		<div className="sticky top-0 z-10 bg-desk pt-4 pr-16 pb-3 pl-5 sm:pl-8">
			<Dialog.Title asChild>
				<h2
					ref={heading}
					tabIndex={-1}
					className="line-clamp-2 text-xl leading-tight wrap-anywhere outline-none sm:text-2xl"
				>
					{title}
				</h2>
			</Dialog.Title>
		</div>
	)
}

type DetailsHeadProps = Omit<ApplicationDetailsProps, 'heading' | 'onDelete' | 'saverRef'>

function DetailsHead({ application, stages, today, onStage }: DetailsHeadProps) {
	const { company, place, url, jobId, stage } = application
	const pay = formatPay(application)
	return (
		<header className="px-5 pb-7 sm:px-8">
			<p className="wrap-anywhere">
				{[company, place].filter(Boolean).join('\u00a0· ') || 'No employer yet'}
			</p>
			{pay ? <p className="mt-0.5 text-ink-soft">{pay}</p> : null}
			<div className="mt-5 flex flex-wrap items-end gap-x-4 gap-y-3">
				<div className="w-full sm:w-56">
					<SelectField
						label="Stage"
						value={stage}
						onChange={({ target }) => {
							const chosen = stages.order.find((each) => each === target.value)
							if (chosen !== undefined) onStage(chosen)
						}}
					>
						{stages.order.map((each) => (
							<option key={each} value={each}>
								{stages.nameOf(each)}
							</option>
						))}
					</SelectField>
				</div>
				{stage === 'saved' ? (
					<MarkApplied application={application} />
				) : (
					<p className="min-h-11 content-center text-sm text-ink-soft">
						{sinceInWords(application, today)}
					</p>
				)}
			</div>
			{url === '' && jobId === null ? null : (
				<p className="mt-4 flex flex-wrap gap-x-5 gap-y-1 text-sm">
					{url ? (
						<a
							href={url}
							target="_blank"
							rel="noopener noreferrer nofollow"
							className="inline-flex min-h-9 items-center gap-1.5"
						>
							<ExternalLink size={16} aria-hidden />
							View the advert
							<span className="sr-only"> (opens a new tab)</span>
						</a>
					) : null}
					{jobId ? (
						<Link to={`/jobs?job=${jobId}`} className="inline-flex min-h-9 items-center">
							See this job and how your CV fits
						</Link>
					) : null}
				</p>
			)}
		</header>
	)
}
