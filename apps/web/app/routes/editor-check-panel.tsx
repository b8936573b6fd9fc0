import type { Finding, QuickFix } from '@app/checks'
import { applyEdits, type CvEdit } from '@app/cv'
import type { Proposal } from '@app/rewrite'
import { MarkTailoredCvSent } from '#features/applications/detail/mark-tailored-cv-sent.tsx'
import { CheckPanel } from '#features/cv-check/check-panel.tsx'
import type { FindingHighlight } from '#features/cv-check/use-finding-highlight.ts'
import type { LiveReport } from '#features/cv-check/use-live-report.ts'
import { useScoreTrend } from '#features/cv-check/use-score-trend.ts'
import {
	useCvForm,
	useCvFormContext,
	useEditForm,
} from '#features/cv-form/form-state/cv-form-context.tsx'
import { useUndoableEdit } from '#features/cv-form/form-state/use-undoable-edit.ts'
import { useSaveNow } from '#features/cv-form/saving/use-save-now.ts'
import { LazyTailorPanel } from '#features/cv-tailor/lazy-tailor-panel.tsx'
import { VersionTrend } from '#features/cv-versions/version-trend.tsx'
import { type CvFormData, toDocument } from '#shared/cv-form-data.ts'
import { LetterLine } from '#shared/match/letter-line.tsx'
import { MatchToJob } from '#shared/match/match-to-job.tsx'
import type { TailoringAdvert } from '#shared/match/tailoring-advert.ts'
import { useMatch } from '#shared/match/use-match.ts'
import { withConfirmedLine } from '#shared/match/with-confirmed-line.ts'
import { ScoreTrend } from '#shared/report/score-trend.tsx'
import { toast } from '#shared/ui/toast.ts'

type EditorCheckPanelProps = {
	/** The CV's id in the account; absent for the one that this browser keeps. */
	cvId: string | undefined
	live: LiveReport | null
	problem: string | null
	lit: FindingHighlight
	advert: string
	/** The advert that the CV is tailored to, if it was brought along. */
	carried: TailoringAdvert | null
	onAdvert: (advert: string) => void
	onGoToField: (path: string) => void
}

/** The checks of the CV in the form. Fixing or dismissing a finding is an edit that can be undone. */
export function EditorCheckPanel(props: EditorCheckPanelProps) {
	const { cvId, live, problem, advert, carried, onAdvert, ...rest } = props
	const { store, announce } = useCvFormContext()
	const edit = useEditForm()
	const saveNow = useSaveNow()
	const make = useMakeEdits()
	const dismissed = useCvForm((state) => state.design.dismissedChecks)
	const match = useMatch(live?.cv ?? null, advert)
	const earlier = () => earlierStates(store.getState()).map(toDocument)
	const scores = useScoreTrend(earlier, live?.report.score ?? null, dismissed)

	const handleQuickFix = ({ label, edits }: QuickFix) => {
		if (make(edits, { announcement: `${label}: done.` })) focusTitle()
	}

	const handleTailored = ({ title, edits }: Proposal) =>
		void make(edits, { announcement: `${title}: done.`, reason: 'tailored' })

	function setAside(checks: string[], sentence: string) {
		edit((form) => ({ ...form, design: { ...form.design, dismissedChecks: checks } }))
		focusTitle()
		toast.success(sentence)
		announce(sentence)
	}

	return (
		<CheckPanel
			report={live?.report ?? null}
			problem={problem}
			trend={
				cvId === undefined || live === null ? (
					<ScoreTrend scores={scores} between="changes" />
				) : (
					<VersionTrend cvId={cvId} now={live.cv} dismissed={dismissed} />
				)
			}
			isMatchFirst={carried !== null}
			match={
				<>
					{carried === null || cvId === undefined ? null : (
						<MarkTailoredCvSent cvId={cvId} carried={carried} saveNow={saveNow} />
					)}
					<MatchToJob
						advert={advert}
						onAdvert={onAdvert}
						match={match}
						cv={live?.cv ?? null}
						onGoToField={rest.onGoToField}
						onConfirm={(requirement, isYes) =>
							edit((form) => withConfirmedLine(form, requirement, isYes))
						}
					>
						<Tailoring {...{ live, match, advert }} onAccept={handleTailored} />
						{/* An application that there is already has its own letter. */}
						{carried === null ? <LetterLine advert={advert} /> : null}
					</MatchToJob>
				</>
			}
			improvePath={`/cv-writer/improvements/${cvId ?? 'local'}`}
			onQuickFix={handleQuickFix}
			onDismiss={({ checkId }: Finding) =>
				setAside([...dismissed, checkId], 'Moved to “Doesn’t apply”, below the list.')
			}
			onBringBack={({ checkId }: Finding) =>
				setAside(
					dismissed.filter((id) => id !== checkId),
					'Moved back to the list.',
				)
			}
			{...rest}
		/>
	)
}

type TailoringProps = Pick<EditorCheckPanelProps, 'live' | 'advert'> & {
	match: ReturnType<typeof useMatch>
	onAccept: (proposal: Proposal) => void
}

function Tailoring({ live, match, advert, onAccept }: TailoringProps) {
	if (live === null || match === null) return null
	// Another advert begins anew.
	return (
		<LazyTailorPanel key={advert} cv={live.cv} match={match} advert={advert} onAccept={onAccept} />
	)
}

// The button that was pressed goes away with its remark, and the focus with it.
function focusTitle() {
	document.getElementById('check-title')?.focus({ preventScroll: true })
}

/**
 * Returns a function that makes edits in the form as one undo step, unless the words that they concern have changed.
 * It returns whether the edits were made.
 */
function useMakeEdits() {
	const { store } = useCvFormContext()
	const edit = useEditForm()
	const applyUndoably = useUndoableEdit()
	return (edits: readonly CvEdit[], done: Parameters<typeof applyUndoably>[1]): boolean => {
		if (applyEdits(store.settle(), edits) === null) {
			toast('These words have changed. Please check again.')
			return false
		}
		return applyUndoably(() => edit((form) => applyEdits(form, edits) ?? form), done)
	}
}

type History = { versionHistory: CvFormData[]; currentVersion: number }

// Returns the states that undo leads back to, the oldest first.
function earlierStates({ versionHistory, currentVersion }: History): CvFormData[] {
	return versionHistory.slice(currentVersion).toReversed()
}
