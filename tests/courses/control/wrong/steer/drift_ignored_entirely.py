# the gap is xf alone, as if the start were zero
def steer(A, B, x0, xf, N):
    G = [B]
    while len(G) < N:
        G.append(A @ G[-1])
    W = np.einsum("kij,klj->il", np.array(G), np.array(G))
    p = np.linalg.inv(W) @ xf
    cols = [G[N - 1 - k].T @ p for k in range(N)]
    U = np.column_stack(cols)
    return {"U": U, "W": W, "energy": (U**2).sum()}
