# the gate voltage of the first step is used in all steps
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    m, steps = vin.shape
    vs = [v0]
    energy = 0
    g = vin[:, 0]
    for k in range(steps):
        v = vs[k]
        I, _, _ = mosfet_current(g, v, np.zeros(m), fet)
        s = (VDD - v) / R
        energy = energy + VDD * s * dt
        vs.append(v + dt / C * (s - I))
    v = np.stack(vs, axis=1)
    return v, energy, dt * np.sum(v[:, 1:] < VDD / 2, axis=1)
