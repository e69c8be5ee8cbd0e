# Ad is summed as exp(A dt) with only terms terms, up to (A dt)^(terms-1), one power short of I + A Psi
def discretize(A, B, dt, terms):
    n = A.shape[0]
    Ad = np.zeros((n, n))
    Psi = np.zeros((n, n))
    E = np.eye(n)
    for k in range(terms):
        Ad += E
        Psi += E * dt / (k + 1)
        E = E @ A * dt / (k + 1)
    return Ad, Psi @ B
