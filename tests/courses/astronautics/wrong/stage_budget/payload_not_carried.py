# the payload is left out of the stages' masses (it is only in the fraction)
def stage_budget(prop, struct, isp, payload):
    n_stages = len(prop)
    ratio = np.empty(n_stages)
    dv = np.empty(n_stages)
    for k in range(n_stages):
        m_start = 0
        for j in range(k, n_stages):
            m_start += prop[j] + struct[j]
        m_end = m_start - prop[k]
        ratio[k] = m_start / m_end
        dv[k] = isp[k] * G0 * np.log(m_start / m_end)
    total_mass = np.sum(prop) + np.sum(struct) + payload
    return {"ratio": ratio, "dv": dv, "total": np.sum(dv), "fraction": payload / total_mass}
