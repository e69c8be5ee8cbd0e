# the glass is left out of the beam, and the ground reflects only the diffuse irradiance
def plane_irradiance(dni, dhi, cos_zenith, cos_incidence, tilt, albedo):
    ghi = dni * np.maximum(cos_zenith, 0) + dhi
    beam = np.where(cos_zenith > 0, dni * np.maximum(cos_incidence, 0), 0)
    f = (1 + np.cos(np.radians(tilt[:, None]))) / 2
    sky = f * dhi
    ground = (1 - f) * albedo * dhi
    total = beam + sky + ground
    return {"beam": beam, "sky": sky, "ground": ground, "total": total, "gain": total.sum(axis=1) / ghi.sum()}
