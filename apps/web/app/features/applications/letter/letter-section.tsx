import { maxCoverLetter } from '@app/contract/applications'
import { PenLine } from 'lucide-react'
import { useRef } from 'react'
import {
	addLetterSentence,
	LetterSentenceSuggestions,
} from '#shared/letter/letter-sentence-suggestions.tsx'
import { LetterTools } from '#shared/letter/letter-tools.tsx'
import { UnmentionedRequirements } from '#shared/letter/unmentioned-requirements.tsx'
import { Button } from '#shared/ui/button.tsx'
import type { ApplicationAutosave, SaverView } from '../detail/application-autosave.ts'
import { NotesSection } from '../detail/notes-section.tsx'
import { useEditFocus } from '../detail/use-edit-focus.ts'
import { prepareTaskFromCv } from '../prepare-task-from-cv.ts'
import { ChooseLetterCv } from './choose-letter-cv.tsx'
import { loadLetterLook } from './load-letter-look.ts'
import { useBeginLetterFlow } from './use-begin-letter-flow.ts'

type LetterSectionProps = { view: SaverView; saver: ApplicationAutosave }

/** Shows the cover letter: a draft from the CV that the person edits, copies or downloads. */
export function LetterSection({ view, saver }: LetterSectionProps) {
	const application = view.saved
	const words = view.pending.coverLetter ?? application.coverLetter
	const part = useRef<HTMLDivElement>(null)
	// The field has the new words when the browser has drawn them.
	const beginning = useBeginLetterFlow(saver, (text) =>
		requestAnimationFrame(() => select(Math.max(text.indexOf('['), 0), text.indexOf(']') + 1)),
	)
	const { isAsking, begun } = beginning
	const asking = useEditFocus<HTMLDivElement>(isAsking)
	const { sentCv, tailoredCv } = application
	// The name under a letter and the name above it are of one CV.
	const preferredCvId = begun?.cvId ?? sentCv?.cvId ?? tailoredCv?.cvId ?? null

	// The next key press replaces the selection, so a gap is filled in by typing.
	function select(from: number, to: number) {
		const field = part.current?.querySelector('textarea')
		field?.focus()
		field?.setSelectionRange(from, to)
	}

	return (
		<div ref={part}>
			<NotesSection
				title="Cover letter"
				label="Text of your letter"
				view={view}
				saver={saver}
				field="coverLetter"
				rows={5}
				maxLength={maxCoverLetter}
			>
				<div className="grid gap-4">
					<LetterTools
						words={words}
						company={application.company}
						loadLook={() => loadLetterLook(preferredCvId)}
						onGap={(at, gap) => select(at, at + gap.length)}
					/>
					<div ref={asking}>
						{isAsking ? (
							<ChooseLetterCv
								preferredCvId={preferredCvId}
								isBusy={beginning.isBusy}
								problem={beginning.problem}
								onBegin={beginning.begin}
								onClose={beginning.cancel}
							/>
						) : (
							<BeginButton isFirst={words.trim() === ''} onClick={beginning.ask} />
						)}
					</div>
					<LetterSentenceSuggestions
						title={application.title}
						advert={view.pending.advert ?? application.advert}
						prepare={(task) => prepareTaskFromCv(preferredCvId, task)}
						onAccept={(sentence) =>
							saver.change({ coverLetter: addLetterSentence(latestLetter(saver), sentence) })
						}
					/>
					{begun === null ? null : (
						<UnmentionedRequirements
							begun={begun}
							words={words}
							onOpen={(sentence) =>
								saver.change({ coverLetter: addLetterSentence(words, sentence) })
							}
						/>
					)}
				</div>
			</NotesSection>
		</div>
	)
}

function BeginButton({ isFirst, onClick }: { isFirst: boolean; onClick: () => void }) {
	return (
		<>
			<Button size="small" onClick={onClick}>
				<PenLine size={17} aria-hidden />
				{isFirst ? 'Start a letter' : 'Start again from my CV'}
			</Button>
			{isFirst ? (
				<p className="mt-1.5 text-sm text-ink-soft">
					Uses what’s in your CV to answer the advert. Nothing is made up: we leave a gap for
					anything only you know.
				</p>
			) : null}
		</>
	)
}

// Several sentences may be accepted before the screen is drawn again.
function latestLetter(saver: ApplicationAutosave): string {
	const { pending, saved } = saver.getView()
	return pending.coverLetter ?? saved.coverLetter
}
