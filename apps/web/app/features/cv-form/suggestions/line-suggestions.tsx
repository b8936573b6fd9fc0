import type { Fact } from '@app/cv'
import { useRef, useState } from 'react'
import { LineModelHelp } from '#shared/model/line-model-help.tsx'
import type { LineMatter } from '#shared/model/line-tasks.ts'
import { countSettled } from '#shared/model/run-task.ts'
import { wordsToRedact } from '#shared/model/words-to-redact.ts'
import { newId } from '#shared/new-id.ts'
import { confirmedFact } from '#shared/rewrite-ui/confirmed-fact.ts'
import { LineAdvice, LineRemark } from '#shared/rewrite-ui/line-advice.tsx'
import { LineFixes } from '#shared/rewrite-ui/line-fixes.tsx'
import { SuggestionRow } from '#shared/rewrite-ui/suggestion-row.tsx'
import { withFact } from '#shared/rewrite-ui/with-fact.ts'
import { useCvForm, useEditForm } from '../form-state/cv-form-context.tsx'
import type { CvFormState } from '../form-state/cv-form-reducer.ts'
import { useUndoableEdit } from '../form-state/use-undoable-edit.ts'
import { buildFact, findLineHelp, type LineHelp, withAnswer } from './line-help.ts'
import { LineQuestion } from './line-question.tsx'
import { ModelHelp } from './model-help.tsx'
import {
	buildModelQuestion,
	type ModelJob,
	type ModelSuggestions,
	pickWordings,
	withModelWordings,
} from './model-suggestions.ts'

export type LineSuggestionsProps = {
	lines: string[]
	/** The job that they belong to. */
	itemId: string
	/** The job goes on, so its lines are told in the present. */
	current: boolean
	onChange: (lines: string[]) => void
}

/**
 * Shows the suggestions and questions for the lines of a job; each one is accepted, changed, answered or refused
 * separately.
 */
export function LineSuggestions({ lines, itemId, current, onChange }: LineSuggestionsProps) {
	const [refused, setRefused] = useState<readonly string[]>([])
	const heading = useRef<HTMLParagraphElement>(null)
	const applyUndoably = useUndoableEdit()
	const [unplaced, setUnplaced] = useState<readonly string[]>([])
	// An answer that has no place yet is kept, and its question stays open.
	const facts = useCvForm((state) => state.facts).filter(({ id }) => !unplaced.includes(id))
	const keepFact = useKeepFact()
	const job = { lines, current, itemId, facts }
	const { asked, byModel, setByModel, found } = useFoundHelp(job, refused)
	const worded = countWorded(found)

	// The row that had the focus is gone; the line that counts the others takes it.
	function leaveRow() {
		heading.current?.focus()
	}

	function take(line: number, text: string, fact?: Fact) {
		applyUndoably(() => {
			if (fact) keepFact(fact)
			onChange(lines.with(line, text))
		}, changedLine)
		leaveRow()
	}

	const replace = (line: number, bullets: readonly string[]) => {
		applyUndoably(() => onChange(lines.toSpliced(line, 1, ...bullets)), changedLine)
		leaveRow()
	}

	const refuse = (before: string) => {
		setRefused([...refused, before])
		leaveRow()
	}

	function answer(help: Asked, said: string): boolean {
		const id = newId()
		const fact = buildFact(help, said, { id, itemId, givenOn: today() })
		const composed = said === '' ? null : withAnswer(help, said)
		if (composed !== null) take(help.line, composed, fact)
		else keepFact(fact)
		if (said === '') leaveRow()
		else if (composed === null) setUnplaced([...unplaced, id])
		return composed !== null
	}

	return (
		<div className="mt-1 rounded-control bg-accent-wash px-4 py-3">
			<p ref={heading} tabIndex={-1} role="status" className="text-sm font-semibold">
				{countInWords(worded, found.length - worded)}
			</p>
			<MadeByRules />
			<ModelHelp
				question={asked}
				onWorded={(worded, model) => {
					setRefused([])
					setByModel(pickWordings(worded, model))
				}}
			/>
			<Rows
				found={found}
				model={byModel.model}
				toMatter={(line) => ({ line, current, advert: '', hide: asked.hide })}
				onTake={(line, text, confirmed) =>
					take(
						line,
						text,
						confirmed === undefined ? undefined : confirmedFact(itemId, text, confirmed),
					)
				}
				onRefuse={refuse}
				onReplace={replace}
				onAnswer={answer}
			/>
		</div>
	)
}

/** Returns the open help for the lines of a job, with the wordings of a model. */
function useFoundHelp(job: Omit<ModelJob, 'jobTitle' | 'hide'>, refused: readonly string[]) {
	const [byModel, setByModel] = useState<ModelSuggestions>({ model: '', after: {} })
	const asked = useModelQuestion(job)
	const title = useCvForm((state) => findJobTitle(state, job.itemId))
	const found = withModelWordings(findLineHelp(job.lines, { ...job, title }), job.lines, byModel)
	return { asked, byModel, setByModel, found: found.filter((help) => isOpen(help, refused)) }
}

