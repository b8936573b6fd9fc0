import type { Finding } from '@app/checks'
import type { CvDocument } from '@app/cv'
import { ChangedText } from '#shared/rewrite-ui/changed-text.tsx'
import { Button } from '#shared/ui/button.tsx'
import { offerWordings } from './offer-wordings.ts'

type BetterWordingProps = { finding: Finding; document: CvDocument; onImprove: () => void }

/** What Ella suggests instead of the lines that a remark is about. */
export function BetterWording({ finding, document, onImprove }: BetterWordingProps) {
	const wordings = offerWordings(finding, document)
	if (wordings.length === 0) return null
	return (
		<div className="mt-3 rounded-control bg-accent-wash px-4 py-3 text-sm">
			<p className="font-semibold">Ella suggests</p>
			<ul className="m-0 mt-1 grid list-none gap-2 p-0">
				{wordings.map(({ before, after, question }, index) => (
					<li key={`${index}-${before}`}>
						<ChangedText before={before} after={after} />
						{question ? <span className="block text-ink-soft">{question}</span> : null}
					</li>
				))}
			</ul>
			<Button size="small" className="mt-3 bg-paper" onClick={onImprove}>
				Improve these lines
			</Button>
		</div>
	)
}
