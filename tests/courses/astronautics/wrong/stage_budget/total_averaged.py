# the total is the average of the stages' gains, not their sum
def stage_budget(prop, struct, isp, payload):
    tot = payload
    ratio = []
    for p, s in list(zip(prop, struct))[::-1]:
        tot += p + s
        ratio.append(tot / (tot - p))
    ratio = np.array(ratio[::-1])
    gain = isp * G0 * np.log(ratio)
    return {"ratio": ratio, "dv": gain, "total": gain.mean(), "fraction": payload / tot}
