# let the floating ice calve before the thickness is changed instead of after it
def advance_glacier(H, bed, wet, balance, dx, dt, steps):
    calved = np.zeros(steps)
    for k in range(steps):
        H = H.copy()
        afloat = RHO_ICE * H < -RHO_WATER * bed
        calved[k] = np.sum(H[afloat]) * dx
        H[afloat] = 0
        q, _ = ice_flux(H, bed, wet, dx)
        rate = balance.copy()
        rate[:-1] -= q / dx
        rate[1:] += q / dx
        H = np.maximum(H + dt * rate, 0)
    return H, calved
