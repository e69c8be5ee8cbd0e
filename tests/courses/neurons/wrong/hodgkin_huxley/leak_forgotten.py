# the leak current is left out
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    v = V0
    gates = gate_rates(v, celsius)["inf"]
    V_list = []
    na_list = []
    for t in range(I.shape[1]):
        rates = gate_rates(v, celsius)
        gates = rates["inf"] + (gates - rates["inf"]) * np.exp(-dt / rates["tau"])
        m, h, n = gates[0], gates[1], gates[2]
        sodium = g[0] * m * m * m * h * (v - E[0])
        potassium = g[1] * (n * n) ** 2 * (v - E[1])
        v = v + dt * (I[:, t] - sodium - potassium) / C
        V_list.append(v)
        na_list.append(sodium)
    return np.column_stack(V_list), gates, np.array(na_list).sum(axis=0) * dt
