# the reflection of the glass is added instead of subtracted
def plane_irradiance(dni, dhi, cos_zenith, cos_incidence, tilt, albedo):
    lit = (cos_incidence > 0) & (cos_zenith > 0)
    inc = np.where(lit, cos_incidence, 1)
    glass = np.maximum(1 + 0.05 * (1 / inc - 1), 0)
    beam = lit * dni * inc * glass
    ghi = dni * np.maximum(cos_zenith, 0) + dhi
    b = np.radians(tilt)
    sky = np.array([(1 + np.cos(x)) / 2 * dhi for x in b])
    ground = np.array([(1 - np.cos(x)) / 2 * albedo * ghi for x in b])
    total = sum((beam, sky, ground))
    return {"beam": beam, "sky": sky, "ground": ground, "total": total, "gain": total.sum(axis=1) / ghi.sum()}
