# gave the volume that has calved since the beginning instead of that of each step
def advance_glacier(H, bed, wet, balance, dx, dt, steps):
    calved = np.zeros(steps)
    total = 0.0
    state = H.copy()
    limit = -bed * RHO_WATER / RHO_ICE
    for k in range(steps):
        q = ice_flux(state, bed, wet, dx)[0]
        div = np.zeros_like(state)
        div[:-1] = q
        div[1:] -= q
        state = state + dt * (balance - div / dx)
        state[state < 0] = 0
        off = state < limit
        total += dx * np.sum(state[off])
        calved[k] = total
        state[off] = 0
    return state, calved
