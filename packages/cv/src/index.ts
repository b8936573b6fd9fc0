export {
	applyEdits,
	type CvEdit,
	createEdit as editOf,
	cvEditSchema,
	fieldAt,
} from './apply-edits.ts'
export { isCareerBreak } from './career-break.ts'
export { countLines, maxCvLines } from './count-lines.ts'
export { customItemAsLines, reshapeCustomSection } from './custom-sections.ts'
export {
	type CvContext,
	type CvWithSource,
	createCvContext,
	withWholePath,
} from './cv-context.ts'
export {
	bulletStyles,
	type CvDesign,
	cvDesignSchema,
	datePlaces,
	defaultDesign,
	type HeadingLanguage,
	hasHeading,
	headerLayouts,
	headingLanguages,
	photoStyles,
	sidebarSides,
	sidebarWidths,
} from './cv-design.ts'
export {
	type Certification,
	type CustomItem,
	type CustomSection,
	type CustomShape,
	type CvDocument,
	currentSchemaVersion,
	customShapes,
	cvDocumentSchema,
	type Education,
	type Experience,
	emptyCv,
	type Fact,
	factSchema,
	fullName,
	type Language,
	maxItems,
	maxLineLength,
	maxPassageLength,
	type Note,
	type PersonalInfo,
	type Photo,
	proficiencies,
	type Reference,
	type Skill,
	type SocialMedia,
	titledName,
} from './cv-document.ts'
export { cvFileName } from './cv-file-name.ts'
export {
	type ItemOf,
	type ListName,
	listNames,
	newCustomItem,
	newItem,
	newListSection,
} from './cv-item-lists.ts'
export {
	type Box,
	boxSchema,
	type CvSource,
	cvSourceSchema,
	type FileFacts,
	fileFactsSchema,
	type SourceFormat,
	type SourceLine,
	type SourcePage,
	sourceFormatSchema,
	sourceFormats,
	textWasRecognised,
} from './cv-source.ts'
export { type CvChange, diffCvs, diffDesigns } from './difference/diff-cvs.ts'
export { diffWords, type WordRun } from './difference/diff-words.ts'
export {
	addItem,
	duplicateItem,
	moveItem,
	removeItem,
	setField,
	updateItem,
} from './edit-cv.ts'
export { monthsAtWork, yearsAtWork } from './employment-duration.ts'
export { type Evidence, evidenceSchema } from './evidence.ts'
export { findQuoteBoxes } from './find-quote-boxes.ts'
export { groupRoles as rolesTogether, wholePeriod } from './group-roles.ts'
export {
	blankHidden,
	forgetGoneParts,
	type HiddenPart,
	hiddenLines,
	hidePart,
	isItemHidden,
	showPart,
	withoutHidden,
} from './hidden-content.ts'
export { findJobBelowOlder, sortNewestFirst } from './job-order.ts'
export { jobsByRecency, type PlacedJob } from './jobs-by-recency.ts'
export { leadsWithEducation } from './leads-with-education.ts'
export { carryMarks } from './marks/carry-marks.ts'
export {
	isMarkUrl,
	type Look,
	type MarkedRun,
	parseMarks,
	plainWords,
} from './marks/parse-marks.ts'
export { mayBeMarked, plainCv } from './marks/plain-cv.ts'
export { escapeMarks, writeMarks } from './marks/write-marks.ts'
export type {
	MergeChoices,
	MergeConflict,
	MergeSide,
	ThreeVersions,
} from './merge/merge-conflict.ts'
export { type CvMerge, mergeCvs, mergeDesigns, settleCvs } from './merge/merge-cvs.ts'
export { noteAbout, wholeCv, withNote } from './notes.ts'
export { type LeftOff, listOmittedContent as leftOffPage } from './omitted-content.ts'
export { findOrcid, orcidAddress } from './orcid.ts'
export {
	comparePartialDates,
	type DateStyle,
	earliestMonth,
	formatDateRange,
	formatPartialDate,
	isAhead,
	latestMonth,
	monthsBetween,
	type PartialDate,
	partialDateSchema,
} from './partial-date.ts'
export { listPassages, type Passage, pickBullets } from './passages.ts'
export {
	offersPhoto,
	type PhotoConvention,
	photoConvention,
	printedPhotoShape,
} from './photo/photo-convention.ts'
export { maxPhotoBytes, photoBytes, photoProblem } from './photo/photo-problem.ts'
export { readJpeg, stripJpegMetadata } from './photo/read-jpeg.ts'
export { printedCv, printsWords } from './printed-cv.ts'
export { printedLanguageLevel } from './printed-language-level.ts'
export {
	type CvReading,
	newerVersion,
	readCvDocument,
	upgradeSentDocument,
} from './read-cv-document.ts'
export {
	contrastBetween,
	contrastOnWhite,
	leastAccentContrast,
	readableAccent,
} from './readable-accent.ts'
export { redactPrivateDetails as withoutPrivateParts } from './redact-private-details.ts'
export {
	type HideablePart,
	hideableParts,
	partsHiddenAtFirst,
	redactSections,
} from './redact-sections.ts'
export { takeHiddenOut } from './restore-hidden.ts'
export { sameValue } from './same-value.ts'
export {
	type CustomSectionKey,
	customSectionKey,
	designSectionOrder,
	findCustomSection,
	orderedSectionKeys,
	printedSectionKeys,
	type SectionKey,
} from './section-keys.ts'
export {
	type OptionalHeading,
	type SectionName,
	sectionHasContent,
	sectionNames,
	sectionsWithOptionalHeading,
	sectionTitles,
} from './section-names.ts'
export { toEllaJson } from './to-ella-json.ts'
