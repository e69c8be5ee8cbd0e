# the transistor always sees the output voltage of the start, v0, as its drain voltage
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    m, steps = vin.shape
    v = np.zeros((m, steps + 1))
    v[:, 0] = v0
    energy = np.zeros(m)
    ground = np.zeros(m)
    for k in range(steps):
        I, _, _ = mosfet_current(vin[:, k], v0, ground, fet)
        supply = (VDD - v[:, k]) / R
        energy += VDD * supply * dt
        v[:, k + 1] = v[:, k] + dt * (supply - I) / C
    low = (v < VDD / 2)[:, 1:].sum(axis=1) * dt
    return v, energy, low
