# the diffuse irradiance is missing in the global horizontal irradiance
def plane_irradiance(dni, dhi, cos_zenith, cos_incidence, tilt, albedo):
    ghi = np.where(cos_zenith > 0, dni * cos_zenith, 0)
    lit = (cos_incidence > 0) & (cos_zenith > 0)
    beam = np.zeros_like(cos_incidence)
    D = np.broadcast_to(dni, cos_incidence.shape)
    c = cos_incidence[lit]
    beam[lit] = D[lit] * c * np.maximum(1 - 0.05 * (1 / c - 1), 0)
    cosb = np.cos(np.radians(tilt))
    sky = np.outer((1 + cosb) / 2, dhi)
    ground = np.outer((1 - cosb) / 2, ghi) * albedo
    total = beam + sky + ground
    return {"beam": beam, "sky": sky, "ground": ground, "total": total, "gain": total.sum(axis=1) / ghi.sum()}
