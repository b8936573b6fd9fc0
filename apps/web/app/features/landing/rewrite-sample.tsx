import { Highlight } from '#shared/ui/highlight.tsx'
import type { LandingFacts } from './landing-facts.ts'

type RewriteSampleProps = { rewrite: LandingFacts['rewrite']; rotation: number }

/** Shows Ella's wording of one line of the CV at the top of the page, and the question that remains. */
export function RewriteSample({ rewrite, rotation }: RewriteSampleProps) {
	const { before, opening, rest, question } = rewrite
	return (
		<dl>
			<div className="rewrite-slip" style={{ rotate: `${rotation}deg` }}>
				<dt>Your CV says</dt>
				<dd>{before}</dd>
				<dt>Ella suggests</dt>
				<dd>
					<Highlight>{opening}</Highlight>
					{rest}
				</dd>
			</div>
			<div className="mt-4 rounded-control bg-accent-wash px-4 py-3 text-sm">
				<dt className="font-semibold">Ella asks</dt>
				<dd>{question}</dd>
			</div>
		</dl>
	)
}
