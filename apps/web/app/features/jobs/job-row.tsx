import type { JobSummary } from '@app/contract'
import { Link } from 'react-router'
import { track } from '#shared/analytics/track.ts'
import { formatJobPay, formatPosted, jobTypeLabels } from './job-formatting.ts'
import { pressedJobState } from './use-focus-pressed-job.ts'

type JobRowProps = { job: JobSummary; href: string; isOpen: boolean }

/** A job in the list: a link to its advert. */
export function JobRow({ job, href, isOpen }: JobRowProps) {
	const { title, company, place, isRemote, types, salary, credit } = job
	const where = [company, place, isRemote && !/remote/i.test(place) ? 'Remote' : ''].filter(Boolean)
	const facts = [salary ? formatJobPay(salary) : '', ...types.map((type) => jobTypeLabels[type])]
	return (
		<li className="border-b border-line last:border-0">
			<Link
				to={href}
				preventScrollReset
				aria-current={isOpen ? 'true' : undefined}
				state={pressedJobState}
				onClick={() => (credit === '' ? undefined : trackPress(job))}
				className="block border-l-3 border-transparent px-4 py-4 no-underline -outline-offset-2 transition-colors duration-150
					hover:bg-desk-2 min-[900px]:aria-[current]:border-accent min-[900px]:aria-[current]:bg-accent-wash sm:px-5"
			>
				<span className="block font-serif text-lg leading-snug font-[560] wrap-anywhere">
					{title}
				</span>
				{where.length > 0 ? (
					<span className="mt-0.5 block text-sm wrap-anywhere">{where.join(' · ')}</span>
				) : null}
				{facts.some(Boolean) ? (
					<span className="mt-0.5 block text-sm">{facts.filter(Boolean).join(' · ')}</span>
				) : null}
				<span className="mt-1.5 block text-xs text-ink-soft">
					{[formatPosted(job, new Date()), credit].filter(Boolean).join(' · ')}
				</span>
			</Link>
		</li>
	)
}

/** Tracks a press on an advertised job. The caller leaves out jobs that a person added, which are private. */
function trackPress({ title, company }: JobSummary): void {
	void track({
		name: 'job_click',
		job_title: title.slice(0, 200),
		company: company.slice(0, 200),
	})
}
