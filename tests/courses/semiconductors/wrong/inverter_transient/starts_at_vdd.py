# the outputs start at VDD instead of at v0
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    m, steps = vin.shape
    v = np.full((m, steps + 1), float(VDD))
    energy = np.zeros(m)
    for k in range(steps):
        I, _, _ = mosfet_current(vin[:, k], v[:, k], np.zeros(m), fet)
        supply = (VDD - v[:, k]) / R
        energy += VDD * supply * dt
        v[:, k + 1] = v[:, k] + dt * (supply - I) / C
    low = dt * np.sum(v[:, 1:] < VDD / 2, axis=1)
    return v, energy, low
