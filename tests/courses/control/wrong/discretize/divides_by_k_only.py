# each term is divided by k+1 only, not by the factorial (k+1)!
def discretize(A, B, dt, terms):
    h = dt
    mats = [np.linalg.matrix_power(A * h, k) * h / (k + 1) for k in range(terms)]
    Psi = np.sum(mats, axis=0)
    return np.eye(len(A)) + A @ Psi, Psi @ B
