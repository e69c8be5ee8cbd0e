# the gates take an Euler step instead of the exact exponential relaxation
def hodgkin_huxley(I, V0, g, E, C, celsius, dt):
    v = V0
    m, h, n = gate_rates(v, celsius)["inf"]
    Vout = np.zeros(I.shape)
    Qna = np.zeros(V0.shape)
    for t in range(I.shape[1]):
        info = gate_rates(v, celsius)
        m_inf, h_inf, n_inf = info["inf"]
        tm, th, tn = info["tau"]
        m = m + dt * (m_inf - m) / tm
        h = h + dt * (h_inf - h) / th
        n = n + dt * (n_inf - n) / tn
        na = g[0] * m**3 * h * (v - E[0])
        k = g[1] * n**4 * (v - E[1])
        l = g[2] * (v - E[2])
        v = v + dt * (I[:, t] - na - k - l) / C
        Vout[:, t] = v
        Qna = Qna + na * dt
    return Vout, np.stack([m, h, n]), Qna
