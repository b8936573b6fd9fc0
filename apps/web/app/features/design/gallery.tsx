import type { TemplateEntry } from '@app/contract'
import { type ReactNode, useState } from 'react'
import { Button } from '#shared/ui/button.tsx'
import { SelectField } from '#shared/ui/field.tsx'
import {
	filterChoices,
	matchesFilters,
	noFilters,
	type TemplateFilters,
} from './filter-templates.ts'

type Shown = Pick<TemplateEntry, 'id' | 'trades' | 'hasColumns' | 'isCompact'> & {
	character: string
}

type GalleryProps<Template extends Shown> = {
	templates: readonly Template[]
	/** A card; `at` counts those that are shown. */
	children: (template: Template, at: number) => ReactNode
}

/** Cards of templates, with what one can choose among them by. Every page that shows all templates shows them so. */
export function Gallery<Template extends Shown>({ templates, children }: GalleryProps<Template>) {
	const [filters, setFilters] = useState(noFilters)
	const found = templates.filter((template) => matchesFilters(template, filters))
	return (
		<>
			<FilterBar filters={filters} onChange={setFilters} />
			<p role="status" className="mt-4 mb-8 text-sm text-ink-soft">
				{found.length === 1 ? '1 template' : `${found.length} templates`}
			</p>
			{found.length === 0 ? (
				<div>
					<p>No templates match. Try removing a filter.</p>
					<Button className="mt-3" size="small" onClick={() => setFilters(noFilters)}>
						Show all templates
					</Button>
				</div>
			) : null}
			<ul className="m-0 grid list-none gap-x-10 gap-y-16 p-0 sm:grid-cols-2 lg:grid-cols-3">
				{found.map((template, at) => (
					<li key={template.id} className="min-w-0">
						{children(template, at)}
					</li>
				))}
			</ul>
		</>
	)
}

type FilterBarProps = { filters: TemplateFilters; onChange: (filters: TemplateFilters) => void }

const fields = ['trade', 'columns', 'character', 'space'] as const

function FilterBar({ filters, onChange }: FilterBarProps) {
	return (
		<section aria-label="Filter templates" className="grid grid-cols-2 gap-4 lg:grid-cols-4">
			{fields.map((field) => (
				<SelectField
					key={field}
					label={filterChoices[field].label}
					value={filters[field]}
					onChange={({ target }) => onChange({ ...filters, [field]: target.value })}
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
