# the recovery term is 1 - E2 instead of 1 - E1
def free_precession(m, tau, df, T1, T2):
    E1 = np.exp(-tau / T1)
    E2 = np.exp(-tau / T2)
    th = 2 * np.pi * df * tau / 1e3
    B = np.array([0, 0, 1 - E2])[:, None]
    R = np.zeros((3, 3, len(df)))
    R[0, 0] = E2 * np.cos(th)
    R[0, 1] = -E2 * np.sin(th)
    R[1, 0] = E2 * np.sin(th)
    R[1, 1] = E2 * np.cos(th)
    R[2, 2] = E1
    return np.einsum("ijn,jn->in", R, m) + B
