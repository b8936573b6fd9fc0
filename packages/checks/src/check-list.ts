import type { Check } from './check.ts'
import { contactOnFirstPage } from './checks/contact/contact-on-first-page.ts'
import { emailSoundsProfessional } from './checks/contact/email-sounds-professional.ts'
import { emailWorks } from './checks/contact/email-works.ts'
import { hasEmail } from './checks/contact/has-email.ts'
import { hasLocation } from './checks/contact/has-location.ts'
import { hasName } from './checks/contact/has-name.ts'
import { hasPhone } from './checks/contact/has-phone.ts'
import { hasProfessionalLink } from './checks/contact/has-professional-link.ts'
import { linksLeadThere } from './checks/contact/links-lead-there.ts'
import { noFullAddress } from './checks/contact/no-full-address.ts'
import { oneEmail } from './checks/contact/one-email.ts'
import { phoneIsComplete } from './checks/contact/phone-is-complete.ts'
import { certificatesAreInDate } from './checks/dates/certificates-are-in-date.ts'
import { clearNumericDates } from './checks/dates/clear-numeric-dates.ts'
import { currentJobIsMarked } from './checks/dates/current-job-is-marked.ts'
import { datesCanBeRead } from './checks/dates/dates-can-be-read.ts'
import { dayBeforeMonth } from './checks/dates/day-before-month.ts'
import { endsAfterItStarts } from './checks/dates/ends-after-it-starts.ts'
import { fullYears } from './checks/dates/full-years.ts'
import { hasDates } from './checks/dates/has-dates.ts'
import { monthsAreGiven } from './checks/dates/months-are-given.ts'
import { newestFirst } from './checks/dates/newest-first.ts'
import { noFutureDates } from './checks/dates/no-future-dates.ts'
import { noJobTwice } from './checks/dates/no-job-twice.ts'
import { noLongGaps } from './checks/dates/no-long-gaps.ts'
import { oldJobsAreShort } from './checks/dates/old-jobs-are-short.ts'
import { oneDateFormat } from './checks/dates/one-date-format.ts'
import { parallelJobsAreLabelled } from './checks/dates/parallel-jobs-are-labelled.ts'
import { shortJobsAreGrouped } from './checks/dates/short-jobs-are-grouped.ts'
import { yearsArePossible } from './checks/dates/years-are-possible.ts'
import { activeVoice } from './checks/impact/active-voice.ts'
import { bulletsAreShort } from './checks/impact/bullets-are-short.ts'
import { bulletsNotParagraphs } from './checks/impact/bullets-not-paragraphs.ts'
import { bulletsSayEnough } from './checks/impact/bullets-say-enough.ts'
import { enoughBullets } from './checks/impact/enough-bullets.ts'
import { exactQuantities } from './checks/impact/exact-quantities.ts'
import { figuresAreLikely } from './checks/impact/figures-are-likely.ts'
import { linesDifferBetweenJobs } from './checks/impact/lines-differ-between-jobs.ts'
import { noBuzzwords } from './checks/impact/no-buzzwords.ts'
import { noFillers } from './checks/impact/no-fillers.ts'
import { noFirstPerson } from './checks/impact/no-first-person.ts'
import { noRepeatedPhrases } from './checks/impact/no-repeated-phrases.ts'
import { noThirdPerson } from './checks/impact/no-third-person.ts'
import { oneFormInAJob } from './checks/impact/one-form-in-a-job.ts'
import { oneSentenceEach } from './checks/impact/one-sentence-each.ts'
import { opensWithVerb } from './checks/impact/opens-with-verb.ts'
import { pastJobsInPastTense } from './checks/impact/past-jobs-in-past-tense.ts'
import { resultsSayHow } from './checks/impact/results-say-how.ts'
import { risesHaveBase } from './checks/impact/rises-have-base.ts'
import { sameFullStops } from './checks/impact/same-full-stops.ts'
import { saysSomethingCheckable } from './checks/impact/says-something-checkable.ts'
import { saysWhatWasDone } from './checks/impact/says-what-was-done.ts'
import { saysYourPart } from './checks/impact/says-your-part.ts'
import { showsResults } from './checks/impact/shows-results.ts'
import { startsWithWork } from './checks/impact/starts-with-work.ts'
import { superlativesAreShown } from './checks/impact/superlatives-are-shown.ts'
import { variedVerbs } from './checks/impact/varied-verbs.ts'
import { airyLines } from './checks/language/airy-lines.ts'
import { airyPages } from './checks/language/airy-pages.ts'
import { fewCapitals } from './checks/language/few-capitals.ts'
import { lastPageIsUsed } from './checks/language/last-page-is-used.ts'
import { longEnough } from './checks/language/long-enough.ts'
import { namesHaveCapitals } from './checks/language/names-have-capitals.ts'
import { noGrammarSlips } from './checks/language/no-grammar-slips.ts'
import { noMisspellings } from './checks/language/no-misspellings.ts'
import { oneKindOfApostrophe } from './checks/language/one-kind-of-apostrophe.ts'
import { oneSpelling } from './checks/language/one-spelling.ts'
import { placesLookRight } from './checks/language/places-look-right.ts'
import { sentencesAreShort } from './checks/language/sentences-are-short.ts'
import { shortEnough } from './checks/language/short-enough.ts'
import { strongContrast } from './checks/language/strong-contrast.ts'
import { textIsLargeEnough } from './checks/language/text-is-large-enough.ts'
import { tidyFileName } from './checks/language/tidy-file-name.ts'
import { wideMargins } from './checks/language/wide-margins.ts'
import { wordsAreReal } from './checks/language/words-are-real.ts'
import { britishCustoms } from './checks/locale/british-customs.ts'
import { britishGrades } from './checks/locale/british-grades.ts'
import { noDateOfBirth } from './checks/locale/no-date-of-birth.ts'
import { noDeclaration } from './checks/locale/no-declaration.ts'
import { noIdentityNumbers } from './checks/locale/no-identity-numbers.ts'
import { noMaritalStatus } from './checks/locale/no-marital-status.ts'
import { noPhoto } from './checks/locale/no-photo.ts'
import { noProtectedDetails } from './checks/locale/no-protected-details.ts'
import { noSalaryHistory } from './checks/locale/no-salary-history.ts'
import { refereesStayPrivate } from './checks/locale/referees-stay-private.ts'
import { schoolInOneLine } from './checks/locale/school-in-one-line.ts'
import { contactInBody } from './checks/parseability/contact-in-body.ts'
import { contactInWords } from './checks/parseability/contact-in-words.ts'
import { fewFonts } from './checks/parseability/few-fonts.ts'
import { garbledText } from './checks/parseability/garbled-text.ts'
import { honestFileName } from './checks/parseability/honest-file-name.ts'
import { noHiddenText } from './checks/parseability/no-hidden-text.ts'
import { noJoinedLetters } from './checks/parseability/no-joined-letters.ts'
import { noPicturePages } from './checks/parseability/no-picture-pages.ts'
import { noSpreadLetters } from './checks/parseability/no-spread-letters.ts'
import { noStraySigns } from './checks/parseability/no-stray-signs.ts'
import { noTables } from './checks/parseability/no-tables.ts'
import { noTextBoxes } from './checks/parseability/no-text-boxes.ts'
import { oneColumn } from './checks/parseability/one-column.ts'
import { openFile } from './checks/parseability/open-file.ts'
import { plainDocument } from './checks/parseability/plain-document.ts'
import { readingOrder } from './checks/parseability/reading-order.ts'
import { smallFile } from './checks/parseability/small-file.ts'
import { taggedFile } from './checks/parseability/tagged-file.ts'
import { usualBullets } from './checks/parseability/usual-bullets.ts'
import { usualPageSize } from './checks/parseability/usual-page-size.ts'
import { acronymsInFull } from './checks/sections/acronyms-in-full.ts'
import { hasEducation } from './checks/sections/has-education.ts'
import { hasExperience } from './checks/sections/has-experience.ts'
import { hasSkills } from './checks/sections/has-skills.ts'
import { hasSummary } from './checks/sections/has-summary.ts'
import { headingsStandOut } from './checks/sections/headings-stand-out.ts'
import { isAboutSomebody } from './checks/sections/is-about-somebody.ts'
import { jobsAreComplete } from './checks/sections/jobs-are-complete.ts'
import { languageLevels } from './checks/sections/language-levels.ts'
import { newestWorkFitsTarget } from './checks/sections/newest-work-fits-target.ts'
import { noEmptySections } from './checks/sections/no-empty-sections.ts'
import { noObjective } from './checks/sections/no-objective.ts'
import { noReferencesLine } from './checks/sections/no-references-line.ts'
import { nothingRepeatedOnPages } from './checks/sections/nothing-repeated-on-pages.ts'
import { sensibleOrder } from './checks/sections/sensible-order.ts'
import { showsTradePaper } from './checks/sections/shows-trade-paper.ts'
import { skillCount } from './checks/sections/skill-count.ts'
import { skillsAreCurrent } from './checks/sections/skills-are-current.ts'
import { skillsAreUsed } from './checks/sections/skills-are-used.ts'
import { skillsBeyondManners } from './checks/sections/skills-beyond-manners.ts'
import { skillsInWords } from './checks/sections/skills-in-words.ts'
import { skillsOnce } from './checks/sections/skills-once.ts'
import { summaryLength } from './checks/sections/summary-length.ts'
import { summarySaysSomething } from './checks/sections/summary-says-something.ts'
import { toolsAreListed } from './checks/sections/tools-are-listed.ts'
import { toolsAreSpeltRight } from './checks/sections/tools-are-spelt-right.ts'
import { usualHeadings } from './checks/sections/usual-headings.ts'

