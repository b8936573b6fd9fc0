import { Check } from 'lucide-react'
import type { Tip } from '#shared/content/tips.server.ts'
import { Prose } from '#shared/ui/prose.tsx'

/** A tip, and the checks of the analysis that it helps to pass. */
export function TipCard({ tip }: { tip: Tip }) {
	const { title, html, checks } = tip
	return (
		<li className="max-w-[44rem]">
			<h3 className="text-lg">{title}</h3>
			<Prose html={html} className="prose-small mt-2" />
			<ul aria-label="Checks" className="mt-3 grid gap-1">
				{checks.map((check) => (
					<li key={check.id} id={check.id} className="flex gap-2 text-sm text-ink-soft">
						<Check size={16} aria-hidden className="mt-[0.2em] shrink-0 text-moss" />
						<span>
							{check.title} <span className="tabular-nums">({check.id})</span>
						</span>
					</li>
				))}
			</ul>
		</li>
	)
}
