# dv is summed up over the stages (speed reached after each stage) instead of each stage's own gain
def stage_budget(prop, struct, isp, payload):
    n = len(prop)
    weights = np.triu(np.ones((n, n)))
    m0 = payload + weights @ (prop + struct)
    ratio = m0 / (m0 - prop)
    speed = 0.0
    dv = np.zeros(n)
    for k in range(n):
        speed += isp[k] * G0 * np.log(ratio[k])
        dv[k] = speed
    return {"ratio": ratio, "dv": dv, "total": speed, "fraction": payload / m0[0]}
