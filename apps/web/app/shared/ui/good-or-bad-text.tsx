import { CircleAlert, CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'

type GoodOrBadTextProps = { isGood: boolean; children: ReactNode }

/** A text behind a mark that says whether it's good news: the contents of a row that sets both beside each other. */
export function GoodOrBadText({ isGood, children }: GoodOrBadTextProps) {
	const Icon = isGood ? CircleCheck : CircleAlert
	return (
		<>
			<Icon
				size={17}
				aria-hidden
				className={`mt-0.5 shrink-0 ${isGood ? 'text-accent' : 'text-amber'}`}
			/>
			<span>{children}</span>
		</>
	)
}
