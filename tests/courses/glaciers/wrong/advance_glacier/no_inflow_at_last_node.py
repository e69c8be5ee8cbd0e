# left out the inflow into the last node instead of only closing its outer side
def advance_glacier(H, bed, wet, balance, dx, dt, steps):
    m = len(H)
    thick = np.array(H)
    lost = np.zeros(steps)
    for t in range(steps):
        flux, speed = ice_flux(thick, bed, wet, dx)
        new = thick + dt * balance
        new[0] -= dt * flux[0] / dx
        for i in range(1, m - 1):
            new[i] -= dt * (flux[i] - flux[i - 1]) / dx
        for i in range(m):
            if new[i] < 0:
                new[i] = 0.0
            depth = -bed[i]
            if RHO_ICE * new[i] < RHO_WATER * depth:
                lost[t] += new[i] * dx
                new[i] = 0.0
        thick = new
    return thick, lost
