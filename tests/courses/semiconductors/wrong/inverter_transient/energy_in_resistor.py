# the energy is that lost in the resistor, (VDD - v)^2/R, instead of what the supply gives
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    m, steps = vin.shape
    v = np.zeros((m, steps + 1))
    v[:, 0] = v0
    for k in range(steps):
        I = mosfet_current(vin[:, k], v[:, k], np.zeros(m), fet)[0]
        v[:, k + 1] = v[:, k] + dt * ((VDD - v[:, k]) / R - I) / C
    drop = VDD - v[:, :-1]
    energy = dt * np.sum(drop**2, axis=1) / R
    low = dt * np.sum(v[:, 1:] < VDD / 2, axis=1)
    return v, energy, low
