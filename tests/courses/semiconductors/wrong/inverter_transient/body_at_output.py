# the body bias of the transistor is the output voltage instead of zero
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    m, steps = vin.shape
    V = np.zeros((m, steps + 1))
    V[:, 0] = v0
    energy = np.zeros(m)
    for s in range(steps):
        x = V[:, s]
        I, gm, gds = mosfet_current(vin[:, s], x, x, fet)
        load = (VDD - x) / R
        V[:, s + 1] = x + dt * (load - I) / C
        energy += VDD * load * dt
    low = dt * (V[:, 1:] < 0.5 * VDD).sum(1)
    return V, energy, low
