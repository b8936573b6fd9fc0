import { WandSparkles } from 'lucide-react'
import { type ReactNode, Suspense, useState } from 'react'

type HelpOnRequestProps = {
	/** What the button says. */
	label: string
	/** The text while the help loads. */
	waiting: string
	/** The help, rendered once the person has asked; `null` where no help is possible. */
	children: ReactNode
}

/** Help that is quiet, and not even fetched, until it is asked for. */
export function HelpOnRequest({ label, waiting, children }: HelpOnRequestProps) {
	const [isAsked, setIsAsked] = useState(false)
	if (children === null) return null
	if (isAsked)
		return (
			<Suspense fallback={<p className="py-3 text-sm text-ink-soft">{waiting}</p>}>
				{children}
			</Suspense>
		)
	return (
		<button
			type="button"
			onClick={() => setIsAsked(true)}
			className="inline-flex min-h-11 items-center gap-1.5 rounded-control px-1 text-sm font-semibold text-accent hover:text-accent-hover"
		>
			<WandSparkles size={16} aria-hidden />
			{label}
		</button>
	)
}
