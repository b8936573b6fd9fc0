import { concurrentIndex, type Migration, withoutComments } from './read-migrations.ts'

type Rule = {
	/** Finds a statement that would break servers of the previous version. */
	finds: RegExp
	/** Whether it does no harm to a table that the same migration makes. */
	isFineOnNewTables?: true
	/** Whether a migration that names the version it leaves the schema readable from may do it. */
	isRemoval?: true
	instead: string
}

const table = '"?(?:public"?\\.)?"?(\\w+)"?'
const onTable = (change: string) => new RegExp(`^alter table (?:only )?${table} ${change}`, 'i')

/**
 * The statements that a migration may not have, because servers of the previous version still run. The reasons:
 * decision 46.
 */
const rules: Rule[] = [
	{
		finds: /^alter (?:table|type|index|view|sequence|schema)\b.* rename /i,
		instead: 'Add the new name beside the old one, and remove the old one a version later.',
	},
	{
		finds: onTable('alter (?:column )?"?\\w+"? (?:set data )?type '),
		instead: 'Add a column of the new type, fill it, and remove the old one a version later.',
	},
	{
		finds: /^(?:drop (?:table|type|view|schema|sequence|function)|truncate)\b/i,
		isRemoval: true,
		instead: 'Remove it a version after the last one that uses it, with "-- readable-from: NNNN".',
	},
	{
		finds: onTable('drop (?!constraint)(?:column )?'),
		isRemoval: true,
		instead: 'Remove it a version after the last one that uses it, with "-- readable-from: NNNN".',
	},
	{
		finds: onTable('alter (?:column )?"?\\w+"? (?:set not null|drop default)'),
		isFineOnNewTables: true,
		isRemoval: true,
		instead:
			'Require it a version after the first one that always writes it, with "-- readable-from: NNNN".',
	},
	{
		finds: onTable('add (?:column )?(?!constraint)(?!.* default ).* not null'),
		isFineOnNewTables: true,
		instead: 'Let the column be null, or give it a default: the version before does not write it.',
	},
	{
		finds: onTable(
			'add (?:column )?(?!constraint).*(?:default (?:gen_random_uuid|random|clock_timestamp|nextval)|serial|generated |unique|primary key)',
		),
		isFineOnNewTables: true,
		instead:
			'This writes the whole table while nobody can use it. Fill the column in batches instead.',
	},
	{
		finds:
			/^create (?:unique )?index (?!concurrently)(?:if not exists )?"?\w+"? on (?:only )?"?(?:public"?\.)?"?(\w+)"?/i,
		isFineOnNewTables: true,
		instead: 'Use "create index concurrently": nobody could write to the table meanwhile.',
	},
	{
		finds: /^drop index /i,
		isRemoval: true,
		instead: 'Remove it a version after the last one that needs it, with "-- readable-from: NNNN".',
	},
	{
		finds: onTable('add constraint "?\\w+"? (?:unique|primary key)(?! using index)'),
		isFineOnNewTables: true,
		instead: 'Make a unique index concurrently instead.',
	},
	{
		finds: onTable('add constraint "?\\w+"? (?:foreign key|check)(?!.* not valid$)'),
		isFineOnNewTables: true,
		instead: 'End it with "not valid", and validate it in a statement of its own.',
	},
	{
		finds: new RegExp(`^(?:update|delete from|insert into) (?:only )?${table}`, 'i'),
		isFineOnNewTables: true,
		instead:
			'Let the new version fill old rows in batches: here they would stay locked until the end.',
	},
]

/**
 * Returns the problems of a migration: a sentence for each statement that would break servers of the previous
 * version, and one if it mixes concurrent statements with others.
 */
export function findMigrationProblems({
	tag,
	statements,
	isConcurrent,
	readableFrom,
}: Migration): string[] {
	const single = statements.flatMap(singleStatements)
	const made = new Set(single.flatMap((text) => madeTable.exec(text)?.[1] ?? []))
	const broken = single.flatMap((text) =>
		rules
			.filter(({ finds, isFineOnNewTables, isRemoval }) => {
				const found = finds.exec(text)
				if (!found || (isRemoval && readableFrom !== null)) return false
				return !(isFineOnNewTables && made.has(found[1] ?? ''))
			})
			.map(({ instead }) => `${tag}: ${text}: ${instead}`),
	)
	const isMixed = isConcurrent && single.some((text) => concurrentIndex(text) === null)
	return isMixed
		? [
				...broken,
				`${tag}: What runs concurrently runs outside a transaction: put the rest into another migration.`,
			]
		: broken
}

const madeTable = new RegExp(`^create table (?:if not exists )?${table}`, 'i')

function singleStatements(text: string): string[] {
	return withoutComments(text)
		.split(';')
		.map((statement) => statement.replace(/\s+/g, ' ').trim())
		.filter((statement) => statement !== '')
}
