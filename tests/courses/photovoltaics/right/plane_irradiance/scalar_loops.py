# plain loops over panels and times with ifs
def plane_irradiance(dni, dhi, cos_zenith, cos_incidence, tilt, albedo):
    P, T = cos_incidence.shape
    out = {k: np.zeros((P, T)) for k in ("beam", "sky", "ground", "total")}
    ghi = [dni[t] * max(cos_zenith[t], 0) + dhi[t] for t in range(T)]
    gain = np.zeros(P)
    for p in range(P):
        c = np.cos(tilt[p] * np.pi / 180)
        for t in range(T):
            x = cos_incidence[p, t]
            if x > 0 and cos_zenith[t] > 0:
                out["beam"][p, t] = dni[t] * x * max(0, 1 - 0.05 * (1 / x - 1))
            out["sky"][p, t] = dhi[t] * (1 + c) / 2
            out["ground"][p, t] = albedo * ghi[t] * (1 - c) / 2
            out["total"][p, t] = out["beam"][p, t] + out["sky"][p, t] + out["ground"][p, t]
        gain[p] = sum(out["total"][p]) / sum(ghi)
    out["gain"] = gain
    return out
