import {
	type CustomSection,
	type CvDesign,
	type CvDocument,
	designSectionOrder,
	findCustomSection,
	hasHeading,
	hidePart,
	isItemHidden,
	maxLineLength,
	type OptionalHeading,
	orderedSectionKeys,
	type SectionKey,
	type SectionName,
	sectionHasContent,
	sectionNames,
	sectionsWithOptionalHeading,
	sectionTitles,
	showPart,
	updateItem,
} from '@app/cv'
import { ArrowDown, ArrowUp, Eye, EyeOff, Heading, RemoveFormatting } from 'lucide-react'
import { type KeyboardEvent, useState } from 'react'
import { flushSync } from 'react-dom'
import { DragHandle, DropLine, draggedClass } from '#shared/reorder/drag-handle.tsx'
import { useDragItem } from '#shared/reorder/use-drag-item.ts'
import { fieldControlClass } from '#shared/ui/field.tsx'
import type { ChangeDesign } from './control-group.tsx'

/** Changes the CV; `field` names the setting, so that typing is one undo step. */
export type EditDocument = (change: (cv: CvDocument) => CvDocument, field: string) => void

type SectionControlsProps = {
	document: CvDocument
	design: CvDesign
	onChange: ChangeDesign
	/** Renames or hides a section that the person added; its title is part of the CV. */
	onEdit: EditDocument
}

/** The sections that the CV has: their order, their titles, and which of them are not printed. */
export function SectionControls(props: SectionControlsProps) {
	const { document, design, onChange } = props
	const [said, setSaid] = useState('')
	const order = orderedSectionKeys(document, design)
	const written = order.filter((key) => hasRow(document, key))
	if (written.length === 0) return null

	function move(from: number, to: number) {
		const section = written[from]
		if (section === undefined || to < 0 || to >= written.length) return
		const moved = written.toSpliced(from, 1).toSpliced(to, 0, section)
		// Empty sections keep their places among the others.
		const next = order.map((key) => (written.includes(key) ? (moved.shift() ?? key) : key))
		onChange(designSectionOrder(document, next), `order.${section}`)
		setSaid(`${nameSection(document, section)} is now ${to + 1} of ${written.length}.`)
	}

	return (
		<fieldset className="min-w-0">
			<legend className="mb-1 text-sm font-semibold">Sections</legend>
			<p className="mb-3 text-sm text-ink-soft">
				Change the order and headings, or hide a heading or a whole section. Hidden sections stay in
				your CV.
			</p>
			<ul className="m-0 grid list-none gap-2 p-0">
				{written.map((section, index) => (
					<SectionRow
						{...props}
						key={section}
						section={section}
						index={index}
						count={written.length}
						onMove={move}
					/>
				))}
			</ul>
			<p role="status" className="sr-only">
				{said}
			</p>
		</fieldset>
	)
}

/** Where sections of the person's own stand is no section itself. */
function hasRow(document: CvDocument, key: SectionKey): boolean {
	const name = sectionNames.find((each) => each === key)
	return name === undefined || (name !== 'custom' && sectionHasContent(document, name))
}

function nameSection(document: CvDocument, key: SectionKey): string {
	const name = sectionNames.find((each) => each === key) ?? 'custom'
	return findCustomSection(document, key)?.title.trim() || sectionTitles[name]
}

type SectionRowProps = SectionControlsProps & {
	section: SectionKey
	index: number
	count: number
	onMove: (from: number, to: number) => void
}

function SectionRow(props: SectionRowProps) {
	const { section, index, count, document, design, onChange, onMove } = props
	const title = nameSection(document, section)
	const own = findCustomSection(document, section)
	const name = sectionNames.find((each) => each === section)
	const { item, handle, edge, isDragged } = useDragItem<HTMLLIElement>({
		list: 'sections',
		index,
		onMove,
	})

	function handleKeyDown(event: KeyboardEvent) {
		const by = { ArrowUp: -1, ArrowDown: 1 }[event.key]
		if (by === undefined || !event.altKey) return
		event.preventDefault()
		const { target } = event
		flushSync(() => onMove(index, index + by))
		if (target instanceof HTMLElement) target.focus()
	}

	return (
		<li
			ref={item}
			onKeyDown={handleKeyDown}
			className={`relative flex items-center gap-1 ${isDragged ? draggedClass : ''}`}
		>
			<DropLine edge={edge} />
			<span className={count > 1 ? '-ml-2 max-sm:hidden' : 'hidden'}>
				<DragHandle handle={handle} />
			</span>
			{own === undefined ? null : <OwnHeadingField {...props} own={own} />}
			{name === undefined ? null : (
				<HeadingField section={name} design={design} onChange={onChange} />
			)}
			<RowButton
				label={`Move ${title} up`}
				isOff={index === 0}
				onClick={() => onMove(index, index - 1)}
				icon={ArrowUp}
			/>
			<RowButton
				label={`Move ${title} down`}
				isOff={index === count - 1}
				onClick={() => onMove(index, index + 1)}
				icon={ArrowDown}
			/>
			{own === undefined ? null : <HideOwnButton {...props} own={own} title={title} />}
			{name === undefined ? null : (
				<HideButton section={name} design={design} onChange={onChange} />
			)}
		</li>
	)
}

