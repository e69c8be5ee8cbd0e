# burnt-out structures are not dropped: every stage also carries the structures of the stages below it
def stage_budget(prop, struct, isp, payload):
    n = len(prop)
    m = payload + prop.sum() + struct.sum()
    pad = m
    ratio = np.zeros(n)
    for k in range(n):
        after = m - prop[k]
        ratio[k] = m / after
        m = after
    dv = isp * G0 * np.log(ratio)
    return {"ratio": ratio, "dv": dv, "total": dv.sum(), "fraction": payload / pad}
