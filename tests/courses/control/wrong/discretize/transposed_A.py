# Psi is built from the transpose of A
def discretize(A, B, dt, terms):
    n = A.shape[1]
    psi = np.eye(n) * dt
    last = np.eye(n) * dt
    for k in range(1, terms):
        last = last @ A.T * dt / (k + 1)
        psi = psi + last
    return np.eye(n) + A @ psi, psi @ B