type HeadingFieldProps = { section: SectionName; design: CvDesign; onChange: ChangeDesign }

/** The heading of a section, with a button that hides it where a section may be printed without one. */
function HeadingField({ section, design, onChange }: HeadingFieldProps) {
	const optional = sectionsWithOptionalHeading.find((each) => each === section)
	const isOff = !hasHeading(design, section) || design.hiddenSections.includes(section)
	return (
		<span className="relative min-w-0 flex-1">
			<input
				aria-label={`Heading for ${sectionTitles[section]}`}
				value={design.sectionTitles[section] ?? ''}
				placeholder={sectionTitles[section]}
				maxLength={80}
				onChange={({ target }) =>
					onChange(
						{ sectionTitles: { ...design.sectionTitles, [section]: target.value } },
						`title.${section}`,
					)
				}
				className={`${fieldControlClass()} ${optional ? '!pr-11' : ''} ${isOff ? 'line-through opacity-60' : ''}`}
			/>
			{optional ? (
				<span className="absolute inset-y-0 right-0 grid place-items-center">
					<HeadingButton section={optional} design={design} onChange={onChange} />
				</span>
			) : null}
		</span>
	)
}

type OwnHeadingFieldProps = Pick<SectionRowProps, 'document' | 'design' | 'onEdit'> & {
	own: CustomSection
}

/** The title of a section of the person's own, which is part of the CV. */
function OwnHeadingField({ own, document, design, onEdit }: OwnHeadingFieldProps) {
	const isOff = isItemHidden(document, own.id) || design.hiddenSections.includes('custom')
	return (
		<input
			aria-label={`Heading for ${own.title.trim() || sectionTitles.custom}`}
			value={own.title}
			placeholder={sectionTitles.custom}
			maxLength={maxLineLength}
			onChange={({ target }) =>
				onEdit(
					(cv) => updateItem(cv, 'custom', { id: own.id, changes: { title: target.value } }),
					`title.${own.id}`,
				)
			}
			className={`${fieldControlClass()} min-w-0 flex-1 ${isOff ? 'line-through opacity-60' : ''}`}
		/>
	)
}

function HideOwnButton({ own, title, document, onEdit }: OwnHeadingFieldProps & { title: string }) {
	const isHidden = isItemHidden(document, own.id)
	const change = isHidden ? showPart : hidePart
	return (
		<RowButton
			label={`${isHidden ? 'Show' : 'Hide'} ${title}`}
			onClick={() => onEdit((cv) => change(cv, { item: own.id, line: '' }), `hidden.${own.id}`)}
			icon={isHidden ? EyeOff : Eye}
		/>
	)
}

type HeadingButtonProps = Omit<HeadingFieldProps, 'section'> & { section: OptionalHeading }

function HeadingButton({ section, design: { hiddenHeadings }, onChange }: HeadingButtonProps) {
	const isHidden = hiddenHeadings.includes(section)
	return (
		<RowButton
			label={`${isHidden ? 'Show' : 'Hide'} the heading of ${sectionTitles[section]}`}
			onClick={() =>
				onChange({ hiddenHeadings: toggled(hiddenHeadings, section) }, `heading.${section}`)
			}
			icon={isHidden ? RemoveFormatting : Heading}
		/>
	)
}

type HideButtonProps = { section: SectionName; design: CvDesign; onChange: ChangeDesign }

function HideButton({ section, design: { hiddenSections }, onChange }: HideButtonProps) {
	const isHidden = hiddenSections.includes(section)
	return (
		<RowButton
			label={`${isHidden ? 'Show' : 'Hide'} ${sectionTitles[section]}`}
			onClick={() =>
				onChange({ hiddenSections: toggled(hiddenSections, section) }, `hidden.${section}`)
			}
			icon={isHidden ? EyeOff : Eye}
		/>
	)
}

function toggled<Name>(names: readonly Name[], name: Name): Name[] {
	return names.includes(name) ? names.filter((each) => each !== name) : [...names, name]
}

type RowButtonProps = {
	label: string
	isOff?: boolean
	onClick: () => void
	icon: typeof ArrowUp
}

function RowButton({ label, isOff = false, onClick, icon: Icon }: RowButtonProps) {
	return (
		<button
			type="button"
			aria-label={label}
			title={label}
			disabled={isOff}
			onClick={onClick}
			className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-desk-2 hover:text-ink disabled:cursor-not-allowed disabled:opacity-40"
		>
			<Icon size={17} aria-hidden />
		</button>
	)
}
