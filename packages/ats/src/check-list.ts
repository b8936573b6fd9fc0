import type { Check } from './check.ts'
import { contactOnFirstPage } from './checks/contact/contact-on-first-page.ts'
import { emailSoundsProfessional } from './checks/contact/email-sounds-professional.ts'
import { emailWorks } from './checks/contact/email-works.ts'
import { hasEmail } from './checks/contact/has-email.ts'
import { hasLocation } from './checks/contact/has-location.ts'
import { hasName } from './checks/contact/has-name.ts'
import { hasPhone } from './checks/contact/has-phone.ts'
import { hasProfessionalLink } from './checks/contact/has-professional-link.ts'
import { oneEmail } from './checks/contact/one-email.ts'
import { clearNumericDates } from './checks/dates/clear-numeric-dates.ts'
import { currentJobIsMarked } from './checks/dates/current-job-is-marked.ts'
import { endsAfterItStarts } from './checks/dates/ends-after-it-starts.ts'
import { fullYears } from './checks/dates/full-years.ts'
import { hasDates } from './checks/dates/has-dates.ts'
import { monthsAreGiven } from './checks/dates/months-are-given.ts'
import { newestFirst } from './checks/dates/newest-first.ts'
import { noFutureDates } from './checks/dates/no-future-dates.ts'
import { noLongGaps } from './checks/dates/no-long-gaps.ts'
import { oneDateFormat } from './checks/dates/one-date-format.ts'
import { bulletsAreShort } from './checks/impact/bullets-are-short.ts'
import { bulletsNotParagraphs } from './checks/impact/bullets-not-paragraphs.ts'
import { bulletsSayEnough } from './checks/impact/bullets-say-enough.ts'
import { exactQuantities } from './checks/impact/exact-quantities.ts'
import { noBuzzwords } from './checks/impact/no-buzzwords.ts'
import { noFillers } from './checks/impact/no-fillers.ts'
import { noFirstPerson } from './checks/impact/no-first-person.ts'
import { opensWithVerb } from './checks/impact/opens-with-verb.ts'
import { sameFullStops } from './checks/impact/same-full-stops.ts'
import { showsResults } from './checks/impact/shows-results.ts'
import { startsWithWork } from './checks/impact/starts-with-work.ts'
import { variedVerbs } from './checks/impact/varied-verbs.ts'
import { longEnough } from './checks/language/long-enough.ts'
import { oneSpelling } from './checks/language/one-spelling.ts'
import { shortEnough } from './checks/language/short-enough.ts'
import { noDateOfBirth } from './checks/locale/no-date-of-birth.ts'
import { noDeclaration } from './checks/locale/no-declaration.ts'
import { noIdentityNumbers } from './checks/locale/no-identity-numbers.ts'
import { noMaritalStatus } from './checks/locale/no-marital-status.ts'
import { noPhoto } from './checks/locale/no-photo.ts'
import { noProtectedDetails } from './checks/locale/no-protected-details.ts'
import { refereesStayPrivate } from './checks/locale/referees-stay-private.ts'
import { contactInBody } from './checks/parseability/contact-in-body.ts'
import { garbledText } from './checks/parseability/garbled-text.ts'
import { noHiddenText } from './checks/parseability/no-hidden-text.ts'
import { noSpreadLetters } from './checks/parseability/no-spread-letters.ts'
import { noTextBoxes } from './checks/parseability/no-text-boxes.ts'
import { oneColumn } from './checks/parseability/one-column.ts'
import { readingOrder } from './checks/parseability/reading-order.ts'
import { taggedFile } from './checks/parseability/tagged-file.ts'
import { hasEducation } from './checks/sections/has-education.ts'
import { hasExperience } from './checks/sections/has-experience.ts'
import { hasSkills } from './checks/sections/has-skills.ts'
import { hasSummary } from './checks/sections/has-summary.ts'
import { jobsAreComplete } from './checks/sections/jobs-are-complete.ts'
import { languageLevels } from './checks/sections/language-levels.ts'
import { noReferencesLine } from './checks/sections/no-references-line.ts'
import { skillCount } from './checks/sections/skill-count.ts'
import { skillsBeyondManners } from './checks/sections/skills-beyond-manners.ts'
import { skillsInWords } from './checks/sections/skills-in-words.ts'
import { skillsOnce } from './checks/sections/skills-once.ts'
import { summaryLength } from './checks/sections/summary-length.ts'

/** Every check, in the order of the catalogue. Adding one is one file and one line here. */
export const checks: readonly Check[] = [
	garbledText,
	oneColumn,
	readingOrder,
	contactInBody,
	noTextBoxes,
	noHiddenText,
	noSpreadLetters,
	taggedFile,
	hasName,
	hasEmail,
	emailWorks,
	emailSoundsProfessional,
	oneEmail,
	hasPhone,
	hasLocation,
	hasProfessionalLink,
	contactOnFirstPage,
	hasExperience,
	hasEducation,
	hasSkills,
	hasSummary,
	summaryLength,
	noReferencesLine,
	jobsAreComplete,
	hasDates,
	endsAfterItStarts,
	noFutureDates,
	oneDateFormat,
	clearNumericDates,
	newestFirst,
	noLongGaps,
	currentJobIsMarked,
	fullYears,
	monthsAreGiven,
	startsWithWork,
	opensWithVerb,
	showsResults,
	exactQuantities,
	variedVerbs,
	noFirstPerson,
	bulletsSayEnough,
	bulletsAreShort,
	sameFullStops,
	bulletsNotParagraphs,
	noBuzzwords,
	noFillers,
	skillCount,
	skillsBeyondManners,
	skillsInWords,
	skillsOnce,
	languageLevels,
	longEnough,
	shortEnough,
	oneSpelling,
	noPhoto,
	noDateOfBirth,
	noMaritalStatus,
	noProtectedDetails,
	noIdentityNumbers,
	noDeclaration,
	refereesStayPrivate,
]
