# the total is computed from the mean specific impulse and the product of the ratios
def stage_budget(prop, struct, isp, payload):
    current = payload
    ratio = np.ones(len(isp))
    for idx in range(len(isp) - 1, -1, -1):
        current += struct[idx]
        dry = current
        current += prop[idx]
        ratio[idx] = current / dry
    dv = isp * G0 * np.log(ratio)
    total = np.mean(isp) * G0 * np.log(np.prod(ratio))
    return {"ratio": ratio, "dv": dv, "total": total, "fraction": payload / current}
