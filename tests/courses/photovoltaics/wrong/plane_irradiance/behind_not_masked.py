# the beam is not set to 0 where the sun is behind the panel
def plane_irradiance(dni, dhi, cos_zenith, cos_incidence, tilt, albedo):
    day = cos_zenith > 0
    r = np.maximum(0, 1 - 0.05 * (1 / cos_incidence - 1))
    beam = dni * cos_incidence * r
    beam[:, ~day] = 0
    ghi = dhi + np.where(day, dni * cos_zenith, 0)
    c = np.cos(tilt * np.pi / 180)
    sky = np.einsum("p,t->pt", (1 + c) / 2, dhi)
    ground = np.einsum("p,t->pt", (1 - c) / 2, ghi) * albedo
    total = beam + sky + ground
    gain = np.einsum("pt->p", total) / ghi.sum()
    return {"beam": beam, "sky": sky, "ground": ground, "total": total, "gain": gain}
