# counted the calved volume after the ice was removed instead of before
def advance_glacier(H, bed, wet, balance, dx, dt, steps):
    calved = np.zeros(steps)
    for k in range(steps):
        q, _ = ice_flux(H, bed, wet, dx)
        rate = balance.copy()
        rate[:-1] -= q / dx
        rate[1:] += q / dx
        H = np.maximum(H + dt * rate, 0)
        afloat = RHO_ICE * H < -RHO_WATER * bed
        H[afloat] = 0
        calved[k] = np.sum(H[afloat]) * dx
    return H, calved
