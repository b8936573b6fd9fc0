import { type CvDocument, escapeMarks, type Fact, plainWords } from '@app/cv'
import {
	findSummaryGap,
	type SummaryFact,
	type SummaryGap,
	type SummarySentence,
	summarise,
} from '@app/rewrite'
import { useRef, useState } from 'react'
import { toDocument } from '#shared/cv-form-data.ts'
import { listCvFacts } from '#shared/model/cv-facts.ts'
import type { TaskBody } from '#shared/model/run-task.ts'
import { TaskDrafts } from '#shared/model/task-drafts.tsx'
import { wordsToRedact } from '#shared/model/words-to-redact.ts'
import { confirmedFact } from '#shared/rewrite-ui/confirmed-fact.ts'
import { SuggestionRow } from '#shared/rewrite-ui/suggestion-row.tsx'
import { withFact } from '#shared/rewrite-ui/with-fact.ts'
import { Button } from '#shared/ui/button.tsx'
import { useCvForm, useCvFormContext, useEditForm } from '../form-state/cv-form-context.tsx'
import { useUndoableEdit } from '../form-state/use-undoable-edit.ts'
import { addSentences } from './add-sentences.ts'

/** Sentences for the profile, each with the facts that it comes from; taken, changed or left out one by one. */
export function SummarySuggestions() {
	const form = useCvForm((state) => state)
	const { store } = useCvFormContext()
	const [refused, setRefused] = useState<readonly string[]>([])
	const heading = useRef<HTMLParagraphElement>(null)
	const today = new Date().toISOString().slice(0, 10)
	const found = summarise(form, { today })
	const open = found.filter(
		({ text }) => !refused.includes(text) && !plainWords(form.professionalSummary).includes(text),
	)

	// The row that had the focus is gone; the line that counts the others takes it.
	function leaveRow() {
		heading.current?.focus()
	}

	const addToProfile = useAddToProfile()

	function put(texts: readonly string[], options?: PutOptions) {
		addToProfile(texts, options)
		leaveRow()
	}

	function leaveOut(texts: readonly string[]) {
		setRefused([...refused, ...texts])
		leaveRow()
	}

	return (
		<div className="mt-2 rounded-control bg-accent-wash px-4 py-3">
			<p ref={heading} tabIndex={-1} role="status" className="text-sm font-semibold">
				{found.length === 0
					? gapInWords(findSummaryGap(form, { today }))
					: countInWords(open.length)}
			</p>
			<p className="text-sm text-ink-soft">
				Made on your device by rules, not by a language model, using only facts from your CV.
			</p>
			<AllOfThem
				count={open.length}
				hasOwn={form.professionalSummary.trim() !== '' && open.length === found.length}
				onPut={(options) =>
					put(
						open.map(({ text }) => text),
						options,
					)
				}
			/>
			<ul className="m-0 list-none p-0">
				{open.map((sentence) => (
					<SuggestionRow
						key={sentence.text}
						before=""
						after={sentence.text}
						refuseLabel="Leave out"
						onAccept={(text) => {
							// A sentence that was changed before it was taken is not offered again in the old words.
							if (text !== sentence.text) setRefused([...refused, sentence.text])
							put([text])
						}}
						onRefuse={() => leaveOut([sentence.text])}
					>
						<p className="mt-1 text-xs text-ink-soft wrap-anywhere">
							<span className="font-semibold">From your CV:</span> {factsInWords(sentence)}
						</p>
					</SuggestionRow>
				))}
			</ul>
			<TaskDrafts
				what="a profile"
				sent="your job titles, dates, lines, courses and skills"
				notSent="Your name, contact details, employers and schools. If a line mentions your name or contact details, we hide them."
				prepare={() => prepareProfile(toDocument(store.settle()))}
				onAccept={(text, confirmed) =>
					put([text], {
						facts: confirmed === undefined ? [] : [confirmedFact('', text, confirmed)],
					})
				}
			/>
		</div>
	)
}

// Adds sentences to the profile, or puts them in place of it.
function useAddToProfile() {
	const edit = useEditForm()
	const applyUndoably = useUndoableEdit()
	return (texts: readonly string[], { facts = [], replaces = false }: PutOptions = {}) => {
		const add = () =>
			edit(({ professionalSummary, ...others }) => ({
				...others,
				facts: facts.reduce(withFact, others.facts),
				professionalSummary: addSentences(
					replaces ? '' : professionalSummary,
					texts.map(escapeMarks),
				),
			}))
		const added = texts.length === 1 ? 'Sentence added.' : `${texts.length} sentences added.`
		const announcement = replaces ? 'Profile replaced.' : added
		applyUndoably(add, { announcement, reason: 'ai' })
	}
}

type PutOptions = { facts?: readonly Fact[]; replaces?: boolean }

type AllOfThemProps = {
	count: number
	/** Whether the profile has words, none of them suggested here. */
	hasOwn: boolean
	onPut: (options: PutOptions) => void
}

function AllOfThem({ count, hasOwn, onPut }: AllOfThemProps) {
	if (count < 2) return null
	return (
		<p className="mt-2 flex flex-wrap gap-2">
			<Button size="small" className="bg-paper" onClick={() => onPut({})}>
				{hasOwn ? `Add all ${count} to mine` : `Accept all ${count}`}
			</Button>
			{hasOwn ? (
				<Button size="small" className="bg-paper" onClick={() => onPut({ replaces: true })}>
					Replace mine
				</Button>
			) : null}
		</p>
	)
}

async function prepareProfile(cv: CvDocument): Promise<TaskBody> {
	const facts = listCvFacts(cv)
	if (facts.length === 0) throw new Error('Your CV is empty. Add a job or course first.')
	return { task: 'profile', facts, hide: wordsToRedact(cv) }
}

function factsInWords({ facts }: SummarySentence): string {
	return [...new Set(facts.map(({ quote }: SummaryFact) => quote))].join(' · ')
}

function countInWords(open: number): string {
	if (open === 0) return 'No more suggestions from your CV.'
	return open === 1 ? 'One sentence for your profile' : `${open} sentences for your profile`
}

const gaps: Record<SummaryGap, string> = {
	work: 'Add a job or a course, and we’ll suggest sentences from it.',
	details: 'Add where you worked or studied and when, and we’ll suggest sentences from it.',
	language: 'Your lines don’t seem to be in English, so we can’t suggest sentences from them.',
}

function gapInWords(gap: SummaryGap | null): string {
	return gap === null ? '' : gaps[gap]
}
