import {
	type CustomItem,
	type CustomShape,
	forgetGoneParts,
	newCustomItem,
	setField,
} from '@app/cv'
import { newId } from '#shared/new-id.ts'
import { lineInWords } from '../fields/entry-field-cell.tsx'
import { LineListField } from '../fields/line-list-field.tsx'
import { LowConfidenceField } from '../fields/low-confidence-field.tsx'
import { useHiddenLines } from '../fields/use-hidden-lines.ts'
import { useCvForm, useEditForm } from '../form-state/cv-form-context.tsx'
import { OwnEntries } from './own-entries.tsx'
import { OwnSectionShape } from './own-section-shape.tsx'

type OwnSectionFieldsProps = {
	/** The path of the section, such as `custom.0`. */
	path: string
	id: string
}

const noItems: CustomItem[] = []

/** The fields of a section of the person's own below its title: its shape, and its entries or lines. */
export function OwnSectionFields({ path, id }: OwnSectionFieldsProps) {
	const section = useCvForm(({ custom }) => custom.find((own) => own.id === id))
	const { shape = 'list', items = noItems } = section ?? {}
	return (
		<div className="grid min-w-0 gap-4 sm:col-span-2">
			<OwnSectionShape id={id} />
			{shape === 'entries' ? (
				<OwnEntries path={`${path}.items`} items={items} />
			) : (
				<div data-field={`${path}.items`}>
					<LowConfidenceField field={`custom.${id}.items`} value={items} nameOf={lineInWords}>
						<OwnLines path={path} id={id} shape={shape} items={items} />
					</LowConfidenceField>
				</div>
			)}
		</div>
	)
}

const lineLabels: Record<Exclude<CustomShape, 'entries'>, { label: string; lineName: string }> = {
	list: { label: 'Lines', lineName: 'Line' },
	text: { label: 'Paragraphs', lineName: 'Paragraph' },
	tags: { label: 'Tags', lineName: 'Tag' },
}

type OwnLinesProps = OwnSectionFieldsProps & {
	shape: Exclude<CustomShape, 'entries'>
	items: CustomItem[]
}

function OwnLines({ path, id, shape, items }: OwnLinesProps) {
	const edit = useEditForm()
	const error = useCvForm((state) => state.errors.custom?.[`${id}.items`])
	const lines = items.map(({ text }) => text)
	return (
		<LineListField
			{...lineLabels[shape]}
			error={error}
			lines={lines}
			onChange={(written) =>
				edit(
					(form) => forgetGoneParts(setField(form, `${path}.items`, keepIds(items, written))),
					`custom.${id}.items`,
				)
			}
			hiding={useHiddenLines(id, lines)}
		/>
	)
}

/** The items with new words; each line keeps the id of the item that stood there or had its words. */
function keepIds(items: CustomItem[], lines: string[]): CustomItem[] {
	const free = new Set(items)
	const withSameText = lines.map((line) => {
		const same = [...free].find((item) => item.text === line)
		if (same) free.delete(same)
		return same
	})
	return lines.map((text, index) => {
		const here = items[index]
		const kept = withSameText[index] ?? (here && free.delete(here) ? here : undefined)
		return kept === undefined ? newCustomItem(newId(), text) : { ...kept, text }
	})
}
