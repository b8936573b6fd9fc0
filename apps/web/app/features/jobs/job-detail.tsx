import type { Job, JobPassage } from '@app/contract'
import { ArrowLeft, ExternalLink, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from '#shared/ui/button.tsx'
import { ConfirmDialog } from '#shared/ui/confirm-dialog.tsx'
import { Spinner } from '#shared/ui/spinner.tsx'
import { Tabs } from '#shared/ui/tabs.tsx'
import { EditJob } from './edit-job.tsx'
import { describeOpenState, formatJobPay, formatPosted, jobTypeLabels } from './job-formatting.ts'
import { useFocusPressedJob } from './use-focus-pressed-job.ts'
import { useJob } from './use-jobs.ts'

type JobDetailProps = {
	jobId: string
	/** Leads back to the list, where the list is not beside it. */
	backTo: string
	onRemove: (jobId: string) => void
	/** How a CV answers the advert. */
	fit: (job: Job) => ReactNode
	/** Renders further actions for the job. */
	actions: (job: Job) => ReactNode
}

/** A job with its advert and how the person's CV answers it. */
export function JobDetail({ jobId, backTo, onRemove, fit, actions }: JobDetailProps) {
	const job = useJob(jobId)
	return (
		// At least as high as a phone's screen: otherwise the content below would be pushed off it when the job
		// loads.
		<div className="min-w-0 max-[899px]:min-h-svh">
			<Link
				to={backTo}
				className="mb-5 inline-flex min-h-11 items-center gap-2 text-sm min-[900px]:hidden"
			>
				<ArrowLeft size={16} aria-hidden />
				All jobs
			</Link>
			{job.data ? (
				<OpenJob key={jobId} job={job.data} onRemove={onRemove} fit={fit} actions={actions} />
			) : null}
			{job.isPending ? <Spinner label="Loading the job" /> : null}
			{job.error ? (
				<div role="alert" className="rounded-panel border border-line bg-paper p-6">
					<p className="text-ink-soft">{job.error.message}</p>
					<Button className="mt-4" onClick={() => void job.refetch()}>
						Try again
					</Button>
				</div>
			) : null}
		</div>
	)
}

// The number of actions decides the height of the head; until it is known, the content that would move is hidden.
const hiddenClass = 'group-has-[[data-deciding]]/job:invisible'

type OpenJobProps = { job: Job } & Pick<JobDetailProps, 'onRemove' | 'fit' | 'actions'>

function OpenJob({ job, onRemove, fit, actions }: OpenJobProps) {
	const [part, setPart] = useState<'advert' | 'fit'>('advert')
	return (
		<article className="group/job rounded-panel border border-line bg-paper px-5 pt-6 pb-8 sm:px-8">
			<JobHead job={job} onRemove={onRemove} actions={actions} />
			<div className={`mt-6 ${hiddenClass}`}>
				<Tabs
					label="Job sections"
					current={part}
					onChange={setPart}
					tabs={[
						{ id: 'advert', label: 'The advert', content: <Advert job={job} /> },
						{ id: 'fit', label: 'How your CV fits', content: part === 'fit' ? fit(job) : null },
					]}
				/>
			</div>
		</article>
	)
}

function JobHead({ job, onRemove, actions }: Omit<OpenJobProps, 'fit'>) {
	const { id, title, company, place, isRemote, types, salary, url, isOwn } = job
	const [open, setOpen] = useState<'edit' | 'delete' | null>(null)
	const close = () => setOpen(null)
	const heading = useFocusPressedJob()
	const now = new Date()
	const state = describeOpenState(job, now)
	const facts = [
		salary ? formatJobPay(salary) : '',
		...types.map((type) => jobTypeLabels[type]),
		isRemote ? 'Remote' : '',
	].filter(Boolean)
	return (
		<header>
			<h2
				ref={heading}
				tabIndex={-1}
				className="scroll-mt-24 text-[1.75rem] wrap-anywhere outline-none"
			>
				{title}
			</h2>
			<p className="mt-1.5 wrap-anywhere">{[company, place].filter(Boolean).join('\u00a0· ')}</p>
			{facts.length > 0 ? <p className="mt-0.5">{facts.join(' · ')}</p> : null}
			<p className="mt-2 text-sm text-ink-soft">
				{isOwn ? 'Added by you' : formatPosted(job, now)}
				{state ? ` · ${state}` : ''}
			</p>
			<Credits job={job} />
			<div
				className={`mt-5 grid grid-cols-[repeat(auto-fit,minmax(min(8rem,100%),1fr))] gap-3 sm:flex sm:flex-wrap sm:gap-2 ${hiddenClass}`}
			>
				{url === '' ? null : (
					<a
						href={url}
						target="_blank"
						rel="noopener noreferrer nofollow"
						className={`${buttonClass('primary', 'small')} max-sm:col-span-full`}
					>
						<ExternalLink size={18} aria-hidden />
						View the advert
						<span className="sr-only"> (opens a new tab)</span>
					</a>
				)}
				{actions(job)}
				{isOwn ? <OwnJobButtons onOpen={setOpen} /> : null}
			</div>
			{open === 'edit' ? <EditJob job={job} onClose={close} /> : null}
			{open === 'delete' ? (
				<ConfirmDialog
					title="Delete this job?"
					action="Delete permanently"
					onCancel={close}
					onConfirm={() => onRemove(id)}
				>
					<p>“{title}” will be removed from your jobs. You can’t undo this.</p>
				</ConfirmDialog>
			) : null}
		</header>
	)
}

// Their signs alone at a desk, so that all buttons stand in one row.
function OwnJobButtons({ onOpen }: { onOpen: (what: 'edit' | 'delete') => void }) {
	return (
		<>
			<Button size="small" title="Edit" onClick={() => onOpen('edit')}>
				<Pencil size={18} aria-hidden />
				<span className="sm:sr-only">Edit</span>
			</Button>
			<Button size="small" title="Delete" onClick={() => onOpen('delete')}>
				<Trash2 size={18} aria-hidden />
				<span className="sm:sr-only">Delete</span>
			</Button>
		</>
	)
}

function Credits({ job: { credits } }: { job: Job }) {
	if (credits.length === 0) return null
	return (
		<p className="mt-1 text-sm text-ink-soft">
			From{' '}
			{credits.map(({ name, url }, index) => (
				<span key={url}>
					{index > 0 ? ', ' : ''}
					<a href={url} target="_blank" rel="noopener noreferrer nofollow" className="underline">
						{name}
					</a>
				</span>
			))}
		</p>
	)
}

function Advert({ job: { text, isExcerpt, url } }: { job: Job }) {
	return (
		<div className="max-w-[42rem] font-serif wrap-anywhere">
			{groupPassages(text).map(({ key, kind, passages }) => {
				if (kind === 'item') {
					return (
						<ul key={key} className="my-3 grid list-disc gap-1.5 pl-5">
							{passages.map(({ text: words }, index) => (
								<li key={`${index}-${words}`}>{words}</li>
							))}
						</ul>
					)
				}
				const [{ text: words } = { text: '' }] = passages
				return kind === 'heading' ? (
					<h3 key={key} className="mt-6 mb-2 text-lg first:mt-0">
						{words}
					</h3>
				) : (
					<p key={key} className="my-3 first:mt-0">
						{words}
					</p>
				)
			})}
			{text.length === 0 ? <p>The job board doesn’t give us any more details.</p> : null}
			{isExcerpt && url !== '' ? (
				<p className="mt-6 border-t border-line pt-4 font-sans text-sm text-ink-soft">
					The job board only gives us the start of the advert. Read all of it{' '}
					<a href={url} target="_blank" rel="noopener noreferrer nofollow" className="underline">
						on its own page
					</a>
					.
				</p>
			) : null}
		</div>
	)
}

type Group = { key: string; kind: JobPassage['kind']; passages: JobPassage[] }

/** Items that follow one another are one list. */
function groupPassages(passages: JobPassage[]): Group[] {
	const groups: Group[] = []
	for (const [index, passage] of passages.entries()) {
		const last = groups.at(-1)
		if (passage.kind === 'item' && last?.kind === 'item') last.passages.push(passage)
		else groups.push({ key: String(index), kind: passage.kind, passages: [passage] })
	}
	return groups
}
