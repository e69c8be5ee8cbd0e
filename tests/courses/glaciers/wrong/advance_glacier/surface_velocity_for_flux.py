# used the surface velocity instead of the flux, the wrong one of the two results
def advance_glacier(H, bed, wet, balance, dx, dt, steps):
    calved = np.zeros(steps)
    for k in range(steps):
        _, q = ice_flux(H, bed, wet, dx)
        rate = balance.copy()
        rate[:-1] -= q / dx
        rate[1:] += q / dx
        H = np.maximum(H + dt * rate, 0)
        afloat = RHO_ICE * H < -RHO_WATER * bed
        calved[k] = np.sum(H[afloat]) * dx
        H[afloat] = 0
    return H, calved
