# sky and ground use the sine of the tilt instead of the cosine
def plane_irradiance(dni, dhi, cos_zenith, cos_incidence, tilt, albedo):
    beta = np.deg2rad(tilt)
    ghi = dni * np.maximum(cos_zenith, 0) + dhi
    active = (cos_zenith > 0) & (cos_incidence > 0)
    glass = np.clip(1 - 0.05 * (1 / cos_incidence - 1), 0, None)
    beam = np.where(active, glass * cos_incidence * dni, 0)
    Fs = 0.5 * (1 + np.sin(beta))
    Fg = 0.5 * (1 - np.sin(beta))
    sky = Fs[:, None] * dhi
    ground = Fg[:, None] * (albedo * ghi)
    total = beam + sky + ground
    return {"beam": beam, "sky": sky, "ground": ground, "total": total, "gain": total.sum(axis=1) / ghi.sum()}
