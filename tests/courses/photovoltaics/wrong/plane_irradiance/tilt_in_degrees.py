# the tilt is not converted to radians
def plane_irradiance(dni, dhi, cos_zenith, cos_incidence, tilt, albedo):
    horizontal = np.maximum(cos_zenith, 0) * dni + dhi
    ok = (cos_incidence > 0) & (cos_zenith > 0)
    R = np.maximum(1 - 0.05 * (1 / cos_incidence - 1), 0)
    beam = np.where(ok, dni * cos_incidence * R, 0)
    c = np.cos(tilt)
    sky = np.outer((1 + c) / 2, dhi)
    ground = np.outer((1 - c) / 2, albedo * horizontal)
    total = beam + sky + ground
    return {"beam": beam, "sky": sky, "ground": ground, "total": total, "gain": total.sum(1) / horizontal.sum()}
