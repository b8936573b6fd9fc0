import type { CvDesign } from '@app/cv'
import { Pipette } from 'lucide-react'
import { accents } from './accents.ts'
import type { ChangeDesign } from './control-group.tsx'
import { ControlGroup } from './control-group.tsx'
import { describeAccent } from './describe-accent.ts'
import { useTemplates } from './use-templates.ts'

type AccentControlsProps = { design: CvDesign; onChange: ChangeDesign }

const swatchClass =
	'grid size-11 cursor-pointer place-items-center rounded-full border-2 border-transparent has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent'
const dotClass =
	'grid size-8 place-items-center rounded-full text-xs font-semibold text-white dark:shadow-[0_0_0_1px_var(--line-strong)]'

/** The one colour beside black: one of a few that read well, or any, with how well it reads. */
export function AccentControls({ design, onChange }: AccentControlsProps) {
	const { templates } = useTemplates()
	const own = templates.find(({ id }) => id === design.templateId)?.accent ?? '#1a1a1a'
	const chosen = design.accent.toLowerCase()
	const isListed = accents.some(({ value }) => value === chosen)
	return (
		<ControlGroup legend="Colour">
			<div className="-ml-1.5 flex flex-wrap gap-x-1 gap-y-1.5">
				{accents.map(({ name, value }) => (
					<label key={value} title={name} className={`${swatchClass} has-checked:border-ink`}>
						<input
							type="radio"
							name="accent"
							aria-label={name}
							className="sr-only"
							checked={chosen === value}
							onChange={() => onChange({ accent: value }, 'accent')}
						/>
						<span aria-hidden className={dotClass} style={{ backgroundColor: value || own }}>
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
						aria-label="Custom colour"
						className="absolute inset-0 cursor-pointer opacity-0"
						value={chosen || own}
						onChange={({ target }) => onChange({ accent: target.value }, 'accent')}
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
				{describeAccent(chosen || own)}
			</p>
		</ControlGroup>
	)
}
