# vectorized with a reversed cumulative sum, difference of logarithms
def stage_budget(prop, struct, isp, payload):
    ignition = payload + np.cumsum((prop + struct)[::-1])[::-1]
    burnout = ignition - prop
    gains = G0 * isp * (np.log(ignition) - np.log(burnout))
    return {"ratio": ignition / burnout, "dv": gains, "total": gains.sum(), "fraction": payload / ignition[0]}
