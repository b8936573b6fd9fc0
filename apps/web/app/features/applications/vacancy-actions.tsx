import type { Job } from '@app/contract'
import { type Application, getApplication, listApplications } from '@app/contract/applications'
import { useMutation, useQuery } from '@tanstack/react-query'
import { BookmarkPlus, Scissors, Send } from 'lucide-react'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { call } from '#shared/api/call.ts'
import { storeTailoringAdvert } from '#shared/match/tailoring-advert.ts'
import { useSession } from '#shared/session/use-session.ts'
import { Button, ButtonLink } from '#shared/ui/button.tsx'
import { toast } from '#shared/ui/toast.ts'
import { useWaitedASecond } from '#shared/use-waited-a-second.ts'
import { formatApplicationName } from './application-formatting.ts'
import { AppliedDialog } from './detail/applied-dialog.tsx'
import { TailorDialog } from './detail/tailor-dialog.tsx'
import { tailorFor, toCarriedAdvert } from './detail/tailored-cv-panel.tsx'
import {
	askedAtOnce,
	atOnce,
	listsKey,
	useApplicationChanges,
	useStages,
} from './use-applications.ts'

type VacancyActionsProps = {
	job: Job
	/** Where a guest comes back to after signing in. */
	here: string
}

/** Shows the actions for a job: save it to the applications, mark it as applied, tailor a CV to it. */
export function VacancyActions({ job, here }: VacancyActionsProps) {
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
	const { stages, stagesQuery } = useStages()
	const { create } = useApplicationChanges()
	const [isNoting, setIsNoting] = useState(false)
	const found = useQuery({
		...askedAtOnce,
		queryKey: [...listsKey, 'of-job', job.id],
		queryFn: ({ signal }) => call(listApplications, { query: { jobId: job.id }, signal }),
	})
	const isLate = useWaitedASecond()
	const isDeciding = (found.isPending || stagesQuery.isPending) && !isLate
	const kept = found.data?.applications[0] ?? null
	const ofJob = { from: 'job', jobId: job.id } as const

	async function handleSave() {
		try {
			await create.mutateAsync({ job: ofJob, stage: 'saved' })
		} catch (error) {
			toast.error(
				error instanceof Error ? error.message : 'We couldn’t save this. Please try again.',
			)
		}
	}

	return (
		<>
			{/* The content below waits until the number of buttons is known, so that it doesn't move. */}
			{isDeciding ? <span data-deciding hidden /> : null}
			{kept === null ? (
				<>
					<Button
						size="small"
						className="max-sm:col-span-full"
						disabled={create.isPending || found.isPending}
						onClick={() => void handleSave()}
					>
						<BookmarkPlus size={18} aria-hidden />
						Save to applications
					</Button>
					<Button
						size="small"
						disabled={create.isPending || found.isPending}
						onClick={() => setIsNoting(true)}
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
			<TailorToJob
				job={job}
				keptId={kept?.id ?? null}
				isReady={!found.isPending}
				onConfirm={(cvId) => create.mutateAsync({ job: ofJob, stage: 'saved', tailorFrom: cvId })}
			/>
			{isNoting ? (
				<AppliedDialog
					name={formatApplicationName(job)}
					action="Save to my applications"
					onConfirm={({ at, sentCv }) =>
						create.mutateAsync({
							job: ofJob,
							stage: 'applied',
							sentCv,
							...(at === undefined ? {} : { stageAt: at }),
						})
					}
					onClose={() => setIsNoting(false)}
				/>
			) : null}
		</>
	)
}

type TailorToJobProps = {
	job: Job
	/** The application that there is for the job already. */
	keptId: string | null
	isReady: boolean
	/** Makes the application with the copy of this CV. */
	onConfirm: (cvId: string) => Promise<Application>
}

/** Opens the copy of a CV that is for this job, or asks first whether to make one. Looking makes nothing. */
function TailorToJob({ job, keptId, isReady, onConfirm }: TailorToJobProps) {
	const navigate = useNavigate()
	const [isAsking, setIsAsking] = useState(false)
	const open = (application: Application, cvId: string) => {
		storeTailoringAdvert(cvId, toCarriedAdvert(application))
		void navigate(`/cv-writer/edit/${cvId}?mode=check`)
	}
	const looking = useMutation({
		...atOnce,
		mutationFn: (applicationId: string) => call(getApplication, { params: { applicationId } }),
		onError: (error) => toast.error(error.message),
		onSuccess: (application) => {
			const made = application.tailoredCv?.cvId ?? null
			if (made === null) setIsAsking(true)
			else open(application, made)
		},
	})
	return (
		<>
			<Button
				size="small"
				disabled={!isReady || looking.isPending}
				onClick={() => (keptId === null ? setIsAsking(true) : looking.mutate(keptId))}
			>
				<Scissors size={18} aria-hidden />
				Tailor a CV
			</Button>
			{isAsking ? (
				<TailorDialog
					name={formatApplicationName(job)}
					makes={keptId === null ? 'application' : 'copy'}
					make={(cvId) => (keptId === null ? onConfirm(cvId) : tailorFor(keptId, cvId))}
					onMade={open}
					onClose={() => setIsAsking(false)}
				/>
			) : null}
		</>
	)
}
