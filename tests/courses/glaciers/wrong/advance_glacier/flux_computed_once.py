# computed the flux once from the first thickness instead of anew in each step
def advance_glacier(H, bed, wet, balance, dx, dt, steps):
    q, u = ice_flux(H, bed, wet, dx)
    edge = np.zeros(len(H) + 1)
    edge[1:-1] = q
    dHdt = balance - (edge[1:] - edge[:-1]) / dx
    calved = np.zeros(steps)
    for k in range(steps):
        H = H + dt * dHdt
        H = np.clip(H, 0, None)
        floats = (RHO_ICE * H + RHO_WATER * bed) < 0
        calved[k] = (H * floats).sum() * dx
        H = H * ~floats
    return H, calved
