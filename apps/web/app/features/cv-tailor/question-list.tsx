import type { OpenQuestion } from '@app/rewrite'

/** Shows the requirements that the CV does not mention: only the person knows whether they are met. */
export function QuestionList({ questions }: { questions: OpenQuestion[] }) {
	if (questions.length === 0) return null
	return (
		<section>
			<h4 className="font-sans text-sm font-semibold tracking-normal">Only you can say</h4>
			<p className="mt-1 text-sm text-ink-soft">
				If one of these is true, add it to the job where you did it. If not, leave it out. You may
				be asked about it.
			</p>
			<ul className="mt-2 mb-0 grid list-none gap-2 p-0">
				{questions.map(({ conceptId, quote, line }) => (
					<li key={`${conceptId} ${quote}`} className="border-l-2 border-line-strong pl-3 text-sm">
						<span className="font-medium">{quote}</span>
						{line === quote ? null : (
							<span className="block text-ink-soft wrap-anywhere">“{line}”</span>
						)}
					</li>
				))}
			</ul>
		</section>
	)
}
