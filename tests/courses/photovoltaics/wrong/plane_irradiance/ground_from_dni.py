# the ground reflects dni plus dhi: the direct irradiance is not projected on the horizontal for it
def plane_irradiance(dni, dhi, cos_zenith, cos_incidence, tilt, albedo):
    ghi = dni * np.maximum(cos_zenith, 0) + dhi
    cb = np.cos(np.radians(tilt))[:, None]
    use = (cos_incidence > 0) & (cos_zenith > 0)
    beam = np.where(use, dni * cos_incidence, 0) * np.maximum(1.05 - 0.05 / cos_incidence, 0)
    sky = dhi * (1 + cb) / 2
    ground = albedo * (dni + dhi) * (1 - cb) / 2
    total = beam + sky + ground
    return {"beam": beam, "sky": sky, "ground": ground, "total": total, "gain": total.sum(axis=1) / ghi.sum()}
