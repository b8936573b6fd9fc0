import type { TemplateEntry } from '@app/contract'
import { Suspense } from 'react'
import { formatDay } from '#shared/format-day.ts'
import { lazyPart } from '#shared/lazy-part.tsx'
import { useIsNearScreen } from '#shared/typeset/use-is-near-screen.ts'
import { useStoredForm } from '#shared/use-stored-form.ts'
import { listLossyScripts } from './describe-read-back.ts'
import { FilteredTemplateGrid, TemplateFilterBar } from './filtered-template-grid.tsx'
import { ReadBackTable } from './read-back-table.tsx'
import { TemplateCard } from './template-card.tsx'
import { type TemplateFiltering, useTemplateFilters } from './use-template-filters.ts'
import { WriteWithTemplate } from './write-with-template.tsx'

/** A template with a page that the build set in it. */
export type PicturedTemplate = Pick<
	TemplateEntry,
	| 'id'
	| 'name'
	| 'description'
	| 'suits'
	| 'trades'
	| 'isCompact'
	| 'hasColumns'
	| 'readBack'
	| 'sampleId'
> & { character: string; picture: { src: string; widthPx: number; heightPx: number; alt: string } }

/** The data about the templates from the build. */
export type GalleryFacts = {
	templates: PicturedTemplate[]
	/** How many CVs were set to see what programs read back, and when, as `YYYY-MM-DD`. */
	proof: { people: number; measuredOn: string }
}

const OwnGallery = lazyPart(async () => (await import('./own-gallery.tsx')).OwnGallery)
const AddedTemplates = lazyPart(async () => (await import('./added-templates.tsx')).AddedTemplates)

/**
 * Shows every template, with the CV in this browser where there is one, and otherwise with the page of an invented
 * person.
 */
export function PublicGallery({ templates }: { templates: PicturedTemplate[] }) {
	const stored = useStoredForm()
	const filtering = useTemplateFilters()
	const samples = <SampleGallery templates={templates} filtering={filtering} />
	return (
		<>
			<TemplateFilterBar filtering={filtering} />
			{stored ? (
				<Suspense fallback={samples}>
					<OwnGallery data={stored.data} filtering={filtering} />
				</Suspense>
			) : (
				samples
			)}
		</>
	)
}

type SampleGalleryProps = { templates: PicturedTemplate[]; filtering: TemplateFiltering }

function SampleGallery({ templates, filtering }: SampleGalleryProps) {
	const { ref, isNear } = useIsNearScreen()
	return (
		<>
			<FilteredTemplateGrid templates={templates} filtering={filtering}>
				{(template, at) => <SampleCard template={template} isFirst={at < 3} />}
			</FilteredTemplateGrid>
			<div ref={ref}>
				{isNear ? (
					<Suspense fallback={null}>
						<AddedTemplates known={templates.map(({ id }) => id)} filters={filtering.filters} />
					</Suspense>
				) : null}
			</div>
		</>
	)
}

function SampleCard({ template, isFirst }: { template: PicturedTemplate; isFirst: boolean }) {
	const { id, name, sampleId, picture } = template
	return (
		<TemplateCard
			template={template}
			largePath={`/template-preview?template=${id}&who=${sampleId}`}
			picture={
				<img
					src={picture.src}
					width={picture.widthPx}
					height={picture.heightPx}
					alt={picture.alt}
					loading={isFirst ? 'eager' : 'lazy'}
					decoding="async"
					className="block h-auto w-full"
				/>
			}
		>
			<WriteWithTemplate id={id} name={name} look="quiet" />
		</TemplateCard>
	)
}

/** How the reading order was put to the test, and what came of it. */
export function GalleryProof({ templates, proof }: GalleryFacts) {
	const scripts = listLossyScripts(templates.flatMap(({ readBack }) => readBack))
	return (
		<section id="proof" aria-labelledby="proof-title">
			<h2 id="proof-title" className="text-2xl">
				How we test for ATS
			</h2>
			<div className="mt-3 mb-7 grid max-w-[44rem] gap-3 text-ink-soft">
				<p>
					A good-looking CV is no use if an application form scrambles it. So we make each template
					with {proof.people} sample CVs, in Latin and other scripts, and read every file with the
					software below. The figures show how many names, employers, titles, dates, lines and
					skills came back complete and in order.
				</p>
				<p>
					“Ella’s import” is a harder test: each detail must also land in the right field. Some
					software reads straight across columns and mixes up lines. If that worries you, choose one
					column in Design. {scripts === '' ? null : `In CVs in ${scripts}, some apps lose words. `}
					Tested on {formatDay(proof.measuredOn)}.
				</p>
			</div>
			<ReadBackTable templates={templates} />
		</section>
	)
}
