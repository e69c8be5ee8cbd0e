# the energy of a step uses the output voltage at its end, and the time above VDD/2 is counted instead of below
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    m, steps = vin.shape
    v = np.zeros((m, steps + 1))
    v[:, 0] = v0
    for k in range(steps):
        I, _, _ = mosfet_current(vin[:, k], v[:, k], np.zeros(m), fet)
        v[:, k + 1] = v[:, k] + dt * ((VDD - v[:, k]) / R - I) / C
    energy = dt * VDD * np.sum(VDD - v[:, 1:], axis=1) / R
    low = dt * np.sum(v[:, 1:] > VDD / 2, axis=1)
    return v, energy, low
