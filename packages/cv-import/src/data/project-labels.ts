// Written by `npm run data` from data/project-labels.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const projectLabels = `label	slot
title	name
name	name
project	name
project name	name
project title	name
name of project	name
name of the project	name
title of project	name
title of the project	name
ug project title	name
pg project title	name
mini project title	name
main project title	name
final year project	name
final year project title	name
final year projects title	name
major project	name
minor project	name
mini project	name
main project	name
academic project	name
role	role
my role	role
role in project	role
role in the project	role
position	role
designation	role
duration	dates
period	dates
project duration	dates
date	dates
dates	dates
time period	dates
description	said
project description	said
about	said
about project	said
about the project	said
abstract	said
summary	said
project summary	said
introduction	said
overview	said
objective	said
purpose	said
aim	said
responsibility	said
responsibilities	said
roles and responsibilities	said
contribution	said
my contribution	said
function	said
features	said
technology	said
technologies	said
technology used	said
technologies used	said
tech stack	said
stack	said
tools	said
tools used	said
tools and technologies	said
language	said
languages	said
language used	said
languages used	said
software used	said
platform	said
platform used	said
environment	said
front end	said
back end	said
frontend	said
backend	said
database	said
operating system	said
hardware	said
software	said
domain	said
client	said
customer	said
organization	said
organisation	said
company	said
team size	said
team	said
link	said
links	said
project link	said
url	said
github	said
github link	said
demo	said
live link	said
guide	said
supervisor	said
skills	said
skills used	said`
