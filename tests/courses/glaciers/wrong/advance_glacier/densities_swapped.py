# swapped the densities of ice and water in the flotation criterion
def advance_glacier(H, bed, wet, balance, dx, dt, steps):
    calved = np.zeros(steps)
    for k in range(steps):
        q, _ = ice_flux(H, bed, wet, dx)
        rate = balance.copy()
        rate[:-1] -= q / dx
        rate[1:] += q / dx
        H = np.maximum(H + dt * rate, 0)
        afloat = RHO_WATER * H < -RHO_ICE * bed
        calved[k] = np.sum(H[afloat]) * dx
        H[afloat] = 0
    return H, calved
