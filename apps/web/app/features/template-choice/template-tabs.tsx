import type { TemplateEntry } from '@app/contract'
import { Link } from 'react-router'

type TemplateTabsProps = { templates: TemplateEntry[]; current: string }

/** Goes from one template to another. */
export function TemplateTabs({ templates, current }: TemplateTabsProps) {
	return (
		<nav aria-label="Templates" className="flex flex-wrap gap-1">
			{templates.map(({ id, name }) => (
				<Link
					key={id}
					to={`?template=${id}`}
					replace
					preventScrollReset
					aria-current={id === current ? 'page' : undefined}
					className="inline-flex min-h-11 items-center rounded-control px-3.5 text-sm font-medium text-ink-soft no-underline hover:text-ink aria-[current]:bg-accent-wash aria-[current]:font-semibold aria-[current]:text-ink"
				>
					{name}
				</Link>
			))}
		</nav>
	)
}
