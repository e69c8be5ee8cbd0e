# the payload is added again at every stage on the way down, so lower stages carry it several times
def stage_budget(prop, struct, isp, payload):
    n = len(prop)
    ratio = np.zeros(n)
    stack = 0.0
    for k in range(n - 1, -1, -1):
        stack = stack + payload + prop[k] + struct[k]
        ratio[k] = stack / (stack - prop[k])
    dv = isp * G0 * np.log(ratio)
    whole = payload + np.sum(prop + struct)
    return {"ratio": ratio, "dv": dv, "total": np.sum(dv), "fraction": payload / whole}
