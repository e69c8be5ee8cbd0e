# the stages are taken in the other order: stage 0 is treated as the top one
def stage_budget(prop, struct, isp, payload):
    carried = payload
    out_r = []
    for i in range(len(prop)):
        begin = carried + prop[i] + struct[i]
        out_r.append(begin / (begin - prop[i]))
        carried = begin
    out_r = np.array(out_r)
    delta = isp * G0 * np.log(out_r)
    return {"ratio": out_r, "dv": delta, "total": delta.sum(), "fraction": payload / carried}
