import type { FontPairEntry } from '@app/contract'
import { type CvDesign, type CvDocument, rolesTogether } from '@app/cv'
import { designChoices } from '#shared/design-choices.ts'
import { CheckField, SelectField } from '#shared/ui/field.tsx'
import type { ChangeDesign } from './control-group.tsx'

type Choice = keyof typeof designChoices
type LayoutControlsProps = {
	document: CvDocument
	design: CvDesign
	fontPairs: FontPairEntry[]
	/** Whether the template has a second column. */
	hasColumns: boolean
	/** Whether the width and the side of that column can be changed. */
	hasSideColumn: boolean
	onChange: ChangeDesign
}

/** Fonts, header, dates, bullets, columns and page numbers. */
export function LayoutControls(props: LayoutControlsProps) {
	const { design, fontPairs, hasColumns, hasSideColumn, onChange } = props
	const [isApart, isSplit] = [design.datePlace === 'right', design.headerLayout === 'split']
	return (
		<div className="grid gap-6 sm:grid-cols-2">
			<SelectField
				label="Fonts"
				value={design.fontPair}
				onChange={({ target }) => onChange({ fontPair: target.value }, 'fontPair')}
			>
				<option value="">Template default</option>
				{fontPairs.map(({ id, name, character }) => (
					<option key={id} value={id}>
						{name}: {character.toLowerCase()}
					</option>
				))}
			</SelectField>
			<ChoiceField field="headerLayout" design={design} onChange={onChange} />
			<ChoiceField field="datePlace" design={design} onChange={onChange} />
			<ChoiceField field="bulletStyle" design={design} onChange={onChange} />
			<ChoiceField field="headingLanguage" design={design} onChange={onChange} />
			<ChoiceField field="photo" design={design} onChange={onChange} />
			{hasSideColumn && design.columns === '' ? (
				<>
					<ChoiceField field="sidebarSide" design={design} onChange={onChange} />
					<ChoiceField field="sidebarWidth" design={design} onChange={onChange} />
				</>
			) : null}
			<LayoutSwitches {...props} />
			{isApart || isSplit || (hasColumns && design.columns === '') ? (
				<p className="text-sm text-ink-soft sm:col-span-2">
					Some older software reads straight across columns. If you’ll upload your CV to application
					forms, choose one column and put dates beside the employer.
				</p>
			) : null}
		</div>
	)
}

function LayoutSwitches({ document, design, hasColumns, onChange }: LayoutControlsProps) {
	return (
		<div className="grid content-start gap-2">
			<CheckField
				label="Page numbers"
				checked={design.pageNumbers}
				onChange={(pageNumbers) => onChange({ pageNumbers }, 'pageNumbers')}
			/>
			{hasColumns ? (
				<CheckField
					label="One column"
					checked={design.columns === 'one'}
					onChange={(isOne) => onChange({ columns: isOne ? 'one' : '' }, 'columns')}
				/>
			) : null}
			{hasSeveralRoles(document) ? (
				<CheckField
					label="Group roles under one employer"
					checked={design.employerOnce}
					onChange={(employerOnce) => onChange({ employerOnce }, 'employerOnce')}
				/>
			) : null}
		</div>
	)
}

function hasSeveralRoles({ experience }: CvDocument): boolean {
	return rolesTogether(experience, { employerOnce: true }).length < experience.length
}

// Each of these always has one of its options.
const withoutDefault: ReadonlySet<Choice> = new Set<Choice>([
	'headingLanguage',
	'sidebarSide',
	'sidebarWidth',
])

function nameOfDefault(field: Choice): string {
	return field === 'photo' ? 'As usual in the CV’s language' : 'Template default'
}

type ChoiceFieldProps = { field: Choice; design: CvDesign; onChange: ChangeDesign }

function ChoiceField({ field, design, onChange }: ChoiceFieldProps) {
	const { label, options } = designChoices[field]
	return (
		<SelectField
			label={label}
			value={design[field]}
			// The options are the values that the design may have.
			onChange={({ target }) => onChange({ [field]: target.value } as Partial<CvDesign>, field)}
		>
			{withoutDefault.has(field) ? null : <option value="">{nameOfDefault(field)}</option>}
			{Object.entries(options).map(([value, name]) => (
				<option key={value} value={value}>
					{name}
				</option>
			))}
		</SelectField>
	)
}
