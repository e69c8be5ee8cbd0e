# the structure of the stage is subtracted as well for the mass at burnout
def stage_budget(prop, struct, isp, payload):
    mass0 = payload + np.cumsum((prop + struct)[::-1])[::-1]
    mass_end = mass0 - prop - struct
    ratio = mass0 / mass_end
    c = isp * G0
    dv = c * np.log(ratio)
    return {"ratio": ratio, "dv": dv, "total": dv.sum(), "fraction": payload / mass0[0]}
