import { type CvDesign, type CvDocument, formatPartialDate } from '@app/cv'
import { useTemplates } from '#shared/typeset/use-templates.ts'
import { CheckField, SelectField } from '#shared/ui/field.tsx'
import { AccentControls } from './accent-controls.tsx'
import type { ChangeDesign } from './control-group.tsx'
import { describeOmissions } from './describe-omissions.ts'
import { FitButtons } from './fit-buttons.tsx'
import { LayoutControls } from './layout-controls.tsx'
import { OmissionList } from './omission-list.tsx'
import { PageBreakControls } from './page-break-controls.tsx'
import { type EditDocument, SectionControls } from './section-controls.tsx'
import { Slider } from './slider.tsx'
import { TemplateRadios } from './template-radios.tsx'

type DesignPanelProps = {
	document: CvDocument
	design: CvDesign
	/** Text in date fields that could not be read as a date. */
	unreadDates: string[]
	/** Where the CV stands in each template at a readable size. */
	galleryPath: string
	onChange: ChangeDesign
	onEdit: EditDocument
}

const dateStyles: [CvDesign['dateStyle'], string][] = [
	['short', formatPartialDate('2021-09', 'short')],
	['long', formatPartialDate('2021-09', 'long')],
	['numeric', formatPartialDate('2021-09', 'numeric')],
	['year', formatPartialDate('2021-09', 'year')],
]

/** How the CV is set. The words never change with it. */
export function DesignPanel(props: DesignPanelProps) {
	const { document, design, unreadDates, onChange, onEdit } = props
	const { templates, fontPairs } = useTemplates()
	const template = templates.find(({ id }) => id === design.templateId)
	const hasColumns = template?.hasColumns ?? false
	const isInColumns = hasColumns && design.columns === ''
	return (
		<section aria-labelledby="design-title" className="grid gap-8">
			<div>
				<h2 id="design-title" className="text-[1.75rem]">
					Design
				</h2>
				<p className="mt-1.5 max-w-[36rem] text-sm text-ink-soft">
					Change it as often as you like. Your words stay the same.
				</p>
			</div>
			<TemplateRadios {...props} />
			<AccentControls design={design} onChange={onChange} />
			<SizeControls document={document} design={design} onChange={onChange} />
			<LayoutControls
				document={document}
				design={design}
				fontPairs={fontPairs}
				hasColumns={hasColumns}
				hasSideColumn={(template?.sideColumn ?? '') !== ''}
				onChange={onChange}
			/>
			<SectionControls document={document} design={design} onChange={onChange} onEdit={onEdit} />
			<PageBreakControls
				document={document}
				design={design}
				isInColumns={isInColumns}
				onChange={onChange}
			/>
			<section aria-labelledby="left-off-title">
				<h3 id="left-off-title" className="mb-2 font-sans text-sm font-semibold">
					Not on the page
				</h3>
				<OmissionList lines={describeOmissions({ document, design, unreadDates, isInColumns })} />
			</section>
		</section>
	)
}

type SizeControlsProps = Pick<DesignPanelProps, 'document' | 'design' | 'onChange'>

function SizeControls({ document, design, onChange }: SizeControlsProps) {
	return (
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
				shown={`${Math.round(design.spacing * 100)}%`}
				range={{ min: 0.7, max: 1.5, step: 0.05 }}
				onChange={(spacing) => onChange({ spacing }, 'spacing')}
			/>
			<Slider
				label="Margins"
				value={design.margin}
				shown={`${Math.round(design.margin * 100)}%`}
				range={{ min: 0.6, max: 1.4, step: 0.05 }}
				onChange={(margin) => onChange({ margin }, 'margin')}
			/>
			<div className="grid content-start gap-2">
				<FitButtons document={document} design={design} onChange={onChange} />
				<CheckField
					label="Always fit a short last page"
					checked={design.autoFit}
					onChange={(autoFit) => onChange({ autoFit }, 'autoFit')}
				/>
			</div>
			<SelectField
				label="Paper size"
				value={design.pageSize}
				onChange={({ target }) =>
					onChange({ pageSize: target.value === 'us-letter' ? 'us-letter' : 'a4' }, 'pageSize')
				}
			>
				<option value="a4">A4</option>
				<option value="us-letter">US Letter</option>
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
	)
}
