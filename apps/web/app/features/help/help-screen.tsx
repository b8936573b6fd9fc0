import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import type { AnswerGroup } from '#shared/content/help-answers.server.ts'
import { SearchField } from '#shared/ui/search-field.tsx'
import { AnswerRow } from './answer-row.tsx'
import { claimExamplesAnchor } from './claim-examples.ts'
import { ClaimExamplesSection } from './claim-examples-section.tsx'
import { findAnswers } from './find-answers.ts'

/** Every answer in its group, and a field that finds them by their words. */
export function HelpScreen({ groups }: { groups: AnswerGroup[] }) {
	const [query, setQuery] = useState('')
	const asked = useAskedAnchor()
	const shown = findAnswers(groups, query)
	const count = shown.reduce((sum, { answers }) => sum + answers.length, 0)
	return (
		<>
			<SearchField
				label="Search the answers"
				value={query}
				onChange={setQuery}
				found={count === 1 ? '1 answer' : `${count} answers`}
			/>
			{count === 0 ? <NothingFound /> : null}
			<div className="mt-6">
				{shown.map(({ title, anchor, answers }) => (
					<section
						key={anchor}
						aria-labelledby={anchor}
						className="grid gap-x-16 gap-y-4 border-t border-line py-10 lg:grid-cols-[17rem_minmax(0,1fr)]"
					>
						<h2 id={anchor} className="text-xl">
							{title}
						</h2>
						<div className="min-w-0 max-w-[44rem]">
							{answers.map((answer) => (
								<AnswerRow
									key={answer.anchor}
									answer={answer}
									isOpen={query.trim() !== '' || asked === answer.anchor}
								>
									{answer.anchor === claimExamplesAnchor ? <ClaimExamplesSection /> : null}
								</AnswerRow>
							))}
						</div>
					</section>
				))}
			</div>
			{count > 0 ? (
				<p className="border-t border-line pt-8 text-ink-soft">
					Can’t find your answer?{' '}
					<Link to="/contact" className="text-accent underline underline-offset-4">
						Contact us
					</Link>
					.
				</p>
			) : null}
		</>
	)
}

function NothingFound() {
	return (
		<p className="mt-4 max-w-[41rem] border-t border-line pt-8">
			No results. Try fewer words, or{' '}
			<Link to="/contact" className="text-accent underline underline-offset-4">
				contact us
			</Link>
			.
		</p>
	)
}

/** The answer that the end of the address names, which opens. */
function useAskedAnchor(): string {
	const [anchor, setAnchor] = useState('')
	useEffect(() => {
		const look = () => setAnchor(window.location.hash.slice(1))
		look()
		window.addEventListener('hashchange', look)
		return () => window.removeEventListener('hashchange', look)
	}, [])
	return anchor
}
