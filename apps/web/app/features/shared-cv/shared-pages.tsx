import '#shared/typeset/typeset.css'
import type { Preview } from '@app/contract'
import { Button } from '#shared/ui/button.tsx'

type SharedPagesProps = {
	data: Preview | undefined
	error: Error | null
	refetch: () => unknown
}

/** The typeset pages: pictures, of which the words stand beside them. The printer gets them and nothing else. */
export function SharedPages({ data, error, refetch }: SharedPagesProps) {
	if (error) {
		return (
			<div role="alert" className="py-10 text-center text-ink-soft">
				<p>We can’t show the pages right now. The text has everything.</p>
				<Button className="mt-5" onClick={() => void refetch()}>
					Try again
				</Button>
			</div>
		)
	}
	if (data === undefined) {
		return (
			<div role="status" aria-label="Loading the pages" className="typeset-pages">
				<div className="typeset-page" />
			</div>
		)
	}
	return (
		<div aria-hidden className="typeset-print">
			<style>{describePaper(data)}</style>
			<div className="typeset-pages">
				{data.pages.map(({ hash, svg, widthPt, heightPt }, index) => (
					<div
						key={`${index}-${hash}`}
						className="typeset-page"
						style={{ aspectRatio: `${widthPt} / ${heightPt}` }}
					>
						<img
							alt=""
							src={`data:image/svg+xml,${encodeURIComponent(svg ?? '')}`}
							className="block size-full"
						/>
					</div>
				))}
			</div>
		</div>
	)
}

/** Printed on another paper, a page would run on to a second sheet. */
function describePaper({ pages: [first] }: Preview): string {
	return first ? `@page { size: ${first.widthPt}pt ${first.heightPt}pt }` : ''
}
