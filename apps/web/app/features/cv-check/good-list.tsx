import type { Report } from '@app/ats'
import { Check } from 'lucide-react'

/** The checks that found nothing to mend, under the name of their category. */
export function GoodList({ passed, categories }: Pick<Report, 'passed' | 'categories'>) {
	return (
		<div className="grid gap-6">
			{categories.map(({ id, title }) => {
				const own = passed.filter(({ category }) => category === id)
				if (own.length === 0) return null
				return (
					<section key={id}>
						<h3 className="mb-2 font-sans text-sm font-semibold tracking-normal">{title}</h3>
						<ul className="m-0 grid list-none gap-1.5 p-0">
							{own.map((check) => (
								<li key={check.checkId} className="flex gap-2.5 text-sm text-ink-soft">
									<Check size={17} className="mt-0.5 shrink-0 text-moss" aria-hidden />
									{check.title}
								</li>
							))}
						</ul>
					</section>
				)
			})}
		</div>
	)
}
