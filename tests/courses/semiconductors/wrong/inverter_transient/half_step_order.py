# the pull-up acts first and the transistor then sees the already raised voltage of the same step
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    m, steps = vin.shape
    v = np.zeros((m, steps + 1))
    v[:, 0] = v0
    energy = np.zeros(m)
    for k in range(steps):
        supply = (VDD - v[:, k]) / R
        energy += VDD * supply * dt
        raised = v[:, k] + dt * supply / C
        I, _, _ = mosfet_current(vin[:, k], raised, np.zeros(m), fet)
        v[:, k + 1] = raised - dt * I / C
    low = dt * np.sum(v[:, 1:] < VDD / 2, axis=1)
    return v, energy, low
