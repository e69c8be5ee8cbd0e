# the series alternates in sign, as for exp(-A dt)
def discretize(A, B, dt, terms):
    n = A.shape[0]
    p = np.eye(n)
    psi = np.zeros((n, n))
    denom = 1
    for k in range(terms):
        denom *= k + 1
        psi += (-1) ** k * p * dt ** (k + 1) / denom
        p = p @ A
    return np.eye(n) + A @ psi, psi @ B
