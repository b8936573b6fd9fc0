import type { QuickFix } from '@app/checks'
import { plainWords } from '@app/cv'
import { useId } from 'react'
import { ChangedText } from '#shared/rewrite-ui/changed-text.tsx'
import { Button } from '#shared/ui/button.tsx'

type CorrectLinesProps = {
	fix: QuickFix
	onUse: (fix: QuickFix) => void
	onCancel: () => void
}

/** Shows each line that a fix changes, as it is and as it will be, before the person makes the change. */
export function CorrectLines({ fix, onUse, onCancel }: CorrectLinesProps) {
	const titleId = useId()
	return (
		<section aria-labelledby={titleId} className="grid w-full gap-3">
			<h4 id={titleId} className="font-sans text-sm font-semibold tracking-normal">
				{fix.edits.length === 1 ? 'This line changes' : `These ${fix.edits.length} lines change`}
			</h4>
			<ul className="m-0 grid list-none gap-2.5 border-l-2 border-marker py-0 pr-0 pl-3">
				{fix.edits.map(({ path, before, after }) => (
					<li key={path} className="[overflow-wrap:anywhere]">
						<p className="text-sm text-ink-soft">
							<span className="sr-only">Now: </span>
							{toWords(before)}
						</p>
						<p className="font-serif">
							<span className="sr-only">Then: </span>
							<ChangedText before={toWords(before)} after={toWords(after)} />
						</p>
					</li>
				))}
			</ul>
			<div className="flex flex-wrap gap-2">
				<Button size="small" look="primary" onClick={() => onUse(fix)}>
					Correct these
				</Button>
				<Button size="small" look="bare" onClick={onCancel}>
					Not now
				</Button>
			</div>
		</section>
	)
}

const toWords = (value: unknown) => (typeof value === 'string' ? plainWords(value) : '')
