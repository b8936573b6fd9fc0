import type { Job } from '@app/contract'
import { type Application, listApplications } from '@app/contract/applications'
import { useQuery } from '@tanstack/react-query'
import { BookmarkPlus, Scissors, Send } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#shared/api/call.ts'
import { carryAdvert } from '#shared/match/carried-advert.ts'
import { useSession } from '#shared/session/use-session.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/toast.ts'
import { useIsLate } from '#shared/use-is-late.ts'
import { nameOf } from './application-words.ts'
import { TailorDialog } from './tailor-dialog.tsx'
import { carriedOf } from './tailored-cv-line.tsx'
import { askedAtOnce, listsKey, useApplicationChanges, useStages } from './use-applications.ts'

type JobApplicationProps = {
	job: Job
	/** Where a guest comes back to after signing in. */
	here: string
}

/** What can be done about a job: keep it among the applications, note that one applied, tailor a CV to it. */
export function JobApplication({ job, here }: JobApplicationProps) {
	const { isAuthenticated } = useSession()
	if (isAuthenticated) return <MemberApplication job={job} />
	return (
		<ButtonLink size="small" to="/login" state={{ from: here }} className="max-sm:col-span-full">
			<BookmarkPlus size={18} aria-hidden />
			Save to applications
		</ButtonLink>
	)
}

function MemberApplication({ job }: { job: Job }) {
	const navigate = useNavigate()
	const { stages, query } = useStages()
	const { create } = useApplicationChanges()
	const [tailored, setTailored] = useState<Application | null>(null)
	const found = useQuery({
		...askedAtOnce,
		queryKey: [...listsKey, 'of-job', job.id],
		queryFn: ({ signal }) => call(listApplications, { query: { jobId: job.id }, signal }),
	})
	const isLate = useIsLate()
	const isDeciding = (found.isPending || query.isPending) && !isLate
	const kept = found.data?.applications[0] ?? null
	const keep = (stage: 'saved' | 'applied') =>
		create.mutateAsync({ job: { from: 'job', jobId: job.id }, stage })

	async function handle(act: () => Promise<unknown>) {
		try {
			await act()
		} catch (error) {
			toast.error(error instanceof Error ? error.message : 'This could not be saved.')
		}
	}

	return (
		<>
			{/* What lies below is shown when it is known how many buttons there are, or it would move. */}
			{isDeciding ? <span data-deciding hidden /> : null}
			{kept === null ? (
				<>
					<Button
						size="small"
						className="max-sm:col-span-full"
						disabled={create.isPending || found.isPending}
						onClick={() => void handle(() => keep('saved'))}
					>
						<BookmarkPlus size={18} aria-hidden />
						Save to applications
					</Button>
					<Button
						size="small"
						disabled={create.isPending || found.isPending}
						onClick={() => void handle(() => keep('applied'))}
					>
						<Send size={17} aria-hidden />I applied
					</Button>
				</>
			) : (
				<ButtonLink
					size="small"
					to={`/applications?open=${kept.id}`}
					className="max-sm:col-span-full"
				>
					In your applications{stages ? `: ${stages.nameOf(kept.stage)}` : ''}
				</ButtonLink>
			)}
			<Button
				size="small"
				disabled={create.isPending}
				onClick={() => void handle(async () => setTailored(await keep('saved')))}
			>
				<Scissors size={18} aria-hidden />
				Tailor a CV
			</Button>
			{tailored ? (
				<TailorDialog
					applicationId={tailored.id}
					name={nameOf(tailored)}
					onMade={(cvId) => {
						carryAdvert(cvId, carriedOf(tailored))
						void navigate(`/cv-writer/edit/${cvId}?mode=check`)
					}}
					onClose={() => setTailored(null)}
				/>
			) : null}
		</>
	)
}
