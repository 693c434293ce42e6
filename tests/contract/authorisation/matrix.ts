/**
 * The permissions of every call, written from the specification (§6, §7) and the gateway contract (§6), one line a call.
 *
 * `none`: no token; `expired`: a token of `admin` whose session is over; then the accounts (`design.md` §8);
 * `foreign`: `store` asks for a record of another store.
 *
 * `yes`: answered with what was asked for; a number: declined with this code, without any effect; `own`: answered
 * as if there were no other store; `-`: no record of a store is named.
 */
export const matrix = `
                                                    none     expired  admin    auditor  tri      store    foreign
  # The session (specification §7) and what stands before it
  GET    /captchaImage                              yes      yes      yes      yes      yes      yes      -
  POST   /login                                     yes      yes      yes      yes      yes      yes      -
  POST   /register                                  yes      yes      yes      yes      yes      yes      -
  POST   /bind                                      yes      yes      yes      yes      yes      yes      -
  POST   /logout                                    yes      yes      yes      yes      yes      yes      -
  GET    /getInfo                                   401      401      yes      yes      yes      yes      -
  GET    /getRouters                                401      401      yes      yes      yes      yes      -

  # Statistics: a store operator counts its own
  GET    /st/stApiDraw/statistics                   401      401      yes      yes      yes      yes      own
  GET    /st/stApiRecharge/statistics               401      401      yes      yes      yes      yes      own
  GET    /st/stStoreDraw/statistics                 401      401      yes      yes      yes      yes      own
  GET    /st/stStoreRecharge/statistics             401      401      yes      yes      yes      yes      own
  GET    /st/stUsdtMoney/statistics                 401      401      yes      yes      yes      yes      own
  GET    /st/stUsdtNum/statistics                   401      401      yes      yes      yes      yes      own
  GET    /st/stUser/statistics                      401      401      yes      yes      yes      yes      own

  # Deposits and payouts of merchants; failed payouts (specification §7)
  GET    /api/apiRecharge/list                      401      401      yes      yes      yes      403      -
  GET    /api/apiRecharge/totals                    401      401      yes      yes      yes      403      -
  GET    /api/apiRecharge/export                    401      401      yes      yes      403      403      -
  GET    /api/apiRecharge/{id}                      401      401      yes      yes      yes      403      403
  PUT    /api/apiRecharge/cancel/{id}               401      401      yes      403      403      403      403
  PUT    /api/apiRecharge/notify/{id}               401      401      yes      403      403      403      403
  PUT    /api/apiRecharge/refund/{id}               401      401      yes      403      403      403      403
  GET    /api/apiDraw/list                          401      401      yes      yes      yes      403      -
  GET    /api/apiDraw/totals                        401      401      yes      yes      yes      403      -
  GET    /api/apiDraw/export                        401      401      yes      yes      403      403      -
  GET    /api/apiDraw/{id}                          401      401      yes      yes      yes      403      403
  PUT    /api/apiDraw/notify/{id}                   401      401      yes      403      403      403      403
  PUT    /api/apiDraw/handle/{id}                   401      401      yes      403      403      403      403
  GET    /api/apiDraw/exist/fail                    401      401      yes      yes      yes      403      -
  GET    /api/apiDraw/exist/fail/count              401      401      yes      yes      yes      403      -

  # What a store operator may do in its own store
  GET    /store/storeDraw/list                      401      401      yes      yes      yes      yes      own
  GET    /store/storeDraw/totals                    401      401      yes      yes      yes      yes      own
  GET    /store/storeDraw/export                    401      401      yes      yes      403      yes      own
  GET    /store/storeDraw/{id}                      401      401      yes      yes      yes      yes      404
  POST   /store/storeDraw                           401      401      500      403      403      yes      own
  PUT    /store/storeDraw/pass/{id}                 401      401      yes      403      403      403      403
  PUT    /store/storeDraw/reject/{id}               401      401      yes      403      403      403      403
  GET    /store/storeDraw/importTemplate            401      401      yes      403      403      yes      -
  POST   /store/storeDraw/importTemplate            401      401      yes      403      403      yes      -
  POST   /store/storeDraw/importData                401      401      500      403      403      yes      own
  GET    /store/storeRecharge/list                  401      401      yes      yes      yes      yes      own
  GET    /store/storeRecharge/totals                401      401      yes      yes      yes      yes      own
  GET    /store/storeRecharge/export                401      401      yes      yes      403      yes      own
  GET    /store/storeRecharge/{id}                  401      401      yes      yes      yes      yes      404
  GET    /store/bill/list                           401      401      yes      yes      yes      yes      own
  GET    /store/bill/totals                         401      401      yes      yes      yes      yes      own
  GET    /store/bill/export                         401      401      yes      yes      403      yes      own
  GET    /store/bill/{id}                           401      401      yes      yes      yes      yes      404
  GET    /store/store/list                          401      401      yes      yes      yes      yes      own
  GET    /store/store/totals                        401      401      yes      yes      yes      yes      own
  GET    /store/store/export                        401      401      yes      yes      403      yes      own
  GET    /store/store/{id}                          401      401      yes      yes      yes      yes      404
  POST   /store/store                               401      401      yes      403      403      403      403
  PUT    /store/store                               401      401      yes      403      403      403      403
  DELETE /store/store/{ids}                         401      401      yes      403      403      403      403
  GET    /store/user/list                           401      401      yes      yes      yes      yes      own
  GET    /store/user/totals                         401      401      yes      yes      yes      yes      own
  GET    /store/user/export                         401      401      yes      yes      403      yes      own
  GET    /store/user/{id}                           401      401      yes      yes      yes      yes      404
  GET    /store/user/secret/{id}/{field}            401      401      yes      403      403      403      403
  POST   /store/user                                401      401      yes      403      403      403      403
  PUT    /store/user                                401      401      yes      403      403      403      403
  DELETE /store/user/{ids}                          401      401      yes      403      403      403      403
  PUT    /store/user/freeze/{id}                    401      401      yes      403      403      403      403
  PUT    /store/user/enable/{id}                    401      401      yes      403      403      403      403
  PUT    /store/user/resetSecret/{id}               401      401      yes      403      403      403      403
  PUT    /store/user/resetKeys/{id}                 401      401      yes      403      403      403      403

  # The energy platform and the chain belong to no store
  GET    /api/waterWallet/list                      401      401      yes      yes      yes      403      -
  GET    /api/waterWallet/totals                    401      401      yes      yes      yes      403      -
  GET    /api/waterWallet/export                    401      401      yes      yes      403      403      -
  GET    /api/waterWallet/{id}                      401      401      yes      yes      yes      403      -
  GET    /energy/user/list                          401      401      yes      yes      yes      403      -
  GET    /energy/user/totals                        401      401      yes      yes      yes      403      -
  GET    /energy/user/export                        401      401      yes      yes      403      403      -
  GET    /energy/user/{id}                          401      401      yes      yes      yes      403      -
  GET    /energy/user/secret/{id}/{field}           401      401      yes      403      403      403      -
  POST   /energy/user                               401      401      yes      403      403      403      -
  PUT    /energy/user                               401      401      yes      403      403      403      -
  DELETE /energy/user/{ids}                         401      401      yes      403      403      403      -
  GET    /energy/publish/list                       401      401      yes      yes      yes      403      -
  GET    /energy/publish/totals                     401      401      yes      yes      yes      403      -
  GET    /energy/publish/export                     401      401      yes      yes      403      403      -
  GET    /energy/publish/{id}                       401      401      yes      yes      yes      403      -

  # Dictionaries and configuration (specification §7)
  GET    /system/dict/data/list                     401      401      yes      yes      403      403      -
  GET    /system/dict/data/totals                   401      401      yes      yes      403      403      -
  GET    /system/dict/data/export                   401      401      yes      yes      403      403      -
  GET    /system/dict/data/{id}                     401      401      yes      yes      403      403      -
  POST   /system/dict/data                          401      401      yes      403      403      403      -
  PUT    /system/dict/data                          401      401      yes      403      403      403      -
  DELETE /system/dict/data/{ids}                    401      401      yes      403      403      403      -
  GET    /system/dict/data/type/{type}              401      401      yes      yes      yes      yes      -
  GET    /system/dict/type/list                     401      401      yes      yes      403      403      -
  GET    /system/dict/type/totals                   401      401      yes      yes      403      403      -
  GET    /system/dict/type/export                   401      401      yes      yes      403      403      -
  GET    /system/dict/type/{id}                     401      401      yes      yes      403      403      -
  POST   /system/dict/type                          401      401      yes      403      403      403      -
  PUT    /system/dict/type                          401      401      yes      403      403      403      -
  DELETE /system/dict/type/{ids}                    401      401      yes      403      403      403      -
  DELETE /system/dict/type/clearCache               401      401      yes      403      403      403      -
  GET    /system/dict/type/optionselect             401      401      yes      yes      yes      yes      -
  GET    /system/config/list                        401      401      yes      yes      403      403      -
  GET    /system/config/totals                      401      401      yes      yes      403      403      -
  GET    /system/config/export                      401      401      yes      yes      403      403      -
  GET    /system/config/{id}                        401      401      yes      yes      403      403      -
  POST   /system/config                             401      401      yes      403      403      403      -
  PUT    /system/config                             401      401      yes      403      403      403      -
  DELETE /system/config/{ids}                       401      401      yes      403      403      403      -
  DELETE /system/config/clearCache                  401      401      yes      403      403      403      -
  GET    /system/config/configKey/{key}             401      401      yes      yes      yes      yes      -

  # Files: one downloads what one has exported, and the watcher may export nothing
  GET    /common/download                           401      401      yes      yes      404      yes      404
  POST   /common/upload                             401      401      yes      yes      yes      yes      -
  GET    /profile/{folder}/{name}                   yes      yes      yes      yes      yes      yes      -

  # Oneself (gateway contract §6)
  GET    /system/user/profile                       401      401      yes      yes      yes      yes      -
  PUT    /system/user/profile                       401      401      yes      yes      yes      yes      -
  PUT    /system/user/profile/updatePwd             401      401      yes      yes      yes      yes      -
  POST   /system/user/profile/avatar                401      401      yes      yes      yes      yes      -

  # Users, roles, menus, departments, posts, notices (gateway contract §6)
  GET    /system/user/list                          401      401      yes      yes      403      403      -
  GET    /system/user/totals                        401      401      yes      yes      403      403      -
  GET    /system/user/export                        401      401      yes      yes      403      403      -
  GET    /system/user/{id}                          401      401      yes      yes      403      403      -
  GET    /system/user/                              401      401      yes      yes      403      403      -
  GET    /system/user/deptTree                      401      401      yes      yes      403      403      -
  POST   /system/user                               401      401      yes      403      403      403      -
  PUT    /system/user                               401      401      yes      403      403      403      -
  DELETE /system/user/{ids}                         401      401      yes      403      403      403      -
  PUT    /system/user/changeStatus                  401      401      yes      403      403      403      -
  PUT    /system/user/resetPwd                      401      401      yes      403      403      403      -
  GET    /system/user/authRole/{id}                 401      401      yes      yes      403      403      -
  PUT    /system/user/authRole                      401      401      yes      403      403      403      -
  GET    /system/user/importTemplate                401      401      yes      yes      yes      yes      -
  POST   /system/user/importTemplate                401      401      yes      yes      yes      yes      -
  POST   /system/user/importData                    401      401      yes      403      403      403      -
  GET    /system/role/list                          401      401      yes      yes      403      403      -
  GET    /system/role/totals                        401      401      yes      yes      403      403      -
  GET    /system/role/export                        401      401      yes      yes      403      403      -
  GET    /system/role/{id}                          401      401      yes      yes      403      403      -
  GET    /system/role/optionselect                  401      401      yes      yes      403      403      -
  POST   /system/role                               401      401      yes      403      403      403      -
  PUT    /system/role                               401      401      yes      403      403      403      -
  DELETE /system/role/{ids}                         401      401      yes      403      403      403      -
  PUT    /system/role/changeStatus                  401      401      yes      403      403      403      -
  PUT    /system/role/dataScope                     401      401      yes      403      403      403      -
  GET    /system/role/authUser/allocatedList        401      401      yes      yes      403      403      -
  GET    /system/role/authUser/unallocatedList      401      401      yes      yes      403      403      -
  PUT    /system/role/authUser/cancel               401      401      yes      403      403      403      -
  PUT    /system/role/authUser/cancelAll            401      401      yes      403      403      403      -
  PUT    /system/role/authUser/selectAll            401      401      yes      403      403      403      -
  GET    /system/menu/list                          401      401      yes      yes      403      403      -
  GET    /system/menu/totals                        401      401      yes      yes      403      403      -
  GET    /system/menu/export                        401      401      yes      403      403      403      -
  GET    /system/menu/{id}                          401      401      yes      yes      403      403      -
  GET    /system/menu/treeselect                    401      401      yes      yes      yes      yes      -
  GET    /system/menu/roleMenuTreeselect/{roleId}   401      401      yes      yes      403      403      -
  POST   /system/menu                               401      401      yes      403      403      403      -
  PUT    /system/menu                               401      401      yes      403      403      403      -
  DELETE /system/menu/{ids}                         401      401      yes      403      403      403      -
  GET    /system/dept/list                          401      401      yes      yes      403      403      -
  GET    /system/dept/totals                        401      401      yes      yes      403      403      -
  GET    /system/dept/export                        401      401      yes      403      403      403      -
  GET    /system/dept/{id}                          401      401      yes      yes      403      403      -
  GET    /system/dept/list/exclude/{id}             401      401      yes      yes      403      403      -
  GET    /system/dept/treeselect                    401      401      yes      yes      yes      yes      -
  GET    /system/dept/roleDeptTreeselect/{roleId}   401      401      yes      yes      403      403      -
  GET    /system/role/deptTree/{roleId}             401      401      yes      yes      403      403      -
  POST   /system/dept                               401      401      yes      403      403      403      -
  PUT    /system/dept                               401      401      yes      403      403      403      -
  DELETE /system/dept/{ids}                         401      401      yes      403      403      403      -
  GET    /system/post/list                          401      401      yes      yes      403      403      -
  GET    /system/post/totals                        401      401      yes      yes      403      403      -
  GET    /system/post/export                        401      401      yes      yes      403      403      -
  GET    /system/post/{id}                          401      401      yes      yes      403      403      -
  GET    /system/post/optionselect                  401      401      yes      yes      yes      yes      -
  POST   /system/post                               401      401      yes      403      403      403      -
  PUT    /system/post                               401      401      yes      403      403      403      -
  DELETE /system/post/{ids}                         401      401      yes      403      403      403      -
  GET    /system/notice/list                        401      401      yes      yes      403      403      -
  GET    /system/notice/totals                      401      401      yes      yes      403      403      -
  GET    /system/notice/export                      401      401      yes      403      403      403      -
  GET    /system/notice/{id}                        401      401      yes      yes      403      403      -
  POST   /system/notice                             401      401      yes      403      403      403      -
  PUT    /system/notice                             401      401      yes      403      403      403      -
  DELETE /system/notice/{ids}                       401      401      yes      403      403      403      -

  # Logs, sessions and jobs (gateway contract §6)
  GET    /monitor/operlog/list                      401      401      yes      yes      403      403      -
  GET    /monitor/operlog/totals                    401      401      yes      yes      403      403      -
  GET    /monitor/operlog/export                    401      401      yes      yes      403      403      -
  GET    /monitor/operlog/{id}                      401      401      yes      yes      403      403      -
  DELETE /monitor/operlog/clean                     401      401      yes      403      403      403      -
  DELETE /monitor/operlog/{ids}                     401      401      yes      403      403      403      -
  GET    /monitor/logininfor/list                   401      401      yes      yes      403      403      -
  GET    /monitor/logininfor/totals                 401      401      yes      yes      403      403      -
  GET    /monitor/logininfor/export                 401      401      yes      yes      403      403      -
  GET    /monitor/logininfor/{id}                   401      401      yes      yes      403      403      -
  DELETE /monitor/logininfor/clean                  401      401      yes      403      403      403      -
  DELETE /monitor/logininfor/{ids}                  401      401      yes      403      403      403      -
  GET    /monitor/logininfor/unlock/{userName}      401      401      yes      403      403      403      -
  GET    /monitor/online/list                       401      401      yes      yes      403      403      -
  DELETE /monitor/online/{session}                  401      401      yes      403      403      403      -
  GET    /monitor/job/list                          401      401      yes      yes      403      403      -
  GET    /monitor/job/totals                        401      401      yes      yes      403      403      -
  GET    /monitor/job/export                        401      401      yes      yes      403      403      -
  GET    /monitor/job/{id}                          401      401      yes      yes      403      403      -
  POST   /monitor/job                               401      401      yes      403      403      403      -
  PUT    /monitor/job                               401      401      yes      403      403      403      -
  DELETE /monitor/job/{ids}                         401      401      yes      403      403      403      -
  PUT    /monitor/job/changeStatus                  401      401      yes      403      403      403      -
  PUT    /monitor/job/run                           401      401      yes      403      403      403      -
  GET    /monitor/jobLog/list                       401      401      yes      yes      403      403      -
  GET    /monitor/jobLog/totals                     401      401      yes      yes      403      403      -
  GET    /monitor/jobLog/export                     401      401      yes      yes      403      403      -
  GET    /monitor/jobLog/{id}                       401      401      yes      yes      403      403      -
  DELETE /monitor/jobLog/clean                      401      401      yes      403      403      403      -
  DELETE /monitor/jobLog/{ids}                      401      401      yes      403      403      403      -

  # The generator (gateway contract §6)
  GET    /tool/gen/list                             401      401      yes      yes      403      403      -
  GET    /tool/gen/totals                           401      401      yes      yes      403      403      -
  GET    /tool/gen/export                           401      401      yes      403      403      403      -
  GET    /tool/gen/{id}                             401      401      yes      yes      403      403      -
  GET    /tool/gen/db/list                          401      401      yes      yes      403      403      -
  GET    /tool/gen/column/{tableId}                 401      401      yes      yes      403      403      -
  POST   /tool/gen/importTable                      401      401      yes      403      403      403      -
  PUT    /tool/gen                                  401      401      yes      403      403      403      -
  GET    /tool/gen/synchDb/{tableName}              401      401      yes      403      403      403      -
  GET    /tool/gen/preview/{id}                     401      401      yes      403      403      403      -
  GET    /tool/gen/batchGenCode                     401      401      yes      403      403      403      -
  GET    /tool/gen/download/{tableName}             401      401      yes      403      403      403      -
  GET    /tool/gen/genCode/{tableName}              401      401      yes      403      403      403      -
  DELETE /tool/gen/{ids}                            401      401      yes      403      403      403      -
`
