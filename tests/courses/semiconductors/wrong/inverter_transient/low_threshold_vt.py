# the output counts as low below the threshold voltage VT0 instead of below VDD/2
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    m, steps = vin.shape
    v = np.zeros((m, steps + 1))
    v[:, 0] = v0
    energy = np.zeros(m)
    for k in range(steps):
        I, _, _ = mosfet_current(vin[:, k], v[:, k], np.zeros(m), fet)
        supply = (VDD - v[:, k]) / R
        energy += VDD * supply * dt
        v[:, k + 1] = v[:, k] + dt * (supply - I) / C
    low = dt * np.sum(v[:, 1:] < fet["VT0"], axis=1)
    return v, energy, low
