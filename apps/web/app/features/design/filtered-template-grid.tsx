import type { TemplateEntry } from '@app/contract'
import type { ReactNode } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { SelectField } from '#shared/ui/field.tsx'
import { filterChoices, matchesFilters } from './filter-templates.ts'
import type { TemplateFiltering } from './use-template-filters.ts'

type Shown = Pick<TemplateEntry, 'id' | 'trades' | 'hasColumns' | 'isCompact'> & {
	character: string
}

type FilteredTemplateGridProps<Template extends Shown> = {
	templates: readonly Template[]
	filtering: TemplateFiltering
	/** Renders a card; `at` is its index among the shown cards. */
	children: (template: Template, at: number) => ReactNode
}

/** Shows cards of the templates that match the filters. Every page that lists all templates uses it. */
export function FilteredTemplateGrid<Template extends Shown>(
	props: FilteredTemplateGridProps<Template>,
) {
	const { templates, filtering, children } = props
	const found = templates.filter((template) => matchesFilters(template, filtering.filters))
	return (
		<>
			<p role="status" className="mt-4 mb-8 text-sm text-ink-soft">
				{found.length === 1 ? '1 template' : `${found.length} templates`}
			</p>
			{found.length === 0 ? (
				<div>
					<p>No templates match. Try removing a filter.</p>
					<Button className="mt-3" size="small" onClick={filtering.clear}>
						Show all templates
					</Button>
				</div>
			) : null}
			<TemplateCardGrid templates={found}>{children}</TemplateCardGrid>
		</>
	)
}

type TemplateCardGridProps<Template> = {
	templates: readonly Template[]
	children: (template: Template, at: number) => ReactNode
}

/** A card for each of some templates. */
export function TemplateCardGrid<Template extends { id: string }>({
	templates,
	children,
}: TemplateCardGridProps<Template>) {
	return (
		<ul className="m-0 grid list-none gap-x-10 gap-y-16 p-0 sm:grid-cols-2 lg:grid-cols-3">
			{templates.map((template, at) => (
				<li key={template.id} className="min-w-0">
					{children(template, at)}
				</li>
			))}
		</ul>
	)
}

const fields = ['trade', 'columns', 'character', 'space'] as const

/**
 * Shows the filters for templates; on a phone each has its label beside it, so that no option is cut off. It stands
 * outside the cards, which a page may replace.
 */
export function TemplateFilterBar({
	filtering: { filters, choose },
}: {
	filtering: TemplateFiltering
}) {
	return (
		<section
			aria-label="Filter templates"
			className="grid gap-x-4 gap-y-2 sm:grid-cols-2 sm:gap-y-4 lg:grid-cols-4 max-sm:[&>div]:grid max-sm:[&>div]:grid-cols-[6.5rem_1fr]
				max-sm:[&>div]:items-center max-sm:[&_label]:mb-0"
		>
			{fields.map((field) => (
				<SelectField
					key={field}
					label={filterChoices[field].label}
					value={filters[field]}
					onChange={({ target }) => choose({ [field]: target.value })}
				>
					{filterChoices[field].options.map(([value, name]) => (
						<option key={value} value={value}>
							{name}
						</option>
					))}
				</SelectField>
			))}
		</section>
	)
}
