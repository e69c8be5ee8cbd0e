# the mass handed down to the stage below is without the structure of the stage (only propellant is added)
def stage_budget(prop, struct, isp, payload):
    K = prop.size
    R = np.zeros(K)
    M_above = payload
    M_pad = payload + prop.sum() + struct.sum()
    k = K - 1
    while k >= 0:
        M_ign = M_above + prop[k] + struct[k]
        R[k] = M_ign / (M_above + struct[k])
        M_above = M_above + prop[k]
        k -= 1
    dv = G0 * isp * np.log(R)
    return {"ratio": R, "dv": dv, "total": dv.sum(), "fraction": payload / M_pad}
