# the free motion is A^(N-1) x0 instead of A^N x0
def steer(A, B, x0, xf, N):
    free = x0
    for i in range(1, N):
        free = A @ free
    blocks = []
    M = np.eye(A.shape[0])
    for i in range(N):
        blocks.append(M @ B)
        M = M @ A
    W = sum(b @ b.T for b in blocks)
    mult = np.linalg.solve(W, xf - free)
    U = np.column_stack([blocks[N - 1 - i].T @ mult for i in range(N)])
    return {"U": U, "W": W, "energy": np.sum(U**2)}