/** Returns the question that a model would be asked about the lines. */
function useModelQuestion(job: Omit<ModelJob, 'jobTitle' | 'hide'>) {
	const jobTitle = useCvForm((state) => findJobTitle(state, job.itemId))
	const personalInfo = useCvForm((state) => state.personalInfo)
	return buildModelQuestion({ ...job, jobTitle, hide: wordsToRedact({ personalInfo }) })
}

function MadeByRules() {
	return (
		<p className="text-sm text-ink-soft">
			Suggestions are made on your device by rules, not by a language model, using only your words.
			Your answers stay with this CV and are never printed or shared.
		</p>
	)
}

type RowsProps = {
	found: readonly LineHelp[]
	/** The name of the model that worded some of the lines. */
	model: string
	toMatter: (line: string) => LineMatter
	/** With the question that was answered with yes, if one was asked. */
	onTake: (line: number, text: string, confirmed?: string) => void
	onRefuse: (before: string) => void
	onReplace: (line: number, bullets: readonly string[]) => void
	onAnswer: (help: Asked, said: string) => boolean
}

function Rows({ found, model, toMatter, onTake, onRefuse, onReplace, onAnswer }: RowsProps) {
	return (
		<ul className="m-0 list-none p-0">
			{found.map((help) => (
				<SuggestionRow
					key={`${help.line} ${help.before}`}
					before={help.before}
					after={help.after}
					onAccept={(text) => {
						countOutcome(help, text === help.after ? 'accepted' : 'edited')
						onTake(help.line, text)
					}}
					onRefuse={() => {
						countOutcome(help, 'declined')
						onRefuse(help.before)
					}}
				>
					<HelpDetails
						help={help}
						model={model}
						onTake={(text) => onTake(help.line, text)}
						onReplace={(bullets) => onReplace(help.line, bullets)}
						onAnswer={onAnswer}
					/>
					<LineModelHelp
						matter={toMatter(help.before)}
						onTake={(text, confirmed) => onTake(help.line, text, confirmed)}
					/>
				</SuggestionRow>
			))}
		</ul>
	)
}

function countOutcome({ isByModel }: LineHelp, outcome: 'accepted' | 'edited' | 'declined'): void {
	if (isByModel === true) countSettled('reword', outcome)
}

type HelpDetailsProps = {
	help: LineHelp
	model: string
	onTake: (text: string) => void
	onReplace: (bullets: readonly string[]) => void
	onAnswer: (help: Asked, said: string) => boolean
}

function HelpDetails({ help, model, onTake, onReplace, onAnswer }: HelpDetailsProps) {
	return (
		<>
			<LineRemark remark={help.remark} />
			<LineFixes before={help.before} {...help.fixes} onTake={onTake} />
			<LineAdvice
				advice={help.advice}
				bullets={help.bullets}
				onDelete={() => onReplace([])}
				onSplit={onReplace}
			/>
			{help.isByModel ? <WrittenBy model={model} /> : null}
			{isAsked(help) ? (
				<LineQuestion
					ask={help.ask}
					about={help.after}
					onAnswer={(said) => onAnswer(help, said)}
					onUnknown={() => onAnswer(help, '')}
				/>
			) : null}
		</>
	)
}

function isOpen({ before, after }: LineHelp, refused: readonly string[]): boolean {
	return !refused.includes(before) || before === after
}

function countWorded(found: readonly LineHelp[]): number {
	return found.filter(
		({ before, after, advice, fixes }) =>
			before !== after || advice !== null || fixes.corrected !== null,
	).length
}

const changedLine = { announcement: 'Line changed.', reason: 'ai' } as const

function WrittenBy({ model }: { model: string }) {
	return <p className="text-xs text-ink-soft">Written by {model}, checked against your words</p>
}

type Asked = LineHelp & { ask: NonNullable<LineHelp['ask']> }

function isAsked(help: LineHelp): help is Asked {
	return help.ask !== null
}

function findJobTitle({ experience }: CvFormState, itemId: string): string {
	return experience.find(({ id }) => id === itemId)?.jobTitle ?? ''
}

/** Keeps an answer with the CV. */
function useKeepFact(): (fact: Fact) => void {
	const edit = useEditForm()
	return (fact) => edit((form) => ({ ...form, facts: withFact(form.facts, fact) }))
}

function today(): string {
	return new Date().toISOString().slice(0, 10)
}

function countInWords(worded: number, asked: number): string {
	if (worded + asked === 0) return 'No more suggestions for these lines.'
	if (worded === 0)
		return asked === 1 ? 'One question about your lines' : `${asked} questions about your lines`
	return worded === 1 ? 'One line could be stronger' : `${worded} lines could be stronger`
}
