# the pull-up resistor is left out of the balance of the node: only the transistor discharges it
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    m, steps = vin.shape
    v = np.zeros((m, steps + 1))
    v[:, 0] = v0
    energy = np.zeros(m)
    low = np.zeros(m)
    for k in range(steps):
        I, _, _ = mosfet_current(vin[:, k], v[:, k], np.zeros(m), fet)
        energy += dt * VDD * (VDD - v[:, k]) / R
        v[:, k + 1] = v[:, k] - dt * I / C
        low[v[:, k + 1] < VDD / 2] += dt
    return v, energy, low
