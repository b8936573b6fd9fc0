import type { TableField, TableRow } from '@app/contract/applications'

/** The name of each field that a column of a table can hold. */
export const fieldWords: Record<TableField, string> = {
	title: 'Job title',
	company: 'Employer',
	place: 'Location',
	stage: 'Stage',
	applied_on: 'Applied on',
	stage_on: 'In this stage since',
	url: 'Link',
	source: 'Found on',
	salary: 'Pay',
	next_step: 'Next step',
	next_step_on: 'Next step on',
	contact_name: 'Contact: name',
	contact_email: 'Contact: email',
	contact_phone: 'Contact: phone',
	notes: 'Notes',
}

/** Why a row is left out. */
export const leftOutWords: Record<NonNullable<TableRow['leftOut']>, string> = {
	nothing_in_it: 'Left out: no job or employer',
	kept_already: 'Left out: you already have it',
	twice_in_file: 'Left out: it’s in the file twice',
}

/** The sentence for each value of a row that could not be read. */
export const doubtWords: Record<TableRow['doubts'][number], string> = {
	stage_unknown: 'we don’t recognise its stage',
	applied_on_unreadable: 'we couldn’t read the date you applied',
	applied_on_unused: 'it hasn’t been sent, so we ignored the date applied',
	stage_on_unreadable: 'we couldn’t read the date of its stage',
	next_step_unreadable: 'we couldn’t read the next step',
	url_unusable: 'its link isn’t a web address',
	contact_unusable: 'the contact’s email isn’t an email address',
	shortened: 'something was too long, so we shortened it',
}
