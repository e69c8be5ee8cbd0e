# R is missing in the matrix that is inverted
def lqr_gains(A, B, Q, R, Qf, N):
    n, m = B.shape
    Ps = [Qf]
    Ks = []
    for _ in range(N):
        S = Ps[0]
        K = np.linalg.pinv(B.T @ S @ B) @ B.T @ S @ A
        Ks.insert(0, K)
        Ps.insert(0, Q + A.T @ S @ (A - B @ K))
    return np.stack(Ks, axis=2), np.stack(Ps, axis=2)
