# the series on the augmented matrix [[A, B], [0, 0]], whose exponential series holds Ad and Bd
def discretize(A, B, dt, terms):
    n, m = B.shape
    M = np.block([[A, B], [np.zeros((m, n + m))]])
    E = np.eye(n + m)
    T = np.eye(n + m)
    for k in range(1, terms + 1):
        T = T @ M * dt / k
        E = E + T
    return E[:n, :n], E[:n, n:]
