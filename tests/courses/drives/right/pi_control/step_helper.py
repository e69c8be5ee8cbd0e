def pi_control(reference, measured, k_p, T_i, dt, u_max):
    def step(I, t):
        e = reference[t] - measured[t]
        I_new = I + e * dt * (k_p / T_i)
        want = I_new + k_p * e
        got = np.sign(want) * min(abs(want), u_max[t])
        keep = got == want or (e > 0) != (want > 0)
        return got, (I_new if keep else I)

    I, u = 0.0, np.zeros(len(measured))
    for t in range(len(measured)):
        u[t], I = step(I, t)
    return u, I
