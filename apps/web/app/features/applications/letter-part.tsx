import { maxCoverLetter } from '@app/contract/applications'
import { PenLine } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import type { ApplicationSaver, SaverView } from './application-saver.ts'
import { BeginFrom } from './begin-from.tsx'
import { LetterBeside } from './letter-beside.tsx'
import { LetterTools } from './letter-tools.tsx'
import { toastWithUndo } from './undo-toast.tsx'
import { type Begun, useBeginLetter } from './use-letter.ts'
import { WritingPart } from './writing-part.tsx'

type LetterPartProps = { view: SaverView; saver: ApplicationSaver }

/** The cover letter: begun from what the CV shows, written on by the person, copied or downloaded. */
export function LetterPart({ view, saver }: LetterPartProps) {
	const application = view.saved
	const words = view.pending.coverLetter ?? application.coverLetter
	const part = useRef<HTMLDivElement>(null)
	const [isAsking, setIsAsking] = useState(false)
	const [begun, setBegun] = useState<Begun | null>(null)
	const begin = useBeginLetter()
	const { sentCv, tailoredCv } = application
	const preferredCvId = sentCv?.cvId ?? tailoredCv?.cvId ?? null

	async function handleBegin(cvId: string) {
		const advert = view.pending.advert ?? application.advert
		const letter = await begin.mutateAsync({ cvId, application, advert }).catch(() => null)
		if (letter === null) return
		setBegun(letter)
		setIsAsking(false)
		saver.change({ coverLetter: letter.text })
		if (words.trim() !== '')
			toastWithUndo('Your letter was begun anew.', () => saver.change({ coverLetter: words }))
		// The field has the new words when the browser has drawn them.
		requestAnimationFrame(() => select(letter.text.indexOf('['), letter.text.indexOf(']') + 1))
	}

	// What is selected is typed over, so a gap is filled by writing.
	function select(from: number, to: number) {
		const field = part.current?.querySelector('textarea')
		field?.focus()
		field?.setSelectionRange(from, to)
	}

	return (
		<div ref={part}>
			<WritingPart
				{...{ title: 'Cover letter', label: 'The words of your letter', view, saver }}
				{...{ field: 'coverLetter', rows: 5, maxLength: maxCoverLetter }}
			>
				<div className="grid gap-4">
					<LetterTools
						{...{ words, application, preferredCvId }}
						onGap={(at, gap) => select(at, at + gap.length)}
					/>
					{isAsking ? (
						<BeginFrom
							preferredCvId={preferredCvId}
							isBusy={begin.isPending}
							problem={begin.error?.message ?? null}
							onBegin={(cvId) => void handleBegin(cvId)}
							onClose={() => setIsAsking(false)}
						/>
					) : (
						<div>
							<Button size="small" onClick={() => setIsAsking(true)}>
								<PenLine size={17} aria-hidden />
								{words.trim() === '' ? 'Begin a letter' : 'Begin anew from my CV'}
							</Button>
							{words.trim() === '' ? (
								<p className="mt-1.5 text-sm text-ink-soft">
									From lines of your CV that show what the advert asks for. Nothing is invented;
									what only you know stays a gap.
								</p>
							) : null}
						</div>
					)}
					{begun === null ? null : <LetterBeside begun={begun} />}
				</div>
			</WritingPart>
		</div>
	)
}
