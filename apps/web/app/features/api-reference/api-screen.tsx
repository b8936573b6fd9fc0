import type { CallGroup } from '#shared/api-reference/described-call.ts'
import { CallCard } from './call-card.tsx'

/** Every call in its group, with the groups listed beside them on wide screens. */
export function ApiScreen({ groups }: { groups: CallGroup[] }) {
	return (
		<div className="grid gap-x-14 lg:grid-cols-[14rem_minmax(0,1fr)]">
			<nav aria-label="API call groups" className="mb-10 lg:mb-0">
				<ul className="flex flex-wrap gap-x-5 lg:sticky lg:top-[calc(var(--nav-height)+2rem)] lg:block">
					{groups.map(({ title, anchor, calls }) => (
						<li key={anchor}>
							<a
								href={`#${anchor}`}
								className="flex min-h-11 items-center justify-between gap-3 text-sm text-ink-soft no-underline hover:text-ink lg:min-h-9"
							>
								{title}
								<span className="hidden tabular-nums lg:inline">{calls.length}</span>
							</a>
						</li>
					))}
				</ul>
			</nav>
			<div className="min-w-0">
				{groups.map(({ title, anchor, calls }) => (
					<section key={anchor} aria-labelledby={anchor} className="mb-14">
						<h2 id={anchor} className="mb-4 text-xl">
							{title}
						</h2>
						{calls.map((call) => (
							<CallCard key={call.anchor} call={call} />
						))}
					</section>
				))}
			</div>
		</div>
	)
}
