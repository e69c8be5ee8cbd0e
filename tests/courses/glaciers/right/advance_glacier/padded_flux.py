def advance_glacier(H, bed, wet, balance, dx, dt, steps):
    calved = []
    limit = RHO_WATER / RHO_ICE * np.maximum(-bed, 0)
    for _ in range(steps):
        q = np.pad(ice_flux(H, bed, wet, dx)[0], 1)
        H = H + balance * dt - np.diff(q) * (dt / dx)
        H = np.where(H < 0, 0, H)
        stays = H >= limit
        calved.append(dx * H[~stays].sum())
        H = H * stays
    return H, np.array(calved)
