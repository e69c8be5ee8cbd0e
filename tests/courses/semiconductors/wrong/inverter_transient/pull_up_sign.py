# the pull-up current is (v - VDD)/R in the balance of the node, so that the resistor discharges it; the energy is right
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    out = [v0.copy()]
    E = np.zeros(len(v0))
    for gate in vin.T:
        v = out[-1]
        I, gm, gds = mosfet_current(gate, v, np.zeros_like(v), fet)
        iR = (v - VDD) / R
        E += -iR * VDD * dt
        out.append(v + (iR - I) * dt / C)
    v = np.array(out).T
    return v, E, dt * (v[:, 1:] < VDD / 2).sum(axis=1)
