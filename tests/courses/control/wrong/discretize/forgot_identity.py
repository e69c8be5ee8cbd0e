# the identity is missing from Ad: it returns A Psi
def discretize(A, B, dt, terms):
    M = np.identity(A.shape[0]) * dt
    acc = M.copy()
    for k in range(2, terms + 1):
        M = (M @ A) * (dt / k)
        acc += M
    return np.einsum("ij,jk->ik", A, acc), np.einsum("ij,jk->ik", acc, B)
