# einsum for the view factors, the beam by assignment through an index list
def plane_irradiance(dni, dhi, cos_zenith, cos_incidence, tilt, albedo):
    ghi = dhi + np.where(cos_zenith > 0, dni * cos_zenith, 0)
    i, j = np.nonzero((cos_incidence > 0) & (cos_zenith > 0)[None, :])
    x = cos_incidence[i, j]
    beam = np.zeros(cos_incidence.shape)
    beam[i, j] = dni[j] * np.clip(x - 0.05 + 0.05 * x, 0, None)
    views = np.stack([1 + np.cos(np.radians(tilt)), 1 - np.cos(np.radians(tilt))]) / 2
    sky, ground = np.einsum("sp,st->spt", views, np.stack([dhi, albedo * ghi]))
    total = np.sum([beam, sky, ground], axis=0)
    return {"beam": beam, "sky": sky, "ground": ground, "total": total, "gain": np.einsum("pt->p", total) / ghi.sum()}
