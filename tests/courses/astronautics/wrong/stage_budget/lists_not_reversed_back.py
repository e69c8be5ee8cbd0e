# the lists are filled from the top stage down and never turned around, so ratio and dv are in the wrong order
def stage_budget(prop, struct, isp, payload):
    top = payload
    ratios, gains = [], []
    for k in range(len(prop))[::-1]:
        lit = top + prop[k] + struct[k]
        burnt = lit - prop[k]
        ratios.append(lit / burnt)
        gains.append(isp[k] * G0 * (np.log(lit) - np.log(burnt)))
        top = lit
    return {"ratio": np.array(ratios), "dv": np.array(gains), "total": np.sum(gains), "fraction": payload / top}
