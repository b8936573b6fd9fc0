import { carryMarks, plainWords } from '@app/cv'
import { lazyPart } from '#shared/lazy-part.tsx'
import { HelpOnRequest } from './help-on-request.tsx'
import type { LineSuggestionsProps } from './line-suggestions.tsx'

// The engine loads on demand; writing a CV does not need it.
const LineSuggestions = lazyPart(
	async () => (await import('./line-suggestions.tsx')).LineSuggestions,
)

/** Better wording of the lines of a job, when it is asked for; words that stay keep their marks. */
export function WordingHelp({ lines, onChange, ...props }: LineSuggestionsProps) {
	const isEmpty = lines.every((line) => line.trim() === '')
	const plain = lines.map(plainWords)
	const carried = (text: string, index: number) => {
		const line = lines[index] ?? ''
		return text === plain[index] ? line : carryMarks(line, text)
	}
	return (
		<HelpOnRequest label="Suggest better wording" waiting="Reading your lines…">
			{isEmpty ? null : (
				<LineSuggestions
					{...props}
					lines={plain}
					onChange={(worded) => onChange(worded.map(carried))}
				/>
			)}
		</HelpOnRequest>
	)
}
