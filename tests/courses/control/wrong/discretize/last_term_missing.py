# one term too few is summed: the last of the series is left out
def discretize(A, B, dt, terms):
    n = A.shape[0]
    term = dt * np.eye(n)
    Psi = np.zeros((n, n))
    for j in range(terms - 1):
        Psi = Psi + term
        term = term @ A * dt / (j + 2)
    Ad = np.eye(n) + A @ Psi
    Bd = Psi @ B
    return Ad, Bd
