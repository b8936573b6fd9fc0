import { useState } from 'react'
import { Link } from 'react-router'
import type { TipGroup } from '#shared/content/tips.server.ts'
import { scoreTextMatch, wordsOfSearch } from '#shared/search/match-words.ts'
import { SearchField } from '#shared/ui/search-field.tsx'
import { TipCard } from './tip-card.tsx'

/** Every tip in the group of the score that it is about, and a field that finds them by their words. */
export function TipsScreen({ groups }: { groups: TipGroup[] }) {
	const [query, setQuery] = useState('')
	const shown = findTips(groups, query)
	const count = shown.reduce((sum, { tips }) => sum + tips.length, 0)
	return (
		<>
			<SearchField
				label="Search the tips"
				value={query}
				onChange={setQuery}
				found={count === 1 ? '1 tip' : `${count} tips`}
			/>
			<div className="mt-6">
				{shown.map(({ id, title, tips }) => (
					<section
						key={id}
						aria-labelledby={`group-${id}`}
						className="grid gap-x-16 gap-y-6 border-t border-line py-12 lg:grid-cols-[17rem_minmax(0,1fr)]"
					>
						<h2 id={`group-${id}`} className="text-xl">
							{title}
						</h2>
						<ul className="grid min-w-0 gap-10">
							{tips.map((tip) => (
								<TipCard key={tip.title} tip={tip} />
							))}
						</ul>
					</section>
				))}
			</div>
			<p className="border-t border-line pt-8 text-ink-soft">
				Find out which of these your CV needs:{' '}
				<Link to="/cv-analysis" className="text-accent underline underline-offset-4">
					check your CV
				</Link>
				.
			</p>
		</>
	)
}

/** The groups with the tips that have all words of a search; without words, all of them. */
function findTips(groups: TipGroup[], query: string): TipGroup[] {
	const words = wordsOfSearch(query)
	if (words.length === 0) return groups
	return groups
		.map((group) => ({
			...group,
			tips: group.tips.filter(({ title, words: text, checks }) => {
				const names = checks.map((check) => `${check.id} ${check.title}`).join(' ')
				return scoreTextMatch(words, { title, rest: `${text} ${names}` }) > 0
			}),
		}))
		.filter(({ tips }) => tips.length > 0)
}
