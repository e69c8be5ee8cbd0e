# the energy is computed with the transistor current instead of the current through the resistor
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    m, steps = vin.shape
    v = np.zeros((m, steps + 1))
    v[:, 0] = v0
    E = np.zeros(m)
    for k in range(steps):
        I, _, _ = mosfet_current(vin[:, k], v[:, k], np.zeros(m), fet)
        E += VDD * I * dt
        net = (VDD - v[:, k]) / R - I
        v[:, k + 1] = v[:, k] + net / C * dt
    below = v[:, 1:] < VDD / 2
    return v, E, below.sum(axis=1) * dt
