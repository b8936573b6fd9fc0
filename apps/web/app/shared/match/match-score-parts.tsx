import type { MatchPart } from '@app/match'

/** The parts of the match score, each with its share and one sentence. */
export function MatchScoreParts({ parts }: { parts: MatchPart[] }) {
	return (
		<section>
			<h4 className="font-sans text-sm font-semibold tracking-normal">How we worked this out</h4>
			<dl className="mt-2 mb-0 grid gap-3 text-sm">
				{parts.map(({ id, title, weight, score, reason }) => (
					<div key={id}>
						<dt className="flex flex-wrap justify-between gap-x-4">
							<span>{title}</span>
							<span className="tabular-nums">
								{score}{' '}
								<span className="text-ink-soft">
									· {weight === 0 ? 'not counted' : `${weight}% of the score`}
								</span>
							</span>
						</dt>
						<dd className="m-0 text-ink-soft">{reason}</dd>
					</div>
				))}
			</dl>
		</section>
	)
}
