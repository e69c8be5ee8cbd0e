# g0 is missing: the specific impulse is used as if it was the exhaust velocity
def stage_budget(prop, struct, isp, payload):
    masses = prop + struct
    start = payload + np.array([np.sum(masses[k:]) for k in range(len(masses))])
    ratio = start / (start - prop)
    dv = isp * np.log(ratio)
    total = 0
    for d in dv:
        total = total + d
    return {"ratio": ratio, "dv": dv, "total": total, "fraction": payload / start[0]}
