# fraction is the propellant fraction of the rocket instead of the payload fraction
def stage_budget(prop, struct, isp, payload):
    m0 = np.array([payload + sum(prop[k:]) + sum(struct[k:]) for k in range(len(prop))])
    m1 = m0 - prop
    r = m0 / m1
    dv = [i * G0 * np.log(x) for i, x in zip(isp, r)]
    return {"ratio": r, "dv": np.array(dv), "total": float(np.sum(dv)), "fraction": sum(prop) / m0[0]}
