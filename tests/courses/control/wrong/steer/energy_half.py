# the energy has a factor one half
def steer(A, B, x0, xf, N):
    n, m = B.shape
    W = np.zeros((n, n))
    F = B.copy()
    hist = []
    for _ in range(N):
        hist.append(F)
        W += F @ F.T
        F = A @ F
    free = x0
    for _ in range(N):
        free = A @ free
    q = np.linalg.solve(W, xf - free)
    U = np.array([f.T @ q for f in hist[::-1]]).T
    return {"U": U, "W": W, "energy": 0.5 * np.sum(U**2)}
