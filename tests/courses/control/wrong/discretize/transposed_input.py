# Bd uses the transpose of Psi: Psi^T B instead of Psi B
def discretize(A, B, dt, terms):
    n = A.shape[0]
    layers = np.zeros((terms, n, n))
    layers[0] = np.eye(n) * dt
    for j in range(1, terms):
        layers[j] = layers[j - 1] @ A * dt / (j + 1)
    Psi = layers.sum(axis=0)
    Ad = np.eye(n) + A @ Psi
    Bd = np.einsum("ji,jk->ik", Psi, B)
    return Ad, Bd
