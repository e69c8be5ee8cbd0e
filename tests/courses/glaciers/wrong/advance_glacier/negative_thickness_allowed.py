# let the thickness become negative instead of limiting it at zero
def advance_glacier(H, bed, wet, balance, dx, dt, steps):
    calved = np.zeros(steps)
    for k in range(steps):
        q, _ = ice_flux(H, bed, wet, dx)
        rate = balance.copy()
        rate[:-1] -= q / dx
        rate[1:] += q / dx
        H = H + dt * rate
        afloat = RHO_ICE * H < -RHO_WATER * bed
        calved[k] = np.sum(H[afloat]) * dx
        H[afloat] = 0
    return H, calved
