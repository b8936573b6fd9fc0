import {
	maxLineLength,
	offersPhoto,
	type PhotoConvention,
	photoConvention,
	printedPhotoShape,
	setField,
} from '@app/cv'
import { ImagePlus } from 'lucide-react'
import { Suspense, useId, useRef, useState } from 'react'
import { lazyPart } from '#shared/lazy-part.tsx'
import { useTemplates } from '#shared/typeset/use-templates.ts'
import { Button } from '#shared/ui/button.tsx'
import { TextField } from '#shared/ui/field.tsx'
import { useUncontrolledField } from '../fields/use-uncontrolled-field.ts'
import { useCvForm, useEditForm } from '../form-state/cv-form-context.tsx'
import { useUndoableEdit } from '../form-state/use-undoable-edit.ts'
import { openPicture, PictureRefusal, pictureTypes } from './open-picture.ts'

const CropDialog = lazyPart(() => import('./crop-dialog.tsx').then((part) => part.CropDialog))

const notes: Record<PhotoConvention, string> = {
	usual: 'Usual on CVs where yours is going. Use a recent picture of your face.',
	optional: 'Up to you: some employers where you live expect a photo, and others don’t.',
	unusual:
		'UK, Irish and North American employers avoid photos, so that nobody is judged on their looks. For acting and modelling they’re usual.',
}

/** The photo on a CV, where custom or the person's own wish has a place for one. */
export function PhotoField() {
	const isOffered = useCvForm((form) => offersPhoto(form, form.design))
	return isOffered ? <OfferedPhoto /> : null
}

function OfferedPhoto() {
	const hasPhoto = useCvForm(({ photo }) => photo.image !== '')
	const custom = useCvForm((form) => photoConvention(form, form.design))
	const isShown = useCvForm((form) => printedPhotoShape(form, form.design) !== null)
	const { picture, problem, choose, close } = useChosenPicture()
	const { isRound, add, show, hide, remove } = usePhotoEdits(custom)
	const title = useId()

	return (
		<section aria-labelledby={title} data-field="photo.image" className="grid gap-3 sm:col-span-2">
			<h3 id={title} className="font-sans text-sm font-semibold">
				Photo
			</h3>
			<div className="flex flex-wrap items-center gap-4">
				{hasPhoto ? <SmallPhoto isRound={isRound} isFaint={!isShown} /> : null}
				<div className="flex flex-wrap gap-2">
					<PictureChooser
						label={hasPhoto ? 'Change photo' : 'Add a photo'}
						onFile={(file) => void choose(file)}
					/>
					{hasPhoto ? (
						<>
							<Button size="small" onClick={isShown ? hide : show}>
								{isShown ? 'Hide photo' : 'Show photo'}
							</Button>
							<Button size="small" onClick={remove}>
								Remove photo
							</Button>
						</>
					) : null}
				</div>
			</div>
			<p role="alert" className="text-sm text-brick empty:hidden">
				{problem}
			</p>
			<p className="text-sm text-ink-soft">
				{hasPhoto && !isShown ? 'It isn’t on your page. ' : ''}
				{notes[custom]}
			</p>
			{hasPhoto ? <PhotoDescription /> : null}
			{picture ? (
				<Suspense fallback={null}>
					<CropDialog
						picture={picture}
						isRound={isRound}
						onUse={(cropped) => {
							close()
							add(cropped)
						}}
						onClose={close}
					/>
				</Suspense>
			) : null}
		</section>
	)
}

function SmallPhoto({ isRound, isFaint }: { isRound: boolean; isFaint: boolean }) {
	const { image, description } = useCvForm(({ photo }) => photo)
	return (
		<img
			src={`data:image/jpeg;base64,${image}`}
			alt={description || 'Your photo'}
			className={`size-24 border border-line ${isRound ? 'rounded-full' : ''} ${isFaint ? 'opacity-45' : ''}`}
		/>
	)
}

type PictureChooserProps = { label: string; onFile: (file: File) => void }

function PictureChooser({ label, onFile }: PictureChooserProps) {
	const input = useRef<HTMLInputElement>(null)
	return (
		<>
			<Button size="small" onClick={() => input.current?.click()}>
				<ImagePlus size={16} aria-hidden />
				{label}
			</Button>
			<input
				ref={input}
				type="file"
				accept={pictureTypes}
				hidden
				aria-label="Picture file"
				onChange={({ currentTarget }) => {
					const [file] = currentTarget.files ?? []
					if (file) onFile(file)
					// The same file can be chosen again.
					currentTarget.value = ''
				}}
			/>
		</>
	)
}

function PhotoDescription() {
	const value = useCvForm(({ photo }) => photo.description)
	const edit = useEditForm()
	const path = 'photo.description'
	const field = useUncontrolledField<HTMLInputElement>(value, (text) =>
		edit((form) => setField(form, path, text), path),
	)
	return (
		<div data-field={path}>
			<TextField
				label="What the photo shows"
				help="For people who listen to your CV. If you leave this blank, they hear your name"
				{...field}
				maxLength={maxLineLength}
			/>
		</div>
	)
}

/** Holds the chosen picture until it is cropped, or a sentence about why it cannot be used. */
function useChosenPicture() {
	const [picture, setPicture] = useState<ImageBitmap | null>(null)
	const [problem, setProblem] = useState<string | null>(null)
	return {
		picture,
		problem,
		async choose(file: File) {
			setProblem(null)
			try {
				setPicture(await openPicture(file))
			} catch (error) {
				if (!(error instanceof PictureRefusal)) throw error
				setProblem(error.message)
			}
		},
		close() {
			picture?.close()
			setPicture(null)
		},
	}
}

function usePhotoEdits(custom: PhotoConvention) {
	const { templateId, photo: style } = useCvForm(({ design }) => design)
	const { templates } = useTemplates()
	const edit = useEditForm()
	const applyUndoably = useUndoableEdit()
	const own = templates.find(({ id }) => id === templateId)?.photoShape ?? 'square'
	// Where photos are usual, a photo is printed without a value in the design.
	const shown = custom === 'usual' ? '' : own
	const isHidden = style === 'hidden' || style === ''
	const change = (announcement: string, next: { image?: string; style?: typeof style }) =>
		applyUndoably(
			() =>
				edit((form) => ({
					...form,
					photo: { ...form.photo, image: next.image ?? form.photo.image },
					design: { ...form.design, photo: next.style ?? form.design.photo },
				})),
			{ announcement },
		)
	return {
		isRound: (isHidden ? own : style) === 'round',
		add: (image: string) => change('Photo added.', { image, style: isHidden ? shown : style }),
		show: () => change('The photo is on your page.', { style: shown }),
		hide: () => change('The photo is hidden from your page.', { style: 'hidden' }),
		remove: () => change('Photo removed.', { image: '' }),
	}
}
