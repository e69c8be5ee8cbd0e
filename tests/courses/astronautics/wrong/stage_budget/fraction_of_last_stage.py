# the payload fraction is taken of the top stage at ignition instead of the whole rocket
def stage_budget(prop, struct, isp, payload):
    def ignition_mass(k):
        return payload + np.sum(prop[k:]) + np.sum(struct[k:])
    n = len(prop)
    m0 = np.array([ignition_mass(k) for k in range(n)])
    R = m0 / (m0 - prop)
    dv = np.multiply(isp, np.log(R)) * G0
    return {"ratio": R, "dv": dv, "total": np.sum(dv), "fraction": payload / m0[-1]}
