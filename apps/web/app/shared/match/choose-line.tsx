import type { MatchedRequirement } from '@app/match'
import { useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { SelectField } from '#shared/ui/field.tsx'
import type { CvLines } from './evidence-candidates.ts'
import { noEvidence, type OnConfirm } from './with-confirmed-line.ts'
import { WriteLine } from './write-line.tsx'

type ChooseLineProps = {
	requirement: MatchedRequirement
	lines: CvLines
	onConfirm: OnConfirm
	/** The words of the button. */
	label?: string
}

const longestOption = 90

/** Lets the person say which other line of the CV shows a requirement, or write one that does. */
export function ChooseLine({
	requirement,
	lines,
	onConfirm,
	label = 'Choose another line',
}: ChooseLineProps) {
	const [isOpen, setIsOpen] = useState(false)
	const [offered = noEvidence] = requirement.evidence
	const others = lines.passages.filter(({ text }) => text !== offered.line)
	if (others.length === 0 && lines.places.length === 0) return null
	if (!isOpen) {
		return (
			<Button
				size="small"
				look="bare"
				aria-label={`${label}: ${requirement.quote}`}
				onClick={() => setIsOpen(true)}
			>
				{label}
			</Button>
		)
	}

	function handleChoose(place: string) {
		const chosen = others[Number(place)]
		if (chosen === undefined) return
		const { path, text } = chosen
		const evidence = [{ ...offered, path, quote: text, line: text }]
		void onConfirm({ ...requirement, evidence }, true)
	}

	return (
		<div className="grid w-full gap-4">
			<SelectField
				label={`Which line shows “${requirement.quote}”?`}
				defaultValue=""
				autoFocus
				onChange={({ target }) => handleChoose(target.value)}
			>
				<option value="">Choose a line</option>
				{others.map(({ path, text }, place) => (
					<option key={path} value={place}>
						{text.length > longestOption ? `${text.slice(0, longestOption)} …` : text}
					</option>
				))}
			</SelectField>
			<WriteLine
				quote={requirement.quote}
				places={lines.places}
				onWrite={(path, line) => {
					const evidence = [{ ...offered, path, quote: line, line }]
					void onConfirm({ ...requirement, evidence }, true)
				}}
			/>
		</div>
	)
}
