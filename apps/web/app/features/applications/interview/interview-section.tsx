import { Mic } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyPart } from '#shared/lazy-part.tsx'
import { Button } from '#shared/ui/button.tsx'
import { FormProblem } from '#shared/ui/form-problem.tsx'
import type { ApplicationAutosave, SaverView } from '../detail/application-autosave.ts'
import { DetailSection } from '../detail/detail-section.tsx'
import { usePractice } from './use-practice.ts'

// Loaded when the person starts to practise.
const PracticePanel = lazyPart(async () => (await import('./practice-panel.tsx')).PracticePanel)

type InterviewSectionProps = { view: SaverView; saver: ApplicationAutosave }

/** Practice for the interview: questions from the advert, answers compared with the person's own CV. */
export function InterviewSection({ view, saver }: InterviewSectionProps) {
	const practice = usePractice()
	const [isOpen, setIsOpen] = useState(false)
	const { saved, pending } = view
	const advert = pending.advert ?? saved.advert
	const cvId = saved.sentCv?.cvId ?? saved.tailoredCv?.cvId ?? null

	function begin() {
		practice.mutate({ cvId, application: saved, advert }, { onSuccess: () => setIsOpen(true) })
	}

	return (
		<DetailSection title="Interview practice" isEdited={isOpen}>
			{isOpen && practice.data !== undefined ? (
				<Suspense fallback={<p className="text-ink-soft">Preparing your questions…</p>}>
					<PracticePanel
						practice={practice.data}
						application={saved}
						advert={advert}
						cvId={cvId}
						onKeep={(text) => {
							const { saved: now, pending: written } = saver.getView()
							const notes = written.notes ?? now.notes
							saver.change({ notes: [notes.trimEnd(), text].filter(Boolean).join('\n\n') })
						}}
						onClose={() => setIsOpen(false)}
					/>
				</Suspense>
			) : (
				<div className="grid justify-items-start gap-3">
					<p className="text-sm text-ink-soft">
						Answer questions from the advert, and see which of your own facts you told and which you
						left out.
					</p>
					{practice.error === null ? null : <FormProblem problem={practice.error.message} />}
					<Button size="small" disabled={practice.isPending} onClick={begin}>
						<Mic size={17} aria-hidden />
						{practice.isPending ? 'Preparing your questions…' : 'Practise'}
					</Button>
				</div>
			)}
		</DetailSection>
	)
}
