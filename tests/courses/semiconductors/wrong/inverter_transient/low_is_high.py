# the time above VDD/2 is counted instead of below
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    m, steps = vin.shape
    v = np.zeros((m, steps + 1))
    v[:, 0] = v0
    energy = np.zeros(m)
    for k in range(steps):
        I, _, _ = mosfet_current(vin[:, k], v[:, k], np.zeros(m), fet)
        i_r = (VDD - v[:, k]) / R
        energy += VDD * i_r * dt
        v[:, k + 1] = v[:, k] + dt * (i_r - I) / C
    return v, energy, dt * (v[:, 1:] > VDD / 2).sum(axis=1)
