# the energy is the norm of the inputs, not its square
def steer(A, B, x0, xf, N):
    m = B.shape[1]
    cols = [B]
    for i in range(1, N):
        cols.append(A @ cols[i - 1])
    C = np.concatenate(cols[::-1], axis=1)
    W = C @ C.T
    v = C.T @ np.linalg.solve(W, xf - np.linalg.matrix_power(A, N) @ x0)
    U = v.reshape((N, m)).T
    return {"U": U, "W": W, "energy": np.linalg.norm(U)}
