# the mass ratio compares a stage's own full and empty mass, without anything that it carries
def stage_budget(prop, struct, isp, payload):
    ratio = (prop + struct) / struct
    exhaust = isp * G0
    dv = exhaust * np.log(ratio)
    m_total = np.sum(prop) + np.sum(struct) + payload
    return {"ratio": ratio, "dv": dv, "total": np.sum(dv), "fraction": payload / m_total}
