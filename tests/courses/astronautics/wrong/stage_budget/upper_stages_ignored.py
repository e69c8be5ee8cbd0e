# each stage carries only the payload, the stages above it are left out
def stage_budget(prop, struct, isp, payload):
    m_i = payload + prop + struct
    m_f = payload + struct
    r = m_i / m_f
    dv = isp * G0 * np.log(r)
    return {"ratio": r, "dv": dv, "total": np.sum(dv),
            "fraction": payload / (payload + np.sum(prop + struct))}
