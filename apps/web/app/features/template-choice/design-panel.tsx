import { type CvDesign, type CvDocument, formatPartialDate } from '@app/cv'
import type { ReactNode } from 'react'
import { ButtonLink } from '#shared/ui/button.tsx'
import { SelectField } from '#shared/ui/field.tsx'
import { accents } from './accents.ts'
import { BreakControls } from './break-controls.tsx'
import type { ChangeDesign } from './change-design.ts'
import { FitButtons } from './fit-buttons.tsx'
import { LayoutControls } from './layout-controls.tsx'
import { SectionControls } from './section-controls.tsx'
import { useTemplates } from './use-templates.ts'

type DesignPanelProps = { document: CvDocument; design: CvDesign; onChange: ChangeDesign }
type DesignPartProps = Omit<DesignPanelProps, 'document'>

const dateStyles: [CvDesign['dateStyle'], string][] = [
	['short', formatPartialDate('2021-09', 'short')],
	['long', formatPartialDate('2021-09', 'long')],
	['numeric', formatPartialDate('2021-09', 'numeric')],
	['year', formatPartialDate('2021-09', 'year')],
]

/** How the CV is set. The words never change with it. */
export function DesignPanel({ document, design, onChange }: DesignPanelProps) {
	const { templates, fontPairs } = useTemplates()
	const hasColumns = templates.find(({ id }) => id === design.templateId)?.hasColumns ?? false
	return (
		<section aria-labelledby="design-title" className="grid gap-8">
			<div>
				<h2 id="design-title" className="text-[1.75rem]">
					Design
				</h2>
				<p className="mt-1.5 max-w-[36rem] text-sm text-ink-soft">
					Change it as often as you like: your words stay as they are.
				</p>
			</div>
			<TemplateRadios design={design} onChange={onChange} />
			<AccentRadios design={design} onChange={onChange} />
			<div className="grid gap-6 sm:grid-cols-2">
				<Slider
					label="Text size"
					value={design.textSizePt}
					shown={`${design.textSizePt} pt`}
					range={{ min: 9, max: 13, step: 0.5 }}
					onChange={(textSizePt) => onChange({ textSizePt }, 'textSizePt')}
				/>
				<Slider
					label="Spacing"
					value={design.spacing}
					shown={`${Math.round(design.spacing * 100)} %`}
					range={{ min: 0.7, max: 1.5, step: 0.05 }}
					onChange={(spacing) => onChange({ spacing }, 'spacing')}
				/>
				<Slider
					label="Margins"
					value={design.margin}
					shown={`${Math.round(design.margin * 100)} %`}
					range={{ min: 0.6, max: 1.4, step: 0.05 }}
					onChange={(margin) => onChange({ margin }, 'margin')}
				/>
				<div className="self-end">
					<FitButtons document={document} design={design} onChange={onChange} />
				</div>
				<SelectField
					label="Paper"
					value={design.pageSize}
					onChange={({ target }) =>
						onChange({ pageSize: target.value === 'us-letter' ? 'us-letter' : 'a4' }, 'pageSize')
					}
				>
					<option value="a4">A4</option>
					<option value="us-letter">American Letter</option>
				</SelectField>
				<SelectField
					label="Dates"
					value={design.dateStyle}
					onChange={({ target }) =>
						onChange({ dateStyle: target.value as CvDesign['dateStyle'] }, 'dateStyle')
					}
				>
					{dateStyles.map(([style, example]) => (
						<option key={style} value={style}>
							{example}
						</option>
					))}
				</SelectField>
			</div>
			<LayoutControls
				design={design}
				fontPairs={fontPairs}
				hasColumns={hasColumns}
				onChange={onChange}
			/>
			<SectionControls document={document} design={design} onChange={onChange} />
			<BreakControls
				document={document}
				design={design}
				isInColumns={hasColumns && design.columns === ''}
				onChange={onChange}
			/>
		</section>
	)
}

function TemplateRadios({ design, onChange }: DesignPartProps) {
	const { templates, error } = useTemplates()
	return (
		<Choices legend="Template">
			{error ? <p className="text-sm text-ink-soft">{error.message}</p> : null}
			<div className="grid gap-2 sm:grid-cols-3">
				{templates.map(({ id, name, suits }) => (
					<label
						key={id}
						className="cursor-pointer rounded-control border border-line-strong bg-paper px-3.5 py-3 has-checked:border-accent has-checked:bg-accent-wash has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
					>
						<input
							type="radio"
							name="template"
							className="sr-only"
							checked={design.templateId === id}
							onChange={() => onChange({ templateId: id }, 'templateId')}
						/>
						<span className="block text-sm font-semibold">{name}</span>
						<span className="mt-0.5 block text-xs text-ink-soft">{suits}</span>
					</label>
				))}
			</div>
			<ButtonLink to="/cv-writer/template-selection/local" size="small" className="mt-3">
				See your CV in each of them
			</ButtonLink>
		</Choices>
	)
}

function AccentRadios({ design, onChange }: DesignPartProps) {
	const { templates } = useTemplates()
	const own = templates.find(({ id }) => id === design.templateId)?.accent ?? '#1a1a1a'
	return (
		<Choices legend="Colour">
			<div className="flex flex-wrap gap-1.5">
				{accents.map(({ name, value }) => (
					<label
						key={value}
						title={name}
						className="grid size-11 cursor-pointer place-items-center rounded-full border-2 border-transparent has-checked:border-ink has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent"
					>
						<input
							type="radio"
							name="accent"
							aria-label={name}
							className="sr-only"
							checked={design.accent.toLowerCase() === value}
							onChange={() => onChange({ accent: value }, 'accent')}
						/>
						<span
							aria-hidden
							className="grid size-8 place-items-center rounded-full text-xs font-semibold text-white dark:shadow-[0_0_0_1px_var(--line-strong)]"
							style={{ backgroundColor: value || own }}
						>
							{value === '' ? 'Aa' : ''}
						</span>
					</label>
				))}
			</div>
		</Choices>
	)
}

function Choices({ legend, children }: { legend: string; children: ReactNode }) {
	return (
		<fieldset className="min-w-0">
			<legend className="mb-2 text-sm font-semibold">{legend}</legend>
			{children}
		</fieldset>
	)
}

type SliderProps = {
	label: string
	value: number
	shown: string
	range: { min: number; max: number; step: number }
	onChange: (value: number) => void
}

function Slider({ label, value, shown, range, onChange }: SliderProps) {
	return (
		<label className="block text-sm font-semibold">
			<span className="flex justify-between">
				{label}
				<span className="font-normal text-ink-soft">{shown}</span>
			</span>
			<input
				type="range"
				{...range}
				value={value}
				aria-valuetext={shown}
				onChange={(event) => onChange(Number(event.target.value))}
				className="mt-1.5 h-11 w-full cursor-pointer accent-accent"
			/>
		</label>
	)
}
