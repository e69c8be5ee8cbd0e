# the structure of a stage is not counted in its own mass at ignition, only below (when it is carried by lower stages)
def stage_budget(prop, struct, isp, payload):
    n = len(prop)
    ratio = np.zeros(n)
    load = payload
    for k in range(n - 1, -1, -1):
        ratio[k] = (load + prop[k]) / load
        load = load + prop[k] + struct[k]
    dv = isp * G0 * np.log(ratio)
    return {"ratio": ratio, "dv": dv, "total": np.sum(dv), "fraction": payload / load}
