# the reversal potentials of Na and K are swapped
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    E_K, E_Na, E_L = E
    g_Na, g_K, g_L = g
    v = V0
    y = gate_rates(V0, celsius)["inf"]
    V = np.zeros_like(I)
    Q_Na = np.zeros_like(V0)
    for t in range(I.shape[1]):
        rt = gate_rates(v, celsius)
        y = (y - rt["inf"]) * np.exp(-dt / rt["tau"]) + rt["inf"]
        i_na = g_Na * y[0] ** 3 * y[1] * (v - E_Na)
        i_k = g_K * y[2] ** 4 * (v - E_K)
        i_l = g_L * (v - E_L)
        v = v + dt / C * (I[:, t] - i_na - i_k - i_l)
        V[:, t] = v
        Q_Na += i_na * dt
    return V, y, Q_Na
