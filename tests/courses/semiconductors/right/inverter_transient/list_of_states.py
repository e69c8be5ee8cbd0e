# a list of states over vin.T, energy and low computed at the end
def inverter_transient(vin, v0, R, C, VDD, fet, dt):
    states = [v0]
    for gate in vin.T:
        v = states[-1]
        I = mosfet_current(gate, v, 0 * v, fet)[0]
        states.append(v + ((VDD - v) / R - I) * dt / C)
    v = np.column_stack(states)
    energy = VDD * dt * (VDD - v[:, :-1]).sum(axis=1) / R
    low = np.count_nonzero(v[:, 1:] < VDD / 2, axis=1) * dt
    return v, energy, low
