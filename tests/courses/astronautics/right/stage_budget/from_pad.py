# from the pad upward, dropping mass as the rocket flies, lists
def stage_budget(prop, struct, isp, payload):
    mass = pad = float(np.sum(prop) + np.sum(struct) + payload)
    R, D = [], []
    for p, s, i in zip(prop, struct, isp):
        before = mass
        mass -= p
        R.append(before / mass)
        D.append(i * G0 * np.log(before / mass))
        mass -= s
    return {"ratio": np.array(R), "dv": np.array(D), "total": sum(D), "fraction": payload / pad}
