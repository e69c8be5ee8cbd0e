# the energy lacks the factor VDD: it is the charge from the supply
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    m, steps = vin.shape
    v = np.zeros((m, steps + 1))
    v[:, 0] = v0
    energy = np.zeros(m)
    for k in range(steps):
        I, *_ = mosfet_current(vin[:, k], v[:, k], np.zeros(m), fet)
        supply = np.divide(VDD - v[:, k], R)
        energy += supply * dt
        v[:, k + 1] = v[:, k] + dt * (supply - I) / C
    low = dt * np.sum(np.less(v[:, 1:], VDD / 2), axis=1)
    return v, energy, low
