# the time below VDD/2 counts the beginnings of the steps instead of their ends
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    m, steps = vin.shape
    v = np.zeros((m, steps + 1))
    v[:, 0] = v0
    energy = np.zeros(m)
    low = np.zeros(m)
    for k in range(steps):
        low += np.where(v[:, k] < VDD / 2, dt, 0)
        I, _, _ = mosfet_current(vin[:, k], v[:, k], np.zeros(m), fet)
        supply = (VDD - v[:, k]) / R
        energy += VDD * supply * dt
        v[:, k + 1] = v[:, k] + dt * (supply - I) / C
    return v, energy, low
