# the factorials are missing: the terms are a plain geometric series
def discretize(A, B, dt, terms):
    n = A.shape[0]
    Psi = np.zeros((n, n))
    P = np.eye(n)
    for _ in range(terms):
        Psi = Psi + P * dt
        P = P @ (A * dt)
    return np.eye(n) + A.dot(Psi), Psi.dot(B)
