// Written by `npm run data` from data/verb-synonyms.tsv. Change the table, not this file.
/** The table as text: a header, then a row a line with tabs between the columns. */
export const verbSynonyms = `words
lead spearhead head
orchestrate organise coordinate
lead manage head direct oversee run supervise coordinate look_after charge
organise arrange coordinate put_on
hold host run stage put_on deliver
teach instruct tutor educate lesson tuition train
train coach instruct induct teach show training
mentor coach guide
help assist support aid contribute participate take_part hand
serve attend_to wait_on
greet welcome receive meet usher
answer respond reply field handle take
phone call ring telephone dial contact speak phone_up ring_up
handle deal look_after see_to take_care attend_to manage
sell retail flog
promote market advertise publicise
buy purchase order procure acquire
build construct assemble erect
assemble put_together
make create produce build develop craft prepare
design devise draw_up
draw sketch
write draft compose produce prepare author put_together compile create draw_up
cook prepare make
prep prepare
clean cleanse tidy clear
wash launder clean
hoover vacuum
fix repair mend
fix solve resolve sort_out rectify correct remedy troubleshoot
settle resolve sort_out
check inspect examine look_over go_over
check verify confirm validate
check test trial try_out
check monitor watch keep_an_eye oversee
monitor track follow keep_track log
record log enter note write_down document input register key_in type write write_up
maintain keep look_after upkeep sustain
maintain service
update refresh keep_up_to_date
transport move carry take deliver bring convey ferry haul shift
operate use run
operate use work
use utilise employ apply leverage
wrap pack box bag package
pick select choose pick_out
load fill
stock restock replenish refill fill stack top_up
shelve reshelve put_back
collect gather pick_up fetch
give provide offer supply deliver
distribute issue give_out hand_out circulate share send pass_out
give hand pass hand_over pass_on
advise recommend guide suggest
explain show demonstrate describe
present show deliver give
inform tell notify update brief let_know
liaise communicate speak talk work coordinate contact correspond meet collaborate cooperate partner
analyse examine review assess evaluate study look_at
research investigate study look_into explore
find identify spot discover detect notice locate uncover source
hire recruit employ take_on appoint
start launch begin open set_up
set_up setup create start establish install found form
set_up setup install fit put_in mount put_up
set_up setup configure
introduce bring_in launch roll_out implement start adopt put_in_place
do carry_out perform conduct undertake execute run
complete finish
finish complete fill_in
reach hit meet achieve attain accomplish
exceed beat surpass outperform
win gain earn secure obtain get receive
increase improve raise grow boost enhance lift strengthen rise climb soar jump go_up expand bring_up
enhance strengthen better
reduce cut decrease lower minimise lessen shrink trim fall drop decline dip shorten go_down bring_down come_down
speed accelerate quicken speed_up
care look_after tend mind
plan schedule timetable
negotiate agree bargain haggle
persuade convince
bill invoice charge
chase follow_up pursue
collect take receive
file archive store put_away
sort organise order arrange categorise classify group
edit revise amend modify change update alter adjust adapt
redesign rework
rewrite redraft
rebuild rework build
code program develop write script
release ship publish deploy
migrate move transfer
fit install mount put_in put_up erect hang
lay put_down
plant sow
prune trim cut cut_back
mow cut
guard protect secure patrol safeguard watch
report tell inform
report flag escalate raise notify pass_on
visit attend go_to
ensure make_sure keep see_to
dispatch send ship post mail
raise fundraise collect
remove clear take_away get_rid dispose discard take_out
demolish knock_down take_down pull_down tear_down
dismantle take_down take_apart
turn_on switch_on put_on
turn_off switch_off put_off
show take_round take_around show_round
rearrange reschedule move_round move
operate drive
issue send_out hand_out
apply put_in put_on
keep write_up
run pull lay
clear tidy_up
set_off start
hand_in submit
look_up search
replace swap change exchange switch
book reserve schedule arrange
compile collate gather put_together
calculate work_out compute
measure weigh gauge
approve authorise sign_off
learn study
gain achieve obtain get earn receive attain
deputise stand_in cover fill_in step_in act_up
reassure calm comfort
motivate encourage inspire
close shut close_up lock_up
open unlock open_up
post upload publish put_up share
film shoot record
photograph shoot photo
chat talk speak
drive steer
set_out mark_out lay_out
run operate
tell explain say
trade deal
cope handle
extract pull take
summarise outline
return bring_back
request ask
set_out put_out lay_out
measure take
put_away tidy_up
wash_up wash
hose wash
peel prepare
book make arrange
jot write note
pop put
look_up find search
track_down find locate trace
ring_round phone
call_back phone
round_up gather
cash_up count reconcile balance
top_up refill
wire_up wire connect
plug connect
screw fix fasten attach fit
stick attach glue
nail fix
put place position
type_up type write
copy duplicate photocopy
print produce
hand_over give pass
sign_up register enrol recruit
sign_in register
check_in register
clock log
swap change
switch change
cut_down reduce
cut_out remove
bring_up raise
sort_through sort review
go_through review check
read review
mark grade assess
correct mark
tick check
talk_to speak advise
talk_through explain
walk_through explain
point_out highlight flag
spot find notice
look_at review check
watch_over supervise monitor
keep_safe protect
pay_in bank deposit
pay_out pay
give_back return
put_right fix correct
tidy_up clean
wipe_down wipe clean
mop_up mop
bag pack
label tag mark
dig_over dig
tend look_after care
pick harvest gather
sweep_up sweep
grit salt
tow pull
turn_off switch_off
post send
mail send
email send
text message
film video
draw illustrate
play perform
sing perform
host welcome
steward marshal
escort accompany
advise advice
choose choice
respond response
lose loss
complain complaint
propose proposal
approve approval
recover recovery
enquire enquiry
enter entry
succeed success
prove proof
see sight
speak speech
depart departure
arrive arrival
refer referral
analyse analysis
weigh weight
sell sale
practise practice
serve service
swap exchange`
