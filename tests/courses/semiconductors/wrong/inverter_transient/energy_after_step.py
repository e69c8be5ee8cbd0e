# the energy of a step uses the output voltage at its end instead of at its beginning
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    m, steps = vin.shape
    v = np.zeros((m, steps + 1))
    v[:, 0] = v0
    energy = np.zeros(m)
    for k in range(steps):
        I, _, _ = mosfet_current(vin[:, k], v[:, k], np.zeros(m), fet)
        v[:, k + 1] = v[:, k] + dt * ((VDD - v[:, k]) / R - I) / C
        energy += VDD * (VDD - v[:, k + 1]) / R * dt
    low = dt * np.sum(v[:, 1:] < VDD / 2, axis=1)
    return v, energy, low
