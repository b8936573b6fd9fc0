import type { TemplateEntry } from '@app/contract'
import { Link } from 'react-router'
import { useArrowKeys } from './use-arrow-keys.ts'

type TemplateTabsProps = { templates: TemplateEntry[]; current: string; who: string }

/** Goes from one template to another, also by the arrow keys. */
export function TemplateTabs({ templates, current, who }: TemplateTabsProps) {
	const pathOf = (id: string) => `?template=${id}&who=${who}`
	useArrowKeys(
		templates.map(({ id }) => pathOf(id)),
		templates.findIndex(({ id }) => id === current),
	)
	return (
		<nav
			aria-label="Templates"
			className="flex gap-1 overflow-x-auto p-0.5 max-sm:-mx-5 max-sm:px-5 sm:-ml-3.5 sm:flex-wrap"
		>
			{templates.map(({ id, name }) => (
				<Link
					key={id}
					to={pathOf(id)}
					ref={id === current ? bringIntoView : undefined}
					replace
					preventScrollReset
					aria-current={id === current ? 'page' : undefined}
					className="inline-flex min-h-11 shrink-0 items-center rounded-control px-3.5 text-sm font-medium text-ink-soft
						no-underline hover:text-ink aria-[current]:bg-accent-wash aria-[current]:font-semibold aria-[current]:text-ink"
				>
					{name}
				</Link>
			))}
		</nav>
	)
}

// On a phone the names are a strip; the current one is in sight, and the page stays where it is.
function bringIntoView(link: HTMLAnchorElement | null): void {
	const strip = link?.parentElement
	if (link == null || strip == null) return
	const start = link.offsetLeft - strip.offsetLeft
	const isInSight =
		start >= strip.scrollLeft && start + link.offsetWidth <= strip.scrollLeft + strip.clientWidth
	if (!isInSight) strip.scrollLeft = start - (strip.clientWidth - link.offsetWidth) / 2
}
