import type { Job } from '@app/contract'
import type { CvDocument } from '@app/cv'
import { type ReactNode, useMemo } from 'react'
import { useNavigate } from 'react-router'
import { CvSelect } from '#shared/cv-choice/cv-select.tsx'
import { useCvOfChoice } from '#shared/cv-choice/use-cv-choice.ts'
import { MatchAnswer } from '#shared/match/match-answer.tsx'
import { useConfirmLineInAccount } from '#shared/match/use-confirm-line-in-account.ts'
import { useMatch } from '#shared/match/use-match.ts'
import { useMatchLocalCv } from '#shared/match/use-match-local-cv.ts'
import type { OnConfirm } from '#shared/match/with-confirmed-line.ts'
import { useSession } from '#shared/session/use-session.ts'
import { ButtonLink } from '#shared/ui/button.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'

/** How a CV answers a job, with reasons: one of the account, or the one that this browser keeps for a guest. */
export function JobFit({ job }: { job: Job }) {
	const { isAuthenticated } = useSession()
	return isAuthenticated ? <AccountFit job={job} /> : <BrowserFit job={job} />
}

function BrowserFit({ job }: { job: Job }) {
	const { cv, confirm } = useMatchLocalCv()
	return <Fit job={job} cv={cv} editorPath="/cv-writer/create" onConfirm={confirm} />
}

function AccountFit({ job }: { job: Job }) {
	const { cvs, cvId, document, problem, choose } = useCvOfChoice()
	const confirm = useConfirmLineInAccount(cvId)
	return (
		<Fit
			job={job}
			cv={document}
			problem={problem}
			editorPath={`/cv-writer/edit/${cvId}`}
			onConfirm={confirm}
		>
			<FormProblem problem={problem} />
			{cvs.length > 1 ? (
				<div className="sm:max-w-[22rem]">
					<CvSelect label="Your CV" value={cvId ?? ''} onChoose={choose} cvs={cvs} />
				</div>
			) : null}
		</Fit>
	)
}

type FitProps = {
	job: Job
	/** `undefined` while it is on its way, `null` where there is none. */
	cv: CvDocument | null | undefined
	/** Why there is no CV to compare with, where it could not be had. */
	problem?: string | null
	editorPath: string
	/** Saves the person's answer about a line that may show a requirement. */
	onConfirm: OnConfirm
	children?: ReactNode
}

function Fit({ job, cv, problem = null, editorPath, onConfirm, children }: FitProps) {
	const navigate = useNavigate()
	const advert = useMemo(() => buildAdvert(job), [job])
	const match = useMatch(cv ?? null, advert)
	return (
		<div className="grid gap-5">
			{children}
			{job.isExcerpt ? (
				<p className="text-sm text-ink-soft">
					We only have the start of this advert, so this match is a rough guide.
				</p>
			) : null}
			{cv === null ? <NoCv /> : null}
			{cv !== null && match === null && problem === null ? (
				<p role="status" className="text-ink-soft">
					Comparing your CV with this advert…
				</p>
			) : null}
			{match === null ? null : (
				<MatchAnswer
					match={match}
					cv={cv ?? null}
					onConfirm={onConfirm}
					onGoToField={(path) =>
						void navigate(`${editorPath}?section=${path.split('.')[0]}&field=${path}`)
					}
				/>
			)}
		</div>
	)
}

function NoCv() {
	return (
		<div>
			<p className="text-ink-soft">
				There’s no CV to compare yet. Write or import one to see how you match each requirement.
			</p>
			<ButtonLink to="/cv-writer" className="mt-4">
				Write or import a CV
			</ButtonLink>
		</div>
	)
}

/** The advert as the lines that the match reads. */
function buildAdvert({ title, text }: Job): string {
	const lines = text.map((passage) =>
		passage.kind === 'item' ? `- ${passage.text}` : passage.text,
	)
	return [title, ...lines].join('\n')
}
