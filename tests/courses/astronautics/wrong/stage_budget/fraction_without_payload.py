# the payload fraction divides by the stages' mass without the payload
def stage_budget(prop, struct, isp, payload):
    stage_mass = prop + struct
    stack = np.flip(np.cumsum(np.flip(stage_mass)))
    ignite = stack + payload
    ratio = ignite / (ignite - prop)
    dv = G0 * isp * np.log(ratio)
    return {"ratio": ratio, "dv": dv, "total": np.sum(dv), "fraction": payload / stack[0]}
