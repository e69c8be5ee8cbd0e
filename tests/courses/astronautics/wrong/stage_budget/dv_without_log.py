# the logarithm is left out: dv is isp g0 times the ratio
def stage_budget(prop, struct, isp, payload):
    m_ign = payload + np.cumsum((prop + struct)[::-1])[::-1]
    m_out = m_ign - prop
    R = m_ign / m_out
    ve = isp * G0
    dv = ve * R
    return {"ratio": R, "dv": dv, "total": np.sum(dv), "fraction": payload / m_ign[0]}
