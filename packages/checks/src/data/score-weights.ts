// Written by `npm run data` from data/score-weights.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const scoreWeights = `measure	part	points	least	most
deeds	content	5	5.2	5.8
concrete	content	7	7.3	8.0
figures	content	14.5	13.7	15.1
outcomes	content	3	3.1	3.2
plain	content	6.5	5.1	7.0
dates	completeness	13	12.5	14.3
education	completeness	8.5	7.6	9.3
contact	completeness	11.5	9.3	11.3
profile	profile	5.5	5.3	7.2
language	form	23.5	22.0	23.1
form	form	2	2.1	3.4`
