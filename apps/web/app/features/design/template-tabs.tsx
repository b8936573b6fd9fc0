import type { TemplateEntry } from '@app/contract'
import { Link } from 'react-router'

type TemplateTabsProps = { templates: TemplateEntry[]; current: string; who: string }

/** Goes from one template to another. */
export function TemplateTabs({ templates, current, who }: TemplateTabsProps) {
	return (
		<nav
			aria-label="Templates"
			className="flex gap-1 overflow-x-auto p-0.5 max-sm:-mx-5 max-sm:px-5 sm:-ml-3.5 sm:flex-wrap"
		>
			{templates.map(({ id, name }) => (
				<Link
					key={id}
					to={`?template=${id}&who=${who}`}
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
