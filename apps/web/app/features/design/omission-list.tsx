import { CircleCheck } from 'lucide-react'
import type { LeftOffLine } from './describe-omissions.ts'

/** Lists the content that the pages leave out, or says that they show everything. */
export function OmissionList({ lines }: { lines: LeftOffLine[] }) {
	if (lines.length === 0) {
		return (
			<p className="flex gap-2 text-sm">
				<CircleCheck size={17} aria-hidden className="mt-[0.18em] shrink-0 text-moss" />
				Everything you wrote is on the page.
			</p>
		)
	}
	return (
		<ul className="m-0 grid list-none gap-2 border-l-2 border-line-strong p-0 pl-4">
			{lines.map(({ what, words }, index) => (
				<li key={`${index}-${what}`} className="text-sm">
					<span className="font-medium">{what}</span>
					{words ? <span className="block text-ink-soft">{words}</span> : null}
				</li>
			))}
		</ul>
	)
}
