# the energy from the charge balance of the node: drawn charge = C*(change of v) + charge through the transistor
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    m, steps = vin.shape
    v = np.zeros((m, steps + 1))
    v[:, 0] = v0
    through = np.zeros(m)
    for k in range(1, steps + 1):
        before = v[:, k - 1]
        I = mosfet_current(vin[:, k - 1], before, np.zeros(m), fet)[0]
        through += I * dt
        v[:, k] = before + dt * ((VDD - before) / R - I) / C
    energy = VDD * (C * (v[:, -1] - v0) + through)
    low = np.array([dt * sum(1 for x in row[1:] if x < VDD / 2) for row in v])
    return v, energy, low
