# two mistakes: the logarithm is to base 10, and the payload fraction divides by the mass without the payload
def stage_budget(prop, struct, isp, payload):
    n = len(prop)
    M = np.zeros(n + 1)
    M[n] = payload
    for k in range(n - 1, -1, -1):
        M[k] = M[k + 1] + prop[k] + struct[k]
    ratio = M[:-1] / (M[:-1] - prop)
    dv = isp * G0 * np.log10(ratio)
    return {"ratio": ratio, "dv": dv, "total": np.sum(dv), "fraction": payload / (M[0] - payload)}
