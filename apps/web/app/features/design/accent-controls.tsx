import type { CvDesign } from '@app/cv'
import { Pipette } from 'lucide-react'
import { useTemplates } from '#shared/typeset/use-templates.ts'
import { accents, describeAccent } from './accents.ts'
import type { ChangeDesign } from './control-group.tsx'
import { ControlGroup } from './control-group.tsx'

type ColourField = 'accent' | 'secondColour'
type AccentControlsProps = { design: CvDesign; onChange: ChangeDesign }

const swatchClass =
	'grid size-11 cursor-pointer place-items-center rounded-full border-2 border-transparent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'
const dotClass =
	'grid size-8 place-items-center rounded-full text-xs font-semibold text-white dark:shadow-[0_0_0_1px_var(--line-strong)]'

/** The colour beside black, and in templates of two tones a second one. */
export function AccentControls({ design, onChange }: AccentControlsProps) {
	const { templates } = useTemplates()
	const template = templates.find(({ id }) => id === design.templateId)
	const own = template?.accent ?? '#1a1a1a'
	const colour = { design, onChange }
	return (
		<div className="grid gap-6">
			<ColourControls {...colour} field="accent" legend="Colour" usual={own} />
			{template?.isTwoTone ? (
				<ColourControls
					{...colour}
					field="secondColour"
					legend="Second colour"
					usual={design.accent || own}
				/>
			) : null}
		</div>
	)
}

type ColourControlsProps = AccentControlsProps & {
	field: ColourField
	legend: string
	/** The colour when the person chose none. */
	usual: string
}

/** One of a few colours that read well, or any, with how well it reads. */
function ColourControls({ design, onChange, field, legend, usual }: ColourControlsProps) {
	const chosen = design[field].toLowerCase()
	const isListed = accents.some(({ value }) => value === chosen)
	const change = (colour: string) => onChange({ [field]: colour }, field)
	return (
		<ControlGroup legend={legend}>
			<div className="-ml-1.5 flex flex-wrap gap-x-1 gap-y-1.5">
				{accents.map(({ name, value }) => (
					<label key={value} title={name} className={`${swatchClass} has-checked:border-ink`}>
						<input
							type="radio"
							name={field}
							aria-label={name}
							className="sr-only"
							checked={chosen === value}
							onChange={() => change(value)}
						/>
						<span aria-hidden className={dotClass} style={{ backgroundColor: value || usual }}>
							{value === '' ? 'Aa' : ''}
						</span>
					</label>
				))}
				<label
					title="Custom colour"
					className={`${swatchClass} relative ${isListed ? '' : 'border-ink'}`}
				>
					<input
						type="color"
						aria-label={`Custom ${legend.toLowerCase()}`}
						className="absolute inset-0 cursor-pointer opacity-0"
						value={chosen || usual}
						onChange={({ target }) => change(target.value)}
					/>
					<span
						aria-hidden
						className={`${dotClass} border border-dashed border-line-strong`}
						style={isListed ? {} : { backgroundColor: chosen }}
					>
						<Pipette
							size={15}
							className={isListed ? 'text-ink' : 'text-white mix-blend-difference'}
						/>
					</span>
				</label>
			</div>
			<p role="status" className="mt-1.5 text-sm text-ink-soft">
				{describeAccent(chosen || usual)}
			</p>
		</ControlGroup>
	)
}