/** Every check, in the order of the catalogue. Adding one is one file and one line here. */
export const checks: readonly Check[] = [
	noPicturePages,
	garbledText,
	openFile,
	plainDocument,
	smallFile,
	honestFileName,
	oneColumn,
	readingOrder,
	noTables,
	contactInBody,
	noTextBoxes,
	noHiddenText,
	noStraySigns,
	noJoinedLetters,
	noSpreadLetters,
	contactInWords,
	usualBullets,
	taggedFile,
	usualPageSize,
	fewFonts,
	hasName,
	hasEmail,
	emailWorks,
	emailSoundsProfessional,
	oneEmail,
	hasPhone,
	phoneIsComplete,
	hasLocation,
	noFullAddress,
	hasProfessionalLink,
	linksLeadThere,
	contactOnFirstPage,
	hasExperience,
	hasEducation,
	hasSkills,
	hasSummary,
	usualHeadings,
	headingsStandOut,
	sensibleOrder,
	noEmptySections,
	summaryLength,
	summarySaysSomething,
	noObjective,
	noReferencesLine,
	jobsAreComplete,
	nothingRepeatedOnPages,
	isAboutSomebody,
	showsTradePaper,
	newestWorkFitsTarget,
	hasDates,
	datesCanBeRead,
	endsAfterItStarts,
	noFutureDates,
	certificatesAreInDate,
	oneDateFormat,
	clearNumericDates,
	dayBeforeMonth,
	newestFirst,
	parallelJobsAreLabelled,
	noLongGaps,
	currentJobIsMarked,
	oldJobsAreShort,
	fullYears,
	shortJobsAreGrouped,
	monthsAreGiven,
	noJobTwice,
	yearsArePossible,
	startsWithWork,
	opensWithVerb,
	showsResults,
	exactQuantities,
	variedVerbs,
	noFirstPerson,
	noThirdPerson,
	activeVoice,
	pastJobsInPastTense,
	oneFormInAJob,
	bulletsSayEnough,
	bulletsAreShort,
	oneSentenceEach,
	sameFullStops,
	enoughBullets,
	bulletsNotParagraphs,
	noBuzzwords,
	noFillers,
	saysYourPart,
	noRepeatedPhrases,
	superlativesAreShown,
	resultsSayHow,
	figuresAreLikely,
	saysWhatWasDone,
	saysSomethingCheckable,
	linesDifferBetweenJobs,
	risesHaveBase,
	skillCount,
	skillsBeyondManners,
	skillsAreUsed,
	toolsAreListed,
	skillsInWords,
	acronymsInFull,
	skillsOnce,
	skillsAreCurrent,
	languageLevels,
	toolsAreSpeltRight,
	longEnough,
	shortEnough,
	lastPageIsUsed,
	airyPages,
	sentencesAreShort,
	textIsLargeEnough,
	airyLines,
	wideMargins,
	fewCapitals,
	noMisspellings,
	noGrammarSlips,
	placesLookRight,
	oneSpelling,
	strongContrast,
	tidyFileName,
	oneKindOfApostrophe,
	wordsAreReal,
	namesHaveCapitals,
	noPhoto,
	noDateOfBirth,
	noMaritalStatus,
	noProtectedDetails,
	noIdentityNumbers,
	noSalaryHistory,
	britishCustoms,
	britishGrades,
	schoolInOneLine,
	noDeclaration,
	refereesStayPrivate,
]
