import { useMemo } from 'react'
import { useTrackFeatureUse } from '#shared/analytics/use-track-feature-use.ts'
import { copyText } from '#shared/copy-text.ts'
import {
	composeStatement,
	type Decisions,
	decide,
	type Statement,
} from '#shared/rewrite-ui/statements.ts'
import { Button } from '#shared/ui/button.tsx'
import { TextAreaField } from '#shared/ui/field.tsx'
import { AddToCvForm } from './add-to-cv-form.tsx'
import { maxDescription, maxDuties, splitDuties } from './split-duties.ts'
import { StatementRow } from './statement-row.tsx'

/** The input of this part; the screen holds it, so that a switch to the other part doesn't lose it. */
export type Duties = { description: string; current: boolean; decisions: Decisions }

export const noDuties: Duties = { description: '', current: false, decisions: {} }

type DutiesSectionProps = {
	written: Duties
	onWrite: (change: (written: Duties) => Duties) => void
}

/** Duties on the left, statements on the right; both change as the person types. Nothing leaves the browser unless a language model is asked. */
export function DutiesSection({ written, onWrite }: DutiesSectionProps) {
	const { description, current, decisions } = written
	const setDescription = (next: string) => onWrite((all) => ({ ...all, description: next }))
	const setCurrent = (next: boolean) => onWrite((all) => ({ ...all, current: next }))
	const duties = useMemo(() => splitDuties(description), [description])
	const statements = useMemo(
		() =>
			duties.map((duty) =>
				composeStatement(duty, { current, text: duties.join('\n'), decision: decisions[duty] }),
			),
		[duties, current, decisions],
	)
	useTrackFeatureUse('cv_rewriter', statements.length > 0)
	return (
		<div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
			<div className="grid gap-6 lg:sticky lg:top-[calc(var(--nav-height)+2rem)]">
				<TextAreaField
					label="Your job duties"
					help={`Put one duty on each line, or paste a whole job description. Up to ${maxDuties} lines.`}
					rows={10}
					maxLength={maxDescription}
					value={description}
					onChange={({ target }) => setDescription(target.value)}
				/>
				<TenseChoice current={current} onChange={setCurrent} />
			</div>
			<section aria-labelledby="statements-title" className="min-w-0">
				<h2 id="statements-title" className="text-[1.75rem]">
					Your new lines
				</h2>
				{statements.length === 0 ? (
					<NothingYet onExample={() => setDescription(example)} />
				) : (
					<Statements
						statements={statements}
						current={current}
						onDecide={(duty, decision) =>
							onWrite((all) => ({ ...all, decisions: decide(all.decisions, duty, decision) }))
						}
					/>
				)}
			</section>
		</div>
	)
}

// No figures: the example must never end up as a person's achievement.
const example =
	'Responsible for cleaning patient rooms and changing beds\nHelping with serving meals\nReporting of broken equipment\nWas part of a team that opened a new ward'

function NothingYet({ onExample }: { onExample: () => void }) {
	return (
		<div className="mt-3 border-t border-line pt-5">
			<p className="max-w-[34rem] text-ink-soft">
				Write or paste your duties. Ella rewrites each one in your own words and asks for the detail
				that would make it stronger. It never adds anything you didn’t say.
			</p>
			<Button className="mt-5" onClick={onExample}>
				Try a sample: hospital cleaner
			</Button>
		</div>
	)
}

type StatementsProps = {
	statements: Statement[]
	current: boolean
	onDecide: (duty: string, decision: Parameters<typeof decide>[2]) => void
}

function Statements({ statements, current, onDecide }: StatementsProps) {
	const texts = statements.flatMap(({ lines }) => lines).filter((text) => text.trim() !== '')
	const changed = statements.filter(({ isChanged }) => isChanged).length
	return (
		<>
			<p role="status" className="mt-1 text-sm text-ink-soft">
				{changed === 0
					? noneReworded(statements)
					: `${changed} of ${statements.length} reworded. New words are marked. The rest is yours.`}
			</p>
			<ol className="m-0 mt-4 list-none border-t border-line p-0">
				{statements.map((statement, index) => (
					<StatementRow
						key={`${index}-${statement.duty}`}
						statement={statement}
						current={current}
						onDecide={(decision) => onDecide(statement.duty, decision)}
					/>
				))}
			</ol>
			<AddToCvForm statements={texts} current={current} />
			<Button
				look="bare"
				className="mt-2 -ml-5"
				onClick={() => void copyText(texts.map((text) => `• ${text}`).join('\n'))}
			>
				Copy all
			</Button>
		</>
	)
}

function noneReworded(statements: readonly Statement[]): string {
	return statements.some(({ ask }) => ask !== null)
		? 'No suggestions yet. Answer a question to strengthen a line.'
		: 'No suggestions yet.'
}

function TenseChoice({
	current,
	onChange,
}: {
	current: boolean
	onChange: (current: boolean) => void
}) {
	const choices = [
		{ label: 'No, I’ve left', isCurrent: false },
		{ label: 'Yes, I still do it', isCurrent: true },
	]
	return (
		<fieldset>
			<legend className="mb-1 text-sm font-semibold">Do you still do this job?</legend>
			<div className="flex flex-wrap gap-x-6">
				{choices.map(({ label, isCurrent }) => (
					<label key={label} className="flex min-h-11 cursor-pointer items-center gap-2.5">
						<input
							type="radio"
							name="tense"
							checked={current === isCurrent}
							onChange={() => onChange(isCurrent)}
							className="size-5 accent-accent"
						/>
						{label}
					</label>
				))}
			</div>
		</fieldset>
	)
}
