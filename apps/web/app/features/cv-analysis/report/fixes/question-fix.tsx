import { maxLineLength, maxPassageLength } from '@app/cv'
import { useId, useState } from 'react'
import { TextAreaField, TextField } from '#shared/ui/field.tsx'
import { FixForm } from './fix-form.tsx'
import type { FixQuestion, QuestionPart } from './fix-questions.ts'
import type { NewFix } from './fix-steps.ts'

type QuestionFixProps = {
	question: FixQuestion
	onFix: (fix: Omit<NewFix, 'findingId'>) => void
	onCancel: () => void
}

/** Shows a question in place of its remark; the answer becomes part of the CV. */
export function QuestionFix({ question, onFix, onCancel }: QuestionFixProps) {
	const { parts, build } = question
	const [answers, setAnswers] = useState<Record<string, string>>(() =>
		Object.fromEntries(parts.map(({ key, value }) => [key, value])),
	)
	const [problem, setProblem] = useState<string | null>(null)
	const problemId = useId()
	const isSame = parts.every(({ key, value }) => (answers[key] ?? '').trim() === value.trim())
	function submit() {
		const empty = parts.find(({ key, isOptional }) => !isOptional && !answers[key]?.trim())
		if (empty !== undefined) return setProblem(`Fill in “${empty.label}” first.`)
		if (isSame) return setProblem('Nothing has changed yet.')
		const changes = build(answers)
		if (typeof changes === 'string') return setProblem(changes)
		onFix({ text: describeAnswers(parts, answers), changes })
	}
	return (
		<FixForm
			submitLabel={parts.some(({ kind }) => kind === 'month') ? 'Use these details' : 'Use this'}
			onSubmit={submit}
			onCancel={onCancel}
		>
			<div className="grid gap-3 sm:grid-cols-2">
				{parts.map((part) => (
					<Part
						key={part.key}
						part={part}
						value={answers[part.key] ?? ''}
						onChange={(value) => {
							setProblem(null)
							setAnswers({ ...answers, [part.key]: value })
						}}
						describedBy={problem === null ? undefined : problemId}
					/>
				))}
			</div>
			<p id={problemId} role="status" className="text-sm text-brick empty:hidden">
				{problem}
			</p>
		</FixForm>
	)
}

type PartProps = {
	part: QuestionPart
	value: string
	onChange: (value: string) => void
	describedBy: string | undefined
}

function Part({
	part: { label, kind, hint, isOptional },
	value,
	onChange,
	describedBy,
}: PartProps) {
	const field = {
		label: isOptional ? `${label} (if any)` : label,
		value,
		placeholder: hint,
		'aria-describedby': describedBy,
	}
	if (kind === 'lines')
		return (
			<div className="sm:col-span-2">
				<TextAreaField
					{...field}
					rows={2}
					maxLength={maxPassageLength}
					onChange={({ target }) => onChange(target.value)}
				/>
			</div>
		)
	return (
		<TextField
			{...field}
			type={kind === 'month' ? 'text' : kind}
			maxLength={maxLineLength}
			onChange={({ target }) => onChange(target.value)}
		/>
	)
}

const mostShown = 120

function describeAnswers(
	parts: readonly QuestionPart[],
	answers: Readonly<Record<string, string>>,
): string {
	const all = parts.map(({ key }) => answers[key]?.trim()).filter(Boolean)
	const text = all.join(', ')
	return text.length <= mostShown ? text : `${text.slice(0, mostShown - 1)}…`
}
