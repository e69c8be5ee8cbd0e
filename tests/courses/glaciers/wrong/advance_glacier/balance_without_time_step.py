# added the whole year's balance in each step instead of the balance times dt
def advance_glacier(H, bed, wet, balance, dx, dt, steps):
    out = []
    h = H
    for step in range(steps):
        flux = ice_flux(h, bed, wet, dx)[0]
        padded = np.concatenate([[0.0], flux, [0.0]])
        h = h - dt * np.diff(padded) / dx + balance
        h[h < 0] = 0
        floating = h < RHO_WATER / RHO_ICE * (0 - bed)
        out.append(dx * h[floating].sum())
        h = np.where(floating, 0.0, h)
    return h, np.array(out)
