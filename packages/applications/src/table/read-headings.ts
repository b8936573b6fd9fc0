import type { TableField } from '@app/contract/applications'

/** The column headings that trackers and spreadsheets use for each field, without spaces and punctuation. */
const headings: Record<TableField, string> = {
	title:
		'title jobtitle position positiontitle role rolename roletitle job jobname vacancy opening postingtitle',
	company: 'company companyname employer organisation organization firm business employername',
	place: 'place location city joblocation office town where',
	stage: 'stage status applicationstatus applicationstage jobstatus state progress currentstage',
	applied_on:
		'applied appliedon dateapplied applieddate applieddt applicationdate dateofapplication date datesent senton submitted datesubmitted submittedon',
	stage_on:
		'stagesince since statusdate dateofstatus lastupdated lastupdate updated updatedon stagedate',
	url: 'link url joburl joblink posting postingurl jobposting postinglink advert adverturl listing listingurl website web applicationlink',
	source: 'source jobsource foundvia foundon jobboard board platform channel via leadsource',
	salary: 'salary pay compensation wage wages salaryrange payrange rate salaryexpectation',
	next_step: 'nextstep nextsteps nextaction todo followup action',
	next_step_on:
		'nextstepdate nextstepon nextactiondate followupdate followupon duedate due reminderdate',
	contact_name: 'contact contactname contactperson recruiter recruitername hiringmanager',
	contact_email: 'contactemail email recruiteremail contactemailaddress emailaddress',
	contact_phone: 'contactphone phone phonenumber telephone contactnumber',
	notes: 'notes note comments comment remarks details',
}

/**
 * Returns the field of each column, by its heading; where two headings mean the same field, only the first column
 * gets it.
 */
export function readHeadings(row: readonly string[]): (TableField | null)[] {
	const taken = new Set<TableField>()
	return row.map((heading) => {
		const field = matchField(heading)
		if (field === null || taken.has(field)) return null
		taken.add(field)
		return field
	})
}

function matchField(heading: string): TableField | null {
	const bare = heading
		.toLowerCase()
		.slice(0, 100)
		.replaceAll(/[^a-z]/g, '')
	return bare === '' ? null : (fieldByHeading.get(bare) ?? null)
}

const fieldByHeading = new Map(
	// `Object.entries` forgets that these are the names of fields.
	(Object.entries(headings) as [TableField, string][]).flatMap(([field, words]) =>
		words.split(' ').map((word): [string, TableField] => [word, field]),
	),
)
