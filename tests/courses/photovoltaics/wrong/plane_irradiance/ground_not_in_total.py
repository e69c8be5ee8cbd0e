# the ground reflection is left out of the total (and so of the gain)
def plane_irradiance(dni, dhi, cos_zenith, cos_incidence, tilt, albedo):
    ghi = dni * np.maximum(0, cos_zenith) + dhi
    m = np.where((cos_zenith > 0) & (cos_incidence > 0), 1.0, 0.0)
    k = np.maximum(0, 1 - 0.05 * (1 / cos_incidence - 1))
    beam = m * k * cos_incidence * dni
    f = (1 + np.cos(np.radians(tilt))) / 2
    sky = f[:, None] * dhi[None, :]
    ground = (1 - f)[:, None] * albedo * ghi[None, :]
    total = beam + sky
    return {"beam": beam, "sky": sky, "ground": ground, "total": total, "gain": total.sum(axis=1) / ghi.sum()}
