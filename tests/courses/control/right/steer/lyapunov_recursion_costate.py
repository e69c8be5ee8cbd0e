# Gramian by the recursion W = A W A' + B B', inputs by a costate that runs backward
def steer(A, B, x0, xf, N):
    W = np.zeros_like(A)
    free = x0.copy()
    for _ in range(N):
        W = A @ W @ A.T + B @ B.T
        free = A @ free
    lam = np.linalg.inv(W) @ (xf - free)
    U = np.zeros((B.shape[1], N))
    for k in range(N - 1, -1, -1):
        U[:, k] = B.T @ lam
        lam = A.T @ lam
    return {"U": U, "W": W, "energy": np.sum(U**2)}
