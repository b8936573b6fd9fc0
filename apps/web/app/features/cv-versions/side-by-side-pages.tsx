import { useState } from 'react'
import { StaticPages } from '#shared/typeset/static-pages.tsx'
import { SegmentedControl } from '#shared/ui/segmented-control.tsx'
import type { ComparedSide } from './describe-changes.ts'

type SideBySidePagesProps = { older: ComparedSide; newer: ComparedSide }

const sides = [
	{ value: 'older', label: 'Before' },
	{ value: 'newer', label: 'After' },
] as const

/** Shows the typeset pages of both sides, side by side; a phone shows one at a time. */
export function SideBySidePages({ older, newer }: SideBySidePagesProps) {
	const [shown, setShown] = useState<'older' | 'newer'>('older')
	return (
		<>
			<div className="mb-5 sm:hidden">
				<SegmentedControl legend="Show pages" choices={sides} value={shown} onChange={setShown} />
			</div>
			<div className="grid gap-x-6 gap-y-8 sm:grid-cols-2">
				<Pages side={older} word="Before" isShown={shown === 'older'} />
				<Pages side={newer} word="After" isShown={shown === 'newer'} />
			</div>
			<p className="sr-only">
				These are images of the pages. See “Changes” for the differences in words.
			</p>
		</>
	)
}

function Pages({ side, word, isShown }: { side: ComparedSide; word: string; isShown: boolean }) {
	return (
		<figure className={`m-0 min-w-0 ${isShown ? '' : 'max-sm:hidden'}`}>
			<figcaption className="mb-3 text-sm">
				<span className="font-semibold">{word}</span>
				<span className="block text-ink-soft [overflow-wrap:anywhere]">{side.name}</span>
			</figcaption>
			<StaticPages input={side.content} />
		</figure>
	)
}
