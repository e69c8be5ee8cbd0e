# each step as a 2 x 2 matrix for each mode, applied with einsum
def linear_growth(lna, delta0, ratio, omega_m, omega_l):
    state = np.stack([delta0, delta0], axis=1).astype(float)
    states = [state]
    for l0, h in zip(lna[:-1], np.diff(lna)):
        m, c = omega_m * np.exp(-3 * l0), (1 - omega_m - omega_l) * np.exp(-2 * l0)
        e = m + c + omega_l
        kick = np.zeros((len(delta0), 2, 2))
        kick[:, 0, 0] = 1
        kick[:, 1, 0] = h * 1.5 * m / e * (1 - ratio)
        kick[:, 1, 1] = 1 - h * (2 - (1.5 * m + c) / e)
        drift = np.array([[1.0, h], [0.0, 1.0]])
        state = np.einsum("ab,nbc,nc->na", drift, kick, state)
        states.append(state)
    s = np.array(states)
    return s[:, :, 0].T, (s[:, :, 1] / s[:, :, 0]).T
