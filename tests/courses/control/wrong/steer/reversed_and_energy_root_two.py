# two mistakes: the inputs come in reversed order in time, and the energy is the norm without the square
def steer(A, B, x0, xf, N):
    pieces = [B]
    for i in range(N - 1):
        pieces.append(np.dot(A, pieces[i]))
    W = sum(np.dot(p, p.T) for p in pieces)
    diff = xf - np.dot(np.linalg.matrix_power(A, N), x0)
    a = np.dot(np.linalg.inv(W), diff)
    U = np.zeros((B.shape[1], N))
    for i in range(N):
        U[:, i] = np.dot(pieces[i].T, a)
    return {"U": U, "W": W, "energy": np.sqrt(np.sum(U**2))}
