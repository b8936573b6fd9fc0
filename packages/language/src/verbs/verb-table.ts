/** What a verb is about; suggestions stay inside one meaning. */
export type VerbMeaning = keyof typeof verbTable

/**
 * The verbs of CVs in their British spelling, by meaning, each with its level of responsibility:
 * 0 watched, 1 helped, 2 took part or did a task, 3 did it alone, 4 coordinated or trained others, 5 led, 6 founded.
 */
export const verbTable = {
	people:
		'manage 5, lead 5, supervise 4, oversee 5, direct 5, head 5, captain 5, chair 5, delegate 4, motivate 4, roster 4, appraise 4, discipline 4, employ 4, hire 4, recruit 4, appoint 4, interview 3, onboard 4, staff 4, line-manage 5, deputise 4, mobilise 4, empower 4, inspire 4, unite 4, shortlist 3',
	training:
		'train 4, coach 4, mentor 4, induct 4, brief 3, instruct 4, demonstrate 3, show 3, guide 3, upskill 4, certify 4, facilitate 4',
	teaching:
		'teach 3, tutor 3, lecture 3, educate 3, mark 3, grade 3, invigilate 3, moderate 3, differentiate 3, set 3, explain 3, examine 3, enrich 3, stretch 3',
	learning:
		'memorise 2, learn 2, study 2, qualify 3, pass 3, complete 3, attend 0, shadow 0, observe 0, gain 2, graduate 3, revise 2, acquire 2, earn 3, practise 2, master 3, enrol 2',
	helping:
		'help 1, assist 1, support 1, contribute 1, participate 1, aid 1, accompany 1, encourage 2, volunteer 2, cover 2, back 1, enable 2, ease 2',
	serving:
		'telephone 2, phone 2, serve 2, greet 2, welcome 2, answer 2, advise 3, host 3, wait 2, seat 2, respond 2, reassure 2, satisfy 2, handle 2, deal 2, receive 2, call 2, ring 2, usher 2, assure 2, cater 3, book 2, recommend 2, inform 2, listen 2, shampoo 2, hand 2, hail 2',
	selling:
		'sell 3, upsell 3, cross-sell 3, pitch 3, win 3, close 3, prospect 3, promote 3, market 3, advertise 3, canvass 3, merchandise 3, persuade 3, cold-call 3, generate 3, convert 3, retain 3, exceed 3, achieve 3, hit 3, beat 3, surpass 3, outperform 3, attract 3, secure 3, tender 3, bid 3, fundraise 3, raise 3, license 3, brand 3, position 3, target 3',
	organising:
		'organise 4, coordinate 4, co-ordinate 4, arrange 3, schedule 3, plan 3, prioritise 3, allocate 4, assign 4, timetable 3, run 4, administer 3, stage 3, convene 4, reserve 2, log 2, file 2, sort 2, catalogue 3, collate 2, compile 3, diarise 2, archive 2, index 2, register 2, track 2, record 2, enter 2, input 2, type 2, scan 2, photocopy 2, print 2, minute 2, distribute 2, sequence 3, structure 3, group 2, rearrange 3, reorganise 4, laminate 2, shred 2, staple 2, stocktake 2, shut 2, disseminate 3',
	improving:
		'improve 3, simplify 3, streamline 3, optimise 3, enhance 3, modernise 3, refine 3, upgrade 3, speed 3, accelerate 3, strengthen 3, standardise 3, transform 4, restructure 4, redesign 3, rework 3, revamp 3, refresh 3, revitalise 3, boost 3, increase 3, grow 3, double 3, triple 3, expand 3, extend 3, lift 3, maximise 3, innovate 3, overhaul 4, turn 3, rebuild 3, integrate 3, centralise 3, consolidate 3, digitise 3, automate 3, sharpen 3, tighten 3, enlarge 3',
	reducing:
		'reduce 3, cut 3, decrease 3, lower 3, minimise 3, save 3, eliminate 3, halve 3, shorten 3, trim 3, remove 3, prevent 3, avoid 3, limit 3, contain 3, mitigate 3, lessen 3, shrink 3, reclaim 3, recover 3, stop 3, end 3, phase 3',
	building:
		'build 3, develop 3, create 3, make 3, produce 3, construct 3, assemble 3, implement 3, deliver 3, deploy 3, code 3, program 3, engineer 3, release 3, ship 3, install 3, configure 3, migrate 3, refactor 3, prototype 3, script 3, model 3, form 3, compose 3, fabricate 3, manufacture 3, author 3, establish 6, execute 3, commission 3, provision 3, containerise 3, embed 3, mount 3, craft 3, crochet 3, parse 3, scale 3, dockerise 3, virtualise 3, encrypt 3, transpile 3',
	trades:
		'batten 3, gut 2, bone 2, wallpaper 3, fit 3, wire 3, rewire 3, plumb 3, weld 3, solder 3, plaster 3, paint 3, decorate 3, tile 3, lay 3, dig 3, excavate 3, drill 3, bore 3, mill 3, machine 3, grind 3, sand 3, polish 3, saw 3, join 3, carve 3, sew 3, stitch 3, weave 3, knit 3, cast 3, mould 3, mix 2, pour 2, render 3, roof 3, glaze 3, demolish 3, erect 3, dismantle 3, refurbish 3, renovate 3, restore 3, upholster 3, varnish 3, calibrate 3, rig 3, hoist 3, groom 3, milk 3, plant 3, prune 3, harvest 3, mow 2, landscape 3, breed 3, style 3, shave 2, braid 3, wax 3, insulate 3, pipe 3, splice 3, lag 3, point 3, prime 3, rivet 3, trowel 2, skim 3, pave 3, spray 2, rake 2, weed 2, shear 3, dye 3, curl 2, pierce 3, tattoo 3, manicure 3, grout 3, clad 3, bend 3, crimp 2',
	maintaining:
		'maintain 3, service 3, monitor 2, update 2, keep 2, operate 3, use 2, apply 2, control 3, sustain 3, preserve 3, safeguard 3, protect 3, uphold 3, stock 2, restock 2, replenish 2, rotate 2, store 2, shelve 2, lubricate 2, adjust 3, tune 3, patch 3, renew 3, water 2, tend 2, charge 2, fuel 2',
	fixing:
		'resolve 3, fix 3, repair 3, diagnose 3, troubleshoot 3, solve 3, debug 3, correct 3, rectify 3, mend 3, replace 3, settle 3, remedy 3, escalate 2, address 3, tackle 3, overcome 3, de-escalate 3, defuse 3, salvage 3, unblock 3, rescue 3',
	analysing:
		'match 3, analyse 3, review 3, measure 3, compare 3, evaluate 3, assess 3, research 3, investigate 3, identify 3, forecast 3, estimate 3, calculate 3, quantify 3, interpret 3, survey 3, map 3, explore 3, mine 3, benchmark 3, count 2, tally 2, weigh 2, sample 3, query 3, scope 3, profile 3, predict 3, visualise 3, synthesise 3, discover 3, find 3, spot 3, detect 3, trace 3, uncover 3, scrutinise 3, determine 3, classify 3, categorise 2, segment 3, critique 3, extract 3, cleanse 2, aggregate 3, infer 3, simulate 3, interrogate 3, titrate 3, pipette 2, centrifuge 2, dilute 2, incubate 2, hypothesise 3',
	reporting:
		'report 2, present 3, summarise 3, publish 3, document 3, display 2, illustrate 3, communicate 3, announce 3, outline 3, speak 3, broadcast 3, share 2, circulate 2, submit 2, propose 3, highlight 2, showcase 3, convey 2, testify 3',
	writing:
		'write 3, draft 3, edit 3, proofread 2, rewrite 3, blog 3, subtitle 3, translate 3, transcribe 2, copy 2, caption 3, typeset 3, abridge 3, adapt 3, sub-edit 3, ghostwrite 3',
	money:
		'reconcile 3, invoice 3, budget 3, process 2, pay 2, bill 2, audit 3, bank 2, cash 2, balance 3, cost 3, price 3, post 2, collect 2, chase 2, fund 3, finance 3, invest 3, trade 3, value 3, underwrite 3, insure 3, refund 2, credit 2, account 3, approve 4, authorise 4, lend 3, tax 3, donate 2',
	buying:
		'buy 3, order 2, reorder 2, source 3, procure 3, purchase 3, negotiate 4, outsource 4, rent 2, lease 3, renegotiate 4, specify 3, requisition 2, supply 2, contract 4',
	checking:
		'check 2, inspect 3, verify 3, ensure 2, confirm 2, validate 3, test 3, screen 3, proof 2, vet 3, sign 3, cross-check 2, search 2, watch 2, guard 2, patrol 2, quality-check 3, pilot 3, trial 3, try 2, witness 2',
	safety:
		'enforce 4, comply 3, risk-assess 3, evacuate 3, lock 2, unlock 2, arrest 3, detain 3, de-risk 3, steward 3, police 3, challenge 3, warn 2, prosecute 4, seize 3, defend 3, represent 4, regulate 4',
	care: 'care 2, nurse 3, treat 3, dress 2, bathe 2, wash 2, feed 2, comfort 2, dispense 3, prescribe 4, vaccinate 3, triage 3, discharge 3, admit 3, rehabilitate 3, counsel 3, immunise 3, transfuse 3, cannulate 3, catheterise 3, intubate 3, suture 3, resuscitate 3, massage 3, medicate 3, chaperone 2, reposition 2, nurture 2, foster 2, advocate 3, refer 3, signpost 2, escort 2, console 2, sterilise 2, x-ray 3, exercise 2, entertain 2, play 2, minister 3, befriend 2, cuddle 2, potty-train 2, toilet 2, swab 2, inject 3, bandage 2, babysit 2',
	kitchen:
		'cook 3, bake 3, prepare 2, prep 2, plate 2, portion 2, chop 2, slice 2, roast 3, grill 3, fry 3, garnish 2, season 2, taste 2, butcher 3, fillet 3, brew 3, pull 2, blend 2, clear 2, knead 3, ice 3, label 2, freeze 2, thaw 2, smoke 3, cure 3',
	cleaning:
		'clean 2, sanitise 2, sweep 2, mop 2, vacuum 2, hoover 2, dust 2, scrub 2, wipe 2, dry 2, disinfect 2, launder 2, iron 2, fold 2, empty 2, tidy 2, change 2, strip 2, valet 2, rinse 2, muck 2, autoclave 2, recycle 2, dispose 2, deep-clean 2, steam 2, deodorise 2, press 2, declutter 2, bleach 2, shine 2, blow 2, wring 2',
	moving:
		'pick 2, pack 2, load 2, unload 2, dispatch 2, despatch 2, drive 3, transport 2, carry 2, move 2, stack 2, palletise 2, wrap 2, route 3, navigate 3, tow 3, haul 2, ride 2, fly 3, sail 3, steer 3, dock 3, moor 3, shunt 3, crew 2, fetch 2, bring 2, transfer 2, put 2, split 2, spread 2, shed 2, send 2, take 2, receipt 2, offload 2, courier 2, export 3, import 3, forward 2, freight 2, relocate 3, hang 2, gather 2, fill 2, bag 2, crate 2, tag 2, unpack 2, push 2, drop 2, ferry 3, chauffeur 3, reverse 3, stow 2',
	designing:
		'design 3, draw 3, sketch 3, animate 3, photograph 3, film 3, shoot 3, wireframe 3, curate 3, conceive 3, devise 3, conceptualise 3, imagine 3, light 3, storyboard 3, retouch 3, formulate 3, shape 3, invent 3, originate 3, customise 3, tailor 3, rebrand 4, architect 4, colour 3, engrave 3',
	performing:
		'perform 2, act 2, sing 3, dance 3, rehearse 2, conduct 4, choreograph 4, audition 2, tour 3, compete 2, score 3, busk 2, read 2, narrate 3, voice 3, mime 3, juggle 3, swim 2',
	cooperating:
		'work 2, collaborate 2, co-operate 2, liaise 2, partner 3, consult 3, mediate 3, network 2, meet 2, cooperate 2, engage 2, influence 3, discuss 2, visit 2, contact 2, correspond 2, connect 2, link 2, interact 2, bridge 3, align 3, broker 4, lobby 4, campaign 3, champion 4, arbitrate 4, nominate 3, elect 3, vote 2, sponsor 4, involve 1',
	starting:
		'launch 4, introduce 3, start 3, found 6, co-found 6, open 3, initiate 4, pioneer 4, institute 4, inaugurate 4, begin 3, roll 3, spearhead 5, orchestrate 5, instigate 4, kick-start 4, own 5, leverage 2, utilise 2, incorporate 3, seed 4, activate 3, revive 3, relaunch 4, restart 3',
	general:
		'do 2, give 2, provide 2, offer 2, follow 2, undertake 2, hold 3, have 2, be 2, become 2, get 2, fulfil 2, accomplish 3, award 3, select 3, choose 3, decide 4, define 3, govern 5, request 2, obtain 2, issue 2, grant 4, accept 2, adopt 3, advance 3, progress 2, conclude 2, finish 2, leave 2, return 2, spend 2, wear 2, walk 2, look 2, go 2, come 2, tell 2, ask 2, say 2, sit 2, stand 2, see 2, hear 2, feel 2, understand 2, seek 2, strive 2, adhere 2, abide 2, respect 2, exhibit 2, possess 2, specialise 3, excel 3, rank 3, place 3, feature 3, invite 3, assume 3, second 2, travel 2, solicit 2, subscribe 2, trawl 2, gauge 3, garner 3, leaflet 2, stream 2, upload 2, download 2, format 2, tabulate 2, synchronise 3, man 2, field 2, quote 2, cascade 2, amend 2, cancel 2, delete 2, notify 2, remind 2, publicise 3, popularise 3, commercialise 4, monetise 4, diversify 4, merge 4, divest 4, transition 3, decommission 3, eject 3, let 3, talk 2, chat 2, reply 2, remember 2, recap 2, restrain 3, break 2, waitress 2, labour 2, reset 2, offset 3, sublet 3, undercut 3, quit 2, think 2, believe 2, live 2, stay 2, alternate 2, live-stream 3, cope 2, react 2, retrain 3, reassign 4, rehome 3, redeploy 4, brainstorm 2, strategise 3, lipread 2, redact 2, repay 2, rename 2, reuse 2, swap 2, switch 2, uninstall 2, unwrap 2, whisk 2',
} as const
