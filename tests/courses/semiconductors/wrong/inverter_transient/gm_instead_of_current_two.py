# gm (the second output of mosfet_current) is used as the current, and the energy lacks the factor VDD
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    m, steps = vin.shape
    v = np.zeros((m, steps + 1))
    v[:, 0] = v0
    energy = np.zeros(m)
    for k in range(steps):
        _, I, _ = mosfet_current(vin[:, k], v[:, k], np.zeros(m), fet)
        supply = (VDD - v[:, k]) / R
        energy += supply * dt
        v[:, k + 1] = v[:, k] + dt * (supply - I) / C
    low = dt * np.sum(v[:, 1:] < VDD / 2, axis=1)
    return v, energy, low
