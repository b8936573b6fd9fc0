import type { CvDocument } from '@app/cv'
import type { ReactNode } from 'react'
import { useNavigate } from 'react-router'
import { useTrackFeatureUse } from '#shared/analytics/use-track-feature-use.ts'
import { FoldedAdvert } from '#shared/match/folded-advert.tsx'
import { LetterLine } from '#shared/match/letter-line.tsx'
import { MatchAnswer } from '#shared/match/match-answer.tsx'
import { useMatch } from '#shared/match/use-match.ts'
import type { OnConfirm } from '#shared/match/with-confirmed-line.ts'
import { ButtonLink } from '#shared/ui/button.tsx'

type MatchBesideAdvertProps = {
	/** `undefined` while it is on its way, `null` where there is none. */
	cv: CvDocument | null | undefined
	/** Where this CV is edited. */
	editorPath: string
	/** Which CV it is, where there are several. */
	choice?: ReactNode
	/** Saves the person's answer about a line that may show a requirement. */
	onConfirm: OnConfirm
	advert: string
	onAdvert: (advert: string) => void
}

/** Shows the advert on the left, and on the right the requirements that the CV shows, only lists, or lacks. */
export function MatchBesideAdvert(props: MatchBesideAdvertProps) {
	const { cv, editorPath, choice, onConfirm, advert, onAdvert } = props
	const navigate = useNavigate()
	const match = useMatch(cv ?? null, advert)
	useTrackFeatureUse('job_match', match !== null)
	return (
		<div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
			<div className="grid gap-6 lg:sticky lg:top-[calc(var(--nav-height)+2rem)]">
				{choice}
				<FoldedAdvert advert={advert} onAdvert={onAdvert} rows={12} />
			</div>
			<section aria-labelledby="match-title" className="min-w-0">
				<h2 id="match-title" className="text-[1.75rem]">
					How your CV matches
				</h2>
				<div className="mt-3 border-t border-line pt-5">
					{match === null ? (
						<NothingYet hasCv={cv !== null} isWaiting={advert.trim() !== ''} />
					) : (
						<MatchAnswer
							match={match}
							cv={cv ?? null}
							onConfirm={onConfirm}
							onGoToField={(path) =>
								void navigate(`${editorPath}?section=${path.split('.')[0]}&field=${path}`)
							}
						>
							<LetterLine advert={advert} />
						</MatchAnswer>
					)}
				</div>
			</section>
		</div>
	)
}

function NothingYet({ hasCv, isWaiting }: { hasCv: boolean; isWaiting: boolean }) {
	if (!hasCv) {
		return (
			<>
				<p className="max-w-[34rem] text-ink-soft">
					There’s no CV to compare yet. Write or import one. It stays in this browser unless you
					sign in.
				</p>
				<ButtonLink to="/cv-writer" className="mt-5">
					Write or import a CV
				</ButtonLink>
			</>
		)
	}
	return (
		<p role="status" className="max-w-[34rem] text-ink-soft">
			{isWaiting
				? 'Reading the advert…'
				: 'Paste an advert to see its requirements. Each one shows the line of your CV that proves it, or says “only listed” or “missing”. Nothing is added to your CV.'}
		</p>
	)
}
