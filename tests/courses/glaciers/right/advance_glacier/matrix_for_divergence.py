def advance_glacier(H, bed, wet, balance, dx, dt, steps):
    m = len(bed)
    D = np.zeros((m, m - 1))
    for j in range(m - 1):
        D[j, j] = 1.0
        D[j + 1, j] = -1.0

    def grow(h):
        flux, speed = ice_flux(h, bed, wet, dx)
        return np.clip(h + dt * (balance - D @ flux / dx), 0, None)

    h = np.array(H)
    lost = np.empty(steps)
    for k in range(steps):
        full = grow(h)
        h = np.where(full * RHO_ICE + bed * RHO_WATER < 0, 0.0, full)
        lost[k] = (full.sum() - h.sum()) * dx
    return h, lost
