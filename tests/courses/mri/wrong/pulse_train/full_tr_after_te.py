# after the echo the magnetization precesses for the whole TR instead of TR - TE
def pulse_train(flips, phases, TR, TE, df, T1, T2, spoil):
    N = flips.shape[0]
    n = df.shape[0]
    state = np.zeros((3, n))
    state[2] += 1
    out = np.zeros(N, dtype=complex)
    zs = np.zeros(N)
    for p in range(N):
        a, f = np.deg2rad(flips[p]), np.deg2rad(phases[p])
        zs[p] = state[2].sum() / n
        w = (state[0] + 1j * state[1]) * np.exp(-1j * f)
        wy = w.imag * np.cos(a) - state[2] * np.sin(a)
        wz = w.imag * np.sin(a) + state[2] * np.cos(a)
        w = (w.real + 1j * wy) * np.exp(1j * f)
        state = np.array([w.real, w.imag, wz])
        at_te = free_precession(state, TE, df, T1, T2)
        out[p] = np.exp(-1j * f) * (at_te[0] + 1j * at_te[1]).sum() / n
        state = free_precession(at_te, TR, df, T1, T2)
        if spoil:
            state[0] = state[1] = 0
    return out, zs
